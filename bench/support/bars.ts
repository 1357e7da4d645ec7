/** Groups of figures as one picture of bars, legible on light and dark pages. */

export interface Bars {
  readonly title: string;
  readonly unit: string;
  readonly isLessBetter: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    /** The middle half of what was measured. */
    readonly from: number;
    readonly to: number;
  }[];
}

const WIDTH = 760;
const NAMES = 280;
const ROW = 22;
const HEAD = 34;
const LONGEST = WIDTH - NAMES - 110;

export const figure = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toString();

/** An SVG of its own. Every group has its own scale; the bar of Hearth itself is the coloured one. */
export function bars(groups: readonly Bars[]): string {
  let y = 0;
  const parts = groups.map((group) => {
    const from = y;
    y += HEAD + group.rows.length * ROW + 14;
    return groupAt(group, from);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="${escaped(groups.map(({ title }) => title).join('; '))}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#3c3a37}.t{font-weight:600}.q{fill:#6d6a65}.b{fill:#a9a49c}.h{fill:#c2410c}',
    '@media(prefers-color-scheme:dark){text{fill:#e7e4df}.q{fill:#a9a49c}.b{fill:#6d6a65}.h{fill:#f97316}}</style>',
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function groupAt({ title, unit, isLessBetter, rows }: Bars, y: number): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const better = isLessBetter ? 'less is better' : 'more is better';
  const lines = rows.map(({ name, value }, at) => {
    const top = y + HEAD + at * ROW;
    const width = Math.max(2, (value / most) * LONGEST);
    return [
      `<text x="${NAMES - 10}" y="${top + 14}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${NAMES}" y="${top + 3}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="2" class="${name.startsWith('Hearth') ? 'h' : 'b'}"/>`,
      `<text x="${(NAMES + width + 6).toFixed(1)}" y="${top + 14}" class="q">${figure(value)}</text>`,
    ].join('');
  });
  const head = `<text x="0" y="${y + 20}" class="t">${escaped(title)}<tspan class="q" font-weight="400">  ${unit}, ${better}</tspan></text>`;
  return [head, ...lines].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

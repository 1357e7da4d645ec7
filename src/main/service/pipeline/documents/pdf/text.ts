/**
 * What a PDF page gives: texts with their place and look, and runs of one look, of which lines are made.
 *
 * Places are PDF points with the origin at the bottom left of the page as it is shown.
 */
import { escapeHtml } from '../read.ts';

export interface Look {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Set in a typewriter font. */
  readonly mono?: boolean;
}

export interface PdfText extends Look {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  readonly font: string;
  /** Address of the link that lies over the text. */
  readonly link?: string;
  /** Its characters stand below each other. */
  readonly isVertical?: boolean;
  /** The value of a form's field. */
  readonly isValue?: boolean;
}

/** Text of one look. */
export interface Run extends Look {
  readonly text: string;
  readonly link?: string;
  readonly raised?: 'sup' | 'sub';
  readonly font?: string;
}

/** Of any number of values, where `Math.min` takes some thousands; infinite where there is none. */
export const least = (values: readonly number[]): number =>
  values.reduce((found, value) => Math.min(found, value), Infinity);
export const most = (values: readonly number[]): number =>
  values.reduce((found, value) => Math.max(found, value), -Infinity);

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Runs without their first characters. */
export function dropStart(runs: readonly Run[], count: number): readonly Run[] {
  let left = count;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
}

/** Runs without their last characters. */
export function dropEnd(runs: readonly Run[], count: number): readonly Run[] {
  let left = Math.max(0, textOfRuns(runs).length - count);
  return runs.flatMap((run) => {
    const kept = Math.min(left, run.text.length);
    left -= kept;
    return kept === 0 ? [] : [{ ...run, text: run.text.slice(0, kept) }];
  });
}

const NO_SPACES =
  /[\u2e80-\u2fff\u3000-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uff65]/;

/** Chinese and Japanese put no space between words. */
export function isWithoutSpace(before: string, after: string): boolean {
  return NO_SPACES.test(before.slice(-1)) && NO_SPACES.test(after.slice(0, 1));
}

/** What a word divided by a hyphen may be followed by, when the hyphen stands for a word left out. */
const CONJUNCTION = /^(?:and|or|to|und|oder|bis|et|ou|e|o|y|en|of|och)\b/;

/** Lines as one text: a word divided at the end of a line is joined again, unless `kept` knows it with its hyphen. */
export function joinLines(
  lines: readonly (readonly Run[])[],
  kept: ReadonlySet<string>,
): readonly Run[] {
  const out: Run[] = [];
  for (const runs of lines) {
    const first = runs[0];
    const last = out.at(-1);
    if (first === undefined) continue;
    if (last === undefined) {
      for (const run of runs) out.push(run);
      continue;
    }
    const joint = jointOf(
      last,
      first,
      textOfRuns(out.slice(-4)).slice(-80),
      textOfRuns(runs).slice(0, 80),
      kept,
    );
    if (joint === 'cut') out[out.length - 1] = { ...last, text: last.text.slice(0, -1) };
    if (joint === 'space') out[out.length - 1] = { ...last, text: `${last.text} ` };
    for (const run of runs) out.push(run);
  }
  return out;
}

function jointOf(
  last: Run,
  first: Run,
  before: string,
  after: string,
  kept: ReadonlySet<string>,
): 'cut' | 'space' | 'none' {
  if (isWithoutSpace(before, after)) return 'none';
  // an address that goes over two lines
  if (last.link !== undefined && last.link === first.link && last.link.includes(last.text.trim()))
    return 'none';
  if (!/[\p{L}\p{N}][-\u2010\u00ad]$/u.test(before) || CONJUNCTION.test(after)) return 'space';
  if (!/\p{L}.$/u.test(before) || !/^\p{Ll}/u.test(after))
    return /^[\p{L}\p{N}]/u.test(after) ? 'none' : 'space';
  const word = `${/[\p{L}-]+$/u.exec(before)?.[0] ?? ''}${/^\p{L}+/u.exec(after)?.[0] ?? ''}`;
  return kept.has(word.toLowerCase()) ? 'none' : 'cut';
}

const sameLook = (a: Run, b: Run): boolean =>
  a.link === b.link &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.mono === b.mono &&
  a.raised === b.raised;

/** Runs as HTML; `isPlain` leaves bold and italic out, as in headings. */
export function runsToHtml(runs: readonly Run[], isPlain = false): string {
  const merged: Run[] = [];
  for (const run of isPlain ? runs.map(plain) : runs) {
    const last = merged.at(-1);
    if (last !== undefined && (sameLook(last, run) || run.text.trim() === ''))
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged.map(runToHtml).join('').trim();
}

const plain = ({ text, link, raised }: Run): Run => ({
  text,
  ...(link === undefined ? {} : { link }),
  ...(raised === undefined ? {} : { raised }),
});

function runToHtml(run: Run): string {
  const inner = run.text.trim();
  if (inner === '') return run.text;
  const tags = [
    run.raised,
    run.mono === true && run.link === undefined ? 'code' : undefined,
    run.italic === true ? 'em' : undefined,
    run.bold === true ? 'strong' : undefined,
  ];
  let html = escapeHtml(inner);
  for (const tag of tags) if (tag !== undefined) html = `<${tag}>${html}</${tag}>`;
  if (run.link !== undefined) html = `<a href="${escapeHtml(run.link)}">${html}</a>`;
  const start = run.text.indexOf(inner);
  return `${run.text.slice(0, start)}${html}${run.text.slice(start + inner.length)}`;
}

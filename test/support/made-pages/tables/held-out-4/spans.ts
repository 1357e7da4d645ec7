/** Grids of half `held-out-4` whose cells span, hold blocks, feet or groups; and tables that are no tables. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, aPrice, figures } from '../data.ts';
import { tableKind, type CellTruth, type TableTruth } from '../truth.ts';
import { escapeCell as esc, table } from '../write.ts';
import { inReport, report } from './frames.ts';

const covered = (text: string): CellTruth => ({ text, isCovered: true });
const cells = (row: readonly string[], tag = 'td') =>
  row.map((c) => `<${tag}>${esc(c)}</${tag}>`).join('');

export const spans: readonly Kind<TableTruth>[] = [
  inReport('row-groups-by-spanning-first-cell', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const groups = page.random.times(page.random.int(2, 3), () => ({
      name: aName(page),
      rows: page.random.times(page.random.int(2, 3), () => [aName(page), aNumber(page)]),
    }));
    made.grid([
      head,
      ...groups.flatMap(({ name, rows }) =>
        rows.map((r, i) => [i === 0 ? name : covered(name), ...r]),
      ),
    ]);
    return `<table class="wikitable"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${groups.map(({ name, rows }) => rows.map((r, i) => `<tr>${i === 0 ? `<th rowspan="${rows.length}" scope="rowgroup">${name}</th>` : ''}${cells(r)}</tr>`).join('')).join('')}</tbody></table>`;
  }),
  inReport('two-header-rows-with-spans', (made, page) => {
    const [first, a, b] = [aName(page), aName(page), aName(page)];
    const sub = page.random.times(4, () => aName(page));
    const rows = page.random.times(page.random.int(3, 6), () => [
      aName(page),
      ...page.random.times(4, () => aNumber(page)),
    ]);
    made.grid([[first, a, covered(a), b, covered(b)], [covered(first), ...sub], ...rows]);
    return `<table class="table table-bordered"><thead><tr><th rowspan="2">${first}</th><th colspan="2" scope="colgroup">${a}</th><th colspan="2" scope="colgroup">${b}</th></tr><tr>${cells(sub, 'th')}</tr></thead><tbody>${rows.map((r) => `<tr>${cells(r)}</tr>`).join('')}</tbody></table>`;
  }),
  inReport('sum-in-a-foot-with-span', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const rows = page.random.times(page.random.int(2, 5), () => [
      aName(page),
      String(page.random.int(1, 99)),
      aPrice(page),
    ]);
    const [label, sum] = [aName(page), aPrice(page)];
    made.grid([head, ...rows, [label, covered(label), sum]]);
    return `<table class="invoice"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map((r) => `<tr>${cells(r)}</tr>`).join('')}</tbody><tfoot><tr><td colspan="2"><strong>${label}</strong></td><td><strong>${sum}</strong></td></tr></tfoot></table>`;
  }),
  inReport('rows-of-section-titles', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const parts = page.random.times(2, () => ({
      name: aName(page),
      rows: page.random.times(page.random.int(2, 4), () => [
        aName(page),
        aNumber(page),
        aNumber(page),
      ]),
    }));
    made.grid([
      head,
      ...parts.flatMap(({ name, rows }) => [[name, covered(name), covered(name)], ...rows]),
    ]);
    return `<table class="statement"><thead><tr>${cells(head, 'th')}</tr></thead>${parts.map(({ name, rows }) => `<tbody><tr class="section"><th colspan="3" scope="rowgroup">${name}</th></tr>${rows.map((r) => `<tr>${cells(r)}</tr>`).join('')}</tbody>`).join('')}</table>`;
  }),
  inReport('calendar-week-with-tall-cells', (made, page) => {
    const days = page.random.times(4, () => aName(page));
    const [long, a, b, c, d, e] = page.random.times(6, () => aName(page));
    const x = (text: string | undefined) => text ?? '';
    made.grid([
      ['', ...days],
      ['09:00', x(a), x(long), x(b), x(c)],
      ['10:00', x(d), covered(x(long)), x(e), x(a)],
    ]);
    return `<table class="timetable"><thead><tr><th></th>${cells(days, 'th')}</tr></thead><tbody><tr><th>09:00</th><td>${x(a)}</td><td rowspan="2" class="long">${x(long)}</td><td>${x(b)}</td><td>${x(c)}</td></tr><tr><th>10:00</th><td>${x(d)}</td><td>${x(e)}</td><td>${x(a)}</td></tr></tbody></table>`;
  }),
  inReport('cells-with-lists-within', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 5), () => ({
      name: aName(page),
      points: page.random.times(page.random.int(2, 3), () => page.item('free')),
    }));
    made.grid([
      head,
      ...rows.map(({ name, points }) => [name, { text: points.join(' '), isLoose: true }]),
    ]);
    return `<table class="confluenceTable"><tbody><tr>${cells(head, 'th')}</tr>${rows.map(({ name, points }) => `<tr><td>${name}</td><td><ul>${points.map((p) => `<li>${p}</li>`).join('')}</ul></td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('cells-of-several-paragraphs', (made, page) => {
    const head = [aName(page), aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 5), () => [
      aName(page),
      page.brief('free'),
      page.brief('free'),
    ]);
    made.grid([
      head,
      ...rows.map(([a = '', b = '', c = '']) => [a, { text: `${b} ${c}`, isLoose: true }, a]),
    ]);
    return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(([a = '', b = '', c = '']) => `<tr><td>${a}</td><td><p>${b}</p><p>${c}</p></td><td>${a}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('breaks-within-cells', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 6), () => [
      aName(page),
      aName(page),
      aName(page),
    ]);
    made.grid([
      head,
      ...rows.map(([a = '', b = '', c = '']) => [a, { text: `${b} ${c}`, isLoose: true }]),
    ]);
    return `<table class="tg"><thead><tr>${head.map((h, i) => `<th class="tg-0l${i}">${h}</th>`).join('')}</tr></thead><tbody>${rows.map(([a = '', b = '', c = '']) => `<tr><td class="tg-0pky">${a}</td><td class="tg-0pky">${b}<br>${c}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('pictures-in-cells', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 5), () => ({
      name: aName(page),
      src: page.picture(),
    }));
    made.grid([head, ...rows.map(({ name, src }) => [{ text: '', pictures: [src] }, name])]);
    return `<table class="species"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(({ name, src }) => `<tr><td><img src="${src}" alt="" width="120"></td><td>${name}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('pipes-and-signs-in-cells', (made, page) => {
    const rows = [
      [aName(page), aName(page)],
      ...page.random.times(page.random.int(3, 5), () => [
        `${page.random.word()}|${page.random.word()}`,
        `a < ${page.random.int(2, 99)} & *${page.random.word()}*`,
      ]),
    ];
    return table(made.grid(rows), { attributes: ' class="options"' });
  }),
  inReport('empty-cells-here-and-there', (made, page) => {
    const rows = figures(page, page.random.int(4, 7), 4).map((r, y) =>
      r.map((c, x) => (y > 0 && x > 0 && page.random.chance(0.3) ? '' : c)),
    );
    made.grid(rows);
    return table(rows, { cell: (text) => (text === '' ? '&nbsp;' : esc(text)) });
  }),
  inReport('transposed-heads-in-the-first-column', (made, page) => {
    const rows = page.random.times(page.random.int(4, 7), () => [
      aName(page),
      aNumber(page),
      aNumber(page),
      aNumber(page),
    ]);
    made.grid(rows);
    return `<table class="vertical"><tbody>${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${cells(rest)}</tr>`).join('')}</tbody></table>`;
  }),
  inReport('plans-as-columns', (made, page) => {
    const plans = page.random.times(3, () => aName(page));
    const rows = page.random.times(page.random.int(4, 7), () => [
      aName(page),
      ...page.random.times(3, () => aNumber(page)),
    ]);
    const costs = page.random.times(3, () => aPrice(page));
    made.grid([
      ['', ...plans.map((p, i) => ({ text: `${p} ${costs[i] ?? ''}`, isLoose: true }))],
      ...rows,
    ]);
    return `<table class="w-full text-left"><thead><tr><td></td>${plans.map((p, i) => `<th scope="col"><div class="text-sm font-semibold">${p}</div><div class="text-2xl">${costs[i] ?? ''}</div></th>`).join('')}</tr></thead><tbody>${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${cells(rest)}</tr>`).join('')}</tbody></table>`;
  }),
  tableKind('layout-of-a-mail-in-a-browser', (made, page) => {
    const text = () =>
      made.outside(
        page.record(page.words(`${page.random.word()} ${page.name()}, ${page.date()}`), 'free'),
      );
    return report(
      page,
      `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td style="padding:20px"><h2>${text()}</h2></td></tr><tr><td style="padding:0 20px"><p>${text()}</p></td></tr><tr><td><table role="presentation" width="100%"><tr><td width="50%" valign="top"><p>${text()}</p></td><td width="50%" valign="top"><p>${text()}</p></td></tr></table></td></tr></table>`,
    );
  }),
  tableKind('layout-of-picture-and-text', (made, page) => {
    const text = () =>
      made.outside(
        page.record(`${page.random.word()} ${page.name()} ${page.random.int(100, 9999)}`, 'free'),
      );
    return report(
      page,
      `<table border="0" cellpadding="5" width="100%"><tbody><tr><td valign="top" width="200"><img src="${page.picture()}" alt="" width="190"></td><td valign="top"><p>${text()}</p><p>${text()}</p><p>${text()}</p></td></tr></tbody></table>`,
    );
  }),
];

/** The held-out half of part `tables`: other tools and habits. Only counted. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { aName, aNumber, aTime, figures, type Rows } from './data.ts';
import { others } from './held-out-others.ts';
import { tableKind, type CellTruth, type TableTruth } from './truth.ts';
import { escapeCell, table, type TableShape } from './write.ts';

const text = (page: PageMaker, body: string) =>
  page.document(
    f.frame(page, `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p>`),
  );

const shaped = (name: string, rows: (page: PageMaker) => Rows, shape: TableShape, options = {}) =>
  tableKind(name, (made, page) => text(page, table(made.grid(rows(page)), shape)), options);

const tags = (row: readonly string[], tag: string, attributes = '') =>
  row.map((cell) => `<${tag}${attributes}>${escapeCell(cell)}</${tag}>`).join('');

const scoped = tableKind('responsive-wrapper', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page));
  return text(
    page,
    `<div class="table-responsive"><table class="table table-striped table-hover"><thead class="table-dark"><tr>${tags(header, 'th', ' scope="col"')}</tr></thead><tbody>${body.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${tags(rest, 'td')}</tr>`).join('')}</tbody></table></div>`,
  );
});

const wikitable = tableKind('wikitable', (made, page) => {
  const rows = made.grid(figures(page));
  return text(
    page,
    `<table class="wikitable sortable"><caption>${made.kept(page.say())}</caption><tbody>${rows.map((row, y) => `<tr>\n${tags(row, y === 0 ? 'th' : 'td')}\n</tr>`).join('\n')}</tbody></table>`,
  );
});

const footFirst = tableKind('columns-and-footer-first', (made, page) => {
  const [header = [], ...body] = figures(page);
  const total = header.map((_, i) => (i === 0 ? aName(page) : String(page.random.int(100, 9999))));
  made.grid([header, ...body, total]);
  return text(
    page,
    `<table rules="groups"><colgroup><col width="30%"><col span="${header.length - 1}"></colgroup><thead><tr>${tags(header, 'th')}</tr></thead><tfoot><tr>${tags(total, 'td')}</tr></tfoot><tbody>${body.map((row) => `<tr>${tags(row, 'td')}</tr>`).join('')}</tbody></table>`,
  );
});

const controls = tableKind('searchable-table', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page, 8, 4));
  return text(
    page,
    `<div id="t_wrapper" class="dataTables_wrapper"><div class="dataTables_length"><label>Show <select><option>10</option><option>25</option></select> entries</label></div><div class="dataTables_filter"><label>${page.label('search')}: <input type="search"></label></div><table id="t" class="display dataTable" role="grid"><thead><tr role="row">${header.map((cell) => `<th class="sorting" tabindex="0" aria-label="${cell}: activate to sort column ascending">${cell}</th>`).join('')}</tr></thead><tbody>${body.map((row, i) => `<tr role="row" class="${i % 2 === 0 ? 'odd' : 'even'}">${tags(row, 'td')}</tr>`).join('')}</tbody></table><div class="dataTables_info" role="status">Showing 1 to 8 of 8 entries</div></div>`,
  );
});

const groups = tableKind('groups-of-rows', (made, page) => {
  const [header = [], ...body] = figures(page, 6, 4);
  const heads = [aName(page), aName(page)];
  const groupRow = (name = ''): (string | CellTruth)[] => [
    name,
    ...header.slice(1).map(() => ({ text: name, isCovered: true })),
  ];
  made.grid([
    header,
    groupRow(heads[0]),
    ...body.slice(0, 3),
    groupRow(heads[1]),
    ...body.slice(3),
  ]);
  const group = (name = '', rows: Rows = []) =>
    `<tbody><tr><th colspan="${header.length}" scope="rowgroup">${name}</th></tr>${rows.map((row) => `<tr>${tags(row, 'td')}</tr>`).join('')}</tbody>`;
  return text(
    page,
    `<table><thead><tr>${tags(header, 'th')}</tr></thead>${group(heads[0], body.slice(0, 3))}${group(heads[1], body.slice(3))}</table>`,
  );
});

const fonts = tableKind('header-by-bold', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page));
  return text(
    page,
    `<table border="1" cellspacing="0" bordercolor="#999999"><tr bgcolor="#cccccc">${header.map((cell) => `<td><font face="Verdana" size="1"><b>${cell}</b></font></td>`).join('')}</tr>${body.map((row) => `<tr>${row.map((cell) => `<td nowrap><font face="Verdana" size="1">${escapeCell(cell)}</font></td>`).join('')}</tr>`).join('\n')}</table>`,
  );
});

const figure = tableKind('figure-with-caption-below', (made, page) => {
  const rows = made.grid(figures(page));
  return text(
    page,
    `<figure class="wp-block-table is-style-stripes">${table(rows, { head: 'none', attributes: ' class="has-fixed-layout"' })}<figcaption class="wp-element-caption">${made.kept(page.say())}</figcaption></figure>`,
  );
});

const paragraphs = shaped('paragraphs-in-cells', figures, {
  cell: (cell) => `<p style="margin:0">${escapeCell(cell)}</p>`,
  attributes: ' class="MsoNormalTable"',
  head: 'first row',
});
const cjk = shaped(
  'han-and-kana',
  figures,
  {
    attributes: ' border="1" align="center"',
    cell: (cell, _, column) => (column === 0 ? `&#x3000;${cell}` : escapeCell(cell)),
  },
  { languages: ['zh-Hans', 'ja', 'ko', 'zh-Hant'] },
);
const many = shaped(
  'four-hundred-rows',
  (page) => figures(page, 400, 5),
  { head: 'first row' },
  { pages: 3 },
);
const twentyFour = shaped('twenty-four-columns', (page) => figures(page, 5, 24), {
  head: 'first row',
  attributes: ' style="font-size:70%"',
});
const styled = shaped('aligned-by-style', figures, {
  cellAttributes: (_, column) => ` style="text-align:${column === 0 ? 'left' : 'center'}"`,
});

const hostile = tableKind('marks-of-markdown-in-cells', (made, page) => {
  const mark = () =>
    page.random.pick([
      '*a*',
      '_b_',
      '# c',
      '- d',
      '1. e',
      '\\f',
      '<g>',
      '[h](i)',
      '~~j~~',
      '`k`',
      '> l',
      '|m|',
    ]);
  const rows = figures(page, 5, 3).map((row, y) =>
    row.map((cell, x) => (y > 0 && x > 0 ? `${mark()} ${cell}` : cell)),
  );
  return text(page, table(made.grid(rows)));
});

const footnotes = tableKind('cells-with-links-of-notes', (made, page) => {
  const [header = [], ...body] = figures(page, 4, 3);
  const noted = body.map(([first = '', ...rest], i) => [{ text: `${first}[${i + 1}]` }, ...rest]);
  made.grid([header, ...noted]);
  return text(
    page,
    `<table><tr>${tags(header, 'th')}</tr>${body.map(([first = '', ...rest], i) => `<tr><td>${first}<sup><a href="#note${i + 1}">[${i + 1}]</a></sup></td>${tags(rest, 'td')}</tr>`).join('')}</table>`,
  );
});

const calendar = tableKind('month-calendar', (made, page) => {
  const start = page.random.int(0, 6);
  const weeks = page.random.times(5, (week) =>
    page.random.times(7, (day) => {
      const date = week * 7 + day - start + 1;
      return date >= 1 && date <= 30 ? String(date) : '';
    }),
  );
  const title = aName(page);
  made.grid([['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], ...weeks]);
  return text(
    page,
    `<table class="month-view" aria-label="${title}"><thead><tr>${tags(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'th')}</tr></thead><tbody>${weeks.map((week) => `<tr>${tags(week, 'td')}</tr>`).join('')}</tbody></table>`,
  );
});

const bothSpans = tableKind('spans-both-ways', (made, page) => {
  const [a, b, c] = [aName(page), aName(page), aName(page)];
  const n = () => String(page.random.int(10, 999));
  const rows = page.random.times(4, () => [aName(page), n(), n(), n()]);
  made.grid([
    [a, b, { text: b, isCovered: true }, c],
    [{ text: a, isCovered: true }, 'x1', 'x2', { text: c, isCovered: true }],
    ...rows,
  ]);
  return text(
    page,
    `<table><thead><tr><th rowspan="2">${a}</th><th colspan="2">${b}</th><th rowspan="2">${c}</th></tr><tr><th>x1</th><th>x2</th></tr></thead><tbody>${rows.map((row) => `<tr>${tags(row, 'td')}</tr>`).join('')}</tbody></table>`,
  );
});

const departures = tableKind('departures-with-icons', (made, page) => {
  const rows = page.random.times(6, () => [
    aTime(page),
    aName(page),
    String(page.random.int(1, 20)),
  ]);
  const header = [aName(page), aName(page), aName(page)];
  made.grid([header, ...rows]);
  return text(
    page,
    `<table><thead><tr>${tags(header, 'th')}</tr></thead><tbody>${rows.map(([time = '', to = '', track = '']) => `<tr><td><time datetime="${time}">${time}</time></td><td><i class="icon icon-train"></i> <span>${to}</span></td><td><svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg>${track}</td></tr>`).join('')}</tbody></table>`,
  );
});

const picturesOnly = tableKind('flags-and-results', (made, page) => {
  const header = [aName(page), aName(page), aName(page)];
  const rows = page.random.times(5, () => ({
    flag: page.picture('rooted'),
    who: page.name(),
    result: aNumber(page),
  }));
  made.grid([
    header,
    ...rows.map(({ flag, who, result }) => [
      { text: who, pictures: [new URL(flag, page.url).href] },
      result,
      '',
    ]),
  ]);
  return text(
    page,
    `<table class="results"><thead><tr>${tags(header, 'th')}</tr></thead><tbody>${rows.map(({ flag, who, result }) => `<tr><td><img src="${flag}" alt=""> ${who}</td><td>${escapeCell(result)}</td><td></td></tr>`).join('')}</tbody></table>`,
  );
});

export const heldOut: readonly Kind<TableTruth>[] = [
  scoped,
  wikitable,
  footFirst,
  controls,
  groups,
  fonts,
  figure,
  paragraphs,
  cjk,
  many,
  twentyFour,
  styled,
  hostile,
  footnotes,
  calendar,
  bothSpans,
  departures,
  picturesOnly,
  ...others,
];

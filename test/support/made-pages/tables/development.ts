/** The development half of part `tables`. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { figures, aName, league, timetable, type Rows } from './data.ts';
import { others } from './development-others.ts';
import { tableKind, type CellTruth, type TableTruth } from './truth.ts';
import { escapeCell, table, type TableShape } from './write.ts';

const article = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${body}<p>${page.say(2)}</p><h2>${page.heading()}</h2><p>${page.say(2)}</p></article>`,
    ),
  );

/** A kind that differs in nothing but the table's shape. */
const shaped = (
  name: string,
  rows: (page: PageMaker) => Rows,
  shape: TableShape | ((page: PageMaker) => TableShape),
  options = {},
) =>
  tableKind(
    name,
    (made, page) =>
      article(
        page,
        table(made.grid(rows(page)), typeof shape === 'function' ? shape(page) : shape),
      ),
    options,
  );

const thead = shaped('thead-and-tbody', figures, {});
const firstRow = shaped('header-in-first-row', figures, {
  head: 'first row',
  attributes: ' border="1"',
});
const noHeader = shaped('no-header-cells', figures, { head: 'none', attributes: ' class="data"' });
const rowHeads = shaped('header-in-first-column', (page) => figures(page).slice(1), {
  head: 'none',
  hasRowHeads: true,
});
const sports = shaped('league', league, { attributes: ' class="standings"' });
const trains = shaped('timetable', timetable, {
  attributes: ' class="timetable"',
  hasRowHeads: true,
});
const wide = shaped('twenty-columns', (page) => figures(page, 6, 20), {
  attributes: ' class="wide"',
});
const long = shaped(
  'thousand-rows',
  (page) => figures(page, 1000, 4),
  { attributes: ' class="register"' },
  { pages: 2 },
);
const rightToLeft = shaped(
  'right-to-left',
  figures,
  { attributes: ' dir="rtl"' },
  { languages: ['ar'] },
);
const aligned = shaped('aligned-by-attribute', figures, {
  cellAttributes: (_, column) => (column === 0 ? '' : ' align="right"'),
});

const inlineMarks = shaped('marks-in-cells', figures, {
  cell: (text, row, column) =>
    row > 0 && column === 0
      ? `<strong>${text}</strong>`
      : row % 2 === 1
        ? `<em>${escapeCell(text)}</em>`
        : `<span class="v">${escapeCell(text)}</span>`,
});

const caption = tableKind('caption', (made, page) =>
  article(page, table(made.grid(figures(page)), { caption: made.kept(page.say()) })),
);

const rowSpans = tableKind('row-spans', (made, page) => {
  const rows: (string | CellTruth)[][] = [[aName(page), aName(page), aName(page)]];
  const html = page.random.times(page.random.int(2, 4), () => {
    const group = aName(page);
    const count = page.random.int(2, 4);
    return page.random
      .times(count, (i) => {
        const cells = [aName(page), String(page.random.int(1, 999))];
        rows.push([i === 0 ? group : { text: group, isCovered: true }, ...cells]);
        return `<tr>${i === 0 ? `<td rowspan="${count}">${group}</td>` : ''}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
      })
      .join('\n');
  });
  const [header = []] = made.grid(rows);
  return article(
    page,
    `<table><thead><tr>${header.map((text) => `<th>${cellText(text)}</th>`).join('')}</tr></thead><tbody>${html.join('\n')}</tbody></table>`,
  );
});

const columnSpans = tableKind('column-spans', (made, page) => {
  const [left, right] = [aName(page), aName(page)];
  const [header = [], ...body] = figures(page, page.random.int(3, 6), 5);
  made.grid([
    ['', left, { text: left, isCovered: true }, right, { text: right, isCovered: true }],
    header,
    ...body,
  ]);
  const rows = [header, ...body].map(
    (row, y) =>
      `<tr>${row.map((text, x) => (y === 0 || x === 0 ? `<th>${text}</th>` : `<td>${escapeCell(text)}</td>`)).join('')}</tr>`,
  );
  return article(
    page,
    `<table><tr><td></td><th colspan="2">${left}</th><th colspan="2">${right}</th></tr>${rows.join('\n')}</table>`,
  );
});

const breaks = tableKind('line-breaks-in-cells', (made, page) => {
  const rows = figures(page, 4, 3).map((row, y) =>
    y === 0 ? row : row.map((text) => `${text}\n${aName(page)}`),
  );
  return article(
    page,
    table(made.grid(rows), { cell: (text) => escapeCell(text).replace('\n', '<br>') }),
  );
});

const pipes = tableKind('pipes-in-cells', (made, page) => {
  const rows = figures(page, 4, 3).map((row) =>
    row.map((text) => (page.random.chance(0.5) ? `${text} | ${aName(page)}` : text)),
  );
  return article(page, table(made.grid(rows)));
});

const blanks = tableKind('blank-cells', (made, page) => {
  const rows = figures(page, 6, 5).map((row, y) =>
    row.map((text, x) => (y > 0 && x > 0 && page.random.chance(0.4) ? '' : text)),
  );
  return article(
    page,
    table(made.grid(rows), {
      cell: (text) => (text === '' && page.random.chance(0.5) ? '&nbsp;' : escapeCell(text)),
    }),
  );
});

const points = tableKind('points-in-cells', (made, page) => {
  const rows = page.random.times(
    4,
    () => [aName(page), page.random.times(page.random.int(2, 4), () => aName(page))] as const,
  );
  const header = [aName(page), aName(page)];
  made.grid([
    header,
    ...rows.map(([name, list]) => [name, { text: list.join(' '), isLoose: true }]),
  ]);
  return article(
    page,
    `<table><thead><tr>${header.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows.map(([name, list]) => `<tr><td>${name}</td><td><ul>${list.map((text) => `<li>${text}</li>`).join('')}</ul></td></tr>`).join('\n')}</tbody></table>`,
  );
});

const linksAndPictures = tableKind('links-and-pictures-in-cells', (made, page) => {
  const header = [aName(page), aName(page), aName(page)];
  const rows = page.random.times(5, () => ({
    src: page.picture(),
    href: new URL(page.path(), page.url).href,
    name: aName(page),
    size: String(page.random.int(1, 900)),
  }));
  made.grid([
    header,
    ...rows.map(({ src, href, name, size }) => [
      { text: '', pictures: [src] },
      { text: name, links: [href] },
      size,
    ]),
  ]);
  return article(
    page,
    `<table><thead><tr>${header.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows.map(({ src, href, name, size }) => `<tr><td><img src="${src}" alt="${name}" width="80"></td><td><a href="${href}">${name}</a></td><td>${size}</td></tr>`).join('\n')}</tbody></table>`,
  );
});

const foot = tableKind('footer', (made, page) => {
  const rows = figures(page);
  const total = [
    aName(page),
    ...(rows[0] ?? []).slice(1).map(() => String(page.random.int(100, 9999))),
  ];
  made.grid([...rows, total]);
  return article(
    page,
    table(rows).replace(
      '</tbody>',
      `</tbody><tfoot><tr>${total.map((text) => `<td>${text}</td>`).join('')}</tr></tfoot>`,
    ),
  );
});

const sortArrows = tableKind('sort-arrows', (made, page) => {
  const rows = made.grid(figures(page));
  const arrow = made.absent('▲');
  return article(
    page,
    table(rows, {
      attributes: ' class="sortable"',
      cell: (text, row) =>
        row === 0
          ? `<a href="?sort=${page.random.letters(3)}">${text}<span class="sort-icon" aria-hidden="true">${arrow}</span></a>`
          : escapeCell(text),
    }),
  );
});

const hiddenColumn = tableKind('hidden-column', (made, page) => {
  const rows = made.grid(figures(page, 5, 4));
  const hidden = rows.map(() => made.absent(`${aName(page)}-${page.random.int(1000, 9999)}`));
  const lines = rows.map((row, y) => {
    const tag = y === 0 ? 'th' : 'td';
    const cells = row.map((text) => `<${tag}>${escapeCell(text)}</${tag}>`);
    cells.splice(1, 0, `<${tag} class="d-none">${hidden[y] ?? ''}</${tag}>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return article(
    page,
    `<table class="table"><thead>${lines[0] ?? ''}</thead><tbody>${lines.slice(1).join('\n')}</tbody></table>`,
  );
});

const inNoise = tableKind('between-noise', (made, page) => {
  const body = `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${f.share(page)}${table(made.grid(figures(page)))}<p>${page.say()}</p>${f.related(page)}${table(made.grid(figures(page)))}<p>${page.say(2)}</p>${f.teasers(page)}</article>${f.comments(page)}`;
  return page.document(f.frame(page, body));
});

const inPosts = tableKind('in-posts', (made, page) => {
  const post = () =>
    `<div class="post"><div class="post-author">${page.name()}</div><div class="post-body"><p>${page.say()}</p>${table(made.grid(figures(page, 3, 3)), { head: 'first row' })}<p>${page.brief()}</p></div></div>`;
  return page.document(
    f.frame(
      page,
      `<div class="thread"><h1>${page.headline()}</h1>${page.random.times(3, post).join('')}</div>`,
    ),
  );
});

function cellText(cell: string | CellTruth): string {
  return typeof cell === 'string' ? cell : cell.text;
}

export const development: readonly Kind<TableTruth>[] = [
  thead,
  firstRow,
  noHeader,
  rowHeads,
  sports,
  trains,
  wide,
  long,
  rightToLeft,
  aligned,
  inlineMarks,
  caption,
  rowSpans,
  columnSpans,
  breaks,
  pipes,
  blanks,
  points,
  linksAndPictures,
  foot,
  sortArrows,
  hiddenColumn,
  inNoise,
  inPosts,
  ...others,
];

/** Tables of half `held-out-2`: of systems, of libraries of components, with merged cells, of science and trade. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import {
  aName,
  aNumber,
  aPrice,
  aTime,
  figures,
  league,
  prices,
  timetable,
  type Rows,
} from '../data.ts';
import { tableKind, type Row, type TablePage, type TableTruth } from '../truth.ts';
import { escapeCell as esc, table } from '../write.ts';
import { article } from './frames.ts';

/** A kind whose table is plain and differs by its markup. */
const plain = (
  name: string,
  write: (rows: Rows, page: PageMaker, made: TablePage) => string,
  rowsOf: (page: PageMaker) => Rows = (page) => figures(page),
  which?: number,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const rows = made.grid(rowsOf(page));
    return article(page, write(rows, page, made), which);
  });

const cells = (row: readonly string[], tag: string, attributes: (i: number) => string = () => '') =>
  row.map((text, i) => `<${tag}${attributes(i)}>${esc(text)}</${tag}>`).join('');

const blockTable = plain(
  'wp-block-table-stripes',
  (rows, page, made) =>
    `<figure class="wp-block-table is-style-stripes">${table(rows, { attributes: ' class="has-fixed-layout"' })}<figcaption class="wp-element-caption">${made.kept(page.brief())}</figcaption></figure>`,
  undefined,
  WHICH.blockTheme,
);

const press = plain('tablepress-with-filter', ([head = [], ...body], page) => {
  const tr = (row: string[], i: number) =>
    `<tr class="row-${i + 2}">${cells(row, 'td', (c) => ` class="column-${c + 1}"`)}</tr>`;
  return `<div id="tablepress-3_wrapper" class="dt-container"><div class="dt-layout-row"><div class="dt-search"><label for="dt-0">${page.label('search')}:</label><input type="search" class="dt-input" id="dt-0"></div></div><table id="tablepress-3" class="tablepress tablepress-id-3 dataTable"><thead><tr class="row-1">${cells(head, 'th', (c) => ` class="column-${c + 1} sorting" aria-controls="tablepress-3" tabindex="0"`)}</tr></thead><tbody class="row-striping row-hover">${body.map(tr).join('')}</tbody></table></div>`;
});

const wiki = plain('wikitable-with-row-heads', (rows, page, made) =>
  table(rows, {
    head: 'first row',
    hasRowHeads: true,
    attributes: ' class="wikitable sortable plainrowheaders jquery-tablesorter"',
    caption: made.kept(page.heading()),
  }),
);

const government = plain(
  'government-numeric-table',
  ([head = [], ...body], page, made) =>
    `<table class="gv-table" data-module="moj-sortable-table"><caption class="gv-table__caption gv-table__caption--m">${made.kept(page.heading())}</caption><thead class="gv-table__head"><tr class="gv-table__row">${cells(head, 'th', (i) => ` scope="col" class="gv-table__header${i > 0 ? ' gv-table__header--numeric' : ''}"`)}</tr></thead><tbody class="gv-table__body">${body.map(([first = '', ...rest]) => `<tr class="gv-table__row"><th scope="row" class="gv-table__header">${esc(first)}</th>${cells(rest, 'td', () => ' class="gv-table__cell gv-table__cell--numeric"')}</tr>`).join('')}</tbody></table>`,
  undefined,
  WHICH.government,
);

const bootstrap = plain(
  'bootstrap-hover-responsive',
  (rows) =>
    `<div class="table-responsive"><table class="table table-striped table-hover table-sm align-middle">${table(rows, {}).replace(/^<table>|<\/table>$/g, '')}</table></div>`,
);

const mkdocs = plain(
  'manual-scrollwrap-table',
  (rows) =>
    `<div class="md-typeset__scrollwrap"><div class="md-typeset__table">${table(rows, { cellAttributes: (_, c) => (c > 0 ? ' style="text-align: right;"' : '') })}</div></div>`,
);

const confluence = plain(
  'team-wiki-confluence-table',
  ([head = [], ...body]) =>
    `<div class="table-wrap"><table data-table-width="760" class="confluenceTable"><colgroup>${head.map(() => '<col style="width: 20%;">').join('')}</colgroup><tbody><tr>${cells(head, 'th', () => ' class="confluenceTh"').replace(/(<th[^>]*>)(.*?)<\/th>/g, '$1<p><strong>$2</strong></p></th>')}</tr>${body.map((row) => `<tr>${cells(row, 'td', () => ' class="confluenceTd"').replace(/(<td[^>]*>)(.*?)<\/td>/g, '$1<p>$2</p></td>')}</tr>`).join('')}</tbody></table></div>`,
);

const notion = plain(
  'notebook-simple-table',
  ([head = [], ...body]) =>
    `<table id="t1" class="simple-table"><thead class="simple-table-header"><tr id="r0">${cells(head, 'th', (i) => ` id="c${i}" class="simple-table-header-color simple-table-header"`)}</tr></thead><tbody>${body.map((row, y) => `<tr id="r${y + 1}">${cells(row, 'td', () => ' class=""')}</tr>`).join('')}</tbody></table>`,
);

const mui = plain(
  'material-components-table',
  ([head = [], ...body]) =>
    `<div class="MuiPaper-root MuiTableContainer-root css-13xy2my"><table class="MuiTable-root css-1owb465" aria-label="simple table"><thead class="MuiTableHead-root css-1wbz3t9"><tr class="MuiTableRow-root MuiTableRow-head css-1gqug66">${cells(head, 'th', () => ' class="MuiTableCell-root MuiTableCell-head" scope="col"')}</tr></thead><tbody class="MuiTableBody-root">${body.map(([first = '', ...rest]) => `<tr class="MuiTableRow-root"><th class="MuiTableCell-root MuiTableCell-body" scope="row">${esc(first)}</th>${cells(rest, 'td', () => ' class="MuiTableCell-root MuiTableCell-alignRight"')}</tr>`).join('')}</tbody></table></div>`,
);

const ant = plain(
  'ant-table-with-measure-row',
  ([head = [], ...body]) =>
    `<div class="ant-table-wrapper"><div class="ant-spin-nested-loading"><div class="ant-spin-container"><div class="ant-table"><div class="ant-table-container"><div class="ant-table-content" style="overflow-x: auto;"><table style="width: 900px; min-width: 100%;"><colgroup></colgroup><thead class="ant-table-thead"><tr>${cells(head, 'th', () => ' class="ant-table-cell" scope="col"')}</tr></thead><tbody class="ant-table-tbody"><tr aria-hidden="true" class="ant-table-measure-row" style="height: 0px; font-size: 0px;">${head.map(() => '<td style="padding: 0px; border: 0px; height: 0px;"><div style="height: 0px; overflow: hidden;">&nbsp;</div></td>').join('')}</tr>${body.map((row, y) => `<tr data-row-key="${y}" class="ant-table-row ant-table-row-level-0">${cells(row, 'td', () => ' class="ant-table-cell"')}</tr>`).join('')}</tbody></table></div></div></div></div></div></div>`,
);

const grid = plain(
  'ag-grid-of-roles',
  ([head = [], ...body]) =>
    `<div class="ag-root-wrapper ag-layout-normal" role="presentation"><div class="ag-root ag-unselectable" role="grid" aria-rowcount="${body.length + 1}"><div class="ag-header" role="rowgroup"><div class="ag-header-viewport" role="presentation"><div class="ag-header-row ag-header-row-column" role="row" aria-rowindex="1">${head.map((text, i) => `<div class="ag-header-cell" role="columnheader" col-id="c${i}" aria-colindex="${i + 1}"><div class="ag-header-cell-label" role="presentation"><span class="ag-header-cell-text">${esc(text)}</span></div></div>`).join('')}</div></div></div><div class="ag-body" role="presentation"><div class="ag-center-cols-container" role="rowgroup">${body.map((row, y) => `<div role="row" row-index="${y}" aria-rowindex="${y + 2}" class="ag-row ag-row-level-0">${row.map((text, i) => `<div role="gridcell" col-id="c${i}" aria-colindex="${i + 1}" class="ag-cell"><span class="ag-cell-value" role="presentation">${esc(text)}</span></div>`).join('')}</div>`).join('')}</div></div></div></div>`,
);

const scrollHead = plain(
  'scrolling-table-of-fixed-height',
  ([head = [], ...body]) =>
    `<div class="dataTables_scroll"><div class="dataTables_scrollBody" style="position: relative; overflow: auto; max-height: 400px;"><table class="display dataTable no-footer"><thead><tr style="height: 20px;">${cells(head, 'th', () => ' class="sorting_disabled"')}</tr></thead><tbody>${body.map((row, y) => `<tr class="${y % 2 === 0 ? 'odd' : 'even'}">${cells(row, 'td')}</tr>`).join('')}</tbody></table></div></div><div class="dataTables_info" role="status">1–${body.length}</div>`,
);

const excel = plain(
  'office-export-of-a-sheet',
  (rows) =>
    `<table border=0 cellpadding=0 cellspacing=0 width=512 style='border-collapse:collapse;table-layout:fixed;width:384pt'><col width=64 span=${rows[0]?.length ?? 1} style='width:48pt'>${rows.map((row) => `<tr height=20 style='height:15.0pt'>${cells(row, 'td', () => ' class=xl65 align=right')}</tr>`).join('\n')}</table>`,
  undefined,
  WHICH.old,
);

const pandas = tableKind('data-frame-of-a-notebook', (made, page) => {
  const [head = [], ...body] = figures(page);
  made.grid([['', ...head.slice(1)], ...body]);
  return article(
    page,
    `<div class="jp-RenderedHTMLCommon jp-RenderedHTML jp-OutputArea-output" data-mime-type="text/html"><div><style scoped>.dataframe tbody tr th { vertical-align: top; }</style><table border="1" class="dataframe"><thead><tr style="text-align: right;"><th></th>${cells(head.slice(1), 'th')}</tr></thead><tbody>${body.map(([first = '', ...rest]) => `<tr><th>${esc(first)}</th>${cells(rest, 'td')}</tr>`).join('')}</tbody></table></div></div>`,
  );
});

const latexml = plain(
  'preprint-ltx-tabular',
  (rows, page, made) =>
    `<figure id="S2.T1" class="ltx_table"><figcaption class="ltx_caption ltx_centering"><span class="ltx_tag ltx_tag_table">Table 1: </span>${made.kept(page.brief())}</figcaption><table class="ltx_tabular ltx_centering ltx_guessed_headers ltx_align_middle"><thead class="ltx_thead"><tr class="ltx_tr">${cells(rows[0] ?? [], 'th', () => ' class="ltx_td ltx_align_center ltx_th ltx_th_column ltx_border_tt"')}</tr></thead><tbody class="ltx_tbody">${rows
      .slice(1)
      .map(
        (row) =>
          `<tr class="ltx_tr">${cells(row, 'td', () => ' class="ltx_td ltx_align_center"')}</tr>`,
      )
      .join('')}</tbody></table></figure>`,
);

const journal = plain(
  'journal-table-box',
  (rows, page, made) =>
    `<section class="tw xbox font-sm" id="Tab1"><h3 class="obj_head">Table 1.</h3><div class="caption p"><p>${made.kept(page.say())}</p></div><div class="tbl-box p" tabindex="0">${table(rows, { attributes: ' class="content" frame="hsides" rules="groups"', cellAttributes: () => ' align="left" colspan="1" rowspan="1"' })}</div><p class="text-right font-secondary"><a href="/t1" class="usa-link">Open in a new tab</a></p><div class="tw-foot p"><div class="fn" id="fn1"><p>${made.kept(page.say())}</p></div></div></section>`,
);

const sportTable = tableKind('league-with-crests-and-links', (made, page) => {
  const [head = [], ...body] = league(page);
  const rows = body.map((row) => ({
    row,
    href: `/club/${page.random.word()}`,
    crest: page.decoration(),
  }));
  made.grid<Row>([
    head,
    ...rows.map(({ row, href }) =>
      row.map((text, i) => (i === 1 ? { text, links: [new URL(href, page.url).href] } : text)),
    ),
  ]);
  return article(
    page,
    `<div class="standings"><table class="standing-table"><thead><tr>${cells(head, 'th', () => ' class="standing-table__cell"')}</tr></thead><tbody>${rows.map(({ row, href, crest }) => `<tr class="standing-table__row">${row.map((text, i) => `<td class="standing-table__cell">${i === 1 ? `<a href="${href}"><img src="${crest}" alt="" width="24" height="24"><span>${esc(text)}</span></a>` : text}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  );
});

const buses = plain(
  'timetable-of-stops',
  (rows) =>
    table(rows, {
      attributes: ' class="fahrplan" border="1"',
      hasRowHeads: true,
      head: 'first row',
    }),
  timetable,
  WHICH.old,
);

const downloads = tableKind('datasets-with-file-links', (made, page) => {
  const head = [aName(page), aName(page), aName(page)];
  const body = page.random.times(page.random.int(4, 8), () => ({
    name: `${aName(page)} ${aName(page)}`,
    size: `${page.random.int(2, 900)} kB`,
    format: page.random.pick(['CSV', 'XLSX', 'PDF']),
    href: `/data/${page.random.word()}.zip`,
  }));
  made.grid<Row>([
    head,
    ...body.map(({ name, size, format, href }) => [
      { text: name, links: [new URL(href, page.url).href] },
      format,
      size,
    ]),
  ]);
  return article(
    page,
    `<table class="views-table cols-3"><thead><tr>${cells(head, 'th', () => ' class="views-field"')}</tr></thead><tbody>${body.map(({ name, size, format, href }) => `<tr><td class="views-field views-field-title"><span class="file file--mime-application-pdf"><a href="${href}">${name}</a></span></td><td class="views-field">${format}</td><td class="views-field">${size}</td></tr>`).join('')}</tbody></table>`,
    WHICH.drupal,
  );
});

const ticks = plain(
  'plans-with-ticks',
  ([head = [], ...body]) =>
    `<div class="compare-wrap"><table class="compare-plans"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map(([first = '', ...rest]) => `<tr><th scope="row">${esc(first)}</th>${rest.map((text) => `<td class="${text === '✓' ? 'yes' : 'no'}"><span>${text}</span></td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  (page) => [
    page.random.times(4, () => aName(page)),
    ...page.random.times(page.random.int(4, 9), () => [
      `${aName(page)} ${aName(page)}`,
      ...page.random.times(3, () => page.random.pick(['✓', '–', '✓'])),
    ]),
  ],
  WHICH.utility,
);

const bars = plain(
  'results-with-bars',
  ([head = [], ...body]) =>
    `<div class="result-chart"><table class="result-chart__table"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map(([name = '', share = '', diff = '']) => `<tr><td><span class="swatch" style="background:#c00"></span>${name}</td><td><div class="bar" style="width:${share.replace(/\D/g, '')}px"></div><span class="bar-label">${share}</span></td><td>${diff}</td></tr>`).join('')}</tbody></table></div>`,
  (page) => [
    page.random.times(3, () => aName(page)),
    ...page.random.times(page.random.int(4, 8), () => [
      aName(page),
      `${page.random.int(1, 60)}.${page.random.int(0, 9)} %`,
      `+${page.random.int(1, 9)}.${page.random.int(0, 9)}`,
    ]),
  ],
);

const totals = tableKind('invoice-with-foot', (made, page) => {
  const [head = [], ...body] = prices(page);
  const foot = [aName(page), aPrice(page)];
  made.grid([head, ...body, foot]);
  return article(
    page,
    `<table class="sum-table"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody><tfoot><tr>${cells(foot, 'td')}</tr></tfoot></table>`,
  );
});

const covered = { text: '', isCovered: true } as const;

const statement = tableKind('statement-of-two-years', (made, page) => {
  const years = [String(page.random.int(2015, 2019)), String(page.random.int(2020, 2024))];
  const subs = page.random.times(4, () => aName(page));
  const unit = aName(page);
  const body = page.random.times(page.random.int(4, 9), () => [
    aName(page),
    ...page.random.times(4, () => aNumber(page)),
  ]);
  made.grid<Row>([
    [
      unit,
      years[0] ?? '',
      { ...covered, text: years[0] ?? '' },
      years[1] ?? '',
      { ...covered, text: years[1] ?? '' },
    ],
    [{ ...covered, text: unit }, ...subs],
    ...body,
  ]);
  return article(
    page,
    `<div class="fin-table-scroll"><table class="fin-table"><thead><tr><th rowspan="2" class="fin-unit">${unit}</th><th colspan="2">${years[0] ?? ''}</th><th colspan="2">${years[1] ?? ''}</th></tr><tr>${cells(subs, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table></div>`,
  );
});

const groups = tableKind('groups-by-rowspan', (made, page) => {
  const head = page.random.times(3, () => aName(page));
  const sets = page.random.times(page.random.int(2, 4), () => ({
    name: aName(page),
    rows: page.random.times(page.random.int(2, 4), () => [aName(page), aNumber(page)]),
  }));
  made.grid<Row>([
    head,
    ...sets.flatMap(({ name, rows }) =>
      rows.map((row, i): Row => [i === 0 ? name : { ...covered, text: name }, ...row]),
    ),
  ]);
  return article(
    page,
    `<table class="contenttable contenttable-3"><thead><tr>${cells(head, 'th', () => ' scope="col"')}</tr></thead><tbody>${sets.map(({ name, rows }) => rows.map((row, i) => `<tr>${i === 0 ? `<td rowspan="${rows.length}">${name}</td>` : ''}${cells(row, 'td')}</tr>`).join('')).join('')}</tbody></table>`,
    WHICH.typo3,
  );
});

const sections = tableKind('price-card-with-section-rows', (made, page) => {
  const sets = page.random.times(page.random.int(2, 3), () => ({
    name: `${aName(page)} ${aName(page)}`,
    rows: page.random.times(page.random.int(2, 5), () => [
      `${aName(page)} ${aName(page)}`,
      aPrice(page),
    ]),
  }));
  made.grid<Row>(sets.flatMap(({ name, rows }) => [[name, { ...covered, text: name }], ...rows]));
  return article(
    page,
    `<table class="preisliste"><tbody>${sets.map(({ name, rows }) => `<tr><th colspan="2" class="gruppe">${name}</th></tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}`).join('')}</tbody></table>`,
  );
});

const month = tableKind('calendar-of-a-month', (made, page) => {
  const head = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  const weeks = [0, 1, 2, 3].map((w) => head.map((_, d) => String(w * 7 + d + 1)));
  made.grid([head, ...weeks]);
  return article(
    page,
    `<table class="cal-table" summary="${page.random.word()}"><caption>${made.kept(page.heading())}</caption><thead><tr>${cells(head, 'th', () => ' scope="col" abbr="x"')}</tr></thead><tbody>${weeks.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`,
  );
});

const folded = plain(
  'table-in-folded-details',
  (rows, page, made) =>
    `<details class="more-data"><summary>${made.kept(page.heading())}</summary><div class="more-data__body">${table(rows, { attributes: ' class="data"' })}</div></details>`,
);

const nestedTable = tableKind('points-and-table-in-cells', (made, page) => {
  const head = [aName(page), aName(page)];
  const body = page.random.times(4, () => ({
    name: aName(page),
    items: page.random.times(3, () => `${aName(page)} ${page.random.int(10, 99)}`),
  }));
  made.grid<Row>([
    head,
    ...body.map(({ name, items }) => [name, { text: items.join(' '), isLoose: true }]),
  ]);
  return article(
    page,
    `<table class="table table-bordered"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map(({ name, items }) => `<tr><td>${name}</td><td><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></td></tr>`).join('')}</tbody></table>`,
  );
});

const times = plain(
  'opening-hours-table-of-a-pool',
  (rows) => table(rows, { attributes: ' class="hours"', head: 'first row' }),
  (page) => [
    page.random.times(3, () => aName(page)),
    ...['Mo–Fr', 'Sa', 'So'].map((day) => [day, aTime(page), aTime(page)]),
  ],
);

const mailing = tableKind('letter-of-presentation-tables', (made, page) =>
  page.document(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td align="center"><table role="presentation" width="600" class="container"><tbody><tr><td class="logo"><img src="${page.decoration()}" alt="" width="140"></td></tr><tr><td class="mcnTextContent" valign="top"><h1>${page.headline()}</h1>${page.random.times(3, () => `<p>${made.outside(page.say())}</p>`).join('')}</td></tr><tr><td><table role="presentation" width="100%"><tbody><tr><td class="stack-column" width="50%">${made.outside(page.say())}</td><td class="stack-column" width="50%">${made.outside(page.say())}</td></tr></tbody></table></td></tr><tr><td class="footer">${page.disclaimer()}</td></tr></tbody></table></td></tr></tbody></table>`,
  ),
);

const layout = tableKind('shop-page-laid-out-in-cells', (made, page) =>
  page.document(
    `<table width="980" align="center" cellpadding="0" cellspacing="0"><tr><td colspan="3" class="kopf"><img src="${page.decoration('/gfx/banner.jpg')}" alt="" width="980" height="120"></td></tr><tr><td width="160" valign="top" class="links">${page
      .menuWords(8)
      .map((w) => `<a href="/x">${w}</a><br>`)
      .join(
        '',
      )}</td><td valign="top" class="mitte"><h1>${page.headline()}</h1><p>${made.outside(page.say())}</p><p>${made.outside(page.say())}</p><p>${made.outside(page.say())}</p></td><td width="180" valign="top">${f.ranks(page)}</td></tr><tr><td colspan="3">${page.disclaimer()}</td></tr></table>`,
  ),
);

export const grids: readonly Kind<TableTruth>[] = [
  blockTable,
  press,
  wiki,
  government,
  bootstrap,
  mkdocs,
  confluence,
  notion,
  mui,
  ant,
  grid,
  scrollHead,
  excel,
  pandas,
  latexml,
  journal,
  sportTable,
  buses,
  downloads,
  ticks,
  bars,
  totals,
  statement,
  groups,
  sections,
  month,
  folded,
  nestedTable,
  times,
  mailing,
  layout,
];

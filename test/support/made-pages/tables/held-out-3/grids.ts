/** Tables of half `held-out-3`: of plugins, manuals, journals and old pages; merged cells; layouts. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { aName, aNumber, figures, league, prices, timetable, type Rows } from '../data.ts';
import type { CellTruth, TableTruth } from '../truth.ts';
import { escapeCell as esc } from '../write.ts';
import { inReport } from './frames.ts';

type Attributes = (i: number) => string;
const none: Attributes = () => '';
const cells = (row: readonly string[], tag: string, attributes = none, wrap = esc) =>
  row.map((text, i) => `<${tag}${attributes(i)}>${wrap(text)}</${tag}>`).join('');

/** A kind whose plain grid differs by its markup only. */
const grid = (
  name: string,
  write: (head: string[], body: Rows, page: PageMaker) => string,
  data: (page: PageMaker) => Rows = figures,
): Kind<TableTruth> =>
  inReport(name, (made, page) => {
    const [head = [], ...body] = made.grid(data(page));
    return write(head, body, page);
  });

const cls = (name: string) => () => ` class="${name}"`;

const ofSystems = [
  grid(
    'utility-divided-table',
    (head, body) =>
      `<div class="mt-8 flow-root"><div class="-mx-4 -my-2 overflow-x-auto"><div class="inline-block min-w-full py-2 align-middle"><table class="min-w-full divide-y divide-gray-300"><thead><tr>${cells(head, 'th', () => ' scope="col" class="px-3 py-3.5 text-left text-sm font-semibold"')}</tr></thead><tbody class="divide-y divide-gray-200 bg-white">${body.map((row) => `<tr>${cells(row, 'td', cls('whitespace-nowrap px-3 py-4 text-sm text-gray-500'))}</tr>`).join('')}</tbody></table></div></div></div>`,
  ),
  grid(
    'striped-responsive-table',
    (head, body) =>
      `<div class="table-responsive"><table class="table table-striped table-hover table-sm caption-top"><thead class="table-dark"><tr>${cells(head, 'th', () => ' scope="col"')}</tr></thead><tbody class="table-group-divider">${body.map(([one = '', ...rest]) => `<tr><th scope="row">${esc(one)}</th>${cells(rest, 'td')}</tr>`).join('')}</tbody></table></div>`,
  ),
  grid(
    'docutils-rows-of-paragraphs',
    (head, body) =>
      `<div class="table-wrapper docutils container"><table class="docutils align-default"><thead><tr class="row-odd">${cells(head, 'th', cls('head'), (t) => `<p>${esc(t)}</p>`)}</tr></thead><tbody>${body.map((row, i) => `<tr class="row-${i % 2 === 0 ? 'even' : 'odd'}">${cells(row, 'td', none, (t) => `<p>${esc(t)}</p>`)}</tr>`).join('\n')}</tbody></table></div>`,
  ),
  grid(
    'pandoc-odd-and-even',
    (head, body) =>
      `<table style="width:97%;"><colgroup>${head.map(() => '<col style="width: 18%" />').join('')}</colgroup><thead><tr class="header">${cells(head, 'th', (i) => ` style="text-align: ${i === 0 ? 'left' : 'right'};"`)}</tr></thead><tbody>${body.map((row, i) => `<tr class="${i % 2 === 0 ? 'odd' : 'even'}">${cells(row, 'td', () => ' style="text-align: right;"')}</tr>`).join('\n')}</tbody></table>`,
  ),
  grid(
    'code-host-accessible-table',
    (head, body) =>
      `<markdown-accessiblity-table><table tabindex="0"><thead><tr>${cells(head, 'th', () => ' align="left"')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td', () => ' align="left"')}</tr>`).join('')}</tbody></table></markdown-accessiblity-table>`,
  ),
  grid(
    'board-table-with-fullscreen-button',
    (head, body) =>
      `<div class="cooked"><div class="md-table fullscreen-table-wrapper"><div class="fullscreen-table-wrapper__buttons"><button class="open-popup-link btn-default btn-icon btn-expand-table" title="expand table"><svg class="d-icon"></svg></button></div><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table></div></div>`,
  ),
  grid(
    'footable-of-a-plugin',
    (head, body) =>
      `<div id="footable_parent_9" class="footable_parent ninja_table_wrapper loading_ninja_table wp_table_data_press_parent semantic_ui"><table id="footable_9" class="foo-table ninja_footable foo_table_9 ui table selectable striped vertical_centered"><colgroup>${head.map((_, i) => `<col class="ninja_column_${i}">`).join('')}</colgroup><thead><tr class="footable-header">${cells(head, 'th', (i) => ` scope="col" class="ninja_column_${i} ninja_clmn_nm_${i}"`)}</tr></thead><tbody>${body.map((row, y) => `<tr data-row_id="${y}" class="ninja_table_row_${y} nt_row_id_${y}">${cells(row, 'td')}</tr>`).join('')}</tbody></table></div>`,
  ),
  grid(
    'addon-data-table-contents',
    (head, body) =>
      `<div class="eael-data-table-wrap" data-table_id="7"><table class="tablesorter eael-data-table center" id="eael-data-table-7"><thead><tr class="table-header">${cells(
        head,
        'th',
        () => ' class="sorting"',
        (t) => `<span class="data-table-header-text">${esc(t)}</span>`,
      )}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td', none, (t) => `<div class="td-content-wrapper"><div class="td-content">${esc(t)}</div></div>`)}</tr>`).join('')}</tbody></table></div>`,
  ),
  inReport(
    'block-table-with-figcaption',
    (made, page) => {
      const [head = [], ...body] = made.grid(figures(page));
      return `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table><figcaption class="wp-element-caption">${made.kept(page.brief())}</figcaption></figure>`;
    },
    'genesis',
  ),
  grid(
    'word-table-of-paragraphs',
    (head, body) =>
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>${[
        head,
        ...body,
      ]
        .map(
          (row) =>
            `<tr>${cells(
              row,
              'td',
              () =>
                " width=120 valign=top style='width:90.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'",
              (t) => `<p class=MsoNormal><span lang=EN-GB>${esc(t)}<o:p></o:p></span></p>`,
            )}</tr>`,
        )
        .join('\n')}</table>`,
  ),
  grid(
    'list-portal-rte-table',
    (head, body) =>
      `<div class="ms-rtestate-field"><table class="ms-rteTable-default" cellspacing="0" width="100%"><tbody><tr class="ms-rteTableHeaderRow-default">${cells(head, 'th', () => ' class="ms-rteTableHeaderEvenCol-default" rowspan="1" colspan="1"')}</tr>${body.map((row, i) => `<tr class="ms-rteTable${i % 2 === 0 ? 'Odd' : 'Even'}Row-default">${cells(row, 'td', cls('ms-rteTableEvenCol-default'))}</tr>`).join('')}</tbody></table></div>`,
  ),
  grid(
    'asciidoctor-tableblock',
    (head, body, page) =>
      `<table class="tableblock frame-all grid-all stretch"><caption class="title">1. ${page.brief()}</caption><colgroup>${head.map(() => '<col style="width: 25%;">').join('')}</colgroup><thead><tr>${cells(head, 'th', cls('tableblock halign-left valign-top'))}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td', cls('tableblock halign-left valign-top'), (t) => `<p class="tableblock">${esc(t)}</p>`)}</tr>`).join('')}</tbody></table>`,
  ),
  grid(
    'texinfo-multitable',
    (head, body) =>
      `<table class="multitable">\n<thead><tr>${cells(head, 'th', () => ' width="20%"')}</tr></thead>\n<tbody>${body.map((row) => `<tr>${cells(row, 'td', () => ' width="20%"')}</tr>`).join('\n')}</tbody>\n</table>`,
  ),
  inReport('vendor-formal-table', (made, page) => {
    const [head = [], ...body] = made.grid(figures(page));
    return `<div class="tblformal" id="GUID-1"><p class="titleintable">${made.kept(page.brief())}</p><table class="cellalignment14" title="x"><thead><tr class="cellalignment2">${cells(head, 'th', (i) => ` class="cellalignment9" id="d1e${i}"`)}</tr></thead><tbody>${body.map((row) => `<tr class="cellalignment2">${cells(row, 'td', (i) => ` class="cellalignment3" headers="d1e${i}"`)}</tr>`).join('')}</tbody></table></div>`;
  }),
  inReport('archive-of-papers-xtable', (made, page) => {
    const [head = [], ...body] = made.grid(figures(page));
    return `<section class="tw xbox font-sm" id="T1"><h3 class="obj_head">Table 1</h3><div class="caption p"><p>${made.kept(page.brief())}</p></div><div class="tbl-box p" tabindex="0"><table class="content" frame="hsides" rules="groups"><thead><tr>${cells(head, 'th', () => ' align="left" valign="bottom" rowspan="1" colspan="1"')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td', () => ' align="left" rowspan="1" colspan="1"')}</tr>`).join('')}</tbody></table></div><p class="font-xs"><a href="/t1">Open in a new tab</a></p></section>`;
  }),
  grid(
    'tex4ht-tabular-rows',
    (head, body) =>
      `<div class="tabular"><table id="TBL-2" class="tabular"><colgroup id="TBL-2-1g"><col id="TBL-2-1"></colgroup>${[head, ...body].map((row, y) => `<tr style="vertical-align:baseline;" id="TBL-2-${y}-">${cells(row, 'td', () => ' style="white-space:nowrap; text-align:left;" class="td11"')}</tr>`).join('')}</table></div>`,
  ),
  grid(
    'statistics-office-table',
    (head, body) =>
      `<div class="table-responsive-sm stats"><table class="table wide statistics"><thead><tr>${cells(
        head,
        'th',
        () => ' scope="col" data-sort="none"',
        (t) =>
          `<button type="button" class="sort">${esc(t)}<svg aria-hidden="true" width="8" height="8"></svg></button>`,
      )}</tr></thead><tbody>${body.map(([one = '', ...rest]) => `<tr><th scope="row" class="text-left">${esc(one)}</th>${cells(rest, 'td', cls('number text-right'))}</tr>`).join('')}</tbody></table></div>`,
  ),
  grid(
    'league-with-data-stat',
    (head, body) =>
      `<div class="table_wrapper" id="all_results"><div class="table_container"><table class="stats_table sortable min_width" data-cols-to-freeze=",2"><thead><tr>${cells(head, 'th', (i) => ` scope="col" data-stat="c${i}" class="poptip sort_default_asc center"`)}</tr></thead><tbody>${body.map(([one = '', ...rest]) => `<tr><th scope="row" class="right" data-stat="rank">${one}</th>${cells(rest, 'td', (i) => ` class="${i === 0 ? 'left' : 'right'}" data-stat="s${i}"`)}</tr>`).join('')}</tbody></table></div></div>`,
    league,
  ),
  grid(
    'stops-and-times-sheet',
    (head, body) =>
      `<div class="schedule"><table class="schedule-table" cellspacing="0"><tbody><tr class="hdr">${cells(head, 'th')}</tr>${body.map((row) => `<tr>${cells(row, 'td', (i) => (i === 0 ? ' class="stop"' : ' class="dep"'))}</tr>`).join('')}</tbody></table></div>`,
    (page) => timetable(page).map((row) => row.map((text) => (text === '|' ? '–' : text))),
  ),
  grid(
    'price-list-of-a-salon',
    (head, body) =>
      `<div class="price-wrap"><table class="price-list" width="100%"><tbody><tr>${cells(head, 'th')}</tr>${body.map(([what = '', price = '']) => `<tr><td class="price-list__what">${esc(what)}</td><td class="price-list__sum"><b>${price}</b></td></tr>`).join('')}</tbody></table></div>`,
    prices,
  ),
  grid(
    'dataframe-great-table',
    (head, body) =>
      `<div id="gtx" style="padding-left:0px;overflow-x:auto;"><table class="gt_table" data-quarto-disable-processing="false"><thead><tr class="gt_col_headings">${cells(head, 'th', (i) => ` class="gt_col_heading gt_columns_bottom_border ${i === 0 ? 'gt_left' : 'gt_right'}" rowspan="1" colspan="1" scope="col" id="c${i}"`)}</tr></thead><tbody class="gt_table_body">${body.map((row) => `<tr>${cells(row, 'td', (i) => ` headers="c${i}" class="gt_row gt_right"`)}</tr>`).join('')}</tbody></table></div>`,
  ),
];

const ofRoles = [
  grid(
    'aria-table-of-divisions',
    (head, body) =>
      `<div role="table" aria-label="x" aria-rowcount="${body.length + 1}" class="rt-table"><div role="rowgroup"><div role="row" class="rt-tr">${cells(head, 'div', () => ' role="columnheader" class="rt-th"')}</div></div><div role="rowgroup">${body.map((row) => `<div role="row" class="rt-tr">${cells(row, 'div', () => ' role="cell" class="rt-td"')}</div>`).join('')}</div></div>`,
  ),
  grid(
    'aria-grid-of-a-component',
    (head, body) =>
      `<div class="MuiDataGrid-root" role="grid" aria-colcount="${head.length}" aria-rowcount="${body.length + 1}"><div class="MuiDataGrid-columnHeaders" role="presentation"><div class="MuiDataGrid-columnHeadersInner" role="row" aria-rowindex="1">${cells(
        head,
        'div',
        (i) => ` class="MuiDataGrid-columnHeader" role="columnheader" aria-colindex="${i + 1}"`,
        (t) => `<div class="MuiDataGrid-columnHeaderTitle">${esc(t)}</div>`,
      )}</div></div><div class="MuiDataGrid-virtualScrollerRenderZone" role="rowgroup">${body
        .map(
          (row, y) =>
            `<div class="MuiDataGrid-row" role="row" data-rowindex="${y}" aria-rowindex="${y + 2}">${cells(
              row,
              'div',
              (i) => ` class="MuiDataGrid-cell" role="gridcell" aria-colindex="${i + 1}"`,
              (t) => `<div class="MuiDataGrid-cellContent">${esc(t)}</div>`,
            )}</div>`,
        )
        .join('')}</div></div>`,
  ),
];

const covered = (text: string): CellTruth => ({ text, isCovered: true });

const merged = [
  inReport('groups-of-rows-under-one-name', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const groups = page.random.times(page.random.int(2, 4), () => ({
      name: aName(page),
      rows: page.random.times(page.random.int(2, 3), () => [aName(page), aNumber(page)]),
    }));
    made.grid([
      head,
      ...groups.flatMap(({ name, rows }) =>
        rows.map((row, i) => [i === 0 ? name : covered(name), ...row]),
      ),
    ]);
    return `<table class="wikitable"><tbody><tr>${cells(head, 'th', () => ' scope="col"')}</tr>${groups.map(({ name, rows }) => rows.map((row, i) => `<tr>${i === 0 ? `<th scope="rowgroup" rowspan="${rows.length}">${name}</th>` : ''}${cells(row, 'td')}</tr>`).join('')).join('')}</tbody></table>`;
  }),
  inReport('cells-that-span-two-columns', (made, page) => {
    const head = page.random.times(4, () => aName(page));
    const rows = page.random.times(page.random.int(3, 6), (i) => ({
      isWide: i % 2 === 1,
      row: [aName(page), aNumber(page), aNumber(page), aNumber(page)],
    }));
    made.grid([
      head,
      ...rows.map(({ isWide, row: [a = '', b = '', c = '', d = ''] }) =>
        isWide ? [a, b, covered(b), d] : [a, b, c, d],
      ),
    ]);
    return `<table class="listing" border="1"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(({ isWide, row: [a = '', b = '', c = '', d = ''] }) => `<tr><td>${a}</td>${isWide ? `<td colspan="2">${b}</td>` : `<td>${b}</td><td>${c}</td>`}<td>${d}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('rows-with-a-foot-of-totals', (made, page) => {
    const [head = [], ...body] = figures(page);
    const foot = head.map((_, i) => (i === 0 ? aName(page) : aNumber(page)));
    made.grid([head, ...body, foot]);
    return `<table class="table-data"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody><tfoot><tr>${cells(foot, 'td')}</tr></tfoot></table>`;
  }),
  inReport('cells-with-links-and-flags', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 7), () => ({
      name: aName(page),
      href: page.path(),
      number: aNumber(page),
      flag: `/flags/${page.random.letters(5)}.svg`,
    }));
    made.grid([
      head,
      ...rows.map(({ name, href, number }) => [
        { text: name, links: [new URL(href, page.url).href] },
        number,
      ]),
    ]);
    return `<table class="medals"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(({ name, href, number, flag }) => `<tr><td><span class="flagicon"><img src="${flag}" alt="" width="23" height="15"></span>&nbsp;<a href="${href}">${name}</a></td><td>${number}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('points-within-cells', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(page.random.int(2, 4), () => ({
      name: aName(page),
      points: [aName(page), aName(page), aName(page)],
    }));
    made.grid([
      head,
      ...rows.map(({ name, points }) => [name, { text: points.join(' '), isLoose: true }]),
    ]);
    return `<table class="programme-table"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(({ name, points }) => `<tr><td>${name}</td><td><ul>${points.map((p) => `<li>${p}</li>`).join('')}</ul></td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('lines-within-cells', (made, page) => {
    const head = [aName(page), aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 5), () => [
      aName(page),
      `${aName(page)} ${page.random.int(100, 999)}`,
      aNumber(page),
    ]);
    made.grid([head, ...rows]);
    return `<table class="contenttable table"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map(([a = '', b = '', c = '']) => `<tr><td>${a}</td><td>${b.replace(' ', '<br>')}</td><td>${c}</td></tr>`).join('')}</tbody></table>`;
  }),
];

const layouts = [
  inReport('letter-laid-out-in-tables', (made, page) => {
    const text = () => made.outside(page.say(2));
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center"><table role="presentation" class="container" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:24px;font-family:Arial">${text()}</td></tr><tr><td style="padding:24px"><p>${text()}</p></td></tr><tr><td style="padding:24px">${text()}</td></tr></table></td></tr></table>`;
  }),
  inReport(
    'old-page-of-two-text-columns',
    (made, page) =>
      `<table border="0" width="100%" cellpadding="10"><tr><td valign="top" width="50%"><font size="2"><p>${made.outside(page.say(2))}</p><p>${made.outside(page.say(2))}</p></font></td><td valign="top" width="50%"><font size="2"><p>${made.outside(page.say(2))}</p><p>${made.outside(page.say(2))}</p></font></td></tr></table>`,
    'plone',
  ),
  inReport('data-table-within-a-layout-table', (made, page) => {
    const text = made.outside(page.say(2));
    const [head = [], ...body] = made.grid(figures(page));
    return `<table width="100%" border="0" cellspacing="0"><tr><td valign="top"><p>${text}</p><table border="1" cellpadding="3"><tr>${cells(head, 'th')}</tr>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table></td></tr></table>`;
  }),
];

export const grids: readonly Kind<TableTruth>[] = [...ofSystems, ...ofRoles, ...merged, ...layouts];

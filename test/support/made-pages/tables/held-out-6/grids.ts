/** Tables of rows and columns as plugins, components and editors write them: half `held-out-6`. */
import type { Kind } from '../../kind.ts';
import { figures, league, prices, timetable, type Rows } from '../data.ts';
import type { TablePage, TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import type { PageMaker } from '../../page-maker.ts';
import { within } from './frames.ts';
import type { FrameName } from '../../furniture/held-out-6-frames.ts';

type Data = (page: PageMaker) => Rows;

const grid = (
  name: string,
  data: Data,
  write: (rows: Rows, made: TablePage, page: PageMaker) => string,
  frame?: FrameName,
): Kind<TableTruth> =>
  within(name, (made, page) => write(made.grid(data(page)), made, page), frame);

const [headOf, bodyOf] = [(rows: Rows) => rows[0] ?? [], (rows: Rows) => rows.slice(1)];

/** Cells of a row, each through `write`. */
const cells = (row: readonly string[], write: (text: string, column: number) => string) =>
  row.map((text, column) => write(escapeCell(text), column)).join('');

const rowsOf = (rows: Rows, write: (row: readonly string[], i: number) => string) =>
  rows.map(write).join('\n');

export const grids: readonly Kind<TableTruth>[] = [
  grid(
    'tablepress-rows-and-columns',
    figures,
    (rows) =>
      `<table id="tablepress-3" class="tablepress tablepress-id-3"><thead><tr class="row-1">${cells(headOf(rows), (t, x) => `<th class="column-${x + 1}">${t}</th>`)}</tr></thead><tbody class="row-striping row-hover">${rowsOf(bodyOf(rows), (row, y) => `<tr class="row-${y + 2}">${cells(row, (t, x) => `<td class="column-${x + 1}">${t}</td>`)}</tr>`)}</tbody></table>`,
    'widgets',
  ),
  grid(
    'drupal-views-table',
    figures,
    (rows) =>
      `<div class="view view-data"><div class="view-content"><table class="cols-4 views-table views-view-table responsive-enabled" data-striping="1"><thead><tr>${cells(headOf(rows), (t, x) => `<th class="views-field views-field-f${x}" id="view-f${x}-table-column" scope="col"><a href="?order=f${x}&amp;sort=asc" rel="nofollow">${t}</a></th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr>${cells(row, (t, x) => `<td headers="view-f${x}-table-column" class="views-field views-field-f${x}">${t}          </td>`)}</tr>`)}</tbody></table></div></div>`,
    'olivero',
  ),
  grid(
    'slate-table-block-of-volto',
    figures,
    (rows) =>
      `<div class="block slateTable"><table class="ui celled fixed table slate-table-block"><thead><tr>${cells(headOf(rows), (t) => `<th class="left aligned top aligned"><p>${t}</p></th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr>${cells(row, (t) => `<td class="left aligned top aligned"><p>${t}</p></td>`)}</tr>`)}</tbody></table></div>`,
    'volto',
  ),
  grid(
    'bootstrap-table-with-inner-heads',
    figures,
    (rows, _, page) =>
      `<div class="bootstrap-table bootstrap5"><div class="fixed-table-toolbar"><div class="float-right search btn-group"><input class="form-control search-input" type="search" placeholder="${page.label('search')}"></div></div><div class="fixed-table-container"><div class="fixed-table-body"><table class="table table-bordered table-hover" data-toggle="table"><thead><tr>${cells(headOf(rows), (t, x) => `<th data-field="${x}"><div class="th-inner sortable both">${t}</div><div class="fht-cell"></div></th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row, y) => `<tr data-index="${y}">${cells(row, (t) => `<td>${t}</td>`)}</tr>`)}</tbody></table></div></div></div>`,
    'bootstrap5',
  ),
  grid(
    'tabulator-grid-of-divs',
    figures,
    (rows) =>
      `<div class="tabulator" role="grid"><div class="tabulator-header" role="rowgroup"><div class="tabulator-header-contents" role="rowgroup"><div class="tabulator-headers" role="row">${cells(headOf(rows), (t) => `<div class="tabulator-col tabulator-sortable" role="columnheader" aria-sort="none"><div class="tabulator-col-content"><div class="tabulator-col-title-holder"><div class="tabulator-col-title">${t}</div></div></div></div>`)}</div></div></div><div class="tabulator-tableholder"><div class="tabulator-table" role="rowgroup">${rowsOf(bodyOf(rows), (row, y) => `<div class="tabulator-row tabulator-row-${y % 2 === 0 ? 'odd' : 'even'}" role="row">${cells(row, (t) => `<div class="tabulator-cell" role="gridcell">${t}</div>`)}</div>`)}</div></div></div>`,
    'plain',
  ),
  grid(
    'material-data-grid-of-roles',
    figures,
    (rows) =>
      `<div class="MuiDataGrid-root MuiDataGrid-root--densityStandard" role="grid" aria-colcount="4"><div class="MuiDataGrid-main"><div class="MuiDataGrid-columnHeaders" role="presentation"><div class="MuiDataGrid-columnHeadersInner" role="row">${cells(headOf(rows), (t, x) => `<div class="MuiDataGrid-columnHeader" role="columnheader" aria-colindex="${x + 1}"><div class="MuiDataGrid-columnHeaderTitleContainer"><div class="MuiDataGrid-columnHeaderTitle">${t}</div></div></div>`)}</div></div><div class="MuiDataGrid-virtualScroller"><div class="MuiDataGrid-virtualScrollerRenderZone" role="rowgroup">${rowsOf(bodyOf(rows), (row, y) => `<div class="MuiDataGrid-row" role="row" aria-rowindex="${y + 2}">${cells(row, (t) => `<div class="MuiDataGrid-cell MuiDataGrid-cell--textLeft" role="cell"><div class="MuiDataGrid-cellContent">${t}</div></div>`)}</div>`)}</div></div></div></div>`,
    'utilities',
  ),
  grid(
    'el-table-head-and-body-apart',
    figures,
    (rows) =>
      `<div class="el-table el-table--fit el-table--enable-row-hover"><div class="el-table__header-wrapper"><table cellspacing="0" cellpadding="0" border="0" class="el-table__header"><colgroup></colgroup><thead><tr>${cells(headOf(rows), (t, x) => `<th colspan="1" rowspan="1" class="el-table_1_column_${x} is-leaf el-table__cell"><div class="cell">${t}</div></th>`)}</tr></thead></table></div><div class="el-table__body-wrapper is-scrolling-none"><table cellspacing="0" cellpadding="0" border="0" class="el-table__body"><colgroup></colgroup><tbody>${rowsOf(bodyOf(rows), (row) => `<tr class="el-table__row">${cells(row, (t, x) => `<td rowspan="1" colspan="1" class="el-table_1_column_${x} el-table__cell"><div class="cell">${t}</div></td>`)}</tr>`)}</tbody></table></div></div>`,
    'plain',
  ),
  grid(
    'prime-datatable-with-column-titles',
    prices,
    (rows) =>
      `<div class="p-datatable p-component p-datatable-responsive-scroll"><div class="p-datatable-wrapper" style="overflow: auto;"><table class="p-datatable-table" role="table"><thead class="p-datatable-thead" role="rowgroup"><tr role="row">${cells(headOf(rows), (t) => `<th role="cell"><div class="p-column-header-content"><span class="p-column-title">${t}</span></div></th>`)}</tr></thead><tbody class="p-datatable-tbody" role="rowgroup">${rowsOf(bodyOf(rows), (row) => `<tr role="row">${cells(row, (t) => `<td role="cell">${t}</td>`)}</tr>`)}</tbody></table></div></div>`,
    'utilities',
  ),
  grid(
    'word-mso-table-grid',
    figures,
    (rows) =>
      `<div align="center"><table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none">${rowsOf(rows, (row, y) => `<tr style="height:15.0pt">${cells(row, (t) => `<td width="150" valign="top" style="width:112.3pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt"><p class="MsoNormal" style="margin-bottom:0cm">${y === 0 ? `<b><span lang="DE">${t}</span></b>` : `<span lang="DE">${t}</span>`}</p></td>`)}</tr>`)}</table></div>`,
    'dnn',
  ),
  grid(
    'smart-editor-table-of-modules',
    figures,
    (rows) =>
      `<div class="se-component se-table se-l-default"><div class="se-component-content"><div class="se-section se-section-table"><div class="se-table-container"><table class="se-table-content"><tbody>${rowsOf(rows, (row) => `<tr class="se-tr">${cells(row, (t) => `<td class="se-cell" style="width: 25.0%;"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-left"><span class="se-fs- se-ff-">${t}</span></p></div></td>`)}</tr>`)}</tbody></table></div></div></div></div>`,
    'plain',
  ),
  grid(
    'latexml-tabular-of-spans',
    figures,
    (rows) =>
      `<figure class="ltx_table" id="S3.T1"><table class="ltx_tabular ltx_centering ltx_guessed_headers ltx_align_middle"><thead class="ltx_thead"><tr class="ltx_tr">${cells(headOf(rows), (t) => `<th class="ltx_td ltx_align_left ltx_th ltx_th_column ltx_border_tt">${t}</th>`)}</tr></thead><tbody class="ltx_tbody">${rowsOf(bodyOf(rows), (row) => `<tr class="ltx_tr">${cells(row, (t) => `<td class="ltx_td ltx_align_center">${t}</td>`)}</tr>`)}</tbody></table></figure>`,
    'plain',
  ),
  grid(
    'kable-table-centred',
    figures,
    (rows) =>
      table(rows, {
        attributes:
          ' class="table table-striped lightable-paper" style="width: auto !important; margin-left: auto; margin-right: auto;"',
      }),
    'bootstrap5',
  ),
  grid(
    'table-in-a-figure-of-an-editor-5',
    figures,
    (rows) => `<figure class="table" style="width:100%;">${table(rows)}</figure>`,
    'liferay',
  ),
  grid(
    'league-of-a-sports-daily-with-short-and-long-names',
    league,
    (rows) =>
      `<div class="standings__wrapper"><table class="kick__table kick__table--ranking"><thead><tr>${cells(headOf(rows), (t) => `<th class="kick__table--ranking__head">${t}</th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr>${cells(row, (t, x) => (x === 1 ? `<td class="kick__table--ranking__teamname"><a href="/team/${x}"><span>${t}</span></a></td>` : `<td class="kick__table--ranking__number">${t}</td>`))}</tr>`)}</tbody></table></div>`,
    'bootstrap5',
  ),
  grid(
    'timetable-of-a-bus-company-with-row-heads',
    timetable,
    (rows) =>
      `<div class="table-responsive" tabindex="0"><table class="timetable"><thead><tr>${cells(headOf(rows), (t) => `<th scope="col">${t}</th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr class="stop">${cells(row, (t, x) => (x === 0 ? `<th scope="row" class="stop-name">${t}</th>` : `<td class="time">${t}</td>`))}</tr>`)}</tbody></table></div>`,
    'liferay',
  ),
  within(
    'journal-table-with-label-caption-and-notes',
    (made, page) => {
      const caption = made.outside(page.say());
      const note = made.outside(page.say());
      const rows = made.grid(figures(page));
      return `<div class="table-wrap anchored whole_rhythm" id="T1"><h3>Table 1</h3><div class="caption"><p>${caption}</p></div><div class="xtable">${table(rows, { attributes: ' class="rendered small default_table" frame="hsides" rules="groups"' })}</div><div class="tblwrap-foot"><div id="fn1"><p>${note}</p></div></div></div>`;
    },
    'bootstrap5',
  ),
  within(
    'statistics-table-with-caption-and-source',
    (made, page) => {
      const caption = made.outside(page.say());
      const rows = made.grid(figures(page));
      return `<div class="data-table"><p class="data-table__title"><strong>${caption}</strong></p>${table(rows, { attributes: ' class="data-table__table"', hasRowHeads: true })}<p class="data-table__source">${page.label('source')}: ${page.site}</p></div>`;
    },
    'aem',
  ),
];

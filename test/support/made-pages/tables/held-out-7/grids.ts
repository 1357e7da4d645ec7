/** Tables of rows and columns as plugins, components and editors write them: half `held-out-7`. */
import type { FrameName } from '../../furniture/held-out-7-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { figures, league, prices, timetable, type Rows } from '../data.ts';
import type { TablePage, TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

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
    'block-table-with-stripes-and-fixed-layout',
    figures,
    (rows) =>
      `<figure class="wp-block-table is-style-stripes">${table(rows, { attributes: ' class="has-fixed-layout"' })}</figure>`,
    'kadence',
  ),
  grid(
    'fusion-table-of-a-theme',
    figures,
    (rows) => `<div class="table-1">${table(rows, { attributes: ' width="100%"' })}</div>`,
    'avada',
  ),
  grid(
    'wp-table-builder-cells-of-text-elements',
    figures,
    (rows) =>
      `<div class="wptb-table-container wptb-table-1"><div class="wptb-table-container-matrix"><table class="wptb-preview-table wptb-element-main-table_setting-1" role="table"><tbody>${rowsOf(rows, (row, y) => `<tr class="wptb-row">${cells(row, (t, x) => `<td class="wptb-cell" data-x-index="${x}" data-y-index="${y}"><div class="wptb-text-container wptb-ph-element"><div style="position: relative;"><p>${t}</p></div></div></td>`)}</tr>`)}</tbody></table></div></div>`,
    'jnews',
  ),
  grid(
    'typo3-table-element',
    figures,
    (rows) =>
      `<div class="frame frame-type-table"><div class="table-responsive">${table(rows, { attributes: ' class="table table-striped"', hasRowHeads: true })}</div></div>`,
    'typo3',
  ),
  grid(
    'joomla-editor-table-with-styles',
    figures,
    (rows) =>
      table(rows, {
        head: 'first row',
        attributes: ' style="width: 100%; border-collapse: collapse;" border="1"',
        cellAttributes: () => ' style="width: 25%;"',
      }),
    'helix',
  ),
  grid(
    'word-paste-mso-table',
    figures,
    (rows) =>
      `<table class="MsoTableGrid" style="border-collapse: collapse; border: none;" border="1" cellspacing="0" cellpadding="0"><tbody>${rowsOf(rows, (row) => `<tr>${cells(row, (t) => `<td style="width: 106.2pt; padding: 0cm 5.4pt;" width="142" valign="top"><p class="MsoNormal" style="margin: 0cm;"><span lang="EN-US">${t}</span></p></td>`)}</tr>`)}</tbody></table>`,
    'bartik',
  ),
  grid(
    'spreadsheet-published-as-waffle',
    figures,
    (rows) =>
      `<div class="ritz grid-container" dir="ltr"><table class="waffle" cellspacing="0" cellpadding="0"><tbody>${rowsOf(rows, (row) => `<tr style="height: 20px">${cells(row, (t, x) => `<td class="s${x % 3}" dir="ltr">${t}</td>`)}</tr>`)}</tbody></table></div>`,
    'simple',
  ),
  grid(
    'mediawiki-sortable-with-data-sort-values',
    figures,
    (rows) =>
      `<table class="wikitable sortable jquery-tablesorter"><thead><tr>${cells(headOf(rows), (t) => `<th class="headerSort" tabindex="0" role="columnheader button" title="Sort ascending">${t}\n</th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr>${cells(row, (t) => `<td data-sort-value="${t.replace(/[^\d]/g, '')}">${t}\n</td>`)}</tr>`)}</tbody><tfoot></tfoot></table>`,
    'vector',
  ),
  grid(
    'bulma-table-container',
    figures,
    (rows) =>
      `<div class="table-container">${table(rows, { attributes: ' class="table is-striped is-hoverable is-fullwidth"', hasRowHeads: true })}</div>`,
    'bulma',
  ),
  grid(
    'markdown-table-in-a-component-site',
    figures,
    (rows) =>
      `<div class="Table_wrapper__k3jd9">${table(rows, { cellAttributes: (_, x) => (x === 0 ? '' : ' align="right"') })}</div>`,
    'modules',
  ),
  grid(
    'league-of-a-sports-association-app',
    league,
    (rows) =>
      `<div class="standings"><table class="standings__table"><thead><tr>${cells(headOf(rows), (t) => `<th scope="col" class="standings__head"><abbr>${t}</abbr></th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr class="standings__row">${cells(row, (t, x) => (x === 1 ? `<td class="standings__team"><span class="crest"></span><a href="/team/x">${t}</a></td>` : `<td>${t}</td>`))}</tr>`)}</tbody></table></div>`,
    'modules',
  ),
  grid(
    'timetable-of-a-bus-company-by-hand',
    timetable,
    (rows) => table(rows, { head: 'first row', attributes: ' border="1" cellpadding="3"' }),
    'simple',
  ),
  grid(
    'price-list-of-a-garage',
    prices,
    (rows) =>
      `<div class="preisliste">${table(rows, { head: 'first row', attributes: ' class="ce-table"' })}</div>`,
    'typo3',
  ),
  grid(
    'price-table-without-heads-in-a-page-builder',
    (page) => prices(page).slice(1),
    (rows) =>
      `<div class="wpb_text_column"><div class="wpb_wrapper">${table(rows, { head: 'none', attributes: ' width="600"' })}</div></div>`,
    'avada',
  ),
  grid(
    'statistics-office-table-with-scopes',
    figures,
    (rows) =>
      `<div class="table-scroll" tabindex="0" role="region"><table class="table table--statistics"><caption class="visually-hidden"></caption><thead><tr>${cells(headOf(rows), (t) => `<th scope="col">${t}</th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr>${cells(row, (t, x) => (x === 0 ? `<th scope="row">${t}</th>` : `<td class="table__cell--numeric">${t}</td>`))}</tr>`)}</tbody></table></div>`,
    'sxa',
  ),
  grid(
    'vuetify-data-table-with-footer',
    figures,
    (rows) =>
      `<div class="v-data-table elevation-1 v-data-table--has-bottom theme--light"><div class="v-data-table__wrapper"><table><colgroup></colgroup><thead class="v-data-table-header"><tr>${cells(headOf(rows), (t) => `<th role="columnheader" scope="col" class="text-start sortable"><span>${t}</span><i class="v-icon mdi mdi-arrow-up" aria-hidden="true"></i></th>`)}</tr></thead><tbody>${rowsOf(bodyOf(rows), (row) => `<tr class="">${cells(row, (t) => `<td class="text-start">${t}</td>`)}</tr>`)}</tbody></table></div><div class="v-data-footer"><div class="v-data-footer__pagination">1-10</div></div></div>`,
    'modules',
  ),
  grid(
    'chemistry-properties-in-a-drupal-field',
    figures,
    (rows) =>
      `<div class="text-formatted field field--name-body">${table(rows, { attributes: ' border="1" cellpadding="1" cellspacing="1" style="width:500px"' })}</div>`,
    'bartik',
  ),
];

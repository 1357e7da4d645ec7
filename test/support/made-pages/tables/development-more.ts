/**
 * Tables and pairs of half `more`: labels and values in the markup of shops, agencies, directories, events, recipes
 * and encyclopaedias, before, between and behind the text, in columns, tabs and folds.
 */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { facts, figures, league, prices } from './data.ts';
import { moreAround } from './development-more-around.ts';
import { moreFacts } from './development-more-facts.ts';
import { onPage, type Frame } from './development-more-frames.ts';
import { moreRows } from './development-more-rows.ts';
import { tableKind, type TablePage, type TableTruth } from './truth.ts';
import { escapeCell } from './write.ts';

interface Pair {
  readonly label: string;
  readonly value: string;
}

/** Writes label and value in the words of one kind of site. */
type Write = (pairs: readonly Pair[], page: PageMaker) => string;

const pairsOf = (made: TablePage, count?: number) =>
  facts(made.page, count).map(({ label, value }) => made.pair(label, value));

const each = (pairs: readonly Pair[], write: (pair: Pair) => string) => pairs.map(write).join('\n');

const pairKind = (name: string, frames: readonly Frame[], write: Write) =>
  tableKind(name, (made, page) => {
    const frame = page.random.pick(frames);
    const isProduct = frame === 'product' || frame === 'tabs';
    return onPage(page, frame, write(pairsOf(made), page), isProduct ? 'Product' : undefined);
  });

const pairs: readonly Kind<TableTruth>[] = [
  pairKind(
    'pairs-in-boxes-with-a-class-each',
    ['article', 'behind', 'product'],
    (all, page) =>
      `<div class="data-${page.random.letters(4)}">${each(all, ({ label, value }) => `<section class="e-${page.random.letters(6)}"><div>${label}</div><div><b>${value}</b></div></section>`)}</div>`,
  ),
  pairKind(
    'pairs-in-divs-of-a-list',
    ['article', 'product', 'columns'],
    (all) =>
      `<dl>${each(all, ({ label, value }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
  ),
  pairKind(
    'pairs-of-bold-labels',
    ['article', 'behind', 'product'],
    (all) =>
      `<ul>${each(all, ({ label, value }) => `<li><strong>${label}:</strong> ${value}</li>`)}</ul>`,
  ),
  pairKind(
    'pairs-on-broken-lines',
    ['article', 'behind', 'product'],
    (all) => `<p>${all.map(({ label, value }) => `<b>${label}:</b> ${value}`).join('<br>')}</p>`,
  ),
  pairKind(
    'pairs-of-spans-in-points',
    ['product', 'columns', 'before'],
    (all) =>
      `<ul class="attributes">${each(all, ({ label, value }) => `<li class="attribute"><span class="attribute-name">${label}</span><span class="attribute-text">${value}</span></li>`)}</ul>`,
  ),
  pairKind(
    'sheet-of-terms',
    ['sheet'],
    (all) =>
      `<dl class="params">${each(all, ({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl>`,
  ),
  pairKind(
    'sheet-of-rows',
    ['sheet'],
    (all) =>
      `<table class="params"><tbody>${each(all, ({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</tbody></table>`,
  ),
  pairKind(
    'sheet-of-columns',
    ['sheet'],
    (all) =>
      `<div class="params">${each(all, ({ label, value }) => `<div class="param"><div class="half"><b>${label}</b></div><div class="half">${value}</div></div>`)}</div>`,
  ),
  pairKind(
    'sheet-of-points',
    ['sheet'],
    (all) =>
      `<details open><summary>▾</summary><ul>${each(all, ({ label, value }) => `<li><b>${label}:</b> ${value}</li>`)}</ul></details>`,
  ),
  pairKind(
    'sheet-of-named-rows-with-links',
    ['sheet', 'article'],
    (all) =>
      `<table>${each(all, ({ label, value }) => `<tr><th scope="row"><h3>${label}</h3></th><td><a href="/find?q=1">${value}</a></td></tr>`)}</table>`,
  ),
  pairKind('pairs-of-columns', ['product', 'behind', 'article'], (all) =>
    each(
      all,
      ({ label, value }) =>
        `<div class="row"><div class="col-4">${label}</div><div class="col-8">${value}</div></div>`,
    ),
  ),
  pairKind(
    'pairs-laid-flat',
    ['product', 'article', 'tabs'],
    (all) =>
      `<div class="grid grid-cols-2">${each(all, ({ label, value }) => `<div class="font-medium">${label}</div><div>${value}</div>`)}</div>`,
  ),
  pairKind(
    'pairs-of-paragraphs',
    ['product', 'columns'],
    (all) =>
      `<div class="facts">${each(all, ({ label, value }) => `<div class="fact"><p class="fact-label">${label}</p><p class="fact-value">${value}</p></div>`)}</div>`,
  ),
  pairKind(
    'pairs-with-icons',
    ['before', 'columns', 'product'],
    (all) =>
      `<div class="key-facts">${each(all, ({ label, value }) => `<div class="key-fact"><svg width="16" height="16"><path d="M0 0"></path></svg><span class="key-fact__title">${label}</span><strong class="key-fact__value">${value}</strong></div>`)}</div>`,
  ),
  pairKind('pairs-of-generated-names', ['product', 'before', 'behind'], (all, page) => {
    const [outer, inner, one, other] = page.random.times(4, () => `css-${page.random.letters(6)}`);
    return `<div class="${outer}">${each(all, ({ label, value }) => `<div class="${inner}"><div class="${one}">${label}</div><div class="${other}">${value}</div></div>`)}</div>`;
  }),
  pairKind(
    'pairs-under-small-headings',
    ['article', 'columns'],
    (all) =>
      `<div class="specs">${each(all, ({ label, value }) => `<div class="spec"><h4>${label}</h4><span>${value}</span></div>`)}</div>`,
  ),
  pairKind(
    'pairs-with-links',
    ['article', 'product', 'before'],
    (all, page) =>
      `<dl class="film-facts">${each(all, ({ label, value }) => `<dt>${label}:</dt><dd><a href="${page.path()}">${value}</a></dd>`)}</dl>`,
  ),
  pairKind('pairs-in-a-table-twice-a-row', ['product', 'behind'], (all) => {
    const rows = all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));
    return `<table class="specs">${rows.map((row) => `<tr>${row.map(({ label, value }) => `<th>${label}</th><td>${value}</td>`).join('')}</tr>`).join('')}</table>`;
  }),
  pairKind(
    'pairs-in-table-of-tab',
    ['tabs'],
    (all) =>
      `<table><tbody>${each(all, ({ label, value }) => `<tr><td class="name">${label}</td><td class="value">${value}</td></tr>`)}</tbody></table>`,
  ),
  pairKind(
    'pairs-in-hidden-tab',
    ['product'],
    (all, page) =>
      `<div class="tabs"><div class="tab-panel" role="tabpanel"><p>${page.say()}</p></div><div class="tab-panel" role="tabpanel" style="display:none"><table>${each(all, ({ label, value }) => `<tr><th>${label}</th><td>${value}</td></tr>`)}</table></div></div>`,
  ),
  pairKind(
    'pairs-in-a-fold',
    ['product', 'article'],
    (all, page) =>
      `<details class="accordion"><summary>${page.heading()}</summary><div class="accordion__content"><ul>${each(all, ({ label, value }) => `<li>${label}: ${value}</li>`)}</ul></div></details>`,
  ),
  pairKind(
    'pairs-in-fact-box-beside',
    ['article', 'before'],
    (all, page) =>
      `<aside class="fact-box"><h3>${page.heading()}</h3><dl>${each(all, ({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl></aside>`,
  ),
  pairKind(
    'pairs-of-a-portable-infobox',
    ['before'],
    (all) =>
      `<aside role="region" class="portable-infobox pi-background">${each(all, ({ label, value }) => `<div class="pi-item pi-data pi-item-spacing"><h3 class="pi-data-label pi-secondary-font">${label}</h3><div class="pi-data-value pi-font">${value}</div></div>`)}</aside>`,
  ),
  pairKind(
    'pairs-of-an-event',
    ['before', 'columns'],
    (all) =>
      `<div class="event-info">${each(all, ({ label, value }) => `<p><span class="event-label">${label}</span> <time>${value}</time></p>`)}</div>`,
  ),
  pairKind(
    'pairs-of-a-job-ad',
    ['before', 'columns', 'behind'],
    (all) =>
      `<ul class="job-facts list-unstyled">${each(all, ({ label, value }) => `<li><div class="job-facts-label">${label}</div><div class="job-facts-value">${value}</div></li>`)}</ul>`,
  ),
  pairKind('pairs-in-groups-of-specifications', ['product', 'tabs'], (all, page) => {
    const half = Math.ceil(all.length / 2);
    const group = (own: readonly Pair[]) =>
      `<div class="spec-group"><h3 class="spec-group-title">${page.heading()}</h3><div class="spec-table">${each(own, ({ label, value }) => `<div class="spec-row"><div class="spec-key"><span>${label}</span></div><div class="spec-val"><span>${value}</span></div></div>`)}</div></div>`;
    return `<section id="specifications">${group(all.slice(0, half))}${group(all.slice(half))}</section>`;
  }),
  pairKind(
    'pairs-of-nutrition',
    ['behind', 'product'],
    (all, page) =>
      `<div class="nutrition-facts"><div class="nutrition-title">${page.heading()}</div>${each(all, ({ label, value }) => `<div class="nutrition-line"><b>${label}</b> <span>${value}</span></div>`)}</div>`,
  ),
  pairKind(
    'pairs-of-numbers-first',
    ['before', 'article'],
    (all) =>
      // the label stands above its value: read together all the same
      `<div class="stats">${each(all, ({ label, value }) => `<div class="stat"><div class="stat-label">${label}</div><div class="stat-number">${value}</div></div>`)}</div>`,
  ),
  pairKind(
    'pairs-in-tiles-named-by-a-build',
    ['article', 'behind'],
    (all) =>
      `<div class="KeyFacts_rowWithMoreItems__a1B2c">${each(all, ({ label, value }) => `<div class="KeyFacts_tile__d3E4f"><span class="KeyFacts_name__g5H6i">${label}</span><div class="KeyFacts_value__j7K8l">${value}</div></div>`)}</div>`,
  ),
  pairKind(
    'pairs-of-terms-with-colons',
    ['article', 'columns'],
    (all) =>
      `<dl class="docfields">${each(all, ({ label, value }) => `<dt>${label}:</dt><dd><p>${value}</p></dd>`)}</dl>`,
  ),
];

const table = (
  name: string,
  frames: readonly Frame[],
  write: (rows: string[][]) => string,
  make = figures,
) =>
  tableKind(name, (made, page) =>
    onPage(page, page.random.pick(frames), write(made.grid(make(page)))),
  );

const rowsOf = (rows: readonly (readonly string[])[], cell: (text: string, y: number) => string) =>
  rows.map((row, y) => `<tr>${row.map((text) => cell(text, y)).join('')}</tr>`).join('\n');
const th = (text: string, y: number) =>
  y === 0 ? `<th>${escapeCell(text)}</th>` : `<td>${escapeCell(text)}</td>`;

const gridRows = (rows: readonly (readonly string[])[], role: string) =>
  rows
    .map(
      (row) =>
        `<div role="row" class="flex-row">${row.map((text) => `<div role="${role}" class="flex-cell">${escapeCell(text)}</div>`).join('')}</div>`,
    )
    .join('\n');

const tables: readonly Kind<TableTruth>[] = [
  table(
    'table-behind-the-text',
    ['behind', 'product'],
    (rows) =>
      `<div class="table-responsive"><table class="table table-striped">${rowsOf(rows, th)}</table></div>`,
  ),
  table(
    'table-before-the-text',
    ['before'],
    (rows) => `<table>${rowsOf(rows, th)}</table>`,
    league,
  ),
  table(
    'table-in-a-figure',
    ['article', 'behind'],
    (rows) => `<figure class="wp-block-table"><table>${rowsOf(rows, th)}</table></figure>`,
  ),
  table(
    'table-in-a-scroller',
    ['article', 'columns'],
    (rows) =>
      `<div class="table-wrapper" style="overflow-x:auto"><div class="scroll"><table class="data">${rowsOf(rows, th)}</table></div></div>`,
  ),
  table(
    'table-of-prices-in-a-tab',
    ['tabs'],
    (rows) => `<table>${rowsOf(rows, th)}</table>`,
    prices,
  ),
  table(
    'grid-of-a-component',
    ['article', 'behind'],
    (rows) =>
      `<div class="ag-root" role="grid">${rows.map((row, y) => `<div class="ag-row" role="row">${row.map((text) => `<div class="ag-cell" role="${y === 0 ? 'columnheader' : 'gridcell'}"><span>${escapeCell(text)}</span></div>`).join('')}</div>`).join('')}</div>`,
  ),
  table(
    'header-in-a-table-of-its-own',
    ['article', 'behind'],
    (rows) =>
      `<div class="dataTables_scroll"><div class="dataTables_scrollHead"><table class="display dataTable"><thead>${rowsOf(rows.slice(0, 1), th)}</thead></table></div><div class="dataTables_scrollBody"><table class="display dataTable"><tbody>${rowsOf(rows.slice(1), (text) => `<td>${escapeCell(text)}</td>`)}</tbody></table></div></div>`,
  ),
  table(
    'grid-of-groups-called-tables',
    ['article', 'behind'],
    (rows) =>
      `<div role="table"><div role="rowgroup" class="flex-table head">${gridRows(rows.slice(0, 1), 'columnheader')}</div><div role="rowgroup" class="flex-table body">${gridRows(rows.slice(1), 'cell')}</div></div>`,
  ),
  table(
    'grid-of-named-divs',
    ['article', 'product'],
    (rows) =>
      `<div class="div-table">${rows.map((row, y) => `<div class="table-row${y === 0 ? ' table-header' : ''}">${row.map((text) => `<div class="table-cell">${escapeCell(text)}</div>`).join('')}</div>`).join('')}</div>`,
  ),
];

export const developmentMore: readonly Kind<TableTruth>[] = [
  ...pairs,
  ...tables,
  ...moreFacts,
  ...moreRows,
  ...moreAround,
];

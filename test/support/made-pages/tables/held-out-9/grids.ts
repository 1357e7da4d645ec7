/** Tables as systems, plugins and hand-made pages write them: half `held-out-9`. */
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
import type { CellTruth, TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

const covered = (text: string): CellTruth => ({ text, isCovered: true });

const cells = (tag: string, texts: readonly string[], attributes = '') =>
  texts.map((t) => `<${tag}${attributes}>${escapeCell(t)}</${tag}>`).join('');

const rowsOf = (rows: Rows, write: (row: string[], i: number) => string) =>
  rows.map(write).join('\n');

const capitals = (page: PageMaker, count: number) => page.random.times(count, () => aName(page));

export const grids: readonly Kind<TableTruth>[] = [
  within(
    'block-table-of-an-astra-post',
    (made, page) =>
      `<figure class="wp-block-table is-style-stripes">${table(made.grid(figures(page)), { attributes: ' class="has-fixed-layout"' })}<figcaption class="wp-element-caption">${page.free()}</figcaption></figure>`,
    'astra',
  ),
  within(
    'block-table-whose-first-row-is-bold',
    (made, page) => {
      const rows = made.grid(prices(page));
      return `<figure class="wp-block-table">${table(rows, { head: 'none', cell: (t, row) => (row === 0 ? `<strong>${escapeCell(t)}</strong>` : escapeCell(t)) })}</figure>`;
    },
    'generate',
  ),
  within(
    'table-plugin-with-sorting-and-search',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div id="tablepress-7_wrapper" class="dataTables_wrapper no-footer"><div class="dataTables_length" id="tablepress-7_length"><label>10</label></div><div id="tablepress-7_filter" class="dataTables_filter"><label>${page.label('search')}<input type="search"></label></div><table id="tablepress-7" class="tablepress tablepress-id-7 dataTable no-footer"><thead><tr class="row-1 odd">${head.map((t, i) => `<th class="column-${i + 1} sorting" tabindex="0">${escapeCell(t)}</th>`).join('')}</tr></thead><tbody class="row-hover">${rowsOf(rows, (row, i) => `<tr class="row-${i + 2} ${i % 2 === 0 ? 'even' : 'odd'}">${row.map((t, n) => `<td class="column-${n + 1}">${escapeCell(t)}</td>`).join('')}</tr>`)}</tbody></table></div>`;
    },
    'astra',
  ),
  within(
    'responsive-table-with-labels-in-attributes',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div class="table-responsive"><table class="shop_table shop_table_responsive"><thead><tr>${cells('th', head)}</tr></thead><tbody>${rowsOf(rows, (row) => `<tr>${row.map((t, i) => `<td data-title="${escapeCell(head[i] ?? '')}">${escapeCell(t)}</td>`).join('')}</tr>`)}</tbody></table></div>`;
    },
    'flatsome',
  ),
  within(
    'league-standings-of-a-club-site',
    (made, page) => {
      const [head = [], ...rows] = made.grid(league(page));
      return `<div class="sp-template sp-template-league-table"><h4 class="sp-table-caption">${page.free()}</h4><div class="sp-table-wrapper"><table class="sp-league-table sp-data-table sp-sortable-table"><thead><tr>${cells('th', head, ' class="data"')}</tr></thead><tbody>${rowsOf(rows, (row, i) => `<tr class="${i % 2 === 0 ? 'odd' : 'even'} sp-row-no-${i}">${row.map((t, n) => (n === 1 ? `<td class="data-name"><a href="/team/x/">${escapeCell(t)}</a></td>` : `<td class="data-${n}">${escapeCell(t)}</td>`)).join('')}</tr>`)}</tbody></table></div></div>`;
    },
    'jannah',
  ),
  within(
    'bus-times-of-a-town-with-row-heads',
    (made, page) =>
      table(made.grid(timetable(page)), {
        hasRowHeads: true,
        attributes: ' class="fahrplan" border="1" cellpadding="3"',
        head: 'first row',
      }),
    'hand',
  ),
  within(
    'old-table-of-cells-with-font-tags',
    (made, page) => {
      const rows = made.grid(figures(page));
      return `<table border="1" width="90%" align="center" bordercolor="#808080">${rowsOf(rows, (row, i) => `<tr>${row.map((t) => `<td${i === 0 ? ' bgcolor="#CCCCCC"' : ''}><p align="center"><font face="Verdana" size="2">${i === 0 ? `<b>${escapeCell(t)}</b>` : escapeCell(t)}</font></p></td>`).join('')}</tr>`)}</table>`;
    },
    'hand',
  ),
  within(
    'word-processor-table-in-a-node',
    (made, page) => {
      const rows = made.grid(figures(page));
      return `<table class="MsoTableGrid" style="border-collapse:collapse; border:none" cellspacing="0"><tbody>${rowsOf(rows, (row) => `<tr>${row.map((t) => `<td style="border:1px solid black; width:106.5pt" valign="top"><p class="MsoNormal" style="margin-bottom:0cm"><span style="font-size:11.0pt">${escapeCell(t)}</span></p></td>`).join('')}</tr>`)}</tbody></table>`;
    },
    'barrio',
  ),
  within(
    'office-statistics-with-caption-and-scroller',
    (made, page) =>
      `<div class="table-wrapper"><div class="scroll">${table(made.grid(figures(page)), { hasRowHeads: true, caption: made.kept(page.say()), attributes: ' class="sortable"' })}</div></div>`,
    'office',
  ),
  within(
    'comparison-of-plans-with-ticks',
    (made, page) => {
      const [first, ...plans] = capitals(page, 4);
      const rows = page.random.times(page.random.int(4, 8), () => [
        aName(page),
        ...page.random.times(3, () => page.random.pick(['✓', '–', aNumber(page)])),
      ]);
      made.grid([[first ?? '', ...plans], ...rows]);
      return `<div class="mt-8 flow-root overflow-x-auto"><table class="min-w-full divide-y divide-gray-300 text-left"><thead><tr><th scope="col" class="py-3.5 pl-4">${first ?? ''}</th>${cells('th', plans, ' scope="col" class="px-3 py-3.5"')}</tr></thead><tbody class="divide-y divide-gray-200">${rowsOf(rows, ([name = '', ...rest]) => `<tr><td class="whitespace-nowrap py-4 pl-4 font-medium">${name}</td>${cells('td', rest, ' class="whitespace-nowrap px-3 py-4 text-sm"')}</tr>`)}</tbody></table></div>`;
    },
    'utility',
  ),
  within(
    'chirpy-table-wrapper-of-a-markdown-table',
    (made, page) =>
      `<div class="table-wrapper">${table(made.grid(figures(page)), { cellAttributes: (_, column) => (column === 0 ? '' : ' style="text-align: right"') })}</div>`,
    'chirpy',
  ),
  within(
    'properties-of-an-interface-with-code-in-cells',
    (made, page) => {
      const head = capitals(page, 3);
      const rows = page.random.times(page.random.int(3, 6), () => [
        page.random.word(),
        page.random.pick(['string', 'number', 'boolean']),
        aName(page),
      ]);
      made.grid([head, ...rows]);
      return `<div class="docs-table"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rowsOf(rows, ([name = '', kind = '', rest = '']) => `<tr><td><code>${name}</code></td><td><code class="type">${kind}</code></td><td><p>${rest}</p></td></tr>`)}</tbody></table></div>`;
    },
    'utility',
  ),
  within(
    'members-with-links-in-a-wiki-table',
    (made, page) => {
      const head = capitals(page, 3);
      const rows = page.random.times(page.random.int(3, 7), () => ({
        name: `${aName(page)} ${aName(page)}`,
        href: page.path(),
        year: String(page.random.int(1950, 2023)),
        party: aName(page),
      }));
      made.grid([
        head,
        ...rows.map(({ name, href, year, party }) => [
          { text: name, links: [new URL(href, page.url).href] },
          year,
          party,
        ]),
      ]);
      return `<table class="wikitable sortable jquery-tablesorter"><caption>${made.kept(page.brief())}</caption><thead><tr>${cells('th', head, ' class="headerSort" role="columnheader button"')}</tr></thead><tbody>${rows.map(({ name, href, year, party }) => `<tr>\n<td><a href="${href}" title="${name}">${name}</a></td>\n<td>${year}</td>\n<td>${party}\n</td></tr>`).join('\n')}</tbody></table>`;
    },
    'hand',
  ),
  within(
    'results-with-two-rows-of-heads',
    (made, page) => {
      const [place, one, two] = capitals(page, 3);
      const heads = capitals(page, 4);
      const rows = page.random.times(page.random.int(3, 6), () => [
        aName(page),
        ...page.random.times(4, () => aNumber(page)),
      ]);
      made.grid([
        [place ?? '', one ?? '', covered(one ?? ''), two ?? '', covered(two ?? '')],
        [covered(place ?? ''), ...heads],
        ...rows,
      ]);
      return `<div class="table-responsive"><table class="table table-bordered table-sm"><thead class="table-light"><tr><th rowspan="2">${place ?? ''}</th><th colspan="2" class="text-center">${one ?? ''}</th><th colspan="2" class="text-center">${two ?? ''}</th></tr><tr>${cells('th', heads)}</tr></thead><tbody>${rowsOf(rows, (row) => `<tr>${cells('td', row)}</tr>`)}</tbody></table></div>`;
    },
    'barrio',
  ),
  within(
    'programme-with-rooms-over-several-rows',
    (made, page) => {
      const head = capitals(page, 3);
      const groups = page.random.times(page.random.int(2, 3), () => ({
        room: aName(page),
        rows: page.random.times(page.random.int(2, 3), () => [
          aTime(page),
          `${aName(page)} ${aName(page)}`,
        ]),
      }));
      made.grid([
        head,
        ...groups.flatMap(({ room, rows }) =>
          rows.map((row, i) => [i === 0 ? room : covered(room), ...row]),
        ),
      ]);
      return `<table class="programme"><thead><tr>${cells('th', head)}</tr></thead><tbody>${groups.map(({ room, rows }) => rows.map((row, i) => `<tr>${i === 0 ? `<th scope="rowgroup" rowspan="${rows.length}">${room}</th>` : ''}${cells('td', row)}</tr>`).join('')).join('\n')}</tbody></table>`;
    },
    'generate',
  ),
  within(
    'grid-of-divs-with-table-roles',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div class="rt-table" role="table"><div role="rowgroup"><div class="rt-tr" role="row">${head.map((t) => `<div class="rt-th" role="columnheader">${escapeCell(t)}</div>`).join('')}</div></div><div role="rowgroup">${rowsOf(rows, (row) => `<div class="rt-tr" role="row">${row.map((t) => `<div class="rt-td" role="cell">${escapeCell(t)}</div>`).join('')}</div>`)}</div></div>`;
    },
    'utility',
  ),
  within(
    'price-list-with-units-on-a-second-line',
    (made, page) => {
      const head = capitals(page, 2);
      const rows = page.random.times(page.random.int(4, 8), () => ({
        name: aName(page),
        unit: aName(page),
        price: aPrice(page),
      }));
      made.grid([
        head,
        ...rows.map(({ name, unit, price }) => [{ text: `${name} ${unit}`, isLoose: true }, price]),
      ]);
      return `<table class="preise"><tbody><tr>${cells('th', head)}</tr>${rows.map(({ name, unit, price }) => `<tr><td>${name}<br><small>${unit}</small></td><td align="right">${price}</td></tr>`).join('\n')}</tbody></table>`;
    },
    'hand',
  ),
];

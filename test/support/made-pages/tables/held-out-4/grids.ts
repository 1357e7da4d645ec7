/** Plain grids of half `held-out-4`: as editors, wikis, statistics and shops write them. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, aPrice, aTime, figures, league, prices, timetable } from '../data.ts';
import type { TableTruth } from '../truth.ts';
import { escapeCell as esc, table } from '../write.ts';
import { inReport } from './frames.ts';

export const grids: readonly Kind<TableTruth>[] = [
  inReport(
    'block-table-in-a-figure-with-caption',
    (made, page) =>
      `<figure class="wp-block-table is-style-stripes">${table(made.grid(figures(page)), { attributes: ' class="has-fixed-layout"' })}<figcaption class="wp-element-caption">${made.kept(page.brief())}</figcaption></figure>`,
    'blockTheme',
  ),
  inReport(
    'press-table-plugin-with-odd-rows',
    (made, page) =>
      table(made.grid(league(page)), {
        attributes: ' id="tablepress-4" class="tablepress tablepress-id-4 dataTable"',
        cellAttributes: (_, column) => ` class="column-${column + 1}"`,
      }),
    'classic',
  ),
  inReport('ninja-table-with-toggles', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page));
    return `<div id="footable_parent_9" class="footable_parent ninja_table_wrapper"><table class="ninja_footable foo-table footable footable-details"><colgroup>${head.map(() => '<col>').join('')}</colgroup><thead><tr class="footable-header">${head.map((h) => `<th scope="col" class="ninja_column" style="display: table-cell;">${h}<span class="fooicon fooicon-sort"></span></th>`).join('')}</tr></thead><tbody>${rows.map((r, i) => `<tr data-row_id="${i}" class="ninja_table_row_${i}">${r.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
  }),
  inReport(
    'bootstrap-responsive-with-row-scope',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div class="table-responsive"><table class="table table-striped table-hover"><thead class="table-dark"><tr>${head.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody class="table-group-divider">${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;
    },
    'typo3',
  ),
  inReport(
    'wikitable-sortable-with-caption',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'first row',
        attributes: ' class="wikitable sortable jquery-tablesorter"',
        caption: made.kept(page.brief()),
      }),
    'vector',
  ),
  inReport('dokuwiki-rows-of-aligned-cells', (made, page) => {
    const rows = made.grid(figures(page));
    return `<div class="table sectionedit3"><table class="inline">${rows.map((r, y) => `<tr class="row${y}">${r.map((c, x) => (y === 0 ? `<th class="col${x}">${c}</th>` : `<td class="col${x} rightalign">  ${esc(c)}</td>`)).join('')}</tr>`).join('\n')}</table></div>`;
  }),
  inReport(
    'utility-table-of-divided-rows',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div class="-mx-4 -my-2 overflow-x-auto"><div class="inline-block min-w-full py-2"><table class="min-w-full divide-y divide-gray-300"><thead><tr>${head.map((h) => `<th scope="col" class="py-3.5 text-left text-sm font-semibold">${h}</th>`).join('')}</tr></thead><tbody class="divide-y divide-gray-200">${rows.map((r) => `<tr>${r.map((c) => `<td class="whitespace-nowrap px-3 py-4 text-sm">${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table></div></div>`;
    },
    'tailwind',
  ),
  inReport(
    'material-typeset-table-of-flags',
    (made, page) =>
      `<div class="md-typeset__scrollwrap"><div class="md-typeset__table">${table(made.grid(figures(page)), { cellAttributes: (_, x) => (x === 0 ? '' : ' style="text-align: right;"') })}</div></div>`,
    'material',
  ),
  inReport('confluence-table-wrap-of-paragraphs', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page));
    return `<div class="table-wrap"><table data-table-width="760" class="wrapped confluenceTable"><tbody><tr>${head.map((h) => `<th class="confluenceTh"><p><strong>${h}</strong></p></th>`).join('')}</tr>${rows.map((r) => `<tr>${r.map((c) => `<td class="confluenceTd"><p>${esc(c)}</p></td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
  }),
  inReport('published-sheet-with-frozen-edges', (made, page) => {
    const rows = made.grid(figures(page));
    return `<div class="ritz grid-container" dir="ltr"><table class="waffle" cellspacing="0" cellpadding="0"><tbody>${rows.map((r) => `<tr style="height: 20px">${r.map((c, x) => `<td class="s${x % 4}" dir="ltr">${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
  }),
  inReport('office-document-table-of-spans', (made, page) => {
    const rows = made.grid(figures(page));
    return `<table class="c12"><tbody>${rows.map((r) => `<tr class="c8">${r.map((c) => `<td class="c4" colspan="1" rowspan="1"><p class="c2"><span class="c1">${esc(c)}</span></p></td>`).join('')}</tr>`).join('')}</tbody></table>`;
  }),
  inReport('pasted-from-a-word-processor', (made, page) => {
    const rows = made.grid(figures(page));
    return `<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse"><tbody>${rows.map((r) => `<tr style="mso-yfti-irow:0">${r.map((c) => `<td width="120" valign="top" style="width:90pt;padding:0cm 5.4pt"><p class="MsoNormal"><span lang="EN-US" style="font-size:10.0pt">${esc(c)}<o:p></o:p></span></p></td>`).join('')}</tr>`).join('')}</tbody></table>`;
  }),
  inReport(
    'timetable-of-a-line-with-first-column-heads',
    (made, page) =>
      table(made.grid(timetable(page)), { hasRowHeads: true, attributes: ' class="fahrplan"' }),
    'typo3',
  ),
  inReport(
    'price-list-of-a-hairdresser',
    (made, page) =>
      table(made.grid(prices(page)), {
        head: 'first row',
        attributes: ' width="100%" cellpadding="4"',
      }),
    'wix',
  ),
  inReport('grid-roles-of-divs', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page));
    return `<div role="table" aria-label="x" class="rt"><div role="rowgroup"><div role="row" class="rt-head">${head.map((h) => `<div role="columnheader" class="rt-cell">${h}</div>`).join('')}</div></div><div role="rowgroup">${rows.map((r) => `<div role="row">${r.map((c) => `<div role="cell" class="rt-cell">${esc(c)}</div>`).join('')}</div>`).join('')}</div></div>`;
  }),
  inReport('statistics-office-table-with-units', (made, page) => {
    const [head = [], ...rows] = figures(page);
    const unit = page.random.pick(['1 000', '%', 'Mio. €']);
    made.grid([head.map((h, i) => (i === 0 ? h : `${h} (${unit})`)), ...rows]);
    return `<table class="rgt-table"><thead><tr>${head.map((h, i) => `<th>${h}${i === 0 ? '' : ` <span class="unit">(${unit})</span>`}</th>`).join('')}</tr></thead><tbody>${rows.map((r) => `<tr>${r.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table><p class="source">${made.outside(page.brief('free'))}</p>`;
  }),
  inReport('results-with-flags-and-links', (made, page) => {
    const rows = page.random.times(page.random.int(4, 9), (i) => {
      const href = page.path();
      return { rank: String(i + 1), name: aName(page), href, score: aNumber(page) };
    });
    const head = ['#', aName(page), aName(page)];
    made.grid([
      head,
      ...rows.map(({ rank, name, href, score }) => [
        rank,
        { text: name, links: [new URL(href, page.url).href] },
        score,
      ]),
    ]);
    return `<table class="results-table"><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.map(({ rank, name, href, score }) => `<tr><td class="rank">${rank}</td><td><span class="flag flag-x" aria-hidden="true"></span><a href="${href}">${name}</a></td><td>${esc(score)}</td></tr>`).join('')}</tbody></table>`;
  }),
  inReport('comparison-with-icons-of-yes-and-no', (made, page) => {
    const head = ['', aName(page), aName(page), aName(page)];
    const rows = page.random.times(page.random.int(4, 8), () => [
      aName(page),
      ...page.random.times(3, () => page.random.pick(['✓', '✗', '–'])),
    ]);
    made.grid([head, ...rows]);
    return `<table class="compare"><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((c) => `<td><span class="i ${c === '✓' ? 'y' : 'n'}">${c}</span></td>`).join('')}</tr>`).join('')}</tbody></table>`;
  }),
  inReport('two-tables-of-one-page', (made, page) => {
    const one = table(made.grid(figures(page)), { attributes: ' class="data"' });
    const two = table(made.grid(figures(page)), { head: 'first row', attributes: ' class="data"' });
    return `<h2>${page.heading()}</h2>${one}<h2>${page.heading()}</h2><p>${page.say()}</p>${two}`;
  }),
  inReport('datatables-with-controls', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page));
    return `<div id="x_wrapper" class="dataTables_wrapper"><div class="dataTables_length"><label>Show <select><option>10</option></select></label></div><div class="dataTables_filter"><label>${page.label('search')}<input type="search"></label></div><table id="x" class="display dataTable" role="grid"><thead><tr role="row">${head.map((h) => `<th class="sorting" tabindex="0" rowspan="1" colspan="1" aria-label="${h}: activate to sort">${h}</th>`).join('')}</tr></thead><tbody>${rows.map((r, i) => `<tr role="row" class="${i % 2 === 0 ? 'odd' : 'even'}">${r.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table><div class="dataTables_info">1 / ${rows.length}</div></div>`;
  }),
  inReport('cells-with-labels-for-small-screens', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page));
    return `<table class="responsive-stack"><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.map((r) => `<tr>${r.map((c, x) => `<td data-label="${head[x] ?? ''}">${esc(c)}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
  }),
  inReport(
    'old-table-of-fonts-and-bgcolor',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'none',
        attributes: ' border="1" bordercolor="#cccccc" cellspacing="0" cellpadding="3"',
        cell: (text, row) =>
          row === 0 ? `<font size="2"><b>${text}</b></font>` : `<font size="2">${esc(text)}</font>`,
      }),
    'cassiopeia',
  ),
  inReport('schedule-of-talks-with-long-cells', (made, page) => {
    const head = [aName(page), aName(page), aName(page)];
    const rows = page.random.times(page.random.int(3, 6), () => [
      aTime(page),
      page.brief('free'),
      page.name(),
    ]);
    return table(made.grid([head, ...rows]), { attributes: ' class="agenda"' });
  }),
  inReport('menu-card-of-dishes-and-prices', (made, page) => {
    const rows = page.random.times(page.random.int(4, 8), () => [
      `${aName(page)} ${aName(page)}`,
      page.item('free'),
      aPrice(page),
    ]);
    made.grid(rows);
    return `<table class="speisekarte"><tbody>${rows.map(([a = '', b = '', c = '']) => `<tr><td class="gericht">${a}</td><td class="zutaten">${b}</td><td class="preis">${c}</td></tr>`).join('')}</tbody></table>`;
  }),
];

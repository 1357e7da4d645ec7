/** Plain grids, how systems of half `held-out-5` write them. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, aPrice, figures, league, prices, timetable } from '../data.ts';
import type { TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

const cells = (row: readonly string[], write: (text: string, column: number) => string) =>
  row.map((text, column) => write(escapeCell(text), column)).join('');

export const grids: readonly Kind<TableTruth>[] = [
  within(
    'docutils-grid-with-paragraphs',
    (made, page) =>
      table(made.grid(figures(page)), {
        attributes: ' class="docutils align-default" border="1"',
        cell: (text) => `<p>${escapeCell(text)}</p>`,
      }),
    'small',
  ),
  within(
    'zola-table-in-scroller',
    (made, page) => `<div class="table-wrapper">${table(made.grid(figures(page)))}</div>`,
    'small',
  ),
  within(
    'xwiki-table-first-row-heads',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'first row',
        attributes: ' class="wikitable"',
        cell: (text, row) =>
          row === 0 ? `<strong>${escapeCell(text)}</strong>` : escapeCell(text),
      }),
    'bootstrap3',
  ),
  within(
    'trac-wiki-table-without-heads',
    (made, page) =>
      table(made.grid(figures(page).slice(1)), { head: 'none', attributes: ' class="wiki"' }),
    'styled',
  ),
  within('word-table-grid', (made, page) => {
    const rows = made.grid(figures(page, 4, 4));
    const tr = (row: string[], i: number) =>
      `<tr style="height:12.75pt">${cells(row, (t) => `<td width="120" valign="top" style="border:solid windowtext 1.0pt;padding:0cm 5.4pt"><p class="MsoNormal">${i === 0 ? `<b><span lang="DE">${t}<o:p></o:p></span></b>` : `<span lang="DE">${t}</span>`}</p></td>`)}</tr>`;
    return `<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0">${rows.map(tr).join('')}</table>`;
  }),
  within('calc-export', (made, page) => {
    const rows = made.grid(figures(page, 5, 4));
    return `<table cellspacing="0" border="0"><colgroup span="4" width="85"></colgroup>${rows.map((row) => `<tr>${cells(row, (t, i) => `<td height="17" align="${i === 0 ? 'left' : 'right'}"><font face="Liberation Sans" color="#000000">${t}</font></td>`)}</tr>`).join('')}</table>`;
  }),
  within(
    'results-of-a-daily-css-modules',
    (made, page) =>
      `<div class="Results_box__1"><table class="Results_t__2">${table(made.grid(league(page)), { cell: (t) => `<span class="Results_c__3">${escapeCell(t)}</span>` }).replace('<table>', '')}</div>`,
    'modules',
  ),
  within(
    'bitrix-price-list',
    (made, page) =>
      table(made.grid(prices(page)), {
        head: 'first row',
        attributes: ' class="data-table" border="0" cellpadding="1" width="100%"',
        cell: (t, row) => (row === 0 ? `<b>${escapeCell(t)}</b>` : escapeCell(t)),
      }),
    'bitrix',
  ),
  within(
    'ferry-timetable-of-the-nineties',
    (made, page) => {
      const rows = made.grid(timetable(page));
      return `<table border="1" cellpadding="2" bgcolor="#ffffff">${rows.map((row, i) => `<tr${i === 0 ? ' bgcolor="#cccccc"' : ''}>${cells(row, (t) => `<td align="center"><font size="2">${t}</font></td>`)}</tr>`).join('')}</table>`;
    },
    'nineties',
  ),
  within(
    'ministry-table-with-caption',
    (made, page) => {
      const caption = made.kept(`${aName(page)} ${page.random.int(2010, 2024)}`);
      return `<div class="tableWrapper">${table(made.grid(figures(page)), { caption, hasRowHeads: true, attributes: ' class="fixed"' })}<p class="footnote">1) ${page.say()}</p></div>`;
    },
    'ministry',
  ),
  within('aria-table-of-divs', (made, page) => {
    const [head = [], ...rows] = made.grid(figures(page, 5, 4));
    return `<div role="table" class="sc-${page.random.letters(5)}"><div role="rowgroup"><div role="row">${cells(head, (t) => `<div role="columnheader">${t}</div>`)}</div></div><div role="rowgroup">${rows.map((row) => `<div role="row">${cells(row, (t) => `<div role="cell"><span>${t}</span></div>`)}</div>`).join('')}</div></div>`;
  }),
  within(
    'datatables-with-paging',
    (made, page) =>
      `<div class="dataTables_wrapper"><div class="dataTables_filter"><label>${page.label('search')}<input type="search"></label></div>${table(made.grid(figures(page, 6, 5)), { attributes: ' class="table table-striped dataTable"' })}<div class="dataTables_paginate"><a class="paginate_button current">1</a><a class="paginate_button">2</a></div></div>`,
    'bootstrap3',
  ),
  within(
    'stacked-on-phones-with-data-label',
    (made, page) => {
      const rows = made.grid(figures(page, 5, 4));
      const [head = []] = rows;
      return table(rows, {
        attributes: ' class="responsive-stack"',
        cellAttributes: (_, column) => ` data-label="${head[column] ?? ''}"`,
      });
    },
    'astro',
  ),
  within('row-heads-of-an-office', (made, page) =>
    table(made.grid(figures(page)), { hasRowHeads: true, attributes: ' class="listing"' }),
  ),
  within('table-in-an-open-fold', (made, page) => {
    const rows = made.grid(figures(page, 4, 3));
    return `<details open><summary>${page.heading()}</summary>${table(rows)}</details>`;
  }),
  within(
    'amp-table-in-a-carousel-box',
    (made, page) => `<div class="amp-wp-table">${table(made.grid(figures(page, 5, 4)))}</div>`,
    'amp',
  ),
  within(
    'pmwiki-simple-table',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'first row',
        attributes: ' border="1" width="70%" class="simpletable"',
      }),
    'small',
  ),
  within('two-tables-in-one-text', (made, page) => {
    const one = table(made.grid(figures(page, 3, 3)));
    const two = table(made.grid(prices(page)), { attributes: ' class="preise"' });
    return `${one}<h2>${page.heading()}</h2><p>${page.say()}</p>${two}`;
  }),
  within('custom-element-around-a-table', (made, page) => {
    const rows = made.grid(figures(page, 5, 4));
    return `<sortable-table>${table(rows, { cell: (t, row) => (row === 0 ? `<button type="button">${escapeCell(t)}</button>` : escapeCell(t)) })}</sortable-table>`;
  }),
  within('menu-of-a-tavern', (made, page) => {
    const rows = made.grid(
      page.random.times(page.random.int(4, 8), () => [
        `${aName(page)} ${aName(page)}`,
        aNumber(page),
        aPrice(page),
      ]),
    );
    return table(rows, { head: 'none', attributes: ' class="karte"' });
  }),
];

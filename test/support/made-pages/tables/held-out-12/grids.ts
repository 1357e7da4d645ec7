/** Tables as systems, plugins and hand-made pages write them: half `held-out-12`. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, aPrice, aTime, figures, league, prices, timetable } from '../data.ts';
import { capitals, cells, covered, rowsOf } from '../held-out-11/grids.ts';
import type { TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

export const grids: readonly Kind<TableTruth>[] = [
  within(
    'tablepress-table-with-classes-for-columns',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<div id="tablepress-1_wrapper" class="dt-container"><table id="tablepress-1" class="tablepress tablepress-id-1 dataTable"><thead><tr class="row-1">${head.map((t, i) => `<th class="column-${i + 1}">${escapeCell(t)}</th>`).join('')}</tr></thead><tbody class="row-striping row-hover">${rowsOf(rows, (row, r) => `<tr class="row-${r + 2}">${row.map((t, i) => `<td class="column-${i + 1}">${escapeCell(t)}</td>`).join('')}</tr>`)}</tbody></table></div>`;
    },
    'astra',
  ),
  within(
    'docusaurus-table-of-options-with-code',
    (made, page) =>
      table(made.grid(figures(page, page.random.int(3, 7), 4)), {
        cell: (t, row, column) =>
          row > 0 && column < 2 ? `<code>${escapeCell(t)}</code>` : escapeCell(t),
        cellAttributes: (_, column) => (column > 1 ? ' style="text-align:center"' : ''),
      }),
    'docusaurus',
  ),
  within(
    'material-table-in-a-scroll-wrap',
    (made, page) =>
      `<div class="md-typeset__scrollwrap"><div class="md-typeset__table">${table(made.grid(figures(page)))}</div></div>`,
    'material',
  ),
  within(
    'wikitable-of-two-rows-of-heads-and-row-heads',
    (made, page) => {
      const [first = '', group = ''] = capitals(page, 2);
      const under = capitals(page, 3);
      const body = page.random.times(page.random.int(3, 7), () => [
        aName(page),
        ...page.random.times(3, () => aNumber(page)),
      ]);
      made.grid([
        [first, group, covered(group), covered(group)],
        [covered(first), ...under],
        ...body,
      ]);
      return `<table class="wikitable" style="text-align:right"><tbody><tr><th rowspan="2" scope="col">${first}</th><th colspan="3" scope="colgroup">${group}</th></tr><tr>${cells('th', under, ' scope="col"')}</tr>${rowsOf(body, ([name = '', ...rest]) => `<tr><th scope="row" style="text-align:left"><a href="/wiki/x">${name}</a></th>${cells('td', rest)}</tr>`)}</tbody></table>`;
    },
    'vector',
  ),
  within(
    'figures-of-an-office-with-a-caption-and-numeric-cells',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<table class="govuk-table"><caption class="govuk-table__caption govuk-table__caption--m">${made.kept(page.free())}</caption><thead class="govuk-table__head"><tr class="govuk-table__row">${cells('th', head, ' scope="col" class="govuk-table__header"')}</tr></thead><tbody class="govuk-table__body">${rowsOf(rows, ([name = '', ...rest]) => `<tr class="govuk-table__row"><th scope="row" class="govuk-table__header">${escapeCell(name)}</th>${cells('td', rest, ' class="govuk-table__cell govuk-table__cell--numeric"')}</tr>`)}</tbody></table>`;
    },
    'govuk',
  ),
  within(
    'sheet-of-a-hand-made-page-with-a-border',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'none',
        attributes: ' border=1 cellpadding=3',
        cell: (t, row) => (row === 0 ? `<b>${escapeCell(t)}</b>` : escapeCell(t)),
      }),
    'plain',
  ),
  within(
    'price-list-of-a-salon-in-a-site-builder',
    (made, page) =>
      `<div class="w-richtext"><div class="w-embed">${table(made.grid(prices(page)), { attributes: ' class="price-table"' })}</div></div>`,
    'webflow',
  ),
  within(
    'standings-of-a-sports-paper-with-marks',
    (made, page) => {
      const [head = [], ...rows] = made.grid(league(page));
      return `<div class="standings" data-component="standings"><table class="standings-table"><thead><tr>${cells('th', head)}</tr></thead><tbody>${rowsOf(rows, (row, i) => `<tr class="standings-row${i < 2 ? ' standings-row--up' : ''}">${row.map((t, n) => (n === 1 ? `<td class="standings-team"><a href="/team/x"><span>${escapeCell(t)}</span></a></td>` : `<td>${escapeCell(t)}</td>`)).join('')}</tr>`)}</tbody></table></div>`;
    },
    'daily',
  ),
  within(
    'bus-times-with-stops-in-the-first-column',
    (made, page) =>
      `<div class="overflow-x-auto">${table(made.grid(timetable(page)), { attributes: ' class="min-w-full divide-y divide-gray-300 text-sm"', hasRowHeads: true })}</div>`,
    'utility',
  ),
  within(
    'programme-of-a-day-with-joined-hours',
    (made, page) => {
      const head = capitals(page, 3);
      const slots = page.random.times(page.random.int(2, 5), () => ({
        hour: `${aTime(page)} ${aName(page)}`,
        talks: page.random.times(page.random.int(1, 3), () => [aName(page), aName(page)]),
      }));
      made.grid([
        head,
        ...slots.flatMap(({ hour, talks }) =>
          talks.map((talk, i) => [i === 0 ? hour : covered(hour), ...talk]),
        ),
      ]);
      return `<table class="listing table"><thead><tr>${cells('th', head)}</tr></thead><tbody>${slots.map(({ hour, talks }) => rowsOf(talks, (talk, i) => `<tr>${i === 0 ? `<td rowspan="${talks.length}">${hour}</td>` : ''}${cells('td', talk)}</tr>`)).join('')}</tbody></table>`;
    },
    'plone',
  ),
  within(
    'files-of-a-release-with-links-and-sums',
    (made, page) => {
      const head = capitals(page, 3);
      const rows = page.random.times(page.random.int(3, 6), () => ({
        name: `${page.random.word()}-${page.random.int(1, 9)}.${page.random.int(0, 9)}.tar.gz`,
        size: `${page.random.int(2, 90)} MB`,
        sum: page.random.letters(16),
      }));
      const href = (name: string) => `/releases/${name}`;
      made.grid([
        head,
        ...rows.map(({ name, size, sum }) => [
          { text: name, links: [new URL(href(name), page.url).href] },
          size,
          sum,
        ]),
      ]);
      return `<table class="table table-striped table-bordered downloads"><thead><tr class="tableheader">${cells('th', head)}</tr></thead><tbody>${rows.map(({ name, size, sum }) => `<tr><td><a href="${href(name)}">${name}</a></td><td>${size}</td><td><code>${sum}</code></td></tr>`).join('\n')}</tbody></table>`;
    },
    'material',
  ),
  within(
    'comparison-of-plans-with-a-sum-below',
    (made, page) => {
      const rows = figures(page, page.random.int(3, 6), 4);
      const sum = [aName(page), ...page.random.times(3, () => aPrice(page))];
      made.grid([...rows, sum]);
      const [head = [], ...body] = rows;
      return `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr>${cells('th', head)}</tr></thead><tbody>${rowsOf(body, (row) => `<tr>${cells('td', row)}</tr>`)}</tbody><tfoot><tr>${cells('td', sum)}</tr></tfoot></table></figure>`;
    },
    'blocks',
  ),
  within(
    'article-figures-pasted-from-a-sheet',
    (made, page) =>
      `<google-sheets-html-origin><style type="text/css">td {border: 1px solid #cccccc;}</style></google-sheets-html-origin>${table(made.grid(figures(page)), { head: 'none', attributes: ' cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;border-collapse:collapse;border:none" data-sheets-root="1"', cellAttributes: () => ' style="overflow:hidden;padding:2px 3px;vertical-align:bottom;"' })}`,
    'blogger',
  ),
];

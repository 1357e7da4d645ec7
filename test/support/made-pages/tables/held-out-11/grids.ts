/** Tables as systems, plugins and hand-made pages write them: half `held-out-11`. */
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

export const covered = (text: string): CellTruth => ({ text, isCovered: true });

export const cells = (tag: string, texts: readonly string[], attributes = '') =>
  texts.map((t) => `<${tag}${attributes}>${escapeCell(t)}</${tag}>`).join('');

export const rowsOf = (rows: Rows, write: (row: string[], i: number) => string) =>
  rows.map(write).join('\n');

export const capitals = (page: PageMaker, count: number) =>
  page.random.times(count, () => aName(page));

export const grids: readonly Kind<TableTruth>[] = [
  within(
    'core-table-block-in-a-kadence-post',
    (made, page) =>
      `<figure class="wp-block-table">${table(made.grid(figures(page)), { attributes: ' class="has-fixed-layout"' })}</figure>`,
    'kadence',
  ),
  within(
    'figures-pasted-from-an-office-suite',
    (made, page) =>
      table(made.grid(figures(page)), {
        head: 'none',
        attributes:
          ' class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse: collapse;"',
        cell: (t, row) =>
          `<p class="MsoNormal" style="margin-bottom:0cm"><span lang="EN-US">${row === 0 ? `<b>${escapeCell(t)}</b>` : escapeCell(t)}<o:p></o:p></span></p>`,
      }),
    'cassiopeia',
  ),
  within(
    'typo3-table-element-with-header-row',
    (made, page) =>
      `<div class="frame frame-default frame-type-table"><div class="frame-inner"><div class="table-responsive">${table(made.grid(figures(page)), { attributes: ' class="table table-striped"', hasRowHeads: true })}</div></div></div>`,
    'typo3',
  ),
  within(
    'wiki-table-sortable-with-caption',
    (made, page) => {
      const [head = [], ...rows] = made.grid(figures(page));
      return `<table class="wikitable sortable jquery-tablesorter"><caption>${made.kept(page.free())}</caption><thead><tr>${cells('th', head, ' class="headerSort" tabindex="0" role="columnheader button"')}</tr></thead><tbody>${rowsOf(rows, (row) => `<tr>${cells('td', row)}</tr>`)}</tbody></table>`;
    },
    'agency',
  ),
  within(
    'elementor-price-table-of-a-text-widget',
    (made, page) =>
      `<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${table(made.grid(prices(page)), { head: 'first row', attributes: ' width="100%"' })}</div></div>`,
    'elementor',
  ),
  within(
    'league-table-of-a-local-paper-with-crests',
    (made, page) => {
      const [head = [], ...rows] = made.grid(league(page));
      return `<div class="sport-table"><table class="sport-table__table"><thead><tr>${cells('th', head, ' scope="col"')}</tr></thead><tbody>${rowsOf(rows, (row) => `<tr>${row.map((t, n) => (n === 1 ? `<th scope="row"><a href="/team/${page.random.word()}">${escapeCell(t)}</a></th>` : `<td>${escapeCell(t)}</td>`)).join('')}</tr>`)}</tbody></table></div>`;
    },
    'newspaper',
  ),
  within(
    'ferry-times-with-stop-names-as-heads',
    (made, page) =>
      `<div class="timetable-scroll" tabindex="0" role="region">${table(made.grid(timetable(page)), { attributes: ' class="timetable"', hasRowHeads: true })}</div>`,
    'agency',
  ),
  within(
    'markdown-table-of-a-hugo-post',
    (made, page) =>
      table(made.grid(figures(page)), {
        cell: (t, row, column) =>
          row > 0 && column === 0 ? `<code>${escapeCell(t)}</code>` : escapeCell(t),
        cellAttributes: (_, column) => (column > 0 ? ' style="text-align:right"' : ''),
      }),
    'papermod',
  ),
  within(
    'tariff-groups-under-two-spanning-heads',
    (made, page) => {
      const [first = '', left = '', right = ''] = capitals(page, 3);
      const under = capitals(page, 4);
      const body = page.random.times(page.random.int(3, 6), () => [
        aName(page),
        ...page.random.times(4, () => aPrice(page)),
      ]);
      made.grid([
        [first, left, covered(left), right, covered(right)],
        [covered(first), ...under],
        ...body,
      ]);
      return `<table class="tariffs"><thead><tr><th rowspan="2">${first}</th><th colspan="2">${left}</th><th colspan="2">${right}</th></tr><tr>${cells('th', under)}</tr></thead><tbody>${rowsOf(body, (row) => `<tr>${cells('td', row)}</tr>`)}</tbody></table>`;
    },
    'agency',
  ),
  within(
    'courses-by-weekday-with-joined-days',
    (made, page) => {
      const head = capitals(page, 3);
      const days = page.random.times(page.random.int(2, 4), () => ({
        day: aName(page),
        courses: page.random.times(page.random.int(1, 3), () => [aTime(page), aName(page)]),
      }));
      made.grid([
        head,
        ...days.flatMap(({ day, courses }) =>
          courses.map((course, i) => [i === 0 ? day : covered(day), ...course]),
        ),
      ]);
      return `<table class="ce-table"><thead><tr>${cells('th', head)}</tr></thead><tbody>${days.map(({ day, courses }) => rowsOf(courses, (course, i) => `<tr>${i === 0 ? `<td rowspan="${courses.length}"><strong>${day}</strong></td>` : ''}${cells('td', course)}</tr>`)).join('')}</tbody></table>`;
    },
    'typo3',
  ),
  within(
    'downloads-of-an-office-with-linked-files',
    (made, page) => {
      const head = capitals(page, 3);
      const rows = page.random.times(page.random.int(3, 7), () => ({
        name: `${aName(page)} ${page.random.int(2001, 2025)}`,
        size: `${page.random.int(12, 900)} kB`,
        file: `/sites/default/files/${page.random.word()}-${page.random.int(10, 9999)}.pdf`,
        date: `${page.random.int(10, 28)}.0${page.random.int(1, 9)}.2024`,
      }));
      made.grid([
        head,
        ...rows.map(({ name, size, file, date }) => [
          { text: name, links: [new URL(file, page.url).href] },
          size,
          date,
        ]),
      ]);
      return `<div class="view view-downloads"><div class="view-content"><table class="views-table views-view-table cols-3"><thead><tr>${head.map((t, i) => `<th id="view-f${i}-table-column" class="views-field" scope="col">${t}</th>`).join('')}</tr></thead><tbody>${rows.map(({ name, size, file, date }) => `<tr><td headers="view-f0-table-column" class="views-field views-field-title"><a href="${file}" hreflang="x">${name}</a></td><td class="views-field">${size}</td><td class="views-field"><time class="datetime">${date}</time></td></tr>`).join('')}</tbody></table></div></div>`;
    },
    'olivero',
  ),
  within(
    'two-tables-of-a-size-guide',
    (made, page) =>
      `<div class="rte"><h3>${page.heading()}</h3>${table(made.grid(figures(page, 4, 4)), { head: 'first row', attributes: ' width="100%"' })}<h3>${page.heading()}</h3>${table(made.grid(figures(page, 3, 4)), { head: 'first row', attributes: ' width="100%"' })}</div>`,
    'dawn',
  ),
  within(
    'statistics-with-a-sum-in-the-foot',
    (made, page) => {
      const rows = figures(page, page.random.int(3, 7), 4);
      const sum = [aName(page), ...page.random.times(3, () => aNumber(page))];
      made.grid([...rows, sum]);
      const [head = [], ...body] = rows;
      return `<div class="table-wrapper"><table class="statistics"><thead><tr>${cells('th', head, ' scope="col"')}</tr></thead><tbody>${rowsOf(body, ([name = '', ...rest]) => `<tr><th scope="row">${escapeCell(name)}</th>${cells('td', rest, ' class="number"')}</tr>`)}</tbody><tfoot><tr class="sum">${cells('td', sum)}</tr></tfoot></table></div>`;
    },
    'agency',
  ),
];

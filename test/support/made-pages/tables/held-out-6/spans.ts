/** Tables with spans, links, pictures and blocks in cells, and tables for layout: half `held-out-6`. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, aPrice, aTime, figures } from '../data.ts';
import type { CellTruth, TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

const covered = (text: string): CellTruth => ({ text, isCovered: true });

const th = (texts: readonly string[], attributes = '') =>
  texts.map((t) => `<th${attributes}>${escapeCell(t)}</th>`).join('');

const td = (texts: readonly string[]) => texts.map((t) => `<td>${escapeCell(t)}</td>`).join('');

export const spans: readonly Kind<TableTruth>[] = [
  within(
    'wikitable-with-two-head-rows',
    (made, page) => {
      const [first, one, two] = [aName(page), aName(page), aName(page)];
      const heads = page.random.times(4, () => aName(page));
      const rows = page.random.times(page.random.int(4, 7), () => [
        aName(page),
        ...page.random.times(4, () => aNumber(page)),
      ]);
      made.grid([
        [first, one, covered(one), two, covered(two)],
        [covered(first), ...heads],
        ...rows,
      ]);
      return `<table class="wikitable sortable plainrowheaders"><tbody><tr><th scope="col" rowspan="2">${first}</th><th scope="colgroup" colspan="2">${one}</th><th scope="colgroup" colspan="2">${two}</th></tr><tr>${th(heads, ' scope="col"')}</tr>${rows.map(([name = '', ...rest]) => `<tr><th scope="row">${name}</th>${td(rest)}</tr>`).join('')}</tbody></table>`;
    },
    'plain',
  ),
  within(
    'discography-with-row-groups',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const groups = page.random.times(page.random.int(2, 4), () => ({
        year: String(page.random.int(1961, 2023)),
        rows: page.random.times(page.random.int(2, 3), () => [
          `${aName(page)} ${aName(page)}`,
          aNumber(page),
        ]),
      }));
      made.grid([
        heads,
        ...groups.flatMap(({ year, rows }) =>
          rows.map((row, i) => [i === 0 ? year : covered(year), ...row]),
        ),
      ]);
      return `<table class="wikitable"><tbody><tr>${th(heads)}</tr>${groups.map(({ year, rows }) => rows.map((row, i) => `<tr>${i === 0 ? `<td rowspan="${rows.length}" align="center">${year}</td>` : ''}${td(row)}</tr>`).join('\n')).join('\n')}</tbody></table>`;
    },
    'widgets',
  ),
  within(
    'tariffs-under-rows-of-groups',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const groups = page.random.times(2, () => ({
        name: `${aName(page)} ${aName(page)}`,
        rows: page.random.times(3, () => [aName(page), aPrice(page), aPrice(page)]),
      }));
      made.grid([
        heads,
        ...groups.flatMap(({ name, rows }) => [[name, covered(name), covered(name)], ...rows]),
      ]);
      return `<table class="table table-sm"><thead class="table-light"><tr>${th(heads)}</tr></thead><tbody>${groups.map(({ name, rows }) => `<tr class="table-group"><td colspan="3"><strong>${name}</strong></td></tr>${rows.map((row) => `<tr>${td(row)}</tr>`).join('')}`).join('')}</tbody></table>`;
    },
    'bootstrap5',
  ),
  within(
    'budget-with-sums-in-a-foot',
    (made, page) => {
      const rows = figures(page, page.random.int(3, 6), 4);
      const foot = [aName(page), ...page.random.times(3, () => aNumber(page))];
      made.grid([...rows, foot]);
      const [head = [], ...body] = rows;
      return `<table class="contenttable"><thead><tr>${th(head)}</tr></thead><tfoot><tr>${td(foot)}</tr></tfoot><tbody>${body.map((row) => `<tr>${td(row)}</tr>`).join('')}</tbody></table>`;
    },
    'volto',
  ),
  within(
    'week-plan-with-merged-hours',
    (made, page) => {
      const days = page.random.times(4, () => aName(page));
      const hours = page.random.times(4, () => aTime(page));
      const course = aName(page);
      const rows = hours.map((hour) => [hour, ...page.random.times(3, () => aName(page))]);
      made.grid([
        days,
        ...rows.map(([hour = '', a = '', b = '', c = ''], i) => [
          hour,
          i === 1 ? course : i === 2 ? covered(course) : a,
          b,
          c,
        ]),
      ]);
      return `<table class="stundenplan" border="1"><tr>${th(days)}</tr>${rows.map(([hour = '', a = '', b = '', c = ''], i) => `<tr><td>${hour}</td>${i === 1 ? `<td rowspan="2">${course}</td>` : i === 2 ? '' : `<td>${a}</td>`}${td([b, c])}</tr>`).join('')}</table>`;
    },
    'dnn',
  ),
  within(
    'files-to-download-in-rows',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const rows = page.random.times(page.random.int(3, 6), () => ({
        name: `${aName(page)} ${aName(page)}`,
        path: `/system/files/${page.random.word()}-${page.random.int(10, 99)}.pdf`,
        size: `${page.random.int(2, 900)} KB`,
        day: aNumber(page),
      }));
      made.grid([
        heads,
        ...rows.map(({ name, path, size, day }) => [
          { text: name, links: [new URL(path, page.url).href] },
          size,
          day,
        ]),
      ]);
      return `<table data-striping="1"><thead><tr>${th(heads)}</tr></thead><tbody>${rows.map(({ name, path, size, day }) => `<tr><td><span class="file file--mime-application-pdf file--application-pdf"><a href="${path}" type="application/pdf">${name}</a></span></td>${td([size, day])}</tr>`).join('')}</tbody></table>`;
    },
    'olivero',
  ),
  within(
    'players-with-portraits-in-rows',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const rows = page.random.times(page.random.int(3, 6), () => ({
        src: `/images/players/${page.random.word()}-${page.random.int(10, 999)}.png`,
        name: `${aName(page)} ${aName(page)}`,
        no: aNumber(page),
      }));
      made.grid([
        heads,
        ...rows.map(({ src, name, no }) => [
          { text: '', pictures: [new URL(src, page.url).href] },
          name,
          no,
        ]),
      ]);
      return `<table class="items"><thead><tr>${th(heads)}</tr></thead><tbody>${rows.map(({ src, name, no }, i) => `<tr class="${i % 2 === 0 ? 'odd' : 'even'}"><td><img src="${src}" alt="" class="bilderrahmen-fixed" width="120" height="150"></td>${td([name, no])}</tr>`).join('')}</tbody></table>`;
    },
    'bootstrap5',
  ),
  within(
    'cells-of-breaks-and-paragraphs',
    (made, page) => {
      const heads = page.random.times(2, () => aName(page));
      const rows = page.random.times(4, () => ({
        name: aName(page),
        lines: page.random.times(page.random.int(2, 3), () => `${aName(page)} ${aName(page)}`),
      }));
      made.grid([
        heads,
        ...rows.map(({ name, lines }) => [name, { text: lines.join(' '), isLoose: true }]),
      ]);
      return `<table class="wp-block-table"><thead><tr>${th(heads)}</tr></thead><tbody>${rows.map(({ name, lines }, i) => `<tr><td>${name}</td><td>${i % 2 === 0 ? lines.join('<br>') : lines.map((l) => `<p>${l}</p>`).join('')}</td></tr>`).join('')}</tbody></table>`;
    },
    'blocks',
  ),
  within(
    'ticks-and-crosses-of-plans',
    (made, page) => {
      const heads = page.random.times(4, () => aName(page));
      const rows = page.random.times(page.random.int(4, 7), () => [
        `${aName(page)} ${aName(page)}`,
        ...page.random.times(3, () => page.random.pick(['✓', '✗', '–'])),
      ]);
      made.grid([heads, ...rows]);
      return `<div class="overflow-x-auto"><table class="w-full text-sm text-left"><thead class="text-xs uppercase bg-gray-50"><tr>${th(heads, ' class="px-6 py-3"')}</tr></thead><tbody>${rows.map(([name = '', ...rest]) => `<tr class="border-b"><th scope="row" class="px-6 py-4 font-medium">${name}</th>${rest.map((t) => `<td class="px-6 py-4">${t}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
    },
    'utilities',
  ),
  within(
    'two-columns-of-text-in-a-layout-table',
    (made, page) => {
      const [left, right] = [made.outside(page.say(2)), made.outside(page.say(2))];
      return `<table cellspacing="0" cellpadding="8" width="100%"><tbody><tr><td valign="top" width="50%"><p>${left}</p></td><td valign="top" width="50%"><p>${right}</p></td></tr></tbody></table>`;
    },
    'dnn',
  ),
  within(
    'picture-beside-text-in-a-layout-table',
    (made, page) => {
      const text = made.outside(page.say(3));
      return `<table border="0"><tr><td><img src="${page.picture('rooted')}" alt="" width="200"></td><td>${text}</td></tr></table>`;
    },
    'plain',
  ),
  within(
    'data-inside-a-centring-table',
    (made, page) => {
      const rows = made.grid(figures(page, 4, 3));
      const text = made.outside(page.say());
      return `<table align="center" border="0" cellpadding="0"><tr><td><p>${text}</p>${table(rows, { attributes: ' border="1" cellpadding="4"', head: 'first row' })}</td></tr></table>`;
    },
    'plain',
  ),
];

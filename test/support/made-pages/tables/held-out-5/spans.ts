/** Tables with spans, links, pictures, lists, and tables for layout: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { aName, aNumber, figures } from '../data.ts';
import type { CellTruth, TableTruth } from '../truth.ts';
import { escapeCell, table } from '../write.ts';
import { within } from './frames.ts';

const covered = (text: string): CellTruth => ({ text, isCovered: true });

export const spans: readonly Kind<TableTruth>[] = [
  within(
    'statistics-office-two-head-rows',
    (made, page) => {
      const [first, one, two] = [aName(page), aName(page), aName(page)];
      const heads = page.random.times(4, () => aName(page));
      const rows = page.random.times(5, () => [
        aName(page),
        ...page.random.times(4, () => aNumber(page)),
      ]);
      made.grid([
        [first, one, covered(one), two, covered(two)],
        [covered(first), ...heads],
        ...rows,
      ]);
      return `<table class="destatis"><thead><tr><th rowspan="2">${first}</th><th colspan="2">${one}</th><th colspan="2">${two}</th></tr><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((t, i) => (i === 0 ? `<th scope="row">${t}</th>` : `<td>${t}</td>`)).join('')}</tr>`).join('')}</tbody></table>`;
    },
    'ministry',
  ),
  within('note-that-spans-rows-at-the-end', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const groups = page.random.times(3, () => ({
      note: `${aName(page)} ${aName(page)}`,
      rows: page.random.times(page.random.int(2, 3), () => [aName(page), aNumber(page)]),
    }));
    made.grid([
      head,
      ...groups.flatMap(({ note, rows }) =>
        rows.map((row, i) => [...row, i === 0 ? note : covered(note)]),
      ),
    ]);
    return `<table class="fahrplan"><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr>${groups.map(({ note, rows }) => rows.map((row, i) => `<tr>${row.map((t) => `<td>${escapeCell(t)}</td>`).join('')}${i === 0 ? `<td rowspan="${rows.length}">${note}</td>` : ''}</tr>`).join('')).join('')}</table>`;
  }),
  within('section-rows-across', (made, page) => {
    const head = page.random.times(3, () => aName(page));
    const parts = page.random.times(2, () => ({
      name: aName(page),
      rows: page.random.times(3, () => [aName(page), aNumber(page), aNumber(page)]),
    }));
    made.grid([
      head,
      ...parts.flatMap(({ name, rows }) => [[name, covered(name), covered(name)], ...rows]),
    ]);
    return `<table><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead>${parts.map(({ name, rows }) => `<tbody><tr class="sub"><th colspan="3">${name}</th></tr>${rows.map((row) => `<tr>${row.map((t) => `<td>${escapeCell(t)}</td>`).join('')}</tr>`).join('')}</tbody>`).join('')}</table>`;
  }),
  within('sum-in-a-foot', (made, page) => {
    const rows = figures(page, 4, 3);
    const foot = [aName(page), aNumber(page), aNumber(page)];
    made.grid([...rows, foot]);
    return table(rows).replace(
      '</table>',
      `<tfoot><tr>${foot.map((t) => `<td>${escapeCell(t)}</td>`).join('')}</tr></tfoot></table>`,
    );
  }),
  within(
    'clubs-with-links',
    (made, page) => {
      const rows = figures(page, 5, 3);
      const [head = [], ...body] = rows;
      const linked = body.map((row) => ({ row, path: page.path() }));
      made.grid([
        head,
        ...linked.map(({ row: [name = '', ...rest], path }) => [
          { text: name, links: [new URL(path, page.url).href] },
          ...rest,
        ]),
      ]);
      return `<table class="Tbl_t__1"><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${linked.map(({ row: [name = '', ...rest], path }) => `<tr><td><a href="${path}">${name}</a></td>${rest.map((t) => `<td>${escapeCell(t)}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
    },
    'modules',
  ),
  within('objects-with-pictures', (made, page) => {
    const rows = page.random.times(4, () => ({
      src: `/objects/${page.random.word()}-${page.random.int(10, 999)}.jpg`,
      name: aName(page),
      no: aNumber(page),
    }));
    const [a, b, c] = [aName(page), aName(page), aName(page)];
    made.grid([
      [a, b, c],
      ...rows.map(({ src, name, no }) => [
        { text: '', pictures: [new URL(src, page.url).href] },
        name,
        no,
      ]),
    ]);
    return `<table class="objects"><tr><th>${a}</th><th>${b}</th><th>${c}</th></tr>${rows.map(({ src, name, no }) => `<tr><td><img src="${src}" alt="" width="160" height="120"></td><td>${name}</td><td>${escapeCell(no)}</td></tr>`).join('')}</table>`;
  }),
  within('cells-with-points', (made, page) => {
    const head = [aName(page), aName(page)];
    const rows = page.random.times(4, () => ({
      name: aName(page),
      points: page.random.times(3, () => aName(page)),
    }));
    made.grid([
      head,
      ...rows.map(({ name, points }) => [name, { text: points.join(' '), isLoose: true }]),
    ]);
    return `<table><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.map(({ name, points }) => `<tr><td>${name}</td><td><ul>${points.map((p) => `<li>${p}</li>`).join('')}</ul></td></tr>`).join('')}</tbody></table>`;
  }),
  within(
    'layout-of-two-columns',
    (made, page) => {
      const [left, right] = [made.outside(page.say(2)), made.outside(page.say(2))];
      return `<table width="100%" border="0"><tr valign="top"><td width="50%"><p>${left}</p></td><td width="50%"><p>${right}</p></td></tr></table>`;
    },
    'nineties',
  ),
  within('data-within-a-layout-table', (made, page) => {
    const text = made.outside(page.say(2));
    const rows = made.grid(figures(page, 4, 3));
    return `<table border="0" cellpadding="10"><tr><td><p>${text}</p></td></tr><tr><td>${table(rows, { attributes: ' border="1"' })}</td></tr></table>`;
  }),
  within('mail-boxes-around-a-table', (made, page) => {
    const text = made.outside(page.say(2));
    const rows = made.grid(figures(page, 4, 3));
    return `<table role="presentation" width="600"><tr><td style="padding:20px"><p style="margin:0">${text}</p></td></tr><tr><td>${table(rows, { attributes: ' width="560"' })}</td></tr></table>`;
  }),
];

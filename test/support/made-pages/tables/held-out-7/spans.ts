/** Tables with spans, links, pictures and blocks in cells, and tables for layout: half `held-out-7`. */
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
    'election-results-with-grouped-heads',
    (made, page) => {
      const [first, one, two] = [aName(page), aName(page), aName(page)];
      const heads = page.random.times(4, () => aName(page));
      const rows = page.random.times(page.random.int(3, 7), () => [
        aName(page),
        ...page.random.times(4, () => aNumber(page)),
      ]);
      made.grid([
        [first, one, covered(one), two, covered(two)],
        [covered(first), ...heads],
        ...rows,
      ]);
      return `<div class="table-wrap"><table class="election"><thead><tr><th rowspan="2" scope="col">${first}</th><th colspan="2" scope="colgroup">${one}</th><th colspan="2" scope="colgroup">${two}</th></tr><tr>${th(heads, ' scope="col"')}</tr></thead><tbody>${rows.map(([name = '', ...rest]) => `<tr><th scope="row">${name}</th>${td(rest)}</tr>`).join('\n')}</tbody></table></div>`;
    },
    'modules',
  ),
  within(
    'filmography-of-years-over-several-rows',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const groups = page.random.times(page.random.int(2, 4), () => ({
        year: String(page.random.int(1961, 2023)),
        rows: page.random.times(page.random.int(2, 3), () => [
          `${aName(page)} ${aName(page)}`,
          aName(page),
        ]),
      }));
      made.grid([
        heads,
        ...groups.flatMap(({ year, rows }) =>
          rows.map((row, i) => [i === 0 ? year : covered(year), ...row]),
        ),
      ]);
      return `<table class="wikitable sortable"><tbody><tr>${th(heads, ' scope="col"')}</tr>${groups.map(({ year, rows }) => rows.map(([title = '', role = ''], i) => `<tr>${i === 0 ? `<td rowspan="${rows.length}" style="text-align:center">${year}</td>` : ''}<th scope="row"><i><a href="/wiki/x">${title}</a></i></th><td>${role}</td></tr>`).join('\n')).join('\n')}</tbody></table>`;
    },
    'vector',
  ),
  within(
    'opening-hours-under-a-spanning-season',
    (made, page) => {
      const season = `${aName(page)} ${aName(page)}`;
      const rows = page.random.times(5, () => [aName(page), aTime(page), aTime(page)]);
      made.grid([[season, covered(season), covered(season)], ...rows]);
      return `<table class="zeiten"><tbody><tr><th colspan="3">${season}</th></tr>${rows.map((row) => `<tr>${td(row)}</tr>`).join('')}</tbody></table>`;
    },
    'typo3',
  ),
  within(
    'fees-with-a-sum-in-the-last-row',
    (made, page) => {
      const rows = figures(page, page.random.int(3, 6), 3);
      const [sum, total] = [aName(page), aPrice(page)];
      made.grid([...rows, [sum, covered(sum), total]]);
      const [head = [], ...body] = rows;
      return `<table class="table"><thead><tr>${th(head)}</tr></thead><tbody>${body.map((row) => `<tr>${td(row)}</tr>`).join('')}<tr class="sum"><td colspan="2"><strong>${sum}</strong></td><td><strong>${total}</strong></td></tr></tbody></table>`;
    },
    'helix',
  ),
  within(
    'timetable-of-lessons-with-double-hours',
    (made, page) => {
      const days = page.random.times(4, () => aName(page));
      const rows = page.random.times(4, () => [
        aTime(page),
        ...page.random.times(3, () => aName(page)),
      ]);
      const lesson = aName(page);
      made.grid([
        days,
        ...rows.map(([hour = '', a = '', b = '', c = ''], i) => [
          hour,
          a,
          i === 2 ? lesson : i === 3 ? covered(lesson) : b,
          c,
        ]),
      ]);
      return `<table class="lessons" border="1"><thead><tr>${th(days)}</tr></thead><tbody>${rows.map(([hour = '', a = '', b = '', c = ''], i) => `<tr><th>${hour}</th><td>${a}</td>${i === 2 ? `<td rowspan="2">${lesson}</td>` : i === 3 ? '' : `<td>${b}</td>`}<td>${c}</td></tr>`).join('')}</tbody></table>`;
    },
    'kadence',
  ),
  within(
    'releases-with-download-links',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const rows = page.random.times(page.random.int(3, 6), () => ({
        name: `${aName(page)} ${page.random.int(1, 9)}.${page.random.int(10, 99)}`,
        path: `/download/${page.random.word()}-${page.random.int(10, 99)}.zip`,
        size: `${page.random.int(2, 900)} MB`,
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
      return `<table class="downloads"><thead><tr>${th(heads)}</tr></thead><tbody>${rows.map(({ name, path, size, day }) => `<tr><td><a class="dl" href="${path}">${name}</a></td>${td([size, day])}</tr>`).join('')}</tbody></table>`;
    },
    'bulma',
  ),
  within(
    'spare-parts-with-pictures-in-rows',
    (made, page) => {
      const heads = page.random.times(3, () => aName(page));
      const rows = page.random.times(page.random.int(3, 5), () => ({
        src: `/parts/${page.random.word()}-${page.random.int(10, 999)}.jpg`,
        name: `${aName(page)} ${aName(page)}`,
        price: aPrice(page),
      }));
      made.grid([
        heads,
        ...rows.map(({ src, name, price }) => [
          { text: '', pictures: [new URL(src, page.url).href] },
          name,
          price,
        ]),
      ]);
      return `<table class="parts"><tbody><tr>${th(heads)}</tr>${rows.map(({ src, name, price }) => `<tr><td><img src="${src}" alt="" width="160" height="120"></td>${td([name, price])}</tr>`).join('')}</tbody></table>`;
    },
    'simple',
  ),
  within(
    'programme-with-points-in-cells',
    (made, page) => {
      const heads = page.random.times(2, () => aName(page));
      const rows = page.random.times(4, () => ({
        time: aTime(page),
        points: page.random.times(page.random.int(2, 3), () => `${aName(page)} ${aName(page)}`),
      }));
      made.grid([
        heads,
        ...rows.map(({ time, points }) => [time, { text: points.join(' '), isLoose: true }]),
      ]);
      return `<table class="table table-bordered"><thead><tr>${th(heads)}</tr></thead><tbody>${rows.map(({ time, points }) => `<tr><td>${time}</td><td><ul>${points.map((p) => `<li>${p}</li>`).join('')}</ul></td></tr>`).join('')}</tbody></table>`;
    },
    'bartik',
  ),
  within(
    'contacts-with-lines-in-cells',
    (made, page) => {
      const heads = page.random.times(2, () => aName(page));
      const rows = page.random.times(4, () => ({
        name: `${aName(page)} ${aName(page)}`,
        lines: page.random.times(2, () => `${aName(page)} ${page.random.int(10, 999)}`),
      }));
      made.grid([
        heads,
        ...rows.map(({ name, lines }) => [name, { text: lines.join(' '), isLoose: true }]),
      ]);
      return `<table class="contenttable"><thead><tr>${th(heads, ' scope="col"')}</tr></thead><tbody>${rows.map(({ name, lines }) => `<tr><td>${name}</td><td>${lines.join('<br>')}</td></tr>`).join('')}</tbody></table>`;
    },
    'typo3',
  ),
  within(
    'letter-columns-in-a-layout-table-of-a-club',
    (made, page) => {
      const [left, right] = [made.outside(page.say(2)), made.outside(page.say(2))];
      return `<table width="700" border="0" cellspacing="10"><tr><td width="340" valign="top"><font face="Arial">${left}</font></td><td width="340" valign="top"><font face="Arial">${right}</font></td></tr></table>`;
    },
    'simple',
  ),
  within(
    'notice-in-a-box-of-one-cell',
    (made, page) => {
      const text = made.outside(page.say(2));
      return `<table style="width:100%; background:#ffffcc;" border="0" cellpadding="10"><tbody><tr><td><p>${text}</p></td></tr></tbody></table>`;
    },
    'helix',
  ),
  within(
    'figures-with-a-caption-above',
    (made, page) => {
      const rows = made.grid(figures(page));
      const caption = made.kept(page.brief());
      return table(rows, { caption, attributes: ' class="figures"' });
    },
    'jnews',
  ),
];

/** Tables of the development half that are no `<table>`, `<table>`s that are none, and facts in pairs. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { aTime, facts, figures, prices } from './data.ts';
import { tableKind, type TablePage, type TableTruth } from './truth.ts';
import { escapeCell } from './write.ts';

const article = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>`,
    ),
  );

const product = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<div class="product"><h1 class="product_title">${page.headline()}</h1><img src="${page.picture()}" alt=""><p class="price">${page.random.int(10, 900)} €</p><button>${page.label('cart')}</button><div class="description"><p>${page.say(2)}</p></div>${body}</div>${f.related(page)}`,
    ),
  );

const pairsOf = (made: TablePage, count?: number) =>
  facts(made.page, count).map(({ label, value }) => made.pair(label, value));

const roles = tableKind('role-table', (made, page) => {
  const rows = made.grid(figures(page));
  return article(
    page,
    `<div role="table" class="grid-table">${rows.map((row, y) => `<div role="row" class="grid-row">${row.map((text) => `<div role="${y === 0 ? 'columnheader' : 'cell'}">${escapeCell(text)}</div>`).join('')}</div>`).join('\n')}</div>`,
  );
});

const displayTable = tableKind('display-table', (made, page) => {
  const rows = made.grid(figures(page, 4, 3));
  return article(
    page,
    `<div style="display:table">${rows.map((row) => `<div style="display:table-row">${row.map((text) => `<div style="display:table-cell">${escapeCell(text)}</div>`).join('')}</div>`).join('')}</div>`,
  );
});

const definitions = tableKind('definition-pairs', (made, page) =>
  article(
    page,
    `<dl class="facts">${pairsOf(made)
      .map(({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`)
      .join('')}</dl>`,
  ),
);

const openingHours = tableKind('opening-hours', (made, page) => {
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) =>
    made.pair(`${day}.`, `${aTime(page)} – ${aTime(page)}`),
  );
  return product(
    page,
    `<div class="opening-hours"><h3>${page.heading()}</h3><table>${days.map(({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table></div>`,
  );
});

const specifications = tableKind('specifications', (made, page) =>
  product(
    page,
    `<h2>${page.heading()}</h2><table class="shop_attributes">${pairsOf(made)
      .map(({ label, value }) => `<tr><th>${label}</th><td><p>${value}</p></td></tr>`)
      .join('')}</table>`,
  ),
);

const tiles = tableKind('label-value-tiles', (made, page) =>
  product(
    page,
    `<div class="spec-tiles">${pairsOf(made, 8)
      .map(
        ({ label, value }) =>
          `<div class="spec-tile"><span class="spec-label">${label}</span><span class="spec-value">${value}</span></div>`,
      )
      .join('')}</div>`,
  ),
);

const menuCard = tableKind('price-list', (made, page) => {
  const rows = made.grid(prices(page));
  return article(
    page,
    `<table class="price-list"><tbody>${rows.map((row, y) => `<tr>${row.map((text) => (y === 0 ? `<th>${text}</th>` : `<td>${text}</td>`)).join('')}</tr>`).join('')}</tbody></table>`,
  );
});

const layout = tableKind('layout-columns', (made, page) => {
  const column = () =>
    `<td valign="top" width="50%"><h3>${made.outside(page.heading())}</h3>${page.random.times(2, () => `<p>${made.outside(page.say())} ${made.outside(page.say())}</p>`).join('')}</td>`;
  return page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><table width="100%" cellpadding="5" border="0"><tr>${column()}${column()}</tr></table>`,
    ),
  );
});

const layoutWhole = tableKind('layout-page', (made, page) => {
  const text = page.random.times(4, () => `<p>${made.outside(page.say(2))}</p>`).join('');
  const html = `<table width="100%"><tr><td colspan="2">${f.menu(page)}</td></tr><tr><td width="160">${f.ranks(page)}</td><td><h1>${page.headline()}</h1>${text}</td></tr><tr><td colspan="2">${f.footer(page)}</td></tr></table>`;
  return page.document(html);
});

export const others: readonly Kind<TableTruth>[] = [
  roles,
  displayTable,
  definitions,
  openingHours,
  specifications,
  tiles,
  menuCard,
  layout,
  layoutWhole,
];

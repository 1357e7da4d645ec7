/** Tables of the held-out half that are no `<table>`, and the like. Only counted. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { aName, aTime, facts, figures } from './data.ts';
import { tableKind, type TablePage, type TableTruth } from './truth.ts';
import { escapeCell } from './write.ts';

const text = (page: PageMaker, body: string) =>
  page.document(
    f.frame(page, `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p>`),
  );
const thing = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<div class="c-item"><h1 class="c-item__name">${page.headline()}</h1><div class="c-item__price">$${page.random.int(9, 999)}.99</div><div class="c-item__text"><p>${page.say(2)}</p></div>${body}</div>${f.teasers(page)}`,
    ),
  );
const pairsOf = (made: TablePage, count?: number) =>
  facts(made.page, count).map(({ label, value }) => made.pair(label, value));

const gridRoles = tableKind('grid-roles', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page, 6, 4));
  return text(
    page,
    `<div class="ag-root" role="grid"><div class="ag-header" role="rowgroup"><div class="ag-header-row" role="row">${header.map((cell) => `<div class="ag-header-cell" role="columnheader"><span class="ag-header-cell-text">${cell}</span></div>`).join('')}</div></div><div class="ag-body" role="rowgroup">${body.map((row, i) => `<div role="row" row-index="${i}" class="ag-row">${row.map((cell) => `<div role="gridcell" class="ag-cell">${escapeCell(cell)}</div>`).join('')}</div>`).join('')}</div></div>`,
  );
});

const classTable = tableKind('table-by-class-names', (made, page) => {
  const rows = made.grid(figures(page, 4, 3));
  return text(
    page,
    `<div class="d-table w-100">${rows.map((row) => `<div class="d-table-row">${row.map((cell) => `<div class="d-table-cell">${escapeCell(cell)}</div>`).join('')}</div>`).join('')}</div>`,
  );
});

const rowsOfFacts = tableKind('rows-of-facts', (made, page) =>
  thing(
    page,
    `<h3>${page.heading()}</h3><ul class="c-specs">${pairsOf(made)
      .map(
        ({ label, value }) =>
          `<li class="c-specs__row"><div class="c-specs__key">${label}</div><div class="c-specs__val">${value}</div></li>`,
      )
      .join('')}</ul>`,
  ),
);

const factCards = tableKind('fact-cards', (made, page) =>
  thing(
    page,
    `<div class="grid grid-cols-4 gap-2">${pairsOf(made, 8)
      .map(
        ({ label, value }) =>
          `<div class="rounded border p-2"><div class="text-xs text-gray-500">${label}</div><div class="font-medium">${value}</div></div>`,
      )
      .join('')}</div>`,
  ),
);

const groupedDefinitions = tableKind('definitions-in-groups', (made, page) =>
  text(
    page,
    `<dl>${pairsOf(made)
      .map(
        ({ label, value }) =>
          `<div class="row"><dt class="col-sm-3">${label}</dt><dd class="col-sm-9">${value}</dd></div>`,
      )
      .join('')}</dl>`,
  ),
);

const hours = tableKind('hours-by-time-elements', (made, page) => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) =>
    made.pair(day, `${aTime(page)}–${aTime(page)}`),
  );
  return thing(
    page,
    `<section class="hours"><h2>${page.heading()}</h2>${days.map(({ label, value }) => `<div class="hours__day"><span>${label}</span> <time itemprop="openingHours">${value}</time></div>`).join('')}</section>`,
  );
});

const nutrition = tableKind('nutrition-table', (made, page) =>
  thing(
    page,
    `<table class="nutri"><caption>${made.kept(page.brief())}</caption><tbody>${pairsOf(made, 7)
      .map(
        ({ label, value }) =>
          `<tr class="nutri__row"><td class="nutri__name">${label}</td><td class="nutri__amount">${value}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  ),
);

const infobox = tableKind('infobox', (made, page) =>
  text(
    page,
    `<table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above">${aName(page)}</th></tr>${pairsOf(
      made,
    )
      .map(
        ({ label, value }) =>
          `<tr><th scope="row" class="infobox-label">${label}</th><td class="infobox-data">${value}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  ),
);

const mobileLabels = tableKind('labels-for-small-screens', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page, 5, 3));
  const labels = header.map((cell) => made.absent(`${cell}:`));
  return text(
    page,
    `<table class="responsive"><thead><tr>${header.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${body.map((row) => `<tr>${row.map((cell, i) => `<td data-label="${header[i] ?? ''}"><span class="mobile-label" aria-hidden="true" hidden>${labels[i] ?? ''}</span>${escapeCell(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  );
});

const hiddenCells = tableKind('hidden-by-attribute', (made, page) => {
  const [header = [], ...body] = made.grid(figures(page, 5, 3));
  const secret = () => made.absent(`${aName(page)}${page.random.int(1000, 9999)}`);
  return text(
    page,
    `<table><thead><tr>${header.map((cell) => `<th>${cell}</th>`).join('')}<th hidden>${secret()}</th></tr></thead><tbody>${body.map((row) => `<tr>${row.map((cell) => `<td>${escapeCell(cell)}</td>`).join('')}<td style="display:none">${secret()}</td></tr>`).join('')}</tbody></table>`,
  );
});

const layoutBoxes = tableKind('layout-picture-and-text', (made, page) => {
  const box = () =>
    `<table width="100%" cellspacing="8"><tr><td width="120"><img src="${page.picture('rooted')}" alt=""></td><td><b>${made.outside(page.heading())}</b><br>${made.outside(page.say())}<br>${made.outside(page.say())}</td></tr></table>`;
  return page.document(
    f.frame(page, `<h1>${page.headline()}</h1>${page.random.times(3, box).join('')}`),
  );
});

const presentation = tableKind('layout-by-role', (made, page) => {
  const cell = () => `<td><p>${made.outside(page.say(2))}</p></td>`;
  return text(
    page,
    `<table role="presentation"><tr>${cell()}${cell()}</tr><tr>${cell()}${cell()}</tr></table>`,
  );
});

export const others: readonly Kind<TableTruth>[] = [
  gridRoles,
  classTable,
  rowsOfFacts,
  factCards,
  groupedDefinitions,
  hours,
  nutrition,
  infobox,
  mobileLabels,
  hiddenCells,
  layoutBoxes,
  presentation,
];

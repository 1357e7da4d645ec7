/**
 * Facts by label and value of half `more` that no single box holds, or that hold more: several to a row, by turns in boxes
 * alike, between breaks, with signs and units, folded, hidden, in parts that are called by other names.
 */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { facts } from './data.ts';
import { onPage, type Frame } from './development-more-frames.ts';
import { tableKind, type TableTruth } from './truth.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const TEXT: readonly Frame[] = ['article', 'behind', 'before', 'story'];
const THING: readonly Frame[] = ['product', 'tabs', 'sheet', 'detail', 'card'];
const ALL: readonly Frame[] = [...TEXT, ...THING];

const kind = (
  name: string,
  frames: readonly Frame[],
  write: (all: readonly Fact[], page: PageMaker) => string,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const frame = page.random.pick(frames);
    const all = facts(page).map(({ label, value }) => made.pair(label, value));
    return onPage(page, frame, write(all, page), THING.includes(frame) ? 'Product' : undefined);
  });

/** A kind whose facts stand one after the other in one box. */
const row = (
  name: string,
  frames: readonly Frame[],
  [open, close]: readonly [string, string],
  one: (label: string, value: string, page: PageMaker) => string,
): Kind<TableTruth> =>
  kind(
    name,
    frames,
    (all, page) =>
      `${open}${all.map(({ label, value }) => one(label, value, page)).join('\n')}${close}`,
  );

const inTwos = (all: readonly Fact[]): readonly (readonly Fact[])[] =>
  all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

export const moreRows: readonly Kind<TableTruth>[] = [
  kind(
    'facts-two-to-a-row',
    ALL,
    (all) =>
      `<div class="facts">${inTwos(all)
        .map(
          (two) =>
            `<div class="row">${two.map(({ label, value }) => `<div class="col"><p class="label">${label}</p><p class="value">${value}</p></div>`).join('')}</div>`,
        )
        .join('\n')}</div>`,
  ),
  kind(
    'facts-laid-flat-two-to-a-row',
    ALL,
    (all) =>
      `<div class="facts">${inTwos(all)
        .map(
          (two) =>
            `<div class="row">${two.map(({ label, value }) => `<div class="col-3 name">${label}</div><div class="col-3 text">${value}</div>`).join('')}</div>`,
        )
        .join('\n')}</div>`,
  ),
  kind('facts-in-two-lists-side-by-side', ALL, (all) => {
    const half = Math.ceil(all.length / 2);
    const list = (own: readonly Fact[]) =>
      `<div class="column"><ul>${own.map(({ label, value }) => `<li><span>${label}</span><span>${value}</span></li>`).join('')}</ul></div>`;
    return `<div class="columns">${list(all.slice(0, half))}${list(all.slice(half))}</div>`;
  }),
  row(
    'facts-of-paragraphs-by-turns',
    ALL,
    ['<div class="data">', '</div>'],
    (l, v) => `<p><b>${l}</b></p><p>${v}</p>`,
  ),
  row(
    'facts-of-boxes-alike-by-turns',
    ALL,
    ['<div class="data-grid">', '</div>'],
    (l, v) => `<div><span class="k">${l}</span></div><div><span class="v">${v}</span></div>`,
  ),
  row(
    'facts-between-two-breaks',
    TEXT,
    ['<div class="data">', '</div>'],
    (l, v) => `<strong>${l}</strong><br>${v}<br><br>`,
  ),
  row(
    'facts-of-headings-with-bare-text',
    ALL,
    ['<div class="data">', '</div>'],
    (l, v) => `<h4>${l}</h4>${v}`,
  ),
  row(
    'facts-with-a-sign-that-explains',
    ALL,
    ['<div class="specs">', '</div>'],
    (l, v) =>
      `<div class="spec"><div class="spec-name">${l}</div><button class="tip" aria-label="?">?</button><div class="spec-value">${v}</div></div>`,
  ),
  row(
    'facts-of-folds-of-one-line',
    ALL,
    ['<div class="folds">', '</div>'],
    (l, v) => `<details open><summary>${l}</summary><div>${v}</div></details>`,
  ),
  row(
    'facts-of-a-classified-advertisement',
    THING,
    ['<div class="ad-params ad__params">', '</div>'],
    (l, v) =>
      `<div class="ad-param"><span class="ad-param-name">${l}</span><span class="ad-param-value">${v}</span></div>`,
  ),
  row(
    'facts-of-a-side-of-the-thing',
    ALL,
    ['<div class="side-info widget">', '</div>'],
    (l, v) => `<div class="line"><span>${l}</span><span>${v}</span></div>`,
  ),
  row(
    'facts-in-a-fold-that-is-shut',
    THING,
    [
      '<div class="fold"><button aria-expanded="false">+</button><div class="panel" aria-hidden="true" hidden><ul>',
      '</ul></div></div>',
    ],
    (l, v) => `<li><span>${l}</span><span>${v}</span></li>`,
  ),
  row(
    'facts-in-a-tab-that-is-not-shown',
    THING,
    ['<div class="tabs"><div class="tab-pane" id="specs" style="display: none">', '</div></div>'],
    (l, v) => `<div class="spec"><div>${l}</div><div>${v}</div></div>`,
  ),
  row(
    'facts-in-a-caption',
    TEXT,
    ['<figure><figcaption><div class="plate">', '</div></figcaption></figure>'],
    (l, v) => `<div><span>${l}</span> <span>${v}</span></div>`,
  ),
  row(
    'facts-in-a-footer-of-the-text',
    ['article', 'story', 'before'],
    ['<footer class="entry-data"><ul>', '</ul></footer>'],
    (l, v) => `<li><span>${l}</span> <span>${v}</span></li>`,
  ),
  row(
    'facts-of-buttons-that-unfold',
    THING,
    ['<ul class="rows">', '</ul>'],
    (l, v) => `<li><button><span>${l}</span><span>${v}</span></button></li>`,
  ),
  row(
    'facts-of-values-with-points',
    ALL,
    ['<div class="amenities">', '</div>'],
    (l, v) => `<div class="amenity"><h3>${l}</h3><ul><li>${v}</li></ul></div>`,
  ),
  row(
    'facts-of-fields-with-legends',
    ALL,
    ['<div class="record">', '</div>'],
    (l, v) => `<fieldset><legend>${l}</legend><div>${v}</div></fieldset>`,
  ),
  row(
    'facts-under-signs-of-pictures',
    THING,
    ['<div class="tiles">', '</div>'],
    (l, v) =>
      `<div class="tile"><img src="/i/sign.svg" alt="" width="24" height="24"><div><div>${l}</div><div>${v}</div></div></div>`,
  ),
  kind(
    'facts-in-a-side-of-the-page',
    ['article', 'before'],
    (all) =>
      `<aside class="sidebar"><div class="widget"><h3>Info</h3><ul>${all.map(({ label, value }) => `<li><b>${label}</b><span>${value}</span></li>`).join('')}</ul></div></aside>`,
  ),
  row(
    'facts-of-elements-in-elements',
    ALL,
    ['<x-list>', '</x-list>'],
    (l, v) => `<x-item><x-label>${l}</x-label><x-value>${v}</x-value></x-item>`,
  ),
  row(
    'facts-with-no-box-of-their-own',
    TEXT,
    ['<div>', '</div>'],
    (l, v) => `<span class="item"><span class="k">${l}</span><span class="v">${v}</span></span>`,
  ),
  row(
    'facts-of-a-list-of-terms-with-boxes',
    ALL,
    ['<div class="desc"><div class="desc-view"><table><tbody>', '</tbody></table></div></div>'],
    (l, v) =>
      `<tr class="desc-row"><td class="desc-item"><div class="desc-item-container"><span class="desc-item-label">${l}</span><span class="desc-item-content">${v}</span></div></td></tr>`,
  ),
];

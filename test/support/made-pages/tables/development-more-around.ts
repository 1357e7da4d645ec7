/**
 * Facts by label and value of half `more` where what is around them is the question: parts that lead on beside them, no
 * headline, hints and signs inside of them, cells alike, rows that are links.
 */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { facts } from './data.ts';
import { onPage, type Frame } from './development-more-frames.ts';
import { tableKind, type TableTruth } from './truth.ts';

const TEXT: readonly Frame[] = ['article', 'behind', 'before', 'story'];
const THING: readonly Frame[] = ['product', 'tabs', 'sheet', 'detail', 'card'];
const ALL: readonly Frame[] = [...TEXT, ...THING];

const kind = (
  name: string,
  frames: readonly Frame[],
  [open, close]: readonly [string, string],
  one: (label: string, value: string, page: PageMaker) => string,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const frame = page.random.pick(frames);
    const all = facts(page).map(({ label, value }) => made.pair(label, value));
    const block = `${open}${all.map(({ label, value }) => one(label, value, page)).join('\n')}${close}`;
    return onPage(page, frame, block, THING.includes(frame) ? 'Product' : undefined);
  });

const rows = (name: string, frame: Frame) =>
  kind(
    name,
    [frame],
    ['<div class="facts">', '</div>'],
    (l, v) => `<div class="fact"><span>${l}</span><span>${v}</span></div>`,
  );
const terms = (name: string, frame: Frame) =>
  kind(name, [frame], ['<dl>', '</dl>'], (l, v) => `<dt>${l}</dt><dd>${v}</dd>`);

export const moreAround: readonly Kind<TableTruth>[] = [
  rows('facts-of-a-shop-that-leads-on', 'shop'),
  terms('terms-of-a-shop-that-leads-on', 'shop'),
  rows('facts-beside-the-article-and-its-links', 'beside'),
  terms('terms-beside-the-article-and-its-links', 'beside'),
  rows('facts-below-a-title-that-is-no-heading', 'headless'),
  terms('terms-below-a-title-that-is-no-heading', 'headless'),
  rows('facts-in-an-aside-of-the-main-part', 'asides'),
  terms('terms-in-an-aside-of-the-main-part', 'asides'),
  kind(
    'facts-of-cells-alike',
    ALL,
    ['<div class="grid">', '</div>'],
    (l, v) => `<div class="cell">${l}</div><div class="cell">${v}</div>`,
  ),
  kind(
    'facts-of-paragraphs-alike',
    ALL,
    ['<div class="grid">', '</div>'],
    (l, v) => `<p>${l}</p><p>${v}</p>`,
  ),
  kind(
    'facts-of-lists-of-two',
    ALL,
    ['<div class="lists">', '</div>'],
    (l, v) => `<ul><li>${l}</li><li>${v}</li></ul>`,
  ),
  kind(
    'facts-of-points-by-turns',
    ALL,
    ['<ul class="spec">', '</ul>'],
    (l, v) => `<li class="k">${l}</li><li class="v">${v}</li>`,
  ),
  kind(
    'facts-with-a-hint',
    ALL,
    ['<div class="specs">', '</div>'],
    (l, v, page) =>
      `<div class="spec"><div class="k">${l}<span class="tip" role="tooltip" hidden>${page.brief()}</span></div><div class="v">${v}</div></div>`,
  ),
  kind(
    'terms-with-a-hint',
    ALL,
    ['<dl class="specs">', '</dl>'],
    (l, v, page) =>
      `<dt>${l}<span class="tooltip" role="tooltip">${page.brief()}</span></dt><dd>${v}</dd>`,
  ),
  kind(
    'facts-with-a-button-to-copy',
    ALL,
    ['<div class="specs">', '</div>'],
    (l, v) =>
      `<div class="spec"><div class="k">${l}</div><div class="v">${v}</div><button>Copy</button></div>`,
  ),
  kind(
    'facts-in-shut-folds-of-one-line',
    ALL,
    ['<div class="folds">', '</div>'],
    (l, v) => `<details><summary>${l}</summary>${v}</details>`,
  ),
  kind(
    'facts-in-cells-of-two-lines',
    ALL,
    ['<table><tbody><tr>', '</tr></tbody></table>'],
    (l, v) => `<td>${l}<br><b>${v}</b></td>`,
  ),
  kind(
    'facts-in-tables-in-a-table',
    ALL,
    ['<table><tbody>', '</tbody></table>'],
    (l, v) => `<tr><td>${l}</td><td><table><tr><td>${v}</td></tr></table></td></tr>`,
  ),
  kind(
    'facts-of-rows-over-all-columns',
    ALL,
    ['<table><tbody>', '</tbody></table>'],
    (l, v) => `<tr><th colspan="2">${l}</th></tr><tr><td colspan="2">${v}</td></tr>`,
  ),
  kind(
    'facts-in-roots-of-elements',
    ALL,
    ['<fact-list>', '</fact-list>'],
    (l, v) =>
      `<fact-row><template shadowrootmode="open"><div><slot name="k"></slot></div><div><slot name="v"></slot></div></template><span slot="k">${l}</span><span slot="v">${v}</span></fact-row>`,
  ),
  kind(
    'facts-of-fields-that-only-show',
    ALL,
    ['<div class="form">', '</div>'],
    (l, v) => `<div class="field"><label>${l}</label><output>${v}</output></div>`,
  ),
  kind(
    'facts-said-twice-for-readers-aloud',
    ALL,
    ['<ul class="specs">', '</ul>'],
    (l, v) =>
      `<li><span aria-hidden="true">${l}</span><span class="visually-hidden">${l}: </span><span>${v}</span></li>`,
  ),
  kind(
    'facts-of-definitions',
    ALL,
    ['<div class="glossary">', '</div>'],
    (l, v) => `<p><dfn>${l}</dfn> – ${v}</p>`,
  ),
  kind(
    'facts-of-lines-with-a-dash',
    ALL,
    ['<ul class="glossary">', '</ul>'],
    (l, v) => `<li>${l} – ${v}</li>`,
  ),
  kind('facts-of-preserved-lines', ALL, ['<pre>', '</pre>'], (l, v) => `${l}: ${v}`),
  kind(
    'facts-of-two-lines-in-a-box',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<div class="fact">${l}<br>${v}</div>`,
  ),
  kind(
    'facts-of-boxes-with-a-dash',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<div class="fact">${l} – ${v}</div>`,
  ),
  kind(
    'facts-with-dots-that-are-written',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<p>${l} ........ ${v}</p>`,
  ),
  kind(
    'facts-of-small-print',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<small>${l}</small><p>${v}</p>`,
  ),
  kind(
    'facts-of-labels-beside-boxes',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<span class="k">${l}</span><div class="v">${v}</div>`,
  ),
  kind(
    'facts-of-values-beside-boxes',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<div class="k">${l}</div><span class="v">${v}</span>`,
  ),
  kind(
    'facts-of-spans-by-turns',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<span class="k">${l}</span><span class="v">${v}</span>`,
  ),
  kind(
    'facts-of-spans-and-breaks',
    ALL,
    ['<div class="facts">', '</div>'],
    (l, v) => `<span>${l}</span> <span>${v}</span><br>`,
  ),
  kind('facts-of-emphasis-by-turns', ALL, ['<p>', '</p>'], (l, v) => `<em>${l}</em> ${v}; `),
];

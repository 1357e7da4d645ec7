/**
 * Facts by label and value of half `more`, as content systems, shop builds, catalogues, archives, portals and components
 * write them: rows, fields, forms that only show, roles, elements of a page's own, long values, values that are links.
 */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { facts } from './data.ts';
import { onPage, type Frame } from './development-more-frames.ts';
import { tableKind, type TableTruth } from './truth.ts';

/** One fact. */
type One = (label: string, value: string, page: PageMaker) => string;

const EVERY: readonly Frame[] = ['article', 'behind', 'before', 'columns', 'sheet', 'detail'];
const THING: readonly Frame[] = ['product', 'tabs', 'sheet', 'detail', 'card', 'story'];

const kind = (
  name: string,
  frames: readonly Frame[],
  [open, close]: readonly [string, string],
  one: One,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const frame = page.random.pick(frames);
    const all = facts(page).map(({ label, value }) => made.pair(label, value));
    const block = `${open}${all.map(({ label, value }) => one(label, value, page)).join('\n')}${close}`;
    return onPage(page, frame, block, THING.includes(frame) ? 'Product' : undefined);
  });

export const moreFacts: readonly Kind<TableTruth>[] = [
  kind(
    'facts-of-lines-with-a-colon',
    EVERY,
    ['<div class="infos">', '</div>'],
    (l, v) => `<p>${l}: ${v}</p>`,
  ),
  kind(
    'facts-of-divs-with-a-colon',
    [...EVERY, 'card'],
    ['<div class="infos">', '</div>'],
    (l, v) => `<div>${l}: ${v}</div>`,
  ),
  kind(
    'facts-of-points-with-a-colon',
    [...EVERY, 'card', 'story'],
    ['<ul class="spec-points">', '</ul>'],
    (l, v) => `<li>${l}: ${v}</li>`,
  ),
  kind('facts-on-broken-lines-without-marks', EVERY, ['<p>', '</p>'], (l, v) => `${l}: ${v}<br>`),
  kind(
    'facts-of-two-spans-in-a-row-of-flex',
    [...EVERY, ...THING],
    ['<div class="flex flex-col">', '</div>'],
    (l, v) =>
      `<div class="flex justify-between"><span class="text-gray">${l}</span><span class="font-bold">${v}</span></div>`,
  ),
  kind(
    'facts-of-a-widget-of-icons',
    THING,
    [
      '<div class="elementor-element elementor-widget"><ul class="elementor-icon-list-items">',
      '</ul></div>',
    ],
    (l, v) =>
      `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i class="fas fa-check"></i></span><span class="elementor-icon-list-text">${l}: ${v}</span></li>`,
  ),
  kind(
    'facts-of-modules-of-a-builder',
    [...EVERY, ...THING],
    ['<div class="et_pb_row">', '</div>'],
    (l, v) =>
      `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${l}</span></h4><div class="et_pb_blurb_description"><p>${v}</p></div></div></div></div>`,
  ),
  kind(
    'facts-with-roles-of-terms',
    EVERY,
    ['<div class="facts">', '</div>'],
    (l, v) => `<div><div role="term">${l}</div><div role="definition">${v}</div></div>`,
  ),
  kind(
    'facts-with-roles-of-cells',
    [...EVERY, ...THING],
    ['<div role="table" class="facts"><div role="rowgroup">', '</div></div>'],
    (l, v) => `<div role="row"><div role="rowheader">${l}</div><div role="cell">${v}</div></div>`,
  ),
  kind(
    'facts-of-an-archive-record',
    EVERY,
    ['<div class="item-page-fields">', '</div>'],
    (l, v) =>
      `<ds-field><div class="simple-view-element"><h2 class="simple-view-element-header">${l}</h2><div class="simple-view-element-body"><span>${v}</span></div></div></ds-field>`,
  ),
  kind(
    'facts-of-a-library-record',
    ['article', 'before', 'behind', 'record'],
    ['<div class="record"><h4 class="title">Details</h4>', '</div>'],
    (l, v) =>
      `<span class="results_summary"><span class="label">${l}: </span><a href="/search?q=1">${v}</a></span>`,
  ),
  kind(
    'facts-of-a-form-that-only-shows',
    [...EVERY, 'record'],
    ['<form><div class="slds-grid">', '</div></form>'],
    (l, v) =>
      `<div class="slds-form-element"><label class="slds-form-element__label">${l}</label><div class="slds-form-element__control"><div class="slds-form-element__static">${v}</div></div></div>`,
  ),
  kind(
    'facts-with-labels-of-forms',
    [...EVERY, 'record'],
    ['<div class="metadata">', '</div>'],
    (l, v) => `<div class="field"><label>${l}</label><span>${v}</span></div>`,
  ),
  kind(
    'facts-of-inputs-of-a-record',
    ['record', 'behind'],
    ['<div class="view">', '</div>'],
    (l, v) =>
      `<div class="form-group row"><label class="col-sm-4">${l}</label><p class="form-control-static col-sm-8">${v}</p></div>`,
  ),
  kind(
    'facts-of-a-tombstone',
    ['article', 'before', 'behind', 'story'],
    ['<div class="tombstone">', '</div>'],
    (l, v) => `<div class="t"><strong>${l}</strong>${v}</div>`,
  ),
  kind('facts-of-bold-paragraphs', EVERY, ['', ''], (l, v) => `<p><strong>${l}</strong> ${v}</p>`),
  kind(
    'facts-of-values-that-are-headings',
    THING,
    ['<div class="numbers">', '</div>'],
    // read from the label on all the same
    (l, v) => `<div class="number"><p class="eyebrow">${l}</p><h3>${v}</h3></div>`,
  ),
  kind(
    'facts-of-microdata',
    THING,
    ['<div class="props">', '</div>'],
    (l, v) =>
      `<div itemprop="additionalProperty" itemscope itemtype="https://schema.org/PropertyValue"><span itemprop="name">${l}</span> <span itemprop="value">${v}</span></div>`,
  ),
  kind(
    'facts-of-elements-of-the-page',
    [...EVERY, ...THING],
    ['<key-values>', '</key-values>'],
    (l, v) => `<key-value><span slot="key">${l}</span><span slot="value">${v}</span></key-value>`,
  ),
  kind(
    'facts-of-elements-that-hold-divs',
    [...EVERY, ...THING],
    ['<app-facts>', '</app-facts>'],
    (l, v) =>
      `<app-fact><div class="fact"><div class="k">${l}</div><div class="v">${v}</div></div></app-fact>`,
  ),
  kind(
    'facts-in-lists-of-one-term-each',
    [...EVERY, ...THING],
    ['<div class="criteria">', '</div>'],
    (l, v) => `<dl><dt>${l}</dt><dd>${v}</dd></dl>`,
  ),
  kind(
    'facts-with-values-that-are-links',
    [...EVERY, 'record', 'card'],
    ['<ul class="meta">', '</ul>'],
    (l, v, page) =>
      `<li><span class="meta-label">${l}</span> <a href="${page.path()}">${v}</a></li>`,
  ),
  kind(
    'facts-with-linked-values-in-rows',
    [...EVERY, 'record', 'card'],
    ['<div class="meta">', '</div>'],
    (l, v, page) =>
      `<div class="meta-row"><div class="meta-key">${l}</div><div class="meta-value"><a href="${page.path()}">${v}</a></div></div>`,
  ),
  kind(
    'facts-with-a-copy-for-readers-aloud',
    THING,
    ['<ul class="list">', '</ul>'],
    (l, v) =>
      `<li><div class="name">${l}<span class="sr-only">:</span></div><div class="val">${v}</div></li>`,
  ),
  kind(
    'facts-with-dots-between-in-terms',
    THING,
    ['<div class="chars">', '</div>'],
    (l, v) => `<dl class="char"><dt><span>${l}</span><i class="dots"></i></dt><dd>${v}</dd></dl>`,
  ),
  kind(
    'facts-of-headings-with-a-line',
    EVERY,
    ['<div class="package">', '</div>'],
    (l, v) => `<h3>${l}</h3><p>${v}</p>`,
  ),
  kind(
    'facts-of-a-table-of-one-row-each',
    [...EVERY, ...THING],
    ['<div class="tables">', '</div>'],
    (l, v) => `<table><tr><td>${l}</td><td>${v}</td></tr></table>`,
  ),
  kind(
    'facts-in-a-fold-of-a-shop',
    THING,
    [
      '<accordion-group><details><summary><span>▸</span></summary><div class="metafields">',
      '</div></details></accordion-group>',
    ],
    (l, v) =>
      `<div class="metafield"><div class="metafield-name">${l}</div><div class="metafield-rich_text_field"><p>${v}</p></div></div>`,
  ),
  kind(
    'facts-of-a-sheet-of-rows',
    THING,
    ['<table class="specsTable compact"><tbody>', '</tbody></table>'],
    (l, v) => `<tr><th class="label">${l}</th><td class="value">${v}</td></tr>`,
  ),
];

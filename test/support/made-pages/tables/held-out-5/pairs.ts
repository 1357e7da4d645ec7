/** Facts by label and value, how systems of half `held-out-5` write them. */
import type { Kind } from '../../kind.ts';
import type { FrameName } from '../../furniture/held-out-5-frames.ts';
import type { PageMaker } from '../../page-maker.ts';
import { facts } from '../data.ts';
import type { TableTruth } from '../truth.ts';
import { thing, within } from './frames.ts';

type One = (label: string, value: string, page: PageMaker) => string;

const one =
  (make: typeof thing) =>
  (name: string, open: string, write: One, close: string, frame?: FrameName): Kind<TableTruth> =>
    make(
      name,
      (made, page) =>
        `${open}${facts(page)
          .map((fact) => made.pair(fact.label, fact.value))
          .map(({ label, value }) => write(label, value, page))
          .join('\n')}${close}`,
      frame,
    );

const ofThing = one(thing);
const inText = one(within);

export const pairKinds: readonly Kind<TableTruth>[] = [
  ofThing(
    'css-modules-spec-rows',
    '<div class="Spec_list__1">',
    (l, v) =>
      `<div class="Spec_row__2"><div class="Spec_k__3">${l}</div><div class="Spec_v__4">${v}</div></div>`,
    '</div>',
    'modules',
  ),
  ofThing(
    'oxid-attributes-table',
    '<div class="tab-pane active" id="attributes"><div class="attributes"><table class="attributes">',
    (l, v) => `<tr><th id="attrTitle">${l}</th><td>${v}</td></tr>`,
    '</table></div></div>',
    'bootstrap3',
  ),
  ofThing(
    'bitrix-item-properties',
    '<dl class="bx_item_props product-item-detail-properties">',
    (l, v) => `<dt>${l}</dt><dd>${v}</dd>`,
    '</dl>',
    'bitrix',
  ),
  ofThing(
    'dotted-leaders-of-a-catalogue',
    '<ul class="chars">',
    (l, v) =>
      `<li class="chars__item"><span class="chars__name"><span>${l}</span></span><span class="chars__dots"></span><span class="chars__value">${v}</span></li>`,
    '</ul>',
  ),
  ofThing(
    'styled-grid-of-facts',
    '<section class="sc-fact">',
    (l, v, page) => `<div class="sc-${page.random.letters(5)}"><p>${l}</p><p>${v}</p></div>`,
    '</section>',
    'styled',
  ),
  inText(
    'library-catalogue-record',
    '<table class="citation record"><tbody>',
    (l, v) => `<tr class="record-row"><th>${l}: </th><td><span class="val">${v}</span></td></tr>`,
    '</tbody></table>',
    'university',
  ),
  inText(
    'bootstrap3-dl-horizontal',
    '<dl class="dl-horizontal">',
    (l, v) => `<dt>${l}</dt><dd>${v}</dd>`,
    '</dl>',
    'bootstrap3',
  ),
  inText(
    'nineties-right-aligned-labels',
    '<table border="0">',
    (l, v) =>
      `<tr><td align="right"><font size="2"><b>${l}:</b></font></td><td><font size="2">${v}</font></td></tr>`,
    '</table>',
    'nineties',
  ),
  inText(
    'italic-labels-in-lines',
    '<div class="daten">',
    (l, v) => `<div><em>${l}</em>: ${v}</div>`,
    '</div>',
    'daily',
  ),
  inText(
    'terms-in-wrappers-astro',
    '<dl class="facts" data-astro-cid-9z>',
    (l, v) =>
      `<div data-astro-cid-9z><dt data-astro-cid-9z>${l}</dt><dd data-astro-cid-9z>${v}</dd></div>`,
    '</dl>',
    'astro',
  ),
  inText(
    'key-data-of-a-ministry',
    '<ul class="c-keydata">',
    (l, v) => `<li><strong>${l}</strong> <span>${v}</span></li>`,
    '</ul>',
    'ministry',
  ),
];

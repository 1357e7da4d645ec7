/** Facts by label and value, as shops, catalogues and offices of half `held-out-12` write them. */
import type { Kind } from '../../kind.ts';
import { pairsOf } from '../held-out-11/pairs.ts';
import type { TableTruth } from '../truth.ts';
import { thing, within } from './frames.ts';

const ofThing = pairsOf(thing);
const inText = pairsOf(within);

export const pairKinds: readonly Kind<TableTruth>[] = [
  ofThing(
    'astra-shop-attributes-in-rows',
    [
      '<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--additional_information panel entry-content wc-tab" id="tab-additional_information"><table class="woocommerce-product-attributes shop_attributes" aria-label="Details"><tbody>',
      '</tbody></table></div>',
    ],
    (l, v) =>
      `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${l}</th><td class="woocommerce-product-attributes-item__value"><p>${v}</p></td></tr>`,
    'astra',
  ),
  ofThing(
    'classic-theme-features-by-term',
    [
      '<div class="tab-pane fade in active" id="product-details"><section class="product-features"><dl class="data-sheet">',
      '</dl></section></div>',
    ],
    (l, v) => `<dt class="name">${l}</dt>\n<dd class="value">${v}</dd>`,
    'prestashop',
  ),
  ofThing(
    'details-of-a-big-shop-as-bullets-with-bold-labels',
    [
      '<div id="detailBulletsWrapper_feature_div"><div id="detailBullets_feature_div"><ul class="a-unordered-list a-nostyle a-vertical a-spacing-none detail-bullet-list">',
      '</ul></div></div>',
    ],
    (l, v) =>
      `<li><span class="a-list-item"><span class="a-text-bold">${l} : </span> <span>${v}</span></span></li>`,
    'daily',
  ),
  ofThing(
    'key-facts-of-a-used-car-in-a-grid',
    ['<div class="grid grid-cols-2 gap-4 rounded-lg border p-6">', '</div>'],
    (l, v) =>
      `<div class="flex flex-col"><span class="text-sm text-gray-500">${l}</span><span class="font-medium">${v}</span></div>`,
    'utility',
  ),
  ofThing(
    'specification-rows-of-a-maker-in-cells',
    ['<table class="spec"><tbody>', '</tbody></table>'],
    (l, v) => `<tr><td>${l}</td><td>${v}</td></tr>`,
    'webflow',
  ),
  ofThing(
    'flat-to-let-with-criteria-by-term',
    ['<dl class="criteria-group">', '</dl>'],
    (l, v) => `<div class="criteria"><dt>${l}</dt><dd>${v}</dd></div>`,
    'daily',
  ),
  ofThing(
    'museum-record-with-headings-in-the-first-column',
    ['<table class="table table-borderless record"><tbody>', '</tbody></table>'],
    (l, v) => `<tr><th class="record-label">${l}:</th><td class="record-value">${v}</td></tr>`,
    'plone',
  ),
  inText(
    'card-of-facts-in-an-encyclopaedia',
    ['<table class="infobox vevent" style="width:22em"><tbody>', '</tbody></table>'],
    (l, v) =>
      `<tr><th scope="row" class="infobox-label" style="white-space:nowrap;padding-right:0.65em;">${l}</th><td class="infobox-data">${v}</td></tr>`,
    'vector',
  ),
  inText(
    'rows-of-an-answer-page-of-an-office',
    ['<dl class="govuk-summary-list govuk-summary-list--no-border">', '</dl>'],
    (l, v) =>
      `<div class="govuk-summary-list__row govuk-summary-list__row--no-actions"><dt class="govuk-summary-list__key">${l}</dt>\n<dd class="govuk-summary-list__value"><p class="govuk-body">${v}</p></dd></div>`,
    'govuk',
  ),
  inText(
    'event-facts-by-term-of-a-calendar',
    ['<div class="tribe-events-meta-group tribe-events-meta-group-details"><dl>', '</dl></div>'],
    (l, v) => `<dt>${l}: </dt><dd><span class="tribe-events-abbr">${v}</span></dd>`,
    'kadence',
  ),
  inText(
    'hand-made-lines-of-bold-label-and-value',
    ['<ul>', '</ul>'],
    (l, v) => `<li><b>${l}:</b> ${v}`,
    'plain',
  ),
  inText(
    'fields-of-a-node-with-labels-inline',
    ['<div class="node__content">', '</div>'],
    (l, v) =>
      `<div class="field field--name-field-x field--type-string field--label-inline clearfix"><div class="field__label">${l}</div><div class="field__item">${v}</div></div>`,
    'olivero',
  ),
];

/** Facts by label and value, as shops, catalogues and offices of half `held-out-9` write them. */
import type { FrameName } from '../../furniture/held-out-9-frames.ts';
import type { Kind } from '../../kind.ts';
import { facts } from '../data.ts';
import type { TableTruth } from '../truth.ts';
import { thing, within } from './frames.ts';

type One = (label: string, value: string) => string;

const one =
  (make: typeof thing) =>
  (
    name: string,
    [open, close]: readonly [string, string],
    write: One,
    frame?: FrameName,
  ): Kind<TableTruth> =>
    make(
      name,
      (made, page) =>
        `${open}${facts(page)
          .map((fact) => made.pair(fact.label, fact.value))
          .map(({ label, value }) => write(label, value))
          .join('\n')}${close}`,
      frame,
    );

const ofThing = one(thing);
const inText = one(within);

export const pairKinds: readonly Kind<TableTruth>[] = [
  ofThing(
    'shopware-6-properties-table',
    [
      '<div class="product-detail-properties"><div class="row product-detail-properties-container"><div class="col-md-10 col-lg-6"><table class="table table-striped product-detail-properties-table"><tbody>',
      '</tbody></table></div></div></div>',
    ],
    (l, v) =>
      `<tr class="properties-row"><th class="properties-label">${l}:</th><td class="properties-value"><span>${v}</span></td></tr>`,
    'flatsome',
  ),
  ofThing(
    'flatsome-additional-information',
    [
      '<div class="panel entry-content active" id="tab-additional_information"><table class="woocommerce-product-attributes shop_attributes" aria-label="x">',
      '</table></div>',
    ],
    (l, v) =>
      `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${l}</th><td class="woocommerce-product-attributes-item__value"><p>${v}</p></td></tr>`,
    'flatsome',
  ),
  ofThing(
    'shop-host-detail-parameters',
    [
      '<div class="extended-description"><table class="detail-parameters"><tbody>',
      '</tbody></table></div>',
    ],
    (l, v) =>
      `<tr><th><span class="row-header-label">${l}<span class="row-header-label-colon">:</span></span></th><td>${v}</td></tr>`,
    'generate',
  ),
  ofThing(
    'product-specs-in-a-definition-grid',
    ['<dl class="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2">', '</dl>'],
    (l, v) =>
      `<div class="border-t border-gray-200 pt-4"><dt class="font-medium text-gray-900">${l}</dt><dd class="mt-2 text-sm text-gray-500">${v}</dd></div>`,
    'utility',
  ),
  ofThing(
    'electronics-shop-spec-rows-of-divs',
    ['<div class="specification__block">', '</div>'],
    (l, v) =>
      `<div class="specification__row"><div class="specification__name">${l}</div><div class="specification__value">${v}</div></div>`,
    'utility',
  ),
  ofThing(
    'used-car-data-in-list-points',
    ['<ul class="vehicle-data">', '</ul>'],
    (l, v) =>
      `<li class="vehicle-data__item"><span class="vehicle-data__label">${l}</span><span class="vehicle-data__value">${v}</span></li>`,
    'generate',
  ),
  ofThing(
    'museum-object-facts-of-a-drupal-node',
    ['<div class="node__facts">', '</div>'],
    (l, v) =>
      `<div class="field field--type-string field--label-inline clearfix"><div class="field__label">${l}</div><div class="field__item">${v}</div></div>`,
    'barrio',
  ),
  ofThing(
    'house-details-with-bold-labels',
    ['<div class="detail-wrap"><ul class="list-2-cols list-unstyled">', '</ul></div>'],
    (l, v) => `<li><strong>${l}:</strong> <span>${v}</span></li>`,
    'astra',
  ),
  inText(
    'association-master-data-by-hand',
    ['<table border="0" cellpadding="2">', '</table>'],
    (l, v) => `<tr><td valign="top"><b>${l}:</b></td><td>${v}</td></tr>`,
    'hand',
  ),
  inText(
    'facts-box-of-a-wiki-in-portable-rows',
    [
      '<aside class="portable-infobox pi-background"><section class="pi-item pi-group">',
      '</section></aside>',
    ],
    (l, v) =>
      `<div class="pi-item pi-data pi-item-spacing pi-border-color"><h3 class="pi-data-label pi-secondary-font">${l}</h3><div class="pi-data-value pi-font">${v}</div></div>`,
    'hand',
  ),
  inText(
    'authority-contact-facts-in-a-list',
    ['<dl class="docData">', '</dl>'],
    (l, v) => `<dt>${l}</dt><dd>${v}</dd>`,
    'office',
  ),
  inText(
    'recipe-figures-in-spans-of-a-block',
    [
      '<div class="wp-block-group recipe-facts"><div class="wp-block-group__inner-container">',
      '</div></div>',
    ],
    (l, v) => `<p class="recipe-facts__line"><strong>${l}</strong><br>${v}</p>`,
    'astra',
  ),
  inText(
    'job-facts-beside-icons',
    ['<ul class="job-overview">', '</ul>'],
    (l, v) =>
      `<li><i class="icon-material-outline-location-on"></i><span>${l}</span><h5>${v}</h5></li>`,
    'generate',
  ),
];

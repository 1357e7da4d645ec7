/** Facts by label and value, as shops, catalogues and offices of half `held-out-11` write them. */
import type { Kind } from '../../kind.ts';
import type { WriteTable } from '../around.ts';
import { facts } from '../data.ts';
import type { TableTruth } from '../truth.ts';
import { thing, within } from './frames.ts';

type One = (label: string, value: string) => string;

/** Kinds of facts of one half: `make` puts them beside a thing or into a text. */
export const pairsOf =
  <Name extends string>(
    make: (name: string, write: WriteTable, frame?: Name) => Kind<TableTruth>,
  ) =>
  (
    name: string,
    [open, close]: readonly [string, string],
    write: One,
    frame?: Name,
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

const ofThing = pairsOf(thing);
const inText = pairsOf(within);

export const pairKinds: readonly Kind<TableTruth>[] = [
  ofThing(
    'kadence-shop-attributes-table',
    [
      '<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-additional_information"><table class="woocommerce-product-attributes shop_attributes"><tbody>',
      '</tbody></table></div>',
    ],
    (l, v) =>
      `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label">${l}</th><td class="woocommerce-product-attributes-item__value"><p><a href="/attribute/x/" rel="tag">${v}</a></p></td></tr>`,
    'kadence',
  ),
  ofThing(
    'luma-additional-attributes',
    [
      '<div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes" id="product-attribute-specs-table"><tbody>',
      '</tbody></table></div>',
    ],
    (l, v) =>
      `<tr><th class="col label" scope="row">${l}</th><td class="col data" data-th="${l}">${v}</td></tr>`,
    'agency',
  ),
  ofThing(
    'dawn-description-lines-in-bold',
    ['<div class="product__description rte"><ul>', '</ul></div>'],
    (l, v) => `<li><strong>${l}:</strong> ${v}</li>`,
    'dawn',
  ),
  ofThing(
    'data-sheet-of-an-open-shop-in-a-list',
    ['<section class="product-features"><dl class="data-sheet">', '</dl></section>'],
    (l, v) => `<dt class="name">${l}</dt><dd class="value">${v}</dd>`,
    'agency',
  ),
  ofThing(
    'spec-table-of-plain-cells-in-a-group',
    ['<div class="specs-group"><table class="specs-table"><tbody>', '</tbody></table></div>'],
    (l, v) =>
      `<tr><td class="specs-table__name">${l}</td><td class="specs-table__value">${v}</td></tr>`,
    'agency',
  ),
  ofThing(
    'estate-facts-in-rows-of-columns',
    ['<div class="property-facts">', '</div>'],
    (l, v) =>
      `<div class="row property-facts__row"><div class="col-5 property-facts__label">${l}</div><div class="col-7 property-facts__value">${v}</div></div>`,
    'divi',
  ),
  ofThing(
    'builder-icon-list-of-features',
    [
      '<div class="elementor-widget elementor-widget-icon-list"><div class="elementor-widget-container"><ul class="elementor-icon-list-items">',
      '</ul></div></div>',
    ],
    (l, v) =>
      `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text"><b>${l}:</b> ${v}</span></li>`,
    'elementor',
  ),
  inText(
    'infobox-of-an-encyclopaedia-in-vector',
    ['<table class="infobox vcard"><tbody>', '</tbody></table>'],
    (l, v) =>
      `<tr><th scope="row" class="infobox-label">${l}</th><td class="infobox-data">${v}</td></tr>`,
    'agency',
  ),
  inText(
    'joomla-fields-of-an-article',
    ['<ul class="fields-container">', '</ul>'],
    (l, v) =>
      `<li class="field-entry"><span class="field-label">${l}: </span><span class="field-value">${v}</span></li>`,
    'cassiopeia',
  ),
  inText(
    'summary-list-of-a-government-service',
    ['<dl class="govuk-summary-list">', '</dl>'],
    (l, v) =>
      `<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${l}</dt><dd class="govuk-summary-list__value">${v}</dd></div>`,
    'agency',
  ),
  inText(
    'olivero-fields-with-labels-above',
    ['<div class="node__facts">', '</div>'],
    (l, v) =>
      `<div class="field field--type-string field--label-above"><div class="field__label">${l}</div><div class="field__item">${v}</div></div>`,
    'olivero',
  ),
  inText(
    'squarespace-lines-with-a-break-between',
    [
      '<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">',
      '</div></div></div>',
    ],
    (l, v) => `<p style="white-space:pre-wrap;"><strong>${l}</strong><br>${v}</p>`,
    'squarespace',
  ),
];

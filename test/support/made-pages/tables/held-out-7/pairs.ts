/** Facts by label and value, as shops, catalogues and components of half `held-out-7` write them. */
import type { FrameName } from '../../furniture/held-out-7-frames.ts';
import type { Kind } from '../../kind.ts';
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
    'woocommerce-attributes-table-of-a-theme',
    '<div class="woocommerce-Tabs-panel panel entry-content"><table class="woocommerce-product-attributes shop_attributes"><tbody>',
    (l, v) =>
      `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${l}</th><td class="woocommerce-product-attributes-item__value"><p>${v}</p>\n</td></tr>`,
    '</tbody></table></div>',
    'kadence',
  ),
  ofThing(
    'magento-additional-data',
    '<div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes"><tbody>',
    (l, v) =>
      `<tr><th class="col label" scope="row">${l}</th><td class="col data" data-th="${l}">${v}</td></tr>`,
    '</tbody></table></div>',
    'sxa',
  ),
  ofThing(
    'electronics-shop-dl-with-dotted-spans',
    '<div class="product-characteristics"><div class="product-characteristics__group">',
    (l, v) =>
      `<div class="product-characteristics__spec"><div class="product-characteristics__spec-title"><span>${l}</span></div><div class="product-characteristics__spec-value">${v}</div></div>`,
    '</div></div>',
    'modules',
  ),
  ofThing(
    'price-engine-datasheet-groups',
    '<section id="datasheet"><h2>Datasheet</h2><div class="datasheet-table"><ul class="datasheet-list">',
    (l, v) =>
      `<li class="datasheet-listItem datasheet-listItem--properties"><span class="datasheet-listItemKey">${l}</span><span class="datasheet-listItemValue"><span>${v}</span></span></li>`,
    '</ul></div></section>',
    'modules',
  ),
  ofThing(
    'camera-review-site-spec-table',
    '<table class="specsTable compact" cellspacing="0"><tbody>',
    (l, v) => `<tr><th class="label">${l}</th><td class="value">${v}</td></tr>`,
    '</tbody></table>',
    'helix',
  ),
  ofThing(
    'used-cars-dl-of-a-portal',
    '<section data-cy="technical-details-section"><dl class="DataGrid_defaultDlStyle__xlLi_">',
    (l, v) =>
      `<dt class="DataGrid_defaultDtStyle__soJ6R">${l}</dt><dd class="DataGrid_defaultDdStyle__3IYpG DataGrid_fontBold__RqU01">${v}</dd>`,
    '</dl></section>',
    'modules',
  ),
  ofThing(
    'flat-of-a-property-board-in-list-items',
    '<ul class="property-details__list">',
    (l, v) =>
      `<li class="property-details__item"><span class="property-details__label">${l}:</span> <strong class="property-details__value">${v}</strong></li>`,
    '</ul>',
    'avada',
  ),
  ofThing(
    'book-data-of-a-shop-in-paragraphs',
    '<div class="produktdetails"><h2>Details</h2>',
    (l, v) =>
      `<dl class="single-detail"><dt class="element-text-small">${l}</dt><dd class="single-value element-text-standard">${v}</dd></dl>`,
    '</div>',
    'typo3',
  ),
  ofThing(
    'shopify-metafields-rows',
    '<div class="product-specs"><div class="product-specs__grid">',
    (l, v) =>
      `<div class="product-specs__row"><p class="product-specs__label"><strong>${l}</strong></p><p class="product-specs__value metafield-single_line_text_field">${v}</p></div>`,
    '</div></div>',
    'squarespace',
  ),
  inText(
    'mediawiki-infobox-rows',
    '<table class="infobox vcard"><tbody>',
    (l, v) =>
      `<tr><th scope="row" class="infobox-label">${l}</th><td class="infobox-data">${v}</td></tr>`,
    '</tbody></table>',
    'vector',
  ),
  inText(
    'drupal-fields-label-inline',
    '<div class="node__content">',
    (l, v) =>
      `<div class="field field--name-field-x field--type-string field--label-inline clearfix"><div class="field__label">${l}</div><div class="field__item">${v}</div></div>`,
    '</div>',
    'bartik',
  ),
  inText(
    'joomla-custom-fields-list',
    '<ul class="fields-container">',
    (l, v) =>
      `<li class="field-entry"><span class="field-label">${l}: </span><span class="field-value">${v}</span></li>`,
    '</ul>',
    'helix',
  ),
  inText(
    'facts-of-small-headings-in-a-city-portal',
    '<div class="facts">',
    (l, v) =>
      `<div class="facts__item"><h3 class="facts__heading">${l}</h3><p class="facts__text">${v}</p></div>`,
    '</div>',
    'sxa',
  ),
  inText(
    'event-facts-of-a-calendar-in-elementor',
    '<div class="elementor-widget-wrap">',
    (l, v) =>
      `<div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h6 class="elementor-heading-title elementor-size-default">${l}</h6></div></div><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>${v}</p></div></div>`,
    '</div>',
    'avada',
  ),
  inText(
    'species-card-of-bold-labels-and-breaks',
    '<p>',
    (l, v) => `<strong>${l}</strong>: ${v}<br />`,
    '</p>',
    'simple',
  ),
  inText(
    'bulma-level-of-headings-and-titles',
    '<nav class="level is-mobile">',
    (l, v) =>
      `<div class="level-item has-text-centered"><div><p class="heading">${l}</p><p class="title">${v}</p></div></div>`,
    '</nav>',
    'bulma',
  ),
];

/** Facts in pairs of half `held-out-4`: spec sheets, property lists, key data. */
import type { FrameName } from '../../furniture/held-out-4-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { facts } from '../data.ts';
import { tableKind, type TableTruth } from '../truth.ts';
import { report, thing } from './frames.ts';

interface Pair {
  readonly label: string;
  readonly value: string;
}

/** A kind whose pairs differ by their markup only. */
const pairs = (
  name: string,
  [open, close]: readonly [string, string],
  each: (pair: Pair, i: number) => string,
  around: (page: PageMaker, body: string, frame?: FrameName) => string = thing,
  frame?: FrameName,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const list = facts(page).map(({ label, value }) => made.pair(label, value));
    return around(page, `${open}${list.map(each).join('\n')}${close}`, frame);
  });

export const pairKinds: readonly Kind<TableTruth>[] = [
  pairs(
    'utility-description-list',
    [
      '<div class="mt-6 border-t border-gray-100"><dl class="divide-y divide-gray-100">',
      '</dl></div>',
    ],
    ({ label, value }) =>
      `<div class="px-4 py-6 sm:grid sm:grid-cols-3 sm:gap-4 sm:px-0"><dt class="text-sm font-medium leading-6">${label}</dt><dd class="mt-1 text-sm leading-6 sm:col-span-2">${value}</dd></div>`,
    report,
    'tailwind',
  ),
  pairs(
    'shop-attributes-table',
    [
      '<table class="woocommerce-product-attributes shop_attributes" aria-label="Product Details"><tbody>',
      '</tbody></table>',
    ],
    ({ label, value }, i) =>
      `<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--attribute_${i}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${value}</p></td></tr>`,
    thing,
    'classic',
  ),
  pairs(
    'accordion-of-specs-in-a-shop-theme',
    [
      '<div class="product__accordion accordion"><details open><summary><h2 class="h4 accordion__title">Specs</h2></summary><div class="accordion__content rte"><ul>',
      '</ul></div></details></div>',
    ],
    ({ label, value }) => `<li><strong>${label}:</strong> ${value}</li>`,
    thing,
    'dawn',
  ),
  pairs(
    'drupal-fields-with-inline-labels',
    ['<div class="node__content">', '</div>'],
    ({ label, value }, i) =>
      `<div class="field field--name-field-k${i} field--type-string field--label-inline clearfix"><div class="field__label">${label}</div><div class="field__item">${value}</div></div>`,
    report,
    'olivero',
  ),
  pairs(
    'joomla-fields-container',
    ['<ul class="fields-container">', '</ul>'],
    ({ label, value }, i) =>
      `<li class="field-entry k${i}"><span class="field-label ">${label}: </span><span class="field-value ">${value}</span></li>`,
    report,
    'cassiopeia',
  ),
  pairs(
    'wiki-infobox-of-rows',
    [
      '<table class="infobox vevent"><tbody><tr><th colspan="2" class="infobox-above summary">x</th></tr>',
      '</tbody></table>',
    ],
    ({ label, value }) =>
      `<tr><th scope="row" class="infobox-label">${label}</th><td class="infobox-data">${value}</td></tr>`,
    report,
    'vector',
  ),
  pairs(
    'definition-list-flat',
    ['<dl class="dl-horizontal">', '</dl>'],
    ({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`,
    report,
    'typo3',
  ),
  pairs(
    'properties-of-an-exposed-page-block',
    ['<div class="wp-block-group facts">', '</div>'],
    ({ label, value }) => `<p class="fact"><strong>${label}</strong><br>${value}</p>`,
    report,
    'blockTheme',
  ),
  pairs(
    'key-value-rows-of-hashed-divs',
    ['<div class="sc-1fj2"><div class="sc-9ka1">', '</div></div>'],
    ({ label, value }) =>
      `<div class="sc-8hd2 kXyzab"><div class="sc-8hd3 label__a1b2">${label}</div><div class="sc-8hd4 value__c3d4">${value}</div></div>`,
    thing,
    'tailwind',
  ),
  pairs(
    'marketplace-item-specifics',
    ['<div class="ux-layout-section-evo ux-layout-section--features">', '</div>'],
    ({ label, value }) =>
      `<div class="ux-layout-section-evo__col"><dl class="ux-labels-values"><dt class="ux-labels-values__labels"><div class="ux-labels-values__labels-content"><span class="ux-textspans">${label}</span></div></dt><dd class="ux-labels-values__values"><div class="ux-labels-values__values-content"><span class="ux-textspans">${value}</span></div></dd></dl></div>`,
  ),
  pairs(
    'warehouse-details-table',
    [
      '<table id="productDetails_techSpec_section_1" class="a-keyvalue prodDetTable" role="presentation"><tbody>',
      '</tbody></table>',
    ],
    ({ label, value }) =>
      `<tr><th class="a-color-secondary a-size-base prodDetSectionEntry"> ${label} </th><td class="a-size-base prodDetAttrValue"> &lrm;${value} </td></tr>`,
  ),
  pairs(
    'bullets-of-bold-labels',
    ['<ul class="a-unordered-list a-nostyle detail-bullet-list">', '</ul>'],
    ({ label, value }) =>
      `<li><span class="a-list-item"><span class="a-text-bold">${label} &rlm; : &lrm; </span> <span>${value}</span></span></li>`,
  ),
  pairs(
    'phone-database-spec-rows',
    [
      '<table cellspacing="0"><tbody><tr><th rowspan="99" scope="row">Body</th></tr>',
      '</tbody></table>',
    ],
    ({ label, value }) =>
      `<tr><td class="ttl"><a href="glossary.php">${label}</a></td><td class="nfo">${value}</td></tr>`,
    report,
  ),
  pairs(
    'estate-criteria-list',
    ['<div class="criteriagroup criteria-group--two-columns">', '</div>'],
    ({ label, value }, i) =>
      `<dl class="grid k-${i}"><dt class="is24qa-label grid-item two-fifths">${label}</dt><dd class="is24qa-value grid-item three-fifths">${value}</dd></dl>`,
  ),
  pairs(
    'facts-of-a-vacancy-behind-empty-icons',
    ['<ul class="job-facts list-unstyled">', '</ul>'],
    ({ label, value }) =>
      `<li><i class="icon" aria-hidden="true"></i><span class="job-facts__label">${label}</span> <span class="job-facts__value">${value}</span></li>`,
    report,
    'uswds',
  ),
  pairs(
    'summary-rows-with-actions',
    ['<dl class="summary-list">', '</dl>'],
    ({ label, value }) =>
      `<div class="summary-list__row"><dt class="summary-list__key">${label}</dt><dd class="summary-list__value">${value}</dd><dd class="summary-list__actions"><a href="#">Change<span class="visually-hidden"> it</span></a></dd></div>`,
    report,
    'uswds',
  ),
  pairs(
    'ticket-attributes-in-two-columns',
    ['<div class="attributes"><div class="splitcontent">', '</div></div>'],
    ({ label, value }) =>
      `<div class="attribute"><div class="label">${label}:</div><div class="value">${value}</div></div>`,
    report,
  ),
  pairs(
    'product-page-two-cell-rows-without-heads',
    ['<table class="table table-sm"><tbody>', '</tbody></table>'],
    ({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`,
    thing,
    'webflow',
  ),
  pairs(
    'note-app-properties',
    ['<div class="notion-collection-properties">', '</div>'],
    ({ label, value }) =>
      `<div role="row" style="display:flex"><div role="cell"><div style="display:flex"><svg class="typesText"></svg><div>${label}</div></div></div><div role="cell"><div><span>${value}</span></div></div></div>`,
    report,
  ),
  pairs(
    'package-metadata-sidebar-in-the-page',
    ['<div class="package-meta"><h2>Metadata</h2>', '</div>'],
    ({ label, value }) =>
      `<div class="_702d723c"><h3 class="c84e15be">${label}</h3><p class="f2874b88">${value}</p></div>`,
    report,
  ),
];

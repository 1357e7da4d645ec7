/** Facts by label and value, as shops, catalogues and components of half `held-out-6` write them. */
import type { FrameName } from '../../furniture/held-out-6-frames.ts';
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
    'prestashop-data-sheet',
    '<section class="product-features"><p class="h6">Data sheet</p><dl class="data-sheet">',
    (l, v) => `<dt class="name">${l}</dt><dd class="value">${v}</dd>`,
    '</dl></section>',
    'bootstrap5',
  ),
  ofThing(
    'opencart-specification-table',
    '<div id="tab-specification" class="tab-pane"><div class="table-responsive"><table class="table table-bordered"><tbody>',
    (l, v) => `<tr><td>${l}</td><td>${v}</td></tr>`,
    '</tbody></table></div></div>',
    'bootstrap5',
  ),
  ofThing(
    'shopware-6-properties',
    '<table class="table table-striped product-detail-properties-table"><tbody>',
    (l, v) =>
      `<tr class="properties-row"><th class="properties-label">${l}:</th><td class="properties-value"><span>${v}</span></td></tr>`,
    '</tbody></table>',
    'bootstrap5',
  ),
  ofThing(
    'large-shop-overview-rows',
    '<div id="productOverview_feature_div" class="celwidget"><table class="a-normal a-spacing-micro"><tbody>',
    (l, v) =>
      `<tr class="a-spacing-small"><td class="a-span3"><span class="a-size-base a-text-bold">${l}</span></td><td class="a-span9"><span class="a-size-base po-break-word">${v}</span></td></tr>`,
    '</tbody></table></div>',
    'plain',
  ),
  ofThing(
    'large-shop-detail-bullets',
    '<div id="detailBullets_feature_div"><ul class="a-unordered-list a-nostyle a-vertical detail-bullet-list">',
    (l, v) =>
      `<li><span class="a-list-item"><span class="a-text-bold">${l} &rlm; : &lrm; </span><span>${v}</span></span></li>`,
    '</ul></div>',
    'plain',
  ),
  ofThing(
    'dawn-specs-with-bold-labels',
    '<div class="product__accordion accordion"><details open><summary><h2 class="h4 accordion__title">Specs</h2></summary><div class="accordion__content rte"><ul>',
    (l, v) => `<li><strong>${l}:</strong> ${v}</li>`,
    '</ul></div></details></div>',
    'utilities',
  ),
  ofThing(
    'house-portal-of-definition-grids',
    '<div class="criteriagroup criteria-group--two-columns">',
    (l, v) =>
      `<dl class="grid"><dt class="is24qa-label grid-item three-fifths">${l}</dt><dd class="is24qa-value grid-item two-fifths">${v}</dd></dl>`,
    '</div>',
    'bootstrap5',
  ),
  ofThing(
    'car-portal-of-columns',
    '<div class="cBox-body cBox-body--technical-data" id="td-box">',
    (l, v) =>
      `<div class="g-row u-margin-bottom-9"><div class="g-col-6"><strong>${l}</strong></div><div class="g-col-6">${v}</div></div>`,
    '</div>',
    'plain',
  ),
  ofThing(
    'record-database-table-of-headings',
    '<div class="body_32Bo9"><table class="table_1fWaB"><tbody>',
    (l, v) => `<tr><th scope="row"><h2>${l}<!-- -->:</h2></th><td><a href="/x">${v}</a></td></tr>`,
    '</tbody></table></div>',
    'plain',
  ),
  ofThing(
    'recipe-times-of-a-card',
    '<div class="wprm-recipe-meta-container wprm-recipe-times-container">',
    (l, v) =>
      `<div class="wprm-recipe-block-container wprm-recipe-block-container-columns"><span class="wprm-recipe-details-label wprm-block-text-bold">${l}</span><span class="wprm-recipe-time">${v}</span></div>`,
    '</div>',
    'widgets',
  ),
  inText(
    'koha-record-of-spans',
    '<div id="catalogue_detail_biblio"><div class="record">',
    (l, v) =>
      `<span class="results_summary"><span class="label">${l}: </span><span>${v}</span></span>`,
    '</div></div>',
    'bootstrap5',
  ),
  inText(
    'package-information-of-a-distribution',
    '<div id="pkgdetails" class="box"><table id="pkginfo">',
    (l, v) => `<tr><th>${l}:</th><td>${v}</td></tr>`,
    '</table></div>',
    'plain',
  ),
  inText(
    'tailwind-description-list',
    '<div class="mt-6 border-t border-gray-100"><dl class="divide-y divide-gray-100">',
    (l, v) =>
      `<div class="px-4 py-6 sm:grid sm:grid-cols-3 sm:gap-4 sm:px-0"><dt class="text-sm font-medium leading-6 text-gray-900">${l}</dt><dd class="mt-1 text-sm leading-6 text-gray-700 sm:col-span-2 sm:mt-0">${v}</dd></div>`,
    '</dl></div>',
    'utilities',
  ),
  inText(
    'material-grid-of-typographies',
    '<div class="MuiGrid-root MuiGrid-container MuiGrid-spacing-xs-2">',
    (l, v) =>
      `<div class="MuiGrid-root MuiGrid-item MuiGrid-grid-xs-6"><p class="MuiTypography-root MuiTypography-body2 css-1x">${l}</p><p class="MuiTypography-root MuiTypography-body1 css-2y">${v}</p></div>`,
    '</div>',
    'utilities',
  ),
  inText(
    'ant-descriptions-bordered',
    '<div class="ant-descriptions ant-descriptions-bordered"><div class="ant-descriptions-view"><table><tbody>',
    (l, v) =>
      `<tr class="ant-descriptions-row"><th class="ant-descriptions-item-label" colspan="1"><span>${l}</span></th><td class="ant-descriptions-item-content" colspan="1"><span>${v}</span></td></tr>`,
    '</tbody></table></div></div>',
    'plain',
  ),
  inText(
    'dokuwiki-data-entry',
    '<div class="inline dataplugin_entry sectionedit"><dl>',
    (l, v) => `<dt class="x">${l}<span class="sep">: </span></dt><dd class="x">${v}</dd>`,
    '</dl></div>',
    'plain',
  ),
  inText(
    'aem-key-facts',
    '<div class="cmp-keyfacts"><ul class="cmp-keyfacts__list">',
    (l, v) =>
      `<li class="cmp-keyfacts__item"><div class="cmp-keyfacts__label">${l}</div><div class="cmp-keyfacts__value">${v}</div></li>`,
    '</ul></div>',
    'aem',
  ),
  inText(
    'museum-fields-of-spans-and-breaks',
    '<div class="object-data">',
    (l, v) =>
      `<p><span class="object-label">${l}</span><br><span class="object-value">${v}</span></p>`,
    '</div>',
    'uikit',
  ),
  inText(
    'paragraph-of-bold-labels-in-a-club-page',
    '<p>',
    (l, v) => `<b>${l}:</b>&nbsp;${v}<br>`,
    '</p>',
    'dnn',
  ),
];

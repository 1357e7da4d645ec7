/** Facts in pairs of half `held-out-3`: key data of things, places, people and packages. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { aTime, facts } from '../data.ts';
import { tableKind, type TableTruth } from '../truth.ts';
import { report, thing } from './frames.ts';

interface Pair {
  readonly label: string;
  readonly value: string;
}

/** A kind whose pairs differ by their markup only. */
const pairs = (
  name: string,
  open: string,
  each: (pair: Pair, i: number, page: PageMaker) => string,
  close: string,
  frame: (page: PageMaker, body: string) => string = thing,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const list = facts(page).map(({ label, value }) => made.pair(label, value));
    return frame(page, `${open}${list.map((pair, i) => each(pair, i, page)).join('\n')}${close}`);
  });

export const pairKinds: readonly Kind<TableTruth>[] = [
  pairs(
    'summary-list-rows',
    '<dl class="govuk-summary-list govuk-summary-list--no-border">',
    ({ label, value }) =>
      `<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${label}</dt><dd class="govuk-summary-list__value">${value}</dd></div>`,
    '</dl>',
    report,
  ),
  pairs(
    'description-columns-of-a-grid',
    '<dl class="row">',
    ({ label, value }) => `<dt class="col-sm-3">${label}</dt><dd class="col-sm-9">${value}</dd>`,
    '</dl>',
  ),
  pairs(
    'infobox-label-and-data',
    '<table class="infobox vcard"><tbody>',
    ({ label, value }) =>
      `<tr><th scope="row" class="infobox-label" style="white-space:nowrap">${label}</th><td class="infobox-data">${value}</td></tr>`,
    '</tbody></table>',
    report,
  ),
  pairs(
    'portable-infobox-items',
    '<aside role="region" class="portable-infobox pi-background pi-theme-wikia pi-layout-default"><section class="pi-item pi-group pi-border-color">',
    ({ label, value }, i) =>
      `<div class="pi-item pi-data pi-item-spacing pi-border-color" data-source="k${i}"><h3 class="pi-data-label pi-secondary-font">${label}</h3><div class="pi-data-value pi-font">${value}</div></div>`,
    '</section></aside>',
    report,
  ),
  pairs(
    'additional-attributes-table',
    '<div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes" id="product-attribute-specs-table"><tbody>',
    ({ label, value }) =>
      `<tr><th class="col label" scope="row">${label}</th><td class="col data" data-th="${label}">${value}</td></tr>`,
    '</tbody></table></div>',
  ),
  pairs(
    'data-sheet-of-a-shop',
    '<section class="product-features"><dl class="data-sheet">',
    ({ label, value }) => `<dt class="name">${label}</dt><dd class="value">${value}</dd>`,
    '</dl></section>',
  ),
  pairs(
    'auction-labels-and-values',
    '<div class="ux-layout-section-evo ux-layout-section--features"><div class="ux-layout-section-evo__item">',
    ({ label, value }) =>
      `<dl class="ux-labels-values"><dt class="ux-labels-values__labels"><div class="ux-labels-values__labels-content"><div><span class="ux-textspans">${label}</span></div></div></dt><dd class="ux-labels-values__values"><div class="ux-labels-values__values-content"><div><span class="ux-textspans">${value}</span></div></div></dd></dl>`,
    '</div></div>',
  ),
  pairs(
    'parameter-points-with-colon',
    '<div class="p-parameter"><ul class="parameter2 p-parameter-list">',
    ({ label, value }) => `<li title="${value}">${label}：${value}</li>`,
    '</ul></div>',
  ),
  pairs(
    'criteria-groups-of-a-home',
    '<div class="criteriagroup criteria-group--two-columns">',
    ({ label, value }, i) =>
      `<dl class="grid"><dt class="is24qa-k${i}-label grid-item two-fifths">${label}</dt><dd class="is24qa-k${i} grid-item three-fifths">${value}</dd></dl>`,
    '</div>',
  ),
  pairs(
    'vehicle-overview-items',
    '<div class="VehicleOverview_containerMoreThanFourItems__691k2">',
    ({ label, value }) =>
      `<div class="VehicleOverview_itemContainer__XSLWi"><div class="VehicleOverview_itemTitle__S2_lb">${label}</div><div class="VehicleOverview_itemText__AI4dA">${value}</div></div>`,
    '</div>',
  ),
  pairs(
    'catalog-detail-properties',
    '<div class="product-item-detail-tab-content active"><dl class="product-item-detail-properties">',
    ({ label, value }) =>
      `<dt class="product-item-detail-properties-name">${label}</dt><dd class="product-item-detail-properties-value">${value}</dd>`,
    '</dl></div>',
  ),
  pairs(
    'dotted-leaders-between',
    '<div class="specs"><div class="specs__group">',
    ({ label, value }) =>
      `<div class="specs__row"><span class="specs__label"><span>${label}</span></span><span class="specs__dots" aria-hidden="true"></span><span class="specs__value">${value}</span></div>`,
    '</div></div>',
  ),
  pairs(
    'film-metadata-list',
    '<ul class="ipc-metadata-list ipc-metadata-list--dividers-all" role="presentation">',
    ({ label, value }) =>
      `<li role="presentation" class="ipc-metadata-list__item"><span class="ipc-metadata-list-item__label">${label}</span><div class="ipc-metadata-list-item__content-container"><ul class="ipc-inline-list ipc-inline-list--show-dividers" role="presentation"><li role="presentation" class="ipc-inline-list__item"><span class="ipc-metadata-list-item__list-content-item">${value}</span></li></ul></div></li>`,
    '</ul>',
    report,
  ),
  pairs(
    'information-list-of-an-app',
    '<dl class="information-list information-list--app medium-columns">',
    ({ label, value }) =>
      `<div class="information-list__item l-column small-12 medium-6"><dt class="information-list__item__term medium-valign-top">${label}</dt><dd class="information-list__item__definition">${value}</dd></div>`,
    '</dl>',
  ),
  pairs(
    'manual-field-list-with-colons',
    '<dl class="field-list simple">',
    ({ label, value }, i) =>
      `<dt class="field-${i % 2 === 0 ? 'odd' : 'even'}">${label}<span class="colon">:</span></dt><dd class="field-${i % 2 === 0 ? 'odd' : 'even'}"><p>${value}</p></dd>`,
    '</dl>',
    report,
  ),
  pairs(
    'fields-with-labels-inline',
    '<div class="node__content">',
    ({ label, value }) =>
      `<div class="field field--type-string field--label-inline clearfix"><div class="field__label">${label}</div><div class="field__item">${value}</div></div>`,
    '</div>',
    report,
  ),
  pairs(
    'bold-labels-and-breaks',
    '<p>',
    ({ label, value }) => `<b>${label}:</b> ${value}<br>`,
    '</p>',
    report,
  ),
  pairs(
    'icon-list-texts',
    '<div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items">',
    ({ label, value }) =>
      `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg aria-hidden="true" viewBox="0 0 512 512"></svg></span><span class="elementor-icon-list-text"><strong>${label}:</strong> ${value}</span></li>`,
    '</ul></div>',
  ),
  pairs(
    'two-column-table-of-strong-cells',
    '<table class="key-facts" border="0" cellpadding="4"><tbody>',
    ({ label, value }) => `<tr><td><strong>${label}</strong></td><td>${value}</td></tr>`,
    '</tbody></table>',
    report,
  ),
  pairs(
    'package-sidebar-facts-in-page',
    '<div class="package-meta">',
    ({ label, value }) =>
      `<div class="w-50 dib"><h3 class="f5 mt2 pt2 mb0 black-50">${label}</h3><p class="f6 mb2 truncate black-80">${value}</p></div>`,
    '</div>',
    report,
  ),
  pairs(
    'hotel-policies-rows',
    '<div class="policies" data-testid="property-section">',
    ({ label, value }) =>
      `<div class="b99b6ef58f"><div class="c92998be48"><span aria-hidden="true"><svg width="20" height="20"></svg></span><div class="e7addce19e">${label}</div></div><div class="f565581f7e"><p>${value}</p></div></div>`,
    '</div>',
  ),
  pairs(
    'event-meta-terms',
    '<div class="tribe-events-meta-group tribe-events-meta-group-details"><dl>',
    ({ label, value }, i) =>
      `<dt class="tribe-events-k${i}-label"> ${label}: </dt><dd class="tribe-events-k${i}"><abbr title="x">${value}</abbr></dd>`,
    '</dl></div>',
    report,
  ),
  tableKind('hours-of-the-week-list', (made, page) => {
    const days = page.random.times(6, () => {
      const { label } = facts(page, 1)[0] ?? { label: 'X' };
      return made.pair(label, `${aTime(page)} – ${aTime(page)}`);
    });
    return report(
      page,
      `<ul class="opening-hours">${days.map(({ label, value }) => `<li class="opening-hours__day"><span class="opening-hours__name">${label}</span> <span class="opening-hours__time">${value}</span></li>`).join('')}</ul>`,
    );
  }),
];

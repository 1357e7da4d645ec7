/** Facts in pairs of half `held-out-2`: specifications, key data, hours, as shops and portals write them. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { aTime, facts } from '../data.ts';
import { tableKind, type TableTruth } from '../truth.ts';
import { article, product } from './frames.ts';

interface Pair {
  readonly label: string;
  readonly value: string;
}

/** A kind whose pairs differ by their markup only. */
const pairs = (
  name: string,
  write: (list: readonly Pair[], page: PageMaker) => string,
  frame: (page: PageMaker, body: string) => string = product,
): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const list = facts(page).map(({ label, value }) => made.pair(label, value));
    return frame(page, write(list, page));
  });

const each = (list: readonly Pair[], make: (pair: Pair, i: number) => string) =>
  list.map(make).join('\n');

const woo = pairs(
  'woo-attributes-item-label',
  (list, page) =>
    `<div class="woocommerce-Tabs-panel" id="tab-additional_information"><h2>${page.heading()}</h2><table class="woocommerce-product-attributes shop_attributes" aria-label="Product Details">${each(list, ({ label, value }) => `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${value}</p></td></tr>`)}</table></div>`,
);

const strongs = pairs(
  'description-strong-labels',
  (list) =>
    `<div class="product__description rte quick-add-hidden"><ul>${each(list, ({ label, value }) => `<li><strong>${label}:</strong> ${value}</li>`)}</ul></div>`,
);

const techTable = pairs(
  'warehouse-tech-details',
  (list, page) =>
    `<div id="prodDetails" class="a-section"><h2>${page.heading()}</h2><table id="productDetails_techSpec_section_1" class="a-keyvalue prodDetTable" role="presentation">${each(list, ({ label, value }) => `<tr><th class="a-color-secondary a-size-base prodDetSectionEntry"> ${label} </th><td class="a-size-base prodDetAttrValue"> \u200e${value} </td></tr>`)}</table></div>`,
);

const bullets = pairs(
  'warehouse-detail-bullets',
  (list) =>
    `<div id="detailBullets_feature_div"><ul class="a-unordered-list a-nostyle a-vertical a-spacing-none detail-bullet-list">${each(list, ({ label, value }) => `<li><span class="a-list-item"><span class="a-text-bold">${label} \u200f : \u200e </span> <span>${value}</span></span></li>`)}</ul></div>`,
);

const magento = pairs(
  'magento-additional-attributes',
  (list, page) =>
    `<div class="data item content" id="additional" data-role="content"><div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes" id="product-attribute-specs-table"><caption class="table-caption">${page.random.word()}</caption><tbody>${each(list, ({ label, value }) => `<tr><th class="col label" scope="row">${label}</th><td class="col data" data-th="${label}">${value}</td></tr>`)}</tbody></table></div></div>`,
);

const shopware = pairs(
  'shopware-properties-table',
  (list) =>
    `<div class="product-detail-properties"><div class="row product-detail-properties-container"><div class="col-md-10 col-lg-6"><table class="table table-striped product-detail-properties-table"><tbody>${each(list, ({ label, value }) => `<tr class="properties-row"><th class="properties-label">${label}:</th><td class="properties-value"><span>${value}</span></td></tr>`)}</tbody></table></div></div></div>`,
);

const infobox = pairs(
  'encyclopaedia-infobox-vcard',
  (list, page) =>
    `<table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above fn">${page.heading()}</th></tr><tr><td colspan="2" class="infobox-image"><span class="mw-default-size" typeof="mw:File/Frameless"><a href="/wiki/File:x.jpg" class="mw-file-description"><img src="${page.picture()}" decoding="async" width="220" height="150" class="mw-file-element" alt=""></a></span></td></tr>${each(list, ({ label, value }) => `<tr><th scope="row" class="infobox-label">${label}</th><td class="infobox-data">${value}</td></tr>`)}</tbody></table>`,
  article,
);

const columns = pairs(
  'bootstrap-definition-row',
  (list) =>
    `<dl class="row">${each(list, ({ label, value }) => `<dt class="col-sm-3">${label}</dt><dd class="col-sm-9">${value}</dd>`)}</dl>`,
  article,
);

const classifieds = pairs(
  'classified-details-list',
  (list) =>
    `<div id="viewad-details" class="l-container"><ul class="addetailslist">${each(list, ({ label, value }) => `<li class="addetailslist--detail">${label} <span class="addetailslist--detail--value">${value}</span></li>`)}</ul></div>`,
);

const cars = pairs(
  'car-data-of-paragraphs',
  (list) =>
    `<section data-testid="vip-technical-data-box"><div class="VehicleOverview_container">${each(list, ({ label, value }) => `<div class="VehicleOverview_itemContainer"><svg width="24" height="24" aria-hidden="true"><path d="M1 1"></path></svg><div class="VehicleOverview_itemTitle">${label}</div><div class="VehicleOverview_itemText">${value}</div></div>`)}</div></section>`,
);

const summary = pairs(
  'government-summary-list',
  (list) =>
    `<dl class="gv-summary-list">${each(list, ({ label, value }) => `<div class="gv-summary-list__row"><dt class="gv-summary-list__key">${label}</dt><dd class="gv-summary-list__value"><p class="gv-body">${value}</p></dd></div>`)}</dl>`,
  article,
);

const object = pairs(
  'museum-object-fields',
  (list) =>
    `<div class="o-fields">${each(list, ({ label, value }) => `<div class="o-fields__item"><h3 class="o-fields__label">${label}</h3><p class="o-fields__value">${value}</p></div>`)}</div>`,
  article,
);

const nutrition = pairs(
  'recipe-nutrition-line',
  (list) =>
    `<div class="wprm-nutrition-label-container wprm-nutrition-label-container-simple">${each(list, ({ label, value }) => `<span class="wprm-nutrition-label-text-nutrition-container"><span class="wprm-nutrition-label-text-nutrition-label">${label}: </span><span class="wprm-nutrition-label-text-nutrition-value">${value}</span></span><span style="color: #777777"> | </span>`)}</div>`,
  article,
);

const fieldsInline = pairs(
  'drupal-inline-label-fields',
  (list) =>
    `<div class="node__content">${each(list, ({ label, value }, i) => `<div class="field field--name-field-${i} field--type-string field--label-inline clearfix"><div class="field__label">${label}</div><div class="field__item">${value}</div></div>`)}</div>`,
  article,
);

const phone = tableKind('phone-specs-with-group-heads', (made, page) => {
  const group = () => {
    const list = facts(page, page.random.int(2, 5)).map(({ label, value }) =>
      made.pair(label, value),
    );
    return `<table cellspacing="0">${list.map(({ label, value }, i) => `<tr>${i === 0 ? `<th rowspan="${list.length}" scope="row">${page.menuWords(1)[0] ?? ''}</th>` : ''}<td class="ttl"><a href="glossary.php3">${label}</a></td><td class="nfo">${value}</td></tr>`).join('')}</table>`;
  };
  return product(page, `<div id="specs-list">${page.random.times(3, group).join('\n')}</div>`);
});

const specGroups = pairs(
  'spec-groups-in-accordion',
  (list, page) =>
    `<div class="specs" data-accordion><button class="specs__toggle" aria-expanded="false">${page.heading()}</button><div class="specs__panel"><div class="specs__list">${each(list, ({ label, value }) => `<div class="specs__row"><div class="specs__key"><span>${label}</span></div><div class="specs__val"><span>${value}</span></div></div>`)}</div></div></div>`,
);

const jobFacts = pairs(
  'job-facts-with-icons',
  (list) =>
    `<ul class="job-facts list-unstyled">${each(list, ({ label, value }) => `<li class="job-facts__item"><i class="icon icon-briefcase" aria-hidden="true"></i><span class="job-facts__label">${label}</span><strong class="job-facts__value">${value}</strong></li>`)}</ul>`,
  article,
);

const film = pairs(
  'film-metadata-list-items',
  (list) =>
    `<ul class="ipc-metadata-list ipc-metadata-list--dividers-all" role="presentation">${each(list, ({ label, value }) => `<li role="presentation" class="ipc-metadata-list__item" data-testid="title-details"><span class="ipc-metadata-list-item__label" aria-disabled="false">${label}</span><div class="ipc-metadata-list-item__content-container"><ul class="ipc-inline-list" role="presentation"><li role="presentation" class="ipc-inline-list__item"><span class="ipc-metadata-list-item__list-content-item">${value}</span></li></ul></div></li>`)}</ul>`,
  article,
);

const requirements = pairs(
  'game-requirements-breaks',
  (list) =>
    `<div class="game_area_sys_req sysreq_content active"><div class="game_area_sys_req_full"><ul class="bb_ul">${each(list, ({ label, value }) => `<li><strong>${label}:</strong> ${value}<br></li>`)}</ul></div></div>`,
);

const book = pairs(
  'book-data-label-cells',
  (list) =>
    `<table class="book-data" cellpadding="3"><tbody>${each(list, ({ label, value }) => `<tr><td class="label" nowrap><b>${label}:</b></td><td class="value">${value}</td></tr>`)}</tbody></table>`,
  article,
);

const estate = pairs(
  'estate-key-figures-tiles',
  (list) =>
    `<div class="expose-keyfacts">${each(list, ({ label, value }) => `<div class="keyfact"><div class="keyfact-label">${label}</div><div class="keyfact-value font-semibold">${value}</div></div>`)}</div>`,
  article,
);

const hours = tableKind('hours-of-a-place-list', (made, page) => {
  const list = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) =>
    made.pair(day, `${aTime(page)}–${aTime(page)}`),
  );
  return article(
    page,
    `<ul class="opening-list" itemprop="openingHoursSpecification">${each(list, ({ label, value }) => `<li class="opening-list__row"><span class="opening-list__day">${label}</span><span class="opening-list__time"><time>${value}</time></span></li>`)}</ul>`,
  );
});

const paragraphs = pairs(
  'facts-as-lines-of-a-paragraph',
  (list) =>
    `<p class="facts">${list.map(({ label, value }) => `<b>${label}:</b> ${value}`).join('<br>\n')}</p>`,
  article,
);

export const pairKinds: readonly Kind<TableTruth>[] = [
  woo,
  strongs,
  techTable,
  bullets,
  magento,
  shopware,
  infobox,
  columns,
  classifieds,
  cars,
  summary,
  object,
  nutrition,
  fieldsInline,
  phone,
  specGroups,
  jobFacts,
  film,
  requirements,
  book,
  estate,
  hours,
  paragraphs,
];

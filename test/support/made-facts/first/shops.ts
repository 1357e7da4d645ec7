/** Half `first`: things for sale. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  phone,
  price,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { place, street } from '../words.ts';
import { dawn, emotion, page, wordpress } from './frames.ts';

const dawnProduct = kind('first', 'shops/dawn-theme', (r) => {
  const thing = r.pick(['Linen Apron', 'Canvas Tote', 'Wool Throw', 'Oak Serving Board']);
  const site = r.pick(['Fern & Field', 'Harbor Goods', 'Plain Sundry']).replace('&', '&amp;');
  const vendor = r.pick(['Halden Mill', 'Bowyer Textiles', 'Casa Orme']);
  const now = price(r, 24, 90);
  const was = now + r.int(8, 30);
  const isSale = r.chance(0.6);
  const sku = `${r.letters(3).toUpperCase()}-${r.int(1000, 9999)}`;
  const isIn = r.chance(0.7);
  const features = r.some(
    [
      'Machine washable',
      'Made in Portugal',
      'Reinforced seams',
      'Plastic-free packaging',
      'Naturally dyed',
    ],
    r.int(3, 4),
  );
  const colours = r.some(['Moss', 'Oat', 'Rust', 'Slate', 'Ivory'], 3);
  const usd = (value: number) => `$${amount(value, 'en')} USD`;
  const card = (name: string, at: number) =>
    h`<li class="grid__item"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/${slug(name)}">${name}</a></h3><div class="price price--on-sale"><span class="visually-hidden">Regular price</span><s>$${at + 9}.00 USD</s><span class="price-item--sale">$${at}.00 USD</span></div><span class="badge">Sold out</span></div></li>`;
  const url = `https://${slug(vendor)}.example/products/${slug(thing)}`;
  return {
    url,
    html: dawn(r, {
      title: thing,
      site,
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Kitchen', item: '/collections/kitchen' },
        ],
      }),
      body: h`<section class="page-width section-main-padding"><div class="product product--large grid"><div class="grid__item product__media-wrapper"><img src="//cdn.example/files/${r.letters(8)}.jpg?v=17" alt="${thing}" width="1100"></div>
<div class="product__info-wrapper grid__item"><div class="product__info-container"><p class="product__text inline-richtext caption-with-letter-spacing">${vendor}</p><div class="product__title"><h1>${thing}</h1></div>
<div class="no-js-hidden" id="price-template"><div class="price price--large${isSale && ' price--on-sale'}"><div class="price__container">${
        isSale
          ? h`<div class="price__sale"><span class="visually-hidden visually-hidden--inline">Regular price</span><span><s class="price-item price-item--regular">${usd(was)}</s></span><span class="visually-hidden visually-hidden--inline">Sale price</span><span class="price-item price-item--sale price-item--last">${usd(now)}</span></div>`
          : h`<div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">${usd(now)}</span></div>`
      }</div></div></div><div class="product__tax caption rte">Taxes included. <a href="/policies/shipping-policy">Shipping</a> from $6.50 calculated at checkout.</div>
<fieldset class="product-form__input"><legend class="form__label">Color</legend>${colours.map((c, i) => h`<input type="radio" id="c-${i}" name="Color" value="${c}"${i === 0 && ' checked'}><label for="c-${i}">${c}</label>`)}</fieldset>
<div class="product-form"><button type="submit" name="add" class="product-form__submit button"${!isIn && ' disabled'}><span>${isIn ? 'Add to cart' : 'Sold out'}</span></button></div>
<p class="product__sku caption">SKU: ${sku}</p><div class="product__description rte"><p>A piece for every day, cut and finished by hand.</p><ul>${features.map((f) => h`<li>${f}</li>`)}</ul></div></div></div></div></section>
<section class="related-products"><h2>You may also like</h2><ul class="grid product-grid">${card('Cotton Napkins', r.int(12, 20))}${card('Clay Mug', r.int(12, 20))}</ul></section>`,
    }),
    schema: ask({
      product_name: text(),
      price: num('Current price'),
      compare_at_price: num('Price before the reduction'),
      currency: text(),
      vendor: text(),
      sku: text(),
      in_stock: bool(),
      colors: texts(),
      features: texts(),
      rating: num(),
    }),
    expected: {
      product_name: thing,
      price: now,
      compare_at_price: isSale ? Number(was.toFixed(2)) : undefined,
      currency: 'USD',
      vendor,
      sku,
      in_stock: isIn,
      colors: colours,
      features,
      rating: undefined,
    },
  };
});

const wooProduct = kind('first', 'shops/woocommerce-de', (r) => {
  const name = r.pick(['Gusseiserner Bräter', 'Kaffeemühle Handkurbel', 'Einkochtopf Emaille']);
  const now = price(r, 39, 1400);
  const stock = r.int(2, 40);
  const ean = `40${r.int(10_000_000, 99_999_999)}${r.int(100, 999)}`;
  const sku = `KU-${r.int(100, 999)}`;
  const weight = `${amount(r.int(12, 65) / 10, 'de', 1)} kg`;
  const material = r.pick(['Gusseisen', 'Edelstahl', 'Emaille']);
  const size = `${r.int(20, 40)} × ${r.int(18, 30)} × ${r.int(10, 25)} cm`;
  const hasOld = r.chance(0.5);
  const bdi = (value: number) =>
    h`<span class="woocommerce-Price-amount amount"><bdi>${amount(value, 'de')}&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span>`;
  const attribute = (label: string, value: string) =>
    h`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${value}</p></td></tr>`;
  return {
    url: `https://kuechenlager.example/produkt/${slug(name)}/`,
    html: wordpress(r, {
      title: name,
      site: 'Küchenlager',
      lang: 'de-DE',
      body: h`<div class="woocommerce-notices-wrapper"></div><nav class="woocommerce-breadcrumb"><a href="/">Start</a>&nbsp;/&nbsp;<a href="/kueche/">Küche</a>&nbsp;/&nbsp;${name}</nav>
<div id="product-${r.int(100, 999)}" class="product type-product instock product_cat-kueche"><div class="summary entry-summary"><h1 class="product_title entry-title">${name}</h1>
<p class="price">${hasOld ? h`<del aria-hidden="true">${bdi(now + 30)}</del> <ins>${bdi(now)}</ins>` : bdi(now)}</p><p class="wc-gzd-additional-info tax-info">inkl. 19 % MwSt.</p><p class="wc-gzd-additional-info shipping-costs-info">zzgl. 5,90 € <a href="/versand">Versandkosten</a></p><p class="wc-gzd-additional-info delivery-time-info">Lieferzeit: ${r.int(2, 3)}-${r.int(4, 6)} Werktage</p>
<p class="stock in-stock">${stock} vorrätig</p><form class="cart"><div class="quantity"><input type="number" value="1" min="1" max="${stock}"></div><button type="submit" class="single_add_to_cart_button button alt">In den Warenkorb</button></form>
<div class="product_meta"><span class="sku_wrapper">Artikelnummer: <span class="sku">${sku}</span></span> <span class="posted_in">Kategorie: <a href="/kategorie/kueche/" rel="tag">Küche</a></span></div></div>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"><li>Zusätzliche Informationen</li><li>Rezensionen (0)</li></ul><div class="panel"><h2>Zusätzliche Informationen</h2><table class="woocommerce-product-attributes shop_attributes">${r.shuffle([attribute('Gewicht', weight), attribute('Größe', size), attribute('Material', material), attribute('EAN', ean)])}</table></div><div class="panel"><h2>Rezensionen</h2><p>Es gibt noch keine Rezensionen.</p></div></div>
<section class="related products"><h2>Ähnliche Produkte</h2><ul class="products columns-3"><li class="product"><h2 class="woocommerce-loop-product__title">Pfannenwender</h2><div class="star-rating" role="img" aria-label="Bewertet mit 4.50 von 5">4.50</div><span class="price">${bdi(r.int(8, 20))}</span></li><li class="product"><h2 class="woocommerce-loop-product__title">Topflappen</h2><span class="price">${bdi(r.int(8, 20))}</span></li></ul></section></div>`,
      aside: h`<section class="widget"><h2>Letzte Beiträge</h2><ul><li>Brot backen im Topf <span class="post-date">${someDay(r).long('de')}</span></li></ul></section>`,
    }),
    schema: ask({
      name: text(),
      price: num(),
      stock_quantity: int(),
      sku: text('Article number'),
      ean: text(),
      weight: text(),
      material: text(),
      dimensions: text(),
      average_rating: num(),
      warranty_years: int(),
    }),
    expected: {
      name,
      price: now,
      stock_quantity: stock,
      sku,
      ean,
      weight,
      material,
      dimensions: size,
      average_rating: undefined,
      warranty_years: undefined,
    },
  };
});

const magento = kind('first', 'shops/magento-fr', (r) => {
  const name = r.pick(['Lampe de chevet Osier', 'Fauteuil Cannage', 'Table basse Travertin']);
  const now = price(r, 59, 1900);
  const reference = `MG${r.int(10000, 99999)}`;
  const brand = r.pick(
    ['Maison Alba', 'Atelier Brume', 'Bois & Co'].map((b) => b.replace('&', 'et')),
  );
  const score = r.int(60, 98);
  const reviews = r.int(3, 80);
  const isIn = r.chance(0.6);
  const eco = price(r, 0, 2);
  const row = (label: string, value: string) =>
    h`<tr><th class="col label" scope="row">${label}</th><td class="col data" data-th="${label}">${value}</td></tr>`;
  const colour = r.pick(['Naturel', 'Noir', 'Blanc cassé']);
  const country = r.pick(['France', 'Portugal', 'Italie']);
  return {
    url: `https://www.maison-claire.example/${slug(name)}.html`,
    html: page(
      'fr',
      `${name} - Maison Claire`,
      ld({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Maison Claire',
        telephone: phone(r, '+33 2', 2, 2, 2, 2),
        url: 'https://www.maison-claire.example/',
      }),
      h`<body class="catalog-product-view page-layout-1column"><div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><ul class="header links"><li>Livraison offerte dès 79 €</li><li><a href="/customer/account/login/">Connexion</a></li></ul></div><a class="logo" href="/"><img alt="Maison Claire" src="/logo.svg"></a></header>
<main id="maincontent" class="page-main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${name}</span></h1></div>
<div class="product-reviews-summary short"><div class="rating-summary"><span class="label"><span>Évaluation :</span></span><div class="rating-result" title="${score}%"><span style="width:${score}%"><span>${score}%</span></span></div></div><div class="reviews-actions"><a class="action view" href="#reviews">${reviews}&nbsp;<span>Avis</span></a></div></div>
<div class="product-info-price"><div class="price-box price-final_price"><span class="price-container"><span class="price-wrapper"><span class="price">${amount(now, 'fr')}&nbsp;€</span></span></span></div><div class="ecotaxe">dont éco-participation : ${amount(eco, 'fr')}&nbsp;€</div><div class="product-info-stock-sku"><div class="stock ${isIn ? 'available' : 'unavailable'}" title="Disponibilité"><span>${isIn ? 'En stock' : 'Épuisé'}</span></div><div class="product attribute sku"><strong class="type">Référence</strong><div class="value">${reference}</div></div></div></div>
<div class="product attribute overview"><div class="value"><p>Une pièce dessinée pour les intérieurs calmes. Paiement en 3 fois à partir de 150 €.</p></div></div></div>
<div class="product info detailed"><div class="data item title"><a class="data switch" href="#additional">Plus d’information</a></div><div class="data item content" id="additional"><table class="data table additional-attributes"><caption class="table-caption">Plus d’information</caption><tbody>${r.shuffle([row('Marque', brand), row('Couleur', colour), row('Pays de fabrication', country)])}</tbody></table></div></div>
<div class="block related"><div class="block-title title"><strong>Vous aimerez aussi</strong></div><ol class="products list items"><li class="item product"><strong class="product name">Coussin Lin</strong><div class="price-box"><span class="price">29,90&nbsp;€</span></div></li></ol></div></main>
<footer class="page-footer"><div class="footer content"><p>Maison Claire, 4 ${street(r, 'fr')}, ${place(r, 'fr')}</p></div></footer></div></body>`,
    ),
    schema: ask({
      product: text('Name of the product'),
      price: num(),
      reference: text(),
      brand: text(),
      color: text(),
      country_of_manufacture: text(),
      review_count: int(),
      available: bool(),
      old_price: num(),
    }),
    expected: {
      product: name,
      price: now,
      reference,
      brand,
      color: colour,
      country_of_manufacture: country,
      review_count: reviews,
      available: isIn,
      old_price: undefined,
    },
  };
});

const usedCar = kind('first', 'shops/used-car-de', (r) => {
  const [make, line] = r.pick([
    ['Opel', 'Astra'],
    ['Škoda', 'Fabia'],
    ['Seat', 'Ibiza'],
    ['Volvo', 'V60'],
  ] as const);
  const model = `${line} ${r.pick(['1.2 TSI', '2.0 D4', '1.4 Turbo'])}`;
  const cost = r.int(4900, 28900);
  const km = r.int(12_000, 180_000);
  const kw = r.int(55, 180);
  const fuel = r.pick(['Benzin', 'Diesel', 'Elektro', 'Hybrid']);
  const first = `${String(r.int(1, 12)).padStart(2, '0')}/${r.int(2012, 2022)}`;
  const gear = r.pick(['Schaltgetriebe', 'Automatik']);
  const owners = r.int(1, 3);
  const hasOwners = r.chance(0.6);
  const seller = `Autohaus ${r.pick(['Behrens', 'Kühn', 'Matz'])} GmbH`;
  const cls = [r.letters(5), r.letters(5)];
  const cell = ([label, value]: readonly [string, string]) =>
    h`<div class="${cls[0]}__item"><svg aria-hidden="true" width="24"></svg><div class="${cls[1]}__label">${label}</div><div class="${cls[1]}__value">${value}</div></div>`;
  const facts = r.shuffle<readonly [string, string]>([
    ['Kilometerstand', `${amount(km, 'de', 0)} km`],
    ['Leistung', `${kw} kW (${Math.round(kw * 1.36)} PS)`],
    ['Kraftstoffart', fuel],
    ['Erstzulassung', first],
    ['Getriebe', gear],
    ...(hasOwners ? ([['Fahrzeughalter', `${owners}`]] as const) : []),
  ]);
  const extras = r.some(
    ['Sitzheizung', 'Anhängerkupplung', 'Tempomat', 'Einparkhilfe', 'Navigationssystem'],
    4,
  );
  return {
    url: `https://autos.example/fahrzeug/details.html?id=${r.int(300_000_000, 399_999_999)}`,
    html: emotion(r, {
      title: `${make} ${model} für ${amount(cost, 'de', 0)} €`,
      site: 'autos.example',
      lang: 'de',
      body: h`<div><a href="/suche">Zurück zur Ergebnisliste</a></div><h1>${make} ${model}</h1><div data-testid="vip-price-label"><div><span>${amount(cost, 'de', 0)}&nbsp;€</span><span>Guter Preis</span></div><div>Finanzierung ab ${Math.round(cost / 80)} € mtl.</div></div>
<section><h2>Fahrzeugdaten auf einen Blick</h2><div class="${cls[0]}">${facts.map(cell)}</div></section><section><h2>Ausstattung</h2><ul>${extras.map((e) => h`<li>${e}</li>`)}</ul></section>
<section><h2>Anbieter</h2><div><div>${seller}</div><div>${street(r, 'de')} ${r.int(1, 90)}, DE-${r.int(10000, 99999)} ${place(r, 'de')}</div><div>4,6 Sterne (${r.int(20, 300)} Bewertungen)</div></div></section>
<section><h2>Ähnliche Fahrzeuge</h2><div><div>Ford Focus 1.0</div><div>${amount(cost + 1200, 'de', 0)} €</div><div>EZ 03/2019, 88.400 km, 92 kW</div></div></section>`,
      foot: 'autos.example GmbH, Berlin',
    }),
    schema: ask({
      title: text(),
      price: int('Price in euro'),
      mileage_km: int(),
      power_kw: int(),
      fuel: oneOf('Benzin', 'Diesel', 'Elektro', 'Hybrid'),
      first_registration: text(),
      transmission: text(),
      previous_owners: int(),
      equipment: texts(),
      seller: text(),
      next_inspection: text('Date of the next general inspection (HU)'),
    }),
    expected: {
      title: `${make} ${model}`,
      price: cost,
      mileage_km: km,
      power_kw: kw,
      fuel,
      first_registration: first,
      transmission: gear,
      previous_owners: hasOwners ? owners : undefined,
      equipment: extras,
      seller,
      next_inspection: undefined,
    },
  };
});

export const SHOPS: readonly FactsKind[] = [dawnProduct, wooProduct, magento, usedCar];

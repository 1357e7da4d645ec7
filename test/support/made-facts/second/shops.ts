/** Half `second`: things for sale. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  h,
  hashed,
  int,
  kind,
  ld,
  num,
  oneOf,
  phone,
  price,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { person, place, street } from '../words.ts';
import { document, modules, prestashop } from './frames.ts';

const variants = kind('second', 'shops/squarespace-variants', (r) => {
  const name = r.pick(['Hand-Poured Soy Candle', 'Beeswax Pillar', 'Travel Tin Candle']);
  const site = r.pick(['Little Foundry', 'Moth Studio', 'Greyfriars']);
  const base = r.int(14, 60);
  const options = r
    .some(['Small', 'Medium', 'Large', 'Gift set'], r.int(2, 4))
    .map((size, i) => ({ size, price: base + i * 6, in_stock: r.chance(0.7) }));
  const burn = `${r.int(20, 60)} hours`;
  const scents = r.some(['fig', 'cedar', 'sea salt', 'tobacco', 'bergamot'], 3);
  const image = `https://images.sqsp.example/content/${r.letters(12)}/main.jpg`;
  return {
    url: `https://www.${slug(site)}.example/shop/p/${slug(name)}`,
    html: document(
      'en-GB',
      `${name} — ${site}`,
      h`<meta property="og:site_name" content="${site}"/><meta property="og:image" content="${image}"/>`,
      h`<body class="tweak-product-basic-item collection-type-products view-item"><div id="siteWrapper" class="site-wrapper"><header class="header"><a href="/">${site}</a><a href="/shop">Shop</a><a href="/cart">Basket (0)</a></header><main id="page" class="container"><section class="ProductItem"><nav class="ProductItem-nav-breadcrumb"><a href="/shop">Shop</a> &rsaquo; <a>${name}</a></nav><div class="ProductItem-gallery"><img data-src="${image}" alt="${name}"></div><div class="ProductItem-details"><h1 class="ProductItem-details-title">${name}</h1><div class="ProductItem-product-price"><div class="product-price">from £${Math.min(...options.map((o) => o.price))}.00</div></div><div class="ProductItem-details-excerpt"><p>Made in small batches. Notes of ${scents.join(', ')}.</p><p>Burn time: ${burn}</p></div>
<table class="options"><tr><th>Size</th><th>Price</th><th></th></tr>${options.map((o) => h`<tr><td>${o.size}</td><td>£${o.price}.00</td><td>${o.in_stock ? 'In stock' : 'Sold out'}</td></tr>`)}</table><div class="sqs-add-to-cart-button" role="button">Add to basket</div></div></section><section class="ProductItem-relatedProducts"><h2>You Might Also Like</h2><div><a>Brass Snuffer</a><span class="product-price">£12.00</span></div></section></main><footer><p>UK delivery £3.95, free over £50. Orders to Europe £14.</p><p>${site}, ${r.int(1, 90)} ${street(r, 'en')}, ${place(r, 'en')}</p></footer></div></body>`,
    ),
    schema: ask({
      name: text(),
      lowest_price: num(),
      burn_time: text(),
      scent_notes: texts(),
      image_url: uri(),
      variants: rows({ size: text(), price: num(), in_stock: bool() }),
      weight: text(),
      review_count: int(),
    }),
    expected: {
      name,
      lowest_price: Math.min(...options.map((o) => o.price)),
      burn_time: burn,
      scent_notes: scents,
      image_url: image,
      variants: options,
      weight: undefined,
      review_count: undefined,
    },
  };
});

const presta = kind('second', 'shops/prestashop-es', (r) => {
  const name = r.pick(['Taladro percutor 18 V', 'Sierra de calar 750 W', 'Lijadora orbital']);
  const brand = r.pick(['Ferrax', 'Montblau', 'Taurox']);
  const now = price(r, 39, 1290);
  const hasOffer = r.chance(0.6);
  const percent = r.pick([10, 15, 20]);
  const ref = `FX-${r.int(1000, 9999)}`;
  const left = r.int(1, 30);
  const facts = r.shuffle([
    ['Potencia', `${r.int(400, 1200)} W`],
    ['Peso', `${r.int(1, 4)},${r.int(1, 9)} kg`],
    ['Garantía', `${r.pick([2, 3])} años`],
  ] as const);
  const fact = (k: string) => facts.find(([key]) => key === k)?.[1];
  return {
    url: `https://www.ferreteriasur.example/${r.int(10, 999)}-${slug(name)}.html`,
    html: prestashop(r, {
      title: name,
      site: 'Ferretería Sur',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Ferretería Sur',
        logo: 'https://www.ferreteriasur.example/img/logo.png',
      }),
      body: h`<div class="row product-container"><div class="col-md-6"><div class="product-cover"><img src="/12-large/${slug(name)}.jpg" alt="${name}"></div></div><div class="col-md-6"><h1 class="h1">${name}</h1><div class="product-prices">${hasOffer && h`<div class="product-discount"><span class="regular-price">${amount(now / (1 - percent / 100), 'es')} €</span></div>`}<div class="product-price h5${hasOffer && ' has-discount'}"><div class="current-price"><span>${amount(now, 'es')} €</span>${hasOffer && h`<span class="discount discount-percentage">Ahorre un ${percent}%</span>`}</div></div><div class="tax-shipping-delivery-label">Impuestos incluidos <span class="delivery-information">Entrega en 48 h, envío 4,90 €</span></div></div><div class="product-add-to-cart"><button class="btn add-to-cart">Añadir al carrito</button></div></div></div>
<div class="tabs"><div class="tab-pane" id="product-details"><div class="product-manufacturer"><label class="label">Marca</label><span><a href="/brand/3">${brand}</a></span></div><div class="product-reference"><label class="label">Referencia</label><span>${ref}</span></div><div class="product-quantities"><label class="label">En stock</label><span data-stock="${left}">${left} Artículos</span></div><section class="product-features"><p class="h6">Ficha técnica</p><dl class="data-sheet">${facts.map(([k, v]) => h`<dt class="name">${k}</dt><dd class="value">${v}</dd>`)}</dl></section></div></div><section class="featured-products"><p class="h5">16 otros productos en la misma categoría:</p><article class="product-miniature"><h3>Broca para madera 8 mm</h3><span class="price">3,45 €</span></article></section>`,
      foot: h`Ferretería Sur<br>${street(r, 'es')}, ${r.int(1, 90)}<br>${place(r, 'es')}<br>Llámenos: ${phone(r, '95', 1, 2, 2, 2)}`,
    }),
    schema: ask({
      product_name: text(),
      price: num(),
      discount_percent: num(),
      brand: text(),
      reference: text(),
      stock: int(),
      power: text(),
      weight: text(),
      warranty: text(),
      rating: num(),
      ean: text(),
    }),
    expected: {
      product_name: name,
      price: now,
      discount_percent: hasOffer ? percent : undefined,
      brand,
      reference: ref,
      stock: left,
      power: fact('Potencia'),
      weight: fact('Peso'),
      warranty: fact('Garantía'),
      rating: undefined,
      ean: undefined,
    },
  };
});

const headless = kind('second', 'shops/headless-de', (r) => {
  const name = r.pick(['Regenhose Fjell', 'Regenjacke Sylt', 'Softshellweste Pico']);
  const brand = r.pick(['Nordpfad', 'Wetterfest', 'Lodenhaus']);
  const now = price(r, 59, 1290);
  const was = r.chance(0.5) ? Number((now + 40).toFixed(2)) : undefined;
  const rating = r.int(36, 49) / 10;
  const votes = r.int(4, 400);
  const material_ = r.pick(['Polyamid', 'Recyceltes Polyester', 'Nylon']);
  const sizes = r.some(['S', 'M', 'L', 'XL'], 3);
  const points = r.some(
    [
      'Wasserdicht bis 10.000 mm',
      'Verstellbarer Bund',
      'Reflektierende Elemente',
      'PFC-frei imprägniert',
    ],
    3,
  );
  const c = r.times(6, () => hashed(r));
  const number = String(r.int(10_000_000, 99_999_999));
  return {
    url: `https://www.draussen.example/p/${slug(name)}-${number}`,
    html: modules(r, {
      title: name,
      site: 'draussen.example',
      lang: 'de',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        brand: { '@type': 'Brand', name: brand },
        description: 'Für lange Touren.',
      }),
      body: h`<div class="${c[0]}"><a href="/marke">${brand}</a><h1 class="${c[1]}">${name}</h1><div class="${c[2]}" aria-label="${String(rating).replace('.', ',')} von 5 Sternen"></div><a href="#b">(${votes})</a><div class="${c[3]}">${was !== undefined && h`<span class="${c[4]}"><span class="sr-only">Bisheriger Preis</span>${amount(was, 'de')} €</span>`}<span class="${c[5]}">${amount(now, 'de')} €</span></div><p>inkl. MwSt., versandkostenfrei</p><fieldset><legend>Größe wählen</legend>${sizes.map((s) => h`<button type="button">${s}</button>`)}</fieldset><button>In den Warenkorb</button></div><div class="${c[0]}"><h2>Highlights</h2><ul>${points.map((p) => h`<li>${p}</li>`)}</ul><h2>Details</h2><div class="${c[4]}"><span>Material</span><span>${material_}</span></div><div class="${c[4]}"><span>Artikelnr.</span><span>${number}</span></div></div>
<div class="${c[3]}"><h2>Kunden kauften auch</h2><div><span>Trinkflasche 1 l</span><span>19,95 €</span><span aria-label="4,9 von 5 Sternen"></span></div></div><div><h2>Bewertungen</h2><div><b>${person(r, 'de')}</b> <span>${someDay(r).digits('de')}</span><p>Fällt in M etwas klein aus.</p></div></div>`,
      foot: 'draussen.example, Hotline 0800 123 45 67',
    }),
    schema: ask({
      name: text(),
      brand: text(),
      price: num(),
      original_price: num(),
      rating: num(),
      review_count: int(),
      sizes: texts(),
      highlights: texts(),
      material: text(),
      article_number: text(),
      weight: text(),
      delivery_date: date(),
    }),
    expected: {
      name,
      brand,
      price: now,
      original_price: was,
      rating,
      review_count: votes,
      sizes,
      highlights: points,
      material: material_,
      article_number: number,
      weight: undefined,
      delivery_date: undefined,
    },
  };
});

const classified = kind('second', 'shops/classified-pl', (r) => {
  const title = r.pick([
    'Rower miejski damka 28',
    'Biurko dębowe z szufladami',
    'Aparat analogowy Zenit',
  ]);
  const cost = r.int(80, 2900);
  const isPrivate = r.chance(0.6);
  const used = r.chance(0.7);
  const town = place(r, 'pl');
  const seller = person(r, 'pl').split(' ')[0] ?? '';
  const since = `${r.pick(['marzec', 'maj', 'lipiec', 'grudzień'])} ${r.int(2012, 2022)}`;
  const id = String(r.int(700_000_000, 999_999_999));
  const views = r.int(10, 900);
  const day = someDay(r, 2025, 2025);
  const isOpen = r.chance(0.5);
  const c = r.times(4, () => hashed(r));
  return {
    url: `https://ogloszenia.example/d/oferta/${slug(title)}-CID${r.int(100, 999)}.html`,
    html: document(
      'pl',
      `${title} ${town} &bull; Ogłoszenia`,
      '',
      h`<body><div class="${c[0]}"><a href="/">ogloszenia</a><a href="/mojolx">Twoje konto</a><button>Dodaj ogłoszenie</button></div><ol data-testid="breadcrumbs"><li>Strona główna</li><li>Dom i Ogród</li></ol><div class="${c[1]}"><span data-cy="ad-posted-at">Dodane ${day.long('pl')}</span><div data-cy="ad_title"><h4 class="${c[2]}">${title}</h4></div><div data-testid="ad-price-container"><h3 class="${c[3]}">${amount(cost, 'pl', 0)} zł</h3>${isOpen && '<p>do negocjacji</p>'}</div><ul class="${c[0]}"><li><p class="${c[2]}">${isPrivate ? 'Prywatne' : 'Firmowe'}</p></li><li><p class="${c[2]}">Stan: ${used ? 'Używane' : 'Nowe'}</p></li></ul><div data-cy="ad_description"><h3>Opis</h3><div>Sprzedam, bo zmieniam mieszkanie. Kupiony za ${cost + 400} zł w sklepie. Odbiór osobisty.</div></div><div data-cy="ad-footer-bar-section"><span>ID: ${id}</span><span>Wyświetlenia: ${views}</span></div></div>
<div class="${c[1]}"><div data-testid="seller_card"><h4>${seller}</h4><p>Na platformie od ${since}</p><button>Zadzwoń / SMS</button></div><div><h3>Lokalizacja</h3><p>${town}</p></div></div><div><h3>Podobne ogłoszenia</h3><div data-cy="l-card"><h4>Krzesło składane</h4><p>45 zł</p><p>Kraków, Odświeżono dnia ${day.plus(-4).long('pl')}</p></div></div></body>`,
    ),
    schema: ask({
      title: text(),
      price: num(),
      negotiable: bool(),
      condition: oneOf('Nowe', 'Używane'),
      seller_name: text(),
      seller_since: text(),
      location: text(),
      posted_on: date(),
      ad_id: text(),
      views: int(),
      phone: text(),
      shipping_cost: num(),
    }),
    expected: {
      title,
      price: cost,
      negotiable: isOpen ? true : undefined,
      condition: used ? 'Używane' : 'Nowe',
      seller_name: seller,
      seller_since: since,
      location: town,
      posted_on: day.iso,
      ad_id: id,
      views,
      phone: undefined,
      shipping_cost: undefined,
    },
  };
});

export const SHOPS_2: readonly FactsKind[] = [variants, presta, headless, classified];

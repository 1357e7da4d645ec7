/** Half `third`: cars, plants and flats. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  h,
  int,
  kind,
  ld,
  num,
  oneOf,
  phone,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { place, street } from '../words.ts';
import { bem, next, shop, utility } from './frames.ts';

const EXTRAS = [
  'Heated front seats',
  'Reversing camera',
  'Apple CarPlay',
  'Tow bar',
  'Panoramic roof',
  'Adaptive cruise control',
];

function car(r: Random) {
  const [make, model] = r.pick([
    ['Skoda', 'Octavia'],
    ['Toyota', 'Yaris'],
    ['Volvo', 'V60'],
    ['Kia', 'Niro'],
  ] as const);
  return {
    ...{ make, model },
    trim: r.pick(['SE L', 'Excel', 'Momentum', 'Icon']),
    year: r.int(2014, 2023),
    miles: r.int(9000, 98_000),
    fuel: r.pick(['Petrol', 'Diesel', 'Hybrid', 'Electric']),
    box: r.pick(['Manual', 'Automatic']),
    price: r.int(60, 240) * 100 + 95,
    month: r.int(120, 390) + 0.5,
    owners: r.int(1, 4),
    doors: r.pick([3, 5]),
    colour: r.pick(['Race blue', 'Glacier white', 'Moss green']),
    mot: someDay(r, 2026, 2027),
    plate: `${r.letters(2).toUpperCase()}${r.int(14, 73)} ${r.letters(3).toUpperCase()}`,
    extras: r.some(EXTRAS, r.int(3, 5)),
    dealer: {
      name: `${r.pick(['Marlow', 'Penrose', 'Tansley'])} Motors`,
      town: place(r, 'en'),
      phone: phone(r, '01632', 3, 3),
    },
  };
}

const carBody = (r: Random, f: ReturnType<typeof car>) => {
  const cell = (label: string, value: string | number) =>
    h`<div class="rounded-lg bg-gray-100 p-3"><p class="text-xs uppercase text-gray-500">${label}</p><p class="font-medium">${value}</p></div>`;
  return h`<h1 class="text-3xl font-bold">${f.year} ${f.make} ${f.model} ${f.trim}</h1><div class="mt-2 flex items-end gap-4"><span class="text-4xl font-extrabold">£${amount(f.price, 'en', 0)}</span><span class="text-sm text-gray-500">or £${f.month.toFixed(2)} per month</span></div><p class="text-sm text-gray-500">Was £${amount(f.price + 800, 'en', 0)}</p>
<div class="mt-6 grid grid-cols-3 gap-3">${r.shuffle([
    cell('Mileage', `${amount(f.miles, 'en', 0)} miles`),
    cell('Fuel type', f.fuel),
    cell('Gearbox', f.box),
    cell('Doors', f.doors),
    cell('Colour', f.colour),
    cell('Previous owners', f.owners),
    cell('Registration', f.plate),
    cell('MOT expires', f.mot.long('en-GB')),
  ])}</div>
<h2 class="mt-8 text-xl font-semibold">Features</h2><ul class="mt-2 grid grid-cols-2 text-sm">${f.extras.map((x) => h`<li class="flex gap-2"><svg class="h-4 w-4 text-green-600"></svg><span>${x}</span></li>`)}</ul>
<h2 class="mt-8 text-xl font-semibold">Description</h2><p>Drives superbly. We replaced the tyres 400 miles ago and include a 6-month warranty. Road tax is £35 a year.</p>
<h2 class="mt-8 text-xl font-semibold">More like this</h2><div class="grid grid-cols-2 gap-4"><a class="rounded border p-3" href="/cars/1"><p>2019 Seat Leon FR</p><p class="font-bold">£11,250</p><p class="text-sm">44,120 miles · Petrol</p></a><a class="rounded border p-3" href="/cars/2"><p>2021 Mazda 2 GT</p><p class="font-bold">£12,490</p><p class="text-sm">18,004 miles · Petrol</p></a></div>`;
};

const used = kind('third', 'home/used-car-en', (r) => {
  const f = car(r);
  return {
    url: `https://cars.example/used/${slug(`${f.make} ${f.model}`)}/${r.int(100_000, 999_999)}`,
    html: utility(r, {
      title: `Used ${f.make} ${f.model} for sale`,
      site: 'CarYard',
      crumbs: ['Used cars', f.make, f.model],
      head:
        r.chance(0.4) &&
        ld({
          '@context': 'https://schema.org',
          '@type': 'Car',
          name: `${f.make} ${f.model}`,
          brand: { '@type': 'Brand', name: f.make },
          model: f.model,
          offers: { '@type': 'Offer', price: String(f.price), priceCurrency: 'GBP' },
        }),
      body: carBody(r, f),
      aside: h`<div class="rounded-lg bg-white p-4"><h3 class="font-semibold">${f.dealer.name}</h3><p>${f.dealer.town}</p><a href="tel:${f.dealer.phone.replace(/ /g, '')}">${f.dealer.phone}</a><p class="text-sm">Rated 4.6 (212 reviews)</p></div><div class="rounded-lg bg-white p-4">Finance: deposit £500, 48 months, 9.9% APR</div>`,
      foot: '<p>CarYard Ltd, 12 Quay Street. Help: 0330 555 0100</p>',
    }),
    schema: ask({
      make: text(),
      model: text('Model without trim'),
      year: int(),
      price: num(),
      monthly_payment: num(),
      mileage: int(),
      fuel_type: oneOf('Petrol', 'Diesel', 'Hybrid', 'Electric'),
      transmission: oneOf('Manual', 'Automatic'),
      colour: text(),
      previous_owners: int(),
      mot_expiry: date(),
      features: texts(),
      dealer: ask({ name: text(), town: text(), phone: text() }),
      vin: text('Vehicle identification number'),
    }),
    expected: {
      make: f.make,
      model: f.model,
      year: f.year,
      price: f.price,
      monthly_payment: f.month,
      mileage: f.miles,
      fuel_type: f.fuel,
      transmission: f.box,
      colour: f.colour,
      previous_owners: f.owners,
      mot_expiry: f.mot.iso,
      features: f.extras,
      dealer: f.dealer,
      vin: undefined,
    },
  };
});

const MONTHS = ['maj', 'czerwiec', 'lipiec', 'sierpień', 'wrzesień'];

function shrub(r: Random) {
  const [name, latin] = r.pick([
    ['Hortensja bukietowa', 'Hydrangea paniculata'],
    ['Tawuła japońska', 'Spiraea japonica'],
    ['Budleja Dawida', 'Buddleja davidii'],
    ['Lawenda wąskolistna', 'Lavandula angustifolia'],
  ] as const);
  const at = r.int(0, 2);
  return {
    ...{ name, latin },
    sort: r.pick(['Vanille', 'Limelight', 'Royal Red', 'Hidcote']),
    price: r.int(19, 79) + 0.9,
    height: r.int(4, 25) * 10,
    gap: r.int(3, 12) * 10,
    months: MONTHS.slice(at, at + 3),
    light: r.pick(['słoneczne', 'półcień', 'cień']),
    frost: -r.int(15, 34),
    pot: r.pick(['2 l', '3 l', '5 l']),
    isGreen: r.chance(0.4),
    colour: r.pick(['biały', 'różowy', 'fioletowy']),
    stock: r.int(3, 140),
    sku: `R-${r.int(1000, 9999)}`,
    rating: r.int(40, 50) / 10,
  };
}

const shrubBody = (r: Random, f: ReturnType<typeof shrub>) => {
  const attribute = (label: string, value: string) =>
    h`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${value}</p></td></tr>`;
  const zloty = (value: number) =>
    h`<span class="woocommerce-Price-amount amount"><bdi>${amount(value, 'pl')}&nbsp;<span class="woocommerce-Price-currencySymbol">zł</span></bdi></span>`;
  return h`<div id="product-${r.int(100, 999)}" class="product type-product instock"><div class="summary entry-summary"><h1 class="product_title entry-title">${f.name} '${f.sort}'</h1><p class="latin"><em>${f.latin}</em></p><div class="woocommerce-product-rating"><span class="rating">${amount(f.rating, 'pl', 1)}</span> na 5</div><p class="price">${zloty(f.price)}</p><p class="stock in-stock">${f.stock} w magazynie</p><form class="cart"><button class="single_add_to_cart_button">Dodaj do koszyka</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${f.sku}</span></span></div></div>
<div class="woocommerce-Tabs-panel"><h2>Opis</h2><p>Krzew sadzimy w rozstawie ${f.gap} cm. Podlewamy co 3 dni, a po 2 latach przycinamy o jedną trzecią.</p><h2>Dodatkowe informacje</h2><table class="woocommerce-product-attributes shop_attributes"><tbody>${r.shuffle(
    [
      attribute('Wysokość docelowa', `${f.height} cm`),
      attribute('Pora kwitnienia', f.months.join(', ')),
      attribute('Stanowisko', f.light),
      attribute('Mrozoodporność', `do ${f.frost}°C`),
      attribute('Pojemnik', f.pot),
      attribute('Kolor kwiatów', f.colour),
      attribute('Zimozielona', f.isGreen ? 'tak' : 'nie'),
    ],
  )}</tbody></table></div>
<section class="related products"><h2>Podobne produkty</h2><ul class="products"><li class="product"><a href="/p/1"><h3>Pięciornik krzewiasty</h3>${zloty(22.5)}</a></li><li class="product"><a href="/p/2"><h3>Ziemia ogrodowa 50 l, 18 kg</h3>${zloty(34)}</a></li></ul></section></div>`;
};

const plant = kind('third', 'home/garden-plant-pl', (r) => {
  const f = shrub(r);
  return {
    url: `https://szkolkazielona.example/produkt/${slug(`${f.name} ${f.sort}`)}/`,
    html: shop(r, {
      title: `${f.name} '${f.sort}'`,
      site: 'Szkółka Zielona',
      lang: 'pl',
      crumbs: ['Krzewy'],
      body: shrubBody(r, f),
      aside: 'Darmowa dostawa od 250 zł · wysyłka we wtorki',
      foot: '<p>Szkółka Zielona, ul. Leśna 8, 24-100 Puławy, tel. 81 555 02 03</p>',
    }),
    schema: ask({
      nazwa: text('Polska nazwa rośliny bez odmiany'),
      odmiana: text(),
      nazwaLacinska: text(),
      cena: num(),
      wysokoscCm: int('Wysokość docelowa'),
      rozstawCm: int(),
      kwitnienie: texts('Miesiące kwitnienia'),
      stanowisko: oneOf('słoneczne', 'półcień', 'cień'),
      mrozoodpornosc: int('Najniższa temperatura w °C'),
      pojemnik: text(),
      kolorKwiatow: text(),
      zimozielona: bool(),
      stanMagazynowy: int(),
      wagaKg: num(),
    }),
    expected: {
      nazwa: f.name,
      odmiana: f.sort,
      nazwaLacinska: f.latin,
      cena: f.price,
      wysokoscCm: f.height,
      rozstawCm: f.gap,
      kwitnienie: f.months,
      stanowisko: f.light,
      mrozoodpornosc: f.frost,
      pojemnik: f.pot,
      kolorKwiatow: f.colour,
      zimozielona: f.isGreen,
      stanMagazynowy: f.stock,
      wagaKg: undefined,
    },
  };
});

function flat(r: Random) {
  const rent = r.int(48, 140) * 10;
  return {
    rent,
    extra: r.int(3, 14) * 10,
    bond: rent,
    surface: r.int(24, 96),
    rooms: r.int(2, 5),
    floor: r.int(1, 7),
    town: place(r, 'fr'),
    code: String(r.int(21_000, 64_999)),
    energy: r.pick(['B', 'C', 'D', 'E']),
    gas: r.pick(['A', 'B', 'C', 'D']),
    isFurnished: r.chance(0.5),
    hasLift: r.chance(0.5),
    free: someDay(r, 2025, 2026),
    fees: r.int(250, 900),
    ref: `LOC-${r.int(1000, 9999)}`,
    perks: r.some(['Balcon', 'Cave', 'Digicode', 'Fibre optique', 'Local à vélos'], 3),
    agency: {
      name: `${r.pick(['Foncia', 'Logis', 'Pierre'])} ${r.pick(['Carnot', 'Centre', 'Habitat'])}`,
      phone: phone(r, '03', 2, 2, 2, 2),
      address: `${r.int(1, 80)} ${street(r, 'fr')}`,
    },
    metro: r.some(['Gare centrale', 'Place Carnot', 'Université'], 2).map((stop) => ({
      stop,
      minutes: r.int(2, 15),
    })),
  };
}

const flatBody = (f: ReturnType<typeof flat>) =>
  h`<div class="annonce"><p class="annonce__ref">Réf. ${f.ref}</p><h1 class="annonce__titre">Appartement ${f.rooms} pièces ${f.surface} m² à louer</h1><p class="annonce__lieu">${f.town} (${f.code})</p><p class="annonce__prix">${amount(f.rent + f.extra, 'fr', 0)} € <small>/ mois charges comprises</small></p>
<h2 class="annonce__sous-titre">Détail du prix</h2><ul class="annonce__liste"><li>Loyer hors charges : ${amount(f.rent, 'fr', 0)} €</li><li>Provision pour charges : ${f.extra} €</li><li>Dépôt de garantie : ${amount(f.bond, 'fr', 0)} €</li><li>Honoraires à la charge du locataire : ${f.fees} €</li></ul>
<h2 class="annonce__sous-titre">Caractéristiques</h2><div class="annonce__grille"><div class="trait"><span class="trait__nom">Étage</span><span class="trait__val">${f.floor}</span></div><div class="trait"><span class="trait__nom">Meublé</span><span class="trait__val">${f.isFurnished ? 'Oui' : 'Non'}</span></div><div class="trait"><span class="trait__nom">Ascenseur</span><span class="trait__val">${f.hasLift ? 'Oui' : 'Non'}</span></div><div class="trait"><span class="trait__nom">Classe énergie</span><span class="trait__val">${f.energy}</span></div><div class="trait"><span class="trait__nom">Gaz à effet de serre</span><span class="trait__val">${f.gas}</span></div></div>
<p>Bel appartement traversant, refait en 2018, avec séjour de 19 m². Disponible à partir du ${f.free.long('fr')}.</p>
<h2 class="annonce__sous-titre">Les plus</h2><ul class="annonce__plus">${f.perks.map((x) => h`<li>${x}</li>`)}</ul>
<h2 class="annonce__sous-titre">À proximité</h2><ul class="annonce__acces">${f.metro.map((m) => h`<li><span class="acces__nom">${m.stop}</span> <span class="acces__temps">${m.minutes} min à pied</span></li>`)}</ul></div>`;

const rent = kind('third', 'home/apartment-rent-fr', (r) => {
  const f = flat(r);
  return {
    url: `https://www.toitici.example/location/${slug(f.town)}/${f.ref.toLowerCase()}`,
    html: r.pick([bem, next])(r, {
      title: `Location appartement ${f.rooms} pièces ${f.town}`,
      site: 'ToitIci',
      lang: 'fr',
      crumbs: ['Location', f.town],
      body: flatBody(f),
      aside: h`<h3>${f.agency.name}</h3><p>${f.agency.address}</p><p>${f.agency.phone}</p><h3>Annonces similaires</h3><ul><li>Studio 22 m², 430 € / mois</li><li>Maison 5 pièces 110 m², 1 290 € / mois</li></ul>`,
      foot: 'ToitIci SAS, capital de 50 000 €, 75009 Paris',
    }),
    schema: ask({
      ville: text(),
      code_postal: text(),
      loyer_hors_charges: num(),
      charges: num(),
      depot_garantie: num(),
      surface_m2: num('Surface de l’appartement'),
      pieces: int(),
      etage: int(),
      meuble: bool(),
      classe_energie: oneOf('A', 'B', 'C', 'D', 'E', 'F', 'G'),
      disponible_le: date(),
      agence: ask({ name: text(), phone: text(), address: text() }),
      transports: rows({ arret: text(), minutes: int() }, 'Lieux à proximité'),
      annee_construction: int(),
    }),
    expected: {
      ville: f.town,
      code_postal: f.code,
      loyer_hors_charges: f.rent,
      charges: f.extra,
      depot_garantie: f.bond,
      surface_m2: f.surface,
      pieces: f.rooms,
      etage: f.floor,
      meuble: f.isFurnished,
      classe_energie: f.energy,
      disponible_le: f.free.iso,
      agence: f.agency,
      transports: f.metro.map(({ stop, minutes }) => ({ arret: stop, minutes })),
      annee_construction: undefined,
    },
  };
});

export const HOME_3: readonly FactsKind[] = [used, plant, rent];

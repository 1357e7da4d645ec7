/** Half `second`: cars and tariffs. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  h,
  int,
  kind,
  num,
  oneOf,
  phone,
  rows,
  slug,
  someDay,
  text,
} from '../tools.ts';
import { place, street } from '../words.ts';
import { material } from './frames.ts';

const dealerCar = kind('second', 'shops/dealer-car-uk', (r) => {
  const model = `${r.pick(['Vauxhall Corsa', 'Nissan Juke', 'Kia Ceed'])} 1.${r.int(0, 6)} ${r.pick(['SE', 'Tekna', 'GT-Line'])}`;
  const cost = r.int(4995, 21_995);
  const miles = r.int(9000, 98_000);
  const day = someDay(r, 2015, 2021);
  const doors = r.pick([3, 5]);
  const fuel = r.pick(['Petrol', 'Diesel', 'Hybrid']);
  const colour = r.pick(['Blue', 'Silver', 'Red']);
  const keepers = r.int(1, 4);
  const mot = r.chance(0.5) ? someDay(r, 2026, 2026) : undefined;
  const tel = phone(r, '01632', 3, 3);
  const monthly = Math.round(cost / 60);
  const item = ([k, v]: readonly [string, string]) =>
    h`<mat-list-item class="mdc-list-item"><mat-icon aria-label="${k}" title="${k}">info</mat-icon><span class="mdc-list-item__content">${v}</span></mat-list-item>`;
  return {
    url: `https://www.hillsidecars.example/used/${slug(model)}/${r.int(1000, 9999)}`,
    html: material(r, {
      title: `Used ${model} for sale`,
      site: 'Hillside Cars',
      lang: 'en-GB',
      body: h`<mat-card-header><h1 class="mat-mdc-card-title">${model}</h1><div class="mat-mdc-card-subtitle">£${amount(cost, 'en', 0)} or £${monthly} per month</div></mat-card-header><mat-list>${r.shuffle<readonly [string, string]>([['Mileage', `${amount(miles, 'en', 0)} miles`], ['Fuel type', fuel], ['Doors', `${doors}`], ['Colour', colour], ['Previous keepers', `${keepers}`], ['First registered', day.digits('en-GB')], ...(mot === undefined ? [] : ([['MOT expiry', mot.digits('en-GB')]] as const))]).map(item)}</mat-list><mat-card-content><p>A tidy car with two keys. Road tax is £190 a year.</p></mat-card-content>`,
      side: h`<h3>Call the sales team</h3><p>${tel}</p><h3>Similar cars</h3><p>Ford Fiesta 1.0 Zetec<br>£7,450<br>41,200 miles</p>`,
      foot: `Hillside Cars Ltd, ${street(r, 'en')}, ${place(r, 'en')}. Service desk ${phone(r, '01632', 3, 3)}`,
    }),
    schema: ask({
      model: text(),
      price: num(),
      monthly_payment: num(),
      mileage: int('Miles'),
      fuel_type: oneOf('Petrol', 'Diesel', 'Hybrid', 'Electric'),
      doors: int(),
      colour: text(),
      previous_keepers: int(),
      first_registered: date(),
      mot_expiry: date(),
      sales_phone: text(),
      engine_power: text(),
      service_history: text(),
    }),
    expected: {
      model,
      price: cost,
      monthly_payment: monthly,
      mileage: miles,
      fuel_type: fuel,
      doors,
      colour,
      previous_keepers: keepers,
      first_registered: day.iso,
      mot_expiry: mot?.iso,
      sales_phone: tel,
      engine_power: undefined,
      service_history: undefined,
    },
  };
});

const telecom = kind('second', 'shops/mobile-tariffs-fr', (r) => {
  const brand = r.pick(['Télios', 'Ondéo Mobile', 'Riva']);
  const plans = r
    .some(['Essentiel', 'Confort', 'Liberté', 'Monde'], r.int(3, 4))
    .map((name, i) => ({
      name,
      monthly_price: 5.99 + i * 5,
      data: `${[5, 40, 100, 200][i] ?? 5} Go`,
      is_5g: i > 1,
    }));
  const until = someDay(r, 2026, 2026);
  const sim = r.pick([1, 5, 10]);
  const number = '3' + String(r.int(100, 999));
  return {
    url: `https://www.${slug(brand)}.example/forfaits-mobiles`,
    html: material(r, {
      title: 'Forfaits mobiles',
      site: brand,
      lang: 'fr',
      body: h`<h1 class="offers__title">Forfaits mobiles sans engagement</h1><p class="offers__note">Offres valables jusqu’au ${until.long('fr')}. Carte SIM : ${sim} €.</p><table class="offers"><thead><tr><td></td>${plans.map((p) => h`<th scope="col">${p.name}</th>`)}</tr></thead><tbody><tr><th scope="row">Prix mensuel</th>${plans.map((p) => h`<td><strong>${amount(p.monthly_price, 'fr')} €</strong>/mois</td>`)}</tr><tr><th scope="row">Internet mobile</th>${plans.map((p) => h`<td>${p.data}</td>`)}</tr><tr><th scope="row">5G</th>${plans.map((p) => h`<td>${p.is_5g ? 'Oui' : 'Non'}</td>`)}</tr></tbody></table><p>Service client : ${number} (appel gratuit)</p>`,
      side: h`<div class="promo"><h3>Box Fibre</h3><p>29,99 €/mois pendant 12 mois</p></div>`,
      foot: `${brand} SAS au capital de 2 000 000 €`,
    }),
    schema: ask({
      plans: rows({ name: text(), monthly_price: num(), data: text(), is_5g: bool() }),
      sim_card_price: num(),
      offer_valid_until: date(),
      customer_service_number: text(),
      activation_fee: num(),
      commitment_months: int(),
    }),
    expected: {
      plans: plans.map((p) => ({ ...p, monthly_price: Number(p.monthly_price.toFixed(2)) })),
      sim_card_price: sim,
      offer_valid_until: until.iso,
      customer_service_number: number,
      activation_fee: undefined,
      commitment_months: undefined,
    },
  };
});

export const OFFERS: readonly FactsKind[] = [dealerCar, telecom];

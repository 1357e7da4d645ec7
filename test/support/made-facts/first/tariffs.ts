/** Half `first`: prices compared. */
import type { FactsKind } from '../kind.ts';
import { amount, ask, bool, h, int, kind, num, price, rows, someDay, text } from '../tools.ts';
import { person, place, street } from '../words.ts';
import { bootstrap, dawn } from './frames.ts';

const comparison = kind('first', 'shops/comparison', (r) => {
  const brands = r.some(['Aerolux', 'Brevo', 'Cleanly', 'Dustar', 'Emberto'], 3);
  const items = brands.map((brand) => ({
    model: `${brand} ${r.letter('SVX')}${r.int(2, 9)}00`,
    price: r.int(129, 699),
    battery_minutes: r.int(30, 90),
    weight: `${r.int(21, 39) / 10} kg`,
    hepa_filter: r.chance(0.5),
  }));
  const winner = r.pick(items).model;
  const author = person(r, 'en');
  const line = (label: string, cells: readonly string[]) =>
    h`<tr><th scope="row">${label}</th>${cells.map((c) => h`<td>${c}</td>`)}</tr>`;
  const tested = someDay(r);
  return {
    url: 'https://www.testlab.example/vacuums/compare',
    html: bootstrap(r, {
      title: 'Cordless vacuums compared',
      site: 'TestLab',
      body: h`<h1 class="display-6">Cordless vacuums compared</h1><p class="text-muted">By <a href="/team">${author}</a> &middot; Last tested ${tested.long('en-US')}</p><p>We ran each one for a month. Prices are those of the makers.</p><div class="alert alert-success"><strong>Our pick:</strong> ${winner}</div>
<div class="table-responsive"><table class="table table-bordered"><thead><tr><th></th>${items.map((i) => h`<th scope="col">${i.model}</th>`)}</tr></thead><tbody>${r.shuffle(
        [
          line(
            'Price',
            items.map((i) => `$${i.price}`),
          ),
          line(
            'Battery life',
            items.map((i) => `${i.battery_minutes} min`),
          ),
          line(
            'Weight',
            items.map((i) => i.weight),
          ),
          line(
            'HEPA filter',
            items.map((i) => (i.hepa_filter ? 'Yes' : 'No')),
          ),
        ],
      )}</tbody></table></div><p>We may earn a commission of up to 4% when you buy through links.</p>`,
      aside: h`<div class="card"><div class="card-body"><h5 class="card-title">Best robot vacuums</h5><p>by Sam Ridley, from $249</p></div></div>`,
      foot: '&copy; TestLab Media, 12 Pier Road',
    }),
    schema: ask({
      author: text(),
      tested_on: text(),
      our_pick: text(),
      products: rows({
        model: text(),
        price: num(),
        battery_minutes: int(),
        weight: text(),
        hepa_filter: bool(),
      }),
      noise_level_db: num(),
    }),
    expected: {
      author,
      tested_on: tested.long('en-US'),
      our_pick: winner,
      products: items,
      noise_level_db: undefined,
    },
  };
});

const tariffs = kind('first', 'shops/shipping-nl', (r) => {
  const zones = r
    .some(['Nederland', 'België', 'Duitsland', 'Frankrijk', 'Zweden', 'Italië'], r.int(3, 5))
    .map((zone) => ({
      destination: zone,
      cost: price(r, 3, 24),
      delivery_time: `${r.int(1, 2)}-${r.int(3, 7)} werkdagen`,
    }));
  const free = r.pick([50, 60, 75]);
  const days = r.pick([14, 30]);
  const carrier = r.pick(['PostNL', 'DHL', 'DPD']);
  const cut = `${r.int(15, 22)}:00`;
  return {
    url: 'https://www.tuinhuys.example/verzendkosten',
    html: dawn(r, {
      title: 'Verzending en retour',
      site: 'Tuinhuys',
      lang: 'nl',
      aside: 'Nieuwe collectie binnen',
      body: h`<div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">Verzending en retour</h1><div class="rte"><p>Wij verzenden met <strong>${carrier}</strong>. Voor ${cut} besteld is dezelfde dag verzonden.</p><p>Binnen Nederland is de verzending gratis vanaf € ${free},-.</p>
<table width="100%"><tbody><tr><td><strong>Land</strong></td><td><strong>Kosten</strong></td><td><strong>Levertijd</strong></td></tr>${zones.map((z) => h`<tr><td>${z.destination}</td><td>€ ${amount(z.cost, 'nl')}</td><td>${z.delivery_time}</td></tr>`)}</tbody></table><h3>Retourneren</h3><p>Je hebt ${days} dagen bedenktijd. Een cadeaubon van € 25 is niet te retourneren.</p></div></div>`,
      foot: `Tuinhuys B.V., ${street(r, 'nl')} ${r.int(1, 80)}, ${place(r, 'nl')}`,
    }),
    schema: ask({
      carrier: text(),
      free_shipping_from: num('Order value from which shipping is free'),
      return_period_days: int(),
      rates: rows({ destination: text(), cost: num(), delivery_time: text() }),
      pickup_cost: num('Cost of collecting in the shop'),
    }),
    expected: {
      carrier,
      free_shipping_from: free,
      return_period_days: days,
      rates: zones,
      pickup_cost: undefined,
    },
  };
});

export const TARIFFS: readonly FactsKind[] = [comparison, tariffs];

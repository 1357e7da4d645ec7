/** Half `second`: homes, services nearby, timetables, weather. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  date,
  email,
  h,
  int,
  kind,
  ld,
  num,
  rows,
  slug,
  someDay,
  text,
  texts,
} from '../tools.ts';
import { person, place, street } from '../words.ts';
import { document, modules, wix } from './frames.ts';

const flat = kind('second', 'homes/rent-de', (r) => {
  const town = place(r, 'de');
  const rooms = r.pick([2, 2.5, 3, 4]);
  const title = r.pick([
    `Helle Altbauwohnung in ${town}`,
    `Erstbezug: Wohnung mit Balkon in ${town}`,
  ]);
  const area = r.int(45, 120);
  const cold = r.int(480, 1690);
  const extra = r.int(90, 280);
  const deposit = cold * 3;
  const day = someDay(r, 2025, 2026);
  const floor = `${r.int(1, 4)} von 5`;
  const energy = r.pick(['A', 'B', 'C', 'D']);
  const extras = r.some(['Balkon', 'Keller', 'Einbauküche', 'Aufzug', 'Gäste-WC'], 3);
  const agent = person(r, 'de');
  const de = (n: number) => String(n).replace('.', ',');
  const facts = r.shuffle([
    ['Etage', floor],
    ['Bezugsfrei ab', day.digits('de')],
    ['Kaution', `${amount(deposit, 'de', 0)} €`],
    ['Nebenkosten', `+ ${extra} €`],
    ['Warmmiete', `${amount(cold + extra, 'de', 0)} €`],
    ['Energieeffizienzklasse', energy],
  ] as const);
  return {
    url: `https://www.wohnmarkt.example/expose/${r.int(100_000_000, 159_999_999)}`,
    html: modules(r, {
      title,
      site: 'Wohnmarkt',
      lang: 'de',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Exposé',
        publisher: { '@type': 'Organization', name: 'Wohnmarkt GmbH' },
      }),
      body: h`<h1 id="expose-title">${title}</h1><span class="zip-region-and-country">${r.int(10_000, 98_000)} ${town}</span><div class="mainCriteria"><div><div>${amount(cold, 'de', 0)} €</div><div>Kaltmiete</div></div><div><div>${de(rooms)}</div><div>Zi.</div></div><div><div>${area} m²</div><div>Wohnfläche</div></div></div><div class="boolean-listing">${extras.map((e) => h`<span class="palm-hide">${e}</span>`)}</div><div class="criteriagroup">${facts.map(([k, v]) => h`<dl class="grid"><dt class="two-fifths">${k}</dt><dd class="three-fifths">${v}</dd></dl>`)}</div><h4>Lage</h4><p>Zur Straßenbahn sind es 200 Meter, der Park ist ${r.int(3, 9)},5 ha groß.</p>`,
      side: h`<div class="contact"><div>Ansprechpartner</div><div>${agent}</div><div>Hausverwaltung Lenz</div></div><h4>Ähnliche Objekte</h4><div>Dachgeschoss mit Blick<br>${amount(cold + 130, 'de', 0)} € 74 m² 3 Zi.</div>`,
      foot: 'Wohnmarkt GmbH, gegründet 1998',
    }),
    schema: ask({
      title: text(),
      cold_rent: num('Kaltmiete'),
      warm_rent: num(),
      additional_costs: num(),
      deposit: num(),
      living_area_sqm: num(),
      rooms: num(),
      floor: text(),
      available_from: date(),
      energy_class: text(),
      features: texts(),
      contact_name: text(),
      year_built: int(),
      contact_phone: text(),
    }),
    expected: {
      title,
      cold_rent: cold,
      warm_rent: cold + extra,
      additional_costs: extra,
      deposit,
      living_area_sqm: area,
      rooms,
      floor,
      available_from: day.iso,
      energy_class: energy,
      features: extras,
      contact_name: agent,
      year_built: undefined,
      contact_phone: undefined,
    },
  };
});

const houseUs = kind('second', 'homes/listing-us', (r) => {
  const road = `${r.int(100, 9900)} ${r.pick(['Juniper', 'Maple Hollow', 'Cobbler'])} ${r.pick(['Dr', 'Ln', 'Ave'])}`;
  const city = r.pick(['Boise, ID 83704', 'Dayton, OH 45402', 'Macon, GA 31201']);
  const cost = r.int(180, 890) * 1000;
  const [beds, baths, area] = [r.int(2, 5), r.pick([1.5, 2, 2.5, 3]), r.int(900, 3600)];
  const year = r.int(1925, 2020);
  const hoa = r.chance(0.5) ? r.int(20, 300) : undefined;
  const mls = `M${r.int(100_000, 999_999)}`;
  const days = r.int(2, 90);
  const agent = person(r, 'en');
  const history = [
    {
      date: someDay(r, 2024, 2025).digits('en-US'),
      event: 'Listed for sale',
      price: cost + 10_000,
    },
    { date: someDay(r, 2010, 2020).digits('en-US'), event: 'Sold', price: cost - 90_000 },
  ];
  const usd = (n: number) => `$${amount(n, 'en', 0)}`;
  return {
    url: `https://www.homefinder.example/homedetails/${slug(road)}/${r.int(10_000_000, 99_999_999)}_zpid/`,
    html: document(
      'en-US',
      `${road}, ${city} | MLS #${mls}`,
      h`<meta property="og:type" content="website"><meta property="og:title" content="${road}, ${city}">`,
      h`<body><div class="top-nav"><a>Buy</a><a>Rent</a><a>Sell</a><a>Home Loans</a></div><div class="ds-data-view"><div class="summary"><span data-testid="price"><span>${usd(cost)}</span></span><div data-testid="bed-bath-sqft-facts"><div><span>${beds}</span><span>beds</span></div><div><span>${baths}</span><span>baths</span></div><div><span>${amount(area, 'en', 0)}</span><span>sqft</span></div></div><h1>${road}, ${city}</h1><div>Est. payment: ${usd(Math.round(cost / 160))}/mo <a>Get pre-qualified</a></div><div>${r.shuffle([h`<span>Built in ${year}</span>`, ...(hoa === undefined ? [] : [h`<span>$${hoa} monthly HOA fee</span>`])])}</div><dl class="strip"><dt><strong>${days} days</strong></dt><dt>on the market</dt></dl></div><div><p>Listed by: <span>${agent}</span>, Cornerstone Realty</p><p>MLS#: ${mls}</p></div>
<section><h2>Price history</h2><table><thead><tr><th>Date</th><th>Event</th><th>Price</th></tr></thead><tbody>${history.map((e) => h`<tr><td>${e.date}</td><td>${e.event}</td><td>${usd(e.price)}</td></tr>`)}</tbody></table></section><section><h2>Nearby homes</h2><div>414 Elm St <b>${usd(cost + 44_000)}</b> 3 bds 2 ba 1,480 sqft</div></section></div><footer>Homefinder Group, 1301 Second Avenue</footer></body>`,
    ),
    schema: ask({
      address: text(),
      price: int(),
      bedrooms: int(),
      bathrooms: num(),
      area_sqft: int(),
      year_built: int(),
      hoa_fee: num(),
      days_on_market: int(),
      mls_number: text(),
      listing_agent: text(),
      price_history: rows({ date: date(), event: text(), price: int() }),
      lot_size: text(),
      garage_spaces: int(),
    }),
    expected: {
      address: `${road}, ${city}`,
      price: cost,
      bedrooms: beds,
      bathrooms: baths,
      area_sqft: area,
      year_built: year,
      hoa_fee: hoa,
      days_on_market: days,
      mls_number: mls,
      listing_agent: agent,
      price_history: history.map((e) => ({
        ...e,
        date: `${e.date.slice(6)}-${e.date.slice(0, 2)}-${e.date.slice(3, 5)}`,
      })),
      lot_size: undefined,
      garage_spaces: undefined,
    },
  };
});

const auction = kind('second', 'homes/court-auction-de', (r) => {
  const town = place(r, 'de');
  const file = `${r.int(1, 99)} K ${r.int(1, 80)}/${r.int(20, 24)}`;
  const what = r.pick(['Einfamilienhaus', 'Eigentumswohnung', 'Mehrfamilienhaus']);
  const value = r.int(60, 690) * 1000;
  const day = someDay(r, 2025, 2026);
  const time = `${r.int(9, 13)}:${r.pick(['00', '30'])}`;
  const room = `Saal ${r.int(1, 40)}`;
  const address = `${street(r, 'de')} ${r.int(1, 99)}, ${r.int(10_000, 98_000)} ${town}`;
  const line = (k: string, v: string) =>
    h`<tr><td valign="top" nowrap>${k}:</td><td><b>${v}</b></td></tr>`;
  return {
    url: `https://www.zvg.example/index.php?button=showZvg&zvg_id=${r.int(1000, 99_999)}&land_abk=he`,
    html: document(
      'de',
      'ZVG-Portal',
      '',
      h`<body><div id="navi"><a href="?button=Termine">Termine suchen</a> | <a href="?button=Links">Links</a></div><div id="inhalt"><table border="0" width="100%"><tr><td colspan="2"><p>Amtsgericht ${town}</p></td></tr>${line('Aktenzeichen', file)}${line('Art der Versteigerung', 'Versteigerung im Wege der Zwangsvollstreckung')}${r.shuffle([line('Objekt/Lage', `${what}: ${address}`), line('Verkehrswert in €', amount(value, 'de')), line('Termin', `${day.weekday('de')}, ${day.long('de')}, ${time} Uhr`), line('Ort der Versteigerung', `${room}, Gerichtsstraße 4, ${town}`)])}<tr><td>letzte Aktualisierung:</td><td>${day.plus(-50).digits('de')} 08:14</td></tr></table><p>Als Sicherheit sind 10 % des Verkehrswertes zu leisten.</p></div></body>`,
    ),
    schema: ask({
      court: text(),
      file_number: text(),
      property: text('Kind of the property and its address, as written'),
      market_value: num(),
      auction_date: date(),
      auction_time: text(),
      auction_place: text(),
      last_updated: date(),
      creditor_phone: text(),
      living_area: num(),
    }),
    expected: {
      court: `Amtsgericht ${town}`,
      file_number: file,
      property: `${what}: ${address}`,
      market_value: value,
      auction_date: day.iso,
      auction_time: time,
      auction_place: `${room}, Gerichtsstraße 4, ${town}`,
      last_updated: day.plus(-50).iso,
      creditor_phone: undefined,
      living_area: undefined,
    },
  };
});

const doctor = kind('second', 'homes/doctor-de', (r) => {
  const name = `Dr. med. ${person(r, 'de')}`;
  const field = r.pick([
    'Fachärztin für Innere Medizin',
    'Facharzt für Orthopädie',
    'Fachärztin für Augenheilkunde',
  ]);
  const address = {
    street: `${street(r, 'de')} ${r.int(1, 90)}`,
    postal_code: String(r.int(10_000, 98_000)),
    city: place(r, 'de'),
  };
  const tel = `0${r.int(211, 989)} / ${r.int(10_000, 98_000)}`;
  const fax = `0${r.int(211, 989)} / ${r.int(10_000, 98_000)}`;
  const hours = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']
    .slice(0, r.int(4, 5))
    .map((day) => ({
      day,
      morning: `${r.int(7, 8)}:30 – 12:00 Uhr`,
      afternoon: r.chance(0.6) ? `${r.int(14, 15)}:00 – 18:00 Uhr` : undefined,
    }));
  const services = r.some(['Hausbesuche', 'Ultraschall', 'Impfungen', 'Akupunktur', 'Vorsorge'], 3);
  const holiday = r.chance(0.5);
  return {
    url: `https://www.praxis-${slug(name.split(' ').at(-1) ?? '')}.example/`,
    html: wix(r, {
      title: 'Praxis',
      site: name,
      lang: 'de',
      body: h`<div class="wixui-rich-text"><h1 class="font_0"><span>${name}</span></h1></div><div class="wixui-rich-text"><p class="font_8"><span>${field}</span></p></div>${holiday && h`<div class="wixui-rich-text"><p class="font_8"><span>Urlaub: Die Praxis ist vom 4. bis 15. August geschlossen. Vertretung: Dr. Paulsen, Tel. 0421 / 55 66 77.</span></p></div>`}<div class="wixui-rich-text"><h2 class="font_2"><span>Sprechzeiten</span></h2></div>${hours.map((o) => h`<div class="wixui-rich-text"><p class="font_8"><span><span style="font-weight:bold">${o.day}</span></span></p><p class="font_8"><span>${o.morning}</span></p>${o.afternoon !== undefined && h`<p class="font_8"><span>${o.afternoon}</span></p>`}</div>`)}<div class="wixui-rich-text"><h2 class="font_2"><span>Leistungen</span></h2><ul class="font_8">${services.map((s) => h`<li><p class="font_8"><span>${s}</span></p></li>`)}</ul></div>`,
      side: h`<div class="wixui-rich-text"><h2 class="font_2">Kontakt</h2><p class="font_8">${address.street}</p><p class="font_8">${address.postal_code} ${address.city}</p><p class="font_8">Telefon: ${tel}</p><p class="font_8">Fax: ${fax}</p></div>`,
      foot: 'Ärztekammer Niedersachsen, info@aekn.example. Webdesign: Kreativbüro Nord, Tel. 0511 / 99 88 77',
    }),
    schema: ask({
      name: text(),
      specialty: text(),
      address: ask({ street: text(), postal_code: text(), city: text() }),
      phone: text(),
      fax: text(),
      office_hours: rows({ day: text(), morning: text(), afternoon: text() }),
      services: texts(),
      email: email('E-mail of the practice'),
      languages: texts(),
    }),
    expected: {
      name,
      specialty: field,
      address,
      phone: tel,
      fax,
      office_hours: hours,
      services,
      email: undefined,
      languages: undefined,
    },
  };
});

export const HOMES: readonly FactsKind[] = [flat, houseUs, auction, doctor];

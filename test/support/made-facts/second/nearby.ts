/** Half `second`: services nearby, timetables, weather. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
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
import { person, place, places, street } from '../words.ts';
import { govuk, material, modules, typo3 } from './frames.ts';

const branch = kind('second', 'homes/pharmacy-nl', (r) => {
  const name = `Apotheek ${r.pick(['De Linde', 'Het Anker', 'Van Gent'])}`;
  const address = {
    street: `${street(r, 'nl')} ${r.int(1, 140)}`,
    postal_code: `${r.int(1000, 9900)} ${r.letter('ABGHKL')}${r.letter('CDEXZ')}`,
    city: place(r, 'nl'),
  };
  const tel = `0${r.int(30, 79)} - ${r.int(100, 999)} ${r.int(1000, 9999)}`;
  const mail = `info@${slug(name)}.example`;
  const hours = [
    'Maandag',
    'Dinsdag',
    'Woensdag',
    'Donderdag',
    'Vrijdag',
    'Zaterdag',
    'Zondag',
  ].map((day, i) => ({
    day,
    opens: i > 5 ? undefined : `0${r.int(8, 9)}:00`,
    closes: i > 5 ? undefined : i === 5 ? '13:00' : `${r.int(17, 18)}:30`,
  }));
  const pharmacist = person(r, 'nl');
  return {
    url: `https://www.${slug(name)}.example/contact`,
    html: material(r, {
      title: `Contact en openingstijden | ${name}`,
      site: name,
      lang: 'nl',
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        url: `https://www.${slug(name)}.example/`,
        name,
      }),
      body: h`<h1>Contact en openingstijden</h1><table mat-table class="mat-mdc-table"><caption>Openingstijden</caption><tbody>${hours.map((o) => h`<tr mat-row><th scope="row">${o.day}</th><td>${o.opens === undefined ? 'Gesloten' : `${o.opens} - ${o.closes ?? ''}`}</td></tr>`)}</tbody></table><p>Buiten deze tijden: Dienstapotheek Oost, tel. 0900 - 1234, open tot 23:00.</p><p>Beherend apotheker: ${pharmacist}</p>`,
      side: h`<mat-icon aria-label="Adres">place</mat-icon><address>${address.street}<br>${address.postal_code} ${address.city}</address><mat-icon aria-label="Telefoon">phone</mat-icon> <span>${tel}</span><br><mat-icon aria-label="E-mail">mail</mat-icon> <a href="mailto:${mail}">${mail}</a>`,
      foot: 'Klachten: Postbus 90, 2500 AB Den Haag',
    }),
    schema: ask({
      name: text(),
      address: ask({ street: text(), postal_code: text(), city: text() }),
      phone: text(),
      email: email(),
      pharmacist: text(),
      opening_hours: rows({ day: text(), opens: text(), closes: text() }),
      fax: text(),
      delivery_fee: num(),
    }),
    expected: {
      name,
      address,
      phone: tel,
      email: mail,
      pharmacist,
      opening_hours: hours,
      fax: undefined,
      delivery_fee: undefined,
    },
  };
});

const ferry = kind('second', 'homes/timetable-sv', (r) => {
  const [from = '', to = ''] = places(r, 'sv', 2);
  const trips = r.times(r.int(4, 6), (i) => ({
    departs: `${String(6 + i * 2).padStart(2, '0')}:${r.pick(['05', '20', '45'])}`,
    arrives: `${String(7 + i * 2).padStart(2, '0')}:${r.pick(['10', '35', '50'])}`,
    platform: String(r.int(1, 9)),
  }));
  const line = String(r.int(100, 899));
  const operator = r.pick(['Länsbuss AB', 'Nordtrafik', 'Tåg i Syd']);
  const [start, end] = [someDay(r, 2025, 2025), someDay(r, 2026, 2026)];
  const fare = r.int(39, 260);
  return {
    url: `https://www.resa.example/tidtabeller/linje-${line}`,
    html: modules(r, {
      title: `Linje ${line}`,
      site: 'Resa',
      lang: 'sv',
      body: h`<h1>Linje ${line} ${from} – ${to}</h1><p>Gäller ${start.long('sv')} – ${end.long('sv')}</p><p>Trafikeras av ${operator}</p><table><thead><tr><th>Avgång ${from}</th><th>Ankomst ${to}</th><th>Läge</th></tr></thead><tbody>${trips.map((t) => h`<tr><td>${t.departs}</td><td>${t.arrives}</td><td>${t.platform}</td></tr>`)}</tbody></table><p>Enkelbiljett vuxen: ${fare} kr</p><p>Förseningar? Ring 0771-12 34 56. Resegaranti ger upp till 500 kr.</p>`,
      side: h`<h2>Andra linjer</h2><ul><li>Linje 12 Centrum – Sjukhuset, från 06:00</li></ul>`,
      foot: 'Resa AB, Box 12, 751 02 Uppsala',
    }),
    schema: ask({
      line: text('Number of the line'),
      from: text(),
      to: text(),
      operator: text(),
      valid_from: date(),
      valid_to: date(),
      adult_fare: num(),
      departures: rows({ departs: text(), arrives: text(), platform: text() }),
      child_fare: num(),
      wheelchair_accessible: bool(),
    }),
    expected: {
      line,
      from,
      to,
      operator,
      valid_from: start.iso,
      valid_to: end.iso,
      adult_fare: fare,
      departures: trips,
      child_fare: undefined,
      wheelchair_accessible: undefined,
    },
  };
});

const weather = kind('second', 'homes/weather-station', (r) => {
  const station = `${place(r, 'en')} ${r.pick(['Airport', 'Harbour', 'Moor'])}`;
  const [temp, wind, hum] = [r.int(-40, 290) / 10, r.int(2, 60), r.int(35, 99)];
  const pressure = r.int(980, 1035);
  const dir = r.pick(['NW', 'SSE', 'W', 'NE']);
  const day = someDay(r, 2025, 2025);
  const at = `${r.int(10, 23)}:${r.int(10, 59)}`;
  const elevation = r.int(2, 480);
  const forecast = [1, 2, 3].map((n) => ({
    day: day.plus(n).weekday('en-GB'),
    high: r.int(10, 30),
    low: r.int(-5, 9),
    summary: r.pick(['Sunny', 'Light rain', 'Cloudy']),
  }));
  return {
    url: `https://weather.example/stations/${slug(station)}`,
    html: govuk(r, {
      title: station,
      site: 'National Weather',
      body: h`<h1 class="govuk-heading-l">${station}</h1><p class="govuk-body">Observed at ${at} on ${day.long('en-GB')}. The station stands ${elevation} m above sea level.</p><dl class="govuk-summary-list">${r
        .shuffle([
          ['Temperature', `${temp.toFixed(1)} °C`],
          ['Humidity', `${hum}%`],
          ['Pressure', `${pressure} hPa`],
          ['Wind', `${dir} ${wind} km/h`],
        ] as const)
        .map(
          ([k, v]) =>
            h`<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${k}</dt><dd class="govuk-summary-list__value">${v}</dd></div>`,
        )}</dl><h2 class="govuk-heading-m">Next three days</h2><div class="forecast">${forecast.map((f) => h`<section><h3>${f.day}</h3><p>${f.summary}</p><p><abbr title="High">H</abbr> ${f.high}° <abbr title="Low">L</abbr> ${f.low}°</p></section>`)}</div>`,
      side: h`<h2>Records</h2><p>Highest ever: 34.2 °C (19 July 2022)</p><p>Nearest station: 14 km, now ${(temp - 1.5).toFixed(1)} °C</p>`,
      foot: 'Contains public sector information. ',
    }),
    schema: ask({
      station: text(),
      temperature: num(),
      humidity_percent: int(),
      pressure_hpa: num(),
      wind_speed: num(),
      wind_direction: text(),
      observed_on: date(),
      elevation_m: int(),
      forecast: rows({ day: text(), high: int(), low: int(), summary: text() }),
      uv_index: int(),
      sunrise: text(),
    }),
    expected: {
      station,
      temperature: temp,
      humidity_percent: hum,
      pressure_hpa: pressure,
      wind_speed: wind,
      wind_direction: dir,
      observed_on: day.iso,
      elevation_m: elevation,
      forecast,
      uv_index: undefined,
      sunrise: undefined,
    },
  };
});

const permit = kind('second', 'homes/town-service-de', (r) => {
  const name = r.pick(['Anwohnerparkausweis', 'Personalausweis beantragen', 'Hund anmelden']);
  const fee = price2(r);
  const docs = r.some(
    [
      'Gültiger Ausweis',
      'Meldebescheinigung',
      'Biometrisches Foto',
      'Fahrzeugschein',
      'Nachweis der Haftpflicht',
    ],
    3,
  );
  const days = `${r.int(2, 3)} bis ${r.int(4, 6)} Wochen`;
  const unit = r.pick(['Bürgerbüro Mitte', 'Ordnungsamt', 'Fachdienst Verkehr']);
  const clerk = person(r, 'de');
  const isOnline = r.chance(0.5);
  const changed = someDay(r);
  return {
    url: `https://www.stadt-${slug(place(r, 'de'))}.example/dienstleistungen/${slug(name)}`,
    html: typo3(r, {
      title: name,
      site: 'Stadtverwaltung',
      body: h`<header class="frame-header"><h1 class="element-header">${name}</h1></header><p>Hier erfahren Sie, was Sie brauchen.</p><h2>Gebühren</h2><p>Die Gebühr beträgt ${amount(fee, 'de')} Euro. Ein Ersatz bei Verlust kostet 10,00 Euro.</p><h2>Erforderliche Unterlagen</h2><ul>${docs.map((d) => h`<li>${d}</li>`)}</ul><h2>Bearbeitungsdauer</h2><p>${days}</p><h2>Online-Antrag</h2><p>${isOnline ? 'Ja, der Antrag ist online möglich.' : 'Nein, bitte sprechen Sie persönlich vor.'}</p>`,
      side: h`<h3>Zuständige Stelle</h3><p>${unit}<br>Ansprechpartner/in: ${clerk}<br>Zimmer ${r.int(100, 390)}</p>`,
      foot: `Stand: ${changed.digits('de')} | Rathaus, Marktplatz 1 | Tel. 115 | post@stadt.example`,
    }),
    schema: ask({
      service: text(),
      fee: num(),
      required_documents: texts(),
      processing_time: text(),
      online_application: bool(),
      responsible_office: text(),
      contact_person: text(),
      last_updated: date(),
      contact_person_phone: text(),
      legal_basis: text(),
    }),
    expected: {
      service: name,
      fee,
      required_documents: docs,
      processing_time: days,
      online_application: isOnline,
      responsible_office: unit,
      contact_person: clerk,
      last_updated: changed.iso,
      contact_person_phone: undefined,
      legal_basis: undefined,
    },
  };
});

function price2(r: { pick<T>(list: readonly T[]): T }): number {
  return r.pick([12.5, 30, 37, 22.8, 5.1]);
}

export const NEARBY: readonly FactsKind[] = [branch, ferry, weather, permit];

/** Half `third`: shares, charities and jobs. */
import type { FactsKind } from '../kind.ts';
import {
  amount,
  ask,
  bool,
  date,
  either,
  h,
  int,
  kind,
  num,
  oneOf,
  type Random,
  rows,
  slug,
  someDay,
  text,
  texts,
  uri,
} from '../tools.ts';
import { people, person, place, places, street } from '../words.ts';
import { crown, next } from './frames.ts';

function share(r: Random) {
  const before = r.int(2000, 30_000) / 100;
  const change = r.pick([-1, 1]) * (r.int(20, 480) / 100);
  const last = Number((before + change).toFixed(2));
  const year = r.int(2023, 2025);
  return {
    firm: r.pick(['Cobalt Harbor', 'Juniper Freight', 'Mesa Optical', 'Tidewater Labs']),
    suffix: r.pick(['Inc.', 'Corp.', 'Holdings Inc.']),
    ticker: r.letters(4).toUpperCase(),
    exchange: r.pick(['NYSE', 'NASDAQ']),
    before,
    change,
    last,
    percent: Number(((change / before) * 100).toFixed(2)),
    cap: `${r.int(11, 99) / 10}B`,
    ratio: r.int(80, 450) / 10,
    low: Number((last * 0.7).toFixed(2)),
    high: Number((last * 1.25).toFixed(2)),
    staff: r.int(800, 48_000),
    sector: r.pick(['Industrials', 'Technology', 'Health Care']),
    city: r.pick(['Austin, Texas', 'Portland, Oregon', 'Raleigh, North Carolina']),
    chief: person(r, 'en'),
    quarters: [3, 2, 1].map((quarter) => ({
      period: `Q${quarter} ${year}`,
      eps: r.int(20, 190) / 100,
      revenue: r.int(200, 900),
    })),
  };
}

const quoteBody = (r: Random, f: ReturnType<typeof share>) => {
  const c = r.letters(5);
  const sign = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
  const cell = (name: string, value: string | number) =>
    h`<div class="StatGrid_item__${c}"><span class="StatGrid_label__${c}">${name}</span><span class="StatGrid_value__${c}">${value}</span></div>`;
  return h`<div class="QuoteHeader_root__${c}"><h1>${f.firm} ${f.suffix}</h1><div class="QuoteHeader_sub__${c}">${f.exchange}: ${f.ticker} · Currency in USD</div><div class="QuoteHeader_price__${c}"><span data-testid="last">${amount(f.last, 'en')}</span> <span class="${f.change < 0 ? 'Neg' : 'Pos'}_${c}">${sign(f.change)} (${sign(f.percent)}%)</span></div><div>At close: 4:00 PM EST</div></div>
<div class="StatGrid_root__${c}">${r.shuffle([
    cell('Previous close', amount(f.before, 'en')),
    cell('52-week range', `${amount(f.low, 'en')} – ${amount(f.high, 'en')}`),
    cell('Market cap', f.cap),
    cell('P/E ratio (TTM)', f.ratio.toFixed(1)),
    cell('Dividend yield', '—'),
    cell('Volume', `${r.int(100, 999)},${r.int(100, 999)}`),
  ])}</div>
<section class="Profile_root__${c}"><h2>About ${f.firm}</h2><p>${f.firm} ${f.suffix} is headquartered in ${f.city} and employs ${amount(f.staff, 'en', 0)} people. It bought Larkspur Metering for $140 million in 2021.</p><dl><dt>CEO</dt><dd>${f.chief}</dd><dt>Sector</dt><dd>${f.sector}</dd><dt>Fiscal year end</dt><dd>December</dd></dl></section>
<section><h2>Earnings history</h2><table><thead><tr><th>Quarter</th><th>EPS</th><th>Revenue (millions)</th></tr></thead><tbody>${f.quarters.map((q) => h`<tr><td>${q.period}</td><td>${q.eps.toFixed(2)}</td><td>${q.revenue}</td></tr>`)}</tbody></table></section>`;
};

const quote = kind('third', 'money/stock-profile-en', (r) => {
  const f = share(r);
  return {
    url: `https://markets.example/quote/${f.ticker}`,
    html: next(r, {
      title: `${f.firm} (${f.ticker}) Stock Price &amp; Profile`,
      site: 'MarketDesk',
      body: quoteBody(r, f),
      aside: h`<h3>People also watch</h3><ul><li>ARLO Arlo Mills 41.20 +0.30%</li><li>KESP Kesper Energy 118.02 −2.11% yield 3.4%</li></ul><h3>News</h3><p>Analysts see 9% upside, ${person(r, 'en')} reports</p>`,
      foot: 'Quotes are delayed by at least 15 minutes. S&amp;P 500 5,870.62',
    }),
    schema: ask({
      company: text(),
      ticker: text(),
      exchange: text(),
      price: num('Last price'),
      change_percent: num('Change of the day in percent, negative when it fell'),
      previous_close: num(),
      market_cap: text('As written'),
      pe_ratio: num(),
      range_52_weeks: ask({ low: num(), high: num() }),
      ceo: text(),
      employees: int(),
      headquarters: text(),
      earnings: rows({ quarter: text(), eps: num(), revenue_millions: num() }),
      dividend_yield: num(),
    }),
    expected: {
      company: either(`${f.firm} ${f.suffix}`, f.firm),
      ticker: f.ticker,
      exchange: f.exchange,
      price: f.last,
      change_percent: f.percent,
      previous_close: f.before,
      market_cap: f.cap,
      pe_ratio: f.ratio,
      range_52_weeks: { low: f.low, high: f.high },
      ceo: f.chief,
      employees: f.staff,
      headquarters: f.city,
      earnings: f.quarters.map(({ period, eps, revenue }) => ({
        quarter: period,
        eps,
        revenue_millions: revenue,
      })),
      dividend_yield: undefined,
    },
  };
});

const ROLES = ['Chair', 'Treasurer', 'Trustee', 'Trustee'];

function fund(r: Random) {
  const income = r.int(90, 4200) * 1000 + r.int(1, 999);
  return {
    name: `${r.pick(['Saltmarsh', 'Foxley', 'Bright Steps', 'Harbourside'])} ${r.pick(['Hospice', 'Literacy Trust', 'Wildlife Fund'])}`,
    number: String(r.int(200_000, 1_199_999)),
    registered: someDay(r, 1971, 2012),
    end: `31 March ${r.int(2023, 2025)}`,
    income,
    spent: income - r.int(-20, 40) * 1000,
    board: people(r, 'en', r.int(3, 4)).map((name, at) => ({
      name,
      role: ROLES[at] ?? 'Trustee',
      since: someDay(r, 2014, 2023),
    })),
    staff: r.int(3, 80),
    helpers: r.int(10, 400),
    where: places(r, 'en', 3),
    isAided: r.chance(0.6),
    isTrading: r.chance(0.4),
    address: `${r.int(1, 90)} ${street(r, 'en')}, ${place(r, 'en')}`,
  };
}

const charityBody = (f: ReturnType<typeof fund>) => {
  const row = (key: string, value: string | number) =>
    h`<div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">${key}</dt><dd class="govuk-summary-list__value">${value}</dd></div>`;
  const pounds = (value: number) => `£${amount(value, 'en', 0)}`;
  return h`<h1 class="govuk-heading-l">${f.name.toUpperCase()}</h1><p class="govuk-body">Charity number: ${f.number}</p><p class="govuk-body">Charity reporting is up to date (on time)</p>
<h2 class="govuk-heading-m">Financial overview</h2><p class="govuk-body">Data for financial year ending ${f.end}</p><p class="govuk-body">Total income: <strong>${pounds(f.income)}</strong></p><p class="govuk-body">Total expenditure: <strong>${pounds(f.spent)}</strong></p><p class="govuk-body">Of the income, £24,000 came from 2 government grants.</p>
<h2 class="govuk-heading-m">People</h2><ul class="govuk-list"><li>${f.staff} Employee(s)</li><li>${f.board.length} Trustee(s)</li><li>${f.helpers} Volunteer(s)</li></ul>
<table class="govuk-table"><caption class="govuk-table__caption">Trustees</caption><thead><tr><th scope="col">Name</th><th scope="col">Role</th><th scope="col">Date of appointment</th></tr></thead><tbody>${f.board.map((t) => h`<tr class="govuk-table__row"><td>${t.name}</td><td>${t.role}</td><td>${t.since.long('en-GB')}</td></tr>`)}</tbody></table>
<h2 class="govuk-heading-m">Where the charity operates</h2><ul class="govuk-list govuk-list--bullet">${f.where.map((w) => h`<li>${w}</li>`)}</ul>
<h2 class="govuk-heading-m">Governance</h2><dl class="govuk-summary-list">${row('Registration history', `${f.registered.long('en-GB')}: Standard registration`)}${row('Gift aid', f.isAided ? 'Recognised by HMRC for gift aid' : 'Not recognised by HMRC for gift aid')}${row('Has trading subsidiary', f.isTrading ? 'Yes' : 'No')}${row('Other names', 'None')}</dl>
<h2 class="govuk-heading-m">Contact information</h2><p class="govuk-body">Address: ${f.address}</p>`;
};

const charity = kind('third', 'money/charity-register-en', (r) => {
  const f = fund(r);
  const day = f.end.replace('31 March ', '');
  return {
    url: `https://register.example/charity-search/-/charity-details/${f.number}`,
    html: crown(r, {
      title: `${f.name} - ${f.number}`,
      site: 'Register of charities',
      crumbs: ['Search results'],
      body: charityBody(f),
      aside: h`<h2 class="govuk-heading-s">Related content</h2><ul class="govuk-list"><li><a href="https://guidance.example/trustees">The essential trustee (CC3), 3 May 2018</a></li><li><a href="/download">Download the register</a></li></ul>`,
      foot: 'Charity regulator, PO Box 211, Bootle. 0300 066 9197',
    }),
    schema: ask({
      charity_name: text(),
      charity_number: text(),
      registered_on: date(),
      financial_year_end: date(),
      total_income: num(),
      total_expenditure: num(),
      employees: int(),
      volunteers: int(),
      trustees: rows({ name: text(), role: text(), appointed: date() }),
      areas: texts('Where it operates'),
      gift_aid: bool('Recognised for gift aid'),
      has_trading_subsidiary: bool(),
      address: text(),
      website: uri('The charity’s own site'),
    }),
    expected: {
      charity_name: f.name,
      charity_number: f.number,
      registered_on: f.registered.iso,
      financial_year_end: `${day}-03-31`,
      total_income: f.income,
      total_expenditure: f.spent,
      employees: f.staff,
      volunteers: f.helpers,
      trustees: f.board.map(({ name, role, since }) => ({ name, role, appointed: since.iso })),
      areas: f.where,
      gift_aid: f.isAided,
      has_trading_subsidiary: f.isTrading,
      address: f.address,
      website: undefined,
    },
  };
});

function post(r: Random) {
  const low = r.int(9, 18) * 1000;
  const years = r.int(2, 6);
  return {
    role: r.pick(['Specjalista ds. logistyki', 'Inżynier testów', 'Analityk danych']),
    firm: r.pick(['Baltona Systems Sp. z o.o.', 'Wiślana Logistyka S.A.', 'Hutmet S.A.']),
    city: place(r, 'pl'),
    low,
    high: low + r.int(2, 6) * 1000,
    contract: r.pick(['umowa o pracę', 'kontrakt B2B', 'umowa zlecenie']),
    mode: r.pick(['praca stacjonarna', 'praca hybrydowa', 'praca zdalna']),
    level: r.pick(['junior', 'mid', 'senior']),
    years,
    demand: `minimum ${years} ${years > 4 ? 'lat' : 'lata'} doświadczenia na podobnym stanowisku`,
    wants: r.some(
      ['bardzo dobra znajomość SQL', 'prawo jazdy kat. B', 'język angielski B2', 'znajomość SAP'],
      2,
    ),
    gives: r.some(
      ['prywatna opieka medyczna', 'karta sportowa', 'dofinansowanie obiadów', 'owoce w biurze'],
      3,
    ),
    until: someDay(r, 2024, 2025),
    ref: `${r.letters(3).toUpperCase()}/${r.int(100, 999)}/${r.int(24, 26)}`,
  };
}

const jobBody = (r: Random, f: ReturnType<typeof post>) => {
  const c = r.letters(5);
  return h`<div class="Offer_head__${c}"><h1 data-test="text-positionName">${f.role}</h1><h2 data-test="text-employerName">${f.firm}</h2><div class="Offer_salary__${c}"><strong>${amount(f.low, 'pl', 0)} – ${amount(f.high, 'pl', 0)} zł</strong> <span>brutto / mies.</span></div></div>
<ul class="Offer_badges__${c}"><li><svg aria-hidden="true"></svg><div>${f.city}</div></li><li><svg aria-hidden="true"></svg><div>oferta ważna do ${f.until.long('pl')}</div></li><li><svg aria-hidden="true"></svg><div>${f.contract}</div></li><li><svg aria-hidden="true"></svg><div>${f.mode}</div></li><li><svg aria-hidden="true"></svg><div>${f.level}</div></li></ul>
<section class="Offer_section__${c}"><h3>Twój zakres obowiązków</h3><ul><li>planowanie pracy zespołu 8 osób</li><li>raportowanie do kierownika działu</li></ul></section>
<section class="Offer_section__${c}"><h3>Nasze wymagania</h3><ul><li>${f.demand}</li>${f.wants.map((w) => h`<li>${w}</li>`)}</ul></section>
<section class="Offer_section__${c}"><h3>Benefity</h3><div>${f.gives.map((g) => h`<div class="Chip__${c}"><span>${g}</span></div>`)}</div></section>
<section class="Offer_section__${c}"><p>Numer ref.: ${f.ref}</p><p>Administratorem danych jest ${f.firm}. Ogłoszenie przeczytało 214 osób.</p></section>`;
};

const job = kind('third', 'money/job-advert-pl', (r) => {
  const f = post(r);
  return {
    url: `https://praca.example/oferta/${slug(f.role)}-${r.int(100_000, 999_999)}`,
    html: next(r, {
      title: `${f.role}, ${f.city}`,
      site: 'Pracomat',
      lang: 'pl',
      body: jobBody(r, f),
      aside: h`<h3>Podobne oferty</h3><div><a href="/oferta/2">Starszy magazynier</a><p>Transbud Sp. z o.o., Łódź</p><p>6 200 – 7 100 zł brutto</p></div><h3>Doradca kariery</h3><p>${person(r, 'pl')}</p>`,
      foot: 'Pracomat, ul. Prosta 4, Warszawa, tel. 22 555 01 10',
    }),
    schema: ask({
      stanowisko: text(),
      pracodawca: text(),
      miasto: text(),
      wynagrodzenie: ask({ od: int(), do: int(), waluta: text() }),
      rodzaj_umowy: oneOf('umowa o pracę', 'kontrakt B2B', 'umowa zlecenie'),
      tryb_pracy: oneOf('praca stacjonarna', 'praca hybrydowa', 'praca zdalna'),
      poziom: oneOf('junior', 'mid', 'senior'),
      wymagania: texts(),
      benefity: texts(),
      lata_doswiadczenia: int('Wymagana minimalna liczba lat'),
      wazna_do: date(),
      numer_referencyjny: text(),
      osoba_kontaktowa: text('Rekruter lub osoba do kontaktu w sprawie oferty'),
      data_rozpoczecia: date('Początek pracy'),
    }),
    expected: {
      stanowisko: f.role,
      pracodawca: f.firm,
      miasto: f.city,
      wynagrodzenie: { od: f.low, do: f.high, waluta: either('zł', 'PLN') },
      rodzaj_umowy: f.contract,
      tryb_pracy: f.mode,
      poziom: f.level,
      wymagania: [f.demand, ...f.wants],
      benefity: f.gives,
      lata_doswiadczenia: f.years,
      wazna_do: f.until.iso,
      numer_referencyjny: f.ref,
      osoba_kontaktowa: undefined,
      data_rozpoczecia: undefined,
    },
  };
});

export const MONEY_3: readonly FactsKind[] = [quote, charity, job];

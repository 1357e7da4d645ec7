/** Lists and facts as much visited sites write them: tables in other languages, cells of several lines, bills of fare, shops. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const integer = { type: 'integer' };
const day = { type: 'string', format: 'date' };
const texts = { type: 'array', items: text };
const rows = (properties: object) => ({
  type: 'array',
  items: { type: 'object', properties },
});

const dataOf = (body: string, properties: object, lang = 'en'): Json =>
  extractStructured({
    root: parseDocument(`<html lang="${lang}"><body><main>${body}</main></body></html>`),
    url: 'https://www.site.example/page',
    schema: { type: 'object', properties },
  }).data;

const table = (heads: readonly string[], all: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${all
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

describe('of tables', () => {
  it('a rate of four decimals is no thousand, in whatever language', () => {
    const data = dataOf(
      table(
        ['Moeda', 'Compra', 'Venda'],
        [
          ['Coroa', '0,5214', '1,0845'],
          ['Zloty', '1,3098', '1,4125'],
        ],
      ),
      { rates: rows({ currency: text, buy_rate: number, sell_rate: number }) },
      'pt',
    );
    expect(data).toMatchObject({
      rates: [
        { buy_rate: 0.5214, sell_rate: 1.0845 },
        { buy_rate: 1.3098, sell_rate: 1.4125 },
      ],
    });
  });

  it('columns with heads of another language stand between those that are known', () => {
    const data = dataOf(
      table(
        ['Odjazd', 'Kurs', 'Kierunek', 'Peron', 'Opóźnienie'],
        [
          ['7:04', 'Os 4412', 'Lipa', '2', '0 min'],
          ['7:21', 'R 886', 'Dubá', '1', '+12 min'],
          ['7:40', 'Sp 1540', 'Jasná', '3', '0 min'],
        ],
      ),
      {
        departures: rows({
          departure_time: text,
          train: text,
          destination: text,
          platform: text,
          delay_minutes: integer,
        }),
      },
      'pl',
    );
    expect(data).toMatchObject({
      departures: [
        { train: 'Os 4412', delay_minutes: 0 },
        { train: 'R 886', delay_minutes: 12 },
        { train: 'Sp 1540', delay_minutes: 0 },
      ],
    });
  });

  it('what is told in part of a cell is not told again by all of it', () => {
    const data = dataOf(
      table(
        ['Currency', 'Rate'],
        [
          ['<span>SEK</span><span>Swedish krona</span>', '11.42'],
          ['<span>NOK</span><span>Norwegian krone</span>', '11.78'],
          ['<span>CZK</span><span>Czech koruna</span>', '24.91'],
        ],
      ),
      { rates: rows({ currency_code: text, currency_name: text, rate: number }) },
    );
    expect(data).toMatchObject({
      rates: [
        { currency_code: 'SEK', currency_name: 'Swedish krona' },
        { currency_code: 'NOK', currency_name: 'Norwegian krone' },
        { currency_code: 'CZK', currency_name: 'Czech koruna' },
      ],
    });
  });

  it('a title ends where the lines below it begin', () => {
    const cell = (title: string, who: string, where: string): string =>
      `<a href="#">${title}</a><div>${who}</div><div>${where}</div>`;
    const data = dataOf(
      table(
        ['Title', 'Cited by', 'Year'],
        [
          [cell('Moss on slate roofs', 'I Holt, B Crane', 'Annals of Roofing 4'), '41', '2011'],
          [cell('Rain gauges compared', 'B Crane', 'Weather Letters 12'), '18', '2016'],
          [cell('A gutter survey', 'P Onn, I Holt', 'Annals of Roofing 9'), '7', '2020'],
        ],
      ),
      { papers: rows({ title: text, authors: text, journal: text, year: integer }) },
    );
    expect(data).toMatchObject({
      papers: [
        {
          title: 'Moss on slate roofs',
          authors: 'I Holt, B Crane',
          journal: 'Annals of Roofing 4',
        },
        { title: 'Rain gauges compared', authors: 'B Crane', journal: 'Weather Letters 12' },
        { title: 'A gutter survey', authors: 'P Onn, I Holt', journal: 'Annals of Roofing 9' },
      ],
    });
  });

  it('the value of a row is that of the last year, or of all years', () => {
    const byYear = `<h1>Accounts</h1>${table(
      ['', '2023', '2024'],
      [
        ['Total income', '£410,000', '£455,000'],
        ['Staff costs', '£200,000', '£214,000'],
      ],
    )}`;
    expect(dataOf(byYear, { total_income: number })).toEqual({ total_income: 455_000 });
    const byAll = `<h1>Ana Kovač</h1>${table(
      ['', 'All', 'Since 2020'],
      [
        ['h-index', '29', '23'],
        ['i10-index', '48', '39'],
      ],
    )}`;
    expect(dataOf(byAll, { h_index: integer })).toEqual({ h_index: 29 });
  });

  it('the only column that is left is the only field that is left', () => {
    const data = dataOf(
      table(
        ['Time', 'Thing', 'Presenter'],
        [
          ['10 min', 'Boiler', 'Ida Moe'],
          ['25 min', 'Bike shed', 'Jo Roe'],
        ],
      ),
      { agenda: rows({ duration: text, subject: text, presenter: text }) },
    );
    expect(data).toMatchObject({ agenda: [{ subject: 'Boiler' }, { subject: 'Bike shed' }] });
  });

  it('reads the column of differences and those of points', () => {
    const data = dataOf(
      table(
        ['Team', 'W', '+/-'],
        [
          ['Odby', '13', '+52'],
          ['Astrup', '5', '-57'],
        ],
      ),
      { standings: rows({ team: text, won: integer, goal_diff: integer }) },
    );
    expect(data).toMatchObject({ standings: [{ goal_diff: 52 }, { goal_diff: -57 }] });
  });
});

describe('of cards', () => {
  const dish = (name: string, price: string): string =>
    `<div class="menu-item"><div class="t">${name}</div><div class="p">${price}</div></div>`;
  const part = (name: string, dishes: string): string =>
    `<div class="menu-section"><div class="head"><div>${name}</div></div><div>${dishes}</div></div>`;

  it('dishes stand in boxes below lines that are no headings', () => {
    const data = dataOf(
      `<h1>Tern & Tide</h1><section class="menu-block">${part('First', dish('Broth', '£6') + dish('Bread', '£4'))}${part('Mains', dish('Pie', '£15') + dish('Skate', '£19'))}${part('Last', dish('Tart', '£7'))}</section>`,
      { sections: rows({ heading: text, dishes: rows({ dish: text, price: number }) }) },
    );
    expect(data).toEqual({
      sections: [
        {
          heading: 'First',
          dishes: [
            { dish: 'Broth', price: 6 },
            { dish: 'Bread', price: 4 },
          ],
        },
        {
          heading: 'Mains',
          dishes: [
            { dish: 'Pie', price: 15 },
            { dish: 'Skate', price: 19 },
          ],
        },
        { heading: 'Last', dishes: [{ dish: 'Tart', price: 7 }] },
      ],
    });
  });

  it('parts with dishes keep what else is said of them', () => {
    const section = (name: string, said: string, dishes: string): string =>
      `<section><h2>${name}</h2><p>${said}</p><ul>${dishes}</ul></section>`;
    const item = (name: string, price: string): string =>
      `<li><b>${name}</b><span>${price}</span></li>`;
    const data = dataOf(
      `<h1>Menu</h1>${section('Starters', 'Small and warm plates.', item('Soup', '£6') + item('Bread', '£4'))}${section('Mains', 'Cooked over oak each night.', item('Pie', '£15') + item('Skate', '£19'))}`,
      { sections: rows({ name: text, description: text, dishes: rows({ name: text }) }) },
    );
    expect(data).toEqual({
      sections: [
        {
          name: 'Starters',
          description: 'Small and warm plates.',
          dishes: [{ name: 'Soup' }, { name: 'Bread' }],
        },
        {
          name: 'Mains',
          description: 'Cooked over oak each night.',
          dishes: [{ name: 'Pie' }, { name: 'Skate' }],
        },
      ],
    });
  });

  it('of two prices in one box the one holds that is not struck through', () => {
    const card = (name: string, prices: string): string =>
      `<li><h3><a href="/p/${name}">${name}</a></h3><div class="price"><div>${prices}</div></div></li>`;
    const regular = (price: string): string => `<span>Regular price</span><span>${price}</span>`;
    const sale = (was: string, now: string): string =>
      `<span>Regular price</span><span><s>${was}</s></span><span>Sale price</span><span>${now}</span>`;
    const data = dataOf(
      `<ul>${card('Jug', regular('£64.00'))}${card('Pot', sale('£112.00', '£89.00'))}${card('Pan', regular('£38.50'))}${card('Lid', sale('£34.00', '£27.00'))}</ul>`,
      { products: rows({ name: text, current_price: number }) },
    );
    expect(data).toMatchObject({
      products: [
        { current_price: 64 },
        { current_price: 89 },
        { current_price: 38.5 },
        { current_price: 27 },
      ],
    });
  });

  it('elements are called by synonyms, and a line says its year', () => {
    const book = (title: string, edition: string, press: string, mark: string): string =>
      `<li><h3><a href="/b/${mark}">${title}</a></h3><div>Edition: ${edition}</div><div><span>Publication details: </span><span>${press}</span></div><span class="CallNumber">${mark}</span></li>`;
    const data = dataOf(
      `<ol>${book('Kelp', '2nd ed.', 'Ayr : Gannet Press, 2019', '589.3 KEL')}${book('Lichens', '1st ed.', 'Bude : Rock House, 2008', '579.7 LIC')}${book('Mosses', '3rd ed.', 'Ayr : Gannet Press, 2021', '588.2 MOS')}</ol>`,
      {
        items: rows({ title: text, publisher: text, publication_year: integer, shelf_mark: text }),
      },
    );
    expect(data).toMatchObject({
      items: [
        { publisher: 'Ayr : Gannet Press, 2019', publication_year: 2019, shelf_mark: '589.3 KEL' },
        { publisher: 'Bude : Rock House, 2008', publication_year: 2008, shelf_mark: '579.7 LIC' },
        { publisher: 'Ayr : Gannet Press, 2021', publication_year: 2021, shelf_mark: '588.2 MOS' },
      ],
    });
  });

  it('one range answers for both of its ends, and terms of work are known', () => {
    const job = (title: string, pay: string, terms: string): string =>
      `<li><h2><a href="/j/${title}">${title}</a></h2><div>${pay}</div><div>${terms}</div></li>`;
    const data = dataOf(
      `<ul>${job('Roofer', '£28,000 - £32,500 a year', 'Full-time')}${job('Mason', '£31,000 - £36,000 a year', 'Permanent')}${job('Glazier', '£27,500 - £30,000 a year', 'Part-time')}</ul>`,
      {
        jobs: rows({ title: text, salary_min: number, salary_max: number, contract_type: text }),
      },
    );
    expect(data).toMatchObject({
      jobs: [
        { salary_min: 28_000, salary_max: 32_500, contract_type: 'Full-time' },
        { salary_min: 31_000, salary_max: 36_000, contract_type: 'Permanent' },
        { salary_min: 27_500, salary_max: 30_000, contract_type: 'Part-time' },
      ],
    });
  });

  it('a number may hold the word that it counts, or be called by its title', () => {
    const day_ = (name: string, high: string, wind: string): string =>
      `<li><b>${name}</b><span class="x" title="Maximum temperature">${high}</span><span class="w"><abbr>${wind}</abbr> 18 km/h</span><em>${high.length} <dfn>Views</dfn></em></li>`;
    const data = dataOf(
      `<ol>${day_('Wed 18 Mar', '13°', 'SW')}${day_('Thu 19 Mar', '9°', 'W')}${day_('Fri 20 Mar', '-1°', 'NW')}</ol>`,
      { days: rows({ day: text, temp_max: integer, wind_direction: text, view_count: integer }) },
    );
    expect(data).toMatchObject({
      days: [
        { temp_max: 13, wind_direction: 'SW', view_count: 3 },
        { temp_max: 9, wind_direction: 'W', view_count: 2 },
        { temp_max: -1, wind_direction: 'NW', view_count: 3 },
      ],
    });
  });
});

describe('of rows', () => {
  it('a title says what its text is, but for links', () => {
    const course = (name: string, who: string, room: string, at: string): string =>
      `<li><h4>${name}</h4><a href="/w/${who}" title="Room">${who}</a><span title="Raum">${room}</span><span title="Level">${at}</span></li>`;
    const data = dataOf(
      `<ul>${course('Yoga', 'Ida', 'Halle 1', 'Mittel')}${course('Zirkel', 'Jo', 'Raum Süd', 'Einsteiger')}${course('Cycling', 'Kim', 'Studio', 'Profi')}</ul>`,
      { classes: rows({ name: text, room: text, level: text }) },
      'de',
    );
    expect(data).toMatchObject({
      classes: [
        { room: 'Halle 1', level: 'Mittel' },
        { room: 'Raum Süd', level: 'Einsteiger' },
        { room: 'Studio', level: 'Profi' },
      ],
    });
  });

  it('a code stands behind the word that names it', () => {
    const tender = (title: string, mark: string): string =>
      `<li><span>Kenmerk ${mark}</span><h3><a href="/t/${mark}">${title}</a></h3><dl><dt>Publicatiedatum</dt><dd>1${mark.slice(-1)} mei 2026</dd></dl></li>`;
    const data = dataOf(
      `<ol>${tender('Sporthal', '552310')}${tender('Meubels', '552298')}${tender('Dijk', '552271')}</ol>`,
      { tenders: rows({ title: text, referenceNumber: text }) },
      'nl',
    );
    expect(data).toMatchObject({
      tenders: [
        { referenceNumber: '552310' },
        { referenceNumber: '552298' },
        { referenceNumber: '552271' },
      ],
    });
  });

  it('names are those of who runs', () => {
    const data = dataOf(
      table(
        ['Pos', 'No.', 'Name', 'Club', 'Chip time'],
        [
          ['1', '12', 'Calum Reid', 'Harriers', '2:24:18'],
          ['2', '7', 'Aurelio Moe', 'Unattached', '2:25:51'],
        ],
      ),
      {
        results: rows({
          rank: integer,
          bib_number: integer,
          runner: text,
          team: text,
          finish_time: text,
        }),
      },
    );
    expect(data).toMatchObject({
      results: [
        { rank: 1, bib_number: 12, runner: 'Calum Reid', finish_time: '2:24:18' },
        { rank: 2, bib_number: 7, runner: 'Aurelio Moe', finish_time: '2:25:51' },
      ],
    });
  });
});

describe('of one thing', () => {
  it('an object that is called article is the page, with its author and day', () => {
    const body =
      '<article><h1>Three kettles on one stove</h1><p class="byline">By <a rel="author" href="/a">Ida Moe</a> · Updated February 19, 2026</p><p>We boiled water for ten days and wrote down each minute of it.</p></article>';
    const article = { headline: text, author: text, updated: day };
    expect(dataOf(body, { article: { type: 'object', properties: article } })).toEqual({
      article: {
        headline: 'Three kettles on one stove',
        author: 'Ida Moe',
        updated: '2026-02-19',
      },
    });
  });

  it('a list below a heading ends with its box', () => {
    const field = (name: string, value: string): string =>
      `<div><h3>${name}</h3><div>${value}</div></div>`;
    const body = `<h1>Pump fails</h1><div>${field('Labels', '<a>pump</a><a>rain</a>')}${field('Sprint', 'Canal 4')}</div><p>Created yesterday</p><p>Updated an hour ago</p>`;
    expect(dataOf(body, { labels: texts })).toEqual({ labels: ['pump', 'rain'] });
    const grid = `<h1>Inn</h1><h3>Facilities</h3><div><div class="f"><span>Sauna</span></div><div class="f"><span>Bar</span></div><div class="f"><span>Lift</span></div></div><div><div>Price for 1 night</div><div>€ 164</div><div>Taxes are in it</div></div>`;
    expect(dataOf(grid, { facilities: texts })).toEqual({ facilities: ['Sauna', 'Bar', 'Lift'] });
  });

  it('rows of a table are no items of a list', () => {
    const body = `<h1>Meeting</h1><h2>Topics</h2>${table(
      ['Time', 'Item', 'Who'],
      [
        ['10 min', 'Boiler', 'Ida Moe'],
        ['25 min', 'Bike shed', 'Jo Roe'],
      ],
    )}`;
    expect(dataOf(body, { tags: texts })).toEqual({});
  });

  it('somebody is who the page is headed by, and does what stands below', () => {
    const body =
      '<h1>Dr. Ida Moe</h1><div><h5>Consultant Dermatologist</h5></div><p>Speaks two.</p>';
    expect(dataOf(body, { full_name: text, job_title: text })).toEqual({
      full_name: 'Dr. Ida Moe',
      job_title: 'Consultant Dermatologist',
    });
  });

  it('a payment is no count of payments', () => {
    const body = '<h1>Van</h1><p>Cash price £16,495, deposit £1,650, 48 monthly payments.</p>';
    expect(dataOf(body, { monthly_payment: number })).toEqual({});
  });

  it('an address begins with its unit', () => {
    const body =
      '<h1>Mill Ltd</h1><dl><dt>Registered office address</dt><dd>Unit 7 Mill Race Park, Otterby, North Yorkshire, YO99 4TQ</dd></dl>';
    expect(dataOf(body, { address: text })).toEqual({
      address: 'Unit 7 Mill Race Park, Otterby, North Yorkshire, YO99 4TQ',
    });
  });

  it('a description says the label in another writing', () => {
    const body =
      '<h1>305</h1><table><tr><th>敷金</th><td>1ヶ月</td></tr><tr><th>向き</th><td>南東</td></tr></table>';
    const side = { type: 'string', description: 'Side the room looks to (向き)' };
    expect(dataOf(body, { side }, 'ja')).toEqual({ side: '南東' });
  });

  it('prices of what others bought are no price of this', () => {
    const body =
      '<h1>Inks</h1><p>Six bottles.</p><section><h3>Students also bought</h3><div><a>Pens</a><span>£19.99</span></div></section>';
    expect(dataOf(body, { sale_price: number })).toEqual({});
  });

  it('what is also offered is of the page', () => {
    const body =
      '<h1>Inn</h1><h2>We also offer breakfast</h2><p><b>Breakfast price:</b> €12</p><p>Thanks</p>';
    expect(dataOf(body, { breakfast_price: number })).toEqual({ breakfast_price: 12 });
  });

  it('a house before a number is no unit of it', () => {
    const body = '<h1>Club</h1><p>The White House 7 Mill Lane, Otterby, YO99 4TQ</p>';
    expect(dataOf(body, { address: text })).toEqual({ address: '7 Mill Lane, Otterby, YO99 4TQ' });
  });

  it('a share is no number of days', () => {
    const body = '<h1>API</h1><ul><li><span>Uptime</span><span>90 days ago</span></li></ul>';
    expect(dataOf(body, { uptime_percent: number })).toEqual({});
  });
});

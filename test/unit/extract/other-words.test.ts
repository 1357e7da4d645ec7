/** What a page says in other words than the schema: other languages, icons, headings, sentences, rows without heads. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { askedBy, saysAsked } from '../../../src/main/service/pipeline/extract/fields/meanings.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const date: JsonSchema = { type: 'string', format: 'date' };
const integer: JsonSchema = { type: 'integer' };
const texts: JsonSchema = { type: 'array', items: text };
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});

function extract(
  body: string,
  properties: Readonly<Record<string, JsonSchema>>,
  { lang = 'en', url = 'https://site.example/p', head = '<title>P</title>' } = {},
) {
  const html = `<html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;
  const schema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url, schema });
}
const dataOf = (...given: Parameters<typeof extract>) => extract(...given).data;

describe('what a label means', () => {
  it.each([
    [['application', 'deadline'], 'Closing date'],
    [['application', 'deadline'], 'Bewerbungsfrist'],
    [['start', 'date'], 'Study Start (Actual)'],
    [['assignee'], 'Current Assignee'],
    [['location'], 'Ort der Versteigerung'],
    [['update', 'frequency'], 'Frequência de atualização'],
    [['fuel'], 'Carburant'],
  ])('%j is asked, and %j says it', (name, label) => {
    expect(saysAsked(label, name)).toBeGreaterThan(0.7);
  });

  it.each([
    [['application', 'deadline'], 'Start date'],
    [['color'], 'Weight'],
    [['rooms'], 'A long sentence that happens to have rooms in it'],
  ])('%j is asked, and %j says something else', (name, label) => {
    expect(askedBy(name)).toBeDefined();
    expect(saysAsked(label, name)).toBe(0);
  });

  it('knows nothing of names that nobody uses', () => {
    expect(askedBy(['zorblax'])).toBeUndefined();
    expect(saysAsked('Zorblax', ['zorblax'])).toBe(0);
  });
});

describe('labels', () => {
  it('are read in another language than the schema’s', () => {
    const body =
      '<div class="facts"><div><span>Bewerbungsfrist</span><span>04.02.2026</span></div><div><span>Kennziffer</span><span>82-222/25</span></div></div>';
    expect(
      dataOf(body, { application_deadline: date, reference_number: text }, { lang: 'de' }),
    ).toEqual({ application_deadline: '2026-02-04', reference_number: '82-222/25' });
  });

  it('belong to the field whose words they are, not to one that means something like it', () => {
    const body = '<dl><dt>Start date</dt><dd>3 May 2024</dd></dl>';
    expect(dataOf(body, { opening_date: date, start_date: date })).toEqual({
      start_date: '2024-05-03',
    });
  });

  it('may be icons that say what they mean', () => {
    const body =
      '<ul><li><i class="icon" title="Mileage"></i> <span>80,605 miles</span></li><li><svg aria-label="Fuel type"></svg>Hybrid</li></ul>';
    expect(dataOf(body, { mileage: integer, fuel_type: text })).toEqual({
      mileage: 80_605,
      fuel_type: 'Hybrid',
    });
  });

  it('end where the next one of the line begins', () => {
    const body =
      '<p><strong>Convocante:</strong> Fundación Ruiz<br><strong>Plazas:</strong> 24<br></p>';
    expect(dataOf(body, { provider: text, places: integer }, { lang: 'es' })).toEqual({
      provider: 'Fundación Ruiz',
      places: 24,
    });
  });

  it('have several values in a definition list, and links behind a word', () => {
    const body =
      '<dl><dt>Inventor</dt><dd>Ann Lee</dd><dd>Ben Cho</dd></dl><p>Tagged <a href="/t/1">tools</a>, <a href="/t/2">repair</a></p>';
    expect(dataOf(body, { inventors: texts, tags: texts })).toEqual({
      inventors: ['Ann Lee', 'Ben Cho'],
      tags: ['tools', 'repair'],
    });
  });

  it('may be small headings over one thing, whose link is given where an address is asked', () => {
    const body =
      '<aside><h3>Repository</h3><p><a href="https://code.example/a/b">a/b</a></p><h3>Weekly Downloads</h3><div>8,227</div></aside>';
    const repository = { type: 'string', format: 'uri' };
    expect(dataOf(body, { repository, weekly_downloads: integer })).toEqual({
      repository: 'https://code.example/a/b',
      weekly_downloads: 8_227,
    });
  });

  it('that may mean something else leave the value a guess, for a model to check', () => {
    const sourceOf = (label: string): string | undefined =>
      extract(`<dl><dt>${label}</dt><dd>Ann Lee</dd></dl>`, { organizer: text }).provenance[0]
        ?.source;
    expect(sourceOf('Organised by')).toBe('definition');
    expect(sourceOf('Local organiser')).toBe('text');
  });

  it('say nothing of a field that is not asked so', () => {
    const body = '<dl><dt>Farbe</dt><dd>Rot</dd></dl>';
    expect(dataOf(body, { weight: text, warranty: text }, { lang: 'de' })).toEqual({});
  });
});

describe('running text', () => {
  it('says dates and numbers beside their words', () => {
    const body =
      '<h1>Applied Botany</h1><p>Apply before 20 August 2026. The application fee is &euro; 100.</p><p>17,705 students</p><h3>Claims (19)</h3>';
    expect(
      dataOf(body, {
        application_deadline: date,
        application_fee: { type: 'number' },
        students: integer,
      }),
    ).toEqual({ application_deadline: '2026-08-20', application_fee: 100, students: 17_705 });
  });

  it('gives no number of another sentence', () => {
    const body = '<p>We have many students. 300 people work here.</p>';
    expect(dataOf(body, { students: integer })).toEqual({});
  });
});

describe('dates of figures', () => {
  const body = '<dl><dt>Published</dt><dd>05/03/2024</dd></dl>';
  it.each([
    ['en-GB', 'https://site.example/p', '2024-03-05'],
    ['en', 'https://site.co.uk/p', '2024-03-05'],
    ['en-US', 'https://site.co.uk/p', '2024-05-03'],
    ['en', 'https://site.example/p', '2024-05-03'],
  ])('of a page in %s at %s begin with the day or the month', (lang, url, day) => {
    expect(dataOf(body, { published: date }, { lang, url })).toEqual({ published: day });
  });
});

describe('rows', () => {
  it('of days and hours are objects, the two ends of the hours apart where they are asked so', () => {
    const body =
      '<h2>Orari</h2><div><div><span>Lunedì</span><span>Chiuso</span></div><div><span>Martedì</span><span>19:00 - 23:00</span></div><div><span>Mercoledì</span><span>12:00 - 23:00</span></div></div>';
    expect(
      dataOf(body, { opening_hours: rows({ day: text, hours: text }) }, { lang: 'it' }),
    ).toEqual({
      opening_hours: [
        { day: 'Lunedì', hours: 'Chiuso' },
        { day: 'Martedì', hours: '19:00 - 23:00' },
        { day: 'Mercoledì', hours: '12:00 - 23:00' },
      ],
    });
    expect(
      dataOf(
        body,
        { opening_hours: rows({ day: text, opens: text, closes: text }) },
        { lang: 'it' },
      ),
    ).toEqual({
      opening_hours: [
        { day: 'Lunedì' },
        { day: 'Martedì', opens: '19:00', closes: '23:00' },
        { day: 'Mercoledì', opens: '12:00', closes: '23:00' },
      ],
    });
  });

  it('of hours are told apart at what stands between them, not inside of am and pm', () => {
    const row = (day: string, hours: string): string => `<dt>${day}</dt><dd>${hours}</dd>`;
    const body = `<h2>Hours</h2><dl>${row('Monday', '10:00 am – 5:30 pm')}${row('Tuesday', '9:00 am to 4:00 pm')}</dl>`;
    expect(dataOf(body, { opening_hours: rows({ day: text, opens: text, closes: text }) })).toEqual(
      {
        opening_hours: [
          { day: 'Monday', opens: '10:00 am', closes: '5:30 pm' },
          { day: 'Tuesday', opens: '9:00 am', closes: '4:00 pm' },
        ],
      },
    );
  });

  it('whatever they are called, are the labels with what they say', () => {
    const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;
    const body = `<h1>Kettle K5</h1><p>Boils in two minutes.</p><h2>At a glance</h2><dl>${row('Capacity', '1.7 l')}${row('Power', '2200 W')}${row('Weight', '1.1 kg')}</dl>`;
    const said = [
      { name: 'Capacity', value: '1.7 l' },
      { name: 'Power', value: '2200 W' },
      { name: 'Weight', value: '1.1 kg' },
    ];
    expect(dataOf(body, { specs: rows({ name: text, value: text }) })).toEqual({ specs: said });
    expect(dataOf(body, { attributes: rows({ label: text, value: text }) })).toEqual({
      attributes: said.map(({ name: label, value }) => ({ label, value })),
    });
    // what has a name of its own is not whatever there is
    expect(dataOf(body, { awards: rows({ name: text, value: text }) })).toEqual({});
  });

  it('of prices stand below the heading that says what they are', () => {
    const body =
      '<h2>Eintritt</h2><table><tr><td>Erwachsene</td><td>10,00 €</td></tr><tr><td>Kinder</td><td>4,00 €</td></tr></table><h2>Adressen</h2><table><tr><td>Haus 1</td><td>7,00 €</td></tr><tr><td>Haus 2</td><td>8,00 €</td></tr></table>';
    const admission = rows({ group: text, price: { type: 'number' } });
    expect(dataOf(body, { admission }, { lang: 'de' })).toEqual({
      admission: [
        { group: 'Erwachsene', price: 10 },
        { group: 'Kinder', price: 4 },
      ],
    });
  });

  it('of a list that is called so give what nothing names to what is left', () => {
    const row = (title: string, lessons: number): string =>
      `<button class="x"><span class="a">${title}</span><span class="b">${lessons} lessons</span></button>`;
    const body = `<h1>Bees</h1><h2>Course content</h2><div>${row('First principles', 7)}${row('Common mistakes', 3)}${row('Final project', 6)}</div>`;
    expect(dataOf(body, { modules: rows({ title: text, lessons: integer }) })).toEqual({
      modules: [
        { title: 'First principles', lessons: 7 },
        { title: 'Common mistakes', lessons: 3 },
        { title: 'Final project', lessons: 6 },
      ],
    });
  });
});

describe('the name of what a page is about', () => {
  it('is the heading where a thing comes first in the schema', () => {
    expect(dataOf('<h1>Low Tide</h1><p>Twelve songs.</p>', { album: text, tempo: text })).toEqual({
      album: 'Low Tide',
    });
  });

  it.each([
    { '@type': 'Organization', name: 'Le Courrier' },
    { '@type': 'WebSite', name: 'Le Courrier' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Le Courrier' }],
    },
  ])('is not that of the site around it: %j', (entity) => {
    const head = `<title>The tram will be late - Le Courrier</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entity })}</script>`;
    expect(dataOf('<h1>The tram will be late</h1>', { headline: text }, { head })).toEqual({
      headline: 'The tram will be late',
    });
  });
});

it('lists the colours one may choose from, by the legend of their buttons', () => {
  const body =
    '<fieldset><legend>Color</legend><input type="radio" id="a"><label for="a">Oat</label><input type="radio" id="b"><label for="b">Moss</label></fieldset><button>Add to cart</button>';
  expect(dataOf(body, { colors: texts })).toEqual({ colors: ['Oat', 'Moss'] });
});

it.each([
  ['de', 'groesse', 'Größe', 'L'],
  ['de', 'verfuegbarkeit', 'Verfügbarkeit', 'sofort'],
  ['de', 'waehrung', 'Währung', 'EUR'],
  ['de', 'traeger_fuellung', 'Träger-Füllung', 'Sand'],
  ['da', 'hoejde', 'Højde', '12 cm'],
  ['sv', 'aagare', 'Ågare', 'Ida Ek'],
  ['en', 'value', 'Value', 'high'],
])('a page in %s answers %s, its letters spelled out, by %s', (lang, name, label, value) => {
  const body = `<h1>Kanne</h1><dl><dt>${label}</dt><dd>${value}</dd><dt>Farbe</dt><dd>rot</dd></dl>`;
  expect(dataOf(body, { [name]: text }, { lang })).toEqual({ [name]: value });
});

/** One label and its value in the many ways in which pages set them, one date in the many ways in which they say it. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const link: JsonSchema = { type: 'string', format: 'uri' };
const integer: JsonSchema = { type: 'integer' };
const yesOrNo: JsonSchema = { type: 'boolean' };
const texts: JsonSchema = { type: 'array', items: text };

function dataOf(
  body: string,
  properties: Readonly<Record<string, JsonSchema>>,
  lang = 'en-GB',
): unknown {
  const html = `<html lang="${lang}"><head><title>Something about it</title></head><body><main><h1>Something about it</h1><p>Some words that say nothing of it at all, as pages have.</p>${body}</main></body></html>`;
  const schema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

describe('a label and its value', () => {
  const asked = { material: text, color: text };
  it.each([
    [
      'in spans of a box',
      '<div><span>Material</span><span>Baumwolle</span></div><div><span>Farbe</span><span>Blau</span></div>',
    ],
    ['in lines of a list', '<ul><li>Material: Baumwolle</li><li>Farbe: Blau</li></ul>'],
    ['between breaks', '<p>Material: Baumwolle<br>Farbe: Blau</p>'],
    [
      'two pairs to a row',
      '<table><tr><td>Material</td><td>Baumwolle</td><td>Farbe</td><td>Blau</td></tr></table>',
    ],
    [
      'heads over one row',
      '<table><tr><th>Material</th><th>Farbe</th></tr><tr><td>Baumwolle</td><td>Blau</td></tr></table>',
    ],
    [
      'heads in plain cells',
      '<table><tr><td>Material</td><td>Farbe</td></tr><tr><td>Baumwolle</td><td>Blau</td></tr></table>',
    ],
    [
      'a picture before the label',
      '<table><tr><td><svg></svg></td><td>Material</td><td>Baumwolle</td></tr><tr><td><svg></svg></td><td>Farbe</td><td>Blau</td></tr></table>',
    ],
    [
      'an attribute of the cell',
      '<table><tr><td data-label="Material">Baumwolle</td><td data-label="Farbe">Blau</td></tr></table>',
    ],
    [
      'the value first',
      '<div><div><div>Baumwolle</div><div>Material</div></div><div><div>Blau</div><div>Farbe</div></div></div>',
    ],
    ['a dash', '<p>Material – Baumwolle</p><p>Farbe – Blau</p>'],
    ['a hyphen', '<ul><li>Material - Baumwolle</li><li>Farbe - Blau</li></ul>'],
    ['dots', '<p>Material ........ Baumwolle</p><p>Farbe ........ Blau</p>'],
    ['an equals sign', '<p>Material = Baumwolle</p><p>Farbe = Blau</p>'],
    [
      'inputs that nobody may change',
      '<form><label for="a">Material</label><input id="a" value="Baumwolle" readonly><label for="b">Farbe</label><input id="b" value="Blau" disabled></form>',
    ],
    [
      'folds',
      '<details><summary>Material</summary>Baumwolle</details><details><summary>Farbe</summary><p>Blau</p></details>',
    ],
    ['commas', '<p>Material: Baumwolle, Farbe: Blau</p>'],
    ['semicolons', '<p>Material: Baumwolle; Farbe: Blau.</p>'],
    [
      'boxes that take turns',
      '<div><span>Material</span><span>Baumwolle</span><span>Farbe</span><span>Blau</span></div>',
    ],
    [
      'what an element is said to be',
      '<span aria-label="Material: Baumwolle">B</span> <span aria-label="Farbe: Blau">B</span>',
    ],
    ['set text', '<pre>Material:     Baumwolle\nFarbe:  Blau</pre>'],
  ])('are read from %s', (_name, body) => {
    expect(dataOf(body, asked, 'de')).toEqual({ material: 'Baumwolle', color: 'Blau' });
  });

  it('are no pair where both are heads of columns', () => {
    const body =
      '<table><tr><th>Weight</th><th>Height</th></tr><tr><td>3 kg</td><td>20 cm</td></tr><tr><td>4 kg</td><td>21 cm</td></tr></table>';
    expect(dataOf(body, { weight: text })).not.toEqual({ weight: 'Height' });
  });

  it('leave a quantity in a form that one may change alone', () => {
    const body =
      '<form><label for="q">Quantity</label><input id="q" type="number" value="1"></form>';
    expect(dataOf(body, { quantity: integer })).toEqual({});
  });
});

describe('a name of a field', () => {
  it.each([
    ['asked_on', day, '<p>Asked on 16 July 2023 by somebody</p>', '2023-07-16'],
    ['filing_date', day, '<dl><dt>Filed</dt><dd>12 September 2017</dd></dl>', '2017-09-12'],
    ['claim_count', integer, '<h3>Claims (19)</h3>', 19],
    ['income', integer, '<div><h3>Total income:</h3><p>£192,000</p></div>', 192_000],
    ['version', text, '<p>Version: v3.0.1 of 22 June 2024</p>', 'v3.0.1'],
    [
      'case_number',
      text,
      '<p><b>Case No: CL-2020-720</b></p><dl><dt>Case number</dt><dd>Case no: CL-2020-720</dd></dl>',
      'CL-2020-720',
    ],
  ])('%s finds its own words in another form', (name, schema, body, value) => {
    expect(dataOf(body, { [name]: schema })).toEqual({ [name]: value });
  });

  it('takes no number where a name is asked', () => {
    expect(dataOf('<dl><dt>Case no</dt><dd>CL-2020-720</dd></dl>', { case_name: text })).toEqual(
      {},
    );
  });

  it('takes no other day where only the form is the same', () => {
    const body = '<dl><dt>Publication date</dt><dd>2 April 2013</dd></dl>';
    expect(dataOf(body, { expiration_date: day })).toEqual({});
  });
});

describe('a day', () => {
  const range = { start_date: day, end_date: day };
  const days = { start_date: '2025-06-03', end_date: '2025-06-07' };
  it.each([
    ['en-GB', '<p>3–7 June 2025, Leipzig</p>'],
    ['en-US', '<p>June 3 – 7, 2025</p>'],
    ['en-GB', '<dl><dt>Dates</dt><dd>3 June 2025 – 7 June 2025</dd></dl>'],
    ['de', '<p>Vom 3. bis 7. Juni 2025 in Halle</p>'],
    ['de', '<p><b>Termin:</b> 03.06.2025 – 07.06.2025</p>'],
    ['de', '<p>03.06. – 07.06.2025</p>'],
    ['es', '<p>Del 3 al 7 de junio de 2025</p>'],
  ])('is one end of a range: %s %s', (lang, body) => {
    expect(dataOf(body, range, lang)).toEqual(days);
  });

  it.each([
    ['en-GB', 'deadline', 'Please send it no later than 5 March 2025.'],
    ['en-GB', 'date_of_death', 'She passed away peacefully on Wednesday, 5 March 2025.'],
    ['de', 'date_of_birth', 'Er wurde am 5. März 2025 in Leipzig geboren.'],
    ['en-GB', 'launch_date', 'Launched in Berlin on 5 March 2025.'],
    ['en-GB', 'issued_on', 'Issued by the office on 5 March 2025.'],
    ['de', 'application_deadline', 'Bewerbungen bitte bis zum 5. März 2025 an uns.'],
  ])('is found beside its words in a sentence (%s, %s)', (lang, name, sentence) => {
    expect(dataOf(`<p>${sentence}</p>`, { [name]: day }, lang)).toEqual({ [name]: '2025-03-05' });
  });
});

describe('whether something is so', () => {
  it.each([
    ['pets_allowed', '<p>Pets are not allowed.</p>', false],
    ['pets_allowed', '<ul><li>No pets</li></ul>', false],
    ['has_elevator', '<ul><li>Elevator</li><li>Garden</li></ul>', true],
    ['wheelchair_accessible', '<p>Rollstuhlgerecht: ja</p>', true],
    ['resolved', '<div>Resolved</div>', true],
    ['furnished', '<p>Unfurnished</p>', false],
    ['refundable', '<p>Non-refundable</p>', false],
    ['is_remote', '<p>Work type: fully remote</p>', true],
    ['is_free', '<p>Eintritt frei</p>', true],
    ['wifi', '<ul><li>Free WiFi</li></ul>', true],
  ])('%s is read from %s', (name, body, value) => {
    expect(dataOf(body, { [name]: yesOrNo })).toEqual({ [name]: value });
  });

  it('is left open where the page only has the word', () => {
    expect(dataOf('<p>Elevator pitches of our founders</p>', { has_elevator: yesOrNo })).toEqual(
      {},
    );
  });
});

describe('an address, a contact, a count, a list', () => {
  it.each([
    [
      'rules_url',
      '<a href="/docs/bases.pdf">Descargar las bases</a>',
      'https://a.example/docs/bases.pdf',
    ],
    ['pdf_url', '<a href="/x">About</a><a href="/pdf/1234">PDF</a>', 'https://a.example/pdf/1234'],
    ['booking_url', '<a href="/b">Book now</a>', 'https://a.example/b'],
  ])('%s is the link that is called so', (name, body, value) => {
    expect(dataOf(body, { [name]: link })).toEqual({ [name]: value });
  });

  it('gives no page’s own address for something else on it', () => {
    const body =
      '<script type="application/ld+json">{"@type":"Report","name":"R","url":"https://a.example/x"}</script>';
    expect(dataOf(body, { pdf_url: link })).toEqual({});
  });

  it('gives the telephone of whom is asked, and the name without it', () => {
    const body = '<p>Call us: 0800 111 222</p><p>Agent: Maria Lopez, (708) 555-0134</p>';
    expect(dataOf(body, { agent_name: text, agent_phone: text })).toEqual({
      agent_name: 'Maria Lopez',
      agent_phone: '(708) 555-0134',
    });
  });

  it.each([
    ['comment_count', integer, '<a class="comments" href="#c">Comments (181)</a>', 181],
    [
      'likes',
      integer,
      '<button aria-label="like this along with 22,898 other people"></button>',
      22_898,
    ],
    ['subscribers', text, '<span>3.6M subscribers</span>', '3.6M'],
  ])('%s is counted', (name, schema, body, value) => {
    expect(dataOf(body, { [name]: schema })).toEqual({ [name]: value });
  });

  it.each([
    [
      'survivors',
      '<p>Survivors include Ann Lee, Bo Yu and Cy Wu, as well as many cousins.</p>',
      ['Ann Lee', 'Bo Yu', 'Cy Wu'],
    ],
    [
      'scent_notes',
      '<p>Made by hand. Notes of cedar, tobacco, bergamot.</p>',
      ['cedar', 'tobacco', 'bergamot'],
    ],
    ['languages', '<dl><dt>言語</dt><dd>韓国語、日本語</dd></dl>', ['韓国語', '日本語']],
    [
      'sizes',
      '<fieldset><legend>Size</legend><button>M</button><button>XL</button></fieldset>',
      ['M', 'XL'],
    ],
    [
      'subjects',
      '<dl><dt>Subjects</dt><dd>Logic (LO); Data Structures and Algorithms (DS)</dd></dl>',
      ['Logic (LO)', 'Data Structures and Algorithms (DS)'],
    ],
  ])('%s are listed', (name, body, value) => {
    expect(dataOf(body, { [name]: texts })).toEqual({ [name]: value });
  });

  it('ends a list at the next bold line', () => {
    const body =
      '<p><strong>What you’ll bring</strong></p><ul><li>Patience</li><li>Good English</li></ul><p><strong>What we offer</strong></p><ul><li>25 days off</li><li>A pension</li></ul>';
    expect(dataOf(body, { requirements: texts, benefits: texts })).toEqual({
      requirements: ['Patience', 'Good English'],
      benefits: ['25 days off', 'A pension'],
    });
  });

  it.each([
    ['condition', '<p>New York</p>'],
    ['is_free', '<p>Free shipping on orders of $79 and more</p>'],
    ['agent_phone', '<p>Phone: 17 Pro</p>'],
    ['warranty_years', '<p>The warranty of 30 days begins today.</p>'],
  ])('takes for %s nothing of %s', (name, body) => {
    const schemas: Readonly<Record<string, JsonSchema>> = {
      condition: { type: 'string', enum: ['new', 'used'] },
      is_free: yesOrNo,
      agent_phone: text,
      warranty_years: integer,
    };
    expect(dataOf(body, { [name]: schemas[name] ?? text })).toEqual({});
  });

  it('takes nothing of what stands under a heading over other things', () => {
    const body = '<h2>Similar cars</h2><p>Fiesta 1.0 Zetec<br>£7,450<br>Mileage: 41,200</p>';
    expect(dataOf(body, { price: { type: 'number' } })).toEqual({});
  });

  it('reads the price beside its currency, and no rating from a day', () => {
    const body = '<p class="price">Ceed 1.6 now £12,543</p><p class="rating">11.04.2024</p>';
    expect(dataOf(body, { price: { type: 'number' }, rating: { type: 'number' } })).toEqual({
      price: 12_543,
    });
  });

  it('reads what stands below the heading and under the first picture', () => {
    const body =
      '<h1>Doors</h1><h2>Essays on attention</h2><figure><figcaption>On Monday <span class="credit">(Image: Perrin)</span></figcaption></figure>';
    const html = `<html lang="en"><body>${body}</body></html>`;
    const properties = { subtitle: text, image_caption: text, photo_credit: text };
    const schema = { type: 'object', properties };
    const { data } = extractStructured({
      root: parseDocument(html),
      url: 'https://a.example/x',
      schema,
    });
    expect(data).toEqual({
      subtitle: 'Essays on attention',
      image_caption: 'On Monday',
      photo_credit: 'Perrin',
    });
  });

  it('takes the first text of each record for what is listed', () => {
    const one = (name: string, price: string): string =>
      `<div role="tab"><div>${name}</div><div>${price}</div></div>`;
    const body = `<h2>Formats</h2><div>${one('Paperback', '$20.50')}${one('Ebook', '$25.99')}${one('Hardcover', '$29.99')}</div>`;
    const items = { type: 'object', properties: { format: text, price: { type: 'number' } } };
    expect(dataOf(body, { formats: { type: 'array', items } })).toEqual({
      formats: [
        { format: 'Paperback', price: 20.5 },
        { format: 'Ebook', price: 25.99 },
        { format: 'Hardcover', price: 29.99 },
      ],
    });
  });

  it('takes columns as records where a table compares, with the names above them', () => {
    const body =
      '<table><thead><tr><th></th><th scope="col">Brevo</th><th scope="col">Emberto</th></tr></thead><tbody><tr><th scope="row">Weight</th><td>3.8 kg</td><td>3.7 kg</td></tr><tr><th scope="row">Battery life</th><td>78 min</td><td>57 min</td></tr></tbody></table>';
    const properties = { model: text, weight: text, battery_minutes: integer };
    const items = { type: 'object', properties };
    expect(dataOf(body, { products: { type: 'array', items } })).toEqual({
      products: [
        { model: 'Brevo', weight: '3.8 kg', battery_minutes: 78 },
        { model: 'Emberto', weight: '3.7 kg', battery_minutes: 57 },
      ],
    });
  });
});

describe('objects of a list', () => {
  const people = [
    { name: 'Ann Lee', role: 'Chair' },
    { name: 'Bo Yu', role: 'Treasurer' },
  ];
  it.each([
    ['a comma', '<ul><li>Ann Lee, Chair</li><li>Bo Yu, Treasurer</li></ul>'],
    ['a dash', '<ul><li>Ann Lee – Chair</li><li>Bo Yu – Treasurer</li></ul>'],
    ['brackets', '<ul><li>Ann Lee (Chair)</li><li>Bo Yu (Treasurer)</li></ul>'],
    ['lines', '<p>Ann Lee<br>Chair</p><p>Bo Yu<br>Treasurer</p>'],
  ])('are split at %s below a heading that says what is asked', (_name, body) => {
    const items = { type: 'object', properties: { name: text, role: text } };
    const properties = { members: { type: 'array', items } };
    expect(dataOf(`<h2>Board members</h2>${body}`, properties)).toEqual({ members: people });
    expect(dataOf(`<h2>Our partners</h2>${body}`, properties)).toEqual({});
  });

  it('are no people where nothing calls them so', () => {
    const card = (name: string, line: string): string =>
      `<div class="card"><h3>${name}</h3><p>${line}</p></div>`;
    const cards = `${card('About Us', 'Who we are')}${card('Privacy Policy', 'What we keep')}${card('Ann Lee', 'Chair')}`;
    const items = { type: 'object', properties: { name: text, role: text } };
    const properties = { team_members: { type: 'array', items } };
    expect(dataOf(`<h2>Welcome</h2>${cards}`, properties)).toEqual({});
    expect(dataOf(`<h2>Our team</h2>${cards}`, properties)).not.toEqual({});
  });

  it('are called so by the class of the first element in each', () => {
    const author = (name: string, at: string): string =>
      `<li><a class="author-name"><span>${name}</span></a><div class="info"><p>${at}</p></div></li>`;
    const body = `<ul class="loa">${author('Oliver Moran', 'School of Nursing')}${author('Tobias Ashworth', 'Lake Station')}</ul>`;
    const items = { type: 'object', properties: { name: text, affiliation: text } };
    expect(dataOf(body, { authors: { type: 'array', items } })).toEqual({
      authors: [
        { name: 'Oliver Moran', affiliation: 'School of Nursing' },
        { name: 'Tobias Ashworth', affiliation: 'Lake Station' },
      ],
    });
  });

  it('have their name in the first column of texts, whatever its head calls them', () => {
    const body =
      '<table><tr><th>Rank</th><th>Athlete</th><th>Time</th></tr><tr><td>1</td><td>Ann Lee</td><td>12:01</td></tr><tr><td>2</td><td>Bo Yu</td><td>12:09</td></tr></table>';
    const items = { type: 'object', properties: { position: integer, name: text, time: text } };
    expect(dataOf(body, { results: { type: 'array', items } })).toEqual({
      results: [
        { position: 1, name: 'Ann Lee', time: '12:01' },
        { position: 2, name: 'Bo Yu', time: '12:09' },
      ],
    });
  });

  it('have a price behind each name', () => {
    const items = { type: 'object', properties: { group: text, price: { type: 'number' } } };
    const body = '<h2>Prices</h2><ul><li>Adults: €12</li><li>Children: €6</li></ul>';
    expect(dataOf(body, { prices: { type: 'array', items } })).toEqual({
      prices: [
        { group: 'Adults', price: 12 },
        { group: 'Children', price: 6 },
      ],
    });
  });

  const update = (status: string, message: string, time: string): string =>
    `<div class="u"><div class="a">${status}</div><div class="b">${message}</div><div class="c">${time}</div></div>`;
  const updates = `${update('Resolved', 'All is well again.', 'Apr 15, 18:29 UTC')}${update('Monitoring', 'A fix is in place.', 'Apr 15, 16:54 UTC')}${update('Investigating', 'We look into it.', 'Apr 15, 12:19 UTC')}`;
  const items = { type: 'object', properties: { status: text, message: text, time: text } };

  it('are told apart by what they look like and by their order, where a heading right before names them', () => {
    const data = dataOf(`<h2>Updates</h2>${updates}`, { updates: { type: 'array', items } });
    expect(data).toEqual({
      updates: [
        { status: 'Resolved', message: 'All is well again.', time: 'Apr 15, 18:29 UTC' },
        { status: 'Monitoring', message: 'A fix is in place.', time: 'Apr 15, 16:54 UTC' },
        { status: 'Investigating', message: 'We look into it.', time: 'Apr 15, 12:19 UTC' },
      ],
    });
  });

  it('are not taken where nothing names them', () => {
    expect(dataOf(`<h2>News</h2>${updates}`, { updates: { type: 'array', items } })).toEqual({});
  });
});

describe('a choice', () => {
  const of = (...options: readonly string[]): JsonSchema => ({ type: 'string', enum: options });
  it.each([
    ['condition', of('new', 'used'), '<p>Zustand: Gebraucht</p>', 'used'],
    ['employment_type', of('full_time', 'part_time'), '<p>Teilzeit</p>', 'part_time'],
    ['employment_type', of('full-time', 'part-time'), '<p>Full time position</p>', 'full-time'],
    ['transmission', of('manual', 'automatic'), '<p>Getriebe: Automatik</p>', 'automatic'],
    ['availability', of('in_stock', 'out_of_stock'), '<p>Auf Lager</p>', 'in_stock'],
  ])('%s is read in the words of the page', (name, schema, body, value) => {
    expect(dataOf(body, { [name]: schema })).toEqual({ [name]: value });
  });

  it('is left open where the page shows several, or a text that only has the word', () => {
    const properties = { employment_type: of('full_time', 'part_time') };
    expect(dataOf('<ul><li>Vollzeit</li><li>Teilzeit</li></ul>', properties)).toEqual({});
    expect(dataOf('<p>In part time stood still for all of us that day</p>', properties)).toEqual(
      {},
    );
  });
});

describe('a number with its unit', () => {
  const number: JsonSchema = { type: 'number' };
  it.each([
    ['area_sqm', '<p>80 m² Wohnfläche</p>', 80],
    ['power_hp', '<p>110 kW (150 PS)</p>', 150],
    ['calories', '<p>350 kcal per serving</p>', 350],
    ['hourly_rate', '<p>£18.50 per hour</p>', 18.5],
    ['discount_percent', '<span>-20%</span>', 20],
    ['warranty_years', '<p>2-year warranty</p>', 2],
    ['participants_max', '<p>Max. 20 participants</p>', 20],
  ])('%s is read from %s', (name, body, value) => {
    expect(dataOf(body, { [name]: number })).toEqual({ [name]: value });
  });

  it('is left open where the page has several', () => {
    expect(dataOf('<p>80 m²</p><p>120 m²</p>', { area_sqm: number })).toEqual({});
  });
});

describe('several texts', () => {
  const wood = ['Red oak', 'Blue ash', 'Green elm'];
  const inSpans = wood.map((one) => `<span>${one}</span>`).join(' ');
  it.each([
    ['as chips below a heading', `<h3>Colours</h3><div>${inSpans}</div>`],
    ['as chips beside their label', `<div><div>Colours</div><div>${inSpans}</div></div>`],
    [
      'in a box that is said to be so',
      `<section aria-label="Colours"><ul>${wood.map((one) => `<li>${one}</li>`).join('')}</ul></section>`,
    ],
    ['in a sentence', '<p>Our colours include Red oak, Blue ash and Green elm.</p>'],
    ['as our own', `<h3>Our colours</h3><ul>${wood.map((one) => `<li>${one}</li>`).join('')}</ul>`],
  ])('are read %s', (_name, body) => {
    expect(dataOf(`${body}<h3>Else</h3><p>x</p>`, { colors: texts })).toEqual({ colors: wood });
  });
});

describe('the name of a thing', () => {
  const named = (
    heading: string,
    title: string,
    properties: Readonly<Record<string, JsonSchema>>,
  ): unknown => {
    const html = `<html lang="de"><head><title>${title}</title></head><body><main><h1>${heading}</h1><p>Wir freuen uns auf Sie.</p></main></body></html>`;
    const schema = { type: 'object', properties };
    return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema })
      .data;
  };

  it('is not what pages of any site are called', () => {
    const title = 'Öffnungszeiten und Preise | Stadtmuseum am Dom';
    const asked = { museum: text };
    expect(named('Öffnungszeiten und Preise', title, asked)).toEqual({
      museum: 'Stadtmuseum am Dom',
    });
  });

  it('is what the page is called where the page is meant', () => {
    expect(named('Kontakt', 'Kontakt | Feldkamp', { title: text })).toEqual({ title: 'Kontakt' });
  });

  it('ends before the street of its box, and is found at the end of a sentence', () => {
    const body =
      '<section><h3>Anbieter</h3><div><b>Autohaus Behrens GmbH</b><br>Goethestraße 21<br>58804 Erfurt, 4,6 Sterne (149 Bewertungen)</div></section><h2>Ansprechperson</h2><p>Fragen beantwortet Ihnen Katrin Böhm, Telefon 0561 394 8719.</p>';
    expect(dataOf(body, { seller: text, contact_person: text }, 'de')).toEqual({
      seller: 'Autohaus Behrens GmbH',
      contact_person: 'Katrin Böhm',
    });
  });
});

describe('a name in a line', () => {
  it.each([
    ['en-GB', 'organizer', '<p>Hosted by Sound Commons, with a short talk.</p>', 'Sound Commons'],
    ['fr', 'translator', '<p>Roman traduit par Anne Colin</p>', 'Anne Colin'],
    ['en-GB', 'birthplace', '<p>Born in Leeds, the eldest of five.</p>', 'Leeds'],
    ['nl', 'carrier', '<p>Verzonden met DHL, morgen in huis.</p>', 'DHL'],
    ['de', 'mayor', '<p>Bürgermeisterin Anna Weiß eröffnet das Fest.</p>', 'Anna Weiß'],
    ['en-GB', 'ceo', '<p>“We are glad”, says Tim Moore, CEO.</p>', 'Tim Moore'],
    ['en-GB', 'license', '<p>Free software under GPL-3.0.</p>', 'GPL-3.0'],
  ])('%s %s stands in %s', (lang, name, body, value) => {
    expect(dataOf(body, { [name]: text }, lang)).toEqual({ [name]: value });
  });

  it('is none where what follows has no capitals, or the text is long', () => {
    const long = `<p>It was said in the town, where many people live and work, that a dance would be hosted by Sound Commons one day.</p>`;
    expect(dataOf('<p>Hosted by the people of the town.</p>', { organizer: text })).toEqual({});
    expect(dataOf(long, { organizer: text })).toEqual({});
  });
});

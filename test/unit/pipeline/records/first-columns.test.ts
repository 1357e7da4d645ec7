/** The columns of the first list: what they hold, in the order of the page, and what they are called. */
import { describe, expect, it } from 'vitest';
import type { RecipeRow } from '../../../../src/main/service/domain/recipe.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

function tableOf(body: string) {
  const html = `<html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  const now = '2026-01-01T00:00:00Z';
  const answer = runRecordsTask({ kind: 'propose', html, url: 'https://a.example/', most: 1, now });
  const [table] = answer.kind === 'tables' ? answer.tables : [];
  if (table === undefined) throw new Error('no table');
  return table;
}
const firstOf = (body: string): RecipeRow | undefined => tableOf(body).rows[0];
const WORDS = ['harbour', 'orchard', 'lantern', 'gravel', 'pepper', 'saddle', 'velvet', 'walnut'];
const tag = (i: number) =>
  `<a class="tag" href="/t/${WORDS[i % 4] ?? ''}">${WORDS[i % 4] ?? ''}</a>`;

describe('the columns of the first list', () => {
  it('hold each address of a record with several links alike', () => {
    const question = (word: string, i: number) =>
      `<article><h3><a href="/q/${i}">How does one mend a ${word}?</a></h3><p>${tag(i)} ${tag(i + 1)} ${i % 2 === 0 ? tag(i + 2) : ''}</p></article>`;
    const table = tableOf(`<main>${WORDS.map(question).join('')}</main>`);
    expect(table.columns).toContainEqual({ name: 'tag_url', type: 'url[]' });
    expect(table.rows[0]).toMatchObject({
      url: 'https://a.example/q/0',
      tag: ['harbour', 'orchard', 'lantern'],
      tag_url: ['harbour', 'orchard', 'lantern'].map((word) => `https://a.example/t/${word}`),
    });
  });

  it('hold links of one box in one list, without those of another box', () => {
    const kind = (i: number) => `<a href="/k/${i % 4}">${WORDS[i % 4] ?? ''}</a>`;
    const firm = (word: string, i: number) =>
      `<div class="firm"><h2><a href="/f/${i}">Firm ${word}</a></h2><div class="categories">${kind(i)}${kind(i + 1)}${i % 2 === 0 ? kind(i + 2) : ''}</div><div class="ways"><a href="/map/${i}">Map of ${word}</a></div></div>`;
    expect(firstOf(`<main>${WORDS.map(firm).join('')}</main>`)).toMatchObject({
      categories: ['harbour', 'orchard', 'lantern'],
    });
  });

  it('stand in the order of the page, and texts without the marks between them', () => {
    const book = (word: string, i: number) =>
      `<li><a href="/b/${i}">The ${word}</a> / Jane ${word} ; illustrated by the ${word} – <i>${1980 + i}</i></li>`;
    expect(Object.entries(firstOf(`<ul>${WORDS.map(book).join('')}</ul>`) ?? {})).toEqual([
      ['url', 'https://a.example/b/0'],
      ['title', 'The harbour'],
      ['text', 'Jane harbour ; illustrated by the harbour'],
      ['number', 1980],
    ]);
  });

  it('are called as microdata calls them: a link as what is around it, a place by its own name', () => {
    const event = (word: string, i: number) =>
      `<article itemscope itemtype="https://schema.org/Event"><meta itemprop="startDate" content="2026-12-1${i}"><h3 itemprop="name"><a itemprop="url" href="/e/${i}">Talk of the ${word}</a></h3><p itemprop="location" itemscope><span itemprop="name">Hall of ${word}</span>, <span itemprop="address">${word} street</span></p></article>`;
    expect(firstOf(`<main>${WORDS.map(event).join('')}</main>`)).toEqual({
      start_date: '2026-12-10',
      url: 'https://a.example/e/0',
      name: 'Talk of the harbour',
      location: 'Hall of harbour',
      address: 'harbour street',
    });
  });

  it('have the heading for their title, its link for their address, and other links named by their texts', () => {
    const paper = (word: string, i: number) =>
      `<div>${i % 2 === 0 ? `<a href="/f/${i}.pdf">Free copy of ${word}</a>` : ''}<h3><a href="/p/${i}">On the ${word}</a></h3><a class="author" href="/u/${i}">Jane ${word}</a></div>`;
    expect(firstOf(`<main>${WORDS.map(paper).join('')}</main>`)).toMatchObject({
      link: 'https://a.example/f/0.pdf',
      title: 'On the harbour',
      url: 'https://a.example/p/0',
      author: 'Jane harbour',
      author_url: 'https://a.example/u/0',
    });
  });

  it('tell records apart by where their titles lead, not by a button before them', () => {
    const story = (word: string, i: number) =>
      `<li><a href="/vote?on=${i}">▲</a><h3><a href="/s/${word}">The return of the ${word}</a></h3><p>${i + 2} comments</p></li>`;
    expect(tableOf(`<ol>${WORDS.map(story).join('')}</ol>`).recipe.list.key).toEqual(['url']);
  });

  it('hold an address once, though the picture leads there as well, and are called as what they count', () => {
    const lamp = (word: string, i: number) =>
      `<div><a href="/l/${i}"><img class="card-image" src="/l/${i}.jpg" alt="Lamp ${word}"></a><h2><a href="/l/${i}">Lamp ${word}</a></h2><a href="/l/${i}#said">${i === 0 ? '1 review' : `${i + 1} reviews`}</a> <i>${i + 20} min</i></div>`;
    expect(firstOf(`<main>${WORDS.map(lamp).join('')}</main>`)).toEqual({
      image: 'https://a.example/l/0.jpg',
      url: 'https://a.example/l/0',
      title: 'Lamp harbour',
      reviews_url: 'https://a.example/l/0#said',
      reviews: 1,
      duration: '20 min',
    });
  });

  it('are called as pages call them for their tests and for narrow screens', () => {
    const hotel = (word: string, i: number) =>
      `<div class="c82 x1"><div data-testid="title" class="a3b"><span class="q9">House ${word}</span></div><div class="a3c"><span data-testid="address" class="f4">${word} street</span></div><div class="cell" data-label="Guests">${i + 2}</div></div>`;
    expect(firstOf(`<main>${WORDS.map(hotel).join('')}</main>`)).toEqual({
      title: 'House harbour',
      address: 'harbour street',
      guests: 2,
    });
  });

  it('are called by a class rather than by the word before them', () => {
    const post = (word: string, i: number) =>
      `<article><h2><a href="/p/${i}">The ${word} again</a></h2><span>by <i class="author">Jane ${word}</i></span></article>`;
    const row = firstOf(`<main>${WORDS.map(post).join('')}</main>`);
    expect(row).toMatchObject({ author: 'Jane harbour' });
  });

  it('hold what stands behind the links of a listing of files', () => {
    const file = (word: string, i: number) =>
      `<a href="${word}.zip">${word}.zip</a>${' '.repeat(40 - word.length)}1${i}-Nov-2026 10:2${i}    ${i * 731 + 90}\n`;
    const body = `<h1>Index of /pub/</h1><pre><a href="../">../</a>\n${WORDS.map(file).join('')}</pre>`;
    expect(tableOf(body).rows).toHaveLength(WORDS.length);
    expect(firstOf(body)).toEqual({
      url: 'https://a.example/harbour.zip',
      title: 'harbour.zip',
      date: '2026-11-10T10:20',
      number: 90,
    });
  });

  it('hold what stands behind links with line breaks between them', () => {
    const singer = (word: string, i: number) =>
      `<img src="/i.png"> <a href="/m/${i}">Jane ${word}</a>, ${i % 2 === 0 ? 'tenor' : 'alto'} since ${1990 + i}<br>`;
    expect(firstOf(`<h1>Members</h1><p>${WORDS.map(singer).join('\n')}</p>`)).toMatchObject({
      url: 'https://a.example/m/0',
      title: 'Jane harbour',
      text: 'tenor since 1990',
    });
  });

  it('hold a line that is set apart for itself', () => {
    const notice = (word: string, i: number) =>
      `<p><b>Old ${word}</b><br>Found in the attic of a house in the ${word} street.<br><i>posted ${10 + i}.11.2026</i></p><hr>`;
    expect(firstOf(`<h1>For sale</h1>${WORDS.map(notice).join('')}`)).toEqual({
      title: 'Old harbour',
      text: 'Found in the attic of a house in the harbour street.',
      date: 'posted 10.11.2026',
    });
  });

  it('hold once what is read aloud in place of the parts that are shown', () => {
    const lamp = (word: string, i: number) =>
      `<div><h2><a href="/l/${i}">Lamp ${word}</a></h2><span class="price"><span class="aloud">$${i + 20}.${i + 10}</span><span aria-hidden="true"><sup>$</sup><span class="whole">${i + 20}<span>.</span></span><span class="part">${i + 10}</span></span></span></div>`;
    expect(firstOf(`<main>${WORDS.map(lamp).join('')}</main>`)).toEqual({
      url: 'https://a.example/l/0',
      title: 'Lamp harbour',
      price: 20.1,
    });
  });

  it('hold both ways of a flight and the price of the two', () => {
    const way = (word: string, n: number, i: number) =>
      `<div class="leg"><span class="air">${word} Air</span><div class="from"><time>0${6 + n}:${10 + i}</time><abbr>${word.slice(0, 3).toUpperCase()}</abbr></div><div class="takes">${n + 1}h ${10 + i}m <span>${i % 2 === 0 ? 'Direct' : '1 stop'}</span></div><div class="to"><time>1${n}:${10 + i}</time><abbr>${word.slice(2, 5).toUpperCase()}</abbr></div></div>`;
    const offer = (word: string, i: number) =>
      `<li><div>${way(word, 0, i)}${way(WORDS[(i + 3) % 8] ?? '', 1, i)}</div><div><b>£${i * 13 + 80}</b><button>Select</button></div></li>`;
    const table = tableOf(`<ol>${WORDS.map(offer).join('')}</ol>`);
    expect(table.rows).toHaveLength(WORDS.length);
    expect(Object.values(table.rows[2] ?? {})).toContain(106);
  });

  it('are called neither as the whole record is, nor by looks, and numbers as the word behind them', () => {
    const post = (word: string, i: number) =>
      `<div class="post-summary"><div><b class="post-summary--number">${i * 7 + 2}</b> <span>votes</span></div><div><b class="post-summary--number">${i + 3}</b> <span>answers</span></div><h3 class="post-summary--heading"><a href="/q/${i}">How does one mend a ${word}?</a></h3><p class="post-summary--excerpt">The ${word} that my aunt left to us broke on the day we moved.</p><i class="size-small">${i * 31 + 100}</i><div class="list-authors"><a href="/u/${i}">Jane ${word}</a></div></div>`;
    expect(firstOf(`<main>${WORDS.map(post).join('')}</main>`)).toMatchObject({
      votes: 2,
      answers: 3,
      title: 'How does one mend a harbour?',
      excerpt: 'The harbour that my aunt left to us broke on the day we moved.',
      number: 100,
      authors: 'Jane harbour',
      authors_url: 'https://a.example/u/0',
    });
  });

  it('keep the price before apart from the price now, however few have one', () => {
    const amount = (value: number) => `<span class="amount"><bdi><i>£</i>${value}.00</bdi></span>`;
    const spoken = (text: string) => `<span class="aloud">${text}</span>`;
    const lamp = (word: string, i: number) =>
      `<li><a href="/l/${i}"><h2>Lamp ${word}</h2><span class="price">${i % 4 === 0 ? `<del aria-hidden="true">${amount(i + 90)}</del> ${spoken(`Original price was: £${i + 90}.00.`)} <ins aria-hidden="true">${amount(i + 50)}</ins> ${spoken(`Current price is: £${i + 50}.00.`)}` : amount(i + 50)}</span></a></li>`;
    const { rows } = tableOf(`<ul>${WORDS.map(lamp).join('')}</ul>`);
    expect(rows.slice(0, 2)).toEqual([
      { url: 'https://a.example/l/0', title: 'Lamp harbour', original_price: 90, price: 50 },
      { url: 'https://a.example/l/1', title: 'Lamp orchard', original_price: null, price: 51 },
    ]);
  });

  it('hold a text as one, whatever of it is marked as found', () => {
    const hit = (word: string, i: number) =>
      `<div class="hit"><h3><a href="/h/${i}"><span>The ${word}/<em>lamp</em> book</span></a></h3><p><b>lamp</b>s of ${word}</p><i>${i + 3} <mark>lamp</mark> oils</i></div>`;
    expect(firstOf(`<main>${WORDS.map(hit).join('')}</main>`)).toEqual({
      url: 'https://a.example/h/0',
      title: 'The harbour/lamp book',
      text: 'lamps of harbour',
      text_2: '3 lamp oils',
    });
  });

  it('are called as what stands before the value: in bold, or in the text itself', () => {
    const course = (word: string, i: number) =>
      `<div class="course"><h3>Course of ${word}</h3><p><strong>Lecturer:</strong> Jane ${word}<br><strong>Time:</strong> ${i + 8}:15</p><ul><li>Number: ${i}.10</li><li>Held by: the ${word} school</li><li>https://a.example/${word}</li></ul></div>`;
    expect(firstOf(`<main>${WORDS.map(course).join('')}</main>`)).toEqual({
      title: 'Course of harbour',
      lecturer: 'Jane harbour',
      time: '8:15',
      number: '0.10',
      held_by: 'the harbour school',
      text: 'https://a.example/harbour',
    });
  });

  it('hold what only some have, though it is the same in all of those', () => {
    const flat = (word: string, i: number) =>
      `<article><h2><a href="/f/${i}">Flat of ${word}</a></h2>${i % 3 === 0 ? '<span class="badge">Let</span>' : ''}<dl><dt>Rooms</dt><dd>${i + 2}</dd>${i % 2 === 0 ? '<dt>Balcony</dt><dd>yes</dd>' : ''}<dt>Rent</dt><dd>${i * 31 + 500} €</dd></dl></article>`;
    const { rows } = tableOf(`<main>${WORDS.map(flat).join('')}</main>`);
    expect(rows.map(({ badge, balcony }) => [badge, balcony]).slice(0, 3)).toEqual([
      ['Let', 'yes'],
      [null, null],
      [null, 'yes'],
    ]);
  });

  it('take their heads from a table of their own, and cells from the part that stays where it is', () => {
    const heads = '<table><thead><tr><th>Name</th><th>Age</th><th>Town</th></tr></thead></table>';
    const person = (word: string, i: number) =>
      `<tr><td>Jane ${word}</td><td>${i + 20}</td><td>New ${word}</td></tr>`;
    const people = `<div class="heads">${heads}</div><div class="rows"><table><tbody>${WORDS.map(person).join('')}</tbody></table></div>`;
    expect(firstOf(`<main>${people}</main>`)).toEqual({
      name: 'Jane harbour',
      age: 20,
      town: 'New harbour',
    });
    const row = (cells: (word: string, i: number) => string) =>
      WORDS.map((word, i) => `<div role="row" row-index="${i}">${cells(word, i)}</div>`).join('');
    const cell = (text: string) => `<div role="gridcell">${text}</div>`;
    const head = (text: string) => `<div role="columnheader">${text}</div>`;
    const grid = `<div role="grid"><div role="row">${head('Name')}${head('Town')}${head('Medals')}</div><div role="rowgroup">${row((word) => cell(`Jane ${word}`))}</div><div role="rowgroup">${row((word, i) => cell(`New ${word}`) + cell(String(i)))}</div></div>`;
    expect(firstOf(`<main>${grid}</main>`)).toEqual({
      name: 'Jane harbour',
      town: 'New harbour',
      medals: 0,
    });
  });

  it('are called as parts are for tests, as words beside a block, and as numbers are read aloud', () => {
    const day = (word: string, i: number) =>
      `<div class="views-row"><div class="views-field views-field-title"><a href="/d/${i}">Day of ${word}</a></div><b data-testid="WindSpeed">NW ${i} ${word}</b><a href="/s/${i}" aria-label="${i + 1204} stars"><svg></svg>1.${i}k</a><relative-time datetime="2026-05-1${i}T10:00:00Z">${i + 2} days ago</relative-time></div>`;
    expect(firstOf(`<main>${WORDS.map(day).join('')}</main>`)).toMatchObject({
      title: 'Day of harbour',
      wind_speed: 'NW 0 harbour',
      stars: '1.0k',
      date: '2026-05-10T10:00:00Z',
    });
  });

  it('are files of sound, no pictures; a day, and what stands in the line below it', () => {
    const episode = (word: string, i: number) =>
      `<div class="e"><h2><a href="/e/${i}">All about ${word}</a></h2><audio src="/e/${i}.mp3"></audio><p>${i + 1}.10.2026<br>Ref. ${i + 40}</p></div>`;
    const table = tableOf(`<main>${WORDS.map(episode).join('')}</main>`);
    expect(table.columns.map(({ type }) => type)).toEqual(['url', 'text', 'url', 'date', 'text']);
    expect(table.rows[0]).toMatchObject({ link: 'https://a.example/e/0.mp3', date: '2026-10-01' });
  });

  it('hold a sentence as one, whatever links are in it, and where they lead', () => {
    const item = (word: string, i: number) =>
      `<li><h3><a href="/i/${i}">The ${word}</a></h3><p>They told us about the ${word} for the first time, ${i % 2 === 0 ? `see <a href="/about/${i}">what it is</a>` : 'as one does'}, and left after ${i + 2} hours of it.</p></li>`;
    const { rows } = tableOf(`<ul>${WORDS.map(item).join('')}</ul>`);
    expect(rows.slice(0, 2)).toEqual([
      {
        url: 'https://a.example/i/0',
        title: 'The harbour',
        description:
          'They told us about the harbour for the first time, see what it is, and left after 2 hours of it.',
        what_it_is_url: 'https://a.example/about/0',
      },
      {
        url: 'https://a.example/i/1',
        title: 'The orchard',
        description:
          'They told us about the orchard for the first time, as one does, and left after 3 hours of it.',
        what_it_is_url: null,
      },
    ]);
  });

  it('are called as the icon before the value is', () => {
    const home = (word: string, i: number) =>
      `<div class="home"><h3><a href="/h/${i}">House of ${word}</a></h3><ul><li><svg><title>Bedrooms</title><path d=""/></svg> ${i + 2}</li><li><i class="fa" title="Sleeps"></i> ${i * 2 + 3}</li></ul></div>`;
    expect(firstOf(`<main>${WORDS.map(home).join('')}</main>`)).toEqual({
      url: 'https://a.example/h/0',
      title: 'House of harbour',
      bedrooms: 2,
      sleeps: 3,
    });
  });

  it('keep the digits of their heads in their names', () => {
    const row = (word: string, i: number) =>
      `<tr><td>${word}</td><td>${i + 1}.5</td><td>${i + 2}.5</td><td>${i + 30}</td></tr>`;
    const heads = '<tr><th>Name</th><th>1h %</th><th>24h %</th><th>2026</th></tr>';
    expect(firstOf(`<main><table>${heads}${WORDS.map(row).join('')}</table></main>`)).toEqual({
      name: 'harbour',
      h_1: 1.5,
      h_24: 2.5,
      year_2026: 30,
    });
  });

  it.each([
    [
      'parts shown and a sentence read aloud behind them',
      (price: number) =>
        `<div aria-hidden="true"><i>$</i><b>${price}</b><i>${price + 1}</i></div><span class="aloud">current price $${price}.${price + 1}</span>`,
    ],
    [
      'a sentence read aloud before it',
      (price: number) =>
        `<span class="aloud">Sale Price $${price}.${price + 1}</span><span aria-hidden="true"><i>$</i><b>${price}.${price + 1}</b></span>`,
    ],
    [
      'its parts in boxes of a line',
      (price: number) =>
        `<div><span>US $</span><span>${price}</span><span>.</span><span>${price + 1}</span></div>`,
    ],
  ])('hold a price once: %s', (_, priceOf) => {
    const lamp = (word: string, i: number) =>
      `<div class="lamp"><h3><a href="/l/${i}">Lamp ${word}</a></h3><div class="cost">${priceOf(i + 20)}</div><p class="old-price">$${i + 40}.50</p><div><b aria-hidden="true">${i + 12}</b><i>4.${i} of 5 stars, ${i + 12} reviews</i></div></div>`;
    const { rows } = tableOf(`<main>${WORDS.map(lamp).join('')}</main>`);
    expect(rows[0]).toEqual({
      url: 'https://a.example/l/0',
      title: 'Lamp harbour',
      price: 20.21,
      original_price: 40.5,
      number: 12,
      text: '4.0 of 5 stars, 12 reviews',
    });
  });

  it('take bold cells of a first row for heads', () => {
    const row = (word: string, i: number) =>
      `<tr><td>${i + 1}</td><td>New ${word}</td><td>${i * 37 + 400}</td></tr>`;
    const heads = '<tr><td><b>No.</b></td><td><b>Town</b></td><td><b>People</b></td></tr>';
    const { rows } = tableOf(`<main><table>${heads}${WORDS.map(row).join('')}</table></main>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toEqual({ no: 1, town: 'New harbour', people: 400 });
  });

  it('hold prices and days without the words before them, and numbers as they are dialled', () => {
    const lamp = (word: string, i: number) =>
      `<div class="lamp"><h3><a href="/l/${i}">Lamp ${word}</a></h3><b>$${i + 20}.50</b><s><span class="sr">Was </span>$${i + 40}.99</s><p>New since 0${i + 1}.03.2026</p><p>+44 20 7946 0${i}44</p></div>`;
    const { rows, columns, recipe } = tableOf(`<main>${WORDS.map(lamp).join('')}</main>`);
    // the recipe reads the same, on this page and on the next one
    for (const words of [WORDS, WORDS.map((word) => `${word} two`)]) {
      const html = `<html lang="en"><body><main>${words.map(lamp).join('')}</main></body></html>`;
      const task = { kind: 'read', html, url: 'https://a.example/', recipe, now: '' } as const;
      const answer = runRecordsTask(task);
      const read = answer.kind === 'reading' ? answer.rows : [];
      const told = ({ original_price, new_since, phone }: RecipeRow) => ({
        ...{ original_price, new_since, phone },
      });
      expect(read.map(told)).toEqual(rows.map(told));
    }
    expect(rows[1]).toEqual({
      url: 'https://a.example/l/1',
      title: 'Lamp orchard',
      price: 21.5,
      original_price: 41.99,
      new_since: '2026-03-02',
      phone: '+44 20 7946 0144',
    });
    expect(columns.map(({ type }) => type)).toEqual([
      'url',
      'text',
      'price',
      'price',
      'date',
      'phone',
    ]);
  });

  it('take days with slashes for days, in ISO 8601 where one above twelve tells their order', () => {
    const look = (from: number) => (word: string, i: number) =>
      `<div><h3><a href="/l/${i}">Talk of ${word}</a></h3><p>0${i + 1}/${from + i}/2026</p></div>`;
    const first = (from: number) =>
      tableOf(`<html lang="en"><main>${WORDS.map(look(from)).join('')}</main></html>`).rows[0];
    expect(first(15)).toMatchObject({ date: '2026-01-15' });
    expect(first(10)).toMatchObject({ date: '2026-01-10' });
    const unsure = (word: string, i: number) => look(0)(word, i).replace(/\/(\d)\//, '/0$1/');
    expect(
      tableOf(`<html lang="en"><main>${WORDS.map(unsure).slice(1).join('')}</main></html>`).rows[0],
    ).toMatchObject({ date: '02/01/2026' });
  });

  it('keep what stands before a day that has a weekday of its own, or a currency', () => {
    const look = (word: string, i: number) =>
      `<div><h3><a href="/l/${i}">Talk of ${word}</a></h3><p>Monday ${i + 1} March 2026</p><p>CHF ${i + 20}</p></div>`;
    expect(tableOf(`<main>${WORDS.map(look).join('')}</main>`).rows[0]).toMatchObject({
      date: '2026-03-01',
      price: 20,
    });
  });

  it('hold the heading above each group, and a price without the words in a box beside it', () => {
    const show = (word: string, i: number) =>
      `<div class="ev"><div>${9 + (i % 9)}:30</div><a href="/s/${i}">Show ${i} of ${word}</a><div class="cost">${i % 3 === 2 ? 'Free' : `£${i + 4}.50${i % 3 === 1 ? '<em class="l">Few left</em>' : ''}`}</div></div>`;
    const day = (name: string, d: number) =>
      `<section><h2>${name} ${d + 1} May</h2>${WORDS.slice(d)
        .map((word, i) => show(word, d * 8 + i))
        .join('')}</section>`;
    const { rows } = tableOf(
      `<main>${['Monday', 'Tuesday', 'Wednesday'].map(day).join('')}</main>`,
    );
    expect(rows.map(({ date }) => date)).toEqual(
      ['Monday 1 May', 'Tuesday 2 May', 'Wednesday 3 May'].flatMap((name, d) =>
        Array(8 - d).fill(name),
      ),
    );
    expect(rows.slice(3, 6).map(({ price }) => price)).toEqual([7.5, 8.5, 'Free']);
  });

  it('hold prices in several currencies as they are written, and so do runs of a recipe in one', () => {
    const signs = ['$', '€', '£'];
    const lamp = (sign: (i: number) => string) => (word: string, i: number) =>
      `<div><h3><a href="/l/${i}">Lamp ${word}</a></h3><b class="price">${sign(i)}${i + 20}.50</b></div>`;
    const body = (sign: (i: number) => string) => `<main>${WORDS.map(lamp(sign)).join('')}</main>`;
    const mixed = body((i) => signs[i % 3] ?? '');
    const prices = (rows: readonly RecipeRow[]) => rows.slice(0, 3).map(({ price }) => price);
    expect(prices(tableOf(mixed).rows)).toEqual(['$20.50', '€21.50', '£22.50']);
    const { recipe, rows } = tableOf(body(() => '$'));
    expect(prices(rows)).toEqual([20.5, 21.5, 22.5]);
    const html = `<html lang="en"><body>${mixed}</body></html>`;
    const task = { kind: 'read', html, url: 'https://a.example/', recipe, now: '' } as const;
    const answer = runRecordsTask(task);
    expect(answer.kind === 'reading' && prices(answer.rows)).toEqual([20.5, '€21.50', '£22.50']);
  });
});

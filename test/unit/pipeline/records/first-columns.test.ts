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
      reviews: '1 review',
      measure: '20 min',
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
      date: '10-Nov-2026 10:20',
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
});

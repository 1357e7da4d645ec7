/** The list that a page is about is proposed first, whole, and not what stands beside it or around it. */
import { describe, expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const rowsOf = (body: string): readonly string[] => {
  const html = `<html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  const now = '2026-01-01T00:00:00Z';
  const answer = runRecordsTask({ kind: 'propose', html, url: 'https://a.example/', most: 1, now });
  if (answer.kind !== 'tables') throw new Error('no tables');
  return (answer.tables[0]?.rows ?? []).map((row) => JSON.stringify(row));
};
const WORDS = ['harbour', 'orchard', 'lantern', 'gravel', 'pepper', 'saddle', 'velvet', 'walnut'];
const HALLS = ['Old Hall', 'Mill', 'Chapel'];
const buttons = (id: number) =>
  `<div class="acts"><button>♡</button><a href="/save/${id}">Save</a><button>Share</button></div>`;

describe('the first list', () => {
  it.each([
    ['<section class="shop-related"><h3>Aus unserem Haus</h3>', 'the name of a box'],
    ['<section class="x"><h2>Customers also viewed</h2>', 'its heading'],
    ['<section><h2>Das könnte Sie auch interessieren</h2>', 'its heading in German'],
  ])('is not %s, by %s', (open) => {
    const photo = (word: string, i: number) =>
      `<figure><a href="/photo/${i}"><img src="/p/${i}.jpg"></a><figcaption>Grey ${word}</figcaption></figure>`;
    const other = (word: string, i: number) =>
      `<div class="c"><a href="/r/${i}"><img src="/r/${i}.jpg"></a><div><a href="/r/${i}">Kettle ${word}</a><b>${i + 20}.50</b><p>Free delivery of the ${word} above 50.</p></div></div>`;
    const body = `<div class="gal">${WORDS.map(photo).join('')}</div>${open}<div>${WORDS.slice(1).map(other).join('')}</div></section>`;
    const rows = rowsOf(body);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toContain('Grey harbour');
  });

  it('is of the events, not of the days that hold them, whatever buttons each has', () => {
    const event = (day: number, i: number) =>
      `<article><span>${9 + i}:15</span><div><h3><a href="/e/${day}-${i}"><span>Talk of the ${WORDS[(day * 3 + i) % 8] ?? ''} ${day}${i}</span></a></h3><p>${HALLS[(i * 2 + day) % 3] ?? ''}</p></div><b>${day + i * 3 + 4}.00 €</b><div class="acts"><button>♡</button><a href="/save/${day}${i}">Save</a><button>Add</button><a href="/compare/${day}${i}">Compare</a></div></article>`;
    const day = (n: number) =>
      `<section class="day"><h2>${n} November 2026</h2><div>${[0, 1, 2, 3].map((i) => event(n, i)).join('')}</div></section>`;
    const rows = rowsOf(`<main><h1>Programme</h1>${[1, 2, 3, 4, 5].map(day).join('')}</main>`);
    expect(rows).toHaveLength(20);
  });

  it('is of the products still where each has the same labels in the same order', () => {
    const labels = ['Weight', 'Colour', 'Length'];
    const product = (word: string, i: number) =>
      `<section><h2>Tent ${word}</h2><div>${labels.map((label, n) => `<p><b>${label}</b><span>${(i + 2) * (n + 3)} of ${word}</span></p>`).join('')}</div></section>`;
    const rows = rowsOf(`<main><h1>Tents</h1>${WORDS.map(product).join('')}</main>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toContain('Tent harbour');
  });

  it('has the results that come before their kind is met, after advertisements like them', () => {
    const ad = (i: number) =>
      `<div class="r"><span>Ad</span><a href="/ad/${i}">shop.example</a><h3>Stoves on sale ${i}</h3><p>Free delivery for all of the stoves ${i}.</p></div>`;
    const result = (word: string, i: number) =>
      `<div class="r">${i < 2 ? '<span>Updated</span>' : ''}<a href="https://n.example/${i}">n.example › ${word}</a><h3>The long return of the ${word}</h3><p>A small team keeps the ${word}, and everybody writes about it.</p><div>${buttons(i)}</div></div>`;
    const rows = rowsOf(`<main><div>${ad(1)}${WORDS.map(result).join('')}${ad(2)}</div></main>`);
    for (const word of WORDS) expect(rows.join('')).toContain(`return of the ${word}`);
    expect(rows.join('')).not.toContain('Stoves');
  });

  it('has records of two rows of a table each, a title and what is said below it', () => {
    const story = (word: string, i: number) =>
      `<tr class="story"><td class="title">${i + 1}.</td><td class="vote"><a href="/vote/${i}">▲</a></td><td class="title"><span><a href="https://${word}.example/">The return of the ${word}</a></span> (<a href="/from/${i}">${word}.example</a>)</td></tr><tr><td colspan="2"></td><td class="below"><b>${i * 7 + 3} points</b> by <a href="/u/${i}">${WORDS[(i * 3) % 8] ?? ''}</a> <span class="age"><a href="/i/${i}">${i + 1} hours ago</a></span> | <a href="/hide/${i}">hide</a> | <a href="/i/${i}">${i * 5 + 2} comments</a></td></tr><tr class="spacer"></tr>`;
    const rows = rowsOf(`<table>${WORDS.map(story).join('')}</table>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toMatch(/return of the harbour.*"points":3,.*1 hours ago.*"comments":2\b/);
  });

  it('is of the rows of a table whose cells a style sheet alone puts in rows', () => {
    const cell = (text: string) => `<div>${text}</div>`;
    const train = (word: string, i: number) =>
      [`1${i}:${10 + i}`, word, `S${i + 1}`, `${i * 7 + 2} min`].map(cell).join('');
    const heads = ['Leaves', 'To', 'Line', 'Takes'].map(
      (text) => `<div class="head">${text}</div>`,
    );
    const rows = rowsOf(`<div class="grid">${heads.join('')}${WORDS.map(train).join('')}</div>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[1]).toBe('{"leaves":"11:11","to":"orchard","line":"S2","takes":"9 min"}');
  });

  it('is of what happens in a month, with its day, not of its weeks', () => {
    const event = (day: number) =>
      `<div class="e"><a href="/e/${day}">Talk of the ${WORDS[day % 8] ?? ''} ${day}</a> <i>1${day % 9}:30</i></div>`;
    const day = (n: number) =>
      `<td><b>${n}</b>${n % 3 === 1 ? event(n) : ''}${n % 9 === 1 ? event(n + 100) : ''}</td>`;
    const week = (n: number) =>
      `<tr>${[1, 2, 3, 4, 5, 6, 7].map((i) => day(n * 7 + i)).join('')}</tr>`;
    const heads = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => `<th>${name}</th>`);
    const rows = rowsOf(
      `<table><tr>${heads.join('')}</tr>${[0, 1, 2, 3].map(week).join('')}</table>`,
    );
    expect(rows).toHaveLength(14);
    expect(rows[1]).toMatch(/^\{"group":1,.*Talk of the \w+ 101/);
  });

  it('has what a table unfolds below each row with that row, under the names of its columns', () => {
    const course = (word: string, i: number) =>
      `<tr><td>C${i + 100}</td><td><a href="/c/${i}">Art of the ${word}</a></td><td>${i + 2}</td></tr><tr class="more"><td colspan="3">We mend one ${word} together and take it home on the last day.</td></tr>`;
    const heads = '<tr><th>Code</th><th>Course</th><th>Credits</th></tr>';
    const rows = rowsOf(`<table><thead>${heads}</thead>${WORDS.map(course).join('')}</table>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[1]).toMatch(
      /"code":"C101".*"course":"Art of the orchard","credits":3,.*one orchard together/,
    );
  });

  it('is of the talks of all days, though the hours of each day are the same', () => {
    const talk = (day: number, i: number) =>
      `<tr><td>${9 + i}:00 – ${9 + i}:45</td><td><b>On the ${WORDS[(day * 3 + i) % 8] ?? ''}</b><br><em>Jane ${WORDS[(day + i * 5) % 8] ?? ''}</em></td><td>${HALLS[(i * 2 + day) % 3] ?? ''}</td></tr>`;
    const day = (n: number) =>
      `<h2>Day ${n}: ${n + 9} May 2026</h2><table>${[0, 1, 2, 3, 4].map((i) => talk(n, i)).join('')}</table>`;
    const rows = rowsOf(`<main>${[1, 2, 3].map(day).join('')}</main>`);
    expect(rows).toHaveLength(15);
    expect(rows[5]).toMatch(/^\{"date":"Day 2: 11 May 2026","time":"9:00 – 9:45"/);
  });

  it('is of all terms, though only some say where to look as well', () => {
    const term = (word: string, i: number) =>
      `<dt>Old ${word}</dt><dd>What was a ${word} before the harvest of ${1900 + i}.</dd>${i % 3 === 0 ? `<dd><em>See also</em> <a href="#t">${WORDS[i + 1] ?? ''}</a></dd>` : ''}`;
    const words = [...WORDS, 'copper', 'linen', 'marble', 'thistle'];
    expect(rowsOf(`<dl>${words.map(term).join('')}</dl>`)).toHaveLength(words.length);
  });

  it('has records that begin with their heading, not with what stands before the first', () => {
    const lamp = (word: string, i: number) =>
      `<h2>${i + 1}. Lamp ${word}</h2><p><img src="/l/${i}.jpg" alt="${word}"></p><p>A lamp of ${word} that lights the whole room, and that we would buy again at once.</p><p><b>Price:</b> $${i * 3 + 20}.99 | <b>Made in:</b> ${word}</p><p><a href="/go/${i}">To the shop</a></p>`;
    const intro =
      '<p>We have tried lamps for a year, in each room and at each hour of the night.</p>';
    const rows = rowsOf(`<article><h1>Lamps</h1>${intro}${WORDS.map(lamp).join('')}</article>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toMatch(/1\. Lamp harbour.*lamp of harbour.*20\.99/);
  });

  it('has those that a box of their own sets apart, where they are called as the others are', () => {
    const job = (word: string, i: number) => {
      const inner = `<div><h2><a href="/j/${i}">Maker of ${word}</a></h2><p>Company ${word}</p></div><div><time datetime="2026-0${i + 1}-02">0${i + 1}/02</time></div>`;
      return i < 2
        ? `<li class="job gold"><div>Featured</div><div class="in flex">${inner}</div></li>`
        : `<li class="job">${inner}</li>`;
    };
    expect(rowsOf(`<main><ul>${WORDS.map(job).join('')}</ul></main>`)).toHaveLength(WORDS.length);
  });

  it('is of all comments, those of the first level and their answers', () => {
    const said = (word: string, id: number) =>
      `<div><img src="/face.png"><a href="/u/${id}">${word}_${id}</a><time>${id + 1} hours ago</time><p>I would not buy the ${word}, since it broke after a week of use.</p><button>Reply</button></div>`;
    const comment = (word: string, i: number): string =>
      `<li>${said(word, i)}${i % 2 === 0 ? `<ol>${[1, 2, 3].map((n) => `<li>${said(WORDS[n] ?? '', i * 10 + n)}</li>`).join('')}</ol>` : ''}</li>`;
    const rows = rowsOf(`<main><ol>${WORDS.slice(0, 6).map(comment).join('')}</ol></main>`);
    expect(rows).toHaveLength(15);
  });

  it.each([
    ['of one tag', 'div', 'div'],
    ['that are items above and boxes below', 'li', 'div'],
  ])('has all answers of a discussion whose comments are boxes in boxes %s', (_, top, below) => {
    const comment = (i: number, tag: string, answers = ''): string =>
      `<${tag} class="cmt flex gap-2 ${i < 3 || i % 2 === 1 ? 'odd' : 'even'}"><div class="in flex"><div class="who"><cite>reader_${i}</cite><i>${i + 3} hours ago</i></div><div class="says"><div>The ${WORDS[i % 8] ?? ''} was better than the last one, and I have had ${i + 2} of them.</div></div></div>${answers === '' ? '' : `<div class="sub"><div class="list">${answers}</div></div>`}</${tag}>`;
    const deep = comment(20, below) + comment(21, below);
    const tree = [0, 1, 2].map((i) => comment(i, top, comment(i + 10, below, i === 1 ? deep : '')));
    const rows = rowsOf(`<main><h2>8 answers</h2><div class="all">${tree.join('')}</div></main>`);
    expect(rows).toHaveLength(8);
    for (const i of [0, 1, 2, 10, 11, 12, 20, 21])
      expect(rows.filter((row) => row.includes(`"reader_${i}"`))).toHaveLength(1);
  });

  it.each([
    ['first', (name: string, births: number) => `<th>${name}</th><td>${births}</td>`],
    ['last', (name: string, births: number) => `<td>${births}</td><th>${name}</th>`],
  ])('has no row of sums, where names stand %s', (_, cells) => {
    const row = (word: string, i: number) =>
      `<tr>${cells(word, i * 7 + 3).replace('</td>', `</td><td>${i * 90 + 1}</td>`)}</tr>`;
    const sums = `<tfoot><tr>${cells('Total', 220)}<td>2,528</td></tr></tfoot>`;
    const rows = rowsOf(
      `<main><h1>Births</h1><table><tbody>${WORDS.map(row).join('')}</tbody>${sums}</table></main>`,
    );
    expect(rows).toHaveLength(WORDS.length);
    expect(rows.join('')).not.toContain('Total');
  });

  it('has the same columns in featured records that say the same in another order', () => {
    const job = (word: string, i: number) => {
      const title = `<h2><a href="/j/${i}"><span>Maker of ${word}</span></a></h2>`;
      const firm = `<div><span class="firm">Firm of ${word}</span> <span class="town">Town ${i % 5}</span></div>`;
      const day = `<time class="day" datetime="2026-03-1${i}">1${i} March 2026</time>`;
      return i === 2 || i === 5
        ? `<li class="job"><b>Featured</b><div>${day}${title}${firm}</div></li>`
        : `<li class="job">${firm}${title}${day}</li>`;
    };
    const rows = rowsOf(`<main><ul>${WORDS.map(job).join('')}</ul></main>`).map(
      (row) => Object.entries(JSON.parse(row) as object) as [string, unknown][],
    );
    const keyOf = (of: (i: number) => string): ReadonlySet<string | undefined> =>
      new Set(rows.map((row, i) => row.find(([, value]) => value === of(i))?.[0]));
    for (const of of [
      (i: number) => `Maker of ${WORDS[i] ?? ''}`,
      (i: number) => `Firm of ${WORDS[i] ?? ''}`,
      (i: number) => `2026-03-1${i}`,
    ]) {
      expect([...keyOf(of)]).toHaveLength(1);
      expect([...keyOf(of)]).not.toContain(undefined);
    }
  });

  it('keeps the columns of rows beside a cell that reaches down past an advertisement', () => {
    const rest = (i: number) =>
      `<td>Size ${i}</td><td>TS-${i * 917}</td><td>£${i * 3 + 11}.50</td>`;
    const group = (size: number, i: number, sizes: readonly number[]) => {
      const from = sizes.slice(0, i).reduce((sum, one) => sum + one, 0);
      const own = Array.from({ length: size }, (_, n) => `<tr>${rest(from + n)}</tr>`);
      const ad = `<tr><td colspan="4"><b>Sponsored</b> <a href="/ads/${i}">Our app is free</a></td></tr>`;
      const first = `<tr><td rowspan="${size}">Colour ${i}</td>${own[0]?.slice(4) ?? ''}`;
      return [first, ...(i % 2 === 1 ? [ad] : []), ...own.slice(1)].join('');
    };
    const rows = rowsOf(
      `<main><h1>Shirts</h1><table><tr><th>Colour</th><th>Size</th><th>Number</th><th>Price</th></tr>${[3, 2, 4, 2, 1].map(group).join('')}</table></main>`,
    );
    expect(rows.map((row) => Object.values(JSON.parse(row) as object).slice(-2))).toEqual(
      Array.from({ length: 12 }, (_, i) => [`TS-${i * 917}`, i * 3 + 11.5]),
    );
  });

  it('is of the people, four of whom stand in each row of a table', () => {
    const person = (row: number, i: number) =>
      `<td><img src="/p/${row}${i}.jpg"><br><b>Jane ${WORDS[row * 4 + i] ?? ''}</b><br>Room ${row}0${i}</td>`;
    const row = (n: number) => `<tr>${[0, 1, 2, 3].map((i) => person(n, i)).join('')}</tr>`;
    const rows = rowsOf(`<main><table>${[0, 1].map(row).join('')}${row(0)}</table></main>`);
    expect(rows).toHaveLength(12);
    expect(rows[5]).toContain('Jane saddle');
  });

  it('is of the versions, not of runs of their parts, each below what heads several', () => {
    const part = (name: string, words: readonly string[]) =>
      `<h4>${name}</h4><ul>${words.map((word) => `<li>The ${word} can be mended</li>`).join('')}</ul>`;
    const version = (word: string, i: number) =>
      `${i % 4 === 0 ? `<h2>Year ${2026 - i}</h2>` : ''}<h3>[3.${8 - i}.0] of the ${word}</h3>${part('Added', [word, WORDS[7 - i] ?? ''])}${i % 2 === 0 ? part('Fixed', [word]) : ''}`;
    const rows = rowsOf(`<main><h1>Changes</h1>${WORDS.map(version).join('')}</main>`);
    expect(rows).toHaveLength(8);
    expect(rows[1]).toContain('[3.7.0] of the orchard');
    expect(rows[5]).toContain('Year 2022');
  });

  it('holds nothing of the advertisements between the records', () => {
    const ad = (i: number) =>
      `<div class="ad"><i>Sponsored</i><a href="/ad/${i}"><img src="/ad/${i}.jpg"></a></div>`;
    const lamp = (word: string, i: number) =>
      `<div class="lamp"><h2><a href="/l/${i}">Lamp ${word}</a></h2><b>$${i + 20}.99</b></div>${i % 3 === 1 ? ad(i) : ''}`;
    const rows = rowsOf(`<main>${WORDS.map(lamp).join('')}</main>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows.join(' ')).not.toContain('/ad/');
  });

  it('is of the rows, whose parts are boxes of other names, of which some lack one', () => {
    const gig = (word: string, i: number) =>
      `<div class="gig"><div class="day"><b>NOV</b><i>${i + 3}</i></div><div class="venue"><a href="/g/${i}">${word} Arena</a><p>${HALLS[i % 3] ?? ''}, ${word}</p></div><div class="act">${i % 3 === 0 ? '<span>Sold out</span>' : `<a href="/t/${i}">Tickets</a>`}</div></div>`;
    const rows = rowsOf(`<main><div>${WORDS.map(gig).join('')}</div></main>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(rows[0]).toContain('harbour Arena');
  });

  it('is of the tables of which each is one thing, not of their rows', () => {
    const thing = (word: string, i: number) =>
      `<table><tr><td rowspan="2"><a href="/i/${i}"><img src="/t${i}.gif"></a></td><td><font><b>Kettle ${word}</b></font></td></tr><tr><td><font size="2">For those who like the ${word} of the old days.<br>Price: <font color="red">${i + 20}.50 USD</font></font></td></tr></table><br>`;
    const rows = rowsOf(
      `<center><table><tr><td>${WORDS.map(thing).join('')}</td></tr></table></center>`,
    );
    expect(rows).toHaveLength(WORDS.length);
  });

  it('is of all messages, also of those that go on what the same person said', () => {
    const joined = [false, true, true, false, true, true, true, false, false, true];
    const message = (isJoined: boolean, i: number) =>
      `<div class="message default ${isJoined ? 'joined' : ''}">${isJoined ? '' : `<div class="pic">${'ABCD'[i % 4] ?? ''}</div>`}<div class="body"><div class="time">1${i % 10}:0${i % 6}</div>${isJoined ? '' : `<div class="from">Jane ${WORDS[i % 8] ?? ''}</div>`}<div class="text">We saw the ${WORDS[i % 8] ?? ''} on day ${i} and were glad of it until the evening, as far as I recall it${i % 4 === 1 ? ` <a href="https://b.example/${i}">here</a>` : ''}</div></div></div>`;
    const rows = rowsOf(`<main><div>${joined.map(message).join('')}</div></main>`);
    expect(rows).toHaveLength(joined.length);
  });

  it('is without the heads that a long table says again', () => {
    const head = '<tr class="head"><th>Rank</th><th>Player</th><th>Points</th></tr>';
    const row = (word: string, i: number) =>
      `${i % 3 === 0 ? head : ''}<tr><th scope="row">${i + 1}</th><td><a href="/p/${i}">Jane ${word}</a></td><td>${i * 3 + 4}</td></tr>`;
    expect(rowsOf(`<main><table>${WORDS.map(row).join('')}</table></main>`)).toHaveLength(8);
  });

  it('is of the lists of labels and values, not of each pair, and phone and fax are two columns', () => {
    const person = (word: string, i: number) =>
      `<dl><dt>Name</dt><dd>Jane ${word}</dd><dt>Office</dt><dd>${i + 100}</dd><dt>Phone</dt><dd>020 7946 01${i}0</dd>${i % 2 === 0 ? '' : `<dt>Fax</dt><dd>020 7946 02${i}0</dd>`}</dl>`;
    const rows = rowsOf(`<main>${WORDS.map(person).join('')}</main>`);
    expect(rows).toHaveLength(WORDS.length);
    expect(JSON.parse(rows[1] ?? '')).toEqual({
      name: 'Jane orchard',
      office: 101,
      phone: '020 7946 0110',
      fax: '020 7946 0210',
    });
  });

  it('is of the matches below each day, which stand beside their headings', () => {
    const match = (day: number, i: number) =>
      `<div class="match"><a href="/m/${day}${i}"><b>${WORDS[(day * 3 + i) % 8] ?? ''} ${HALLS[(day + i) % 3] ?? ''}</b> <i>${(day + i) % 5}</i> : <i>${(day * i) % 4}</i> <em>${WORDS[(day + i * 3) % 8] ?? ''} United</em></a><span>${WORDS[(day + i * i) % 8] ?? ''} Park</span></div>`;
    const day = (n: number) =>
      `<h3>Saturday ${n} November</h3>${[0, 1, 2, 3].map((i) => match(n, i)).join('')}`;
    const rows = rowsOf(`<main><h1>Matches</h1>${[1, 8, 15, 22].map(day).join('')}</main>`);
    expect(rows).toHaveLength(16);
    expect(rows[4]).toContain('Saturday 8 November');
  });
});

it.each([
  ['pages', 'February', 'en-GB'],
  ['صفحة', 'فبراير', 'ar-EG'],
])('a day and something beside it are two values: 306 %s – 1 %s 2026', (pages, month, digits) => {
  const number = (value: number) => value.toLocaleString(digits, { useGrouping: false });
  const book = (word: string, i: number) =>
    `<div class="b"><h3><a href="/b/${i}">Book of ${word}</a></h3><p><span>${number(306 + i * 7)} ${pages}</span> – <span>${number(i + 1)} ${month} ${number(2026)}</span></p></div>`;
  const [first = ''] = rowsOf(`<main>${WORDS.map(book).join('')}</main>`);
  const values = Object.values(JSON.parse(first) as object).map(String);
  expect(values.some((value) => value.includes('–'))).toBe(false);
  expect(values).toContain('2026-02-01');
});

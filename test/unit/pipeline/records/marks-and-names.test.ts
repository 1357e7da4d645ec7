/** Columns of what only some records have, names that stand in no list, and prices in parts. */
import { describe, expect, it } from 'vitest';
import type { RecipeRow } from '../../../../src/main/service/domain/recipe.ts';
import { isMoreOfOne } from '../../../../src/main/service/pipeline/records/more-words.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const WORDS = ['harbour', 'orchard', 'lantern', 'gravel', 'pepper', 'saddle', 'velvet', 'walnut'];

function rowsOf(item: (word: string, i: number) => string): readonly RecipeRow[] {
  const items = WORDS.map(
    (word, i) => `<li><h3><a href="/l/${i}">The ${word} lamp</a></h3>${item(word, i)}</li>`,
  );
  const html = `<html lang="en"><body><main><h1>Lamps</h1><ul>${items.join('')}</ul></main></body></html>`;
  const task = { kind: 'propose', html, url: 'https://a.example/', most: 1, now: '' } as const;
  const answer = runRecordsTask(task);
  const [table] = answer.kind === 'tables' ? answer.tables : [];
  if (table === undefined) throw new Error('no table');
  return table.rows;
}
const price = (i: number) => `<b class="price">€ ${i + 20}.50</b>`;

describe('what only some records have', () => {
  it('is a column of its own whatever its class, empty elsewhere', () => {
    const rows = rowsOf(
      (word, i) =>
        `${i % 3 === 1 ? '<em class="x7">New</em>' : ''}<p>Made of ${word} by hand</p>${price(i)}`,
    );
    expect(rows.map(({ badge }) => badge)).toEqual(
      WORDS.map((_, i) => (i % 3 === 1 ? 'New' : null)),
    );
    const sold = rowsOf(
      (_, i) => `${price(i)}${i === 2 ? '<span class="status-flag">Sold out</span>' : ''}`,
    );
    expect(sold.flatMap((row) => Object.values(row)).filter((cell) => cell === 'Sold out')).toEqual(
      ['Sold out'],
    );
  });

  it('is none where it is a button, or stands beside a value as its label', () => {
    const rows = rowsOf(
      (_, i) =>
        `${price(i)}${i % 2 === 0 ? `<p><span>Deposit</span> <span>${i + 3} bottles</span></p>` : ''}${i % 3 === 0 ? '<button>Buy</button>' : ''}`,
    );
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^(?:Deposit|Buy)$/.test(String(cell)))).toEqual([]);
    expect(cells).toContain('3 bottles');
  });
});

describe('names of columns', () => {
  it('are words of classes that stand in no list, and what links say', () => {
    const [row] = rowsOf(
      (word, i) =>
        `<p class="maker">Works ${word}</p><p class="lamp-card__ferry">from ${word} pier</p><p class="text-sm italic mt-2">in ${word} wood</p><address>${i} ${word} Road</address><a class="btn" href="/r/${i}">Read reviews</a>${price(i)}`,
    );
    expect(row).toEqual({
      url: 'https://a.example/l/0',
      title: 'The harbour lamp',
      maker: 'Works harbour',
      ferry: 'from harbour pier',
      text: 'in harbour wood',
      address: '0 harbour Road',
      read_reviews_url: 'https://a.example/r/0',
      price: 20.5,
    });
  });
});

describe('names that icons have, and texts for those who listen', () => {
  it.each([
    ['a drawing', '<svg aria-label="Location"><circle r="5"/></svg> '],
    ['a picture', '<img src="/pin.svg" alt="Location"> '],
  ])('are those of the values beside %s', (_, icon) => {
    const rows = rowsOf(
      (word, i) =>
        `<div class="mt-1">Works ${word}</div>${i % 3 === 1 ? '' : `<div class="mt-1">${icon}${word} town</div>`}${price(i)}`,
    );
    expect(rows.slice(0, 2)).toMatchObject([
      { text: 'Works harbour', location: 'harbour town' },
      { text: 'Works orchard', location: null },
    ]);
  });

  it('are those of the elements themselves', () => {
    const [row] = rowsOf((word, i) => `<p aria-label="Owner">Works ${word}</p>${price(i)}`);
    expect(row).toMatchObject({ owner: 'Works harbour' });
  });
});

describe('a price in parts', () => {
  const [sign, whole] = ['<span class="cur">$</span>', '<span class="whole">'];
  it.each<[string, (i: number) => string, number]>([
    ['its sign', (i) => `<div>${sign}<span>${i + 20}.50</span></div>`, 20.5],
    [
      'all of them, beside another price and words',
      (i) =>
        `<div>${sign}${whole}${i + 20}</span><span>.</span><sup>5${i}</sup> <s>$${i + 90}.00</s> <small>/ night</small></div>`,
      20.5,
    ],
    ['a raised part', (i) => `<div>${sign}${whole}${i + 20}</span><sup>5${i}</sup></div>`, 20.5],
    [
      'its sign behind',
      (i) =>
        `<div>${whole}${i + 20}</span><span>,5${i}</span><span>€</span> <i>pro Nacht</i></div>`,
      20.5,
    ],
  ])('is one in boxes: %s', (_, item, value) => {
    const [row] = rowsOf((word, i) => `<p>Made of ${word} by hand</p>${item(i)}`);
    expect(Object.values(row ?? {})).toContain(value);
    expect(Object.values(row ?? {})).not.toContain(20);
  });

  it('is none where numbers of another kind stand side by side', () => {
    const [row] = rowsOf(
      (word, i) => `<p>Made of ${word}</p><div><span>${i + 3}</span> <span>${i + 40}</span></div>`,
    );
    expect(Object.values(row ?? {})).toEqual(expect.arrayContaining([3, 40]));
  });
});

it('more of comments may be more records', () => {
  for (const text of ['load more comments', 'show more reviews', 'mehr kommentare anzeigen'])
    expect(isMoreOfOne(text), text).toBe(true);
  for (const text of ['load more lamps', 'show more filters', '3 comments'])
    expect(isMoreOfOne(text), text).toBe(false);
});

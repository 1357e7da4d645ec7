/** Columns of cards whose classes say only how they look. */
import { describe, expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const WORDS = ['Harbour', 'Orchard', 'Lantern', 'Gravel', 'Pepper', 'Saddle', 'Velvet', 'Walnut'];

function tableOf(card: (word: string, i: number) => string) {
  const cards = WORDS.map((word, i) => `<div class="p-4 rounded">${card(word, i)}</div>`);
  const html = `<html lang="en"><head><title>A page</title></head><body><main class="grid">${cards.join('')}</main></body></html>`;
  const now = '2026-01-01T00:00:00Z';
  const answer = runRecordsTask({ kind: 'propose', html, url: 'https://a.example/', most: 1, now });
  const [table] = answer.kind === 'tables' ? answer.tables : [];
  if (table === undefined) throw new Error('no table');
  return table;
}
const named = (word: string, i: number): string => `<h3><a href="/s/${i}">${word} house</a></h3>`;
const columns = (card: (word: string, i: number) => string) =>
  tableOf(card).columns.map(({ name, type }) => `${name}: ${type}`);

describe('a word before a number', () => {
  it.each([
    ['Sleeps', 'sleeps'],
    ['Plazas', 'plazas'],
    ['Betten', 'betten'],
  ])('that says of what there are so many names the column: %s', (word, name) => {
    const table = tableOf(
      (house, i) => `${named(house, i)}<p class="text-sm">${word} ${2 + (i % 5)}</p>`,
    );
    expect(table.columns).toContainEqual({ name, type: 'integer' });
    expect(table.rows[1]).toMatchObject({ [name]: 3 });
  });

  it.each(['Room', 'Bus', 'Series'])('belongs to the name of one thing: %s', (word) => {
    const table = tableOf(
      (house, i) => `${named(house, i)}<p class="text-sm">${word} ${2 + (i % 5)}</p>`,
    );
    expect(Object.values(table.rows[1] ?? {})).toContain(`${word} 3`);
  });

  it('is kept in a heading', () => {
    const table = tableOf(
      (_, i) => `<h3><a href="/s/${i}">Lanterns ${i}</a></h3><p>${WORDS[i] ?? ''} oil</p>`,
    );
    expect(table.rows[1]).toMatchObject({ title: 'Lanterns 1' });
  });
});

it('puts the pictures that one card turns through into one column', () => {
  const turned = (word: string, i: number): string =>
    `<div class="flex">${[0, 1, 2].map((n) => `<img alt="" src="/p/${i}-${n}.jpg">`).join('')}</div>${named(word, i)}`;
  const table = tableOf(turned);
  expect(table.columns.map(({ name }) => name)).toEqual(['images', 'url', 'title']);
  expect(table.rows[0]?.['images']).toEqual([0, 1, 2].map((n) => `https://a.example/p/0-${n}.jpg`));
});

it('leaves pictures of two things apart', () => {
  const side = (word: string, i: number, n: number): string =>
    `<div class="flex"><img alt="" src="/p/${i}-${n}.jpg"><b>${word} ${['town', 'city'][n] ?? ''}</b></div>`;
  expect(
    columns((word, i) => `${side(word, i, 0)}${side(WORDS[7 - i] ?? '', i, 1)}<i>${i}:2</i>`),
  ).not.toContain('images: image[]');
});

it('reads an address to write to and a number to call, not where they would be opened', () => {
  const table = tableOf(
    (word, i) =>
      `<h3>${word} Alder</h3><a href="mailto:${word.toLowerCase()}%2Bx@a.example?subject=Hello">Write</a> <a href="tel:+3295550${i}">Call</a>`,
  );
  expect(table.columns).toEqual(
    expect.arrayContaining([
      { name: 'email', type: 'email' },
      { name: 'phone', type: 'phone' },
    ]),
  );
  expect(table.rows[1]).toMatchObject({ email: 'orchard+x@a.example', phone: '+32955501' });
});

it('calls stars a rating', () => {
  expect(
    columns((word, i) => `${named(word, i)}<span class="text-sm">★ 4.${i} (${20 + i})</span>`),
  ).toContain('rating: text');
});

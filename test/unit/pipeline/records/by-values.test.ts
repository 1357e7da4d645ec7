/** Columns that no word of the page names: called by their values, and read as what these say. */
import { describe, expect, it } from 'vitest';
import type { RecipeRow } from '../../../../src/main/service/domain/recipe.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const NAMES = ['Amber', 'Brass', 'Copper', 'Dusk', 'Ember', 'Flint', 'Glow', 'Halo'];
const NOW = '2026-01-01T00:00:00Z';

const page = (part: (i: number) => string): string =>
  `<html lang="en"><head><title>Things</title></head><body><main><h1>Things</h1>${NAMES.map(
    (name, i) =>
      `<article class="grid p-4"><div class="text-sm font-medium text-gray-900"><a href="/thing/${i}">${name} of the house</a></div>${part(i)}</article>`,
  ).join('')}</main></body></html>`;

function tableOf(html: string) {
  const answer = runRecordsTask({
    ...{ kind: 'propose', html, url: 'https://a.example/', most: 1, now: NOW },
  });
  const [table] = answer.kind === 'tables' ? answer.tables : [];
  if (table === undefined) throw new Error('no table');
  return table;
}

const second = (part: (i: number) => string): RecipeRow => tableOf(page(part)).rows[1] ?? {};
const text = (said: string): string => `<div class="text-xs text-gray-500">${said}</div>`;

describe('a column without a word for it', () => {
  it.each([
    ['duration', (i: number) => text(`${i + 2} weeks`), '3 weeks'],
    ['duration', (i: number) => text(`${i + 1}d ${i + 3}h`), '2d 4h'],
    ['area', (i: number) => text(`${i * 9 + 40} m²`), '49 m²'],
    ['file_size', (i: number) => text(`${i * 9 + 40} KB`), '49 KB'],
    ['author', (i: number) => text(`<a href="/authors/p${i}">Pen ${NAMES[7 - i]}</a>`), 'Pen Glow'],
    ['badge', (i: number) => (i % 3 === 1 ? text('New') : ''), 'New'],
    [
      'delivery',
      (i: number) =>
        `<b>£${i + 20}.50</b><p class="mt-2">${i % 4 === 0 ? 'Free' : `+ £${i}.99`} delivery</p>`,
      '+ £1.99 delivery',
    ],
  ])('is called %s by its values', (name, part, value) => {
    expect(second(part)).toMatchObject({ title: 'Brass of the house', [name]: value });
  });

  it('is called as the day above the records', () => {
    const days = ['Monday 1 March', 'Tuesday 2 March'].map(
      (day, k) =>
        `<h3>${day}</h3><ul>${NAMES.slice(k * 4, k * 4 + 4)
          .map((name, i) => `<li><a href="/e/${k}${i}">${name} plays</a> <i>Hall ${i}</i></li>`)
          .join('')}</ul>`,
    );
    const { rows } = tableOf(`<html lang="en"><body><main>${days.join('')}</main></body></html>`);
    expect(rows[5]).toMatchObject({ date: 'Tuesday 2 March', title: 'Flint plays' });
  });
});

describe('numbers in words', () => {
  const rating = (i: number): string =>
    `<span aria-label="Rated ${i}.5 out of 5"><i></i></span> <span class="text-xs">(${i + 20})</span>`;
  const counted = (i: number): string => text(`${i} ${i === 1 ? 'comment' : 'comments'}`);

  it('are numbers: a rating read aloud, its count in brackets, what is counted', () => {
    const { columns, rows } = tableOf(page((i) => rating(i) + counted(i)));
    expect(rows[1]).toMatchObject({ rating: 1.5, reviews: 21, comments: 1 });
    expect(columns).toContainEqual({ name: 'rating', type: 'rating' });
  });

  it('are found again on a page that was made over', () => {
    const { recipe } = tableOf(page((i) => rating(i) + counted(i)));
    const html = page((i) => `<p>${counted(i)}</p><section>${rating(i)}</section>`);
    const answer = runRecordsTask({
      ...{ kind: 'read', html, url: 'https://a.example/', recipe, now: NOW },
    });
    if (answer.kind !== 'reading') throw new Error('nothing was read');
    expect(answer.rows[3]).toMatchObject({ rating: 3.5, reviews: 23, comments: 3 });
  });

  it('stay as they are written where the unit or another word says more', () => {
    expect(second((i) => text(`★ 4.${i} (${i + 30})`))).toMatchObject({ rating: '★ 4.1 (31)' });
    const labelled = second(
      (i) => `<p class="p-1"><span>Deposit</span> <span>${i + 3} bottles</span></p>`,
    );
    expect(labelled).toMatchObject({ deposit: '4 bottles' });
  });
});

describe('words in a box of their own', () => {
  it('are one list where some records have more of them', () => {
    const chips = (i: number): string =>
      `<div><b class="chip">${i % 2 === 0 ? 'Full time' : 'Part time'}</b>${i % 3 === 1 ? '<b class="chip">Remote</b>' : ''}${i % 2 === 1 ? '<b class="chip">Permanent</b>' : ''}</div>`;
    expect(second(chips)).toMatchObject({ tags: ['Part time', 'Remote', 'Permanent'] });
  });
});

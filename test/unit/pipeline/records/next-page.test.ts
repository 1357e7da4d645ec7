/** A recipe reads the next page of its site, where other records wear flags and boxes than on the page it was made on. */
import { expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';
import type { Recipe } from '../../../../src/main/service/domain/recipe.ts';

const URL = 'https://a.example/';
const NOW = '2026-01-01T00:00:00Z';
const pageOf = (records: readonly string[]) =>
  `<html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${records.join('')}</ul></main></body></html>`;

const FIRMS = [
  'Tessel',
  'Grey Loft',
  'Orrery',
  'Kestrel',
  'Ilex Systems',
  'Sable',
  'Vantor',
  'Halden',
];
const TOWNS = [
  'Lumsden',
  'Salterton',
  'Quillport',
  'Millstow',
  'Vareso',
  'Oldmere',
  'Tarnby',
  'Eskdale',
];

interface Wear {
  readonly flags: number;
  readonly boxes: number;
}
/** `from`: number of the first record. */
const records = (from: number, { flags, boxes }: Wear) =>
  FIRMS.map((firm, i) => {
    const n = (i + from) % FIRMS.length;
    const inner = `${i < flags ? '<div>New</div>' : ''}<header><h2><a href="/j/${from + i}"><span>Maker of thing ${from + i}</span></a></h2></header><div><span>${FIRMS[(n * 3) % 8] ?? firm}</span><span>${TOWNS[n] ?? ''}</span></div><p>Somebody is looked for who makes the thing ${from + i} and likes it.</p>`;
    return i < boxes
      ? `<li class="job"><div>Featured</div><div>${inner}</div></li>`
      : `<li class="job">${inner}</li>`;
  });

/** Of the first record that stands in no box, or in one where most do. */
const recipeOf = (html: string, at: number, isBoxed: boolean): Recipe => {
  const record = `main > ul > li:nth-child(${at + 1})`;
  const within = `${record}${isBoxed ? ' > div:nth-child(2)' : ''}`;
  const clicks = [
    { selector: [`${within} h2 a span`], field: 'title' },
    { selector: [`${within} div > span:nth-child(1)`], field: 'firm' },
    { selector: [`${within} div > span:nth-child(2)`], field: 'town' },
    { selector: [`${within} > p`], field: 'text' },
  ];
  const answer = runRecordsTask({ kind: 'clicks', html, url: URL, clicks, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('nothing was clicked');
  return answer.recipe;
};

it.each([
  ['flags that the next page has not', { flags: 4, boxes: 0 }, { flags: 0, boxes: 0 }],
  ['no flags where the next page has some', { flags: 0, boxes: 0 }, { flags: 3, boxes: 0 }],
  ['boxes around most that the next page has not', { flags: 0, boxes: 5 }, { flags: 1, boxes: 0 }],
])('made on a page with %s', (_, here, there) => {
  const isBoxed = here.boxes > 4;
  const at = isBoxed ? 0 : 7;
  const recipe = recipeOf(pageOf(records(0, here)), at, isBoxed);
  const html = pageOf(records(101, there));
  const read = runRecordsTask({ kind: 'read', html, url: URL, recipe, now: NOW });
  if (read.kind !== 'reading') throw new Error('nothing was read');
  expect(read.rows).toHaveLength(FIRMS.length);
  for (const [i, row] of read.rows.entries()) {
    const n = (i + 101) % FIRMS.length;
    expect(row).toMatchObject({
      title: `Maker of thing ${101 + i}`,
      firm: FIRMS[(n * 3) % 8],
      town: TOWNS[n],
      text: expect.stringContaining(`the thing ${101 + i} and`),
    });
  }
});

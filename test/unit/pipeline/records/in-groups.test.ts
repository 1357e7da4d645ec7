/** Lists in groups, and tables of which several rows are one record: which things of the page are the records. */
import { describe, expect, it } from 'vitest';
import type { RecipeRow } from '../../../../src/main/service/domain/recipe.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

function bestOf(main: string): {
  readonly columns: readonly string[];
  readonly rows: readonly RecipeRow[];
} {
  const html = `<html lang="en"><head><title>List</title></head><body><main><h1>List</h1>${main}</main></body></html>`;
  const now = '2026-01-01T00:00:00Z';
  const answer = runRecordsTask({
    ...{ kind: 'propose', html, url: 'https://a.example/', most: 3, now },
  });
  if (answer.kind !== 'tables') throw new Error('no tables');
  const [{ columns, rows } = { columns: [], rows: [] }] = answer.tables;
  return { columns: columns.map(({ name }) => name), rows };
}

const DAYS = [1, 3, 2, 1, 2, 1, 1, 3];
const ACTS = ['Quartet', 'Open mic', 'Swing', 'Choir', 'Story hour'];
const ROOMS = ['Crypt', 'Old library', 'Main hall'];

describe('rows between empty ones', () => {
  const item = (number: number): string =>
    `<tr class="a"><td>${number}.</td><td><a href="/vote?id=${number}">▲</a></td><td><a href="https://p${number}.example/">Story number ${number}</a></td></tr><tr><td colspan="2"></td><td><span>${number * 7} points</span> by <a href="/user?id=u${number}">user${number}</a> <a href="/item?id=${number}">${number + 1} hours ago</a> | <a href="/item?id=${number}">${number * 3} comments</a></td></tr>`;

  it('are one record, also where they are three, and what stands below the last is none', () => {
    const items = [1, 2, 3].map(item).join('<tr class="spacer"></tr>');
    const more =
      '<tr class="spacer"></tr><tr><td colspan="2"></td><td><a href="/p2">More</a></td></tr>';
    const { rows } = bestOf(`<table>${items}${more}</table>`);
    expect(rows).toHaveLength(3);
    expect(Object.values(rows[1] ?? {})).toContain('Story number 2');
    expect(JSON.stringify(rows[1])).toContain('14');
    expect(JSON.stringify(rows)).not.toContain('More');
  });
});

describe('lists in groups', () => {
  it('takes the events, not the days, of which many have one only', () => {
    let number = 0;
    const event = (): string => {
      number += 1;
      const price = number % 5 === 0 ? 'Free' : `£${number + 3}`;
      return `<li><span>${10 + (number % 9)}:30</span> <a href="/e/${number}">${ACTS[number % 5]} ${number}</a>, <span>${ROOMS[number % 3]}</span> <em>${price}</em></li>`;
    };
    const days = DAYS.map(
      (count, i) =>
        `<h3>Monday ${i * 3 + 1} March</h3><ul>${Array.from({ length: count }, event).join('')}</ul>`,
    );
    const { rows, columns } = bestOf(days.join(''));
    expect(rows).toHaveLength(14);
    expect(columns).toContain('url');
    expect(rows.at(-1)).toMatchObject({ url: 'https://a.example/e/14', date: 'Monday 22 March' });
  });

  it('takes the items below all headings, of which each has a link more that is always called the same', () => {
    const item = (n: number): string =>
      `<li><a href="/club/${n}">Riverside club of people ${n}</a> (${n * 7} of them) <a href="https://club${n}.example/">Website</a></li>`;
    const group = (name: string, from: number, count: number): string =>
      `<li><b>${name}</b><ul>${Array.from({ length: count }, (_, i) => item(from + i)).join('')}</ul></li>`;
    const { rows } = bestOf(`<ul>${group('Archery', 1, 4)}${group('Athletics', 5, 5)}</ul>`);
    expect(rows.map(({ group: name }) => name)).toEqual([
      ...Array.from({ length: 4 }, () => 'Archery'),
      ...Array.from({ length: 5 }, () => 'Athletics'),
    ]);
  });
});

describe('rows of a table', () => {
  const table = (rows: readonly string[]): string =>
    `<table><tr><th></th><th>Lot</th><th>Description</th><th>Bid</th></tr>${rows.join('')}</table>`;
  const lots = [4, 9, 2, 7, 5, 8];

  it('are one record where a picture reaches down over two that are laid out otherwise', () => {
    const rows = lots.map(
      (n, i) =>
        `<tr><td rowspan="2"><img src="/t/${n}.jpg"></td><td>${100 + i}</td><td><a href="/lot/${n}">Thing of wood ${n}</a></td><td>$${n}0.00</td></tr><tr><td></td><td colspan="2">Seller: <a href="/u/${n}">user${n}</a></td></tr>`,
    );
    const found = bestOf(table(rows));
    expect(found.rows).toHaveLength(6);
    expect(found.rows[1]).toMatchObject({
      ...{ lot: 101, description: 'Thing of wood 9', bid: 90, seller: 'user9' },
      image: 'https://a.example/t/9.jpg',
    });
  });

  it('are each a record where what reaches down is the name of two that are alike', () => {
    const rows = lots.map(
      (n, i) =>
        `<tr><td rowspan="2">Room ${n}</td><td>${i * 2}</td><td>Thing of wood ${n}</td><td>$${n}0.00</td></tr><tr><td>${i * 2 + 1}</td><td>Thing of brass ${n}</td><td>$${n}5.00</td></tr>`,
    );
    expect(bestOf(table(rows)).rows).toHaveLength(12);
  });
});

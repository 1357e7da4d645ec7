/** The way on by page numbers and by letters, as pages write them. */
import { describe, expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const ITEMS = Array.from(
  { length: 6 },
  (_, i) => `<li><a href="/thing/${i}">Thing number ${i}</a> <b>$${i + 3}.50</b></li>`,
).join('');

/** The first way on of a list with this pager, on the page at `/list`. */
function wayOn(pager: string, url = 'https://a.example/list'): unknown {
  const html = `<html lang="en"><title>List</title><body><main><ul>${ITEMS}</ul></main>${pager}</body></html>`;
  const answer = runRecordsTask({ kind: 'propose', html, url, most: 1, now: '2026-01-01' });
  if (answer.kind !== 'tables') throw new Error('no tables');
  const [lead] = answer.tables[0]?.leads ?? [];
  return lead && `${lead.kind} ${lead.url?.replace('https://a.example', '')}`;
}

describe('page numbers', () => {
  it('are told where no space stands between them', () => {
    const pager = '<nav><span>1</span><a href="/list?p=2">2</a><a href="/list?p=3">3</a></nav>';
    expect(wayOn(pager)).toBe('numbered /list?p=2');
  });

  it('are told where the page at hand is a link as well, called so by its item or itself', () => {
    const of = (item: string, own: string): string =>
      `<ul><li><a href="/list?p=1">1</a></li><li class="${item}"><a class="${own}" href="/list?p=2">2</a></li><li><a href="/list?p=3">3</a></li></ul>`;
    const here = 'https://a.example/list/2';
    expect(wayOn(of('page active', ''), here)).toBe('numbered /list?p=3');
    expect(wayOn(of('', 'is-current'), here)).toBe('numbered /list?p=3');
    expect(wayOn(of('', ''), here)).toBeUndefined();
  });
});

describe('letters', () => {
  const letters = (here: string, all = ['A', 'B', 'D', 'Z']): string =>
    `<p>${all.map((one) => (one === here ? one : `<a href="/list/${one}">${one}</a>`)).join(' | ')}</p>`;

  it('lead on to the next that has a page', () => {
    expect(wayOn(letters(''), 'https://a.example/list/B')).toBe('letters /list/D');
    const bold = letters('').replace('<a href="/list/A">A</a>', '<b>A</b>');
    expect(wayOn(bold)).toBe('letters /list/B');
  });

  it('end with the last one, and are none out of order', () => {
    expect(wayOn(letters(''), 'https://a.example/list/Z')).toBeUndefined();
    expect(wayOn(letters('', ['S', 'M', 'L']), 'https://a.example/list/S')).toBeUndefined();
  });
});

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

describe('an icon alone', () => {
  const svg = '<svg viewBox="0 0 16 16"><path d="M6 2 L12 8"/></svg>';
  const link = (href: string, inside: string, own = ''): string =>
    `<a ${own} href="${href}">${inside}</a>`;

  it('leads to the page after this one, told by its address', () => {
    const both = (from: string, to: string): string =>
      `<div>${link(from, svg)}${link(to, svg)}</div>`;
    expect(wayOn(`<div>${link('/list?p=2', svg)}</div>`)).toBe('next /list?p=2');
    expect(wayOn(both('/list?p=4', '/list?p=6'), 'https://a.example/list?p=5')).toBe(
      'next /list?p=6',
    );
    expect(wayOn(both('/list', '/list/page/3'), 'https://a.example/list/page/2/')).toBe(
      'next /list/page/3',
    );
    expect(wayOn(link('/list/page-2', '<img src="/a.png" alt="">'))).toBe('next /list/page-2');
    expect(wayOn(both('/list?start=0', '/list?start=12'), 'https://a.example/list?start=6')).toBe(
      'next /list?start=12',
    );
  });

  it('leads there, told by what the icon is called', () => {
    for (const inside of [
      '<i class="fa fa-chevron-right"></i>',
      '<svg><use href="#icon-arrow-right"></use></svg>',
      '<span class="ArrowRightIcon"></span>',
      '<img src="/img/next.png">',
    ]) {
      const back = inside.replace(/right/i, 'left').replace('next', 'prev');
      expect(wayOn(`<div>${link('/abc', back)}${link('/xyz', inside)}</div>`)).toBe('next /xyz');
    }
    expect(wayOn(link('/xyz', '', 'class="pager-next"'))).toBe('next /xyz');
  });

  it('is none where it leads back, to an end, to another month, or to a thing', () => {
    const here = 'https://a.example/list?p=5';
    expect(wayOn(link('/list?p=4', svg), here)).toBeUndefined();
    expect(wayOn(link('/list?p=9', svg), here)).toBeUndefined();
    expect(wayOn(link('/list?p=6', '<i class="icon-prev"></i>'), here)).toBeUndefined();
    expect(wayOn(link('/xyz', '<i class="fa-angle-double-right"></i>'))).toBeUndefined();
    expect(wayOn(link('/list?month=2', svg), 'https://a.example/list?month=1')).toBeUndefined();
    expect(wayOn(link('/cart', svg, 'class="pull-right"'))).toBeUndefined();
    expect(wayOn(link('/list?p=6&sort=up', svg), here)).toBeUndefined();
  });
});

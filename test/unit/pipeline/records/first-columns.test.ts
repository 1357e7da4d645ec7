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
});

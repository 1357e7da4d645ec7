/** Pages that list what they published keep title and day of each entry beside its text. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const POSTS = [
  [
    'Walking the canal at dawn',
    '2 March 2026',
    'The towpath was empty until the first boat came by.',
  ],
  ['A better sourdough timetable', '17 February 2026', 'I moved the long rise to the fridge.'],
  ['Notes from the seed swap', '30 January 2026', 'Forty people, and a bean nobody could name.'],
] as const;

type Build = (title: string, day: string, text: string, at: number) => string;

const BUILDS: Readonly<Record<string, Build>> = {
  'articles with a byline': (title, day, text, at) =>
    `<article><h2><a href="/p/${String(at)}">${title}</a></h2><p class="byline">By <a href="/ana">Ana Ruiz</a> on <time>${day}</time></p><p>${text}</p></article>`,
  'boxes whose title is a plain link': (title, day, text, at) =>
    `<div class="row"><a href="/p/${String(at)}">${title}</a><div>${text}</div><small>${day}</small></div>`,
  'boxes with the day first': (title, day, text, at) =>
    `<div class="entry"><div class="meta">${day}</div><h2><a href="/p/${String(at)}">${title}</a></h2><div>${text}</div></div>`,
  'boxes named in turn odd and even': (title, day, text, at) =>
    `<div class="${at % 2 === 0 ? 'odd' : 'even'}"><a href="/p/${String(at)}">${title}</a><div>${text}</div><span>${day}</span></div>`,
  'boxes with made-up names': (title, day, text, at) =>
    `<div class="css-1a"><div class="css-9"><a href="/p/${String(at)}"><span>${title}</span></a></div><div class="css-4">${text}</div><div class="css-2">${day}</div></div>`,
  'headings without boxes': (title, day, text, at) =>
    `<h2><a href="/p/${String(at)}">${title}</a></h2><p class="date">${day}</p><p>${text}</p>`,
  'links around the whole entry': (title, day, text, at) =>
    `<article class="card"><a href="/p/${String(at)}"><h3>${title}</h3><p>${text}</p><footer><time>${day}</time> · Ana Ruiz</footer></a></article>`,
};

function markdownOf(main: string): string {
  const html = `<title>Ana's notes</title><header><a href="/">Ana's notes</a><nav><ul><li><a href="/about">About</a></li><li><a href="/archive">Archive</a></li></ul></nav></header><main>${main}</main><footer><p>© 2026 Ana Ruiz</p></footer>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
}

const entries = (build: Build, count: number): string =>
  POSTS.slice(0, count)
    .map(([title, day, text], at) => build(title, day, text, at))
    .join('');

describe('a short list of posts', () => {
  it.each(Object.entries(BUILDS))('of %s keeps title, day and text of each', (_name, build) => {
    const markdown = markdownOf(entries(build, 3));
    for (const part of POSTS.flat()) expect(markdown).toContain(part);
    expect(markdown).not.toContain('Archive');
    expect(markdown).not.toContain('©');
  });

  it('keeps both of two posts', () => {
    const markdown = markdownOf(entries(BUILDS['articles with a byline']!, 2));
    for (const part of POSTS.slice(0, 2).flat()) expect(markdown).toContain(part);
  });
});

describe('an article', () => {
  const text = POSTS.map(([, , line]) => `<p>${line} It went on for hours, and nobody minded.</p>`);

  it('has no days and titles of the posts below it', () => {
    const related = entries(BUILDS['articles with a byline']!, 3);
    const markdown = markdownOf(
      `<article><h1>The year in bread</h1>${text.join('').repeat(4)}</article><aside class="related">${related}</aside>`,
    );
    expect(markdown).toContain('nobody minded');
    expect(markdown).not.toContain('2 March 2026');
  });
});

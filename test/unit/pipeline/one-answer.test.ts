/** One date and one author for a page: the metadata and a schema's fields say the same. */
import { expect, it } from 'vitest';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const TEXT =
  '<p>The masonry heater stores the heat of one short fire for the whole day.</p>'.repeat(12);
const schema = {
  type: 'object',
  properties: { published: { type: 'string' }, author: { type: 'string' } },
};

function answers(head: string, body: string): readonly [unknown, unknown, unknown, unknown] {
  const html = `<html lang="en"><head><title>Heaters</title>${head}</head><body><main><article>${body}${TEXT}</article></main></body></html>`;
  const { document } = renderDocument(
    pipelineInput(html, { options: { formats: [{ type: 'json', schema }] } }),
  );
  const { metadata } = document;
  const json = document.json as Readonly<Record<string, unknown>>;
  return [metadata['publishedTime'], json['published'], metadata['articleAuthor'], json['author']];
}

it.each([
  [
    'a date that machines are told of a move, and an earlier one at the headline',
    '<script type="application/ld+json">{"@type":"Article","headline":"Heaters","datePublished":"2024-02-20T08:00:00Z"}</script>',
    '<h1>Heaters</h1><p class="date">January 31, 2024</p>',
  ],
  [
    'a day told in another zone than the one that is shown',
    '<meta property="article:published_time" content="2024-02-01T00:30:00+03:00">',
    '<h1>Heaters</h1><p class="date">January 31, 2024</p>',
  ],
  [
    'a month in a language that only one of them knew',
    '',
    '<h1>Heaters</h1><p class="date">2024 m. sausio 31 d.</p>',
  ],
])('the day of publication is one, with %s', (_case, head, body) => {
  const [publishedTime, published] = answers(head, body);
  expect(String(publishedTime).slice(0, 10)).toBe('2024-01-31');
  expect(String(published).slice(0, 10)).toBe('2024-01-31');
});

it('the author is one, of a byline with a role and a date', () => {
  const [, , articleAuthor, author] = answers(
    '',
    '<h1>Heaters</h1><p class="byline">By <a rel="author" href="/people/ann">Ann Lee</a>, staff editor · January 31, 2024</p>',
  );
  expect([articleAuthor, author]).toEqual(['Ann Lee', 'Ann Lee']);
});

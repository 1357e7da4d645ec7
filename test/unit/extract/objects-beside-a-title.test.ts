/** Objects on a page about something else: a speaker, two players. The name of the page is none of theirs. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
type Fields = Readonly<Record<string, JsonSchema>>;
const object = (properties: Fields): JsonSchema => ({ type: 'object', properties });

function dataOf(body: string, properties: Fields): unknown {
  const html = `<html lang="en"><head><title>How glaciers remember</title></head><body><main><h1>How glaciers remember</h1>${body}</main></body></html>`;
  const schema = object(properties);
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}
const title = 'How glaciers remember';

it('get no name where the title of the page is asked for beside them', () => {
  const fields = { title: text, speaker: object({ name: text, affiliation: text }) };
  expect(dataOf('<p>Thursday, 14 November 2024</p>', fields)).toEqual({ title });
});

it('get no name where there are several', () => {
  const player = object({ name: text, rating: number });
  expect(dataOf('<p>Round 6</p>', { white: player, black: player })).toEqual({});
});

it('get one that a label says', () => {
  const body = '<h2>Keeper</h2><dl><dt>Name</dt><dd>Jo Roe</dd><dt>Town</dt><dd>Leeds</dd></dl>';
  const keeper = { name: 'Jo Roe', town: 'Leeds' };
  const fields = { title: text, keeper: object({ name: text, town: text }) };
  expect(dataOf(body, fields)).toEqual({ title, keeper });
});

it('are the page where nothing else is', () => {
  const body = '<dl><dt>Town</dt><dd>Leeds</dd></dl>';
  const fields = { result: object({ name: text, town: text }) };
  expect(dataOf(body, fields)).toEqual({ result: { name: title, town: 'Leeds' } });
});

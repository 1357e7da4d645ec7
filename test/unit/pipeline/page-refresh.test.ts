/** Where a page goes by itself: by `<meta http-equiv=refresh>` or the header of that name, as browsers read them. */
import { expect, it } from 'vitest';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const refreshOf = (html: string, headers: Readonly<Record<string, string>> = {}) =>
  renderDocument(pipelineInput(html, { snapshot: { headers } })).metaRefresh;
const meta = (content: string): string => `<head><meta http-equiv="Refresh" content="${content}">`;

it.each([
  ['0;url=/next', '/next'],
  ["0; URL='/next'", '/next'],
  ['3,/next', '/next'],
  ['0 url = next', '/next'],
  ['0.5; url=/next', '/next'],
  ["0; url=/o'next", "/o'next"],
  ["0; url='/next' or so", '/next'],
])('%s leads on', (content, path) => {
  const url = `https://example.com${path}`;
  expect(refreshOf(meta(content))).toBe(url);
  expect(refreshOf('', { refresh: content })).toBe(url);
});

it.each([
  '30; url=/next',
  '0',
  '0; url=',
  'soon; url=/next',
  '0;url=https://example.com/',
  '0next',
])('%s does not', (content) => {
  expect(refreshOf(meta(content))).toBeUndefined();
  expect(refreshOf('', { refresh: content })).toBeUndefined();
});

it('one for browsers without scripts does not', () => {
  const inside = '<meta http-equiv="refresh" content="0; url=/no-script">';
  expect(refreshOf(`<head><noscript>${inside}</noscript></head><p>A page.</p>`)).toBeUndefined();
  expect(refreshOf(`<body><noscript><div>${inside}</div></noscript>`)).toBeUndefined();
  expect(refreshOf(`<noscript>${inside}</noscript>${meta('0; url=/next')}`)).toBe(
    'https://example.com/next',
  );
});

/** What a page tells crawlers of its links: by `<meta name=robots>` or the header `X-Robots-Tag`. */
import { expect, it } from 'vitest';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const robotsOf = (html: string, header?: string) => {
  const headers = header === undefined ? {} : { 'x-robots-tag': header };
  return renderDocument(pipelineInput(html, { snapshot: { headers } })).robotsMeta;
};

it.each([
  ['nofollow', { nofollow: true, noindex: false }],
  ['NoIndex, NoFollow', { nofollow: true, noindex: true }],
  ['none', { nofollow: true, noindex: true }],
  ['noindex, max-snippet: 20, nofollow', { nofollow: true, noindex: true }],
  ['unavailable_after: Wed, 3 Dec 2025 13:09:53 GMT, nofollow', { nofollow: true, noindex: false }],
  ['HearthBot: nofollow', { nofollow: true, noindex: false }],
  ['*: noindex', { nofollow: false, noindex: true }],
  ['otherbot: noindex, nofollow', { nofollow: false, noindex: false }],
  ['otherbot: nofollow\nnoindex', { nofollow: false, noindex: true }],
  ['otherbot: noindex, hearthbot: nofollow', { nofollow: true, noindex: false }],
  ['all', { nofollow: false, noindex: false }],
])('the header %j is heeded', (header, words) => {
  expect(robotsOf('<p>A page.</p>', header)).toEqual(words);
});

it('header and meta count together', () => {
  const meta = '<head><meta name="robots" content="noindex"></head>';
  expect(robotsOf(meta)).toEqual({ nofollow: false, noindex: true });
  expect(robotsOf(meta, 'nofollow')).toEqual({ nofollow: true, noindex: true });
});

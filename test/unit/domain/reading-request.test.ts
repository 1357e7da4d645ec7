import { describe, expect, it } from 'vitest';
import { nextLink } from '../../../src/main/service/domain/link-header.ts';
import { questionOf } from '../../../src/main/service/domain/reading-request.ts';

const SITE = 'https://shop.example';
const GRAPH = `${SITE}/graphql`;
const isAsked = (url: string, body: unknown): boolean =>
  questionOf(url, typeof body === 'string' ? body : JSON.stringify(body)) !== undefined;

describe('a POST that only asks', () => {
  it.each([
    [GRAPH, { query: '{ items { id } }' }],
    [GRAPH, { query: 'query Items { items { id } } fragment F on Item { id }', variables: {} }],
    [GRAPH, { query: '# mutation\nquery A { items(text: "mutation { x }") { mutation } }' }],
    [`${SITE}/api`, { query: 'query A { items { id } }' }],
    [`${SITE}/api/search`, { text: 'lamp', page: 1 }],
    [`${SITE}/api/v2/products/_search`, { query: { match_all: {} }, size: 24 }],
    [`${SITE}/api/productList`, { filters: [{ key: 'colour', value: 'red' }] }],
    [`${SITE}/api/search`, { text: 'lamp', pageToken: 'Zm9v' }],
  ])('is one at %s with %j', (url, body) => expect(isAsked(url, body)).toBe(true));

  it.each([
    [GRAPH, { query: 'mutation { remove(id: 1) { id } }' }],
    [GRAPH, { query: 'query A { a { id } } mutation B { b { id } }', operationName: 'A' }],
    [GRAPH, { query: 'fragment F on Item { id }\nsubscription S { s { ...F } }' }],
    [GRAPH, { query: 'query A { a' }],
    [GRAPH, { query: '}{ mutation { x }' }],
    // the text is somewhere else: nobody can tell
    [GRAPH, { operationName: 'Items', extensions: { persistedQuery: { sha256Hash: 'ab' } } }],
    [GRAPH, [{ query: '{ items { id } }' }]],
    [`${SITE}/api/items`, { page: 1 }],
    [`${SITE}/api/wishlist/add`, { id: 1 }],
    [`${SITE}/api/list/remove`, { id: 1 }],
    [`${SITE}/api/searchHistory/clear`, {}],
    [`${SITE}/api/list`, { action: 'deleteItem', id: 1 }],
    [`${SITE}/api/search/track`, { text: 'lamp' }],
    [`${SITE}/api/search?access_token=abc`, { text: 'lamp' }],
    [`${SITE}/api/search`, { text: 'lamp', csrfToken: 'abc' }],
    [`${SITE}/api/search`, { text: 'lamp', user: { sessionId: 'abc' } }],
    [`${SITE}/api/search`, { text: 'lamp', apiKey: 'abcdef' }],
    [`${SITE}/api/search`, { text: 'lamp', key: '8f2a91c0d4' }],
    [`${SITE}/api/search`, { who: 'eyJhbGciOiJI.eyJzdWIiOiIx.c2ln' }],
    [`${SITE}/api/search`, 'text=lamp'],
    [`${SITE}/api/search`, JSON.stringify({ text: 'x'.repeat(20_000) })],
    ['no address', { text: 'lamp' }],
  ])('is none at %s with %j', (url, body) => expect(isAsked(url, body)).toBe(false));
});

describe('the header Link', () => {
  it.each([
    ['</api?c=2>; rel="next"', `${SITE}/api?c=2`],
    [`<${SITE}/a>; rel=prev, <${SITE}/b?x=1,2>; title="a, b"; rel="last next"`, `${SITE}/b?x=1,2`],
    ['<?page=2>;rel=next', `${SITE}/api?page=2`],
    ['</other>; rel="nextish"', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j leads to %j', (header, url) => {
    expect(nextLink(header, `${SITE}/api`)).toBe(url);
  });
});

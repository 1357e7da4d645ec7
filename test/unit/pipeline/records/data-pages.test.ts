import { describe, expect, it } from 'vitest';
import type { RecipeSource } from '../../../../src/main/service/domain/recipe.ts';
import {
  dataRequest,
  isPaged,
} from '../../../../src/main/service/operations/recipes/prove-data.ts';
import {
  isOwnQuestion,
  nextIn,
  pagedSource,
} from '../../../../src/main/service/pipeline/records/data-pages.ts';

const API = 'https://shop.example/api/items';
const START = 'https://www.shop.example/items';
const ROWS = 24;

const source = (request: RecipeSource['request']): RecipeSource => ({
  kind: 'json',
  ...(request === undefined ? {} : { request }),
  rows: '/items',
  fields: {},
});

interface Asked {
  readonly url?: string;
  readonly body?: object;
  readonly says?: object;
  readonly next?: string;
}

const answer = ({ url = API, body, says = {}, next }: Asked) => ({
  url,
  text: JSON.stringify({ items: [{ id: 'row-7' }, { id: 'row-8' }], ...says }),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(next === undefined ? {} : { next }),
});

function paged(first: Asked, second: Asked) {
  const { url = API, body } = first;
  const request =
    body === undefined
      ? { method: 'GET' as const, url }
      : { method: 'POST' as const, url, body: { ...body } };
  const later = [answer(first), answer(second)];
  return pagedSource({ source: source(request), first: answer(first), later, rows: ROWS });
}

describe('the number of the page in the requests of two pages', () => {
  it.each([
    [`${API}?page=1&sort=new`, `${API}?page=2&sort=new`, `${API}?page=3&sort=new`],
    [`${API}?sort=new`, `${API}?sort=new&page=2`, `${API}?sort=new&page=3`],
    [`${API}?offset=0`, `${API}?offset=24`, `${API}?offset=48`],
    [API, `${API}?offset=24`, `${API}?offset=48`],
    ['https://shop.example/page/1.json', 'https://shop.example/page/1.json', undefined],
    [
      'https://shop.example/lamps/1/items',
      'https://shop.example/lamps/2/items',
      'https://shop.example/lamps/3/items',
    ],
    [`${API}?page=1&_=17`, `${API}?page=2&_=18`, undefined],
    [`${API}?cursor=abc`, `${API}?cursor=def`, undefined],
    [`${API}?page=2`, `${API}?page=1`, undefined],
    [`${API}?page=1`, 'https://other.example/api/items?page=2', undefined],
  ])('of %s and %s', (first, second, third) => {
    const found = paged({ url: first }, { url: second });
    const at = (n: number) =>
      found === undefined ? undefined : dataRequest(found.source, { n, start: START })?.url;
    expect(at(2)).toBe(third);
    if (found !== undefined) expect(at(1)).toBe(second);
  });

  it('stands in the body of a search, too', () => {
    const url = 'https://shop.example/api/search';
    const found = paged(
      { url, body: { text: 'lamp', from: 0, size: 24 } },
      { url, body: { text: 'lamp', from: 24, size: 24 } },
    );
    expect(found?.source).toMatchObject({
      request: { method: 'POST', url, body: { text: 'lamp', from: '{page}', size: 24 } },
      from: 0,
      step: 24,
    });
    const third = found && dataRequest(found.source, { n: 2, start: START });
    expect(third).toEqual({ url, body: '{"text":"lamp","from":48,"size":24}' });
  });
});

describe('what the first answer says of the second page', () => {
  const cursor = 'b2Zmc2V0OjI0';

  it('is put into the address', () => {
    const found = paged(
      { url: `${API}?sort=new`, says: { meta: { nextCursor: cursor } } },
      { url: `${API}?sort=new&after=${cursor}` },
    );
    expect(found).toMatchObject({
      cursor,
      source: {
        request: { method: 'GET', url: `${API}?sort=new&after={cursor}` },
        next: { cursor: '/meta/nextCursor' },
      },
    });
    const request = dataRequest(found?.source ?? source(undefined), {
      ...{ n: 2, cursor: 'a/b&c', start: START },
    });
    expect(request).toEqual({ url: `${API}?sort=new&after=a%2Fb%26c` });
  });

  it('is put into the body of a GraphQL query', () => {
    const url = 'https://shop.example/graphql';
    const query =
      'query Items($after: String) { items(first: 24, after: $after) { nodes { id } } }';
    const says = { data: { items: { pageInfo: { hasNextPage: true, endCursor: cursor } } } };
    const found = paged(
      { url, body: { query, variables: { first: 24 } }, says },
      { url, body: { query, variables: { first: 24, after: cursor } } },
    );
    expect(found?.source).toMatchObject({
      request: { body: { query, variables: { first: 24, after: '{cursor}' } } },
      next: { cursor: '/data/items/pageInfo/endCursor' },
    });
    expect(JSON.stringify(found?.source)).not.toContain(cursor);
    const request = found && dataRequest(found.source, { n: 1, cursor, start: START });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query,
      variables: { first: 24, after: cursor },
    });
  });

  it('is an address, in the answer or in its header', () => {
    const second = { url: `${API}?c=Zm9v` };
    const path = '/api/items?c=Zm9v';
    expect(paged({ says: { links: { next: path } } }, second)?.source).toMatchObject({
      next: { address: '/links/next' },
    });
    expect(paged({ next: second.url }, second)?.source).toMatchObject({ next: { link: 'next' } });
    // a number that counts holds longer than an answer
    const page = paged({ next: `${API}?page=2` }, { url: `${API}?page=2` });
    expect(page?.source).toMatchObject({ request: { url: `${API}?page={page}` } });
  });

  it('is a number that does not count pages', () => {
    const found = paged(
      { url: `${API}?before=905`, says: { next_before: 871 } },
      { url: `${API}?before=871` },
    );
    expect(found?.source.next).toEqual({ cursor: '/next_before' });
  });

  it.each([
    ['stands in a row', { url: `${API}?after=row-8` }, {}],
    ['changes with something else', { url: `${API}?after=${cursor}&t=17` }, { next: cursor }],
    ['leads elsewhere', { url: `https://other.example/api?after=${cursor}` }, { next: cursor }],
  ])('is none where it %s', (_why, second, says) => {
    expect(paged({ says }, second)).toBeUndefined();
  });
});

describe('the question of a recipe', () => {
  const graph = 'https://shop.example/graphql';
  const asked = (url: string) => ({ method: 'GET' as const, url });
  const sent = (variables: object) => ({
    ...{ method: 'POST' as const, url: graph },
    body: { query: '{ items { id } }', variables: { ...variables } },
  });

  it.each([
    [asked(`${API}?sort=new&page={page}`), asked(`${API}?sort=new`), true],
    [asked(`${API}?sort=new&page={page}`), asked(`${API}?page=1&sort=new`), true],
    [asked(`${API}?sort=new&page={page}`), asked(`${API}?sort=price&page=1`), false],
    [asked(`${API}?page={page}`), asked(`${API}?page=1&colour=red`), false],
    [
      asked('https://shop.example/items/{page}/all'),
      asked('https://shop.example/items/1/all'),
      true,
    ],
    [
      asked('https://shop.example/items/{page}/all'),
      asked('https://shop.example/lamps/1/all'),
      false,
    ],
    [sent({ after: '{cursor}', colour: 'red' }), sent({ colour: 'red' }), true],
    [sent({ after: '{cursor}', colour: 'red' }), sent({ after: null, colour: 'red' }), true],
    [sent({ after: '{cursor}', colour: 'red' }), sent({ colour: 'blue' }), false],
    [sent({ after: '{cursor}' }), asked(graph), false],
  ])('%j is that of a page that asks %j: %s', (request, own, is) => {
    expect(isOwnQuestion(source(request), own)).toBe(is);
  });
});

describe('the page after an answer', () => {
  const named: RecipeSource = {
    ...source({ method: 'GET', url: API }),
    next: { cursor: '/page/next' },
  };

  it.each([
    [{ page: { next: 'abc' } }, { kind: 'next', cursor: 'abc' }],
    [{ page: { next: 7 } }, { kind: 'next', cursor: 7 }],
    [{ page: { next: null } }, { kind: 'end' }],
    [{ page: {} }, { kind: 'end' }],
    [{ page: { next: 'abc', hasNextPage: false } }, { kind: 'end' }],
    [{ page: { next: 'abc', has_more: false } }, { kind: 'end' }],
    [{ page: { next: { id: 1 } } }, { kind: 'lost' }],
    [{ pages: {} }, { kind: 'lost' }],
    [[], { kind: 'lost' }],
  ])('of %j is %j', (data, next) => {
    expect(nextIn(named, data, undefined)).toEqual(next);
  });

  it('is asked for at the own site alone, and never with what lets somebody in', () => {
    const asked = (cursor: string) =>
      dataRequest({ ...named, next: { address: '/next' } }, { n: 1, cursor, start: START });
    expect(asked('/api/items?c=2')).toEqual({ url: `${API}?c=2` });
    expect(asked('https://evil.example/api/items?c=2')).toBeUndefined();
    expect(asked('http://127.0.0.1:3002/console/state')).toBeUndefined();
    expect(asked('file:///etc/passwd')).toBeUndefined();
    expect(asked(`${API}?access_token=s3cret`)).toBeUndefined();
    expect(asked(`${API}?pageToken=Zm9v`)).toEqual({ url: `${API}?pageToken=Zm9v` });
  });

  it('is not asked for by a file whose question may change something', () => {
    const recipe = (request: RecipeSource['request']) => ({
      ...{ recipe: 1 as const, start: [START], pages: { kind: 'next' as const } },
      list: {
        ...{ source: { kind: 'page' as const }, records: { anchors: [] } },
        ...{ fields: [], key: [] },
      },
      also: [source(request)],
    });
    const search = { method: 'POST' as const, url: 'https://shop.example/api/search' };
    expect(isPaged(recipe({ ...search, body: { page: '{page}' } }), START)).toBe(true);
    const remove = { ...search, url: 'https://shop.example/api/items/delete' };
    expect(isPaged(recipe({ ...remove, body: { page: '{page}' } }), START)).toBe(false);
    expect(isPaged(recipe({ ...search, body: { page: 1 } }), START)).toBe(false);
    const start = 'https://other.example/';
    expect(isPaged(recipe({ ...search, body: { page: '{page}' } }), start)).toBe(false);
  });
});

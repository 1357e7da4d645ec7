import { describe, expect, it } from 'vitest';
import { isPagination, shapeOf } from '../../../src/main/service/domain/url-shape.ts';

const url = (path: string): URL => new URL(path, 'https://example.com');

describe('url shape', () => {
  it.each(['/list?page=2', '/blog/page/3/', '/catalogue/page-12.html', '/x?a=1&offset=40', '/p/2'])(
    'knows %s for a further page of a list',
    (path) => {
      expect(isPagination(url(path))).toBe(true);
    },
  );

  it.each(['/', '/list', '/homepage', '/item-12', '/x?id=3', '/pages/about'])(
    'does not take %s for one',
    (path) => {
      expect(isPagination(url(path))).toBe(false);
    },
  );

  it.each([
    ['/shop/blue-hat_12/index.html', '/shop/red-shoe-large_9/index.html'],
    ['/users/1', '/users/22'],
    ['/a/some-long-slug-here', '/a/another-slug-of-this'],
    ['/x?id=1&q=2', '/x?q=9&id=8'],
  ])('%s and %s have one shape', (a, b) => {
    expect(shapeOf(url(a))).toBe(shapeOf(url(b)));
  });

  it.each([
    ['/about', '/contact'],
    ['/shop/hats', '/shop/shoes'],
    ['/x?id=1', '/x?page=1'],
  ])('%s and %s do not', (a, b) => {
    expect(shapeOf(url(a))).not.toBe(shapeOf(url(b)));
  });
});

import { describe, expect, it } from 'vitest';
import { severalIn } from '../../src/renderer/features/playground/url-list.ts';

describe('addresses where one belongs', () => {
  it('are several when each word is one', () => {
    expect(severalIn('https://a.example/x b.example/y\thttps://c.example')).toEqual([
      'https://a.example/x',
      'b.example/y',
      'https://c.example',
    ]);
  });

  it.each([
    'https://a.example/x',
    '  https://a.example/x ',
    'https://a.example/x https://a.example/x',
    'prices of kettles',
    'see https://a.example and https://b.example',
    '',
  ])('are not: %j', (text) => {
    expect(severalIn(text)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readUrlList, severalIn } from '../../src/renderer/features/playground/url-list.ts';

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

describe('a list of addresses', () => {
  it('takes them out of links of markdown and out of sentences, with brackets of their own', () => {
    const text = [
      '- [Kettles](https://a.example/kettles)',
      'Seen at <https://a.example/pots>, and at no other.',
      'https://a.example/wiki/Kettle_(pot)',
      'Read https://a.example/pans.',
    ].join('\n');
    expect(readUrlList(text).urls).toEqual([
      'https://a.example/kettles',
      'https://a.example/pots',
      'https://a.example/wiki/Kettle_(pot)',
      'https://a.example/pans',
    ]);
  });
});

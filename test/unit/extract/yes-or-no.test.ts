/** Signs and words that stand beside a label and say that it is so, or is not. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

function dataOf(body: string): unknown {
  const html = `<html lang="en"><head><title>Lamp</title></head><body><main><h1>Lamp</h1><p>Words about a lamp.</p>${body}</main></body></html>`;
  const properties = { dimmable: { type: 'boolean' } };
  const schema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const WAYS: readonly (readonly [string, (value: string) => string])[] = [
  ['terms', (value) => `<dl><dt>Dimmable</dt><dd>${value}</dd><dt>Weight</dt><dd>2 kg</dd></dl>`],
  [
    'heads of rows',
    (value) =>
      `<table><tr><th>Dimmable</th><td>${value}</td></tr><tr><th>Weight</th><td>2 kg</td></tr></table>`,
  ],
  [
    'cells',
    (value) =>
      `<table><tr><td>Dimmable</td><td>${value}</td></tr><tr><td>Weight</td><td>2 kg</td></tr></table>`,
  ],
];

describe.each(WAYS)('in %s', (_name, written) => {
  it.each(['Yes', '✅', '☑', 'Да', 'はい', '有', 'evet', '<img src="y.png" alt="Yes">'])(
    'says yes: %s',
    (value) => {
      expect(dataOf(written(value))).toEqual({ dimmable: true });
    },
  );

  it.each([
    ...['No', '❌', '✖', '×', 'Нет', 'いいえ', '无', 'hayır', '<img src="n.png" alt="No">'],
    ...['<i class="x" aria-label="No"></i>', '<svg><title>No</title><path d="M0"/></svg>'],
  ])('says no: %s', (value) => {
    expect(dataOf(written(value))).toEqual({ dimmable: false });
  });

  it.each(['–', '-', '○', '<i class="icon-7"></i>'])('leaves what nobody knows: %s', (value) => {
    expect(dataOf(written(value))).toEqual({});
  });
});

it('still takes a thing that is only named for one that is there', () => {
  expect(dataOf('<ul><li>Dimmable</li><li>Light</li></ul>')).toEqual({ dimmable: true });
  expect(dataOf('<table><tr><td>Dimmable</td><td>Foldable</td></tr></table>')).toEqual({
    dimmable: true,
  });
});

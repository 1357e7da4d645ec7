/** Pictures of the things of a list that come later: lazy attributes, sources, `<noscript>`, backgrounds. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

it.each([
  ['a placeholder of the site', '<img src="/blank.gif" data-src="/i/NAME.jpg">'],
  ['a lazy set', `<img src="${EMPTY}" data-srcset="/i/NAME.jpg 300w, /i/big.jpg 600w">`],
  ['sources', `<picture><source srcset="/i/NAME.jpg 1x"><img src="${EMPTY}"></picture>`],
  ['sources alone', '<picture><source data-srcset="/i/NAME.jpg"><img alt=""></picture>'],
  ['no script', `<img src="${EMPTY}"><noscript><img src="/i/NAME.jpg"></noscript>`],
  ['a lazy background', '<div data-bg="/i/NAME.jpg"></div>'],
  ['a background in CSS', `<div data-background-image="url('/i/NAME.jpg')"></div>`],
  ['its own source', '<img src="/i/NAME.jpg" data-background="dark">'],
])('finds the picture in %s', (_, picture) => {
  const names = ['ada', 'bea', 'cid', 'dov'];
  const items = names.map(
    (name) => `<li class="product">${picture.replaceAll('NAME', name)}<h3>Pear ${name}</h3></li>`,
  );
  const html = `<html lang="en"><body><main><h1>Page</h1><p>Words.</p><ul>${items.join('')}</ul></main></body></html>`;
  const item = { type: 'object', properties: { title: text, image: text } };
  const schema = { type: 'object', properties: { products: { type: 'array', items: item } } };
  const url = 'https://a.example/x';
  expect(extractStructured({ root: parseDocument(html), url, schema }).data).toEqual({
    products: names.map((name) => ({
      title: `Pear ${name}`,
      image: `https://a.example/i/${name}.jpg`,
    })),
  });
});

/** Prices whose cents are set small or raised, in markdown and in values. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT = '<p>The kettle boils a litre in three minutes and keeps it warm.</p>'.repeat(6);

function read(price: string) {
  const schema = { type: 'object', properties: { price: { type: 'number' } } };
  const formats = [{ type: 'markdown' }, { type: 'json', schema }] as const;
  const html = `<body><main><h1>Kettle</h1><div class="price">${price}</div>${TEXT}</main></body>`;
  const { markdown = '', json } = renderDocument(
    pipelineInput(html, { options: { formats: [...formats] } }),
  ).document;
  return [markdown.split('\n')[2], (json as { price?: number } | undefined)?.price];
}

describe('a price with its cents beside it', () => {
  it.each([
    ['€44<sup>99</sup>', '€44.99', 44.99],
    ['44<sup>99</sup> €', '44,99 €', 44.99],
    ['44<sup>,99</sup> €', '44,99 €', 44.99],
    ['Only 44.<sup>99</sup> €', 'Only 44.99 €', 44.99],
    ['$<span>1,244</span><sup>50</sup>', '$1,244.50', 1244.5],
    ['<span>$</span><span class="w">44</span><span class="cents">99</span>', '$44.99', 44.99],
    [
      '<span class="w">44</span><span class="priceFraction">99</span> <span>kr</span>',
      '44,99 kr',
      44.99,
    ],
    ['<span>44</span><small>99</small> €', '44,99 €', 44.99],
    ['CHF 1’244<sup>50</sup>', 'CHF 1’244.50', 1244.5],
  ])('%s', (html, line, price) => {
    expect(read(html)).toEqual([line, price]);
  });

  it.each([
    ['84 km<sup>2</sup>', '84 km<sup>2</sup>'],
    ['10<sup>12</sup> units', '10<sup>12</sup> units'],
    ['€44.99<sup>12</sup>', '€44.99<sup>12</sup>'],
    ['€44<sup>1</sup>', '€44<sup>1</sup>'],
    ['<span>Room 44</span><span class="fraction">99</span>', 'Room 4499'],
    ['€44 <sup>99</sup>', '€44 <sup>99</sup>'],
  ])('is not found in %s', (html, line) => {
    expect(read(html)[0]).toBe(line);
  });
});

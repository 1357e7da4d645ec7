/** Numbers of a firm in registers and for taxes, as footers and imprints say them. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

function read(text: string): unknown {
  const html = `<body><main><h1>Contact</h1></main><footer><p>${text}</p></footer></body>`;
  const properties = { company_number: { type: 'string' }, vat_number: { type: 'string' } };
  const schema = { type: 'object', properties };
  const url = 'https://firm.example/contact';
  return extractStructured({ root: parseDocument(html), url, schema }).data;
}

it.each([
  ['Registered in England no. OC391204. VAT no. GB 204 8811 03.', 'OC391204', 'GB 204 8811 03'],
  ['Registered in England and Wales, company number 01234567', '01234567', undefined],
  ['Amtsgericht Köln, HRB 20418. USt-IdNr.: DE 811 907 980', 'HRB 20418', 'DE 811 907 980'],
  [
    'Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE123456789',
    undefined,
    'DE123456789',
  ],
  [
    'SIRET 123 456 789 00012 – TVA intracommunautaire : FR 40 123456824',
    '123 456 789 00012',
    'FR 40 123456824',
  ],
  ['P. IVA 01234567890', undefined, '01234567890'],
  ['KVK-nummer 12345678, BTW-nr NL001234567B01', '12345678', 'NL001234567B01'],
])('%s', (text, company, vat) => {
  expect(read(text)).toEqual({
    ...(company === undefined ? {} : { company_number: company }),
    ...(vat === undefined ? {} : { vat_number: vat }),
  });
});

it.each(['Registered charity no. 1184422', 'VAT included. 20 000 000 customers'])(
  'is not found in %s',
  (text) => {
    expect(read(text)).toEqual({});
  },
);

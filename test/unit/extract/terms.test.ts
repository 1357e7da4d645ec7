/** Yes-or-no fields of terms that a page only names where it is so, short or spelled out. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

function read(field: string, text: string): unknown {
  const root = parseDocument(`<body><h1>Agents for everyone</h1><p>${text}</p></body>`);
  const schema = { type: 'object', properties: { [field]: { type: 'boolean' } } };
  const { data } = extractStructured({ root, url: 'https://agents.example/', schema });
  return (data as Record<string, unknown>)[field];
}

it.each([
  ['supports_sso', 'SSO and SAML on all plans'],
  ['supports_sso', 'Single sign-on (SAML) on every plan'],
  ['is_in_yc', 'Backed by Y Combinator'],
  ['has_2fa', 'Protect it by two-factor authentication'],
])('%s is true where a page says %s', (field, text) => {
  expect(read(field, text)).toBe(true);
});

it.each([
  ['has_2fa', 'No two-factor authentication yet'],
  ['supports_sso', 'Do you need single sign-on?'],
  ['supports_sso', 'The assortment of plans'],
])('%s is not true where a page says %s', (field, text) => {
  expect(read(field, text)).not.toBe(true);
});

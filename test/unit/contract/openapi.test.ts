import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { API_DOCS, apiDocs } from '../../../scripts/api-docs.ts';
import { openApi } from '../../../src/contract/openapi.ts';

describe.each(['v1', 'v2'] as const)('the OpenAPI document of %s', (version) => {
  const document = openApi(version, 'http://127.0.0.1:3002');

  it('is OpenAPI 3.1 with every operation under its own name', () => {
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(
      ([, id]) => id,
    );
    expect(document['openapi']).toBe('3.1.0');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('scrape');
  });

  it('refers only to components it has, as valid JSON Schema', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'http://hearth/openapi' });
    const references = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, ref]) => ref),
    );
    expect(references.size).toBeGreaterThan(4);
    for (const reference of references) {
      expect(ajv.getSchema(`http://hearth/openapi${String(reference)}`)).toBeTypeOf('function');
    }
  });

  it('names the formats its family has, as objects and bare', () => {
    const said = JSON.stringify(document['components']);
    expect(said.includes('"const":"tables"')).toBe(version === 'v2');
    expect(said.includes('"summary","tables"')).toBe(version === 'v2');
    expect(said).toContain('"enum":["markdown","html"');
  });

  it('carries the caller’s own address', () => {
    expect(document['servers']).toEqual([{ url: 'http://127.0.0.1:3002' }]);
  });
});

it('docs/api.md is what the contract says (node scripts/api-docs.ts writes it anew)', () => {
  expect(readFileSync(API_DOCS, 'utf8')).toBe(apiDocs());
});

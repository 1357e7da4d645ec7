/** Records that lack a part are records beside those that have it. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../../src/main/service/pipeline/extract/index.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';

const text: JsonSchema = { type: 'string' };
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta'];

const SPECS =
  '<h3>Specifications</h3><dl><dt>Volume</dt><dd>1.7 l</dd><dt>Power</dt><dd>2200 W</dd><dt>Colour</dt><dd>black</dd></dl>';
const kettle = (name: string, isWhole: boolean, open: string, tag: string): string =>
  `<${open}><h2>Kettle ${name}</h2><p class="price">€ ${29 + name.length}.${name.charCodeAt(0)}</p>${isWhole ? SPECS : ''}</${tag}>`;

const pageOf = (lacking: number, open: string): string => {
  const [tag = ''] = open.split(' ');
  const body = NAMES.map((name, i) => kettle(name, i !== lacking, open, tag)).join('');
  return `<html lang="en"><head><title>Kettles</title></head><body><main><h1>Kettles</h1><p>Some words that say nothing of it at all, as pages have.</p>${body}</main></body></html>`;
};

describe.each([['article class="k"'], ['div class="kettle card"'], ['article'], ['li']])(
  'of %s',
  (open) => {
    it.each([0, 2, 3])('finds all where number %i has no block of its own', (lacking) => {
      const html = pageOf(lacking, open);
      const schema: JsonSchema = {
        type: 'object',
        properties: {
          kettles: rows({ title: text, specifications: rows({ name: text, value: text }) }),
        },
      };
      const { data } = extractStructured({
        root: parseDocument(html),
        url: 'https://a.example/',
        schema,
      });
      const kettles = (data as { kettles?: { title?: string; specifications?: unknown[] }[] })
        .kettles;
      expect(kettles?.map(({ title }) => title)).toEqual(NAMES.map((name) => `Kettle ${name}`));
      expect(kettles?.map(({ specifications = [] }) => specifications.length)).toEqual(
        NAMES.map((_, i) => (i === lacking ? 0 : 3)),
      );
      const now = '2026-01-01T00:00:00Z';
      const asked = { kind: 'propose', html, url: 'https://a.example/', most: 1, now } as const;
      const answer = runRecordsTask(asked);
      const found = answer.kind === 'tables' ? answer.tables[0]?.rows : [];
      expect(found).toHaveLength(4);
    });
  },
);

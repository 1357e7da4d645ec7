/**
 * Structured data from one page without a model: a schema's fields matched with everything the page says.
 *
 * Pure and synchronous. Sources: JSON-LD, microdata, RDFa, meta tags, embedded state, tables, definition lists, label and
 * value pairs, headings with what stands below, repeated blocks. Every value is a text of the page, at most normalised
 * (`steps` say how); a field without evidence is left out, or null where the schema requires it and allows null.
 */
import type { Document as Root } from 'domhandler';
import type { Provenance } from '../../domain/document.ts';
import type { Json, JsonSchema } from '../../domain/json.ts';
import { readSchema } from './field.ts';
import { type Budget, linkEntities } from './graph.ts';
import { readJsonLd } from './json-ld.ts';
import { readLabels } from './labels.ts';
import { readMeta } from './meta.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { readPage } from './page.ts';
import type { Sources } from './gather.ts';
import { resolveRoot } from './resolve.ts';
import { readState } from './state.ts';
import { readTables } from './tables.ts';

export { coerceToSchema } from './coerce.ts';
export { mergeExtractions } from './merge.ts';
export { validateAgainst } from './validate.ts';

export interface ExtractInput {
  readonly root: Root;
  /** Address of the page after redirects. */
  readonly url: string;
  readonly schema?: JsonSchema;
  readonly prompt?: string;
}

export interface Extraction {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
}

export function extractStructured(input: ExtractInput): Extraction {
  const sources = readSources(input.root, input.url);
  const field = readSchema(input.schema ?? { type: 'object', properties: {} });
  const { value, provenance } = resolveRoot(field, sources);
  return { data: value, provenance };
}

function readSources(root: Root, url: string): Sources {
  const page = readPage(root, url);
  const budget: Budget = { entities: 0, values: 0 };
  const entities = [
    ...readJsonLd(page, budget),
    ...readMicrodata(page, budget),
    ...readRdfa(page, budget),
  ];
  linkEntities(entities);
  const state = readState(page, { entities: 0, values: 0 });
  return {
    page,
    meta: readMeta(page),
    entities,
    state,
    labels: readLabels(page),
    grids: readTables(page),
    at: { url, base: page.base, language: page.language },
  };
}

/** The JSON Schemas of a command, checked before anything is done for it, and the answers held to them. */
import type { ScrapeOptions } from '../domain/command.ts';
import { withWarning, type Document } from '../domain/document.ts';
import { findFormat } from '../domain/format.ts';
import type { JsonSchema } from '../domain/json.ts';
import { validateAgainst } from '../pipeline/extract/answers.ts';

const NAMED = 5;

/** Throws `BAD_REQUEST` when the schema is not a JSON Schema. */
export function refuseBadSchema(schema: JsonSchema): void {
  validateAgainst({}, schema);
}

/** The schemas of the formats. Throws `BAD_REQUEST` for the first that is not a JSON Schema. */
export function refuseBadSchemas({ formats }: Pick<ScrapeOptions, 'formats'>): void {
  for (const type of ['json', 'changeTracking'] as const) {
    const schema = findFormat(formats, type)?.schema;
    if (schema !== undefined) refuseBadSchema(schema);
  }
}

/** What a value lacks, as a sentence; undefined when it fits. */
export function lacksOf(problems: readonly string[]): string | undefined {
  if (problems.length === 0) return undefined;
  return `The pages give no evidence for all the schema asks: ${problems.slice(0, NAMED).join('; ')}.`;
}

/** With a warning where the page does not give all that the schema of the json format asks. */
export function heldToSchema(document: Document, { formats }: ScrapeOptions): Document {
  const format = findFormat(formats, 'json');
  if (format?.schema === undefined || format.isPart === true || document.json === undefined)
    return document;
  const lacks = lacksOf(validateAgainst(document.json, format.schema).problems);
  return lacks === undefined ? document : withWarning(document, lacks);
}

/**
 * From what the pages gave to one typed answer: merged by evidence, coerced to the schema, validated.
 * Fields without evidence stay absent (null where the schema requires them and allows it); what the
 * schema still misses is said in the warning, never invented.
 */
import type { ExtractCommand } from '../domain/command.ts';
import type { Provenance } from '../domain/document.ts';
import type { Json } from '../domain/json.ts';
import { coerceToSchema, mergeExtractions, validateAgainst } from '../pipeline/extract/answers.ts';
import type { PagesRead } from './extract-pages.ts';
import { lacksOf } from './schemas.ts';

export interface FinishedExtraction {
  readonly data: Json;
  /** `sources` and `provenance`, where asked for; `alike` of a page that has more of the one record; `pages` of several. */
  readonly extras: Readonly<Record<string, Json>>;
  readonly warning?: string;
}

/** Merges, types and checks. */
export function finishExtraction(command: ExtractCommand, read: PagesRead): FinishedExtraction {
  const merged = mergeExtractions(read.parts, command.schema);
  const typed =
    command.schema === undefined
      ? { value: merged.data, problems: [] }
      : coerceToSchema(merged.data, command.schema);
  const lacks = lacksOf(
    command.schema === undefined ? [] : validateAgainst(typed.value, command.schema).problems,
  );
  const sentences = [
    ...read.warnings,
    ...(read.failures.length === 0
      ? []
      : [
          `${read.failures.length === 1 ? '1 page' : `${read.failures.length} pages`} could not be read: ${read.failures.slice(0, 3).join(' ')}`,
        ]),
    ...(lacks === undefined ? [] : [lacks]),
  ];
  return {
    data: typed.value,
    extras: {
      ...(command.showSources ? { sources: sourcesOf(merged.provenance) } : {}),
      ...(command.showProvenance ? { provenance: plain(merged.provenance) } : {}),
      ...alikeOf(read),
      ...pagesOf(command, read),
    },
    ...(sentences.length === 0 ? {} : { warning: sentences.join(' ') }),
  };
}

/** Kept with the job for the console; the wire has no such field. */
function alikeOf({ parts }: PagesRead): Readonly<Record<string, Json>> {
  const [first] = parts;
  if (parts.length !== 1 || first?.alike === undefined) return {};
  const { count, schema } = first.alike;
  // a schema came as JSON
  return { alike: { count, schema: schema as Json } };
}

/** What each of several pages says by itself: kept with the job for the console, too, where it is a row a page. */
function pagesOf({ schema }: ExtractCommand, { parts }: PagesRead): Readonly<Record<string, Json>> {
  if (parts.length < 2) return {};
  const pages = parts.map(({ url, data }) => ({
    url,
    data: schema === undefined ? data : coerceToSchema(data, schema).value,
  }));
  return { pages };
}

/** Field path → addresses, indexes of arrays left out: `items.price`. */
function sourcesOf(provenance: readonly Provenance[]): Json {
  const sources = new Map<string, Set<string>>();
  for (const { path, url } of provenance) {
    const field = path.replaceAll(/\[\d+\]/g, '');
    const known = sources.get(field);
    if (known === undefined) sources.set(field, new Set([url]));
    else known.add(url);
  }
  return Object.fromEntries([...sources].map(([field, urls]) => [field, [...urls]]));
}

function plain(provenance: readonly Provenance[]): Json {
  return provenance.map((one) => ({ ...one }));
}

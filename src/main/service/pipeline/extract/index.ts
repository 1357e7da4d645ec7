/**
 * Structured data from one page without a model: a schema's fields matched with everything the page says.
 *
 * Pure and synchronous. Four rooms: `fields` reads the schema and knows what fields usually mean; `sources` reads the page;
 * `evidence` finds what speaks for a field and how strongly; `typed` makes values of it. Sources: JSON-LD, microdata, RDFa, meta tags, embedded state, tables, definition lists, label and
 * value pairs, headings with what stands below, repeated blocks. Every value is a text of the page, at most normalised
 * (`steps` say how); a field without evidence is left out, or null where the schema requires it and allows null.
 */
import type { Document as Root } from 'domhandler';
import type { Provenance } from '../../domain/document.ts';
import type { Json, JsonSchema } from '../../domain/json.ts';
import { countRecords, listSchema, type AlikeRecords } from './typed/alike.ts';
import { entityToJson } from './typed/entity-json.ts';
import { readSchema } from './fields/field.ts';
import { type Budget, linkEntities } from './sources/graph.ts';
import { readJsonLd } from './sources/json-ld.ts';
import { readLabels } from './sources/labels.ts';
import { readMeta } from './sources/meta.ts';
import { readMicrodata, readRdfa } from './sources/microdata.ts';
import { readPage } from './sources/page.ts';
import type { OnChoice, Sources } from './evidence/field-evidence.ts';
import type { KnownOfPage } from './evidence/known.ts';
import { schemaOfPrompt } from './fields/prompt.ts';
import { readSayings, type Sayings } from './sources/said-numbers.ts';
import { spellingsOf } from './fields/spelled-out.ts';
import { PageRecords } from './evidence/record-rows.ts';
import { withRoles } from './typed/objects.ts';
import { chooseSubject, resolveRoot } from './typed/resolve.ts';
import { readState } from './sources/embedded-state.ts';
import { Situations } from './evidence/situation.ts';
import { wordsOf } from './text.ts';

export interface ExtractInput {
  readonly root: Root;
  /** Address of the page after redirects. */
  readonly url: string;
  readonly schema?: JsonSchema;
  readonly prompt?: string;
  /** What the page's metadata say of the whole page: fields that ask the same get the same answer. */
  readonly known?: KnownOfPage;
  /** Says besides whether the page has several of the one record that is asked for. */
  readonly countsAlike?: boolean;
  /** When the page was read, ms since the epoch: days to come are told from past ones by it. */
  readonly readAt?: number;
  readonly onChoice?: OnChoice;
}

export interface Extraction {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
  readonly alike?: AlikeRecords;
  /** The prompt named fields and the page has none of them: `data` is what the page is about. */
  readonly isUnanswered?: true;
}

export function extractStructured(input: ExtractInput): Extraction {
  const sources = readSources(input);
  const asked = wordsOf((input.prompt ?? '').slice(0, 2_000));
  const named = input.prompt === undefined ? undefined : schemaOfPrompt(input.prompt);
  const alike = (schema: JsonSchema): Pick<Extraction, 'alike'> =>
    input.countsAlike === true ? alikeOf(schema, sources, asked) : {};
  if (input.schema !== undefined) {
    return { ...filled(input.schema, sources, asked), ...alike(input.schema) };
  }
  if (named === undefined) return pageItself(sources, asked);
  const answer = { ...filled(named, sources, asked), ...alike(named) };
  if (answer.provenance.length > 0) return answer;
  return { ...pageItself(sources, asked), isUnanswered: true };
}

function filled(schema: JsonSchema, sources: Sources, asked: readonly string[]): Extraction {
  const root = withRoles(readSchema(schema, spellingsOf(sources.page)));
  const { value, provenance } = resolveRoot(root, sources, asked);
  return { data: value, provenance };
}

function alikeOf(
  schema: JsonSchema,
  sources: Sources,
  asked: readonly string[],
): Pick<Extraction, 'alike'> {
  const asList = listSchema(schema);
  const count = asList === undefined ? 0 : countRecords(filled(asList, sources, asked).data);
  return asList === undefined || count < 2 ? {} : { alike: { count, schema: asList } };
}

/** What the page is about: its main entity, else what its head and heading say. */
function pageItself(sources: Sources, asked: readonly string[]): Extraction {
  const main = chooseSubject(sources, asked);
  if (main !== undefined) return entityToJson(main, sources.page.url);
  const text = { type: 'string' };
  return filled(
    {
      type: 'object',
      properties: {
        title: text,
        description: text,
        author: text,
        date_published: text,
        image_url: text,
        price: text,
      },
    },
    sources,
    asked,
  );
}

function readSources({ root, url, known = {}, readAt = 0, onChoice }: ExtractInput): Sources {
  const page = readPage(root, url);
  const budget: Budget = { entities: 0, values: 0 };
  const entities = [
    ...readJsonLd(page, budget),
    ...readMicrodata(page, budget),
    ...readRdfa(page, budget),
  ];
  linkEntities(entities);
  const at = { url, base: page.base, language: page.dateLanguage, readAt };
  let sayings: Sayings | undefined;
  const state = readState(page, { entities: 0, values: 0 });
  return {
    page,
    meta: readMeta(page),
    entities,
    state,
    labels: readLabels(page),
    sayings: () => (sayings ??= readSayings(page)),
    records: new PageRecords(root, page, at),
    known,
    seen: new Map(),
    situations: new Situations(page),
    at,
    ...(onChoice === undefined ? {} : { onChoice }),
  };
}

/**
 * Fields of one page with a language model: what the page's own data settles is kept, the rest is asked for, and what the
 * answer says is held against the page. Nothing is asked when nothing is missing.
 */
import type { JsonSchema } from '../domain/json.ts';
import {
  coerceToSchema,
  fillGaps,
  groundAnswer,
  readSchema,
  restOfSchema,
} from '../pipeline/extract/answers.ts';
import type { LanguageModel, ModelContext } from '../ports/language-model.ts';
import type { FieldsFound, ModelView } from '../ports/pipeline.ts';

export interface FieldWish {
  readonly schema?: JsonSchema;
  readonly prompt?: string;
  readonly systemPrompt?: string;
}

export interface ModelPage {
  readonly url: string;
  readonly view: ModelView;
  /** What the page's own data says. */
  readonly fields: FieldsFound;
}

export interface FilledFields {
  readonly fields: FieldsFound;
  /** Of answers that stand nowhere on the page. */
  readonly warning?: string;
}

const NAMED = 8;

/** Throws what the model throws. */
export async function fillFields(
  model: LanguageModel,
  page: ModelPage,
  wish: FieldWish,
  context: ModelContext,
): Promise<FilledFields> {
  const { schema, prompt, systemPrompt } = wish;
  const { view, fields, url } = page;
  const isWished = schema !== undefined || prompt !== undefined;
  const rest = schema === undefined ? undefined : restOfSchema(schema, fields);
  const isSettled = schema !== undefined && rest === undefined;
  if (!isWished || isSettled || view.text.trim() === '') return { fields };
  const { data } = await model.extract(
    {
      ...(rest === undefined ? {} : { schema: rest }),
      ...(prompt === undefined ? {} : { prompt }),
      ...(systemPrompt === undefined ? {} : { systemPrompt }),
      pages: [{ url, text: `${knownOf(page, schema)}${view.text}` }],
    },
    context,
  );
  const field = schema === undefined ? undefined : readSchema(schema);
  const { said, language } = view;
  const grounded = groundAnswer(data, field, { url, said, language });
  const warning = warningOf(grounded.dropped);
  return {
    fields: joined(fields, grounded, schema),
    ...(warning === undefined ? {} : { warning }),
  };
}

/** Tells the model which of several things the page is about. */
function knownOf({ fields }: ModelPage, schema: JsonSchema | undefined): string {
  if (schema === undefined || fields.provenance.length === 0) return '';
  return `Known from the page's own data: ${JSON.stringify(fields.data).slice(0, 4_000)}\n\n`;
}

function joined(
  fields: FieldsFound,
  grounded: ReturnType<typeof groundAnswer>,
  schema: JsonSchema | undefined,
): FieldsFound {
  const { value, provenance } = grounded;
  if (value === undefined) return fields;
  const answer = { data: value, provenance };
  if (schema === undefined) return answer;
  const filled = fillGaps(fields, answer, readSchema(schema));
  return { ...filled, data: coerceToSchema(filled.data, schema).value };
}

function warningOf(dropped: readonly string[]): string | undefined {
  const paths = [
    ...new Set(dropped.map((path) => path.replaceAll(/\[\d+\]/g, '[]') || 'the whole')),
  ];
  if (paths.length === 0) return undefined;
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return `The model's answer for ${paths.slice(0, NAMED).join(', ')}${more} stands nowhere on the page and was left out.`;
}

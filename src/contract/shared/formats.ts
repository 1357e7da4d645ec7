/**
 * Output formats as clients name them, both versions' spellings.
 *
 * A bare string `"x"` equals `{"type":"x"}`. Strict objects are those the wire is strict about;
 * screenshots are loose. Source: wire/v2.md section 3, wire/v1.md section 2.
 */
import { z } from 'zod';

import { withHints } from './key-hints.ts';
import { looseObject, strictObject } from './tolerant.ts';

const PROMPT = z.string().max(10_000);
const QUESTION = z.string().min(1).max(10_000);

export const jsonSchemaBody = z
  .record(z.string(), z.unknown())
  .meta({ description: 'A JSON Schema, draft 7 to 2020-12.' });

/** Pixels of the window in which a page is shown. */
export const viewport = z.object({
  width: z.int().min(1).max(7680),
  height: z.int().min(1).max(4320),
});

/** Options of structured output; v1 puts them in `extract` or `jsonOptions`. */
const llmOptionsShape = {
  schema: jsonSchemaBody.optional(),
  prompt: PROMPT.optional(),
  systemPrompt: PROMPT.optional(),
  mode: z.string().optional(),
  temperature: z.number().optional(),
  agent: z.looseObject({}).optional(),
  checkPromptInjection: z.boolean().optional(),
};

export const llmOptions = strictObject(llmOptionsShape);

const changeTrackingShape = {
  modes: z.array(z.enum(['git-diff', 'json'])).optional(),
  schema: jsonSchemaBody.optional(),
  prompt: PROMPT.optional(),
  tag: z.string().optional(),
};

const screenshotShape = {
  fullPage: z.boolean().optional(),
  quality: z.int().min(1).max(100).optional(),
  viewport: viewport.optional(),
};

const plain = <Name extends string>(name: Name) => formatOf(name, {});

const formatOf = <Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape,
) =>
  z.strictObject(
    { type: z.literal(name), ...shape },
    { error: withHints(['type', ...Object.keys(shape)]) },
  );

/** One format after strings became objects. */
const formatObject = z.discriminatedUnion('type', [
  plain('markdown'),
  plain('html'),
  plain('rawHtml'),
  plain('rawBase64'),
  plain('links'),
  plain('images'),
  plain('summary'),
  plain('tables'),
  plain('branding'),
  plain('product'),
  plain('menu'),
  plain('audio'),
  plain('video'),
  formatOf('json', llmOptionsShape),
  formatOf('extract', llmOptionsShape),
  formatOf('deterministicJson', llmOptionsShape),
  z.object({ type: z.literal('screenshot'), ...screenshotShape }),
  z.object({ type: z.literal('screenshot@fullPage'), ...screenshotShape }),
  formatOf('changeTracking', changeTrackingShape),
  formatOf('attributes', {
    selectors: z.array(z.object({ selector: z.string().min(1), attribute: z.string().min(1) })),
  }),
  formatOf('question', { question: QUESTION }),
  formatOf('highlights', { query: QUESTION }),
  formatOf('query', {
    prompt: PROMPT,
    mode: z.enum(['freeform', 'directQuote']).optional(),
  }),
]);

export type FormatBody = z.output<typeof formatObject>;
export type FormatName = FormatBody['type'];

/** A format, given as its name or as an object. */
export const format = z.preprocess(toObject, formatObject).meta({ id: 'Format' });

/** Formats of Hearth's own: none of the frozen family. */
export const OWN_FORMATS: readonly string[] = ['tables'] satisfies readonly FormatName[];
const FROZEN_FORMATS: readonly string[] = formatObject.options
  .map(({ shape }) => shape.type.value)
  .filter((name) => !OWN_FORMATS.includes(name));

/** As `format` for v1, which has none of Hearth's own, and names none where one is unknown. */
export const frozenFormat = z
  .preprocess((value, context) => {
    const object = toObject(value);
    const name = typeName(object);
    if (name === undefined || FROZEN_FORMATS.includes(name)) return object;
    if (OWN_FORMATS.includes(name)) {
      context.addIssue({ code: 'custom', message: `v1 has no format ${name}; ask for it on v2` });
    } else {
      // what the union itself says of a name it does not know
      context.addIssue({
        code: 'invalid_union',
        errors: [],
        note: 'No matching discriminator',
        discriminator: 'type',
        options: [...FROZEN_FORMATS],
        path: ['type'],
        input: name,
        message: `Invalid discriminator value. Expected ${FROZEN_FORMATS.map((one) => `'${one}'`).join(' | ')}`,
      });
    }
    return z.NEVER;
  }, formatObject)
  .meta({ id: 'FrozenFormat' });

function typeName(object: unknown): string | undefined {
  const { type } = z.looseObject({ type: z.string() }).safeParse(object).data ?? {};
  return type;
}

/** Names that may also be given as a bare string (those without required fields). */
export const BARE_FORMAT_NAMES = [
  'markdown',
  'html',
  'rawHtml',
  'rawBase64',
  'links',
  'images',
  'summary',
  'tables',
  'json',
  'extract',
  'deterministicJson',
  'screenshot',
  'screenshot@fullPage',
  'changeTracking',
  'branding',
  'product',
  'menu',
  'audio',
  'video',
] as const satisfies readonly FormatName[];

function toObject(value: unknown): unknown {
  if (typeof value === 'string') return { type: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => entry !== null && !key.startsWith('__')),
  );
}

/** v1's `changeTrackingOptions`. */
export const changeTrackingOptions = strictObject(changeTrackingShape);

/** `location`, `geolocation`: extra keys are dropped. */
export const location = looseObject({
  country: z.string().optional(),
  languages: z.array(z.string()).optional(),
});

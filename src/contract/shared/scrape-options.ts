/**
 * Options of one page's scrape, inline in scrape and batch, as `scrapeOptions` elsewhere.
 *
 * Both families accept the union of both versions' names; which of two competing names wins is the
 * reader's business. Rules that join several fields stand in `checkScrapeOptions`.
 * Source: wire/v2.md sections 2 to 4, wire/v1.md section 2, wire/differences.md D2 and D3.
 */
import { z } from 'zod';

import { action, type ActionBody } from './actions.ts';
import { isCountry } from './countries.ts';
import {
  changeTrackingOptions,
  format,
  frozenFormat,
  type FormatName,
  llmOptions,
  location as locationObject,
} from './formats.ts';
import { sentHeaders } from './headers.ts';

export type WireVersion = 'v1' | 'v2';

const MAX_ACTIONS = 50;
const MAX_WAIT_MS = 60_000;
/** What a wait for a selector counts towards the total. */
const SELECTOR_WAIT_MS = 1000;

export const timeoutMs = z.int().min(1000);

export const location = locationObject.superRefine((value, context) => {
  if (value.country === undefined || isCountry(value.country)) return;
  context.addIssue({
    code: 'custom',
    path: ['country'],
    message: 'Unknown country; use an ISO 3166-1 alpha-2 code such as "DE", or "us-generic"',
  });
});

const parser = z.preprocess(
  (value) => (typeof value === 'string' ? { type: value } : value),
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('pdf'),
      mode: z.enum(['fast', 'auto', 'ocr']).optional(),
      maxPages: z.int().min(1).max(10_000).optional(),
      pages: z.boolean().optional(),
      blocks: z.boolean().optional(),
      pageMarkers: z.boolean().optional(),
    }),
    z.strictObject({ type: z.literal('image') }),
  ]),
);

function formatsOf(one: typeof format) {
  return z
    .array(one)
    .optional()
    .describe(
      'What to return; `["markdown"]` unless said otherwise. A bare string `"x"` equals `{"type":"x"}`.',
    );
}

const scrapeOptionsShape = {
  formats: formatsOf(format),
  headers: sentHeaders.optional().describe('Extra request headers for the site.'),
  includeTags: z
    .array(z.string())
    .optional()
    .describe('CSS selectors or tag names to keep; nothing else is kept.'),
  excludeTags: z.array(z.string()).optional().describe('CSS selectors or tag names to drop.'),
  onlyMainContent: z
    .boolean()
    .optional()
    .describe(
      'Leave out navigation, header, footer, sidebars, cookie and advertising boxes. Default true (extract: false).',
    ),
  onlyCleanContent: z
    .boolean()
    .optional()
    .describe('Accepted; needs a language model and is answered with a warning.'),
  timeout: timeoutMs
    .optional()
    .describe(
      'Milliseconds for the scrape, beside `waitFor` and `wait` actions, which come on top. Default of `POST /v1/scrape`: 30000; elsewhere none. The value 30000 grows to 60000 with json or changeTracking and to 120000 with a proxy other than basic.',
    ),
  waitFor: z
    .int()
    .min(0)
    .max(MAX_WAIT_MS)
    .optional()
    .describe(
      'Milliseconds to wait in the browser before reading; at most half of `timeout`. Default 0.',
    ),
  mobile: z.boolean().optional().describe('Visit as a phone. Default false.'),
  skipTlsVerification: z
    .boolean()
    .optional()
    .describe(
      'Accept bad certificates. Default true, but false when `headers` or `actions` are given.',
    ),
  parsers: z
    .array(parser)
    .optional()
    .describe(
      'Which files to parse; an empty list gives PDFs as base64. Default `["pdf","image"]`.',
    ),
  parsePDF: z.boolean().optional().describe('v1 name for `parsers`; `parsers` wins. Default true.'),
  actions: z
    .array(action)
    .max(MAX_ACTIONS, { error: `At most ${String(MAX_ACTIONS)} actions` })
    .optional()
    .describe('What to do on the page before reading it; at most 50, and at most 60 s of waiting.'),
  location: location.optional().describe('Country and languages to visit from.'),
  geolocation: location.optional().describe('Old name of `location`.'),
  removeBase64Images: z
    .boolean()
    .optional()
    .describe('Replace images given as data in the markdown. Default true.'),
  blockAds: z.boolean().optional().describe('Block advertising and cookie pop-ups. Default true.'),
  proxy: z
    .enum(['basic', 'stealth', 'enhanced', 'auto'])
    .optional()
    .describe(
      'Default `basic` on v1, `auto` on v2. Stronger proxies than the configured one are answered with a warning.',
    ),
  maxAge: z
    .int()
    .min(0)
    .optional()
    .describe(
      'Milliseconds: a stored copy not older than this may answer; 0 is always fresh. Default one day on v1, two on v2.',
    ),
  minAge: z
    .int()
    .min(0)
    .optional()
    .describe('Milliseconds: only a stored copy at least this old may answer.'),
  storeInCache: z
    .boolean()
    .optional()
    .describe('Keep the page for later `maxAge` requests. Default true.'),
  fastMode: z.boolean().optional().describe('Skip slow steps. Default false.'),
  lockdown: z
    .boolean()
    .optional()
    .describe('Never fetch, answer from stored copies only. Default false.'),
  redactPII: z
    .union([z.boolean(), z.looseObject({})])
    .optional()
    .describe('Accepted; not available, answered with a warning.'),
  checkPromptInjection: z
    .boolean()
    .optional()
    .describe('Accepted; not available, answered with a warning.'),
  profile: z
    .union([
      z.string().min(1).max(128),
      z.looseObject({
        name: z.string().min(1).max(128),
        saveChanges: z.boolean().optional(),
      }),
    ])
    .optional()
    .describe(
      'A sign-in profile by its name, saved in the window: the page is visited signed in, in the browser, and nothing of it reaches other sites. `saveChanges`: keep what the site renews, default true. A page that asks to sign in fails with `PROFILE_EXPIRED`.',
    ),
  extract: llmOptions.optional().describe('v1: options of the `extract` format.'),
  jsonOptions: llmOptions.optional().describe('v1: options of the `json` format.'),
  changeTrackingOptions: changeTrackingOptions
    .optional()
    .describe('v1: options of the `changeTracking` format.'),
  agent: z.looseObject({}).optional().describe('Accepted; not available, answered with a warning.'),
  ignoreRobotsTxt: z
    .boolean()
    .optional()
    .describe('Visit what robots.txt disallows. Default: the setting of the installation.'),
  reader: z
    .enum(['hearth', 'readability'])
    .optional()
    .describe(
      "Hearth's own: who selects the main content and writes its markdown; `readability` is Mozilla's, with turndown. Default hearth.",
    ),
  showProvenance: z
    .boolean()
    .optional()
    .describe("Hearth's own: add where on the page every extracted value stands. Default false."),
  keep: z
    .union([
      z.boolean(),
      z.enum(['page', 'full']),
      z.strictObject({
        kind: z.enum(['page', 'full']).optional(),
        collection: z.string().trim().min(1).max(200).optional(),
        tags: z.array(z.string().trim().min(1).max(100)).max(50).optional(),
        note: z.string().max(20_000).optional(),
      }),
    ])
    .optional()
    .describe(
      "Hearth's own: put the page into the library. `page` keeps the answer and what was made of it, `full` (what `true` means) all that a browser loaded, too; or `{kind, collection, tags, note}`. Refused with `zeroDataRetention`.",
    ),
  asOf: z
    .union([z.string().max(40), z.int().min(0)])
    .optional()
    .describe(
      "Hearth's own: answer from the newest kept copy at or before this instant, without fetching anything: ISO 8601 (a bare day means its end, UTC), ms, or 14 digits. Scrape and batch.",
    ),
  asOfPolicy: z
    .enum(['before', 'nearest'])
    .optional()
    .describe("Hearth's own: `nearest` takes the closest copy on either side. Default before."),
  offline: z
    .boolean()
    .optional()
    .describe(
      "Hearth's own: fetch nothing; the newest kept copy answers, however old. Scrape and batch; in a search with the source library only. Default false.",
    ),
  __experimental_cache: z.boolean().optional().describe('v1: true means `maxAge` of four hours.'),
};

/** The options of one family. */
export const scrapeShapeOf = (version: WireVersion): typeof scrapeOptionsShape =>
  version === 'v1'
    ? { ...scrapeOptionsShape, formats: formatsOf(frozenFormat) }
    : scrapeOptionsShape;

export type ScrapeOptionsBody = z.output<z.ZodObject<typeof scrapeOptionsShape>>;

type AddIssue = (path: readonly string[], message: string) => void;

/** Rules over several fields of one scrape's options; v1 also pairs formats with their option objects. */
export function checkScrapeOptions(version: WireVersion) {
  return (body: ScrapeOptionsBody, context: z.core.$RefinementCtx<ScrapeOptionsBody>): void => {
    const add: AddIssue = (path, message) => {
      context.addIssue({ code: 'custom', path: [...path], message });
    };
    checkWaits(body, add);
    checkLibrary(body, add);
    checkFormats(body, add);
    if (version === 'v1') checkPairs(body, add);
  };
}

function checkWaits(body: ScrapeOptionsBody, add: AddIssue): void {
  const { timeout, waitFor = 0, actions = [] } = body;
  if (timeout !== undefined && waitFor > timeout / 2) {
    add(['waitFor'], 'waitFor may be at most half of timeout');
  }
  const totalMs = waitFor + actions.reduce((sum, each) => sum + waitOf(each), 0);
  if (actions.length > 0 && totalMs > MAX_WAIT_MS) {
    add(['actions'], `waitFor and wait actions may add up to at most ${String(MAX_WAIT_MS)} ms`);
  }
}

function checkLibrary(body: ScrapeOptionsBody, add: AddIssue): void {
  const { keep, asOf, asOfPolicy, offline, lockdown } = body;
  if (keep !== undefined && keep !== false) {
    if (lockdown === true) add(['keep'], 'lockdown writes nothing; leave out keep');
    if (asOf !== undefined || offline === true) {
      add(['keep'], 'What comes from the library is kept already; leave out keep');
    }
  }
  if (asOfPolicy !== undefined && asOf === undefined) add(['asOfPolicy'], 'asOfPolicy needs asOf');
}

function waitOf(each: ActionBody): number {
  if (each.type !== 'wait') return 0;
  return each.milliseconds ?? SELECTOR_WAIT_MS;
}

function checkFormats(body: ScrapeOptionsBody, add: AddIssue): void {
  const names = (body.formats ?? []).map((each) => each.type);
  const count = (...of: FormatName[]) => names.filter((name) => of.includes(name)).length;
  if (count('screenshot', 'screenshot@fullPage') > 1) {
    add(['formats'], 'At most one screenshot format may be asked for');
  }
  if (count('json', 'deterministicJson') > 1 && count('deterministicJson') > 0) {
    add(['formats'], 'json and deterministicJson cannot be asked for together');
  }
  if (count('changeTracking') > 0 && count('markdown') === 0) {
    add(['formats'], 'changeTracking needs markdown among the formats');
  }
  if (count('rawBase64') > 0 && names.length > 1) {
    add(['formats'], 'rawBase64 must be the only format');
  }
}

function checkPairs(body: ScrapeOptionsBody, add: AddIssue): void {
  for (const [name, options] of [
    ['extract', 'extract'],
    ['json', 'jsonOptions'],
  ] as const) {
    const asked = (body.formats ?? []).find((each) => each.type === name);
    const given = body[options] !== undefined;
    const inline = asked !== undefined && Object.keys(asked).length > 1;
    if (asked !== undefined && !given && !inline) {
      add([options], `The ${name} format needs ${options}`);
    }
    if (asked === undefined && given) {
      add(['formats'], `${options} needs the ${name} format among the formats`);
    }
  }
}

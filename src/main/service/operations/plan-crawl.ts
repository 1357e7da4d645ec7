/**
 * A wish in plain words → crawl options, by the language model.
 *
 * Options come back under their wire names (v2) and only those asked of the model; the dialect validates them with the
 * rest of the body, and what the caller wrote itself wins. Where a model's whim would cost much it is bounded: pauses, and
 * how far a crawl of other sites goes. Throws `LLM_NOT_CONFIGURED` without a model, `BAD_REQUEST` when the model gave
 * nothing usable.
 * Source: wire/v2.md section 7 (prompt, params-preview).
 */
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Json, JsonSchema } from '../domain/json.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Clock } from '../ports/system.ts';

export interface PlanCrawlDeps {
  /** Read at each call: settings may change it. */
  readonly model: () => LanguageModel | undefined;
  readonly clock: Clock;
}

export type CrawlPlan = Readonly<Record<string, Json>>;
export type PlanCrawl = (
  wish: { readonly url: string; readonly prompt: string },
  signal: AbortSignal,
) => Promise<CrawlPlan>;

const TIMEOUT_MS = 60_000;
/** Seconds; whoever wants longer pauses writes `delay`. */
const LONGEST_DELAY = 10;
/** Pages of a crawl that leaves its site, where nobody said how many. */
const MOST_OUTSIDE = 100;

const text = { type: 'string' };
const yesNo = (description: string) => ({ type: 'boolean', description });
const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const patterns = (description: string) => ({ type: 'array', items: text, description });

/** What the model may decide. */
const OPTIONS: Readonly<Record<string, JsonSchema>> = {
  includePaths: patterns('Regular expressions on the path of pages to visit; leave out for all.'),
  excludePaths: patterns('Regular expressions on the path of pages to leave out.'),
  maxDepth: count('Most path segments below the host.'),
  maxDiscoveryDepth: count('Most link hops from the start.'),
  crawlEntireDomain: yesNo('Also visit pages that are not below the start address.'),
  allowExternalLinks: yesNo('Follow links to other sites.'),
  allowSubdomains: yesNo('Follow links to subdomains.'),
  sitemap: {
    type: 'string',
    enum: ['include', 'skip', 'only'],
    description: 'Use of the sitemap.',
  },
  ignoreQueryParameters: yesNo('Addresses that differ only in their query are one page.'),
  deduplicateSimilarURLs: yesNo('www, scheme and trailing slash make no difference.'),
  delay: {
    type: 'number',
    maximum: LONGEST_DELAY,
    description: 'Seconds between two pages, where the wish asks for pauses.',
  },
  limit: { type: 'integer', minimum: 1, description: 'Most pages.' },
};

const INSTRUCTION =
  'Choose the options of a web crawl that fulfil the wish below. Give only options that the wish ' +
  'calls for and leave every other one out. The wish:\n';

/** Builds the operation. */
export function createPlanCrawl({ model, clock }: PlanCrawlDeps): PlanCrawl {
  return async ({ url, prompt }, signal) => {
    const chosen = model();
    if (chosen === undefined) {
      throw new HearthError(
        'LLM_NOT_CONFIGURED',
        'A crawl prompt needs a language model. Set one with HEARTH_LLM_URL and HEARTH_LLM_MODEL or in the settings, or give the crawl options themselves.',
      );
    }
    const data = await ask(
      chosen,
      { url, prompt },
      { deadlineAt: clock.now() + TIMEOUT_MS, signal },
    );
    const entries = Object.entries(data).filter(
      (entry): entry is [string, Json] =>
        Object.hasOwn(OPTIONS, entry[0]) && entry[1] !== undefined && entry[1] !== null,
    );
    return bounded(Object.fromEntries(entries));
  };
}

function bounded({ delay, ...options }: CrawlPlan): CrawlPlan {
  const hasDelay = typeof delay === 'number' && delay > 0;
  return {
    ...options,
    ...(hasDelay ? { delay: Math.min(delay, LONGEST_DELAY) } : {}),
    ...(options['allowExternalLinks'] === true && options['limit'] === undefined
      ? { limit: MOST_OUTSIDE }
      : {}),
  };
}

async function ask(
  model: LanguageModel,
  wish: { readonly url: string; readonly prompt: string },
  context: { readonly deadlineAt: number; readonly signal: AbortSignal },
): Promise<Readonly<Record<string, Json | undefined>>> {
  try {
    const { data } = await model.extract(
      {
        schema: { type: 'object', properties: OPTIONS, additionalProperties: false },
        prompt: `${INSTRUCTION}${wish.prompt}`,
        pages: [{ url: wish.url, text: `The crawl starts at ${wish.url}` }],
      },
      context,
    );
    if (isRecord(data)) return data;
  } catch (error) {
    if (context.signal.aborted) throw error;
    const cause = toHearthError(error);
    throw new HearthError(
      'BAD_REQUEST',
      `The prompt could not be turned into crawl options: ${cause.message}`,
      { cause },
    );
  }
  throw new HearthError(
    'BAD_REQUEST',
    'The prompt could not be turned into crawl options; say it differently, or give the options.',
  );
}

function isRecord(data: Json): data is Readonly<Record<string, Json | undefined>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/**
 * The steps of a Document that need a port: change tracking (store) and, where a language model is
 * set, `json`, `summary` and `question` in its words instead of the extractive ones.
 *
 * A model that fails costs its format, not the page: the deterministic answer stays and a warning
 * says so.
 */
import type { ScrapeOptions } from '../domain/command.ts';
import { withWarning, type Document } from '../domain/document.ts';
import { toHearthError } from '../domain/errors.ts';
import { findFormat } from '../domain/format.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import type { CacheStore } from '../ports/backend.ts';
import type { LanguageModel, ModelContext } from '../ports/language-model.ts';
import type { Clock } from '../ports/system.ts';
import type { Acquired } from './acquire.ts';
import { trackChange } from './change-tracking.ts';

export interface EnrichRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly mayStore: boolean;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

export interface EnrichDeps {
  readonly cache: Pick<CacheStore, 'findTracked' | 'saveTracked'>;
  readonly clock: Clock;
  /** Asked anew for each page: the console can set a model while running. */
  readonly model: () => LanguageModel | undefined;
}

export type Enrich = (
  document: Document,
  acquired: Acquired,
  request: EnrichRequest,
) => Promise<Document>;

/** Builds the operation. */
export function createEnrich(deps: EnrichDeps): Enrich {
  return async (document, acquired, request) => {
    const worded = await askModel(deps, document, acquired, request);
    return addChangeTracking(deps, worded, acquired, request);
  };
}

async function askModel(
  deps: EnrichDeps,
  document: Document,
  acquired: Acquired,
  request: EnrichRequest,
): Promise<Document> {
  const model = deps.model();
  const text = acquired.output.text ?? document.markdown;
  if (model === undefined || text === undefined || text === '') return document;
  const { formats } = request.options;
  const context = { deadlineAt: request.deadlineAt, signal: request.signal };
  let worded = document;
  if (findFormat(formats, 'summary') !== undefined) {
    worded = await attempt(worded, 'summary', async (base) => {
      const instruction = 'Summarise this page in three to five sentences.';
      const { text: summary } = await model.complete(
        { instruction, text, url: request.url },
        context,
      );
      return { ...base, summary };
    });
  }
  const question = findFormat(formats, 'question');
  if (question !== undefined) {
    worded = await attempt(worded, 'question', async (base) => {
      const instruction = `Answer from this page only: ${question.question}`;
      const { text: answer } = await model.complete(
        { instruction, text, url: request.url },
        context,
      );
      return { ...base, answer };
    });
  }
  return fillJson(model, worded, text, request, context);
}

/** The deterministic pass keeps what it found; the model is asked for the fields still empty. */
async function fillJson(
  model: LanguageModel,
  document: Document,
  text: string,
  request: EnrichRequest,
  context: ModelContext,
): Promise<Document> {
  const format = findFormat(request.options.formats, 'json');
  if (format === undefined) return document;
  return attempt(document, 'json', async (base) => {
    const { data } = await model.extract(
      {
        ...(format.schema === undefined ? {} : { schema: format.schema }),
        ...(format.prompt === undefined ? {} : { prompt: format.prompt }),
        pages: [{ url: request.url, text }],
      },
      context,
    );
    const certain = base.json;
    const bothObjects = isRecord(data) && isRecord(certain);
    return { ...base, json: bothObjects ? { ...data, ...certain } : data };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, never>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function attempt(
  document: Document,
  format: string,
  step: (document: Document) => Promise<Document>,
): Promise<Document> {
  try {
    return await step(document);
  } catch (error) {
    const reason = toHearthError(error).message;
    return withWarning(document, `The model did not answer for ${format}: ${reason}`);
  }
}

async function addChangeTracking(
  deps: EnrichDeps,
  document: Document,
  acquired: Acquired,
  request: EnrichRequest,
): Promise<Document> {
  const format = findFormat(request.options.formats, 'changeTracking');
  if (format === undefined) return document;
  const changeTracking = await trackChange(deps.cache, {
    accountId: request.accountId,
    urlKey: urlKey(request.url, PAGE_IDENTITY),
    format,
    markdown: document.markdown ?? '',
    ...(document.json === undefined ? {} : { json: document.json }),
    status: acquired.facts.status,
    at: deps.clock.now(),
    mayStore: request.mayStore,
  });
  return { ...document, changeTracking };
}

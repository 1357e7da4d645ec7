/**
 * The steps of a Document that need a port: change tracking (store) and, where a language model is set, `json`, `summary`,
 * `question` and `highlights` with its help.
 *
 * The page's own answer stays where the model adds none. A model that fails costs its format: a warning says so. Where
 * nothing but the model's formats was asked for, its failure is the answer (`LLM_FAILED`, `EXTRACT_TIMEOUT`).
 */
import { isMostlyCjk } from '../domain/cjk.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { withWarning, type Document } from '../domain/document.ts';
import { toHearthError, type HearthError } from '../domain/errors.ts';
import { findFormat, type FormatType } from '../domain/format.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import { standsOnPage } from '../pipeline/extract/answers.ts';
import type { CacheStore, TrackedPage } from '../ports/capture-cache.ts';
import type { LanguageModel, ModelContext, ModelUsage } from '../ports/language-model.ts';
import type { FieldsFound, ModelView } from '../ports/pipeline.ts';
import type { Clock } from '../ports/system.ts';
import type { Acquired } from './acquire.ts';
import { trackChange } from './change-tracking.ts';
import { fillFields } from './fill-fields.ts';
import { heldToSchema } from './schemas.ts';

interface EnrichRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  /** The job that the model's tokens are counted for. */
  readonly isolationGroup: string;
  readonly mayStore: boolean;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

export interface EnrichDeps {
  readonly cache: Pick<CacheStore, 'findTracked'>;
  readonly clock: Clock;
  /** Asked anew for each page: the console can set a model while running. */
  readonly model: () => LanguageModel | undefined;
  /** For pages in Chinese, Japanese or Korean; undefined without one, or where the account may not use it. */
  readonly cjkModel?: (accountId: string) => Promise<LanguageModel | undefined>;
  /** A CJK model is set, whoever may use it. */
  readonly hasCjkModel?: () => boolean;
  /** Counts what one request to the model used; nothing waits for it. */
  readonly spent: (spent: {
    readonly jobId: string;
    readonly accountId: string;
    readonly model: string;
    readonly usage: ModelUsage;
  }) => void;
}

interface Enriched {
  readonly document: Document;
  /** To be written with the page. */
  readonly tracked?: TrackedPage;
}

export interface Enrich {
  (document: Document, acquired: Acquired, request: EnrichRequest): Promise<Enriched>;
  /** A model is set and one of these formats is made with it. */
  asksModel(options: ScrapeOptions): boolean;
}

/** Formats that a model helps with. */
const MODEL_FORMATS: ReadonlySet<FormatType> = new Set([
  'json',
  'summary',
  'question',
  'highlights',
]);
/** Kept of the page's time for the answer itself, when the model takes too long. */
const MARGIN_MS = 1_000;

/** Builds the operation. */
export function createEnrich(deps: EnrichDeps): Enrich {
  const enrich = async (
    document: Document,
    acquired: Acquired,
    request: EnrichRequest,
  ): Promise<Enriched> => {
    const worded = await askModel(deps, document, acquired, request);
    const held = heldToSchema(worded.document, request.options);
    return addChangeTracking(deps, { ...worded, document: held }, acquired, request);
  };
  return Object.assign(enrich, {
    asksModel: ({ formats }: ScrapeOptions): boolean =>
      (deps.model() !== undefined || deps.hasCjkModel?.() === true) &&
      (formats.some(({ type }) => MODEL_FORMATS.has(type)) ||
        findFormat(formats, 'changeTracking')?.modes.includes('json') === true),
  });
}

interface Worded {
  readonly document: Document;
  /** What change tracking compares. */
  readonly tracked: FieldsFound | undefined;
}

interface Asking {
  readonly model: LanguageModel;
  readonly view: ModelView;
  readonly acquired: Acquired;
  readonly request: EnrichRequest;
  readonly context: ModelContext;
}

type Step = (worded: Worded, asking: Asking) => Promise<Worded>;

async function askModel(
  deps: EnrichDeps,
  document: Document,
  acquired: Acquired,
  request: EnrichRequest,
): Promise<Worded> {
  const view = acquired.output.modelView;
  const model = await modelFor(deps, view, request.accountId);
  let worded: Worded = { document, tracked: acquired.output.tracked };
  if (model === undefined || view === undefined || view.text === '') return worded;
  const { isolationGroup: jobId, accountId, deadlineAt, signal } = request;
  const context: ModelContext = {
    deadlineAt: deadlineAt - MARGIN_MS,
    signal,
    spent: (usage) => deps.spent({ jobId, accountId, model: model.name, usage }),
  };
  const asking = { model, view, acquired, request, context };
  const failures = new Map<string, HearthError>();
  for (const [format, step] of stepsOf(request.options)) {
    try {
      worded = await step(worded, asking);
    } catch (error) {
      signal.throwIfAborted();
      const failure = toHearthError(error);
      failures.set(format, failure);
      worded = warned(worded, `The model did not answer for ${format}: ${failure.message}`);
    }
  }
  refuseEmptyHanded(request.options, failures);
  return worded;
}

async function modelFor(
  deps: EnrichDeps,
  view: ModelView | undefined,
  accountId: string,
): Promise<LanguageModel | undefined> {
  const isCjk = view !== undefined && deps.cjkModel !== undefined && isMostlyCjk(view.text);
  return (isCjk ? await deps.cjkModel(accountId) : undefined) ?? deps.model();
}

/** A page of which nothing is left but what the model owed is no answer. */
function refuseEmptyHanded(
  { formats }: ScrapeOptions,
  failures: ReadonlyMap<string, HearthError>,
): void {
  const [first] = failures.values();
  if (first !== undefined && formats.every(({ type }) => failures.has(type))) throw first;
}

function stepsOf({ formats }: ScrapeOptions): readonly (readonly [string, Step])[] {
  const wants = (type: FormatType): boolean => findFormat(formats, type) !== undefined;
  return [
    ...(wants('json') ? [['json', fillJson] as const] : []),
    ...(wants('changeTracking') ? [['changeTracking', fillTracked] as const] : []),
    ...(wants('summary') ? [['summary', summarise] as const] : []),
    ...(wants('question') ? [['question', answer] as const] : []),
    ...(wants('highlights') ? [['highlights', pickPassages] as const] : []),
  ];
}

const fillJson: Step = async (worded, { model, view, acquired, request, context }) => {
  const { fields } = acquired.output;
  const format = findFormat(request.options.formats, 'json');
  if (fields === undefined || format === undefined) return worded;
  const page = { url: acquired.facts.finalUrl, view, fields };
  const filled = await fillFields(model, page, format, context);
  const document = {
    ...worded.document,
    json: filled.fields.data,
    ...(request.options.showProvenance ? { provenance: filled.fields.provenance } : {}),
  };
  const isShared = worded.tracked === fields;
  const next = { document, tracked: isShared ? filled.fields : worded.tracked };
  return filled.warning === undefined ? next : warned(next, filled.warning);
};

/** Fields of change tracking's own schema or prompt; those of the json format are filled already. */
const fillTracked: Step = async (worded, { model, view, acquired, request, context }) => {
  const format = findFormat(request.options.formats, 'changeTracking');
  const { tracked } = acquired.output;
  if (format === undefined || tracked === undefined || worded.tracked !== tracked) return worded;
  const page = { url: acquired.facts.finalUrl, view, fields: tracked };
  const filled = await fillFields(model, page, format, context);
  return { ...worded, tracked: filled.fields };
};

const summarise: Step = (worded, asking) =>
  inWords(worded, asking, 'summary', 'Summarise this page in three to five sentences.');

const answer: Step = (worded, asking) => {
  const question = findFormat(asking.request.options.formats, 'question')?.question ?? '';
  return inWords(worded, asking, 'answer', `Answer from this page only: ${question}`);
};

/** Free words of the model; figures that the page does not know make them worthless. */
async function inWords(
  worded: Worded,
  { model, view, request, context }: Asking,
  key: 'summary' | 'answer',
  instruction: string,
): Promise<Worded> {
  const { text } = await model.complete(
    { instruction, text: view.text, url: request.url },
    context,
  );
  if (standsOnPage(text, { ...view, url: request.url }).hasItsFigures)
    return { ...worded, document: { ...worded.document, [key]: text } };
  return warned(
    worded,
    `The model's ${key} named figures that are not on the page; ${key === 'summary' ? "the page's own sentences stand instead" : 'it was left out'}.`,
  );
}

const pickPassages: Step = async (worded, { model, view, request, context }) => {
  const query = findFormat(request.options.formats, 'highlights')?.query ?? '';
  const instruction = `Copy, word for word and one a line, the passages of this page that answer: ${query}`;
  const { text } = await model.complete(
    { instruction, text: view.text, url: request.url },
    context,
  );
  const page = { ...view, url: request.url };
  const quotes = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•>]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '' && standsOnPage(line, page).isQuote);
  if (quotes.length > 0)
    return { ...worded, document: { ...worded.document, highlights: quotes.join('\n') } };
  return warned(
    worded,
    "None of the model's passages stands on the page; the page's own best ones stand instead.",
  );
};

function warned(worded: Worded, sentence: string): Worded {
  return { ...worded, document: withWarning(worded.document, sentence) };
}

async function addChangeTracking(
  deps: EnrichDeps,
  { document, tracked }: Worded,
  acquired: Acquired,
  request: EnrichRequest,
): Promise<Enriched> {
  const format = findFormat(request.options.formats, 'changeTracking');
  if (format === undefined) return { document };
  const { options } = request;
  const json = tracked?.data;
  const isPast = options.asOf !== undefined || options.offline === true;
  const {
    changeTracking,
    warning,
    tracked: seen,
  } = await trackChange(deps.cache, {
    accountId: request.accountId,
    urlKey: urlKey(request.url, PAGE_IDENTITY),
    format,
    options,
    markdown: document.markdown ?? '',
    ...(json === undefined ? {} : { json }),
    status: acquired.facts.status,
    at: deps.clock.now(),
    mayStore: request.mayStore && !isPast,
  });
  const compared = changeTracking === undefined ? document : { ...document, changeTracking };
  return {
    document: warning === undefined ? compared : withWarning(compared, warning),
    ...(seen === undefined ? {} : { tracked: seen }),
  };
}

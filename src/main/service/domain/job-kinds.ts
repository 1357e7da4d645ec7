/**
 * What each kind of job is. A new kind is a row here, its command in job.ts and its operation.
 *
 * Any job can be stopped while it runs. The contract and the GUI read this table too, so it imports nothing.
 */
interface KindFacts {
  /** Its pages are rows that the scheduler hands out; it outlives its request and a restart. */
  readonly hasFrontier: boolean;
  /** What is paid for: each page that answers well, or the call as a whole, pages included. */
  readonly pricedBy: 'page' | 'call';
  /** The name clients know it by, in paths, activity and webhooks. */
  readonly endpoint: string;
}

/** In the order in which people are shown them. */
export const JOB_KINDS = {
  scrape: { hasFrontier: false, pricedBy: 'page', endpoint: 'scrape' },
  crawl: { hasFrontier: true, pricedBy: 'page', endpoint: 'crawl' },
  batch: { hasFrontier: true, pricedBy: 'page', endpoint: 'batch_scrape' },
  search: { hasFrontier: false, pricedBy: 'call', endpoint: 'search' },
  map: { hasFrontier: false, pricedBy: 'call', endpoint: 'map' },
  extract: { hasFrontier: false, pricedBy: 'call', endpoint: 'extract' },
  recipe: { hasFrontier: true, pricedBy: 'page', endpoint: 'recipe' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type JobKind = keyof typeof JOB_KINDS;

/** Kinds whose pages the scheduler hands out. */
export type FrontierKind = {
  [Kind in JobKind]: (typeof JOB_KINDS)[Kind]['hasFrontier'] extends true ? Kind : never;
}[JobKind];

export function isJobKind(text: string): text is JobKind {
  return Object.hasOwn(JOB_KINDS, text);
}

export function isFrontierKind(kind: JobKind): kind is FrontierKind {
  return JOB_KINDS[kind].hasFrontier;
}

export const KIND_NAMES: readonly JobKind[] = Object.keys(JOB_KINDS).filter(isJobKind);
export const FRONTIER_KINDS: readonly FrontierKind[] = KIND_NAMES.filter(isFrontierKind);

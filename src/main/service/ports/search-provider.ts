/**
 * A place that answers web searches. Implementations: providers/search. Tried in the configured order, those that
 * rest last; the first that answers wins, an empty answer included.
 *
 * `search` throws `SEARCH_FAILED` (refused, captcha, garbage, wrong key: the sentence says which) or
 * `SEARCH_TIMEOUT`; `RATE_LIMITED` with `retryAfterSeconds` when the provider asks to wait. It never
 * answers an empty list for a failure.
 */
export type ProviderSource = 'web' | 'news' | 'images';

export interface SearchQuery {
  /** Words, site filters already added. */
  readonly text: string;
  /** Results wanted of this source, 1..100. */
  readonly limit: number;
  readonly source: ProviderSource;
  readonly lang: string;
  readonly country?: string;
  readonly location?: string;
  /** Time filter as the wire spells it: `qdr:d`, `qdr:w`, `cdr:1,cd_min:…,cd_max:…`. */
  readonly tbs?: string;
  readonly filter?: string;
}

export interface SearchHit {
  readonly url: string;
  readonly title: string;
  /** Description or snippet; empty when the provider gave none. */
  readonly description: string;
  /** News: as the provider writes it. */
  readonly date?: string;
  readonly imageUrl?: string;
  readonly imageWidth?: number;
  readonly imageHeight?: number;
}

/** A part of a query that not every provider can search by. */
export type Narrowing = 'location' | 'filter' | 'tbs';

export interface SearchResults {
  readonly hits: readonly SearchHit[];
  /** What the query named and the provider cannot search by: the hits are wider than asked. */
  readonly unheeded?: readonly Narrowing[];
  /** Why there are no more of them: a further page of results did not come. */
  readonly cutBy?: string;
}

export interface ProviderHealth {
  readonly state: 'unknown' | 'ok' | 'failing';
  /** Why the newest attempt failed. */
  readonly reason?: string;
  /** The newest failure, also after it has answered again. */
  readonly lastFailure?: { readonly reason: string; readonly at: number };
  /** ms since the epoch; others are asked first until then. */
  readonly restsUntil?: number;
  /** It asked for that rest itself: it is not asked before. */
  readonly asksToRest?: true;
}

export interface SearchProvider {
  /** As in the `searchOrder` setting: `searxng`, `brave`, `serper`, `tavily`, `duckduckgo`. */
  readonly name: string;
  readonly sources: ReadonlySet<ProviderSource>;
  search(
    query: SearchQuery,
    context: { readonly deadlineAt: number; readonly signal: AbortSignal },
  ): Promise<SearchResults>;
  /** For one kind of results; without one, as its newest answer left it. */
  health(source?: ProviderSource): ProviderHealth;
}

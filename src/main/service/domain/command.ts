/**
 * What clients can ask for: validated, defaulted, free of any dialect. Units stand in the names.
 *
 * A Command never says which wire version it came from; the job keeps the original body for that.
 * Source: wire/v2.md sections 2 to 11, wire/v1.md, wire/differences.md.
 */
import type { AddressLogin } from './address-login.ts';
import type { Format, Viewport } from './format.ts';
import type { JsonSchema } from './json.ts';
import type { AsOf } from './library/as-of.ts';
import type { Recipe } from './recipe.ts';
import type { ProfileOption } from './sign-in-profile.ts';

export type Action =
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'waitForSelector'; readonly selector: string }
  | {
      readonly type: 'click';
      readonly selector: string;
      readonly all: boolean;
      /** Of a recipe, never asked for on the wire: further selectors of it. A page at rest without any is not waited for. */
      readonly otherwise?: readonly string[];
    }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'press'; readonly key: string }
  | { readonly type: 'scroll'; readonly direction: 'up' | 'down'; readonly selector?: string }
  | {
      readonly type: 'screenshot';
      readonly fullPage: boolean;
      readonly quality?: number;
      readonly viewport?: Viewport;
    }
  | { readonly type: 'scrape' }
  | { readonly type: 'executeJavascript'; readonly script: string }
  | {
      readonly type: 'pdf';
      readonly landscape: boolean;
      readonly scale: number;
      readonly format: string;
    };

export interface PdfParser {
  readonly mode: 'fast' | 'auto' | 'ocr';
  readonly maxPages?: number;
  /** Put `<!-- page N -->` style marks between pages. */
  readonly pageMarkers: boolean;
}

/** What the browser does for a recipe, never asked for on the wire. */
export interface Gather {
  /** Elements that are marked in the copy of the page; selectors lead inward through shadow roots and frames. */
  readonly marks?: readonly (readonly string[])[];
  /** Further batches of a list that grows or changes in place. */
  readonly more?: {
    readonly kind: 'more' | 'scroll' | 'spa';
    /** Text or accessible name of the button. */
    readonly label?: string;
    /** Most batches, the first one included. */
    readonly most: number;
  };
  /** A browser reads it: the list was seen there, and not on the page as served. */
  readonly browser?: true;
  /** What scripts may draw late: the page is left alone until it is there, for some seconds at most. */
  readonly until?: RecordSigns;
  /** JSON that the page asks its own site for comes along, where a browser reads the page; alone it demands none. */
  readonly answers?: true;
  /** JSON that is sent to the address with POST, by no browser, once and to nobody else. */
  readonly post?: string;
}

/** By what a record of a list is known in the page as it stands. */
export interface RecordSigns {
  /** Selectors of the records; any of them. */
  readonly records: readonly string[];
  /** Of each field the selectors inside a record; any of them. */
  readonly fields: readonly (readonly string[])[];
}

/** Whether a recipe asks for what only a browser does. */
export const needsBrowser = (gather: Gather | undefined): boolean =>
  gather?.marks !== undefined || gather?.more !== undefined || gather?.browser === true;

export interface ScrapeOptions {
  readonly formats: readonly Format[];
  readonly headers: Readonly<Record<string, string>>;
  readonly includeTags: readonly string[];
  readonly excludeTags: readonly string[];
  readonly onlyMainContent: boolean;
  /** Absent: no limit was asked for; the operation's ceiling applies. */
  readonly timeoutMs?: number;
  readonly waitForMs: number;
  readonly mobile: boolean;
  readonly skipTlsVerification: boolean;
  /** Absent: PDFs are not parsed and come back as base64. */
  readonly pdf?: PdfParser;
  readonly actions: readonly Action[];
  readonly location: { readonly country?: string; readonly languages: readonly string[] };
  readonly removeBase64Images: boolean;
  readonly blockAds: boolean;
  readonly proxy: 'basic' | 'stealth' | 'enhanced' | 'auto';
  /** A stored capture not older than this may answer; 0 is always fresh. */
  readonly maxAgeMs: number;
  /** Present: only a stored capture at least this old may answer. */
  readonly minAgeMs?: number;
  readonly storeInCache: boolean;
  readonly fastMode: boolean;
  /** Only stored captures may answer; implies zero retention. */
  readonly lockdown: boolean;
  /** Absent: the installation's own setting decides. */
  readonly ignoreRobotsTxt?: boolean;
  /** Who selects the main content; absent: Hearth's own reader. */
  readonly reader?: 'readability';
  /** Include `provenance` of json values in the document. */
  readonly showProvenance: boolean;
  /** What the browser does for a recipe besides reading the page. */
  readonly gather?: Gather;
  /** The page goes into the library as it is answered. */
  readonly keep?: KeepOptions;
  /** The past is asked: a kept capture answers, and nothing is fetched. */
  readonly asOf?: AsOf;
  /** Nothing is fetched: the newest stored capture answers, however old. */
  readonly offline?: true;
  /** Visited signed in. */
  readonly profile?: ProfileOption;
  /** Names and passwords that stood in the addresses, for the fetch alone. */
  readonly logins?: readonly AddressLogin[];
  /** Sentences for the caller about options that were accepted and not applied in full. */
  readonly warnings: readonly string[];
}

/** What goes into the library: `page` is the answer and what was made of it, `full` all that a browser loaded too. */
export interface KeepOptions {
  readonly kind: 'page' | 'full';
  readonly collection?: string;
  readonly tags: readonly string[];
  readonly note?: string;
}

/** A file that came with the request. */
export interface Upload {
  /** As the client calls it, without folders: a label, never a path. */
  readonly name: string;
  /** As the client says; may be empty or untrue. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface ScrapeCommand {
  /** Absolute http(s) address, WHATWG-normalised; of an upload `upload:NAME`, which nothing resolves against. */
  readonly url: string;
  /** The address as the caller typed it; becomes `metadata.sourceURL`. */
  readonly typedUrl: string;
  /** Present: this is read, and nothing is fetched. */
  readonly upload?: Upload;
  readonly options: ScrapeOptions;
  readonly zeroDataRetention: boolean;
  /** The caller's label (`origin`); `api` by default. */
  readonly origin: string;
}

type WebhookEvent = 'started' | 'page' | 'completed' | 'failed';

export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly events: readonly WebhookEvent[];
}

export type SitemapMode = 'include' | 'skip' | 'only';

/** Which links of a page belong to a crawl. Patterns are validated regular expressions. */
export interface ScopeRules {
  readonly includePaths: readonly string[];
  readonly excludePaths: readonly string[];
  readonly regexOnFullUrl: boolean;
  /** Most path segments below the host; absent is unlimited (v1 default 10). */
  readonly maxDepth?: number;
  /** Most link hops from the start; absent is unlimited. */
  readonly maxDiscoveryDepth?: number;
  readonly crawlEntireDomain: boolean;
  readonly allowExternalLinks: boolean;
  readonly allowSubdomains: boolean;
  readonly ignoreQueryParameters: boolean;
  readonly deduplicateSimilarUrls: boolean;
}

export interface CrawlCommand {
  readonly url: string;
  readonly typedUrl: string;
  /** Plain-language wish; with a model it is turned into options before the crawl starts. */
  readonly prompt?: string;
  readonly scope: ScopeRules;
  readonly limit: number;
  /** The limit that was asked for, where the credits allowed a smaller one. */
  readonly askedLimit?: number;
  readonly sitemap: SitemapMode;
  readonly ignoreRobotsTxt?: boolean;
  readonly robotsUserAgent?: string;
  /** Pause between pages of one host; absent follows robots' crawl-delay. */
  readonly delayMs?: number;
  readonly maxConcurrency?: number;
  readonly options: ScrapeOptions;
  readonly webhook?: Webhook;
  /** `traceparent` of the request, where its client sent one. */
  readonly trace?: string;
  readonly zeroDataRetention: boolean;
  readonly origin: string;
}

export interface BatchCommand {
  /** Valid addresses in the order given, duplicates kept. */
  readonly urls: readonly { readonly url: string; readonly typedUrl: string }[];
  /** Present when invalid addresses are to be reported instead of refused. */
  readonly invalidUrls?: readonly string[];
  readonly appendToId?: string;
  readonly maxConcurrency?: number;
  readonly options: ScrapeOptions;
  readonly webhook?: Webhook;
  /** `traceparent` of the request, where its client sent one. */
  readonly trace?: string;
  readonly zeroDataRetention: boolean;
  readonly origin: string;
}

export interface MapCommand {
  readonly url: string;
  readonly typedUrl: string;
  readonly search?: string;
  readonly sitemap: SitemapMode;
  readonly includeSubdomains: boolean;
  readonly ignoreQueryParameters: boolean;
  readonly filterByPath: boolean;
  /** As in a crawl; absent takes all paths. */
  readonly paths?: Pick<
    ScopeRules,
    'includePaths' | 'excludePaths' | 'regexOnFullUrl' | 'maxDepth'
  >;
  readonly limit: number;
  readonly timeoutMs?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As in `ScrapeOptions`. */
  readonly logins?: readonly AddressLogin[];
  readonly ignoreCache: boolean;
  readonly location: { readonly country?: string; readonly languages: readonly string[] };
  readonly ignoreRobotsTxt?: boolean;
  readonly origin: string;
}

export type SearchSource = 'web' | 'news' | 'images' | 'library';

export interface SearchCommand {
  readonly query: string;
  /** Per source, 1..100. */
  readonly limit: number;
  readonly sources: readonly SearchSource[];
  readonly categories: readonly ('github' | 'research' | 'pdf' | 'developer')[];
  readonly includeDomains: readonly string[];
  readonly excludeDomains: readonly string[];
  readonly tbs?: string;
  readonly filter?: string;
  readonly lang: string;
  readonly country?: string;
  readonly location?: string;
  readonly timeoutMs: number;
  readonly ignoreInvalidUrls: boolean;
  /** Present when results are to be scraped (formats not empty). */
  readonly options?: ScrapeOptions;
  readonly warnings: readonly string[];
  readonly origin: string;
}

export interface ExtractCommand {
  /** Addresses; one ending in `/*` means the site below it. */
  readonly urls: readonly {
    readonly url: string;
    readonly typedUrl: string;
    readonly wildcard: boolean;
  }[];
  readonly invalidUrls?: readonly string[];
  readonly prompt?: string;
  readonly systemPrompt?: string;
  readonly schema?: JsonSchema;
  readonly enableWebSearch: boolean;
  readonly includeSubdomains: boolean;
  readonly ignoreSitemap: boolean;
  readonly showSources: boolean;
  readonly showProvenance: boolean;
  readonly limit?: number;
  readonly timeoutMs: number;
  readonly options: ScrapeOptions;
  readonly webhook?: Webhook;
  readonly zeroDataRetention: boolean;
  readonly warnings: readonly string[];
  readonly origin: string;
}

/** One run of a recipe. */
export interface RecipeCommand {
  readonly recipe: Recipe;
  /** Of the saved recipe, and the version that runs. */
  readonly recipeId?: string;
  readonly version?: number;
  /** A good run renews the saved recipe's memory. */
  readonly learns: boolean;
  /** Addresses of first pages, normalised. */
  readonly starts: readonly string[];
  /** What is done before the list is there; where one finds nothing to press, the next is tried. At least one. */
  readonly ways: readonly (readonly Action[])[];
  /** Of all pages, without actions. */
  readonly options: ScrapeOptions;
  /** List pages or batches. */
  readonly maxPages: number;
  readonly maxRows: number;
  /** Also the pages that records lead to. */
  readonly follow: boolean;
  readonly repair: 'auto' | 'report' | 'off';
  /** Pause between pages of one host; absent follows robots' crawl-delay. */
  readonly delayMs?: number;
  readonly maxConcurrency: number;
  readonly webhook?: Webhook;
  readonly zeroDataRetention: boolean;
  readonly origin: string;
}

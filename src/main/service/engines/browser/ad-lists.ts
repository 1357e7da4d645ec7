/**
 * Blocking by the community's filter lists (EasyList and its relatives, by way of @ghostery/adblocker).
 *
 * Fetched at the first use and once a week, kept compiled in `<dataDir>/filter-lists`; until they are
 * there, and where they cannot be had, the short list alone decides. A failure is never the caller's:
 * it is logged at debug level and tried again an hour later. Requests are judged by host, in the egress
 * proxy, so no request of a page is intercepted for it; rules that depend on a path are not applied.
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FiltersEngine } from '@ghostery/adblocker-playwright';
import type { Clock, Log } from '../../ports/system.ts';
import { CONSENT_BOXES, isOnShortList } from './block-rules.ts';

export interface AdListOptions {
  readonly dataDir: string;
  /** Fetches a list as text; absent means that lists are never fetched. */
  readonly fetchText?: (url: string) => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
}

export interface AdLists {
  isBlockedHost(host: string): boolean;
  /** Selectors of boxes to take out of pages of this host. */
  removalsFor(host: string): readonly string[];
  /** Resolves when the attempt to have the lists has ended, either way. Starts one if it is time. */
  load(): Promise<void>;
}

const FRESH_MS = 7 * 24 * 3_600_000;
const RETRY_MS = 3_600_000;
const MAX_REMEMBERED = 5_000;

export function createAdLists(options: AdListOptions): AdLists {
  return new Lists(options);
}

interface Compiled {
  readonly engine: FiltersEngine;
  readonly isAd: (engine: FiltersEngine, host: string) => boolean;
}

class Lists implements AdLists {
  readonly #options: AdListOptions;
  readonly #hosts = new Map<string, boolean>();
  #compiled: Compiled | undefined;
  #loading: Promise<void> | undefined;
  #nextAt = 0;

  constructor(options: AdListOptions) {
    this.#options = options;
  }

  isBlockedHost(host: string): boolean {
    if (isOnShortList(host)) return true;
    if (this.#compiled === undefined) return false;
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    const isBlocked = this.#compiled.isAd(this.#compiled.engine, host);
    if (this.#hosts.size >= MAX_REMEMBERED) this.#hosts.clear();
    this.#hosts.set(host, isBlocked);
    return isBlocked;
  }

  removalsFor(host: string): readonly string[] {
    if (this.#compiled === undefined || host === '') return CONSENT_BOXES;
    const { styles } = this.#compiled.engine.getCosmeticsFilters({
      url: `https://${host}/`,
      hostname: host,
      domain: host.split('.').slice(-2).join('.'),
      getBaseRules: false,
      getInjectionRules: false,
      getExtendedRules: false,
      getRulesFromDOM: false,
      getRulesFromHostname: true,
    });
    const rules = [...styles.matchAll(/([^{}]+)\{\s*display:\s*none\s*!important;?\s*\}/g)];
    return [...CONSENT_BOXES, ...rules.map((rule) => (rule[1] ?? '').trim())];
  }

  load(): Promise<void> {
    const now = this.#options.clock.now();
    if (now < this.#nextAt) return this.#loading ?? Promise.resolve();
    this.#nextAt = now + RETRY_MS;
    this.#loading = this.#load(now).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      this.#options.log.debug('filter lists not available', { error: text });
    });
    return this.#loading;
  }

  async #load(now: number): Promise<void> {
    const file = join(this.#options.dataDir, 'filter-lists', 'compiled-1.bin');
    const library = await import('@ghostery/adblocker-playwright');
    const adopt = (engine: FiltersEngine): void => {
      this.#compiled = {
        engine,
        isAd: (one, host) => {
          const url = `https://${host}/`;
          const sourceUrl = 'https://page.invalid/';
          return one.match(library.Request.fromRawDetails({ url, sourceUrl, type: 'script' }))
            .match;
        },
      };
      this.#hosts.clear();
    };
    const age = await ageOf(file, now);
    if (age !== undefined) {
      try {
        adopt(library.FiltersEngine.deserialize(await readFile(file)));
      } catch {
        // written by another version of the library, or damaged: it is made anew below
      }
    }
    const isFresh = this.#compiled !== undefined && age !== undefined && age < FRESH_MS;
    const { fetchText } = this.#options;
    if (isFresh || fetchText === undefined) {
      this.#nextAt = now + FRESH_MS;
      return;
    }
    const texts = await Promise.all(library.fullLists.map(fetchText));
    const engine = library.FiltersEngine.parse(texts.join('\n'), { enableHtmlFiltering: false });
    await writeWhole(file, engine.serialize());
    adopt(engine);
    this.#nextAt = now + FRESH_MS;
    this.#options.log.info('filter lists fetched', { lists: texts.length });
  }
}

async function ageOf(file: string, now: number): Promise<number | undefined> {
  try {
    return now - (await stat(file)).mtimeMs;
  } catch {
    // not fetched yet
    return undefined;
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, bytes, { mode: 0o600 });
  await rename(partial, file);
}

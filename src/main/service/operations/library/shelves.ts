/** Filing, marking and asking for more: what a person does with entries, where a rule of the library comes in. */
import { HearthError } from '../../domain/errors.ts';
import {
  findQuote,
  followQuote,
  MOST_QUOTE_CHARS,
  quoteAt,
  type Quote,
} from '../../domain/library/quote.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { CaptureStore, VersionText } from '../../ports/library.ts';
import type { EntryState, HighlightRow, ShelfStore, WantedEntry } from '../../ports/shelves.ts';
import type { Clock } from '../../ports/system.ts';

export interface ShelvesDeps {
  readonly store: CaptureStore & ShelfStore;
  readonly clock: Clock;
}

interface AskedHighlight {
  readonly entryId: number;
  /** Which text the passage was marked in; absent: the newest that has it. */
  readonly version?: number;
  readonly captureId?: string;
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly colour: string;
  readonly comment: string;
}

/** An address as a list gives it. */
export interface AskedEntry {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly state: EntryState;
  readonly addedAt?: number;
  readonly highlights?: WantedEntry['highlights'];
}

interface AddedEntries {
  readonly added: number;
  readonly known: number;
  readonly ids: readonly number[];
  /** Sentences about what was left out. */
  readonly problems: readonly string[];
}

export interface Shelves {
  /** Throws `NOT_FOUND` for the entry, `BAD_REQUEST` for a passage that no kept text has. */
  highlight(accountId: string, asked: AskedHighlight): Promise<HighlightRow>;
  /** Entries to be kept some time; what is no address of a page is said. */
  want(accountId: string, entries: readonly AskedEntry[]): Promise<AddedEntries>;
}

/** Builds it. */
export function createShelves({ store, clock }: ShelvesDeps): Shelves {
  return {
    async highlight(accountId, asked) {
      const { entryId, captureId, colour, comment } = asked;
      const entry = await store.findEntry(accountId, entryId);
      if (entry === undefined) throw missing(`entry ${entryId}`);
      const texts = await store.versionTexts({ accountId, entryId });
      const n = await versionOf(store, accountId, asked);
      const { quote, from, to, at } = quoteIn(texts, asked, n);
      const later = texts.slice(at + 1).map(({ text, firstAt }) => ({ text, at: firstAt }));
      const place = followQuote(quote, later, { state: 'found', from, to });
      const id = await store.addHighlight({
        ...{ accountId, entryId, ...quote, colour, comment, at: clock.now(), place },
        ...(captureId === undefined ? {} : { captureId }),
      });
      const made = id === undefined ? undefined : await store.findHighlight(accountId, id);
      if (made === undefined) throw missing(`entry ${entryId}`);
      return made;
    },
    async want(accountId, entries) {
      const wanted: WantedEntry[] = [];
      const problems: string[] = [];
      for (const entry of entries) {
        const url = URL.parse(entry.url);
        if (url === null || !/^https?:$/.test(url.protocol)) {
          problems.push(`"${entry.url.slice(0, 200)}" is no address of a web page.`);
        } else wanted.push(wantedOf(entry, url, clock.now()));
      }
      const { added, ids } = await store.addWanted({ accountId, entries: wanted });
      return { added, known: ids.length - added, ids, problems };
    },
  };
}

function wantedOf(entry: AskedEntry, url: URL, now: number): WantedEntry {
  const { title, note, tags, collections, state, addedAt, highlights = [] } = entry;
  return {
    urlKey: urlKey(url.href, PAGE_IDENTITY),
    ...{ url: url.href, host: url.hostname, title, note, tags, collections, state, highlights },
    // what a list says of the future would stay at the top for years
    at: Math.min(addedAt ?? now, now),
  };
}

async function versionOf(
  store: CaptureStore,
  accountId: string,
  { entryId, version, captureId }: AskedHighlight,
): Promise<number | undefined> {
  if (captureId === undefined) return version;
  const capture = await store.findCapture(accountId, captureId);
  if (capture?.entryId === entryId) return version ?? capture.version;
  throw missing(`capture ${captureId} of entry ${entryId}`);
}

/** The passage in the version that was named, else in the newest that has it. */
function quoteIn(
  texts: readonly VersionText[],
  asked: AskedHighlight,
  n: number | undefined,
): { readonly quote: Quote; readonly from: number; readonly to: number; readonly at: number } {
  if (asked.exact.length > MOST_QUOTE_CHARS) {
    throw bad(`A highlight may have ${MOST_QUOTE_CHARS} characters; mark a shorter passage.`);
  }
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    const version = texts[at];
    if (version === undefined || (n !== undefined && version.n !== n)) continue;
    const found = findQuote(version.text, asked);
    if (found.kind !== 'found') continue;
    const { from, to } = found;
    return { quote: quoteAt(version.text, from, to), from, to, at };
  }
  throw bad(
    n === undefined
      ? 'No kept text of this entry has this passage; mark it as the text has it.'
      : `Version ${n} of this entry has no such passage; mark it as its text has it.`,
  );
}

function missing(what: string): HearthError {
  return new HearthError('NOT_FOUND', `There is no ${what} in your library.`);
}

function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}

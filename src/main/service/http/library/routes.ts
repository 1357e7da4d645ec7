/** What can be asked of the library over HTTP: translate, ask an operation, translate back. */
import { readEntryChange, readKeepPage, readUpkeep } from '../../dialects/library.ts';
import type { Dialect } from '../../dialects/types.ts';
import type { Caller } from '../../domain/account.ts';
import { HearthError } from '../../domain/errors.ts';
import { diffAsText } from '../../domain/library/diff.ts';
import type { Browse } from '../../operations/library/browse.ts';
import type { Upkeep } from '../../operations/library/upkeep.ts';
import type { Scrape } from '../../operations/scrape.ts';
import type { CaptureStore } from '../../ports/library.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { asJson } from '../route.ts';
import { captureOf, digestParts, entryOf, hitOf, intervalOf, iso, versionOf } from './write.ts';

export interface LibraryDeps {
  readonly browse: Browse;
  readonly upkeep: Upkeep;
  readonly store: CaptureStore;
  readonly scrape: Scrape;
  readonly dialect: Dialect;
  readonly allowLocal: boolean | readonly string[];
  readonly clock: Clock;
  readonly log: Log;
}

export interface LibraryRequest {
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

type Answer = Readonly<Record<string, unknown>> | { readonly bytes: Uint8Array };

export interface LibraryRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/library`. */
  readonly path: string;
  readonly answer: (request: LibraryRequest) => Promise<Answer>;
}

const route = (
  method: LibraryRoute['method'],
  path: string,
  answer: LibraryRoute['answer'],
): LibraryRoute => ({ method, path, answer });

const MOST_ROWS = 200;

/** All of them; contract/library/endpoints.ts describes them. */
export function libraryRoutes(deps: LibraryDeps): readonly LibraryRoute[] {
  return [...entryRoutes(deps), ...captureRoutes(deps), ...textRoutes(deps), ...houseRoutes(deps)];
}

function entryRoutes({ browse, store, clock }: LibraryDeps): readonly LibraryRoute[] {
  const list = async ({ query, caller }: LibraryRequest): Promise<Answer> => {
    const offset = number(query, 'skip', { fallback: 0, min: 0, max: 1_000_000 });
    const limit = limitOf(query);
    const found = await browse.search(caller.account.id, {
      query: query.get('q') ?? '',
      limit,
      offset,
    });
    const { total, isAbout, hits, hosts, problems, indexed } = found;
    return { total, isAbout, indexed, problems, hosts, entries: hits.map(hitOf) };
  };
  const removed = async ({ caller, param }: LibraryRequest, at: number | null): Promise<Answer> => {
    const id = entryId(param('id'));
    if (await store.markEntryRemoved(caller.account.id, id, at)) return { id };
    throw new HearthError('NOT_FOUND', `There is no entry ${id} in your library.`);
  };
  return [
    route('GET', '/entries', list),
    route('GET', '/search', (request) => {
      if ((request.query.get('q') ?? '').trim() !== '') return list(request);
      throw bad('Say what to look for: /library/search?q=WORDS.');
    }),
    route('GET', '/entries/:id', async ({ caller, param }) => ({
      entry: entryOf(await browse.entry(caller.account.id, entryId(param('id')))),
    })),
    route('PATCH', '/entries/:id', async ({ caller, param, body }) => {
      const change = readEntryChange(body);
      const [accountId, id] = [caller.account.id, entryId(param('id'))];
      await browse.entry(accountId, id);
      await store.updateEntry({ accountId, entryId: id, ...change });
      return { entry: entryOf(await browse.entry(accountId, id)) };
    }),
    route('DELETE', '/entries/:id', (request) => removed(request, clock.now())),
    route('POST', '/entries/:id/restore', (request) => removed(request, null)),
  ];
}

function captureRoutes(deps: LibraryDeps): readonly LibraryRoute[] {
  const { browse, store } = deps;
  return [
    route('POST', '/captures', (request) => keepPage(deps, request)),
    route('GET', '/captures/:id', async ({ caller, param }) => ({
      capture: captureOf(await browse.capture(caller.account.id, param('id'))),
    })),
    route('GET', '/captures/:id/manifest', async ({ caller, param }) => ({
      manifest: await browse.manifest(caller.account.id, param('id')),
    })),
    route('GET', '/captures/:id/:part', async ({ caller, param }) => {
      const manifest = await browse.manifest(caller.account.id, param('id'));
      const digest = digestParts(manifest)[param('part')];
      const bytes = digest === undefined ? null : await browse.blob(digest);
      if (bytes !== null) return { bytes };
      throw new HearthError('NOT_FOUND', `This capture has no part "${param('part')}".`);
    }),
    route('GET', '/entries/:id/captures', async ({ caller, param, query }) => {
      const [accountId, id] = [caller.account.id, entryId(param('id'))];
      await browse.entry(accountId, id);
      const after = query.get('after') ?? undefined;
      const limit = limitOf(query);
      const rows = await store.capturesOf({
        accountId,
        entryId: id,
        limit,
        ...(after === undefined ? {} : { after }),
      });
      const last = rows.length === limit ? rows.at(-1)?.id : undefined;
      return { captures: rows.map(captureOf), ...(last === undefined ? {} : { after: last }) };
    }),
  ];
}

/** A scrape that keeps what it reads: the same options, the same price. */
async function keepPage(deps: LibraryDeps, request: LibraryRequest): Promise<Answer> {
  const { url, kind, collection, tags, note, scrapeOptions } = readKeepPage(request.body);
  const keep = Object.fromEntries(
    Object.entries({ kind, collection, tags, note }).filter(([, value]) => value !== undefined),
  );
  // what is kept now is what the site shows now
  const body = { maxAge: 0, ...scrapeOptions, url, keep, origin: 'library' };
  const command = deps.dialect.readScrape(body, { allowLocal: deps.allowLocal });
  const { caller, signal } = request;
  const { document, creditsUsed } = await deps.scrape(command, {
    caller,
    signal,
    body: asJson(body),
  });
  const { captureId } = document.metadata;
  if (typeof captureId !== 'string') {
    throw new HearthError('STORAGE_FAILED', document.warning ?? 'The page was not kept.');
  }
  const capture = await deps.browse.capture(caller.account.id, captureId);
  const { warning } = document;
  return {
    capture: captureOf(capture),
    creditsUsed,
    ...(warning === undefined ? {} : { warning }),
  };
}

function textRoutes({ browse }: LibraryDeps): readonly LibraryRoute[] {
  return [
    route('GET', '/entries/:id/versions', async ({ caller, param }) => ({
      versions: (await browse.versions(caller.account.id, entryId(param('id')))).map(versionOf),
    })),
    route('GET', '/entries/:id/versions/:n', async ({ caller, param }) => {
      const version = await browse.version(
        caller.account.id,
        entryId(param('id')),
        Number(param('n')),
      );
      return { version: { ...versionOf(version), text: version.text } };
    }),
    route('GET', '/entries/:id/blame', async ({ caller, param, query }) => {
      const [accountId, id] = [caller.account.id, entryId(param('id'))];
      const text = query.get('text');
      if (text !== null) {
        const [seen] = await browse.dated(accountId, text, id);
        return { intervals: (seen?.intervals ?? []).map(intervalOf) };
      }
      const n = query.get('version');
      const sentences = await browse.blame(accountId, id, n === null ? undefined : Number(n));
      return {
        sentences: sentences.map((one) => ({
          text: one.text,
          intervals: one.intervals.map(intervalOf),
        })),
      };
    }),
    route('GET', '/blame', async ({ caller, query }) => {
      const text = query.get('text') ?? '';
      if (text.trim() === '') throw bad('Give the passage: /library/blame?text=PASSAGE.');
      const seen = await browse.dated(caller.account.id, text);
      return {
        found: seen.map(({ entry, intervals }) => ({
          entry: entryOf(entry),
          intervals: intervals.map(intervalOf),
        })),
      };
    }),
    route('GET', '/diff', async ({ caller, query }) => {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      if (from === '' || to === '') {
        throw bad('Give two captures (from and to), or entry and two version numbers.');
      }
      const entry = query.get('entry');
      const { account } = caller;
      const diff =
        entry === null
          ? await browse.diffCaptures(account.id, from, to)
          : await browse.diffVersions(account.id, entryId(entry), Number(from), Number(to));
      const side = (at: typeof diff.from) => ({
        ...at,
        firstAt: iso(at.firstAt),
        lastAt: iso(at.lastAt),
      });
      const asText = query.get('as') === 'text';
      return {
        from: side(diff.from),
        to: side(diff.to),
        ...(asText ? { text: diffAsText(diff.blocks) } : { blocks: diff.blocks }),
      };
    }),
  ];
}

function houseRoutes({ upkeep }: LibraryDeps): readonly LibraryRoute[] {
  const forOwner =
    (answer: (asked: ReturnType<typeof readUpkeep>, accountId: string) => Promise<object>) =>
    async ({ caller, body }: LibraryRequest): Promise<Answer> => {
      if (caller.key !== undefined) {
        throw new HearthError(
          'FORBIDDEN',
          'This concerns the library of the whole installation: use "hearth library" on its machine, or the console.',
        );
      }
      return { ...(await answer(readUpkeep(body), caller.account.id)) };
    };
  return [
    route('GET', '/stats', async ({ caller }) => ({
      stats: await upkeep.stats(caller.account.id),
    })),
    route(
      'POST',
      '/verify',
      forOwner(({ deep = false, repair = false }) => upkeep.verify({ deep, repair })),
    ),
    route(
      'POST',
      '/gc',
      forOwner(({ force = false }) => upkeep.collect({ force })),
    ),
    route(
      'POST',
      '/rebuild',
      forOwner((_asked, accountId) => upkeep.rebuild(accountId)),
    ),
  ];
}

function entryId(text: string): number {
  if (/^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw bad(`"${text}" is no entry's number.`);
}

function limitOf(query: URLSearchParams): number {
  return number(query, 'limit', { fallback: 50, min: 1, max: MOST_ROWS });
}

function number(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): number {
  const value = Number(query.get(name) ?? fallback);
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw bad(`"${name}" takes a whole number from ${min} to ${max}.`);
}

function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}

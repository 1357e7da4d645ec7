/** What can be asked of the library over HTTP: translate, ask an operation, translate back. */
import { readEntryChange, readKeepPage, readUpkeep } from '../../dialects/library.ts';
import type { Dialect } from '../../dialects/types.ts';
import { HearthError } from '../../domain/errors.ts';
import { diffAsText } from '../../domain/library/diff.ts';
import type { Shelves } from '../../operations/library/shelves.ts';
import type { Upkeep } from '../../operations/library/upkeep.ts';
import type { Scrape } from '../../operations/scrape.ts';
import type { CaptureStore } from '../../ports/library.ts';
import type { ShelfStore } from '../../ports/shelves.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { asJson } from '../route.ts';
import { bad, entryId, limitOf, number, versionNumber } from './ask.ts';
import { partRoutes, type PartDeps } from './parts.ts';
import { route, type LibraryAnswer, type LibraryRequest, type LibraryRoute } from './route.ts';
import { cursorOf, readCursor, readSort, shelfRoutes } from './shelves.ts';
import { transferRoutes, type TransferDeps } from './transfer.ts';
import { captureOf, entryOf, hitOf, intervalOf, iso, removedOf, versionOf } from './write.ts';

export interface LibraryDeps extends PartDeps, TransferDeps {
  readonly upkeep: Upkeep;
  readonly shelves: Shelves;
  readonly store: CaptureStore & ShelfStore;
  readonly scrape: Scrape;
  readonly dialect: Dialect;
  readonly allowLocal: boolean | readonly string[];
  readonly clock: Clock;
  readonly log: Log;
}

const NO_TEXT = { description: '', snippet: '' } as const;
const EXACT = { isAbout: false, indexed: 100, problems: [], hosts: [] } as const;

/** All of them; contract/library/endpoints.ts describes them. */
export function libraryRoutes(deps: LibraryDeps): readonly LibraryRoute[] {
  return [
    ...entryRoutes(deps),
    ...captureRoutes(deps),
    ...partRoutes(deps),
    ...textRoutes(deps),
    ...upkeepRoutes(deps),
    ...shelfRoutes(deps),
    ...transferRoutes(deps),
  ];
}

function entryRoutes({ browse, store, clock }: LibraryDeps): readonly LibraryRoute[] {
  const list = async ({ query, caller }: LibraryRequest): Promise<LibraryAnswer> => {
    const address = query.get('url');
    if (address !== null) {
      const known = await browse.entryOf(caller.account.id, address);
      const entries = known === undefined ? [] : [{ ...entryOf(known), ...NO_TEXT }];
      return { total: entries.length, ...EXACT, entries };
    }
    const offset = number(query, 'skip', { fallback: 0, min: 0, max: 1_000_000 });
    const limit = limitOf(query);
    const given = readCursor(query.get('after'));
    const [collection, sort] = [query.get('collection') ?? '', readSort(query.get('sort'))];
    const found = await browse.search(caller.account.id, {
      query: query.get('q') ?? '',
      limit,
      ...(collection === '' ? {} : { collection }),
      ...(sort === undefined ? {} : { sort }),
      offset: given?.kind === 'place' ? given.offset : given === undefined ? offset : 0,
      ...(given?.kind === 'row' ? { after: given.cursor } : {}),
    });
    const { total, isAbout, hits, hosts, problems, indexed } = found;
    const after = cursorOf(found, (given?.kind === 'place' ? given.offset : offset) + limit);
    return {
      ...{ total, isAbout, indexed, problems, hosts, entries: hits.map(hitOf) },
      ...(after === undefined ? {} : { after }),
    };
  };
  const removed = async (
    { caller, param }: LibraryRequest,
    at: number | null,
  ): Promise<LibraryAnswer> => {
    const id = entryId(param('id'));
    if (await store.markEntryRemoved(caller.account.id, id, at)) {
      return removedOf(id, at);
    }
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
  const { browse, store, upkeep } = deps;
  return [
    route('POST', '/captures', (request) => keepPage(deps, request)),
    route('GET', '/captures/:id', async ({ caller, param }) => ({
      capture: captureOf(await browse.capture(caller.account.id, param('id'))),
    })),
    route('DELETE', '/captures/:id', async ({ caller, param }) => {
      const id = param('id');
      const removed = await store.removeCapture(caller.account.id, id);
      if (removed !== undefined) return { id, ...removed };
      throw new HearthError('NOT_FOUND', `There is no capture ${id} in your library.`);
    }),
    route('GET', '/captures/:id/manifest', async ({ caller, param }) => ({
      manifest: await browse.manifest(caller.account.id, param('id')),
    })),
    route('GET', '/captures/:id/proof', async ({ caller, param }) => ({
      proof: await upkeep.prove(caller.account.id, param('id')),
    })),
    route('GET', '/entries/:id/captures', async ({ caller, param, query }) => {
      const [accountId, id] = [caller.account.id, entryId(param('id'))];
      await browse.entry(accountId, id);
      const after = query.get('after') ?? undefined;
      if (after !== undefined && (await store.findCapture(accountId, after)) === undefined) {
        throw bad(`The capture "${after}" is not there any more; begin the list anew.`);
      }
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
async function keepPage(deps: LibraryDeps, request: LibraryRequest): Promise<LibraryAnswer> {
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

/** An entry and two of its versions. */
const between = (entry: string, from: string, to: string) =>
  [entryId(entry), versionNumber(from), versionNumber(to)] as const;

function textRoutes({ browse }: LibraryDeps): readonly LibraryRoute[] {
  return [
    route('GET', '/entries/:id/versions', async ({ caller, param }) => ({
      versions: (await browse.versions(caller.account.id, entryId(param('id')))).map(versionOf),
    })),
    route('GET', '/entries/:id/versions/:n', async ({ caller, param }) => {
      const [id, n] = [entryId(param('id')), versionNumber(param('n'))];
      const version = await browse.version(caller.account.id, id, n);
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
      const sentences = await browse.blame(
        accountId,
        id,
        n === null ? undefined : versionNumber(n),
      );
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
          : await browse.diffVersions(account.id, ...between(entry, from, to));
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

function upkeepRoutes({ upkeep }: LibraryDeps): readonly LibraryRoute[] {
  const forOwner =
    (answer: (asked: ReturnType<typeof readUpkeep>, accountId: string) => Promise<object>) =>
    async ({ caller, body }: LibraryRequest): Promise<LibraryAnswer> => {
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

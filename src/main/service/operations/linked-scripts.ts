/**
 * Reads the scripts that a served page links, where their code would tell whether the page needs a browser.
 *
 * A few small files, asked for as a browser would, in a fraction of the caller's time; what reading one told is kept
 * for ten minutes and serves every page that links it. What cannot be had in time stays unknown, and is left alone for a
 * minute. Pages that want a file at the same time share the request.
 */
import { orAborted } from '../domain/abort.ts';
import { release } from '../domain/bytes.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { Judgement, ScriptReading } from '../ports/pipeline.ts';
import type { AcquireDeps } from './acquire-request.ts';
import { fetchFile, type Converted, type RoutedRequest } from './capture-page.ts';

export interface LinkedScripts {
  /**
   * The verdict with the code at hand; undefined when nothing could be read. `mostFiles`: those loaded by others
   * included; 8 unless told.
   */
  judge(
    request: RoutedRequest,
    page: Converted,
    mostFiles?: number,
  ): Promise<Judgement | undefined>;
}

const MOST_FILES = 8;
/** Of one file. */
const MOST_BYTES = 200_000;
const MOST_MS = 3_000;
/** Of the caller's time that is left. */
const SHARE = 0.25;
const KEPT_MS = 600_000;
const UNKNOWN_MS = 60_000;
const MOST_KEPT = 5_000;

type Scripts = Record<string, string | ScriptReading>;

export function createLinkedScripts(deps: AcquireDeps): LinkedScripts {
  const files = createFiles(deps);
  /** By specifier as written, from the place where it is written. */
  const readAll = async (
    request: RoutedRequest,
    specifiers: readonly string[],
    base: string,
    deadlineAt: number,
  ): Promise<{ readonly scripts: Scripts; readonly urls: ReadonlyMap<string, string> }> => {
    const urls = addressesOf(specifiers, base);
    const scripts: Scripts = {};
    await Promise.all(
      [...urls].map(async ([specifier, url]) => {
        const found = await files.read(request, url, deadlineAt);
        if (found !== undefined) scripts[specifier] = found;
      }),
    );
    return { scripts, urls };
  };

  return {
    async judge(request, { snapshot, output }, mostFiles = MOST_FILES) {
      const now = deps.clock.now();
      const deadlineAt = now + Math.min(MOST_MS, Math.max(0, request.deadlineAt - now) * SHARE);
      const { options, signal } = request;
      const ask = (scripts: Scripts) => deps.pipeline.judge({ snapshot, options, scripts }, signal);

      const wanted = (output.unread ?? []).slice(0, mostFiles);
      const linked = await readAll(request, wanted, snapshot.finalUrl, deadlineAt);
      if (Object.keys(linked.scripts).length === 0) return undefined;
      const first = await ask(linked.scripts);
      const readings = { ...linked.scripts, ...first.readings };
      for (const [src, reading] of Object.entries(first.readings)) {
        files.keep(linked.urls.get(src) ?? src, reading);
      }
      const loaded = await readLoaded(readings, linked.urls);
      return loaded === undefined ? first : ask({ ...readings, ...loaded });

      /** Modules that those modules import; one step is enough for hand-made pages. */
      async function readLoaded(
        from: Scripts,
        urls: ReadonlyMap<string, string>,
      ): Promise<Scripts | undefined> {
        const found: Scripts = {};
        for (const [src, reading] of Object.entries(from)) {
          const loads =
            typeof reading === 'string' ? [] : reading.loads.filter((one) => /\w/.test(one));
          const room = mostFiles - wanted.length - Object.keys(found).length;
          if (loads.length === 0 || room <= 0) continue;
          const base = urls.get(src) ?? snapshot.finalUrl;
          Object.assign(
            found,
            (await readAll(request, loads.slice(0, room), base, deadlineAt)).scripts,
          );
        }
        return Object.keys(found).length === 0 ? undefined : found;
      }
    },
  };
}

/** The files themselves: what reading one told, or its code. */
function createFiles(deps: AcquireDeps) {
  /** Without a reading: it could not be had. */
  const kept = new Map<string, { readonly reading?: ScriptReading; readonly until: number }>();
  const coming = new Map<string, Promise<string | undefined>>();

  const keep = (url: string, reading?: ScriptReading): void => {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    const until = deps.clock.now() + (reading === undefined ? UNKNOWN_MS : KEPT_MS);
    kept.set(url, { ...(reading === undefined ? {} : { reading }), until });
  };
  const fetchOne = async (request: RoutedRequest, url: string, deadlineAt: number) => {
    // a caller in a hurry says nothing about the file
    const isFair = deadlineAt - deps.clock.now() > MOST_MS / 2;
    const file = await fetchFile(deps, request, { url, deadlineAt, maxBodyBytes: MOST_BYTES });
    const code = file === undefined ? undefined : codeIn(file);
    if (file !== undefined) release(file.body);
    if (code === undefined && (isFair || file !== undefined)) keep(url);
    return code;
  };
  const read = async (request: RoutedRequest, url: string, deadlineAt: number) => {
    const known = kept.get(url);
    if (known !== undefined && known.until > deps.clock.now()) return known.reading;
    const another = coming.get(url);
    // whoever asked for it may have been aborted
    if (another !== undefined)
      return orAborted(
        another.catch(() => undefined),
        request.signal,
      );
    const ours = fetchOne(request, url, deadlineAt).finally(() => coming.delete(url));
    coming.set(url, ours);
    return ours;
  };
  return { keep, read };
}

/** What a browser would run of it; undefined where a browser may get something else. */
function codeIn({ status, contentType, body }: Snapshot): string | undefined {
  // no browser runs a file that is not there
  if (status === 404 || status === 410) return '';
  const isCode = status === 200 && !/html|^image/i.test(contentType);
  return isCode ? new TextDecoder().decode(body) : undefined;
}

/** By specifier; what leads to no address of the web is left out. */
function addressesOf(specifiers: readonly string[], base: string): ReadonlyMap<string, string> {
  return new Map(
    specifiers.flatMap((one): [string, string][] => {
      const url = URL.parse(one, base);
      return url !== null && /^https?:$/.test(url.protocol) ? [[one, url.href]] : [];
    }),
  );
}

/** One address with all its captures, oldest first, and where the reader stands among them. */
import { useQuery } from '@tanstack/react-query';
import type { ConsoleClient } from '../../../../contract/console/client.ts';
import type { LibraryCapture, LibraryEntry } from '../../../../contract/library/types.ts';
import { useAddress } from '../../../app/use-address.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';

export interface Stop {
  readonly capture: LibraryCapture;
  readonly at: number;
  /** Its text is another than that of the one before. */
  readonly isChange: boolean;
}

export interface OpenEntry {
  readonly entry: LibraryEntry;
  readonly stops: readonly Stop[];
}

/** Newest first; beyond these the oldest are left out. */
const MOST_CAPTURES = 5_000;

export function useEntry(id: number) {
  const client = useClient();
  return useQuery({
    queryKey: [...QUERY.library, 'entry', id],
    queryFn: async ({ signal }): Promise<OpenEntry> => {
      const [entry, captures] = await Promise.all([
        client.library.entry(id, signal),
        allCaptures(client, id, signal),
      ]);
      return { entry, stops: stopsOf(captures) };
    },
  });
}

async function allCaptures(
  client: ConsoleClient,
  id: number,
  signal: AbortSignal,
): Promise<readonly LibraryCapture[]> {
  const captures: LibraryCapture[] = [];
  for (let after: string | undefined; captures.length < MOST_CAPTURES;) {
    const page = await client.library.captures(id, after, signal);
    captures.push(...page.captures);
    after = page.after;
    if (after === undefined) break;
  }
  return captures;
}

function stopsOf(captures: readonly LibraryCapture[]): readonly Stop[] {
  const ordered = captures.toReversed();
  let before: number | undefined;
  return ordered.map((capture) => {
    const isChange =
      capture.version !== undefined && before !== undefined && capture.version !== before;
    before = capture.version ?? before;
    return { capture, at: Date.parse(capture.at), isChange };
  });
}

export interface Standing {
  readonly index: number;
  readonly stop: Stop;
  readonly goTo: (index: number) => void;
}

/** Where an address without a copy opens: the newest copy that has a page to look at, else the newest. */
export function newestToOpen(stops: readonly Stop[]): number {
  const withPage = stops.findLastIndex(({ capture }) => capture.kind !== 'text');
  return withPage >= 0 ? withPage : stops.length - 1;
}

/** The capture in the address, else the newest of the version there, else the newest that has a page. */
export function useStanding(stops: readonly Stop[]): Standing | undefined {
  const [search, change] = useAddress();
  const byId = stops.findIndex(({ capture }) => capture.id === search.get('at'));
  const wanted = Number(search.get('version') ?? Number.NaN);
  const byVersion = stops.findLastIndex(({ capture }) => capture.version === wanted);
  const index = byId >= 0 ? byId : byVersion >= 0 ? byVersion : newestToOpen(stops);
  const stop = stops[index];
  if (stop === undefined) return undefined;
  const goTo = (next: number): void => {
    const id = stops[Math.max(0, Math.min(stops.length - 1, next))]?.capture.id;
    if (id !== undefined) change({ version: '', at: id });
  };
  return { index, stop, goTo };
}

/** The next capture with another text, in the direction; undefined at the end. */
export function nextChange(stops: readonly Stop[], from: number, step: 1 | -1): number | undefined {
  const version = stops[from]?.capture.version;
  for (let index = from + step; index >= 0 && index < stops.length; index += step) {
    const other = stops[index]?.capture.version;
    if (other !== undefined && other !== version) return index;
  }
  return undefined;
}

/** Of a day, the newest capture up to its end; else the first of all. `day`: `2026-11-03`, in the reader's own time. */
export function stopOfDay(stops: readonly Stop[], day: string): number {
  const end = new Date(`${day}T23:59:59.999`).getTime();
  return Math.max(
    0,
    stops.findLastIndex(({ at }) => at <= end),
  );
}

/** To compare with: the copy before that says something else, and of pages that answered one that did. */
export function earlierOf(stops: readonly Stop[], index: number): Stop | undefined {
  const here = stops[index]?.capture;
  const before = stops.slice(0, Math.max(0, index));
  const isFailed = ({ capture }: Stop): boolean => capture.status >= 400;
  const answered = before.filter((stop) => !isFailed(stop));
  const among = (here?.status ?? 0) >= 400 || answered.length === 0 ? before : answered;
  const other = among.findLast(
    ({ capture: { version } }) => version !== undefined && version !== here?.version,
  );
  return other ?? among.at(-1);
}

export function useManifest(capture: LibraryCapture) {
  const client = useClient();
  return useQuery({
    queryKey: [...QUERY.capture, capture.id, 'manifest'],
    queryFn: ({ signal }) => client.library.manifest(capture.id, signal),
    enabled: capture.digest !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

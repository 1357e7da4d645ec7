/** Rows of the library as JSON: instants as ISO 8601, everything else by its own name. */
import { UNDO_MS } from '../../domain/library/removal.ts';
import type { Interval } from '../../domain/library/blame.ts';
import type { CaptureRow, EntryHit, EntryRow, VersionRow } from '../../ports/library.ts';
import type { HighlightRow } from '../../ports/shelves.ts';

type Body = Readonly<Record<string, unknown>>;

export function iso(at: number): string {
  return new Date(at).toISOString();
}

export function entryOf(entry: EntryRow): Body {
  const { id, url, host, title, hasOwnTitle, note, tags, collections, state } = entry;
  const { captures, kept, versions, highlights, latest, changedAt } = entry;
  return {
    ...{ id, url, host, title, hasOwnTitle, note, tags, collections, state },
    firstAt: iso(entry.firstAt),
    lastAt: iso(entry.lastAt),
    ...{ captures, kept, versions, highlights },
    ...(latest === undefined ? {} : { latest: { ...latest, at: iso(latest.at) } }),
    ...(changedAt === undefined ? {} : { changedAt: iso(changedAt) }),
  };
}

export function hitOf(hit: EntryHit): Body {
  const { description, snippet, version, versionFirstAt, versionLastAt } = hit;
  return {
    ...entryOf(hit),
    ...{ description, snippet },
    ...(version === undefined || versionFirstAt === undefined || versionLastAt === undefined
      ? {}
      : { version: { n: version, firstAt: iso(versionFirstAt), lastAt: iso(versionLastAt) } }),
  };
}

/** `manifestPk`, absent in JSON: a number of this database. */
export function captureOf(row: CaptureRow): Body {
  return { ...row, manifestPk: undefined, at: iso(row.at) };
}

export function versionOf(
  version: Omit<VersionRow, 'captures'> & { readonly captures?: number },
): Body {
  const { n, firstAt, lastAt, chars, minor, title, captures } = version;
  return {
    ...{ n, firstAt: iso(firstAt), lastAt: iso(lastAt), chars, minor, title },
    ...(captures === undefined ? {} : { captures }),
  };
}

export function intervalOf({ firstAt, lastAt, goneAt, firstVersion, lastVersion }: Interval): Body {
  return {
    ...{ firstAt: iso(firstAt), lastAt: iso(lastAt), goneAt: goneAt === null ? null : iso(goneAt) },
    ...{ firstVersion, lastVersion },
  };
}

export function highlightOf(row: HighlightRow): Body {
  const { at, stateAt, ...rest } = row;
  return { ...rest, at: iso(at), ...(stateAt === undefined ? {} : { stateAt: iso(stateAt) }) };
}

/** What went, and how long it can be had back; with `at` null it is there again. */
export function removedOf(id: number, at: number | null): Body {
  return { id, ...(at === null ? {} : { restorableUntil: iso(at + UNDO_MS) }) };
}

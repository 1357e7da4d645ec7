/** Rows of the library as JSON: instants as ISO 8601, everything else by its own name. */
import type { Interval } from '../../domain/library/blame.ts';
import type { Digest, Manifest } from '../../domain/library/manifest.ts';
import type { CaptureRow, EntryHit, EntryRow, VersionRow } from '../../ports/library.ts';

type Body = Readonly<Record<string, unknown>>;

export function iso(at: number): string {
  return new Date(at).toISOString();
}

export function entryOf(entry: EntryRow): Body {
  const { id, url, host, title, note, tags, collections, captures, kept, versions } = entry;
  return {
    ...{ id, url, host, title, note, tags, collections },
    firstAt: iso(entry.firstAt),
    lastAt: iso(entry.lastAt),
    ...{ captures, kept, versions },
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

/** The parts of a capture that can be read one by one. */
export function digestParts(manifest: Manifest): Readonly<Record<string, Digest | undefined>> {
  const { body, html, text, document, shot, thumb } = manifest;
  return { body, html, text, document, shot: shot?.body, thumb: thumb?.body };
}

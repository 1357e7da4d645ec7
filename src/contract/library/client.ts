/** The calls of `/library` for the console's session; answers as in `responses.ts`. */
import type { Calls } from '../console/calls.ts';
import type {
  EntryChange,
  KeepBody,
  LibraryBlame,
  LibraryCapture,
  LibraryCaptures,
  LibraryCollected,
  LibraryCollection,
  LibraryDiff,
  LibraryEntry,
  LibraryExport,
  LibraryFound,
  LibraryHighlight,
  LibraryImport,
  LibraryKept,
  LibraryManifest,
  LibraryProof,
  LibraryReplay,
  LibraryRebuilt,
  LibraryStats,
  LibraryVerified,
  LibraryVersion,
} from './types.ts';

/** Asks for JSON, or for bytes. */
export interface LibraryTransport {
  readonly call: Call;
  readonly bytes: (path: string, signal?: AbortSignal) => Promise<Blob>;
  /** The answer as it comes; refusals throw. */
  readonly stream: (path: string) => Promise<Response>;
}

/** Parts of a capture that are read one by one. */
export type CapturePart = 'body' | 'html' | 'text' | 'document' | 'shot' | 'thumb';

const root = '/library';
const query = (fields: Readonly<Record<string, string | number>>): string =>
  `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()}`;

export function libraryCalls(transport: LibraryTransport) {
  const { call } = transport;
  const post: Post = (path, body, signal) => call(path, { method: 'POST', body, signal });
  return {
    ...entryCalls(call, post),
    ...captureCalls(transport, post),
    ...shelfCalls(call, post),
    ...upkeepCalls(transport, post),
  };
}

type Call = Calls['call'];
type Post = Calls['post'];

const entry = (id: number): string => `${root}/entries/${id}`;
const capture = (id: string): string => `${root}/captures/${encodeURIComponent(id)}`;

/** Addresses, and the versions of each. */
function entryCalls(call: Call, post: Post) {
  return {
    find: (
      asked: { readonly q: string; readonly skip: number; readonly limit: number },
      signal?: AbortSignal,
    ) => call<LibraryFound>(`${root}/entries${query(asked)}`, { signal }),
    entryAt: async (url: string, signal?: AbortSignal) => {
      const found = await call<LibraryFound>(`${root}/entries${query({ url })}`, { signal });
      return found.entries[0] ?? null;
    },
    keep: (body: KeepBody, signal?: AbortSignal) =>
      post<LibraryKept>(`${root}/captures`, body, signal),
    entry: async (id: number, signal?: AbortSignal) =>
      (await call<{ readonly entry: LibraryEntry }>(entry(id), { signal })).entry,
    change: async (id: number, body: EntryChange) =>
      (await call<{ readonly entry: LibraryEntry }>(entry(id), { method: 'PATCH', body })).entry,
    remove: (id: number) => call<{ readonly id: number }>(entry(id), { method: 'DELETE' }),
    restore: (id: number) => post<{ readonly id: number }>(`${entry(id)}/restore`, {}),
    captures: (id: number, after: string | undefined, signal?: AbortSignal) =>
      call<LibraryCaptures>(
        `${entry(id)}/captures${query({ limit: 200, ...(after === undefined ? {} : { after }) })}`,
        { signal },
      ),
    versions: async (id: number, signal?: AbortSignal) =>
      (
        await call<{ readonly versions: readonly LibraryVersion[] }>(`${entry(id)}/versions`, {
          signal,
        })
      ).versions,
    version: async (id: number, n: number, signal?: AbortSignal) =>
      (await call<{ readonly version: LibraryVersion }>(`${entry(id)}/versions/${n}`, { signal }))
        .version,
    blame: (id: number, version: number, signal?: AbortSignal) =>
      call<LibraryBlame>(`${entry(id)}/blame${query({ version })}`, { signal }),
    dated: (id: number, text: string, signal?: AbortSignal) =>
      call<LibraryBlame>(`${entry(id)}/blame${query({ text })}`, { signal }),
  };
}

/** Copies: compared, read in parts, proved and seen again. */
function captureCalls({ call, bytes }: LibraryTransport, post: Post) {
  return {
    diff: (from: string, to: string, signal?: AbortSignal) =>
      call<LibraryDiff>(`${root}/diff${query({ from, to })}`, { signal }),
    diffVersions: (id: number, from: number, to: number, signal?: AbortSignal) =>
      call<LibraryDiff>(`${root}/diff${query({ entry: id, from, to })}`, { signal }),
    capture: async (id: string, signal?: AbortSignal) =>
      (await call<{ readonly capture: LibraryCapture }>(capture(id), { signal })).capture,
    removeCapture: (id: string) =>
      call<{ readonly entryId: number; readonly isEntryGone: boolean }>(capture(id), {
        method: 'DELETE',
      }),
    manifest: async (id: string, signal?: AbortSignal) =>
      (await call<{ readonly manifest: LibraryManifest }>(`${capture(id)}/manifest`, { signal }))
        .manifest,
    prove: async (id: string, signal?: AbortSignal) =>
      (await call<{ readonly proof: LibraryProof }>(`${capture(id)}/proof`, { signal })).proof,
    part: (id: string, part: CapturePart, signal?: AbortSignal) =>
      bytes(`${capture(id)}/${part}`, signal),
    replay: (captureId: string) =>
      post<LibraryReplay>(`${root}/replay`, { captureId, mode: 'still' }),
  };
}

/** Collections, tags and highlights. */
function shelfCalls(call: Call, post: Post) {
  return {
    collections: async (signal?: AbortSignal) =>
      (
        await call<{ readonly collections: readonly LibraryCollection[] }>(`${root}/collections`, {
          signal,
        })
      ).collections,
    createCollection: (body: { readonly name: string; readonly query?: string }) =>
      post<unknown>(`${root}/collections`, body),
    changeCollection: (
      id: number,
      body: { readonly name?: string; readonly query?: string; readonly position?: number },
    ) => call<unknown>(`${root}/collections/${id}`, { method: 'PATCH', body }),
    removeCollection: (id: number) =>
      call<unknown>(`${root}/collections/${id}`, { method: 'DELETE' }),
    restoreCollection: (id: number) => post<unknown>(`${root}/collections/${id}/restore`, {}),
    tags: async (signal?: AbortSignal) =>
      (
        await call<{
          readonly tags: readonly { readonly tag: string; readonly entries: number }[];
        }>(`${root}/tags`, { signal })
      ).tags,
    highlights: (entryId: number, signal?: AbortSignal) =>
      call<{ readonly highlights: readonly LibraryHighlight[]; readonly indexed: number }>(
        `${root}/highlights${query({ entry: entryId, limit: 200 })}`,
        { signal },
      ),
    highlight: (body: {
      readonly entryId: number;
      readonly captureId: string;
      readonly exact: string;
      readonly prefix: string;
      readonly suffix: string;
    }) => post<unknown>(`${root}/highlights`, body),
    changeHighlight: (id: number, body: { readonly comment: string }, isLast?: boolean) =>
      call<unknown>(`${root}/highlights/${id}`, { method: 'PATCH', body, isLast }),
    removeHighlight: (id: number) =>
      call<unknown>(`${root}/highlights/${id}`, { method: 'DELETE' }),
    restoreHighlight: (id: number) => post<unknown>(`${root}/highlights/${id}/restore`, {}),
  };
}

/** In, out, and whether all is well. */
function upkeepCalls({ call, stream }: LibraryTransport, post: Post) {
  return {
    exportFile: ({ format, q = '', ids = [], private: withPrivate }: LibraryExport) =>
      stream(
        `${root}/export${query({
          format,
          ...(q === '' ? {} : { q }),
          ...(ids.length === 0 ? {} : { ids: ids.join(',') }),
          ...(withPrivate ? { private: 'true' } : {}),
        })}`,
      ),
    importFile: async (file: File) =>
      (
        await post<{ readonly import: LibraryImport }>(
          `${root}/imports${query({ name: file.name })}`,
          file,
        )
      ).import,
    import: async (id: string, signal?: AbortSignal) =>
      (await call<{ readonly import: LibraryImport }>(`${root}/imports/${id}`, { signal })).import,
    stats: async (signal?: AbortSignal) =>
      (await call<{ readonly stats: LibraryStats }>(`${root}/stats`, { signal })).stats,
    verify: (deep: boolean) => post<LibraryVerified>(`${root}/verify`, { deep }),
    collect: () => post<LibraryCollected>(`${root}/gc`, {}),
    rebuild: () => post<LibraryRebuilt>(`${root}/rebuild`, {}),
  };
}

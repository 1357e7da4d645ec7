/** The library's ways in and out over HTTP: exports and imports as streams, and the key that signs. */
import type { Imports } from '../../operations/library/imports.ts';
import {
  LIBRARY_FORMATS,
  type ExportRequest,
  type LibraryExport,
} from '../../operations/library/export.ts';
import type { ImportRow } from '../../ports/shelves.ts';
import { bad } from './ask.ts';
import { route, type LibraryRequest, type LibraryRoute } from './route.ts';
import { iso } from './write.ts';

export interface TransferDeps {
  readonly exports: LibraryExport;
  readonly imports: Imports;
}

export function transferRoutes({ exports, imports }: TransferDeps): readonly LibraryRoute[] {
  return [
    route('GET', '/export', async (request) => ({ file: await exports.file(exportOf(request)) })),
    route('GET', '/key', async () => ({ fingerprint: (await exports.signer()).fingerprint })),
    {
      ...route('POST', '/imports', async ({ caller, query, stream }) => {
        if (stream === undefined) throw bad('Send the file itself as the body.');
        const name = query.get('name') ?? 'file';
        return { import: importOf(await imports.receive(caller.account.id, name, stream)) };
      }),
      takesStream: true,
    },
    route('GET', '/imports', async ({ caller }) => ({
      imports: (await imports.list(caller.account.id)).map(importOf),
    })),
    route('GET', '/imports/:id', async ({ caller, param }) => ({
      import: importOf(await imports.find(caller.account.id, param('id'))),
    })),
  ];
}

function exportOf({ query, caller }: LibraryRequest): ExportRequest {
  const asked = query.get('format') ?? 'wacz';
  const format = LIBRARY_FORMATS.find((name) => name === asked);
  if (format === undefined) throw bad(`"format" is one of ${LIBRARY_FORMATS.join(', ')}.`);
  const given = (name: string): string | undefined => query.get(name)?.trim() || undefined;
  const [q, collection, host] = [given('q'), given('collection'), given('host')];
  const ids = query
    .getAll('ids')
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return {
    ...{ accountId: caller.account.id, format },
    ...(q === undefined ? {} : { query: q }),
    ...(collection === undefined ? {} : { collection }),
    ...(host === undefined ? {} : { host }),
    ...(ids.length === 0 ? {} : { ids }),
    withPrivate: /^(?:1|true|yes)$/.test(query.get('private') ?? ''),
  };
}

function importOf(row: ImportRow): object {
  const { id, name, bytes, format, state, done, report, createdAt, updatedAt } = row;
  const times = { createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
  const told = { ...report, before: undefined };
  return { ...{ id, name, bytes, format, state, done, report: told }, ...times };
}

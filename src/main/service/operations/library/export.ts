/** The library, or some of it, as a file for others: which captures, in which format, under which name. */
import { openSigner, type ArchiveSigner } from '../../archives/sign.ts';
import {
  exportBibLatex,
  exportCslJson,
  exportReferences,
  exportRis,
} from '../../archives/texts/citations.ts';
import { singleHtml } from '../../archives/texts/single-html.ts';
import { exportCsv, exportJsonl } from '../../archives/texts/tables.ts';
import { exportVault } from '../../archives/texts/vault.ts';
import { exportWacz, exportWarc } from '../../archives/wacz/write.ts';
import { CITATION_STYLES, type CitationStyle } from '../../domain/library/citation-styles.ts';
import { HearthError } from '../../domain/errors.ts';
import type { ArchiveSource } from '../../ports/archive.ts';
import type { CaptureRow } from '../../ports/library.ts';
import type { FileTexts, Pictures } from '../../ports/replay-source.ts';
import type { Clock } from '../../ports/system.ts';
import type { Browse } from './browse.ts';
import { openSource, type SourceDeps } from './archive-source.ts';

export const LIBRARY_FORMATS = [
  ...(['wacz', 'warc', 'html', 'vault', 'jsonl', 'csv', 'csl', 'bibtex', 'ris'] as const),
  ...CITATION_STYLES,
] as const;
type LibraryFormat = (typeof LIBRARY_FORMATS)[number];

export interface ExportRequest {
  readonly accountId: string;
  readonly format: LibraryFormat;
  /** All three at once narrow the choice; none of them: everything that was kept. */
  readonly query?: string;
  /** Id or path. */
  readonly collection?: string;
  readonly host?: string;
  /** Of entries or captures. */
  readonly ids?: readonly string[];
  /** Captures taken with a cookie or an authorization stay at home unless asked for. */
  readonly withPrivate: boolean;
}

export interface LibraryFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array | string>;
}

export interface ExportDeps extends SourceDeps {
  readonly browse: Pick<Browse, 'search'>;
  readonly clock: Clock;
  /** For what does not fit in memory while a file is written. */
  readonly folder: string;
  readonly keyPath: string;
  readonly picturesOf: (texts: FileTexts) => Pictures;
  /** `Hearth 1.2.3`. */
  readonly software: string;
}

export interface LibraryExport {
  /** Throws `NOT_FOUND` where nothing is there to be exported. */
  file(request: ExportRequest): Promise<LibraryFile>;
  /** The installation's own key, made when first asked for. */
  signer(): Promise<ArchiveSigner>;
}

const PAGE = 200;

/** Builds it. */
export function createLibraryExport(deps: ExportDeps): LibraryExport {
  const signer = (): Promise<ArchiveSigner> => openSigner(deps.keyPath);
  return {
    signer,
    async file(request) {
      const isWanted = await choose(deps, request);
      const { accountId } = request;
      const { withPrivate, format } = request;
      const what = format in ENDINGS ? 'words' : 'all';
      const source = openSource(deps, { accountId, what, ...(isWanted && { isWanted }) });
      const at = deps.clock.now();
      const name = `hearth-${new Date(at).toISOString().slice(0, 10)}`;
      const archive = {
        ...{ at, withPrivate, software: deps.software, folder: deps.folder },
        title: request.collection ?? request.query ?? request.host ?? 'Hearth library',
      };
      switch (format) {
        case 'wacz': {
          const { bytes } = exportWacz(source, { ...archive, signer: await signer() });
          return { name: `${name}.wacz`, type: 'application/wacz', content: bytes };
        }
        case 'warc': {
          const { bytes } = exportWarc(source, archive);
          return { name: `${name}.warc.gz`, type: 'application/warc', content: bytes };
        }
        case 'html':
          return onePage(deps, source, withPrivate);
        case 'vault': {
          const content = exportVault(source, { withPrivate, at });
          return { name: `${name}-vault.zip`, type: 'application/zip', content };
        }
        default:
          return { ...textFile(source, format, withPrivate), name: `${name}.${ENDINGS[format]}` };
      }
    },
  };
}

type TextFormat = 'jsonl' | 'csv' | 'csl' | 'bibtex' | 'ris' | CitationStyle;

const ENDINGS: Readonly<Record<TextFormat, string>> = {
  ...{ jsonl: 'jsonl', csv: 'csv', csl: 'json', bibtex: 'bib', ris: 'ris' },
  ...{ apa: 'txt', mla: 'txt', chicago: 'txt', harvard: 'txt', wikipedia: 'txt' },
};

function textFile(
  source: ArchiveSource,
  format: TextFormat,
  withPrivate: boolean,
): Omit<LibraryFile, 'name'> {
  const options = { withPrivate };
  switch (format) {
    case 'jsonl':
      return { type: 'application/x-ndjson', content: exportJsonl(source, options) };
    case 'csv':
      return { type: 'text/csv; charset=utf-8', content: exportCsv(source, options) };
    case 'csl':
      return {
        type: 'application/vnd.citationstyles.csl+json',
        content: exportCslJson(source, options),
      };
    case 'bibtex':
      return { type: 'application/x-bibtex', content: exportBibLatex(source, options) };
    case 'ris':
      return { type: 'application/x-research-info-systems', content: exportRis(source, options) };
    default:
      return {
        type: 'text/plain; charset=utf-8',
        content: exportReferences(source, format, options),
      };
  }
}

/** The newest of the chosen captures that was kept with its look. */
async function onePage(
  { picturesOf }: ExportDeps,
  source: ArchiveSource,
  withPrivate: boolean,
): Promise<LibraryFile> {
  let newest: { readonly id: string; readonly at: number } | undefined;
  for await (const { id, at, still, isPrivate } of source.captures()) {
    if (still === undefined || (isPrivate && !withPrivate)) continue;
    if (newest === undefined || at >= newest.at) newest = { id, at };
  }
  for await (const capture of source.captures()) {
    if (capture.id !== newest?.id) continue;
    const { bytes } = await singleHtml(capture, picturesOf);
    const name = `${new URL(capture.url).hostname}-${new Date(capture.at).toISOString().slice(0, 10)}.html`;
    return { name, type: 'text/html; charset=utf-8', content: only(bytes) };
  }
  throw new HearthError(
    'NOT_FOUND',
    'None of these pages was kept with its look; keep it with kind "full".',
  );
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** Undefined: everything. */
async function choose(
  { browse, store }: ExportDeps,
  { accountId, query, collection, host, ids }: ExportRequest,
): Promise<((capture: CaptureRow) => boolean) | undefined> {
  const words = [query ?? '', host === undefined ? '' : `site:"${host.replaceAll('"', '')}"`];
  const asked = words.filter((word) => word !== '').join(' ');
  const isAll = asked === '' && collection === undefined;
  if (isAll && ids === undefined) return undefined;
  const entries = isAll ? undefined : new Set<number>();
  for (let offset = 0; entries !== undefined; offset += PAGE) {
    const page = { query: asked, limit: PAGE, offset };
    const found = await browse.search(accountId, {
      ...page,
      ...(collection === undefined ? {} : { collection }),
    });
    if (found.problems.length > 0) throw new HearthError('BAD_REQUEST', found.problems.join(' '));
    for (const { id } of found.hits) entries.add(id);
    if (found.hits.length < PAGE) break;
  }
  const named = ids === undefined ? undefined : new Set(ids);
  for (const id of named ?? []) await refuseUnknown(store, accountId, id);
  return ({ id, entryId }) =>
    (entries?.has(entryId) ?? true) &&
    (named === undefined || named.has(id) || named.has(String(entryId)));
}

async function refuseUnknown(
  store: ExportDeps['store'],
  accountId: string,
  id: string,
): Promise<void> {
  const found = /^\d+$/.test(id)
    ? await store.findEntry(accountId, Number(id))
    : await store.findCapture(accountId, id);
  if (found !== undefined) return;
  throw new HearthError('NOT_FOUND', `There is no entry and no capture ${id} in your library.`);
}

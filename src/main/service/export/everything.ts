/** Everything an account has, as one ZIP: the texts given, its jobs a line each, and a file of documents a job. */
import { strToU8 } from 'fflate';
import type { Job } from '../domain/job.ts';
import type { Store } from '../ports/backend.ts';
import { documentLines, fileNameOf } from './page-files.ts';
import { documentsOf } from './table-source.ts';
import type { ExportFile, JobFileDeps } from './write-export.ts';
import { dayOf } from './write-export.ts';
import { openZip, type ZipFolder } from './zip-folder.ts';

export interface EverythingDeps extends JobFileDeps {
  readonly store: Pick<Store, 'readDocuments' | 'runRows' | 'listJobs'>;
}

export interface EverythingOptions {
  readonly accountId: string;
  /** Now, ms since the epoch. */
  readonly at: number;
  /** Files that are at hand, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

const JOBS_A_STEP = 100;

export function everythingFile(deps: EverythingDeps, options: EverythingOptions): ExportFile {
  return {
    name: `hearth-${dayOf(options.at)}.zip`,
    type: 'application/zip',
    content: everything(deps, options),
  };
}

async function* everything(
  deps: EverythingDeps,
  { accountId, texts }: EverythingOptions,
): AsyncGenerator<Uint8Array> {
  const zip = openZip();
  for (const [name, text] of Object.entries(texts)) zip.add(name, text);
  const lines: string[] = [];
  let after: string | undefined;
  for (;;) {
    const jobs = await deps.store.listJobs({
      accountId,
      limit: JOBS_A_STEP,
      ...(after === undefined ? {} : { after }),
    });
    for (const job of jobs) {
      lines.push(lineOf(job));
      yield* documentsFile(deps, zip, job);
    }
    after = jobs.at(-1)?.id;
    if (jobs.length < JOBS_A_STEP) break;
  }
  zip.add('jobs.ndjson', lines.join(''));
  zip.end();
  yield* zip.taken();
}

/** Job, request, result; times as ISO 8601. */
function lineOf({ id, kind, target, status, body, result, error, ...job }: Job): string {
  const [created, finished] = [job.createdAt, job.finishedAt].map((at) =>
    at === undefined ? undefined : new Date(at).toISOString(),
  );
  return `${JSON.stringify({ id, kind, target, status, created, finished, body, result, error })}\n`;
}

/** `documents/crawl shop.example 01a2.ndjson`; none where the job has none. */
async function* documentsFile(
  { store, writeDocument }: EverythingDeps,
  zip: ZipFolder,
  job: Job,
): AsyncGenerator<Uint8Array> {
  let file: ReturnType<ZipFolder['file']> | undefined;
  const documents = documentsOf(store, job.id);
  for await (const line of documentLines(documents, (one) => writeDocument(one, job.body))) {
    file ??= zip.file(`documents/${job.kind}-${fileNameOf(job.target)}-${job.id}.ndjson`);
    file.push(strToU8(line));
    yield* zip.taken();
  }
  file?.end();
  yield* zip.taken();
}

/** `hearth jobs export ID`: the results of a job as a file, in the forms that the GUI saves, by the same code. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS, type ExportFormat } from '../../contract/console/exports.ts';
import type { Flags } from '../service/config/sources.ts';
import type { BriefStore } from '../service/compose-store.ts';
import { v2 } from '../service/dialects/v2.ts';
import { HearthError } from '../service/domain/errors.ts';
import type { Job } from '../service/domain/job.ts';
import { jobFile } from '../service/export/write-export.ts';
import { textFlag } from './args.ts';
import { writeStreamed } from './out-file.ts';
import { checkFile } from './output.ts';
import { tell } from './reply.ts';

/** What a file's ending says of its form; a ZIP holds the Markdown of the pages. */
const OF_ENDING: Readonly<Record<string, ExportFormat>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  sqlite: 'sqlite',
  db: 'sqlite',
  md: 'md',
  zip: 'markdown',
};

/** Runs the command; resolves the exit code. */
export async function exportJob({ store }: BriefStore, job: Job, own: Flags): Promise<number> {
  const out = textFlag(own, 'out');
  const columns = textFlag(own, 'columns');
  const file = jobFile(
    { store, writeDocument: (document, body) => v2.writeDocument(document, body) },
    job,
    {
      format: formatOf(textFlag(own, 'format'), out),
      columns: columns?.split(',').map((name) => name.trim()),
      rowsBy: rowsBy(textFlag(own, 'rows')),
      at: Date.now(),
    },
  );
  if (out === '-') {
    await pipeline(Readable.from(file.content), process.stdout, { end: false });
    return 0;
  }
  const target = out ?? file.name;
  checkFile(target, own['overwrite'] === true);
  await writeStreamed(target, file.content);
  tell(`Wrote ${target}`);
  return 0;
}

function formatOf(named: string | undefined, out: string | undefined): ExportFormat {
  const text = named ?? OF_ENDING[/\.(\w+)$/.exec(out ?? '')?.[1]?.toLowerCase() ?? ''] ?? 'csv';
  const format = EXPORT_FORMATS.find((known) => known === text);
  if (format !== undefined) return format;
  throw new HearthError(
    'CONFIG_INVALID',
    `--format takes ${EXPORT_FORMATS.join(', ')}; not "${text}".`,
  );
}

function rowsBy(text: string | undefined): 'record' | 'page' {
  if (text === undefined || text === 'record' || text === 'page') return text ?? 'record';
  throw new HearthError('CONFIG_INVALID', `--rows takes record or page; not "${text}".`);
}

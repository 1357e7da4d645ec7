/** The rows of a run as a file, read from the service a window at a time and written by the forms of the export room. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TABLE_FORMATS, type TableFormat } from '../../contract/console/exports.ts';
import type { Cell } from '../../contract/table/records.ts';
import { HearthError } from '../service/domain/errors.ts';
import { rowsFile } from '../service/export/write-export.ts';
import type { ServiceClient, ServiceReply } from './client.ts';
import { writeStreamed } from './out-file.ts';
import { checkFile } from './output.ts';
import { asRecord, asRecords, tell } from './reply.ts';

const OF_ENDING: Readonly<Record<string, TableFormat>> = { jsonl: 'ndjson', db: 'sqlite' };
const WINDOW = 1_000;

/** Whether the file can be written, asked before anything is fetched. */
export function checkRows(out: string | undefined, replaces: boolean, isRun: boolean): void {
  if (!isRun || out === undefined || out === '-') return;
  formatOf(out);
  checkFile(out, replaces);
}

function formatOf(out: string): TableFormat {
  const ending = /\.(\w+)$/.exec(out)?.[1]?.toLowerCase() ?? '';
  const format = OF_ENDING[ending] ?? TABLE_FORMATS.find((known) => known === ending);
  if (format !== undefined) return format;
  throw new HearthError(
    'CONFIG_INVALID',
    `--out takes a file ending in ${TABLE_FORMATS.join(', ')}; not "${out}".`,
  );
}

/** To `out`, or as JSON lines to standard output. */
export async function writeRows(
  client: ServiceClient,
  id: string,
  of: {
    readonly recipe: unknown;
    readonly out: string | undefined;
    readonly hasDetail: boolean;
  },
): Promise<void> {
  const { out, recipe } = of;
  const columns = columnsOf(asRecord(recipe), of.hasDetail);
  const source = { columns, rows: cells(client, id, columns) };
  const format = out === undefined || out === '-' ? 'ndjson' : formatOf(out);
  const file = rowsFile(source, { name: 'rows', format, at: Date.now() });
  if (out === undefined || out === '-') {
    await pipeline(Readable.from(file.content), process.stdout, { end: false });
    return;
  }
  await writeStreamed(out, file.content);
  tell(`Wrote ${out}`);
}

function columnsOf({ list, also, detail }: ServiceReply, hasDetail: boolean): readonly string[] {
  const names = (fields: unknown): readonly string[] =>
    asRecords(fields).map(({ name }) => String(name));
  const ofData = Object.keys(asRecord(asRecord(asRecords(also)[0])['fields']));
  const ofDetail = hasDetail ? names(asRecord(detail)['fields']) : [];
  return [...new Set([...names(asRecord(list)['fields']), ...ofData, ...ofDetail])];
}

async function* cells(
  client: ServiceClient,
  id: string,
  columns: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  for (let skip = 0; ;) {
    const view = await client.request(
      'GET',
      `/api/recipes/runs/${id}?skip=${skip}&limit=${WINDOW}`,
    );
    const rows = asRecords(view['rows']);
    if (rows.length === 0) return;
    for (const row of rows) yield columns.map((name) => cellOf(row[name]));
    skip += rows.length;
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return Array.isArray(value) ? value.join(', ') : null;
}

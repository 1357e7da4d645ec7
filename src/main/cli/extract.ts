/** `hearth extract URL…`: structured data of pages, by a JSON Schema, a prompt or both, as JSON. */
import { readFileSync } from 'node:fs';
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { addressWords, outFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withService, type ServiceClient, type ServiceReply } from './client.ts';
import { checkOutFile, writeOutFile } from './out-file.ts';
import { tell } from './reply.ts';

const POLL_MS = 1_000;

/** Runs the command; resolves the exit code: 1 when the extraction failed. */
export async function extractCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['sources', 'provenance']);
  const { own, config } = takeFlags(args, ['schema', 'prompt', 'out', 'sources', 'provenance']);
  const prompt = textFlag(own, 'prompt');
  const schema = textFlag(own, 'schema');
  const urls = addressWords(args);
  if (urls.length === 0 || (prompt === undefined && schema === undefined)) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Name pages, and what to read from them: hearth extract https://example.com/item --schema item.json (or --prompt "name and price")',
    );
  }
  const body = {
    urls,
    origin: 'cli',
    ...(prompt === undefined ? {} : { prompt }),
    ...(schema === undefined ? {} : { schema: readSchema(schema) }),
    ...(own['sources'] === undefined ? {} : { showSources: true }),
    ...(own['provenance'] === undefined ? {} : { showProvenance: true }),
  };
  const file = outFlag(own);
  checkOutFile(file);
  const settings = readConfig({ flags: { 'log-level': 'warn', ...config } });
  const reply = await withService(settings, async (client) =>
    untilDone(client, await client.request('POST', '/v2/extract', body)),
  );
  const text = `${JSON.stringify(shownOf(reply) ?? null, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else await writeOutFile(file, text);
  tell(reply['warning'], file === undefined ? undefined : `Wrote ${file}`);
  return 0;
}

/** The data alone, unless more was asked for. */
function shownOf({ data, sources, provenance }: ServiceReply): unknown {
  const isMore = sources !== undefined || provenance !== undefined;
  return isMore ? { data, sources, provenance } : data;
}

/** The schema itself, or a file that holds one. */
function readSchema(given: string): unknown {
  const isInline = given.trimStart().startsWith('{');
  try {
    return JSON.parse(isInline ? given : readFileSync(given, 'utf8'));
  } catch (error) {
    throw new HearthError(
      'CONFIG_INVALID',
      `--schema takes a JSON Schema or a file with one; "${given.slice(0, 60)}" is neither: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function untilDone(client: ServiceClient, first: ServiceReply): Promise<ServiceReply> {
  let reply = first;
  while (reply['status'] === 'processing' && typeof first['id'] === 'string') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    reply = await client.request('GET', `/v2/extract/${first['id']}`);
  }
  if (reply['status'] === 'failed' || reply['status'] === 'cancelled') {
    const said = reply['error'];
    throw new HearthError(
      'EXTRACT_FAILED',
      typeof said === 'string' ? said : 'The extraction failed; the job page says why.',
    );
  }
  return reply;
}

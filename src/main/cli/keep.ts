/** `hearth keep URL… [--kind page|full] [--collection C] [--tag T] [--note TEXT] [--file LIST]`: pages into the library. */
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { addressWords, listFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withService, type ServiceClient } from './client.ts';
import { readList } from './crawl.ts';
import { asRecord, asRecords } from './reply.ts';
import { counted, formatBytes } from './table.ts';

/** Runs the command; resolves the exit code: 1 when a page was not kept. */
export async function keepCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const { own, config } = takeFlags(args, ['kind', 'collection', 'tag', 'note', 'file']);
  const file = textFlag(own, 'file');
  const urls = [...addressWords(args), ...(file === undefined ? [] : await readList(file))];
  if (urls.length === 0) {
    throw new HearthError('CONFIG_INVALID', 'Name the page: hearth keep https://example.com');
  }
  const tags = listFlag(args, 'tag') ?? [];
  const given = { kind: textFlag(own, 'kind'), collection: textFlag(own, 'collection') };
  const told = { ...given, note: textFlag(own, 'note'), ...(tags.length === 0 ? {} : { tags }) };
  const options = Object.fromEntries(
    Object.entries(told).filter(([, value]) => value !== undefined),
  );
  const settings = readConfig({ flags: { 'log-level': 'warn', ...config } });
  return withService(settings, async (client) => {
    let failed = 0;
    for (const url of urls) {
      const isKept = await keepOne(client, { ...options, url }, settings.json);
      if (!isKept) failed += 1;
    }
    return failed === 0 ? 0 : 1;
  });
}

async function keepOne(
  client: ServiceClient,
  body: { readonly url: string },
  isJson: boolean,
): Promise<boolean> {
  try {
    const reply = await client.request('POST', '/library/captures', body);
    const capture = asRecord(reply['capture']);
    if (isJson) process.stdout.write(`${JSON.stringify(capture)}\n`);
    else {
      const { id, kind, bytes, url } = capture;
      const parts = kind === 'full' ? await partsOf(client, String(id)) : '';
      process.stdout.write(
        `kept ${String(kind)} · ${parts}${formatBytes(Number(bytes))} · ${String(url)} · ${String(id)}\n`,
      );
    }
    if (typeof reply['warning'] === 'string') process.stderr.write(`${reply['warning']}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    process.stderr.write(`${body.url}: ${error.message}\n`);
    return false;
  }
}

/** `57 of 57 parts · `: what the page consists of, itself included. */
async function partsOf(client: ServiceClient, id: string): Promise<string> {
  const { manifest } = await client.request('GET', `/library/captures/${id}/manifest`);
  const { resources, missing } = asRecord(manifest);
  const whole = 1 + asRecords(resources).filter(({ body }) => body !== null).length;
  return `${whole} of ${counted(whole + asRecords(missing).length, 'part', 'parts')} · `;
}

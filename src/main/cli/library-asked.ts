/** What a verb of `hearth library` is given, and how it names entries. */
import { HearthError } from '../service/domain/errors.ts';
import type { Args } from './args.ts';
import type { ServiceClient } from './client.ts';
import { asRecords } from './reply.ts';

export interface Asked {
  readonly client: ServiceClient;
  /** After the verb. */
  readonly words: readonly string[];
  readonly flags: Args['flags'];
  readonly json: boolean;
}

export function needed({ words }: Asked, missing: string): string {
  const text = words.join(' ').trim();
  if (text === '') throw new HearthError('CONFIG_INVALID', missing);
  return text;
}

export function print(asked: Asked, value: unknown, text: () => string): void {
  process.stdout.write(asked.json ? `${JSON.stringify(value)}\n` : text());
}

/** An entry's number, or its address. */
export async function entryIdOf({ client }: Asked, text: string): Promise<string> {
  if (/^\d+$/.test(text)) return text;
  const asks = new URLSearchParams({ q: `url:"${text.replaceAll('"', '')}"`, limit: '200' });
  const reply = await client.request('GET', `/library/entries?${asks.toString()}`);
  const entries = asRecords(reply['entries']);
  const found = entries.find(({ url }) => url === text) ?? entries[0];
  if (found !== undefined) return String(found['id']);
  throw new HearthError(
    'NOT_FOUND',
    `Nothing is kept of ${text}. "hearth library list" shows what is.`,
  );
}

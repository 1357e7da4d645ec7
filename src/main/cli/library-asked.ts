/** What a verb of `hearth library` is given, and how it names entries. */
import { HearthError } from '../service/domain/errors.ts';
import type { Args } from './args.ts';
import type { ServiceClient, ServiceReply } from './client.ts';
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

export function isCaptureId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** An entry's number, its address, or so much of the address as only one has. */
export async function entryIdOf({ client }: Asked, text: string): Promise<string> {
  if (/^\d+$/.test(text)) return text;
  const entriesOf = async (
    asks: Readonly<Record<string, string>>,
  ): Promise<readonly ServiceReply[]> => {
    const search = new URLSearchParams(asks).toString();
    return asRecords((await client.request('GET', `/library/entries?${search}`))['entries']);
  };
  const [exact] = await entriesOf({ url: text });
  if (exact !== undefined) return String(exact['id']);
  const [found, other] = await entriesOf({ q: `url:"${text.replaceAll('"', '')}"`, limit: '2' });
  if (found !== undefined && other !== undefined) {
    throw new HearthError(
      'NOT_FOUND',
      `${text} is part of several addresses, such as ${String(found['url'])} and ${String(other['url'])}. Name one of them, or its number.`,
    );
  }
  if (found !== undefined) return String(found['id']);
  throw new HearthError(
    'NOT_FOUND',
    `Nothing is kept of ${text}. "hearth library list" shows what is.`,
  );
}

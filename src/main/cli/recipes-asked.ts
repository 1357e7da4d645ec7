/** What a verb of `hearth recipes` is asked with, and the saved recipe that its words name. */
import { HearthError } from '../service/domain/errors.ts';
import type { Args } from './args.ts';
import type { ServiceClient, ServiceReply } from './client.ts';
import { asRecords } from './reply.ts';

export interface Asked {
  readonly client: ServiceClient;
  /** After the verb. */
  readonly words: readonly string[];
  readonly flags: Args['flags'];
  readonly repeated: Args['repeated'];
  readonly json: boolean;
}

export function print({ json }: Asked, value: unknown, text: () => string): void {
  process.stdout.write(json ? `${JSON.stringify(value)}\n` : text());
}

/** All of them. */
export async function saved({ client }: Asked): Promise<readonly ServiceReply[]> {
  return asRecords((await client.request('GET', '/api/recipes'))['rows']);
}

/** A saved recipe by its id or name. Throws `NOT_FOUND`, and `CONFIG_INVALID` where several are called so. */
export async function named(asked: Asked, verb: string): Promise<ServiceReply> {
  const word = asked.words.join(' ').trim();
  if (word === '') throw new HearthError('CONFIG_INVALID', `Name it: hearth recipes ${verb} NAME`);
  const all = await saved(asked);
  const found = all.filter(({ id, name }) => id === word || name === word);
  if (found.length > 1) {
    const ids = found.map(({ id }) => String(id)).join(', ');
    throw new HearthError('CONFIG_INVALID', `Several are called "${word}"; give its id: ${ids}`);
  }
  const [one] = found;
  if (one !== undefined) return one;
  throw new HearthError(
    'NOT_FOUND',
    `No recipe is called "${word}". "hearth recipes list" shows what there is.`,
  );
}

/** Which page a verb of `hearth library` means. */
import { expect, it } from 'vitest';
import { entryIdOf } from '../../../src/main/cli/library-asked.ts';
import type { ServiceReply } from '../../../src/main/cli/client.ts';

const KEPT = ['https://a.test/about', 'https://a.test/a', 'https://b.test/only'];

function idOf(text: string): Promise<string> {
  const entries = KEPT.map((url, at) => ({ id: at + 1, url }));
  const request = (_: string, path: string): Promise<ServiceReply> => {
    const { searchParams } = new URL(path, 'http://x');
    const part = /url:"(.*)"/.exec(searchParams.get('q') ?? '')?.[1];
    const found = entries.filter(({ url }) =>
      part === undefined ? url === searchParams.get('url') : url.includes(part),
    );
    return Promise.resolve({ entries: found.slice(0, Number(searchParams.get('limit') ?? 50)) });
  };
  const client = { request } as unknown as Parameters<typeof entryIdOf>[0]['client'];
  return entryIdOf({ client, words: [], flags: {}, json: false }, text);
}

it('takes a number, an address, or a part that only one has', async () => {
  expect(await idOf('7')).toBe('7');
  expect(await idOf('https://a.test/a')).toBe('2');
  expect(await idOf('b.test')).toBe('3');
});

it('takes none of several, and none that is not kept', async () => {
  await expect(idOf('https://a.test/')).rejects.toThrow(
    'https://a.test/ is part of several addresses, such as https://a.test/about and https://a.test/a.',
  );
  await expect(idOf('c.test')).rejects.toThrow('Nothing is kept of c.test.');
});

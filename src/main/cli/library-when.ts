/** When something stood on a page, for a terminal. */
import type { ServiceReply } from './client.ts';
import type { Asked } from './library-asked.ts';
import { asRecords } from './reply.ts';

/** Entries whose sentence is dated beside them. */
const MOST_DATED = 10;

/** What `added:` and `removed:` looked for, with when it stood there; by entry. */
export async function changedText(
  asked: Asked,
  query: string,
  entries: readonly ServiceReply[],
): Promise<ReadonlyMap<unknown, string>> {
  const [, quoted, bare] = /(?<![\w-])(?:added|removed):(?:"([^"]+)"|([^\s"]+))/u.exec(query) ?? [];
  const text = quoted ?? bare;
  const said = new Map<unknown, string>();
  if (text === undefined) return said;
  const asks = new URLSearchParams({ text });
  for (const { id } of entries.slice(0, MOST_DATED)) {
    const reply = await asked.client.request(
      'GET',
      `/library/entries/${String(id)}/blame?${asks.toString()}`,
    );
    const lines = asRecords(reply['intervals']).map((one) => `  “${text}”: ${intervalText(one)}\n`);
    if (lines.length > 0) said.set(id, lines.join(''));
  }
  return said;
}

export function intervalText({ firstAt, lastAt, goneAt }: ServiceReply): string {
  const gone = goneAt === null ? 'there still' : `gone on ${day(goneAt)}`;
  return `first ${day(firstAt)}, last ${day(lastAt)}, ${gone}`;
}

/** One instant where both are the same minute. */
export function span(from: unknown, to: unknown): string {
  return day(from) === day(to) ? day(from) : `${day(from)} – ${day(to)}`;
}

/** To the minute, UTC. */
export function day(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : '–';
}

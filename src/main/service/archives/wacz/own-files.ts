/** What only Hearth writes into an archive: captures, manifests, chain, collections, what waits to be kept; read and held against each other. */
import { hash } from 'node:crypto';
import type { ArchivedCollection, ChainLink, ListedEntry } from '../../ports/archive.ts';
import { linkOf } from '../../domain/library/chain.ts';
import type { Budget, FindingSink } from '../limits.ts';
import { aHighlight, entryOf, instantOf } from '../lists/entry.ts';
import { isObject, linesIn, objectOf, textOf, textsOf } from '../range.ts';
import type { OpenZip } from '../zip/read.ts';
import type { Package } from './package.ts';

interface Work {
  readonly budget: Budget;
  readonly findings: FindingSink;
}

const NAMES = {
  captures: 'hearth/captures.jsonl',
  manifests: 'hearth/manifests.jsonl',
  chain: 'hearth/chain.jsonl',
  collections: 'hearth/collections.jsonl',
  waiting: 'hearth/waiting.jsonl',
} as const;

/** Zeros for archives of others. */
export async function checkOwnFiles(
  zip: OpenZip,
  { head }: Package,
  work: Work,
): Promise<{ readonly captures: number; readonly links: number }> {
  if (!zip.entries.has(NAMES.captures)) return { captures: 0, links: 0 };
  const links = new Map<number, ChainLink>();
  let last: ChainLink | undefined;
  for (const link of await readChain(zip, work)) {
    links.set(link.n, link);
    last = link;
  }
  if (head?.n !== last?.n || head?.link !== last?.link) {
    work.findings.push({ where: NAMES.chain, what: 'does not end at the head that was signed' });
  }
  return { captures: await checkCaptures(zip, links, work), links: links.size };
}

/** Each capture against its manifest and its link. */
async function checkCaptures(
  zip: OpenZip,
  links: ReadonlyMap<number, ChainLink>,
  work: Work,
): Promise<number> {
  const manifests = linesOfFile(zip, NAMES.manifests, work);
  let captures = 0;
  for await (const line of linesOfFile(zip, NAMES.captures, work)) {
    captures += 1;
    const manifest = await manifests.next();
    const bytes: Buffer | undefined = manifest.done === true ? undefined : manifest.value;
    const capture = line === undefined ? undefined : objectOf(line);
    const where = `capture ${textOf(capture?.['id']) || captures}`;
    if (capture === undefined) work.findings.push({ where, what: 'its line is no JSON' });
    else {
      for (const what of faultsOf(capture, bytes ?? Buffer.alloc(0), links)) {
        work.findings.push({ where, what });
      }
    }
  }
  if ((await manifests.next()).done !== true) {
    work.findings.push({ where: NAMES.manifests, what: 'holds a manifest of no capture' });
  }
  return captures;
}

function* faultsOf(
  capture: Readonly<Record<string, unknown>>,
  manifest: Buffer,
  links: ReadonlyMap<number, ChainLink>,
): Generator<string> {
  const digest = `sha256:${hash('sha256', manifest, 'hex')}`;
  if (digest !== capture['digest']) yield 'its manifest is not the one its digest names';
  if (manifest.length > 0 && objectOf(manifest)?.['id'] !== capture['id']) {
    yield 'its manifest is that of another';
  }
  const place = capture['chain'];
  if (!isObject(place)) return;
  const link = links.get(Number(place['n']));
  if (link?.digest !== digest || link.link !== place['link']) {
    yield 'its place in the chain is not its own';
  }
}

/** All links of the file; each that does not follow from the one before is said. */
export async function readChain(zip: OpenZip, work: Work): Promise<readonly ChainLink[]> {
  const links: ChainLink[] = [];
  let previous: { readonly n: number | undefined; readonly link: string } | undefined;
  for await (const line of linesOfFile(zip, NAMES.chain, work)) {
    const json = (line === undefined ? undefined : objectOf(line)) ?? {};
    if (previous === undefined) {
      previous = { n: undefined, link: textOf(json['previous']) };
      if (json['format'] !== 'hearth-chain-1')
        work.findings.push({ where: NAMES.chain, what: 'is of an unknown form' });
      continue;
    }
    const [n, at] = [Number(json['n']), Number(json['at'])];
    const [digest, link] = [textOf(json['digest']), textOf(json['link'])];
    const isNext = previous.n === undefined || n > previous.n;
    if (!isNext || linkOf(previous.link, digest, at) !== link) {
      work.findings.push({
        where: NAMES.chain,
        what: `link ${n} does not follow from the one before`,
      });
    }
    previous = { n, link };
    links.push({ n, digest, at, link });
  }
  return links;
}

/** Without those that are none; most archives have no such file. */
export async function readCollections(
  zip: OpenZip,
  work: Work,
): Promise<readonly ArchivedCollection[]> {
  const collections: ArchivedCollection[] = [];
  if (!zip.entries.has(NAMES.collections)) return collections;
  for await (const line of linesOfFile(zip, NAMES.collections, work)) {
    const { name, query, position } = (line === undefined ? undefined : objectOf(line)) ?? {};
    const isOne = textOf(name) !== '' && Number.isSafeInteger(position);
    if (!isOne || collections.length === MOST_COLLECTIONS) {
      const what = isOne ? 'holds too many collections' : 'holds a line that is no collection';
      work.findings.push({ where: NAMES.collections, what });
      if (isOne) break;
      continue;
    }
    collections.push({ name: textOf(name), query: textOf(query), position: Number(position) });
  }
  return collections;
}

const MOST_COLLECTIONS = 10_000;
const MOST_WAITING = 500_000;

/** Entries without a copy; most archives have none. */
export async function readWaiting(zip: OpenZip, work: Work): Promise<readonly ListedEntry[]> {
  const waiting: ListedEntry[] = [];
  if (!zip.entries.has(NAMES.waiting)) return waiting;
  for await (const line of linesOfFile(zip, NAMES.waiting, work)) {
    const json = (line === undefined ? undefined : objectOf(line)) ?? {};
    const entry = entryOf({
      ...{ url: textOf(json['url']), title: textOf(json['title']), note: textOf(json['note']) },
      ...{ tags: textsOf(json['tags']), collections: textsOf(json['collections']) },
      highlights: quotesIn(json['highlights']),
      addedAt: instantOf(json['addedAt']),
      isRead: json['isRead'] === true,
    });
    if (entry !== undefined && waiting.length < MOST_WAITING) waiting.push(entry);
    else work.findings.push({ where: NAMES.waiting, what: 'holds a line that is no address' });
  }
  return waiting;
}

function quotesIn(value: unknown): ListedEntry['highlights'] {
  const quotes: readonly unknown[] = Array.isArray(value) ? value : [];
  return quotes.filter(isObject).map((one) => ({
    ...aHighlight(
      textOf(one['exact']),
      textOf(one['comment']),
      textOf(one['colour']),
      instantOf(one['at']) ?? 0,
    ),
    ...{ prefix: textOf(one['prefix']), suffix: textOf(one['suffix']) },
  }));
}

async function* linesOfFile(
  zip: OpenZip,
  name: string,
  { budget, findings }: Work,
): AsyncGenerator<Buffer | undefined> {
  const entry = zip.entries.get(name);
  if (entry === undefined) {
    findings.push({ where: name, what: 'is missing' });
    return;
  }
  for await (const { bytes } of linesIn(await zip.range(entry, name), budget)) yield bytes;
}

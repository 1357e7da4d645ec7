/**
 * The library's figures: what copies take on the disk, how fast and how rightly it finds, and the past.
 *
 * `npm run bench -- library [--versions 100000] [--only replay]`. Pages are made (test/support/site/pages.ts); what real ones take stands
 * in docs/adr/0025-manifests-and-blobs.md. One line per figure, with the goal.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { passageIntervals } from '../src/main/service/domain/library/blame.ts';
import { digestOf } from '../src/main/service/domain/library/manifest.ts';
import { readLibraryQuery } from '../src/main/service/domain/library/query.ts';
import type { Store } from '../src/main/service/ports/backend.ts';
import type { NewBlob, NewCapture } from '../src/main/service/ports/library.ts';
import { openBlobStore } from '../src/main/service/store/blobs/blob-store.ts';
import { openSqliteBackend } from '../src/main/service/store/sqlite/backend.ts';
import { articleOf, paragraph, seeded, sentence } from '../test/support/site/pages.ts';
import { measureScrapesAsOf } from './as-of.ts';
import { measureReplay } from './replay.ts';
import { aCapture, silentLog } from '../test/support/store-builders.ts';

const ACCOUNT = 'bench';
const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);

/** Prints one line per figure. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { versions: { type: 'string', default: '100000' }, only: { type: 'string' } },
  });
  if (values.only === 'replay') {
    await sayReplay();
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-library-'));
  const path = join(folder, 'hearth.db');
  const clock = { now: () => Date.now() };
  const backend = await openSqliteBackend({
    path,
    clock,
    log: silentLog,
    writes: 'inline',
  });
  const { store } = backend;
  try {
    await measureSites(folder);
    await measureAgain(folder);
    await measureHistories(store);
    await measureAsOf(store);
    await measureSearch(store, Number(values.versions));
    await sayReplay();
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function say(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(58)}${figure.padEnd(26)}goal ${goal}`);
}

/** Section 9 of the design: the next capture painted. */
async function sayReplay(): Promise<void> {
  const { cold, read, hurried, parts } = await measureReplay();
  const figure = (taken: readonly number[]): string => {
    const at = (share: number): string => quantile(taken, share).toFixed(0);
    return `p50 ${at(0.5)}, p95 ${at(0.95)} ms`;
  };
  say(
    `next copy to page painted, ${parts} parts, looked at first`,
    `${figure(read)}, first ${cold.toFixed(0)}`,
    'p95 300 ms',
  );
  say('  pressed as soon as the one before is painted', figure(hurried), 'p95 300 ms');
}

function aBlob(text: string, urlKey: string, host: string): NewBlob {
  const bytes = Buffer.from(text);
  return { digest: digestOf(bytes), bytes, class: 'html', urlKey, host };
}

/** What the pages of a site share: style, script and menus, 24 KB of some 40. */
function frameOf(host: string): string {
  const random = seeded(host.length);
  const links = Array.from({ length: 90 }, (_, n) => {
    const name = sentence(random).slice(0, 24);
    return `<li class="menu-item menu-item-${n}"><a href="https://${host}/${n}/${name.replaceAll(' ', '-')}">${name}</a></li>`;
  });
  const rules = Array.from(
    { length: 120 },
    (_, n) =>
      `.c${n}-${Math.floor(random() * 1e9)}{margin:${n}px;color:#${Math.floor(random() * 0xffffff).toString(16)}}`,
  );
  return `<style>${rules.join('')}</style><ul>${links.join('')}</ul>`;
}

/** Goal 3: a site of 1,000 pages with one frame, against one gzip member a record. */
async function measureSites(folder: string): Promise<void> {
  const blobs = openBlobStore({ path: join(folder, 'site', 'blobs.db'), log: silentLog });
  const frame = frameOf('a.test');
  let gzip = 0;
  const startedAt = performance.now();
  for (let n = 0; n < 1_000; n += 50) {
    const pages = Array.from({ length: 50 }, (_, index) =>
      articleOf(16_000, n + index + 1).replace('<body>', `<body>${frame}`),
    );
    gzip += pages.reduce((sum, page) => sum + gzipSync(page).length, 0);
    await blobs.put(
      pages.map((page, index) => aBlob(page, `a.test/${n + index}`, 'a.test')),
      1,
    );
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { stored } = await blobs.stats();
  say('3 stored HTML of 1,000 pages against gzip', `${(stored / gzip).toFixed(3)} ×`, '≤ 0.50 ×');
  say(
    '  pages kept a second (gzip of the comparison included)',
    `${Math.round(1_000 / seconds)}`,
    '–',
  );
  await blobs.close();
}

/** Goal 4: ten visits to one page, changed a little, and not at all. */
async function measureAgain(folder: string): Promise<void> {
  const blobs = openBlobStore({ path: join(folder, 'again', 'blobs.db'), log: silentLog });
  const page = articleOf(120_000, 3);
  const visit = (n: number): string =>
    page
      .replaceAll(/(Article )\d+/g, `$1${n}`)
      .replace('</main>', `<p>${sentence(seeded(n))}</p></main>`);
  await blobs.put([aBlob(visit(0), 'a', 'a')], 1);
  const one = (await blobs.stats()).stored;
  for (let n = 1; n < 10; n += 1) await blobs.put([aBlob(visit(n), 'a', 'a')], 1);
  const ten = (await blobs.stats()).stored;
  await blobs.put([aBlob(visit(9), 'a', 'a')], 1);
  const same = (await blobs.stats()).stored - ten;
  say('4 ten copies, ordinary changes', `${(ten / one).toFixed(2)} × one`, '≤ 1.3 × one');
  say('  the same again', `+${same} B (HTML alone)`, '+2 KB');
  await blobs.close();
}

function capture(urlKey: string, text: string, change: Partial<NewCapture>): NewCapture {
  return aCapture(urlKey, text, { accountId: ACCOUNT, host: 'a.test', ...change });
}

async function indexAll(store: Store): Promise<void> {
  while ((await store.indexDue(500)) > 0) continue;
}

/** Goal 11: 30 histories of 50 captures, in each a sentence that comes and goes at known captures. */
async function measureHistories(store: Store): Promise<void> {
  let right = 0;
  let found = 0;
  for (let history = 0; history < 30; history += 1) {
    const random = seeded(history + 1);
    const hidden = `Hidden ${history} ${sentence(random)}`;
    const [from, to] = [5 + Math.floor(random() * 15), 25 + Math.floor(random() * 15)];
    const base = Array.from({ length: 12 }, () => paragraph(random));
    for (let n = 0; n < 50; n += 1) {
      const own = n % 3 === 0 ? `Visit ${history} of ${sentence(seeded(n))}` : 'Quiet day.';
      const lines = [...base, own, ...(n >= from && n < to ? [hidden] : [])];
      const at = START + n * HOUR;
      await store.saveCapture(
        capture(`history-${history}`, lines.join('\n'), { at, kept: true, kind: 'page' }),
      );
    }
    await indexAll(store);
    const { match, words } = readLibraryQuery(`removed:"${hidden}"`, 0);
    if (match === undefined) throw new Error('no words');
    const asked = { accountId: ACCOUNT, match, words, filters: [], limit: 5, offset: 0 };
    const { hits } = await store.searchEntries(asked);
    const entryId = hits[0]?.id ?? 0;
    if (hits.length === 1 && hits[0]?.url === `history-${history}`) found += 1;
    const texts = await store.versionTexts({ accountId: ACCOUNT, entryId });
    const [seen] = passageIntervals(hidden, texts);
    const [first, gone] = [START + from * HOUR, START + to * HOUR];
    if (seen?.firstAt === first && seen.lastAt === gone - HOUR && seen.goneAt === gone) right += 1;
  }
  say('11 sentences found by removed:', `${found} of 30`, '100 %');
  say('   first seen, last seen and gone to the capture', `${right} of 30`, '100 %');
}

/** Goal 12, its first half: which capture answers, over 1,000 instants. */
async function measureAsOf(store: Store): Promise<void> {
  const random = seeded(9);
  const instants = Array.from({ length: 200 }, () => START + Math.floor(random() * 1e10)).sort(
    (a, b) => a - b,
  );
  for (const [n, at] of instants.entries()) {
    const manifest = { pk: n + 1, digest: digestOf(Buffer.from(String(n))), blobPks: [] };
    await store.saveCapture(
      capture('as-of', `text ${n}`, { at, kept: true, kind: 'page', manifest }),
    );
  }
  await indexAll(store);
  let right = 0;
  const times: number[] = [];
  for (let n = 0; n < 1_000; n += 1) {
    const at = START + Math.floor(random() * 1.1e10) - 1e8;
    const startedAt = performance.now();
    const asked = {
      accountId: ACCOUNT,
      urlKey: 'as-of',
      at,
      policy: 'before',
      keyId: null,
    } as const;
    const found = await store.captureAt(asked);
    times.push(performance.now() - startedAt);
    if (found?.at === instants.findLast((instant) => instant <= at)) right += 1;
  }
  say('12 asOf finds the right capture', `${right} of 1000`, '100 %');
  say('   finding it, p50', `${quantile(times, 0.5).toFixed(2)} ms`, '');
  const scrapes = await measureScrapesAsOf();
  say(
    '   scrape as of an instant, 25 KB, p50',
    `${quantile(scrapes, 0.5).toFixed(1)} ms`,
    '≤ 6 ms',
  );
}

/** Goals 9 and 10: many versions, hidden sentences, and near-misses that no page says. */
async function measureSearch(store: Store, versions: number): Promise<void> {
  const hidden = new Map<number, string>();
  const step = Math.max(1, Math.floor(versions / 500));
  let textBytes = 0;
  const startedAt = performance.now();
  for (let n = 0; n < versions; n += 1) {
    const random = seeded(n + 1_000);
    const lines = Array.from({ length: 8 }, () => paragraph(random));
    if (n % step === 0 && hidden.size < 500) {
      const said = `Sentence ${randomUUID()} was hidden here.`;
      hidden.set(n, said);
      lines.splice(4, 0, said);
    }
    const text = lines.join('\n');
    textBytes += text.length;
    await store.saveCapture(capture(`page-${n}`, text, { at: START + n, title: sentence(random) }));
    if (n % 500 === 499) await indexAll(store);
  }
  await indexAll(store);
  const perVersion = (performance.now() - startedAt) / versions;
  say(
    `9 ${versions} versions, ${Math.round(textBytes / 1e6)} MB: store and index`,
    `${perVersion.toFixed(2)} ms each`,
    '≤ 1 ms',
  );
  const times: number[] = [];
  const search = async (text: string) => {
    const { match, words, filters } = readLibraryQuery(text, START);
    const begun = performance.now();
    const asked = {
      accountId: ACCOUNT,
      words,
      filters,
      limit: 10,
      offset: 0,
      ...(match === undefined ? {} : { match }),
    };
    const answer = await store.searchEntries(asked);
    times.push(performance.now() - begun);
    return answer;
  };
  let right = 0;
  for (const [n, said] of hidden) {
    const { hits } = await search(`"${said}"`);
    if (hits.slice(0, 3).some(({ url }) => url === `page-${n}`)) right += 1;
  }
  let wrong = 0;
  for (let n = 0; n < 200; n += 1)
    if ((await search(`"Sentence ${randomUUID()} was hidden"`)).total > 0) wrong += 1;
  say('10 hidden sentences among the first three', `${right} of ${hidden.size}`, '100 %');
  say('   near-misses that were found', `${wrong} of 200`, '0');
  times.length = 0;
  const kinds = [
    'hearth ember',
    '"quiet bright"',
    'lant*',
    'harbour -winter',
    'removed:"free returns"',
    'orchard after:2026',
    'site:a.test copper',
  ];
  for (let round = 0; round < 5; round += 1) for (const kind of kinds) await search(kind);
  const [p50, p95, worst] = [0.5, 0.95, 1].map((q) => quantile(times, q).toFixed(0));
  say(
    '9 words that every page says: p50 / p95 / worst',
    `${p50} / ${p95} / ${worst} ms`,
    '≤ 20 / 80 / 150 ms',
  );
  times.length = 0;
  for (const said of [...hidden.values()].slice(0, 100)) await search(said);
  const rare = [0.5, 0.95, 1].map((q) => quantile(times, q).toFixed(1)).join(' / ');
  say('9 rare words: p50 / p95 / worst', `${rare} ms`, '≤ 20 / 80 / 150 ms');
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/**
 * The library's upkeep: whether all that rows promise is there and unchanged, what no row names any more, and rows made
 * again from manifests.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HearthError } from '../../domain/errors.ts';
import {
  decodeManifest,
  digestsOf,
  type Digest,
  type Manifest,
} from '../../domain/library/manifest.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { SettingStore } from '../../ports/backend.ts';
import type { BlobStats, BlobStore, CaptureStore, LibraryCounts } from '../../ports/library.ts';
import type { Clock } from '../../ports/system.ts';
import { gzipEstimate } from './gzip-estimate.ts';
import { proveCapture, type Proof } from './prove.ts';

export interface UpkeepDeps {
  readonly store: CaptureStore & SettingStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

interface VerifyAnswer {
  readonly captures: number;
  readonly blobs: number;
  /** Plain bytes that were read and hashed; 0 without `deep`. */
  readonly checkedBytes: number;
  /** What is wrong, one sentence each; empty when all is well. */
  readonly problems: readonly string[];
  /** Captures that have lost something. */
  readonly damaged: readonly { readonly id: string; readonly url: string; readonly why: string }[];
  /** Damaged ones of before, marked as such. */
  readonly known: number;
  /** With `repair`: captures marked now. */
  readonly marked: number;
  /** Kept captures that have no rows, where the database was lost; a rebuild makes them. */
  readonly unlisted: number;
}

interface LibraryStats extends LibraryCounts {
  readonly disk: BlobStats;
  /** About what the different bytes would take as WARC.gz. */
  readonly gzipBytes: number;
  readonly waitingForIndex: number;
}

export interface Upkeep {
  /** Every part of one capture, read and hashed anew, and its place in the chain. Throws `NOT_FOUND`. */
  prove(accountId: string, captureId: string): Promise<Proof>;
  /** `deep`: every byte is read and hashed. `repair`: damaged captures are marked, so that others answer. */
  verify(asked: { readonly deep: boolean; readonly repair: boolean }): Promise<VerifyAnswer>;
  /**
   * Removes blobs that no capture names, unless they are young (they may belong to a page under way). Throws
   * `BAD_REQUEST` where rows were lost, unless `force`.
   */
  collect(asked?: {
    readonly force?: boolean;
    readonly youngMs?: number;
  }): Promise<{ readonly removed: number; readonly freedBytes: number }>;
  /** Rows for every manifest that has none and was not removed, in the account; gives how many. */
  rebuild(accountId: string): Promise<{ readonly restored: number; readonly unreadable: number }>;
  stats(accountId: string): Promise<LibraryStats>;
}

const PAGE = 500;
/** A page under way has written its blobs and not yet its rows. */
const YOUNG_MS = 3_600_000;
/** Fewer manifests without rows than this are no lost database; of a large library, than may be under way at a kill. */
const FEW = 10;
const MOST_UNDER_WAY = 200;
/** Setting: set while rows are made again. */
const REBUILDING = 'libraryRebuilding';

/** Builds it. */
export function createUpkeep(deps: UpkeepDeps): Upkeep {
  return {
    verify: (asked) => verify(deps, asked),
    collect: (asked = {}) => collect(deps, asked),
    prove: (accountId, captureId) => proveCapture(deps, accountId, captureId),
    rebuild: (accountId) => rebuild(deps, accountId),
    async stats(accountId) {
      const [counts, disk, { due }] = await Promise.all([
        deps.store.libraryStats(accountId),
        deps.blobs.stats(),
        deps.store.indexBacklog(),
      ]);
      const gzipBytes = await gzipEstimate(deps.blobs, disk);
      return { ...counts, disk, gzipBytes, waitingForIndex: due };
    },
  };
}

type Capture = Awaited<ReturnType<CaptureStore['captureDigests']>>[number];

async function* capturesOf(store: CaptureStore): AsyncGenerator<Capture> {
  for (let afterPk = 0; ;) {
    const page = await store.captureDigests({ afterPk, limit: PAGE });
    yield* page;
    await nextTurn();
    const last = page.at(-1);
    if (last === undefined) return;
    afterPk = last.pk;
  }
}

async function verify(
  deps: UpkeepDeps,
  { deep, repair }: { readonly deep: boolean; readonly repair: boolean },
): Promise<VerifyAnswer> {
  const checked = deep ? await checkAll(deps.blobs) : { bytes: 0, damaged: new Set<Digest>() };
  const damaged: { id: string; url: string; why: string }[] = [];
  let captures = 0;
  let known = 0;
  for await (const capture of capturesOf(deps.store)) {
    captures += 1;
    const why = await lossOf(deps, capture, checked.damaged);
    if (why === undefined) continue;
    if (capture.damaged) known += 1;
    else damaged.push({ id: capture.id, url: capture.url, why });
  }
  const chain = await deps.store.auditChain();
  const loss = await lossOfRows(deps);
  const { blobs } = await deps.blobs.stats();
  return {
    ...{ captures, blobs, damaged, known },
    checkedBytes: checked.bytes,
    problems: [
      ...damaged.map(({ id, url, why }) => `Capture ${id} of ${url}: ${why}.`),
      ...[...checked.damaged].map((digest) => `The bytes of ${digest} are not what was kept.`),
      ...chain,
      ...(loss === undefined ? [] : [loss.text]),
    ],
    unlisted: loss?.lost ?? 0,
    marked: repair ? await deps.store.markDamaged(damaged.map(({ id }) => id)) : 0,
  };
}

async function checkAll(
  blobs: BlobStore,
): Promise<{ readonly bytes: number; readonly damaged: ReadonlySet<Digest> }> {
  const damaged = new Set<Digest>();
  let bytes = 0;
  for (let afterPk = 0; ;) {
    const step = await blobs.check({ afterPk });
    bytes += step.bytes;
    for (const digest of step.damaged) damaged.add(digest);
    if (step.lastPk === null) return { bytes, damaged };
    afterPk = step.lastPk;
  }
}

/** Why the capture is not whole; undefined when it is. */
async function lossOf(
  { store, blobs }: UpkeepDeps,
  capture: Capture,
  damaged: ReadonlySet<Digest>,
): Promise<string | undefined> {
  const manifest = await manifestOf(blobs, capture.digest);
  if (manifest === undefined) return 'its manifest is gone or damaged';
  if (manifest.id !== capture.id) return 'its manifest is that of another capture';
  const digests = digestsOf(manifest);
  const infos = await blobs.find(digests);
  if (infos.length < digests.length) {
    return `${digests.length - infos.length} of its ${digests.length} parts are gone`;
  }
  const named = new Set(await store.blobsOf(capture.pk));
  if (infos.some(({ pk }) => !named.has(pk))) return 'a part is not named by its rows';
  const lost = digests.filter((digest) => damaged.has(digest)).length;
  return lost === 0 ? undefined : `${lost} of its ${digests.length} parts are damaged`;
}

async function manifestOf(blobs: BlobStore, digest: Digest): Promise<Manifest | undefined> {
  try {
    const bytes = await blobs.read(digest);
    return bytes === null ? undefined : decodeManifest(bytes);
  } catch (error) {
    if (error instanceof HearthError) return undefined; // damaged bytes: told as such
    throw error;
  }
}

async function collect(
  deps: UpkeepDeps,
  { force = false, youngMs = YOUNG_MS }: { readonly force?: boolean; readonly youngMs?: number },
): Promise<{ readonly removed: number; readonly freedBytes: number }> {
  if (!force) await refuseAfterLoss(deps);
  const olderThan = deps.clock.now() - youngMs + (youngMs === 0 ? 1 : 0);
  const before = (await deps.blobs.stats()).stored;
  let removed = 0;
  // a blob on which another leaned can go when that one has gone
  for (let pass = 1; pass > 0;) {
    pass = await collectOnce(deps, olderThan);
    removed += pass;
  }
  await deps.blobs.remove([], olderThan);
  return { removed, freedBytes: before - (await deps.blobs.stats()).stored };
}

async function collectOnce({ store, blobs }: UpkeepDeps, olderThan: number): Promise<number> {
  let removed = 0;
  for (let afterPk = 0; ;) {
    const page = await blobs.list({ afterPk, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return removed;
    const old = page.filter(({ at }) => at < olderThan).map(({ pk }) => pk);
    const used = await store.blobsInUse(old);
    const unused = old.filter((pk) => !used.has(pk));
    // the newest first: they lean on older ones
    if (unused.length > 0) removed += await blobs.remove(unused.toReversed(), olderThan);
    afterPk = last.pk;
    await nextTurn();
  }
}

async function refuseAfterLoss(deps: UpkeepDeps): Promise<void> {
  const loss = await lossOfRows(deps);
  if (loss === undefined) return;
  throw new HearthError(
    'BAD_REQUEST',
    `${loss.text} To remove what has none instead, tidy up with its option "force".`,
  );
}

/**
 * What to do where kept captures have no rows that the database never knew: it was lost, or one of before was put back,
 * or a rebuild was broken off. The few that a kill leaves are none.
 */
async function lossOfRows({
  store,
  blobs,
}: UpkeepDeps): Promise<{ readonly lost: number; readonly text: string } | undefined> {
  const isBrokenOff = (await store.readSettings())[REBUILDING] === true;
  let manifests = 0;
  let lost = 0;
  for (let afterPk = 0; ;) {
    const page = await blobs.manifests({ afterPk, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) break;
    const used = await store.blobsInUse(page.map(({ pk }) => pk));
    manifests += page.length;
    for (const { pk, digest } of page) {
      if (used.has(pk)) continue;
      const manifest = await manifestOf(blobs, digest);
      if (manifest !== undefined && !(await store.isChained(manifest.id))) lost += 1;
    }
    afterPk = last.pk;
    await nextTurn();
  }
  if (!isBrokenOff && lost <= MOST_UNDER_WAY && (lost <= FEW || lost * 2 <= manifests)) {
    return undefined;
  }
  const why = isBrokenOff ? 'a rebuild was broken off' : 'the database was lost or is an older one';
  const text = `${lost} of ${manifests} kept captures have no rows in the database: ${why}. Run "hearth library rebuild".`;
  return { lost, text };
}

async function rebuild(
  { store, blobs }: UpkeepDeps,
  accountId: string,
): Promise<{ readonly restored: number; readonly unreadable: number }> {
  let restored = 0;
  let unreadable = 0;
  await store.writeSetting(REBUILDING, true);
  for (let afterPk = 0; ;) {
    const page = await blobs.manifests({ afterPk, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) break;
    for (const { pk, digest } of page) {
      const manifest = await manifestOf(blobs, digest);
      if (manifest === undefined) unreadable += 1;
      else if (await restore({ store, blobs }, accountId, manifest, { pk, digest })) restored += 1;
    }
    afterPk = last.pk;
  }
  await store.writeSetting(REBUILDING, undefined);
  return { restored, unreadable };
}

async function restore(
  { store, blobs }: Pick<UpkeepDeps, 'store' | 'blobs'>,
  accountId: string,
  manifest: Manifest,
  own: { readonly pk: number; readonly digest: Digest },
): Promise<boolean> {
  // the database knows of it: it is there, or somebody removed it and its bytes have not gone yet
  if (await store.isChained(manifest.id)) return false;
  const parts = await blobs.find(digestsOf(manifest));
  const text = manifest.text === undefined ? null : await blobs.read(manifest.text);
  const key = urlKey(manifest.finalUrl, PAGE_IDENTITY);
  const asked = urlKey(manifest.url, PAGE_IDENTITY);
  return store.saveCapture({
    ...{ id: manifest.id, accountId, urlKey: key, url: manifest.finalUrl },
    ...(asked === key ? {} : { requestKey: asked }),
    host: URL.parse(manifest.finalUrl)?.hostname ?? '',
    ...{ at: manifest.at, kind: manifest.kind, kept: true, engine: manifest.engine },
    ...{ status: manifest.status, contentType: manifest.contentType, private: manifest.private },
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    manifest: { ...own, blobPks: parts.map(({ pk }) => pk) },
    ...{ title: manifest.title, description: manifest.description, language: manifest.language },
    text: text === null ? '' : Buffer.from(text).toString('utf8'),
    tags: [],
  });
}

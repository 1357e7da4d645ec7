/**
 * Does an archive written here open in the reference player? `npm run build && node scripts/reference-player.ts [--shots FOLDER]`
 *
 * The pages of the archetypes are kept whole and exported; the site is switched off, and the WACZ is opened by wabac's
 * service worker in Chromium. Each page must be ready, with its text, what its scripts fetch and posted, and its worker's
 * answer, and the row of the signature must be true. The player (AGPL) is only run, from a folder that is removed
 * afterwards: Hearth does not depend on it. It comes from the package registry, so it needs one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Frame, Page } from 'playwright-core';
import { ARCHETYPES, startArchetypes } from '../test/support/archetypes/site.ts';
import { launchBrowser } from '../test/support/demo.ts';
import { startService } from '../test/support/service.ts';

const { values } = parseArgs({ options: { shots: { type: 'string' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const PLAYER = { '@webrecorder/wabac': '2.27.3' };
// the version it asks for is on no registry
const OVERRIDES = { warcio: '2.4.11' };
/** The player shows a page in a frame of this name. */
const FRAME = '___wb_replay_top_frame';
const folder = mkdtempSync(join(tmpdir(), 'hearth-player-'));
/** The service worker's script. */
function installPlayer(): Buffer {
  const file = { name: 'player', private: true, dependencies: PLAYER, overrides: OVERRIDES };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(file));
  const flags = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  execFileSync('npm', flags, { cwd: folder, stdio: 'inherit' });
  return readFileSync(join(folder, 'node_modules/@webrecorder/wabac/dist/sw.js'));
}

interface Kept {
  readonly url: string;
  /** Visible text of the page itself, in Chromium. */
  readonly words: readonly string[];
}

/** Pages kept whole and exported as one signed file. The site is off when this resolves. */
async function keepAndExport(): Promise<{ readonly file: Buffer; readonly kept: readonly Kept[] }> {
  const site = await startArchetypes();
  const service = await startService({ flags: { 'library-min-free-bytes': '0' } });
  const browser = await launchBrowser();
  try {
    const kept: Kept[] = [];
    for (const path of ARCHETYPES) {
      const url = `${site.origin}${path}`;
      const { status, json } = await service.ask('POST', '/library/captures', {
        url,
        kind: 'full',
      });
      if (status !== 200) throw new Error(`${path} was not kept: ${JSON.stringify(json)}`);
      const page = await browser.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      kept.push({ url, words: await wordsOf(page.mainFrame()) });
      await page.close();
    }
    const answer = await fetch(`${service.address}/library/export?format=wacz`, {
      headers: { authorization: `Bearer ${service.key}` },
    });
    return { file: Buffer.from(await answer.arrayBuffer()), kept };
  } finally {
    await Promise.all([browser.close(), service.stop(), site.close()]);
  }
}

const wordsOf = async (frame: Frame): Promise<readonly string[]> =>
  (await frame.locator('body').innerText()).split(/\s+/).filter((word) => word !== '');

async function openInPlayer(worker: Buffer): Promise<boolean> {
  const { file, kept } = await keepAndExport();
  const host = await servePlayer(worker, file);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(host.origin);
    say(`WACZ of ${file.length} bytes: ${await addCollection(page, `${host.origin}/kept.wacz`)}`);
    const pages: boolean[] = [];
    for (const one of kept) pages.push(await plays(page, one));
    const rows = await verification(page);
    // the rows it checks rightly: it hashes records unpacked where the digest is of the packed one, and never compares the index
    const checked = ['signature', 'defaultdatapackage.json', 'defaultpages/pages.jsonl'].map(
      (name) => ({ name, isTrue: rows.some(({ id, matched }) => id === name && matched === true) }),
    );
    for (const { name, isTrue } of checked) say(`${name}: ${String(isTrue)}`);
    const isSigned = checked.every(({ isTrue }) => isTrue);
    return pages.every(Boolean) && isSigned;
  } finally {
    await browser.close();
    host.close();
  }
}

async function servePlayer(
  worker: Buffer,
  file: Buffer,
): Promise<{ readonly origin: string; close(): void }> {
  const page = Buffer.from(
    `<!doctype html><title>Player</title><iframe name="${FRAME}" style="width:1240px;height:860px"></iframe>`,
  );
  const files = new Map([
    ['/', { type: 'text/html', body: page }],
    ['/sw.js', { type: 'text/javascript', body: worker }],
    ['/kept.wacz', { type: 'application/wacz', body: file }],
  ]);
  const server = createServer(({ url = '/', headers }, response) => {
    const found = files.get(new URL(url, 'http://player').pathname);
    const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
    if (found === undefined) return void response.writeHead(404).end();
    const { type, body } = found;
    if (range === null) {
      const all = { 'content-type': type, 'content-length': body.length, 'accept-ranges': 'bytes' };
      return void response.writeHead(200, all).end(body);
    }
    const from = range[1] === '' ? body.length - Number(range[2]) : Number(range[1]);
    const to = range[1] === '' || range[2] === '' ? body.length - 1 : Number(range[2]);
    const part = { 'content-type': type, 'content-range': `bytes ${from}-${to}/${body.length}` };
    response.writeHead(206, part).end(body.subarray(from, to + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Message {
  readonly msg_type: string;
  readonly error?: string | null;
}

/** Starts the service worker and gives it the file; what it said at the end. */
const addCollection = (page: Page, sourceUrl: string): Promise<string> =>
  page.evaluate(async (source) => {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/sw.js?useHashCheck=1');
    const { active } = await serviceWorker.ready;
    return new Promise<string>((resolve) => {
      serviceWorker.addEventListener('message', (event: MessageEvent<Message>) => {
        const { data } = event;
        if (data.msg_type === 'collAdded') resolve('added');
        if (data.error !== undefined && data.error !== null) resolve(data.error);
      });
      serviceWorker.startMessages();
      active?.postMessage({
        msg_type: 'addColl',
        name: 'kept',
        type: 'wacz',
        file: { sourceUrl: source },
      });
    });
  }, sourceUrl);

/** Opens a page in the player's frame: is its text there, and what its scripts asked for? */
async function plays(page: Page, { url, words }: Kept): Promise<boolean> {
  await page.evaluate(
    ([name, address]) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
      if (frame !== null) frame.src = address;
    },
    // a time far on: the newest copy
    [FRAME, `/w/kept/20991231000000mp_/${url}`] as const,
  );
  const frame = page.frame({ name: FRAME });
  if (frame === null) throw new Error('The player has no frame.');
  await frame.waitForURL((now) => now.href.includes(new URL(url).pathname));
  const want = words.join(' ');
  let got = '';
  const isThere = async (): Promise<boolean> => {
    got = (await wordsOf(frame).catch(() => [])).join(' ');
    return got === want;
  };
  const until = Date.now() + 20_000;
  while (!(await isThere()) && Date.now() < until) await page.waitForTimeout(200);
  const path = new URL(url).pathname;
  say(`${path}: ${got === want ? 'all' : 'NOT all'} of its ${words.length} words`);
  if (got !== want) say(`  expected: ${want.slice(0, 300)}\n  shown:    ${got.slice(0, 300)}`);
  if (values.shots !== undefined) {
    mkdirSync(values.shots, { recursive: true });
    await page.screenshot({ path: join(values.shots, `player${path.replace('/', '-')}.png`) });
  }
  return got === want;
}

interface Row {
  readonly id: string;
  readonly matched: boolean | null;
}

/** What the player found when it checked the package; its own count takes bad signatures for good ones. */
const verification = (page: Page): Promise<readonly Row[]> =>
  page.evaluate(async () => {
    const found: Row[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
      });
      if (!database.objectStoreNames.contains('verification')) continue;
      found.push(
        ...(await new Promise<Row[]>((resolve) => {
          const rows = database.transaction('verification').objectStore('verification').getAll();
          rows.onsuccess = () => resolve(rows.result);
        })),
      );
    }
    return found;
  });

try {
  process.exitCode = (await openInPlayer(installPlayer())) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

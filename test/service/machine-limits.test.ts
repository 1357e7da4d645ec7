/** What becomes of a crawl when the machine has no more to give: no disk, no memory. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargedTo, documentsOf, follow, startTreeCrawl, statusOf } from '../support/crawled.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { noSmallDisk, succeeds, withReason } from '../support/small-disk.ts';
import { createTenants, lookerInto, type Look, type Tenant } from '../support/tenants.ts';

let site: FixtureSite;
let folder: string;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

function noMemoryLimit(): string | undefined {
  if (process.platform !== 'linux') return 'prlimit is Linux’s';
  return succeeds('prlimit', ['--version']) ? undefined : 'there is no prlimit';
}

async function onlyTenant(look: Look): Promise<Tenant> {
  const [tenant] = await look(({ store }) => createTenants(store, 1));
  if (tenant === undefined) throw new Error('no account was made');
  return tenant;
}

const diskReason = noSmallDisk();
it.skipIf(diskReason !== undefined)(
  withReason('a crawl whose disk is full waits, says so, loses nothing and goes on', diskReason),
  async () => {
    const pages = 120;
    folder = mkdtempSync(join(tmpdir(), 'hearth-small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
    const service = await serveProcess(folder, 0, { onLog: () => undefined });
    const { address } = service;
    try {
      const look = lookerInto(folder);
      const tenant = await onlyTenant(look);
      const ballast = join(folder, 'ballast');
      writeFileSync(ballast, Buffer.alloc(58_000_000));
      const url = `${site.origin}/site/${pages}x40/`;
      const id = await startTreeCrawl(address, tenant, { url, limit: pages });
      const status = (): ReturnType<typeof statusOf> => statusOf(address, tenant, id);
      const isFull = async (): Promise<boolean> => {
        const response = await fetch(`${address}/v2/scrape`, {
          method: 'POST',
          headers: { authorization: `Bearer ${tenant.key}` },
          body: JSON.stringify({ url: `${site.origin}/static/500kb?n=${Math.random()}` }),
        });
        return (await response.text()).includes('"STORAGE_FULL"');
      };
      let scrapes = 0;
      while (!(await isFull())) scrapes += 1;
      const told = await documentsOf(address, tenant, id);
      const before = await status();
      expect(before.status).toBe('scraping');
      expect(before.completed).toBeLessThan(pages);
      rmSync(ballast);
      const after = await follow(status, (now) => now.status !== 'scraping');
      const documents = await documentsOf(address, tenant, id);
      expect([after.status, after.creditsUsed, documents.length]).toEqual([
        'completed',
        pages,
        pages,
      ]);
      expect(new Set(documents).size).toBe(pages);
      expect(documents).toEqual(expect.arrayContaining([...told]));
      expect(await chargedTo(look, tenant)).toBe(pages + scrapes);
      expect(await isFull()).toBe(false);
    } finally {
      await service.stop();
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
);

it.skipIf(diskReason !== undefined)(
  withReason('a crawl that keeps its pages goes on when the library’s disk is full', diskReason),
  async () => {
    const pages = 60;
    folder = mkdtempSync(join(tmpdir(), 'hearth-small-library-'));
    const library = join(folder, 'library');
    mkdirSync(library, { mode: 0o700 });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', library]);
    const flags = ['--library-min-free-bytes', '0'];
    const service = await serveProcess(folder, 0, { flags, onLog: () => undefined });
    const { address, sessionToken } = service;
    try {
      const tenant = await onlyTenant(lookerInto(folder));
      const ballast = join(library, 'ballast');
      const crawl = async (name: string): Promise<readonly (string | undefined)[]> => {
        const url = `${site.origin}/site/${pages}x40/?${name}`;
        const scrapeOptions = { keep: { kind: 'page' }, maxAge: 0 };
        const id = await startTreeCrawl(address, tenant, { url, limit: pages, scrapeOptions });
        const status = (): ReturnType<typeof statusOf> => statusOf(address, tenant, id);
        const ended = await follow(status, (now) => now.status !== 'scraping');
        expect([ended.status, ended.completed]).toEqual(['completed', pages]);
        const response = await fetch(`${address}/v2/crawl/${id}?limit=${pages}`, {
          headers: { authorization: `Bearer ${tenant.key}` },
        });
        const { data } = (await response.json()) as {
          readonly data: readonly { readonly markdown: string; readonly warning?: string }[];
        };
        expect(data).toHaveLength(pages);
        expect(data.every(({ markdown }) => markdown.length > 1_000)).toBe(true);
        return data.map(({ warning }) => warning).filter((said) => said?.includes('Not kept'));
      };
      const { bavail, bsize } = statfsSync(library);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - 200_000));
      const warnings = await crawl('full');
      expect(warnings.length).toBeGreaterThan(0);
      for (const warning of warnings) expect(warning).toMatch(/Not kept: .*(disk|room|space)/i);
      rmSync(ballast);
      expect(await crawl('room')).toEqual([]);
      const verified = await fetch(`${address}/library/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sessionToken}` },
        body: JSON.stringify({ deep: true }),
      });
      expect(await verified.json()).toMatchObject({ problems: [], damaged: [] });
    } finally {
      await service.stop();
      execFileSync('umount', [library]);
      rmSync(folder, { recursive: true });
    }
  },
);

const memoryReason = noMemoryLimit();
it.skipIf(memoryReason !== undefined || !existsSync('/proc/self/status'))(
  withReason('a crawl whose service runs out of memory goes on after it', memoryReason),
  async () => {
    const pages = 200;
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-small-memory-'));
    const start = (port: number): Promise<ServedProcess> =>
      serveProcess(dataDir, port, { onLog: () => undefined });
    let service = await start(0);
    try {
      const look = lookerInto(dataDir);
      const tenant = await onlyTenant(look);
      const port = Number(new URL(service.address).port);
      const url = `${site.origin}/site/${pages}x40/`;
      const id = await startTreeCrawl(service.address, tenant, { url, limit: pages });
      const status = (): ReturnType<typeof statusOf> => statusOf(service.address, tenant, id);
      let deaths = 0;
      for (const from of [30, 90]) {
        await follow(status, ({ completed }) => completed >= from);
        // from now on it gets no more memory than it has
        execFileSync('prlimit', ['--pid', String(service.pid), '--data=1000000']);
        // whatever it still answers: it ends, or the crawl does
        await follow(
          () => status().catch(() => GONE),
          (now) => service.ended() !== undefined || now.status === 'completed',
        );
        if (service.ended() === undefined) break;
        deaths += 1;
        service = await start(port);
      }
      expect(deaths).toBeGreaterThan(0);
      const after = await follow(status, (now) => now.status !== 'scraping');
      const documents = await documentsOf(service.address, tenant, id);
      expect([after.status, after.creditsUsed, documents.length]).toEqual([
        'completed',
        pages,
        pages,
      ]);
      expect(new Set(documents).size).toBe(pages);
      expect(await chargedTo(look, tenant)).toBe(pages);
    } finally {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

const GONE = { status: 'gone', completed: 0, creditsUsed: 0, data: [] };

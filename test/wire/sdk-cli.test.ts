/** The official command line, unmodified, as child processes that talk to the real service. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const CLI = fileURLToPath(
  new URL('../../node_modules/firecrawl-cli/dist/index.js', import.meta.url),
);

let service: TestService;
let site: FixtureSite;
let home: string;

beforeAll(async () => {
  site = await startSite();
  service = await startService({
    flags: { 'search-searxng-url': site.origin, 'search-order': 'searxng' },
  });
  home = mkdtempSync(join(tmpdir(), 'hearth-cli-'));
});

afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(home, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs it with an empty home, so that nothing saved on this machine is seen. */
function firecrawl(args: readonly string[], settings: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      {
        cwd: home,
        env: {
          HOME: home,
          CI: '1',
          FIRECRAWL_API_URL: service.address,
          FIRECRAWL_API_KEY: service.key,
          FIRECRAWL_NO_TELEMETRY: '1',
          ...settings,
        },
      },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
    child.stdin?.end();
  });
}

it('scrapes to markdown', async () => {
  const { code, out } = await firecrawl(['scrape', `${site.origin}/static/5kb`]);
  expect(code).toBe(0);
  expect(out).toMatch(/^#+ /m);
});

it('scrapes several formats as JSON and tells the scrape id', async () => {
  const { out, err } = await firecrawl([
    'scrape',
    `${site.origin}/static/5kb`,
    '--format',
    'markdown,links',
    '--json',
  ]);
  expect(JSON.parse(out)).toMatchObject({
    markdown: expect.any(String),
    links: expect.any(Array),
    metadata: { statusCode: 200 },
  });
  expect(err).toMatch(/Scrape ID: [0-9a-f-]{36}/);
});

it('crawls, then reads the job by its id', async () => {
  const { out } = await firecrawl(['crawl', `${site.origin}/shop/`, '--limit', '2', '--wait']);
  const job = JSON.parse(out) as { id: string };
  expect(job).toMatchObject({ status: 'completed', total: 2, completed: 2, creditsUsed: 2 });
  const again = await firecrawl(['crawl', job.id]);
  expect(again.out).toContain('completed');
});

it('maps', async () => {
  const { code, out } = await firecrawl(['map', `${site.origin}/shop/`, '--json', '--limit', '5']);
  expect(code).toBe(0);
  expect(out).toContain(`${site.origin}/shop`);
});

it('searches', async () => {
  const results = [
    { url: `${site.origin}/static/5kb`, title: 'Kettles', content: 'About kettles.' },
  ];
  site.files.set('/search', { type: 'application/json', body: JSON.stringify({ results }) });
  const { code, out } = await firecrawl(['search', 'kettle', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ data: { web: [{ title: 'Kettles' }] } });
});

it('reads credits and its own status', async () => {
  const usage = await firecrawl(['credit-usage', '--json']);
  expect(JSON.parse(usage.out)).toMatchObject({ data: { remainingCredits: expect.any(Number) } });
  const status = await firecrawl(['--status']);
  expect(status.out).toMatch(/Authenticated/);
  expect(status.out).not.toMatch(/Could not fetch/);
});

it('checks the key, the credits and the slots in its own doctor', async () => {
  const states = async (settings: Record<string, string> = {}) => {
    const { out } = await firecrawl(['doctor', '--json'], settings);
    const { checks } = JSON.parse(out) as { checks: { name: string; status: string }[] };
    const about = ['API Key Validity', 'Credits', 'Concurrency'];
    return about.map((name) => checks.find((check) => check.name === name)?.status);
  };
  expect(await states()).toEqual(['pass', 'pass', 'pass']);
  const unknown = { FIRECRAWL_API_KEY: '00000000-0000-4000-8000-000000000000' };
  expect(await states(unknown)).toEqual(['fail', 'warn', 'fail']);
});

it('logs in with address and key, and uses what it saved', async () => {
  const none = { FIRECRAWL_API_URL: '', FIRECRAWL_API_KEY: '' };
  const login = await firecrawl(
    ['login', '--api-url', service.address, '--api-key', service.key],
    none,
  );
  expect(login.code).toBe(0);
  const { out } = await firecrawl(['scrape', `${site.origin}/data.txt`], none);
  expect(out).toContain('Plain words.');
});

it('fails with the server’s sentence for an unknown key', async () => {
  const { code, err, out } = await firecrawl(['scrape', site.origin], {
    FIRECRAWL_API_KEY: '00000000-0000-4000-8000-000000000000',
  });
  expect(code).not.toBe(0);
  expect(err + out).toContain('Unauthorized: Invalid token');
});

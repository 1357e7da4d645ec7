/** `hearth crawl`, `batch` and `jobs` as their user runs them: processes of their own against the fixture site. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runHearth, type Ran } from '../support/command.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { ENTRY } from '../support/entry.ts';

let folder: string;
let site: FixtureSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-crawl-command-'));
});
afterEach(() => {
  site.reset();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (): readonly string[] => [
  '--data-dir',
  join(folder, 'data'),
  '--allow-private-network',
];
const hearth = (...args: readonly string[]): Promise<Ran> => runHearth([...args, ...settings()]);

/** `/book/` and its pages; gives the address of the start. */
function book(count: number): string {
  const links = Array.from(
    { length: count },
    (_, n) => `<a href="/book/${String(n)}">${String(n)}</a>`,
  );
  site.files.set('/book/', html(`<title>Book</title><h1>Book</h1>${links.join(' ')}`));
  for (let n = 0; n < count; n += 1) {
    site.files.set(
      `/book/${String(n)}`,
      html(`<title>Page ${String(n)}</title><p>Text ${String(n)}.</p>`),
    );
  }
  return `${site.origin}/book/`;
}

/** Pages of the book from `from` to `to`, kept back until the gate opens. */
function keptBack(from: number, to: number): { readonly open: () => void } {
  const gate = Promise.withResolvers<undefined>();
  for (let n = from; n < to; n += 1) {
    const path = `/book/${String(n)}`;
    const answer = site.files.get(path);
    if (answer === undefined || typeof answer === 'function') throw new Error(`no page ${path}`);
    site.files.set(path, () => gate.promise.then(() => answer));
  }
  return { open: () => gate.resolve(undefined) };
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
const addressesOf = (file: string): readonly string[] =>
  linesOf(file).map((line) => (JSON.parse(line) as { metadata: { url: string } }).metadata.url);
const idOf = ({ stderr }: { readonly stderr: string }): string =>
  /^Job (\S+)$/m.exec(stderr)?.[1] ?? '';

it('crawl writes a JSON line for each page and says how it ended', async () => {
  const file = join(folder, 'new', 'pages.jsonl');
  const ran = await hearth('crawl', book(4), '--sitemap', 'skip', '--out', file);
  expect(ran).toMatchObject({ code: 0, stdout: '' });
  expect(ran.stderr).toMatch(/^Completed: 5 pages to .*pages\.jsonl in \d+ s, 5 credits\.$/m);
  expect(ran.stderr).not.toContain('\u001b');
  expect(new Set(addressesOf(file)).size).toBe(5);
});

it('crawl writes a Markdown file for each page, named after its address', async () => {
  const target = join(folder, 'pages');
  await hearth('crawl', book(2), '--sitemap', 'skip', '--out', target);
  const host = site.host.replace(':', '_');
  expect(readdirSync(target).sort()).toEqual(
    [`${host}_book.md`, `${host}_book_0.md`, `${host}_book_1.md`].sort(),
  );
  const page = readFileSync(join(target, `${host}_book_1.md`), 'utf8');
  expect(page).toBe(`<!-- ${site.origin}/book/1 -->\n\nText 1.\n`);
});

it('crawl with another format writes files of that format', async () => {
  const target = join(folder, 'pages');
  await hearth('crawl', book(0), '--sitemap', 'skip', '--format', 'html', '--out', target);
  const [name = ''] = readdirSync(target);
  expect(name).toMatch(/_book\.html$/);
  expect(readFileSync(join(target, name), 'utf8')).toContain('<h1>Book</h1>');
});

it('crawl without --out prints documents for programs, and ends when nobody reads on', async () => {
  const all = await hearth('crawl', book(2), '--sitemap', 'skip');
  expect(all.stdout.trim().split('\n')).toHaveLength(3);
  // another address: the start of the crawl before is kept
  const start = `${book(60)}?again`;
  const args = [ENTRY, 'crawl', start, '--sitemap', 'skip', ...settings()];
  const [more, rest] = [keptBack(3, 30), keptBack(30, 60)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdout.once('data', () => {
    child.stdout.once('close', more.open);
    child.stdout.destroy();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  rest.open();
  expect(code).toBe(130);
  expect(stderr).toContain('hearth jobs resume');
  expect(stderr).not.toContain('    at ');
});

it('crawl that brings nothing says why and ends with 1', async () => {
  const ran = await hearth('crawl', 'http://no-such-host.invalid/', '--sitemap', 'skip');
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toContain('Completed: 0 pages');
  expect(ran.stderr).toMatch(
    /No page could be read\. http:\/\/no-such-host\.invalid\/: .*could not be resolved/,
  );
  // once is enough
  expect(ran.stderr.match(/could not be resolved/g)).toHaveLength(1);
});

it('nothing is started that has nowhere to go', async () => {
  const taken = join(folder, 'taken.jsonl');
  writeFileSync(taken, 'mine\n');
  const refused: readonly (readonly [string, string])[] = [
    [taken, 'it holds something already; name another one, or add --overwrite'],
    [join(taken, 'below.jsonl'), 'is a file, not a folder'],
    [folder, 'the folder is not empty'],
  ];
  for (const [out, why] of refused) {
    const ran = await hearth('crawl', book(1), '--out', out);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain(`Cannot write ${out}: `);
    expect(ran.stderr).toContain(why);
  }
  expect(readFileSync(taken, 'utf8')).toBe('mine\n');
  expect(site.requests).toEqual([]);
  const again = await hearth('crawl', book(1), '--sitemap', 'skip', '--out', taken, '--overwrite');
  expect(again.code).toBe(0);
  expect(linesOf(taken)).toHaveLength(2);
});

it('--json gives one summary where the documents go elsewhere', async () => {
  const out = join(folder, 'pages.jsonl');
  const ran = await hearth('crawl', book(1), '--sitemap', 'skip', '--out', out, '--json');
  const expected = { status: 'completed', pages: 2, failed: 0, robotsBlocked: 0, credits: 2, out };
  expect(JSON.parse(ran.stdout)).toMatchObject(expected);
});

it('Ctrl-C leaves a crawl as it is, and jobs resume writes all of it, each page once', async () => {
  const out = join(folder, 'pages.jsonl');
  const args = [ENTRY, 'crawl', book(60), '--sitemap', 'skip', '--out', out, ...settings()];
  const rest = keptBack(20, 60);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    if (/\d of \d+ pages/.test(text)) child.kill('SIGINT');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  rest.open();
  expect(code).toBe(130);
  const id = idOf({ stderr });
  expect(stderr).toContain(`Go on with: hearth jobs resume ${id} --out ${out}`);
  expect(linesOf(out).length).toBeLessThan(61);

  const resumed = await hearth('jobs', 'resume', id, '--out', out);
  expect(resumed.code).toBe(0);
  expect(linesOf(out)).toHaveLength(61);
  expect(new Set(addressesOf(out)).size).toBe(61);
});

it('jobs shows what was done, with the decision on every address, and deletes it', async () => {
  site.files.set('/robots.txt', { body: 'User-agent: *\nDisallow: /book/1\n' });
  const ran = await hearth(
    'crawl',
    book(3),
    '--sitemap',
    'skip',
    '--exclude',
    '/2$',
    '--out',
    join(folder, 'o'),
  );
  expect(ran.stderr).toContain('robots.txt');
  const id = idOf(ran);

  const list = await hearth('jobs', 'list');
  expect(list.stdout).toMatch(new RegExp(`^${id} +crawl +completed +2/2 +0 `, 'm'));
  const show = await hearth('jobs', 'show', id, '--urls');
  expect(show.stdout).toContain('2 done, 0 open, 0 under way');
  expect(show.stdout).toContain(`skipped ${site.origin}/book/1\n        robots: Disallow: /book/1`);
  expect(show.stdout).toContain('excluded by "/2$"');
  const rows = await hearth('jobs', 'show', id, '--urls', '--json');
  expect(
    rows.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toContainEqual({
    state: 'done',
    url: `${site.origin}/book/0`,
    decision: '200, link, as served: no script of the page writes its content',
    foundOn: `${site.origin}/book/`,
  });
  const job = await hearth('jobs', 'show', id, '--json');
  expect(JSON.parse(job.stdout)).toMatchObject({ id, status: 'completed', counts: { done: 2 } });

  const cancelled = await hearth('jobs', 'cancel', id);
  expect(cancelled).toMatchObject({ code: 1, stderr: 'The job is already completed.\n' });
  expect(await hearth('jobs', 'delete', id)).toMatchObject({ code: 0, stdout: 'deleted\n' });
  expect((await hearth('jobs', 'show', id)).stderr).toContain('There is no job');
});

it('jobs shows how a map found each address', async () => {
  await hearth('map', book(1));
  const list = await hearth('jobs', 'list');
  const id = /^(\S{36})/m.exec(list.stdout)?.[1] ?? '';
  const { stdout } = await hearth('jobs', 'show', id, '--urls');
  expect(stdout).toContain(
    `found   ${site.origin}/book/0\n        link, found on ${site.origin}/book/`,
  );
});

it('batch reads a list, and names what is no address', async () => {
  book(2);
  const file = join(folder, 'list.txt');
  writeFileSync(
    file,
    `# my pages\n${site.origin}/book/0\r\n\n${site.origin}/book/1\nftp://a.test/\n`,
  );
  const out = join(folder, 'pages.jsonl');
  const ran = await hearth('batch', '--file', file, '--out', out);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain('Left out, not an address: ftp://a.test/');
  expect(addressesOf(out).toSorted()).toEqual([`${site.origin}/book/0`, `${site.origin}/book/1`]);
});

it('batch reads a list on standard input', async () => {
  book(2);
  const out = join(folder, 'pages.jsonl');
  const list = `${site.origin}/book/0\n${site.origin}/book/1\n`;
  const args = ['batch', '--file', '-', '--out', out, ...settings()];
  const ran = await runHearth(args, {}, list);
  expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining('Completed: 2 pages')]);
  expect(addressesOf(out).toSorted()).toEqual([`${site.origin}/book/0`, `${site.origin}/book/1`]);
});

it.each([
  [['crawl'], 'Name the site'],
  [['crawl', 'http://a.test', 'http://b.test'], '"http://b.test" is too much'],
  [['crawl', 'http://a.test', '--limit', 'many'], '--limit takes a whole number'],
  [['crawl', 'http://a.test', '--limit', '0'], '"limit": Too small'],
  [['crawl', 'http://a.test', '--delay', 'long'], '--delay takes a number'],
  [['crawl', 'http://a.test', '--sitemap', 'maybe'], '"sitemap" cannot be "maybe"'],
  [['crawl', 'http://a.test', '--include', '['], 'Invalid regular expression'],
  [['crawl', 'http://a.test', '--colour', 'red'], 'Unknown option --colour'],
  [['crawl', 'ftp://a.test'], 'Unsupported protocol'],
  [['batch'], 'Name the pages'],
  [['batch', '--file', '-'], 'Name the pages'],
  [['batch', '--file', '/no/such/list'], 'Cannot read the list /no/such/list'],
  [['batch', 'ftp://a.test'], 'None of the urls'],
  [['batch', '-o', 'pages.jsonl', 'http://a.test'], 'Unknown option -o'],
  [['map', 'http://a.test', '-o', 'map.txt'], 'Unknown option -o'],
  [['map', 'http://a.test', 'http://b.test'], 'is too much'],
  [['jobs', 'resume', '7'], 'There is no job 7'],
  [['jobs', 'show', '7'], 'There is no job 7'],
  [['jobs', 'cancel', '7'], 'is not an id'],
  [['jobs', 'delete', '7'], 'There is no job 7'],
  [['jobs', 'stop', '7'], 'not "stop"'],
])('%j ends with 1 and one sentence', async (args, says) => {
  const ran = await hearth(...args);
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toContain(says);
  expect(ran.stderr.trim().split('\n')).toHaveLength(1);
});

it.each(['crawl', 'batch', 'map', 'jobs'])('%s --help tells its options', async (command) => {
  const ran = await hearth(command, '--help');
  expect(ran.code).toBe(0);
  expect(ran.stdout.startsWith(`hearth ${command}`)).toBe(true);
  for (const line of ran.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});

/** The one-shot commands, as processes of their own against the fixture site. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runHearth, type Ran } from '../support/command.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-command-'));
let site: FixtureSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function hearth(...args: readonly string[]): Promise<Ran> {
  return runHearth([...args, '--data-dir', join(folder, 'data'), '--allow-private-network']);
}

it('scrape prints the markdown of a page', async () => {
  const ran = await hearth('scrape', `${site.origin}/static/5kb`);
  expect(ran.code).toBe(0);
  expect(ran.stdout).toContain('## Part 0');
  expect(ran.stdout.startsWith('{')).toBe(false);
});

it('scrape writes a file, and says so', async () => {
  const file = join(folder, 'page.html');
  const ran = await hearth(
    'scrape',
    `${site.origin}/static/5kb`,
    '--format',
    'html',
    '--out',
    file,
  );
  expect(ran).toMatchObject({ code: 0, stdout: '' });
  expect(ran.stderr).toContain(`Wrote ${file}`);
  expect(readFileSync(file, 'utf8')).toContain('<');
});

it('scrape to "-" prints, and writes no file of that name', async () => {
  const ran = await hearth('scrape', `${site.origin}/static/5kb`, '--out', '-');
  expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('## Part 0') });
  expect(ran.stderr).not.toContain('Wrote');
});

it('scrape with several formats, or --json, prints the document', async () => {
  const many = await hearth('scrape', `${site.origin}/`, '--format', 'markdown, links,');
  expect(JSON.parse(many.stdout)).toMatchObject({
    markdown: expect.any(String),
    links: expect.any(Array),
  });
  const one = await hearth('scrape', `${site.origin}/`, '--json');
  expect(JSON.parse(one.stdout)).toMatchObject({ metadata: { statusCode: 200 } });
});

it('scrape says when the site answered with an error', async () => {
  const ran = await hearth('scrape', `${site.origin}/nothing-here`);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain('The site answered 404');
});

it('scrape --fail writes nothing where the site answered with an error', async () => {
  const out = join(folder, 'missing.md');
  const ran = await hearth('scrape', `${site.origin}/no-such-page`, '--fail', '--out', out);
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr.trim()).toMatch(/^The site answered 404; nothing is written/);
  expect(existsSync(out)).toBe(false);
  const fine = await hearth('scrape', `${site.origin}/static/5kb`, '--fail');
  expect(fine).toMatchObject({ code: 0, stdout: expect.stringContaining('## Part 0') });
});

it('scrape that fails prints one sentence and ends with 1', async () => {
  const ran = await hearth('scrape', 'http://localhost:1/');
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).not.toContain('    at ');
  expect(ran.stderr.trim().split('\n').at(-1)).toMatch(/refused|connect/i);
});

it('scrape looks at the file of --out before it visits the page', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const before = site.requests.length;
  const ran = await hearth('scrape', `${site.origin}/`, '--out', join(taken, 'page.md'));
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr.trim()).toBe(
    `Cannot open ${join(taken, 'page.md')}: ${taken} is a file, not a folder.`,
  );
  expect(site.requests).toHaveLength(before);
  const made = join(folder, 'new', 'deep', 'page.md');
  expect(await hearth('scrape', `${site.origin}/`, '--out', made)).toMatchObject({ code: 0 });
  expect(readFileSync(made, 'utf8')).toContain('# ');
});

it('what cannot be written is a sentence, not a stack', async () => {
  const ran = await hearth('usage', 'export', '--out', join(folder));
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr.trim()).toBe(`Cannot write ${folder}: it is a folder.`);
});

it('scrape takes one address, and says so to two', async () => {
  const ran = await hearth('scrape', `${site.origin}/`, `${site.origin}/static/5kb`);
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toContain('One address at a time');
});

it('map prints addresses, one a line', async () => {
  const ran = await hearth('map', `${site.origin}/`, '--limit', '5');
  expect(ran.code).toBe(0);
  const lines = ran.stdout.trim().split('\n');
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(URL.canParse(line)).toBe(true);
});

it('search finds kept pages without any network', async () => {
  await hearth('scrape', `${site.origin}/static/5kb`);
  const ran = await hearth('search', 'article', '--source', 'library', '--limit', '3');
  expect(ran.code).toBe(0);
  expect(ran.stdout).toContain(`${site.origin}/static/5kb`);
  expect(ran.stderr).toMatch(/\d+ results?/);
});

it('keep says what came of a page, and the library when a sentence went', async () => {
  const page = (text: string) => `<title>Terms</title><main><p>${text} The rest stays.</p></main>`;
  const serve = (text: string) =>
    site.files.set('/terms', {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: page(text),
    });
  const keep = () => hearth('keep', `${site.origin}/terms`, '--kind', 'page');
  serve('We offer free returns.');
  expect((await keep()).stdout).toMatch(
    /^kept page · [\d.]+ K?B · http\S+\/terms · [0-9a-f-]{36}\n$/,
  );
  serve('Returns cost four euros.');
  await keep();
  // texts are indexed behind the commands
  const found = await vi.waitUntil(
    async () => {
      const ran = await hearth('library', 'search', 'removed:"free returns"');
      return ran.code === 0 ? ran.stdout : undefined;
    },
    { timeout: 60_000 },
  );
  expect(found).toMatch(/“free returns”: first \S+ \S+, last \S+ \S+, gone on \S+ \S+\n/);
  const stats = await hearth('library', 'stats');
  const twice = / ([0-9a-f-]{36})\n$/.exec((await keep()).stdout)?.[1] ?? '';
  expect(await hearth('library', 'rm', twice)).toMatchObject({
    ...{ code: 0, stderr: expect.stringContaining('the other copies of its page stay') },
  });
  expect((await hearth('library', 'rm', twice)).code).not.toBe(0);
  expect((await hearth('library', 'rm', twice, '--undo')).stderr).toContain('gone for good');
  expect((await hearth('library', 'show', `${site.origin}/terms`)).stdout).not.toContain(twice);
  // an archive that broke off is taken in as far as it goes, and not taken for whole
  const archive = join(folder, 'terms.warc.gz');
  expect((await hearth('library', 'export', '--out', archive)).code).toBe(0);
  expect((await hearth('library', 'import', archive)).code).toBe(0);
  writeFileSync(archive, readFileSync(archive).subarray(0, -300));
  const broken = await hearth('library', 'import', archive);
  expect(broken).toMatchObject({ code: 1, stdout: expect.stringContaining('is broken') });
  // pages that said an error are told of, and nothing is left out
  const said = (path: string, status: number, id: string): string => {
    const block = `HTTP/1.1 ${status} Said\r\nContent-Type: text/html\r\n\r\n<title>Said</title><p>Said`;
    return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000000${id}>\r\nWARC-Date: 2020-06-01T12:00:00Z\r\nWARC-Target-URI: https://said.test${path}\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`;
  };
  writeFileSync(archive, said('/', 200, 'd1') + said('/gone', 404, 'd2'));
  expect(await hearth('library', 'import', archive)).toMatchObject({
    code: 0,
    stdout: 'https://said.test/gone: answered 404 and was not taken as a page\n',
  });
  expect((await hearth('library', 'import', folder)).stderr).toContain('is a folder');
  expect(await hearth('library', 'tag')).toMatchObject({ code: 1, stderr: '0 tags\n' });
  expect(stats.stdout).toMatch(/on the disk; as WARC\.gz it would be about [\d.]+ K?B\n/);
}, 120_000);

it('extract reads fields by a schema file', async () => {
  site.files.set('/item', {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<h1>Stone oven</h1><dl><dt>Price</dt><dd>€ 1,250.00</dd><dt>Weight</dt><dd>480 kg</dd></dl>',
  });
  const schema = join(folder, 'item.json');
  writeFileSync(
    schema,
    JSON.stringify({
      type: 'object',
      properties: { price: { type: 'number' }, weight: { type: 'string' } },
    }),
  );
  const ran = await hearth('extract', `${site.origin}/item`, '--schema', schema, '--sources');
  expect(ran.stderr).not.toContain('neither');
  expect(ran.code).toBe(0);
  expect(JSON.parse(ran.stdout)).toMatchObject({ data: { price: 1250, weight: '480 kg' } });
  // some twenty commands, each a process of its own
}, 300_000);

it.each([
  [['extract', 'http://a.test/'], 'what to read'],
  [['extract', 'http://a.test/', '--schema', '/no/such.json'], '--schema takes a JSON Schema'],
  [['search'], 'Say what to look for'],
  [['scrape'], 'Name the page'],
  [['map'], 'Name the site'],
  [['scrap'], 'Unknown command "scrap"'],
  [['scrape', 'http://a.test/', '--timeout', 'soon'], '--timeout takes a whole number'],
])('%j ends with 1 and says what is missing', async (args, says) => {
  const ran = await hearth(...args);
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toContain(says);
});

it('commands at once on a folder wait for each other', async () => {
  const all = await Promise.all(
    [5, 25, 50].map((size) => hearth('scrape', `${site.origin}/static/${size.toString()}kb`)),
  );
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
});

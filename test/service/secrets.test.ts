/**
 * Keys of search providers and of the language model, from the environment, the config file and the console: used, and
 * never in a log line, an answer, the doctor's report, or a file but the settings file (0600). The servers they are sent to
 * say them back in every way they can.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runHearth } from '../support/command.ts';
import { type Answer, type Asked, json, startFixtureServer } from '../support/fixture-server.ts';
import { startSite } from '../support/site.ts';
import { ENTRY } from '../support/entry.ts';

const SECRETS = {
  brave: 'brave-env-secret-4471',
  serper: 'serper-file-secret-4472',
  tavily: 'tavily-console-secret-4473',
  model: 'model-env-secret-4474',
};
const ALL = Object.values(SECRETS);

/** Refuses in words, headers and JSON that hold the key. */
function tells({ headers, body }: Asked): Answer {
  const key = [
    headers['x-subscription-token'],
    headers['x-api-key'],
    headers.authorization?.replace('Bearer ', ''),
  ]
    .filter(Boolean)
    .join(' ');
  const said = { error: { message: `Wrong key ${key}`, body }, message: key, detail: key };
  return { ...json(said, 400), headers: { 'content-type': 'application/json', 'x-key': key } };
}

it('are used, and told nowhere', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-secrets-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'config.json');
  const [site, provider] = await Promise.all([startSite(), startFixtureServer(tells)]);
  writeFileSync(file, JSON.stringify({ searchSerperKey: SECRETS.serper }), { mode: 0o600 });
  const child = spawn(
    process.execPath,
    [ENTRY, 'serve', '--port', '0', '--json', '--log-level', 'debug', '--allow-private-network'],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        HEARTH_CONFIG: file,
        HEARTH_DATA_DIR: dataDir,
        HEARTH_SEARCH_ORDER: 'brave,serper,tavily',
        HEARTH_SEARCH_BRAVE_URL: provider.url,
        HEARTH_SEARCH_SERPER_URL: provider.url,
        HEARTH_SEARCH_TAVILY_URL: provider.url,
        HEARTH_SEARCH_BRAVE_KEY: SECRETS.brave,
        HEARTH_LLM_URL: `${provider.url}/v1`,
        HEARTH_LLM_MODEL: 'tiny',
        HEARTH_LLM_KEY: SECRETS.model,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let logged = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const address = (): string => /http:\/\/[\w.]+:\d+/.exec(logged)?.[0] ?? '';
  try {
    await vi.waitUntil(() => address() !== '' || child.exitCode !== null, { timeout: 30_000 });
    const made = await runHearth(['keys', 'create', '--json', '--data-dir', dataDir]);
    const { key } = JSON.parse(made.stdout) as { readonly key: string };
    const session = readFileSync(join(dataDir, 'session'), 'utf8').trim();
    const answers: string[] = [];
    const ask = async (method: string, path: string, body?: object): Promise<string> => {
      const answer = await fetch(address() + path, {
        method,
        headers: {
          authorization: `Bearer ${path.startsWith('/console') ? session : key}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      answers.push(text, JSON.stringify(Object.fromEntries(answer.headers)));
      return text;
    };

    await ask('PATCH', '/console/settings', { changes: { searchTavilyKey: SECRETS.tavily } });
    const schema = { type: 'object', properties: { designer: { type: 'string' } } };
    const page = `${site.origin}/`;
    expect(await ask('POST', '/v2/search', { query: 'lamp' })).toMatch(/brave: .*serper: .*tavily/);
    expect(await ask('POST', '/v2/extract', { urls: [page], schema })).toMatch(/answered 400/);
    await ask('POST', '/v2/scrape', { url: page, formats: ['summary', { type: 'json', schema }] });
    await ask('POST', '/v2/crawl', { url: page, prompt: 'only the blog' });
    for (const what of ['search', 'model']) await ask('POST', `/console/settings/test/${what}`, {});
    for (const path of ['settings', 'about', 'state', 'diagnostics', 'jobs', 'usage'])
      await ask('GET', `/console/${path}`);
    const doctor = await runHearth(['doctor', '--config', file, '--data-dir', dataDir], {
      HEARTH_SEARCH_BRAVE_URL: provider.url,
      HEARTH_SEARCH_BRAVE_KEY: SECRETS.brave,
      HEARTH_LLM_URL: `${provider.url}/v1`,
      HEARTH_LLM_MODEL: 'tiny',
      HEARTH_LLM_KEY: SECRETS.model,
    });

    const used = JSON.stringify(provider.asked.map(({ headers }) => headers));
    expect(ALL.filter((secret) => !used.includes(secret))).toEqual([]);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    const told = [logged, ...answers, doctor.stdout, doctor.stderr].join('\n');
    expect(told).toContain('brave');
    expect(ALL.filter((secret) => told.includes(secret))).toEqual([]);
    const kept = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(kept.length).toBeGreaterThan(0);
    expect(ALL.filter((secret) => kept.some((text) => text.includes(secret)))).toEqual([]);
    const settings = readFileSync(file, 'utf8');
    expect(settings).toContain(SECRETS.tavily);
    expect(settings).not.toContain(SECRETS.brave);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    child.kill('SIGKILL');
    await Promise.all([site.close(), provider.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});

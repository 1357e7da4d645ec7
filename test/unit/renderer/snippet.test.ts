/** Code that is copied must say exactly what the form says, whatever stands in it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/contract/console/common.ts';
import { readPaste, shellWords } from '../../../src/renderer/features/playground/paste.ts';
import { shellQuote, snippet } from '../../../src/renderer/features/playground/snippet.ts';

const run = promisify(execFile);
const ADDRESS = 'http://127.0.0.1:3002';
const NASTY: JsonObject = {
  url: `https://example.com/it's?a="b"&c=$HOME\`id\``,
  headers: { 'X-Odd': `O'Neil \\ "q" ü 日本 \u2028` },
  formats: ['markdown', { type: 'json', schema: { type: 'object', properties: {} } }],
  actions: [{ type: 'write', text: 'line one\nline two' }],
  onlyMainContent: false,
  timeout: 30000,
};

describe('copied code', () => {
  it('gives the shell the very body, past quotes, dollars and line breaks', async () => {
    const command = snippet('curl', ADDRESS, 'scrape', NASTY);
    const { stdout } = await run('bash', ['-c', command.replace(/^curl/, `printf '%s\\n'`)], {
      env: { HEARTH_API_KEY: 'key' },
    });
    expect(stdout).toContain('Authorization: Bearer key');
    expect(JSON.parse(stdout.slice(stdout.indexOf('{'))) as unknown).toEqual(NASTY);
  });

  it('gives JavaScript the very options', () => {
    const code = snippet('javascript', ADDRESS, 'scrape', NASTY);
    const call = /app\.scrape\(([\s\S]*)\);\n/.exec(code)?.[1] ?? '';
    // oxlint-disable-next-line typescript/no-implied-eval -- the code under test
    const [url, options] = new Function(`return [${call}]`)() as [string, JsonObject];
    expect({ url, ...options }).toEqual(NASTY);
  });

  it('gives Python the very body', async () => {
    const code = snippet('python', ADDRESS, 'scrape', NASTY);
    const until = code.slice(0, code.indexOf('request ='));
    const { stdout } = await run('python3', ['-c', `${until}\nprint(json.dumps(body))`]);
    expect(JSON.parse(stdout) as unknown).toEqual(NASTY);
  });

  it('comes back into the form as it went out', () => {
    for (const operation of ['scrape', 'crawl', 'map', 'extract', 'search'] as const) {
      const pasted = readPaste(snippet('curl', ADDRESS, operation, NASTY));
      expect(pasted).toEqual({ operation, body: NASTY, isV1: false });
    }
  });

  it('of many pages comes back, too', () => {
    const body = { urls: ['https://a.example', 'https://b.example'], formats: ['html'] };
    const pasted = readPaste(snippet('curl', ADDRESS, 'scrape', body));
    expect(pasted).toEqual({ operation: 'scrape', body, isV1: false });
  });
});

describe('pasted text', () => {
  it('reads words as a POSIX shell does', () => {
    expect(
      shellWords(String.raw`a 'b c'"d \"e" f\ g $'h\'i' '' \
 j`),
    ).toEqual(['a', 'b cd "e', 'f g', "h'i", '', 'j']);
    expect(shellWords(shellQuote(`it's`))).toEqual([`it's`]);
  });

  it('takes any curl command for a page to scrape, with its headers', () => {
    expect(
      readPaste(
        `curl 'https://shop.example/' -H 'Accept-Language: de' -H 'Host: x' -b 'a=1' -A UA`,
      ),
    ).toEqual({
      operation: 'scrape',
      isV1: false,
      body: {
        url: 'https://shop.example/',
        headers: { 'Accept-Language': 'de', Cookie: 'a=1', 'User-Agent': 'UA' },
      },
    });
  });

  it('reads v1 bodies in today’s names', () => {
    const body = { url: 'https://x.example', ignoreSitemap: true, allowBackwardLinks: true };
    expect(readPaste(`curl -d '${JSON.stringify(body)}' http://h/v1/crawl`)).toEqual({
      operation: 'crawl',
      isV1: true,
      body: { url: 'https://x.example', sitemap: 'skip', crawlEntireDomain: true },
    });
  });

  it('guesses the operation of a JSON body only where one can', () => {
    expect(readPaste('{"query":"x"}')?.operation).toBe('search');
    expect(readPaste('{"urls":["x"],"prompt":"Who?"}')?.operation).toBe('extract');
    expect(readPaste('{"urls":["x"],"schema":{}}')?.operation).toBe('extract');
    expect(readPaste('{"urls":["x"],"formats":[]}')?.operation).toBe('scrape');
    expect(readPaste('{"urls":["x"]}')?.operation).toBeUndefined();
    expect(readPaste('{"url":"x","includePaths":["a"]}')?.operation).toBe('crawl');
    expect(readPaste('{"url":"x","prompt":"p","includePaths":["a"]}')?.operation).toBe('crawl');
    expect(readPaste('{"url":"x"}')).toEqual({ body: { url: 'x' }, isV1: false });
  });

  it('leaves everything else to the field', () => {
    expect(['https://example.com', '{ broken', 'curling', ''].map(readPaste)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

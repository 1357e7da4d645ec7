/** The other reader: what it gives, that nothing runs or is fetched, and that hostile pages end it, not us. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../../../src/main/service/pipeline/readability.ts';
import { runPipeline } from '../../../src/main/service/pipeline/run.ts';
import { startFixtureServer } from '../../support/fixture-server.ts';
import { pipelineInput, READ_PDF } from '../../support/pipeline/inputs.ts';
import { makePdf } from '../../support/documents/pdf.ts';

const SENTENCE =
  'The harbour was rebuilt after the storm, and the fishermen, who had waited for years, came back.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${SENTENCE} Part ${at + 1}.</p>`).join('');
const page = (inside: string): string =>
  `<html><head><title>The harbour</title></head><body><nav><a href="/a">Home</a></nav><article><h2>Boats</h2>${paragraphs(6)}${inside}</article><footer>Copyright</footer></body></html>`;

const read = (html: string, more: { excludeTags?: string[]; removeBase64Images?: boolean } = {}) =>
  readArticle({
    html,
    url: 'https://example.com/a/b',
    excludeTags: [],
    removeBase64Images: true,
    ...more,
  });

describe('the other reader', () => {
  it('gives the article as HTML and markdown: headings, lists, tables, code, absolute links', async () => {
    const article = await read(
      page(
        '<ul><li>one</li></ul><pre><code>let a;</code></pre><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p><a href="../c">there</a></p>',
      ),
    );
    expect(article?.markdown).toMatch(/^## Boats\n\nThe harbour was rebuilt/);
    expect(article?.markdown).toContain('-   one');
    expect(article?.markdown).toContain('```\nlet a;\n```');
    expect(article?.markdown).toContain('| a   | b   |\n| --- | --- |\n| 1   | 2   |');
    expect(article?.markdown).toContain('[there](https://example.com/c)');
    expect(article?.markdown).not.toMatch(/Home|Copyright/);
    expect(article?.html).toContain('<h2>Boats</h2>');
  });

  it('leaves out what is excluded, and pictures given as data', async () => {
    const inside = `<p class="x">Left out. ${SENTENCE}</p><p><img alt="dot" src="data:image/png;base64,AAAA">${SENTENCE}</p>`;
    const article = await read(page(inside), { excludeTags: ['.x'] });
    expect(article?.markdown).not.toContain('Left out.');
    expect(article?.markdown).toContain('![dot](<Base64-Image-Removed>)');
    const whole = await read(page(inside), { removeBase64Images: false });
    expect(whole?.markdown).toContain('![dot](data:image/png;base64,AAAA)');
  });

  it('finds none where there is none', async () => {
    expect(await read('')).toBeUndefined();
    expect(await read('<html><body></body></html>')).toBeUndefined();
  });

  it('runs nothing and fetches nothing', async () => {
    const asked: string[] = [];
    const server = await startFixtureServer(({ path }) => {
      asked.push(path);
      return { status: 200, body: '' };
    });
    const marker = '__readabilityRan';
    const at = `${server.url}/x`;
    await read(
      page(
        `<script>globalThis.${marker} = 1; window.parent.${marker} = 1</script><img src="${at}.png" onerror="globalThis.${marker} = 1"><link rel="stylesheet" href="${at}.css"><style>@import url(${at}2.css);</style><iframe src="${at}.html"></iframe><object data="${at}.swf"></object><video src="${at}.mp4"></video><p onclick="globalThis.${marker} = 1">${SENTENCE}</p><meta http-equiv="refresh" content="0;url=${at}">`,
      ),
    );
    // what was asked would have been by now: another request comes after it
    await fetch(`${server.url}/last`);
    expect(asked).toEqual(['/last']);
    expect(globalThis).not.toHaveProperty(marker);
    await server.close();
  });

  it.each([
    ['many frames', '<iframe src="about:blank"></iframe>'.repeat(20_000)],
    ['deep nesting', '<div>'.repeat(100_000)],
    ['endless style', `<style>${'a{b:c}'.repeat(200_000)}</style>`],
    ['endless attributes', `<p ${'a="1" '.repeat(50_000)}>x</p>`],
    ['a template in a template', '<template>'.repeat(5_000)],
    ['broken markup', '<p><b><i></p></b><table><p></table>'.repeat(2_000)],
  ])('is not broken by %s', async (_case, inside) => {
    expect((await read(page(inside)))?.markdown ?? 'none').toMatch(/The harbour|none/);
  });

  it('does not try what is too large', async () => {
    expect(await read(page('<i></i>'.repeat(60_000)))).toBeUndefined();
    expect(await read(page('x'.repeat(5_000_000)))).toBeUndefined();
  });

  it('is not loaded unless it is asked for', async () => {
    const folder = new URL('../../../', import.meta.url);
    const code = `
      import { createRequire } from 'node:module';
      import { runPipeline } from './src/main/service/pipeline/run.ts';
      import { pipelineInput } from './test/support/pipeline/inputs.ts';
      const { cache } = createRequire(import.meta.url);
      const loaded = () => Object.keys(cache).some((path) => path.includes('node_modules/jsdom/'));
      const html = ${JSON.stringify(page(''))};
      await runPipeline(pipelineInput(html));
      const before = loaded();
      await runPipeline(pipelineInput(html, { options: { reader: 'readability' } }));
      console.log(JSON.stringify([before, loaded()]));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code],
      { cwd: fileURLToPath(folder) },
    );
    expect(JSON.parse(stdout)).toEqual([false, true]);
  });
});

describe('a page for the other reader', () => {
  const output = async (html: string, options: Parameters<typeof pipelineInput>[1] = {}) =>
    runPipeline(
      pipelineInput(html, { ...options, options: { reader: 'readability', ...options.options } }),
    );

  it('keeps its own metadata and links; markdown, html and text are the other one’s', async () => {
    const input = pipelineInput(page('<p class="note">Note.</p>'), {
      options: { reader: 'readability', formats: [{ type: 'markdown' }, { type: 'html' }] },
    });
    const { document, links, text } = await runPipeline({
      ...input,
      wantsLinks: true,
      wantsText: true,
    });
    expect(document.metadata['title']).toBe('The harbour');
    expect(document.html).toContain('id="readability-page-1"');
    expect(links).toEqual(['https://example.com/a']);
    expect(text).toContain('Part 6.');
    expect(document).not.toHaveProperty('warning');
  });

  it('is read by ours, with a word about it, where the other one finds nothing', async () => {
    const { document } = await output('<body><img src="/a.png"></body>');
    expect(document.warning).toContain("Hearth's own reader read it");
  });

  it('is read by ours where all of it is wanted, or named parts, or where it is a file', async () => {
    for (const options of [{ onlyMainContent: false }, { includeTags: ['footer'] }]) {
      const { document } = await output(page(''), { options });
      expect(document.markdown).toContain('Copyright');
    }
    const pdf = makePdf({ pages: [[{ text: 'Tea', x: 72, y: 700 }]] });
    const input = pipelineInput(pdf, {
      snapshot: { contentType: 'application/pdf' },
      options: { reader: 'readability', pdf: READ_PDF },
    });
    expect((await runPipeline(input)).document.markdown).toBe('Tea');
  });
});

describe('a page of which ours finds next to nothing', () => {
  /** A head that nobody closed: our reader takes what stands in it for no text. */
  const unclosed = `<html><head><title>T</title><div>${paragraphs(6)}</div></html>`;

  it('says so, where it has text', async () => {
    expect((await runPipeline(pipelineInput(unclosed))).meagreChars).toBe(0);
    for (const html of ['<body><p>Short.</p></body>', page('')])
      expect((await runPipeline(pipelineInput(html))).meagreChars).toBeUndefined();
  });

  it('never says so for text that is hidden, leads elsewhere or asks for something', async () => {
    for (const [open, close] of [
      ['<dialog>', '</dialog>'],
      ['<form>', '</form>'],
      ['<nav>', '</nav>'],
      ['<a href="/x">', '</a>'],
    ] as const) {
      const html = `<body><h1>Tea</h1>${open}${paragraphs(6)}${close}</body>`;
      expect((await runPipeline(pipelineInput(html))).meagreChars).toBeUndefined();
    }
  });

  it('never says so where all of it was asked for, or named parts', async () => {
    for (const options of [{ onlyMainContent: false }, { includeTags: ['b'] }])
      expect((await runPipeline(pipelineInput(unclosed, { options }))).meagreChars).toBeUndefined();
  });

  it('is given as the other one’s article, written by us, where that is more', async () => {
    const input = { ...pipelineInput(unclosed), meagreChars: 0 };
    const { markdown, metadata } = (await runPipeline(input)).document;
    expect(markdown).toContain('Part 6.');
    expect(metadata['contentFallback']).toBe('readability');
    const enough = await runPipeline({ ...input, meagreChars: 10_000 });
    expect(enough.document.markdown).toBe('');
    const short = { ...pipelineInput('<head><div><p>Only a few words.</p></div>'), meagreChars: 0 };
    expect((await runPipeline(short)).document.metadata).not.toHaveProperty('contentFallback');
  });
});

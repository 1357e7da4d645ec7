/**
 * Files through the official JavaScript SDK, command line and MCP server, unmodified, against the real service:
 * a PDF, a Word document and an Excel workbook each.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import Firecrawl from 'firecrawl';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makeXlsx } from '../support/documents/office.ts';
import { makePdf } from '../support/documents/pdf.ts';
import { startService, type TestService } from '../support/service.ts';

const inModules = (path: string) =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const CLI = inModules('firecrawl-cli/dist/index.js');
const MCP = inModules('firecrawl-mcp/dist/index.js');

/** Each file, what its markdown is, and what its metadata say. */
const FILES = [
  [
    'report.pdf',
    makePdf({
      pages: [
        [
          { text: 'Annual report', x: 72, y: 780, size: 24 },
          { text: 'Tea is a drink.', x: 72, y: 740 },
        ],
        [{ text: 'Page two.', x: 72, y: 740 }],
      ],
      title: 'Report',
    }),
    '# Annual report\n\nTea is a drink.\n\nPage two.',
    { title: 'Report', numPages: 2, contentType: 'application/pdf' },
  ],
  [
    'tea.docx',
    makeDocx(),
    expect.stringMatching(/^# Tea\n\nWater must be \*\*hot\*\*\.\n\n- Green\n {2}- Sencha/),
    { title: 'Tea notes', author: 'Ada' },
  ],
  [
    'prices.xlsx',
    makeXlsx(),
    expect.stringContaining('| Green \\| new | 4.5 | 2024-01-31 |'),
    { title: 'Tea notes', numSheets: 2 },
  ],
] as const;

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'hearth-parse-'));
  for (const [name, bytes] of FILES) writeFileSync(join(folder, name), bytes);
});

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const said = (name: string, metadata: object) => ({
  ...metadata,
  sourceURL: name,
  statusCode: 200,
  creditsUsed: 1,
});

describe('the JavaScript SDK', () => {
  it.each(FILES)('parses %s', async (name, bytes, markdown, metadata) => {
    const firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
    const document = await firecrawl.parse({ data: bytes, filename: name });
    expect(document).toMatchObject({ markdown, metadata: said(name, metadata) });
  });

  it('parses with options: formats, structured output, the first page only', async () => {
    const firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
    const document = await firecrawl.parse(
      { data: FILES[0][1], filename: 'report.pdf', contentType: 'application/pdf' },
      {
        formats: ['markdown', 'html', 'links', { type: 'json', prompt: 'the title' }],
        parsers: [{ type: 'pdf', maxPages: 1 }],
        timeout: 30_000,
      },
    );
    expect(document.markdown).not.toContain('Page two.');
    expect(document).toMatchObject({
      html: expect.stringContaining('<h1>Annual report</h1>'),
      links: [],
      warning: expect.stringContaining('has 2 pages'),
      metadata: { numPages: 1, totalPages: 2 },
    });
    expect(document).toHaveProperty('json');
  });

  it('hears why a file is refused', async () => {
    const firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
    const old = Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex');
    await expect(firecrawl.parse({ data: old, filename: 'old.doc' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('save it as .docx'),
    });
    const nobody = new Firecrawl({
      apiKey: '00000000-0000-4000-8000-000000000000',
      apiUrl: service.address,
    });
    await expect(nobody.parse({ data: old, filename: 'old.doc' })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('the command line', () => {
  const run = (args: readonly string[]): Promise<{ readonly out: string; readonly err: string }> =>
    new Promise((resolve) => {
      const settings = { FIRECRAWL_API_URL: service.address, FIRECRAWL_API_KEY: service.key };
      const env = { HOME: folder, CI: '1', FIRECRAWL_NO_TELEMETRY: '1', ...settings };
      const child = execFile(
        process.execPath,
        [CLI, ...args],
        { cwd: folder, env },
        (_e, out, err) => resolve({ out, err }),
      );
      child.stdin?.end();
    });

  it.each(FILES)('parses %s', async (name, _bytes, markdown, metadata) => {
    const { out } = await run(['parse', name, '--json', '--format', 'markdown,links']);
    expect(JSON.parse(out)).toMatchObject({ markdown, metadata: said(name, metadata) });
  });

  it('writes markdown to a file', async () => {
    await run(['parse', 'report.pdf', '-o', 'report.md']);
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toContain('# Annual report');
  });

  it('says why a file is refused', async () => {
    writeFileSync(join(folder, 'lie.pdf'), '<!doctype html><p>no PDF');
    const { err, out } = await run(['parse', 'lie.pdf']);
    expect(err + out).toContain('is called a PDF, but its content is an HTML page');
  });
});

describe('the MCP server', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'hearth-test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [MCP],
        env: { FIRECRAWL_API_URL: service.address, FIRECRAWL_API_KEY: service.key },
        stderr: 'ignore',
      }),
    );
  });
  afterAll(() => client.close());

  const parse = async (args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({
      name: 'firecrawl_parse',
      arguments: args,
    });
    const [first] = content as readonly { readonly text: string }[];
    return { text: first?.text ?? '', isError: isError === true };
  };

  it('offers it', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('firecrawl_parse');
  });

  it.each(FILES)('parses %s', async (name, _bytes, markdown, metadata) => {
    const { text, isError } = await parse({ filePath: join(folder, name) });
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toMatchObject({
      success: true,
      creditsUsed: 1,
      data: { markdown, metadata: said(name, metadata) },
    });
  });

  it('parses with every option it has', async () => {
    const { text, isError } = await parse({
      filePath: join(folder, 'report.pdf'),
      formats: ['markdown', 'json'],
      jsonOptions: { prompt: 'the title' },
      parsers: ['pdf'],
      pdfOptions: { maxPages: 1 },
      onlyMainContent: true,
      removeBase64Images: true,
      skipTlsVerification: true,
      storeInCache: true,
      maxAge: 1000,
      proxy: 'auto',
    });
    expect([text, isError]).toEqual([expect.stringContaining('"numPages": 1'), false]);
  });

  it('hears why a file is refused', async () => {
    const { text, isError } = await parse({ filePath: join(folder, 'lie.pdf') });
    expect(isError).toBe(true);
    expect(text).toContain('is called a PDF, but its content is an HTML page');
  });
});

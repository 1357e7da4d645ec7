/** Tools over the web: scrape, map, search, crawl and its status, extract. */
import { z } from 'zod';
import { defineTool, ToolRefusal, type Content, type Tool, type ToolRun } from './tool.ts';
import {
  counted,
  DEFAULT_CHARACTERS,
  fieldsOf,
  head,
  linkLines,
  listOf,
  pieceOf,
  textOf,
} from './text.ts';

const url = z.string().describe('Address of the page, such as https://example.com/page');
const piece = {
  offset: z.number().int().min(0).default(0).describe('First character of the text to return'),
  maxCharacters: z
    .number()
    .int()
    .min(1_000)
    .max(500_000)
    .default(DEFAULT_CHARACTERS)
    .describe('Most characters to return; the answer says how to read on'),
};

const ignoreRobotsTxt = z
  .boolean()
  .optional()
  .describe('Read what robots.txt does not allow, where you may');

const scrape = defineTool({
  name: 'scrape',
  title: 'Scrape a page',
  description:
    'Reads one page in a real browser where it needs one and returns its main text as Markdown, with title and address. ' +
    'Ask for "links", "html", "screenshot", "tables" (its lists and tables, with typed columns) or, with a JSON Schema, ' +
    '"json" instead.',
  input: z.object({
    url,
    format: z
      .enum(['markdown', 'html', 'links', 'screenshot', 'tables', 'json'])
      .optional()
      .describe('"json" with a schema, else "markdown" by default'),
    schema: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('JSON Schema of the fields wanted; goes with format "json"'),
    onlyMainContent: z.boolean().default(true).describe('Without menus, sidebars and footers'),
    waitFor: z.number().int().min(0).max(60_000).optional().describe('Wait this long, ms'),
    maxAge: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('A stored copy up to this age in ms is enough; 0 fetches again'),
    ignoreRobotsTxt,
    ...piece,
  }),
  async run({ url: address, schema, offset, maxCharacters, ...asked }, { ask }) {
    const { format = schema === undefined ? 'markdown' : 'json', ...options } = asked;
    if (schema !== undefined && format !== 'json') {
      throw new ToolRefusal(`A schema goes with format "json", not "${format}".`);
    }
    const reply = await ask('POST', '/v2/scrape', {
      url: address,
      ...options,
      formats: [format === 'json' ? { type: 'json', ...(schema && { schema }) } : format],
      origin: 'mcp',
    });
    const warning = textOf(reply['warning']);
    return documentContent(fieldsOf(reply['data']), format, { offset, maxCharacters, warning });
  },
});

interface Shown {
  readonly offset: number;
  readonly maxCharacters: number;
  readonly warning: string | undefined;
}

/** A document of the API for an agent: facts first, then the format asked for. */
export function documentContent(
  document: Readonly<Record<string, unknown>>,
  format: string,
  { offset, maxCharacters, warning }: Shown,
): Content {
  const metadata = fieldsOf(document['metadata']);
  const facts = head({
    Title: metadata['title'],
    Address: metadata['url'] ?? metadata['sourceURL'],
    Status: metadata['statusCode'],
    Captured: metadata['capturedAt'],
    Capture: metadata['captureId'],
    Published: metadata['publishedTime'],
    Warning: warning ?? document['warning'],
  });
  const value: unknown = document[format];
  if (format === 'screenshot' && typeof value === 'string' && value.startsWith('data:')) {
    const [type = '', data = ''] = value.slice('data:'.length).split(';base64,');
    return [
      { type: 'text', text: facts },
      { type: 'image', mimeType: type, data },
    ];
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2);
  const body = pieceOf(text, { from: offset, most: maxCharacters });
  return [{ type: 'text', text: `${facts}\n\n${body === '' ? '(The page has no text.)' : body}` }];
}

const map = defineTool({
  name: 'map',
  title: 'List the addresses of a site',
  description:
    'Lists the addresses of a site from its sitemaps and links, best matches for "search" first. Cheap: use it before a crawl.',
  input: z.object({
    url,
    search: z.string().optional().describe('Words the addresses or titles should match'),
    limit: z.number().int().min(1).max(30_000).default(200),
    ignoreRobotsTxt,
  }),
  async run(asked, { ask }) {
    const reply = await ask('POST', '/v2/map', { ...asked, origin: 'mcp' });
    const links = listOf(reply['links']);
    const warning = textOf(reply['warning']);
    const facts = [
      counted(links.length, 'address', 'addresses'),
      ...(links.length < asked.limit ? [] : ['There may be more: ask with a higher "limit"']),
      ...(warning === undefined ? [] : [warning]),
    ];
    return `${facts.join('. ')}\n${linkLines(links)}`;
  },
});

const search = defineTool({
  name: 'search',
  title: 'Search the web',
  description:
    'Searches the web with the providers set in Hearth; returns titles, addresses and descriptions. Read a hit with "scrape".',
  input: z.object({
    query: z.string().min(1),
    limit: z.number().int().min(1).max(100).default(10),
  }),
  async run({ query, limit }, { ask }) {
    const reply = await ask('POST', '/v2/search', { query, limit, origin: 'mcp' });
    const hits = listOf(fieldsOf(reply['data'])['web']);
    const found = hits.length === 0 ? `Nothing was found for "${query}".` : linkLines(hits);
    const warning = textOf(reply['warning']);
    return warning === undefined ? found : `Warning: ${warning}\n${found}`;
  },
});

const crawl = defineTool({
  name: 'crawl',
  title: 'Crawl a site',
  description:
    'Starts a crawl and waits for up to "waitSeconds"; it goes on afterwards. Returns the id for "crawl_status", which lists and reads the pages.',
  input: z.object({
    url,
    limit: z.number().int().min(1).max(100_000).default(50).describe('Most pages; 1 credit each'),
    includePaths: z.array(z.string()).optional().describe('Patterns a path must match'),
    excludePaths: z.array(z.string()).optional().describe('Patterns a path must not match'),
    crawlEntireDomain: z.boolean().optional().describe('Also pages that are not below the start'),
    ignoreRobotsTxt,
    waitSeconds: z.number().int().min(0).max(300).default(20),
  }),
  async run({ url: address, waitSeconds, ...options }, run) {
    const started = await run.ask('POST', '/v2/crawl', {
      url: address,
      ...options,
      scrapeOptions: { formats: ['markdown'] },
      origin: 'mcp',
    });
    const id = String(started['id']);
    const status = await followCrawl(id, waitSeconds, run);
    return crawlSummary(id, status, run);
  },
});

const LOOK_EVERY_MS = 500;
/** Pages that could not be read, of those a summary names. */
const MOST_ERRORS = 10;

const BARRED = 'robots.txt does not allow it; set ignoreRobotsTxt if you may read it all the same';

async function followCrawl(id: string, seconds: number, run: ToolRun): Promise<object> {
  const path = `/v2/crawl/${id}?limit=1`;
  for (let left = (seconds * 1_000) / LOOK_EVERY_MS; ; left -= 1) {
    const status = await run.ask('GET', path);
    const { completed, total } = status;
    await run.progress(Number(completed), Number(total));
    if (status['status'] !== 'scraping' || left <= 0) return status;
    await pause(run.signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    const stop = (): void => {
      clearTimeout(timer);
      reject(new Error('The client hung up.'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function crawlSummary(id: string, status: object, { ask }: ToolRun): Promise<string> {
  const { status: state, completed, total, creditsUsed, warning, error } = fieldsOf(status);
  const facts = head({
    Crawl: id,
    State: state,
    Pages: `${String(completed)} of ${String(total)}`,
    Credits: creditsUsed,
    Warning: warning,
    Error: error,
    Next: `crawl_status with "id": "${id}" lists the pages; with "page": N it returns the text of one.`,
  });
  const reply = await ask('GET', `/v2/crawl/${encodeURIComponent(id)}/errors`);
  const failed = listOf(reply['errors']).map(
    (one) => `${String(one['url'])} | ${String(one['error'])}`,
  );
  const { robotsBlocked } = reply;
  const barred = Array.isArray(robotsBlocked) ? robotsBlocked : [];
  const lines = [...failed, ...barred.map((url) => `${String(url)} | ${BARRED}`)];
  if (lines.length === 0) return facts;
  const shown = lines.slice(0, MOST_ERRORS).map((line) => `- ${line}`);
  return `${facts}\nNot read: ${lines.length}\n${shown.join('\n')}`;
}

const crawlStatus = defineTool({
  name: 'crawl_status',
  title: 'Pages of a crawl',
  description:
    'How far a crawl is and its pages, numbered from 0. With "page" the text of that page instead of the list.',
  isReadOnly: true,
  input: z.object({
    id: z.string().describe('From "crawl"'),
    skip: z.number().int().min(0).default(0).describe('First page to list'),
    limit: z.number().int().min(1).max(500).default(100),
    page: z.number().int().min(0).optional().describe('Number of the page to read'),
    ...piece,
  }),
  async run({ id, skip, limit, page, offset, maxCharacters }, run) {
    const range = page === undefined ? { skip, limit } : { skip: page, limit: 1 };
    const path = `/v2/crawl/${encodeURIComponent(id)}?skip=${range.skip}&limit=${range.limit}`;
    const status = await run.ask('GET', path);
    const documents = listOf(status['data']);
    const [document] = documents;
    if (page === undefined || document === undefined) {
      const summary = await crawlSummary(id, status, run);
      if (page !== undefined) return `There is no page ${page}.\n${summary}`;
      return `${summary}\n${pageLines(documents, skip)}`;
    }
    return documentContent(document, 'markdown', { offset, maxCharacters, warning: undefined });
  },
});

function pageLines(documents: readonly Readonly<Record<string, unknown>>[], skip: number): string {
  return documents
    .map(({ metadata }, index) => {
      const { url: address, sourceURL, title, statusCode } = fieldsOf(metadata);
      const facts = [address ?? sourceURL, title, statusCode].filter((fact) => fact !== undefined);
      return `${skip + index}. ${facts.map(String).join(' | ')}`;
    })
    .join('\n');
}

const extract = defineTool({
  name: 'extract',
  title: 'Extract fields from pages',
  description:
    'Reads the fields of a JSON Schema from one or several pages (an address ending in /* stands for a site). Works without a model for fields a page names; a "prompt" needs a model set in Hearth.',
  input: z.object({
    urls: z.array(z.string()).min(1).max(10).optional(),
    schema: z.record(z.string(), z.unknown()).optional().describe('JSON Schema of the answer'),
    prompt: z.string().optional(),
    id: z
      .string()
      .optional()
      .describe('Of an extraction that was not ready: waits on for it and starts none'),
    waitSeconds: z.number().int().min(1).max(300).default(120),
  }),
  async run({ waitSeconds, id: known, ...body }, run) {
    const until = performance.now() + waitSeconds * 1_000;
    const start = async (): Promise<string> => {
      if (body.urls === undefined && body.prompt === undefined) {
        throw new ToolRefusal('Give "urls", or the "id" of an extraction that was not ready.');
      }
      // the id is there before the wait is over
      const timeout = Math.min(waitSeconds, LONGEST_START_S) * 1_000;
      return String(
        (await run.ask('POST', '/v2/extract', { ...body, timeout, origin: 'mcp' }))['id'],
      );
    };
    const id = known ?? (await start());
    for (;;) {
      const reply = await run.ask('GET', `/v2/extract/${encodeURIComponent(id)}`);
      if (reply['status'] !== 'processing') return extracted(reply);
      if (performance.now() >= until) {
        return `Not ready after ${waitSeconds} s; it goes on. Ask again with "id": "${id}" alone.`;
      }
      await pause(run.signal);
    }
  },
});

/** The POST holds no longer than this; what is left is waited for by its id. */
const LONGEST_START_S = 20;

/** The data as JSON alone, so that it can be parsed; a warning beside it. */
function extracted(reply: Readonly<Record<string, unknown>>): Content {
  const warning = textOf(reply['warning']);
  return [
    { type: 'text', text: JSON.stringify(reply['data'] ?? reply, null, 2) },
    ...(warning === undefined ? [] : [{ type: 'text' as const, text: `Warning: ${warning}` }]),
  ];
}

/** What an agent can do on the web. */
export const WEB_TOOLS: readonly Tool[] = [scrape, map, search, crawl, crawlStatus, extract];

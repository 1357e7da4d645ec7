/**
 * Tools over the library: keep a page, find what was kept, read it as of a day, and ask when its sentences came
 * and went.
 */
import { z } from 'zod';
import { counted, DEFAULT_CHARACTERS, fieldsOf, head, listOf, pieceOf } from './text.ts';
import { defineTool, type Tool } from './tool.ts';
import { documentContent } from './web.ts';

const url = z.string().describe('Address of the page, such as https://example.com/page');
const id = z.string().describe('Of the entry, from "library_search"');

const keep = defineTool({
  name: 'library_keep',
  title: 'Keep a page',
  description:
    'Visits a page and keeps it for good: "page" its answer and text, "full" all a browser loaded, to be seen again. Costs what a scrape costs.',
  input: z.object({
    url,
    kind: z.enum(['page', 'full']).default('page'),
    collection: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  async run(body, { ask }) {
    const { capture, warning } = await ask('POST', '/library/captures', body);
    const { id: captureId, at, kind } = fieldsOf(capture);
    return head({ Capture: captureId, Kept: kind, At: at, Warning: warning });
  },
});

const search = defineTool({
  name: 'library_search',
  title: 'Search what was kept',
  description:
    'Finds kept pages by words, in any of their versions. Also: "exact phrase", -word, site:example.com, before:2026-11, after:7d, added:"…", removed:"…", tag:, in:title. Gives the id of each entry.',
  isReadOnly: true,
  input: z.object({
    query: z.string().min(1),
    limit: z.number().int().min(1).max(100).default(20),
  }),
  async run({ query, limit }, { ask }) {
    const asks = new URLSearchParams({ q: query, limit: String(limit) });
    const reply = await ask('GET', `/library/search?${asks.toString()}`);
    const lines = listOf(reply['entries']).map(({ id: entry, url: address, title, ...rest }) =>
      [
        `- ${String(title)} | ${String(address)} | id ${String(entry)}`,
        `${counted(rest['captures'], 'capture', 'captures')}, ${counted(rest['versions'], 'version', 'versions')}, ${String(rest['firstAt'])} to ${String(rest['lastAt'])}`,
        `  ${String(rest['snippet'])}`,
      ].join('\n  '),
    );
    const problems = Array.isArray(reply['problems']) ? reply['problems'].map(String) : [];
    return [...problems, `${String(reply['total'])} found`, ...lines].join('\n');
  },
});

const read = defineTool({
  name: 'library_read',
  title: 'Read a kept page as of a day',
  description:
    'What a page said at a day or time, from the newest kept copy at or before it. Nothing is fetched. Without "asOf" the newest copy.',
  isReadOnly: true,
  input: z.object({
    url,
    asOf: z.string().optional().describe('2026-11-22 (its end, UTC) or 2026-11-22T12:00:00Z'),
    offset: z.number().int().min(0).default(0),
    maxCharacters: z.number().int().min(1_000).max(500_000).default(DEFAULT_CHARACTERS),
  }),
  async run({ url: address, asOf, ...shown }, { ask }) {
    const past = asOf === undefined ? { offline: true } : { asOf };
    const body = { url: address, formats: ['markdown'], origin: 'mcp', ...past };
    const { data } = await ask('POST', '/v2/scrape', body);
    return documentContent(fieldsOf(data), 'markdown', { ...shown, warning: undefined });
  },
});

const versions = defineTool({
  name: 'library_versions',
  title: 'Versions of a kept page',
  description: 'The texts a kept page had, numbered from 1, each with the time it stood there.',
  isReadOnly: true,
  input: z.object({ id }),
  async run({ id: entry }, { ask }) {
    const reply = await ask('GET', `/library/entries/${encodeURIComponent(entry)}/versions`);
    return listOf(reply['versions'])
      .map(({ n, firstAt, lastAt, title, chars, minor }) => {
        const size = `${String(chars)} characters${minor === true ? ', only numbers changed' : ''}`;
        return `${String(n)}. ${String(firstAt)} to ${String(lastAt)} | ${String(title)} | ${size}`;
      })
      .join('\n');
  },
});

const diff = defineTool({
  name: 'library_diff',
  title: 'Compare two versions',
  description: 'What changed between two versions of a kept page, sentence by sentence.',
  isReadOnly: true,
  input: z.object({ id, from: z.number().int().min(1), to: z.number().int().min(1) }),
  async run({ id: entry, from, to }, { ask }) {
    const asks = new URLSearchParams({ entry, from: String(from), to: String(to), as: 'text' });
    const reply = await ask('GET', `/library/diff?${asks.toString()}`);
    const text = String(reply['text']);
    return text === '' ? 'Nothing changed.' : pieceOf(text, { from: 0, most: DEFAULT_CHARACTERS });
  },
});

const blame = defineTool({
  name: 'library_blame',
  title: 'When did a sentence come and go?',
  description: 'Which kept pages said a passage, from when to when, and when it was gone.',
  isReadOnly: true,
  input: z.object({ text: z.string().min(1).describe('The passage, as it stood in the page') }),
  async run({ text }, { ask }) {
    const asks = new URLSearchParams({ text });
    const found = listOf((await ask('GET', `/library/blame?${asks.toString()}`))['found']);
    if (found.length === 0) return 'No kept page says this.';
    return found
      .map(({ entry, intervals }) => {
        const times = listOf(intervals).map(({ firstAt, lastAt, goneAt }) =>
          typeof goneAt === 'string'
            ? `  from ${String(firstAt)} to ${String(lastAt)}; gone at ${goneAt}`
            : `  from ${String(firstAt)} to ${String(lastAt)}; there still`,
        );
        return [`- ${String(fieldsOf(entry)['url'])}`, ...times].join('\n');
      })
      .join('\n');
  },
});

/** What an agent can do with what was kept. */
export const LIBRARY_TOOLS: readonly Tool[] = [keep, search, read, versions, diff, blame];

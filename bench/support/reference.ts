/**
 * What a lone scrape stands beside: the least that gives the same kind of answer, in one warm process. undici fetches,
 * htmlparser2 parses once, one walk gathers title, description, links and the markdown of the main part, one INSERT
 * (WAL, synchronous=NORMAL, as the store) keeps it. No key, no robots.txt, no cache, no ledger.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ElementType, parseDocument } from 'htmlparser2';
import { Pool } from 'undici';

type Node = ReturnType<typeof parseDocument>['children'][number];

export interface Reference {
  /** Reads one page of the site. */
  once(path: string): Promise<void>;
  close(): Promise<void>;
}

/** On a folder of its own that goes with it. */
export function openReference(origin: string): Reference {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-reference-'));
  const database = new Database(join(folder, 'pages.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.exec('CREATE TABLE pages (pk INTEGER PRIMARY KEY, url TEXT, document TEXT)');
  const insert = database.prepare('INSERT INTO pages (url, document) VALUES (?, ?)');
  const pool = new Pool(origin, { connections: 1 });
  return {
    async once(path) {
      const { body } = await pool.request({ path, method: 'GET' });
      const url = `${origin}${path}`;
      insert.run(url, JSON.stringify(convert(await body.text(), url)));
    },
    async close() {
      await pool.destroy();
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Converted {
  title: string;
  description: string;
  readonly links: Set<string>;
  markdown: string;
}

/** One walk; no recursion over what a page may nest. */
export function convert(html: string, url: string): object {
  const made: Converted = { title: '', description: '', links: new Set(), markdown: '' };
  const stack: Step[] = [{ nodes: parseDocument(html).children, isMain: false, end: '' }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const [node, ...rest] = step.nodes;
    if (node === undefined) {
      made.markdown += step.end;
      continue;
    }
    stack.push({ ...step, nodes: rest });
    const inside = enter(node, step.isMain, made, url);
    if (inside !== undefined) stack.push(inside);
  }
  const { links, markdown, ...rest } = made;
  return { ...rest, links: [...links], markdown: markdown.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

interface Step {
  readonly nodes: readonly Node[];
  readonly isMain: boolean;
  /** Markdown behind them. */
  readonly end: string;
}

const LEFT_OUT = new Set(['script', 'style', 'nav', 'header', 'footer', 'aside', 'template']);
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  h1: ['\n\n# ', '\n\n'],
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  p: ['\n\n', '\n\n'],
  li: ['\n- ', ''],
  strong: ['**', '**'],
  em: ['*', '*'],
  code: ['`', '`'],
  pre: ['\n\n```\n', '\n```\n\n'],
  tr: ['\n|', ''],
  td: [' ', ' |'],
  th: [' ', ' |'],
};

function enter(node: Node, isInMain: boolean, made: Converted, url: string): Step | undefined {
  if (node.type === ElementType.Text) {
    if (isInMain) made.markdown += node.data.replaceAll(/\s+/g, ' ');
    return undefined;
  }
  if (!('attribs' in node)) return undefined;
  const { name, attribs, children } = node;
  if (name === 'title') made.title = textIn(children);
  if (name === 'meta' && attribs['name'] === 'description') {
    made.description = attribs['content'] ?? '';
  }
  const href = attribs['href'];
  const link = name === 'a' && href !== undefined ? (URL.parse(href, url)?.href ?? '') : '';
  if (link !== '') made.links.add(link);
  const isMain = (isInMain || name === 'main') && !LEFT_OUT.has(name);
  if (!isMain) return { nodes: children, isMain, end: '' };
  const [before, behind] = link === '' ? (AROUND[name] ?? ['', '']) : ['[', `](${link})`];
  made.markdown += before;
  return { nodes: children, isMain, end: behind };
}

function textIn(nodes: readonly Node[]): string {
  return nodes.map((node) => (node.type === ElementType.Text ? node.data : '')).join('');
}

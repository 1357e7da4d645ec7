/**
 * Where crawled documents go: standard output, one JSONL file, or a folder with a file for each page, named
 * after its address.
 *
 * What was written before is kept: a target that holds something is refused unless it is to be replaced.
 * Throws `CONFIG_INVALID` saying what cannot be written and why.
 */
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { HearthError } from '../service/domain/errors.ts';
import { fileNameOf, uniqueName } from '../service/export/page-files.ts';
import { asRecord } from './reply.ts';

type WireDocument = Readonly<Record<string, unknown>>;

export interface DocumentSink {
  write(document: WireDocument): void;
  readonly description: string;
  /** Only a line of each page is shown, for people. */
  readonly isList?: boolean;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface SinkOptions {
  /** What stands there already may be replaced. */
  readonly replaces: boolean;
  /** Documents as JSON also on a terminal. */
  readonly json: boolean;
  readonly stdout?: Terminal;
}

const FILE = /\.(jsonl|json|ndjson)$/i;

/** A sink for `--out`; a name ending in .jsonl, .ndjson or .json is a file, anything else a folder. */
export function openSink(target: string | undefined, options: SinkOptions): DocumentSink {
  if (target === undefined) return standardOutput(options);
  checkTarget(target, options.replaces);
  return FILE.test(target) ? fileSink(target) : folderSink(target);
}

/** Whether `--out` can be written, asked before a job starts: nothing is fetched that has nowhere to go. */
export function checkTarget(target: string | undefined, replaces: boolean): void {
  if (target !== undefined) attempt(target, () => check(target, replaces));
}

/** The same for one file of whatever ending. */
export function checkFile(target: string, replaces: boolean): void {
  attempt(target, () => {
    if (!existsSync(target)) return;
    if (statSync(target).isDirectory()) throw new Error('it is a folder');
    if (!replaces) throw new Error('it is there already; name another one, or add --overwrite');
  });
}

/** JSON lines for programs; on a terminal one line a page, for people. */
function standardOutput({ json, stdout = process.stdout }: SinkOptions): DocumentSink {
  if (json || stdout.isTTY !== true) {
    return {
      description: 'standard output',
      write: (document) => void stdout.write(`${JSON.stringify(document)}\n`),
    };
  }
  return {
    description: 'standard output',
    isList: true,
    write(document) {
      const { statusCode, title } = asRecord(document['metadata']);
      const name = typeof title === 'string' ? `  ${title}` : '';
      const line =
        `${typeof statusCode === 'number' ? statusCode : '–'}  ${urlOf(document)}${name}`.replace(
          /\s*\n\s*/g,
          ' ',
        );
      stdout.write(`${line.slice(0, (stdout.columns ?? 80) - 1)}\n`);
    },
  };
}

function check(target: string, replaces: boolean): void {
  if (existsSync(target)) checkFound(target, replaces);
  let nearest = target;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  const isInFile = nearest !== target && !statSync(nearest).isDirectory();
  if (isInFile) throw new Error(`${nearest} is a file, not a folder`);
  accessSync(nearest, constants.W_OK);
}

/** Of what is there already. */
function checkFound(target: string, replaces: boolean): void {
  const isFile = FILE.test(target);
  const found = statSync(target);
  if (isFile && found.isDirectory()) throw new Error('it is a folder');
  if (!isFile && !found.isDirectory()) {
    throw new Error('it is a file; name a folder, or a file ending in .jsonl');
  }
  const isEmpty = isFile ? found.size === 0 : readdirSync(target).length === 0;
  if (replaces || isEmpty) return;
  const what = isFile ? 'it holds something already' : 'the folder is not empty';
  throw new Error(`${what}; name another one, or add --overwrite`);
}

function fileSink(target: string): DocumentSink {
  attempt(target, () => {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, '');
  });
  return {
    description: target,
    write: (document) =>
      attempt(target, () => appendFileSync(target, `${JSON.stringify(document)}\n`)),
  };
}

function folderSink(target: string): DocumentSink {
  const used = new Set<string>();
  attempt(target, () => mkdirSync(target, { recursive: true }));
  return {
    description: target,
    write(document) {
      const { text, extension } = contentOf(document);
      const name = uniqueName(fileNameOf(urlOf(document)), used);
      attempt(target, () => writeFileSync(join(target, `${name}${extension}`), text));
    },
  };
}

/** Markdown where there is some, else HTML, else the document itself. */
function contentOf(document: WireDocument): { readonly text: string; readonly extension: string } {
  const { markdown, html, rawHtml } = document;
  if (typeof markdown === 'string') {
    return { text: `<!-- ${urlOf(document)} -->\n\n${markdown}\n`, extension: '.md' };
  }
  const page = html ?? rawHtml;
  if (typeof page === 'string') return { text: page, extension: '.html' };
  return { text: `${JSON.stringify(document, null, 2)}\n`, extension: '.json' };
}

function urlOf(document: WireDocument): string {
  const { sourceURL } = asRecord(document['metadata']);
  return typeof sourceURL === 'string' ? sourceURL : '';
}

function attempt(target: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new HearthError('CONFIG_INVALID', `Cannot write ${target}: ${why}.`, { cause: error });
  }
}

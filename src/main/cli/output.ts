/** Where crawled documents go: one JSONL file, or a folder of Markdown files named after addresses. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface DocumentSink {
  write(document: Readonly<Record<string, unknown>>): void;
  readonly description: string;
}

/** A sink for `--out`; a name ending in .jsonl or .json is a file, anything else a folder. */
export function openSink(target: string | undefined): DocumentSink {
  if (target === undefined) {
    return {
      description: 'standard output',
      write: (document) => void process.stdout.write(`${JSON.stringify(document)}\n`),
    };
  }
  if (/\.(jsonl|json|ndjson)$/i.test(target)) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, '');
    return {
      description: target,
      write: (document) => appendFileSync(target, `${JSON.stringify(document)}\n`),
    };
  }
  mkdirSync(target, { recursive: true });
  const used = new Set<string>();
  return {
    description: target,
    write(document) {
      const url = urlOf(document);
      const markdown = typeof document['markdown'] === 'string' ? document['markdown'] : '';
      const name = uniqueName(fileNameOf(url), used);
      writeFileSync(join(target, name), `<!-- ${url} -->\n\n${markdown}\n`);
    },
  };
}

function urlOf(document: Readonly<Record<string, unknown>>): string {
  const metadata = document['metadata'];
  const has = typeof metadata === 'object' && metadata !== null && 'sourceURL' in metadata;
  return has ? String(metadata.sourceURL) : '';
}

/** `https://a.example/docs/x?y=1` → `a.example_docs_x_y-1.md`, at most 120 characters. */
export function fileNameOf(url: string): string {
  const bare = url
    .replace(/^https?:\/\//, '')
    .replaceAll(/[^a-zA-Z0-9.]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return `${bare.slice(0, 110) || 'page'}.md`;
}

function uniqueName(name: string, used: Set<string>): string {
  let candidate = name;
  for (let count = 2; used.has(candidate); count += 1) {
    candidate = name.replace(/\.md$/, `-${count}.md`);
  }
  used.add(candidate);
  return candidate;
}

/** Text files: JSON and source code fenced, plain text and markdown as they are. */
import { fenceFor } from '../markdown/escape.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { extensionOf, mimeType } from './kind.ts';
import { decodeText, escapeHtml } from './read.ts';

/** A text between fences that it cannot close. */
export function fenced(text: string, language: string): ReadDocument {
  const body = text.replace(/\r\n?/g, '\n').replace(/\s+$/, '');
  const fence = fenceFor(body, 3);
  return {
    html: `<pre><code class="language-${language}">${escapeHtml(body)}</code></pre>`,
    markdown: `${fence}${language}\n${body}\n${fence}`,
    metadata: {},
    warnings: [],
  };
}

/** JSON comes back as it was sent, in a fence (wire/v2.md section 3). */
export function readJson(input: DocumentInput): ReadDocument {
  return fenced(decodeText(input.bytes, input.contentType), 'json');
}

export function readText(input: DocumentInput): ReadDocument {
  const text = decodeText(input.bytes, input.contentType).replace(/\r\n?/g, '\n');
  return {
    html: `<pre>${escapeHtml(text)}</pre>`,
    markdown: text.replace(/\s+$/, ''),
    metadata: {},
    warnings: [],
  };
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ...{
    js: 'javascript',
    mjs: 'javascript',
    ts: 'typescript',
    py: 'python',
    rb: 'ruby',
    rs: 'rust',
    yml: 'yaml',
    sh: 'bash',
    h: 'c',
  },
  ...{ 'text/css': 'css', 'text/javascript': 'javascript', 'application/javascript': 'javascript' },
  ...{
    'application/x-javascript': 'javascript',
    'application/typescript': 'typescript',
    'application/yaml': 'yaml',
  },
  ...{ 'application/toml': 'toml', 'application/x-sh': 'bash', 'application/x-python': 'python' },
};

export function readSource(input: DocumentInput): ReadDocument {
  const type = mimeType(input.contentType);
  const extension = extensionOf(input.url);
  const language =
    LANGUAGES[type] ??
    LANGUAGES[extension] ??
    (type.startsWith('text/x-') ? type.slice(7) : extension);
  return fenced(decodeText(input.bytes, input.contentType), language);
}

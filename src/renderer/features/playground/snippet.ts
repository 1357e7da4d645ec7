/**
 * The request as code that runs as it stands.
 *
 * curl and Python need nothing installed beyond themselves; JavaScript uses the official SDK. The key
 * is always `$HEARTH_API_KEY`. Source for method names: wire/clients.md.
 */
import type { ConsoleOperation, Json, JsonObject } from '../../../contract/console/common.ts';
import { isObject } from './body.ts';

export type SnippetLanguage = 'curl' | 'javascript' | 'python';

export function snippet(
  language: SnippetLanguage,
  address: string,
  operation: ConsoleOperation,
  body: JsonObject,
): string {
  const isMany = operation === 'scrape' && Array.isArray(body['urls']);
  const url = `${address}/v2/${isMany ? 'batch/scrape' : operation}`;
  switch (language) {
    case 'curl':
      return curl(url, body);
    case 'javascript':
      return isMany ? manyInJavascript(address, body) : javascript(address, operation, body);
    case 'python':
      return python(url, body);
  }
}

function curl(url: string, body: JsonObject): string {
  return [
    `curl ${url} \\`,
    '  -H "Authorization: Bearer $HEARTH_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d ${shellQuote(JSON.stringify(body, undefined, 2))}`,
  ].join('\n');
}

/** Single quotes; a quote inside closes, escapes and opens again. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** What the SDK's method takes before its options. */
const LEADING: Readonly<Record<ConsoleOperation, string | undefined>> = {
  scrape: 'url',
  crawl: 'url',
  map: 'url',
  search: 'query',
  extract: undefined,
};

function javascript(address: string, operation: ConsoleOperation, body: JsonObject): string {
  const leading = LEADING[operation];
  const options = Object.fromEntries(Object.entries(body).filter(([name]) => name !== leading));
  const args = [
    ...(leading === undefined ? [] : [jsValue(body[leading] ?? '', 0)]),
    ...(Object.keys(options).length === 0 ? [] : [jsValue(options, 0)]),
  ];
  return javascriptCall(address, `${operation}(${args.join(', ')})`);
}

/** The SDK takes what concerns single pages apart. */
function manyInJavascript(address: string, body: JsonObject): string {
  const { urls, ...options } = body;
  const args = [
    jsValue(urls ?? [], 0),
    ...(Object.keys(options).length === 0 ? [] : [jsValue({ options }, 0)]),
  ];
  return javascriptCall(address, `batchScrape(${args.join(', ')})`);
}

function javascriptCall(address: string, call: string): string {
  return [
    '// npm i firecrawl@^4   (Node 22 or newer)',
    "import { Firecrawl } from 'firecrawl';",
    '',
    'const app = new Firecrawl({',
    '  apiKey: process.env.HEARTH_API_KEY,',
    `  apiUrl: '${address}',`,
    '});',
    `const result = await app.${call};`,
    'console.log(result);',
  ].join('\n');
}

/** A JavaScript literal; plain names stay unquoted. */
export function jsValue(value: Json | undefined, depth: number): string {
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (typeof value === 'string') return jsString(value);
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => jsValue(item, depth + 1));
    const line = `[${items.join(', ')}]`;
    return line.length <= 60 ? line : `[\n${pad}${items.join(`,\n${pad}`)},\n${end}]`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const items = entries.map(
      ([name, inner]) =>
        `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : jsString(name)}: ${jsValue(inner, depth + 1)}`,
    );
    if (items.length === 0) return '{}';
    const line = `{ ${items.join(', ')} }`;
    return line.length <= 60 && !line.includes('\n')
      ? line
      : `{\n${pad}${items.join(`,\n${pad}`)},\n${end}}`;
  }
  return JSON.stringify(value);
}

function jsString(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${inner.replaceAll("'", String.raw`\'`)}'`;
}

function python(url: string, body: JsonObject): string {
  return [
    '# Python 3, nothing to install',
    'import json, os, urllib.request',
    '',
    `body = ${pyValue(body, 0)}`,
    'request = urllib.request.Request(',
    `    "${url}",`,
    '    data=json.dumps(body).encode(),',
    '    headers={',
    '        "Authorization": "Bearer " + os.environ["HEARTH_API_KEY"],',
    '        "Content-Type": "application/json",',
    '    },',
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    result = json.load(response)',
    'print(json.dumps(result, indent=2, ensure_ascii=False))',
  ].join('\n');
}

export function pyValue(value: Json | undefined, depth: number): string {
  const pad = '    '.repeat(depth + 1);
  const end = '    '.repeat(depth);
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => pyValue(item, depth + 1));
    const line = `[${items.join(', ')}]`;
    return line.length <= 60 ? line : `[\n${pad}${items.join(`,\n${pad}`)},\n${end}]`;
  }
  if (isObject(value)) {
    const items = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `${JSON.stringify(name)}: ${pyValue(inner, depth + 1)}`);
    if (items.length === 0) return '{}';
    return depth > 0 && items.join(', ').length <= 56
      ? `{${items.join(', ')}}`
      : `{\n${pad}${items.join(`,\n${pad}`)},\n${end}}`;
  }
  return JSON.stringify(value);
}

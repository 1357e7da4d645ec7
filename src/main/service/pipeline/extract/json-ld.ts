/**
 * JSON-LD scripts → entities, and a JSON reader that forgives what real pages get wrong.
 * Source: schema.org, JSON-LD 1.1 (https://www.w3.org/TR/json-ld11/) section 7 (embedding in HTML).
 */
import { type Budget, type Entity, readJson } from './graph.ts';
import { ownText, type Page } from './page.ts';
import { isList, isRecord } from './text.ts';

/** Longest script that is read, in characters. */
export const MAX_SCRIPT_LENGTH = 3_000_000;

/** All entities of the page's JSON-LD, outer ones first. Unreadable scripts are skipped. */
export function readJsonLd(page: Page, budget: Budget): readonly Entity[] {
  const out: Entity[] = [];
  let index = 0;
  for (const script of page.scripts) {
    if (!/^\s*application\/ld\+json/i.test(script.attribs['type'] ?? '')) continue;
    const value = parseLooseJson(ownText(script));
    const where = `script[type="application/ld+json"][${index}]`;
    index += 1;
    readRoot(value, where, out, budget);
  }
  return out;
}

/** Lists in lists and graphs in graphs; deeper than a few they are no description of a page. */
const MAX_NESTING = 20;

function readRoot(value: unknown, where: string, out: Entity[], budget: Budget, nesting = 0): void {
  if (nesting > MAX_NESTING) return;
  if (isList(value)) {
    value.forEach((item, index) => {
      readRoot(item, `${where}[${index}]`, out, budget, nesting + 1);
    });
    return;
  }
  if (!isRecord(value)) return;
  const graph = value['@graph'];
  if (isList(graph)) {
    graph.forEach((item, index) => {
      readRoot(item, `${where}.@graph[${index}]`, out, budget, nesting + 1);
    });
    if (value['@type'] === undefined) return;
  }
  readJson(value, { source: 'json-ld', where, isTop: true, depth: 0 }, out, budget);
}

/**
 * JSON, or JSON with the usual faults: comment or CDATA wrappers, raw control characters inside strings, trailing
 * commas, a trailing semicolon, several values one after another (they become an array). Undefined when it is none.
 */
export function parseLooseJson(source: string): unknown {
  if (source.length > MAX_SCRIPT_LENGTH) return undefined;
  const text = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  if (text === '') return undefined;
  return tryParse(text) ?? tryParse(repair(text));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One pass over the text: fixes control characters and bad escapes in strings, drops commas before closers. */
function repair(text: string): string {
  const out: string[] = [];
  let isString = false;
  let depth = 0;
  let isMany = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (isString) {
      if (char === '\\') {
        const next = text[i + 1] ?? '';
        out.push(/["\\/bfnrtu]/.test(next) ? char + next : `\\\\${next}`);
        i += 1;
      } else if (char === '"') {
        isString = false;
        out.push(char);
      } else out.push(char < ' ' ? escapeControl(char) : char);
      continue;
    }
    if (char === '"') isString = true;
    if (char === '{' || char === '[') {
      if (depth === 0 && out.some((piece) => piece.trim() !== '')) {
        isMany = true;
        if (!/,\s*$/.test(out.slice(-3).join(''))) out.push(',');
      }
      depth += 1;
    }
    if (char === '}' || char === ']') {
      depth -= 1;
      dropTrailingComma(out);
    }
    out.push(char);
  }
  const body = out.join('');
  return isMany ? `[${body}]` : body;
}

function escapeControl(char: string): string {
  return char === '\n' ? '\\n' : char === '\t' ? '\\t' : char === '\r' ? '\\r' : ' ';
}

function dropTrailingComma(out: string[]): void {
  let at = out.length - 1;
  while (at >= 0 && out[at]?.trim() === '') at -= 1;
  if (out[at] === ',') out[at] = '';
}

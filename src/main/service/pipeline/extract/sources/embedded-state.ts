/**
 * State that frameworks embed: `__NEXT_DATA__`, `__NUXT__`, `__NUXT_DATA__`, `window.__X__ = {…}`, `JSON.parse("…")`,
 * scripts of type application/json. Objects in it become entities of source `state`.
 */
import type { Element } from 'domhandler';
import { type Budget, type Entity, readJson } from './graph.ts';
import { MAX_SCRIPT_LENGTH, parseLooseJson } from '../../page/loose-json.ts';
import { ownText, type Page } from './page.ts';
import { isList, isRecord } from '../text.ts';

const ASSIGNMENT =
  /(?:window|self|globalThis|var|let|const)\b[\s.]*(?:\[\s*["'])?([\w$]{3,60})(?:["']\s*\])?\s*=\s*(?=[[{]|JSON\.parse\(|decodeURIComponent\()/g;

/** Unbalanced literals of one script after which it is left alone: each costs a walk to its end. */
const MAX_FAILURES = 5;

/** Entities in the page's embedded state; every object is one, so most say nothing. */
export function readState(page: Page, budget: Budget): readonly Entity[] {
  const out: Entity[] = [];
  for (const { where, data } of embeddedData(page.scripts)) {
    readJson(
      isList(data) ? { list: data } : data,
      { source: 'state', where, isTop: false, depth: 0 },
      out,
      budget,
    );
  }
  return out;
}

/** The data that scripts hold, with the id, variable or place of each. */
export function* embeddedData(
  scripts: readonly Element[],
): Generator<{ readonly where: string; readonly data: unknown }> {
  let characters = 0;
  for (const [index, script] of scripts.entries()) {
    const type = (script.attribs['type'] ?? '').toLowerCase();
    if (type.includes('ld+json') || script.attribs['src'] !== undefined) continue;
    const source = ownText(script);
    characters += source.length;
    if (characters > MAX_SCRIPT_LENGTH) return;
    const name = script.attribs['id'] ?? `script[${index}]`;
    for (const { where, value } of type.includes('json')
      ? [{ where: name, value: parseLooseJson(source) }]
      : assignments(source)) {
      const isFlat = isList(value) && (name === '__NUXT_DATA__' || isList(value[0]));
      yield { where, data: isFlat ? hydrate(value) : value };
    }
  }
}

function assignments(
  source: string,
): readonly { readonly where: string; readonly value: unknown }[] {
  if (source.length < 40) return [];
  const found: { where: string; value: unknown }[] = [];
  let failures = 0;
  ASSIGNMENT.lastIndex = 0;
  for (
    let match = ASSIGNMENT.exec(source);
    match !== null && found.length < 20 && failures < MAX_FAILURES;
    match = ASSIGNMENT.exec(source)
  ) {
    const start = match.index + match[0].length;
    const value = source[start] === 'J' ? parsedString(source, start) : literal(source, start);
    if (value === undefined) {
      failures += 1;
      continue;
    }
    found.push({ where: match[1] ?? '', value: value.value });
    ASSIGNMENT.lastIndex = value.end;
  }
  return found;
}

/** Reads the balanced object or array at `start`, if it is JSON. */
function literal(
  source: string,
  start: number,
): { readonly value: unknown; readonly end: number } | undefined {
  let depth = 0;
  let quote = '';
  for (let i = start; i < source.length; i += 1) {
    const char = source[i] ?? '';
    if (quote !== '') {
      if (char === '\\') i += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0)
        return {
          value: parseLooseJson(source.slice(start, i + 1).replace(/:\s*undefined\b/g, ':null')),
          end: i + 1,
        };
    }
  }
  return undefined;
}

function parsedString(
  source: string,
  start: number,
): { readonly value: unknown; readonly end: number } | undefined {
  const open = /^JSON\.parse\(\s*(["'])/.exec(source.slice(start, start + 60));
  const quote = open?.[1];
  if (open === null || quote === undefined) return undefined;
  const from = start + open[0].length;
  let to = from;
  while (to < source.length && source[to] !== quote) to += source[to] === '\\' ? 2 : 1;
  if (to >= source.length) return undefined;
  const body = source
    .slice(from, to)
    .replace(/\\'/g, "'")
    .replace(/\\x([0-9a-f]{2})/gi, '\\u00$1');
  const text = parseLooseJson(
    quote === '"' ? `"${body}"` : `"${body.replace(/(?<!\\)"/g, '\\"')}"`,
  );
  return { value: typeof text === 'string' ? parseLooseJson(text) : undefined, end: to };
}

/** Nuxt 3 payload (devalue): a flat array whose objects hold positions instead of values. */
function hydrate(flat: readonly unknown[]): unknown {
  let steps = 0;
  const build = (index: unknown, depth: number): unknown => {
    steps += 1;
    if (typeof index !== 'number' || index < 0 || depth > 16 || steps > 20_000) return undefined;
    const value = flat[index];
    if (isList(value)) {
      if (typeof value[0] === 'string') return build(value[1], depth + 1);
      return value.map((item) => build(item, depth + 1));
    }
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, build(item, depth + 1)]),
      );
    return value;
  };
  return build(0, 0);
}

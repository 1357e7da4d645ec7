/**
 * JSON-LD of a page as a flat list of typed nodes: broken blocks are repaired where that is plain
 * (raw line breaks, trailing commas, comment wrappers) or left out, never thrown.
 */
import { decodeHTML } from 'entities';
import type { PageIndex } from '../dom/page-index.ts';
import { foldSpace, rawTextOf } from '../dom/text.ts';
import { parseLooseJson } from './loose-json.ts';

export interface LinkedNode {
  readonly types: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Blocks longer than this are data dumps, not descriptions of the page. */
const MAX_LENGTH = 1_000_000;
const MAX_NODES = 500;

export function readLinkedData(index: PageIndex): readonly LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of index.scripts) {
    const type = script.attribs['type'] ?? '';
    if (!type.toLowerCase().startsWith('application/ld+json')) continue;
    const text = rawTextOf(script);
    if (text.length <= MAX_LENGTH) collect(parseLooseJson(text), nodes);
  }
  return nodes;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(value: unknown, nodes: LinkedNode[]): void {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length && nodes.length < MAX_NODES; at += 1) {
    const next = open[at];
    if (Array.isArray(next)) open.push(...asList(next).slice(0, MAX_NODES));
    else if (isRecord(next)) {
      const type = next['@type'];
      const types = (Array.isArray(type) ? type : [type]).filter(
        (name) => typeof name === 'string',
      );
      if (types.length > 0) nodes.push({ types, fields: next });
      open.push(next['@graph'], next['mainEntity'], next['mainEntityOfPage']);
    }
  }
}

/** Text that was escaped for HTML before it became JSON, or twice. */
export function decoded(text: string): string {
  return /&#?\w+;/.test(text) ? decodeHTML(text) : text;
}

/** A text field: strings as they are, `@value`s unwrapped. */
export function textField(node: LinkedNode, name: string): string | undefined {
  let value = node.fields[name];
  value = asList(value)[0];
  if (isRecord(value)) value = value['@value'];
  return typeof value === 'string' && value.trim() !== '' ? foldSpace(decoded(value)) : undefined;
}

/** Names in a field that holds people or organisations, by text or by `name`. */
export function namesField(
  node: LinkedNode,
  name: string,
  byId: (id: string) => LinkedNode | undefined,
): readonly string[] {
  const value = node.fields[name];
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    if (typeof one === 'string') return [foldSpace(decoded(one))];
    if (!isRecord(one)) return [];
    const id = one['@id'];
    const whole = [one['givenName'], one['familyName']].filter(Boolean).join(' ') || undefined;
    const own =
      one['name'] ?? whole ?? (typeof id === 'string' ? byId(id)?.fields['name'] : undefined);
    const names = Array.isArray(own) ? own : [own];
    return names.filter((text) => typeof text === 'string').map((text) => foldSpace(decoded(text)));
  });
}

/**
 * Microdata and RDFa (Lite) → entities.
 * Sources: HTML standard, 5 Microdata (values by element, itemref); RDFa Lite 1.1 (vocab, typeof, property, resource).
 */
import type { Element } from 'domhandler';
import {
  addValue,
  type Budget,
  type Entity,
  GRAPH_LIMITS,
  type GraphValue,
  localName,
  newEntity,
} from './graph.ts';
import { childElements, type Page, parentOf, whereIs } from './page.ts';

const URL_ATTRIBUTE: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  track: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
};

interface Reading {
  readonly page: Page;
  readonly out: Entity[];
  readonly budget: Budget;
  readonly seen: Set<Element>;
  /** The first element of each id. */
  readonly ids: ReadonlyMap<string, Element>;
}

/** Entities of `itemscope` elements, outer ones first. */
export function readMicrodata(page: Page, budget: Budget): readonly Entity[] {
  const ids = new Map<string, Element>();
  const reading: Reading = { page, out: [], budget, seen: new Set(), ids };
  for (const element of page.elements) {
    const id = element.attribs['id'];
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  for (const element of page.elements) {
    if (element.attribs['itemscope'] !== undefined && element.attribs['itemprop'] === undefined)
      readItem(element, 0, reading);
  }
  // nested items whose parent is no item stand by themselves
  for (const element of page.elements) {
    if (element.attribs['itemscope'] !== undefined && !reading.seen.has(element))
      readItem(element, 0, reading);
  }
  return reading.out;
}

function readItem(element: Element, depth: number, reading: Reading): Entity | undefined {
  const { budget, ids, page, seen } = reading;
  if (depth > GRAPH_LIMITS.depth || seen.has(element) || budget.entities >= GRAPH_LIMITS.entities)
    return undefined;
  seen.add(element);
  budget.entities += 1;
  const { itemtype = '', itemid, itemref = '' } = element.attribs;
  const entity = entityAt(element, 'microdata', itemtype, itemid, depth === 0);
  reading.out.push(entity);
  const elsewhere = itemref.split(/\s+/).slice(0, 50);
  const stack = elsewhere.flatMap((id) => ids.get(id) ?? []).toReversed();
  stack.push(...childElements(element).toReversed());
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const names = at.attribs['itemprop'];
    if (names !== undefined && budget.values < GRAPH_LIMITS.values) {
      budget.values += 1;
      addValues(entity, names.split(/\s+/), itemValue(at, depth, reading));
    }
    if (at.attribs['itemscope'] === undefined) stack.push(...childElements(at).toReversed());
  }
  addOwnText(entity, element, page);
  return entity;
}

function itemValue(at: Element, depth: number, reading: Reading): GraphValue | undefined {
  if (at.attribs['itemscope'] === undefined) return textValue(at, attributeValue(at, reading.page));
  const entity = readItem(at, depth + 1, reading);
  return entity && { kind: 'entity', entity };
}

function entityAt(
  element: Element,
  source: 'microdata' | 'rdfa',
  types: string,
  id: string | undefined,
  isTop: boolean,
): Entity {
  const typeNames = localNames(types);
  const lower = typeNames.map((name) => name.toLowerCase());
  return newEntity({ source, types: lower, typeNames, id, where: whereIs(element), isTop });
}

interface Said {
  readonly text: string;
  readonly label: string | undefined;
}

function textValue(element: Element, said: Said): GraphValue | undefined {
  return said.text === '' ? undefined : { kind: 'text', ...said, where: whereIs(element) };
}

function addValues(entity: Entity, names: readonly string[], value: GraphValue | undefined): void {
  if (value !== undefined) for (const name of names) addValue(entity, name, value);
}

function localNames(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map(localName)
    .filter((name) => name !== '');
}

/** What stands in an element that has no properties is its name. */
function addOwnText(entity: Entity, element: Element, page: Page): void {
  if (entity.properties.size > 0) return;
  const text = page.text(element);
  if (text !== '' && text.length < 500)
    addValue(entity, 'name', { kind: 'text', text, where: whereIs(element), label: undefined });
}

/** The value of a property element, as written; addresses become absolute in `typed.ts`. */
function attributeValue(element: Element, page: Page): Said {
  const { content } = element.attribs;
  if (content !== undefined) return { text: content.trim(), label: undefined };
  const attribute = URL_ATTRIBUTE[element.name];
  if (attribute !== undefined) {
    const href = element.attribs[attribute] ?? element.attribs['data-src'] ?? '';
    const label = element.name === 'a' && page.textLength(element) < 200 ? page.text(element) : '';
    return { text: href.trim(), label: label === '' ? undefined : label };
  }
  if (element.name === 'data' || element.name === 'meter')
    return { text: element.attribs['value'] ?? page.text(element), label: undefined };
  if (element.name === 'time')
    return { text: element.attribs['datetime'] ?? page.text(element), label: undefined };
  return { text: page.lines(element).join('\n'), label: undefined };
}

function isSpent({ entities, values }: Budget): boolean {
  return entities >= GRAPH_LIMITS.entities || values >= GRAPH_LIMITS.values;
}

/** Entities of `typeof` elements with their `property` descendants. */
export function readRdfa(page: Page, budget: Budget): readonly Entity[] {
  const out: Entity[] = [];
  const byElement = new Map<Element, Entity>();
  for (const element of page.elements) {
    const { typeof: type, property, resource } = element.attribs;
    if (type === undefined && property === undefined) continue;
    const owner = ownerOf(element, byElement);
    if (element.name === 'meta' && type === undefined && owner === undefined) continue;
    if (isSpent(budget)) break;
    budget.values += 1;
    const isValue = property !== undefined && owner !== undefined;
    const entity =
      type === undefined ? undefined : entityAt(element, 'rdfa', type, resource, !isValue);
    if (entity !== undefined) {
      budget.entities += 1;
      byElement.set(element, entity);
      out.push(entity);
    }
    if (!isValue) continue;
    const value = entity && ({ kind: 'entity', entity } as const);
    addValues(owner, localNames(property), value ?? textValue(element, rdfaValue(element, page)));
  }
  for (const [element, entity] of byElement) addOwnText(entity, element, page);
  return out.filter((entity) => entity.properties.size > 0);
}

function rdfaValue(element: Element, page: Page): Said {
  const { resource, content } = element.attribs;
  const isPlain = content === undefined && URL_ATTRIBUTE[element.name] === undefined;
  return resource !== undefined && isPlain
    ? { text: page.text(element) || resource, label: undefined }
    : attributeValue(element, page);
}

function ownerOf(element: Element, byElement: ReadonlyMap<Element, Entity>): Entity | undefined {
  if (byElement.size === 0) return undefined;
  let at = parentOf(element);
  for (let steps = 0; at !== undefined && steps < 60; steps += 1) {
    const entity = byElement.get(at);
    if (entity !== undefined) return entity;
    at = parentOf(at);
  }
  return undefined;
}

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
}

/** Entities of `itemscope` elements, outer ones first. */
export function readMicrodata(page: Page, budget: Budget): readonly Entity[] {
  const reading: Reading = { page, out: [], budget, seen: new Set() };
  const ids = new Map<string, Element>();
  for (const element of page.elements) {
    const id = element.attribs['id'];
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  for (const element of page.elements) {
    if (element.attribs['itemscope'] !== undefined && element.attribs['itemprop'] === undefined) {
      readItem(element, 0, reading, ids);
    }
  }
  // nested items whose parent is no item stand by themselves
  for (const element of page.elements) {
    if (element.attribs['itemscope'] !== undefined && !reading.seen.has(element))
      readItem(element, 0, reading, ids);
  }
  return reading.out;
}

function readItem(
  element: Element,
  depth: number,
  reading: Reading,
  ids: ReadonlyMap<string, Element>,
): Entity | undefined {
  if (
    depth > GRAPH_LIMITS.depth ||
    reading.seen.has(element) ||
    reading.budget.entities >= GRAPH_LIMITS.entities
  )
    return undefined;
  reading.seen.add(element);
  reading.budget.entities += 1;
  const typeNames = (element.attribs['itemtype'] ?? '')
    .split(/\s+/)
    .map(localName)
    .filter((type) => type !== '');
  const entity = newEntity({
    source: 'microdata',
    types: typeNames.map((name) => name.toLowerCase()),
    typeNames,
    id: element.attribs['itemid'],
    where: whereIs(element),
    isTop: depth === 0,
  });
  reading.out.push(entity);
  const roots = [element];
  for (const id of (element.attribs['itemref'] ?? '').split(/\s+/).slice(0, 50)) {
    const target = ids.get(id);
    if (target !== undefined) roots.push(target);
  }
  const stack: Element[] = [];
  for (const [index, root] of roots.entries()) {
    if (index === 0) stack.push(...childElements(root).toReversed());
    else stack.push(root);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const isItem = at.attribs['itemscope'] !== undefined;
      const names = at.attribs['itemprop'];
      if (names !== undefined && reading.budget.values < GRAPH_LIMITS.values) {
        reading.budget.values += 1;
        const child = isItem ? readItem(at, depth + 1, reading, ids) : undefined;
        const value: GraphValue | undefined = isItem
          ? child && { kind: 'entity', entity: child }
          : { kind: 'text', ...attributeValue(at, reading.page, 'content'), where: whereIs(at) };
        if (value !== undefined && (value.kind === 'entity' || value.text !== '')) {
          for (const name of names.split(/\s+/)) if (name !== '') addValue(entity, name, value);
        }
      }
      if (!isItem) stack.push(...childElements(at).toReversed());
    }
  }
  if (entity.properties.size === 0) addOwnText(entity, element, reading.page);
  return entity;
}

function addOwnText(entity: Entity, element: Element, page: Page): void {
  const text = page.text(element);
  if (text !== '' && text.length < 500)
    addValue(entity, 'name', { kind: 'text', text, where: whereIs(element), label: undefined });
}

/** The value of a property element, as written; addresses become absolute in `typed.ts`. */
function attributeValue(
  element: Element,
  page: Page,
  contentName: string,
): { readonly text: string; readonly label: string | undefined } {
  const content = element.attribs[contentName];
  if (content !== undefined) return { text: content.trim(), label: undefined };
  const attribute = URL_ATTRIBUTE[element.name];
  if (attribute !== undefined) {
    const href = element.attribs[attribute] ?? element.attribs['data-src'] ?? '';
    const label = element.name === 'a' && page.textLength(element) < 200 ? page.text(element) : '';
    return {
      text: href.trim(),
      label: label === '' ? undefined : label,
    };
  }
  if (element.name === 'data' || element.name === 'meter')
    return { text: element.attribs['value'] ?? page.text(element), label: undefined };
  if (element.name === 'time')
    return { text: element.attribs['datetime'] ?? page.text(element), label: undefined };
  return { text: page.lines(element).join('\n'), label: undefined };
}

/** Entities of `typeof` elements with their `property` descendants. */
export function readRdfa(page: Page, budget: Budget): readonly Entity[] {
  const out: Entity[] = [];
  const byElement = new Map<Element, Entity>();
  for (const element of page.elements) {
    const { typeof: type, property, resource } = element.attribs;
    if (type === undefined && property === undefined) continue;
    if (element.name === 'meta' && type === undefined && ownerOf(element, byElement) === undefined)
      continue;
    if (budget.entities >= GRAPH_LIMITS.entities || budget.values >= GRAPH_LIMITS.values) break;
    budget.values += 1;
    const owner = ownerOf(element, byElement);
    let entity: Entity | undefined;
    if (type !== undefined) {
      budget.entities += 1;
      const typeNames = type
        .split(/\s+/)
        .map(localName)
        .filter((name) => name !== '');
      entity = newEntity({
        source: 'rdfa',
        types: typeNames.map((name) => name.toLowerCase()),
        typeNames,
        id: resource,
        where: whereIs(element),
        isTop: property === undefined || owner === undefined,
      });
      byElement.set(element, entity);
      out.push(entity);
    }
    if (property === undefined || owner === undefined) continue;
    const value: GraphValue =
      entity === undefined
        ? { kind: 'text', ...rdfaValue(element, page), where: whereIs(element) }
        : { kind: 'entity', entity };
    for (const name of property.split(/\s+/)) {
      const local = /[^:/#]+$/.exec(name)?.[0] ?? '';
      if (local !== '' && (value.kind === 'entity' || value.text !== ''))
        addValue(owner, local, value);
    }
  }
  for (const [element, entity] of byElement)
    if (entity.properties.size === 0) addOwnText(entity, element, page);
  return out.filter((entity) => entity.properties.size > 0);
}

function rdfaValue(
  element: Element,
  page: Page,
): { readonly text: string; readonly label: string | undefined } {
  const resource = element.attribs['resource'];
  if (
    resource !== undefined &&
    element.attribs['content'] === undefined &&
    URL_ATTRIBUTE[element.name] === undefined
  ) {
    return { text: page.text(element) || resource, label: undefined };
  }
  return attributeValue(element, page, 'content');
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

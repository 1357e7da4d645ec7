/** XML as a domhandler tree, and the few questions the readers ask of it. */
import { isTag } from 'domhandler';
import type { ChildNode, Document, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { rawText, walkBelow } from '../markdown/dom.ts';

/** Parses XML leniently: names keep their prefixes and case, entities of XML only, CDATA as text. */
export function parseXml(xml: string): Document {
  return parseDocument(xml, { xmlMode: true });
}

/** All elements of that name below, in document order. */
export function elementsNamed(root: ChildNode, name: string): Element[] {
  const found: Element[] = [];
  walkBelow(root, (node) => {
    if (isTag(node) && node.name === name) found.push(node);
    return 'go';
  });
  return found;
}

/** The first element of one of the names among the children. */
export function childNamed(
  element: Element | Document,
  ...names: readonly string[]
): Element | undefined {
  return element.children.find(
    (child): child is Element => isTag(child) && names.includes(child.name),
  );
}

/** Text of the first element of that name below, folded; empty when there is none. */
export function textOfFirst(root: ChildNode, name: string): string {
  const [first] = elementsNamed(root, name);
  return first === undefined ? '' : rawText(first).replace(/\s+/g, ' ').trim();
}

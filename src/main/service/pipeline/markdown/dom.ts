/** Reading the htmlparser2 tree: attributes, classes, raw text. Iterative throughout. */
import { isCDATA, isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';

/** An attribute's value, or an empty string. */
export function attribute(element: Element, name: string): string {
  return element.attribs[name] ?? '';
}

/** The class attribute padded with spaces, lower case, for ` name ` searches. */
export function classNames(element: Element): string {
  return classesOf(element).padded;
}

/** The element above, if any. */
export function parentElement(node: ChildNode): Element | undefined {
  const { parent } = node;
  return parent !== null && 'attribs' in parent ? parent : undefined;
}

/** Child nodes of an element or CDATA section. */
export function childrenOf(node: ChildNode): readonly ChildNode[] {
  return 'children' in node ? node.children : [];
}

/** Child elements, in order. */
export function childElements(element: Element): Element[] {
  return element.children.filter((child): child is Element => isTag(child));
}

/**
 * Calls `visit` for each node below `root` in document order, until it answers `stop` or `limit` nodes
 * were seen. `skip` leaves out a node's children.
 */
export function walkBelow(
  root: ChildNode,
  visit: (node: ChildNode) => 'go' | 'skip' | 'stop',
  limit = Infinity,
): void {
  const stack: ChildNode[] = childrenOf(root).toReversed();
  for (let seen = 0; seen < limit; seen++) {
    const node = stack.pop();
    if (node === undefined) return;
    const answer = visit(node);
    if (answer === 'stop') return;
    if (answer === 'skip') continue;
    pushReversed(stack, childrenOf(node));
  }
}

/** Puts nodes on a stack so that the first comes off first. No spread: lists may be very long. */
export function pushReversed<T>(stack: T[], items: readonly T[]): void {
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at];
    if (item !== undefined) stack.push(item);
  }
}

/** First element below `root` for which `test` holds, among the first `limit` nodes. */
export function findBelow(
  root: ChildNode,
  test: (element: Element) => boolean,
  limit = 2000,
): Element | undefined {
  let found: Element | undefined;
  walkBelow(
    root,
    (node) => {
      if (isTag(node) && test(node)) found = node;
      return found === undefined ? 'go' : 'stop';
    },
    limit,
  );
  return found;
}

/** All text below a node, as it stands; scripts and styles are left out. */
export function rawText(root: ChildNode, limit = Infinity): string {
  if (isText(root)) return root.data;
  let text = '';
  walkBelow(
    root,
    (node) => {
      if (isText(node)) text += node.data;
      return isTag(node) || isText(node) || isCDATA(node) ? 'go' : 'skip';
    },
    limit,
  );
  return text;
}

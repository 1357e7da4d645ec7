/**
 * Copies of parts of the tree, some nodes left out. The page's own tree is never changed.
 * Iterative: depth costs no stack.
 */
import { Element, Text, isTag, isText, type ChildNode, type ParentNode } from 'domhandler';

/** Copies `nodes` and what is below; a node for which `isLeftOut` answers true goes with all below it.
 *  Comments and directives are never copied. */
export function copyWithout(
  nodes: readonly ChildNode[],
  isLeftOut: (node: ChildNode) => boolean,
): ChildNode[] {
  const copies: ChildNode[] = [];
  const stack: { readonly from: ChildNode; readonly to: ParentNode | undefined }[] = [];
  const push = (children: readonly ChildNode[], to: ParentNode | undefined): void => {
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const from = children[at];
      if (from !== undefined) stack.push({ from, to });
    }
  };
  push(nodes, undefined);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const copy = isLeftOut(next.from) ? undefined : copyNode(next.from);
    if (copy === undefined) continue;
    attach(copy, next.to, copies);
    if (isTag(next.from) && isTag(copy)) push(next.from.children, copy);
  }
  return copies;
}

function copyNode(node: ChildNode): Element | Text | undefined {
  if (isText(node)) return new Text(node.data);
  if (!isTag(node)) return undefined;
  return new Element(node.name, { ...node.attribs }, []);
}

function attach(copy: Element | Text, to: ParentNode | undefined, roots: ChildNode[]): void {
  const siblings = to === undefined ? roots : to.children;
  const before = siblings.at(-1);
  if (before !== undefined) {
    before.next = copy;
    copy.prev = before;
  }
  if (to !== undefined) copy.parent = to;
  siblings.push(copy);
}

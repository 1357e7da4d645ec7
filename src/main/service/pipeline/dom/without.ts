/**
 * Lends the page's tree with some nodes taken out, and makes it whole again: a copy of what stays would
 * cost more than the walk it is made for.
 */
import type { ChildNode, ParentNode } from 'domhandler';

/** Gives what `use` gives while the nodes of `leftOut`, and all below them, are not in the tree. */
export function withoutNodes<T>(leftOut: ReadonlySet<ChildNode>, use: () => T): T {
  const whole = new Map<ParentNode, ChildNode[]>();
  for (const { parent } of leftOut) {
    if (parent === null || whole.has(parent)) continue;
    whole.set(parent, parent.children);
    adopt(
      parent,
      parent.children.filter((child) => !leftOut.has(child)),
    );
  }
  try {
    return use();
  } finally {
    for (const [parent, children] of whole) adopt(parent, children);
  }
}

function adopt(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  let before: ChildNode | null = null;
  for (const child of children) {
    child.prev = before;
    child.next = null;
    if (before !== null) before.next = child;
    before = child;
  }
}

import serialize from 'dom-serializer';
import type { ChildNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/main/service/pipeline/dom/parse.ts';
import { withoutNodes } from '../../../src/main/service/pipeline/dom/without.ts';

const HTML =
  '<body><!-- c --><p>one<script>x</script>two</p><hr><p hidden>three</p><p>four</p></body>';

describe('withoutNodes', () => {
  const open = (): { readonly html: () => string; readonly leftOut: Set<ChildNode> } => {
    const { root, index } = readPage(HTML);
    const { silent, hidden } = index;
    return { html: () => serialize(root), leftOut: new Set<ChildNode>([...silent, ...hidden]) };
  };

  it('lends the tree without the nodes, siblings closed up', () => {
    const { html, leftOut } = open();
    expect(withoutNodes(leftOut, html)).toBe('<body><p>onetwo</p><hr><p>four</p></body>');
  });

  it('makes the tree whole again, also after a throw', () => {
    const { html, leftOut } = open();
    const boom = new Error('boom');
    expect(() =>
      withoutNodes(leftOut, () => {
        throw boom;
      }),
    ).toThrow(boom);
    expect(html()).toBe(HTML);
    for (const node of leftOut) {
      expect(node.prev === null || node.prev.next === node).toBe(true);
      expect(node.next === null || node.next.prev === node).toBe(true);
    }
  });
});

/**
 * Which part of the page is rendered: `includeTags` where given, else the main content or the whole
 * page; `excludeTags`, scripts, styles and hidden parts always go.
 */
import { isTag, type ChildNode, type Document, type Element } from 'domhandler';
import { isSilent, isSilentTag } from './content/silent.ts';
import { selectMain } from './content/select.ts';
import { copyWithout } from './dom/copy.ts';
import { selectElements } from './dom/select.ts';
import type { Content, Draft, Transform } from './draft.ts';
import { withDocument, withMetadata } from './draft.ts';

/** The transform. Gives `content`; says in `metadata.contentFallback` when the guard kept more. */
export const content: Transform = {
  name: 'content',
  needs: [],
  gives: ['content'],
  wanted: () => true,
  apply(draft) {
    const { includeTags, excludeTags } = draft.input.options;
    const excluded = selectElements(draft.root, excludeTags);
    const included = selectElements(draft.root, includeTags);
    const chosen =
      includeTags.length > 0
        ? { nodes: outermost(included.elements), skip: NOTHING, isSilent }
        : mainOrAll(draft);
    const leftOut = new Set<ChildNode>(excluded.elements);
    const nodes = copyWithout(
      chosen.nodes,
      (node) => leftOut.has(node) || chosen.skip.has(node) || chosen.isSilent(node),
    );
    const invalid = [...included.invalid, ...excluded.invalid];
    return note({ ...draft, content: contentOf(nodes, chosen.fallback) }, chosen.fallback, invalid);
  },
};

const NOTHING: ReadonlySet<ChildNode> = new Set();

interface Chosen {
  readonly nodes: readonly ChildNode[];
  readonly skip: ReadonlySet<ChildNode>;
  /** What goes in any case: hidden parts too, except where the scorer has judged them. */
  readonly isSilent: (node: ChildNode) => boolean;
  readonly fallback?: string;
}

function mainOrAll(draft: Draft): Chosen {
  const nodes = bodyOf(draft.root, draft.index.body);
  if (!draft.input.options.onlyMainContent || draft.read !== undefined) {
    return { nodes, skip: NOTHING, isSilent };
  }
  const selection = selectMain(draft);
  return {
    nodes: selection.root === draft.root ? nodes : selection.root.children,
    skip: selection.skip,
    isSilent: isSilentTag,
    ...(selection.fallback === undefined ? {} : { fallback: selection.fallback }),
  };
}

/** The body's children; a fragment without a body is all content. */
function bodyOf(root: Document, body: Element | undefined): readonly ChildNode[] {
  return body === undefined ? root.children : body.children;
}

function outermost(elements: readonly Element[]): readonly Element[] {
  const all = new Set<unknown>(elements);
  return elements.filter((element) => {
    for (let up = element.parent; up !== null; up = up.parent) {
      if (isTag(up) && all.has(up)) return false;
    }
    return true;
  });
}

function contentOf(nodes: readonly ChildNode[], fallback: string | undefined): Content {
  return { nodes, ...(fallback === undefined ? {} : { fallback }) };
}

function note(draft: Draft, fallback: string | undefined, invalid: readonly string[]): Draft {
  const told = fallback === undefined ? draft : withMetadata(draft, { contentFallback: fallback });
  if (invalid.length === 0) return told;
  const names = invalid.map((selector) => `"${selector}"`).join(', ');
  const warning = `Not CSS selectors, so they selected nothing: ${names}.`;
  const before = told.output.document.warning;
  return withDocument(told, { warning: before === undefined ? warning : `${before} ${warning}` });
}

/**
 * Which part of the page is rendered: `includeTags` where given, else the main content or the whole
 * page; `excludeTags`, scripts, styles and hidden parts always go.
 */
import { isTag, type ChildNode, type Element } from 'domhandler';
import { isPictureAlone, isSilent, isSilentTag } from './content/silent.ts';
import { selectMain } from './content/select.ts';
import { copyWithout } from './dom/copy.ts';
import { parseHtml } from './dom/parse.ts';
import { selectElements } from './dom/select.ts';
import type { Content, Draft, Transform } from './draft.ts';
import { withInvalidSelectors, withMetadata } from './draft.ts';

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
    if (draft.article !== undefined) {
      const { html, markdown } = draft.article;
      const { children: nodes } = parseHtml(html);
      const isAsked = markdown !== undefined;
      return note(
        { ...draft, content: { kind: 'copy', nodes } },
        isAsked ? undefined : 'readability',
        [],
      );
    }
    const chosen =
      includeTags.length > 0
        ? { content: onlyIncluded(included.elements, excluded.elements) }
        : mainOrAll(draft, excluded.elements);
    const invalid = [...included.invalid, ...excluded.invalid];
    return note({ ...draft, content: chosen.content }, chosen.fallback, invalid);
  },
};

interface Chosen {
  readonly content: Content;
  /** How it came about when it was not the plain way; becomes `metadata.contentFallback`. */
  readonly fallback?: string;
}

/** Who names a hidden part wants it; what is hidden inside of it stays hidden. */
function onlyIncluded(included: readonly Element[], excluded: readonly Element[]): Content {
  const leftOut = new Set<ChildNode>(excluded);
  const named = new Set<ChildNode>(included);
  const isLeftOut = (node: ChildNode): boolean =>
    leftOut.has(node) || (isSilent(node) && !named.has(node));
  return { kind: 'copy', nodes: copyWithout(outermost(included), isLeftOut) };
}

/** Hidden parts go with a whole page; of a main content the scorer has judged them. */
function mainOrAll(draft: Draft, excluded: readonly Element[]): Chosen {
  const { root, index } = draft;
  // a fragment without a body is all content
  const parent = index.body ?? root;
  if (!draft.input.options.onlyMainContent || draft.read !== undefined) {
    const silent = index.silent.filter((node) => !isOpenDialog(node) && !isPictureAlone(node));
    const leftOut = new Set<ChildNode>([...excluded, ...silent, ...index.hidden]);
    return { content: { kind: 'part', parent, leftOut } };
  }
  const selection = selectMain(draft);
  const fallback = selection.fallback === undefined ? {} : { fallback: selection.fallback };
  const leftOut = new Set<ChildNode>([...selection.skip, ...excluded]);
  if (selection.root !== root) {
    const isLeftOut = (node: ChildNode): boolean =>
      leftOut.has(node) || (isSilentTag(node) && !isPictureAlone(node));
    const nodes = copyWithout(selection.root.children, isLeftOut);
    return { content: { kind: 'copy', nodes }, ...fallback };
  }
  for (const node of index.silent) if (!isPictureAlone(node)) leftOut.add(node);
  const { headline } = selection;
  const head = headline === undefined ? {} : { headline };
  return { content: { kind: 'part', parent, leftOut, ...head }, ...fallback };
}

/** Shown, though mostly it asks for something: no main content, but a part of the whole page. */
const isOpenDialog = (node: ChildNode): boolean =>
  isTag(node) && node.name === 'dialog' && 'open' in node.attribs;

function outermost(elements: readonly Element[]): readonly Element[] {
  const all = new Set<unknown>(elements);
  return elements.filter((element) => {
    for (let up = element.parent; up !== null; up = up.parent) {
      if (isTag(up) && all.has(up)) return false;
    }
    return true;
  });
}

function note(draft: Draft, fallback: string | undefined, invalid: readonly string[]): Draft {
  const told = fallback === undefined ? draft : withMetadata(draft, { contentFallback: fallback });
  return withInvalidSelectors(told, invalid);
}

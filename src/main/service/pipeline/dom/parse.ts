/**
 * HTML text → one domhandler tree, which every transform walks.
 *
 * An own reader (html-reader.ts, docs/adr/0019-own-html-reader.md) that gives the trees of htmlparser2 in a third of its time;
 * iterative and linear; elements deeper than 512 become siblings instead of children, as Chromium does, so
 * that no later walk can overflow. Scripts, styles and comments stay in the tree: metadata and extraction
 * read them. `<noscript>` is parsed as elements.
 */
import type { Document } from 'domhandler';
import { HtmlReader } from './html-reader.ts';
import type { PageIndex } from './page-index.ts';
import { inlineShadowRoots } from './shadow.ts';
import { TreeBuilder } from './tree-builder.ts';

export { MAX_DEPTH } from './tree-builder.ts';

/** A page's tree, and what there is to find in it. */
export interface ReadPage {
  readonly root: Document;
  readonly index: PageIndex;
}

/** Reads a whole page (or fragment: nothing is added to what the text holds). Never throws. */
export function readPage(html: string): ReadPage {
  const { root, index } = readTree(html);
  return { root, index };
}

/** The tree alone. */
export function parseHtml(html: string): Document {
  return readTree(html).root;
}

function readTree(html: string): TreeBuilder {
  const tree = new TreeBuilder();
  new HtmlReader(html, tree).read();
  if (tree.index.shadows.length > 0) inlineShadowRoots(tree.index.shadows);
  return tree;
}

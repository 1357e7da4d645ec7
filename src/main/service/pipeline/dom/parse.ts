/**
 * HTML text → one domhandler tree, which every transform walks.
 *
 * htmlparser2, iterative and linear; elements deeper than 512 become siblings instead of children, as
 * Chromium does, so that no later walk can overflow. Scripts, styles and comments stay in the tree:
 * metadata and extraction read them. `<noscript>` is parsed as elements.
 */
import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Deepest nesting kept (Chromium's HTMLParserOptions.maximum_dom_tree_depth). */
export const MAX_DEPTH = 512;

/** Their content is text to the tokenizer: taken as void it would leak into the page. */
const RAW_TEXT = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
]);

class TreeHandler extends DomHandler {
  get depth(): number {
    return this.tagStack.length;
  }
}

/**
 * Treats elements beyond the depth limit as void: opened and closed at once, their content beside them.
 * The parser asks twice for one start tag (when it is named, when it ends) and again for end tags, so the
 * answer given first is kept until that start tag has ended.
 */
class CappedParser extends Parser {
  readonly #handler: TreeHandler;
  #isNaming = false;
  #isCapped = false;

  constructor(handler: TreeHandler) {
    super(handler);
    this.#handler = handler;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#isCapped = false;
    this.#isNaming = true;
    super.onopentagname(start, endIndex);
    this.#isNaming = false;
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#isCapped = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    if (this.#isNaming) {
      this.#isCapped = this.#handler.depth > MAX_DEPTH && !RAW_TEXT.has(name);
    }
    return this.#isCapped;
  }
}

/** Parses a whole page (or fragment: nothing is added to what the text holds). Never throws. */
export function parseHtml(html: string): Document {
  const handler = new TreeHandler();
  const parser = new CappedParser(handler);
  parser.end(html);
  return handler.root;
}

/**
 * The tree under construction: which element is open, what a start or end tag does to it.
 *
 * As htmlparser2: optional end tags are added, a second `<form>` inside a form is ignored, `</p>` without a
 * beginning makes an empty paragraph, `</br>` a line break. As browsers, and unlike it: `</h3>` ends an open `<h2>`. Elements deeper than MAX_DEPTH become siblings
 * instead of children (see parse.ts). Nodes are domhandler's.
 */
import {
  Comment,
  Document,
  type Element,
  ProcessingInstruction,
  type ChildNode,
  type ParentNode,
} from 'domhandler';
import { NO_CLASS, type ClassFacts } from './class-facts.ts';
import { PageElement } from './page-element.ts';
import { PageIndexer } from './page-index.ts';
import { HTML, MATHML, NORMAL, SAME, SVG, ruleOf, svgRule, type TagRule } from './tag-rules.ts';
import { PageText, type TextFacts } from './text-facts.ts';

/** Deepest nesting kept (Chromium's HTMLParserOptions.maximum_dom_tree_depth). */
export const MAX_DEPTH = 512;

export type Attributes = Record<string, string>;

/** What a start tag holds besides its name. */
export interface TagParts {
  readonly attributes: Attributes;
  /** Bits of its attributes (page-element.ts). */
  readonly bits: number;
  readonly classes: ClassFacts;
  /** It ends with `/>`, which counts in SVG and MathML. */
  readonly isClosed: boolean;
}

const IMG = ruleOf('img');

const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);

export class TreeBuilder {
  readonly root = new Document([]);
  readonly index = new PageIndexer();
  /** Open elements and their rules, innermost last. */
  readonly #open: Element[] = [];
  readonly #rules: TagRule[] = [];
  /** The innermost open element, and its last child. */
  #parent: ParentNode = this.root;
  #last: ChildNode | null = null;
  /** The text node that more text is added to. */
  #text: PageText | undefined;
  /** Vocabularies that were entered, innermost last. */
  readonly #inside: number[] = [HTML];
  #forms = 0;

  /** Names are read as SVG's or MathML's here. */
  get isForeign(): boolean {
    return this.#inside.length > 1 && this.#inside.at(-1) !== HTML;
  }

  /** The rule of the innermost open element of HTML. */
  get innermost(): TagRule | undefined {
    return this.#inside.length === 1 ? this.#rules[this.#rules.length - 1] : undefined;
  }

  text(data: string, facts: TextFacts | undefined): void {
    if (this.#text !== undefined) {
      this.#text.data += data;
      this.#text.facts = undefined;
      return;
    }
    const node = new PageText(data, facts);
    this.#append(node);
    this.#text = node;
  }

  comment(data: string): void {
    const node = new Comment(data);
    this.#append(node);
    this.index.noteSilent(node);
  }

  doctype(data: string): void {
    const node = new ProcessingInstruction('!doctype', `!${data}`);
    this.#append(node);
    this.index.noteSilent(node);
  }

  /** The rule of a tag as written, by where it stands. */
  ruleHere(written: TagRule): TagRule {
    if (this.#inside.length === 1) return written.name === 'image' ? IMG : written;
    const inside = this.#inside.at(-1);
    if (inside === MATHML) return this.#spelled(written);
    if (inside === SVG) return svgRule(written);
    const spelled = this.#spelled(written);
    return spelled.name === 'image' ? IMG : spelled;
  }

  /** An SVG name inside HTML inside SVG is one only where it ends an open element. */
  #spelled(written: TagRule): TagRule {
    const rule = svgRule(written);
    return rule === written || this.#open.some(({ name }) => name === rule.name) ? rule : written;
  }

  /** A start tag. */
  start(written: TagRule, { attributes, bits, classes, isClosed }: TagParts): void {
    const rule = this.ruleHere(written);
    if (rule.name === 'form' && this.#forms > 0) return;
    if (rule.closes !== 0) this.#closeImplied(rule.closes);
    const isVoid = rule.isVoid || (this.#open.length >= MAX_DEPTH && rule.content === NORMAL);
    const element = this.#element(rule, attributes, bits, classes);
    if (!isVoid) this.#push(element, rule);
    if (isClosed && this.isForeign && this.#open.at(-1)?.name === rule.name) this.#pop();
  }

  /** An end tag. */
  end(written: TagRule): void {
    const rule = this.ruleHere(written);
    if (rule.isVoid) {
      if (rule.name === 'br') this.#element(rule, {}, 0, NO_CLASS);
      return;
    }
    let at = this.#open.length - 1;
    while (at >= 0 && this.#open[at]?.name !== rule.name) at -= 1;
    if (at < 0 && isHeading(rule.name))
      at = this.#open.findLastIndex(({ name }) => isHeading(name));
    if (at >= 0) while (this.#open.length > at) this.#pop();
    else if (rule.name === 'p') this.#element(rule, {}, 0, NO_CLASS);
  }

  /** The end tag of the innermost open element. */
  endInnermost(): void {
    this.#pop();
  }

  #closeImplied(bits: number): void {
    while (((this.#rules.at(-1)?.bit ?? 0) & bits) !== 0) this.#pop();
  }

  #element(rule: TagRule, attributes: Attributes, bits: number, classes: ClassFacts): PageElement {
    const element = new PageElement(rule.name, attributes, bits, classes);
    this.#append(element);
    this.index.note(element, rule.isNoted);
    return element;
  }

  #append(node: ChildNode): void {
    const parent = this.#parent;
    const { children } = parent;
    const last = this.#last;
    node.parent = parent;
    this.#text = undefined;
    this.#last = node;
    if (last === null) parent.children = [node];
    else {
      node.prev = last;
      last.next = node;
      children.push(node);
    }
  }

  #push(element: Element, rule: TagRule): void {
    this.#open.push(element);
    this.#rules.push(rule);
    if (rule.inside !== SAME) this.#inside.push(rule.inside);
    if (rule.name === 'form') this.#forms += 1;
    this.#parent = element;
    this.#last = null;
  }

  #pop(): void {
    const element = this.#open.pop();
    const rule = this.#rules.pop();
    if (element === undefined || rule === undefined) return;
    if (rule.inside !== SAME) this.#inside.pop();
    if (rule.name === 'form') this.#forms -= 1;
    this.#parent = element.parent ?? this.root;
    this.#last = element;
    this.#text = undefined;
  }
}

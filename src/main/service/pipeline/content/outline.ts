/**
 * The page as a reader sees it: boxes (block elements) and leaves (runs of text between block edges).
 *
 * One iterative walk over the tree, every count in it; what never shows (scripts, styles, head,
 * form fields) is left out, what is merely hidden by style stays and is marked. Two `<br>` in a row end
 * a leaf as a paragraph does. The tree is not changed.
 */
import {
  isTag,
  isText,
  type ChildNode,
  type Element,
  type ParentNode,
  type Text,
} from 'domhandler';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_ID,
  HAS_ITEMPROP,
  HAS_NAMING,
  attributeBits,
  classesOf,
} from '../dom/page-element.ts';
import { ASCII, factsOf } from '../dom/text-facts.ts';
import { isTrifle } from './pictures-trifles.ts';
import { hidesByClass, isHidden, pictureOf } from './silent.ts';
import { marksOf } from './vocabulary.ts';

/** A block element with content. Ranges are leaf numbers, end exclusive. */
export interface Box {
  readonly element: ParentNode;
  readonly parent: Box | undefined;
  readonly tag: string;
  readonly depth: number;
  /** Attribute groups (vocabulary.ts) named on the element itself. */
  readonly marks: number;
  /** By itself or by a box around it; see hidden-text.ts. */
  isHidden: boolean;
  readonly firstLeaf: number;
  endLeaf: number;
  readonly firstBox: number;
  endBox: number;
  words: number;
  linkWords: number;
  images: number;
  /** Leaves of at least 15 words with few links. */
  paragraphs: number;
  /** Kinds of siblings like this one (same tag and class), itself included. */
  twins: number;
}

/** A run of inline content directly in one box. */
export interface Leaf {
  readonly box: Box;
  /** Attribute groups named on inline elements around its text. */
  marks: number;
  /** Text nodes and images of the run, in order. */
  readonly atoms: ChildNode[];
  words: number;
  linkWords: number;
  letters: number;
  capitals: number;
  digits: number;
  /** Sentence ends and commas. */
  stops: number;
  links: number;
  images: number;
  /** Words inside b, strong, em, i. */
  strongWords: number;
  isCode: boolean;
  lastChar: number;
  /** Its text is surely ASCII. */
  isAscii: boolean;
}

export interface Outline {
  /** Place 0 is the root; a box's place is its `firstBox`. */
  readonly boxes: readonly Box[];
  readonly leaves: readonly Leaf[];
}

// what a tag means to the outline
const BLOCK = 1;
const SILENT = 2;
const STRONG = 4;
const CODE = 8;
const BREAK = 16;
const IMAGE = 32;
const ANCHOR = 64;

const TAGS = new Map<string, number>();
for (const [names, meaning] of [
  [
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
      'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav noscript ol optgroup p pre search section ' +
      'summary table tbody td tfoot th thead tr ul',
    BLOCK,
  ],
  [
    'script style template noscript head title meta link base noframes param source track canvas map area datalist select textarea ' +
      'svg colgroup col frame frameset iframe object embed input audio',
    SILENT,
  ],
  ['b strong em i', STRONG],
  ['code pre kbd samp', CODE],
  ['br', BREAK],
  ['img amp-img', IMAGE],
  ['a', ANCHOR],
] as const) {
  for (const name of names.split(' ')) TAGS.set(name, (TAGS.get(name) ?? 0) | meaning);
}

/** An open element of the walk; frames are used again at their depth. */
interface Frame {
  nodes: readonly ChildNode[];
  at: number;
  /** What to undo when the frame ends. */
  box: Box | undefined;
  isLink: boolean;
  isStrong: boolean;
  isCode: boolean;
  /** Inline marks as they were outside. */
  marks: number;
}

const newFrame = (nodes: readonly ChildNode[]): Frame => ({
  nodes,
  at: 0,
  box: undefined,
  isLink: false,
  isStrong: false,
  isCode: false,
  marks: 0,
});

/** Builds the outline below `root`. `<noscript>` is not read: choose.ts opens it where it holds the page. */
export function outlinePage(root: ParentNode): Outline {
  const builder = new OutlineBuilder(root);
  let frame = newFrame(root.children);
  const frames: Frame[] = [frame];
  let depth = 0;
  for (;;) {
    const node = frame.nodes[frame.at];
    frame.at += 1;
    if (node === undefined) {
      builder.leave(frame);
      const above = frames[depth - 1];
      if (above === undefined) break;
      depth -= 1;
      frame = above;
    } else if (isText(node)) builder.text(node);
    else if (isTag(node)) {
      const meaning = TAGS.get(node.name) ?? (isOwnBlock(node) ? BLOCK : 0);
      if ((meaning & SILENT) !== 0) {
        if (node.name === 'noscript' && isLonePicture(node)) builder.image(node);
        continue;
      }
      if (meaning === BREAK) builder.lineBreak();
      else if (meaning === IMAGE) builder.image(node);
      else if (node.children.length > 0) {
        depth += 1;
        frame = frames[depth] ??= newFrame(node.children);
        builder.enter(node, meaning, frame);
      }
    }
  }
  return builder.finish();
}

/** An element of the page's own making that holds blocks is one, be it in another of its kind. */
const isOwnBlock = (element: Element): boolean =>
  isCustom(element) && holdsBlock(element, isCustom);

const isCustom = ({ name }: Element): boolean => name.includes('-');

const holdsBlock = ({ children }: Element, mayHold: (child: Element) => boolean): boolean =>
  children.some(
    (child) =>
      isTag(child) &&
      (((TAGS.get(child.name) ?? 0) & BLOCK) !== 0 ||
        (mayHold(child) && holdsBlock(child, () => false))),
  );

/** For readers without scripts, where no lazy one stands before it; no pixel that counts them. */
function isLonePicture(noscript: Element): boolean {
  const picture = pictureOf(noscript);
  if (picture === undefined || isTrifle(picture)) return false;
  let before = noscript.prev;
  while (before !== null && isText(before) && before.data.trim() === '') before = before.prev;
  return before === null || !isTag(before) || !PICTURES.has(before.name);
}

const PICTURES = new Set(['img', 'picture', 'amp-img']);

class OutlineBuilder {
  readonly #boxes: Box[] = [];
  readonly #leaves: Leaf[] = [];
  #box: Box;
  #leaf: Leaf | undefined;
  #links = 0;
  #strong = 0;
  #code = 0;
  #breaks = 0;
  #marks = 0;

  constructor(root: ParentNode) {
    this.#box = this.#open(root, undefined, 'root', 0, false);
  }

  /** Enters an element and notes in its frame what to undo. */
  enter(element: Element, meaning: number, frame: Frame): void {
    const has = attributeBits(element);
    const isLink = meaning === ANCHOR && element.attribs['href'] !== undefined;
    const isStrong = meaning === STRONG;
    const isCode = (meaning & CODE) !== 0;
    if (isLink) this.#links += 1;
    if (isStrong) this.#strong += 1;
    if (isCode) this.#code += 1;
    const marks = this.#marks;
    let box: Box | undefined;
    const hides =
      ((has & HAS_HIDING) !== 0 && isHidden(element)) ||
      ((has & HAS_CLASS) !== 0 && hidesByClass(classesOf(element)));
    if (hides || (meaning & BLOCK) !== 0) {
      this.#flush();
      box = this.#open(element, this.#box, element.name, marksOfElement(element, has), hides);
      this.#box = box;
      this.#marks = 0;
    } else this.#marks |= marksOfElement(element, has);
    frame.nodes = element.children;
    frame.at = 0;
    frame.box = box;
    frame.isLink = isLink;
    frame.isStrong = isStrong;
    frame.isCode = isCode;
    frame.marks = marks;
  }

  leave(frame: Frame): void {
    if (frame.isLink) this.#links -= 1;
    if (frame.isStrong) this.#strong -= 1;
    if (frame.isCode) this.#code -= 1;
    const { box } = frame;
    if (box === undefined) {
      this.#marks = frame.marks;
      return;
    }
    this.#flush();
    this.#marks = frame.marks;
    this.#close(box);
    if (box.parent !== undefined) this.#box = box.parent;
  }

  finish(): Outline {
    this.#flush();
    const root = this.#boxes[0];
    if (root !== undefined) this.#close(root);
    return { boxes: this.#boxes, leaves: this.#leaves };
  }

  lineBreak(): void {
    this.#breaks += 1;
    if (this.#breaks === 2) this.#flush();
  }

  image(node: Element): void {
    this.#breaks = 0;
    this.#leafWith(node).images += 1;
  }

  /** White space alone starts no leaf. */
  text(node: Text): void {
    const facts = factsOf(node);
    if (facts.words === 0) return;
    const leaf = this.#leafWith(node);
    // scripts without spaces: about two characters make a word
    const words = facts.words + (facts.wide >> 1);
    leaf.words += words;
    leaf.letters += facts.letters + facts.wide;
    leaf.capitals += facts.capitals;
    leaf.digits += facts.digits;
    leaf.stops += facts.stops;
    leaf.lastChar = facts.last;
    leaf.isAscii &&= (facts.signs & ASCII) !== 0;
    this.#breaks = 0;
    if (this.#links > 0) {
      leaf.linkWords += words;
      leaf.links += 1;
    }
    if (this.#strong > 0) leaf.strongWords += words;
    if (this.#code > 0) leaf.isCode = true;
    leaf.marks |= this.#marks;
  }

  /** The open leaf with one more atom, or a new one. */
  #leafWith(atom: ChildNode): Leaf {
    if (this.#leaf !== undefined) {
      this.#leaf.atoms.push(atom);
      return this.#leaf;
    }
    this.#leaf = {
      box: this.#box,
      marks: 0,
      atoms: [atom],
      words: 0,
      linkWords: 0,
      letters: 0,
      capitals: 0,
      digits: 0,
      stops: 0,
      links: 0,
      images: 0,
      strongWords: 0,
      isCode: false,
      lastChar: 0,
      isAscii: true,
    };
    return this.#leaf;
  }

  #flush(): void {
    this.#breaks = 0;
    const leaf = this.#leaf;
    if (leaf === undefined) return;
    this.#leaves.push(leaf);
    this.#leaf = undefined;
    const { box } = leaf;
    box.words += leaf.words;
    box.linkWords += leaf.linkWords;
    box.images += leaf.images;
    if (leaf.words >= 15 && leaf.linkWords * 3 < leaf.words) box.paragraphs += 1;
  }

  #open(
    element: ParentNode,
    parent: Box | undefined,
    tag: string,
    marks: number,
    isHidden: boolean,
  ): Box {
    const box: Box = {
      element,
      parent,
      tag,
      depth: parent === undefined ? 0 : parent.depth + 1,
      marks,
      isHidden: isHidden || parent?.isHidden === true,
      firstLeaf: this.#leaves.length,
      endLeaf: this.#leaves.length,
      firstBox: this.#boxes.length,
      endBox: this.#boxes.length,
      words: 0,
      linkWords: 0,
      images: 0,
      paragraphs: 0,
      twins: 1,
    };
    this.#boxes.push(box);
    return box;
  }

  /** Counts siblings that look alike: cards, comments, list items. */
  #countTwins({ firstBox, endBox }: Box): void {
    const boxes = this.#boxes;
    const first = boxes[firstBox + 1];
    if (first === undefined || first.endBox === endBox) return;
    const kinds = new Kinds();
    const found: Kind[] = [];
    let before = first;
    let kind = kinds.of(first);
    for (let at = first.firstBox; at < endBox; at = before.endBox) {
      const box = boxes[at] ?? first;
      if (!isLike(box, before)) kind = kinds.of(box);
      kind.count += 1;
      found.push(kind);
      before = box;
    }
    let at = first.firstBox;
    for (const { count } of found) {
      const box = boxes[at] ?? first;
      box.twins = count;
      at = box.endBox;
    }
  }

  #close(box: Box): void {
    box.endLeaf = this.#leaves.length;
    box.endBox = this.#boxes.length;
    this.#countTwins(box);
    const { parent } = box;
    if (parent === undefined) return;
    parent.words += box.words;
    parent.linkWords += box.linkWords;
    parent.images += box.images;
    parent.paragraphs += box.paragraphs;
  }
}

/** Boxes of one kind in one parent, while they are counted. */
interface Kind {
  readonly tag: string;
  readonly name: string;
  count: number;
}

/** Kinds in one parent that are looked through one by one. */
const FEW_KINDS = 12;

/** Finds kinds by tag and first class; most parents have few, and then a look at each costs less than a map. */
class Kinds {
  readonly #few: Kind[] = [];
  #more: Map<string, Map<string, Kind>> | undefined;

  of({ tag, element }: Box): Kind {
    const name = firstClass(element);
    for (const kind of this.#few) if (kind.tag === tag && kind.name === name) return kind;
    const known = this.#more?.get(tag)?.get(name);
    if (known !== undefined) return known;
    const kind = { tag, name, count: 0 };
    if (this.#few.length < FEW_KINDS) this.#few.push(kind);
    else this.#remember(kind);
    return kind;
  }

  #remember(kind: Kind): void {
    this.#more ??= new Map();
    const ofTag = this.#more.get(kind.tag);
    if (ofTag === undefined) this.#more.set(kind.tag, new Map([[kind.name, kind]]));
    else ofTag.set(kind.name, kind);
  }
}

/** The same tag and classes: surely of one kind. */
const isLike = (one: Box, other: Box): boolean =>
  one.tag === other.tag && classOf(one) === classOf(other);

const classOf = ({ element }: Box): string =>
  'attribs' in element ? classesOf(element).value : '';

const firstClass = (element: ParentNode): string =>
  'attribs' in element ? classesOf(element).first : '';

/** Attributes that name a block. */
const MARKED_BY = HAS_CLASS | HAS_ID | HAS_ITEMPROP | HAS_NAMING;

function marksOfElement(element: Element, has: number): number {
  if ((has & MARKED_BY) === 0) return 0;
  let { marks } = classesOf(element);
  if (has === HAS_CLASS) return marks;
  const { attribs } = element;
  const { id, role, itemprop } = attribs;
  if (id !== undefined) marks |= marksOf(id);
  if (role !== undefined) marks |= marksOf(role);
  if (itemprop !== undefined) marks |= marksOf(itemprop);
  const label = attribs['aria-label'] ?? attribs['data-testid'] ?? attribs['data-component'];
  if (label !== undefined) marks |= marksOf(label);
  return marks;
}

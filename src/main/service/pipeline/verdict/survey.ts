/**
 * What a page shows outside of its frame (menus, footer, consent, overlays), and what it leaves empty there.
 *
 * One walk in document order; it ends early on a page with plenty of text. Letters are counted (a wide
 * character counts as three), so that figures mean about the same in every script. Empty places are elements
 * that would show text and have none (places.ts); placeholders ("Loading…") and templates that nobody filled
 * in show none.
 */
import {
  isTag,
  isText,
  type ChildNode,
  type Element,
  type ParentNode,
  type Text,
} from 'domhandler';
import { hidesByClass, isHidden, isSilentTag } from '../content/silent.ts';
import { LONGEST_WAIT, isWaiting } from '../../domain/waiting-text.ts';
import { ATTRIBUTE_GROUP_NAMES, marksOf, type AttributeGroup } from '../content/vocabulary.ts';
import { HAS_HIDING, HAS_ID, HAS_NAMING, attributeBits, classesOf } from '../dom/page-element.ts';
import { factsOf } from '../dom/text-facts.ts';
import { foldSpace } from '../dom/text.ts';
import type { Draft } from '../draft.ts';
import { isLeftToBrowser, isSpinner } from './declared.ts';
import {
  BLANK_VALUE,
  UNFILLED,
  isForOther,
  judgePlace,
  mayHoldText,
  tagOf,
  type Place,
} from './places.ts';

export interface Survey {
  /** Letters outside of the frame; counting ends at PLENTY. */
  readonly letters: number;
  /** Of them, letters in links, and in texts as long as a sentence outside of links. */
  readonly linkLetters: number;
  readonly prose: number;
  /** Letters of what the page hides, and of `<noscript>`: it may be the page before its script runs. */
  readonly hiddenLetters: number;
  /** The first text outside of the frame, folded. */
  readonly text: string;
  readonly places: readonly Place[];
  /** Pictures and players outside of the frame. */
  readonly media: number;
  /** Inputs and buttons outside of the frame. */
  readonly controls: number;
  /** Frames (`iframe`, `frame`) that may hold the page: neither an advertisement nor a player. */
  readonly frames: number;
  /** Addresses, mail addresses and telephone numbers: what a short page about a shop says. */
  readonly contacts: number;
  /** Texts that end as sentences do. */
  readonly sentences: number;
  /** Of the letters (those in links by half) and the prose, what stands beside the page's only main part. */
  readonly beside: { readonly letters: number; readonly prose: number };
}

/** Letters outside of links from which on no script is needed to make a page of it. */
const PLENTY = 2_500;
const TEXT_CHARS = 2_000;

const MEDIA = new Set('img picture video audio canvas svg math object embed map'.split(' '));
const CONTROLS = new Set('input button select textarea meter'.split(' '));
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'tt']);

/** Tells elements of the page's own column from those in its frame and those that nobody sees. */
export function ownColumn(index: Pick<Draft['index'], 'titles'>): (element: Element) => boolean {
  const holders = holdersOf(index.titles);
  return (element) => {
    for (let up: ParentNode | null = element; up !== null && isTag(up); up = up.parent) {
      if (isUnseen(up) || isFrame(up, holders) || isForOther(up)) return false;
      if (up.name === 'main' || up.name === 'article') return true;
    }
    return true;
  };
}

/** Surveys the body, or a fragment that has none. */
export function surveyPage({ index, root }: Draft): Survey {
  const holders = holdersOf(index.titles);
  return new Walk(index.body ?? root, holders, mainOf(index.mains, holders)).run();
}

/** The page's only main part, where its title stands in it. */
function mainOf(
  [only, second]: readonly Element[],
  holders: ReadonlySet<ParentNode>,
): Element | undefined {
  return only !== undefined && second === undefined && holders.has(only) ? only : undefined;
}

class Walk implements Survey {
  letters = 0;
  linkLetters = 0;
  prose = 0;
  hiddenLetters = 0;
  text = '';
  media = 0;
  controls = 0;
  frames = 0;
  contacts = 0;
  sentences = 0;
  readonly beside = { letters: 0, prose: 0 };
  readonly places: Place[] = [];
  /** Elements of one kind that show dashes or nothing, with how many there are. */
  readonly #blanks = new Map<string, { readonly element: Element; count: number }>();
  readonly #root: ParentNode;
  readonly #holders: ReadonlySet<ParentNode>;
  /** Elements that are open and have shown nothing yet, innermost last. */
  readonly #open: Element[] = [];
  /** The main part and all that it stands in: what is beside them is around the page's own text. */
  readonly #mainHolders: ReadonlySet<ParentNode>;
  readonly #main: Element | undefined;
  #beside: Element | undefined;
  #frame: Frame | undefined;
  #link: Element | undefined;
  #code: Element | undefined;

  constructor(root: ParentNode, holders: ReadonlySet<ParentNode>, main: Element | undefined) {
    this.#root = root;
    this.#holders = holders;
    this.#main = main;
    this.#mainHolders = main === undefined ? new Set() : holdersOf([main]);
  }

  run(): this {
    let next: ChildNode | null = this.#root.children[0] ?? null;
    while (next !== null && this.letters - this.linkLetters <= PLENTY) {
      if (isText(next)) this.#addText(next);
      else if (isTag(next) && isLeftToBrowser(next)) this.#addLeft(next);
      const inner: ChildNode | null = isTag(next) && isWalked(next) ? this.#enter(next) : null;
      next = inner ?? this.#after(next);
    }
    return this;
  }

  #addText(node: Text): void {
    const { letters, digits, wide, last } = factsOf(node);
    const count = letters + digits + 3 * wide;
    if (count === 0) {
      this.#addSigns(node);
      return;
    }
    if (this.#frame !== undefined) {
      this.#frame.letters += count;
      if (this.#link !== undefined) this.#frame.linkLetters += count;
      else if (count >= SENTENCE) this.#frame.prose += count;
      return;
    }
    if (count < 200 && this.#isUnfilled(node, letters + digits + wide)) return;
    this.#show();
    this.#count(count, this.#link === undefined ? 0 : count, count >= SENTENCE ? count : 0);
    if (this.text.length < TEXT_CHARS) this.text += `${foldSpace(node.data)} `;
    if (count >= SHORT_SENTENCE && STOPS.has(last)) this.sentences += 1;
    if (count < 60 && CONTACT.test(node.data)) this.contacts += 1;
  }

  #count(letters: number, linkLetters: number, prose: number): void {
    this.letters += letters;
    this.linkLetters += linkLetters;
    if (linkLetters === 0) this.prose += prose;
    if (this.#beside === undefined) return;
    this.beside.letters += letters - linkLetters / 2;
    if (linkLetters === 0) this.beside.prose += prose;
  }

  /** A text without letters: a dash may stand for a value that is still to come. */
  #addSigns({ data, parent }: Text): void {
    if (this.#frame !== undefined || parent === null || !isTag(parent)) return;
    if (VALUE_TAGS.test(parent.name) && BLANK_VALUE.test(data.trim())) this.#addBlank(parent);
  }

  #addBlank(element: Element): void {
    const key = `${element.name} ${element.attribs['class'] ?? ''}`;
    const known = this.#blanks.get(key);
    if (known === undefined) this.#blanks.set(key, { element, count: 1 });
    else known.count += 1;
    if (known?.count === FEWEST_BLANKS) {
      this.#note({ element, weight: 3, why: `${tagOf(element)} without values` });
    }
  }

  #addLeft(element: Element): void {
    const why = `a part left to the browser, ${tagOf(element)}`;
    if (this.#frame === undefined) this.#note({ element, weight: 3, why, isPlain: true });
  }

  /** A placeholder, or a template nobody filled in: noted as a place, and no text. */
  #isUnfilled(node: Text, letters: number): boolean {
    const { parent } = node;
    if (parent === null || !isTag(parent)) return false;
    const mayHaveSigns = /[{[<]/.test(node.data);
    // most texts are neither: the whole of them is not read for it
    if (letters > LONGEST_WAIT && !mayHaveSigns) return false;
    const text = foldSpace(node.data);
    if (isWaiting(text)) {
      this.places.push({ element: parent, weight: 3, why: `a placeholder, "${text}"` });
      return true;
    }
    if (!mayHaveSigns || this.#code !== undefined || !UNFILLED.test(text)) return false;
    this.places.push({ element: parent, weight: 3, why: 'a template that a script fills in' });
    return true;
  }

  /** Something is seen here: what is open is not empty. */
  #show(): void {
    this.#open.length = 0;
  }

  /** Goes into an element; null when there is nothing to see below it. */
  #enter(element: Element): ChildNode | null {
    const { name } = element;
    const [first = null] = element.children;
    if (this.#frame === undefined) {
      if (!isUnseen(element) && this.#isSeen(element)) {
        this.#show();
        return null;
      }
      if (this.#isBesideMain(element)) this.#beside = element;
      if (isFrame(element, this.#holders))
        this.#frame = { element, letters: 0, linkLetters: 0, prose: 0 };
      else if (mayHoldText(element)) this.#open.push(element);
    }
    if (name === 'address') this.contacts += 1;
    if (name === 'a') this.#link ??= element;
    if (CODE.has(name)) this.#code ??= element;
    if (first === null) this.#leave(element);
    return first;
  }

  #isBesideMain(element: Element): boolean {
    const { parent } = element;
    if (parent === null || parent === this.#main || element === this.#main) return false;
    return this.#mainHolders.has(parent) && !this.#mainHolders.has(element);
  }

  #isSeen(element: Element): boolean {
    const { name } = element;
    if (MEDIA.has(name) && isSpinner(element)) return false;
    if (MEDIA.has(name)) this.media += 1;
    else if (CONTROLS.has(name)) {
      if (element.attribs['type'] !== 'hidden') this.controls += 1;
    } else if (name === 'iframe' || name === 'frame') {
      if (isPageFrame(element)) this.frames += 1;
    } else return false;
    return true;
  }

  /** What follows a node and all below it; elements that end on the way are left. */
  #after(node: ChildNode): ChildNode | null {
    let at: ChildNode = node;
    while (at.next === null) {
      const up: ParentNode | null = at.parent;
      if (up === null || up === this.#root || !isTag(up)) return null;
      this.#leave(up);
      at = up;
    }
    return at.next;
  }

  #leave(element: Element): void {
    if (this.#link === element) this.#link = undefined;
    if (this.#code === element) this.#code = undefined;
    if (this.#beside === element) this.#beside = undefined;
    if (this.#frame !== undefined) {
      if (this.#frame.element === element) this.#leaveFrame(this.#frame);
      return;
    }
    if (this.#open.at(-1) !== element) return;
    this.#open.pop();
    const place = judgePlace(element);
    if (place !== undefined && !this.#open.some(isForOther)) this.#note(place);
    else if (element.name === 'dd') this.#addBlank(element);
  }

  /** Of empty elements within each other the one that says most is noted, the outer one of equals. */
  #note(place: Place): void {
    for (let last = this.places.at(-1); last !== undefined; last = this.places.at(-1)) {
      if (!isWithin(last.element, place.element)) break;
      if (last.weight > place.weight) return;
      this.places.pop();
    }
    this.places.push(place);
  }

  /** What calls itself a menu or a side, and is prose, is content after all. */
  #leaveFrame({ element, letters, linkLetters, prose }: Frame): void {
    this.#frame = undefined;
    if (isUnseen(element)) {
      this.hiddenLetters += letters;
      return;
    }
    if (isFrameTag(element) || !isProse(namesOf(element), letters, linkLetters, prose)) return;
    this.letters += letters;
    this.linkLetters += linkLetters;
    this.prose += prose;
    if (this.#beside !== undefined || this.#isBesideMain(element)) {
      this.beside.letters += letters - linkLetters / 2;
      this.beside.prose += prose;
    }
    this.#show();
  }
}

/** What is around a page's own text, by its tag, role or names. */
function isFrame(element: Element, holders: ReadonlySet<ParentNode>): boolean {
  if (isUnseen(element)) return true;
  if (element.name === 'main' || element.name === 'article') return false;
  if (holders.has(element)) return false;
  if (isFrameTag(element)) return true;
  if (!BOXES.has(element.name)) return false;
  const names = namesOf(element);
  return (names & FRAME_MARKS) !== 0 && !(names & CONTENT_MARK && (names & SURE_FRAME) === 0);
}

const isWalked = (element: Element): boolean =>
  element.name === 'noscript' || !isSilentTag(element);

/** Hidden, or shown without scripts only. */
export function isUnseen(element: Element): boolean {
  if (element.name === 'noscript') return true;
  if ((attributeBits(element) & HAS_HIDING) !== 0 && isHidden(element)) return true;
  return hidesByClass(classesOf(element));
}

interface Frame {
  readonly element: Element;
  letters: number;
  linkLetters: number;
  prose: number;
}

const VALUE_TAGS = /^(?:dd|td|div|strong|b|output|data)$/;
/** Letters of the shortest sentence that says something. */
const SHORT_SENTENCE = 25;
/** Full stops, exclamation and question marks, of several scripts. */
const STOPS = new Set(Array.from('.!?。！？؟।', (char) => char.charCodeAt(0)));
/** Values of one kind that are missing. */
const FEWEST_BLANKS = 3;
/** A mail address, a telephone number. */
const CONTACT = /[\w.+-]@[\w-]+\.\w|\+?\d[\d ()/.-]{7,}\d/;

/** Letters of a text that is no label. */
const SENTENCE = 60;
/** Letters, and letters of sentences, from which on a box that calls itself a menu or a side is none. */
const MUCH = 300;
const PROSE = 200;
/** The same of one that calls itself a footer. */
const MUCH_PROSE = 800;

function isProse(names: number, letters: number, linkLetters: number, prose: number): boolean {
  if ((names & CONSENT_MARK) !== 0 || linkLetters * 2 > letters) return false;
  if ((names & NEVER_CONTENT) !== 0) return prose >= MUCH_PROSE;
  return prose >= PROSE || letters >= MUCH;
}

const markOf = (...names: readonly AttributeGroup[]): number =>
  names.reduce((bits, name) => bits | (1 << ATTRIBUTE_GROUP_NAMES.indexOf(name)), 0);
const CONSENT_MARK = markOf('consent');
const NEVER_CONTENT = markOf('footer', 'ad', 'crumbs', 'signup');
const SURE_FRAME = markOf('nav', 'footer', 'consent', 'crumbs', 'ad');
const FRAME_MARKS = SURE_FRAME | markOf('side', 'share', 'related', 'comment', 'signup');
const CONTENT_MARK = markOf('content');

/** What class and id say an element is. */
function namesOf(element: Element): number {
  const { id } = element.attribs;
  const byClass = classesOf(element).marks;
  return (attributeBits(element) & HAS_ID) === 0 || id === undefined
    ? byClass
    : byClass | marksOf(id);
}

/** What may be a frame by its name. */
const BOXES = new Set('div section ul ol dl table form center menu'.split(' '));
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'header', 'dialog']);
const FRAME_ROLES =
  /^(?:navigation|contentinfo|banner|complementary|search|dialog|alertdialog|menubar|menu|toolbar)$/;

function isFrameTag(element: Element): boolean {
  if (FRAME_TAGS.has(element.name)) return element.name !== 'header' || !isOwned(element);
  if ((attributeBits(element) & HAS_NAMING) === 0) return false;
  return FRAME_ROLES.test(element.attribs['role'] ?? '');
}

const OWNERS = new Set(['article', 'main', 'section', 'li', 'figure', 'blockquote']);

/** A header of an article or a section, not the page's. */
function isOwned(element: Element): boolean {
  for (let up = element.parent; up !== null && isTag(up); up = up.parent)
    if (OWNERS.has(up.name)) return true;
  return false;
}

function isWithin(inner: Element, outer: Element): boolean {
  for (let up: ParentNode | null = inner; up !== null; up = up.parent)
    if (up === outer) return true;
  return false;
}

/** Ancestors of the page's titles: no frame, whatever their names say. */
function holdersOf(titles: readonly Element[]): ReadonlySet<ParentNode> {
  const holders = new Set<ParentNode>();
  for (const { parent } of titles) {
    for (let up: ParentNode | null = parent; up !== null && !holders.has(up); up = up.parent)
      holders.add(up);
  }
  return holders;
}

const NO_PAGE =
  /youtube|youtu\.be|vimeo|dailymotion|google\.[a-z.]+\/maps|maps\.google|openstreetmap|doubleclick|googlesyndication|googletagmanager|facebook|twitter|instagram|spotify|soundcloud|recaptcha|hcaptcha|about:blank|^javascript:|^data:|^$/i;

function isPageFrame({ attribs }: Element): boolean {
  if (attribs['srcdoc'] !== undefined) return true;
  const { src = '', width = '', height = '' } = attribs;
  return !NO_PAGE.test(src) && width !== '0' && width !== '1' && height !== '0' && height !== '1';
}

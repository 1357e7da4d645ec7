/**
 * What a text says in other ways than in sentences stays with it: code with its bar, tables of data, labels with their
 * values, formulas that stand alone. The scorer knows sentences and takes these for furniture now and then; where they
 * stand says more: inside of the article that was found, in nothing that calls itself a frame of it.
 */
import { isTag, isText, type ChildNode, type Element, type Text } from 'domhandler';
import { HAS_CLASS, attributeBits, classesOf } from '../dom/page-element.ts';
import { childElements, findBelow } from '../markdown/dom.ts';
import { gridOf } from '../markdown/grids.ts';
import { isNumberedLines } from '../markdown/listing-lines.ts';
import {
  isSetAsCode,
  listingInFont,
  listingOfBox,
  namesCode,
  rowsOf,
} from '../markdown/listing.ts';
import { ruleOfMathName } from '../markdown/math.ts';
import { isTex } from '../markdown/tex.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import { isLinesOfPairs } from './pair-lines.ts';
import { isFramed } from './framed.ts';
import { boxAround, pairRunsIn } from './pair-runs.ts';
import { pairsIn, tellsOfText, type Range } from './pairs.ts';
import { asFarAsThing, edgesOf, regionOrHeadlines, rightBehind } from './region.ts';

interface Place extends Outline {
  readonly keep: Uint8Array;
  /** The box of the text, and that of the thing it tells of: facts may stand beside the text. */
  readonly text: Box;
  readonly region: Box;
  readonly kind: PageKind;
  /** Places of the first and the last kept leaf with text in the article. */
  readonly first: number;
  readonly last: number;
  /** Place of the headline above the text; -1: there is none. */
  readonly headline: number;
  /** The page has one somewhere. */
  readonly hasHeadline: boolean;
}

/** Keeps code, tables, pairs and formulas inside of the article that was found. */
export function keepBlocks(outline: Outline, keep: Uint8Array, likely: PageKind): void {
  const { boxes, leaves } = outline;
  const text = regionOrHeadlines(outline, keep);
  if (text === undefined) return;
  const kind = kindOf(text, likely, leaves);
  const region = thingOf(text, kind, outline);
  const edges = edgesOf(leaves, keep, text);
  const headline = headlineOf(leaves, text, edges.first);
  // the site's name, a link home, heads nothing
  const hasHeadline =
    headline !== -1 || boxes.some(({ tag, words, linkWords }) => tag === 'h1' && linkWords < words);
  const place: Place = { boxes, leaves, keep, text, region, kind, headline, hasHeadline, ...edges };
  keepBlocksIn(region, place);
  keepRuns(place);
  if (!NO_PAIRS.has(kind)) keepBehind(place);
  keepLines(place);
}

/** Keeps code, tables and pairs of a box. */
function keepBlocksIn(around: Box, place: Place): void {
  const { boxes, keep } = place;
  // all below a kept box is kept
  let keptUntil = 0;
  for (let number = around.firstBox; number < around.endBox; number += 1) {
    const box = boxes[number];
    if (box === undefined || box.words === 0 || isShut(box)) continue;
    if (number >= keptUntil && isKept(box, keep)) keptUntil = box.endBox;
    if (number < keptUntil && !isCode(box)) continue;
    const whole = box === place.region ? undefined : wholeOf(box, place);
    const blocks = whole === undefined ? pairsOf(box, place) : [whole];
    for (const block of blocks) {
      if (!isInText(block, box, place)) continue;
      if (whole === undefined) keepRange(block, place);
      else keep.fill(1, block.firstLeaf, block.endLeaf);
    }
    if (whole !== undefined) number = Math.max(number, box.endBox - 1);
  }
}

/** All of it but its buttons and hints that are not shown, where it is not made of them. */
function keepRange({ firstLeaf, endLeaf }: Range, { leaves, keep }: Place): void {
  const isAside = ({ box }: Leaf): boolean => box.tag === 'button' || box.isHidden;
  const own = leaves.slice(firstLeaf, endLeaf);
  const isAllAside = own.every((leaf) => leaf.words === 0 || isAside(leaf));
  own.forEach((leaf, at) => {
    if (isAllAside || !isAside(leaf)) keep[firstLeaf + at] = 1;
  });
}

/** The same behind the thing, where what leads on stands farther on. */
function keepBehind(place: Place): void {
  const { parent } = place.region;
  if (parent === undefined) return;
  for (const box of rightBehind(place.region, place)) {
    const behind = { ...place, region: parent };
    keepBlocksIn(box, behind);
    keepRuns(behind, box);
  }
}

/** Keeps pairs that no row of boxes holds. */
function keepRuns(place: Place, around = place.region): void {
  if (NO_PAIRS.has(place.kind)) return;
  for (const run of pairRunsIn(around, place)) {
    const box = boxAround(run, place);
    if (box === undefined || isShut(box) || tellsOfText(run, place.leaves)) continue;
    if (isInText(run, box, place)) keepRange(run, place);
  }
}

/** Links of a text that leads on, as one word in so many. */
const LEADS_ON = 8;

/** A text with its headline in it that leads nowhere is of one thing, though its page looks like a list. */
function kindOf(text: Box, likely: PageKind, leaves: readonly Leaf[]): PageKind {
  const { firstLeaf, endLeaf, linkWords, words } = text;
  const isList = NO_PAIRS.has(likely) && likely !== 'forum';
  if (!isList || linkWords * LEADS_ON > words) return likely;
  return leaves.slice(firstLeaf, endLeaf).some(({ box }) => box.tag === 'h1') ? 'product' : likely;
}

function headlineOf(leaves: readonly Leaf[], region: Box, first: number): number {
  for (let at = first; at >= region.firstLeaf; at -= 1) {
    if (leaves[at]?.box.tag === 'h1') return at;
  }
  return -1;
}

/** Hidden, and no part of the thing that a click unfolds. */
function isShut(box: Box): boolean {
  if (!box.isHidden) return false;
  let hidden = box;
  while (hidden.parent?.isHidden === true) hidden = hidden.parent;
  return !isElement(hidden.element) || !isPanel(hidden.element);
}

/** A tab or a fold, by its role or its name. */
const isPanel = ({ attribs }: Element): boolean =>
  attribs['role'] === 'tabpanel' || PANEL.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`);

const PANEL = /(?:^|[\s_-])(?:tab|tabs|panel|pane|accordion|collaps\w*|fold)(?:$|[\s_-])/i;

/** All of its text is kept, and so are empty lines in it. */
function isKept({ firstLeaf, endLeaf }: Box, keep: Uint8Array): boolean {
  for (let at = firstLeaf; at < endLeaf; at += 1) if (keep[at] === 0) return false;
  return true;
}

/** What is to be kept as one where the box is code or a table. */
function wholeOf(box: Box, { text, region, keep }: Place): Range | undefined {
  const isBeside = box.firstLeaf >= text.endLeaf || box.endLeaf <= text.firstLeaf;
  if (isCode(box)) return isBeside ? undefined : withBar(box, region);
  if (isBeside && box.tag === 'dl' && box.linkWords * 2 >= box.words) return undefined;
  // other grids than tables, which were settled as wholes, may be kept in part
  const isFree = box.tag !== 'table' || !keep.subarray(box.firstLeaf, box.endLeaf).includes(1);
  return isFree && isTable(box) ? box : undefined;
}

/** Kinds of pages whose labels and values are those of other pages, or of who writes. */
const NO_PAIRS = new Set<PageKind>(['forum', 'collection', 'listing']);

const thingOf = (text: Box, kind: PageKind, outline: Outline): Box =>
  NO_PAIRS.has(kind) ? text : asFarAsThing(text, outline);

const pairsOf = (box: Box, { kind, ...outline }: Place): readonly Range[] =>
  NO_PAIRS.has(kind) || box.linkWords * 5 > box.words * 4 ? [] : pairsIn(box, outline);

function isCode({ tag, element }: Box): boolean {
  if (PRESERVED.has(tag)) return true;
  if (!isElement(element)) return false;
  const isNamed = (attributeBits(element) & HAS_CLASS) !== 0 && namesCode(classesOf(element));
  const isCodeLike = isNamed || isSetAsCode(element) || isNumberedLines(element);
  return (
    (isCodeLike && listingOfBox(element) !== undefined) ||
    (tag === 'p' && listingInFont(element) !== undefined)
  );
}

const PRESERVED = new Set(['pre', 'xmp', 'listing']);

const isElement = (node: Box['element']): node is Element => 'attribs' in node;

/** Words of a bar over code: a file's name, its language, a button. */
const BAR = 8;

/** The outermost box around code with nothing else in it than its bar. */
function withBar(code: Box, region: Box): Box {
  let box = code;
  for (let up = code.parent; up !== undefined && up !== region; up = up.parent) {
    if (up.words - code.words > BAR || up.linkWords > code.linkWords) break;
    box = up;
  }
  return box;
}

/** Cells from which on a table holds data, and paragraphs up to which it does. */
const FEWEST_CELLS = 4;
const MOST_PARAGRAPHS = 2;

function isTable(box: Box): boolean {
  const { tag, element, firstLeaf, endLeaf, words, linkWords } = box;
  if (endLeaf - firstLeaf < FEWEST_CELLS || box.paragraphs > MOST_PARAGRAPHS) return false;
  // a term is no link, its text may be one
  if (tag === 'dl') return linkWords * 5 < words * 4;
  if (linkWords * 2 >= words)
    return tag === 'table' && linkWords * 5 < words * 4 && (isFacts(box) || hasHead(box));
  return tag === 'table' || (isElement(element) && gridOf(element) !== undefined);
}

/** Names of rows, each with its value: the value may be a link, a name that is one leads on. */
function isFacts({ element }: Box): boolean {
  if (!isElement(element)) return false;
  const rows = rowsOf(element, FEWEST_CELLS).slice(0, FEWEST_CELLS).map(childElements);
  return rows.every(([name, value, other]) => {
    if (name?.name !== 'th' || value?.name !== 'td' || other !== undefined) return false;
    return findBelow(name, (below) => below.name === 'a', CELL_NODES) === undefined;
  });
}

/** Names of columns, none of them a link: what stands below them is data, though it links to what it is about. */
function hasHead({ element }: Box): boolean {
  if (!isElement(element)) return false;
  const [head = [], ...rows] = rowsOf(element, FEWEST_CELLS)
    .slice(0, FEWEST_CELLS)
    .map(childElements);
  const isName = (cell: Element): boolean =>
    cell.name === 'th' && findBelow(cell, ({ name }) => name === 'a', CELL_NODES) === undefined;
  return head.length > 1 && rows.length > 1 && head.every(isName);
}

/** Nodes of a cell that are read. */
const CELL_NODES = 20;

/** Below the headline, and in nothing that calls itself a frame. */
function isInText(block: Range, box: Box, place: Place): boolean {
  const { first, headline } = place;
  if (
    block.endLeaf <= first &&
    (headline === -1 ? place.hasHeadline : block.firstLeaf < headline)
  ) {
    return false;
  }
  return !isFramed(block, box, place);
}

const MATH = /^(?:math|mjx-container)$/;
const MATH_CLASS = /(?:^|\s)(?:katex|mathjax|MathJax|mjx|ltx_Math|mwe-math-element)(?:$|[\s_-])/;
/** Elements outwards from a sign to its formula, from a word to its code. */
const MATH_REACH = 40;
const CODE_REACH = 4;

/** Formulas and code between the lines of the text, alone in their line or in the cells that set them, and lines of pairs. */
function keepLines(place: Place): void {
  const { leaves, keep, text, region, kind, headline } = place;
  for (let at = Math.max(region.firstLeaf, headline); at < region.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.words === 0 || leaf.box.isHidden) continue;
    const isBeside = at < text.firstLeaf || at >= text.endLeaf;
    const isLine =
      (!isBeside && (leaf.linkWords === 0 || isFormulaLine(leaf)) && isOwnLine(leaf, at, place)) ||
      (!NO_PAIRS.has(kind) && isLinesOfPairs(leaf));
    if (isLine && isInText({ firstLeaf: at, endLeaf: at + 1 }, leaf.box, place)) keep[at] = 1;
  }
}

/** A formula between lines of the text or right behind them; code there, or anywhere below a headline. */
function isOwnLine(leaf: Leaf, at: number, { leaves, first, last, headline }: Place): boolean {
  const { isCode, atoms, box } = leaf;
  const isBetween = at >= first && at < last;
  if (isCode) return (isBetween || headline !== -1) && atoms.every(isInCode);
  const isBehind = at === last + 1 && box.parent === leaves[last]?.box.parent;
  return (isBetween || isBehind) && (isFormulaLine(leaf) || isWrittenFormula(leaf));
}

/** The number of a formula, and the sign that links to it. */
const NUMBER = /^\s*[([]?[\dA-Z]{0,3}(?:[.-]\d+)*[a-z]?[)\]]?\s*$|^\s*[¶#§]\s*$/;

/** One formula or more, each with its number at most. */
function isFormulaLine({ atoms }: Leaf): boolean {
  let hasFormula = false;
  for (const atom of atoms) {
    const isNumber = isText(atom) && NUMBER.test(atom.data);
    if (isInFormula(atom)) hasFormula ||= !isNumber;
    else if (!isNumber) return false;
  }
  return hasFormula;
}

/** All of the line is one formula in the signs for a line of its own. */
const WRITTEN =
  /^\s*(?:\$\$[^$]+\$\$|\\\[[\s\S]+\\\]|\\begin\{(\w+\*?)\}[\s\S]+\\end\{\1\})[\s.,;]*$/;
const LONG_FORMULA = 200;

const isWrittenFormula = (leaf: Leaf): boolean =>
  leaf.words <= LONG_FORMULA && WRITTEN.test(leafText(leaf));

/** TeX that waits for its script, in an element that is named for it. */
function isTexByName({ data, parent }: Text): boolean {
  if (parent === null || !isTag(parent)) return false;
  const isNamed =
    ruleOfMathName(parent.name) !== undefined || NAMED_MATH.test(parent.attribs['class'] ?? '');
  return isNamed && isTex(data);
}

const NAMED_MATH = /(?:^|\s)(?:math|math-?(?:block|display)|tex|latex|equation|formula)(?:$|\s)/i;

/** Code of which two breaks in a row made lines by themselves. */
const isInCode = (atom: ChildNode): boolean =>
  isBelow(atom, CODE_REACH, ({ name }) => name === 'code');

const isInFormula = (atom: ChildNode): boolean =>
  (isText(atom) && isTexByName(atom)) ||
  isBelow(
    atom,
    MATH_REACH,
    ({ name, attribs }) => MATH.test(name) || MATH_CLASS.test(attribs['class'] ?? ''),
  );

function isBelow(
  { parent }: ChildNode,
  reach: number,
  isIt: (element: Element) => boolean,
): boolean {
  let at = parent;
  for (let up = 0; at !== null && isTag(at) && up < reach; up += 1, at = at.parent) {
    if (isIt(at)) return true;
  }
  return false;
}

/**
 * Blocks that belong to the text they are attached to, whatever their words look like: footnotes and
 * references (running text points at them), the fact box of an encyclopaedia's page, tables and figures between paragraphs,
 * the verdict of a review, and answers folded away below their questions.
 */
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { leafText } from './leaf-texts.ts';
import { mainOf } from './main-part.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { isCredit } from './credits.ts';
import { SENTENCE_ENDS } from './features.ts';
import { meanChance } from './list-places.ts';
import { ATTRIBUTE_GROUP_NAMES } from './vocabulary.ts';

/** Class words of lists of notes: MediaWiki, WordPress, markdown renderers, LaTeXML, Sphinx, Substack. */
const NOTES =
  /(?:^|[\s_-])(?:footnotes?|endnotes?|references|reflist|refbegin|bibliography|citations)(?:$|[\s_-])/i;
/** Boxes of advice in documentation: Sphinx, Asciidoctor, MkDocs. */
const ADVICE =
  /(?:^|\s)(?:admonition|admonitionblock|seealso|versionadded|versionchanged|deprecated)(?:$|\s)/;
/** Only tables (MediaWiki) and `portable-infobox` (Fandom): themes call any framed box an infobox. */
const FACTS = /(?:^|\s)infobox(?:$|\s)/i;
const PORTABLE = /(?:^|\s)portable-infobox(?:$|\s)/i;
const TAGS = new Set(['ol', 'ul', 'div', 'section', 'table', 'aside']);
/** Notes are a part of the page; what holds more than this share of its words is the page. */
const MOST = 0.6;

/** Marks all leaves of attached blocks as kept, where some text stands to attach them to. */
export function keepAttached(outline: Outline, keep: Uint8Array): void {
  const words = outline.boxes[0]?.words ?? 0;
  for (let place = 1; place < outline.boxes.length; place += 1) {
    const box = outline.boxes[place];
    if (box === undefined || !isAttached(box)) continue;
    if (!box.isHidden && box.words < MOST * words && isInKept(box, keep))
      keep.fill(1, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
}

const isFacts = classQuestion(({ value }) => FACTS.test(value));
const isNote = classQuestion(
  ({ value }) => NOTES.test(value) || PORTABLE.test(value) || ADVICE.test(value),
);

function isAttached({ tag, element, words }: Box): boolean {
  if (words === 0 || !TAGS.has(tag) || !('attribs' in element)) return false;
  const classes = classesOf(element);
  return tag === 'table' ? isFacts(classes) : isNote(classes);
}

/** Words above the two lists of a review's verdict. */
const VERDICT =
  /^(?:the )?(?:pros?|cons?|contras?|good|bad|likes|dislikes|strengths|weaknesses|advantages|disadvantages|vorteile|nachteile|plus|minus|avantages|inconvénients|points (?:forts|faibles)|ventajas|desventajas|vantagens|desvantagens|pregi|difetti|pro e contro|voordelen|nadelen|zalety|wady|плюсы|минусы|достоинства|недостатки)\W*$/iu;
const LONG_VERDICT = 3;

/** What a review finds good and bad, in lists beside its text, is a part of it. */
export function keepVerdict({ leaves }: Outline, keep: Uint8Array): void {
  leaves.forEach((leaf, at) => {
    if (leaf.words === 0 || leaf.words > LONG_VERDICT || leaf.linkWords > 0) return;
    const list = listBelow(leaves[at + 1]);
    if (list?.firstLeaf !== at + 1 || list.isHidden || leaf.box.tag === 'li') return;
    if (list.linkWords * 3 > list.words || !VERDICT.test(leafText(leaf).trim())) return;
    keep.fill(1, at, list.endLeaf);
  });
}

/** Class words of what goes into a dish, and of what to do with it: recipe plug-ins of WordPress, own templates. */
const RECIPE_PART = /ingr[ea]di[ea]nt|zutaten|recipe-?(?:instructions|directions|method)/i;
/** The same in the line above such a list. */
const INGREDIENTS =
  /^(?:(?:the )?ingredients?|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingrediënser|ingredienser|ingrediencie|ingredience|składniki|hozzávalók|sastojci|ингредиенты|malzemeler|ainekset)(?:\W*$|\s+(?:for|für|pour|para|per|voor|til|för|na|для)\s.{1,40}$)/iu;
const namesRecipePart = classQuestion(({ value }) => RECIPE_PART.test(value));
const PART_TAGS = new Set(['div', 'section', 'ul', 'ol', 'table', 'aside']);

/** The parts of a recipe stay with its text: figures and names of food read like no sentences. */
export function keepRecipe(outline: Outline, keep: Uint8Array): void {
  const { boxes, leaves } = outline;
  const most = MOST * (boxes[0]?.words ?? 0);
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.isHidden || !PART_TAGS.has(box.tag) || !isRecipePart(box))
      continue;
    if (box.words > most || box.linkWords * 2 > box.words || !keep.includes(1)) continue;
    keep.fill(1, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
  leaves.forEach((leaf, at) => {
    if (leaf.words === 0 || leaf.words > LONG_LABEL) return;
    const list = listBelow(leaves[at + 1]);
    if (list?.firstLeaf !== at + 1 || list.isHidden || list.linkWords * 2 > list.words) return;
    if (keep.includes(1) && INGREDIENTS.test(leafText(leaf).trim())) keep.fill(1, at, list.endLeaf);
  });
}

/** Words of the longest line above a list of ingredients. */
const LONG_LABEL = 8;

function isRecipePart({ element, words }: Box): boolean {
  if (words === 0 || !('attribs' in element)) return false;
  const { id } = element.attribs;
  return namesRecipePart(classesOf(element)) || (id !== undefined && RECIPE_PART.test(id));
}

/** Boxes outwards from a first item to its list. */
const LIST_REACH = 5;

function listBelow(leaf: Leaf | undefined): Box | undefined {
  let box = leaf?.box;
  for (let up = 0; box !== undefined && up < LIST_REACH; up += 1, box = box.parent) {
    if (box.tag === 'ul' || box.tag === 'ol' || box.tag === 'table') return box;
  }
  return undefined;
}

const FOLD_MARK = 1 << ATTRIBUTE_GROUP_NAMES.indexOf('fold');
/** Boxes outwards in which an accordion may call itself one. */
const FOLD_REACH = 3;
/** Words of the longest question. */
const LONG_QUESTION = 30;

/**
 * An answer that is hidden until its question is clicked is kept with it: the reader came for the answer. It
 * stands right behind a kept short line that asks, or in what calls itself an accordion.
 */
export function keepAnswers({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || !box.isHidden || box.words === 0) continue;
    place = box.endBox - 1;
    let at = box.firstLeaf - 1;
    while (leaves[at]?.words === 0) at -= 1;
    const line = leaves[at];
    if (line === undefined || keep[at] !== 1 || line.words > LONG_QUESTION) continue;
    const asks = line.lastChar === QUESTION_MARK || isInFold(box);
    if (asks && isNear(box, at)) keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

/** The line that unfolds a kept text stays with it. */
export function keepSummaries({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const { tag, parent, words, firstLeaf, endLeaf } of boxes) {
    if (tag !== 'summary' || words === 0 || words > LONG_QUESTION || parent?.tag !== 'details')
      continue;
    let below = endLeaf;
    while (below < parent.endLeaf && leaves[below]?.words === 0) below += 1;
    if (below < parent.endLeaf && keep[below] === 1) keep.fill(1, firstLeaf, endLeaf);
  }
}

/** Text of a question or an answer, where the page says so itself: in schema.org's microdata, by the class of several. */
export function keepSaidAnswers({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const box of boxes) {
    if (box.twins > 1 && ANSWER.test(itemOf(box, 'class'))) keepParagraphs(box, leaves, keep);
    if (itemOf(box, 'itemprop') !== 'text' || box.words === 0) continue;
    let up = box.parent;
    while (up !== undefined && itemOf(up, 'itemtype') === '') up = up.parent;
    if (up === undefined || !ASKED.test(itemOf(up, 'itemtype'))) continue;
    keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

const ANSWER = /(?:^|\s)answer(?:\s|$)/i;

function keepParagraphs(box: Box, leaves: readonly Leaf[], keep: Uint8Array): void {
  for (let at = box.firstLeaf; at < box.endLeaf; at += 1) {
    const leaf = leaves[at];
    const isText =
      leaf?.box.tag === 'p' && leaf.linkWords === 0 && SENTENCE_ENDS.has(leaf.lastChar);
    if (isText && !leaf.box.isHidden) keep[at] = 1;
  }
}

const ASKED = /schema\.org\/(?:Question|Answer)$/i;
const itemOf = ({ element }: Box, name: 'class' | 'itemprop' | 'itemtype'): string =>
  'attribs' in element ? (element.attribs[name] ?? '') : '';

const QUESTION_MARK = 63;

function isInFold(box: Box): boolean {
  let at: Box | undefined = box;
  for (let up = 0; at !== undefined && up < FOLD_REACH; up += 1, at = at.parent) {
    if ((at.marks & FOLD_MARK) !== 0) return true;
  }
  return false;
}

/** The line stands in the box that holds the answer, or in the one around it. */
function isNear({ parent }: Box, line: number): boolean {
  const around = parent?.parent ?? parent;
  return around !== undefined && around.firstLeaf <= line;
}

/** Cells from which on a table holds data. */
const FEWEST_CELLS = 4;

/** Chance of a table's cells from which on it goes with the text right above it, whatever comes below: anywhere, and in the page's own main part. */
const TABLE_BEHIND = 0.35;
const TABLE_IN_MAIN = 0.1;

/** A table of data that stands right between kept text is kept with it: its numbers are no sentences. */
export function keepTablesInText(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  chances: Float32Array,
): void {
  const main = mainOf(boxes);
  for (const box of boxes) {
    if (!isDataTable(box) || keep.subarray(box.firstLeaf, box.endLeaf).includes(1)) continue;
    const isBehind = isNextTextKept(leaves, keep, box.firstLeaf, -1);
    const isText =
      isNextTextKept(leaves, keep, box.endLeaf - 1, 1) ||
      meanChance(box, leaves, keep, chances) >= (isIn(main, box) ? TABLE_IN_MAIN : TABLE_BEHIND);
    if ((isBehind && isText) || isAmid(box, keep)) keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

const isIn = (part: Box | undefined, { firstBox, endBox }: Box): boolean =>
  part !== undefined && part.firstBox < firstBox && endBox <= part.endBox;

/** A block of code that stands right between kept text is a part of it. */
export function keepCodeInText({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const box of boxes) {
    if (box.tag !== 'pre' || box.isHidden || box.words === 0) continue;
    if (keep.subarray(box.firstLeaf, box.endLeaf).includes(1)) continue;
    const isBetween =
      isNextTextKept(leaves, keep, box.firstLeaf, -1) &&
      isNextTextKept(leaves, keep, box.endLeaf - 1, 1);
    if (isBetween || isAmid(box, keep)) keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

/** True where the box that holds it has kept text before and after it. */
function isAmid({ parent, firstLeaf, endLeaf }: Box, keep: Uint8Array): boolean {
  if (parent === undefined) return false;
  return (
    keep.subarray(parent.firstLeaf, firstLeaf).includes(1) &&
    keep.subarray(endLeaf, parent.endLeaf).includes(1)
  );
}

function isDataTable({ tag, words, linkWords, isHidden, firstLeaf, endLeaf }: Box): boolean {
  if (tag !== 'table' || isHidden) return false;
  return endLeaf - firstLeaf >= FEWEST_CELLS && linkWords * 2 < words;
}

/** Words of the longest caption that says what a picture shows; longer ones are judged as text. */
const LONG_CAPTION = 8;

/** A figure between kept text is a part of it, and so is its caption, unless it names the photographer. */
export function keepCaptions({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const { tag, parent, firstLeaf, endLeaf, words, isHidden } of boxes) {
    if (tag !== 'figcaption' || isHidden || words === 0 || words > LONG_CAPTION) continue;
    if (parent?.tag !== 'figure' || leaves.slice(firstLeaf, endLeaf).some(isCredit)) continue;
    const isBetween =
      isNextTextKept(leaves, keep, parent.firstLeaf, -1) &&
      isNextTextKept(leaves, keep, parent.endLeaf - 1, 1);
    if (isBetween) keep.fill(1, firstLeaf, endLeaf);
  }
}

/** The line over a table that was kept: the caption of its figure, the summary that it unfolds from. */
export function keepTitlesOfTables({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const table of boxes) {
    if (table.tag !== 'table' || keep[table.firstLeaf] !== 1 || keep[table.endLeaf - 1] !== 1)
      continue;
    const around = titledAround(table);
    for (let at = around?.firstLeaf ?? 0; at < (around?.endLeaf ?? 0); at += 1) {
      const leaf = leaves[at];
      const isTitle = leaf !== undefined && isTitleOf(leaf.box, around) && !isCredit(leaf);
      if (isTitle && leaf.words <= LONG_TITLE) keep[at] = 1;
    }
  }
}

/** The figure that a table stands in, or what unfolds to show it. */
function titledAround(table: Box): Box | undefined {
  let up = table.parent;
  for (let step = 0; up !== undefined && step < TITLE_REACH; step += 1, up = up.parent) {
    if (up.tag === 'figure' || up.tag === 'details') return up.linkWords > 0 ? undefined : up;
  }
  return undefined;
}

/** Boxes outwards from a table to its figure, and words of its caption. */
const TITLE_REACH = 3;
const LONG_TITLE = 60;

const isTitleOf = ({ tag, parent }: Box, around: Box | undefined): boolean =>
  (tag === 'figcaption' || tag === 'summary' || parent?.tag === 'figcaption') &&
  (parent === around || parent?.parent === around);

function isNextTextKept(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  from: number,
  step: 1 | -1,
): boolean {
  let at = from + step;
  while (leaves[at]?.words === 0) at += step;
  return keep[at] === 1;
}

/** How far around a block its text may stand, in boxes outwards. */
const REACH = 4;

/** True when a box near around this one has kept text of its own. */
function isInKept(box: Box, keep: Uint8Array): boolean {
  let around = box.parent;
  for (let up = 0; around !== undefined && up < REACH; up += 1, around = around.parent) {
    const before = keep.subarray(around.firstLeaf, box.firstLeaf);
    const after = keep.subarray(box.endLeaf, around.endLeaf);
    if (before.includes(1) || after.includes(1)) return true;
  }
  return false;
}

/**
 * Lists a reader sees: what stands under a heading that names the field, or inside elements whose class names it.
 *
 * A heading is any short element whose text is one of the field's labels. Its content runs to the next heading of its rank.
 */
import { type Element, isTag, isText } from 'domhandler';
import type { Evidence } from './evidence.ts';
import { itemsIn, leafItems, likeness, piecesOf, untilTurn, areChips } from './items.ts';
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import { ownRank } from './label-evidence.ts';
import { childElements, ownText, type Page, parentOf, whereIs } from '../sources/page.ts';
import { personName } from './person-name.ts';
import { largest } from '../largest.ts';
import { fold, isForm, keyOf, singularKey, thingsIn, wordsOf } from '../text.ts';

const HEADING = /^h[1-6]$/;
const PSEUDO = new Set(
  'strong b p div span dt legend summary button label th td em u font li a header'.split(' '),
);

/** Most headings with a fitting text whose content is read. */
const MAX_HEADINGS = 60;

/** Keys a heading of the field may have. */
function labelKeys(field: Field): ReadonlySet<string> {
  const subject = PLURALS.has(field.words.at(-1) ?? '') ? field.words.slice(0, -1).join('') : '';
  const own = [
    field.key,
    subject,
    ...(field.description.length < 60 ? [field.descriptionKey] : []),
  ].filter((key) => key.length > 2);
  return new Set([...own, ...(field.concept?.labels ?? [])]);
}

/** `accessibility_features` stand below `Accessibility`. */
const PLURALS: ReadonlySet<string> = new Set(
  'features list items options points entries names'.split(' '),
);

/** Evidence from headings, strongest first. */
export function underHeadings(
  field: Field,
  page: Page,
  other: ReadonlySet<string>,
): readonly Evidence[] {
  const keys = labelKeys(field);
  const found: Evidence[] = [];
  let looked = 0;
  for (const element of page.elements) {
    if (found.length >= 20 || looked >= MAX_HEADINGS) break;
    const isHeading = HEADING.test(element.name);
    const mayHead = PSEUDO.has(element.name) && !isFormLabel(element) && !goesOn(element);
    const most = isHeading ? 80 : mayHead ? 40 : 0;
    const length = page.textLength(element);
    if (length < 2 || length > most) continue;
    const own = headingFit(page.text(element), keys);
    // menus are called in words that mean many things
    const isFrame = page.zone(element) === 'chrome';
    const fit = isFrame ? own : Math.max(own, meantFit(page.text(element), field));
    if (fit === 0 || parentHasSameText(element, page)) continue;
    looked += 1;
    const evidence = belowHeading(element, field, { page, other, fit });
    if (evidence !== undefined) found.push(evidence);
  }
  return found.sort((a, b) => b.score - a.score);
}

interface Heading {
  readonly page: Page;
  readonly other: ReadonlySet<string>;
  /** 0..1: how much it says the field. */
  readonly fit: number;
}

function belowHeading(
  element: Element,
  field: Field,
  { page, other, fit }: Heading,
): Evidence | undefined {
  const isHeading = HEADING.test(element.name);
  const id = field.concept?.id;
  // the parts of a recipe's list have bold lines of their own
  const endsAtBold = !isHeading && field.concept?.shape !== 'lines';
  const content = contentAfter(element, page, { other, endsAtBold });
  const own = field.concept?.shape === 'lines' ? content : beforeSmaller(content, page);
  const pieces = untilTurn(id, itemsIn(own, page));
  if (pieces.length === 0) return undefined;
  const like = likeness(id, pieces);
  const zone = page.zone(element) === 'chrome' ? 0.12 : 0;
  const base = (isHeading ? 0.72 : 0.64) * fit - zone + Math.min(pieces.length, 10) * 0.005;
  return { source: 'heading', score: base * (0.5 + like / 2), pieces };
}

/** `@ann, @bo` below a heading is its list; a smaller heading behind it has one of its own. */
function beforeSmaller(content: readonly Element[], page: Page): readonly Element[] {
  const at = content.findIndex((element) => HEADING.test(element.name));
  const lead = at < 1 ? [] : content.slice(0, at);
  const texts = lead.map((element) => page.text(element)).filter((text) => text !== '');
  const [only = '', other] = texts;
  const things = other === undefined && !/[.!?:]$/u.test(only) ? thingsIn(only) : [];
  return things.length > 1 && things.every((one) => one.length <= MOST_OF_THING) ? lead : content;
}

/** Letters of a thing that a line lists. */
const MOST_OF_THING = 40;

/** Its line goes on behind it: a label with its value. */
function goesOn({ next }: Element): boolean {
  return next !== null && isText(next) && next.data.trim() !== '';
}

/** The label of a form's control heads that control, not what follows. */
function isFormLabel({ name, attribs }: Element): boolean {
  return name === 'label' && attribs['for'] !== undefined;
}

/** What can be chosen where the page lets one choose: colours, sizes. */
export function choices(field: Field, page: Page): readonly Evidence[] {
  const keys = new Set([...labelKeys(field)].map(singularKey));
  const labels = new Map<string, string>();
  for (const element of page.elements) {
    const target = element.name === 'label' ? element.attribs['for'] : undefined;
    if (target !== undefined) labels.set(target, page.text(element));
  }
  const found: Evidence[] = [];
  for (const element of page.elements) {
    if (element.name !== 'select' || page.zone(element) === 'chrome') continue;
    const { name, id, 'aria-label': said } = element.attribs;
    const names = [name, id, said, labels.get(id ?? '')].filter((one) => one !== undefined);
    if (!names.some((one) => keys.has(singularKey(one)))) continue;
    const pieces = optionsIn(element).map((text) => ({ text, where: whereIs(element) }));
    if (pieces.length > 0) found.push({ source: 'list', score: 0.7, pieces });
  }
  return [...found, ...choicesInFieldsets(field, page)];
}

/** Links that say that they lead to a tag. */
export function tagLinks(field: Field, page: Page): readonly Evidence[] {
  const isHashtags = field.own.some((word) => word.startsWith('hashtag'));
  if (field.concept?.id !== 'keywords' && !isHashtags) return [];
  const links = page.elements.filter(
    (element) =>
      element.name === 'a' &&
      page.textLength(element) > 0 &&
      page.textLength(element) < 60 &&
      page.zone(element) !== 'chrome' &&
      TAG_LINK.test(element.attribs['href'] ?? ''),
  );
  const groups = [...Map.groupBy(links, (link) => boxOf(link, page)).values()];
  const [pieces] = groups.map((group) => piecesOf(group, page));
  return pieces === undefined ? [] : [{ source: 'list', score: 0.62, pieces }];
}

const TAG_LINK =
  /[/?&](?:(?:hash)?tags?|etiquetas?|schlagwort|mot-cle|keywords?)(?:\/|=|%3A|:)[^/]/i;

/** The list the link stands in, or the box around it. */
function boxOf(link: Element, page: Page): Element {
  const parent = parentOf(link);
  if (parent === undefined) return link;
  const isItem = page.textLength(parent) === page.textLength(link);
  return isItem ? (parentOf(parent) ?? parent) : parent;
}

/** `Color` over buttons to choose one: the labels of a fieldset's inputs. */
function choicesInFieldsets(field: Field, page: Page): readonly Evidence[] {
  const keys = new Set([...labelKeys(field)].map(singularKey));
  const found: Evidence[] = [];
  for (const element of page.elements) {
    if (element.name !== 'fieldset' || page.zone(element) === 'chrome') continue;
    const legend = childElements(element).find(({ name }) => name === 'legend');
    // `Größe wählen`, `Color: Navy`
    const text = legend === undefined ? '' : page.text(legend).replace(/[\s:：]+.*$/u, '');
    if (text === '' || (!keys.has(singularKey(text)) && meantFit(text, field) === 0)) continue;
    const labels = ['label', 'button']
      .map((name) => page.within(element, name).filter((one) => page.textLength(one) > 0))
      .find((all) => all.length > 1);
    if (labels === undefined) continue;
    const pieces = labels.map((label) => ({ text: page.text(label), where: whereIs(label) }));
    found.push({ source: 'list', score: 0.73, pieces });
  }
  return found;
}

/** Texts of a select's options; one without a value only asks to choose. */
function optionsIn(select: Element): readonly string[] {
  const texts: string[] = [];
  const stack: Element[] = [...childElements(select)].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.name === 'option' && node.attribs['value'] !== '') texts.push(fold(ownText(node)));
    stack.push(...[...childElements(node)].reverse());
  }
  return texts.filter((text) => text !== '');
}

/** 1 for the label itself, less for a heading that only holds it. */
function headingFit(text: string, keys: ReadonlySet<string>): number {
  const key = keyOf(text);
  if (keys.has(key)) return 1;
  const words = wordsOf(text);
  if (words.length > 7) return 0;
  if (keys.has(words[0] ?? '') || keys.has(words.slice(0, 2).join(''))) return 0.9;
  if (keys.has(words.at(-1) ?? '') || keys.has(words.slice(-2).join(''))) return 0.88;
  return words.length <= 4 && words.some((word) => keys.has(word)) ? 0.8 : 0;
}

/** A heading in other words, or in another language. */
function meantFit(text: string, field: Field): number {
  const heading = text.replace(/[\s:：]+$/u, '');
  const meant = Math.max(saysAsked(heading, field.core), ownRank(field, heading)) * 0.95;
  return meant > 0 ? meant : describedFit(heading, field);
}

/** Score of a heading that says what the field's description says. */
const DESCRIBED = 0.7;
const SMALL = new Set(
  'the that what which where when with from this have they them and for are its'.split(' '),
);

/** `Where it operates` is asked, `Where the charity operates` is the heading: all telling words of a short description. */
function describedFit(heading: string, { description }: Field): number {
  const words = wordsOf(description);
  const telling = words.filter((word) => word.length > 3 && !SMALL.has(word));
  if (telling.length === 0 || words.length > MOST_DESCRIBED) return 0;
  const said = wordsOf(heading);
  const isSame =
    said.length <= telling.length + 3 &&
    telling.every((word) => said.some((other) => isForm(word, other)));
  return isSame ? DESCRIBED : 0;
}

/** Words of a description that is a heading. */
const MOST_DESCRIBED = 5;

function parentHasSameText(element: Element, page: Page): boolean {
  const parent = parentOf(element);
  return (
    parent !== undefined &&
    PSEUDO.has(parent.name) &&
    page.textLength(parent) === page.textLength(element)
  );
}

/** What ends what stands below a heading, besides a heading of its rank. */
interface Ends {
  /** Keys of short lines that head something else. */
  readonly other: ReadonlySet<string>;
  readonly endsAtBold: boolean;
}

/** Elements between the heading and the next one of its rank; climbs while the heading is alone in its parent. */
function contentAfter(heading: Element, page: Page, ends: Ends): readonly Element[] {
  let at: Element = heading;
  let little: readonly Element[] = [];
  for (let level = 0; level < 5; level += 1) {
    const { parent } = at;
    // the head of a column is none of what stands below the table's heads
    if (parent === null || isOneOfHeads(at)) break;
    const siblings = parent.children.filter((child) => isTag(child));
    const after = siblings.slice(siblings.indexOf(at) + 1);
    const end = after.findIndex((one) => isNextHeading(one, heading, page, ends));
    const content = end < 0 ? after : after.slice(0, end);
    const size = content.reduce((sum, element) => sum + page.textLength(element), 0);
    if (size > 15 || isList(content[0]) || areChips(content, page)) return content;
    if (little.length === 0 && size > 0) little = content;
    // a box of its own, and the next box has such a heading, too
    if (end >= 0 && little.length > 0) return size > 0 ? content : little;
    if (!isTag(parent) || OUTER.has(parent.name)) break;
    at = parent;
  }
  return [];
}

const OUTER: ReadonlySet<string> = new Set(['body', 'html']);

const isOneOfHeads = (element: Element): boolean =>
  element.name === 'tr' && childElements(element).filter(({ name }) => name === 'th').length > 1;

const isList = (element: Element | undefined): boolean =>
  element !== undefined && /^[uo]l$/.test(element.name) && childElements(element).length > 0;

function isNextHeading(
  element: Element,
  heading: Element,
  page: Page,
  { other, endsAtBold }: Ends,
): boolean {
  const rank = HEADING.test(heading.name) ? Number(heading.name[1]) : 4;
  const leads = HEADING.test(element.name) ? element : firstHeading(element, page);
  if (leads !== undefined && Number(leads.name[1]) <= rank) return true;
  const length = page.textLength(element);
  if (endsAtBold && isBoldLine(element, page)) return true;
  return length > 0 && length < 40 && other.has(keyOf(page.text(element)));
}

/** A short line, all of it bold, heads what follows as the one before did. */
function isBoldLine(element: Element, page: Page): boolean {
  const length = page.textLength(element);
  if (length === 0 || length > 60) return false;
  return ['strong', 'b'].some((name) =>
    page.within(element, name).some((bold) => page.textLength(bold) === length),
  );
}

/** A heading element with which this element's text begins. */
function firstHeading(element: Element, page: Page): Element | undefined {
  let at: Element | undefined = element;
  for (let depth = 0; depth < 4 && at !== undefined; depth += 1) {
    if (HEADING.test(at.name)) return at;
    at = childElements(at).find((child) => page.textLength(child) > 0);
  }
  return at !== undefined && HEADING.test(at.name) ? at : undefined;
}

/** Most elements with a fitting class name that are looked into. */
const MAX_NAMED = 400;
/** Share of an element's text that makes those inside it stand for it. */
const INNER_SHARE = 0.8;
const WHOLE_PAGE = new Set(['body', 'html', 'main', 'article']);

/** Evidence from class and id names that hold one of the concept's words. */
export function inNamedElements(field: Field, page: Page): readonly Evidence[] {
  const id = field.concept?.id;
  const names = new Set(
    [...(field.concept?.classes ?? []), field.key].filter((name) => name.length > 2),
  );
  const found: Evidence[] = [];
  const named: Element[] = [];
  for (const element of page.named(names, MAX_NAMED)) {
    const length = page.textLength(element);
    if (length < 2 || length > 20_000 || WHOLE_PAGE.has(element.name)) continue;
    named.push(element);
    found.push(...namedList(element, id, page));
  }
  for (const all of [named, innermost(named, page)]) {
    const pieces = piecesOf(repeatedItems(all, page), page);
    if (pieces.length < 2) continue;
    const score = 0.57 + Math.min(pieces.length, 12) * 0.005;
    found.push({ source: 'list', score: score * (0.5 + likeness(id, pieces) / 2), pieces });
  }
  const [only] = named;
  if (found.length === 0 && only !== undefined) {
    const pieces = itemsIn(withoutHeading(only), page);
    if (pieces.length > 1) {
      found.push({ source: 'list', score: 0.45 * (0.5 + likeness(id, pieces) / 2), pieces });
    } else if (field.concept?.shape === 'person') found.push(...peopleIn(only, page));
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 8);
}

/** A box's own heading is no item of it. */
function withoutHeading(box: Element): readonly Element[] {
  const all = childElements(box);
  const content = all.filter(({ name }) => !HEADING.test(name));
  return content.length > 0 && content.length < all.length ? content : [box];
}

/** `<p class="authors">Lia Moss, Jon Kerr</p>`. */
function peopleIn(element: Element, page: Page): readonly Evidence[] {
  const names = page.textLength(element) > MOST_OF_PEOPLE ? [] : thingsIn(page.text(element));
  if (names.length < 2 || !names.every((name) => / \S/.test(name) && personName(name) === name))
    return [];
  const where = whereIs(element);
  return [{ source: 'list', score: 0.5, pieces: names.map((text) => ({ text, where })) }];
}
const MOST_OF_PEOPLE = 400;

/** `<section aria-label="Amenities">`. */
export function inLabelledBoxes(field: Field, page: Page): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const label = element.attribs['aria-label'];
    if (label === undefined || !/^(?:section|div|ul|ol|dl)$/.test(element.name)) continue;
    if (page.textLength(element) > 5_000 || meantFit(label, field) === 0) continue;
    const pieces = itemsIn([element], page);
    if (pieces.length > 1) found.push({ source: 'list', score: 0.6, pieces });
    if (found.length >= 4) break;
  }
  return found;
}

/** A box that is called so and mostly consists of items. */
function namedList(element: Element, id: string | undefined, page: Page): readonly Evidence[] {
  const items = leafItems(element, page);
  // a list that is called so may have one item, any other box is just a box
  if (items.length < (/^[ou]l$/.test(element.name) ? 1 : 2)) return [];
  const text = items.reduce((sum, item) => sum + page.textLength(item), 0);
  const share = text / page.textLength(element);
  if (share < 0.5) return [];
  const pieces = piecesOf(items, page);
  const zone = page.zone(element) === 'chrome' ? 0.2 : 0;
  const score = 0.55 + share * 0.1 + Math.min(pieces.length, 12) * 0.005 - zone;
  return [{ source: 'list', score: score * (0.5 + likeness(id, pieces) / 2), pieces }];
}

/** Lists that look like ingredients or steps although nothing names them. */
export function byLooks(field: Field, page: Page): readonly Evidence[] {
  const id = field.concept?.id;
  if (id !== 'ingredients' && id !== 'instructions') return [];
  const found: Evidence[] = [];
  for (const element of page.elements) {
    if (element.name !== 'ul' && element.name !== 'ol') continue;
    if (page.zone(element) === 'chrome' || page.textLength(element) < 40) continue;
    const pieces = piecesOf(leafItems(element, page), page);
    const like = likeness(id, pieces);
    if (pieces.length < 3 || like < 0.8) continue;
    found.push({ source: 'list', score: 0.3 + like * 0.1, pieces });
    if (found.length >= 20) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Those whose text is not mostly that of others inside them, in document order as given. */
function innermost(named: readonly Element[], page: Page): readonly Element[] {
  return named.filter((element, at) => {
    let inside = 0;
    let end = 0;
    for (const other of named.slice(at + 1)) {
      const from = page.order(other);
      if (from >= page.end(element)) break;
      if (from < end) continue;
      inside += page.textLength(other);
      end = page.end(other);
    }
    return inside < page.textLength(element) * INNER_SHARE;
  });
}

/** Elements with the same tag and class, in order. */
function repeatedItems(named: readonly Element[], page: Page): readonly Element[] {
  const groups = Map.groupBy(named, ({ name, attribs }) => `${name}.${attribs['class'] ?? ''}`);
  const sizeOf = (group: readonly Element[]): number => {
    const [first] = group;
    if (first === undefined || group.length < 2 || isNested(group, page)) return 0;
    const size = group.reduce((sum, element) => sum + page.textLength(element), 0);
    return size * (page.zone(first) === 'chrome' ? 0.3 : 1);
  };
  return largest(groups.values(), 0, sizeOf) ?? [];
}

/** In document order, so an element inside an earlier one begins before that one's end. */
function isNested(group: readonly Element[], page: Page): boolean {
  let end = 0;
  for (const element of group) {
    if (page.order(element) < end) return true;
    end = Math.max(end, page.end(element));
  }
  return false;
}

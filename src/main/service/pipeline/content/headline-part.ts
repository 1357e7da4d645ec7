/** A headline that is a piece of a run of text: beside a date, the section's name, the author. */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { wordsIn } from '../dom/text.ts';
import { leafText } from './leaf-texts.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf } from './outline.ts';
import { ATTRIBUTE_GROUP_NAMES, marksOf } from './vocabulary.ts';

/** Words of the shortest headline that is no heading. */
export const FEWEST_LINE_WORDS = 4;

/** Pieces of a run of text beyond which no headline is looked for in it. */
const MOST_ATOMS = 12;

/** The inline element that says the page's name where the run of text says more; else the one that is called a title. */
export function partOf(leaf: Leaf, names: readonly string[]): Element | undefined {
  const { atoms, box } = leaf;
  if (atoms.length < 2 || atoms.length > MOST_ATOMS || names.includes(plainWords(leafText(leaf))))
    return undefined;
  const parts = atoms.flatMap((atom) => inlineAround(atom, box));
  const named = parts.find((part) => names.includes(wordsOfPart(leaf, part)));
  if (named !== undefined || HEADING.test(box.tag)) return named;
  return parts.findLast((part) => isTitled(part) && isLong(wordsOfPart(leaf, part)));
}

/** The outermost inline element around a whole run of text that shares its box with other runs: breaks part them. */
export function runOf({ atoms, box }: Leaf): Element | undefined {
  const [first] = atoms;
  if (first === undefined || box.endLeaf - box.firstLeaf === 1) return undefined;
  return inlineAround(first, box).findLast(
    (element) => element.name !== 'a' && atoms.every((atom) => isWithin(atom, element)),
  );
}

/** What stands in a heading's own inline elements where the words right in it are one of the names: a date, a version. */
export function besidesOf({ atoms, box }: Leaf, names: readonly string[]): readonly ChildNode[] {
  const own = atoms.filter((atom) => atom.parent === box.element);
  const words = plainWords(own.map((atom) => (isText(atom) ? atom.data : '')).join(' '));
  return names.includes(words) ? atoms.filter((atom) => atom.parent !== box.element) : [];
}

const isLong = (words: string): boolean =>
  words.split(' ').length >= FEWEST_LINE_WORDS || (hasWide(words) && words.length >= 6);

/** Inline elements around a text, innermost first. */
function inlineAround(atom: ChildNode, { element }: Box): readonly Element[] {
  const around: Element[] = [];
  for (let up = atom.parent; up !== null && up !== element && isTag(up); up = up.parent)
    around.push(up);
  return around;
}

/** True where the element holds it. */
export function isWithin(atom: ChildNode, element: Element): boolean {
  for (let up = atom.parent; up !== null; up = up.parent) if (up === element) return true;
  return false;
}

/** Its words, as plainWords gives them. */
export const wordsOfPart = ({ atoms }: Leaf, part: Element): string =>
  plainWords(
    atoms.map((atom) => (isText(atom) && isWithin(atom, part) ? atom.data : '')).join(' '),
  );

const TITLE_MARK = 1 << ATTRIBUTE_GROUP_NAMES.indexOf('title');

/** Its class or id calls it a title. */
export const isTitled = ({ attribs }: Element): boolean =>
  (marksOf(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`) & TITLE_MARK) !== 0;

export const hasWide = (text: string): boolean => /[\u2e80-\uffdc]/.test(text);

/** Its words in lower case, one space between. */
export function plainWords(text: string): string {
  return wordsIn(text.toLowerCase()).join(' ');
}

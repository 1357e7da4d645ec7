/**
 * Terms stay with what is said of them: the options of a manual, the words of a glossary. Many link to themselves, so that
 * others can point at them, and a line of links is furniture elsewhere.
 */
import { isTag, type ChildNode } from 'domhandler';
import { markOf } from './marks.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of a term. */
const LONG_TERM = 15;
/** Who wrote what is said is no term. */
const REPLY = markOf('comment');
/** Elements outwards from a word to its link, boxes from a text to its list. */
const LINK_REACH = 4;
const LIST_REACH = 6;

/** Keeps each term whose text is kept. */
export function keepTerms({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (let place = boxes.length - 1; place > 0; place -= 1) {
    const box = boxes[place];
    if (box?.tag !== 'dt' || box.isHidden || box.words === 0 || box.words > LONG_TERM) continue;
    if (keep[box.firstLeaf] === 1 || keep[box.endLeaf] !== 1) continue;
    const isTerm = isSaidOf(leaves[box.endLeaf], box) && !isOfReplies(box);
    if (isTerm && leaves.slice(box.firstLeaf, box.endLeaf).every(isWithin))
      keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

/** The text begins what is said of the term, or is another term of the same. */
function isSaidOf(leaf: Leaf | undefined, term: Box): boolean {
  let box = leaf?.box;
  for (let step = 0; box !== undefined && step < LIST_REACH; step += 1, box = box.parent) {
    if (box.tag === 'dd' || box.tag === 'dt') return box.parent === term.parent;
  }
  return false;
}

function isOfReplies(term: Box): boolean {
  let up: Box | undefined = term;
  for (let step = 0; up !== undefined && step < 2 * LIST_REACH; step += 1, up = up.parent)
    if ((up.marks & REPLY) !== 0) return true;
  return false;
}

/** It is code, or links to itself: others may be the head of a message, which says who wrote it and when. */
const isWithin = ({ atoms, links, isCode }: Leaf): boolean =>
  links === 0 ? isCode : atoms.every(isLinkedHere);

function isLinkedHere({ parent }: ChildNode): boolean {
  let at = parent;
  for (let step = 0; at !== null && isTag(at) && step < LINK_REACH; step += 1, at = at.parent) {
    if (at.name === 'a') return (at.attribs['href'] ?? '').startsWith('#');
    if (at.name === 'dt') return true;
  }
  return true;
}

/** Whether a line stands in the column of another one: beside it, around it, or at the same place of another post. */
import { LAID_OUT, classOf } from './names-of-box.ts';
import type { Box, Leaf } from './outline.ts';
import { OUTER } from './region.ts';

/** A paragraph beside the other, or in its box; the same place of another part. */
export const isInSameColumn = (leaf: Leaf, other: Leaf | undefined): boolean =>
  (leaf.box.tag === 'p' &&
    (leaf.box.parent === other?.box.parent || leaf.box.parent === other?.box.parent?.parent)) ||
  isTwin(leaf.box, other?.box) ||
  isAlikePlace(leaf.box, other?.box);

/** Side by side and of one make: many editors set paragraphs as plain boxes. */
const isTwin = (one: Box, other: Box | undefined): boolean =>
  one.parent === other?.parent && one.tag === other?.tag && classOf(one) === classOf(other);

/** Levels in which tags and classes of the same place in two posts agree. */
export const ALIKE_LEVELS = 3;

/** The same place in another post of a thread, another part of a text: named alike, and that by more than a tag. */
export function isAlikePlace(one: Box, other: Box | undefined): boolean {
  let [box, twin]: readonly (Box | undefined)[] = [one, other];
  let hasName = false;
  for (let level = 0; level < ALIKE_LEVELS; level += 1) {
    if (box === undefined || twin === undefined || box === twin) return false;
    if (box.tag !== twin.tag || classOf(box) !== classOf(twin)) return false;
    hasName ||= classOf(box) !== '';
    [box, twin] = [box.parent, twin.parent];
  }
  return hasName;
}

/** Beside the box that a line stands in, of one tag and of one class at least that says what it is. */
export function isMadeAsPartOf(part: Box, line: Box | undefined): boolean {
  let other = line;
  while (other !== undefined && other.parent !== part.parent) other = other.parent;
  if (other === undefined || other === part || other.tag !== part.tag) return false;
  const [name = ''] = classOf(part).trim().split(/\s/, 1);
  return name !== '' && !LAID_OUT.test(name) && classOf(other).trim().split(/\s/, 1)[0] === name;
}

/** Lines before another among which one of its make is looked for: a notice may stand between two parts of a text. */
const LIKE_REACH = 6;
/** Share of the chosen words that stand at such places: signatures of posts are alike, too. */
const LIKE_SHARE = 0.25;

/** It stands at the same place of a part as chosen lines of the part before, which say much of the text. */
export function isLikeChosen(
  at: number,
  { leaves, chosen }: { readonly leaves: readonly Leaf[]; readonly chosen: Uint32Array },
): boolean {
  const box = leaves[at]?.box;
  if (box === undefined) return false;
  const chosenAt = (place: number): number => (chosen[place + 1] ?? 0) - (chosen[place] ?? 0);
  const isLike = (place: number): boolean =>
    chosenAt(place) > 0 && isAlikePlace(box, leaves[place]?.box);
  let nearest = at - 1;
  while (nearest >= 0 && nearest >= at - LIKE_REACH && !isLike(nearest)) nearest -= 1;
  if (nearest < 0 || nearest < at - LIKE_REACH) return false;
  let words = 0;
  for (let place = 0; place < at; place += 1) if (isLike(place)) words += chosenAt(place);
  return words > LIKE_SHARE * (chosen.at(-1) ?? 0);
}

/** It ends the column of the kept leaf before it, or stands in a box of its own behind that. */
export function isInColumnOf({ box }: Leaf, last: number): boolean {
  if (box.tag !== 'p') return false;
  const around = box.parent?.parent;
  const first = Math.min(box.parent?.firstLeaf ?? last, around?.firstLeaf ?? last);
  return first <= last && around !== undefined && !OUTER.has(around.tag);
}

/** True where the second box stands in the first. */
export const isAround = (outer: Box, inner: Box | undefined): boolean =>
  inner !== undefined && outer.firstBox < inner.firstBox && inner.endBox <= outer.endBox;

/** What the posts of a thread say, when their bodies are known (thread.ts): the whole of them, and the remarks below them. */
import { isCall } from './calls.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import type { Box, Leaf } from './outline.ts';

const NOT_SAID = new Set(['blockquote', 'button', 'form', 'nav', 'footer', 'aside', 'table']);

/** Keeps all of a post's body, though it says no more than "+1", which no scorer of lines can tell from a button. */
export function keepBody(body: Box, leaves: readonly Leaf[], keep: Uint8Array): void {
  for (let at = body.firstLeaf; at < body.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && leaf.words > 0 && isSaid(leaf.box, body)) keep[at] = 1;
  }
}

/** Words of the shortest remark. */
const SENTENCE = 4;
const REMARK = markOf('comment');
const TOLD = /[.!?…。！？।](?:\s|["'”’»」)]|$)/u;

/** Keeps the small comments below a question and its answers: sentences, each with a name behind it, in a box called so. */
export function keepRemarks(
  bodies: readonly Box[],
  leaves: readonly Leaf[],
  keep: Uint8Array,
): void {
  const last = bodies.at(-1);
  const end = last?.parent?.parent?.endLeaf ?? 0;
  for (let at = Math.max(0, keep.indexOf(1)); at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.linkWords * 3 > leaf.words) continue;
    if (leaf.words - leaf.linkWords < SENTENCE || !isRemark(leaf.box)) continue;
    if (!isCall(leaf) && TOLD.test(leafText(leaf))) keep[at] = 1;
  }
}

function isRemark(box: Box): boolean {
  if (box.isHidden || NOT_SAID.has(box.tag)) return false;
  if ((box.marks & REMARK) !== 0) return true;
  return box.parent !== undefined && isRemark(box.parent);
}

/** It is the post's own: no quote, no button, nothing folded away. */
function isSaid(box: Box, body: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined && up !== body; up = up.parent) {
    if (up.isHidden || NOT_SAID.has(up.tag)) return false;
  }
  return true;
}

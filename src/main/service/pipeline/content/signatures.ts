/** What boards put around every post: the writer's signature, rank and numbers. By the class names of their themes. */
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import { HEADING } from './names-of-box.ts';
import type { Outline } from './outline.ts';

/** Discuz, XenForo, phpBB, vBulletin, SMF, MyBB, Invision, FluxBB, Vanilla. */
const AROUND_POSTS =
  /(?:^|[\s_-])(?:signature|postsignature|sigtext|userextras|usertitle|postcount|user_info|userinfo_extra|author_statistics|cauthorpane_stats|post-?foot-?sig)(?:$|[\s_-])|(?:^|\s)sign(?:$|\s)/i;
const isAroundPosts = classQuestion(({ value }) => AROUND_POSTS.test(value));

/** Share of a page's kept words beyond which what is so called is the page. */
const MOST = 0.5;

/** Words of a row of links to quote, answer or report a post. */
const LONG_TOOLS = 10;
const TOOLS = markOf('tool');

/** Leaves out what can be done with a post, the same below several: links alone, in a box that calls itself so. */
function dropPostTools({ leaves }: Outline, keep: Uint8Array): void {
  const rows = new Map<string, number[]>();
  leaves.forEach((leaf, at) => {
    const { box, words, linkWords } = leaf;
    if (keep[at] !== 1 || words === 0 || words > LONG_TOOLS || linkWords < words) return;
    if (((box.marks | (box.parent?.marks ?? 0)) & TOOLS) === 0) return;
    const text = leafText(leaf);
    const row = rows.get(text);
    if (row === undefined) rows.set(text, [at]);
    else row.push(at);
  });
  for (const row of rows.values()) if (row.length > 1) for (const at of row) keep[at] = 0;
}

/** Leaves them out where two posts or more have them, or one beside a longer text. */
export function dropSignatures(outline: Outline, keep: Uint8Array, isThread = false): void {
  const { boxes, leaves } = outline;
  if (isThread) dropPostTools(outline, keep);
  let all = 0;
  let own = 0;
  const bare = keep.slice();
  leaves.forEach(({ words }, at) => {
    if (keep[at] === 1) all += words;
  });
  for (const { element, firstLeaf, endLeaf } of boxes) {
    if (!('attribs' in element) || !isAroundPosts(classesOf(element))) continue;
    // what has a heading is an entry: a sign of the zodiac
    if (leaves.slice(firstLeaf, endLeaf).some(({ box }) => HEADING.test(box.tag))) continue;
    for (let at = firstLeaf; at < endLeaf; at += 1) {
      if (bare[at] === 1) own += leaves[at]?.words ?? 0;
      bare[at] = 0;
    }
  }
  if (own > 0 && own <= MOST * all) keep.set(bare);
}

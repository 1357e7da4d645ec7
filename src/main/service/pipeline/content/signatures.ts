/** What boards put around every post: the writer's signature, rank and numbers. By the class names of their themes. */
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { HEADING } from './names-of-box.ts';
import type { Outline } from './outline.ts';

/** Discuz, XenForo, phpBB, vBulletin, SMF, MyBB, Invision, FluxBB, Vanilla. */
const AROUND_POSTS =
  /(?:^|[\s_-])(?:signature|postsignature|sigtext|userextras|usertitle|postcount|user_info|userinfo_extra|author_statistics|cauthorpane_stats|post-?foot-?sig)(?:$|[\s_-])|(?:^|\s)sign(?:$|\s)/i;
const isAroundPosts = classQuestion(({ value }) => AROUND_POSTS.test(value));

/** Share of a page's kept words beyond which what is so called is the page. */
const MOST = 0.5;

/** Leaves them out where two posts or more have them, or one beside a longer text. */
export function dropSignatures({ boxes, leaves }: Outline, keep: Uint8Array): void {
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

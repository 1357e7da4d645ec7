/**
 * What a box inside of a text calls itself, without what it is only called after: a part of a `profile` is a
 * `profile__section` and no box about the author, a field of Drupal's is no control.
 */
import { markOf } from './marks.ts';
import { classOf } from './names-of-box.ts';
import type { Box } from './outline.ts';
import { marksOf } from './vocabulary.ts';

/** What the words of Drupal's class names are taken for: `field`, `label`. */
const FIELD = markOf('tool', 'tags');
const DRUPAL =
  /(?:^|\s)field(?:__(?:items?|label)|--(?:name|type)-|-name-|-(?:items?|label)(?:\s|$))/;
const OF_TAGS = /tags?(?:\s|$)|keywords|categor|topics/;
const COMMENT = markOf('comment');

/** Of the marks asked for, those that the box has by a name of its own; `core`: the box of the text itself. */
export function ownMarks(box: Box, asked: number, core: Box): number {
  const { marks, element, tag } = box;
  // one paragraph that is called a comment is a remark in the text
  const own = marks & (tag === 'p' ? asked & ~COMMENT : asked);
  if (own === 0 || !('attribs' in element)) return own;
  const { class: names = '', id = '' } = element.attribs;
  const rest = (own & FIELD) !== 0 && DRUPAL.test(names) && !OF_TAGS.test(names) ? FIELD : 0;
  if ((own & ~rest) === 0) return 0;
  const stems = stemsAround(box, core);
  if (stems.length === 0) return own & ~rest;
  const bare = names
    .split(/\s+/)
    .map((name) => withoutStem(name, stems))
    .join(' ');
  return own & ~rest & (bare === names ? own : marksOf(`${bare} ${id}`));
}

/** Boxes outwards whose names a part may have taken on. */
const REACH = 4;

/** The first class of each box around it that holds the text as well. */
function stemsAround({ parent }: Box, core: Box): readonly string[] {
  const stems: string[] = [];
  let up = parent;
  for (let step = 0; up !== undefined && step < REACH; step += 1, up = up.parent) {
    if (up.firstBox > core.firstBox || up.endBox < core.endBox) continue;
    const [name = ''] = classOf(up).trim().split(/\s+/, 1);
    if (name.length >= SHORTEST) stems.push(name);
  }
  return stems;
}

const SHORTEST = 4;

/** `profile__section` in a `profile` is a section. */
function withoutStem(name: string, stems: readonly string[]): string {
  const stem = stems.find(
    (one) =>
      name.length > one.length + 1 && name.startsWith(one) && /^[_-]/.test(name.slice(one.length)),
  );
  return stem === undefined ? name : name.slice(stem.length + 1);
}

/**
 * Whether a page calls itself a thread: its headline, or a box around that, has the name that boards, trackers and sites
 * of questions give to what people say in turn. A story calls itself a story, though readers write more below it.
 */
import type { Box } from './outline.ts';

const THREAD =
  /(?:^|[\s_-])(?:topic|thread|ticket|question|forum|forums|viewtopic|showthread)(?:$|[\s_-])/i;

/** How many boxes around the headline are looked at. */
const REACH = 8;

/** Whether the only headline, or what it stands in, is called a thread. */
export function isNamedThread(boxes: readonly Box[]): boolean {
  const [headline, other] = boxes.filter(({ tag, words }) => tag === 'h1' && words > 0);
  if (other !== undefined) return false;
  let up = headline;
  for (let step = 0; up !== undefined && step < REACH; step += 1, up = up.parent)
    if (THREAD.test(nameOf(up))) return true;
  return false;
}

const nameOf = ({ element }: Box): string =>
  'attribs' in element ? `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}` : '';

/**
 * A long Markdown text in pieces that can be set in type one at a time: cut where a block ends, never inside a fence, a list
 * or a table, best before a heading. Pure. Nothing is left out: the pieces joined by line breaks are the text.
 */

/** Characters of a piece; a block that is longer stays whole up to `MOST`. */
const WANTED = 30_000;
const MOST = 300_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^#{1,6}\s/;
/** What goes on with the block above although a line is empty. */
const GOES_ON = /^(\s|[-*+]\s|\d+[.)]\s|>|\|)/;

export function slicesOf(markdown: string): readonly string[] {
  if (markdown.length <= WANTED) return [markdown];
  const slices: string[] = [];
  let lines: string[] = [];
  let length = 0;
  let fence: string | undefined;
  let wasEmpty = false;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const isBreak =
      fence === undefined && (HEADING.test(line) || (wasEmpty && !GOES_ON.test(line)));
    if ((length > WANTED && isBreak) || length > MOST) {
      slices.push(lines.join('\n'));
      lines = [];
      length = 0;
    }
    if (mark !== undefined) fence = nextFence(fence, mark);
    lines.push(line);
    length += line.length + 1;
    wasEmpty = line.trim() === '';
  }
  slices.push(lines.join('\n'));
  return slices;
}

/** A fence is closed by one of the same sign that is at least as long. */
function nextFence(open: string | undefined, mark: string): string | undefined {
  if (open === undefined) return mark;
  return mark.startsWith(open) ? undefined : open;
}

/**
 * Dollar signs of plain text, kept apart from formulas: where two of them would be read as the edges of one
 * (Pandoc's `tex_math_dollars`, which GitHub and KaTeX follow), they are escaped, and only there.
 *
 * A sign opens a formula when something stands right behind it, and closes one when something stands right before it
 * and no digit behind: `$5 and $6` needs no escape, `$5 (6$)` does.
 */

export interface EscapedDollars {
  readonly text: string;
  /** A sign that was left bare could open a formula. */
  readonly isOpen: boolean;
}

/** Text that is escaped otherwise already; `before` is the character in front of it, `wasOpen` what stands in its block. */
export function escapeDollars(text: string, before: string, wasOpen: boolean): EscapedDollars {
  let isOpen = wasOpen;
  let out = '';
  let from = 0;
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    const previous = at === 0 ? before : text.charAt(at - 1);
    const next = text.charAt(at + 1);
    const isRun = previous === '$' || next === '$';
    const closes = isOpen && previous.trim() !== '' && !/\d/.test(next);
    if (isRun || closes) {
      out += `${text.slice(from, at)}\\`;
      from = at;
    } else if (next !== ' ') isOpen = true;
  }
  return { text: out + text.slice(from), isOpen };
}

/** All bare signs of a text escaped: a formula follows in its block. */
export function escapeAllDollars(escaped: string): string {
  return escaped.replace(/\\[\s\S]|\$/g, (found) => (found === '$' ? '\\$' : found));
}

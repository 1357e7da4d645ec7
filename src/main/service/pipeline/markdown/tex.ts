/** TeX as text: what looks like it, and how it is made bare of what a page puts around it. Pure string work. */

/** A command of two letters or more, or something raised or lowered: prose has neither. */
const COMMAND = /\\[a-zA-Z]{2,}/;
const SCRIPT =
  /[A-Za-z0-9)\]}|'α-ωΑ-Ω]\s?(?:\^\s?[{\\A-Za-z0-9*+\-('′]|_\s?(?:[{\\]|[A-Za-z0-9](?![A-Za-z0-9_])))/;

/** Surely a formula. */
export function isTex(text: string): boolean {
  return COMMAND.test(text) || SCRIPT.test(text);
}

const PLAIN_FORMULA = /^[-+*/=<>≤≥()[\]{},.;:|!'′&\s\da-zA-Zα-ωΑ-Ω]{1,80}$/;
const FUNCTION = /\b(?:sin|cos|tan|log|exp|max|min|lim|mod|gcd|det|dim|arg|sup|inf)\b/g;

/** May be a formula where the page has them: letters, figures and signs, no words. */
export function mayBeTex(text: string): boolean {
  if (isTex(text)) return true;
  if (!PLAIN_FORMULA.test(text)) return false;
  return !/[A-Za-z]{3}/.test(text.replace(FUNCTION, '')) && hasPartners(text);
}

function hasPartners(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** TeX on one line where it can be, without the wrapper that some sites put around all formulas. */
export function cleanTex(tex: string): string {
  const trimmed = withoutDollars(withoutMarks(tex.replaceAll('\u00a0', ' ')).trim())
    .replace(/^\\[[(]|\\[\])]$/g, '')
    .trim();
  const wrapped =
    /^\{\\(?:displaystyle|textstyle)\s+?([\s\S]*)\}$/.exec(trimmed) ?? styledWhole(trimmed);
  return (wrapped?.[1] ?? trimmed)
    .replace(/^\\(?:displaystyle|textstyle)(?![a-zA-Z])\s*/, '')
    .replace(/\n\s*\n/g, '\n')
    .trim();
}

/** `\\displaystyle{…}` around all of it. */
function styledWhole(tex: string): RegExpExecArray | undefined {
  const found = /^\\(?:displaystyle|textstyle)\s*\{([\s\S]*)\}$/.exec(tex);
  let depth = 0;
  for (const [sign] of (found?.[1] ?? '').matchAll(/\\[\s\S]|[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth < 0) return undefined;
  }
  return found ?? undefined;
}

/** Without XHTML's CDATA marks, which hide behind TeX's sign of a comment, and LaTeX's plain environments. */
function withoutMarks(tex: string): string {
  return tex
    .replace(/^\s*%?\s*<!\[CDATA\[/, '')
    .replace(/%?\s*\]\]>\s*$/, '')
    .replace(/^\s*\\begin\{(?:display)?math\}|\\end\{(?:display)?math\}\s*$/g, '');
}

function withoutDollars(tex: string): string {
  let from = 0;
  let to = tex.length;
  while (tex[from] === '$') from++;
  while (to > from && tex[to - 1] === '$' && tex[to - 2] !== '\\') to--;
  return tex.slice(from, to);
}

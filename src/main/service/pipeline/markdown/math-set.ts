/**
 * Elements whose text a script of the page sets as formulas, by the names by which it looks for them: `<code class="reqn">`
 * of R's manuals, `<var>` of contests. Such names say nothing elsewhere, so only the page's own script is believed.
 */
import type { Element } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import type { Context } from './context.ts';
import { attribute, parentElement, rawText } from './dom.ts';
import { cleanTex, mayBeTex } from './tex.ts';
import { writeMath } from './write-math.ts';

/** Names of elements, and classes with a dot before them. */
type SetNames = ReadonlySet<string>;

/** Hands a text to the engine, or puts the signs of a formula around it. */
const SETS = /katex\.render(?:ToString)?\s*\(|['"]\\\\\(['"]\s*\+/g;
/** Looks for elements by one simple name. */
const LOOKS =
  /getElementsBy(ClassName|TagName)\(\s*['"]([\w-]+)['"]|(?:querySelectorAll|\$|jQuery)\(\s*['"](\.?[\w-]+|[a-z]+\.[\w-]+)['"]/g;
/** Characters before the call in which the script says what it looks for, and of a script that are read. */
const BEFORE = 400;
const MOST_OF_SCRIPT = 20_000;

function namesIn(scripts: readonly Element[]): SetNames {
  const names = new Set<string>();
  for (const script of scripts) {
    if (attribute(script, 'src') !== '') continue;
    const text = rawText(script, 5).slice(0, MOST_OF_SCRIPT);
    if (!text.includes('katex') && !text.includes(String.raw`\\(`)) continue;
    for (const { index } of text.matchAll(SETS)) {
      const before = text.slice(Math.max(0, index - BEFORE), index);
      for (const [, by, name, selector] of before.matchAll(LOOKS)) {
        if (selector !== undefined) names.add(selector.replace(/^[a-z]+(?=\.)/, ''));
        else if (name !== undefined) names.add(by === 'ClassName' ? `.${name}` : name);
      }
    }
  }
  return names;
}

/** Writes an element that a script of the page sets as a formula; false for all others. */
export function writeSetMath(context: Context, element: Element): boolean {
  context.setNames ??= namesIn(context.options.scripts ?? []);
  const { setNames } = context;
  if (setNames.size === 0 || context.code > 0) return false;
  const classes = classesOf(element).value.split(' ');
  if (!setNames.has(element.name) && !classes.some((name) => setNames.has(`.${name}`)))
    return false;
  const [only, other] = element.children;
  const text = only === undefined || other !== undefined ? '' : rawText(only).trim();
  if (!mayBeTex(text)) return false;
  writeMath(context, cleanTex(text), isCentred(element));
  return true;
}

/** Alone in a paragraph that is set in the middle. */
function isCentred(element: Element): boolean {
  const box = parentElement(element);
  return box?.children.length === 1 && /text-align:\s*center/.test(attribute(box, 'style'));
}

/**
 * How a page writes formulas in its text: whether a script sets them (MathJax, KaTeX), and whether that script reads
 * single dollar signs, as it is told by its configuration. Where no script says so (bundles), the text does: formulas
 * that can be nothing else. Asked at the first text with a sign of TeX, so that other pages pay nothing.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { TEX, signsOf } from '../dom/text-facts.ts';
import type { Context } from './context.ts';
import { attribute, rawText, walkBelow } from './dom.ts';
import { formulasIn, type MathHabits } from './formulas.ts';

const NONE: MathHabits = { isSet: false, hasDollars: false };
const ENGINE = /mathjax|katex|tex-(?:mml-)?(?:chtml|svg)|jsmath|renderMathInElement/i;
/** `inlineMath: [['$', '$'], …]` of MathJax, `{left: '$', right: '$'}` of KaTeX. */
const DOLLARS =
  /inlineMath['"]?\s*:\s*(?:\{\s*['"]\[\+\]['"]\s*:\s*)?\[[^;{}]{0,120}?\[\s*['"]\$['"]|left['"]?\s*:\s*['"]\$['"]/;
/** Characters of a script in which a configuration is looked for. */
const MOST_OF_SCRIPT = 20_000;

export function habitsOf(context: Context): MathHabits {
  context.math ??= readHabits(context.options.scripts ?? [], context.roots);
  return context.math;
}

function readHabits(scripts: readonly Element[], roots: readonly ChildNode[]): MathHabits {
  let told = NONE;
  for (const script of scripts) {
    const own = habitsInScript(script);
    told = { isSet: told.isSet || own.isSet, hasDollars: told.hasDollars || own.hasDollars };
  }
  return told.hasDollars ? told : habitsInText(roots, told);
}

function habitsInScript(script: Element): MathHabits {
  if (/^(?:math\/|application\/(?:ld\+)?json)/i.test(attribute(script, 'type'))) return NONE;
  const source = attribute(script, 'src');
  const config = source === '' ? rawText(script, 5).slice(0, MOST_OF_SCRIPT) : '';
  const hasDollars = config !== '' && DOLLARS.test(config);
  return { isSet: hasDollars || ENGINE.test(source) || ENGINE.test(config), hasDollars };
}

const CODE = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'tt',
  'script',
  'style',
  'textarea',
  'template',
]);
/** Texts with signs of TeX that are read. */
const MOST_TEXTS = 300;
/** Formulas in single dollar signs that tell a habit. */
const ENOUGH = 2;

function habitsInText(roots: readonly ChildNode[], told: MathHabits): MathHabits {
  let { isSet } = told;
  let dollars = 0;
  let texts = 0;
  const visit = (node: ChildNode): 'go' | 'skip' | 'stop' => {
    if (isTag(node)) return CODE.has(node.name) ? 'skip' : 'go';
    if (!isText(node) || (signsOf(node) & TEX) === 0) return 'go';
    texts += 1;
    for (const { from } of formulasIn(node.data, NONE)) {
      if (node.data.charAt(from) === '$' && node.data.charAt(from + 1) !== '$') dollars += 1;
      else isSet = true;
    }
    return dollars >= ENOUGH || texts >= MOST_TEXTS ? 'stop' : 'go';
  };
  for (const root of roots) {
    visit(root);
    walkBelow(root, visit);
  }
  return { isSet: isSet || dollars > 0, hasDollars: dollars >= ENOUGH };
}

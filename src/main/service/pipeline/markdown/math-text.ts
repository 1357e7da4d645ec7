/**
 * Texts with formulas that wait for a script to set them. As MathJax reads them, a formula may run over line breaks
 * and comments, not over other elements.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Text } from 'domhandler';
import { ANY_SIGNS, SPECIAL, TEX, signsOf } from '../dom/text-facts.ts';
import type { Context } from './context.ts';
import { classNames, parentElement } from './dom.ts';
import { formulasIn, type Formula } from './formulas.ts';
import { habitsOf } from './math-habits.ts';
import { cleanTex } from './tex.ts';
import { writeMath } from './write-math.ts';

/** Signs of a text that may hold a formula. */
export const MATH_SIGNS = SPECIAL | TEX;

function mayHoldMath(text: string, signs: number): boolean {
  if ((signs & TEX) !== 0 && /\$|\\[([b]/.test(text)) return true;
  return (signs & SPECIAL) !== 0 && (text.includes('[/') || text.includes('[;'));
}

/** One node of a run of text: a text, a line break, a comment. */
interface Piece {
  readonly node: ChildNode;
  readonly text: string;
}

/** Nodes of a run, and characters: longer ones are read in parts. */
const MOST_PIECES = 200;
const MOST_CHARACTERS = 20_000;

/** Writes a text with its formulas. How many siblings were written with it, itself included; 0 when none. */
export function writeTextWithMath(context: Context, node: Text): number {
  if (!mayHoldMath(node.data, signsOf(node))) return 0;
  const run = runFrom(context, node);
  const whole = run.map(({ text }) => text).join('');
  const habits = habitsOf(context);
  const formulas = formulasIn(whole, habits);
  const hasEscapes = habits.hasDollars && whole.includes('\\$');
  if (formulas.length === 0 && run.length === 1 && !hasEscapes) return 0;
  writeRun(context, run, isIgnored(node) ? [] : formulas);
  return run.length;
}

function runFrom(context: Context, first: Text): readonly Piece[] {
  const run: Piece[] = [{ node: first, text: first.data }];
  let characters = first.data.length;
  let node = first.next;
  while (node !== null && run.length < MOST_PIECES && characters < MOST_CHARACTERS) {
    const text = textOfPiece(node);
    if (text === undefined) break;
    const isLeftOut = context.options.skip?.has(node) === true;
    run.push({ node, text: isLeftOut ? '' : text });
    characters += text.length;
    node = node.next;
  }
  return run;
}

/** Undefined for what no formula runs over. */
function textOfPiece(node: ChildNode): string | undefined {
  if (isText(node)) return node.data;
  if (!isTag(node)) return 'children' in node ? undefined : '';
  return node.name === 'br' ? '\n' : node.name === 'wbr' ? '' : undefined;
}

function writeRun(context: Context, run: readonly Piece[], formulas: readonly Formula[]): void {
  let at = 0;
  let next = 0;
  for (const piece of run) {
    const end = at + piece.text.length;
    let from = at;
    for (;;) {
      const formula = formulas[next];
      if (formula === undefined || formula.from >= end) break;
      if (formula.from >= at) {
        writePart(context, piece, from - at, formula.from - at);
        writeMath(context, cleanTex(formula.tex), formula.display);
      }
      from = Math.min(formula.to, end);
      if (formula.to > end) break;
      next += 1;
    }
    writePart(context, piece, from - at, end - at);
    at = end;
  }
}

function writePart(context: Context, { node, text }: Piece, from: number, to: number): void {
  if (to <= from) return;
  if (!isText(node)) {
    context.writer.lineBreak();
    return;
  }
  const part = text.slice(from, to);
  const isWhole = part.length === text.length;
  // where dollars are delimiters, money is written with a backslash
  const plain = habitsOf(context).hasDollars ? part.replaceAll('\\$', '$') : part;
  context.writer.text(plain, isWhole ? signsOf(node) : ANY_SIGNS);
}

/** Levels outwards in which MathJax may be told to leave a text alone. */
const MOST_LEVELS = 12;

function isIgnored(node: ChildNode): boolean {
  let at = parentElement(node);
  for (let level = 0; at !== undefined && level < MOST_LEVELS; level += 1) {
    const names = classNames(at);
    if (/ (?:tex2jax|mathjax)_process /.test(names)) return false;
    if (/ (?:tex2jax|mathjax)_ignore /.test(names)) return true;
    at = parentElement(at);
  }
  return false;
}

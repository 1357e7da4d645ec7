/** Listings that are a run of elements, a line each, without a box whose class says so: viewers of sources, paragraphs of code. */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf, hasClass } from '../dom/page-element.ts';
import { LANGUAGES } from './code-names.ts';
import { codeText, isGutter } from './code-text.ts';
import { childElements, classNames, findBelow, rawText } from './dom.ts';

/** Lines from which on a run of numbers counts them. */
const FEWEST_NUMBERED = 3;

/** A division a line, each begun by its number: a viewer of sources. */
export function isNumberedLines(element: Element): boolean {
  const first = firstOf(element);
  const from = first === undefined ? undefined : numberOf(first);
  if (from === undefined || hasOwnText(element)) return false;
  const lines = childElements(element);
  if (lines.length < FEWEST_NUMBERED) return false;
  return lines.every((line, at) => numberOf(line) === from + at);
}

/** The first child element: most that are asked about have another one than a line would. */
const firstOf = ({ children }: Element): Element | undefined => children.find(isTag);

/** The number in the gutter that begins a line. */
function numberOf(line: Element): number | undefined {
  const first = line.name === 'div' ? firstOf(line) : undefined;
  if (first === undefined || !isGutter(first)) return undefined;
  const number = Number.parseInt(rawText(first, 4), 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Text beside its elements. */
export const hasOwnText = ({ children }: Element): boolean =>
  children.some((child) => isText(child) && child.data.trim() !== '');

const isCodeLine = classQuestion(({ padded }) =>
  / (?:code|code-?line|source-?code|programlisting|listing|prog) /.test(padded),
);

/** Paragraphs side by side that are lines of code by their class, in order; none where the element is no such line. */
export function linesBeside(element: Element): readonly Element[] {
  if (element.name !== 'p' || !isLine(element)) return [];
  let first = element;
  for (let at = beside(first, 'prev'); at !== undefined; at = beside(at, 'prev')) first = at;
  const lines = [first];
  for (let at = beside(first, 'next'); at !== undefined; at = beside(at, 'next')) lines.push(at);
  return lines.length > 1 ? lines : [];
}

const isLine = (element: Element): boolean =>
  hasClass(element) &&
  isCodeLine(classesOf(element)) &&
  findBelow(element, ({ name }) => name === 'br' || name === 'img', 20) === undefined;

/** The next line, with nothing between. */
function beside(line: Element, step: 'prev' | 'next'): Element | undefined {
  let at: ChildNode | null = line[step];
  while (at !== null && isText(at) && at.data.trim() === '') at = at[step];
  if (at === null || !isTag(at) || at.name !== 'p') return undefined;
  return at.attribs['class'] === line.attribs['class'] && isLine(at) ? at : undefined;
}

/** The text of such lines. */
export const textOfLines = (lines: readonly Element[]): string =>
  lines.map((line) => codeText(line).trimEnd()).join('\n');

const namesPoints = classQuestion(
  ({ padded }) =>
    / (?:\S*[-_])?(?:code|lines|linenums|prettyprint|enlighterjs|dp-\S+)(?:[-_]\S*)? /.test(
      padded,
    ) || LANGUAGES.has(padded.trim()),
);

/** A list whose points are lines of code by its class and by what they hold. */
export function isPointsOfCode(list: Element): boolean {
  if (!hasClass(list) || !namesPoints(classesOf(list))) return false;
  const points = childElements(list);
  return points.length > 1 && !hasOwnText(list) && points.every(isPointOfCode);
}

function isPointOfCode(point: Element): boolean {
  const [only, second] = childElements(point);
  if (second !== undefined || only === undefined || hasOwnText(point)) return false;
  const isCode = only.name === 'code' || only.name === 'pre' || GESHI_LINE.test(classNames(only));
  return isCode && !rawText(only).trim().includes('\n');
}

/** The box in a point, as pages of pasted code have it. */
const GESHI_LINE = / de\d /;

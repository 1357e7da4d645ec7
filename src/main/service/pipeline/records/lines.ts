/**
 * Lines that begin with a link and say more behind it, as elements of their own: listings of folders in `<pre>`, lists
 * of members with line breaks between them. The tree itself stays as it is.
 */
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';

/** What a line is called among the tags of a path. */
export const LINE = 'line';

const LEAST_LINES = 4;
/** Share of the lines that begin with a link, and that say more behind it. */
const BEGIN = 0.8;
const SAY_MORE = 0.6;
const SPEAKS = /[\p{L}\p{N}]/u;

/** The children of an element, put into lines where they are some. */
export function childrenOf(element: Element): readonly ChildNode[] {
  const { children, name } = element;
  const isLaidOut = name === 'pre';
  if (children.length < 2 * LEAST_LINES || !(isLaidOut || children.some(isBreak))) return children;
  const lines = linesOf(children, isLaidOut).filter((line) => line.some(isSaying));
  const count = (test: (line: readonly ChildNode[]) => boolean): number =>
    lines.filter(test).length;
  const areLines =
    lines.length >= LEAST_LINES &&
    count((line) => isLink(line.find(isSaying))) >= lines.length * BEGIN &&
    count(saysMore) >= lines.length * SAY_MORE;
  return areLines ? lines.map((line) => new Element(LINE, {}, [...line])) : children;
}

const isBreak = (node: ChildNode): boolean => isTag(node) && node.name === 'br';
const isLink = (node: ChildNode | undefined): boolean =>
  node !== undefined && isTag(node) && node.name === 'a';
/** Pictures before a link say nothing. */
const isSaying = (node: ChildNode): boolean =>
  isText(node) ? SPEAKS.test(node.data) : isTag(node) && node.name !== 'br' && node.name !== 'img';
const saysMore = (line: readonly ChildNode[]): boolean =>
  line.some((node) => isText(node) && SPEAKS.test(node.data));

function linesOf(children: readonly ChildNode[], isLaidOut: boolean): readonly ChildNode[][] {
  const lines: ChildNode[][] = [[]];
  for (const child of children) {
    if (isLaidOut && isText(child)) {
      const [first = [], ...further] = child.data.split('\n').map(columnsOf);
      lines.at(-1)?.push(...first);
      for (const texts of further) lines.push([...texts]);
      continue;
    }
    lines.at(-1)?.push(child);
    if (isBreak(child)) lines.push([]);
  }
  return lines;
}

/** Parts of a text that stand in columns of their own. */
const columnsOf = (text: string): readonly Text[] =>
  text.split(/(?<=\S)(?: {2,}|\t)(?=\s*\S)/).map((part) => new Text(` ${part} `));

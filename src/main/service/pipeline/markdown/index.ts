/**
 * Parsed HTML → CommonMark + GFM in one walk.
 *
 * The walk is iterative (depth costs heap, never stack) and linear; rules per element live in the files
 * beside this one, the pen in writer.ts. Pure: the same nodes and options give the same bytes.
 * Why an own walk: docs/adr/0002-own-markdown-serializer.md.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element, Text } from 'domhandler';
import { HAS_CLASS, HAS_HIDING, HAS_NAMING, attributeBits } from '../dom/page-element.ts';
import { ANY_SIGNS, signsOf } from '../dom/text-facts.ts';
import { BLOCK_RULES, HEADLINE } from './blocks.ts';
import { CODE_RULES } from './code.ts';
import { createContext } from './context.ts';
import type { Context, MarkdownOptions, Rule } from './context.ts';
import { SILENT } from './elements.ts';
import { FootnoteBook } from './footnotes.ts';
import { gridOf } from './grids.ts';
import { isLeftOut, isTooltip } from './hidden.ts';
import { INLINE_RULES } from './inline.ts';
import { MATH_SIGNS, writeTextWithMath } from './math-text.ts';
import { MATH_RULES, ruleOfMathName } from './math.ts';
import { LIST_RULES } from './lists.ts';
import { MEDIA_RULES } from './media.ts';
import { isHeaderAside, withoutSigns } from './table-parts.ts';
import { TABLE_RULES, gridRule, gridTable, isBetweenRows, openGrid } from './tables.ts';

export type { MarkdownOptions } from './context.ts';

const silent: Rule = { enter: () => false };

const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    ...Object.fromEntries(SILENT.map((name) => [name, silent])),
    ...BLOCK_RULES,
    ...INLINE_RULES,
    ...LIST_RULES,
    ...CODE_RULES,
    ...MEDIA_RULES,
    ...TABLE_RULES,
    ...MATH_RULES,
  }),
);

/**
 * Markdown of the nodes, in order, without a final newline; empty when nothing is visible.
 * Relative addresses become absolute against `baseUrl`.
 */
export function toMarkdown(nodes: readonly ChildNode[], options: MarkdownOptions): string {
  const context = createContext(options, new FootnoteBook(nodes), nodes);
  const { headline } = options;
  walk(headline === undefined ? nodes : [headline, ...nodes], context);
  const markdown = withoutEdgeRules(context.writer.finish());
  return headline === undefined ? markdown : markdown.replace(RULES_BELOW_HEADLINE, '$1');
}

const RULES_AT_START = /^(?:---\n+)+(?=\S)/;
/** The headline is written first: a rule below it stood above it, or parts it from its own text. */
const RULES_BELOW_HEADLINE = /^(#{1,6} [^\n]*\n+)(?:---\n+)+(?=\S)/;
const RULES_AT_END = /(?<=\S)(?:\n\n---)+$/;

/** A rule parts what stands around it; first of all it would even be read as the start of front matter. */
function withoutEdgeRules(markdown: string): string {
  const begun = markdown.startsWith('---') ? markdown.replace(RULES_AT_START, '') : markdown;
  return begun.endsWith('---') ? begun.replace(RULES_AT_END, '') : begun;
}

const note: Rule = {
  enter(context, element) {
    context.writer.block();
    context.writer.openContainer(`[^${context.footnotes.labelOf(element) ?? ''}]: `, '    ');
    context.footnotes.openNote();
    return true;
  },
  leave(context) {
    context.footnotes.closeNote();
    context.writer.closeContainer();
  },
};

interface Level {
  readonly nodes: readonly ChildNode[];
  readonly element: Element | undefined;
  readonly rule: Rule | undefined;
  index: number;
}

function walk(roots: readonly ChildNode[], context: Context): void {
  const levels: Level[] = [];
  const { skip } = context.options;
  let nodes = roots;
  let index = 0;
  for (;;) {
    const node = nodes[index++];
    if (node === undefined) {
      const level = levels.pop();
      if (level === undefined) return;
      leave(context, level);
      ({ nodes, index } = level);
    } else if (skip?.has(node) === true) continue;
    else if (isText(node)) index += writeText(context, node);
    else if ('children' in node) {
      const element = isTag(node) ? node : undefined;
      const rule = element && ruleAt(context, element, levels.length === 0);
      if (element && rule?.enter(context, element) === false) continue;
      levels.push({ nodes, index, element, rule });
      nodes = node.children;
      index = 0;
    }
  }
}

function leave(context: Context, { element, rule }: Level): void {
  if (element !== undefined) rule?.leave?.(context, element);
}

/** The rule of an element, or the one that writes nothing. */
function ruleAt(context: Context, element: Element, isRoot: boolean): Rule | undefined {
  // who names a hidden part wants it
  const isSilent = isDone(context, element) || (!isRoot && isHiddenAway(context, element));
  return isSilent ? silent : ruleFor(context, element);
}

const MAY_HIDE = HAS_CLASS | HAS_HIDING;
const MAY_BE_GRID = MAY_HIDE | HAS_NAMING;

/** Written with another, or said by it. */
const isDone = ({ leftOut }: Context, element: Element): boolean =>
  leftOut.size > 0 && leftOut.has(element);

/** Hidden, or beside the point in a table. */
function isHiddenAway(context: Context, element: Element): boolean {
  if ((attributeBits(element) & MAY_HIDE) !== 0 && isLeftOut(element)) return true;
  if (isTooltip(element)) return true;
  return context.heads > 0 && isHeaderAside(element);
}

/** A footnote is written as one, whatever element holds it; so is a table. */
function ruleFor(context: Context, element: Element): Rule | undefined {
  if (element === context.options.headline) return HEADLINE;
  if (context.footnotes.labelOf(element) !== undefined) return note;
  const part = context.gridParts.size === 0 ? undefined : context.gridParts.get(element);
  if (part !== undefined) return gridRule(part);
  const mayBeGrid = (attributeBits(element) & MAY_BE_GRID) !== 0 && !isBetweenRows(context);
  const grid = mayBeGrid ? gridOf(element) : undefined;
  if (grid === undefined) return RULES.get(element.name) ?? ruleOfMathName(element.name);
  openGrid(context, grid);
  return gridTable;
}

/** Writes a text. How many of its next siblings were written with it: a formula may run over line breaks. */
function writeText(context: Context, node: Text): number {
  const { data } = node;
  const signs = signsOf(node);
  if (context.footnotes.atNoteStart) context.writer.text(context.footnotes.withoutSign(data));
  else if (context.code > 0) context.writer.codeText(data);
  else {
    const written = (signs & MATH_SIGNS) === 0 ? 0 : writeTextWithMath(context, node);
    if (written > 0) return written - 1;
    if (context.heads === 0) context.writer.text(data, signs);
    else context.writer.text(withoutSigns(data), ANY_SIGNS);
  }
  return 0;
}

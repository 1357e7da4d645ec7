/** Blocks of pages → HTML: sentences over the end of a column or page are joined, items become lists in lists. */
import { escapeHtml } from '../read.ts';
import type { Block, Paragraph } from './blocks.ts';
import type { Measures } from './measure.ts';
import { joinLines, runsToHtml, textOfRuns } from './text.ts';
import type { Run } from './text.ts';

/**
 * A paragraph that does not end goes on in the next one that begins with a small letter, at the top of a column or
 * (`isFlowing`) of the next page; notes at the foot and tables stay where they were, behind it.
 */
export function joinBlocks(
  pages: readonly (readonly Block[])[],
  measures: Measures,
  isFlowing: boolean,
): readonly (readonly Block[])[] {
  const out: Block[][] = [];
  let open: { page: Block[]; at: number } | undefined;
  for (const blocks of pages) {
    const page: Block[] = [];
    out.push(page);
    for (const block of blocks) {
      const before = open === undefined ? undefined : open.page[open.at];
      const isNext = page.length === 0 || open?.page === page;
      if (
        open !== undefined &&
        before !== undefined &&
        isNext &&
        goesOn(before, block, open.page !== page, measures)
      ) {
        open.page[open.at] = joined(before, block, measures);
        continue;
      }
      page.push(block);
      if (!isAside(block, measures)) open = { page, at: page.length - 1 };
    }
    if (!isFlowing) open = undefined;
  }
  return out;
}

/** Notes, captions and tables: what stands between the parts of a sentence without being of it. */
function isAside(block: Block, { body }: Measures): boolean {
  if (block.kind === 'table') return true;
  return block.kind === 'text' && block.first.size < body * 0.95;
}

function goesOn(before: Block, after: Block, isNextPage: boolean, { body }: Measures): boolean {
  if (after.kind !== 'text' || (before.kind !== 'text' && before.kind !== 'item')) return false;
  if (after.first.size < body * 0.95 || after.first.isVertical || before.last.isVertical)
    return false;
  if (Math.abs(after.first.size - before.last.size) > body * 0.05) return false;
  const isJump = isNextPage || after.first.y > before.last.y;
  const end = textOfRuns(before.runs).trimEnd();
  return (
    isJump && /[\p{L}\p{N},–\u2010-]$/u.test(end) && /^[\p{Ll}\p{Lo}]/u.test(textOfRuns(after.runs))
  );
}

function joined(before: Block, after: Block, { hyphened }: Measures): Block {
  if (after.kind !== 'text' || (before.kind !== 'text' && before.kind !== 'item')) return before;
  return { ...before, runs: joinLines([before.runs, after.runs], hyphened), last: after.last };
}

/** The HTML of a page. */
export function writeBlocks(blocks: readonly Block[]): string {
  const out: string[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined) break;
    if (block.kind !== 'item') {
      out.push(blockHtml(block));
      continue;
    }
    const items: Item[] = [];
    for (let next = blocks[at]; next?.kind === 'item'; next = blocks[++at]) items.push(next);
    at--;
    out.push(listHtml(items));
  }
  return out.join('\n');
}

type Item = Extract<Block, { kind: 'item' }>;

function blockHtml(block: Exclude<Block, Item>): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${runsToHtml(block.runs, true)}</h${block.level}>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'table':
      return tableHtml(block.rows);
    case 'text':
      return paragraphHtml(block);
  }
}

const paragraphHtml = ({ runs }: Paragraph): string => `<p>${runsToHtml(runs)}</p>`;

function tableHtml(rows: readonly (readonly (readonly Run[])[])[]): string {
  const [head, ...rest] = rows;
  const row = (cells: readonly (readonly Run[])[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${runsToHtml(cell, tag === 'th')}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head ?? [], 'th')}</thead><tbody>${rest.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** Deepest list within lists. */
const DEEPEST = 8;

interface OpenList {
  readonly x: number;
  readonly tag: 'ol' | 'ul';
}

/** Items next to each other: one further right than the last by a little is in a list of its own below it. */
function listHtml(items: readonly Item[]): string {
  const open: OpenList[] = [];
  const close = (): string => `</li></${open.pop()?.tag ?? 'ul'}>`;
  let html = '';
  for (const { x, mark, runs } of items) {
    const tag = mark.isNumbered ? 'ol' : 'ul';
    while (isLeftOf(x, open.at(-1))) html += close();
    const isDeeper = isRightOf(x, open.at(-1)) && open.length < DEEPEST;
    if (!isDeeper && open.length > 0 && open.at(-1)?.tag !== tag) html += close();
    if (isDeeper || open.length === 0 || open.at(-1)?.tag !== tag) {
      open.push({ x, tag });
      html += mark.isNumbered ? `<ol start="${mark.number}">` : '<ul>';
    } else html += '</li>';
    html += `<li>${escapeHtml(mark.label)}${runsToHtml(runs)}`;
  }
  while (open.length > 0) html += close();
  return html;
}

const isLeftOf = (x: number, list: OpenList | undefined): boolean =>
  list !== undefined && x < list.x - 3;
const isRightOf = (x: number, list: OpenList | undefined): boolean =>
  list !== undefined && x > list.x + 3;

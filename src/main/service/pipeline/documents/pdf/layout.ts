/**
 * Positioned text → HTML: lines, then headings by font size and weight, lists by their marks, tables by aligned
 * columns, code by its font, paragraphs by the space between lines and where lines end.
 *
 * Pure. What is compared is relative to the size most characters of the whole file are set in (the body size) and
 * to its usual distance of lines.
 */
import { blocksOf } from './blocks.ts';
import { withoutFurniture } from './furniture.ts';
import { toLines } from './lines.ts';
import { measure } from './measure.ts';
import type { PdfText } from './text.ts';
import { joinBlocks, writeBlocks } from './write.ts';

export interface Layout {
  /** One HTML text per page. */
  readonly pages: readonly string[];
  /** Text of the largest heading of the first page; empty where there is none. */
  readonly title: string;
}

/** `isFlowing`: sentences that go on over the page's end are joined, on the page where they begin. */
export function layOutPages(pages: readonly (readonly PdfText[])[], isFlowing: boolean): Layout {
  const lines = withoutFurniture(pages.map(toLines));
  const measures = measure(lines);
  const blocks = lines.map((page) => blocksOf(page, measures));
  return {
    pages: joinBlocks(blocks, measures, isFlowing).map(writeBlocks),
    title: titleOf(blocks[0] ?? []),
  };
}

function titleOf(blocks: ReturnType<typeof blocksOf>): string {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const level = Math.min(...headings.map((heading) => heading.level));
  const found = headings.find((heading) => heading.level === level && heading.isLarge);
  return found === undefined
    ? ''
    : found.runs
        .map(({ text }) => text)
        .join('')
        .trim();
}

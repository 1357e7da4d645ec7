/** The tables of a page, read from what was kept of it: its HTML, else the tables in its Markdown. */
import type { Table } from '../../../contract/table/records.ts';
import { cleanFragment, renderMarkdown } from './clean-html.ts';
import { tableIn } from './prose-dom.ts';

/** Rows that begin with a bar, from a head with its line of hyphens on. */
const PIPES = /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t:|-]*-[ \t:|-]*\|[ \t]*\n(?:[ \t]*\|.*(?:\n|$))+/gm;

/** Tables with at least one row below their names. */
export function pageTables(page: {
  readonly markdown: string | undefined;
  readonly html: string | undefined;
}): readonly Table[] {
  const root =
    page.html === undefined ? fromMarkdown(page.markdown ?? '') : cleanFragment(page.html);
  return [...root.querySelectorAll('table')]
    .filter((table) => table.querySelector('table') === null)
    .map(tableIn)
    .filter(({ rows, columns }) => rows.length > 0 && columns.length > 1);
}

function fromMarkdown(markdown: string): HTMLElement {
  const blocks = markdown.match(PIPES) ?? [];
  const body = document.implementation.createHTMLDocument().body;
  body.innerHTML = renderMarkdown(blocks.join('\n\n'));
  return body;
}

/** Tables as HTML. */
import type { Rows } from './data.ts';

export interface TableShape {
  /** Where the header stands. */
  readonly head?: 'thead' | 'first row' | 'none';
  /** First cells of body rows are `<th>`. */
  readonly hasRowHeads?: boolean;
  readonly attributes?: string;
  readonly caption?: string;
  readonly cell?: (text: string, row: number, column: number) => string;
  /** Attributes of a body cell. */
  readonly cellAttributes?: (row: number, column: number) => string;
}

export function escapeCell(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A table of plain rows, the first being the header where there is one. */
export function table(rows: Rows, shape: TableShape = {}): string {
  const { head = 'thead', attributes = '', caption = '', cell = escapeCell } = shape;
  const write = (row: string[], at: number, isHead: boolean) =>
    `<tr>${row
      .map((text, column) => {
        const tag = isHead || (shape.hasRowHeads === true && column === 0) ? 'th' : 'td';
        return `<${tag}${shape.cellAttributes?.(at, column) ?? ''}>${cell(text, at, column)}</${tag}>`;
      })
      .join('')}</tr>`;
  const [first = [], ...body] = rows;
  const above = caption === '' ? '' : `<caption>${caption}</caption>`;
  const rest = body.map((row, i) => write(row, i + 1, false)).join('\n');
  switch (head) {
    case 'thead':
      return `<table${attributes}>${above}<thead>${write(first, 0, true)}</thead><tbody>${rest}</tbody></table>`;
    case 'first row':
      return `<table${attributes}>${above}<tbody>${write(first, 0, true)}\n${rest}</tbody></table>`;
    case 'none':
      return `<table${attributes}>${above}${write(first, 0, false)}\n${rest}</table>`;
  }
}

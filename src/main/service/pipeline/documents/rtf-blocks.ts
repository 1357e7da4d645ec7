/**
 * What an RTF reader meets, piece by piece → HTML: runs of text become paragraphs, headings, list items, cells.
 *
 * RTF has no tree: a paragraph is closed by `\par`, a cell by `\cell`, a row by `\row`; lists and tables are
 * neighbours of one kind.
 */
import { escapeHtml } from './read.ts';

/** How a run of text looks. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  readonly raised: 'sup' | 'sub' | undefined;
  readonly href: string;
}

/** What a paragraph is. */
export interface ParagraphKind {
  /** 1 to 6; 0: plain text. */
  readonly heading: number;
  readonly inTable: boolean;
  readonly item?: { readonly level: number; readonly isCounted: boolean };
}

interface Run {
  text: string;
  readonly look: Look;
}

interface Item {
  readonly level: number;
  readonly tag: 'ol' | 'ul';
  readonly html: string;
}

interface Row {
  readonly cells: readonly string[];
  readonly isHeader: boolean;
}

export class RtfBlocks {
  #runs: Run[] = [];
  #items: Item[] = [];
  #rows: Row[] = [];
  /** Cells of the open row; lines of the open cell. */
  #cells: string[] = [];
  #lines: string[] = [];
  readonly #blocks: string[] = [];

  addText(text: string, look: Look): void {
    const last = this.#runs.at(-1);
    if (last !== undefined && isSame(last.look, look)) last.text += text;
    else this.#runs.push({ text, look });
  }

  endParagraph({ heading, inTable, item }: ParagraphKind): void {
    const html = this.#takeRuns();
    if (inTable) {
      if (html !== '') this.#lines.push(html);
      return;
    }
    this.#endTable();
    if (item !== undefined && html !== '') {
      this.#items.push({ level: item.level, tag: item.isCounted ? 'ol' : 'ul', html });
      return;
    }
    if (html === '') return;
    this.#endList();
    const tag = heading === 0 ? 'p' : `h${heading}`;
    this.#blocks.push(`<${tag}>${html}</${tag}>`);
  }

  endCell(): void {
    const html = this.#takeRuns();
    if (html !== '') this.#lines.push(html);
    this.#cells.push(this.#lines.join('<br>'));
    this.#lines = [];
  }

  endRow(isHeader: boolean): void {
    if (this.#cells.length === 0) return;
    this.#endList();
    this.#rows.push({ cells: this.#cells, isHeader });
    this.#cells = [];
  }

  /** A block of its own, such as a text box: it stands before the paragraph that is open. */
  addBlock(html: string): void {
    if (html === '') return;
    this.#endTable();
    this.#endList();
    this.#blocks.push(html);
  }

  /** Everything so far; what is open is closed. */
  finish(): string {
    this.endParagraph({ heading: 0, inTable: this.#cells.length > 0 });
    if (this.#lines.length > 0) this.endCell();
    this.endRow(false);
    this.#endTable();
    this.#endList();
    return this.#blocks.join('\n');
  }

  #takeRuns(): string {
    let html = '';
    let open = '';
    for (const { text, look } of this.#runs) {
      if (look.href !== open) {
        html += open === '' ? '' : '</a>';
        html += look.href === '' ? '' : `<a href="${escapeHtml(look.href)}">`;
        open = look.href;
      }
      html += runHtml(text, look);
    }
    this.#runs = [];
    return `${html}${open === '' ? '' : '</a>'}`.trim();
  }

  #endTable(): void {
    if (this.#lines.length > 0) this.endCell();
    this.endRow(false);
    if (this.#rows.length === 0) return;
    const rows = this.#rows.map(({ cells, isHeader }, index) => {
      const tag = isHeader || (index === 0 && cells.every(isAllBold)) ? 'th' : 'td';
      return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    });
    this.#rows = [];
    this.#blocks.push(`<table>${rows.join('')}</table>`);
  }

  #endList(): void {
    if (this.#items.length === 0) return;
    this.#blocks.push(listHtml(this.#items));
    this.#items = [];
  }
}

/** Few programs mark header rows; a first row set wholly in bold is one. */
function isAllBold(cell: string): boolean {
  return cell.startsWith('<strong>') && cell.indexOf('</strong>') === cell.length - 9;
}

function listHtml(items: readonly Item[]): string {
  const open: ('ol' | 'ul')[] = [];
  let html = '';
  for (const item of items) {
    // an item lies at most one level below the one before it
    const depth = Math.min(item.level, open.length);
    while (open.length > depth + 1) html += `</li></${open.pop() ?? 'ul'}>`;
    const before = open[depth];
    if (before === item.tag) html += '</li>';
    else {
      if (before !== undefined) html += `</li></${open.pop() ?? 'ul'}>`;
      html += `<${item.tag}>`;
      open.push(item.tag);
    }
    html += `<li>${item.html}`;
  }
  for (const tag of open.toReversed()) html += `</li></${tag}>`;
  return html;
}

function runHtml(text: string, look: Look): string {
  const html = escapeHtml(text.toWellFormed()).replaceAll('\n', '<br>');
  if (text.trim() === '') return html;
  const tags = [
    ...(look.bold ? ['strong'] : []),
    ...(look.italic ? ['em'] : []),
    ...(look.struck ? ['s'] : []),
    ...(look.raised === undefined ? [] : [look.raised]),
  ];
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
}

function isSame(a: Look, b: Look): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.struck === b.struck &&
    a.raised === b.raised &&
    a.href === b.href
  );
}

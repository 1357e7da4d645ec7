/**
 * Markdown as a reader's program understands it: blocks of text, tables, code, pictures, links.
 *
 * Parsed by markdown-it (CommonMark with GFM tables, raw HTML allowed), so that escapes, entities and
 * nesting count as they would anywhere else. Alternative texts of pictures are no text here.
 */
import MarkdownIt, { type Token } from 'markdown-it';

export interface Block {
  readonly kind: 'heading' | 'text' | 'code';
  /** 1 to 6 of a heading, else 0. */
  readonly level: number;
  readonly text: string;
  readonly isInTable: boolean;
}

export interface Cell {
  readonly text: string;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

export interface CodeBlock {
  readonly language: string;
  /** Without the line end that closes the last line. */
  readonly text: string;
}

export interface ReadMarkdown {
  readonly blocks: readonly Block[];
  /** Rows of cells by table; a header row that is blank is left out. */
  readonly tables: readonly (readonly (readonly Cell[])[])[];
  readonly codes: readonly CodeBlock[];
  readonly inlineCodes: readonly string[];
  readonly pictures: readonly string[];
}

const parser = new MarkdownIt({ html: true });

/** A note's text is a block, as GitHub has it; one without spaces would be the address of a link here. */
parser.block.ruler.before('reference', 'note', (state, line, _, isAsked) => {
  const [from, to] = [state.bMarks[line] ?? 0, state.eMarks[line] ?? 0];
  const text = /^\[\^[^\]\s]+\]: (?<text>\S+)$/.exec(state.src.slice(from, to))?.groups?.['text'];
  if (text === undefined || isAsked) return text !== undefined;
  state.push('paragraph_open', 'p', 1);
  const token = state.push('inline', '', 0);
  token.content = text;
  token.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = line + 1;
  return true;
});

export function readMarkdown(markdown: string): ReadMarkdown {
  const read: Reading = { blocks: [], codes: [], inlineCodes: [], pictures: [] };
  const reader = new TokenReader(read);
  for (const token of parser.parse(markdown, {})) reader.take(token);
  return { ...read, tables: reader.tables.map(withoutBlankHeader) };
}

interface Reading {
  readonly blocks: Block[];
  readonly codes: CodeBlock[];
  readonly inlineCodes: string[];
  readonly pictures: string[];
}

/** Walks through markdown-it's tokens and remembers in which heading or table it is. */
class TokenReader {
  readonly tables: Cell[][][] = [];
  readonly #read: Reading;
  #level = 0;
  #isInTable = false;

  constructor(read: Reading) {
    this.#read = read;
  }

  take(token: Token): void {
    if (token.type.startsWith('heading')) {
      this.#level = token.nesting === 1 ? Number(token.tag.slice(1)) : 0;
    } else if (token.tag === 'table') {
      this.#isInTable = token.nesting === 1;
      if (this.#isInTable) this.tables.push([]);
    } else if (token.type === 'tr_open') {
      this.tables.at(-1)?.push([]);
    } else if (token.tag === 'code') {
      this.#takeCode(token);
    } else if (token.type === 'html_block') {
      this.#block('text', withoutTags(token.content));
    } else if (token.type === 'inline') {
      this.#takeInline(token);
    }
  }

  #takeCode({ content, info }: Token): void {
    const text = content.replace(/\n$/, '');
    this.#read.codes.push({ language: info.trim().split(/\s/)[0] ?? '', text });
    this.#block('code', text);
  }

  #takeInline({ children }: Token): void {
    const cell = readInline(children ?? []);
    this.#read.inlineCodes.push(...cell.codes);
    this.#read.pictures.push(...cell.pictures);
    if (this.#isInTable) this.tables.at(-1)?.at(-1)?.push(cell);
    this.#block(this.#level === 0 ? 'text' : 'heading', cell.text);
  }

  #block(kind: Block['kind'], text: string): void {
    this.#read.blocks.push({ kind, level: this.#level, text, isInTable: this.#isInTable });
  }
}

/** All text in document order, a line a block. */
export function textOf({ blocks }: ReadMarkdown): string {
  return blocks.map(({ text }) => text).join('\n');
}

function readInline(children: readonly Token[]): Cell & { readonly codes: readonly string[] } {
  let text = '';
  const links: string[] = [];
  const pictures: string[] = [];
  const codes: string[] = [];
  for (const child of children) {
    if (child.type === 'text') text += child.content;
    if (child.type === 'code_inline') {
      text += child.content;
      codes.push(child.content);
    }
    if (child.type === 'softbreak' || child.type === 'hardbreak') text += '\n';
    if (child.type === 'html_inline' && /^<br/i.test(child.content)) text += '\n';
    if (child.type === 'link_open') links.push(String(child.attrGet('href') ?? ''));
    if (child.type === 'image') pictures.push(String(child.attrGet('src') ?? ''));
  }
  return { text, links, pictures, codes };
}

function withoutBlankHeader(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const isBlank = rows[0]?.every(
    ({ text, pictures }) => text.trim() === '' && pictures.length === 0,
  );
  return isBlank === true ? rows.slice(1) : rows;
}

function withoutTags(html: string): string {
  return html.replace(/<br[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');
}

/**
 * RTF → HTML: paragraphs, headings, lists, tables, links, footnotes, text boxes, bold and italic; pictures,
 * headers and footers are left out.
 *
 * One pass, with memory as large as the file: state is kept per group down to MOST_GROUPS, and what lies deeper
 * shares the last. Why no library: docs/adr/0022-files-sent.md. Source: RTF Specification 1.9.1.
 */
import { HearthError } from '../../domain/errors.ts';
import { RtfBlocks, type Look } from './rtf-blocks.ts';
import { decodePage, pageOfCharset } from './rtf-codepages.ts';
import { readTokens, type RtfHandler } from './rtf-tokens.ts';
import {
  CHARACTERS,
  FRESH,
  LOOKS,
  PARAGRAPHS,
  PLACES,
  PLAIN,
  SILENT,
  SYMBOLS,
  type Paragraph,
  type Place,
} from './rtf-words.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { htmlToMarkdown, metadataOf } from './read.ts';

const MOST_GROUPS = 1_000;
/** Text boxes in text boxes; what lies deeper is text of the last. */
const MOST_ASIDES = 8;
const MOST_FALLBACK = 10;
const RUN_BYTES = 65_536;
const PAGE_WORDS: ReadonlyMap<string, number> = new Map([
  ['mac', 10_000],
  ['pc', 437],
  ['pca', 850],
]);

/** Throws `SCRAPE_UNSUPPORTED_FILE_ERROR` for what does not begin as RTF. */
export function readRtf(input: DocumentInput): ReadDocument {
  const head = new TextDecoder('latin1').decode(input.bytes.subarray(0, 64)).trimStart();
  if (!head.startsWith('{\\rtf')) {
    throw new HearthError(
      'SCRAPE_UNSUPPORTED_FILE_ERROR',
      'The file says that it is RTF, but does not begin as RTF does.',
    );
  }
  const reader = new Reader();
  readTokens(input.bytes, reader);
  const html = reader.finish();
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: metadataOf({
      ...reader.told,
      title: reader.told.title.trim(),
      author: reader.told.author.trim(),
    }),
    warnings: [],
  };
}

interface State {
  readonly place: Place;
  /** Characters behind a `\u` that say the same for old readers. */
  readonly fallback: number;
  /** Code page of the font; undefined: the document's. */
  readonly page: number | undefined;
  readonly isHidden: boolean;
  readonly look: Look;
  readonly paragraph: Paragraph;
}

/** Text that stands apart: a footnote, a text box. */
interface Aside {
  readonly blocks: RtfBlocks;
  /** Of the group that holds it. */
  readonly depth: number;
  readonly finish: (html: string) => void;
}

class Reader implements RtfHandler {
  /** What the file says of itself. */
  readonly told: { title: string; author: string; numPages: number | undefined } = {
    title: '',
    author: '',
    numPages: undefined,
  };
  readonly #blocks = new RtfBlocks();
  readonly #notes: string[] = [];
  readonly #asides: Aside[] = [];
  readonly #fonts = new Map<number, number>();
  readonly #headings = new Map<number, number>();
  readonly #states: State[] = [];
  #state: State = {
    place: 'body',
    fallback: 1,
    page: undefined,
    isHidden: false,
    look: PLAIN,
    paragraph: FRESH,
  };
  #depth = 0;
  #isStarred = false;
  #isHeaderRow = false;
  /** Of the paragraph's bullet: it is a number or a letter; undefined: there is none. */
  #isCounted: boolean | undefined;
  readonly #run = new Uint8Array(RUN_BYTES);
  #runLength = 0;
  #skip = 0;
  #page = 1252;
  #defaultFont = 0;
  #font = 0;
  /** Text of the bullet or of the field's instruction that is being read. */
  #said = '';

  open(): void {
    this.#flush();
    this.#skip = 0;
    this.#isStarred = false;
    this.#depth += 1;
    if (this.#depth <= MOST_GROUPS) this.#states.push(this.#state);
  }

  close(): void {
    this.#flush();
    this.#skip = 0;
    if (this.#depth === 0) return;
    this.#leavePlace();
    const aside = this.#asides.at(-1);
    if (aside?.depth === this.#depth) {
      this.#asides.pop();
      aside.finish(aside.blocks.finish());
    }
    if (this.#depth <= MOST_GROUPS) this.#state = this.#states.pop() ?? this.#state;
    this.#depth -= 1;
    // what follows the document is no part of it
    if (this.#depth === 0) this.#state = { ...this.#state, place: 'nowhere' };
  }

  byte(code: number): void {
    this.#isStarred = false;
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    if (this.#state.place === 'nowhere') return;
    this.#run[this.#runLength] = code;
    this.#runLength += 1;
    if (this.#runLength === RUN_BYTES) this.#flush();
  }

  symbol(code: number): void {
    const sign = String.fromCharCode(code);
    this.#isStarred = sign === '*';
    if (sign === '*') return;
    if (sign === '\\' || sign === '{' || sign === '}') this.byte(code);
    else if (this.#skip > 0) this.#skip -= 1;
    else if (sign === '\n' || sign === '\r') this.#endParagraph();
    else this.#text(SYMBOLS.get(sign) ?? '');
  }

  word(name: string, value: number | undefined): void {
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (this.#skip > 0 && name !== 'u') {
      this.#skip -= 1;
      return;
    }
    if (this.#state.place === 'nowhere' || this.#entersPlace(name, isStarred)) return;
    const sign = CHARACTERS.get(name);
    if (sign !== undefined) this.#text(sign);
    else if (name === 'u') this.#unit(value ?? 0);
    else this.#apply(name, value);
  }

  /** The HTML, with the footnotes below. */
  finish(): string {
    while (this.#depth > 0) this.close();
    const notes = this.#notes.map((note, index) => `<li id="note-${index + 1}">${note}</li>`);
    const html = this.#blocks.finish();
    return notes.length === 0 ? html : `${html}\n<ol>${notes.join('')}</ol>`;
  }

  // ── groups ──────────────────────────────────────────────────────────────────────────────────────

  /** Whether the word says what its group is. */
  #entersPlace(name: string, isStarred: boolean): boolean {
    const place = PLACES.get(name);
    if (place !== undefined) this.#become(place);
    else if (name === 'footnote' && this.#state.place === 'body') this.#openNote();
    else if (name === 'shptxt' && this.#asides.length < MOST_ASIDES) this.#openBox();
    else if (SILENT.has(name) || (isStarred && name !== 'shpinst')) this.#become('nowhere');
    else return false;
    return true;
  }

  #become(place: Place): void {
    this.#flush();
    this.#said = '';
    this.#state = { ...this.#state, place };
  }

  #leavePlace(): void {
    const { place } = this.#state;
    if (place === this.#states.at(-1)?.place) return;
    if (place === 'bullet') this.#isCounted = /[\da-z][.)]\s*$|^\s*\d+\s*$/i.test(this.#said);
    if (place === 'instruction') this.#startLink();
  }

  /** `HYPERLINK "address"`: what follows in the field is linked. */
  #startLink(): void {
    const href = /\bHYPERLINK\s+"([^"]{1,2000})"/.exec(this.#said)?.[1] ?? '';
    const field = this.#states.pop();
    if (field === undefined) return;
    const isLink = /^(?:https?|mailto):/i.test(href);
    this.#states.push(isLink ? { ...field, look: { ...field.look, href } } : field);
  }

  #openNote(): void {
    this.#flush();
    const number = this.#notes.push('');
    this.#target().addText(String(number), { ...PLAIN, raised: 'sup', href: `#note-${number}` });
    this.#openAside((html) => (this.#notes[number - 1] = html));
  }

  #openBox(): void {
    this.#flush();
    const around = this.#target();
    this.#openAside((html) => around.addBlock(html));
  }

  #openAside(finish: Aside['finish']): void {
    this.#asides.push({ blocks: new RtfBlocks(), depth: this.#depth, finish });
    this.#state = { ...this.#state, place: 'body', look: PLAIN, paragraph: FRESH };
  }

  #target(): RtfBlocks {
    return this.#asides.at(-1)?.blocks ?? this.#blocks;
  }

  // ── text ────────────────────────────────────────────────────────────────────────────────────────

  /** A UTF-16 unit. */
  #unit(value: number): void {
    this.#text(String.fromCharCode(value & 0xffff));
    this.#skip = this.#state.fallback;
  }

  #text(text: string): void {
    this.#flush();
    this.#put(text);
  }

  #flush(): void {
    if (this.#runLength === 0) return;
    const page = this.#state.page ?? this.#fonts.get(this.#defaultFont) ?? this.#page;
    const text = decodePage(this.#run.subarray(0, this.#runLength), page);
    this.#runLength = 0;
    this.#put(text);
  }

  #put(text: string): void {
    const { place, isHidden, look, paragraph } = this.#state;
    if (place === 'body' && !isHidden) this.#target().addText(text, look);
    else if (place === 'title' || place === 'author') this.told[place] += text;
    else if (place === 'bullet' || place === 'instruction') this.#said += text;
    else if (place === 'styles') {
      const level = /^\s*heading\s+([1-6])\b/i.exec(text)?.[1];
      if (level !== undefined) this.#headings.set(paragraph.style, Number(level));
    }
  }

  // ── words ───────────────────────────────────────────────────────────────────────────────────────

  #apply(name: string, value: number | undefined): void {
    const look = LOOKS.get(name)?.(value !== 0);
    const paragraph = PARAGRAPHS.get(name)?.(value ?? 0);
    if (look !== undefined) this.#change({ look: { ...this.#state.look, ...look } });
    else if (paragraph !== undefined) {
      this.#change({ paragraph: { ...this.#state.paragraph, ...paragraph } });
    } else if (!this.#ends(name)) this.#adjust(name, value ?? 0, value !== 0);
  }

  #change(change: Partial<State>): void {
    this.#flush();
    this.#state = { ...this.#state, ...change };
  }

  /** Whether the word ends a paragraph, a cell or a row. */
  #ends(name: string): boolean {
    switch (name) {
      case 'par':
      case 'sect':
      case 'page':
        this.#endParagraph();
        return true;
      case 'cell':
        this.#flush();
        if (this.#state.place === 'body') this.#target().endCell();
        this.#isCounted = undefined;
        return true;
      case 'row':
        this.#flush();
        if (this.#state.place === 'body') this.#target().endRow(this.#isHeaderRow);
        return true;
      default:
        return false;
    }
  }

  #adjust(name: string, value: number, isOn: boolean): void {
    switch (name) {
      case 'plain':
        this.#change({ look: { ...PLAIN, href: this.#state.look.href }, isHidden: false });
        this.#change({ page: undefined });
        return;
      case 'v':
      case 'deleted':
        this.#change({ isHidden: isOn });
        return;
      case 'uc':
        this.#change({ fallback: Math.min(MOST_FALLBACK, Math.max(0, value)) });
        return;
      case 'trowd':
      case 'trhdr':
        this.#isHeaderRow = name === 'trhdr';
        return;
      case 'nofpages':
        if (value > 0) this.told.numPages = value;
        return;
      case 'ansicpg':
        this.#page = value;
        return;
      default:
        this.#page = PAGE_WORDS.get(name) ?? this.#page;
        this.#useFont(name, value);
    }
  }

  #useFont(name: string, value: number): void {
    if (name === 'deff') this.#defaultFont = value;
    if (name === 'f') {
      this.#font = value;
      this.#change({ page: this.#fonts.get(value) ?? this.#page });
    }
    const page = name === 'fcharset' ? pageOfCharset(value) : undefined;
    if (page !== undefined) this.#fonts.set(this.#font, page);
  }

  #endParagraph(): void {
    this.#flush();
    if (this.#state.place !== 'body') return;
    const { style, outline, inTable, level, list } = this.#state.paragraph;
    const heading = headingOf(outline, this.#headings.get(style));
    const isItem = heading === 0 && (this.#isCounted !== undefined || list > 0);
    this.#target().endParagraph({
      heading,
      inTable,
      ...(isItem ? { item: { level, isCounted: this.#isCounted === true } } : {}),
    });
    this.#isCounted = undefined;
  }
}

function headingOf(outline: number | undefined, named: number | undefined): number {
  if (outline === undefined) return named ?? 0;
  return outline < 0 || outline > 8 ? 0 : Math.min(6, outline + 1);
}

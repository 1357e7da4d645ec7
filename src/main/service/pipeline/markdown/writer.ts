/**
 * The pen: turns a stream of text, marks and block boundaries into lines of markdown.
 *
 * Everything that may turn out to be unneeded is owed, not written: line breaks, spaces, opening and
 * closing marks. They are paid when the next visible character comes, so white space ends up outside
 * emphasis, empty marks vanish, adjacent equal marks join and no block leaves a stray blank line.
 *
 * Three modes: `flow` (paragraphs, lists, quotes), `line` (a heading: one line), `cell` (a table cell:
 * one line, breaks become `<br>`). Time and memory are linear in what is written; the depth of line
 * prefixes is capped at MAX_PREFIX characters.
 */
import { foldRuns } from '../dom/text.ts';
import { ANY_SIGNS, BLANK, FOLDS, SPECIAL, TEX } from '../dom/text-facts.ts';
import { escapeAllDollars, escapeDollars } from './dollars.ts';
import { escapeText, fenceFor, isDigit, mayStartBlock } from './escape.ts';
import {
  LEADING_PUNCTUATION,
  isBlank,
  isSign,
  isWord,
  lastCharacter,
  startsWithSign,
  startsWithWord,
  trailingPunctuation,
  withClosedEnd,
} from './flanking.ts';

/** An inline mark around text. `close` is written even when text in between ended blocks. */
export interface Mark {
  readonly kind: 'emphasis' | 'link';
  readonly open: string;
  readonly close: string;
  /** A link around blocks: written once, around its first heading when it has one. */
  readonly once: 'no' | 'first' | 'heading';
  /** The brackets in a link's text are paired: none of them ends it. */
  readonly isBalanced?: boolean;
}

interface OpenMark extends Mark {
  isOpen: boolean;
  isSpent: boolean;
}

interface Container {
  readonly rest: string;
  readonly first: string | undefined;
  /** What was owed and written when it opened. */
  readonly owedNewlines: number;
  readonly startedAt: number;
}

const MAX_PREFIX = 120;
const FOLD = /[\t\n\r\f\v\u00a0\u2028\u2029]| {2}/;

export type WriterMode = 'flow' | 'cell';

export class Writer {
  readonly mode: WriterMode;
  readonly #chunks: string[] = [];
  readonly #containers: Container[] = [];
  readonly #marks: OpenMark[] = [];
  #held: OpenMark[] = [];
  /** Prefix of continuation lines, of the blank line owed, and of the next line when it differs. */
  #rest = '';
  #separator = '';
  #first: string | undefined = undefined;
  #beforeHeading: string | undefined = undefined;
  #owedNewlines = 0;
  /** A container ended: a line without a marker right below would be read as its last paragraph's next. */
  #isAfterContainer = false;
  #owedBreaks = 0;
  #owesSpace = false;
  #unopened = 0;
  #isEmpty = true;
  /** The last chunk is text and may be split for flanking. */
  #lastIsText = false;
  #last = '';
  #lineStart = true;
  /** The line so far is digits only, so that a following "." would make a list. */
  #onlyDigits = false;
  #code = '';
  #links = 0;
  #headingLevel = 0;
  /** A bare dollar sign of this block could open a formula, and the chunks with such signs. */
  #isDollarOpen = false;
  #dollarChunks: number[] = [];

  constructor(mode: WriterMode) {
    this.mode = mode;
  }

  /** Something was written since the start. */
  get isEmpty(): boolean {
    return this.#isEmpty && this.#code === '';
  }

  /** Chunks written so far: grows when, and only when, something became visible. */
  get length(): number {
    return this.#chunks.length + this.#code.length;
  }

  /** Ends the current block; the next content starts after a blank line (`lines` 2) or a new line (1). */
  block(lines: 1 | 2 = 2): void {
    this.#flushCode();
    if (this.#headingLevel > 0) {
      this.#owesSpace = true;
      return;
    }
    this.#closeMarks();
    this.#owesSpace = false;
    this.#owedBreaks = 0;
    // behind a marker not yet written there is nothing to keep a distance from
    if (this.#isEmpty || (this.#first !== undefined && this.#owedNewlines > 0)) return;
    if (this.#owedNewlines < lines) this.#owedNewlines = lines;
  }

  /** A `<br>`: one is a hard break, several end the paragraph. */
  lineBreak(): void {
    this.#flushCode();
    if (this.#headingLevel > 0) this.#owesSpace = true;
    else if (this.#owedNewlines === 0 && !this.#lineStart) this.#owedBreaks++;
  }

  /** Opens a quote, list item or the like: `first` leads its first line, `rest` the others;
   *  `title` is a line of its own before the content. */
  openContainer(first: string, rest: string, title = ''): void {
    const isCapped = this.#rest.length >= MAX_PREFIX;
    this.#containers.push({
      rest: this.#rest,
      first: this.#first,
      owedNewlines: this.#owedNewlines,
      startedAt: this.length,
    });
    if (this.mode === 'cell') {
      this.#first = first.startsWith('>') ? this.#first : (this.#first ?? '') + first;
      return;
    }
    if (isCapped) return;
    const lead = title === '' ? first : `${first}${title}\n${this.#rest}${rest}`;
    this.#first = (this.#first ?? this.#rest) + lead;
    this.#rest += rest;
  }

  /** Writes at the beginning of a list item; what follows stays on its line, whatever block it is in. */
  lead(sign: string): void {
    if (this.#first !== undefined && (this.#owedNewlines > 0 || this.#isEmpty)) this.#first += sign;
    else this.inline(sign);
  }

  /** Closes the innermost container and owes at most `gap` lines after it; one that stayed empty is
   *  forgotten, with its first-line marker. */
  closeContainer(gap: 1 | 2 = 2): void {
    this.block(gap);
    const before = this.#containers.pop();
    if (before === undefined) return;
    if (before.startedAt === this.length) this.#owedNewlines = before.owedNewlines;
    else {
      if (this.#owedNewlines > gap) this.#owedNewlines = gap;
      this.#isAfterContainer = true;
    }
    this.#first = this.#first === undefined ? undefined : before.first;
    this.#rest = before.rest;
    if (this.#rest.length < this.#separator.length) this.#separator = this.#rest;
  }

  /**
   * Starts a heading; its content becomes one line. Level 0 is a line without a sign. A heading inside a
   * heading is text of the outer.
   */
  openHeading(level: number): void {
    this.block();
    if (this.#headingLevel === 0 && this.mode === 'flow') {
      this.#beforeHeading = this.#first;
      if (level > 0) this.#first = `${this.#first ?? this.#rest}${'#'.repeat(level)} `;
    }
    this.#headingLevel++;
  }

  /** Ends a heading; an empty one leaves nothing. */
  closeHeading(): void {
    this.#flushCode();
    this.#guardClosingSigns();
    this.#headingLevel--;
    if (this.#headingLevel === 0 && this.mode === 'flow' && this.#first !== undefined) {
      this.#first = this.#beforeHeading;
    }
    this.block();
  }

  /** `#` at the end of a heading would be read as its closing sign. */
  #guardClosingSigns(): void {
    if (this.#last !== '#' || !this.#lastIsText || this.#held.length > 0) return;
    const last = this.#chunks.pop() ?? '';
    this.#chunks.push(last.replace(/(?<=^|\s)#+$/, '\\$&'));
  }

  openMark(mark: Mark): void {
    this.#flushCode();
    this.#marks.push({ ...mark, isOpen: false, isSpent: false });
    this.#unopened++;
  }

  closeMark(): void {
    this.#flushCode();
    const mark = this.#marks.pop();
    if (mark === undefined) return;
    if (mark.isOpen) this.#hold(mark);
    else this.#unopened--;
  }

  /** Text as it stands in the tree; white space is folded, characters escaped where needed. `signs`: what is
   *  known of it (dom/text-facts.ts). */
  text(raw: string, signs = ANY_SIGNS): void {
    if ((signs & BLANK) !== 0 || isBlank(raw)) {
      if (raw !== '') this.#space();
      return;
    }
    const folded = (signs & FOLDS) !== 0 && FOLD.test(raw) ? foldRuns(raw) : raw;
    const starts = folded.charCodeAt(0) === 32;
    const ends = folded.charCodeAt(folded.length - 1) === 32;
    const text = starts || ends ? folded.trim() : folded;
    if (starts) this.#space();
    this.#writeText(text, signs);
    if (ends) this.#owesSpace = true;
  }

  /** White space between what stands before and what may come. */
  space(): void {
    this.#space();
  }

  /** Text that is markdown already (a link's image, math, a tag): written as it is, never escaped. */
  inline(markdown: string): void {
    this.#flushCode();
    this.#begin(markdown, false);
    this.#push(markdown, false);
  }

  /** What is written becomes one line: a heading, a cell. */
  get isOneLine(): boolean {
    return this.mode === 'cell' || this.#headingLevel > 0;
  }

  /** A formula within its dollar signs, on one line: none of the signs around it may be taken for its edge. */
  formula(markdown: string): void {
    this.#flushCode();
    this.#begin(markdown, false);
    for (const place of this.#dollarChunks) {
      const chunk = this.#chunks[place];
      if (chunk !== undefined) this.#chunks[place] = escapeAllDollars(chunk);
    }
    this.#dollarChunks = [];
    this.#isDollarOpen = false;
    if (this.#last === '$') this.#push(' ', false);
    this.#push(markdown, false);
  }

  /** Text of a code span; neighbouring pieces join into one span. */
  codeText(raw: string): void {
    const folded = FOLD.test(raw) ? foldRuns(raw) : raw;
    if (this.#code === '' && folded.trim() === '') this.#space();
    else if (this.#code === '' && folded.startsWith(' ')) {
      this.#space();
      this.#code = folded.trimStart();
    } else this.#code += folded;
  }

  /** A line of code in a span of its own, its indent kept. */
  codeLine(line: string): void {
    this.#flushCode();
    const fence = fenceFor(line, 1);
    const isPadded = /^`|`$|^ .* $/.test(line);
    const pad = isPadded ? ' ' : '';
    this.inline(
      `${fence}${pad}${this.mode === 'cell' ? line.replaceAll('|', '\\|') : line}${pad}${fence}`,
    );
  }

  /** Several lines of finished markdown (a table, a fence): each gets the prefix. */
  lines(markdown: string, tight: 1 | 2 = 2): void {
    this.block(tight);
    this.#begin(markdown, false);
    const blank = this.#rest.trimEnd();
    const prefixed =
      this.#rest === ''
        ? markdown
        : markdown.replace(/\n(?=(.?))/g, (_, next: string) =>
            next === '' || next === '\n' ? `\n${blank}` : `\n${this.#rest}`,
          );
    this.#push(prefixed, false);
    this.block(tight);
  }

  /** Everything written. Closes what is open. */
  finish(): string {
    this.block();
    this.#flushHeld('');
    return this.#chunks.join('');
  }

  #space(): void {
    // white space outside of code ends a span
    this.#flushCode();
    if (!this.#lineStart || this.#owedNewlines > 0) this.#owesSpace = true;
  }

  #writeText(text: string, signs: number): void {
    this.#flushCode();
    let rest = text;
    if (this.#unopened > 0 && this.#isGlued()) {
      rest = this.#writeLeadingPunctuation(text);
      if (rest === '') return;
    }
    const plain = this.#begin(rest, true);
    const lineStart = plain && this.#lineStart && this.mode === 'flow';
    const isSpecial = (signs & SPECIAL) !== 0 || (lineStart && mayStartBlock(rest));
    const escaped = isSpecial ? this.#escape(rest, lineStart) : rest;
    const isDigits = isDigit(rest.charCodeAt(0));
    const onlyDigits = lineStart && isDigits && /^\d{1,9}$/.test(rest);
    // a digit right behind a formula would keep it from ending
    if (isDigits && this.#last === '$' && !this.#lastIsText) this.#push(' ', false);
    const guarded = this.#guardStart(escaped);
    this.#push((signs & TEX) === 0 ? guarded : this.#guardDollars(guarded), true);
    this.#onlyDigits = onlyDigits;
  }

  /** What comes stands right behind what was written. */
  #isGlued(): boolean {
    const owesLine = this.#owedNewlines > 0 || this.#owedBreaks > 0;
    return !owesLine && !this.#owesSpace && !this.#lineStart;
  }

  /** What goes on with a number or brackets written before must not make a list or a link of them. */
  #guardStart(escaped: string): string {
    if (this.#onlyDigits && /^[.)]/.test(escaped)) return `\\${escaped}`;
    if (this.#last !== ']' || !escaped.startsWith('(')) return escaped;
    const last = this.#lastIsText ? this.#chunks.at(-1) : undefined;
    if (last?.endsWith(']') !== true || last.endsWith('\\]')) return `\\${escaped}`;
    // not the parenthesis: where formulas are read that would begin one
    this.#chunks[this.#chunks.length - 1] = `${last.slice(0, -1)}\\]`;
    return escaped;
  }

  #guardDollars(escaped: string): string {
    if (!escaped.includes('$')) return escaped;
    const { text, isOpen } = escapeDollars(escaped, this.#last, this.#isDollarOpen);
    this.#isDollarOpen = isOpen;
    this.#dollarChunks.push(this.#chunks.length);
    return text;
  }

  #escape(text: string, lineStart: boolean): string {
    return escapeText(text, {
      lineStart,
      inLink: this.#links > 0 && !this.#isInPairedBrackets(),
      inCell: this.mode === 'cell',
      inStrike: this.#isStruck(),
      before: this.#last,
    });
  }

  #isInPairedBrackets(): boolean {
    return this.#marks.every(
      ({ kind, isOpen, isBalanced }) => kind !== 'link' || !isOpen || isBalanced === true,
    );
  }

  #isStruck(): boolean {
    return this.#marks.length > 0 && this.#marks.some((mark) => mark.open === '~~');
  }

  /** Punctuation that would keep an emphasis from opening after a letter stays outside of it. */
  #writeLeadingPunctuation(text: string): string {
    const first = this.#marks.find((mark) => !mark.isOpen && this.#mayOpen(mark));
    if (first?.kind !== 'emphasis' || !isWord(this.#last) || this.#held.length > 0) return text;
    const punctuation = LEADING_PUNCTUATION.exec(text)?.[0];
    if (punctuation === undefined) return text;
    this.#push(this.#escape(punctuation, false), true);
    const rest = text.slice(punctuation.length);
    this.#owesSpace = rest.startsWith(' ');
    return rest.trimStart();
  }

  /** Pays what is owed before `next`; true when no mark was opened on the way. */
  #begin(next: string, isText: boolean): boolean {
    if (this.#owedBreaks > 1 && this.mode === 'flow') this.block();
    if (this.#owedNewlines > 0) this.#startLine();
    else if (this.#owedBreaks > 0) this.#hardBreak();
    else if (this.#lineStart && this.#isEmpty) this.#startDocument();
    else if (this.#owesSpace) {
      this.#flushHeld(' ');
      this.#push(' ', false);
    }
    this.#owesSpace = false;
    this.#isEmpty = false;
    if (this.#unopened > 0 && this.#openMarks(next, isText)) return false;
    this.#flushHeld(next);
    return true;
  }

  #startDocument(): void {
    if (this.#first !== undefined) this.#chunks.push(this.#first);
    else if (this.#rest !== '') this.#chunks.push(this.#rest);
    this.#first = undefined;
    this.#separator = this.#rest;
  }

  #startLine(): void {
    this.#flushHeld('\n');
    const lead = this.#first ?? this.#rest;
    if (this.#isAfterContainer && this.#first === undefined) this.#owedNewlines = 2;
    this.#isAfterContainer = false;
    if (this.mode === 'cell') this.#chunks.push('<br>', lead);
    else if (this.#owedNewlines === 1) this.#chunks.push('\n', lead);
    else this.#chunks.push('\n', this.#separator.trimEnd(), '\n', lead);
    this.#first = undefined;
    this.#separator = this.#rest;
    this.#owedNewlines = 0;
    this.#owedBreaks = 0;
    this.#lineStart = true;
    this.#last = '';
    this.#onlyDigits = false;
    this.#isDollarOpen = false;
    if (this.#dollarChunks.length > 0) this.#dollarChunks = [];
  }

  #hardBreak(): void {
    this.#flushHeld('\n');
    if (this.mode === 'cell') this.#chunks.push('<br>');
    else this.#chunks.push('  \n', this.#rest);
    this.#owedBreaks = 0;
    this.#lineStart = true;
    this.#last = '';
    this.#onlyDigits = false;
  }

  /** Opens the marks that wait; true when at least one was written. */
  #openMarks(next: string, isText: boolean): boolean {
    let opened = false;
    for (const mark of this.#marks) {
      if (mark.isOpen || !this.#mayOpen(mark)) continue;
      const held = this.#held.at(-1);
      if (held !== undefined && mark.kind === 'emphasis' && held.close === mark.open && !opened) {
        this.#held.pop();
      } else {
        if (this.#held.length > 0) this.#partFromHeld(mark, next);
        if (this.#runsInto(mark, next, isText)) this.#push(' ', false);
        if (mark.kind === 'link') this.#guardImageSign();
        this.#chunks.push(mark.open);
        this.#last = mark.open.slice(-1);
        this.#lastIsText = false;
        this.#lineStart = false;
        opened = true;
      }
      mark.isOpen = true;
      this.#unopened--;
      if (mark.kind === 'link') this.#links++;
    }
    return opened;
  }

  /** What stands before would keep the mark from opening. */
  #runsInto(mark: OpenMark, next: string, isText: boolean): boolean {
    if (mark.kind !== 'emphasis') return false;
    const isBeforeSign = !isText || startsWithSign(next) || !this.#opensAlone(mark);
    return (isBeforeSign && isWord(this.#last)) || (mark.open === '~~' && this.#last === '~');
  }

  /** No other sign follows the mark's own: a letter would keep it from opening before one. */
  #opensAlone(mark: OpenMark): boolean {
    return this.#marks.every(
      (other) =>
        other.isOpen || other.open.startsWith(mark.open.charAt(0)) || !this.#mayOpen(other),
    );
  }

  /** Beside punctuation the signs of a mark that ends and of one that begins would be read as one opening run. */
  #partFromHeld(mark: Mark, next: string): void {
    const isBeside = isSign(this.#last) || startsWithSign(next);
    const needsSpace = mark.kind === 'emphasis' && isBeside;
    this.#flushHeld(mark.open);
    if (needsSpace && this.#chunks.at(-1) !== ' ') this.#push(' ', false);
  }

  /** `!` before a link would make it an image. */
  #guardImageSign(): void {
    const last = this.#lastIsText ? this.#chunks.at(-1) : undefined;
    if (last?.endsWith('!') !== true) return;
    this.#chunks[this.#chunks.length - 1] = `${last.slice(0, -1)}\\!`;
  }

  #mayOpen(mark: OpenMark): boolean {
    if (mark.once === 'no') return true;
    return !mark.isSpent && (mark.once === 'first' || this.#headingLevel > 0);
  }

  #closeMarks(): void {
    for (let at = this.#marks.length - 1; at >= 0; at--) {
      const mark = this.#marks[at];
      if (mark?.isOpen !== true) continue;
      this.#hold({ ...mark });
      mark.isOpen = false;
      mark.isSpent = true;
      this.#unopened++;
    }
  }

  #hold(mark: OpenMark): void {
    if (mark.kind === 'link') this.#links--;
    this.#held.push(mark);
  }

  /** Writes the closing marks held back, now that what follows is known. */
  #flushHeld(next: string): void {
    if (this.#held.length === 0) return;
    const held = this.#held;
    this.#held = [];
    const { closers, hasEmphasis, isMixed } = closersOf(held);
    const isBlocked = startsWithWord(next) && (isMixed || (hasEmphasis && isSign(this.#last)));
    const mayPart = !isMixed && this.#lastIsText && held[0]?.kind === 'emphasis';
    const last = isBlocked && mayPart ? this.#chunks.pop() : undefined;
    if (last === undefined) {
      this.#chunks.push(closers);
      // a link's end is a joined string, which reading would copy
      this.#last = held.at(-1)?.kind === 'link' ? ')' : closers.slice(-1);
      if (isBlocked) this.#push(' ', false);
    } else this.#closeBeforePunctuation(last, held, closers);
    this.#lastIsText = false;
  }

  /** Puts the closing marks before the punctuation at the end of `text`, the last written. */
  #closeBeforePunctuation(text: string, held: readonly OpenMark[], closers: string): void {
    const tail = trailingPunctuation(text);
    const kept = text.slice(0, text.length - tail.length).trimEnd();
    if (kept !== '') this.#chunks.push(withClosedEnd(kept), closers, text.slice(kept.length));
    else if (this.#chunks.at(-1) === held[0]?.open) this.#replaceOpener(text, held);
    else this.#chunks.push(text, closers, ' ');
    this.#last = kept === '' ? '' : tail.slice(-1);
  }

  /** Marks around punctuation only cannot close before a letter: they are left out. */
  #replaceOpener(text: string, held: readonly OpenMark[]): void {
    let dropped = 0;
    while (dropped < held.length && this.#chunks.at(-1) === held[dropped]?.open) {
      this.#chunks.pop();
      dropped++;
    }
    const closers = held.slice(dropped).map((mark) => mark.close);
    this.#chunks.push(text, ...closers, ...(closers.length === 0 ? [] : [' ']));
  }

  #flushCode(): void {
    if (this.#code === '') return;
    const code = this.#code.trimEnd();
    const endsWithSpace = code.length < this.#code.length;
    this.#code = '';
    const fence = fenceFor(code, 1);
    const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    const body = this.mode === 'cell' ? code.replaceAll('|', '\\|') : code;
    const span = `${fence}${pad}${body}${pad}${fence}`;
    this.#begin(span, false);
    // two spans side by side would be read as one
    if (this.#last === '`' && !this.#lastIsText) this.#push(' ', false);
    this.#push(span, false);
    if (endsWithSpace) this.#owesSpace = true;
  }

  #push(chunk: string, isText: boolean): void {
    this.#chunks.push(chunk);
    this.#last = lastCharacter(chunk);
    this.#lastIsText = isText;
    this.#lineStart = false;
    this.#onlyDigits = false;
  }
}

/** The closing signs of marks, one after another. `isMixed`: one stands behind another's, and cannot close before a letter. */
function closersOf(held: readonly OpenMark[]) {
  let closers = '';
  let hasEmphasis = false;
  let isMixed = false;
  for (const { kind, close } of held) {
    if (kind === 'emphasis') {
      isMixed ||= closers !== '' && !closers.endsWith(close[0] ?? '');
      hasEmphasis = true;
    }
    closers += close;
  }
  return { closers, hasEmphasis, isMixed };
}

/**
 * HTML text → calls of a TreeBuilder: texts, tags with their attributes, comments, doctypes.
 *
 * The tokens are those of htmlparser2 (and of the HTML Standard, section 13.2.5, where it follows it); what
 * differs: a tag cut off by the end of the page is no text, and a reference behind a bare `<` in a title
 * counts. It reads each character once or twice: plain
 * searches for the next `<`, quote or `>` instead of a state per character. Linear for any input.
 */
import { CharBuffer } from './char-buffer.ts';
import { HASH_START, NameCache, hashNext, internalize, stands } from './names.ts';
import { NO_CLASS, factsOfClass, type ClassFacts } from './class-facts.ts';
import { HAS_CLASS, attributeBit } from './page-element.ts';
import { decodeText, decodeValue } from './references.ts';
import { NORMAL, PLAIN, RCDATA, ruleOf, type TagRule } from './tag-rules.ts';
import { sweepText } from './text-facts.ts';
import type { Attributes, TreeBuilder } from './tree-builder.ts';

const AMPERSAND = 38;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

interface AttributeName {
  readonly name: string;
  readonly bit: number;
}

/** Longest names of tags and attributes, and longest classes, that are remembered. */
const LONGEST_NAME = 24;
const LONGEST_CLASS = 64;

const buffer = new CharBuffer();
const tagRules = new NameCache<TagRule>(LONGEST_NAME, (written) =>
  ruleOf(internalize(written.toLowerCase())),
);
const classes = new NameCache<ClassFacts>(LONGEST_CLASS, factsOfClass);
const attributeNames = new NameCache<AttributeName>(LONGEST_NAME, (written) => {
  const name = internalize(written.toLowerCase());
  return { name, bit: attributeBit(name) };
});

const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** The place of the first character from `from` on that is no white space. */
function skipSpace(chars: Uint16Array, from: number): number {
  let at = from;
  while (isSpace(chars[at] ?? 0)) at += 1;
  return at;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Ends a tag's name: white space, `/`, `>`. */
const endsName = (code: number): boolean =>
  code <= 62 && (code === GREATER || code === SLASH || isSpace(code));

/** Looks for a text from rising places; what was found (or not) is remembered, so that all looking is linear. */
class Search {
  readonly #html: string;
  readonly #text: string;
  #next = -1;

  constructor(html: string, text: string) {
    this.#html = html;
    this.#text = text;
  }

  /** The next place from `from` on, the page's length when there is none. */
  from(from: number): number {
    if (this.#next < from) {
      const found = this.#html.indexOf(this.#text, from);
      this.#next = found === -1 ? this.#html.length : found;
    }
    return this.#next;
  }
}

export class HtmlReader {
  readonly #html: string;
  readonly #chars: Uint16Array;
  readonly #tree: TreeBuilder;
  #at = 0;
  /** Of the tag read last: it ends with `/>`; bits of its attributes; what its class says. */
  #isClosed = false;
  #bits = 0;
  #classes = NO_CLASS;
  readonly #references: Search;
  readonly #commentEnds: Search;
  readonly #oddCommentEnds: Search;

  constructor(html: string, tree: TreeBuilder) {
    this.#html = html;
    this.#chars = buffer.of(html);
    this.#tree = tree;
    this.#references = new Search(html, '&');
    this.#commentEnds = new Search(html, '-->');
    this.#oddCommentEnds = new Search(html, '--!>');
  }

  /** Reads the page to its end. */
  read(): void {
    const html = this.#html;
    const { length } = html;
    // where the text before the next tag begins
    let from = 0;
    let look = 0;
    while (look < length) {
      const less = this.#chars[look] === LESS ? look : html.indexOf('<', look);
      if (less === -1) break;
      look = less + 1;
      if (!this.#opensMarkup(less)) continue;
      if (less > from) this.#text(from, less);
      this.#at = less;
      this.#markup();
      from = this.#at;
      look = from;
    }
    if (from < length) this.#text(from, length);
  }

  /** `<` begins something here, it is not just a sign. */
  #opensMarkup(less: number): boolean {
    const next = this.#chars[less + 1] ?? 0;
    if (next === SLASH) return less + 2 < this.#html.length;
    return isLetter(next) || next === 33 || next === 63;
  }

  #markup(): void {
    const next = this.#chars[this.#at + 1] ?? 0;
    if (next === SLASH) this.#endTag(this.#at + 2);
    else if (next === 33) this.#declaration(this.#at + 2);
    else if (next === 63) this.#bogusComment(this.#at + 1, this.#at + 2);
    else this.#startTag(this.#at + 1);
  }

  #text(start: number, end: number): void {
    const first = this.#references.from(start);
    const html = this.#html;
    if (first < end) this.#tree.text(decodeText(html, start, end, first), undefined);
    else this.#tree.text(html.slice(start, end), sweepText(this.#chars, start, end));
  }

  #endTag(start: number): void {
    const html = this.#html;
    const chars = this.#chars;
    const first = chars[start] ?? 0;
    if (!isLetter(first)) {
      if (first === GREATER) this.#at = start + 1;
      else this.#bogusComment(start, start);
      return;
    }
    // nearly all end tags end the innermost element, and are written as its name
    const open = this.#tree.innermost;
    if (open !== undefined && chars[start + open.chars.length] === GREATER) {
      if (stands(open.chars, chars, start)) {
        this.#tree.endInnermost();
        this.#at = start + open.chars.length + 1;
        return;
      }
    }
    let at = start;
    let hash = HASH_START;
    let code = first;
    while (!endsName(code)) {
      hash = hashNext(hash, code);
      at += 1;
      code = chars[at] ?? 0;
      if (code === 0 && at === html.length) {
        this.#stop();
        return;
      }
    }
    const end = code === GREATER ? at : html.indexOf('>', at);
    this.#tree.end(tagRules.get(html, chars, start, at, hash));
    this.#at = end === -1 ? html.length : end + 1;
  }

  /** The page ends within a tag: what there is of it is left out. */
  #stop(): void {
    this.#at = this.#html.length;
  }

  #startTag(start: number): void {
    const html = this.#html;
    const chars = this.#chars;
    let at = start;
    let hash = HASH_START;
    let code = chars[at] ?? 0;
    while (!endsName(code)) {
      hash = hashNext(hash, code);
      at += 1;
      code = chars[at] ?? 0;
      if (code === 0 && at === html.length) {
        this.#stop();
        return;
      }
    }
    const rule = tagRules.get(html, chars, start, at, hash);
    const content = this.#tree.isForeign ? NORMAL : rule.content;
    const attributes: Attributes = {};
    this.#isClosed = false;
    this.#bits = 0;
    this.#classes = NO_CLASS;
    if (code !== GREATER) {
      at = this.#attributes(at, attributes);
      if (at === -1) {
        this.#stop();
        return;
      }
    }
    this.#tree.start(rule, {
      attributes,
      bits: this.#bits,
      classes: this.#classes,
      isClosed: this.#isClosed,
    });
    this.#at = at + 1;
    if (content !== NORMAL) this.#rawText(rule);
  }

  /** Reads attributes up to the `>` of the tag and gives its place, -1 when the page ends before. */
  #attributes(from: number, into: Attributes): number {
    const html = this.#html;
    const chars = this.#chars;
    const { length } = html;
    let at = from;
    for (;;) {
      at = this.#gap(at);
      let code = chars[at] ?? 0;
      if (code === GREATER) return at;
      if (at >= length) return -1;
      const start = at;
      let hash = HASH_START;
      // the first character belongs to the name whatever it is
      do {
        hash = hashNext(hash, code);
        at += 1;
        code = chars[at] ?? 0;
      } while (code !== EQUALS && !endsName(code) && at < length);
      const attribute = attributeNames.get(html, chars, start, at, hash);
      const { name } = attribute;
      this.#bits |= attribute.bit;
      at = skipSpace(chars, at);
      if (chars[at] !== EQUALS) {
        if (isNew(name, into)) into[name] = '';
        continue;
      }
      at = this.#value(at + 1, attribute, into);
      if (at === -1) return -1;
    }
  }

  /** The place behind white space and slashes; a slash among them closes the element when `>` follows. */
  #gap(from: number): number {
    const chars = this.#chars;
    let at = from;
    let code = chars[at] ?? 0;
    this.#isClosed = false;
    while (code === SLASH || isSpace(code)) {
      if (code === SLASH) this.#isClosed = true;
      at += 1;
      code = chars[at] ?? 0;
    }
    return at;
  }

  /** Reads an attribute's value and gives the place behind it, -1 when the page ends before. */
  #value(from: number, { name, bit }: AttributeName, into: Attributes): number {
    const html = this.#html;
    const chars = this.#chars;
    const at = skipSpace(chars, from);
    const code = chars[at] ?? 0;
    const isQuoted = code === DOUBLE_QUOTE || code === SINGLE_QUOTE;
    const start = isQuoted ? at + 1 : at;
    if (isQuoted && bit === HAS_CLASS) {
      const known = this.#knownClass(start, code);
      if (known !== undefined) {
        if (isNew(name, into)) this.#setClass(known, into);
        return start + known.value.length + 1;
      }
    }
    const end = isQuoted
      ? html.indexOf(code === DOUBLE_QUOTE ? '"' : "'", start)
      : endOfBareValue(html, start);
    if (end === -1) return -1;
    if (isNew(name, into)) {
      const first = this.#references.from(start);
      const value = first < end ? decodeValue(html, start, end, first) : html.slice(start, end);
      if (bit === HAS_CLASS) this.#setClass(factsOfClass(value), into);
      else into[name] = value;
    }
    return isQuoted ? end + 1 : end;
  }

  #setClass(facts: ClassFacts, into: Attributes): void {
    into['class'] = facts.value;
    this.#classes = facts;
  }

  /** The class from `start` to the quote; undefined when it is long or has character references. */
  #knownClass(start: number, quote: number): ClassFacts | undefined {
    const chars = this.#chars;
    let hash = HASH_START;
    for (let at = start; at <= start + LONGEST_CLASS; at += 1) {
      const code = chars[at];
      if (code === quote) return classes.get(this.#html, chars, start, at, hash);
      if (code === undefined || code === AMPERSAND) return undefined;
      hash = hashNext(hash, code);
    }
    return undefined;
  }

  /** The text of an element whose content is no markup, up to its end tag. */
  #rawText({ name, content }: TagRule): void {
    const html = this.#html;
    const start = this.#at;
    const end = content === PLAIN ? -1 : endOfRawText(html, name, start);
    const last = end === -1 ? html.length : end;
    if (last > start) {
      if (content === RCDATA) this.#text(start, last);
      else this.#tree.text(html.slice(start, last), undefined);
    }
    this.#at = last;
    if (end !== -1) this.#endTag(end + 2);
  }

  /** What stands behind `<!`. */
  #declaration(start: number): void {
    const html = this.#html;
    if (html.startsWith('--', start)) this.#comment(start + 2);
    else if (html.startsWith('[CDATA[', start)) this.#cdata(start + 7);
    else if (isNamed(html, start, 'doctype')) this.#doctype(start);
    else this.#bogusComment(start, start);
  }

  #comment(start: number): void {
    const html = this.#html;
    if (html.startsWith('>', start) || html.startsWith('->', start)) {
      this.#tree.comment('');
      this.#at = html.indexOf('>', start) + 1;
      return;
    }
    const plain = this.#commentEnds.from(start);
    const odd = this.#oddCommentEnds.from(start);
    const end = Math.min(plain, odd);
    const data = html.slice(start, end);
    this.#tree.comment(end === html.length ? data.replace(/(?:--!|--?)$/, '') : data);
    this.#at = end + (odd < plain ? 4 : 3);
  }

  #cdata(start: number): void {
    const html = this.#html;
    const end = html.indexOf(']]>', start);
    const last = end === -1 ? html.length : end;
    const data = html.slice(start, last);
    if (end !== -1 && this.#tree.isForeign) this.#tree.text(data, undefined);
    else this.#tree.comment(end === -1 ? `[CDATA[${data}` : `[CDATA[${data}]]`);
    this.#at = end === -1 ? last : end + 3;
  }

  #doctype(start: number): void {
    const html = this.#html;
    const end = html.indexOf('>', start);
    if (end === -1) {
      this.#stop();
      return;
    }
    this.#tree.doctype(html.slice(start, end));
    this.#at = end + 1;
  }

  /** Markup that is none: up to the next `>` it is a comment. */
  #bogusComment(start: number, look: number): void {
    const html = this.#html;
    const end = html.indexOf('>', look);
    const last = end === -1 ? html.length : end;
    this.#tree.comment(html.slice(start, last));
    this.#at = last + 1;
  }
}

/** The first of two attributes of one name counts; what every object inherits is no attribute. */
const isNew = (name: string, attributes: Attributes): boolean =>
  typeof attributes[name] !== 'string';

function endOfBareValue(html: string, start: number): number {
  for (let at = start; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === GREATER || isSpace(code)) return at;
  }
  return -1;
}

/** The `<` of the end tag `name`, -1 when there is none. */
function endOfRawText(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    if (end < html.length && endsName(html.charCodeAt(end)) && isNamed(html, at + 2, name))
      return at;
  }
  return -1;
}

/** `name` stands at `start`, in letters of either case. */
function isNamed(html: string, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if ((html.charCodeAt(start + at) | 32) !== name.charCodeAt(at)) return false;
  }
  return true;
}

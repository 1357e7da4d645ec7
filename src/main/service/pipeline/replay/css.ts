/**
 * CSS as it is shown from the archive: every address of it leads there.
 *
 * Rewritten are `url()`, `src()`, `@import` and the strings of `image-set()`, in any spelling (escapes, comments
 * between); `@namespace` names nothing that is fetched. Selectors ask for attributes as they were written. States that nothing has without scripts become what the
 * still says of them. Comments go. What could be read as markup inside a `<style>` is written
 * otherwise. Linear in the length for any input. Source: CSS Syntax Level 3, sections 4.3 and 8.
 */
import { NOWHERE, partAddress } from './addresses.ts';
import { CHANGED, writtenIn } from './written.ts';

/**
 * Addresses are resolved against `base` (the sheet's own address, or the page's) and put below `prefix`. `page`: of the
 * page the sheet stands in.
 */
export function rewriteCss(css: string, base: string, prefix: string, page = ''): string {
  return new CssRewriter(css, { base, prefix, page }).run();
}

const PICTURE_FUNCTIONS = new Set(['image-set', '-webkit-image-set', 'image', 'cross-fade']);
/** Pseudo-classes of states that only scripts bring about: `:defined` then holds everywhere. */
const STEADS: ReadonlyMap<string, string> = new Map([
  ['defined', ':not(.hearth-never)'],
  ['modal', '[data-hearth-modal]'],
  ['popover-open', '[data-hearth-popover]'],
]);
const URL_FUNCTIONS = new Set(['url', 'src', 'url-prefix']);

const isSpace = (code: number): boolean =>
  code === 32 || code === 9 || code === 10 || code === 13 || code === 12;
const startsName = (code: number): boolean =>
  (code | 32) >= 97 && (code | 32) <= 122 ? true : code === 95 || code === 45 || code >= 128;
const isNamePart = (code: number): boolean => startsName(code) || (code >= 48 && code <= 57);

const BACKSLASH = 92;
const COLON = 58;
const BRACKET = 91;
const OPEN = 40;
const LESS = 60;

interface Place {
  readonly base: string;
  readonly prefix: string;
  readonly page: string;
}

class CssRewriter {
  readonly #css: string;
  readonly #place: Place;
  readonly #out: string[] = [];
  /** Where what was not yet given out begins. */
  #from = 0;
  #at = 0;
  #depth = 0;
  /** Depths at which functions whose strings are addresses were opened. */
  readonly #pictures: number[] = [];
  /** What the at-rule under way does with an address. */
  #rule: 'import' | 'namespace' | undefined;

  constructor(css: string, place: Place) {
    this.#css = css;
    this.#place = place;
  }

  run(): string {
    const css = this.#css;
    while (this.#at < css.length) this.#token(css.charCodeAt(this.#at));
    this.#flush(css.length);
    return this.#out.join('');
  }

  #token(code: number): void {
    const css = this.#css;
    if (code === 47 && css.charCodeAt(this.#at + 1) === 42) this.#comment();
    else if (code === 34 || code === 39) this.#string();
    else if (code === 64) this.#atRule();
    else if (code === COLON) this.#colon();
    else if (code === BRACKET) this.#attribute();
    else if (startsName(code) || code === BACKSLASH) this.#name();
    else if (code === LESS) this.#less();
    else this.#sign(code);
  }

  #sign(code: number): void {
    if (code === OPEN) this.#depth += 1;
    else if (code === 41) this.#close();
    else if (code === 59 || code === 123 || code === 125) this.#rule = undefined;
    this.#at += 1;
  }

  #close(): void {
    if (this.#depth > 0) this.#depth -= 1;
    if (this.#pictures.at(-1) === this.#depth) this.#pictures.pop();
  }

  #comment(): void {
    const end = this.#css.indexOf('*/', this.#at + 2);
    const after = end === -1 ? this.#css.length : end + 2;
    // an empty one stays: it parts two names, and is no space between selectors
    this.#replace(this.#at, after, '/**/');
  }

  /** `<` before a letter would open a tag where the sheet stands in a page. */
  #less(): void {
    this.#at += 1;
    if (/[a-z/!?]/i.test(this.#css.charAt(this.#at))) this.#replace(this.#at, this.#at, ' ');
  }

  #string(): void {
    const from = this.#at;
    const value = this.#readString();
    // deeper in, as in `type("image/avif")`, it names no picture
    const isPicture = this.#pictures.at(-1) === this.#depth - 1;
    const isAddress = this.#rule === 'import' || isPicture;
    if (isAddress) {
      this.#replace(from, this.#at, quoted(this.#lead(value)));
      // what follows an import's address is its conditions
      if (this.#rule === 'import') this.#rule = undefined;
    } else if (this.#css.slice(from, this.#at).includes('<')) {
      this.#replace(from, this.#at, quoted(value));
    }
  }

  /** Reads from a quote to the next one like it (or the line's end), escapes undone. */
  #readString(): string {
    const css = this.#css;
    const quote = css.charCodeAt(this.#at);
    this.#at += 1;
    const parts: string[] = [];
    let from = this.#at;
    while (this.#at < css.length) {
      const code = css.charCodeAt(this.#at);
      if (code === quote || code === 10 || code === 13 || code === 12) break;
      if (code !== BACKSLASH) {
        this.#at += 1;
        continue;
      }
      parts.push(css.slice(from, this.#at), this.#escape());
      from = this.#at;
    }
    parts.push(css.slice(from, this.#at));
    if (css.charCodeAt(this.#at) === quote) this.#at += 1;
    return parts.join('');
  }

  /** The sign an escape stands for. */
  #escape(): string {
    const css = this.#css;
    this.#at += 1;
    const from = this.#at;
    while (this.#at < from + 6 && /[\da-f]/i.test(css.charAt(this.#at))) this.#at += 1;
    if (this.#at === from) {
      this.#at += 1;
      const sign = css.charAt(from);
      return sign === '\n' ? '' : sign;
    }
    const code = Number.parseInt(css.slice(from, this.#at), 16);
    if (isSpace(css.charCodeAt(this.#at))) this.#at += 1;
    return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  }

  /** A name with its escapes undone. */
  #readName(): string {
    const css = this.#css;
    const parts: string[] = [];
    let from = this.#at;
    for (;;) {
      const code = css.charCodeAt(this.#at);
      if (isNamePart(code)) this.#at += 1;
      else if (code === BACKSLASH && this.#at + 1 < css.length) {
        parts.push(css.slice(from, this.#at), this.#escape());
        from = this.#at;
      } else break;
    }
    // a lone backslash at the end
    if (this.#at === from && parts.length === 0) this.#at += 1;
    parts.push(css.slice(from, this.#at));
    return parts.join('').toLowerCase();
  }

  #atRule(): void {
    this.#at += 1;
    const name = this.#readName();
    if (name === 'import' || name === 'namespace') this.#rule = name;
  }

  #colon(): void {
    const css = this.#css;
    const from = this.#at;
    this.#at += 1;
    const code = css.charCodeAt(this.#at);
    if (!startsName(code) && code !== BACKSLASH) return;
    const after = this.#at;
    const stead = STEADS.get(this.#readName());
    if (stead === undefined || css.charCodeAt(from - 1) === COLON) this.#at = after;
    else this.#replace(from, this.#at, stead);
  }

  /** `[href` or `attr(href`: what was written stands in another attribute. */
  #attribute(): void {
    this.#at += 1;
    while (isSpace(this.#css.charCodeAt(this.#at))) this.#at += 1;
    const from = this.#at;
    if (!startsName(this.#css.charCodeAt(from))) return;
    const name = this.#readName();
    if (CHANGED.has(name)) this.#replace(from, this.#at, writtenIn(name));
  }

  #name(): void {
    const from = this.#at;
    const name = this.#readName();
    if (this.#css.charCodeAt(this.#at) !== OPEN) return;
    if (URL_FUNCTIONS.has(name)) {
      this.#address(from);
      return;
    }
    if (PICTURE_FUNCTIONS.has(name)) this.#pictures.push(this.#depth);
    this.#depth += 1;
    if (name === 'attr') this.#attribute();
    else this.#at += 1;
  }

  /** `url(` … `)`, from its name's beginning. */
  #address(from: number): void {
    this.#at += 1;
    const css = this.#css;
    while (isSpace(css.charCodeAt(this.#at))) this.#at += 1;
    const code = css.charCodeAt(this.#at);
    const value = code === 34 || code === 39 ? this.#readString() : this.#readBare();
    const end = css.indexOf(')', this.#at);
    this.#at = end === -1 ? css.length : end + 1;
    if (this.#rule === 'namespace') return;
    this.#replace(from, this.#at, `url(${quoted(this.#lead(value))})`);
    if (this.#rule === 'import') this.#rule = undefined;
  }

  #readBare(): string {
    const css = this.#css;
    const parts: string[] = [];
    let from = this.#at;
    while (this.#at < css.length) {
      const code = css.charCodeAt(this.#at);
      if (code === 41 || isSpace(code)) break;
      if (code !== BACKSLASH) {
        this.#at += 1;
        continue;
      }
      parts.push(css.slice(from, this.#at), this.#escape());
      from = this.#at;
    }
    parts.push(css.slice(from, this.#at));
    return parts.join('');
  }

  #lead(written: string): string {
    const { base, prefix, page } = this.#place;
    const address = partAddress(written, base, prefix, page);
    // an import of data is a sheet that was never looked at
    return this.#rule === 'import' && /^data:/i.test(address) ? NOWHERE : address;
  }

  #replace(from: number, to: number, text: string): void {
    this.#flush(from);
    this.#out.push(text);
    this.#from = to;
    this.#at = to;
  }

  #flush(to: number): void {
    if (to > this.#from) this.#out.push(this.#css.slice(this.#from, to));
    this.#from = to;
  }
}

/** A CSS string that is one wherever it stands, in a page as well. */
function quoted(value: string): string {
  const escaped = value.replaceAll(
    /["\\<\n\r\f]/g,
    (sign) => `\\${sign.charCodeAt(0).toString(16)} `,
  );
  return `"${escaped}"`;
}

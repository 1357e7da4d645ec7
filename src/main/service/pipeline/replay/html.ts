/**
 * A still as it is shown: the same tags, every address leading into the archive, nothing that runs.
 *
 * Works on htmlparser2's tokens, one after the other, and writes each anew: attributes quoted, text escaped, so
 * that what was read is what a browser will read. Left out are scripts, handlers, `javascript:`, `base`, refresh
 * and every other order to the browser, plugins, forms' targets, hints to fetch, comments. This is one of two
 * layers: the listener's policy (http/replay) holds without it. Linear in the length for any input.
 */
import { Tokenizer } from 'htmlparser2';
import type { TokenizerCallbacks } from 'htmlparser2';
import { shownAttributes } from './attributes.ts';
import type { Place } from './attributes.ts';
import type { ReplayPaths } from './addresses.ts';
import { rewriteCss } from './css.ts';
import { findMarks, type MarkedPart, type TextRun } from './marks.ts';
import type { UsedNode } from '../../ports/replay-source.ts';
import { Sprites, usedFile } from './sprites.ts';

/**
 * `url` is the still's own address, against which what is relative is resolved unless it names a base. Where `marks`
 * stand in its text they are shown marked, the first one with the id `hit`. `sprites`: the files of `spritesOf`.
 */
export function rewriteStill(
  html: string,
  url: string,
  paths: ReplayPaths,
  marks: readonly string[] = [],
  sprites: ReadonlyMap<string, string> = new Map(),
): string {
  const base = baseIn(html, url);
  const writer = new StillWriter({ page: url, base, paths }, new Sprites(sprites));
  read(html, writer);
  return writer.text(marks);
}

/** Addresses of files out of which the still uses pictures, each once. */
export function spritesOf(html: string, url: string): readonly string[] {
  if (html.search(/<use[\s/]/i) === -1) return [];
  const base = baseIn(html, url);
  const files = new Set<string>();
  read(html, {
    isForeign: false,
    open: ({ name, attributes }) => {
      const used = name === 'use' ? usedFile(attributes, base) : undefined;
      if (used !== undefined) files.add(used.file);
    },
    close: ignore,
    characters: ignore,
    declaration: ignore,
  });
  return [...files];
}

function baseIn(html: string, url: string): string {
  return html.search(/<base[\s/]/i) === -1 ? url : (baseOf(html, url) ?? url);
}

/** Left out with all they hold; the tokens between are still counted. */
const GONE = new Set(['script', 'noscript', 'noembed', 'noframes', 'applet', 'fencedframe']);
/** Left out themselves, what they hold is shown: fallbacks of plugins, and what has no content. */
const UNWRAPPED = new Set(['base', 'object', 'embed', 'param', 'portal', 'bgsound', 'keygen']);
const PLUGINS = new Set(['object', 'embed']);
const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;
/** Shown under another name, because browsers read what they hold in other ways. */
const RENAMED: Readonly<Record<string, string>> = { xmp: 'pre', listing: 'pre', plaintext: 'pre' };
/** HTML again inside SVG or MathML. */
const INTEGRATION = new Set('foreignobject desc title annotation-xml mi mo mn ms mtext'.split(' '));
/** End SVG or MathML where they stand (WHATWG HTML, section 13.2.6.5). */
const BREAKOUT = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
);

/** Hold text in which a tag would be text, or be lost. */
const PLAIN = new Set(['title', 'textarea', 'select', 'datalist', 'iframe']);
/** A sentence goes on through them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp slot small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const TAG_NAME = /^[a-z][\w:.-]*$/i;
const ATTRIBUTE_NAME = /^[^\s"'<>/=\p{Cc}]+$/u;

interface Tag {
  readonly name: string;
  readonly attributes: Map<string, string>;
}

/** Receives whole tags, decoded. */
interface Reader {
  /** SVG or MathML is open, where other rules of reading hold. */
  readonly isForeign: boolean;
  open(tag: Tag, isClosed: boolean): void;
  close(name: string): void;
  characters(text: string): void;
  declaration(text: string): void;
}

class StillWriter implements Reader {
  readonly #out: string[] = [];
  #place: Place;
  readonly #sprites: Sprites;
  /** Ids of what is written already, by file and id; ids of a shadow root hold there alone. */
  readonly #used = new Map<string, string>();
  #templates = 0;
  /** Vocabularies that were entered: `true` is SVG or MathML, `false` HTML inside them; with their tags. */
  readonly #inside: { readonly name: string; readonly isForeign: boolean }[] = [];
  /** The element that is left out, and how many of its name are open in it. */
  #gone = '';
  #depth = 0;
  /** Texts of the open `<style>`. */
  #style: string[] | undefined;
  /** Texts that may be marked, by their places in what is written. */
  readonly #runs: (TextRun & { readonly at: number })[] = [];
  #isApart = true;
  #plain = '';

  constructor(place: Place, sprites: Sprites) {
    this.#place = place;
    this.#sprites = sprites;
  }

  get isForeign(): boolean {
    return this.#inside.at(-1)?.isForeign === true;
  }

  text(marks: readonly string[]): string {
    this.#endStyle();
    const found = marks.length === 0 ? [] : [...findMarks(this.#runs, marks)];
    let isHit = true;
    for (const [number, parts] of found.sort(([a], [b]) => a - b)) {
      const run = this.#runs[number];
      // between rows of a table a mark would be thrown out of it
      if (run === undefined || run.text.trim() === '') continue;
      this.#out[run.at] = markedText(run.text, parts, isHit);
      isHit = false;
    }
    return this.#out.join('');
  }

  open({ name, attributes }: Tag, isClosed: boolean): void {
    if (this.#isGone(name, isClosed)) return;
    this.#enter(name, isClosed);
    if (!INLINE.has(name)) this.#isApart = true;
    if (PLAIN.has(name) && !isClosed && !this.isForeign) this.#plain = name;
    if (UNWRAPPED.has(name)) {
      this.#showPicture(name, attributes, isClosed);
      return;
    }
    this.#write(name, attributes, isClosed);
  }

  /** Of plugins' elements those that only show a picture, in place of what stands in for it. */
  #showPicture(name: string, attributes: Tag['attributes'], isClosed: boolean): void {
    const { data, src = data, type = '' } = Object.fromEntries(attributes);
    const isPicture = /^image\//i.test(type) || (type === '' && PICTURE.test(src ?? ''));
    if (!PLUGINS.has(name) || this.isForeign || src === undefined || !isPicture) return;
    this.#write('img', new Map([...attributes, ['src', src]]), isClosed);
    if (name !== 'object') return;
    this.#gone = name;
    this.#depth = 1;
  }

  #write(name: string, given: Tag['attributes'], isClosed: boolean): void {
    if (name === 'template' && !(isClosed && this.isForeign)) this.#templates += 1;
    const attributes = (name === 'use' && this.#useHere(given)) || given;
    const shown = shownAttributes(name, attributes, this.#place);
    if (shown === undefined) return;
    const written = [...shown].map(([key, value]) => ` ${key}="${escapeValue(value)}"`).join('');
    this.#out.push(`<${RENAMED[name] ?? name}${written}${isClosed && this.isForeign ? '/' : ''}>`);
    if (name === 'style' && !isClosed) this.#style = [];
  }

  /** Writes what a `use` takes out of another file before it; gives its attributes then. */
  #useHere(attributes: Tag['attributes']): Tag['attributes'] | undefined {
    const named = usedFile(attributes, this.#place.base);
    if (named === undefined) return undefined;
    const key = `${named.file}#${named.id}`;
    const known = this.#templates === 0 ? this.#used.get(key) : undefined;
    const used = known === undefined ? this.#sprites.find(named.file, named.id) : undefined;
    const id = known ?? used?.id;
    if (id === undefined) return undefined;
    if (used !== undefined) {
      this.#used.set(key, id);
      const place = this.#place;
      this.#place = { ...place, base: used.base };
      this.#put([{ kind: 'tag', name: 'defs', attributes: new Map(), children: used.nodes }]);
      this.#place = place;
    }
    const others = [...attributes].filter(([name]) => name !== 'href' && name !== 'xlink:href');
    return new Map([...others, ['href', `#${id}`]]);
  }

  #put(nodes: readonly UsedNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.characters(node.text);
      else {
        this.open({ name: node.name, attributes: node.attributes }, false);
        this.#put(node.children);
        this.close(node.name);
      }
    }
  }

  /** Whether a start tag is left out, or stands in what is. */
  #isGone(name: string, isClosed: boolean): boolean {
    if (this.#gone !== '') {
      if (name === this.#gone && !isClosed) this.#depth += 1;
      return true;
    }
    // a sheet holds no tags, whatever the vocabulary around it says
    if (this.#style !== undefined) return true;
    if (!GONE.has(name)) return false;
    if (!(isClosed && this.isForeign)) {
      this.#gone = name;
      this.#depth = 1;
    }
    return true;
  }

  #enter(name: string, isClosed: boolean): void {
    while (this.isForeign && BREAKOUT.has(name)) this.#inside.pop();
    if (isClosed) return;
    if (name === 'svg' || name === 'math') this.#inside.push({ name, isForeign: true });
    else if (this.isForeign && INTEGRATION.has(name)) this.#inside.push({ name, isForeign: false });
  }

  close(name: string): void {
    if (this.#gone !== '') {
      if (name === this.#gone) this.#depth -= 1;
      if (this.#depth === 0) this.#gone = '';
      return;
    }
    if (this.#style !== undefined) {
      if (name !== 'style') return;
      this.#endStyle();
    }
    if (name === 'template') this.#templates = Math.max(0, this.#templates - 1);
    if (!INLINE.has(name)) this.#isApart = true;
    if (this.#plain === name) this.#plain = '';
    if (this.#inside.at(-1)?.name === name) this.#inside.pop();
    if (!UNWRAPPED.has(name) && !GONE.has(name)) this.#out.push(`</${RENAMED[name] ?? name}>`);
  }

  characters(text: string): void {
    if (this.#gone !== '') return;
    if (this.#style !== undefined) {
      this.#style.push(text);
      return;
    }
    if (this.#plain === '' && !this.isForeign) {
      this.#runs.push({ at: this.#out.length, text, isApart: this.#isApart });
      this.#isApart = false;
    }
    this.#out.push(escapeText(text));
  }

  declaration(text: string): void {
    if (/^doctype[\s\w"'./:+-]*$/i.test(text)) this.#out.push(`<!${text}>`);
  }

  #endStyle(): void {
    if (this.#style === undefined) return;
    const { base, page, paths } = this.#place;
    const css = rewriteCss(this.#style.join(''), base, paths.resource, page);
    this.#out.push(this.isForeign ? css.replaceAll('&', '&amp;') : css);
    this.#style = undefined;
  }
}

/** Colours of our own: the page may have taken those of its marks away. */
const MARK_STYLE = 'background:#ffe066;color:#1a1a1a';

/** `isHit`: the first of its parts is where `#hit` leads. */
function markedText(text: string, parts: readonly MarkedPart[], isHit: boolean): string {
  let at = 0;
  const written = parts.map(({ from, to }, number) => {
    const before = escapeText(text.slice(at, from));
    at = Math.min(to, text.length);
    const id = isHit && number === 0 ? ' id="hit"' : '';
    return `${before}<mark${id} style="${MARK_STYLE}">${escapeText(text.slice(from, at))}</mark>`;
  });
  return written.join('') + escapeText(text.slice(at));
}

/** The first base the page names, against its own address. */
function baseOf(html: string, url: string): string | undefined {
  let base: string | undefined;
  read(html, {
    isForeign: false,
    open: ({ name, attributes }) => {
      const href = name === 'base' ? attributes.get('href') : undefined;
      const found = href === undefined ? null : URL.parse(href, url);
      if (found !== null && /^https?:$/.test(found.protocol)) base ??= found.href;
    },
    close: ignore,
    characters: ignore,
    declaration: ignore,
  });
  return base;
}

/** Tokens → whole tags. Names that browsers would read otherwise than they are written are left out. */
function read(html: string, reader: Reader): void {
  let tag: Tag = { name: '', attributes: new Map() };
  let attribute = '';
  let value: string[] = [];
  const end = (isClosed: boolean): void => {
    if (TAG_NAME.test(tag.name)) reader.open(tag, isClosed);
  };
  const callbacks: TokenizerCallbacks = {
    onopentagname: (from, to) => {
      tag = { name: html.slice(from, to).toLowerCase(), attributes: new Map() };
    },
    onattribname: (from, to) => {
      attribute = html.slice(from, to).toLowerCase();
      value = [];
    },
    onattribdata: (from, to) => void value.push(html.slice(from, to)),
    onattribentity: (code) => void value.push(String.fromCodePoint(code)),
    onattribend: () => {
      const isNew = ATTRIBUTE_NAME.test(attribute) && !tag.attributes.has(attribute);
      if (isNew) tag.attributes.set(attribute, value.join(''));
    },
    onopentagend: () => end(false),
    onselfclosingtag: () => end(true),
    onclosetag: (from, to) => {
      const name = html.slice(from, to).toLowerCase();
      if (TAG_NAME.test(name)) reader.close(name);
    },
    ontext: (from, to) => reader.characters(html.slice(from, to)),
    ontextentity: (code) => reader.characters(String.fromCodePoint(code)),
    oncdata: (from, to, offset) => reader.characters(html.slice(from, to - offset)),
    ondeclaration: (from, to) => reader.declaration(html.slice(from, to)),
    oncomment: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
    isInForeignContext: () => reader.isForeign,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ignore = (): void => undefined;

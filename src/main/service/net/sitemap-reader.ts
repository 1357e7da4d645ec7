/**
 * Reads sitemaps as they come, of any quality: urlset, sitemapindex, RSS, Atom, RDF and plain lists.
 *
 * A scanner, not an XML parser: real sitemaps break off, forget to escape, mix in HTML, and a strict
 * parser would lose them whole. It keeps a bounded piece of text, knows the element it stands in, and
 * reports addresses as soon as they are complete. Comments, CDATA and namespace prefixes are
 * understood; `image:loc`, `video:loc` and the like are not pages. Source: sitemaps.org protocol, RSS 2.0, RFC 4287.
 */

export interface SitemapSink {
  /** An address as written, trimmed, entities undone, not yet checked; with the title of feeds and news. */
  page(url: string, title?: string): void;
  /** A further sitemap named by an index. */
  sitemap(url: string): void;
}

export interface SitemapReader {
  /** Takes the next piece; pieces may break anywhere. */
  write(text: string): void;
  /** Reports what is complete at the end. */
  end(): void;
  /** False once the text turned out to be no sitemap (an HTML page, say). */
  isSitemap(): boolean;
}

/** What one sitemap holds; for callers that have it whole. */
export function readSitemap(text: string): {
  readonly urls: readonly string[];
  readonly sitemaps: readonly string[];
} {
  const urls: string[] = [];
  const sitemaps: string[] = [];
  const reader = createSitemapReader({
    page: (url) => urls.push(url),
    sitemap: (url) => sitemaps.push(url),
  });
  reader.write(text);
  reader.end();
  return { urls, sitemaps };
}

/** Longest address, title or tag kept. */
const MAX_FIELD_CHARS = 8_192;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const EXCLAMATION = 33;
const QUESTION = 63;
const SLASH = 47;
const SPACE = 32;

/** Comments, CDATA, a page inside a page, titles: not for the short way. */
const UNUSUAL = /<!|<url|<news:/g;

type Kind = 'unknown' | 'xml' | 'text' | 'none';
/** The element a page or sitemap is described in. */
type Item = 'url' | 'sitemap' | 'item' | 'entry';
type Field = 'url' | 'title' | 'guid';

const ITEMS: Readonly<Record<string, Item>> = {
  url: 'url',
  sitemap: 'sitemap',
  item: 'item',
  entry: 'entry',
};
const FIELDS: Readonly<Record<Item, Readonly<Record<string, Field>>>> = {
  url: { loc: 'url', 'news:title': 'title' },
  sitemap: { loc: 'url' },
  item: { link: 'url', title: 'title', guid: 'guid' },
  entry: { title: 'title' },
};

/** A reader that reports to `sink`. */
export function createSitemapReader(sink: SitemapSink): SitemapReader {
  return new Scanner(sink);
}

class Scanner implements SitemapReader {
  readonly #sink: SitemapSink;
  #kind: Kind = 'unknown';
  #rest = '';
  /** Prefix of the root element, with its colon. */
  #prefix: string | undefined;
  #root = '';
  #item: Item | undefined;
  #field: { readonly name: Field; readonly tag: string } | undefined;
  #text = '';
  #found: { url?: string; title?: string; guid?: string } = {};

  constructor(sink: SitemapSink) {
    this.#sink = sink;
  }

  write(text: string): void {
    if (this.#kind === 'none') return;
    this.#rest = this.#rest === '' ? text : this.#rest + text;
    if (this.#kind === 'unknown') this.#recognise();
    if (this.#kind === 'text') this.#readLines(false);
    else if (this.#kind === 'xml') this.#readTags();
  }

  end(): void {
    if (this.#kind === 'text') this.#readLines(true);
    if (this.#kind === 'xml') this.#finishItem();
    this.#rest = '';
  }

  isSitemap(): boolean {
    return this.#kind !== 'none';
  }

  #recognise(): void {
    this.#rest = this.#rest.replace(/^[\ufeff\s]+/, '');
    if (this.#rest.length < 8) return;
    this.#kind = this.#rest.startsWith('<') ? 'xml' : 'text';
  }

  #readLines(isEnd: boolean): void {
    const lines = this.#rest.split(/[\r\n]+/);
    this.#rest = isEnd ? '' : (lines.pop() ?? '').slice(0, MAX_FIELD_CHARS);
    for (const line of lines) {
      const url = line.trim();
      if (/^https?:\/\/\S+$/i.test(url)) this.#sink.page(url);
    }
  }

  #readTags(): void {
    const text = this.#rest;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) {
        this.#keepText(text.slice(at));
        this.#rest = '';
        return;
      }
      if (open > at) this.#keepText(text.slice(at, open));
      const next = this.#readPlainUrl(text, open) ?? this.#readMarkup(text, open);
      if (next === undefined) {
        // An unfinished tag waits for the next piece; one without end is dropped.
        this.#rest = text.length - open > MAX_FIELD_CHARS * 16 ? '' : text.slice(open);
        return;
      }
      at = next;
      if (this.#kind === 'none') {
        this.#rest = '';
        return;
      }
    }
  }

  /**
   * The usual case in one step: a whole `<url>` with a plain `<loc>`, which most sitemaps are made of.
   * Position after it; undefined for everything else, which is read tag by tag.
   */
  #readPlainUrl(text: string, open: number): number | undefined {
    if (this.#root !== 'urlset' || this.#prefix !== '' || this.#item !== undefined)
      return undefined;
    if (!text.startsWith('<url>', open)) return undefined;
    const end = text.indexOf('</url>', open + 5);
    if (end < 0 || isUnusual(text, open + 5, end)) return undefined;
    const url = plainLoc(text, open + 5, end);
    if (url === undefined) return undefined;
    this.#sink.page(url);
    return end + 6;
  }

  /** Position after the markup that begins at `open`; undefined when it is not complete yet. */
  #readMarkup(text: string, open: number): number | undefined {
    if (text.startsWith('<!--', open)) return after(text, '-->', open + 4);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open + 9);
      if (end < 0) return undefined;
      if (this.#field !== undefined) this.#text += escapeCdata(text.slice(open + 9, end));
      return end + 3;
    }
    if (text.length - open < 9 && '<![CDATA['.startsWith(text.slice(open))) return undefined;
    const close = text.indexOf('>', open + 1);
    if (close < 0) return undefined;
    const code = text.charCodeAt(open + 1);
    if (code === EXCLAMATION || code === QUESTION) return close + 1;
    if (code === SLASH) this.#endTag(nameAt(text, open + 2, close));
    else this.#startTag(nameAt(text, open + 1, close), text, open, close);
    return close + 1;
  }

  #startTag(name: string, text: string, open: number, close: number): void {
    if (this.#prefix === undefined) {
      this.#readRoot(name);
      return;
    }
    const local = this.#local(name);
    if (this.#item === undefined || ITEMS[local] !== undefined) {
      const item = ITEMS[local];
      if (item === undefined) return;
      this.#finishItem();
      this.#item = item;
      return;
    }
    if (this.#item === 'entry' && local === 'link') {
      this.#readAtomLink(text.slice(open + 1, close));
      return;
    }
    const field = FIELDS[this.#item][local];
    if (field === undefined || text.charCodeAt(close - 1) === SLASH) return;
    this.#field = { name: field, tag: name };
    this.#text = '';
  }

  #readRoot(name: string): void {
    if (name === 'html' || name === 'head' || name === 'body') {
      this.#kind = 'none';
      return;
    }
    const cut = name.indexOf(':');
    this.#root = name.slice(cut + 1);
    this.#prefix = this.#root === 'rdf' ? '' : name.slice(0, cut + 1);
  }

  #endTag(name: string): void {
    if (this.#item === undefined) return;
    if (this.#field !== undefined && (name === this.#field.tag || ITEMS[this.#local(name)])) {
      const value = unescapeXml(this.#text).trim();
      if (value !== '') this.#found[this.#field.name] ??= value;
      this.#field = undefined;
      this.#text = '';
    }
    if (ITEMS[this.#local(name)] === this.#item) this.#finishItem();
  }

  #readAtomLink(inner: string): void {
    const attribute = (wanted: string): string | undefined =>
      new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
        .exec(inner)
        ?.slice(1)
        .join('');
    const rel = attribute('rel') ?? 'alternate';
    const href = attribute('href');
    if (rel === 'alternate' && href !== undefined && href !== '') {
      this.#found.url ??= unescapeXml(href).trim();
    }
  }

  #finishItem(): void {
    const { title, guid } = this.#found;
    const url = this.#found.url ?? permalink(guid);
    const item = this.#item;
    this.#item = undefined;
    this.#field = undefined;
    this.#text = '';
    this.#found = {};
    if (item === undefined || url === undefined) return;
    if (item === 'sitemap' && this.#root !== 'urlset') this.#sink.sitemap(url);
    else {
      this.#sink.page(url, title);
    }
  }

  #keepText(text: string): void {
    if (this.#field !== undefined && this.#text.length < MAX_FIELD_CHARS) this.#text += text;
  }

  #local(name: string): string {
    const prefix = this.#prefix ?? '';
    return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  }
}

/** The name of the tag that begins at `from`, in lower case. */
function nameAt(text: string, from: number, close: number): string {
  let to = from;
  let hasUpper = false;
  for (; to < close; to += 1) {
    const code = text.charCodeAt(to);
    if (code <= SPACE || code === SLASH) break;
    if (code >= 65 && code <= 90) hasUpper = true;
  }
  const name = text.slice(from, to);
  return hasUpper ? name.toLowerCase() : name;
}

/** True when something unusual begins before `end`, where a tag begins. */
function isUnusual(text: string, from: number, end: number): boolean {
  UNUSUAL.lastIndex = from;
  return UNUSUAL.test(text) && UNUSUAL.lastIndex <= end;
}

/** The trimmed text of `<loc>` within `[from, end)`, without markup and entities; undefined when there is none. */
function plainLoc(text: string, from: number, end: number): string | undefined {
  const start = text.indexOf('<loc>', from) + 5;
  if (start < 5 || start > end) return undefined;
  const to = text.indexOf('<', start);
  if (to < 0 || !text.startsWith('</loc>', to)) return undefined;
  const url = text.slice(start, to).trim();
  return url === '' || url.includes('&') ? undefined : url;
}

/** An entry without a link may name itself by its address. Source: RSS 2.0, guid. */
function permalink(guid: string | undefined): string | undefined {
  return guid !== undefined && /^https?:\/\//i.test(guid) ? guid : undefined;
}

function after(text: string, mark: string, from: number): number | undefined {
  const found = text.indexOf(mark, from);
  return found < 0 ? undefined : found + mark.length;
}

/** CDATA is literal: its ampersands must survive the unescaping of the field. */
function escapeCdata(text: string): string {
  return text.replaceAll('&', '&amp;');
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const isHex = name[1] === 'x' || name[1] === 'X';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

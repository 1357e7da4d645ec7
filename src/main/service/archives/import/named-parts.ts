/**
 * Parts that a page shows and its records do not hold, found elsewhere in the archive.
 *
 * Crawlers ask once for a style sheet of all pages, and for pictures when their turn comes: by its place in the file a part is of
 * some page, not of each that shows it. What HTML and style sheets name is looked up by address, the answer nearest in time.
 * What is read again so has bounds of its own: past them pages are left as their places in the file say.
 */
import { Parser } from 'htmlparser2';
import { HearthError } from '../../domain/errors.ts';
import type { ArchivedExchange } from '../../ports/archive.ts';
import { cappedFindings } from '../limits.ts';
import { inlinedCss } from '../texts/inline-css.ts';
import type { Catalogue, RecordRef } from './catalogue.ts';
import { exchangeOf, type Reader } from './exchange.ts';
import { withoutFragment } from './groups.ts';

/** Addresses of one page that are looked up. */
const MOST_NAMES = 5000;
const MOST_DEEP = 5;

type ByUrl = ReadonlyMap<string, readonly RecordRef[]>;

const SHELVES = new WeakMap<Catalogue, ByUrl>();

/** `main`: the page itself; `held`: what it has. Ends early when the bounds are reached. */
export async function* partsElsewhere(
  reader: Reader,
  main: RecordRef,
  held: readonly RecordRef[],
): AsyncGenerator<ArchivedExchange> {
  // what is wrong with them was said when they were read first
  const findings = { damaged: cappedFindings(), refused: cappedFindings() };
  const again = { ...reader, budget: reader.again, findings };
  try {
    const found = partsNamed(again, main, held);
    for await (const { part, isElsewhere } of found) if (isElsewhere) yield part;
  } catch (error) {
    if (!(error instanceof HearthError) || error.code !== 'PARSE_UNREADABLE_FILE') throw error;
  }
}

interface NamedPart {
  readonly part: ArchivedExchange;
  readonly isElsewhere: boolean;
}

/** A level at a time: what the page names, what its style sheets and frames name, and so on. */
async function* partsNamed(
  reader: Reader,
  main: RecordRef,
  held: readonly RecordRef[],
): AsyncGenerator<NamedPart> {
  const shelf = shelfOf(reader.catalogue);
  const own = new Map(held.map((ref) => [withoutFragment(ref.url), ref]));
  const met = new Set([withoutFragment(main.url)]);
  let level: readonly RecordRef[] = [main];
  for (let deep = 0; deep < MOST_DEEP && level.length > 0; deep += 1) {
    const next: RecordRef[] = [];
    for (const ref of level) {
      const part = await exchangeOf(reader, ref);
      if (part === undefined) continue;
      const isElsewhere = !own.has(withoutFragment(ref.url));
      // before its bytes are handed over
      const names = ref.isHtml || ref.isSheet ? namedIn(part) : [];
      yield { part, isElsewhere };
      for (const url of names) {
        if (met.has(url) || met.size > MOST_NAMES) continue;
        met.add(url);
        const found = own.get(url) ?? nearest(shelf.get(url), main.at);
        // of what the page has only style sheets are read, for what they name
        if (found !== undefined && (found.isSheet || !own.has(url))) next.push(found);
      }
    }
    level = next;
  }
}

function shelfOf(catalogue: Catalogue): ByUrl {
  let shelf = SHELVES.get(catalogue);
  if (shelf === undefined) {
    const good = catalogue.refs.filter(({ status }) => status >= 200 && status < 300);
    shelf = Map.groupBy(good, ({ url }) => withoutFragment(url));
    SHELVES.set(catalogue, shelf);
  }
  return shelf;
}

function nearest(refs: readonly RecordRef[] | undefined, at: number): RecordRef | undefined {
  return refs?.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
}

/** Absolute addresses, without fragments. */
function namedIn({ url, body, mimeType }: ArchivedExchange): readonly string[] {
  if (body === null) return [];
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  return /html/i.test(mimeType) ? namedInHtml(text, url) : namedInCss(text, url);
}

function namedInCss(css: string, base: string): readonly string[] {
  const found: string[] = [];
  inlinedCss(css, base, (url) => {
    found.push(withoutFragment(url));
    return undefined;
  });
  return found;
}

/** Attributes that lead to what is shown; `srcset` is cut into its candidates. */
const ONE = ['src', 'poster', 'background', 'data-src'] as const;
const SEVERAL = ['srcset', 'imagesrcset', 'data-srcset'] as const;
/** What a link leads to that is part of the page. */
const REL = /\b(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest|mask-icon)\b/i;

function namedInHtml(html: string, address: string): readonly string[] {
  const found: string[] = [];
  let base = address;
  let isStyle = false;
  const add = (given: string | undefined): void => {
    const url = given === undefined ? null : URL.parse(given.trim(), base);
    if (url !== null && /^https?:/.test(url.protocol)) found.push(withoutFragment(url.href));
  };
  const parser = new Parser({
    onopentag(name, { href, rel = '', data, style, ...rest }) {
      isStyle = name === 'style';
      if (name === 'base') base = URL.parse(href ?? '', address)?.href ?? base;
      if (name === 'image' || name === 'use' || (name === 'link' && REL.test(rel))) add(href);
      if (name === 'object') add(data);
      for (const attribute of [...ONE, 'xlink:href']) add(rest[attribute]);
      for (const attribute of SEVERAL) for (const one of candidates(rest[attribute])) add(one);
      if (style !== undefined) found.push(...namedInCss(style, base));
    },
    ontext(text) {
      if (isStyle) found.push(...namedInCss(text, base));
    },
    onclosetag(name) {
      if (name === 'style') isStyle = false;
    },
  });
  parser.end(html);
  return found;
}

function candidates(srcset = ''): readonly string[] {
  return srcset.split(/,\s+|\s+[\d.]+[wx]\s*,?/).filter((one) => one !== '');
}

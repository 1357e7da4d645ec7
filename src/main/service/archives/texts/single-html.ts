/**
 * A capture as one HTML file that needs nothing else: the still with all it shows in `data:` addresses.
 *
 * Opened from a disk it is nobody's origin and may not do anything: scripts, handlers and refreshes are taken out, and
 * its own policy forbids them and every request. Tags that need no change stay byte for byte. What is too large or was
 * not kept is named in the comment at its start.
 */
import { Parser } from 'htmlparser2';
import { HearthError } from '../../domain/errors.ts';
import type { ArchivedCapture, ArchivedExchange, ArchivedPart } from '../../ports/archive.ts';
import { digestOf } from './captures.ts';
import type { FileTexts, Pictures } from '../../ports/replay-source.ts';
import { inlinedCss } from './inline-css.ts';
import { InlineSprites } from './inline-sprites.ts';

export interface SingleHtml {
  readonly bytes: Uint8Array;
  /** Addresses that are not in the file. */
  readonly leftOut: readonly string[];
}

/** Gives a resource as a `data:` address; undefined when it is not there or too much. */
type Inline = (url: string) => string | undefined;

const MOST_BYTES = 52_428_800;
const MOST_SPRITE_BYTES = 2_097_152;
const MOST_FRAMES_DEEP = 5;
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline' data:; font-src data:; media-src data:; " +
  "frame-src data:; base-uri 'none'; form-action 'none'";

/** Throws `NOT_FOUND` for captures without a still. */
export async function singleHtml(
  capture: ArchivedCapture,
  picturesOf: (texts: FileTexts) => Pictures,
): Promise<SingleHtml> {
  const { still, finalUrl, at, url, parts = [] } = capture;
  if (still === undefined) {
    throw new HearthError(
      'NOT_FOUND',
      `Capture ${capture.id} was kept without its look; keep it with kind "full".`,
    );
  }
  const resources = new Map<string, { readonly type: string; readonly body: Uint8Array }>();
  const moved = new Map<string, string>();
  for await (const exchange of capture.exchanges) {
    const { body, mimeType } = exchange;
    const target = targetOf(exchange);
    if (target !== undefined) moved.set(exchange.url, target);
    else if (body !== null && exchange.status < 400)
      resources.set(exchange.url, { type: mimeType, body });
  }
  for (const from of moved.keys()) {
    const found = resources.get(endOf(from, moved));
    if (found !== undefined && !resources.has(from)) resources.set(from, found);
  }
  const frames = new Map(
    parts
      .filter(({ name }) => name.startsWith('still-'))
      .flatMap((part) => [[part.url, part] as const, [part.name, part] as const]),
  );
  const left = new Set<string>();
  const page = inlinedPage(Buffer.from(still).toString('utf8'), {
    base: finalUrl,
    ...{ resources, frames, left, picturesOf },
  });
  const about = `Kept by Hearth: ${url} at ${new Date(at).toISOString()}, ${digestOf(capture)}`;
  const missing = left.size === 0 ? '' : `\nNot in this file: ${[...left].join(' ')}`;
  const text = Buffer.from(still).toString('utf8');
  // without one, an old page is laid out by the rules of its time
  const type = /^\s*<!doctype\b[^<>]*>/i.exec(text)?.[0].trim() ?? '';
  const start = `${type}<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><!-- ${comment(about + missing)} -->\n`;
  return { bytes: Buffer.from(start + page), leftOut: [...left] };
}

const MOST_MOVES = 20;

/** Where a redirect leads, without fragment. */
function targetOf({ status, url, headers }: ArchivedExchange): string | undefined {
  const location = headers.find(([name]) => name === 'location')?.[1];
  if (status < 300 || status > 399 || location === undefined) return undefined;
  return URL.parse(location, url)?.href.replace(/#.*$/, '');
}

function endOf(url: string, moved: ReadonlyMap<string, string>): string {
  let at = url;
  for (let step = 0; step < MOST_MOVES; step += 1) at = moved.get(at) ?? at;
  return at;
}

interface Page {
  readonly base: string;
  readonly resources: ReadonlyMap<string, { readonly type: string; readonly body: Uint8Array }>;
  /** Stills of inner frames, by name and by address. */
  readonly frames: ReadonlyMap<string, ArchivedPart>;
  readonly left: Set<string>;
  readonly picturesOf: (texts: FileTexts) => Pictures;
}

function inlinedPage(html: string, page: Page): string {
  const spent = { bytes: html.length };
  const dataOf = (url: string): string | undefined => {
    const found = page.resources.get(url.replace(/#.*$/, ''));
    const size = Math.ceil((found?.body.length ?? 0) / 3) * 4;
    if (found === undefined || spent.bytes + size > MOST_BYTES) {
      page.left.add(url);
      return undefined;
    }
    spent.bytes += size;
    return `data:${safeType(found.type)};base64,${Buffer.from(found.body).toString('base64')}`;
  };
  const cssOf = (text: string, base: string, depth: number): string =>
    inlinedCss(text, base, (url, isSheet) => {
      const sheet = page.resources.get(url);
      if (!isSheet || sheet === undefined) return dataOf(url);
      if (depth >= MOST_FRAMES_DEEP) return undefined;
      const inner = cssOf(Buffer.from(sheet.body).toString('utf8'), url, depth + 1);
      return dataText('text/css', inner);
    });
  const frameOf = (number: string, url: string, at: { base: string; depth: number }) => {
    const frame = page.frames.get(`still-${number}`) ?? page.frames.get(url);
    if (frame === undefined || at.depth >= MOST_FRAMES_DEEP) {
      if (url !== '') page.left.add(url);
      return undefined;
    }
    // what was written by the page itself has its address
    const base = /^https?:/.test(frame.url) ? frame.url : at.base;
    const inner = rewritten(Buffer.from(frame.body).toString('utf8'), rulesAt(base, at.depth + 1));
    return dataText('text/html;charset=utf-8', inner);
  };
  const texts: FileTexts = {
    get(url) {
      const body = page.resources.get(url)?.body;
      if (body === undefined || body.length > MOST_SPRITE_BYTES) return undefined;
      return new TextDecoder().decode(body);
    },
  };
  const rulesAt = (base: string, depth: number): Rules => ({
    base,
    pictures: page.picturesOf(texts),
    left: (url) => void page.left.add(url),
    inline: dataOf,
    css: (text, from) => cssOf(text, from, 0),
    frame: (number, url) => frameOf(number, url, { base, depth }),
    sheet: (url) => {
      const found = page.resources.get(url);
      return found === undefined
        ? undefined
        : cssOf(Buffer.from(found.body).toString('utf8'), url, 0);
    },
  });
  return rewritten(html, rulesAt(page.base, 0));
}

function dataText(type: string, text: string): string {
  return `data:${type};base64,${Buffer.from(text).toString('base64')}`;
}

interface Rules {
  readonly base: string;
  readonly inline: Inline;
  readonly pictures: Pictures;
  readonly left: (url: string) => void;
  readonly css: (text: string, base: string) => string;
  /** By its number in the page, else by its address. */
  readonly frame: (number: string, url: string) => string | undefined;
  /** A style sheet's text with all in it. */
  readonly sheet: Inline;
}

/** Elements that go with all they hold. */
const GONE = new Set(['script', 'noscript', 'object', 'embed', 'applet', 'portal']);
const GONE_TAGS = new Set(['base']);
const PICTURES = new Set(['src', 'poster', 'background', 'xlink:href']);
const LEADS = new Set(['href', 'action', 'formaction', 'to', 'values', 'from']);
const DROPPED = new Set([
  'srcset',
  'integrity',
  'ping',
  'nonce',
  'crossorigin',
  'imagesrcset',
  'srcdoc',
]);

/** Copies what stays, writes anew what changes. */
function rewritten(html: string, rules: Rules): string {
  const out: string[] = [];
  let copied = 0;
  let gone = 0;
  let styleFrom = -1;
  let templates = 0;
  const sprites = new InlineSprites(rules.pictures, (name, attributes, base) =>
    GONE.has(name)
      ? undefined
      : (tagOf(name, attributes, { ...rules, base }) ?? tagText(name, Object.entries(attributes))),
  );
  const replace = (from: number, to: number, text: string): void => {
    if (from < copied) return;
    out.push(html.slice(copied, from), text);
    copied = to;
  };
  const parser = new Parser(
    {
      onprocessinginstruction() {
        // the document type is written before the policy
        replace(parser.startIndex, parser.endIndex + 1, '');
      },
      onopentag(name, attributes, isImplied) {
        if (isImplied) return;
        const [from, to] = [parser.startIndex, parser.endIndex + 1];
        if (gone > 0) copied = to;
        else if (GONE.has(name) || GONE_TAGS.has(name)) replace(from, to, '');
        else {
          const tag =
            (name === 'use' && useOf(attributes, sprites, rules, templates > 0)) ||
            tagOf(name, attributes, rules);
          if (tag !== undefined) replace(from, to, tag);
        }
        if (GONE.has(name)) gone += 1;
        if (name === 'template') templates += 1;
        if (name === 'style') styleFrom = to;
      },
      onclosetag(name) {
        const [from, to] = [parser.startIndex, parser.endIndex + 1];
        if (name === 'style' && styleFrom >= 0) {
          replace(styleFrom, from, closed(rules.css(html.slice(styleFrom, from), rules.base)));
          styleFrom = -1;
        }
        if (name === 'template') templates -= 1;
        if (gone === 0) return;
        copied = Math.max(copied, to);
        if (GONE.has(name)) gone -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  if (gone === 0) out.push(html.slice(copied));
  return out.join('');
}

/** With what it uses before it; undefined: that stands in the page itself. */
function useOf(
  attributes: Readonly<Record<string, string>>,
  sprites: InlineSprites,
  rules: Rules,
  isShadow: boolean,
): string | undefined {
  const used = sprites.of(attributes, rules.base, isShadow);
  if (used === undefined) return undefined;
  const others = Object.fromEntries(
    Object.entries(attributes).filter(([key]) => key !== 'href' && key !== 'xlink:href'),
  );
  if ('missing' in used) {
    rules.left(used.missing);
    return tagOf('use', others, rules) ?? tagText('use', Object.entries(others));
  }
  const here = { ...others, href: used.href };
  return used.before + (tagOf('use', here, rules) ?? tagText('use', Object.entries(here)));
}

/** A style sheet cannot end its element. */
function closed(css: string): string {
  return css.replaceAll(/<(?=\/style)/gi, '\\3c ');
}

/** The tag anew; undefined when it stays as it is. */
function tagOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  rules: Rules,
): string | undefined {
  if (name === 'meta') return isSteering(attributes) ? '' : undefined;
  if (name === 'link') return linkOf(attributes, rules);
  if (name === 'iframe' || name === 'frame') return frameTag(name, attributes, rules);
  let isChanged = false;
  const written: [string, string][] = [];
  for (const [key, value] of Object.entries(attributes)) {
    const text = attributeOf(name, key, value, rules);
    if (text !== value) isChanged = true;
    if (text !== undefined) written.push([key, text]);
  }
  return isChanged ? tagText(name, written) : undefined;
}

function frameTag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  rules: Rules,
): string {
  const { src = '', 'data-hearth-frame': number = '', ...others } = attributes;
  const shown = rules.frame(number, src === '' ? '' : absolute(src, rules.base));
  const written = Object.entries(others).flatMap(([key, value]): [string, string][] => {
    const text = attributeOf(name, key, value, rules);
    return text === undefined ? [] : [[key, text]];
  });
  return tagText(name, shown === undefined ? written : [...written, ['src', shown]]);
}

function tagText(name: string, attributes: readonly (readonly [string, string])[]): string {
  const text = attributes.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('');
  return `<${name}${text}>`;
}

function attributeOf(tag: string, key: string, value: string, rules: Rules): string | undefined {
  if (key.startsWith('on') || DROPPED.has(key) || /[\s"'<>/=]/.test(key)) return undefined;
  if (key === 'style') return rules.css(value, rules.base);
  if (isPicture(tag, key)) {
    const isHere = /^(?:data:|#)/i.test(value.trim());
    return isHere ? value : (rules.inline(absolute(value, rules.base)) ?? '');
  }
  return LEADS.has(key) && isScript(value) ? undefined : value;
}

function isPicture(tag: string, key: string): boolean {
  return PICTURES.has(key) || (key === 'href' && (tag === 'image' || tag === 'use'));
}

function linkOf(attributes: Readonly<Record<string, string>>, rules: Rules): string {
  const { rel = '', href = '', media = '' } = attributes;
  const url = absolute(href, rules.base);
  if (/\bicon\b/i.test(rel)) {
    const data = rules.inline(url);
    return data === undefined
      ? ''
      : tagText('link', [
          ['rel', 'icon'],
          ['href', data],
        ]);
  }
  if (!/\bstylesheet\b/i.test(rel) || /\balternate\b/i.test(rel)) return '';
  const css = /^data:/i.test(href)
    ? `@import url("${href.replaceAll(/["\\\n]/g, '')}");`
    : rules.sheet(url);
  if (css === undefined) {
    rules.inline(url); // named as left out
    return '';
  }
  return `${tagText('style', media === '' ? [] : [['media', media]])}${closed(css)}</style>`;
}

function isSteering({
  'http-equiv': equiv = '',
  charset,
}: Readonly<Record<string, string>>): boolean {
  return (
    charset !== undefined ||
    /^(?:refresh|content-security-policy|content-type|set-cookie|x-)/i.test(equiv.trim())
  );
}

function isScript(value: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(value.replaceAll(/[\p{Cc}\s]/gu, ''));
}

function absolute(value: string, base: string): string {
  return URL.parse(value.trim(), base)?.href ?? value;
}

function quoted(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A served type cannot end the address it stands in. */
function safeType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}

function comment(text: string): string {
  return text.replaceAll('--', '%2D%2D').replaceAll('>', '%3E').slice(0, 100_000);
}

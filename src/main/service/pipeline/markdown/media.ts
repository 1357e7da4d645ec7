/**
 * Pictures, videos and frames. The address is the best one the page offers: a lazy loader's real source,
 * the largest of a srcset, never a placeholder.
 */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import type { Context, Rule } from './context.ts';
import { inCell, resolveUrl } from './context.ts';
import { mathOfImage } from './math-picture.ts';
import { isMathWritten, writeMath } from './write-math.ts';
import { attribute, childElements, findBelow, parentElement } from './dom.ts';
import { foldSpace } from '../dom/text.ts';
import { escapeAlt, formatTitle } from './escape.ts';

export const LAZY = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-original-src',
  'data-hi-res-src',
  'data-full-src',
  'data-image',
  'data-url',
  'data-echo',
  'data-lazyload',
  'data-lazysrc',
  'data-lazy-original',
  'data-actualsrc',
  'data-cfsrc',
  'data-defer-src',
  'data-ll-src',
  'data-real-src',
  'lazysrc',
  'zoomfile',
  'file',
  '_src',
];
export const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'];
const PLACEHOLDER =
  /(?:^|[/_-])(?:blank|spacer|placeholder|pixel|transparent|grey|gray|load|loading|lazy|none|1x1|clear)(?:[._-][^/]*)?\.(?:gif|png|svg|jpe?g|webp)(?:$|\?)/i;

/**
 * One candidate: an address up to white space; a comma at its end, or the one behind its size, ends it (HTML).
 * It begins where SEPARATORS ended: with these in one expression a row of commas is tried from each of them.
 */
const CANDIDATE = /(\S*[^\s,])(?:,|([^,]*))/y;
const SEPARATORS = /[\s,]*/y;
const SIZE = /(?:^|\s)(\d+(?:\.\d+)?)[wx](?:\s|$)/;

interface Candidate {
  readonly url: string;
  readonly size: number;
}

/** The addresses of a srcset with their widths or densities, 1 where there is none. */
export function* candidatesOf(srcset: string): Generator<Candidate, undefined> {
  for (let at = 0; ;) {
    SEPARATORS.lastIndex = at;
    SEPARATORS.test(srcset);
    CANDIDATE.lastIndex = SEPARATORS.lastIndex;
    const found = CANDIDATE.exec(srcset);
    if (found === null) return undefined;
    at = CANDIDATE.lastIndex;
    const [, url = '', descriptors = ''] = found;
    yield { url, size: Number(SIZE.exec(descriptors)?.[1] ?? 1) };
  }
}

/** The largest candidate of a srcset by width or density; undefined when there is none. */
function bestOfSrcset(srcset: string): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidatesOf(srcset)) {
    const { url, size } = candidate;
    if (url.startsWith('data:') || url.startsWith('#') || size <= (best?.size ?? 0)) continue;
    best = candidate;
  }
  return best;
}

/** Address of an image as written in the page, or an empty string when it has none worth showing. */
export function imageSource(element: Element): string {
  const fromSet = [
    attribute(element, 'srcset'),
    ...LAZY_SETS.map((name) => attribute(element, name)),
    ...pictureSets(element),
  ];
  const source = attribute(element, 'src').trim();
  for (const set of fromSet) {
    const best = set === '' ? undefined : bestOfSrcset(set);
    if (best === undefined || PLACEHOLDER.test(best.url)) continue;
    // a set for narrow screens has less to show than what stands in its place
    const isNarrower = best.size >= NARROWEST && best.size < Number(attribute(element, 'width'));
    return isNarrower && !isPlaceholder(source) && lazyOf(element) === undefined
      ? source
      : best.url;
  }
  const lazy = lazyOf(element);
  if (lazy !== undefined && lazy !== '') return lazy;
  return isPlaceholder(source) ? offered(element) : source;
}

/** The least size of a candidate that is a width, and no density. */
const NARROWEST = 10;

const lazyOf = (element: Element): string | undefined =>
  LAZY.map((name) => attribute(element, name).trim()).find(
    (value) => /^(?:https?:)?[./\w]/.test(value) && !/^\{|^\[/.test(value),
  );

function pictureSets(element: Element): readonly string[] {
  const picture = parentElement(element);
  if (picture?.name !== 'picture') return [];
  return childElements(picture)
    .filter((child) => child.name === 'source')
    .map((source) => attribute(source, 'srcset') || attribute(source, 'data-srcset'));
}

/** The file of a picture, in an attribute that only the page's own script knows. */
const PICTURE_FILE = /^[\w./%][^\s{}<>"]*\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i;

function offered({ attribs }: Element): string {
  const named = Object.entries(attribs).find(
    ([name, value]) =>
      (name.startsWith('data-') || name === 'original') &&
      PICTURE_FILE.test(value.trim()) &&
      !PLACEHOLDER.test(value),
  );
  return named?.[1].trim() ?? '';
}

/** What stands where a picture is still to come. */
export function isPlaceholder(source: string): boolean {
  if (source === '' || source === '#' || source.startsWith('about:')) return true;
  if (source.startsWith('data:')) return isEmptyPicture(source);
  return PLACEHOLDER.test(source);
}

/** What lazy loaders put in the place of a picture: a tiny GIF, an empty SVG. */
function isEmptyPicture(source: string): boolean {
  if (source.startsWith('data:image/svg')) return true;
  return source.length < (source.startsWith('data:image/gif') ? 200 : 100);
}

function isPixel(element: Element): boolean {
  const small = (name: string): boolean => /^[01](?:px)?$/.test(attribute(element, name).trim());
  return small('width') || small('height');
}

/** Addresses no reader can load. */
const NO_PICTURE = /^(?:javascript|vbscript|blob|about|file):/i;

/** Writes one image, unless it is a tracking pixel, a placeholder or the twin of the one before. */
function writeImage(context: Context, element: Element): void {
  const math = mathOfImage(element);
  if (math !== undefined) {
    if (!isMathWritten(context, math.tex)) writeMath(context, math.tex, math.display);
    return;
  }
  const source = imageSource(element);
  if (source === '' || isPixel(element)) return;
  const target = targetOf(context, source);
  if (target === undefined) return;
  const alt = foldSpace(attribute(element, 'alt'));
  const title = foldSpace(attribute(element, 'title'));
  context.lastImage = target;
  if (context.code > 0) return;
  if (alt === '' && title === '' && isShownAgain(context, target)) return;
  const shown = `![${escapeAlt(alt)}](${target}${title === alt ? '' : formatTitle(title)})`;
  context.writer.inline(inCell(context, shown));
}

/** The address as it is written; undefined when no reader could load it. */
function targetOf(context: Context, source: string): string | undefined {
  if (source.startsWith('data:')) {
    if (context.options.removeBase64Images) return '<Base64-Image-Removed>';
    return source.startsWith('data:image/') ? source : undefined;
  }
  const url = resolveUrl(context, source);
  return NO_PICTURE.test(url) ? undefined : url;
}

/** An ornament says nothing the second time: a star before every line, a row of logos that goes round. */
function isShownAgain(context: Context, target: string): boolean {
  if (context.writer.mode === 'cell' || context.link > 0) return false;
  const isKnown = context.ornaments.has(target);
  context.ornaments.add(target);
  return isKnown;
}

const image: Rule = {
  enter(context, element) {
    writeImage(context, element);
    return false;
  },
};

/** The picture for readers without scripts, when the lazy one before it gave no address. */
const noscript: Rule = {
  enter(context, element) {
    const picture = findBelow(element, (below) => below.name === 'img', 40);
    if (picture === undefined || childElements(element).length > 3) return false;
    const before = previousImage(element);
    if (before === undefined || imageSource(before) === '') writeImage(context, picture);
    return false;
  },
};

function previousImage(element: Element): Element | undefined {
  for (let before = element.prev; before !== null; before = before.prev) {
    if (!isTag(before)) continue;
    return before.name === 'img' ? before : findBelow(before, (below) => below.name === 'img', 20);
  }
  return undefined;
}

const PLAYERS: readonly {
  readonly test: RegExp;
  readonly watch: (id: string) => string;
  readonly name: string;
}[] = [
  {
    test: /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/([\w-]{6,})/,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
    name: 'YouTube video',
  },
  {
    test: /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/,
    watch: (id) => `https://vimeo.com/${id}`,
    name: 'Vimeo video',
  },
  {
    test: /^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)/,
    watch: (id) => `https://www.dailymotion.com/video/${id}`,
    name: 'Dailymotion video',
  },
];

const OTHER_PLAYER =
  /^https?:\/\/(?:[\w-]+\.)*(?:loom\.com\/embed|wistia\.(?:net|com)|players?\.|video\.|ted\.com\/talks|open\.spotify\.com\/embed|w\.soundcloud\.com|bandcamp\.com|codepen\.io|twitch\.tv|tiktok\.com)/;

/** A frame that plays something becomes a link to it; other frames say nothing. */
const frame: Rule = {
  enter(context, element) {
    const source =
      [attribute(element, 'src'), attribute(element, 'data-src')].find(
        (value) => value !== '' && !value.startsWith('about:'),
      ) ?? '';
    const url = source === '' ? '' : resolveUrl(context, source);
    const player = PLAYERS.find((each) => each.test.test(url));
    const id = player?.test.exec(url)?.[1];
    if (player !== undefined && id !== undefined)
      writeLink(context, titleOf(element, player.name), player.watch(id));
    else if (OTHER_PLAYER.test(url)) writeLink(context, titleOf(element, 'Embedded media'), url);
    return false;
  },
};

/** A video or sound: a link to its file. */
function player(name: string): Rule {
  return {
    enter(context, element) {
      // plays by itself and in a loop: an ornament
      if ('autoplay' in element.attribs && 'loop' in element.attribs) return false;
      const own = attribute(element, 'src');
      const inner = childElements(element).find(
        (child) => child.name === 'source' && attribute(child, 'src') !== '',
      );
      const source = own === '' && inner !== undefined ? attribute(inner, 'src') : own;
      if (source !== '' && !/^(?:blob|data):/.test(source)) {
        writeLink(context, titleOf(element, name), resolveUrl(context, source));
      }
      return false;
    },
  };
}

function titleOf(element: Element, otherwise: string): string {
  return foldSpace(attribute(element, 'title') || attribute(element, 'aria-label')) || otherwise;
}

function writeLink(context: Context, text: string, url: string): void {
  if (context.link > 0) return;
  context.writer.block();
  context.writer.inline(inCell(context, `[${escapeAlt(text)}](${url})`));
  context.writer.block();
}

export const MEDIA_RULES: Readonly<Record<string, Rule>> = {
  img: image,
  'amp-img': image,
  noscript,
  iframe: frame,
  video: player('Video'),
  audio: player('Audio'),
};

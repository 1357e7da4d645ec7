/**
 * Pictures that are no part of a text wherever they stand: icons, counting pixels, faces, signs that lead home, to a
 * shop of apps or to a network, advertisements. Their size, their address and their link say so.
 */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { mathOfImage } from '../markdown/math-picture.ts';
import { findBelow, rawText } from '../markdown/dom.ts';
import { imageSource } from '../markdown/media.ts';

/** Longest side of an icon, of a face, and the least of a picture that a name says nothing of, in pixels. */
const SMALL = 40;
const FACE = 100;
/** Longest side of what a class calls a face: larger ones are portraits of who the page is about. */
const LARGE_FACE = 180;
const LARGE = 240;
/** A side so short makes a line or a space. */
const FLAT = 20;

const TRIFLE =
  /(?:^|[/_.-])(?:pixel|spacer|blank|transparent|trans|1x1|sprite|icons?|favicon|logo|avatars?|userpics?|profile[-_](?:pics?|photos?|images?)|gravatar|emoji|smil(?:ey|ies)|badge|loading|spinner|ajax-loader|arrow|bullet|button|btn|flags|rating|divider|separator)(?:[/_.-]|\d|$)|gravatar\.com|vgwort\.de|\/emoji\/|\/ranks\/|\/cgi-bin\/|\/(?:hit)?count(?:er)?\.(?:gif|cgi|php)|[/_-](?:stars?[-_]?\d[\d_.-]*|\d[-_]?stars?)\.(?:svg|gif|png)$/i;
const TRIFLE_CLASS = /(?:^|\s)(?:emoji|(?:wp-)?smiley|icon|logo)(?:\s|$)/i;
const ROUND_CLASS = /(?:^|\s)(?:rounded-full|rounded-circle|img-circle)(?:\s|$)/i;
const USER_CLASS = /avatar|userpic|user-?photo/i;
/** Boxes around a face and a name: who wrote a post, an article, a review. */
const PERSON_CLASS =
  /(?:^|[\s_-])(?:(?:author|user|sender|reviewer|commenter)[\s_-]?(?:card|info|box|head(?:er)?|line|meta|block)?|(?:poster|staff)[\s_-]?(?:card|info|box|line|meta))(?:$|\s)/i;
const NAME_CLASS =
  /(?:^|[\s_-])(?:user-?name|screen-?name|lj-?user|nick(?:name)?|commenter|reviewer)(?:$|\s)/i;
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

export function isTrifle(atom: ChildNode): boolean {
  if (!isTag(atom) || mathOfImage(atom) !== undefined) return false;
  return isFace(atom) || isOrnament(atom) || isElsewhere(atom);
}

/** The same for one of a row alike: a small square is one of many thumbnails there, no face. */
export function isTrifleInRow(atom: ChildNode): boolean {
  if (!isTag(atom) || mathOfImage(atom) !== undefined) return false;
  return isOrnament(atom) || isElsewhere(atom) || isNamedFace(atom);
}

/** A small square, or one that is shown as a circle. */
function isFace(image: Element): boolean {
  const width = sideOf(image, 'width');
  const height = sideOf(image, 'height');
  if (isInFigure(image)) return false;
  if (width > 0 && width === height && width <= FACE && !leadsToPicture(image)) return true;
  const isRound = ROUND_CLASS.test(image.attribs['class'] ?? '');
  return isNamedFace(image) || (isRound && Math.max(width, height) <= LARGE_FACE);
}

/** Faces of who wrote the posts, by the name that boards give them or what holds them alone. */
function isNamedFace(image: Element): boolean {
  const { parent } = image;
  const holder = parent !== null && isTag(parent) && isAlone(image, parent) ? parent : image;
  return (
    ([image, holder].some(({ attribs }) => USER_CLASS.test(attribs['class'] ?? '')) ||
      isBesideName(image)) &&
    !isInFigure(image) &&
    Math.max(sideOf(image, 'width'), sideOf(image, 'height')) <= LARGE_FACE
  );
}

/** Characters of the longest name with what is told beside it, and nodes among which a headline makes it what the page is about. */
const NAME = 60;
const FEW_NODES = 20;
const TITLE = /^h[12]$/;

function isBesideName({ parent }: Element): boolean {
  if (parent === null || !isTag(parent)) return false;
  const isNamed =
    PERSON_CLASS.test(parent.attribs['class'] ?? '') ||
    parent.children.slice(0, FEW_NODES).some(isName);
  if (!isNamed) return false;
  const isAbout = findBelow(parent, ({ name }) => TITLE.test(name), FEW_NODES) !== undefined;
  return !isAbout && rawText(parent, FEW_NODES).trim().length <= NAME;
}

const isName = (node: ChildNode): boolean =>
  isTag(node) && NAME_CLASS.test(node.attribs['class'] ?? '');

const isAlone = (image: Element, { children }: Element): boolean =>
  children.every((child) => child === image || (isText(child) && child.data.trim() === ''));

/** Elements outwards from a picture to its figure. */
const FIGURE_REACH = 3;

function isInFigure(image: Element): boolean {
  let up = image.parent;
  for (let step = 0; step < FIGURE_REACH && up !== null && isTag(up); step += 1) {
    if (up.name === 'figure') return true;
    up = up.parent;
  }
  return false;
}

function isOrnament(image: Element): boolean {
  const { class: names = '', style = '', alt = '' } = image.attribs;
  const sides = [sideOf(image, 'width'), sideOf(image, 'height')].filter((side) => side > 0);
  if (isTiny(sides)) return true;
  if (image.attribs['aria-hidden'] === 'true' || /display\s*:\s*none/i.test(style)) return true;
  if (alt !== '' && !/^\d+$/.test(alt) && ONLY_EMOJI.test(alt)) return true;
  if (TRIFLE_CLASS.test(names)) return true;
  const isLarge = sides.length === 2 && sides.every((side) => side >= LARGE);
  return !isLarge && isTrifleFile(image.attribs['src'] ?? '') && isTrifleFile(imageSource(image));
}

const isTiny = (sides: readonly number[]): boolean =>
  (sides.length > 0 && sides.every((side) => side <= SMALL)) || sides.some((side) => side <= FLAT);

/** By its name; what a lazy loader shows until the picture comes has such a name, too. */
const isTrifleFile = (source: string): boolean =>
  TRIFLE.test(source.replace(/[?#].*$/, '').slice(-120));

/** Length of a side in pixels as the page declares it; 0 where it does not. */
function sideOf({ attribs }: Element, name: 'width' | 'height'): number {
  const styled = STYLED[name].exec(attribs['style'] ?? '');
  if (styled !== null) return Number(styled[1]) * (styled[2] === 'px' ? 1 : EM);
  const side = attribs[name] ?? '';
  return side.includes('%') ? 0 : Number.parseFloat(side) || 0;
}

const EM = 16;
const STYLED = {
  width: /(?:^|;)\s*width\s*:\s*(\d+(?:\.\d+)?)(px|r?em)/i,
  height: /(?:^|;)\s*height\s*:\s*(\d+(?:\.\d+)?)(px|r?em)/i,
} as const;

/** Sizes in which advertisements are sold (width and height in pixels). */
const SOLD =
  /^(?:300x250|336x280|728x90|970x90|970x250|160x600|120x600|300x600|468x60|320x50|320x100|250x250|234x60|88x31)$/;
const SELLER =
  /^https?:\/\/(?:[^/]*\.)?(?:ads?|adserver|doubleclick|banners?|adclick|clicks?)[.-]|[/.?&](?:adclick|clickthru|clktrk|banner)/i;
/** Links to the front page. */
const HOME = /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/;
/** Links that pass the page on, to shops of apps, to feeds and to who asks for money. */
const SERVICE =
  /^mailto:|^#top$|\/sharer(?:\.php|\/)|\/intent\/(?:tweet|post)|[/.](?:share|pin)\/(?:create|offsite|url)|shareArticle|\/share\?|\/\/(?:play\.google|apps\.apple|itunes\.apple|news\.google)\.com\/|paypal\.com\/donate|(?:^|\/)(?:feed|rss)(?:\.xml|\/)?$/i;
const REL = /(?:^|\s)(?:author|sponsored|prev|next|home)(?:\s|$)/i;

/** What themes and galleries call a link to the page before or behind. */
const NEIGHBOUR = /(?:^|[\s_-])(?:nav|link|post|image)[\s_-]?(?:next|prev(?:ious)?)(?:$|[\s_-])/i;

/** Of a sold size, in a link to who sells such places or to another service, or the site's sign, which leads home. */
function isElsewhere(image: Element): boolean {
  const link = linkAround(image);
  if (link === undefined) return false;
  const { href = '', rel = '', class: names = '', id = '' } = link.attribs;
  if (HOME.test(href) || REL.test(rel) || SERVICE.test(href)) return true;
  if (NEIGHBOUR.test(`${names} ${id}`)) return true;
  const { width = '', height = '' } = image.attribs;
  const isSold = SOLD.test(`${width}x${height}`) && /^(?:https?:)?\/\//i.test(href);
  return isSold || SELLER.test(href);
}

/** The link that a picture stands in. */
function linkAround({ parent }: Element): Element | undefined {
  for (let up = parent; up !== null && isTag(up); up = up.parent) {
    if (up.name === 'a' && up.attribs['href'] !== undefined) return up;
  }
  return undefined;
}

/** A link around it leads to another page. */
export const leadsAway = (atom: ChildNode): boolean =>
  isTag(atom) && linkAround(atom) !== undefined && !leadsToPicture(atom);

/** A link around it leads to the same picture, larger. */
export const opensLarge = (atom: ChildNode): boolean => isTag(atom) && leadsToPicture(atom);

const leadsToPicture = (image: Element): boolean =>
  PICTURE_FILE.test(linkAround(image)?.attribs['href'] ?? '');

/** Addresses of pictures. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;

/** A link around it leads to another site. */
export function leadsAbroad(atom: ChildNode, host: string): boolean {
  if (!isTag(atom) || !leadsAway(atom)) return false;
  const href = linkAround(atom)?.attribs['href'] ?? '';
  return ABROAD.test(href) && !isOfHost(href, host);
}

export const ABROAD = /^(?:https?:)?\/\//i;

/** The last two parts of both names agree. */
export function isOfHost(href: string, host: string): boolean {
  const name = /^(?:https?:)?\/\/([^/?#:]+)/i.exec(href)?.[1] ?? '';
  const ends = (one: string): string => one.toLowerCase().split('.').slice(-2).join('.');
  return ends(name) === ends(host);
}

/**
 * Formulas that are shown as pictures: TeX from the attributes their makers leave (WordPress, MediaWiki, Sphinx, Canvas,
 * Moodle, LaTeX2HTML), else from the address of the service that draws them (codecogs, mimeTeX, Zhihu, Google's charts).
 */
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { HAS_TEX, TEX_ATTRIBUTES, attributeBits, classesOf } from '../dom/page-element.ts';
import { attribute, classNames } from './dom.ts';
import { texOfText } from './mathml.ts';
import { cleanTex, isTex } from './tex.ts';

export interface MathPicture {
  readonly tex: string;
  readonly display: boolean;
}

const isNamedMath = classQuestion(({ padded }) => NAMED.test(padded));
const NAMED =
  / (?:wirisformula|latex|latexcenter|tex|texrender|equation_image|mwe-math-fallback-\S+|math|texhtml|ee_img|tr_noresize|ql-img-\S+|quicklatex\S*|(?:inline|display)math) /;
const DISPLAY_MARKS = /^\s*(?:\$\$|\\\[|\\begin\{(?:displaymath|equation|align)\*?\})/;
/** Zhihu's sign for a formula on a line of its own. */
const BREAK_BEHIND = /\s*\\\\\s*$/;
const DISPLAYED =
  / (?:latexcenter|mwe-math-fallback-image-display|ql-img-displayed-\S+|(?:math|formula|equation|latex)-(?:display|block)|displaymath) /;

/** A service that draws TeX: the formula is the whole query, or one parameter of it, or the end of the path. */
const SERVICES: readonly RegExp[] = [
  /\/(?:mimetex|mathtex)(?:\.cgi|\.exe)?\?(.+)$/i,
  /codecogs\.com\/(?:eqnedit\.php\?latex=|(?:gif|png|svg|emf|pdf|swf)\.(?:latex|image|download)\?)(.+)$/i,
  /(?:\/latex\.php|quicklatex[^?]*|s\d\.wp\.com\/latex\.php)\?(?:[^#]*?&)?latex=([^&#]*)/i,
  /[?&]cht=tx[^#]*?[?&]chl=([^&#]*)/,
  /[?&]chl=([^&#]*)[^#]*&cht=tx/,
  /\/equation\?(?:[^#]*?&)?tex=([^&#]*)/,
  /\/render\/math\?(?:[^#]*?&)?math=([^&#]*)/,
  /\/\/math\.[^/?]+\/(?:math)?\?(?:[^#]*?&)?(?:formula|from|tex|latex)=([^&#]*)/,
  /\/\/(?:i\.upmath\.me|tex\.s2cms\.[a-z]+)\/(?:svg|png)\/(.+)$/,
  /\/(?:latex|tex|math)(?:2png|2svg|render)?(?:\.php|\.cgi|\.aspx)?\?(?:[^#]*?&)?(?:latex|tex|math|formula|eq|val)=([^&#]*)/i,
];

/** TeX of a formula that is shown as a picture, or undefined for all other pictures. */
export function mathOfImage(element: Element): MathPicture | undefined {
  const isNamed = isNamedMath(classesOf(element));
  const drawn = texOfAddress(sourceOf(element)).replace(STYLE, '');
  const said = saidTex(element, isNamed, drawn);
  if (said === undefined && drawn === '') return undefined;
  const names = classNames(element);
  const source = said ?? drawn;
  const tex = cleanTex(source.replace(BREAK_BEHIND, ''));
  if (tex === '') return undefined;
  const isDisplayed =
    DISPLAYED.test(names) || attribute(element, 'eeimg') === '2' || isAlone(element, names);
  return {
    tex,
    display: isDisplayed || DISPLAY_MARKS.test(said ?? '') || BREAK_BEHIND.test(source),
  };
}

/** A system that names those within a line so, and others formulas alone: one of these, in a paragraph of its own. */
const isAlone = ({ parent }: Element, names: string): boolean =>
  parent?.children.length === 1 &&
  / (?:formula|equation) /.test(names) &&
  !names.includes(' inline ');

/** What the picture itself says it shows; `drawn` is what its address tells a service to draw. */
function saidTex(element: Element, isNamed: boolean, drawn: string): string | undefined {
  const own = ownTex(element, isNamed);
  if (own !== '') return own;
  const alt = attribute(element, 'alt').replace(/^LaTeX:\s*/, '');
  if (isDelimited(alt) || isBareTex(alt)) return alt;
  if (!isNamed && drawn === '') return undefined;
  const looks = drawn === '' ? LIKE_TEX : /[\\^_={}]/;
  return [alt, attribute(element, 'title')].find((text) => text.trim() !== '' && looks.test(text));
}

/** Editors keep the formula in an attribute of its own; of a picture that is not named for it only what is surely TeX. */
function ownTex(element: Element, isNamed: boolean): string {
  const mathml = isNamed ? attribute(element, 'data-mathml') : '';
  if (mathml !== '') return texOfWiris(mathml);
  if ((attributeBits(element) & HAS_TEX) === 0) return '';
  const own = TEX_ATTRIBUTES.map((name) => attribute(element, name)).filter((tex) => tex !== '');
  return own.find(isTex) ?? (isNamed ? (own[0] ?? '') : '');
}

/** The editor keeps its MathML with other brackets and quotes, so that it may stand in an attribute. */
function texOfWiris(mathml: string): string {
  const plain = mathml.replaceAll('«', '<').replaceAll('»', '>').replaceAll('¨', '"');
  return texOfText(plain.replaceAll('§', '&'));
}

/** Lazy loaders keep the address elsewhere. */
function sourceOf({ attribs }: Element): string {
  const { src = '' } = attribs;
  if (src !== '' && !src.startsWith('data:')) return src;
  return attribs['data-src'] ?? attribs['data-original'] ?? '';
}

/** The alternative text of any picture that is a formula by its own delimiters (LaTeX2HTML, Art of Problem Solving). */
const DELIMITED =
  /^\s*(?:\$[^$]*[\\^_=+{][^$]*\$|\$[^$\s]\$|\$\$[^$]+\$\$|\\\([\s\S]+\\\)|\\\[[\s\S]+\\\]|\\begin\{(\w+\*?)\}[\s\S]+\\end\{\1\})\s*$/;
const isDelimited = (alt: string): boolean =>
  /^\s*[$\\]/.test(alt) && alt.length <= LONGEST_ALT && DELIMITED.test(alt);

/** Commands, raised and lowered braces, and no words beside them: nobody describes a picture so (Sphinx, Pandoc). */
const isBareTex = (alt: string): boolean =>
  alt.length <= LONGEST_ALT &&
  /\\[a-zA-Z]+|[\^_]\{/.test(alt) &&
  !/^\s*[a-z]:\\|\/\//i.test(alt) &&
  !/[\p{L}]{4}/u.test(alt.replace(TEX_WORDS, ' '));
const TEX_WORDS =
  /\\(?:text|mathrm|operatorname|mbox|textrm|mathit|begin|end)\s?\{[^{}]*\}|\\[a-zA-Z]+/g;

/** Longer ones are not read: what they are would take long to tell. */
const LONGEST_ALT = 2_000;
const LIKE_TEX = /[\\^_={}]|^[\w\s+\-*/().,]{1,40}$/;

/** In the address of each of them. */
const MAY_BE_SERVICE = /tex|math|cht=tx/i;

function texOfAddress(source: string): string {
  if (!MAY_BE_SERVICE.test(source)) return '';
  for (const service of SERVICES) {
    const query = service.exec(source)?.[1];
    if (query !== undefined) return decodeQuery(query);
  }
  return '';
}

/** Forms encode a space as a plus; then they encode more signs than an address needs to. */
function decodeQuery(query: string): string {
  const isForm = /%(?:2B|3D|2C|2F|28|29)/i.test(query) && !query.includes('%20');
  const plain = isForm ? query.replaceAll('+', ' ') : query;
  // the names of codecogs' own editor
  const spaced = plain.replaceAll('&space;', ' ').replaceAll('&plus;', '+');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return unescape(spaced);
  }
}

/** `%5C` and the like where the whole is no valid encoding: a bare per cent sign stands among them. */
const unescape = (text: string): string =>
  text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** What only tells the service how to draw: size, resolution, colours, fonts. */
const STYLE =
  /^(?:\s|~|\d\$|\\(?:inline|reverse|opaque|large|Large|LARGE|huge|Huge|small|tiny|normalsize|footnotesize|scriptsize)(?![a-zA-Z])|\\dpi\s?\{\d+\}|\\(?:bg|fn|fg)(?:_\w+|\s?\{\w+\})|\\(?:bg|fg)(?:black|white))+/;

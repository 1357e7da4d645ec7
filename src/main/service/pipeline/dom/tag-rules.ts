/**
 * What an HTML parser knows about element names: which are void, which end others when they open, whose
 * content is raw text, and which lead into SVG or MathML and out of it again.
 *
 * The rules are htmlparser2's (its tree is what the transforms and the goldens were made with); a unit test
 * compares the trees. Facts: HTML Standard, section 13.1.2 (void elements, optional tags, raw text).
 */

/** How the content of an element is read. */
export const NORMAL = 0;
const RAW = 1;
/** Raw text with character references. */
export const RCDATA = 2;
/** Everything up to the end of the page. */
export const PLAIN = 3;

/** In which vocabulary names are read. */
export const HTML = 0;
export const SVG = 1;
export const MATHML = 2;
/** The element changes nothing. */
export const SAME = -1;

export interface TagRule {
  /** The name in the tree: lower case, in SVG its own spelling. */
  readonly name: string;
  /** Its characters. */
  readonly chars: Uint16Array;
  readonly isVoid: boolean;
  /** One bit if other elements end this one by opening, else 0. */
  readonly bit: number;
  /** Bits of the elements that end when this one opens right inside them. */
  readonly closes: number;
  readonly content: typeof NORMAL | typeof RAW | typeof RCDATA | typeof PLAIN;
  /** The page's index notes such elements by name (page-index.ts). */
  readonly isNoted: boolean;
  /** The vocabulary inside. */
  readonly inside: typeof SAME | typeof HTML | typeof SVG | typeof MATHML;
}

const words = (text: string): readonly string[] => text.split(' ');

const VOID = new Set(
  words(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);

const CONTENT = new Map<string, TagRule['content']>([
  ...words('script style iframe noembed noframes xmp').map((name) => [name, RAW] as const),
  ['title', RCDATA],
  ['textarea', RCDATA],
  ['plaintext', PLAIN],
]);

const INSIDE = new Map<string, TagRule['inside']>([
  ['svg', SVG],
  ['math', MATHML],
  ...words('mi mo mn ms mtext annotation-xml foreignObject desc title').map(
    (name) => [name, HTML] as const,
  ),
]);

/** Elements that several transforms look for. */
const NOTED = new Set(
  words(
    'html body base title meta link a area img script time h1 h2 h3 style template noscript head object embed dialog main pre',
  ),
);

const FORM_PARTS = 'input option optgroup select button datalist textarea';
const SECTIONS = 'thead tbody';
const HEADINGS = 'h1 h2 h3 h4 h5 h6 p';

/** Opening the element ends those named, as long as they are the innermost. */
const CLOSES = new Map<string, string>([
  ['tr', 'tr th td'],
  ['th', 'th'],
  ['td', 'thead th td'],
  ['body', 'head link script'],
  ['a', 'a'],
  ['li', 'li'],
  ['option', 'option'],
  ['optgroup', 'optgroup option'],
  ...words('h1 h2 h3 h4 h5 h6').map((name) => [name, HEADINGS] as const),
  ...words('select input output button datalist textarea').map(
    (name) => [name, FORM_PARTS] as const,
  ),
  ...words('dd dt').map((name) => [name, 'dd dt'] as const),
  ...words('rt rp').map((name) => [name, 'rt rp'] as const),
  ...words('tbody tfoot').map((name) => [name, SECTIONS] as const),
  ...words(
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul',
  ).map((name) => [name, 'p'] as const),
]);

const BITS = new Map<string, number>(
  [...new Set([...CLOSES.values()].flatMap(words))].map((name, at) => [name, 1 << at]),
);

const bitsOf = (names: string): number =>
  words(names).reduce((bits, name) => bits | (BITS.get(name) ?? 0), 0);

/** The rule of a name as it stands in the tree. */
export function ruleOf(name: string): TagRule {
  return {
    name,
    chars: Uint16Array.from(name, (char) => char.charCodeAt(0)),
    isVoid: VOID.has(name),
    bit: BITS.get(name) ?? 0,
    closes: bitsOf(CLOSES.get(name) ?? ''),
    content: CONTENT.get(name) ?? NORMAL,
    isNoted: NOTED.has(name),
    inside: INSIDE.get(name) ?? SAME,
  };
}

const SVG_RULES = new Map(
  words(
    'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix ' +
      'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
      'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset ' +
      'fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient ' +
      'radialGradient textPath',
  ).map((name) => [name.toLowerCase(), ruleOf(name)]),
);

/** The rule of a name in SVG's own spelling, where it has one. */
export function svgRule(rule: TagRule): TagRule {
  return SVG_RULES.get(rule.name) ?? rule;
}

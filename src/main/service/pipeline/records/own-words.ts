/** What a place is called where no word of it is known: by a class that is a word of its own, or by its element. */
import { wordsOfTokens } from './tokens.ts';

/** Words that say where a thing stands, how it looks or that it is a thing. */
const NO_NAMES = new Set(
  'item items link links label container wrapper wrap content contents box boxes row rows cell card cards detail details col cols column field fields info inner outer main meta data group block inline left right center centre middle top bottom first last next prev previous start end side aside small large medium big tiny mini bold strong light dark muted dim soft primary secondary tertiary accent default normal plain regular lead heading head header footer foot media object element part section area panel list grid flex hidden visible truncate uppercase lowercase capitalize italic underline relative absolute sticky fixed rounded shadow border bordered circle square icon icons button badge pill chip span text para paragraph value values line lines entry entries post article product tile teaser result hit record unit widget module component view page site global clear clearfix nowrap ellipsis clamp font sans serif mono white black gray grey green blue yellow orange purple pink brown color colour margin padding spacer spacing pull push float block inset stack cluster base body copy para blurb holder slot extra other more less desktop mobile tablet screen reader only print order display level align justify items self gap wide narrow full half third quarter auto none simple custom theme style styled style variant size open close closed toggle hover focus active current selected new hot sale even odd true false test'.split(
    ' ',
  ),
);

/** Classes that each say how a thing looks: `mt-2`, `text-lg`, `md:flex`. Beside them a word says no more. */
const LOOKS =
  /^-?(?:[mp][trblxy]?|text|font|bg|border|rounded|flex|grid|gap|leading|tracking|items|justify|self|space|w|h|min|max|d|fw|fs|col|row|order|opacity|shadow|ring|z|inset|line|align)-[\w./[\]-]+$|:/;

const WORD = /^[a-z]{4,16}$/;
const isWord = (word: string): boolean =>
  WORD.test(word) && /[aeiouy]/.test(word) && /[^aeiou]/.test(word) && !/[^aeiouy]{5}/.test(word);

/** A word that may be a name by itself. */
export const isOwnWord = (word: string): boolean => isWord(word) && !NO_NAMES.has(word);

const MOST_WORDS = 2;

/** The words of the first class that is nothing but words of its own. */
export function ownWordIn(
  tokens: readonly string[],
  shared: ReadonlySet<string>,
): string | undefined {
  const isLooks = tokens.some((token) => LOOKS.test(token));
  for (const token of tokens) {
    const part = /__([A-Za-z][\w-]*?)(?:--.*)?$/.exec(token)?.[1];
    if (part === undefined && isLooks) continue;
    const words = wordsOfTokens([part ?? token]).filter((word) => !shared.has(word));
    const own = words.filter((word) => !NO_NAMES.has(word));
    if (own.length > 0 && own.length <= MOST_WORDS && own.every(isWord)) return own.join(' ');
  }
  return undefined;
}

const ELEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\/address$/, 'address'],
  [/\/figcaption$/, 'caption'],
  [/\/(?:blockquote|q)(?:\/p)?$/, 'quote'],
  [/\/cite$/, 'source'],
  [/\/h[1-6](?:\/|$)/, 'heading'],
];

/** What HTML says that the element is. */
export const elementName = (path: string): string | undefined =>
  ELEMENTS.find(([pattern]) => pattern.test(`/${path}`))?.[1];

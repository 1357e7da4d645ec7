/** Class tokens that may mean something: generated ones, and those that say a state, are left out. */
import type { Element } from 'domhandler';

const GENERATED =
  /\d{3,}|^(?:css|sc|jss|emo|jsx|svelte|data-v|ng|v)-|^[:_]|[0-9a-f]{8}-[0-9a-f]{4}/;
/** What follows a name: a hash (`title__aB3xZ`), or a word of the name (`card__title`). */
const ENDING = /_([A-Za-z0-9]{5,})$/;
/** Words, each of small letters, and at most a short number: `title`, `priceOld`, `HeadLine`, `size12`. */
const WORDS = /^[A-Z]?[a-z]+(?:[A-Z][a-z]{2,})*\d{0,2}$/;
const VOWEL = /[aeiouy]/i;
const STATES = new Set(
  'odd even first last active selected current open closed hidden visible new hot sale featured sponsored disabled'.split(
    ' ',
  ),
);
const MOST = 6;
const NONE: readonly string[] = [];

/** Tokens of elements' classes, at most six each; the same class comes again and again. */
export class TokenReader {
  readonly #known = new Map<string, readonly string[]>();

  of({ attribs }: Element): readonly string[] {
    const value = attribs['class'];
    if (value === undefined || value === '') return NONE;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const tokens = value
      .split(/\s+/)
      .filter((token) => token !== '' && !isGenerated(token) && !isState(token))
      .slice(0, MOST);
    this.#known.set(value, tokens);
    return tokens;
  }
}

/** `odd`, `active`: some of the records have it today. */
export const isState = (token: string): boolean => STATES.has(token.toLowerCase());

function isGenerated(token: string): boolean {
  const ending = ENDING.exec(token)?.[1];
  const isHash = ending !== undefined && !(WORDS.test(ending) && VOWEL.test(ending));
  return isHash || GENERATED.test(token);
}

/** Words of the tokens, lower case: `product-card__price` → product, card, price. */
export function wordsOfTokens(tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token) =>
    token
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );
}

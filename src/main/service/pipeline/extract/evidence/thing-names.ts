/** A page called `Contact` or `Öffnungszeiten und Preise` is of somebody whose name the page says elsewhere. */
import type { Field } from '../fields/field.ts';
import type { Page } from '../sources/page.ts';
import { keyOf, plainLetters, wordsOf } from '../text.ts';
import type { Evidence } from './evidence.ts';
import type { Sources } from './field-evidence.ts';
import { learned } from './learned.ts';
import words from './page-names.json' with { type: 'json' };
import { hostKeyOf, partsOfTitle } from './situation.ts';

/** Fields that ask what the page itself is called. */
const OF_THE_PAGE = /^(?:(?:page|article|document|post)?title|headline|heading|h1)$/;
/** How much the owner's name counts beside what would name the thing itself. */
const OWNER = 0.8;

/** For a field that asks for a thing's name: not what any such page is called, but whose page it is. */
export function namesOfThings(
  field: Field,
  evidence: readonly Evidence[],
  { situations, meta, page }: Sources,
): readonly Evidence[] {
  if (field.concept?.id !== 'title') return evidence;
  const headed = field.words.some((word) => OWNERS.has(word)) ? evidence : asHeaded(evidence, page);
  if (OF_THE_PAGE.test(field.key)) return headed;
  return withOwners(headed, { situations, meta });
}

/** Who has the page, not what it is about. */
const OWNERS: ReadonlySet<string> = new Set(
  'company firm business store shop hotel site website organization organisation employer publisher brand provider network'.split(
    ' ',
  ),
);

/** The part of the title that a heading says is what the page is about; the other parts, which are the site's, come last. */
function asHeaded(evidence: readonly Evidence[], page: Page): readonly Evidence[] {
  const parts = page.title.split(PARTS).filter((part) => part !== '');
  const own = parts.length < 2 ? undefined : partOfHeading(parts, page);
  if (own === undefined) return evidence;
  const others = new Set(parts.filter((part) => part !== own).map(keyOf));
  const whole = keyOf(page.title);
  const named = evidence.map((one) => {
    const [piece, other] = one.pieces;
    if (piece === undefined || other !== undefined) return one;
    const isOwn = keyOf(piece.text) === whole || piece.text.replace(YEAR, '') === own;
    return isOwn ? { ...one, pieces: [{ ...piece, text: own }] } : one;
  });
  const isOfSite = ({ pieces: [piece] }: Evidence): boolean =>
    piece !== undefined && others.has(keyOf(piece.text));
  return [...named.filter((one) => !isOfSite(one)), ...named.filter(isOfSite)];
}

/** `Vertigo (1958)` is called `Vertigo`. */
const YEAR = /\s*[(（](?:1[89]|20)\d\d[)）]$/u;

const PARTS = /\s+[|–—·•»:›]\s+|\s+-\s+|\s*[|»›｜]\s*|(?<=\p{L}{2}):\s+/u;

/** The first heading outside of menus and bars that begins with a part of the title. */
function partOfHeading(parts: readonly string[], page: Page): string | undefined {
  const headings = page.elements
    .filter(({ name }) => /^h[1-3]$/.test(name))
    .slice(0, MOST_HEADINGS)
    .filter((heading) => page.zone(heading) !== 'chrome');
  const title = keyOf(page.title);
  const host = hostKeyOf(page.url);
  for (const heading of headings) {
    const said = keyOf(page.text(heading));
    const own = parts.find((part) => {
      const key = keyOf(part);
      return key === said || (heading === page.heading && key.length > 1 && said.startsWith(key));
    });
    if (own === undefined || keyOf(own) === host) continue;
    // a headline with such a sign of its own is more than one part
    return title.includes(said) && said.length > keyOf(own).length ? undefined : own;
  }
  return undefined;
}

const MOST_HEADINGS = 20;

function withOwners(
  evidence: readonly Evidence[],
  { situations, meta }: Pick<Sources, 'situations' | 'meta'>,
): readonly Evidence[] {
  const own = evidence.flatMap((one) => withoutPage(one));
  const isSame = own.length === evidence.length && own.every((one, at) => one === evidence[at]);
  if (isSame) return evidence;
  const owners = learned('publisher', situations, meta).map((one) => ({
    ...one,
    score: one.score * OWNER,
  }));
  return [...own, ...owners].toSorted((a, b) => b.score - a.score);
}

/** Of `Contact | Van Gent` the second part; nothing of what is all called so. */
function withoutPage(evidence: Evidence): readonly Evidence[] {
  const [piece, other] = evidence.pieces;
  if (piece === undefined || other !== undefined) return [evidence];
  const parts = partsOfTitle(piece.text);
  const rest = parts.filter((part) => !isOfAnyPage(part));
  if (rest.length === parts.length) return [evidence];
  const [only, more] = rest;
  return only === undefined || more !== undefined
    ? []
    : [{ ...evidence, pieces: [{ ...piece, text: only }] }];
}

/** Every word of it is one that pages of any site are called by. */
function isOfAnyPage(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 6 && words.every((word) => CALLED.has(word));
}

/** By language; written for this purpose from the menus that sites have in common. */
const CALLED = new Set(Object.values(words).flat().map(plainLetters));

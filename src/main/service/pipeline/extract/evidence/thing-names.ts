/** A page called `Contact` or `Öffnungszeiten und Preise` is of somebody whose name the page says elsewhere. */
import type { Field } from '../fields/field.ts';
import type { Page } from '../sources/page.ts';
import { keyOf, wordsOf } from '../text.ts';
import { isOfAnyPage, titleParts } from './any-page.ts';
import { type Evidence, one } from './evidence.ts';
import type { Sources } from './field-evidence.ts';
import { learned } from './learned.ts';
import { namedByNoun } from './named-by-noun.ts';
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
  const isOwner = field.words.some((word) => OWNERS.has(word));
  const headed = isOwner ? withoutSlogan(evidence, page, meta) : asHeaded(evidence, page);
  if (OF_THE_PAGE.test(field.key)) return headed;
  const named = withOwners(headed, { situations, meta });
  // what holds the noun that is asked goes before what only stands at the top
  const byNoun = namedByNoun(field, page)[0]?.pieces[0]?.text;
  const isIt = ({ pieces: [piece] }: Evidence): boolean => piece?.text === byNoun;
  return byNoun === undefined || (named[0]?.score ?? 0) >= MARKED_UP
    ? named
    : [...named.filter(isIt), ...named.filter((one) => !isIt(one))];
}

/** Score from which on a name is marked up as such. */
const MARKED_UP = 0.8;

/** Who has the page, not what it is about. */
const OWNERS: ReadonlySet<string> = new Set(
  'company firm business store shop hotel site website organization organisation employer publisher brand provider network'.split(
    ' ',
  ),
);

/** Whose page it is stands in its title; a headline that says nothing of it (`Robots that tidy up`) names nobody. */
function withoutSlogan(
  evidence: readonly Evidence[],
  page: Page,
  meta: Sources['meta'],
): readonly Evidence[] {
  const said = page.heading === undefined ? '' : page.text(page.heading);
  const shown = new Set(
    page.elements.filter(({ name }) => /^h[23]$/.test(name)).map((one) => keyOf(page.text(one))),
  );
  const parts = titleParts(page.title).filter(
    (part) => !isOfAnyPage(part) && !shown.has(keyOf(part)) && keyOf(part) !== keyOf(said),
  );
  const names = new Set(
    SITE_NAMES.flatMap((name) => (meta.get(name) ?? []).map(({ content }) => keyOf(content))),
  );
  const named = parts.filter((part) => names.has(keyOf(part)));
  const [only, other] = named.length === 1 ? named : parts;
  if (wordsOf(said).length < SLOGAN || only === undefined || other !== undefined) return evidence;
  if (keyOf(said).includes(keyOf(only)) || keyOf(only).includes(keyOf(said))) return evidence;
  if (wordsOf(only).length > MOST_OF_OWNER) return evidence;
  const others = evidence.filter(({ pieces }) => keyOf(pieces[0]?.text ?? '') !== keyOf(said));
  return [one('metadata', SAID_IN_TITLE, only, 'title'), ...others];
}

const SITE_NAMES = ['og:site_name', 'application-name'];
/** Words of a headline that may be a slogan, and of a name. */
const SLOGAN = 4;
const MOST_OF_OWNER = 5;
const SAID_IN_TITLE = 0.62;

/** The part of the title that a heading says is what the page is about; the other parts, which are the site's, come last. */
function asHeaded(evidence: readonly Evidence[], page: Page): readonly Evidence[] {
  const parts = titleParts(page.title);
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
  return page.elements.some(({ name }) => name === 'h1') ? undefined : partShown(parts, page);
}

/** Of a page without a headline: the only part of the title that it shows by itself, but in its bars. */
function partShown(parts: readonly string[], page: Page): string | undefined {
  const keys = new Set(parts.map(keyOf));
  const shown = new Set(
    page.elements
      .filter((one) => page.textLength(one) <= MOST_OF_PART && page.zone(one) !== 'chrome')
      .map((one) => (one.attribs['href'] === '/' ? '' : keyOf(page.text(one))))
      .filter((key) => keys.has(key)),
  );
  const [own, other] = parts.filter((part) => shown.has(keyOf(part)));
  return other === undefined && own !== undefined && keyOf(own) !== hostKeyOf(page.url)
    ? own
    : undefined;
}
const MOST_OF_PART = 80;

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

/**
 * The page's own title: what a reader would call it, without the name of the site.
 */

import { wordsIn } from '../dom/text.ts';

export interface TitleEvidence {
  /** Texts of the `h1`s, in order. */
  readonly headings: readonly string[];
  /** Texts of the headings below them, in order; only looked at where there is no `h1`. */
  readonly subheadings: readonly string[];
  readonly pageTitle: string;
  readonly socialTitle: string;
  /** `headline` or `name` of the page's JSON-LD node. */
  readonly headline: string;
  readonly tagTitle: string;
  readonly siteName: string;
  readonly host: string;
}

/** Signs that stand alone between the parts of a title. */
const SIGNS = '[|\\-–—»«›‹:·•~/\\\\_⋆★☆♥●■▪]+';
/** Between a title and the name of its site. */
const SEPARATOR = `(?:\\s+${SIGNS}\\s+|\\s*[|»›]\\s*|:\\s+)`;
const SEPARATED = new RegExp(SEPARATOR);
const LAST_CUT = new RegExp(`^(.*\\S)${SEPARATOR}(\\S.*?)$`, 's');
const FIRST_CUT = new RegExp(`^(\\S.*?)${SEPARATOR}(.*\\S)$`, 's');
/** Without one of these a title has no parts. */
const SIGN = new RegExp(`${SIGNS}|│`);
/** Between parts that each name something of their own. */
const PARTS = new RegExp(`\\s+${SIGNS}\\s+|\\s*[|»›│]\\s*|\\s*::\\s*`);
/** Between phrases: what stands on one side may be left out. */
const PHRASES = new RegExp(`${PARTS.source}|:\\s+|\\s[_(]|\\.\\s`);

/** The mark of a link to the heading itself, as documentation has it. */
const PERMALINK = /\s*[¶§#🔗]+$/u;

/** Where a word may be broken; not seen, and no part of the word. */
const SOFT_HYPHEN = '\u00ad';

/** Folded texts of the page at hand: each is compared with many others. */
let folded = new Map<string, string>();

function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const words = wordsIn(text.replaceAll(SOFT_HYPHEN, '').toLowerCase()).join(' ');
  folded.set(text, words);
  return words;
}

/** Characters of the longest text that is read as a title. */
const LONGEST = 1000;

/** What the page is called in each place, without the name of its site. */
interface Titles {
  readonly headline: string;
  readonly social: string;
  readonly page: string;
  readonly tag: string;
}

/** The best title, or `undefined` when nothing names the page. */
export function chooseTitle(evidence: TitleEvidence): string | undefined {
  try {
    return bestTitle(evidence);
  } finally {
    // a cleared map links the old table to the new one: V8 then keeps all pages since the last whole collection
    folded = new Map();
  }
}

function bestTitle(evidence: TitleEvidence): string | undefined {
  const titles = titlesOf(evidence);
  const { headline, social, page, tag } = titles;
  const headings = headingsAmong(evidence.headings, titles, evidence);
  const agreeing = agreeingHeading(headings, Object.values(titles).map(fold));
  if (agreeing !== undefined) return phraseAround(agreeing, social || page, evidence) ?? agreeing;
  const part = headings.length > 0 ? undefined : partAmong(titles, evidence);
  if (part !== undefined) return part;
  const [only, second] = headings;
  const isLone = only !== undefined && second === undefined && only.length > 3;
  if (isLone && isTrusted(only, titles, evidence)) return only;
  return [social, headline, page, tag, only].find((text) => text !== undefined && text !== '');
}

function titlesOf(evidence: TitleEvidence): Titles {
  const { headline, socialTitle, pageTitle, tagTitle } = evidence;
  const page = withoutSite(pageTitle.slice(0, LONGEST), evidence);
  // data that repeats the document's title
  const isRepeated = fold(headline) === fold(pageTitle);
  return {
    headline: isRepeated ? page : withoutSiteBehindBar(headline.slice(0, LONGEST), evidence),
    social: withoutSite(socialTitle.slice(0, LONGEST), evidence),
    page,
    tag: withoutSiteBehindBar(tagTitle.slice(0, LONGEST), evidence),
  };
}

const LONG_HEADING = 300;

/** The headings that do not name the site, without permalinks and soft hyphens. */
function headingsAmong(
  headings: readonly string[],
  { page }: Titles,
  evidence: TitleEvidence,
): readonly string[] {
  const { pageTitle, socialTitle, siteName } = evidence;
  const others = [
    fold(siteName),
    fold(pageTitle.slice(page.length)),
    frontOf(pageTitle, socialTitle),
  ];
  return headings
    .map((heading) => heading.replace(PERMALINK, '').replaceAll(SOFT_HYPHEN, ''))
    .map((heading) => withoutSiteBehindBar(heading, evidence))
    .filter((heading) => {
      const folded = fold(heading);
      return folded !== '' && !others.includes(folded) && heading.length < LONG_HEADING;
    });
}

/** The heading that says what one of the titles says; equal before alike. */
function agreeingHeading(
  headings: readonly string[],
  titles: readonly string[],
): string | undefined {
  const told = titles.filter((title) => title !== '');
  for (const agrees of [isEqual, isStartOf, isMostOf, sharesWords]) {
    const found = headings.find((heading) => told.some((title) => agrees(fold(heading), title)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A heading of a lower level that is most of a title. */
function partAmong(titles: Titles, evidence: TitleEvidence): string | undefined {
  return headingsAmong(evidence.subheadings, titles, evidence).find(
    (heading) =>
      !isSite(heading, evidence) &&
      [titles.social, titles.page].some((title) => isPartOf(heading, title)),
  );
}

/** Outside of articles a lone heading that no title agrees with is often a slogan. */
function isTrusted(heading: string, { page }: Titles, evidence: TitleEvidence): boolean {
  const { headline, pageTitle, siteName } = evidence;
  const site = fold(siteName);
  if (page.split(' ').length < 2 || fold(page) === site) return true;
  const opensWithSite = site !== '' && fold(heading).startsWith(`${site} `);
  return headline !== '' && fold(headline) !== fold(pageTitle) && !opensWithSite;
}

const isEqual = (heading: string, title: string): boolean => heading === title;

/** `Using promises` of `using promises javascript`. */
function isStartOf(heading: string, title: string): boolean {
  return heading !== '' && `${title} `.startsWith(`${heading} `);
}

/** One holds the other, and is not much longer. */
function isMostOf(heading: string, title: string): boolean {
  const [short, long] = heading.length < title.length ? [heading, title] : [title, heading];
  return ` ${long} `.includes(` ${short} `) && short.length > long.length * 0.5;
}

/** More than half of a title, and not all of it: a heading of a lower level where there is no `h1`. */
function isPartOf(heading: string, title: string): boolean {
  const [part, whole] = [fold(heading), fold(title)];
  return part.length > 3 && part !== whole && whole.includes(part) && isMostOf(part, whole);
}

/**
 * `Running Shoes for Men` around the heading `Running Shoes`: a title that goes on without a mark says more of
 * the page than its heading. One word before or after it that is the site's name says nothing.
 */
function phraseAround(heading: string, title: string, site: Site): string | undefined {
  const folded = fold(heading);
  const phrase = title.split(PHRASES).find((part) => ` ${fold(part)} `.includes(` ${folded} `));
  if (phrase === undefined || fold(phrase) === folded) return undefined;
  const rest = ` ${fold(phrase)} `.replace(` ${folded} `, ' ').trim();
  return !rest.includes(' ') && isSite(rest, site) ? undefined : phrase.trim();
}

/** Words that a heading and a title have in common when both say the same, each in its way. */
const FEWEST_SHARED = 3;

/** `9 Common Food Myths Debunked` of `Debunking Common Food Myths`: what the reader sees is the title. */
function sharesWords(heading: string, title: string): boolean {
  const words = heading.split(' ');
  const others = title.split(' ');
  const shared = words.filter((word) => others.includes(word)).length;
  return shared >= FEWEST_SHARED && shared * 4 >= words.length + others.length;
}

/** What a page's title has before the title given for sharing, when that is the rest and longer: the site. */
function frontOf(pageTitle: string, socialTitle: string): string {
  const page = fold(pageTitle);
  const social = fold(socialTitle);
  const isRest = social !== '' && ` ${page}`.endsWith(` ${social}`);
  return isRest && page.length < 2 * social.length ? page.slice(0, -social.length).trim() : '';
}

type Site = Pick<TitleEvidence, 'siteName' | 'host'>;

/** What a part of a title says that names no page but a place on the site. */
const PLACE =
  /^(?:home|home ?page|index|index page|main page|start|start ?page|startseite|accueil|inicio|página principal|strona główna|blog archive?)$/i;

/** A title with the site's name, and the separator before or after it, cut off. */
function withoutSite(title: string, site: Site): string {
  const parts = SIGN.test(title) ? title.split(PARTS).map((part) => part.trim()) : [title.trim()];
  const named = parts.filter((part) => part !== '' && !PLACE.test(part));
  if (named.length === 0 || !parts.some((part) => PLACE.test(part)))
    return withoutName(title, site);
  const from = title.indexOf(named[0] ?? '');
  const last = named.at(-1) ?? '';
  const rest = title.slice(from, title.lastIndexOf(last) + last.length);
  return named.length === 1 ? rest : withoutName(rest, site);
}

function withoutName(title: string, site: Site): string {
  if (!SEPARATED.test(title)) return title.trim();
  const lastCut = cutLast(title);
  if (lastCut !== undefined && isSite(lastCut.rest, site)) return withoutName(lastCut.kept, site);
  const firstCut = cutFirst(title);
  if (firstCut !== undefined && isSite(firstCut.rest, site)) return firstCut.kept;
  return withoutLastPart(title);
}

/** As a heading or a headline is cut: only what stands last, behind a bar. */
function withoutSiteBehindBar(title: string, site: Site): string {
  const [, kept = '', rest = ''] = /^(.*\S)\s*[|│]\s*([^|│]+)$/.exec(title) ?? [];
  return kept !== '' && isSite(rest, site) ? kept : title.trim();
}

function isSite(part: string, { siteName, host }: Site): boolean {
  const site = fold(siteName);
  const folded = fold(part);
  const joined = folded.replaceAll(' ', '');
  if (joined === '') return false;
  const isNamed =
    site !== '' && (folded === site || (folded.includes(site) && folded.length < site.length * 2));
  return (
    isNamed ||
    namesOfHost(host).some((name) => joined === name || (name.length > 3 && joined.includes(name)))
  );
}

/** Labels of a host that say what is on it, not whose it is. */
const COMMON_LABELS = new Set(
  'www www2 blog blogs news docs doc developer developers dev forum forums shop store support help community web wiki archive m en de fr es it'.split(
    ' ',
  ),
);
/** Second levels below which countries register names. */
const SECOND_LEVEL = /^(?:com?|org|net|gov|edu|ac|or|ne|gv)$/;

/** What a host may say of its site's name: the registered label, and the first that is not common to all sites. */
function namesOfHost(host: string): readonly string[] {
  const labels = host.split('.').slice(0, -1);
  if (labels.length > 1 && SECOND_LEVEL.test(labels.at(-1) ?? '')) labels.pop();
  const first = labels.find((label) => !COMMON_LABELS.has(label));
  return [labels.at(-1), first]
    .map((label) => fold(label ?? '').replaceAll(' ', ''))
    .filter((label) => label !== '');
}

/** An unnamed site stands last behind a bar or dash, and is shorter than the title. */
function withoutLastPart(title: string): string {
  const strong = LAST_PART.exec(title) ?? /^(.*\S)\s+-\s+([^-]+)$/.exec(title);
  const [, kept = '', rest = ''] = strong ?? [];
  const isCut = kept !== '' && rest.length < kept.length && fold(kept).split(' ').length > 1;
  return isCut ? kept.trim() : title.trim();
}

const LAST_PART = /^(.*\S)\s+(?:[|–—»•·⋆★☆♥●■▪]|::)\s+([^|–—»•·⋆★☆♥●■▪]+)$/;

function cutLast(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = LAST_CUT.exec(title);
  return match === null ? undefined : { kept: match[1] ?? '', rest: match[2] ?? '' };
}

function cutFirst(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = FIRST_CUT.exec(title);
  return match === null ? undefined : { rest: match[1] ?? '', kept: match[2] ?? '' };
}

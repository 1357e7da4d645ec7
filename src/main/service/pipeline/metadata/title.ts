/**
 * The page's own title: what a reader would call it, without the name of the site.
 */

export interface TitleEvidence {
  /** Texts of the `h1`s, in order. */
  readonly headings: readonly string[];
  readonly pageTitle: string;
  readonly socialTitle: string;
  /** `headline` or `name` of the page's JSON-LD node. */
  readonly headline: string;
  readonly tagTitle: string;
  readonly siteName: string;
  readonly host: string;
}

const SEPARATOR = /\s+[|\-–—»«›:·•~/\\]+\s+|\s*[|»›]\s*|:\s+/;

/** The mark of a link to the heading itself, as documentation has it. */
const PERMALINK = /\s*[¶§#🔗]+$/u;

/** Where a word may be broken; not seen, and no part of the word. */
const SOFT_HYPHEN = '\u00ad';

const fold = (text: string): string =>
  (
    text
      .replaceAll(SOFT_HYPHEN, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The best title, or `undefined` when nothing names the page. */
export function chooseTitle(evidence: TitleEvidence): string | undefined {
  const { pageTitle, socialTitle } = evidence;
  const headline = withoutSiteBehindBar(evidence.headline, evidence);
  const tagTitle = withoutSiteBehindBar(evidence.tagTitle, evidence);
  const social = withoutSite(socialTitle, evidence);
  const page = withoutSite(pageTitle, evidence);
  const told = [headline, social, page, tagTitle].map(fold).filter((text) => text !== '');
  const site = fold(evidence.siteName);
  const others = [site, fold(pageTitle.slice(page.length)), frontOf(pageTitle, socialTitle)];
  const ownHeadings = evidence.headings.map((heading) =>
    withoutSiteBehindBar(heading.replace(PERMALINK, '').replaceAll(SOFT_HYPHEN, ''), evidence),
  );
  const headings = ownHeadings.filter((heading) => {
    const folded = fold(heading);
    return folded !== '' && !others.includes(folded) && heading.length < 300;
  });
  const agreeing =
    headings.find((heading) => told.includes(fold(heading))) ??
    headings.find((heading) => told.some((text) => isStartOf(fold(heading), text))) ??
    headings.find((heading) => told.some((text) => isMostOf(fold(heading), text))) ??
    headings.find((heading) => told.some((text) => sharesWords(fold(heading), text)));
  if (agreeing !== undefined) return agreeing;
  const [only] = headings;
  // Outside of articles a lone heading that no title agrees with is often a slogan.
  const opensWithSite = site !== '' && fold(only ?? '').startsWith(`${site} `);
  const isTrusted =
    (headline !== '' && !opensWithSite) || page.split(' ').length < 2 || fold(page) === site;
  if (only !== undefined && headings.length === 1 && only.length > 3 && isTrusted) return only;
  return [social, headline, page, tagTitle, only].find((text) => text !== undefined && text !== '');
}

/** `Using promises` of `using promises javascript`. */
function isStartOf(heading: string, title: string): boolean {
  return heading !== '' && `${title} `.startsWith(`${heading} `);
}

/** One holds the other, and is not much longer. */
function isMostOf(heading: string, title: string): boolean {
  const [short, long] = heading.length < title.length ? [heading, title] : [title, heading];
  return ` ${long} `.includes(` ${short} `) && short.length > long.length * 0.5;
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

/** A title with the site's name, and the separator before or after it, cut off. */
function withoutSite(title: string, site: Site): string {
  if (title.split(SEPARATOR).length < 2) return title.trim();
  const lastCut = cutLast(title);
  if (lastCut !== undefined && isSite(lastCut.rest, site)) return withoutSite(lastCut.kept, site);
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
  const domain = fold(host.replace(/^www\./, '').replace(/\.[a-z.]+$/, '')).replaceAll(' ', '');
  const folded = fold(part);
  const joined = folded.replaceAll(' ', '');
  const isNamed =
    site !== '' && (folded === site || (folded.includes(site) && folded.length < site.length * 2));
  return (
    isNamed ||
    (joined !== '' && (joined === domain || (domain.length > 3 && joined.includes(domain))))
  );
}

/** An unnamed site stands last behind a bar or dash, and is shorter than the title. */
function withoutLastPart(title: string): string {
  const strong =
    /^(.*\S)\s+[|–—»•·]\s+([^|–—»•·]+)$/.exec(title) ?? /^(.*\S)\s+-\s+([^-]+)$/.exec(title);
  const [, kept = '', rest = ''] = strong ?? [];
  const isCut = kept !== '' && rest.length < kept.length && fold(kept).split(' ').length > 1;
  return isCut ? kept.trim() : title.trim();
}

function cutLast(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = /^(.*\S)(?:\s+[|\-–—»«›:·•~/\\]+\s+|\s*[|»›]\s*|:\s+)(\S.*?)$/s.exec(title);
  return match === null ? undefined : { kept: match[1] ?? '', rest: match[2] ?? '' };
}

function cutFirst(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = /^(\S.*?)(?:\s+[|\-–—»«›:·•~/\\]+\s+|\s*[|»›]\s*|:\s+)(.*\S)$/s.exec(title);
  return match === null ? undefined : { rest: match[1] ?? '', kept: match[2] ?? '' };
}

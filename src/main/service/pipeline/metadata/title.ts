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

const fold = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The best title, or `undefined` when nothing names the page. */
export function chooseTitle(evidence: TitleEvidence): string | undefined {
  const { pageTitle, socialTitle, headline, tagTitle } = evidence;
  const social = withoutSite(socialTitle, evidence);
  const page = withoutSite(pageTitle, evidence);
  const told = [headline, social, page, tagTitle].map(fold).filter((text) => text !== '');
  const site = fold(evidence.siteName);
  const tail = fold(pageTitle.slice(page.length));
  const headings = evidence.headings.filter((heading) => {
    const folded = fold(heading);
    return folded !== '' && folded !== site && folded !== tail && heading.length < 300;
  });
  const agreeing =
    headings.find((heading) => told.includes(fold(heading))) ??
    headings.find((heading) => told.some((text) => isStartOf(fold(heading), text))) ??
    headings.find((heading) => told.some((text) => isMostOf(fold(heading), text)));
  if (agreeing !== undefined) return agreeing;
  const [only] = headings;
  // Outside of articles a lone heading that no title agrees with is often a slogan.
  const isTrusted = headline !== '' || page.split(' ').length < 2;
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

/** A title with the site's name, and the separator before or after it, cut off. */
function withoutSite(
  title: string,
  { siteName, host }: Pick<TitleEvidence, 'siteName' | 'host'>,
): string {
  if (title === '') return '';
  const site = fold(siteName);
  const domain = fold(host.replace(/^www\./, '').replace(/\.[a-z.]+$/, '')).replaceAll(' ', '');
  const isSite = (part: string): boolean => {
    const folded = fold(part);
    const joined = folded.replaceAll(' ', '');
    return (
      (site !== '' &&
        (folded === site || (folded.includes(site) && folded.length < site.length * 2))) ||
      (joined !== '' && (joined === domain || (domain.length > 3 && joined.includes(domain))))
    );
  };
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title.trim();
  const lastCut = cutLast(title);
  if (lastCut !== undefined && isSite(lastCut.rest))
    return withoutSite(lastCut.kept, { siteName, host });
  const firstCut = cutFirst(title);
  if (firstCut !== undefined && isSite(firstCut.rest)) return firstCut.kept;
  // an unnamed site stands last behind a bar or dash, and is shorter than the title
  const strong =
    /^(.*\S)\s+[|–—»•·]\s+([^|–—»•·]+)$/.exec(title) ?? /^(.*\S)\s+-\s+([^-]+)$/.exec(title);
  const [, kept = '', rest = ''] = strong ?? [];
  if (kept !== '' && rest.length < kept.length && fold(kept).split(' ').length > 1)
    return kept.trim();
  return title.trim();
}

function cutLast(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = /^(.*\S)(?:\s+[|\-–—»«›:·•~/\\]+\s+|\s*[|»›]\s*|:\s+)(\S.*?)$/s.exec(title);
  return match === null ? undefined : { kept: match[1] ?? '', rest: match[2] ?? '' };
}

function cutFirst(title: string): { readonly kept: string; readonly rest: string } | undefined {
  const match = /^(\S.*?)(?:\s+[|\-–—»«›:·•~/\\]+\s+|\s*[|»›]\s*|:\s+)(.*\S)$/s.exec(title);
  return match === null ? undefined : { rest: match[1] ?? '', kept: match[2] ?? '' };
}

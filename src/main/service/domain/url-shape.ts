/**
 * What an address looks like: pages of one kind have one shape, and lists continue on numbered pages.
 *
 * Pure guesses from the text of addresses, used to read a site in a good order. A wrong guess costs
 * time, never pages.
 */

const PAGE_PATH =
  /(?:\/(?:page|p|pag|seite|pagina|strona)[/_-]?\d+(?:\.\w+)?\/?$)|(?:[-_/]page[-_]?\d+(?:\.\w+)?\/?$)/i;
const PAGE_QUERY =
  /[?&](?:page|p|pg|paged|page_?no|page_?num(?:ber)?|pagenumber|offset|start|from|skip|seite|pagina)=\d+/i;
const FILE = /^(.+)(\.[a-z][a-z0-9]{1,5})$/i;

/** True for the further pages of a list: `/page/2`, `page-3.html`, `?p=4`, `?offset=40`. */
export function isPagination(url: URL): boolean {
  return PAGE_PATH.test(url.pathname) || (url.search !== '' && PAGE_QUERY.test(url.search));
}

/**
 * The address with its variable parts replaced: numbers by `#`, slugs and ids by `*`, query values left
 * out. All books of a shop have one shape.
 */
export function shapeOf(url: URL): string {
  const segments = url.pathname.split('/').map(shapeOfSegment);
  const query =
    url.search === '' ? '' : `?${[...new Set(url.searchParams.keys())].sort().join('&')}`;
  return `${url.host}${segments.join('/')}${query}`;
}

function shapeOfSegment(segment: string): string {
  if (segment === '') return '';
  const [, name = segment, extension = ''] = FILE.exec(segment) ?? [];
  if (/^\d+$/.test(name)) return `#${extension}`;
  const isSlug = /\d/.test(name) || name.length > 24 || (name.match(/[-_+%]/g)?.length ?? 0) >= 2;
  return isSlug ? `*${extension}` : segment;
}

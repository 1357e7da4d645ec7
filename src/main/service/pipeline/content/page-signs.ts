/**
 * What the head and the address say about the kind of page, before any text is weighed.
 *
 * Each sign is a number (mostly 0 or 1) with a name; they are hints among many, never the judge. Sources:
 * `og:type`, JSON-LD `@type`, the generator, words of host and path that sites of one kind share.
 */
import type { PageIndex } from '../dom/page-index.ts';
import { foldSpace, rawTextOf } from '../dom/text.ts';

export interface PageSigns {
  readonly title: string;
  /** One number per SIGN_NAMES. */
  readonly values: Float32Array;
}

const DATA_TYPES = {
  article: /"(?:NewsArticle|BlogPosting|Article|ReportageNewsArticle|Recipe|Report)"/,
  product: /"(?:Product|ProductGroup|Offer)"/,
  forum: /"(?:DiscussionForumPosting|QAPage|Question)"/,
  list: /"(?:ItemList|CollectionPage|SearchResultsPage|OfferCatalog)"/,
  docs: /"(?:TechArticle|APIReference)"/,
  service: /"(?:Organization|LocalBusiness|Service|FAQPage|SoftwareApplication|Corporation)"/,
} as const;

const GENERATORS = {
  forum: /discourse|phpbb|vbulletin|xenforo|mybb|invision|flarum|vanilla|nodebb|lithium|khoros/i,
  docs: /docusaurus|sphinx|mkdocs|gitbook|vuepress|hugo|jekyll|readthedocs|antora|mintlify|doxygen|javadoc|readme/i,
  shop: /shopify|woocommerce|magento|prestashop|bigcommerce/i,
  blog: /wordpress|blogger|ghost|medium|substack|drupal|joomla|typo3/i,
} as const;

/** Words of host and path. */
const ADDRESS_WORDS = {
  forum:
    /\b(?:forums?|threads?|topics?|viewtopic|showthread|community|discuss(?:ions?)?|questions?|answers?|comments|t|r|boards?)\b/,
  docs: /\b(?:docs?|documentation|guides?|reference|api|manual|tutorials?|help|support|learn|wiki|developers?|kb|handbook|howto|latest|stable|en-us)\b/,
  product: /\b(?:products?|p|dp|item|itm|buy|sku|pd)\b/,
  collection:
    /\b(?:collections?|categor(?:y|ies)|c|shop|store|catalog(?:ue)?|browse|departments?|search|sale|brands?)\b/,
  listing:
    /\b(?:tags?|topics|archives?|listings?|jobs|events|directory|blog|news|insights|resources|page|authors?|category|list|best|top)\b/,
  service:
    /\b(?:services?|solutions?|about|pricing|features?|platform|company|contact|business|enterprise|software|industries|practice|treatments?)\b/,
  article: /\b(?:20[012]\d|19\d\d|article|story|stories|opinion|politics|world|post|posts)\b/,
} as const;

const OG_TYPES = ['article', 'product', 'website'] as const;

/** Names of the signs, in order. */
export const SIGN_NAMES: readonly string[] = [
  ...Object.keys(DATA_TYPES).map((name) => `data:${name}`),
  ...Object.keys(GENERATORS).map((name) => `made:${name}`),
  ...Object.keys(ADDRESS_WORDS).map((name) => `path:${name}`),
  ...OG_TYPES.map((name) => `og:${name}`),
  ...['pathDepth', 'slugWords', 'slugDigits', 'isHome', 'hasQuery'],
  ...['publishedTag', 'priceTag', 'feedLinks', 'titleWords'],
];

/** Reads the signs of one page; `url` is its final address. */
// oxlint-disable-next-line complexity -- one reading of a head: a question an attribute
export function readSigns(index: PageIndex, url: string): PageSigns {
  const title = index.title === undefined ? '' : foldSpace(rawTextOf(index.title));
  const values = new Float32Array(SIGN_NAMES.length);
  let at = 0;
  const put = (value: number | boolean): void => {
    values[at++] = Number(value);
  };
  const data = index.scripts
    .filter((script) => script.attribs['type'] === 'application/ld+json')
    .map(rawTextOf)
    .join('\n');
  for (const pattern of Object.values(DATA_TYPES)) put(data !== '' && pattern.test(data));
  const metas = new Map<string, string>();
  for (const { attribs } of index.metas) {
    const name = attribs['property'] ?? attribs['name'] ?? attribs['itemprop'];
    if (name !== undefined) metas.set(name.toLowerCase(), attribs['content'] ?? '');
  }
  const generator = metas.get('generator') ?? '';
  for (const pattern of Object.values(GENERATORS)) put(generator !== '' && pattern.test(generator));
  const parsed = URL.parse(url);
  const path = decode(parsed?.pathname ?? '/').toLowerCase();
  const address = `${parsed?.hostname ?? ''} ${path}`.replace(/[_\W]+/g, ' ');
  for (const pattern of Object.values(ADDRESS_WORDS)) put(pattern.test(address));
  const kind = (metas.get('og:type') ?? '').toLowerCase();
  for (const name of OG_TYPES) put(kind.includes(name));
  const segments = path.split('/').filter((segment) => segment !== '');
  const slug = segments.at(-1) ?? '';
  put(segments.length);
  put(slug === '' ? 0 : slug.split(/[-_]+/).length);
  put(Math.min(12, (slug.match(/\d/g) ?? []).length));
  put(segments.length === 0);
  put((parsed?.search ?? '') !== '');
  put(metas.has('article:published_time') || metas.has('datepublished'));
  put(metas.has('product:price:amount') || metas.has('og:price:amount'));
  put(index.links.filter(({ attribs }) => attribs['rel'] === 'alternate').length);
  put(title === '' ? 0 : title.split(' ').length);
  return { title, values };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What the page says of itself, under the wire's names (wire/v2.md section 5).
 *
 * Derived keys first, then every meta tag verbatim (name, else property, else itemprop), which may
 * overwrite them; `title` and `language` keep what `<title>` and `html[lang]` say. A repeated tag becomes a list. Values are texts or lists of texts, white space folded.
 */
import type { MetadataValue } from '../../domain/document.ts';
import { foldSpace, rawTextOf } from '../dom/text.ts';
import type { Draft } from '../draft.ts';
import type { MetaTags } from '../page/tags.ts';

/** meta name or property (lower case) → key of the wire. */
const DERIVED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'og:title': 'ogTitle',
    'og:description': 'ogDescription',
    'og:url': 'ogUrl',
    'og:image': 'ogImage',
    'og:audio': 'ogAudio',
    'og:determiner': 'ogDeterminer',
    'og:locale': 'ogLocale',
    'og:site_name': 'ogSiteName',
    'og:video': 'ogVideo',
    'article:section': 'articleSection',
    'article:tag': 'articleTag',
    'article:published_time': 'publishedTime',
    'article:modified_time': 'modifiedTime',
    'dcterms.keywords': 'dcTermsKeywords',
    'dc.description': 'dcDescription',
    'dc.subject': 'dcSubject',
    'dcterms.subject': 'dcTermsSubject',
    'dcterms.audience': 'dcTermsAudience',
    'dc.type': 'dcType',
    'dcterms.type': 'dcTermsType',
    'dc.date': 'dcDate',
    'dc.date.created': 'dcDateCreated',
    'dcterms.created': 'dcTermsCreated',
  }),
);
/** Tags whose derived key lists all values when the tag repeats; the others keep the first. */
const LISTED = new Set(['keywords', 'robots']);
/** Derived keys that a meta tag of the same name does not replace. */
const KEPT = new Set(['title', 'language', 'favicon']);
/** What is said of the answer, not by the page: a meta tag of the name would pass for it. */
const NO_KEYS: ReadonlySet<string> = new Set([
  '',
  '__proto__',
  'scrapeId',
  'sourceURL',
  'url',
  'statusCode',
  'error',
  'contentType',
  'proxyUsed',
  'creditsUsed',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
  'cacheState',
  'cachedAt',
  'captureId',
  'capturedAt',
  'numPages',
  'totalPages',
]);
const MOST_TAGS = 500;

/** The metadata of a page; empty texts are left out. */
export function wireMetadata(
  draft: Draft,
  metaTags: MetaTags,
): Readonly<Record<string, MetadataValue>> {
  const metadata = factsOf(draft);
  // a tag may carry its Open Graph name in `property` and another in `name`
  for (const [name, values] of metaTags) {
    const key = DERIVED.get(name);
    if (key !== undefined) metadata[key] = foldSpace(values[0] ?? '');
    if (name === 'og:locale:alternate') metadata['ogLocaleAlternate'] = values;
  }
  for (const [name, values] of readTags(draft)) {
    const lower = name.toLowerCase();
    if (lower === 'description') metadata['description'] = values.join(', ');
    else if (LISTED.has(lower)) metadata[lower] = single(values);
    else if (!KEPT.has(name) || !Object.hasOwn(metadata, name)) metadata[name] = single(values);
  }
  return metadata;
}

/** Title, language and icon, from other elements than meta tags. */
function factsOf(draft: Draft): Record<string, MetadataValue> {
  const { title, html } = draft.index;
  const facts: Record<string, MetadataValue> = {};
  const text = title === undefined ? '' : foldSpace(rawTextOf(title));
  if (text !== '') facts['title'] = text;
  const language = (html?.attribs['lang'] ?? html?.attribs['xml:lang'])?.trim() ?? '';
  if (language !== '') facts['language'] = language;
  const favicon = faviconOf(draft);
  if (favicon !== undefined) facts['favicon'] = favicon;
  return facts;
}

function single(values: readonly string[]): string | readonly string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
}

/** Meta tags by name as written, in order of first occurrence. */
function readTags(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  const hasDescription = draft.index.metas.some(
    ({ attribs }) => attribs['name']?.trim().toLowerCase() === 'description',
  );
  for (const { attribs } of draft.index.metas.slice(0, MOST_TAGS)) {
    const name = (attribs['name'] ?? attribs['property'] ?? attribs['itemprop'])?.trim();
    const content = attribs['content'];
    if (name === undefined || content === undefined || NO_KEYS.has(name)) continue;
    // the page's description is `meta[name=description]`; microdata describes some thing on it
    if (attribs['name'] === undefined && name.toLowerCase() === 'description' && hasDescription)
      continue;
    const value = foldSpace(content);
    if (value === '') continue;
    const known = tags.get(name);
    if (known === undefined) tags.set(name, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  return tags;
}

function faviconOf(draft: Draft): string | undefined {
  const rels = draft.index.links.map((link) => ({
    rel: (link.attribs['rel'] ?? '').toLowerCase().split(/\s+/),
    href: link.attribs['href'] ?? '',
  }));
  const icon =
    rels.find(({ rel, href }) => href !== '' && rel.includes('icon')) ??
    rels.find(({ rel, href }) => href !== '' && rel.some((word) => word.includes('icon')));
  return icon === undefined ? undefined : draft.addresses.resolve(icon.href);
}

/** What a page is described and pictured with, wherever it says so: meta tags, JSON-LD, microdata. Pure. */
import type { PageIndex } from '../dom/page-index.ts';
import { decoded, textField, type LinkedNode } from '../page/linked-data.ts';
import { propertyText } from './published.ts';
import { firstTag, type MetaTags } from '../page/tags.ts';

export interface DescribedPage {
  readonly index: PageIndex;
  readonly tags: MetaTags;
  readonly url: string;
  /** The node that describes the page's main thing. */
  readonly main: LinkedNode | undefined;
}

const DESCRIPTION_TAGS = [
  'description',
  'og:description',
  'twitter:description',
  'dc.description',
  'dcterms.description',
  'dcterms.abstract',
];

/** One description, the page's own before those for sharing. */
export function descriptionOf({ index, tags, main }: DescribedPage): string | undefined {
  const told = firstTag(tags, ...DESCRIPTION_TAGS) ?? (main && textField(main, 'description'));
  return told === undefined ? propertyText(index, 'description', index.titles[0]) : decoded(told);
}

const IMAGE_TAGS = [
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
];

/** Address of the page's picture, absolute. */
export function imageOf({ index, tags, url, main }: DescribedPage): string | undefined {
  const told = firstTag(tags, ...IMAGE_TAGS) ?? (main && addressField(main, 'image'));
  const marked = index.properties.find(({ attribs }) => attribs['itemprop'] === 'image')?.attribs;
  const address = told ?? marked?.['content'] ?? marked?.['src'] ?? marked?.['href'];
  const found = address === undefined ? null : URL.parse(address.trim(), url);
  return found !== null && /^https?:$/.test(found.protocol) ? found.href : undefined;
}

/** An address in a field, as text or as the `url` of an ImageObject. */
function addressField(node: LinkedNode, name: string): string | undefined {
  const value = node.fields[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null || !('url' in first)) return undefined;
  return typeof first.url === 'string' ? first.url : undefined;
}

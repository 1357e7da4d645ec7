/** The meta tags of a page by lower-cased name. */
import type { PageIndex } from '../dom/page-index.ts';

/** Name in lower case → contents, in document order. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

/** All meta tags with content; a tag with both `name` and `property` is under both. */
export function readMetaTags(index: PageIndex): MetaTags {
  const tags = new Map<string, string[]>();
  for (const meta of index.metas) {
    const content = meta.attribs['content']?.trim() ?? '';
    if (content === '') continue;
    const { name, property, itemprop } = meta.attribs;
    for (const key of new Set([name, property, itemprop].map((key) => key?.trim().toLowerCase()))) {
      if (key === undefined || key === '') continue;
      const known = tags.get(key);
      if (known === undefined) tags.set(key, [content]);
      else known.push(content);
    }
  }
  return tags;
}

/** The first content of the first of these tags the page has. */
export function firstTag(tags: MetaTags, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = tags.get(name)?.[0];
    if (value !== undefined) return value;
  }
  return undefined;
}

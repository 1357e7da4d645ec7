/** Meta tags, title and link relations by lower-case name. First of a name wins; `article:tag` keeps all. */
import { decodeHTML } from 'entities';
import { type Page } from './page.ts';
import { fold } from '../text.ts';

interface MetaTag {
  readonly name: string;
  readonly content: string;
}

export type MetaTags = ReadonlyMap<string, readonly MetaTag[]>;

export function readMeta(page: Page): MetaTags {
  const tags = new Map<string, MetaTag[]>();
  const add = (name: string, content: string): void => {
    const text = fold(/&(?:#\w+|\w+);/.test(content) ? decodeHTML(content) : content);
    if (name === '' || text === '' || tags.size > 2_000) return;
    const key = name.trim().toLowerCase();
    const list = tags.get(key);
    if (list === undefined) tags.set(key, [{ name: key, content: text }]);
    else if (list.length < 100) list.push({ name: key, content: text });
  };
  for (const element of page.elements) {
    const { attribs } = element;
    if (element.name === 'meta') {
      const content = attribs['content'] ?? '';
      for (const name of new Set([attribs['property'], attribs['name'], attribs['itemprop']]))
        if (name !== undefined) add(name, content);
    } else if (element.name === 'link' && attribs['rel'] === 'canonical')
      add('link:canonical', attribs['href'] ?? '');
  }
  return tags;
}

/**
 * Lists of links that are what a page is about: each item leads to another site, and hardly two to the same. What a site
 * lists below its own texts leads to its own pages, what it sells leads to one buyer.
 */
import { isTag, type Element } from 'domhandler';
import type { Box, Leaf } from './outline.ts';
import { ABROAD, isOfHost } from './pictures-trifles.ts';

/** Items from which on a list is one. */
const FEWEST = 4;
/** Share of the items that lead abroad, and of the sites among their links. */
const MOSTLY = 0.8;
const SITES = 0.6;

const LISTS = new Set(['ul', 'ol', 'dl']);

export function leadsToManySites(list: Box, leaves: readonly Leaf[], host: string): boolean {
  if (!LISTS.has(list.tag) || list.images > 0 || list.linkWords === 0) return false;
  const links = new Set<Element>();
  for (let at = list.firstLeaf; at < list.endLeaf; at += 1) {
    const link = linkOf(leaves[at]);
    if (link !== undefined) links.add(link);
  }
  const sites = [...links].flatMap((link) => siteOf(link, host) ?? []);
  return (
    links.size >= FEWEST &&
    sites.length >= MOSTLY * links.size &&
    new Set(sites).size >= SITES * sites.length
  );
}

function linkOf(leaf: Leaf | undefined): Element | undefined {
  if (leaf === undefined || leaf.linkWords === 0) return undefined;
  for (const atom of leaf.atoms) {
    for (let up = atom.parent; up !== null && up !== leaf.box.element && isTag(up); up = up.parent)
      if (up.name === 'a') return up;
  }
  return undefined;
}

/** Name of the other site; undefined: the page's own, or paid for. */
function siteOf({ attribs }: Element, host: string): string | undefined {
  const { href = '', rel = '' } = attribs;
  if (!ABROAD.test(href) || isOfHost(href, host) || /sponsored/i.test(rel)) return undefined;
  return /^(?:https?:)?\/\/([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase();
}

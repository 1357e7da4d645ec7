/**
 * Addresses of all pictures of a page: the `images` format (wire/v2.md section 4).
 *
 * `img` with its lazy sources, every candidate of a srcset, sources of `picture`, posters of videos, backgrounds in
 * `style`; then what meta tags (Open Graph, Twitter) and microdata name, and icons. Absolute (http, https, data), each
 * once, in the page's order; what stands in the place of a picture that is still to come is none.
 */
import { isTag } from 'domhandler';
import type { Element, ParentNode } from 'domhandler';
import { findFormat } from '../domain/format.ts';
import { withDocument, type Draft, type Transform } from './draft.ts';
import { candidatesOf, isPlaceholder, LAZY, LAZY_SETS } from './markdown/media.ts';

const SETS = ['srcset', ...LAZY_SETS];
const META = /^\s*(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)\s*$/i;
/** What closes it is left to be: an address up to there is one. */
const BACKGROUND = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))/gi;
const LOADABLE = /^(?:https?:|data:image\/)/;

/** All of them. */
export const images: Transform = {
  name: 'images',
  needs: [],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'images') !== undefined,
  apply(draft) {
    const found = new Set<string>();
    for (const text of [...shown(draft.root), ...declared(draft)]) {
      const written = text?.trim() ?? '';
      const url = written === '' ? undefined : draft.addresses.resolve(written);
      if (url !== undefined && LOADABLE.test(url)) found.add(url);
    }
    return withDocument(draft, { images: [...found] });
  },
};

/** What the page shows, in its order. */
function* shown(root: ParentNode): Generator<string> {
  const stack: ParentNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isTag(node)) yield* picturesOf(node);
    for (const child of node.children.toReversed()) {
      if ('children' in child) stack.push(child);
    }
  }
}

function* picturesOf(element: Element): Generator<string> {
  const { name, attribs } = element;
  if (name === 'img' || (name === 'source' && isInPicture(element))) {
    yield* imageAddresses(element);
  } else if (name === 'video') {
    yield attribs['poster'] ?? '';
  }
  const { style } = attribs;
  if (style?.toLowerCase().includes('url(') !== true) return;
  for (const [, quoted, single, bare] of style.matchAll(BACKGROUND)) {
    yield quoted ?? single ?? bare ?? '';
  }
}

/** What stands in the source's place goes where there is more; a picture of nothing else is what it shows now. */
function* imageAddresses({ attribs }: Element): Generator<string> {
  const source = attribs['src'] ?? '';
  const others = [
    ...LAZY.map((name) => attribs[name]?.trim() ?? ''),
    ...SETS.flatMap((name) => [...candidatesOf(attribs[name] ?? '')].map(({ url }) => url)),
  ].filter((address) => !/^(?:$|data:|[[{#])/.test(address));
  if (others.length === 0 || !isPlaceholder(source)) yield source;
  yield* others;
}

function isInPicture({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === 'picture';
}

/** What the page names without showing it. */
function* declared({ index }: Draft): Generator<string | undefined> {
  for (const { attribs } of index.metas) {
    if (META.test(attribs['property'] ?? attribs['name'] ?? '')) yield attribs['content'];
  }
  for (const { attribs } of index.properties) {
    if (attribs['itemprop']?.toLowerCase() === 'image')
      yield attribs['content'] ?? attribs['src'] ?? attribs['href'];
  }
  for (const { attribs } of index.links) {
    if (/icon/i.test(attribs['rel'] ?? '')) yield attribs['href'];
  }
}

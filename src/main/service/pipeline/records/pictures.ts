/** The address of the picture that an element shows: also one that comes later, or without scripts. */
import { type Element, isTag, isText } from 'domhandler';
import type { RecordNode } from './nodes.ts';

const MEDIA = new Set(['img', 'video']);
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-image', 'data-url'];
const BACKGROUND = /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i;
const LAZY_BACKGROUNDS = ['data-bg', 'data-background', 'data-background-image', 'data-bg-src'];
/** Shown until the picture itself comes. */
const PLACEHOLDER =
  /^data:|(?:^|[/_-])(?:blank|placeholder|spacer|transparent|pixel|loading|loader|lazy|1x1)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:$|\?)/i;

/** Address of the picture (or film) an element shows, lazy ones and backgrounds included. */
export function pictureOf({ tag, element }: RecordNode): string | undefined {
  const { attribs } = element;
  if (MEDIA.has(tag)) {
    const own = attribs['src'] ?? '';
    if (own !== '' && !PLACEHOLDER.test(own)) return own;
    return lazyOf(element) ?? (own === '' ? undefined : own);
  }
  const background = LAZY_BACKGROUNDS.map((name) => attribs[name] ?? '').find((value) =>
    /[/.]/.test(value),
  );
  if (background !== undefined)
    return /url\(\s*['"]?([^'")]+)/i.exec(background)?.[1] ?? background;
  const style = attribs['style'];
  return style === undefined ? undefined : BACKGROUND.exec(style)?.[1];
}

/** What comes in place of a placeholder: by an attribute, in a picture's sources, or where there are no scripts. */
function lazyOf(element: Element): string | undefined {
  const lazy = LAZY.map((name) => element.attribs[name] ?? '').find((value) => value !== '');
  return lazy ?? firstOfSet(element) ?? sourceOf(element) ?? withoutScripts(element);
}

/** Of the `<picture>` around it. */
function sourceOf({ parent }: Element): string | undefined {
  if (parent === null || !isTag(parent) || parent.name !== 'picture') return undefined;
  const sources = parent.children.filter((one) => isTag(one) && one.name === 'source');
  return sources.map((one) => (isTag(one) ? firstOfSet(one) : undefined)).find(Boolean);
}

/** Of the `<noscript>` right behind it. */
function withoutScripts({ next }: Element): string | undefined {
  const behind = next !== null && isText(next) && next.data.trim() === '' ? next.next : next;
  return behind !== null && isTag(behind) && behind.name === 'noscript'
    ? sourceIn(behind)
    : undefined;
}

function firstOfSet({ attribs }: Element): string | undefined {
  const set = attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['data-lazy-srcset'];
  const first = set?.trim().split(/[\s,]+/)[0];
  return first === '' ? undefined : first;
}

/** The picture in a `<noscript>`, parsed or as text. */
function sourceIn(noscript: Element): string | undefined {
  for (const child of noscript.children) {
    if (isTag(child) && child.name === 'img') return child.attribs['src'];
    const text = isText(child)
      ? /<img\s[^>]*?\bsrc=["']([^"']+)/i.exec(child.data)?.[1]
      : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

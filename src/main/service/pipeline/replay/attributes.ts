/**
 * The attributes of one tag as they are shown: addresses led into the archive, orders to the browser left out.
 */
import { linkAddress, partAddress, setAddresses } from './addresses.ts';
import type { ReplayPaths } from './addresses.ts';
import { rewriteCss } from './css.ts';
import { writtenOf } from './written.ts';

export interface Place {
  /** The still's own address. */
  readonly page: string;
  /** What its addresses are resolved against. */
  readonly base: string;
  readonly paths: ReplayPaths;
}

type Attributes = ReadonlyMap<string, string>;

const FRAME_NUMBER = 'data-hearth-frame';

/** Say to the browser what to do, or to whom to speak. */
const ORDERS = new Set(
  'ping nonce integrity crossorigin srcdoc formaction action autofocus autoplay preload download target formtarget manifest attributionsrc browsingtopics sharedstoragewritable credentialless allow csp sandbox dynsrc lowsrc classid codebase archive code profile referrerpolicy fetchpriority loading is itemid longdesc cite http-equiv data'.split(
    ' ',
  ),
);
const PARTS = new Set(['src', 'poster', 'background']);
/** SVG's attributes that may hold `url()`. */
const PAINTS = /^(fill|stroke|filter|mask|clip-path|marker(-\w+)?|cursor)$/;
const SHOWN_LINKS = /^(stylesheet|alternate stylesheet|stylesheet alternate|(shortcut )?icon)$/i;
/** Elements whose `src` is shown at all. */
const SOURCED = new Set(['img', 'input', 'source', 'track', 'video', 'audio']);
const LINKS = new Set(['a', 'area']);

/** Undefined: the tag is left out. */
export function shownAttributes(
  name: string,
  attributes: Attributes,
  place: Place,
): ReadonlyMap<string, string> | undefined {
  if (name === 'meta' && isOrder(attributes)) return undefined;
  if (name === 'link' && !SHOWN_LINKS.test((attributes.get('rel') ?? '').trim())) return undefined;
  if (ANIMATIONS.has(name) && /href$/i.test(attributes.get('attributename') ?? '')) {
    return undefined;
  }
  const shown = new Map<string, string>();
  for (const [key, value] of attributes) {
    const kept = shownValue(name, key, { value, attributes, place });
    if (kept !== undefined) shown.set(key, kept);
  }
  for (const [key, value] of writtenOf(name, attributes)) shown.set(key, value);
  if (name === 'iframe' || name === 'frame') showFrame(shown, attributes, place);
  return shown;
}

const ANIMATIONS = new Set(['animate', 'set', 'animatemotion', 'animatetransform', 'discard']);

/** Refresh, policies, cookies: only what names an encoding or the page is kept. */
function isOrder(attributes: Attributes): boolean {
  const order = attributes.get('http-equiv');
  return order !== undefined && !/^content-(type|language)$/i.test(order.trim());
}

interface Written {
  readonly value: string;
  readonly attributes: Attributes;
  readonly place: Place;
}

function shownValue(name: string, key: string, written: Written): string | undefined {
  const { value, place } = written;
  const { base, page, paths } = place;
  if (key.startsWith('on') || ORDERS.has(key) || key === FRAME_NUMBER) return undefined;
  if (key === 'href' || key === 'xlink:href') return shownHref(name, written);
  if (key === 'srcset' || key === 'imagesrcset') return setAddresses(value, base, paths.resource);
  if (PARTS.has(key)) {
    const isShown = key !== 'src' || SOURCED.has(name);
    return isShown ? partAddress(value, base, paths.resource) : undefined;
  }
  if (key === 'style' || (PAINTS.test(key) && /[(\\]/.test(value))) {
    return rewriteCss(value, base, paths.resource, page);
  }
  return value;
}

function shownHref(name: string, { value, place }: Written): string | undefined {
  const { base, page, paths } = place;
  if (!LINKS.has(name)) return partAddress(value, base, paths.resource, page);
  // what leads nowhere is shown as a link, and leads to no place of this page
  return linkAddress(value, { base, page, prefix: paths.link }) ?? '#hearth-nowhere';
}

/** A frame shows its own still, or nothing. */
function showFrame(shown: Map<string, string>, attributes: Attributes, { paths }: Place): void {
  const number = attributes.get(FRAME_NUMBER) ?? '';
  shown.delete('src');
  if (/^\d{1,4}$/.test(number)) shown.set('src', paths.frame + number);
}

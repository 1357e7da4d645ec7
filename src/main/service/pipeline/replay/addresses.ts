/**
 * Where addresses of a kept page lead when it is shown: into the archive, or nowhere.
 */

/** Beginnings of paths at the replay origin; an absolute address, as it is, follows each. */
export interface ReplayPaths {
  /** Parts of the page: pictures, sheets, fonts. */
  readonly resource: string;
  /** Stills of frames; a number follows. */
  readonly frame: string;
  /** Links, which lead to the capture of that address nearest in time. */
  readonly link: string;
}

/** Stands where an address would lead out: loads nothing, and says so to whoever looks. */
export const NOWHERE = 'about:invalid';

/**
 * The address of a part as shown: below `prefix`, or as it is where it asks nobody (`data:` pictures, fragments, also
 * those written with the whole address of `page`, the page it stands in). Everything else is NOWHERE.
 */
export function partAddress(written: string, base: string, prefix: string, page = ''): string {
  const text = written.trim();
  if (text === '' || text.startsWith('#')) return text;
  if (/^data:/i.test(text)) return text;
  const url = absoluteOf(text, base);
  if (url === undefined) return NOWHERE;
  const isHere = url.hash !== '' && withoutHash(url.href) === withoutHash(page);
  return isHere ? url.hash : prefix + url.href;
}

/** The address of a link as shown; undefined for what is no page (`javascript:`, `data:`, `mailto:`). */
export function linkAddress(
  written: string,
  { base, page, prefix }: { readonly base: string; readonly page: string; readonly prefix: string },
): string | undefined {
  const text = written.trim();
  if (text.startsWith('#')) return text;
  const url = absoluteOf(text, base);
  if (url === undefined) return undefined;
  const { hash } = url;
  url.hash = '';
  // a place in this very page needs no journey
  if (hash !== '' && url.href === withoutHash(page)) return hash;
  return prefix + url.href + hash;
}

/** `srcset` as shown (WHATWG HTML, section 4.8.4.2.1: an address, white space, descriptors, a comma). */
export function setAddresses(written: string, base: string, prefix: string): string {
  const shown: string[] = [];
  const { length } = written;
  let at = 0;
  while (at < length) {
    while (at < length && /[\s,]/.test(written.charAt(at))) at += 1;
    const from = at;
    while (at < length && !/\s/.test(written.charAt(at))) at += 1;
    let address = written.slice(from, at);
    if (address === '') break;
    const isWhole = address.endsWith(',');
    if (isWhole) address = withoutCommas(address);
    const comma = isWhole ? at : endOfDescriptors(written, at);
    const descriptors = written.slice(at, comma).trim();
    at = comma;
    const part = partAddress(address, base, prefix);
    // a comma at either end would be read as one between addresses
    const safe = part.replace(/^,+|,+$/g, '');
    if (safe !== '') shown.push(descriptors === '' ? safe : `${safe} ${descriptors}`);
  }
  return shown.join(', ');
}

function withoutCommas(text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === ',') end -= 1;
  return text.slice(0, end);
}

/** The next comma outside parentheses, or the end. */
function endOfDescriptors(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth <= 0) return at;
  }
  return text.length;
}

function absoluteOf(text: string, base: string): URL | undefined {
  const url = URL.parse(text, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

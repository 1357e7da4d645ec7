/**
 * Attributes that are shown otherwise than the page wrote them, or not at all. Sheets select by them
 * (`a[href^="http"]`, `iframe[src*="player"]`, `a[target=_blank]`) and show them (`attr(href)`), and so what was written
 * stands beside them.
 */

/** Attributes that sheets ask for under another name. */
export const CHANGED: ReadonlySet<string> = new Set(['href', 'src', 'target', 'download']);

/** That name; stills have it already where they made an address absolute. */
export const writtenIn = (name: string): string => `data-hearth-${name}`;

const ELEMENTS = new Set(['a', 'area', 'img', 'iframe', 'frame']);
/** Longer ones are data, which no sheet selects by. */
const MOST_CHARS = 2000;

/** What was written in them, by the names that sheets then ask for. */
export function writtenOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  if (!ELEMENTS.has(name)) return written;
  for (const key of CHANGED) {
    const value = attributes.get(writtenIn(key)) ?? attributes.get(key);
    if (value === undefined || value.length > MOST_CHARS || isCode(value)) continue;
    written.set(writtenIn(key), value);
  }
  return written;
}

const isCode = (value: string): boolean => /^\s*(javascript|vbscript|data):/i.test(value);

/** Two names in one text: `Acme, Leeds`, `Jane Roe – The Times`, `Acme (Leeds)`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import type { Piece } from './evidence.ts';

const HALVES =
  /^(\p{L}[^,;|·•()]{1,60}?)(?:\s*,\s+|\s+[|·•–—-]\s+|\s+(?=\([^()]+\)$))\(?(\p{L}[^,;|·•()]{1,60}?)\)?$/u;

/** What a name ends in, and what is no second one. */
const SUFFIX =
  /^(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?l|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|co|corp|jr|sr|ii|iii|iv|ph\.?d|md|m\.d|esq)\.?$/iu;

export function halvesOf(text: string): readonly [string, string] | undefined {
  const [, first, second] = HALVES.exec(text) ?? [];
  if (first === undefined || second === undefined || SUFFIX.test(second)) return undefined;
  return /^[\p{Lu}\p{Lo}]/u.test(second) ? [first, second] : undefined;
}

/** Whether a second name may be what the field asks: a town, a paper; what somebody does only where that is asked. */
export function mayBeSecond(
  { kind, format, options, concept, wantsAddress }: Field,
  text = '',
): boolean {
  if (kind !== 'string' || format !== undefined || options !== undefined || wantsAddress)
    return false;
  return concept === undefined || concept.id === 'role'
    ? concept !== undefined || !ROLE.test(text)
    : concept.shape === 'label' && !ROLE.test(text);
}
const ROLE =
  /(?<!\p{L})(?:writer|reporter|editor|correspondent|author|journalist|columnist|critic|contributor|manager|director|chef|founder|redakteur\p{L}*|reda(?:c|k)t\p{L}+|journaliste|periodista|giornalista)(?!\p{L})/iu;

/** Characters of a line with two names, and elements that are looked at. */
const MOST_OF_LINE = 120;
const MOST_LOOKED = 3_000;

/** What stands behind a name in its line, where that is all: `The Times` of `by Jane Roe, The Times`. */
export function besideName(name: string, page: Page): Piece | undefined {
  let looked = 0;
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length <= name.length || length > MOST_OF_LINE) continue;
    if ((looked += 1) > MOST_LOOKED) return undefined;
    if (page.zone(element) === 'chrome') continue;
    const line = page.text(element);
    const at = line.indexOf(name);
    const [first, second] = (at < 0 ? undefined : halvesOf(line.slice(at))) ?? [];
    if (first === name && second !== undefined) return { text: second, where: whereIs(element) };
  }
  return undefined;
}

/**
 * Who wrote a page, as reference managers want it: persons by family and given name, bodies whole. Pure.
 *
 * The last word of a person's name is taken for the family's, with the small words before it: `Ludwig van Beethoven`.
 */

export type CitedName =
  | { readonly literal: string }
  | {
      readonly family: string;
      readonly given: string;
      /** `van der`; empty without one. */
      readonly particle: string;
      /** `Jr.`; empty without one. */
      readonly suffix: string;
    };

/** Words of bodies, whose own names have commas and "and" in them, and of accounts. */
const BODY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:of|for|the|department|ministry|institut[eo]?|universit\p{L}+|hochschule|agenc[ey]|agencia|office|` +
    'council|committee|commission|association|associazione|society|foundation|fundación|stiftung|verein|verband|verlag|redaktion|' +
    'company|group|press|news|times|post|media|magazine|journal|review|staff|team|board|editors?|editorial|newsroom|desk|network|' +
    'services?|bank|inc|ltd|llc|gmbh|corp|ag|co|organi[sz]ation|union|nations|united|national|international|global|federal|royal|' +
    'european|american|world|health|human|rights|watch|research|labs?|laboratory|cent(?:er|re)|clinic|hospital|library|museum|archives?|' +
    'school|college|academy|church|project|party|alliance|federation|government|county|city|police|army|software|systems|studios?|' +
    'contributors?|correspondent|reporter|writer|author|admin|administrator|guest|reuters|bloomberg|wikipedia|bahn|amt|ministerium|ministère|ministerio)' +
    String.raw`(?![\p{L}\d])`,
  'iu',
);
const SUFFIX = /^(?:[js]r|i{2,3}|iv|ph\.?\s?d|m\.?d)\.?$/iu;
/** A name of two to six words, of which the first and the last are written as names are: `Jeanne d’Arc`. */
const PERSON =
  /^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s[\p{L}\p{M}.’'-]+){0,4}\s(?:\p{Ll}{1,2}[’'-])?\p{Lu}[\p{L}\p{M}.’'-]*$/u;
/** `van der Berg, Anna M.`; capitals alone are a body's. */
const TURNED =
  /^(?!\p{Lu}{2,},)((?:[\p{L}’']{1,5}\s){0,3}\p{Lu}[\p{L}\p{M}’'-]*),\s*(\p{Lu}[\p{L}\p{M}.’'-]*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){0,2})$/u;
/** Stand in the names of bodies, and in no person's. */
const OF_BODY = /(?<!\p{L})(?:of|for|the|and|und|et|für|&)(?!\p{L})/iu;
const PARTICLE =
  /^(?:v[ao]n|de[nrls]?|della|di|d[aou]s?|l[ae]s?|te[nr]?|zu[mr]?|af|av|bin|ibn|al|el|y|e|’t|'t)$/iu;

/** Names, each by itself, where it is plain that a line holds several; else the line as it is. */
export function namesOf(line: string): readonly CitedName[] {
  const parts = line.split(/\s*;\s*/u).filter((part) => part !== '');
  if (parts.length > 1)
    return parts.flatMap((part) => (part.includes(',') ? [nameOf(part)] : namesOf(part)));
  const [whole = ''] = parts;
  if (whole === '') return [];
  const turned = turnedName(whole);
  if (turned !== undefined) return [turned];
  const names: string[] = [];
  for (const name of whole.split(/\s*,\s*(?:(?:and|und|et|y|e|&)\s+)?|\s+(?:and|und|et|&)\s+/iu)) {
    const last = names.pop();
    if (last !== undefined && SUFFIX.test(name)) names.push(`${last}, ${name}`);
    else names.push(...(last === undefined ? [] : [last]), name);
  }
  // `Jane Doe, Staff Writer` and `Lars Ek, Reuters`
  const named = names.filter((name) => !ROLE.test(name));
  const isPlain = named.every((name) => isPerson(name) || AGENCY.test(name));
  if (!isPlain || !named.some(isPerson)) return [{ literal: whole }];
  return named.map((name) => (isPerson(name) ? personOf(name) : { literal: name }));
}

const ROLE =
  /^(?:(?:senior|chief|staff|guest|contributing|science|political)\s)*(?:writer|reporter|correspondent|editor|contributor|columnist)$/iu;
const AGENCY =
  /^(?:AFP|AP|dpa|DPA|EFE|ANSA|PA|UPI|Reuters|Bloomberg|Associated Press|Agence France-Presse)$/u;

/** Of a text that holds one name, whose comma stands behind the family's: `García Márquez, Gabriel`. */
export function nameOf(text: string): CitedName {
  const [family = '', ...others] = text.split(/\s*,\s*/u);
  const suffix = others.find((part) => SUFFIX.test(part)) ?? '';
  const [given = '', ...more] = others.filter((part) => part !== suffix);
  if (given === '' && isPerson(text)) return personOf(text);
  const words = family.split(' ');
  const isOfBody = OF_BODY.test(text) || (words.length > 1 && BODY.test(family));
  if (given === '' || more.length > 0 || isOfBody) return { literal: text };
  return { ...familyOf(words, 0), given, suffix: DEGREE.test(suffix) ? '' : suffix };
}

const isPerson = (name: string): boolean =>
  PERSON.test(name.split(',', 1)[0] ?? '') && !BODY.test(name);

function turnedName(text: string): CitedName | undefined {
  const [, last = '', given = ''] = TURNED.exec(text) ?? [];
  if (last === '' || BODY.test(text)) return undefined;
  const words = last.split(' ');
  // `Al Gore, Bo Li` are two
  const isOne = (word: string): boolean =>
    PARTICLE.test(word) && (/^\P{Lu}/u.test(word) || !/\s\p{L}{2}/u.test(given));
  return words.slice(0, -1).every(isOne) ? { ...familyOf(words, 0), given, suffix: '' } : undefined;
}

function personOf(name: string): CitedName {
  const [whole = '', said = ''] = name.split(/,\s*/u);
  const words = whole.split(' ');
  while (words.length > 2 && TITLE.test(words[0] ?? '')) words.shift();
  const end = words.at(-1) ?? '';
  const isSuffixed = words.length > 2 && SUFFIX.test(end);
  if (isSuffixed) words.pop();
  let from = words.length - 1;
  while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from -= 1;
  const suffix = said === '' && isSuffixed ? end : said;
  const given = words.slice(0, from).join(' ');
  return { ...familyOf(words, from), given, suffix: DEGREE.test(suffix) ? '' : suffix };
}

/** Before and behind a name, and no part of it. */
const TITLE = /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Dame)\.?$/u;
const DEGREE = /^(?:ph\.?\s?d|m\.?d)\.?$/iu;

/** Small words before a family's name are told apart from it where they are written small. */
function familyOf(words: readonly string[], from: number): { particle: string; family: string } {
  let at = from;
  while (at < words.length - 1 && /^[\p{Ll}’']/u.test(words[at] ?? '')) at += 1;
  return { particle: words.slice(from, at).join(' '), family: words.slice(at).join(' ') };
}

/** With the small words before it: `van der Berg`. */
export const lastOf = ({ particle, family }: { particle: string; family: string }): string =>
  particle === '' ? family : `${particle} ${family}`;

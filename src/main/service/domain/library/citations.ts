/**
 * A capture as a citation: CSL-JSON, BibLaTeX, RIS, a line of plain text. Pure.
 *
 * `accessed` is the instant of the capture, not of the writing, and the manifest's SHA-256 stands in the note: what is
 * cited can be shown to be what was read. Sources: CSL 1.0.2 (webpage), biblatex 3 (@online), RIS (ELEC).
 */

export interface Cited {
  /** Of the capture. */
  readonly id: string;
  readonly url: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly title: string;
  readonly author?: string;
  /** ISO 8601. */
  readonly published?: string;
  /** `sha256:` and hex digits of the manifest; empty without one. */
  readonly digest: string;
  readonly tags: readonly string[];
}

/** For a footnote: who, what, where, when it was published and when it was read. */
export function plainCitation(cited: Cited): string {
  const { url, at, author, published } = cited;
  const who = plain(author ?? '');
  const date = published === undefined ? '' : dateOf(published);
  const parts = [
    ...(who === '' ? [] : [who]),
    `“${titleOf(cited)}”`,
    hostOf(url),
    ...(date === '' ? [] : [date]),
    url,
    `accessed ${dayOf(at)}`,
  ];
  return `${parts.join(', ')}. ${noteOf(cited)}.`;
}

export function cslOf(cited: Cited): object {
  const { url, at, author, published, id } = cited;
  const issued = published === undefined ? undefined : datePartsOf(published);
  return {
    id: keyOf(cited),
    type: 'webpage',
    title: titleOf(cited),
    ...(author === undefined ? {} : { author: authorsOf(author).map((literal) => ({ literal })) }),
    'container-title': hostOf(url),
    ...(issued === undefined ? {} : { issued }),
    accessed: datePartsOf(dayOf(at)),
    URL: url,
    archive: 'Hearth',
    archive_location: id,
    note: noteOf(cited),
  };
}

export function bibLatexOf(cited: Cited): string {
  const { url, at, author, published } = cited;
  const fields: readonly (readonly [string, string])[] = [
    ['title', `{${tex(titleOf(cited))}}`],
    ...(author === undefined
      ? []
      : [['author', authorsOf(author).map(braced).join(' and ')] as const]),
    ['organization', tex(hostOf(url))],
    ...(published === undefined ? [] : [['date', dateOf(published)] as const]),
    // a verbatim field: only braces would end it
    ['url', url.replaceAll(/[{}\\]/g, (char) => encodeURIComponent(char))],
    ['urldate', dayOf(at)],
    ['note', tex(noteOf(cited))],
  ];
  const lines = fields
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `  ${name} = {${text}},`);
  return `@online{${keyOf(cited)},\n${lines.join('\n')}\n}\n`;
}

export function risOf(cited: Cited): string {
  const { url, at, author, published } = cited;
  const lines: readonly (readonly [string, string])[] = [
    ['TY', 'ELEC'],
    ['TI', titleOf(cited)],
    ...authorsOf(author ?? '').map((name) => ['AU', name] as const),
    ['T2', hostOf(url)],
    ['PY', published === undefined ? '' : dateOf(published).slice(0, 4)],
    ['DA', published === undefined ? '' : dateOf(published).replaceAll('-', '/')],
    ['UR', url],
    ['Y2', dayOf(at).replaceAll('-', '/')],
    ['N1', noteOf(cited)],
    ...cited.tags.map((tag) => ['KW', plain(tag)] as const),
  ];
  const written = lines.filter(([, text]) => text !== '').map(([tag, text]) => `${tag}  - ${text}`);
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`;
}

function noteOf({ at, id, digest }: Cited): string {
  const kept = `Kept ${new Date(at).toISOString()} as ${id}`;
  return digest === '' ? kept : `${kept}, SHA-256 ${digest.replace('sha256:', '')}`;
}

/** The same capture has the same key in every export, and no other has it. */
function keyOf({ url, at, id }: Cited): string {
  const host = hostOf(url)
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 30);
  return `${host}${dayOf(at).slice(0, 4)}-${id.replaceAll(/[^a-z0-9]/gi, '').slice(-12)}`;
}

function dateOf(text: string): string {
  return /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0] ?? '';
}

function datePartsOf(text: string): object | undefined {
  const parts = dateOf(text)
    .split('-')
    .filter((part) => part !== '')
    .map(Number);
  return parts.length === 0 ? undefined : { 'date-parts': [parts] };
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // a brace counts behind a backslash, too: one without a partner would take in all entries after it
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

function tex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (char) => TEX[char] ?? `\\${char}`);
}

const braced = (name: string): string => `{${tex(name)}}`;

/** Of the words of a page's head: who wrote it, one or several. */
export function authorIn(metadata: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of ['articleAuthor', 'author']) {
    const said = metadata[name];
    const texts: readonly unknown[] = Array.isArray(said) ? said : [said];
    const names = texts.filter((text) => typeof text === 'string' && text.trim() !== '');
    if (names.length > 0) return [...new Set(names)].join(', ');
  }
  return undefined;
}

/** Of bodies, whose own names have commas and "and" in them. */
const BODY =
  /\b(?:of|for|the|department|ministry|institute?|university|agency|office|council|committee|commission|association|society|foundation|company|group|press|news|times|staff|team|services?|bank|inc|ltd|llc|gmbh|corp|ag|co)\b/iu;
const SUFFIX = /^(?:[js]r|i{2,3}|iv|ph\.?\s?d|m\.?d)\.?$/iu;
/** A name of two to six words, of which the first and the last are written as names are. */
const PERSON = /^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s[\p{L}\p{M}.’'-]+){0,4}\s\p{Lu}[\p{L}\p{M}.’'-]*$/u;

/** Names, each by itself, where it is plain that a line holds several; else the line as it is. */
function authorsOf(line: string): readonly string[] {
  const whole = plain(line);
  if (whole === '') return [];
  const names: string[] = [];
  for (const name of whole.split(
    /\s*[;,]\s*(?:(?:and|und|et|y|e|&)\s+)?|\s+(?:and|und|et|&)\s+/iu,
  )) {
    const last = names.pop();
    if (last !== undefined && SUFFIX.test(name)) names.push(`${last}, ${name}`);
    else names.push(...(last === undefined ? [] : [last]), name);
  }
  const isPlain = names.every(
    (name) => PERSON.test(name.split(',', 1)[0] ?? '') && !BODY.test(name),
  );
  return isPlain ? names : [whole];
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** Title, else the address: never empty, on one line, without control and direction characters. */
export function titleOf({ title, url }: Pick<Cited, 'title' | 'url'>): string {
  return plain(title) || url;
}

/** One line of text that cannot steer what shows it. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
}

/** `2026-11-01`. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

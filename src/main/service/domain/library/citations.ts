/**
 * A capture as a citation: CSL-JSON, BibLaTeX, RIS, a line of plain text. Pure.
 *
 * `accessed` is the instant of the capture, not of the writing, and the manifest's SHA-256 stands in the note: what is
 * cited can be shown to be what was read. What says that it is a paper of a journal is cited as one. Sources: CSL 1.0.2
 * (webpage, article-journal), biblatex 3 (@online, @article), RIS (ELEC, JOUR); Google Scholar's `citation_` tags.
 */
import { namesOf, type CitedName } from './cited-names.ts';

/** Where a paper was printed. */
export interface CitedJournal {
  readonly name: string;
  readonly volume?: string;
  readonly issue?: string;
  /** First and last page, as they are printed. */
  readonly pages?: readonly string[];
}

export interface Cited {
  /** Of the capture. */
  readonly id: string;
  readonly url: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly title: string;
  readonly author?: string;
  /** What the site calls itself. */
  readonly site?: string;
  /** Without address: `10.1234/abc`. */
  readonly doi?: string;
  readonly journal?: CitedJournal;
  /** ISO 8601. */
  readonly published?: string;
  /** `sha256:` and hex digits of the manifest; empty without one. */
  readonly digest: string;
  readonly tags: readonly string[];
}

/** For a footnote: who, what, where, when it was published and when it was read. */
export function plainCitation(cited: Cited): string {
  const { url, at, author, published, doi } = cited;
  const who = plain(author ?? '');
  const date = published === undefined ? '' : dateOf(published);
  const parts = [
    ...(who === '' ? [] : [who]),
    `“${titleOf(cited)}”`,
    inJournal(cited) ?? siteOf(cited),
    ...(date === '' ? [] : [date]),
    ...(doi === undefined ? [] : [`https://doi.org/${doi}`]),
    url,
    `accessed ${dayOf(at)}`,
  ];
  return `${parts.join(', ')}. ${noteOf(cited)}.`;
}

export function cslOf(cited: Cited): object {
  const { url, at, author, published, id, doi } = cited;
  const issued = published === undefined ? undefined : datePartsOf(published);
  return {
    id: keyOf(cited),
    type: cited.journal === undefined ? 'webpage' : 'article-journal',
    title: titleOf(cited),
    ...(author === undefined ? {} : { author: authorsOf(author).map(cslNameOf) }),
    'container-title': cited.journal?.name ?? siteOf(cited),
    ...cslPlaceOf(cited),
    ...(issued === undefined ? {} : { issued }),
    accessed: datePartsOf(dayOf(at)),
    URL: url,
    ...(doi === undefined ? {} : { DOI: doi }),
    archive: 'Hearth',
    archive_location: id,
    note: noteOf(cited),
  };
}

export function bibLatexOf(cited: Cited): string {
  const { url, at, author, published, doi = '' } = cited;
  const fields: readonly (readonly [string, string])[] = [
    ['title', `{${tex(titleOf(cited))}}`],
    ...(author === undefined
      ? []
      : [['author', authorsOf(author).map(texNameOf).join(' and ')] as const]),
    ...texPlaceOf(cited),
    ...(published === undefined ? [] : [['date', dateOf(published)] as const]),
    ['doi', doi],
    // a verbatim field: only braces would end it
    ['url', url.replaceAll(/[{}\\]/g, (char) => encodeURIComponent(char))],
    ['urldate', dayOf(at)],
    ['note', tex(noteOf(cited))],
  ];
  const lines = fields
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `  ${name} = {${text}},`);
  const type = cited.journal === undefined ? 'online' : 'article';
  return `@${type}{${keyOf(cited)},\n${lines.join('\n')}\n}\n`;
}

export function risOf(cited: Cited): string {
  const { url, at, author, published, doi = '' } = cited;
  const lines: readonly (readonly [string, string])[] = [
    ['TY', cited.journal === undefined ? 'ELEC' : 'JOUR'],
    ['TI', titleOf(cited)],
    ...authorsOf(author ?? '').map((name) => ['AU', risNameOf(name)] as const),
    ...risPlaceOf(cited),
    ['PY', published === undefined ? '' : dateOf(published).slice(0, 4)],
    ['DA', published === undefined ? '' : dateOf(published).replaceAll('-', '/')],
    ['DO', doi],
    ['UR', url],
    ['Y2', dayOf(at).replaceAll('-', '/')],
    ['N1', noteOf(cited)],
    ...cited.tags.map((tag) => ['KW', plain(tag)] as const),
  ];
  const written = lines.filter(([, text]) => text !== '').map(([tag, text]) => `${tag}  - ${text}`);
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`;
}

// ── in a journal ─────────────────────────────────────────────────────────────────────────────────────

/** `Journal of Heat 12(3): 45–67`. */
function inJournal({ journal }: Cited): string | undefined {
  if (journal === undefined) return undefined;
  const { name, volume = '', issue = '', pages = [] } = journal;
  const number = issue === '' ? volume : `${volume}(${issue})`;
  const where = [number, pages.join('–')].filter((part) => part !== '').join(': ');
  return [name, where].filter((part) => part !== '').join(' ');
}

function cslPlaceOf({ journal }: Cited): object {
  if (journal === undefined) return {};
  const { volume, issue, pages } = journal;
  return {
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(pages === undefined ? {} : { page: pages.join('-') }),
  };
}

type Fields = readonly (readonly [string, string])[];

function texPlaceOf(cited: Cited): Fields {
  const { journal } = cited;
  if (journal === undefined) return [['organization', tex(siteOf(cited))]];
  const { name, volume = '', issue = '', pages = [] } = journal;
  return [
    ['journaltitle', tex(name)],
    ['volume', tex(volume)],
    ['number', tex(issue)],
    ['pages', tex(pages.join('--'))],
  ];
}

function risPlaceOf(cited: Cited): Fields {
  const { journal } = cited;
  if (journal === undefined) return [['T2', siteOf(cited)]];
  const { name, volume = '', issue = '', pages: [first = '', last = ''] = [] } = journal;
  return [
    ['T2', name],
    ['VL', volume],
    ['IS', issue],
    ['SP', first],
    ['EP', last],
  ];
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

const authorsOf = (line: string): readonly CitedName[] => namesOf(plain(line));

function cslNameOf(name: CitedName): object {
  if ('literal' in name) return { literal: name.literal };
  const { family, given, particle, suffix } = name;
  return {
    ...{ family, given },
    ...(particle === '' ? {} : { 'non-dropping-particle': particle }),
    ...(suffix === '' ? {} : { suffix }),
  };
}

/** `von Last, Jr., First`; what is no person's stands in braces, so that it is not taken apart. */
function texNameOf(name: CitedName): string {
  if ('literal' in name) return `{${tex(name.literal)}}`;
  const { suffix, given } = name;
  return [lastOf(name), suffix, given].filter(Boolean).map(tex).join(', ');
}

/** `von Last, First, Jr.` */
function risNameOf(name: CitedName): string {
  if ('literal' in name) return name.literal;
  return [lastOf(name), name.given, name.suffix].filter(Boolean).join(', ');
}

const lastOf = ({ particle, family }: { particle: string; family: string }): string =>
  particle === '' ? family : `${particle} ${family}`;

/** What a page's head says for its citation: who wrote it, one or several, in what, and its DOI. */
export function saidBy(
  metadata: Readonly<Record<string, unknown>>,
): Pick<Cited, 'author' | 'site' | 'doi' | 'journal'> {
  const journal = journalIn(metadata);
  const author = authorIn(metadata);
  const [site] = textsOf(metadata['siteName']);
  const doi = doiIn(metadata);
  return {
    ...(author === undefined ? {} : { author }),
    ...(site === undefined ? {} : { site }),
    ...(doi === undefined ? {} : { doi }),
    ...(journal === undefined ? {} : { journal }),
  };
}

/** Of a paper's own tags, each with the journal's name. */
function journalIn(metadata: Readonly<Record<string, unknown>>): CitedJournal | undefined {
  const said = (name: string): string => plain(textsOf(metadata[`citation_${name}`])[0] ?? '');
  const name = said('journal_title');
  if (name === '') return undefined;
  const [volume = '', issue = '', first = '', last = ''] = [
    'volume',
    'issue',
    'firstpage',
    'lastpage',
  ].map(said);
  return {
    name,
    ...(volume === '' ? {} : { volume }),
    ...(issue === '' ? {} : { issue }),
    ...(first === '' ? {} : { pages: last === '' || last === first ? [first] : [first, last] }),
  };
}

function authorIn(metadata: Readonly<Record<string, unknown>>): string | undefined {
  const ofPaper = textsOf(metadata['citation_author']).map(plain);
  // `Doe, Jane` among others would be taken for two
  if (ofPaper.length > 0) return [...new Set(ofPaper)].join('; ');
  for (const name of ['articleAuthor', 'author']) {
    const names = textsOf(metadata[name]);
    if (names.length > 0) return [...new Set(names)].join(', ');
  }
  return undefined;
}

const DOI_NAMES = /^(?:(?:bepress_)?citation_doi|dc\.identifier(?:\.doi)?|prism\.doi|doi)$/i;

function doiIn(metadata: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(metadata)
    .filter(([name]) => DOI_NAMES.test(name))
    .flatMap(([, said]) => textsOf(said))
    .map((text) => text.trim().replace(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)/i, ''))
    .find((text) => /^10\.\d{4,9}\/[^\s{}\\]+$/.test(text));
}

function textsOf(said: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(said) ? said : [said];
  return texts.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '');
}

const siteOf = ({ site, url }: Cited): string => plain(site ?? '') || hostOf(url);

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

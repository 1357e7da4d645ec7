/**
 * A capture as a citation: CSL-JSON, BibLaTeX, RIS, a line of plain text. Pure.
 *
 * `accessed` is the instant of the capture, not of the writing, and the manifest's SHA-256 stands in the note: what is
 * cited can be shown to be what was read. What says that it is a paper is cited as one (cited-works.ts). Sources: CSL 1.0.2
 * (webpage), biblatex 3 (@online), RIS (ELEC); Google Scholar's `citation_` tags.
 */
import { lastDayBegun } from '../days.ts';
import { lastOf, nameOf, namesOf, type CitedName } from './cited-names.ts';
import {
  cslWorkOf,
  dateIn,
  inWork,
  risWorkOf,
  texWorkOf,
  typesOf,
  workIn,
  type CitedWork,
} from './cited-works.ts';

export interface Cited {
  /** Of the capture. */
  readonly id: string;
  readonly url: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly title: string;
  /** As a paper's own tags have it. */
  readonly paperTitle?: string;
  readonly author?: string;
  /** Each by itself, where the page names them so; the family may come first: `Doe, Jane`. */
  readonly authors?: readonly string[];
  /** What the site calls itself. */
  readonly site?: string;
  /** Without address: `10.1234/abc`. */
  readonly doi?: string;
  readonly work?: CitedWork;
  /** ISO 8601. */
  readonly published?: string;
  /** `sha256:` and hex digits of the manifest; empty without one. */
  readonly digest: string;
  readonly tags: readonly string[];
}

/** For a footnote: who, what, where, when it was published and when it was read. */
export function plainCitation(cited: Cited): string {
  const { url, at, author, doi, work } = cited;
  const who = plain(author ?? '');
  const date = dateOf(cited);
  const parts = [
    ...(who === '' ? [] : [who]),
    `“${titleIn(cited)}”`,
    work === undefined ? siteOf(cited) : inWork(work),
    ...(date === '' ? [] : [date]),
    ...(doi === undefined ? [] : [`https://doi.org/${doi}`]),
    url,
    `accessed ${dayOf(at)}`,
  ];
  return `${parts.join(', ')}. ${noteOf(cited)}.`;
}

export function cslOf(cited: Cited): object {
  const { url, at, id, doi, work } = cited;
  const authors = authorsOf(cited).map(cslNameOf);
  const date = dateOf(cited);
  return {
    id: keyOf(cited),
    type: typesOf(work).csl,
    title: titleIn(cited),
    ...(authors.length === 0 ? {} : { author: authors }),
    ...(work === undefined ? { 'container-title': siteOf(cited) } : cslWorkOf(work)),
    ...(date === '' ? {} : { issued: datePartsOf(date) }),
    accessed: datePartsOf(dayOf(at)),
    URL: url,
    ...(doi === undefined ? {} : { DOI: doi }),
    archive: 'Hearth',
    archive_location: id,
    note: noteOf(cited),
  };
}

export function bibLatexOf(cited: Cited): string {
  const { url, at, work, doi = '' } = cited;
  const placed: Fields = work === undefined ? [['organization', siteOf(cited)]] : texWorkOf(work);
  const fields: Fields = [
    ['title', `{${tex(titleIn(cited))}}`],
    ['author', authorsOf(cited).map(texNameOf).join(' and ')],
    ...placed.map(([name, text]) => [name, tex(text)] as const),
    ['date', dateOf(cited)],
    ['doi', doi],
    // a verbatim field: only braces would end it
    ['url', url.replaceAll(/[{}\\]/g, (char) => encodeURIComponent(char))],
    ['urldate', dayOf(at)],
    ['note', tex(noteOf(cited))],
  ];
  const lines = fields
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `  ${name} = {${text}},`);
  return `@${typesOf(work).tex}{${keyOf(cited)},\n${lines.join('\n')}\n}\n`;
}

export function risOf(cited: Cited): string {
  const { url, at, work, doi = '' } = cited;
  const date = dateOf(cited);
  const placed: Fields = work === undefined ? [['T2', siteOf(cited)]] : risWorkOf(work);
  const lines: Fields = [
    ['TY', typesOf(work).ris],
    ['TI', titleIn(cited)],
    ...authorsOf(cited).map((name) => ['AU', risNameOf(name)] as const),
    ...placed,
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['DO', doi],
    ['UR', url],
    ['Y2', dayOf(at).replaceAll('-', '/')],
    ['N1', noteOf(cited)],
    ...cited.tags.map((tag) => ['KW', plain(tag)] as const),
  ];
  const written = lines.filter(([, text]) => text !== '').map(([tag, text]) => `${tag}  - ${text}`);
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`;
}

type Fields = readonly (readonly [string, string])[];

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

/** Empty without one. */
export const dateOf = ({ published = '' }: Cited): string => dateIn(published);

const datePartsOf = (date: string): object => ({ 'date-parts': [date.split('-').map(Number)] });

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

export const authorsOf = ({ author = '', authors }: Cited): readonly CitedName[] =>
  authors === undefined ? namesOf(plain(author)) : authors.map((name) => nameOf(plain(name)));

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

/** What a page's head says for its citation: who wrote it, one or several, when, in what, and its DOI. */
export function saidBy(
  metadata: Readonly<Record<string, unknown>>,
  at: number,
): Pick<Cited, 'paperTitle' | 'author' | 'authors' | 'site' | 'doi' | 'work' | 'published'> {
  const said = (name: string): string => plain(textsOf(metadata[name])[0] ?? '');
  const work = workIn(said);
  const paperTitle = said('citation_title');
  const site = said('siteName');
  const doi = doiIn(metadata);
  const published = publishedIn(said, at);
  return {
    ...(paperTitle === '' ? {} : { paperTitle }),
    ...authorsIn(metadata),
    ...(site === '' ? {} : { site }),
    ...(doi === undefined ? {} : { doi }),
    ...(work === undefined ? {} : { work }),
    ...(published === '' ? {} : { published }),
  };
}

const PAPER_DATES = ['publication_date', 'date', 'online_date', 'year'];

/**
 * Papers say the month or the year alone; the day that was found elsewhere completes it, or is another day. What was to
 * come when the page was kept (the day has begun in no zone) is no day of publication: it announces something.
 */
function publishedIn(said: (name: string) => string, at: number): string {
  const isPast = (text: string): boolean => dateIn(text) <= lastDayBegun(at);
  const found = [said('publishedTime'), said('published')].filter(isPast).find(Boolean) ?? '';
  const ofPaper = PAPER_DATES.map((name) => dateIn(said(`citation_${name}`)))
    .filter(isPast)
    .find(Boolean);
  return ofPaper === undefined || found.startsWith(ofPaper) ? found : ofPaper;
}

function authorsIn(metadata: Readonly<Record<string, unknown>>): Pick<Cited, 'author' | 'authors'> {
  for (const name of ['citation_author', 'citation_authors', 'articleAuthor', 'author']) {
    const names = [...new Set(textsOf(metadata[name]).map(plain))];
    // one tag of a paper may hold them all
    const isEach = names.length > 1 || (name === 'citation_author' && !names[0]?.includes(';'));
    if (names.length > 0)
      return { author: names.join('; '), ...(isEach ? { authors: names } : {}) };
  }
  return {};
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

export const siteOf = ({ site, url }: Cited): string => plain(site ?? '') || hostOf(url);

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

export const titleIn = (cited: Cited): string => cited.paperTitle ?? titleOf(cited);

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
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

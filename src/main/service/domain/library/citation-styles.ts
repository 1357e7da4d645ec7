/**
 * A capture as a line of a bibliography, in the styles that papers and teachers ask for, and as Wikipedia's template. Pure.
 *
 * Text without italics: what pastes everywhere. A web page is cited as one, what says that it is a paper as a paper. The day
 * of access is the day of the capture. Sources: Publication Manual of the APA, 7th edition (10.1 to 10.16); MLA Handbook, 9th
 * edition; The Chicago Manual of Style, 17th edition (14.23, 14.205 to 14.207); Cite Them Right, 12th edition (Harvard);
 * Wikipedia's `Template:Cite web`, `Cite journal`, `Cite book`, `Cite conference`, `Cite thesis`, `Cite report`.
 */
import { authorsOf, dateOf, dayOf, siteOf, titleIn, type Cited } from './citations.ts';
import { lastOf, type CitedName } from './cited-names.ts';
import { inWork, type CitedWork } from './cited-works.ts';

export const CITATION_STYLES = ['apa', 'mla', 'chicago', 'harvard', 'wikipedia'] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];

/** One line, ready for a list of references. */
export function styledCitation(style: CitationStyle, cited: Cited): string {
  return STYLES[style](factsOf(cited));
}

/** What every style chooses from. */
interface Facts {
  readonly names: readonly CitedName[];
  readonly title: string;
  /** Empty where it is the author's own name. */
  readonly site: string;
  readonly work: CitedWork | undefined;
  readonly date: Day;
  readonly accessed: Day;
  readonly url: string;
  /** With address; empty without one. */
  readonly doi: string;
}

/** What is known of a day: its year, its month from 0, its day; NaN where it is not said. */
type Day = readonly [year: number, month: number, day: number];

const STYLES: Readonly<Record<CitationStyle, (facts: Facts) => string>> = {
  apa: apaOf,
  mla: mlaOf,
  chicago: chicagoOf,
  harvard: harvardOf,
  wikipedia: wikipediaOf,
};

function factsOf(cited: Cited): Facts {
  const names = authorsOf(cited);
  const site = siteOf(cited);
  const isOwn = names.length === 1 && names[0] !== undefined && spoken(names[0]) === site;
  return {
    names,
    title: titleIn(cited),
    site: isOwn ? '' : site,
    work: cited.work,
    date: dayIn(dateOf(cited)),
    accessed: dayIn(dayOf(cited.at)),
    url: cited.url,
    doi: cited.doi === undefined ? '' : `https://doi.org/${cited.doi}`,
  };
}

function dayIn(date: string): Day {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date
    .split('-')
    .map((part) => Number.parseInt(part, 10));
  return [year, month - 1, day];
}

// APA ---------------------------------------------------------------------------------------------------------------

function apaOf(facts: Facts): string {
  const { names, title, work, date, site, accessed, url, doi } = facts;
  const whole = apaTitle(title, work);
  const who = apaNames(names);
  const when = `(${dated(date) ? apaDay(work === undefined ? date : yearOnly(date)) : 'n.d.'})`;
  const head =
    who === '' ? [sentence(whole), sentence(when)] : [sentence(`${sentence(who)} ${when}`)];
  const named = who === '' ? [] : [sentence(whole)];
  const away = doi || (work === undefined ? `Retrieved ${us(accessed)}, from ${url}` : url);
  return line([...head, ...named, sentence(work === undefined ? site : apaWork(work)), away]);
}

function apaTitle(title: string, work: CitedWork | undefined): string {
  if (work?.kind === 'thesis') return `${title} [Thesis, ${work.name}]`;
  if (work?.kind === 'preprint') return `${title} (${inWork(work)})`;
  return isWhole(work) ? withParentheses(title, editionOf(work)) : title;
}

/** Twenty are named at most, the last of more behind the first nineteen. */
function apaNames(names: readonly CitedName[]): string {
  const written = names.map((name) =>
    'literal' in name
      ? name.literal
      : [lastOf(name), initialsOf(name.given), name.suffix].filter(Boolean).join(', '),
  );
  const last = written.at(-1) ?? '';
  if (written.length < 2) return last;
  return written.length > 20
    ? `${written.slice(0, 19).join(', ')}, … ${last}`
    : `${written.slice(0, -1).join(', ')}, & ${last}`;
}

function apaWork(work: CitedWork): string {
  const { kind, name, publisher = '' } = work;
  const pages = pagesOf(work);
  if (kind === 'journal') return listed([name, numbered(work), pages]);
  if (kind === 'thesis') return '';
  if (!isPart(work)) return name;
  const place = withParentheses(`In ${name}`, pages === '' ? '' : `${pp(pages)} ${pages}`);
  return publisher === '' ? place : `${place}. ${publisher}`;
}

const apaDay = ([year, month, day]: Day): string =>
  [String(year), [monthOf(month), numberOf(day)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

// MLA ---------------------------------------------------------------------------------------------------------------

function mlaOf({ names, title, work, date, site, accessed, url, doi }: Facts): string {
  const when = work === undefined ? british(date, mlaMonth) : numberOf(date[0]);
  const place = work === undefined ? [site] : mlaWork(work);
  const away = doi || url.replace(/^https?:\/\//, '');
  const rest = listed([...place, when, isPart(work) ? paged(work) : '', away]);
  const named = isWhole(work) ? sentence(title) : quoted(title);
  return line([
    sentence(firstTurned(names, 2, 1)),
    named,
    sentence(rest),
    `Accessed ${british(accessed, mlaMonth)}.`,
  ]);
}

function mlaWork(work: CitedWork): readonly string[] {
  const { volume = '', issue = '', publisher = '', kind } = work;
  return [
    editionOf(work),
    counted(work),
    volume === '' ? '' : `vol. ${volume}`,
    issue === '' ? '' : `no. ${issue}`,
    kind === 'journal' ? '' : publisher,
  ];
}

// Chicago -----------------------------------------------------------------------------------------------------------

function chicagoOf({ names, title, work, date, site, accessed, url, doi }: Facts): string {
  const who = sentence(firstTurned(names, 10, 7));
  if (work === undefined) {
    const read = `Accessed ${us(accessed)}. ${url}`;
    return line([who, quoted(title), sentence(site), sentence(us(date)), sentence(read)]);
  }
  const named = isWhole(work) ? sentence(title) : quoted(title);
  return line([who, named, sentence(chicagoWork(work, numberOf(date[0]))), sentence(doi || url)]);
}

function chicagoWork(work: CitedWork, year: string): string {
  const { kind, name, volume = '', issue = '', publisher = '' } = work;
  const pages = pagesOf(work);
  if (kind === 'journal') {
    const at = listed([[name, volume].filter(Boolean).join(' '), issue && `no. ${issue}`]);
    const whole = withParentheses(at, year);
    return pages === '' ? whole : `${whole}: ${pages}`;
  }
  if (!isPart(work)) return line([sentence(editionOf(work)), listed([counted(work), year])]);
  return [listed([`In ${name}`, pages]), listed([publisher, year])].filter(Boolean).join('. ');
}

// Harvard -----------------------------------------------------------------------------------------------------------

function harvardOf({ names, title, work, date, site, accessed, url, doi }: Facts): string {
  const year = `(${numberOf(date[0]) || 'no date'})`;
  const who = harvardNames(names);
  const place = work === undefined ? site : harvardWork(work);
  const named = isPart(work) ? `‘${title}’` : title;
  const read = `Available at: ${doi || url} (Accessed: ${british(accessed, monthOf)})`;
  const head = who === '' ? `${named} ${year}` : `${who} ${year} ${named}`;
  const middle = isPart(work)
    ? [sentence(listed([head, place]))]
    : [sentence(head), sentence(place)];
  return line([...middle, sentence(read)]);
}

function harvardNames(names: readonly CitedName[]): string {
  const written = names.map((name) =>
    'literal' in name
      ? name.literal
      : [lastOf(name), initialsOf(name.given).replaceAll(' ', '')].join(', '),
  );
  const last = written.pop() ?? '';
  if (names.length > 3) return `${written[0] ?? ''} et al.`;
  return written.length === 0 ? last : `${written.join(', ')} and ${last}`;
}

function harvardWork(work: CitedWork): string {
  const { name, publisher = '', kind } = work;
  if (kind === 'journal') return listed([name, numbered(work), paged(work)]);
  if (!isPart(work)) return line([sentence(editionOf(work)), counted(work)]);
  return [`in ${name}`, publisher, paged(work)].filter(Boolean).join(', ');
}

// Wikipedia ---------------------------------------------------------------------------------------------------------

const TEMPLATES = {
  ...{ journal: 'cite journal', meeting: 'cite conference', book: 'cite book' },
  ...{ thesis: 'cite thesis', report: 'cite report', whole: 'cite book', preprint: 'cite arXiv' },
} as const;

function wikipediaOf({ names, title, work, date, site, accessed, url, doi }: Facts): string {
  const isOne = names.length === 1;
  const authors = names.flatMap((name, at): Fields => {
    const n = isOne ? '' : String(at + 1);
    if ('literal' in name) return [[`author${n}`, name.literal]];
    const given = [name.given, name.suffix].filter(Boolean).join(' ');
    return [
      [`last${n}`, lastOf(name)],
      [`first${n}`, given],
    ];
  });
  const isChapter = work?.kind === 'book';
  const fields: Fields = [
    ['url', url],
    [isChapter ? 'chapter' : 'title', title],
    ...authors,
    ...(work === undefined ? ([['website', site]] as const) : wikipediaWork(work)),
    ['doi', doi.replace('https://doi.org/', '')],
    ['date', wikipediaDay(date)],
    ['access-date', wikipediaDay(accessed)],
  ];
  const isTaken = (field: string): boolean =>
    work?.kind !== 'preprint' || !NOT_OF_ARXIV.test(field);
  const written = fields.filter(([field, text]) => text !== '' && isTaken(field));
  const name = work === undefined ? 'cite web' : TEMPLATES[work.kind];
  return `{{${name} ${written.map(([field, text]) => `|${field}=${inTemplate(text)}`).join(' ')}}}`;
}

/** The template makes them from the number. */
const NOT_OF_ARXIV = /^(?:url|publisher|doi|access-date)$/;

type Fields = readonly (readonly [string, string])[];

function wikipediaWork(work: CitedWork): Fields {
  const { kind, name, volume = '', issue = '', publisher = '', edition = '' } = work;
  const holder = { journal: 'journal', meeting: 'book-title', book: 'title' };
  return [
    [kind in holder ? holder[kind as keyof typeof holder] : 'publisher', name],
    ...([['volume', volume]] as const),
    ['issue', issue],
    ['eprint', work.number ?? ''],
    ['pages', pagesOf(work)],
    ['edition', edition],
    ['publisher', kind === 'book' || kind === 'meeting' ? publisher : ''],
    ['isbn', work.isbn ?? ''],
    ['issn', work.issn ?? ''],
  ];
}

/** `2026-11-01`, `November 2026` (a month alone is no date there), `2026`. */
function wikipediaDay([year, month, day]: Day): string {
  if (Number.isNaN(month)) return numberOf(year);
  const two = (part: number): string => String(part).padStart(2, '0');
  return Number.isNaN(day)
    ? `${monthOf(month)} ${String(year)}`
    : `${String(year)}-${two(month + 1)}-${two(day)}`;
}

/** What would end a field or the template is written as what stands for it. */
const inTemplate = (text: string): string =>
  text.replaceAll(/\||\{\{|\}\}/g, (sign) => (sign === '|' ? '{{!}}' : `<nowiki>${sign}</nowiki>`));

// what they share ---------------------------------------------------------------------------------------------------

/** `Doe, Jane, and John Roe`: the first turned, for the order of the list; of more than `most` only so many are shown. */
function firstTurned(names: readonly CitedName[], most: number, shown: number): string {
  const written = names.map((name, at) =>
    at > 0 || 'literal' in name
      ? spoken(name)
      : [lastOf(name), name.given, name.suffix].filter(Boolean).join(', '),
  );
  if (names.length > most) return [...written.slice(0, shown), 'et al'].join(', ');
  const last = written.pop() ?? '';
  return written.length === 0 ? last : [...written, `and ${last}`].join(', ');
}

/** As it is spoken: `Jane Doe Jr.` */
const spoken = (name: CitedName): string =>
  'literal' in name
    ? name.literal
    : [name.given, lastOf(name), name.suffix].filter(Boolean).join(' ');

/** `Jean-Pierre M.` is `J.-P. M.`; a script without capitals is written as it is. */
function initialsOf(given: string): string {
  return given
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part) => part.replace(/^(\p{Lu}\p{M}*)(?:.+|)$/u, '$1.'))
        .join('-'),
    )
    .join(' ');
}

const isWhole = (work: CitedWork | undefined): boolean =>
  work !== undefined && ['thesis', 'report', 'whole', 'preprint'].includes(work.kind);
const isPart = (work: CitedWork | undefined): work is CitedWork =>
  work !== undefined && !isWhole(work);

/** With its number, where it has one: `arXiv:2101.00001`. */
const counted = (work: CitedWork): string => (work.number === undefined ? work.name : inWork(work));

const pagesOf = ({ pages = [] }: CitedWork): string => pages.join('–');
const pp = (pages: string): string => (/[–,-]/.test(pages) ? 'pp.' : 'p.');
const paged = (work: CitedWork): string => {
  const pages = pagesOf(work);
  return pages === '' ? '' : `${pp(pages)} ${pages}`;
};
/** `12(3)`. */
const numbered = ({ volume = '', issue = '' }: CitedWork): string =>
  issue === '' ? volume : `${volume}(${issue})`;
/** `2nd ed.`; a word is left as it is. */
function editionOf(work: CitedWork | undefined): string {
  const edition = work?.edition ?? '';
  if (edition === '' || edition === '1') return '';
  if (!/^\d+$/.test(edition)) return /ed/i.test(edition) ? edition : `${edition} ed.`;
  const end = /1[123]$/.test(edition)
    ? 'th'
    : (['th', 'st', 'nd', 'rd'][Number(edition) % 10] ?? 'th');
  return `${edition}${end} ed.`;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthOf = (month: number): string => MONTHS[month] ?? '';
/** As MLA shortens them: `Nov.`, `Sept.`; short ones are whole. */
const mlaMonth = (month: number): string => {
  const name = monthOf(month);
  if (name.length <= 4) return name;
  return name === 'September' ? 'Sept.' : `${name.slice(0, 3)}.`;
};

const dated = ([year]: Day): boolean => !Number.isNaN(year);
const yearOnly = ([year]: Day): Day => [year, Number.NaN, Number.NaN];
const numberOf = (part: number): string => (Number.isNaN(part) ? '' : String(part));

/** `November 1, 2026`, `November 2026`, `2026`. */
const us = ([year, month, day]: Day): string =>
  Number.isNaN(day)
    ? [monthOf(month), numberOf(year)].filter(Boolean).join(' ')
    : `${monthOf(month)} ${String(day)}, ${String(year)}`;
/** `1 November 2026`. */
const british = ([year, month, day]: Day, named: (month: number) => string): string =>
  [numberOf(day), named(month), numberOf(year)].filter(Boolean).join(' ');

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
const line = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const withParentheses = (text: string, inner: string): string =>
  inner === '' ? text : `${text} (${inner})`;

/** With the full stop that it lacks. */
const sentence = (text: string): string =>
  text === '' || /[.?!…]["”’]?$/u.test(text) ? text : `${text}.`;
/** The stop stands within the marks. */
const quoted = (title: string): string =>
  `“${sentence(title.replaceAll('“', '‘').replaceAll('”', '’'))}”`;

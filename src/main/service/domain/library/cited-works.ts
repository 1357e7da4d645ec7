/**
 * What a page is a part of, or was made for, by a paper's own tags: a journal, a meeting, a book, a university. Pure.
 *
 * Sources: Google Scholar's `citation_` tags; CSL 1.0.2, biblatex 3 and RIS for what each is called there.
 */

/** Where a paper was printed, or who accepted it. */
export interface CitedWork {
  readonly kind: Kind;
  readonly name: string;
  readonly volume?: string;
  readonly issue?: string;
  /** First and last page, as they are printed. */
  readonly pages?: readonly string[];
  /** Of a whole book. */
  readonly edition?: string;
  /** Who printed the journal or the book that it stands in. */
  readonly publisher?: string;
  /** Of a preprint, as its archive counts: `2101.00001`. */
  readonly number?: string;
  readonly issn?: string;
  readonly isbn?: string;
}

type Kind = 'journal' | 'meeting' | 'book' | 'thesis' | 'report' | 'whole' | 'preprint';

interface Types {
  /** Of a page's tags, those that name the work. */
  readonly tags: readonly string[];
  readonly csl: string;
  readonly cslName: 'container-title' | 'publisher';
  readonly tex: string;
  readonly texName: string;
  readonly ris: string;
  readonly risName: 'T2' | 'PB';
}

const PART = { cslName: 'container-title', texName: 'booktitle', risName: 'T2' } as const;
const MADE_FOR = { cslName: 'publisher', texName: 'institution', risName: 'PB' } as const;
const KINDS: Readonly<Record<Kind, Types>> = {
  journal: {
    ...PART,
    ...{ tags: ['journal_title'], csl: 'article-journal', ris: 'JOUR' },
    ...{ tex: 'article', texName: 'journaltitle' },
  },
  meeting: {
    ...PART,
    ...{
      tags: ['conference_title', 'conference'],
      csl: 'paper-conference',
      tex: 'inproceedings',
      ris: 'CPAPER',
    },
  },
  book: { ...PART, tags: ['inbook_title'], csl: 'chapter', tex: 'incollection', ris: 'CHAP' },
  thesis: {
    ...MADE_FOR,
    ...{ tags: ['dissertation_institution'], csl: 'thesis', tex: 'thesis', ris: 'THES' },
  },
  report: {
    ...MADE_FOR,
    ...{ tags: ['technical_report_institution'], csl: 'report', tex: 'report', ris: 'RPRT' },
  },
  // known by its number in the archive
  preprint: {
    ...MADE_FOR,
    ...{ tags: [], csl: 'article', ris: 'UNPB', tex: 'online', texName: 'eprinttype' },
  },
  // a book of its own, by its number
  whole: {
    ...MADE_FOR,
    ...{ tags: ['publisher'], csl: 'book', tex: 'book', texName: 'publisher', ris: 'BOOK' },
  },
};

/** How a page, or a part of `work`, is called. */
export const typesOf = (work: CitedWork | undefined): Pick<Types, 'csl' | 'tex' | 'ris'> =>
  work === undefined ? { csl: 'webpage', tex: 'online', ris: 'ELEC' } : KINDS[work.kind];

/** `said`: one line of a tag, empty without it. */
export function workIn(said: (name: string) => string): CitedWork | undefined {
  const nameOf = (kind: Kind): string =>
    KINDS[kind].tags.map((tag) => said(`citation_${tag}`)).find(Boolean) ?? '';
  const kind = (Object.keys(KINDS) as Kind[]).find(
    (one) => nameOf(one) !== '' && (one !== 'whole' || said('citation_isbn') !== ''),
  );
  const arxiv = said('citation_arxiv_id');
  if (kind === undefined)
    return arxiv === '' ? undefined : { kind: 'preprint', name: 'arXiv', number: arxiv };
  const [first = '', last = ''] = ['firstpage', 'lastpage'].map((name) => said(`citation_${name}`));
  const told = (name: string): object => {
    const text = said(`citation_${name}`);
    return text === '' ? {} : { [name]: text };
  };
  return {
    kind,
    name: nameOf(kind),
    ...told('volume'),
    ...told('issue'),
    ...(first === '' ? {} : { pages: last === '' || last === first ? [first] : [first, last] }),
    ...told('edition'),
    ...(KINDS[kind].cslName === 'publisher' ? {} : told('publisher')),
    ...told('issn'),
    ...told('isbn'),
  };
}

/** `Journal of Heat 12(3): 45–67`. */
export function inWork({
  name,
  number: counted,
  volume = '',
  issue = '',
  pages = [],
}: CitedWork): string {
  if (counted !== undefined) return `${name}:${counted}`;
  const number = issue === '' ? volume : `${volume}(${issue})`;
  const where = [number, pages.join('–')].filter((part) => part !== '').join(': ');
  return [name, where].filter((part) => part !== '').join(' ');
}

export function cslWorkOf(work: CitedWork): object {
  const { kind, name, number, pages, publisher, issn, isbn, volume, issue, edition } = work;
  const said = {
    ...{ publisher, volume, issue, edition, page: pages?.join('-'), ISSN: issn, ISBN: isbn },
    number: number === undefined ? undefined : `${name}:${number}`,
    [KINDS[kind].cslName]: name,
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
}

type Fields = readonly (readonly [string, string])[];

export function texWorkOf(work: CitedWork): Fields {
  const { kind, name, volume = '', issue = '', pages = [], issn = '', isbn = '' } = work;
  return [
    [KINDS[kind].texName, kind === 'preprint' ? name.toLowerCase() : name],
    ['eprint', work.number ?? ''],
    // biblatex asks for it
    ['type', kind === 'thesis' ? 'Thesis' : kind === 'report' ? 'Report' : ''],
    ['volume', volume],
    ['number', issue],
    ['pages', pages.join('--')],
    ['edition', work.edition ?? ''],
    ['publisher', work.publisher ?? ''],
    ['issn', issn],
    ['isbn', isbn],
  ];
}

export function risWorkOf(work: CitedWork): Fields {
  const { kind, name, volume = '', issue = '', pages, issn, isbn } = work;
  const [first = '', last = ''] = pages ?? [];
  return [
    [KINDS[kind].risName, name],
    ['VL', volume],
    ['IS', issue],
    ['M1', work.number === undefined ? '' : `${name}:${work.number}`],
    ['SP', first],
    ['EP', last],
    ['ET', work.edition ?? ''],
    ['PB', work.publisher ?? ''],
    ['SN', isbn ?? issn ?? ''],
  ];
}

/** `2024-03-09`, `2024-03` or `2024`, as far as the text says one (`2024/3/9`); empty where it says none. */
export function dateIn(text: string): string {
  const [, year, month, day] =
    /^(\d{4})(?:[-/](\d{1,2})(?!\d)(?:[-/](\d{1,2})(?!\d))?)?/.exec(text) ?? [];
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

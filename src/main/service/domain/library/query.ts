/**
 * What a person writes into the library's search field, as an FTS5 expression and filters. Pure; any text is safe.
 *
 * Words (all must occur), `"phrase"`, `-word`, `beg*`, `OR` (`AND` and `NOT` are taken as they are meant); `added:` and `removed:` find what came and went;
 * `in:title`, `in:text`, `in:note` and `in:highlight` say where the words behind them stand. All else with a colon that is known filters: see FILTERS. An
 * operator that is not known, or a value that makes no sense, is said, not passed over.
 */
import { foldWords } from '../fold-words.ts';
import { periodOf } from './as-of.ts';
import { formsOf } from './word-forms.ts';

export type LibraryFilter =
  | {
      readonly kind: 'site' | 'url' | 'tag' | 'collection' | 'type' | 'lang';
      readonly value: string;
      readonly isNot: boolean;
    }
  | {
      readonly kind: 'is';
      readonly value: (typeof IS)[number];
      readonly isNot: boolean;
    }
  | { readonly kind: 'has'; readonly value: (typeof HAS)[number]; readonly isNot: boolean }
  /** FTS5 over notes and highlights; one of the alternatives has to be there. */
  | { readonly kind: 'shelf'; readonly match: string; readonly isNot: boolean }
  /** The version was there at some time from `from` to `to`, ms, both included. */
  | { readonly kind: 'seen'; readonly from: number; readonly to: number }
  /** A version began since, in place of another. */
  | { readonly kind: 'changedSince'; readonly from: number };

export interface LibraryQuery {
  /** FTS5; absent when nothing but filters was asked for. */
  readonly match?: string;
  /** Lower-case words wanted, for cutting passages. */
  readonly words: readonly string[];
  /** Of them, those that `removed:` asks for. */
  readonly gone: readonly string[];
  /** The same with other forms of its words beside them; absent where none has another. Phrases stay as they are. */
  readonly inForms?: Pick<LibraryQuery, 'match' | 'words'>;
  readonly filters: readonly LibraryFilter[];
  /** Sentences about what could not be understood. */
  readonly problems: readonly string[];
}

type Column = 'title' | 'text' | 'added' | 'removed' | 'note' | 'highlight';

const COLUMNS: Readonly<Record<Column | 'all', string>> = {
  all: '{title description body}',
  title: '{title}',
  text: '{body}',
  added: '{added}',
  removed: '{removed}',
  note: '{note}',
  highlight: '{highlight}',
};
/** The minus of mathematics is one, too. */
const TERM = /([-−]?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+)|(?<=:))/giu;
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
/** As a text has it: with the signs that make another word of it. */
const SHOWN = /(?:^\.(?=net\b))?[\p{L}\p{N}\p{M}_]+(?:\+{1,2}|#)?/giu;
/** More terms than this are cut: a query is not a document. */
const MOST_TERMS = 32;
const DAY_MS = 86_400_000;
const FILTERS = ['site', 'url', 'tag', 'collection', 'type', 'lang'] as const;
const IS = [
  ...(['kept', 'trace', 'changed', 'private', 'damaged'] as const),
  ...(['wanted', 'unread', 'read'] as const),
] as const;
const HAS = ['note', 'tag', 'still', 'highlight', 'changed-highlight'] as const;
const PLACES = ['title', 'text', 'note', 'highlight'] as const;
const OPERATORS =
  'added, removed, in, site, url, before, after, on, tag, collection, type, lang, is, has, changed';
const KNOWN = new Set(OPERATORS.split(', '));
/** `https://…` and the like are words. */
const SCHEMES = new Set(['http', 'https', 'ftp', 'mailto', 'urn', 'file']);

interface Term {
  readonly isNot: boolean;
  readonly operator: string;
  readonly value: string;
  readonly isQuoted: boolean;
}

/** `now`: ms since the epoch, for `7d`. */
export function readLibraryQuery(text: string, now: number): LibraryQuery {
  const reader = new Reader(now);
  const terms = connected(termsOf(text));
  for (const term of terms.slice(0, MOST_TERMS)) reader.take(term);
  return reader.done(terms.length - MOST_TERMS);
}

function termsOf(text: string): readonly Term[] {
  // behind the colon of an operator without a value nothing stands
  const terms = [...text.matchAll(TERM)].filter(([whole]) => whole !== '');
  return terms.map(([whole, minus, name, quoted, plain]) => {
    const operator = name?.toLowerCase() ?? '';
    const isWord = SCHEMES.has(operator);
    const isNot = minus !== undefined && minus !== '';
    return {
      isNot,
      operator: isWord ? '' : operator,
      value: isWord ? whole.slice(isNot ? 1 : 0) : (quoted ?? plain ?? ''),
      isQuoted: quoted !== undefined,
    };
  });
}

/** `AND` goes, as all must occur anyway; `NOT` is the minus of the term behind it. */
function connected(terms: readonly Term[]): readonly Term[] {
  const left: Term[] = [];
  let isNot = false;
  for (const term of terms) {
    const isSign = term.operator === '' && !term.isQuoted && !term.isNot;
    if (isSign && term.value === 'NOT') isNot = true;
    else if (!isSign || term.value !== 'AND') {
      left.push(isNot ? { ...term, isNot: !term.isNot } : term);
      isNot = false;
    }
  }
  return left;
}

class Reader {
  readonly #now: number;
  /** Groups of alternatives; one of each must occur. */
  readonly #wanted: string[][] = [];
  readonly #unwanted: string[] = [];
  /** The same groups with other forms of their words. */
  readonly #inForms: string[][] = [];
  readonly #words: string[] = [];
  readonly #forms: string[] = [];
  readonly #gone: string[] = [];
  readonly #filters: LibraryFilter[] = [];
  /** What holds no word. */
  readonly #signs: string[] = [];
  readonly #problems: string[] = [];
  #column: Column | 'all' = 'all';
  #isAlternative = false;

  constructor(now: number) {
    this.#now = now;
  }

  take(term: Term): void {
    const { operator, value, isQuoted } = term;
    if (operator === '' && value === 'OR' && !isQuoted)
      this.#isAlternative = this.#wanted.length > 0 || this.#filters.at(-1)?.kind === 'shelf';
    else if (operator === '') this.#addWords(term, this.#column);
    else if (operator === 'added' || operator === 'removed') this.#addWords(term, operator);
    else this.#addFilter(term);
  }

  /** `cut`: terms of the text beyond those taken, if above 0. */
  done(cut: number): LibraryQuery {
    if (cut > 0) {
      this.#problems.push(
        `Only the first ${MOST_TERMS} words and filters were looked for, ${cut} were passed over; ask for less at once.`,
      );
    }
    const wanted = this.#wanted.map(oneOf);
    if (wanted.length === 0 && this.#unwanted.length > 0) {
      this.#problems.push(
        'Words to leave out need at least one word to look for; they were passed over.',
      );
    }
    // beside words a dash is only a dash
    if (wanted.length === 0 && this.#filters.length === 0 && this.#signs.length > 0) {
      this.#problems.push(
        `${this.#signs.join(' ')} holds no word to look for; it was passed over.`,
      );
    }
    const match = wanted.length === 0 ? undefined : exceptFor(wanted.join(' AND '), this.#unwanted);
    const inForms = {
      match: exceptFor(this.#inForms.map(oneOf).join(' AND '), this.#unwanted),
      words: [...this.#words, ...this.#forms],
    };
    return {
      ...(match === undefined ? {} : { match }),
      words: this.#words,
      ...(this.#forms.length === 0 ? {} : { inForms }),
      gone: this.#gone,
      filters: this.#filters,
      problems: this.#problems,
    };
  }

  #addWords({ isNot, operator, value, isQuoted }: Term, column: Column | 'all'): void {
    const parts = foldWords(value).match(WORD) ?? [];
    if (parts.length === 0) {
      if (operator === '' || value !== '') this.#signs.push(isQuoted ? `"${value}"` : value);
      else this.#problems.push(`"${operator}:" needs a value, such as ${operator}:WORD.`);
      return;
    }
    const isPrefix = value.endsWith('*');
    const phrase = `"${parts.join(' ')}"${isPrefix ? '*' : ''}`;
    const term = `${COLUMNS[column]} : ${phrase}`;
    if (column === 'note' || column === 'highlight') {
      this.#addToShelf(term, isNot);
      return;
    }
    if (isNot) {
      this.#unwanted.push(term);
      return;
    }
    this.#want(term, isQuoted || isPrefix ? [] : formsIn(column, parts), column);
    const words = shownWords(value, parts);
    this.#words.push(...words);
    if (column === 'removed') this.#gone.push(...words);
  }

  /** `forms`: words that may stand in its place. */
  #want(term: string, forms: readonly string[], column: Column | 'all'): void {
    const inForms = [term, ...forms.map((form) => `${COLUMNS[column]} : "${form}"`)];
    if (this.#isAlternative && this.#wanted.length > 0) {
      this.#wanted.at(-1)?.push(term);
      this.#inForms.at(-1)?.push(...inForms);
    } else {
      this.#wanted.push([term]);
      this.#inForms.push(inForms);
    }
    this.#isAlternative = false;
    this.#forms.push(...forms);
  }

  /** Alternatives are those of the same kind: pages and notes are looked through one after the other. */
  #addToShelf(term: string, isNot: boolean): void {
    const last = this.#filters.at(-1);
    const joins = this.#isAlternative && last?.kind === 'shelf' && !last.isNot && !isNot;
    this.#isAlternative = false;
    if (joins) this.#filters.pop();
    const match = joins ? `${last.match} OR ${term}` : term;
    this.#filters.push({ kind: 'shelf', match, isNot });
  }

  #addFilter(term: Term): void {
    const { operator, isNot } = term;
    const value = term.value.trim();
    const known = FILTERS.find((name) => name === operator);
    if (value === '' && !KNOWN.has(operator)) {
      this.#addWords({ ...term, value: operator }, this.#column);
    } else if (value === '')
      this.#problems.push(`"${operator}:" needs a value, such as ${operator}:VALUE.`);
    else if (known !== undefined)
      this.#filters.push({ kind: known, value: tidy(known, value), isNot });
    else if (operator === 'in') this.#setPlace(value);
    else if (operator === 'is') this.#addIs(value, isNot);
    else if (operator === 'has') this.#addHas(value, isNot);
    else if (['before', 'after', 'on', 'changed'].includes(operator))
      this.#addTime(operator, value);
    else this.#asWords(term);
  }

  #asWords({ operator, value, isNot }: Term): void {
    this.#problems.push(
      `"${operator}:" is no operator and was looked for as a word; there are ${OPERATORS}.`,
    );
    this.#addWords(
      { operator: '', value: `${operator} ${value}`, isNot, isQuoted: true },
      this.#column,
    );
  }

  #setPlace(value: string): void {
    const place = PLACES.find((name) => name === value);
    if (place === undefined) this.#problems.push(unknownValue('in', value, PLACES));
    else this.#column = place;
  }

  #addIs(value: string, isNot: boolean): void {
    const found = IS.find((name) => name === value);
    if (found === undefined) this.#problems.push(unknownValue('is', value, IS));
    else this.#filters.push({ kind: 'is', value: found, isNot });
  }

  #addHas(value: string, isNot: boolean): void {
    const found = HAS.find((name) => name === value);
    if (found === undefined) this.#problems.push(unknownValue('has', value, HAS));
    else this.#filters.push({ kind: 'has', value: found, isNot });
  }

  #addTime(operator: string, value: string): void {
    const period = periodOf(value) ?? this.#relative(value);
    if (period === undefined) {
      this.#problems.push(
        `"${operator}:${value}" names no time; write 2026, 2026-11, 2026-11-12, or 7d for the last seven days.`,
      );
      return;
    }
    const { start, end } = period;
    if (operator === 'changed') this.#filters.push({ kind: 'changedSince', from: start });
    else if (operator === 'before') this.#filters.push({ kind: 'seen', from: 0, to: start - 1 });
    else if (operator === 'after') this.#filters.push({ kind: 'seen', from: start, to: MOST_MS });
    else this.#filters.push({ kind: 'seen', from: start, to: end });
  }

  #relative(value: string): { readonly start: number; readonly end: number } | undefined {
    const days = /^(\d{1,4})d$/.exec(value)?.[1];
    return days === undefined
      ? undefined
      : { start: this.#now - Number(days) * DAY_MS, end: this.#now };
  }
}

/** As a text may have them; a number and its unit may stand apart there. */
function shownWords(value: string, parts: readonly string[]): readonly string[] {
  const shown = value.match(SHOWN) ?? parts;
  const apart = /\d\p{L}/u.test(value) ? parts : [];
  return [...new Set([...shown, ...apart].map((word) => word.toLowerCase()))];
}

function unknownValue(operator: string, value: string, known: readonly string[]): string {
  return `"${operator}:${value}" is not known; there are ${known.map((name) => `${operator}:${name}`).join(', ')}.`;
}

const MOST_MS = Number.MAX_SAFE_INTEGER;

/** The same words looked for in notes; undefined where places are named, or words are left out. */
export function noteMatch(match: string): string | undefined {
  const inNotes = match.replaceAll(COLUMNS.all, COLUMNS.note);
  const hasPlace = inNotes.replaceAll(COLUMNS.note, '').includes('{');
  return hasPlace || inNotes.includes(') NOT (') ? undefined : inNotes;
}

/** Of what pages say. */
const FORMED: ReadonlySet<string> = new Set(['all', 'title', 'text']);

const formsIn = (column: Column | 'all', parts: readonly string[]): readonly string[] =>
  FORMED.has(column) && parts.length === 1 ? parts.flatMap(formsOf) : [];

const oneOf = (group: readonly string[]): string =>
  group.length === 1 ? (group[0] ?? '') : `(${group.join(' OR ')})`;

function exceptFor(wanted: string, unwanted: readonly string[]): string {
  return unwanted.length === 0 ? wanted : `(${wanted}) NOT (${unwanted.join(' OR ')})`;
}

/** A site may be given as an address; hosts and types know no case. */
function tidy(kind: (typeof FILTERS)[number], value: string): string {
  if (kind === 'site')
    return (URL.parse(value)?.hostname ?? value).toLowerCase().replace(/^(?:\*\.)?(?:www\.)?/, '');
  return kind === 'type' || kind === 'lang' ? value.toLowerCase() : value;
}

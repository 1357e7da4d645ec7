/**
 * Texts as PostgreSQL's `tsvector`, and what is looked for in them as its `tsquery`. Words are told apart and folded here, as
 * FTS5 does it (`unicode61 remove_diacritics 2`), so the database has no part in it. Pure.
 *
 * Weights tell where a word stands: A the title (or a note), B the description (or a highlight), D the text. What a change added
 * has `+` before it, what it removed `-`, and the account `@`: no word begins so. A vector keeps 256 places of a
 * word, of which the last is 16,383, and is smaller than 1 MB: beyond, words are found but their phrases are not, and what
 * has no room is left out. So neighbours in Chinese, Japanese and Korean are lexemes, too: a word of two characters
 * is found wherever it stands, however common its characters are.
 */
import { foldWords } from '../domain/fold-words.ts';

export interface VersionWords {
  readonly pk: number;
  readonly accountId: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface ShelfWords {
  readonly entryPk: number;
  readonly accountId: string;
  readonly note: string;
  readonly highlight: string;
}

/** The longest a word may be, so that its bytes are fewer than 2,046. */
const MOST_CHARS = 500;
const LAST_PLACE = 16_383;
const MOST_PLACES = 255;
/** Of 1,048,575. */
const MOST_BYTES = 1_000_000;
/** No phrase reaches from one part of a text into the next. */
const GAP = 10;

// oxlint-disable-next-line no-control-regex -- all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const LATIN_MARKS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;
const MARKS = /[\u0300-\u036f]+/gu;
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const WORDS = new RegExp(`${CJK}|(?:(?!${CJK})[\\p{L}\\p{N}\\p{Co}])+`, 'gu');
const ONE_CJK = new RegExp(`^${CJK}$`, 'u');
const ASCII_WORDS = /[a-z0-9]+/g;

/** Words in order, without case and marks; a character of Chinese, Japanese or Korean is one. */
function wordsOf(given: string): readonly string[] {
  const text = foldWords(given);
  if (ASCII.test(text)) return (text.toLowerCase().match(ASCII_WORDS) ?? []).map(cut);
  const folded = text
    .normalize('NFD')
    .replaceAll(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
  return (folded.match(WORDS) ?? []).map(cut);
}

const cut = (word: string): string => word.slice(0, MOST_CHARS);

/** The two as one lexeme, where both are single characters. */
function pairOf(word: string | undefined, next: string | undefined): string | undefined {
  if (word === undefined || next === undefined) return undefined;
  return ONE_CJK.test(word) && ONE_CJK.test(next) ? word + next : undefined;
}

class Vector {
  readonly #places = new Map<string, string[]>();
  #bytes = 0;

  /** Gives the place behind the last. */
  add(
    text: string,
    at: { readonly from: number; readonly sign?: string; readonly weight: string },
  ): number {
    const words = wordsOf(text);
    const { from, sign = '', weight } = at;
    words.forEach((word, index) => {
      this.#put(sign + word, from + index, weight);
      const pair = pairOf(word, words[index + 1]);
      if (pair !== undefined) this.#put(sign + pair, from + index, weight);
    });
    return from + words.length + GAP;
  }

  account(id: string): void {
    this.#put(`@${id}`, 1, 'C');
  }

  toString(): string {
    return [...this.#places]
      .map(([word, places]) => `${quoted(word)}:${places.join(',')}`)
      .join(' ');
  }

  #put(lexeme: string, place: number, weight: string): void {
    const known = this.#places.get(lexeme);
    const said = `${Math.min(place, LAST_PLACE)}${weight}`;
    // of places behind the last that counts, one is enough
    if (known !== undefined && (known.length >= MOST_PLACES || known.at(-1) === said)) return;
    const bytes = known === undefined ? Buffer.byteLength(lexeme) + 5 : 2;
    if (this.#bytes + bytes > MOST_BYTES) return;
    this.#bytes += bytes;
    if (known === undefined) this.#places.set(lexeme, [said]);
    else known.push(said);
  }
}

/** Of a version, as text. */
export function versionVector({
  accountId,
  title,
  description,
  body,
  added,
  removed,
}: VersionWords): string {
  const vector = new Vector();
  vector.account(accountId);
  let from = vector.add(title, { from: 1, weight: 'A' });
  from = vector.add(description, { from, weight: 'B' });
  vector.add(body, { from, weight: '' });
  vector.add(added.join('\n'), { from: 1, sign: '+', weight: 'C' });
  vector.add(removed.join('\n'), { from: 1, sign: '-', weight: 'C' });
  return vector.toString();
}

/** Of the note and the highlights of an entry, as text. */
export function shelfVector({ accountId, note, highlight }: ShelfWords): string {
  const vector = new Vector();
  vector.account(accountId);
  const from = vector.add(note, { from: 1, weight: 'A' });
  vector.add(highlight, { from, weight: 'B' });
  return vector.toString();
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Of one account. */
export function tsquery({
  accountId,
  match,
}: {
  readonly accountId: string;
  readonly match: string;
}): string {
  return `${quoted(`@${accountId}`)} & (${wordsQuery(match)})`;
}

/** Where a word stands, by the columns of FTS5. */
const COLUMNS: Readonly<Record<string, { readonly sign: string; readonly weight: string }>> = {
  'title description body': { sign: '', weight: '' },
  title: { sign: '', weight: 'A' },
  body: { sign: '', weight: 'D' },
  added: { sign: '+', weight: '' },
  removed: { sign: '-', weight: '' },
  note: { sign: '', weight: 'A' },
  highlight: { sign: '', weight: 'B' },
};
const OPERATORS: Readonly<Record<string, string>> = { AND: '&', OR: '|', NOT: '& !' };
const PART = /\{([a-z ]+)\} : "([^"]*)"(\*?)|(AND|OR|NOT)\b|[()]|(\S)/g;

/** An expression of domain/library/query.ts; each group in it has its brackets, so both bind alike. */
export function wordsQuery(match: string): string {
  const parts: string[] = [];
  for (const [part, columns, phrase = '', star, operator, strange] of match.matchAll(PART)) {
    if (strange !== undefined) throw new Error(`What is looked for is not understood: ${match}`);
    if (columns !== undefined) parts.push(phraseQuery(phrase, columns, star === '*'));
    else parts.push(operator === undefined ? part : (OPERATORS[operator] ?? ''));
  }
  return parts.join(' ');
}

/** Never a word. */
const NOTHING = "'='";

function phraseQuery(phrase: string, columns: string, isBeginning: boolean): string {
  const { sign, weight } = COLUMNS[columns] ?? { sign: '', weight: '' };
  const words = wordsOf(phrase);
  const sought: string[] = [];
  let before = 0;
  words.forEach((word, at) => {
    const pair = pairOf(word, words[at + 1]);
    // stands in the pair before it
    if (pair === undefined && pairOf(words[at - 1], word) !== undefined) return;
    if (sought.length > 0) sought.push(`<${at - before}>`);
    before = at;
    const star = isBeginning && at === words.length - 1 ? '*' : '';
    const marks = star + weight;
    sought.push(quoted(sign + (pair ?? word)) + (marks === '' ? '' : `:${marks}`));
  });
  return sought.length === 0 ? NOTHING : `(${sought.join(' ')})`;
}

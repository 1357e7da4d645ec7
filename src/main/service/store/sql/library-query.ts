/**
 * A user's words as an FTS5 query. Every term is quoted, so no text can be a syntax error or an operator.
 *
 * Words: all must occur. `"quoted words"`: together, in order. `word*`: a beginning. `-word`: must not
 * occur (at least one other word is needed). The last plain word of a query also matches as typed only.
 */
import { spaceCjk } from '../../domain/cjk.ts';

export interface LibraryQuery {
  /** The FTS5 expression; absent when the text holds no searchable word. */
  readonly match?: string;
  /** Lower-case words wanted, for cutting passages. */
  readonly words: readonly string[];
}

const TERM = /(-?)(?:"([^"]*)"?|(\S+))/gu;
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
/** More terms than this are cut: a query is not a document. */
const MOST_TERMS = 32;

export function readQuery(text: string): LibraryQuery {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const words: string[] = [];
  for (const [, minus, quoted, plain] of text.matchAll(TERM)) {
    const term = quoted ?? plain ?? '';
    const parts = term.match(WORD) ?? [];
    if (parts.length === 0 || wanted.length + unwanted.length >= MOST_TERMS) continue;
    const isPrefix = quoted === undefined && term.endsWith('*');
    const tokens = parts.map((part) => spaceCjk(part).trim()).join(' ');
    const phrase = `"${tokens.replaceAll(/ +/g, ' ')}"${isPrefix ? '*' : ''}`;
    if (minus === '-') {
      unwanted.push(phrase);
    } else {
      wanted.push(phrase);
      words.push(...parts.map((part) => part.toLowerCase()));
    }
  }
  if (wanted.length === 0) return { words: [] };
  const match = [wanted.join(' AND '), ...unwanted].join(' NOT ');
  return { match, words };
}

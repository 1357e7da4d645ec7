/** What a cell says besides its text, or of its text: the whole number behind a short one, the name without what its bearer did. */
import type { Cell } from '../../records/columns.ts';
import type { Field } from '../fields/field.ts';
import { findNumber } from '../typed/numbers.ts';

/** `2,318 ratings` of the link whose text is `(2.3K)`: what is said aloud, where it is the same number. */
export function exactOf({ kind }: Field, { text, node }: Cell): string | undefined {
  const short = kind === 'number' || kind === 'integer' ? SHORT.exec(text)?.[0] : undefined;
  const about = short === undefined ? undefined : findNumber(short)?.value;
  if (short === undefined || about === undefined) return undefined;
  const step = about / 10 ** Math.max(1, (short.match(/\d/g) ?? []).length - 1);
  return [node, node.parent, node.parent?.parent]
    .filter((one) => one !== undefined && one.to - one.from <= MOST_BESIDE)
    .flatMap((one) => ['title', 'aria-label'].map((name) => one?.element.attribs[name] ?? ''))
    .flatMap((said) => said.match(/\d[\d.,’\s]*/g) ?? [])
    .map((said) => said.trim().replace(/[.,]$/, ''))
    .find((said) => Math.abs((findNumber(said)?.value ?? 0) - about) <= step && said !== short);
}
const SHORT = /\d[\d.,]*\s?(?:[kKMB]|Mio\.?|Tsd\.?)(?!\p{L})/u;
/** Leaves of what a label is said of. */
const MOST_BESIDE = 4;

/** `hilde - Original Poster`: the name alone. */
export const nameOf = ({ concept }: Field, text: string): string =>
  concept?.shape === 'person' ? text.replace(/^(@?[\p{L}\d_.-]{2,30})\s[–-]\s.*$/u, '$1') : text;

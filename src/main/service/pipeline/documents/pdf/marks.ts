/** Marks of list items at the start of a line. */
import type { Run } from './text.ts';
import { textOfRuns } from './text.ts';

export interface Mark {
  readonly isNumbered: boolean;
  /** Of a numbered item: what it counts, from 1. */
  readonly number: number;
  /** Letters and Roman numbers, which markdown cannot count, stay in the text. */
  readonly label: string;
  /** Characters of the mark with the space after it. */
  readonly length: number;
  /** It may begin a list: a bullet, 1, a or i. */
  readonly isFirst: boolean;
  /** A sign that is never anything else. */
  readonly isSure: boolean;
}

/** Bullets, with those of fonts of signs (private use area) that have no letters of their own. */
const SURE_BULLET = /^[•◦▪■●○‣⁃□▫◆◇➢➤►▶✓✔❖\u0080-\u009f\uf000-\uf0ff](?:\s+(?=\S)|(?=\p{L}))/u;
const BULLET = /^[-–—*·−]\s+(?=\S)/;
const NUMBER = /^\(?(\d{1,3})[.)]\s+(?=\S)/;
const LETTER = /^\(?(?:[a-z]|[ivx]{1,5}|[A-Z])[.)]\s+(?=\S)/;

/** A text that is a mark and nothing else. */
export function isMarker(text: string): boolean {
  return /^(?:[•◦▪■●○‣⁃□▫◆◇➢➤►▶✓✔❖\u0080-\u009f\uf000-\uf0ff–*·-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/.test(
    text,
  );
}

export function markOf(runs: readonly Run[]): Mark | undefined {
  const text = textOfRuns(runs);
  const bullet = { isNumbered: false, number: 0, label: '', isFirst: true };
  const sure = SURE_BULLET.exec(text) ?? letterBullet(runs, text);
  if (sure !== null) return { ...bullet, length: sure[0].length, isSure: true };
  const sign = BULLET.exec(text);
  if (sign !== null) return { ...bullet, length: sign[0].length, isSure: false };
  const counted = NUMBER.exec(text);
  if (counted !== null) {
    const number = Number(counted[1]);
    return {
      isNumbered: true,
      number,
      label: '',
      length: counted[0].length,
      isFirst: number < 2,
      isSure: false,
    };
  }
  const letter = LETTER.exec(text);
  if (letter === null) return undefined;
  const [label] = letter;
  return {
    ...bullet,
    label,
    length: label.length,
    isFirst: /^\(?[aAiI][.)]/.test(label),
    isSure: false,
  };
}

/** Word's second bullet is an "o" of a font of its own. */
function letterBullet(runs: readonly Run[], text: string): RegExpExecArray | null {
  const [first, second] = runs.filter((run) => run.text.trim() !== '');
  return first?.text.trim() === 'o' && second !== undefined && first.font !== second.font
    ? /^o\s+/.exec(text)
    : null;
}

/** An address of a list, made safe: only the web's, texts on lines of bounded length, instants that can be. */
import type { ArchivedHighlight, ListedEntry } from '../../ports/archive.ts';

/** As a format gives it. */
export interface RawEntry {
  readonly url: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly tags?: readonly string[];
  readonly collections?: readonly string[];
  readonly highlights?: readonly ArchivedHighlight[];
  readonly addedAt?: number | undefined;
  readonly isRead?: boolean;
}

const MOST_TEXT = 100_000;
const MOST_WORDS = 500;
const MOST_LABELS = 200;

/** Undefined when the address is none of the web's. */
export function entryOf(raw: RawEntry): ListedEntry | undefined {
  const url = URL.parse(raw.url.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 65_536) return undefined;
  return {
    url: url.href,
    title: label(raw.title ?? ''),
    note: (raw.note ?? '').trim().slice(0, MOST_TEXT),
    tags: labels(raw.tags ?? []),
    collections: labels(raw.collections ?? []),
    highlights: (raw.highlights ?? []).filter(({ exact }) => exact !== '').slice(0, 10_000),
    addedAt: raw.addedAt,
    isRead: raw.isRead ?? false,
  };
}

/** The same address twice: all its tags and collections, the earlier instant, the first title. */
export function merged(one: ListedEntry, other: ListedEntry): ListedEntry {
  const instants = [one.addedAt, other.addedAt].filter((at) => at !== undefined);
  const notes = [...new Set([one.note, other.note])].filter((note) => note !== '');
  return {
    url: one.url,
    title: one.title || other.title,
    note: notes.join('\n\n'),
    tags: labels([...one.tags, ...other.tags]),
    collections: labels([...one.collections, ...other.collections]),
    highlights: [...one.highlights, ...other.highlights],
    addedAt: instants.length === 0 ? undefined : Math.min(...instants),
    isRead: one.isRead || other.isRead,
  };
}

/** Seconds, milliseconds or microseconds since the epoch, or a date as text; undefined when it is none of them. */
export function instantOf(value: unknown): number | undefined {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const at = /^\d{1,17}(?:\.\d+)?$/.test(text) ? scaled(Number(text)) : Date.parse(text);
  return at > 0 && at < Date.UTC(2200, 0) ? Math.round(at) : undefined;
}

/** `["a","b"]`, `['a', 'b']`, `a,b`, `a; b` or `a|b`. */
export function tagsIn(text: string): readonly string[] {
  const plain = /^\s*\[.*\]\s*$/s.test(text) ? text.replaceAll(/[[\]"']/g, '') : text;
  return plain.split(/[,;|]/);
}

/** As programs say that somebody is through with it. */
export function isRead(value: unknown): boolean {
  return (
    value === true || value === 1 || /^(?:read|archived?|true|1|done)$/i.test(String(value).trim())
  );
}

function scaled(number: number): number {
  if (number < 1e11) return number * 1000;
  // microseconds since 1601
  if (number > 1e16) return number / 1000 - 11_644_473_600_000;
  return number < 1e14 ? number : number / 1000;
}

function labels(list: readonly string[]): readonly string[] {
  return [...new Set(list.map(label))].filter((one) => one !== '').slice(0, MOST_LABELS);
}

function label(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS);
}

export function aHighlight(
  exact: string,
  comment: string,
  colour: string,
  at: number,
): ArchivedHighlight {
  return { exact: exact.slice(0, MOST_TEXT), prefix: '', suffix: '', colour, comment, at };
}

/**
 * What speaks for a value: texts with their place, where they come from, how strongly they count.
 */
import type { Element } from 'domhandler';
import { type Page, whereIs } from '../sources/page.ts';

export interface Piece {
  /** As on the page. */
  readonly text: string;
  readonly where: string;
}

export interface Evidence {
  /** `json-ld`, `microdata`, `rdfa`, `state`, `meta`, `opengraph`, `table`, `label`, `heading`, `list`, `block`, `text`. */
  readonly source: string;
  /** 0..1; certain at 1. Strongest first is tried first. */
  readonly score: number;
  /** One piece for each value, in order. */
  readonly pieces: readonly Piece[];
}

/** Evidence of a single piece. */
export function one(source: string, score: number, text: string, where: string): Evidence {
  return { source, score, pieces: [{ text, where }] };
}

/** Which elements are read, and how much is found before the rest is left. */
interface Looking {
  /** Least and most characters of text. */
  readonly length?: readonly [number, number];
  readonly enough: number;
  /** Those in menus and bars around the page, too. */
  readonly inFrame?: true;
}

/** What the page's elements say by themselves, strongest first. */
export function evidenceIn(
  page: Page,
  { length: [least, most] = [0, Infinity], enough, inFrame }: Looking,
  read: (element: Element, length: number) => Evidence | undefined,
): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < least || length > most) continue;
    if (inFrame !== true && page.zone(element) === 'chrome') continue;
    const evidence = read(element, length);
    if (evidence !== undefined) found.push(evidence);
    if (found.length > enough) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Texts that are looked through for one value. */
const MOST_LOOKED = 3_000;

/** The one value that short texts of the page give; of several nobody knows which is asked for. */
export function onlyShown(
  page: Page,
  { most, score }: { readonly most: number; readonly score: number },
  read: (text: string) => readonly string[],
): readonly Evidence[] {
  const found = new Map<string, Evidence>();
  let looked = 0;
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > most || page.zone(element) === 'chrome') continue;
    if ((looked += 1) > MOST_LOOKED) break;
    const lines = page.lines(element);
    for (const line of lines.length > 1 ? [page.text(element), ...lines] : lines)
      for (const text of read(line))
        if (!found.has(text)) found.set(text, one('text', score, text, whereIs(element)));
    if (found.size > 1) return [];
  }
  return [...found.values()];
}

/** Captures as citations, one after the other; what each says: domain/library/citations.ts. */
import * as cite from '../../domain/library/citations.ts';
import { styledCitation, type CitationStyle } from '../../domain/library/citation-styles.ts';
import type { ArchivedCapture, ArchiveSource } from '../../ports/archive.ts';
import { digestOf, openCaptures, type TextOptions } from './captures.ts';

export async function* exportCslJson(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const capture of openCaptures(source, options)) {
    yield `${before}${JSON.stringify(cslOf(capture), null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export async function* exportBibLatex(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  for await (const capture of openCaptures(source, options)) yield `${bibLatexOf(capture)}\n`;
}

export async function* exportRis(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  for await (const capture of openCaptures(source, options)) yield `${risOf(capture)}\r\n`;
}

/** A list of references, one a line and in order of the alphabet: the newest copy of each address. */
export async function* exportReferences(
  source: ArchiveSource,
  style: CitationStyle,
  options: TextOptions,
): AsyncGenerator<string> {
  const newest = new Map<string, { readonly at: number; readonly text: string }>();
  for await (const capture of openCaptures(source, options)) {
    const { url, at } = capture;
    if ((newest.get(url)?.at ?? 0) > at) continue;
    newest.set(url, { at, text: styledCitation(style, citedOf(capture)) });
  }
  const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
  const texts = [...newest.values()].map(({ text }) => text);
  for (const text of texts.sort(compare)) yield `${text}\n`;
}

export function cslOf(capture: ArchivedCapture): object {
  return cite.cslOf(citedOf(capture));
}

export function bibLatexOf(capture: ArchivedCapture): string {
  return cite.bibLatexOf(citedOf(capture));
}

export function risOf(capture: ArchivedCapture): string {
  return cite.risOf(citedOf(capture));
}

function citedOf(capture: ArchivedCapture): cite.Cited {
  return { ...capture, digest: digestOf(capture) };
}

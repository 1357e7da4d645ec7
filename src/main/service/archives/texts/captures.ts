/** Captures that may leave the house, and what other writers ask of each. */
import { hash } from 'node:crypto';
import type { ArchivedCapture, ArchiveSource } from '../../ports/archive.ts';

export interface TextOptions {
  readonly withPrivate: boolean;
}

/** Without private ones, unless they are asked for. */
export async function* openCaptures(
  source: ArchiveSource,
  { withPrivate }: TextOptions,
): AsyncGenerator<ArchivedCapture> {
  for await (const capture of source.captures()) {
    if (withPrivate || !capture.isPrivate) yield capture;
  }
}

/** `sha256:` and hex digits of the manifest; empty for captures without one. */
export function digestOf({ manifest }: ArchivedCapture): string {
  return manifest.length === 0 ? '' : `sha256:${hash('sha256', manifest, 'hex')}`;
}

export function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** Title, else the address: never empty, on one line, without control and direction characters. */
export function titleOf({ title, url }: Pick<ArchivedCapture, 'title' | 'url'>): string {
  return plain(title) || url;
}

/** One line of text that cannot steer what shows it. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
}

/** `2026-11-01`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

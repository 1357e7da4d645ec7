/** Captures that may be exported, and what other writers ask of each. */
import { hash } from 'node:crypto';
import type { ArchivedCapture, ArchiveSource } from '../../ports/archive.ts';

export { plain, titleOf } from '../../domain/library/citations.ts';

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

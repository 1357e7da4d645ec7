/** What the reading thread answers. */
import { ERROR_CODES, HearthError } from '../../domain/errors.ts';
import type { ImportReport } from '../../ports/archive.ts';
import type { ReadList } from '../lists/read.ts';
import type { ImportItem } from './items.ts';

export interface PackedFailure {
  readonly code: string;
  readonly message: string;
}

export type ImportReply =
  | { readonly kind: 'item'; readonly item: ImportItem }
  | { readonly kind: 'done'; readonly report: ImportReport }
  /** The file is a list; undefined: an archive. */
  | { readonly kind: 'list'; readonly list: ReadList | undefined }
  | { readonly kind: 'failed'; readonly failure: PackedFailure };

export function packFailure(error: unknown): PackedFailure {
  if (error instanceof HearthError) return { code: error.code, message: error.message };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'INTERNAL', message };
}

export function unpackFailure({ code, message }: PackedFailure): HearthError {
  return new HearthError(ERROR_CODES.find((known) => known === code) ?? 'INTERNAL', message);
}

/** A finished page as its verb takes it. */
import { behindMetadata } from '../../domain/spliced.ts';
import type { FinishedPage } from '../../ports/backend.ts';
import type { WrittenDocument } from '../codec.ts';

/** A finished page on its way to the writer: its document is text, which crosses threads as one copy. */
export interface WrittenPage
  extends Omit<FinishedPage, 'document' | 'sealed' | 'packed'>, WrittenDocument {
  readonly title?: string;
}

const MOST_TITLE = 300;

/** Makes it. */
export function writtenPage(page: FinishedPage): WrittenPage {
  if (!page.keepDocument) return { ...page, document: '' };
  const { title } = page.document.metadata;
  const known = typeof title === 'string' ? title.trim().slice(0, MOST_TITLE) : '';
  return {
    ...page,
    document: JSON.stringify(page.document),
    ...(known === '' ? {} : { title: known }),
  };
}

/** Makes it of a lone page, whose document is as it was answered. */
export function writtenLone(page: FinishedPage): WrittenPage {
  const written = writtenPage(page);
  if (written.sealed === undefined && written.packed === undefined) return written;
  return {
    ...written,
    sealedAt: behindMetadata(written.document, page.document.metadata),
  };
}

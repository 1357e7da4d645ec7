/** A page's HTML as the tree its records are found in; of the page that somebody looks at the tree is kept for a while. */
import type { Document as Root } from 'domhandler';
import { readPage } from '../dom/parse.ts';
import { readRecordPage, type RecordPage } from './tree.ts';

export interface Opened {
  readonly root: Root;
  readonly page: RecordPage;
}

interface Given {
  readonly html: string;
  readonly url: string;
  /** Equal for equal pages. */
  readonly id?: string;
}

/** `attributes`: those that are read beside text and addresses. */
export type OpenPage = (given: Given, attributes: readonly string[]) => Opened;

export const openPage: OpenPage = ({ html, url }, attributes) => {
  const { root } = readPage(html);
  return { root, page: readRecordPage(root, url, { attributes }) };
};

/** Long enough to click through a page; then its memory is given back. */
const KEPT_MS = 120_000;

/** Opens pages, and has the last one with an `id` at hand for what is asked of it next. */
export function keepingOpenPage(): OpenPage {
  let kept: { readonly id: string; readonly opened: Opened } | undefined;
  let timer: NodeJS.Timeout | undefined;
  return (given, attributes) => {
    const { id } = given;
    if (id === undefined || attributes.length > 0) return openPage(given, attributes);
    clearTimeout(timer);
    timer = setTimeout(() => {
      kept = undefined;
    }, KEPT_MS);
    timer.unref();
    if (kept?.id !== id) kept = { id, opened: openPage(given, attributes) };
    return kept.opened;
  };
}

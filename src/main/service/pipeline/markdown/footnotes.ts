/** Footnotes: references become `[^1]`, the notes they name become definitions. */
import type { Element } from 'domhandler';
import { attribute, classNames } from './dom.ts';
import type { Context } from './context.ts';

export class FootnoteBook {
  /** A link from a note back to its reference. */
  isBackReference(element: Element): boolean {
    return / (?:footnote-back(?:ref)?|mw-cite-backlink|reversefootnote) /.test(classNames(element));
  }

  /** Writes `[^n]` for a reference to a note; false when the element is none. */
  writeReference(context: Context, element: Element): boolean {
    return context.code > 0 && attribute(element, 'href') === '';
  }
}

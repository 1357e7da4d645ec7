/**
 * A kind of made page: one construction (template, naming habit, CMS family), any number of seeds.
 *
 * Kinds come in halves. What is learnt from pages is learnt from `development`, `more`, `held-out` (which was only
 * counted once), `held-out-2`, `held-out-3`, `held-out-4`, `held-out-5`, `held-out-6`, `held-out-7` and `held-out-8` (the
 * two were written together), the sentences and tables of `held-out-9`, `held-out-11`, the sentences of `held-out-12`,
 * `held-out-13` and `held-out-14`; `held-out-15` is only counted, so that a figure says how well unknown pages do, and so
 * are the tables of `held-out-12` and the other parts of `held-out-9`.
 */
import type { LanguageCode } from './language.ts';
import { PageMaker, type Half, type TextTruth } from './page-maker.ts';

export interface Kind<Truth> {
  readonly name: string;
  /** Pages of this kind in a run: a fixed number for families to be counted and for heavy pages. */
  readonly pages?: number;
  readonly languages?: readonly LanguageCode[];
  /** Kinds of one group have a line of figures of their own. */
  readonly group?: string;
  readonly make: (page: PageMaker) => { readonly html: string; readonly truth: Truth };
}

export interface MadePage<Truth> {
  readonly kind: string;
  readonly seed: number;
  readonly url: string;
  readonly html: string;
  readonly truth: Truth;
  readonly page: PageMaker;
}

/** One page of a kind; the same seed gives the same page. */
export function makePage<Truth>(kind: Kind<Truth>, half: Half, seed: number): MadePage<Truth> {
  const { name, languages } = kind;
  const page = new PageMaker({ half, kind: name, seed, ...(languages && { languages }) });
  const { html, truth } = kind.make(page);
  return { kind: name, seed, url: page.url, html, truth, page };
}

type TextOptions = Pick<Kind<TextTruth>, 'pages' | 'languages' | 'group'>;

/** A kind whose truth is what its maker noted: sentences, noise, pictures, lists. */
export function textKind(
  name: string,
  write: (page: PageMaker) => string,
  options: TextOptions = {},
): Kind<TextTruth> {
  return {
    name,
    ...options,
    make: (page) => ({ html: write(page), truth: page.truth() }),
  };
}

export function inGroup<Truth>(
  group: string,
  kinds: readonly Kind<Truth>[],
): readonly Kind<Truth>[] {
  return kinds.map((kind) => ({ ...kind, group }));
}

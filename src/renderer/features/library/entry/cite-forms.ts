/** The forms in which a kept page can be cited; the one that was used last is what every place copies. */
import {
  bibLatexOf,
  CITATION_STYLES,
  cslOf,
  plainCitation,
  risOf,
  styledCitation,
  type CitationStyle,
  type Cited,
} from '../../../../contract/library/citations.ts';
import { preferences } from '../../../app/preferences.ts';

export type CiteForm = 'plain' | CitationStyle | 'bib' | 'ris' | 'csl';

export const CITE_FORMS: readonly CiteForm[] = ['plain', ...CITATION_STYLES, 'bib', 'ris', 'csl'];

/** Of the reader's choice. */
export function citeForm({ citation } = preferences.get()): CiteForm {
  return CITE_FORMS.find((form) => form === citation) ?? 'plain';
}

export function written(form: CiteForm, cited: Cited): string {
  switch (form) {
    case 'plain':
      return plainCitation(cited);
    case 'bib':
      return bibLatexOf(cited);
    case 'ris':
      return risOf(cited);
    case 'csl':
      return JSON.stringify(cslOf(cited), undefined, 2);
    default:
      return styledCitation(form, cited);
  }
}

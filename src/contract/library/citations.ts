/** How a capture is cited: the same words in the GUI and in exports. */
export {
  bibLatexOf,
  cslOf,
  plainCitation,
  risOf,
  saidBy,
  titleOf,
  type Cited,
} from '../../main/service/domain/library/citations.ts';
export {
  CITATION_STYLES,
  styledCitation,
  type CitationStyle,
} from '../../main/service/domain/library/citation-styles.ts';

/** How a capture is cited: the same words in the GUI and in exports. */
export {
  authorIn,
  bibLatexOf,
  cslOf,
  plainCitation,
  risOf,
  titleOf,
  type Cited,
} from '../../main/service/domain/library/citations.ts';

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

/**
 * Boxes that ask for consent to cookies by what they say: a button that accepts, and a line about cookies beside it.
 * Sites write their own, under names that say nothing.
 */
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** What such buttons say, in the languages of most of the web. */
const ACCEPT =
  /accept|agree|allow|akzept|zustimm|einverstanden|acep|acceit|aceit|accett|akkoord|godkend|godkänn|godta|hyväksy|akcept|zgadzam|přijm|souhlas|elfogad|kabul|chấp nhận|setuju|terima|αποδ|приня|принимаю|соглас|прийня|קבל|מסכים|قبول|موافق|同意|接受|許可|동의|수락|허용/i;
const COOKIES = /cookie|кук[иі]|クッキー|쿠키/i;

/** Words of a button that accepts, of the box around it, and levels outwards to that box. */
const LONG_BUTTON = 5;
const SHORT_BOX = 12;
const LONG_BOX = 250;
const REACH = 4;

/** The boxes, outermost of each. */
export const consentByWords = ({ leaves, boxes }: Outline): readonly Box[] =>
  leaves
    .filter(isAccepting)
    .map(({ box }) => boxAround(box))
    .filter((box) => box !== undefined && saysCookies(box, leaves) && !holdsHeadline(box, boxes))
    .filter((box) => box !== undefined);

const isAccepting = (leaf: Leaf): boolean =>
  leaf.box.tag === 'button' && leaf.words <= LONG_BUTTON && ACCEPT.test(leafText(leaf));

function boxAround(button: Box): Box | undefined {
  let up = button.parent;
  for (let step = 0; up !== undefined && up.words < SHORT_BOX; step += 1) {
    if (step === REACH) return undefined;
    up = up.parent;
  }
  return up !== undefined && up.words <= LONG_BOX && up.tag !== 'body' ? up : undefined;
}

const saysCookies = ({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean =>
  leaves.slice(firstLeaf, endLeaf).some((leaf) => leaf.words > 0 && COOKIES.test(leafText(leaf)));

const holdsHeadline = ({ firstBox, endBox }: Box, boxes: readonly Box[]): boolean =>
  boxes.slice(firstBox, endBox).some(({ tag }) => tag === 'h1' || tag === 'main');

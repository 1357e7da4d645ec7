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
const LONG_BOX = 250;
const REACH = 4;

/** The boxes; one that holds the page's headline or its main part is the page. */
export const consentByWords = ({ leaves, boxes }: Outline): readonly Box[] =>
  leaves
    .filter(isAccepting)
    .map(({ box }) => boxAround(box, leaves))
    .filter((box) => box !== undefined)
    .filter((box) => !holdsPage(box, boxes));

const isAccepting = (leaf: Leaf): boolean =>
  leaf.box.tag === 'button' && leaf.words <= LONG_BUTTON && ACCEPT.test(leafText(leaf));

/** The innermost box around it that says something of cookies. */
function boxAround(button: Box, leaves: readonly Leaf[]): Box | undefined {
  let up = button.parent;
  for (let step = 0; step < REACH && up !== undefined && up.words <= LONG_BOX; step += 1) {
    if (up.tag === 'body') return undefined;
    if (saysCookies(up, leaves)) return up;
    up = up.parent;
  }
  return undefined;
}

const saysCookies = ({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean =>
  leaves.slice(firstLeaf, endLeaf).some((leaf) => leaf.words > 0 && COOKIES.test(leafText(leaf)));

const holdsPage = ({ firstBox, endBox }: Box, boxes: readonly Box[]): boolean =>
  boxes.slice(firstBox, endBox).some(({ tag }) => tag === 'h1' || tag === 'main');

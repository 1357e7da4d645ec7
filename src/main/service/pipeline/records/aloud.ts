/** Texts that stand twice in a page: shown, hidden from readers aloud (`aria-hidden`), and read aloud beside it. */
import type { RecordNode, RecordPage } from './nodes.ts';

/** Read aloud in place of what is shown beside it: `<i>$12.50</i><i aria-hidden="true">$<b>12</b>50</i>`. */
export function isForListening(page: RecordPage, node: RecordNode): boolean {
  if (isForEyes(node)) return false;
  const { next, before } = besides(node);
  return [next, before].some((one) => one !== undefined && saidOf(page, one, node) !== undefined);
}

/** The text of what is shown, as it is read aloud where it stands in parts there; undefined: it is not. */
export function shownText(page: RecordPage, node: RecordNode): string | undefined {
  if (!isForEyes(node)) return undefined;
  const { next, before } = besides(node);
  const said = before === undefined ? undefined : saidOf(page, node, before);
  if (said !== undefined) return said;
  const after = next === undefined ? undefined : saidOf(page, node, next);
  return after === page.text(node) ? undefined : after;
}

interface Besides {
  readonly before?: RecordNode | undefined;
  readonly next?: RecordNode | undefined;
}
const NOTHING: Besides = {};
/** Whether some child of an element is for the eyes alone; asked once, as there may be thousands of them. */
const known = new WeakMap<RecordNode, boolean>();

/** The elements right before and behind one; nothing where none of them is for the eyes alone. */
function besides({ parent, order, end }: RecordNode): Besides {
  if (parent === undefined) return NOTHING;
  const hides = known.get(parent) ?? parent.kids.some(isForEyes);
  known.set(parent, hides);
  if (!hides) return NOTHING;
  const { kids } = parent;
  return {
    next: kids.find((kid) => kid.order === end),
    before: kids.find((kid) => kid.end === order),
  };
}

/** What is said of a shown text in one that is read aloud, with words more but no other number. */
function saidOf(page: RecordPage, shown: RecordNode, aloud: RecordNode): string | undefined {
  if (!isForEyes(shown) || isForEyes(aloud)) return undefined;
  const [text, said] = [page.text(shown), page.text(aloud)];
  const [plain, spoken] = [text.replaceAll(' ', ''), said.replaceAll(' ', '')];
  if (!SAYS_MUCH.test(plain)) return undefined;
  if (plain === spoken) return text;
  if (digitsOf(plain) === '' || digitsOf(plain) !== digitsOf(spoken)) return undefined;
  return spoken.includes(plain) ? text : AMOUNT.exec(said)?.[0];
}

const isForEyes = ({ element }: RecordNode): boolean => element.attribs['aria-hidden'] === 'true';
const digitsOf = (text: string): string => text.replaceAll(/[^\p{Nd}]/gu, '');
const AMOUNT = /\p{Sc}\s?\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}[\p{Nd}.,]*\s?\p{Sc}/u;
/** More than a star or an icon. */
const SAYS_MUCH = /\p{Nd}|\p{L}{2}/u;

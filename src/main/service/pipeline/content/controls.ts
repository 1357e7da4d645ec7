/**
 * What a page says to whoever operates it, where it stands as a line of its own among the text: the buttons that
 * unfold a quote or a review, the marks of advertisements, the notice that the browser is too old or runs no
 * scripts, the links that turn to the next message. A closed list of whole lines; a line that says more stays, and so
 * does any other link.
 */
import { isText } from 'domhandler';
import { leafText } from './leaf-texts.ts';
import type { Leaf } from './outline.ts';

const LONG_CONTROL = 4;
const CONTROL =
  /^(?:(?:click|tap) to (?:expand|enlarge|read more|see more)|(?:read|show|see|view|load) (?:more|less|all)|loading|(?:toggle|hide|show) caption|(?:continue reading|story continues|article continues) below|advertisements?|werbung|anzeige|publicité|publicidad|publicidade|pubblicità|advertentie|reklama|реклама|mehr (?:lesen|anzeigen)|weiterlesen|lire (?:la suite|plus)|voir plus|leer más|ver más|leggi (?:tutto|di più)|ler mais|lees meer)\s*(?:\.{3}|…|[»›→:])?$/iu;

/** Archives of mail (Pipermail, Hypermail, MHonArc) and pages that are turned: a label before the link, in it nothing of the text. */
const TURN =
  /^\s*(?:previous|next|prev|(?:in )?reply to|maybe in reply to|contemporary)(?: (?:messages?|in thread|by (?:thread|date)|posts?|topics?|articles?|pages?|entry|sorted))*(?: \([^)]{1,12}\))?\s*:/i;

const LONG_NOTICE = 60;
const NOTICE =
  /^\s*(?:you are using an (?:out of date|outdated) browser|your browser (?:is (?:out of date|outdated)|does not support javascript)|javascript (?:is|must be|needs to be) (?:disabled|enabled|required|not enabled|turned off)|(?:please )?(?:enable|turn on|activate) javascript|bitte aktivieren sie javascript|veuillez activer javascript|por favor,? (?:activa|habilita|active|habilite) (?:el )?javascript)/iu;

/** How each of them begins: a short look that nearly all lines fail. */
const NOTICE_START = /^\s*(?:you|jav|ple|ena|tur|act|bit|veu|por)/i;

const CELLS = new Set(['td', 'th', 'dt']);

/** Leaves out lines that only operate the page. */
export function dropControls(leaves: readonly Leaf[], keep: Uint8Array): void {
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || leaf.words === 0 || leaf.isCode || CELLS.has(leaf.box.tag)) return;
    if (isControl(leaf) || isTurn(leaf) || isNotice(leaf)) keep[at] = 0;
  });
}

const isControl = (leaf: Leaf): boolean =>
  leaf.words <= LONG_CONTROL && leaf.linkWords === 0 && CONTROL.test(leafText(leaf).trim());

const isTurn = (leaf: Leaf): boolean =>
  leaf.links === 1 && leaf.linkWords * 2 >= leaf.words && TURN.test(leafText(leaf));

/** It begins like one; what follows differs from site to site. */
function isNotice({ words, atoms }: Leaf): boolean {
  if (words > LONG_NOTICE) return false;
  const first = atoms.find((atom) => isText(atom) && atom.data.trim() !== '');
  if (first === undefined || !isText(first) || !NOTICE_START.test(first.data)) return false;
  return NOTICE.test(first.data.slice(0, 100));
}

/** Captions that name who made a picture: press pictures, agencies. */
import { isText } from 'domhandler';
import { HEADING } from './names-of-box.ts';
import type { Leaf } from './outline.ts';

const LONG_CREDIT = 60;
/** Characters at the end of a caption in which its credit stands. */
const CREDIT_END = 80;
const TOLD = /credits?:/i;
const OWNED = /©[^©]{2,40}$/;
const IN_BRACKETS =
  /\((?:image|photo|photograph|picture|pic|credit|foto|bild|source|quelle|courtesy)s?\b[^)]{1,60}\)\.?$/i;
const AGENCY = /(?:getty images?|reuters|shutterstock|associated press|ap photo|afp|\/ ?ap)\)?$/i;
/** `… / Quelle: Agency`: a stroke before a word for source or picture, a short name behind it. */
const BEHIND_STROKE =
  /[/|]\s*(?:photo|foto|source|quelle|bild|fuente|fonte|źródło|zdroj|fot\.|bron|källa|kilde|kaynak|источник|фото)\s?:\s*[^\s:][^:]{1,40}$/i;
const CREDIT_START = /^\s*(?:©|photo:|photo by|foto:)/i;

/** The caption of a press picture: it names photographer or agency. */
export function isCredit(leaf: Leaf | undefined): boolean {
  if (
    leaf === undefined ||
    leaf.words < 2 ||
    leaf.words > LONG_CREDIT ||
    leaf.isCode ||
    HEADING.test(leaf.box.tag)
  ) {
    return false;
  }
  return CREDIT_START.test(startOf(leaf)) || endsInCredit(endOf(leaf));
}

/** The first text of a leaf that says something. */
function startOf({ atoms }: Leaf): string {
  for (const atom of atoms) if (isText(atom) && atom.data.trim() !== '') return atom.data;
  return '';
}

/** Plain searches come first: nearly all lines end without any sign of a credit. */
function endsInCredit(end: string): boolean {
  if (end.includes(':') && TOLD.test(end)) return true;
  if (end.includes('©') && OWNED.test(end)) return true;
  if (end.includes(':') && BEHIND_STROKE.test(end)) return true;
  const isBracketed = end.endsWith(')') || end.endsWith(').');
  if (isBracketed && IN_BRACKETS.test(end)) return true;
  return !end.endsWith('.') && AGENCY.test(end);
}

/** The last characters of a leaf, without reading the rest. */
function endOf(leaf: Leaf): string {
  let end = '';
  for (let at = leaf.atoms.length - 1; at >= 0 && end.length < CREDIT_END; at -= 1) {
    const atom = leaf.atoms[at];
    if (atom === undefined || !isText(atom)) continue;
    const part = atom.data.slice(-2 * CREDIT_END);
    end = end === '' ? part : `${part} ${end}`;
  }
  return end.trimEnd().slice(-CREDIT_END);
}

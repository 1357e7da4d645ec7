/** A page called `Contact` or `Öffnungszeiten und Preise` is of somebody whose name the page says elsewhere. */
import type { Field } from '../fields/field.ts';
import { wordsOf } from '../text.ts';
import type { Evidence } from './evidence.ts';
import type { Sources } from './field-evidence.ts';
import { learned } from './learned.ts';
import words from './page-names.json' with { type: 'json' };
import { partsOfTitle } from './situation.ts';

/** Fields that ask what the page itself is called. */
const OF_THE_PAGE = /^(?:(?:page|article|document|post)?title|headline|heading|h1)$/;
/** How much the owner's name counts beside what would name the thing itself. */
const OWNER = 0.8;

/** For a field that asks for a thing's name: not what any such page is called, but whose page it is. */
export function namesOfThings(
  field: Field,
  evidence: readonly Evidence[],
  { situations, meta }: Sources,
): readonly Evidence[] {
  if (field.concept?.id !== 'title' || OF_THE_PAGE.test(field.key)) return evidence;
  const own = evidence.flatMap((one) => withoutPage(one));
  const isSame = own.length === evidence.length && own.every((one, at) => one === evidence[at]);
  if (isSame) return evidence;
  const owners = learned('publisher', situations, meta).map((one) => ({
    ...one,
    score: one.score * OWNER,
  }));
  return [...own, ...owners].toSorted((a, b) => b.score - a.score);
}

/** Of `Contact | Van Gent` the second part; nothing of what is all called so. */
function withoutPage(evidence: Evidence): readonly Evidence[] {
  const [piece, other] = evidence.pieces;
  if (piece === undefined || other !== undefined) return [evidence];
  const parts = partsOfTitle(piece.text);
  const rest = parts.filter((part) => !isOfAnyPage(part));
  if (rest.length === parts.length) return [evidence];
  const [only, more] = rest;
  return only === undefined || more !== undefined
    ? []
    : [{ ...evidence, pieces: [{ ...piece, text: only }] }];
}

/** Every word of it is one that pages of any site are called by. */
function isOfAnyPage(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 6 && words.every((word) => CALLED.has(word));
}

/** By language; written for this purpose from the menus that sites have in common. */
const CALLED = new Set(Object.values(words).flat());

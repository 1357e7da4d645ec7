/** Numbers of a firm in registers and for taxes, as footers and imprints say them: `Registered in England no. OC391204`, `HRB 20418`. */
import type { Field } from '../fields/field.ts';
import { ownText, type Page, whereIs } from '../sources/page.ts';
import { type Evidence, one } from './evidence.ts';

/** Below labels. */
const SAID = 0.46;
const MOST_TEXT = 500;

const NO = String.raw`(?:no|nr|num|number|nummer|n[°º])`;
const REGISTERS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /^(?:(?:company|business|organi[sz]ation|commercial|corporate)? ?(?:registration|register|registry)(?: number| no| id)?|company (?:number|no|id|code)|(?:handelsregister|firmenbuch)(?:nummer| nummer)?|hrb|siren|siret|kvk(?: nummer)?|crn)$/,
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:registered|incorporated)(?:\s(?:in|at|as|with)\s[\p{L}\s&,]{2,60}?)?,?\s(?:under\s)?(?:(?:the\s)?(?:company|registration)\s)?${NO}|(?:company|registration)\s(?:registration\s)?${NO}|CRN|SIRE[NT]|KVK(?:[-\s]?${NO})?|CVR(?:[-\s]?${NO})?|(?:Org(?:anisations)?|Firmenbuch)[-.\s]{0,2}${NO}|(?=HR[AB]\s?\d))[.:\s#]{0,3}((?:HR[AB]\s?)?(?:[A-Z]{2})?\d(?:[\d ]{2,17}\d)?(?:\s?[A-Z](?!\p{L}))?)`,
      'iu',
    ),
  ],
  [
    /^(?:vat|tax|ust|umsatzsteuer|tva|iva|btw|moms|nip)(?: (?:registration|identification))?(?: (?:number|no|id|nummer|nr))?$|^(?:ust ?id(?: ?nr)?|partita iva|p iva)$/,
    new RegExp(
      String.raw`(?<!\p{L})(?:VAT(?:\s(?:reg(?:istration)?\.?\s)?(?:${NO}|ID))?|USt[-.\s]{0,2}Id(?:entifikationsnummer|[-.\s]{0,2}Nr)?|Umsatzsteuer[-\s]?(?:Identifikations[-\s]?)?nummer(?:[^:.]{0,40}(?=:))?|(?:${NO}\s(?:de\s)?)?TVA(?:\sintracom\p{L}*)?|P(?:artita|\.)\s?IVA|BTW(?:[-\s]?(?:${NO}|id))?|MOMS|NIP)[.:\s#]{0,3}((?:[A-Z]{2}\s?)?U?\d[\d .]{5,16}\d(?:\s?B\d{2})?)`,
      'iu',
    ),
  ],
];

export function registered({ kind, words, format }: Field, page: Page): readonly Evidence[] {
  if (kind !== 'string' || format !== undefined) return [];
  const asked = words.join(' ');
  const said = REGISTERS.find(([is]) => is.test(asked))?.[1];
  if (said === undefined) return [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 8 || length > MOST_TEXT || !/\d/.test(ownText(element))) continue;
    const code = said.exec(page.text(element))?.[1];
    if (code !== undefined) return [one('text', SAID, code.trim(), whereIs(element))];
  }
  return [];
}

/** The telephone or the mail of somebody: `agent_phone` is what stands beside the agent, not the first number of the page. */
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import type { Labels } from '../sources/label-pair.ts';
import { ownText, type Page, whereIs } from '../sources/page.ts';
import { stem, wordsOf } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_LABELS = 2_000;
const MAX_BLOCK = 300;
const ENOUGH = 4;
const SCORES = { label: 0.8, block: 0.56 } as const;

/** Labels that name whose it is, and small boxes that do. */
export function ownedContacts(
  field: Field,
  { labels, page }: { readonly labels: Labels; readonly page: Page },
): readonly Evidence[] {
  const wanted = wantedOf(field);
  const owner = ownerOf(field);
  if (wanted === undefined || owner.join('').length < 3) return [];
  const found: Evidence[] = [];
  for (const [pair] of labels.values().take(MAX_LABELS)) {
    if (pair === undefined || pair.value.length > MAX_BLOCK) continue;
    const contact = wanted.exec(pair.value)?.[0];
    if (contact === undefined || !names(pair.label, owner)) continue;
    found.push(one('label', SCORES.label * pair.strength, contact, pair.where));
    if (found.length >= ENOUGH) break;
  }
  return [...found, ...inBlocks(owner, wanted, page)];
}

/** `agent` of `agent_phone`; of `contact_phone` the person to be contacted. */
function ownerOf({ words }: Field): readonly string[] {
  const owner = words.filter((word) => !CONTACT.has(word));
  return owner.length === 0 && words.includes('contact') ? ['contact', 'person'] : owner;
}

/** What the value looks like; undefined for fields that ask for something else. */
function wantedOf({ kind, words, format, concept }: Field): RegExp | undefined {
  if (kind !== 'string') return undefined;
  if (format === 'email' || concept?.shape === 'email' || words.includes('email')) return EMAIL;
  return words.some((word) => PHONES.has(word)) ? PHONE : undefined;
}

const EMAIL = /[^\s<>(),;:]+@[^\s<>(),;:]+\.\p{L}{2,}/u;
const PHONE = /(?<![\d-])(?:\+|\()?\d[\d\s()./-]{5,}\d(?!\d)/;
const PHONES = new Set(['phone', 'telephone', 'tel', 'mobile', 'cell', 'fax']);

function inBlocks(owner: readonly string[], wanted: RegExp, page: Page): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 8 || length > MAX_BLOCK || ownText(element).trim() === '') continue;
    const text = page.text(element);
    const contact = wanted.exec(text)?.[0];
    if (contact === undefined) continue;
    const stems = new Set(wordsOf(text).map(stem));
    if (!owner.every((word) => stems.has(stem(word)))) continue;
    found.push(one('text', SCORES.block, contact, whereIs(element)));
    if (found.length >= ENOUGH) break;
  }
  return found;
}

function names(label: string, owner: readonly string[]): boolean {
  const stems = new Set(wordsOf(label).map(stem));
  return owner.every((word) => stems.has(stem(word))) || saysAsked(label, owner) >= 0.85;
}

const CONTACT = new Set(
  'phone telephone tel mobile cell fax email e mail address number no contact hotline'.split(' '),
);

/** Ranges of days that the page shows, for fields that ask for their first or last day. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { endAsked, findRange, isPlainEnd } from '../typed/date-ranges.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_TEXT = 400;
const MAX_LOOKED = 300;
const ENOUGH = 3;
/** Below what names the day, lower the later on the page. */
const SHOWN = 0.4;

export function dateRangesShown(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'string' || endAsked(field) === undefined || !isPlainEnd(field)) return [];
  const found: Evidence[] = [];
  let looked = 0;
  for (const element of boxesOf(page, 8, MAX_TEXT)) {
    const text = page.text(element);
    if (!/\d.*\d{4}/.test(text) || (looked += 1) > MAX_LOOKED) continue;
    if (findRange(text, page.dateLanguage) === undefined) continue;
    found.push(one('text', SHOWN - found.length * 0.02, text, whereIs(element)));
    if (found.length >= ENOUGH) break;
  }
  return found;
}

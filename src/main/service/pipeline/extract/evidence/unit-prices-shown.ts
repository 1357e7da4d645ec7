/** The first price of a unit behind the page's heading. */
import type { Field } from '../fields/field.ts';
import { headingAt, type Page, whereIs } from '../sources/page.ts';
import { unitAsked, unitPriceIn } from '../typed/unit-prices.ts';
import { type Evidence, one } from './evidence.ts';

const MOST_TEXT = 80;
/** Elements behind the heading that may be about the same thing. */
const NEAR = 600;
const SHOWN = 0.5;

export function unitPricesShown(field: Field, page: Page): readonly Evidence[] {
  const unit = unitAsked(field);
  if (unit === undefined) return [];
  const from = Math.max(0, headingAt(page));
  for (const element of page.elements.slice(from, from + NEAR)) {
    const length = page.textLength(element);
    if (length < 4 || length > MOST_TEXT || page.zone(element) === 'chrome') continue;
    const found = unitPriceIn(page.spacedText(element), unit);
    if (found === undefined) continue;
    const isNumber = field.kind === 'number' || field.kind === 'integer';
    // pence are no price in pounds
    if (isNumber && /\d\s?(?:p|ct|cents?)$/iu.test(found.price)) return [];
    return [one('text', SHOWN, isNumber ? found.price : found.whole, whereIs(element))];
  }
  return [];
}

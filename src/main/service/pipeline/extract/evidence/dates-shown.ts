/** When a page appeared, as a reader sees it: `time` elements, lines that say so, classes that name it. */
import { type Evidence, evidenceIn, one } from './evidence.ts';
import { hasName } from '../sources/names.ts';
import { farFromHeading, type Page, whereIs } from '../sources/page.ts';
import { findDate } from '../typed/times.ts';

/** A line that says who published it or when. */
const PUBLISHED =
  /\b(?:published|posted|written|by|veröffentlicht|von|publié|par|publicado|por|pubblicato|gepubliceerd|door)\b[^.!?]{0,90}\d{4}/iu;
const DATES = new Set(
  'date published publishdate pubdate posted timestamp postdate datetime publishedat'.split(' '),
);

export function dates(page: Page): readonly Evidence[] {
  return evidenceIn(page, { enough: 60, inFrame: true }, (element, length) => {
    const isTime = element.name === 'time';
    const isLine =
      length >= 10 &&
      length < 120 &&
      /^(?:p|div|span|small|li)$/.test(element.name) &&
      PUBLISHED.test(page.text(element));
    const isNamed = length >= 6 && length <= 80 && hasName(element, DATES);
    if (!isTime && !isLine && !isNamed) return undefined;
    const text = (isTime ? element.attribs['datetime'] : undefined) ?? page.text(element);
    if (findDate(text, page.dateLanguage) === undefined) return undefined;
    const base = isTime ? 0.58 : isLine ? 0.46 : 0.5;
    const zone = page.zone(element) === 'chrome' ? 0.12 : 0;
    const score = base - farFromHeading(element, page, 4_000) * 0.15 - zone;
    return one('text', score, text, whereIs(element));
  });
}

/** Prices, ratings and counts of ratings as a reader sees them. */
import { type Evidence, one } from './evidence.ts';
import { hasName } from './names.ts';
import { looksLikePrice } from './numbers.ts';
import { childElements, type Page, parentOf, whereIs } from './page.ts';

export function prices(page: Page): readonly Evidence[] {
  const names = new Set(['price', 'saleprice', 'currentprice', 'productprice', 'amount', 'cost']);
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > 40 || page.zone(element) === 'chrome') continue;
    const isNamed = hasName(element, names);
    if (!isNamed && childElements(element).length > 3) continue;
    const text = page.text(element);
    if (
      !looksLikePrice(text) ||
      /\b(?:off|save|rabatt|was|shipping|month|rrp|uvp|from)\b/i.test(text)
    )
      continue;
    const isOld =
      element.name === 'del' ||
      element.name === 's' ||
      hasName(
        element,
        new Set([
          'old',
          'was',
          'regular',
          'strike',
          'compare',
          'original',
          'list',
          'rrp',
          'before',
          'crossed',
        ]),
      );
    const distance = (page.order(element) - at) / 3_000;
    if (distance < -0.2) continue;
    found.push(
      one(
        'text',
        0.52 + (isNamed ? 0.06 : 0) - Math.min(Math.abs(distance), 1) * 0.2 - (isOld ? 0.2 : 0),
        text,
        whereIs(element),
      ),
    );
    if (found.length > 80) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

export function ratings(page: Page): readonly Evidence[] {
  const names = new Set(['rating', 'stars', 'star', 'ratingvalue', 'score', 'averagerating']);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    if (page.zone(element) === 'chrome') continue;
    const said = [
      element.attribs['aria-label'],
      element.attribs['title'],
      element.attribs['alt'],
      element.attribs['data-rating'],
      element.attribs['data-score'],
    ].find((text) => text !== undefined && /\d/.test(text));
    const length = page.textLength(element);
    const isNamed = hasName(element, names);
    if (
      said !== undefined &&
      said.length < 80 &&
      /\b(?:out of|stars?|rated|rating|von|sur|\/)\b|^\d(?:[.,]\d+)?$|\d\s?\/\s?\d/i.test(said) &&
      (isNamed || /star|rat/i.test(said))
    )
      found.push(one('text', 0.52, ratingText(said), `${whereIs(element)}[aria-label]`));
    else if (
      length > 0 &&
      length < 50 &&
      (isNamed || /out of 5|\d\s?\/\s?5\b|\bstars?\b/i.test(page.text(element)))
    ) {
      const text = page.text(element);
      const match =
        /(?<![\d.,])([0-5](?:[.,]\d{1,2})?|10|[6-9](?:[.,]\d{1,2})?)(?![\d])(?!\s?(?:%|reviews|ratings|votes))/i.exec(
          text,
        );
      if (match !== null)
        found.push(
          one(
            'text',
            0.45 + (/[.,]\d/.test(match[0]) ? 0.05 : 0),
            ratingText(text),
            whereIs(element),
          ),
        );
    }
    if (found.length > 40) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The part of the text that is the rating itself: `4.5` in `Rated 4.5 out of 5`. */
function ratingText(text: string): string {
  return (
    /(\d+(?:[.,]\d+)?)\s?(?:out of|\/|von|sur|of)\s?\d/i.exec(text)?.[1] ??
    /\d+(?:[.,]\d+)?(?!\s?(?:reviews|ratings|votes|\d))/i.exec(text)?.[0] ??
    text
  );
}

const COUNTED =
  /(\d[\d.,\s]*[kKmM]?)\s*(?:\+\s*)?(?:customer |global |verified |product |user )?(?:reviews?|ratings?|votes?|bewertungen|rezensionen|stimmen|avis|reseñas|opiniones|recensioni|recensies|beoordelingen|omdömen|anmeldelser|röster)\b/i;

export function ratingCounts(page: Page): readonly Evidence[] {
  const names = new Set([
    'reviewcount',
    'ratingcount',
    'reviewscount',
    'numreviews',
    'reviews',
    'votes',
    'ratings',
    'reviewsummary',
  ]);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 1 || length > 60 || page.zone(element) === 'chrome') continue;
    const text = page.text(element);
    const match = COUNTED.exec(text);
    if (match?.[1] !== undefined)
      found.push(one('text', 0.52 - length / 1_000, match[1].trim(), whereIs(element)));
    else if (
      /^\(\s*\d[\d.,]*\s*\)$/.test(text) &&
      (hasName(element, names) ||
        hasName(parentOf(element) ?? element, new Set([...names, 'rating', 'stars', 'review'])))
    )
      found.push(one('text', 0.5, text, whereIs(element)));
    if (found.length > 40) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

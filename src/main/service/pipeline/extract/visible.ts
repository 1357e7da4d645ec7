/**
 * What a reader sees of well-known things: heading, byline, date, price, rating, breadcrumb, publisher, questions.
 * Each finder gives evidence, strongest first; scores stay below what marked-up data gets.
 */
import type { Element } from 'domhandler';
import type { Evidence, Piece } from './evidence.ts';
import type { Field } from './field.ts';
import { hasName } from './lists.ts';
import type { MetaTags } from './meta.ts';
import { looksLikePrice } from './numbers.ts';
import { childElements, type Page, parentOf, whereIs } from './page.ts';
import { fold, keyOf } from './text.ts';
import { findDate } from './times.ts';

/** Evidence for the field's concept from the visible page. */
export function seen(field: Field, page: Page, meta: MetaTags): readonly Evidence[] {
  switch (field.concept?.id) {
    case 'title':
    case 'question':
      return titles(page);
    case 'author':
      return bylines(page);
    case 'published':
      return dates(page);
    case 'price':
      return prices(page);
    case 'currency':
      return prices(page);
    case 'rating':
      return ratings(page);
    case 'ratingcount':
      return ratingCounts(page);
    case 'breadcrumbs':
      return breadcrumbs(page);
    case 'publisher':
      return publishers(page, meta);
    case 'questions':
      return questions(page);
    case 'image':
      return images(page);
    case 'category':
      return categories(page);
    case 'language':
      return page.language === ''
        ? []
        : [{ source: 'text', score: 0.6, pieces: [{ text: page.language, where: 'html[lang]' }] }];
    default:
      return [];
  }
}

const one = (source: string, score: number, text: string, where: string): Evidence => ({
  source,
  score,
  pieces: [{ text, where }],
});

function titles(page: Page): readonly Evidence[] {
  const { heading } = page;
  const found: Evidence[] = [];
  if (heading !== undefined && page.textLength(heading) < 300)
    found.push(one('heading', 0.6, page.text(heading), whereIs(heading)));
  if (page.title !== '') found.push(one('text', 0.4, withoutSite(page.title), 'title'));
  return found;
}

/** The title without ` | Site` or ` - Site` at its end. */
export function withoutSite(title: string): string {
  const parts = title.split(/\s+[|–—·•»:]\s+|\s+-\s+/);
  return parts.length > 1 && (parts[0]?.length ?? 0) >= 4 ? (parts[0] ?? title) : title;
}

const BY =
  /^(?:(?:written|posted|published|recipe|words|story|article|review|reviewed|created|submitted|contributed|door|by|von|par|por|di|av|af|od|door|oleh|przez|от|автор|author|autor|auteur|autore|tekst|text|recept|rezept|recette|receta)(?:\s+(?:by|von|par|por|di|av|af|de|van|from))?\s*[:：]?\s+)(?=\p{Lu}|@|\p{Lo})/iu;

function bylines(page: Page): readonly Evidence[] {
  const names = new Set([
    'author',
    'byline',
    'writer',
    'authorname',
    'contributor',
    'chef',
    'postauthor',
    'vcard',
  ]);
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > 120) continue;
    const isRel =
      /\bauthor\b/.test(element.attribs['rel'] ?? '') ||
      /\/(?:author|authors|profile|people|contributors?|staff|chefs?|by)\/[^/]/.test(
        element.name === 'a' ? (element.attribs['href'] ?? '') : '',
      );
    const isNamed = hasName(element, names);
    const text = page.text(element);
    const says = BY.test(text) && length < 60;
    if (!isRel && !isNamed && !says) continue;
    const name = personName(text);
    if (name === undefined) continue;
    const distance = Math.min(Math.abs(page.order(element) - at), 4_000) / 4_000;
    const base = isRel ? 0.58 : isNamed ? 0.55 : 0.5;
    const zone = page.zone(element) === 'chrome' ? 0.12 : 0;
    found.push(
      one('text', base - distance * 0.12 - zone + (says ? 0.03 : 0), name, whereIs(element)),
    );
    if (found.length > 60) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

/** A byline without its introduction, date or role; undefined when what is left is no name. */
export function personName(text: string): string | undefined {
  const [line] = fold(text)
    .replace(/^(?:about the author|author bio)\s*/i, '')
    .replace(BY, '')
    .split(
      /\s*(?:\||•|·|—|–| - |\bon\b (?=\p{Lu}|\d)|\bpublished\b|\bupdated\b|\blast\b|,\s+(?=\p{Ll})|\(|\d{1,2}[./]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d)/iu,
    );
  const name = line?.replace(/[\s,:.–-]+$/u, '').trim() ?? '';
  const words = name.split(' ');
  if (name.length < 2 || name.length > 60 || words.length > 6 || /\d{3}|https?:|[?!]/.test(name))
    return undefined;
  return /^(?:author|authors|by|byline|autor|follow|share|read more|view all|profile|comments?)$/i.test(
    name,
  )
    ? undefined
    : name;
}

function dates(page: Page): readonly Evidence[] {
  const names = new Set([
    'date',
    'published',
    'publishdate',
    'pubdate',
    'posted',
    'timestamp',
    'postdate',
    'datetime',
    'publishedat',
  ]);
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    const isTime = element.name === 'time';
    if (!isTime && (length < 6 || length > 80 || !hasName(element, names))) continue;
    const text = (isTime ? element.attribs['datetime'] : undefined) ?? page.text(element);
    if (findDate(text, page.language) === undefined) continue;
    const distance = Math.min(Math.abs(page.order(element) - at), 4_000) / 4_000;
    found.push(
      one(
        'text',
        (isTime ? 0.58 : 0.5) - distance * 0.15 - (page.zone(element) === 'chrome' ? 0.12 : 0),
        text,
        whereIs(element),
      ),
    );
    if (found.length > 60) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

function prices(page: Page): readonly Evidence[] {
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

function ratings(page: Page): readonly Evidence[] {
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

function ratingCounts(page: Page): readonly Evidence[] {
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

/** The trail's entries: links and the current page, separators dropped. */
function breadcrumbs(page: Page): readonly Evidence[] {
  const names = new Set([
    'breadcrumb',
    'breadcrumbs',
    'crumbs',
    'breadcrumblist',
    'crumb',
    'bread',
    'brotkrumen',
    'rootline',
    'ariane',
    'yoastbreadcrumb',
  ]);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const label = element.attribs['aria-label'] ?? '';
    if (!/bread\s?crumb|brotkr|you are here|fil d.ariane/i.test(label) && !hasName(element, names))
      continue;
    const length = page.textLength(element);
    if (length < 3 || length > 500) continue;
    const pieces = trail(element, page);
    if (pieces.length < 2) continue;
    found.push({ source: 'list', score: 0.6 - found.length * 0.005, pieces });
    if (found.length > 8) break;
  }
  return found;
}

function trail(element: Element, page: Page): readonly Piece[] {
  const items = page
    .within(element, 'li')
    .filter((item) => page.textLength(item) > 0 && page.within(item, 'li').length === 0);
  const places = items.length >= 2 ? items : undefined;
  const pieces: Piece[] = [];
  const push = (text: string, where: string): void => {
    const clean = fold(text.replace(/^[\s/>›»→|·•❯⟩\-–—\\:]+|[\s/>›»→|·•❯⟩\-–—\\:]+$/gu, ''));
    if (clean !== '' && pieces.at(-1)?.text !== clean) pieces.push({ text: clean, where });
  };
  if (places !== undefined) for (const item of places) push(page.text(item), whereIs(item));
  else {
    const links = page.within(element, 'a').filter((link) => page.textLength(link) > 0);
    for (const line of page.lines(element)) {
      for (const part of line.split(/\s*[>›»→❯⟩|]\s*|\s+[/·•\\]\s+/u)) push(part, whereIs(element));
    }
    if (links.length > pieces.length) {
      pieces.length = 0;
      for (const link of links) push(page.text(link), whereIs(link));
      const whole = page.text(element);
      const last = links.at(-1);
      if (last !== undefined)
        push(
          whole.slice(whole.lastIndexOf(page.text(last)) + page.text(last).length),
          whereIs(element),
        );
    }
  }
  return pieces.filter(
    (piece, index) => piece.text.length < 200 && (index > 0 || !/^you are here$/i.test(piece.text)),
  );
}

function publishers(page: Page, meta: MetaTags): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const name of ['application-name', 'apple-mobile-web-app-title']) {
    const tag = meta.get(name)?.[0];
    if (tag !== undefined) found.push(one('meta', 0.6, tag.content, `meta[name="${name}"]`));
  }
  const host = keyOf(
    (URL.parse(page.url)?.hostname ?? '')
      .replace(/^www\./, '')
      .replace(/\.[a-z]+(?:\.[a-z]{2})?$/, ''),
  );
  const parts = page.title.split(/\s+[|–—·•»:]\s+|\s+-\s+/);
  const tail = parts.length > 1 ? parts.at(-1) : undefined;
  const fitting =
    parts.length > 1
      ? parts.find(
          (part) =>
            keyOf(part) !== '' && (host.includes(keyOf(part)) || keyOf(part).includes(host)),
        )
      : undefined;
  if (fitting !== undefined) found.push(one('text', 0.56, fitting, 'title'));
  else if (tail !== undefined && tail.length < 40) found.push(one('text', 0.5, tail, 'title'));
  return found.sort((a, b) => b.score - a.score);
}

/** Headings, summaries, terms and buttons that end with a question mark. */
function questions(page: Page): readonly Evidence[] {
  const byName = new Map<string, Piece[]>();
  const seenKeys = new Set<string>();
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 8 || length > 250) continue;
    if (!/^(?:h[2-6]|summary|dt|button|strong|b|p|div|span|a|label|li)$/.test(element.name))
      continue;
    const text = page.text(element);
    if (!/[?？؟]$/.test(text) || page.zone(element) === 'chrome') continue;
    const key = keyOf(text);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    const clean = text.replace(/^(?:Q\s?[:.]|\d{1,2}[.)])\s*/i, '');
    const kind = `${element.name}.${(element.attribs['class'] ?? '').split(/\s+/)[0] ?? ''}`;
    const list = byName.get(kind) ?? [];
    list.push({ text: clean, where: whereIs(element) });
    byName.set(kind, list);
  }
  return [...byName.values()]
    .filter((pieces) => pieces.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map((pieces, index) => ({ source: 'heading', score: 0.55 - index * 0.02, pieces }));
}

function images(page: Page): readonly Evidence[] {
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    if (element.name !== 'img' || page.zone(element) === 'chrome') continue;
    const address = element.attribs['data-src'] ?? element.attribs['src'] ?? '';
    const width = Number(element.attribs['width'] ?? '0');
    if (
      address === '' ||
      address.startsWith('data:') ||
      /logo|icon|avatar|sprite|pixel|spacer|\.svg/i.test(address) ||
      (width > 0 && width < 120)
    )
      continue;
    const distance = Math.min(Math.abs(page.order(element) - at), 3_000) / 3_000;
    found.push(one('text', 0.5 - distance * 0.2, address, whereIs(element)));
    if (found.length > 30) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

function categories(page: Page): readonly Evidence[] {
  const names = new Set([
    'category',
    'categories',
    'section',
    'kicker',
    'eyebrow',
    'rubrik',
    'topic',
    'catlinks',
    'postcategory',
    'channel',
  ]);
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > 60) continue;
    const isRel =
      /\b(?:category|tag)\b/.test(element.attribs['rel'] ?? '') &&
      /\bcategory\b/.test(element.attribs['rel'] ?? '');
    const isLink =
      element.name === 'a' &&
      /\/(?:category|categories|section|topics?|kategorie|rubrik|categoria|categorie)\//.test(
        element.attribs['href'] ?? '',
      );
    if (!isRel && !isLink && !hasName(element, names)) continue;
    const distance = Math.min(Math.abs(page.order(element) - at), 1_500) / 1_500;
    if (distance >= 1) continue;
    const text = page
      .text(element)
      .replace(/^(?:posted in|filed under|categor(?:y|ies)|in|kategorien?)\s*[:：]?\s*/i, '');
    if (text === '') continue;
    found.push(
      one(
        'text',
        (isRel ? 0.56 : isLink ? 0.53 : 0.48) -
          distance * 0.15 -
          (page.zone(element) === 'chrome' ? 0.15 : 0),
        text,
        whereIs(element),
      ),
    );
    if (found.length > 40) break;
  }
  return found.sort((a, b) => b.score - a.score);
}

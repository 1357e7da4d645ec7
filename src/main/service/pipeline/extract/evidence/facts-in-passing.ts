/**
 * What a page tells in passing: how to reach someone, whether goods can be had, when a firm began, what a page is about.
 * Scores stay below labels and marked-up data.
 */
import { type Evidence, evidenceIn, one } from './evidence.ts';
import { hasName } from '../sources/names.ts';
import { farFromHeading, type Page, whereIs } from '../sources/page.ts';
import { decodedUri } from '../text.ts';
import { IN_STOCK, NOT_IN_STOCK } from '../typed/typed.ts';

/** With more than so many the rest of the page is left. */
const ENOUGH = 19;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,5}(?:[\s./-]\d{2,5}){1,4}/;

/** As dialled inside a country, in a short line: nothing else that is written so begins with a nought. */
const NATIONAL =
  /(?<![\p{L}\d.,/#-]|isbn.{0,8})(?!\d\d[/-]\d\d[/-]\d{4})(?:\(0\d{1,5}\)|0\d{1,4})(?=(?:[\s/-]?\d){6,9}(?![\s/-]?\d))(?:[\s/-]\d{2,8}){1,4}/iu;
const SHORT_LINE = 80;

export function emails(page: Page): readonly Evidence[] {
  return reached(page, 'mailto:', (text) => EMAIL.exec(text)?.[0]);
}

/** Numbers that are linked as such, or stand behind a word that says so. */
export function contacts(page: Page): readonly Evidence[] {
  const said =
    /(?:^|[^\p{L}])(?:phone|telephone|tel|tél|call us|call|fon|telefon|téléphone|teléfono|telefono|tlf|tlfn|тел|телефон|mobile?)\s?[.:]?\s/iu;
  return reached(page, 'tel:', (text) => {
    const plus = /\+\d{1,3}[\s.()-]?\(?\d[\d\s.()/-]{5,18}\d/.exec(text)?.[0];
    if (plus !== undefined) return plus;
    const at = said.exec(text);
    const number = at === null ? undefined : PHONE.exec(text.slice(at.index + at[0].length))?.[0];
    if (number !== undefined && number.replace(/\D/g, '').length >= 6) return number;
    const lines = text.length <= SHORT_LINE ? [text] : text.split(/[.!?]\s/u);
    const line = lines.find((one) => one.length <= SHORT_LINE && NATIONAL.test(one));
    return line === undefined ? undefined : NATIONAL.exec(line)?.[0];
  });
}

function reached(
  page: Page,
  scheme: string,
  find: (text: string) => string | undefined,
): readonly Evidence[] {
  return evidenceIn(page, { enough: ENOUGH, inFrame: true }, (element, length) => {
    const zone = page.zone(element) === 'chrome' ? 0.1 : 0;
    const href = element.name === 'a' ? (element.attribs['href'] ?? '') : '';
    if (href.toLowerCase().startsWith(scheme)) {
      const shown = page.text(element);
      const linked = decodedUri(href.slice(scheme.length).split('?')[0] ?? '');
      return one('text', 0.55 - zone, find(shown) ?? linked, whereIs(element));
    }
    if (length > 300 || !/^(?:p|li|dd|td|span|div|address|small|footer)$/.test(element.name))
      return undefined;
    const text = find(page.text(element));
    return text === undefined
      ? undefined
      : one('text', 0.42 - zone - length / 5_000, text, whereIs(element));
  });
}

const STOCK = new Set(['stock', 'availability', 'instock', 'outofstock', 'delivery', 'lager']);

/** `Parking available`: something else than the thing of the page. */
const OTHERS =
  /^(?!(?:now|currently|still|immediately|also|online|product|item|sofort|noch|wieder|derzeit)\s)\p{L}+(?:\s\p{L}+)?\s(?:available|verfügbar|disponibles?|disponibile)[.!]?$/iu;

/** Choices, headings, and what holds more than one text. */
const NO_STOCK =
  /^(?:option|a|h[1-6]|title|label|html|body|main|section|article|[uo]l|table|tbody)$/;

/** Short texts of the main part, near the heading, that say whether something can be had. */
export function availabilities(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [4, 60], enough: ENOUGH }, (element) => {
    if (NO_STOCK.test(element.name)) return undefined;
    const text = page.text(element);
    if (!NOT_IN_STOCK.test(text) && !IN_STOCK.test(text)) return undefined;
    const isNamed = hasName(element, STOCK);
    // `available in 12 colours` says nothing of the stock
    if (
      !isNamed &&
      (/\bavailable (?:in|for|from|on|at|until|to)\b|\?/i.test(text) || OTHERS.test(text))
    )
      return undefined;
    const far = farFromHeading(element, page, 600);
    if (far >= 1 && !isNamed) return undefined;
    return one('text', 0.4 + (isNamed ? 0.08 : 0) - far * 0.15, text, whereIs(element));
  });
}

const FOUNDED =
  /\b(?:founded|established|incorporated|gegründet|fondée?|fundad[ao]|fondata|opgericht|grundades?)\b[^.!?]{0,40}?\b(1\d{3}|20\d\d)\b/iu;
const SINCE = /\b(?:since|seit|depuis|desde|dal|sinds)\b[^.!?]{0,40}?\b(1[5-9]\d\d|20\d\d)\b/iu;

/** `Boats and more since 1998` says it where nothing says it in so many words. */
export function foundedIn(page: Page): readonly Evidence[] {
  const said = inSentences(page, (text) => FOUNDED.exec(text)?.[1]);
  return said.length > 0 ? said : inSentences(page, (text) => SINCE.exec(text)?.[1]);
}

const EMPLOYED =
  /(?<![\d.,])(\d[\d.,]*)\s?\+?\s(?:employees|staff|people work|mitarbeiter(?:innen|n)?|beschäftigte|employés|empleados|dipendenti|medewerkers|anställda)\b|\bemploys?\s(?:about |around |some |over |more than )?(\d[\d.,]*)\s/iu;

export function employeesSaid(page: Page): readonly Evidence[] {
  return inSentences(page, (text) => {
    const match = EMPLOYED.exec(text);
    return match?.[1] ?? match?.[2];
  });
}

function inSentences(page: Page, find: (text: string) => string | undefined): readonly Evidence[] {
  return evidenceIn(page, { length: [8, 1_500], enough: ENOUGH }, (element, length) => {
    if (!/^(?:p|li|dd|td|span|div)$/.test(element.name)) return undefined;
    const text = find(page.text(element));
    return text === undefined
      ? undefined
      : one('text', 0.42 - length / 10_000, text, whereIs(element));
  });
}

const LEAD_LENGTH = 30;

/** The first paragraph behind the heading that is a sentence. */
export function leadOf(page: Page): readonly Evidence[] {
  if (page.heading === undefined) return [];
  const from = page.order(page.heading);
  for (const element of page.elements.slice(from, from + 400)) {
    if (element.name !== 'p' || page.zone(element) === 'chrome') continue;
    const text = page.text(element);
    const isNext = element.prev === page.heading || element.prev?.prev === page.heading;
    if (
      text.length >= (isNext ? LEAD_LENGTH / 2 : LEAD_LENGTH) &&
      text.length <= 2_000 &&
      /\p{Ll}[.!?…]["”»)]?$/u.test(text)
    )
      return [one('text', 0.3, text, whereIs(element))];
  }
  return [];
}

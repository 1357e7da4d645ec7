/** What stands in a place of its own on most pages: the line below the heading, the caption of the first picture, its credit. */
import { isText } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { childElements, type Page, parentOf, whereIs } from '../sources/page.ts';
import { fold } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const SUBTITLE = /^(?:subtitle|subheadline|subheading|deck|standfirst|tagline|kicker|dek|subhead)$/;
const SUBTITLE_CLASS =
  /(?:^|[\s_-])(?:sub-?(?:title|head(?:line|ing)?)|standfirst|tagline|deck|dek|lead|lede|intro|teaser|strapline)(?:$|[\s_-])/i;
const MOST_OF_SUBTITLE = 250;
/** Below labels and named elements. */
const SCORES = { subtitle: 0.4, caption: 0.41, role: 0.42 } as const;

export function besideHeading(field: Field, page: Page): readonly Evidence[] {
  if (field.kind === 'string' && field.concept?.id === 'role') return roleBelow(page);
  if (field.kind !== 'string' || field.concept !== undefined) return [];
  if (SUBTITLE.test(field.key)) return subtitle(page);
  if (field.words.at(-1) === 'caption') return captions(page, false);
  return /^(?:photo|image|picture)(?:credit|by|source)s?$/.test(field.key)
    ? captions(page, true)
    : [];
}

/** What somebody does: the short line right below the name that heads the page. */
function roleBelow(page: Page): readonly Evidence[] {
  const { heading } = page;
  if (heading === undefined || !PERSON.test(page.text(heading))) return [];
  const from = page.end(heading);
  const next = page.elements
    .slice(from, from + FEW_ELEMENTS)
    .find((one) => childElements(one).length === 0 && page.textLength(one) > 0);
  const text = next === undefined ? '' : page.text(next);
  return next !== undefined && ROLE.test(text)
    ? [one('text', SCORES.role, text, whereIs(next))]
    : [];
}
const FEW_ELEMENTS = 6;
/** `Dr. Ada Ott`, `Prof. Jan van Dyk`. */
const PERSON =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Rev|Dra?)\.?(?:\smed\.?)?\s){0,2}\p{Lu}[\p{L}’'.-]*(?:\s(?:van|von|de|der|den|di|da|del|la|al))*(?:\s\p{Lu}[\p{L}’'.-]+){1,3}(?:,\s(?:\p{Lu}[\p{L}.]{1,6}[,\s]*){1,3})?$/u;
const ROLE = /^\p{L}[\p{L}\s,/&’'()–-]{3,78}[\p{L})]$/u;

/** Right behind the heading: a smaller one, or a line whose class says it. */
function subtitle(page: Page): readonly Evidence[] {
  const { heading } = page;
  const siblings = heading === undefined ? [] : childElements(parentOf(heading) ?? heading);
  const next = heading === undefined ? undefined : siblings[siblings.indexOf(heading) + 1];
  if (next === undefined) return [];
  const length = page.textLength(next);
  const behind = siblings[siblings.indexOf(next) + 1];
  const isOne =
    (next.name === 'h2' && siblings[0] === heading) ||
    // one line between the headline and what is no text: a byline, a picture
    (next.name === 'p' &&
      behind !== undefined &&
      behind.name !== 'p' &&
      isSentence(page.text(next))) ||
    SUBTITLE_CLASS.test(next.attribs['class'] ?? '');
  return isOne && length > 2 && length <= MOST_OF_SUBTITLE
    ? [one('text', SCORES.subtitle, page.text(next), whereIs(next))]
    : [];
}

const isSentence = (text: string): boolean =>
  text.length > 20 && /^\p{Lu}.*\p{Ll}[.!?…]?$/u.test(text);

/** Of the first picture that has one; `isCredit`: who took it, which stands in an element of its own or behind a word. */
function captions(page: Page, isCredit: boolean): readonly Evidence[] {
  return page.elements
    .filter(({ name }) => name === 'figcaption')
    .slice(0, 5)
    .flatMap((caption) => {
      const credit = childElements(caption).find(({ attribs }) =>
        CREDIT.test(attribs['class'] ?? ''),
      );
      const own = fold(caption.children.map((node) => (isText(node) ? node.data : '')).join(' '));
      const whole = page.text(caption);
      const said = (credit === undefined ? whole : page.text(credit)).replace(/^[([]|[)\]]$/g, '');
      const by = CREDITED.exec(said)?.[1] ?? (credit === undefined ? undefined : said);
      const text = isCredit ? by : credit === undefined ? whole.replace(CREDITED_END, '') : own;
      return text === undefined || text === ''
        ? []
        : [one('text', SCORES.caption, text, whereIs(caption))];
    });
}

const CREDIT = /credit|copyright|source|photographer/i;
const CREDITED =
  /(?:photo(?:graph)?|image|picture|foto|bild|crédit(?: photo)?s?|credit|©|\(c\))(?:\s+(?:by|credit|de|von))?\s*[:：]?\s*([^:：]{3,80})$/iu;
const CREDITED_END =
  /[\s([|–—-]*(?:photo(?:graph)?|image|picture|foto|bild|crédit(?: photo)?s?|credit|©|\(c\))\s*[:：©]?[^.:：]{3,80}[)\]]?$/iu;

/** What people say on a page, with who they are: quotations with their source, where they are asked for as a list. */
import type { Element } from 'domhandler';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { childElements, type Page, parentOf, whereIs } from '../sources/page.ts';
import { singular } from '../text.ts';
import { objectsTold } from './told-rows.ts';
import type { Found } from './values.ts';

const QUOTES = /^(?:quote|quotation|testimonial|statement|zitat|citation|cita|citazione)$/;
const TEXT = /^(?:quote|text|quotation|content|body|statement|testimonial|message|zitat)$/;
const WHO =
  /^(?:author|speaker|name|person|source|by|who|customer|customername|attribution|autor)$/;
const BEHIND = /^(?:role|title|jobtitle|position|company|organi[sz]ation|affiliation)$/;
const FIRM = /^(?:company|organi[sz]ation|affiliation)$/;
const MOST_SOURCE = 120;

export function objectsFromQuotes(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  if (![...field.words, ...item.words].some((word) => QUOTES.test(singular(word))))
    return undefined;
  const text = item.properties.find(({ key }) => TEXT.test(key));
  const who = item.properties.find(({ key }) => WHO.test(key));
  if (text?.kind !== 'string' || who === undefined) return undefined;
  const { page } = sources;
  const behind = item.properties.filter(({ key }) => BEHIND.test(key));
  const rows = page.elements.flatMap((quote) => {
    if (quote.name !== 'blockquote' || page.zone(quote) === 'chrome') return [];
    const source = sourceOf(quote, page);
    const said = source === undefined ? undefined : saidIn(quote, source, page);
    if (source === undefined || said === undefined) return [];
    const where = whereIs(quote);
    const [name, ...rest] = partsOf(source, page);
    return [
      [
        { property: text, text: said, where },
        { property: who, text: name, where },
        ...behind.map((property, at) => ({
          property,
          // `CFO, Norrvik Foods`: the firm stands last
          text: FIRM.test(property.key) && behind.length === 1 ? rest.at(-1) : rest[at],
          where,
        })),
      ],
    ];
  });
  return rows.length === 0 ? undefined : objectsTold(rows, 'block', { sources, path, least: 1 });
}

/** Name, office, firm: lines, or parts of one. */
const partsOf = (source: Element, page: Page): readonly string[] => {
  const kids = childElements(source)
    .map((kid) => page.text(kid))
    .filter((one) => one !== '');
  const lines = kids.join('').length === page.textLength(source) ? kids : page.lines(source);
  return lines
    .flatMap((line) => line.split(/,\s+|\s+[|·•–—]\s+/u))
    .map((part) => part.replace(/^[\s–—―,-]+/u, ''))
    .filter((part) => part !== '');
};

/** Inside the quotation, in the caption of its figure, or right behind it. */
function sourceOf(quote: Element, page: Page): Element | undefined {
  const inside = ['footer', 'cite', 'figcaption'].flatMap((name) => page.within(quote, name))[0];
  const box = parentOf(quote);
  const caption = box?.name === 'figure' ? page.within(box, 'figcaption')[0] : undefined;
  const siblings = box === undefined ? [] : childElements(box);
  const next = siblings[siblings.indexOf(quote) + 1];
  const isNext = next !== undefined && /^(?:cite|footer)$/.test(next.name);
  const source = inside ?? caption ?? (isNext ? next : undefined);
  const length = source === undefined ? 0 : page.textLength(source);
  return length > 0 && length <= MOST_SOURCE ? source : undefined;
}

/** Without its source and the signs around it. */
function saidIn(quote: Element, source: Element, page: Page): string | undefined {
  const text = page.text(quote);
  const name = page.text(source);
  const said = text.endsWith(name) ? text.slice(0, -name.length) : text;
  const own = said.replace(/^[\s“”"„«»]+|[\s“”"«»–—-]+$/gu, '');
  return own === '' ? undefined : own;
}

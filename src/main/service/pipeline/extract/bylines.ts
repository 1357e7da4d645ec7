/**
 * Who wrote it and when, as a reader sees it: author links, byline classes, `By Name`, `time` elements near the heading.
 */
import type { Element } from 'domhandler';
import { type Evidence, evidenceIn, one } from './evidence.ts';
import { hasName } from './names.ts';
import { farFromHeading, type Page, whereIs } from './page.ts';
import { fold } from './text.ts';
import { findDate } from './times.ts';

const BY =
  /^(?:(?:\p{L}+ ){1,3}(?:by|von|par|por|di|av|af|door)\s*:|(?:[\p{L}]+ )?(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Aa]f|[Dd]oor|[Oo]d|[Pp]rzez|[Оо]т)\s*:?|(?:Author|Autore?|Auteur)\s*:?|(?:[Aa]uth?o?r|[Aa]ut[oe]u?re?|[Vv]erfasser(?:in)?|[Tt]ekst|[Tt]ext|[Аа]втор|[Ff]oto|[Ww]riter|[Ww]ords|[Cc]hef|[Rr]ecipe|[Rr]ezept|[Rr]eceita|[Rr]ecette)\s*:)\s+(?=\p{Lu}|@|\p{Lo})/u;

/** A line that says who published it or when. */
const PUBLISHED =
  /\b(?:published|posted|written|by|veröffentlicht|von|publié|par|publicado|por|pubblicato|gepubliceerd|door)\b[^.!?]{0,90}\d{4}/iu;
const COMMENTS = new Set(['comment', 'comments', 'reply', 'respond', 'form']);

const AUTHORS = new Set(
  'author byline writer authorname contributor chef postauthor vcard'.split(' '),
);
const PROFILE = /\/(?:author|authors|profile|people|contributors?|staff|chefs?|by)\/[^/]/;

export function bylines(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [2, 120], enough: 60, inFrame: true }, (element, length) => {
    if (hasName(element, COMMENTS) || element.name === 'label') return undefined;
    const text = page.text(element);
    const says = BY.test(text) && length < 60;
    const base = isAuthorLink(element) ? 0.58 : hasName(element, AUTHORS) ? 0.55 : says ? 0.5 : 0;
    const name = base === 0 ? undefined : personName(text);
    if (name === undefined) return undefined;
    const zone = page.zone(element) === 'chrome' ? 0.12 : 0;
    const score = base - farFromHeading(element, page, 4_000) * 0.12 - zone + (says ? 0.03 : 0);
    return one('text', score, name, whereIs(element));
  });
}

function isAuthorLink({ name, attribs }: Element): boolean {
  if (/\bauthor\b/.test(attribs['rel'] ?? '')) return true;
  return name === 'a' && PROFILE.test(attribs['href'] ?? '');
}

/** A byline without its introduction, date or role; undefined when what is left is no name. */
export function personName(text: string): string | undefined {
  const [line] = fold(text)
    .replace(/^(?:about the author|author bio)\s*/i, '')
    .replace(BY, '')
    .split(
      /\s*(?:\||•|·|—|–| - |\bon\b (?=\p{Lu}|\d)|\bpublished\b|\bupdated\b|\blast\b|,\s+(?=\p{Ll}|\d)|\(|\d{1,2}[./]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d)/iu,
    );
  const name =
    line
      ?.replace(/^[\p{L}/ ]{2,20}:\s+(?=\p{Lu})/u, '')
      .replace(/[\s,:.–-]+$/u, '')
      .trim() ?? '';
  const words = name.split(' ');
  if (
    name.length < 2 ||
    name.length > 60 ||
    words.length > 6 ||
    /(?<!\p{L})\d{3}|https?:|[?!]|\S@\S/u.test(name)
  )
    return undefined;
  if (
    !/^[\p{Lu}\p{Lo}@\p{Ll}]/u.test(name) ||
    /[$€£*_:;<>{}]|\b(?:the|and the|of the|with|from|this|your|our)\b/u.test(name)
  )
    return undefined;
  return /^(?:null|undefined|name|admin|author|authors|by|byline|autor|follow|share|read more|view all|profile|comments?)$/i.test(
    name,
  )
    ? undefined
    : name;
}

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
    if (findDate(text, page.language) === undefined) return undefined;
    const base = isTime ? 0.58 : isLine ? 0.46 : 0.5;
    const zone = page.zone(element) === 'chrome' ? 0.12 : 0;
    const score = base - farFromHeading(element, page, 4_000) * 0.15 - zone;
    return one('text', score, text, whereIs(element));
  });
}

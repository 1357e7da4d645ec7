/** A person's name out of a byline. */
import { fold } from '../text.ts';

const BY =
  /^(?:(?:\p{L}+ ){1,3}(?:by|von|par|por|di|av|af|door)\s*:|(?:[\p{L}]+ )?(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Aa]f|[Dd]oor|[Oo]d|[Pp]rzez|[Оо]т)\s*:?|(?:Author|Autore?|Auteur)\s*:?|(?:[Aa]uth?o?r|[Aa]ut[oe]u?re?|[Vv]erfasser(?:in)?|[Tt]ekst|[Tt]ext|[Аа]втор|[Ff]oto|[Ww]riter|[Ww]ords|[Cc]hef|[Rr]ecipe|[Rr]ezept|[Rr]eceita|[Rr]ecette)\s*:)\s+(?=\p{Lu}|@|\p{Lo})/u;

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

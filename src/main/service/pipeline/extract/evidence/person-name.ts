/** A person's name out of a byline. */
import { fold } from '../text.ts';

/** What introduces a name, and is never part of one. */
const BY =
  /^(?:(?:\p{L}+ ){0,3}(?:by|von|par|por|di|av|af|door|od)\s*:|(?:\p{L}+ )?(?:[Bb]y|BY|[Pp]rzez|[Оо]т)\s*:?|(?:Author|Autore?|Auteur)\s*:?|(?:[Aa]uth?o?r|[Aa]ut[oe]u?re?|[Vv]erfasser(?:in)?|[Tt]ekst|[Tt]ext|[Аа]втор|[Ff]oto|[Ww]riter|[Ww]ords|[Cc]hef|[Rr]ecipe|[Rr]ezept|[Rr]eceita|[Rr]ecette|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Aa]f|[Dd]oor|[Oo]d)\s*:)\s+(?=\p{Lu}|@|\p{Lo})/u;

/** Words that introduce names and stand in them: `Von Anna Ott`, but `Carl von Ossietzky` and `Di Orr`. */
const OF =
  /^(?:(?:te[kx]s?te?|testo|foto|photo|artikel|article|articolo|artículo|artigo|bericht|beitrag|rezept|kommentar|geschrieben|verfasst|veröffentlicht|erstellt|gepostet|écrite?|publiée?|postée?|rédigée?|proposée?|escrito|publicado|scritto|pubblicato|skrevet|skriven|publicera[dt]|publisert|geschreven|geplaatst|gepubliceerd|napisane|opublikowane) )?(von|par|por|di|av|af|door|od)\s+(?=[\p{L}@])/iu;

/** What stands behind a name. */
const BEHIND =
  /\s*(?:\||•|·|—|–| - |\b[Oo]n\b (?=\p{Lu}|\d)|\b(?:[Pp]ublished|[Uu]pdated|[Ll]ast)\b|,\s+(?=\p{L}|\d)|\(|\d{1,2}[./]|\b(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)\p{Ll}*\.? \d)/u;

/** `Smith, John`, `Tolkien, J. R. R.`: the family name first; `King, Jr.`. */
const FAMILY_FIRST =
  /^(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}’'-]+, \p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}$/u;
const JUNIOR = /, (?=(?:[JS]r\b\.?|I{2,3}\b|IV\b))/u;

/** Letters of a name. */
const MOST_LETTERS = 60;

/** A byline without its introduction, date or role; undefined when what is left is no name. */
export function personName(text: string): string | undefined {
  const whole = fold(text).replace(/^(?:about the author|author bio)\s*/i, '');
  if (FAMILY_FIRST.test(whole) && whole.length <= MOST_LETTERS) return whole;
  const line = withoutOf(whole.replace(BY, '')).replace(JUNIOR, ' ');
  const name = line
    .split(BEHIND)[0]
    ?.replace(/^[\p{L}/ ]{2,20}:\s+(?=\p{Lu})/u, '')
    .replace(/[\s,:–-]+$/u, '')
    .replace(/(?<!(?:^|[\s.])(?:\p{Lu}|[JS]r))\.$/u, '')
    .trim();
  return name === undefined || !isName(name) ? undefined : name;
}

/** Without `von`, where it introduces a name: written small, or before two words that are one. */
function withoutOf(text: string): string {
  const [lead, word = ''] = OF.exec(text) ?? [];
  if (lead === undefined) return text;
  const rest = text.slice(lead.length);
  const isSmall = word === word.toLowerCase() || lead.length > word.length + 1;
  const [name = ''] = rest.split(BEHIND);
  return /^[\p{Lu}\p{Lo}@]/u.test(rest) && (isSmall || / \S/.test(name)) ? rest : text;
}

function isName(name: string): boolean {
  const words = name.split(' ');
  if (
    name.length < 2 ||
    name.length > MOST_LETTERS ||
    words.length > 6 ||
    /(?<!\p{L})\d{3}|https?:|[?!]|\S@\S/u.test(name)
  )
    return false;
  if (
    !/^[\p{Lu}\p{Lo}@\p{Ll}]/u.test(name) ||
    /[$€£*_:;<>{}]|\b(?:the|and the|of the|with|from|this|your|our)\b/u.test(name)
  )
    return false;
  return !/^(?:null|undefined|name|admin|author|authors|by|byline|autor|follow|share|read more|view all|profile|comments?)$/i.test(
    name,
  );
}

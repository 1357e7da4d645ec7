/**
 * Names that a sentence says beside a verb or an office: `Hosted by Sound Commons`, `traduit par Anne Colin`, `born in Leeds`,
 * `Mayor Anna Weiss`, `Tim Moore, Chief Executive`. A name is words with capitals and what joins them, and ends where they do.
 */
import type { Field } from '../fields/field.ts';
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { keyOf, plainInPlace, singular, thingsIn } from '../text.ts';
import { boxesOf } from './boxes.ts';
import type { Evidence } from './evidence.ts';
import verbs from './said-names.json' with { type: 'json' };

/** Letters of a sentence that says it, and of its text; in longer ones a name is one of many. */
const MAX_SENTENCE = 100;
const MAX_TEXT = 260;
const ENOUGH = 3;
/** Below labels, lists and what is named. */
const SAID = 0.36;

const WORD = String.raw`(?:\p{Lu}|\d)[\p{L}\p{N}.&’'-]*`;
const JOINS = String.raw`(?:&|of|the|de|der|des|du|di|da|del|la|le|van|von|für|for|and(?=\s\p{Lu}))`;
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}.&’'-]*(?:\s(?:${JOINS}\s){0,2}${WORD}){0,6})`;

/** By words of a field's name, who did it or where it was: verbs in front of the name, in eight languages; written for this purpose. */
const VERBS: Readonly<Record<string, readonly string[]>> = verbs;

export function saidNames(field: Field, page: Page): readonly Evidence[] {
  const isList = field.kind === 'array' && field.item?.kind === 'string';
  if (field.kind !== 'string' && !isList) return [];
  if (field.format !== undefined || field.options !== undefined) return [];
  const patterns = [...byVerb(field), ...byOffice(field), ...byContact(field)];
  if (patterns.length === 0) return [];
  const found: Evidence[] = [];
  for (const element of boxesOf(page, 8, MAX_TEXT)) {
    const texts = sentencesOf(page.text(element));
    for (const pattern of patterns) {
      const name = texts.map((text) => nameBy(pattern, text)).find((found) => found !== undefined);
      if (name === undefined || name.length < 2) continue;
      const where = whereIs(element);
      const names = isList ? thingsIn(name.replaceAll(AND, ', ')) : [name];
      found.push({ source: 'text', score: SAID, pieces: names.map((text) => ({ text, where })) });
    }
    if (found.length >= ENOUGH) break;
  }
  return found.slice(0, ENOUGH);
}

const sentencesOf = (text: string): readonly string[] =>
  text.length <= MAX_SENTENCE
    ? [text]
    : text.split(/(?<=[\p{L}\d]{2}[.!?;])\s/u).filter((one) => one.length <= MAX_SENTENCE);

const AND = /\s(?:and|&|und|et|y|e|en|och|og)\s/gu;

/** As it stands: words of offices are known without the marks of their letters. */
function nameBy(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text) ?? pattern.exec(plainInPlace(text));
  const own = match?.[1];
  if (match === null || own === undefined) return undefined;
  const from = match.index + match[0].lastIndexOf(own);
  const whole = text.slice(from, from + own.length);
  const end = SENTENCE_END.exec(whole)?.index ?? whole.length;
  return whole.slice(0, end).replace(/(?:\.\s\d.*|[.'’&-]+)$/u, '');
}

/** A full stop that does not shorten a word of the name: `St. Mary`, `J. R. Hale`. */
const SENTENCE_END =
  /(?<!(?<![\p{L}\d])(?:\p{L}|St|Ste|Dr|Prof|Mr|Mrs|Ms|Mt|Ft|Rev|Hon|Gen|Col|Capt|Lt|Co|Bros|Gebr|Univ|Dept))(?<!\.\p{L})\.\s/u;

function byVerb({ own, concept }: Field): readonly RegExp[] {
  const last = singular(own.at(-1) ?? '');
  const known =
    last === 'by' && own.length > 1
      ? [own.join(' ')]
      : (Object.entries(VERBS).find(([names]) => names.split(' ').includes(last))?.[1] ??
        // `Music by Sula Banks`
        (own.length === 1 && concept === undefined && last.length > 3
          ? [`${last} by`]
          : undefined));
  return known === undefined
    ? []
    : [
        new RegExp(
          `(?<!\\p{L})(?:${lowerOrUpper(known)})\\s(?:the\\s|der\\s|die\\s|la\\s|le\\s|el\\s)?${NAME}`,
          'u',
        ),
      ];
}

/** The first letter either way: a name needs its capitals. */
const lowerOrUpper = (all: readonly string[]): string =>
  all
    .map((verb) =>
      verb.replace(/^(?:\(\?:)?(\p{Ll})/u, (all, letter: string) =>
        all.replace(letter, `[${letter}${letter.toUpperCase()}]`),
      ),
    )
    .join('|');

/** Offices of people, as they stand before a name or behind it. */
const OFFICES = new Set(
  'ceo chairman chairperson chairwoman chair president mayor minister judge coach rector dean principal headteacher editor secretary treasurer governor spokesperson captain bishop ambassador commissioner host presenter moderator curator conductor director producer narrator trainer guide referee photographer manager librarian technician instructor teacher leader leiter leiterin kursleiter kursleiterin schulleiter schulleiterin trainerin direktor direktorin directeur directrice directora direttore direttrice'.split(
    ' ',
  ),
);
const PERSON = String.raw`(\p{Lu}[\p{L}’'-]+(?:\s(?:van|von|de|der|den|di|da|del)){0,2}(?:\s\p{Lu}[\p{L}’'.-]+){1,3})`;

function byOffice({ own, core }: Field): readonly RegExp[] {
  if (!OFFICES.has(singular(own.at(-1) ?? ''))) return [];
  const asked = askedBy(core);
  const keys = new Set([keyOf(own.join(' ')), ...(asked === undefined ? [] : labelKeysOf(asked))]);
  const offices = [...[...keys].filter((key) => /^\p{L}{3,24}$/u.test(key)), own.join(' ')].join(
    '|',
  );
  if (offices === '') return [];
  const either = offices
    .split('|')
    .map((office) => `[${office.charAt(0)}${office.charAt(0).toUpperCase()}]${office.slice(1)}`)
    .join('|');
  return [
    // `COURT OF JUSTICE` is nobody's office
    new RegExp(
      `(?<!\\p{L}|(?:of|OF)\\s)(?:${either}|${offices.toUpperCase()})\\s(?:(?:is|ist|est|es|è)\\s)?${PERSON}`,
      'u',
    ),
    new RegExp(
      `${PERSON}(?:,|\\s\\()\\s?(?:the\\s|our\\s)?(?:${either}|${offices.toUpperCase()})(?!\\p{L})`,
      'u',
    ),
  ];
}

/** `to Katrin Voss, +49 451 …`, `grants@nansen.example, Ingrid Solberg`: who answers where one writes or calls. */
function byContact({ words, kind }: Field): readonly RegExp[] {
  const last = words.at(-1) ?? '';
  const isName = words.length < 2 || /^(?:name|person)$/.test(last);
  if (kind !== 'string' || !isName || !/^(?:contact|contatto|ansprechpartner)/.test(words[0] ?? ''))
    return [];
  return [
    new RegExp(
      `${PERSON}(?=,?\\s(?:\\(?\\+?\\d[\\d\\s()/-]{6}|(?:tel|phone|e-?mail)\\b|\\S{1,60}@))`,
      'u',
    ),
    new RegExp(`\\S{1,60}@\\S{3,60}?,?\\s\\(?${PERSON}`, 'u'),
  ];
}

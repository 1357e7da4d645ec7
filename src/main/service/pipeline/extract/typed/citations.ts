/**
 * Objects from lists of references as papers and pages of researchers write them: `Moss, L. (2025). Tides. Coastal Letters, 41, 10–19.`,
 * `L. Moss, “Tides,” Coastal Letters, 2025`, `Moss L. Tides. Coastal Letters. 2025;41:10–19.` Of the parts only those that are told apart
 * by their signs are given.
 */
import type { Element } from 'domhandler';
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { childElements, whereIs } from '../sources/page.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

type Part = 'authors' | 'title' | 'year' | 'journal' | 'pages' | 'doi';
export type Citation = Readonly<Partial<Record<Part, string>>>;

const LONGEST = 600;
const MOST_ITEMS = 500;
/** Share of the items of a list that are references. */
const LEAST = 0.6;

const YEAR = String.raw`(?<year>(?:1[6-9]|20)\d\d)[a-z]?`;
const TITLE = String.raw`(?<title>\p{Lu}[^.?!“”"]{7,250}[.?!])`;
const INITIALS = String.raw`(?:\p{Lu}\.[ -]?){1,3}`;
const LAST = String.raw`(?:(?:van|von|de|der|den|di|da|del) ){0,2}\p{Lu}[\p{L}’'-]+`;
const AND = String.raw`(?:, (?:and |& )?| and | & |; )`;
const STYLES: readonly RegExp[] = [
  // APA and Harvard: the year behind the authors
  new RegExp(
    String.raw`^(?<authors>\p{Lu}[^()“”"]{3,300}?),? \(${YEAR}\)[.,:]? ${TITLE} ?(?<rest>.*)$`,
    'u',
  ),
  // MLA, Chicago, IEEE: the title in quotes
  new RegExp(
    String.raw`^(?:\[\d+\] )?(?<authors>\p{Lu}[^“”"]{3,300}?)[.,] [“"„«](?<title>[^“”"„«»]{8,250}?)[.,]?[”"“»],? (?<rest>.*)$`,
    'u',
  ),
  // Vancouver: initials without stops
  new RegExp(
    String.raw`^(?:\d+\. )?(?<authors>${LAST} \p{Lu}{1,3}(?:, ${LAST} \p{Lu}{1,3})*(?:, et al)?)\. ${TITLE} (?<rest>.*)$`,
    'u',
  ),
  // initials first, as on pages of groups
  new RegExp(
    String.raw`^(?<authors>${INITIALS}${LAST}(?:${AND}${INITIALS}${LAST})*)[.:,] ${TITLE} (?<rest>.*)$`,
    'u',
  ),
];
const JOURNAL = /^(?:in:? )?(?<journal>\p{Lu}[^,.;:\d(]{2,120}?)(?=[,.;:(]|\s\d|$)/iu;
const PAGES = /(?<![\d/.])(?:pp?\. ?)?(\d{1,5}\s?[–—-]\s?\d{1,5})(?![\d/-])/u;
const DOI = /\b10\.\d{4,9}\/[^\s,;]+[^\s,;.]/u;

/** What a text says as a reference; undefined when it is none. */
export function readCitation(text: string): Citation | undefined {
  if (text.length > LONGEST) return undefined;
  for (const style of STYLES) {
    const { authors, title, year, rest = '' } = style.exec(text)?.groups ?? {};
    if (authors === undefined || title === undefined) continue;
    const own = year ?? /(?<![\d–-])(?:1[6-9]|20)\d\d(?![\d–-])/.exec(rest)?.[0];
    const parts = {
      authors,
      title: title.replace(/[.,]$/, ''),
      year: own,
      journal: JOURNAL.exec(rest)?.groups?.['journal']?.trim(),
      pages: PAGES.exec(rest)?.[1],
      doi: DOI.exec(rest)?.[0],
    };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  }
  return undefined;
}

/** Each item of the list with most references; undefined where a title is not asked for, or what else a reference says. */
export function objectsFromCitations(
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const asked = item.properties.flatMap((property) => {
    const part = partAsked(property);
    return part === undefined ? [] : [{ property, part }];
  });
  if (!asked.some(({ part }) => part === 'title') || asked.length < 2) return undefined;
  const rows = rowsOf(sources);
  if (rows.length < 2) return undefined;
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const { element, citation } of rows) {
    const at = `${path}[${values.length}]`;
    const value: Record<string, Json> = {};
    for (const { property, part } of asked) {
      const text = citation[part];
      if (text === undefined) continue;
      const texts = property.kind === 'array' ? authorsIn(text) : [text];
      const found = texts.flatMap((one) => typed(property.item ?? property, one, sources.at) ?? []);
      const [first] = found;
      if (first === undefined) continue;
      value[property.name] =
        property.kind === 'array' ? found.map((one) => one.value) : first.value;
      const evidence = { source: 'list', score: 0.5, pieces: [] };
      const piece = { text, where: whereIs(element) };
      provenance.push(told(`${at}.${property.name}`, evidence, piece, first.steps, sources));
    }
    values.push(value);
  }
  return { value: values, provenance };
}

const ASKED: readonly (readonly [Part, RegExp])[] = [
  ['title', /^(?:(?:paper|article|publication)?title|name|titel|titre|titulo)$/],
  ['authors', /^(?:authors?|authornames|autoren|auteurs|autores)$/],
  ['year', /^(?:year|publicationyear|yearpublished|jahr|annee|ano)$/],
  [
    'journal',
    /^(?:journal|venue|journalname|publication|publishedin|source|container|zeitschrift|revue|revista)$/,
  ],
  ['pages', /^(?:pages|pagerange|seiten)$/],
  ['doi', /^doi$/],
];

const partAsked = ({ key }: Field): Part | undefined =>
  ASKED.find(([, name]) => name.test(key))?.[0];

interface Row {
  readonly element: Element;
  readonly citation: Citation;
}

/** References of all lists and boxes nearly all of whose items are such: pages of researchers have a list a year. */
function rowsOf({ page }: Sources): readonly Row[] {
  const rows: Row[] = [];
  for (const holder of page.elements) {
    if (page.zone(holder) === 'chrome' || rows.length >= MOST_ITEMS) continue;
    const items = childElements(holder).filter(
      (one) => ITEM.test(one.name) && page.textLength(one) > 20,
    );
    if (items.length < 2) continue;
    const own = items.flatMap((element) => {
      const citation = readCitation(page.text(element));
      return citation === undefined ? [] : [{ element, citation }];
    });
    if (own.length >= Math.max(2, LEAST * items.length)) rows.push(...own);
  }
  return rows;
}

const ITEM = /^(?:li|p|div|dd)$/;

/** `Moss, L., Rand, O., & Ek, N.`, `L. Moss, O. Rand`, `Moss L, Rand O`. */
function authorsIn(text: string): readonly string[] {
  const isFamilyFirst = /^[^,]+, (?:\p{Lu}\.[ -]?)+/u.test(text);
  return text
    .split(
      isFamilyFirst ? /(?<=\.),? (?:& |and )?(?=\p{Lu}\p{L})/u : /, (?:and |& )?| and | & |; /u,
    )
    .map((one) => one.replace(/[,;\s]+$/, '').trim())
    .filter((one) => one !== '');
}

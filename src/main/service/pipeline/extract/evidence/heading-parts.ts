/** What a heading says by how it is put together: `Ulm – Aalen`, `Boğaz FK 4 - 0 Başkent SK`, `Vertigo (1958)`. */
import { saysAsked } from '../fields/meanings.ts';
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { type Evidence, one } from './evidence.ts';

const MOST_HEADING = 120;
/** Below labels. */
const SAID = 0.4;

export function headingParts(field: Field, page: Page): readonly Evidence[] {
  const part = partAsked(field);
  if (part === undefined) return [];
  const { heading, title } = page;
  const said = heading === undefined ? [] : [{ text: page.text(heading), where: whereIs(heading) }];
  for (const { text, where } of [...said, { text: title, where: 'title' }]) {
    const own = text.length > MOST_HEADING ? undefined : PARTS[part](text);
    if (own !== undefined) return [one('heading', SAID, own, where)];
  }
  return [];
}

type Part = keyof typeof PARTS;

/** A result between two names, with the goals of both. */
const RESULT =
  /^(?:.{0,40}:\s)?(?<home>\p{L}.{1,40}?)\s+(?<homeGoals>\d{1,3})\s?[-–:]\s?(?<awayGoals>\d{1,3})\s+(?<away>\p{L}.{1,40}?)(?:\s?[,:|(].*)?$/u;
const MATCH =
  /^(?<home>\p{Lu}[^-–:,|]{1,40}?)\s+(?:vs?\.?|[-–])\s+(?<away>\p{Lu}[^-–:,|]{1,40}?)(?:\s?[,:|(].*)?$/u;
/** Two places that a line joins; what stands in front says what it is. */
const ROUTE =
  /(?<from>\p{Lu}[\p{L}’'.-]+(?:\s\p{Lu}[\p{L}’'.-]+){0,2})\s+(?:[-–—→⇄↔]|to|till|nach|vers)\s+(?<to>\p{Lu}[\p{L}’'.-]+(?:\s\p{Lu}[\p{L}’'.-]+){0,2})$/u;
/** The parties of a case. */
const CASE =
  /^(?:.{0,40}:\s)?(?<claimant>\p{Lu}[^:|]{1,60}?)\s+(?:v\.?|vs\.?|versus|\.\/\.|gegen|contra)\s+(?<defendant>\p{Lu}[^:|[(]{1,60}?)(?:\s*(?:[|[(:]|\s[-–—]\s).*)?$/u;
const NUMBERED =
  /^(?:\p{L}+\s){1,3}(?:(?:no|nr)\.?\s)?((?=\S*\d)[\p{Lu}\d][\p{L}\d.]*[/-][\p{L}\d./-]{1,24})(?::|\s[–—|-]\s|$)/u;
/** `Night train 471 Oslo – Bergen`. */
const OF_KIND =
  /(?<!\p{L})(?:train|flight|lot|bill|case|bus|route|line)\s(?:no\.?\s)?(\d[\dA-Z]{0,5})(?!\S)/iu;
const YEAR = /[(（]((?:1[89]|20)\d\d)[)）]/u;

const PARTS = {
  home: (text: string) => (RESULT.exec(text) ?? MATCH.exec(text))?.groups?.['home'],
  away: (text: string) => (RESULT.exec(text) ?? MATCH.exec(text))?.groups?.['away'],
  homeGoals: (text: string) => RESULT.exec(text)?.groups?.['homeGoals'],
  awayGoals: (text: string) => RESULT.exec(text)?.groups?.['awayGoals'],
  from: (text: string) => ROUTE.exec(text)?.groups?.['from'],
  to: (text: string) => ROUTE.exec(text)?.groups?.['to'],
  claimant: (text: string) => CASE.exec(text)?.groups?.['claimant'],
  defendant: (text: string) => CASE.exec(text)?.groups?.['defendant'],
  year: (text: string) => YEAR.exec(text)?.[1],
  vintage: (text: string) => /(?<!\d)((?:19|20)\d\d)(?!\d)/u.exec(text)?.[1],
  number: (text: string) => (NUMBERED.exec(text) ?? OF_KIND.exec(text))?.[1],
} as const;

const HOME = /^(?:home|local|heim|domicile|casa|thuis|hemma|hjemme)$/;
const AWAY =
  /^(?:away|visitor|visiting|gast|auswarts|exterieur|visitante|ospite|trasferta|uit|borta|ude)$/;
const CLAIMANT =
  /^(?:claimant|plaintiff|appellant|applicant|petitioner|klager|klagerin|demandeur|demandante)$/;
const DEFENDANT = /^(?:defendant|respondent|appellee|beklagter|beklagte|defendeur|demandado)$/;
const GOALS = /^(?:goals?|score|tore|buts?|goles|gol|mal|bramki)$/;
const FROM = /^(?:from|origin|departure|start|abfahrt|depart|origen|partenza|fran)$/;
const TO = /^(?:to|destination|arrival|ziel|arrivee|destino|arrivo|till)$/;

function partAsked(field: Field): Part | undefined {
  if (field.options !== undefined || field.format !== undefined) return undefined;
  return (
    numberAsked(field) ??
    yearAsked(field) ??
    sideAsked(field) ??
    (field.kind === 'string' ? endAsked(field) : undefined)
  );
}

const YEARS = /^(?:year|jahr|annee|anno|rok)$/;
const VINTAGES = /^(?:vintage|jahrgang|millesime|anada|annata)$/;
const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';

/** `Bill 41/2026: Clean Harbours Act`: the number of what the page is about. */
const numberAsked = ({ kind, key }: Field): Part | undefined =>
  kind === 'string' &&
  /^(?:bill|case|train|flight|lot|order|ticket)?(?:number|no|nr|numero)$/.test(key)
    ? 'number'
    : undefined;

const yearAsked = (field: Field): Part | undefined =>
  isNumber(field) && VINTAGES.test(field.own.at(-1) ?? '')
    ? 'vintage'
    : isNumber(field) && field.own.length <= 2 && YEARS.test(field.own.at(-1) ?? '')
      ? 'year'
      : undefined;

/** One of the teams, or its goals. */
function sideAsked(field: Field): Part | undefined {
  const { core } = field;
  const isHome =
    core.some((word) => HOME.test(word) && mayBeSide(word, core)) ||
    saysAsked('home team', core) > 0;
  const isAway = core.some((word) => AWAY.test(word)) || saysAsked('away team', core) > 0;
  if (isHome === isAway) return undefined;
  if (!core.some((word) => GOALS.test(word)))
    return field.kind === 'string' ? (isHome ? 'home' : 'away') : undefined;
  if (!isNumber(field)) return undefined;
  return isHome ? 'homeGoals' : 'awayGoals';
}

/** A `local_authority` plays no match. */
const mayBeSide = (word: string, core: readonly string[]): boolean =>
  word !== 'local' ||
  core.length === 1 ||
  /^(?:team|equipo|goals?|score|goles)$/.test(core.at(-1) ?? '');

const ENDS: readonly (readonly [RegExp, Part])[] = [
  [CLAIMANT, 'claimant'],
  [DEFENDANT, 'defendant'],
  [FROM, 'from'],
  [TO, 'to'],
];

/** A party of a case, or one end of a line: by the first of two words at most. */
const endAsked = ({ words: [first = '', second = ''], words }: Field): Part | undefined =>
  words.length > 2
    ? undefined
    : ENDS.find(([is], at) => is.test(first) && (at > 1 || second === ''))?.[1];

/** What a short text of each record says by its kind alone; kinds that only a list tells apart, and those of any page (kinds-shown.ts). */
import { isWeekday } from '../../page/weekdays.ts';
import type { Field } from '../fields/field.ts';
import { kindAsked } from './kinds-shown.ts';
import { LICENCE } from './licences.ts';

/** How long one works. */
const WORKED =
  /^(?:(?:full|part)[ -]?time|vollzeit|teilzeit|temps plein|temps partiel|jornada completa|media jornada|tiempo completo|tempo pieno|voltijd|deeltijd|heltid|deltid|pełny etat|tempo integral)$/iu;
/** On what terms. */
const EMPLOYED = new RegExp(
  String.raw`^(?:${WORKED.source.slice(1, -1)}|permanent|temporary|contract(?:or)?|freelance|fixed[ -]term|internship|apprenticeship|seasonal|casual|festanstellung|unbefristet|befristet|praktikum|cdi|cdd|alternance|stage|indefinido|temporal|prácticas|tempo indeterminato|tempo determinato|vast|tijdelijk|umowa o pracę|umowa zlecenie|tillsvidare)$`,
  'iu',
);
const COMPASS = /^(?:[NSEWO]{1,3}|(?:north|south)(?:[ -]?(?:east|west))?|east|west)$/iu;
/** From what age a film may be seen. */
const CERTIFICATE =
  /^(?:G|PG|PG-13|R|NC-17|Not Rated|Unrated|TV-(?:Y7?|G|PG|14|MA)|U|12A?|15|18|R18|(?:FSK\s?|ab\s)?(?:0|6|12|16|18)(?:\+|\sJahren)?|Tous publics|-(?:10|12|16|18))$/u;

const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:workinghours|worktime|workingtime|workschedule|arbeitszeit|tempsdetravail|jornada|orariodilavoro)$/,
    WORKED,
  ],
  [
    /^(?:(?:contract|employment|job|position)type|typeof(?:contract|employment)|vertragsart|typedecontrat|tipodecontrato)$/,
    EMPLOYED,
  ],
  [/^wind(?:direction|dir|from)$/, COMPASS],
  [/^(?:certificate|certification|mpaa|mpaarating|agerating|contentrating|fsk)$/, CERTIFICATE],
  [/^(?:licen[cs]e|lizenz|licence|licencia|licenza)$/, LICENCE],
];

const WEEKDAY = /^(?:weekday|dayofweek|wochentag|jour|dia|giorno|weekdag)$/;

/** What finds the value of such a field in a text of a record. */
export function kindInRecords(
  field: Field,
): ((text: string, language: string) => string | undefined) | undefined {
  if (WEEKDAY.test(field.key)) return (text) => (isWeekday(text) ? text : undefined);
  const own = KINDS.find(([asked]) => asked.test(field.key))?.[1];
  return own === undefined
    ? kindAsked(field)
    : (text) => (text.length <= MOST_OF_KIND ? own.exec(text)?.[0] : undefined);
}
const MOST_OF_KIND = 40;

/** Lists of people: any list has names and lines behind them, so it must be called so, or stand under a heading that says it. */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { hasName } from '../sources/names.ts';
import { singular, wordsOf } from '../text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PEOPLE = words(
  'team member person people staff author speaker trustee employee contact director profile player cast actor performer celebrity crew board doctor lawyer agent instructor coach bio leadership faculty inventor doktor arzt ärztin médecin medico médico mitarbeiter equipo équipe medewerker',
);
/** People that elements are rarely called by. */
const ASKED = words(
  'teacher lecturer professor tutor trainer guest host judge researcher nurse therapist physician',
);
/** Teams in other languages, by words that are said of people alone. */
const TEAMS = words(
  'equipo équipe equipe squadra mitarbeiter mitarbeitende ansprechpartner kollegium lehrkräfte equipa medewerker zespół',
);
/** Words of `Meet our team`. */
const MOST_OF_TITLE = 5;

export const asksForPeople = (field: Field, item: Field): boolean =>
  [...field.words, ...item.words].map(singular).some((one) => PEOPLE.has(one) || ASKED.has(one));

export const areCalledPeople = (element: Element): boolean => hasName(element, PEOPLE);

/** Of a heading. */
export function saysPeople(heading: string): boolean {
  const said = wordsOf(heading).map(singular);
  return (
    said.length <= MOST_OF_TITLE &&
    said.some((word) => PEOPLE.has(word) || ASKED.has(word) || TEAMS.has(word))
  );
}

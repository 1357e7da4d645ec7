/** Objects that headings of one rank name with a day: `9.0.0 (2024-07-21)`, `3 May 2024 – Bridge closed`. Releases, entries, posts. */
import type { Element } from 'domhandler';
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { largest } from '../largest.ts';
import { whereIs } from '../sources/page.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

const MOST_HEADING = 100;
/** Share of the headings of a rank that have a day. */
const LEAST_DATED = 0.6;

const ISO = String.raw`(?:19|20)\d\d-\d\d-\d\d`;
const WRITTEN = String.raw`\d{1,2}(?:st|nd|rd|th)?\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?(?:19|20)\d\d|\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,\s(?:19|20)\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d`;
const DAY = new RegExp(`(?<![\\d.])(?:${ISO}|${WRITTEN})(?!\\d)`, 'u');

/** For items of a day and one text; undefined unless two headings of a rank have both. */
export function objectsFromDatedHeadings(
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const [day, text, other] = split(item);
  if (day === undefined || text === undefined || other !== undefined) return undefined;
  const { page } = sources;
  const headings = page.elements.filter(
    (element) =>
      /^h[2-5]$/.test(element.name) &&
      page.textLength(element) <= MOST_HEADING &&
      page.zone(element) !== 'chrome',
  );
  const ranks = [...Map.groupBy(headings, ({ name }) => name).values()].map((all) => {
    const dated = all.filter((heading) => DAY.test(page.text(heading)));
    return dated.length >= Math.max(2, all.length * LEAST_DATED) ? dated : [];
  });
  const dated = largest(ranks, 1, ({ length }) => length) ?? [];
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const heading of dated) {
    const own = read(heading, [day, text], sources, `${path}[${values.length}]`);
    if (own === undefined) continue;
    values.push(own.value);
    provenance.push(...own.provenance);
  }
  return values.length < 2 ? undefined : { value: values, provenance };
}

/** The day and the text of an item. */
function split({ properties }: Field): readonly (Field | undefined)[] {
  const isDay = ({ format, concept, words }: Field): boolean =>
    format === 'date' || concept?.shape === 'date' || words.includes('date');
  const texts = properties.filter((one) => !isDay(one));
  const days = properties.filter(isDay);
  return texts.every(({ kind }) => kind === 'string')
    ? [days[0], texts[0], days[1] ?? texts[1]]
    : [];
}

function read(
  heading: Element,
  [day, text]: readonly [Field, Field],
  sources: Sources,
  path: string,
): Found | undefined {
  const said = sources.page.text(heading);
  const date = DAY.exec(said)?.[0] ?? '';
  const rest = said.replace(date, ' ').replace(EDGES, '');
  const piece = (own: string) => ({ text: own, where: whereIs(heading) });
  const evidence = { source: 'heading', score: 0.5, pieces: [] };
  const [at, name] = [typed(day, date, sources.at), typed(text, rest, sources.at)];
  if (at === undefined || name === undefined) return undefined;
  return {
    value: { [text.name]: name.value, [day.name]: at.value },
    provenance: [
      told(`${path}.${text.name}`, evidence, piece(rest), name.steps, sources),
      told(`${path}.${day.name}`, evidence, piece(date), at.steps, sources),
    ],
  };
}

/** What stands between a day and the rest, and around both. */
const EDGES = /^[\s()[\]–—:,|·-]+|[\s()[\]–—:,|·#¶-]+$/gu;

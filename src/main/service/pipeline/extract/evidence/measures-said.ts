/**
 * A measure that a sentence says of a part or an act, which the field names beside what is measured: `water at 94 °C` of
 * `water_temperature`, `50 m rope` of `rope_length_m`, `Cancel at least 48 hours before` of `cancellation_hours`.
 */
import type { Field } from '../fields/field.ts';
import { signOf } from '../fields/units.ts';
import { whereIs } from '../sources/page.ts';
import type { Saying, Sayings } from '../sources/said-numbers.ts';
import type { Page } from '../sources/page.ts';
import { type Evidence, one, onlyShown } from './evidence.ts';
import { bestRank } from './label-evidence.ts';
import { TIMES } from './sentences.ts';

/** Below what is said of all words of the field. */
const SAID = 0.4;
const MOST = 6;
const LEAST_LETTERS = 4;
/** What sentences leave out: the unit says it. */
const DIMENSIONS =
  /^(?:length|width|height|depth|weight|temperature|temp|time|duration|distance|radius|size|period|limit|capacity|volume|c|f|min|max|minimum|maximum)$/;

export function measuresSaid(
  field: Field,
  sayings: Sayings,
  siblings: readonly Field[],
): readonly Evidence[] {
  if (field.kind !== 'number' && field.kind !== 'integer') return [];
  const unit = unitOf(field);
  if (unit === undefined) return [];
  const who = field.own.filter((word) => !DIMENSIONS.test(word));
  if (who.join('').length < LEAST_LETTERS) return [];
  return sayings
    .of(who)
    .slice(0, MOST)
    .filter(({ words }) => bestRank(siblings, words) <= OWN)
    .flatMap((saying) => {
      const value = measureIn(saying, unit);
      return value === undefined ? [] : [one('text', SAID, value, whereIs(saying.element))];
    });
}

/** How much the field's own words in a sentence say. */
const OWN = 0.9;

/** What must stand behind the number; undefined where the field says no unit. */
function unitOf({ own, measure, unit, words, bound }: Field): RegExp | undefined {
  if (own.some((word) => /^temp(?:erature)?$/.test(word))) return /^°/u;
  if (measure !== undefined) return signOf(measure);
  if (unit !== undefined && words.at(-1) !== 'min') return TIMES[unit];
  // `Classes are no larger than 24`
  return bound === 'max' && own.includes('size') ? /^(?![\p{L}%°\d])/u : undefined;
}

const NUMBER = String.raw`\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?`;
const BEFORE = new RegExp(`(?<![\\d.,])(${NUMBER})\\s?(\\S{1,12})\\s$`, 'u');
const BEHIND = new RegExp(
  `^(?:[:：]\\s|[^.;,:!?\\d]{1,40}?)(?<![\\d.,\\p{Sc}])(${NUMBER}(?<![.,]))(?:\\s(?:working|business|full)(?=\\s))?\\s?(\\S{0,12})`,
  'u',
);

function measureIn({ before, behind }: Saying, unit: RegExp): string | undefined {
  for (const match of [BEFORE.exec(before), BEHIND.exec(behind)]) {
    const [, number, sign = ''] = match ?? [];
    if (number !== undefined && unit.test(sign)) return `${number} ${sign}`.trim();
  }
  return undefined;
}

const AGES = /^(?:ages?|alter|mindestalter|hochstalter|hoechstalter|edad|eta)$/;
const WHO = String.raw`(?:readers|listeners|players|children|kids|everyone|kinder|jugendliche|leser|enfants|niños|bambini)`;
const SPAN = String.raw`(?:von|from|de|ages?|aged|dai|da)\s(\d{1,2})\s?(?:to|bis|à|a|ai|[–-])\s?(\d{1,2})`;
const YOUNGEST = new RegExp(
  String.raw`(?<!\p{L})(?:must be (?:at least )?(\d{1,2})(?!\d)|(\d{1,2}) (?:or|and) (?:over|older|above|up)(?!\p{L})|${WHO} (?:from|over|ab|à partir de|desde|da) (\d{1,2})(?![\d.,:]\d)|(?:ab|à partir de|desde los|dai|from) (\d{1,2}) (?:years|jahren?|ans|años|anni)(?!\p{L}))`,
  'giu',
);
const SPANS = new RegExp(
  `(?<!\\p{L})(?:${WHO}\\s)?${SPAN}(?:\\s(?:years|jahren?|ans|años|anni))`,
  'giu',
);
const MOST_TEXT = 300;

/** `You must be 16 or over`, `Kinder von 8 bis 13 Jahren`: how old one has to be, and may be. */
export function agesSaid({ kind, own, bound }: Field, page: Page): readonly Evidence[] {
  const isAge = (kind === 'number' || kind === 'integer') && own.some((word) => AGES.test(word));
  const end = /^(?:hochst|hoechst)alter$/.test(own[0] ?? '')
    ? 'max'
    : own[0] === 'mindestalter'
      ? 'min'
      : bound;
  if (!isAge || end === undefined) return [];
  return onlyShown(page, { most: MOST_TEXT, score: SAID }, (text) => [
    ...[...text.matchAll(SPANS)].map(([, from, to]) => (end === 'min' ? from : to) ?? ''),
    ...(end === 'min'
      ? [...text.matchAll(YOUNGEST)].map((match) => match.slice(1).find(Boolean) ?? '')
      : []),
  ]);
}

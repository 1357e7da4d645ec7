/** The one number of the page that stands with the unit a field asks for: `80 m²`, `110 kW`, `350 kcal`, `£18.50 per hour`, `-20 %`. */
import type { Field } from '../fields/field.ts';
import { behindPer, signOf } from '../fields/units.ts';
import type { Page } from '../sources/page.ts';
import { type Evidence, onlyShown } from './evidence.ts';

const MAX_TEXT = 120;
/** Below all that is named. */
const SHOWN = 0.35;
const NUMBER = String.raw`(?<![\d.,])(\d[\d.,’\s]*)`;

/** By words of the field's name; the first that is in it counts. */
const UNITS: readonly (readonly [readonly string[], RegExp])[] = [
  [['sqft', 'ft2'], new RegExp(`${NUMBER}\\s?(?:sq\\.?\\s?ft\\.?|square f(?:ee|oo)t|ft²)`, 'giu')],
  [
    ['sqm', 'm2', 'qm'],
    new RegExp(
      `${NUMBER}\\s?(?:m²|m2|qm|sqm|sq\\.?\\s?m|square met(?:re|er)s?|mq|кв)(?!\\p{L})`,
      'giu',
    ),
  ],
  [['kw'], new RegExp(`${NUMBER}\\s?kW(?!h)(?!\\p{L})`, 'gu')],
  [
    ['hp', 'ps', 'bhp', 'horsepower'],
    new RegExp(`${NUMBER}\\s?(?:hp|bhp|PS|ch|cv|CV|hk|KM)(?!\\p{L})`, 'gu'),
  ],
  [
    ['kcal', 'calories', 'calorie'],
    new RegExp(`${NUMBER}\\s?(?:kcal|calories|cal|kalorien)(?!\\p{L})`, 'giu'),
  ],
  [
    ['alcohol', 'abv', 'alcool', 'alkohol', 'alcol'],
    new RegExp(`${NUMBER}\\s?%\\s?(?:vol|abv|alc)(?!\\p{L})`, 'giu'),
  ],
  [['runtime'], new RegExp(`${NUMBER}\\s?(?:min|minutes|minuten|mins)(?!\\p{L})`, 'giu')],
  [
    ['hourly'],
    new RegExp(
      `${NUMBER}\\s?(?:\\p{Sc}|EUR|USD|GBP|CHF)?\\s?(?:\\/|per|an|pro|die|par|por|all’)\\s?(?:h|hour|stunde|heure|hora|ora)(?!\\p{L})`,
      'giu',
    ),
  ],
  [
    ['discount', 'savings'],
    new RegExp(
      `(?:[-–−]|save|you save|spare|rabatt|économisez|ahorra)\\s?(\\d{1,2})\\s?%|(\\d{1,2})\\s?%\\s(?:off|discount|rabatt|sparen|de remise|de descuento|di sconto|korting)`,
      'giu',
    ),
  ],
];

const isMeasured = ({ kind, words }: Field): boolean =>
  (kind === 'number' || kind === 'integer') && behindPer(words) === undefined;

export function unitNumbers(field: Field, page: Page): readonly Evidence[] {
  if (!isMeasured(field)) return [];
  const unit = UNITS.find(([names]) => names.some((name) => field.words.includes(name)))?.[1];
  if (unit === undefined) return alone(field, page);
  return onlyShown(page, { most: MAX_TEXT, score: SHOWN }, (text) =>
    [...text.matchAll(unit)].map((match) => (match[1] ?? match[2] ?? '').trim()),
  );
}

/** Between the facts of a line. */
const APART = /\s[·•|]\s|,\s/u;

const MINUTES = /^\d{1,3}\s?(?:minutes?|mins?|minuten|minuti|minutos)\.?$/iu;

/** `6 days` and no more. */
const LASTING: ReadonlyMap<string, RegExp> = new Map([
  ['days', /^\d{1,3}[\s-](?:days?|tage|jours|días|giorni)$/iu],
  ['nights', /^\d{1,3}[\s-](?:nights?|nächte|nuits|noches|notti)$/iu],
  ['weeks', /^\d{1,3}[\s-](?:weeks?|wochen|semaines|semanas|settimane)$/iu],
  ['hours', /^\d{1,3}[\s-](?:hours?|hrs?|stunden|heures|horas|ore)$/iu],
]);

/** Units that a number in passing seldom has. */
const TELLING = new Set('km mi kg g l ml kwh ha mb gb tb mah m'.split(' '));
const UP = /^(?:ascent|climb|climbing|gain|uphill)$/;
const DOWN = /^(?:descent|downhill)$/;

/** `14.2 km`, `↑ 890 m`, `12.5 % vol · 0.75 l`: a text, or one of several in a line, that is a number and its unit. */
function alone({ own, measure, key, unit }: Field, page: Page): readonly Evidence[] {
  if (key === 'year')
    return onlyShown(page, { most: MAX_TEXT, score: SHOWN }, (text) =>
      text.split(APART).filter((part) => /^(?:19|20)\d\d$/.test(part)),
    );
  if (unit === 'minutes' && /^(?:duration|runtime|dauer|duree|durata)$/.test(own.join('')))
    return onlyShown(page, { most: MAX_TEXT, score: SHOWN }, (text) =>
      text.split(APART).flatMap((part) => MINUTES.exec(part.trim())?.[0] ?? []),
    );
  const lasting = LASTING.get(unit ?? '');
  if (
    lasting !== undefined &&
    /^(?:duration|length|trip|tour|dauer|duree|durata|stay)$/.test(own.join(''))
  )
    return onlyShown(page, { most: MAX_TEXT, score: SHOWN }, (text) =>
      text.split(APART).flatMap((part) => lasting.exec(part.trim())?.[0] ?? []),
    );
  if (measure === undefined || !TELLING.has(measure)) return [];
  const last = own.at(-1) ?? '';
  const arrow = UP.test(last) ? '[↑↗⬆▲]' : DOWN.test(last) ? '[↓↘⬇▼]' : undefined;
  // metres are said of anything
  if (measure === 'm' && arrow === undefined) return [];
  const number = new RegExp(
    `^${arrow === undefined ? '' : `${arrow}\\s?`}(\\d[\\d.,]*)\\s?(\\p{L}{1,12})$`,
    'u',
  );
  return onlyShown(page, { most: MAX_TEXT, score: SHOWN }, (text) =>
    text.split(APART).flatMap((part) => {
      const [, said, unit = ''] = number.exec(part.trim()) ?? [];
      return said !== undefined && signOf(measure).test(unit) ? [`${said} ${unit}`] : [];
    }),
  );
}

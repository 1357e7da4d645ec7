/** Numbers and dates that running text says beside the words of a field. */
import type { Field } from '../fields/field.ts';
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import { whereIs } from '../sources/page.ts';
import type { Saying, Sayings } from '../sources/said-numbers.ts';
import { endAsked, findRange } from '../typed/date-ranges.ts';
import { findNumber } from '../typed/numbers.ts';
import { scaleIn } from '../typed/scales.ts';
import { findDate } from '../typed/times.ts';
import { type Evidence, one } from './evidence.ts';
import { COUNTING, MONEY } from './counted.ts';
import { bestRank, BOUND, rankOf } from './label-evidence.ts';
import { PRICES, SUM, whoPays } from './sums.ts';

/** Below labels and all that is marked up. */
const SAID = 0.44;
const MOST = 6;

export function sentenceEvidence(
  field: Field,
  sayings: Sayings,
  { siblings, language }: { readonly siblings: readonly Field[]; readonly language: string },
): readonly Evidence[] {
  // the day of publication is found by all that stands around it
  const isOfPage = field.concept?.id === 'published' && PUBLISHED.test(field.key);
  const wants = isOfPage ? undefined : wanted(field);
  if (wants === undefined) return [];
  const found: Evidence[] = [
    ...sumsFor(field, sayings),
    ...sumsOfPeriod(field, sayings),
    ...costOf(field, sayings),
  ];
  for (const { saying, isOwn } of sayingsFor(field, sayings)) {
    const rank = Math.max(isOwn ? OWN : 0, rankOf(field, saying.words));
    if (rank === 0 || rank < bestRank(siblings, saying.words)) continue;
    const value = READERS[wants](saying, language, field);
    if (value === undefined || !mayBe(field, value) || !isInKind(field, value, saying)) continue;
    found.push(one('text', SAID * Math.min(rank, 1), value, whereIs(saying.element)));
    if (found.length >= MOST) break;
  }
  return found;
}

/** Of words that are known to mean what the field asks; else of its own. */
function sayingsFor(
  { core, own }: Field,
  { named, of }: Sayings,
): readonly { readonly saying: Saying; readonly isOwn: boolean }[] {
  const asked = askedBy(core);
  const meant = asked === undefined ? [] : [...labelKeysOf(asked)];
  const known = meant.flatMap((key) =>
    (named.get(key) ?? []).map((saying) => ({ saying, isOwn: false })),
  );
  // of `open_until` only a part is known
  if (known.length > 0 && asked?.besides.length === 0) return known;
  const words = own.filter((word) => !COUNTING.has(word) && !BOUND.has(word));
  // `on_loan_until` is not until when anything is
  const others = BOUND.has(own.at(-1) ?? '') ? [] : known;
  if (words.join('').length < LEAST_LETTERS) return others;
  const whole = words.length < own.length ? of(own) : [];
  return [...[...whole, ...of(words)].map((saying) => ({ saying, isOwn: true })), ...others];
}

/** How much the field's own words in a sentence say. */
const OWN = 0.9;
const LEAST_LETTERS = 4;

/** `warranty_years` is no warranty of 30 days. */
function hasUnit({ words }: Field, { before, words: said, behind }: Saying): boolean {
  const unit = TIMES[words.at(-1) ?? ''];
  return unit === undefined || unit.test(`${before}${said}${behind}`);
}

/** In the unit that is asked; what is paid, with its currency. */
const isInKind = (field: Field, value: string, saying: Saying): boolean =>
  hasUnit(field, saying) && (!MONEY.test(field.core.at(-1) ?? '') || isSum(value, saying));

/** `48 monthly payments` of so much each. */
function isSum(value: string, { before, words, behind }: Saying): boolean {
  const text = `${before}${words}${behind}`;
  const at = text.indexOf(value);
  const around = `${text.slice(Math.max(0, at - 5), at)}#${text.slice(at + value.length, at + value.length + 5)}`;
  return /\p{Sc}/u.test(value) || CURRENCY.test(around);
}
const CURRENCY =
  /(?:\p{Sc}|[A-Z]{3}|kr\.?|Fr\.?)\s?#|#\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr|zł|Kč|Ft|euros?(?!\p{L}))/u;

/** Words of times, by the plural. */
export const TIMES: Readonly<Record<string, RegExp>> = {
  years:
    /(?<!\p{L})(?:years?|yrs?|jahre?n?|ans?|années?|años?|anni|anno|jaar|anos?|lat|rok|år)(?!\p{L})/iu,
  months:
    /(?<!\p{L})(?:months?|monate?n?|mois|mes(?:es)?|mesi|maanden?|miesi\p{L}+|månader?)(?!\p{L})/iu,
  weeks:
    /(?<!\p{L})(?:weeks?|wochen?|semaines?|semanas?|settimane?|weken|week|tygodni\p{L}*|veckor)(?!\p{L})/iu,
  days: /(?<!\p{L})(?:days?|tage?n?|jours?|días?|giorni|dagen|dag|dias?|dni|dagar)(?!\p{L})/iu,
  hours:
    /(?<!\p{L})(?:hours?|hrs?|h|stunden?|heures?|horas?|ore|uur|uren|godzin\p{L}*|timmar)(?!\p{L})/iu,
  minutes: /(?<!\p{L})(?:minutes?|mins?|minuten?|minutos?|minuti|minut\p{L}*)(?!\p{L})/iu,
};

/** `Dogs welcome (€3 per night)` of `dog_fee`, `€4 for shoe rental` of `shoe_rental_price`: the sum nearest to who or what pays it. */
function sumsFor(field: Field, { named, of }: Sayings): readonly Evidence[] {
  const who = whoPays(field);
  if (who.join('').length < 3) return [];
  const asked = askedBy(who);
  const keys = asked?.besides.length === 0 ? [...labelKeysOf(asked)] : [];
  const all = [...keys.flatMap((key) => named.get(key) ?? []), ...of(who)];
  return all.slice(0, MOST).flatMap(({ before, behind, element }) => {
    const own = behind.replace(ASIDE, withoutAside).replace(AGE, ' ');
    const sum =
      wholeSum(SUM_BEHIND.exec(own)) ??
      wholeSum(COSTS.exec(behind)) ??
      SUM_BEFORE.exec(before)?.[1];
    return sum === undefined ? [] : [one('text', SAID, sum.trim(), whereIs(element))];
  });
}

/** With the word that makes it thousands or millions: `£3.4 million`. */
function wholeSum(match: RegExpExecArray | null): string | undefined {
  const sum = match?.[1];
  if (match === null || sum === undefined) return undefined;
  const rest = match.input.slice(match.index + match[0].length);
  const word = /^\s?\p{L}+\.?/u.exec(rest)?.[0];
  return word !== undefined && scaleIn(rest) !== undefined ? sum.trimEnd() + word : sum;
}

/** `The course costs 245 €` of `price`, where one thing costs something. */
function costOf({ concept, core }: Field, { of }: Sayings): readonly Evidence[] {
  if (concept?.id !== 'price' || core.length > 1) return [];
  const sums = ['costs', 'kostet', 'coûte', 'cuesta', 'costa'].flatMap((verb) =>
    of([verb]).flatMap(({ words, behind, element }) => {
      const sum = words.toLowerCase() === verb ? SUM_NEXT.exec(behind)?.[1] : undefined;
      return sum === undefined ? [] : [one('text', COST, sum.trim(), whereIs(element))];
    }),
  );
  return sums.length === 1 ? sums : [];
}

/** Below a price beside the heading. */
const COST = 0.34;
const SUM_NEXT = new RegExp(`^\\s(${SUM})`, 'u');

/** `312 € par an` of `prix_annuel`, `£29 per month` of `monthly_fee`. */
function sumsOfPeriod(field: Field, { of }: Sayings): readonly Evidence[] {
  const [only, ...more] = whoPays(field);
  const period = more.length > 0 ? undefined : PERIODS.find(([names]) => names.test(only ?? ''));
  return (period?.[1] ?? []).flatMap((word) =>
    of([word])
      .slice(0, MOST)
      .flatMap(({ words, before, element }) => {
        const sum = words.length <= word.length + 1 ? SUM_PER.exec(before)?.[1] : undefined;
        return sum === undefined ? [] : [one('text', SAID, sum.trim(), whereIs(element))];
      }),
  );
}

const PERIODS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:annual|yearly|annuel(?:le)?|anual|annuale|jahrlich|jahres)$/,
    ['year', 'an', 'jahr', 'año', 'anno', 'annum'],
  ],
  [
    /^(?:monthly|mensuel(?:le)?|mensual|mensile|monatlich|monats)$/,
    ['month', 'mois', 'monat', 'mes', 'mese'],
  ],
  [
    /^(?:weekly|hebdomadaire|semanal|settimanale|wochentlich)$/,
    ['week', 'semaine', 'woche', 'semana', 'settimana'],
  ],
  [/^(?:daily|journalier|diario|giornaliero|taglich)$/, ['day', 'jour', 'tag', 'día', 'giorno']],
];
const SUM_PER = new RegExp(`(${SUM})\\s?(?:(?:per|a|par|pro|im|al|por)\\s|/\\s?|all’)$`, 'u');

const SUM_BEHIND = new RegExp(`^[^\\d.;,!?\\p{Sc}]{0,30}?(?<![A-Z])(${SUM})`, 'u');
/** `A lesson lasts 90 minutes and costs £58`. */
const COSTS = new RegExp(
  `^[^.;!?\\p{Sc}]{0,50}?(?<!\\p{L})(?:costs?|kostet|kosten|coûtent?|cuestan?|costano?|kost)\\s(${SUM})`,
  'u',
);
const SUM_BEFORE = new RegExp(
  `(${SUM})\\s(?:for|für|pour|para|per|voor|för)\\s(?:\\p{L}{1,8}\\s)?$`,
  'u',
);
const ASIDE = /\s\([^()]{1,24}\)/u;
const withoutAside = (said: string): string => (new RegExp(SUM, 'u').test(said) ? said : ' ');
/** `bis 12 Jahre`, `4–16 years`: whose sum it is. */
const AGE =
  /\(?(?<!\p{L})(?:(?:under|over|from|to|up to|aged?|ages|bis|ab|unter|über|von|de|à|hasta|da|fino a)\s)?\d{1,2}(?:\s?[–-]\s?\d{1,2})?\s?\+?\s?(?:years?|yrs?|jahren?|ans|años|anni|jaar|år|lat)(?!\p{L})\)?/giu;

/** A price says its currency. */
const mayBe = (field: Field, value: string): boolean =>
  !isPrice(field) || /\p{Sc}|[A-Z]{3}|\d\s?(?:kr|zł)/u.test(value);

const isPrice = ({ concept, own }: Field): boolean =>
  concept?.shape === 'price' || (own.length > 1 && PRICES.has(own.at(-1) ?? ''));

function wanted({ kind, format, concept, words, core }: Field): keyof typeof READERS | undefined {
  if (format === 'date' || format === 'date-time') return 'date';
  const isDay = concept === undefined ? asksDay(words, core) : concept.shape === 'date';
  if (kind === 'string' && isDay) return 'date';
  if (kind === 'number' || kind === 'integer') return 'number';
  const isMeasured = concept === undefined || concept.shape === 'quantity';
  return kind === 'string' && format === undefined && isMeasured ? 'quantity' : undefined;
}

const asksDay = (words: readonly string[], core: readonly string[]): boolean =>
  isNamedDay(words) || meansDay(core) || isDone(words);

const PUBLISHED = /publi|posted|pubdate/;

/** `scadenza`, `Frist`. */
const meansDay = (core: readonly string[]): boolean => {
  const asked = askedBy(core);
  return asked?.besides.length === 0 && asked.meanings.values().some((one) => DAYS.test(one));
};
const DAYS = /^(?:deadline|valid from|valid until|next update)$|(?:^| )date(?: |$)/;

/** `announced`, `released`: when it was. */
const isDone = ([only = '', other]: readonly string[]): boolean =>
  other === undefined
    ? /^(?:announced|launched|released|opened|introduced|adopted|signed|issued|enacted)$/.test(only)
    : only === 'last' && other.endsWith('ed');

/** `tested_on`, `opening_date`, `date_of_death`. */
const isNamedDay = (words: readonly string[]): boolean =>
  words.length > 1 &&
  (/^(?:on|by|until|till|since|from|date|day|ends|starts|begins|opens|closes|expires)$/.test(
    words.at(-1) ?? '',
  ) ||
    words[0] === 'date');

/** `Valid 27 March 2026 – 18 October 2026`: both days, of which the field takes its own. */
function rangeIn(field: Field, { behind }: Saying, language: string): string | undefined {
  if (endAsked(field) === undefined) return undefined;
  const text = /^[\s:：()–-]*(?:\p{L}{1,12}[\s,:]+){0,4}?(?=\S*\d)(.{4,60})/u.exec(behind)?.[1];
  return text !== undefined && findRange(text, language) !== undefined ? text : undefined;
}

/** `Open 1 May – 30 September`: every year, of which a field takes its own day. */
function yearlyIn({ words }: Field, { behind }: Saying): string | undefined {
  const last = words.at(-1) ?? '';
  const [, from, until] = YEARLY.exec(behind) ?? [];
  return /^(?:until|till|to|end)$/.test(last)
    ? until
    : /^(?:from|start)$/.test(last)
      ? from
      : undefined;
}

const DAY = String.raw`\d{1,2}\.?\s\p{L}{3,9}`;
const YEARLY = new RegExp(
  `^[^.;!?]{0,30}?(?<![\\d.])(${DAY})\\s?(?:[-–—]|to|until|till|bis(?: zum)?|au|al)\\s?(${DAY})(?!\\s?\\d{4})`,
  'u',
);

/** The field's end of a range; else a date behind the words, with nothing but small words between. */
function dateIn(saying: Saying, language: string, field: Field): string | undefined {
  const ofRange = rangeIn(field, saying, language) ?? yearlyIn(field, saying);
  if (ofRange !== undefined) return ofRange;
  return dateBehind(saying, language) ?? dateBefore(saying, language);
}

/** `am 5. März 1950 in Leipzig geboren`, `2025年3月5日 更新`: right before the words, with a place between at most. */
function dateBefore({ before }: Saying, language: string): string | undefined {
  const text = /(?<![\d.])\d{1,4}[^,;()]{3,24}?(?:\d{4}|\d\d?日)(?=[^\d,;]{0,24}$)/u.exec(
    before,
  )?.[0];
  return text !== undefined && findDate(text, language) !== undefined ? text : undefined;
}

function dateBehind({ behind }: Saying, language: string): string | undefined {
  const text = /^[\s:：()–-]*(?:\p{L}{1,12}[\s,:]+){0,4}?(?=\S*\d)(.{4,40})/u.exec(behind)?.[0];
  if (text === undefined || findDate(text, language) === undefined) return undefined;
  return /\d{4}-\d\d-\d\d|(?=\p{L}|\d).*?(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u.exec(text)?.[0] ?? text;
}

/** `The weight is 3.2 kg`: what is measured, with its unit. */
function quantityIn({ before, behind }: Saying): string | undefined {
  // a line of its own: `Humidity 81 %`
  const own =
    before === ''
      ? /^\s(\p{Sc}?\d[\d.,]*\s?(?:%|\p{Sc}|\p{L}[\p{L}\d/²³°]{0,5}|°\s?[CF]))$/u.exec(behind)
      : null;
  if (own?.[1] !== undefined) return own[1];
  return /^\s+(?:is|are|was|measures|ist|beträgt|betragen|est|es|è|é|is|wynosi|är)\s+((?:about |ca\. ?|rund |environ |unos )?[\p{Sc}]?\d(?:[^.;,()]|[.,](?=\d)){0,30})/iu
    .exec(behind)?.[1]
    ?.trim();
}

/** `17,705` before the words; behind them a number in brackets, after a colon or a small word or two. */
function numberIn(
  { before, behind: all }: Saying,
  _language: string,
  { bound }: Field,
): string | undefined {
  // `Population (2025)` counts nobody
  const behind = all.replace(/^\s*[(（](?:1[5-9]|20)\d\d[^()]{0,12}[)）]/u, ' ');
  // `2–5 players` of `min_players`: the field takes its own end
  const ends =
    bound === undefined ? undefined : /(?<![\p{L}\d.,/-])(\d+\s?[–-]\s?\d+)\s$/u.exec(before)?.[1];
  if (ends !== undefined) return ends;
  const counted =
    /(?<![\p{L}\d.,/–-])((?:\d{1,3}(?:[\s.,’']\d{3}(?!\d))+|\d+)(?:[.,]\d+)?[kKM]?)\.?(?:[\s-]?(?:mm|cm|m|km|ft|mi|ha|g|kg|l|%|°C|years?|months?|days?|jahre?|monate?|tage?|ans?|años?|anni|jaar))?(?:\s(?:of|de|von|di|d’))?[\s-]{0,2}$/u.exec(
      before,
    )?.[1];
  if (counted !== undefined) return counted.trim();
  const next =
    /^\s*[:：(=]?\s*(?:(?:is|are|of|from|ist|sind|von|beträgt|est|sont|de|es|son|è|sono|di|is|van|é|são|wynosi|är|at|over|ab|dès|desde|da)\s+){0,2}(?:[\p{Sc}]|[A-Z]{3})?\s?\d[\d.,\s]*(?:\s?[\p{Sc}%]|\s?[A-Z]{3}\b)?/u.exec(
      behind,
    )?.[0];
  if (next === undefined || findNumber(next) === undefined) return undefined;
  const word = /^\s?\p{L}+(?:\s\p{L}+)?/u.exec(behind.slice(next.trimEnd().length))?.[0];
  return word !== undefined && scaleIn(word) !== undefined ? next.trimEnd() + word : next;
}

const READERS = { date: dateIn, number: numberIn, quantity: quantityIn } as const;

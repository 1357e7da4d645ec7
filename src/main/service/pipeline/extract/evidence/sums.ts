/** Sums and telephones that belong to somebody or something, which the words in front of a field's last one name. */
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import type { Field } from '../fields/field.ts';
import { type Labels, type Pair, wordsOfLabel } from '../sources/label-pair.ts';
import { strongest } from '../sources/labels.ts';
import { isForm, singular } from '../text.ts';
import { looksLikePrice } from '../typed/numbers.ts';

/** Labels that are compared word by word. */
const MAX_LABELS = 3_000;

/** `Adults: $14` of `adult_price`, `ermäßigt 15,00 €` of `reduced_price`. */
export function pricesFor(field: Field, labels: Labels): readonly Pair[] {
  const who = whoPays(field);
  if (who.length === 0) return [];
  const asked = askedBy(who);
  const keys = new Set([who.join(''), `${who.join('')}s`]);
  if (asked?.besides.length === 0) for (const key of labelKeysOf(asked)) keys.add(key);
  const named = [...keys].flatMap((key) =>
    (labels.get(key) ?? []).filter(({ value }) => looksLikePrice(value)).slice(0, 1),
  );
  return named.length > 0 ? named : strongest(pricedAsOne(who, labels));
}

/** `Emergencies: (503) 555-0177` of `emergency_phone`. */
export function numbersFor({ own, kind }: Field, labels: Labels): readonly Pair[] {
  if (kind !== 'string' || own.length < 2 || !/^(?:phone|telephone|tel)$/.test(own.at(-1) ?? ''))
    return [];
  return strongest(
    [...labels.values().take(MAX_LABELS)].flatMap(([pair]) => {
      const said = pair === undefined ? [] : wordsOfLabel(pair);
      const isIt =
        said.length === own.length - 1 &&
        said.every((word, at) => isForm(word, singular(own[at] ?? '')));
      return pair !== undefined && isIt && /\d[\d\s()./-]{5}/.test(pair.value) ? [pair] : [];
    }),
  );
}

/** `car with driver £41` of `car_fare`. */
const pricedAsOne = (who: readonly string[], labels: Labels): readonly Pair[] =>
  [...labels.values().take(MAX_LABELS)].flatMap(([pair]) => {
    if (pair === undefined || !looksLikePrice(pair.value)) return [];
    const said = wordsOfLabel(pair);
    const isIt =
      said.length <= who.length + 2 &&
      who.every((word) => said.some((other) => isForm(singular(word), other)));
    return isIt ? [pair] : [];
  });

/** `student` of `student_ticket_price`: words in front of those of a sum. */
export function whoPays({ kind, own }: Field): readonly string[] {
  // `prix_adulte`
  if (FIRST_OF_SUM.test(own[0] ?? '') && /number|integer/.test(kind)) return own.slice(1);
  const end = own.findLastIndex((word) => !PRICES.has(word));
  return /number|integer/.test(kind) && end < own.length - 1 ? own.slice(0, end + 1) : [];
}

const FIRST_OF_SUM = /^(?:prix|precio|prezzo|preis|preco|tarif|tarifa|tariffa|cena|prijs|pris)$/;

/** Of `adults 160 kr, students 90 kr` nobody knows which; `Prices 2026` says none. */
export const isNoSum = (field: Field, value: string): boolean =>
  whoPays(field).length > 0 &&
  (/^(?:19|20)\d\d$/.test(value) || [...value.matchAll(SUMS)].length > 1);

/** An amount with its currency, as the source of an expression. */
export const SUM = String.raw`(?:\p{Sc}|[A-Z]{3}\s)\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr|zł)`;
const SUMS = new RegExp(SUM, 'gu');

/** Last words of what is asked as a sum for somebody or something: `adult_price`. */
export const PRICES: ReadonlySet<string> = new Set([
  'price',
  'fee',
  'cost',
  'fare',
  'rate',
  'admission',
  'ticket',
]);

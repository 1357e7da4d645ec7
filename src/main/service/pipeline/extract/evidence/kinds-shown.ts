/** What a short line says by its kind alone, where the page has one such line: `Full time`, `€34,000–€40,000`, `104 m²`, `Apply by 30 November`. */
import type { Field } from '../fields/field.ts';
import type { Page } from '../sources/page.ts';
import { wordsOfChoice } from '../fields/choices.ts';
import { keyOf } from '../text.ts';
import { findDate } from '../typed/times.ts';
import { type Evidence, onlyShown } from './evidence.ts';

const MOST_TEXT = 60;
/** Below all that is named. */
const SHOWN = 0.35;

interface Kind {
  readonly isAsked: (field: Field) => boolean;
  /** The value in a line of the kind. */
  readonly find: (text: string, language: string) => string | undefined;
}

const asksOneOf =
  (...names: readonly string[]) =>
  ({ words, own, key }: Field): boolean =>
    names.includes(key) ||
    names.includes(words.at(-1) ?? '') ||
    (own.length === 1 && names.includes(own[0] ?? ''));

const AMOUNT = String.raw`(?:\p{Sc}|EUR|USD|GBP|CHF)?\s?\d[\d.,’\s]*k?\s?(?:\p{Sc}|EUR|USD|GBP|CHF|kr|zł)?`;
const PAY = new RegExp(
  String.raw`^(?=.*(?:\p{Sc}|EUR|USD|GBP|CHF|kr|zł))(?:${AMOUNT}\s?(?:[–—-]|to|bis|à|a)\s?${AMOUNT}|${AMOUNT}(?=\s?(?:\/|per|pro|par|an?\s|p\.\s?a)))(?:\s?(?:\/|per|pro|par|an?|p\.\s?a\.?)?\s?\p{L}{0,8}\.?)$`,
  'iu',
);
const EMPLOYMENT =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|fixed[ -]term|contract|internship|apprenticeship|freelance|seasonal|casual|vollzeit|teilzeit|unbefristet|befristet|minijob|praktikum|ausbildung|cdi|cdd|temps plein|temps partiel|stage|alternance|jornada completa|media jornada|tiempo completo|tempo pieno|part time|voltijd|deeltijd|heltid|deltid|(?:vast|tijdelijk) contract|umowa o pracę|umowa zlecenie|pełny etat|tam zamanlı|yarı zamanlı|tempo integral|contrato sem termo|正社員|정규직)(?:\s?[,/·]\s?(?:(?:full|part)[ -]?time|permanent|temporary|fixed[ -]term|vollzeit|teilzeit|unbefristet|befristet|pełny etat|niepełny etat))?$/iu;
const AREA =
  /^(?:(?:ca\.?|approx\.?|about)\s)?\d[\d.,]*\s?(?:m²|m2|qm|sqm|sq\.?\s?m|sq\.?\s?ft\.?|ft²|ha|acres?)$/iu;
/** A lot has another. */
const AREAS =
  /^(?:(?:living|floor|total|usable|room) )?(?:area|surface|size)$|^(?:wohn)?flache$|^superficie$/;
const UNTIL =
  /^(?:apply (?:by|before|until)|applications? (?:by|close[sd]?(?: on)?|deadline)|clos(?:es|ing)(?: date| on)?|bewerbungsfrist|bewerben bis|bewerbung bis|postuler avant le|candidatures? jusqu['’]au|hasta el)\b[:\s]*(.{5,40})$/iu;

/** `2.4.1 • Public • Published 3 days ago`. */
const VERSION = /^(?:v\d+(?:\.\d+)+|\d+\.\d+\.\d+)(?:[-+][\w.]+)?(?=$|\s[•·|–—-]\s)/iu;

/** `42 min`, `1 h 20 min`. */
const LASTS =
  /^(?:\d{1,2}\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ore)\s?)?\d{1,3}\s?(?:min|mins|minutes?|minuten?|minutos?|minuti)\.?$|^\d{1,2}\s?(?:hrs?|hours?|std\.?|stunden?|heures?|horas?|ore)$/iu;
/** `5:30 h`. */
const CLOCKED = /^\d{1,2}:[0-5]\d\s?(?:h|hrs?|std\.?)$/iu;
/** `7 °C`: with a sign of the scale, which forecasts of many days leave out. */
const DEGREES = /^[-+−–]?\d{1,2}(?:[.,]\d)?\s?°\s?[CF]$/u;
const TIME_ALONE =
  /^\d{1,2}[.:][0-5]\d(?:\s?[ap]\.?m\.?|\s?Uhr)?$|^\d{1,2}\s?(?:[ap]\.?m\.?|Uhr)$/iu;
const TENURE =
  /^(?:(?:share of )?freehold|leasehold|commonhold|feuhold|erbpacht|erbbaurecht)(?:\s\([^)]{2,30}\))?$/iu;
/** Behind the word for it: `Ref. HT-3041`. */
const REFERENCE =
  /^(?:our )?(?:ref(?:erence)?(?: (?:no|number|code))?|réf(?:érence)?|referenz(?:-?nr)?|referencia|riferimento)\.?[:\s]\s*((?=\S*\d)[\p{L}\d][\p{L}\d./_-]{2,24})$/iu;

/** `42,000 km` of a car. */
const MILEAGE = /^\d[\d.,’\s]*\s?(?:km|kms|mi|miles|mls|mil)$/iu;
/** `1.2 km from the centre`. */
const DISTANCE =
  /^(?:ca\.?\s|about\s)?\d[\d.,]*\s?(?:km|m|mi|miles|kilometers|kilometres|yards)(?=$|\s(?:from|to|away|off|vom|von|zum|bis|de|du|del|dal|od|van|do|from)(?!\p{L}))(?:\s.{2,40})?$/iu;
const STOPS =
  /^(?:non-?\s?stop|direct|direkt|directo|diretto|\d\s(?:stops?|stopps?|escales?|escalas?|scali|scalo))\b/iu;

/** One of a choice's words, by itself. */
const oneOf = (...values: readonly string[]): Kind['find'] => {
  let keys: ReadonlySet<string> | undefined;
  return (text) => {
    keys ??= new Set(values.flatMap((value) => [...wordsOfChoice(value)]));
    // `Medium:` is a label
    return keys.has(keyOf(text)) && !/[:：]$/u.test(text) ? text : undefined;
  };
};

/** `Ouvert tous les jours sauf le mardi, de 10 h à 18 h`. */
const OPEN =
  /^(?:open|ouverte?s?|geöffnet|abiert[ao]s?|apert[ao]|abert[ao]|otwarte|geopend)(?!\p{L})(?=.*\d).{6,}$/iu;
const READS =
  /^\d{1,3}\s?min(?:s|utes?|uten|utos?|uti)?\.?(?:\s(?:read|reading|to read|lesezeit|de lecture|de lectura|di lettura|leestijd))?$/iu;
const EPISODE = /^S\d{1,2}\s?[·:,-]?\s?(?:E|Ep\.?\s?)\d{1,3}$/iu;

const isLasting = asksOneOf('duration', 'length', 'runtime', 'laufzeit', 'dauer', 'duree');

const KINDS: readonly Kind[] = [
  {
    isAsked: ({ words }) => words.includes('reading') || words.includes('read'),
    find: (text) => READS.exec(text)?.[0],
  },
  { isAsked: asksOneOf('episode'), find: (text) => EPISODE.exec(text)?.[0] },
  {
    isAsked: asksOneOf(
      'mileage',
      'kilometers',
      'kilometres',
      'kilometerstand',
      'laufleistung',
      'kilometrage',
      'odometer',
    ),
    find: (text) => MILEAGE.exec(text)?.[0],
  },
  {
    isAsked: asksOneOf('distance', 'entfernung', 'distancia', 'distanza'),
    find: (text) => DISTANCE.exec(text)?.[0],
  },
  {
    isAsked: asksOneOf('difficulty', 'level', 'schwierigkeit', 'niveau', 'nivel', 'livello'),
    find: oneOf('beginner', 'intermediate', 'advanced', 'easy', 'medium', 'hard'),
  },
  {
    isAsked: asksOneOf('severity', 'priority', 'urgency'),
    find: oneOf('critical', 'high', 'medium', 'moderate', 'low'),
  },
  {
    isAsked: asksOneOf('hours', 'horaires', 'sprechzeiten', 'oeffnungszeiten', 'horario', 'orari'),
    find: (text) => OPEN.exec(text)?.[0],
  },
  { isAsked: asksOneOf('stops', 'stopovers'), find: (text) => STOPS.exec(text)?.[0] },
  {
    isAsked: asksOneOf(
      'fuel',
      'fueltype',
      'kraftstoff',
      'carburant',
      'combustible',
      'brandstof',
      'carburante',
    ),
    find: oneOf('petrol', 'diesel', 'electric', 'hybrid'),
  },
  {
    isAsked: asksOneOf('transmission', 'gearbox', 'getriebe', 'boite', 'cambio', 'transmissie'),
    find: oneOf('manual', 'automatic'),
  },
  {
    isAsked: (field) => isLasting(field) && (field.kind === 'string' || field.unit !== undefined),
    find: (text) => LASTS.exec(text)?.[0] ?? CLOCKED.exec(text)?.[0],
  },
  {
    isAsked: asksOneOf('temperature', 'temperatur', 'temperatura'),
    find: (text) => DEGREES.exec(text)?.[0],
  },
  {
    isAsked: ({ concept }) => concept?.id === 'starttime',
    find: (text) => TIME_ALONE.exec(text)?.[0],
  },
  { isAsked: asksOneOf('tenure'), find: (text) => TENURE.exec(text)?.[0] },
  {
    isAsked: asksOneOf('reference', 'ref', 'referenz', 'referencia'),
    find: (text) => REFERENCE.exec(text)?.[1],
  },
  { isAsked: ({ key }) => key === 'version', find: (text) => VERSION.exec(text)?.[0] },
  { isAsked: ({ concept }) => concept?.id === 'salary', find: (text) => PAY.exec(text)?.[0] },
  {
    isAsked: ({ concept }) => concept?.id === 'employmenttype',
    find: (text) => EMPLOYMENT.exec(text)?.[0],
  },
  {
    isAsked: ({ words }) => AREAS.test(words.join(' ')),
    find: (text) => AREA.exec(text)?.[0],
  },
  {
    // `open_until` is no deadline
    isAsked: (field) =>
      asksOneOf('deadline', 'until', 'bewerbungsfrist', 'frist')(field) &&
      !/^(?:open|valid|closed)$/.test(field.words[0] ?? ''),
    find: (text, language) => {
      const said = UNTIL.exec(text)?.[1];
      return said !== undefined && findDate(said, language) !== undefined ? said : undefined;
    },
  },
];

/** Of a line that says several things: `12 March 2026 · 42 min`. */
const partsOf = (text: string): readonly string[] => {
  const parts = text.split(/\s[·•|]\s/u);
  return parts.length > 1 ? [...parts, ...parts.flatMap((part) => part.split(/,\s/u))] : [];
};

/** What finds the value of such a field in a line of its kind. */
export const kindAsked = (field: Field): Kind['find'] | undefined =>
  KINDS.find(({ isAsked }) => isAsked(field))?.find;

/** For texts, and for numbers whose unit the field names; others and lists are read elsewhere. */
export function kindsShown(field: Field, page: Page): readonly Evidence[] {
  const isMeasured =
    /number|integer/.test(field.kind) &&
    ((field.unit ?? field.measure) !== undefined ||
      field.own.at(-1)?.startsWith('temperat') === true);
  if ((field.kind !== 'string' && !isMeasured) || field.options !== undefined) return [];
  const find = kindAsked(field);
  if (find === undefined) return [];
  return onlyShown(page, { most: MOST_TEXT, score: SHOWN }, (text) =>
    [text, ...partsOf(text)].flatMap((part) => find(part, page.dateLanguage)?.trim() ?? []),
  );
}

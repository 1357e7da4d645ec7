/** Units that names of fields end in: `weight_kg`, `tankLitres`, `pressure_hpa`. */

/** As written and spelled out, by the sign that is used for all of them. */
const NAMES: Readonly<Record<string, string>> = {
  kg: 'kg kilos kilogram kilograms kilogramme kilogrammes',
  g: 'g grams gram grammes',
  mg: 'mg milligrams',
  t: 't tonnes tonne tons',
  lb: 'lb lbs pounds',
  oz: 'oz ounces',
  mm: 'mm millimetres millimeters',
  cm: 'cm centimetres centimeters',
  m: 'm metres meters',
  km: 'km kilometres kilometers',
  mi: 'mi miles',
  ft: 'ft feet',
  in: 'in inch inches',
  sqm: 'sqm m2 qm squaremetres squaremeters squaremetre squaremeter',
  sqkm: 'sqkm km2 squarekilometres squarekilometers',
  sqmi: 'sqmi mi2 squaremiles',
  sqft: 'sqft ft2 squarefeet squarefoot',
  ha: 'ha hectares',
  l: 'l litres liters litre liter',
  ml: 'ml millilitres milliliters',
  w: 'w watts watt',
  kw: 'kw kilowatts',
  kwh: 'kwh',
  v: 'v volts',
  mv: 'mv',
  a: 'a amps',
  ma: 'ma',
  mah: 'mah',
  hz: 'hz hertz',
  ghz: 'ghz',
  mhz: 'mhz',
  gb: 'gb',
  mb: 'mb',
  tb: 'tb',
  kb: 'kb',
  mbit: 'mbit mbits mbps megabit megabits',
  gbit: 'gbit gbits gbps gigabit gigabits',
  db: 'db dba decibels decibel',
  hpa: 'hpa mbar millibars',
  bar: 'bar',
  nm: 'nm',
  kmh: 'kmh kph',
  mph: 'mph',
  knots: 'knots kts kt kn',
  percent: 'percent pct',
  celsius: 'celsius',
  kcal: 'kcal',
};

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])),
);

/** The unit of that name; undefined: it is none. */
export const unitNamed = (name: string): string | undefined => BY_NAME.get(name);

/** What stands behind a number in that unit. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  kg: /^(?:kg|kilos?|kilograms?|kilogramm)/i,
  g: /^(?:g|gr|grams?|gramm)(?!\p{L})/iu,
  t: /^(?:t|tonnes?|tons?|tonnen|toneladas)(?!\p{L})/iu,
  lb: /^(?:lbs?|pounds?)/i,
  oz: /^(?:oz|ounces?)/i,
  km: /^(?:km|kilomet)(?![²2])/i,
  m: /^(?:m|met(?:re|er)s?|mètres?|metros?|metri)(?![\p{L}²2/])/iu,
  mi: /^(?:mi|miles?)(?![\p{L}²2])/iu,
  in: /^(?:(?:in|inch|inches)(?!\p{L})|["”″])/iu,
  ft: /^(?:ft|feet|foot|['’′])/i,
  sqm: /^(?:m²|㎡|m2|qm|sqm|mq|кв|平方|平米|sq\.?\s?m(?!\p{L})|square\smet|quadratmeter|metros cuadrados|mètres carrés)/iu,
  sqkm: /^(?:km²|km2|qkm|sq\.?\s?km|square\skilomet|quadratkilometer)/iu,
  sqmi: /^(?:sq\.?\s?mi|square\smiles?|mi²|mi2)/iu,
  sqft: /^(?:sq\.?\s?ft|sqft|square\s(?:feet|foot)|ft²|ft2)/iu,
  ha: /^(?:ha|hectares?|hektar|ettari|hectáreas)(?!\p{L})/iu,
  l: /^(?:l|lit(?:re|er|ro)s?|litri)(?!\p{L})/iu,
  w: /^(?:w|watts?)(?!\p{L})/iu,
  db: /^d\s?b/i,
  hpa: /^(?:hpa|mbar|mb)(?!\p{L})/iu,
  nm: /^(?:nm|n·m|newton)/i,
  kmh: /^(?:km\s?\/\s?h|kmh|kph|kilomet\p{L}+ per hour)/iu,
  mph: /^(?:mph|miles per hour)/i,
  knots: /^(?:kts?|kn|knots?|knoten|knop|n[oœ]e?uds|nudos)(?!\p{L})/iu,
  percent: /^%/,
  celsius: /^°?\s?C/,
  mbit: /^(?:M(?:bit|bps|b\/s)|megabits?)/iu,
  gbit: /^(?:G(?:bit|bps|b\/s)|gigabits?)/iu,
  kcal: /^(?:kcal|cal|calories|kalorien)(?!\p{L})/iu,
};

/** What a text must go on with behind a number in that unit. */
export const signOf = (unit: string): RegExp =>
  SIGNS[unit] ?? new RegExp(`^${unit}(?!\\p{L})`, 'iu');

const PER: ReadonlySet<string> = new Set('per pro je par au al por za le la'.split(' '));

/** What stands behind `per` at the end of a name: `kg` of `price_per_kg`, which is no measure of the field. */
export function behindPer(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => PER.has(word));
  const rest = words.slice(at + 1).join('');
  if (at < 1 || rest === '') return undefined;
  return unitNamed(rest) ?? unitNamed(rest.replace(/^\d+/, '')) ?? BEHIND_PER[rest];
}

/** How many words at the end say of what else the measure is: two of `emissions_g_per_km`, none of `price_per_kg`. */
export function lengthOfRatio(words: readonly string[]): number {
  if (behindPer(words) === undefined) return 0;
  const at = words.findLastIndex((word) => PER.has(word));
  return at > 1 && unitNamed(words[at - 1] ?? '') !== undefined ? words.length - at : 0;
}

/** Units that only stand behind `per`. */
const BEHIND_PER: Readonly<Record<string, string>> = {
  ...{ unit: 'unit', unite: 'unit', unidad: 'unit', unita: 'unit', einheit: 'unit' },
  ...{ piece: 'piece', item: 'piece', stuck: 'piece', pieza: 'piece', pezzo: 'piece' },
  ...{ kilo: 'kg', litro: 'l', litra: 'l' },
};

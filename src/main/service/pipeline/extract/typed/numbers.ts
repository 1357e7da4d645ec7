/**
 * Numbers, prices and counts in texts of any locale.
 *
 * `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`, `½`, `1 ½`, `5.5M`, Arabic-Indic digits. A single separator followed by
 * exactly three digits groups thousands, unless the number starts with 0 or the text is a rating: `1.0845` is one and a bit.
 */
import { europeanDigits } from '../../dom/text.ts';
import { onFirstUse } from '../../on-first-use.ts';
import { MOST_OF_SCALE, scaleIn } from './scales.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
};
const NUMBER =
  /[-−]?(?:\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d+)?|\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)/;

export interface FoundNumber {
  readonly value: number;
  /** The characters it was read from. */
  readonly text: string;
  readonly index: number;
}

/** The first number in the text, or undefined. `decimal` favours a decimal reading of `4,567` (ratings). */
export function findNumber(
  source: string,
  reading: 'thousands' | 'decimal' = 'thousands',
): FoundNumber | undefined {
  const text = westernDigits(source.slice(0, 2_000));
  const match = NUMBER.exec(text);
  const fraction = /[½⅓⅔¼¾⅛]/.exec(text);
  if (match === null)
    return fraction === null
      ? undefined
      : { value: FRACTIONS[fraction[0]] ?? 0, text: fraction[0], index: fraction.index };
  const end = match.index + match[0].length;
  const raw = /[\p{L}\p{N}]/u.test(text[match.index - 1] ?? '')
    ? match[0].replace(/^[-−]/, '')
    : match[0];
  let value = parseGrouped(raw, reading);
  const mixed = /^\s?([½⅓⅔¼¾⅛])/.exec(text.slice(end, end + 2));
  if (mixed?.[1] !== undefined) value += FRACTIONS[mixed[1]] ?? 0;
  const scale = scaleIn(text.slice(end, end + MOST_OF_SCALE));
  if (scale !== undefined) value = Number((value * scale).toPrecision(12));
  return Number.isFinite(value)
    ? { value, text: source.slice(match.index, end), index: match.index }
    : undefined;
}

/** Reads digits with separators: the last separator is the decimal one when both kinds stand. */
function parseGrouped(raw: string, reading: 'thousands' | 'decimal'): number {
  const negative = /^[-−]/.test(raw);
  let digits = raw.replace(/^[-−]/, '').replace(/['’\s\u00A0\u202F]/g, '');
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    digits =
      dot > comma ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  } else if (dot >= 0 || comma >= 0) {
    const mark = dot >= 0 ? '.' : ',';
    const parts = digits.split(mark);
    const isThousands = reading === 'thousands' && /^(?!0?,)\d{0,3},\d{3}$/.test(parts.join(','));
    digits = parts.join(parts.length > 2 || isThousands ? '' : '.');
  }
  const value = Number(digits);
  return negative ? -value : value;
}

const westernDigits = (text: string): string =>
  europeanDigits(text).replaceAll('٬', ',').replaceAll('٫', '.');

/** Symbols and words → ISO 4217, unambiguous ones first; `$` alone and `kr` depend on the page. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/US\s?\$|U\.S\. ?\$/i, 'USD'],
  [/(?:CA|C)\s?\$|CAD\s?\$/, 'CAD'],
  [/(?:AU|A)\s?\$/, 'AUD'],
  [/NZ\s?\$/, 'NZD'],
  [/HK\s?\$/, 'HKD'],
  [/NT\s?\$/, 'TWD'],
  [/S\s?\$(?=\s?\d)/, 'SGD'],
  [/R\s?\$/, 'BRL'],
  [/MX\s?\$/, 'MXN'],
  [/€|\bEURO?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/₹/, 'INR'],
  [/₩|원/, 'KRW'],
  [/ر\.?\s?س|﷼/, 'SAR'],
  [/د\.?\s?إ/, 'AED'],
  [/ج\.?\s?م/, 'EGP'],
  [/د\.?\s?ك/, 'KWD'],
  [/₽/, 'RUB'],
  [/₺/, 'TRY'],
  [/₴/, 'UAH'],
  [/₪/, 'ILS'],
  [/₫|\dđ(?!\p{L})/u, 'VND'],
  [/฿/, 'THB'],
  [/₱/, 'PHP'],
  [/₦/, 'NGN'],
  [/৳/, 'BDT'],
  [/₸/, 'KZT'],
  [/₲/, 'PYG'],
  [/₡/, 'CRC'],
  [/₾/, 'GEL'],
  [/֏/, 'AMD'],
  [/₼/, 'AZN'],
  [/₵/, 'GHS'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/元/, 'CNY'],
  [/円/, 'JPY'],
];

const WORDED = onFirstUse(() => {
  const words: Readonly<Record<string, string>> = {
    ...{ лв: 'BGN', 'грн|grn': 'UAH', 'руб\\p{L}*': 'RUB', TL: 'TRY', Ft: 'HUF', lei: 'RON' },
    ...{ Rp: 'IDR', RM: 'MYR', KSh: 'KES', TSh: 'TZS', USh: 'UGX', 'GH¢|GHC': 'GHS' },
    ...{ KD: 'KWD', QR: 'QAR', "сум|soʻm|so'm": 'UZS', 'дин|din': 'RSD', ден: 'MKD' },
    ...{ 'тг|тенге': 'KZT', 'Fr|SFr': 'CHF', Rs: 'INR', 'S/': 'PEN', Bs: 'BOB' },
  };
  return Object.entries(words).map(([word, code]) => [besideNumber(word), code] as const);
});
const RAND = /^R\s?\d[\d\s,]*[.,]\d\d$/;

/** A word is a currency only beside a number, and written as currencies are: `6 ft` are feet. */
function besideNumber(word: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:${word})\.?\s?(?=\p{Nd})|(?<=\p{Nd}[,.]?[-–]?\s?)(?:${word})(?!\p{L})`,
    'u',
  );
}

const CODES = new Set(
  'USD EUR GBP JPY CNY INR CAD AUD NZD CHF SEK NOK DKK PLN CZK HUF RON BGN TRY RUB UAH ILS AED SAR ZAR BRL MXN ARS CLP COP PEN KRW SGD HKD TWD THB VND IDR MYR PHP EGP NGN KES PKR BDT KWD BHD OMR QAR JOD LKR NPR MAD TND DZD GHS TZS UGX ETB XOF XAF KZT UZS AZN BYN MDL RSD MKD UYU BOB PYG GTQ DOP ISK MMK KHR'.split(
    ' ',
  ),
);
/** Codes and words that are nothing else: no PHP 8.4, no CRC 32, no Fr 12. */
const SURE = onFirstUse(() =>
  besideNumber(
    'AED|SAR|QAR|KWD|BHD|OMR|JOD|EGP|IDR|VND|MYR|NGN|KES|ZAR|BRL|MXN|ARS|CLP|PKR|LKR|BDT|NPR|INR|AUD|CAD|NZD|SGD|HKD|TWD|THB|JPY|CNY|KRW|SEK|NOK|DKK|PLN|CZK|HUF|UAH|BGN|ILS|Rp|RM|KSh|TSh|USh|S/|Rs|Ft|TL|lei|лв|грн|руб\\p{L}*|сум|тг|тенге|дин|ден',
  ),
);
const LOWER = /(?:^|[\s\d])(?:kr|zł|Kč|chf|usd|eur|gbp)(?:$|[\s\d.:])/i;
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  sv: 'SEK',
  nb: 'NOK',
  no: 'NOK',
  nn: 'NOK',
  da: 'DKK',
  is: 'ISK',
  ja: 'JPY',
  zh: 'CNY',
};
const BY_DOMAIN: Readonly<Record<string, string>> = {
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  mx: 'MXN',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  jp: 'JPY',
  cn: 'CNY',
};

/** ISO 4217 code of the currency written in the text. `$`, `¥`, `kr` are read by the page's domain and language. */
export function findCurrency(
  text: string,
  page: { readonly url: string; readonly language: string },
): string | undefined {
  const code = (text.match(/\b[A-Z]{3}\b/g) ?? []).find((word) => CODES.has(word));
  if (code !== undefined) return code;
  const isSaid = ([symbol]: readonly [RegExp, string]): boolean => symbol.test(text);
  const said = (SYMBOLS.find(isSaid) ?? WORDED().find(isSaid))?.[1];
  return said ?? (RAND.test(text) ? 'ZAR' : currencyOf(page, text));
}

function currencyOf(
  page: { readonly url: string; readonly language: string },
  text: string,
): string | undefined {
  const domain = BY_DOMAIN[/\.([a-z]{2})$/.exec(URL.parse(page.url)?.hostname ?? '')?.[1] ?? ''];
  if (text.includes('$')) return /D$|^MXN$/.test(domain ?? '') ? domain : 'USD';
  const own = BY_LANGUAGE[page.language.slice(0, 2)];
  if (/[¥￥]/.test(text)) return own ?? 'JPY';
  return /\bkr\b/i.test(text) ? (own ?? domain) : undefined;
}

/** A short text that is a price: a number next to a currency sign or code. */
export function looksLikePrice(text: string): boolean {
  if (text.length > 60 || !/\p{Nd}/u.test(text)) return false;
  return SIGN.test(text) || LOWER.test(text) || SURE().test(text) || CENTS.test(text);
}

const SIGN = /[\p{Sc}円元원﷼]|ر\.?\s?س|د\.?\s?[إك]|ج\.?\s?م|\dđ(?!\p{L})/u;
/** Few letters, right before a sum with cents. */
const CENTS = /^(?:R|S?Fr\.|KD|QR)\s?\d[\d\s,'’]*[.,]\d{2,3}$/;

/**
 * The encoding of a page that names none and is no UTF-8.
 *
 * jschardet (a port of Python's chardet 7) tells encodings by the frequency of pairs of bytes in each language. Asked
 * for those that browsers read only; what its short samples get wrong is settled here by two facts: letters of other
 * scripts stand side by side, and a page of curly quotes and a few accents is windows-1252, the Web's own default.
 */
import type * as Jschardet from 'jschardet';
import { load, onFirstUse } from '../on-first-use.ts';

/** Only now: it takes 10 MB in every thread that reads pages, and hardly a page names no encoding and is no UTF-8. */
const jschardet = onFirstUse(() => load('jschardet') as typeof Jschardet);

const DEFAULT = 'windows-1252';

/** Encodings of the Latin script, and all others, by jschardet's names. */
const LATIN = [
  ...['windows-1250', DEFAULT, 'windows-1254', 'windows-1257', 'windows-1258'],
  ...['iso-8859-2', 'iso-8859-9'],
];
const OTHERS = [
  ...['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'],
  ...['windows-1251', 'windows-1253', 'windows-1255', 'windows-1256', 'windows-874'],
  ...['koi8-r', 'koi8-u', 'iso-8859-5', 'iso-8859-7'],
];
/** jschardet's names of supersets that the Encoding standard knows by the name of the set. */
const WHATWG: Readonly<Record<string, string>> = {
  ...{ cp932: 'shift_jis', euc_jis_2004: 'euc-jp', cp949: 'euc-kr', big5hkscs: 'big5' },
  ...{ cp874: 'windows-874', 'tis-620': 'windows-874' },
};

/** Bytes that are read, from the first beyond ASCII on. */
const READ = 65_536;
/** Letters beyond ASCII that tell an encoding; with fewer, a guess is no better than the default. */
const FEWEST = 6;
/** How much more probable another encoding of the Latin script must be than the default. */
const CLEARLY = 1.2;
/** Share of bytes beyond ASCII beside another such: words of no Latin script. */
const SIDE_BY_SIDE = 0.5;

/** WHATWG label of the encoding that the bytes are most probably in. */
export function guessEncoding(bytes: Uint8Array): string {
  const from = bytes.findIndex(isHigh);
  if (from < 0) return DEFAULT;
  const sample = bytes.subarray(from, from + READ);
  if (isNearlyUtf8(sample)) return 'UTF-8';
  const { high, letters, beside } = count(sample);
  const isLatin = beside < SIDE_BY_SIDE * high;
  if (high < FEWEST || (isLatin && letters < FEWEST)) return DEFAULT;
  return isLatin
    ? guessLatin(sample)
    : labelOf(jschardet().detect(sample, { detectEncodings: [...LATIN, ...OTHERS] }));
}

/** The default, unless another is clearly more probable: both read most words. */
function guessLatin(sample: Uint8Array): string {
  const found = jschardet().detectAll(sample, { detectEncodings: LATIN, minimumThreshold: 0 });
  const [best] = found;
  const usual = found.find((each) => labelOf(each) === DEFAULT)?.confidence ?? 0;
  return best === undefined || best.confidence < CLEARLY * usual ? DEFAULT : labelOf(best);
}

function labelOf({ encoding }: { readonly encoding: string | null }): string {
  const name = encoding?.toLowerCase() ?? DEFAULT;
  return WHATWG[name] ?? name;
}

const isHigh = (byte: number): boolean => byte > 0x7f;

/** UTF-8 with a few broken characters: cut in two, or copied from elsewhere. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  let read = 0;
  let broken = 0;
  for (const character of new TextDecoder().decode(bytes)) {
    if (character === '\ufffd') broken += 1;
    else if (character > '\u007f') read += 1;
  }
  return broken * 20 < read;
}

/** Signs that the windows encodings have in the same places: quotes, dashes, `©`, `°` and the like. */
const SIGNS = new Set(
  [
    0x80, 0x82, 0x84, 0x85, 0x86, 0x87, 0x89, 0x8b, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99,
  ].concat([
    0x9b, 0xa0, 0xa4, 0xa6, 0xa7, 0xa9, 0xab, 0xac, 0xad, 0xae, 0xb0, 0xb1, 0xb5, 0xb6, 0xb7, 0xbb,
  ]),
);

interface Counts {
  /** Bytes beyond ASCII. */
  readonly high: number;
  /** Of them, such as are letters in some encoding of the Latin script. */
  readonly letters: number;
  /** Of them, such as stand beside another. */
  readonly beside: number;
}

function count(bytes: Uint8Array): Counts {
  let high = 0;
  let letters = 0;
  let beside = 0;
  for (const [at, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue;
    high += 1;
    if (!SIGNS.has(byte)) letters += 1;
    if (isHigh(bytes[at - 1] ?? 0) || isHigh(bytes[at + 1] ?? 0)) beside += 1;
  }
  return { high, letters, beside };
}

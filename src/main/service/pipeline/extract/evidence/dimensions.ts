/** One side of what is told in one line: `282 × 571 × 248 mm` under `Size (W × H × D)`. */
import type { Field } from '../fields/field.ts';
import type { Labels, Pair } from '../sources/label-pair.ts';
import type { Page } from '../sources/page.ts';
import { type Evidence, one, onlyShown } from './evidence.ts';

const MAX_LABELS = 3_000;
/** As certain as a label. */
const SAID = 0.6;

type Side = 'w' | 'h' | 'd' | 'l';

const SIDES: Readonly<Record<string, Side>> = {
  ...{
    width: 'w',
    breite: 'w',
    largeur: 'w',
    ancho: 'w',
    larghezza: 'w',
    breedte: 'w',
    bredd: 'w',
    szerokosc: 'w',
  },
  ...{
    height: 'h',
    hohe: 'h',
    hauteur: 'h',
    alto: 'h',
    altura: 'h',
    altezza: 'h',
    hoogte: 'h',
    hojd: 'h',
    wysokosc: 'h',
  },
  ...{
    depth: 'd',
    tiefe: 'd',
    profondeur: 'd',
    fondo: 'd',
    profundidad: 'd',
    profondita: 'd',
    diepte: 'd',
    djup: 'd',
    glebokosc: 'd',
  },
  ...{
    length: 'l',
    lange: 'l',
    longueur: 'l',
    largo: 'l',
    lunghezza: 'l',
    lengte: 'l',
    langd: 'l',
    dlugosc: 'l',
  },
};

/** Letters that stand for the sides, in the languages of the words above. */
const LETTERS: Readonly<Record<string, Side>> = {
  w: 'w',
  b: 'w',
  h: 'h',
  d: 'd',
  t: 'd',
  p: 'd',
  l: 'l',
};

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const LINE = new RegExp(
  `(${NUMBER})[^\\d×xX*]{0,8}[×xX*]\\s*(${NUMBER})(?:[^\\d×xX*]{0,8}[×xX*]\\s*(${NUMBER}))?[^\\d×xX*]{0,8}?(mm|cm|m|in|ft|″|")?(?![\\p{L}\\d])`,
  'u',
);
const ORDER =
  /(?<!\p{L})([WBHDTPL])\s*[×xX*/]\s*([WBHDTPL])(?:\s*[×xX*/]\s*([WBHDTPL]))?(?!\p{L})/u;

/** Only where label or value says which number is which side. */
export function dimensions(
  { own, kind }: Field,
  { labels, page }: { readonly labels: Labels; readonly page: Page },
): readonly Evidence[] {
  const side = kind === 'number' || kind === 'integer' ? SIDES[own.at(-1) ?? ''] : undefined;
  if (side === undefined) return [];
  for (const [pair] of labels.values().take(MAX_LABELS)) {
    const text = pair === undefined ? undefined : sideIn(pair, side);
    if (pair !== undefined && text !== undefined) return [one('label', SAID, text, pair.where)];
  }
  const inWords = new RegExp(
    `(${NUMBER}\\s?(?:mm|cm|m|in|ft|″|")?)\\s(?:${SIDE_WORDS[side]})(?!\\p{L})`,
    'giu',
  );
  return onlyShown(page, { most: MOST_TEXT, score: IN_WORDS }, (text) =>
    [...text.matchAll(inWords)].map(([, size = '']) => size),
  );
}

/** Letters of a text that says them, and how much it counts: below what is labelled. */
const MOST_TEXT = 160;
const IN_WORDS = 0.42;

/** `78 cm high, 112 cm wide`. */
const SIDE_WORDS: Readonly<Record<Side, string>> = {
  w: 'wide|breit|de large|de ancho|di larghezza|breed|bred',
  h: 'high|tall|hoch|de haut|de alto|di altezza|hoog|hög',
  d: 'deep|tief|de profondeur|de fondo|di profondità|diep|djup',
  l: 'long|lang|de long|de largo|di lunghezza|lång',
};

function sideIn({ label, value }: Pair, side: Side): string | undefined {
  const order = ORDER.exec(label) ?? ORDER.exec(value);
  const numbers = order === null ? null : LINE.exec(value);
  if (order === null || numbers === null) return undefined;
  const letters = order
    .slice(1, 4)
    .map((letter: string | undefined) => LETTERS[letter?.toLowerCase() ?? '']);
  const number = numbers[letters.indexOf(side) + 1];
  if (!letters.includes(side) || number === undefined) return undefined;
  return `${number} ${numbers[4] ?? ''}`.trim();
}

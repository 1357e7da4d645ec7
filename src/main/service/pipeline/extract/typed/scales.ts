/** Words behind figures that make them thousands, millions or billions: `1.2 million`, `12,5 millones`, `3 Mrd.`. */
const WORDS: readonly (readonly [string, number])[] = [
  ['mil mill?ones|thousand millions?', 1e9],
  ['thousands?|tausend|tsd|mila|duizend|tusen|tys|тыс\\p{L}*|тис\\p{L}*', 1e3],
  [
    'mn|mio|mln|mill\\.(?=\\s)|million(?:s|en|er)?|millón|millones|milion[ei]|milhão|milhões|miljoen|miljon(?:er)?|milion(?:y|ów)?|млн|миллион\\p{L}*|мільйон\\p{L}*',
    1e6,
  ],
  [
    'bn|mrd|mld|billions?|milliarden?|milliards?|miliard[io]|miljard(?:er)?|milliarder|miliard(?:y|ów)?|млрд|миллиард\\p{L}*|мільярд\\p{L}*',
    1e9,
  ],
  ['lakhs?', 1e5],
  ['crores?', 1e7],
];
const SCALES = WORDS.map(
  ([words, scale]) => [new RegExp(`^\\s?(?:${words})(?![\\p{L}\\d])`, 'iu'), scale] as const,
);
const LETTERS: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };

/** Letters of the longest words behind a number. */
export const MOST_OF_SCALE = 16;

/** What the number before this text is multiplied by. `5.5M`: a letter alone stands right behind it, and `m` is a metre. */
export function scaleIn(behind: string): number | undefined {
  const letter = /^\s?([kKMB])(?![\p{L}\d])/u.exec(behind)?.[1];
  if (letter !== undefined) return behind.startsWith(letter) ? LETTERS[letter] : undefined;
  return SCALES.find(([words]) => words.test(behind))?.[1];
}

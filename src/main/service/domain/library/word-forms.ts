/**
 * Other forms of a word that a page may say in its place: one and many, and the endings of verbs; by rule, without a
 * dictionary, for Latin letters; of Arabic and Hebrew words what is written in one with them: the article, "and", "in".
 * What is no word of any language finds nothing, and does no harm. Pure.
 */

const SHORTEST = 3;
const VOWELS = 'aeiou';

/** Without the word itself; none for a word with other letters. */
export function formsOf(word: string): readonly string[] {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (plain.length < SHORTEST) return [];
  const joined = JOINED.find(({ letters }) => letters.test(plain));
  if (joined !== undefined) return joinedTo(plain, joined);
  if (!/^[a-z]+$/.test(plain)) return [];
  const stems = stemsOf(plain);
  const isForm = stems.length > 0 && /(?:s|ed|ing)$/.test(plain);
  const forms = (isForm ? stems : [plain, ...stems]).flatMap(inflected);
  return [...new Set(forms)].filter((form) => form !== plain && form.length >= SHORTEST);
}

interface Joined {
  readonly letters: RegExp;
  /** Longest first, as one is part of another. */
  readonly before: readonly string[];
}

const JOINED: readonly Joined[] = [
  {
    letters: /^[\u0621-\u064a]+$/u,
    before: ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و', 'ب', 'ل'],
  },
  { letters: /^[\u05d0-\u05ea]+$/u, before: ['וה', 'בה', 'ה', 'ב', 'ל', 'מ', 'ו', 'ש'] },
];

/** The bare word, and all that may stand before it; a letter that belongs to the word itself does no harm. */
function joinedTo(word: string, { before }: Joined): readonly string[] {
  const found = before.find((one) => word.startsWith(one) && word.length - one.length >= SHORTEST);
  const stems = found === undefined ? [word] : [word, word.slice(found.length)];
  const forms = stems.flatMap((stem) => [stem, ...before.map((one) => one + stem)]);
  return [...new Set(forms)].filter((form) => form !== word);
}

/** What the word may be a form of. */
function stemsOf(word: string): readonly string[] {
  const cut = (ending: string): string => word.slice(0, -ending.length);
  const ending = /(?:ies|ied|ing|ed|(?<=[sxz]|ch|sh)es|(?<![sui])s|(?<=.{4})(?:en|er|e|n))$/.exec(
    word,
  )?.[0];
  if (ending === undefined) return [];
  const stem = cut(ending);
  if (ending === 'ies' || ending === 'ied') return [`${stem}y`, `${stem}ie`];
  if (stem.length < SHORTEST) return [];
  if (ending !== 'ing' && ending !== 'ed') return [stem];
  const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2);
  return isDoubled ? [stem, stem.slice(0, -1)] : [stem, `${stem}e`];
}

function inflected(stem: string): readonly string[] {
  const last = stem.at(-1) ?? '';
  const isClosed = VOWELS.includes(stem.at(-2) ?? '') && !VOWELS.includes(stem.at(-3) ?? 'a');
  if (last === 'y' && !VOWELS.includes(stem.at(-2) ?? '')) {
    const open = stem.slice(0, -1);
    return [stem, `${open}ies`, `${open}ied`, `${stem}ing`];
  }
  const many = /(?:[sxz]|ch|sh)$/.test(stem) ? `${stem}es` : `${stem}s`;
  if (last === 'e') {
    return [stem, many, `${stem}d`, `${stem}n`, `${stem.slice(0, -1)}ing`];
  }
  // of other languages than English: Flüsse, Häuser, Frauen
  const others = stem.length < 4 ? [] : [`${stem}e`, `${stem}er`, `${stem}en`, `${stem}es`];
  const doubled =
    isClosed && !/[aeiouwxy]/.test(last) ? [`${stem}${last}ing`, `${stem}${last}ed`] : [];
  return [stem, many, `${stem}ed`, `${stem}ing`, ...others, ...doubled];
}

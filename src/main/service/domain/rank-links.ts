/**
 * Orders addresses by how well they answer a few words: title first, then the address, then the
 * description. Rare words weigh more than common ones (as in BM25); a whole phrase weighs most.
 *
 * Pure and stable: equals keep their order. Words are compared without case and accents; those that share
 * most of a beginning of four letters or more count half (installing, installation).
 */

export interface RankableLink {
  readonly url: string;
  readonly title?: string;
  readonly description?: string;
}

const WEIGHTS = { title: 3, address: 2, description: 1 } as const;
const STEM_LETTERS = 4;
/** Of the shorter word. */
const STEM_SHARE = 0.7;
const STEM_WEIGHT = 0.5;
const PHRASE_BONUS = 4;

interface Words {
  readonly title: readonly string[];
  readonly address: readonly string[];
  readonly description: readonly string[];
}

/** All links, best answers to `query` first. */
export function rankLinks<L extends RankableLink>(
  links: readonly L[],
  query: string,
): readonly L[] {
  const wanted = [...new Set(wordsOf(query))];
  if (wanted.length === 0) return links;
  const rows = links.map((link) => ({ link, words: wordsOfLink(link) }));
  const weights = wanted.map((word) => {
    const having = rows.filter(({ words }) => best(words, word) > 0).length;
    return { word, weight: Math.log(1 + (rows.length - having + 0.5) / (having + 0.5)) };
  });
  const phrase = wordsOf(query).join(' ');
  const scored = rows.map(({ link, words }) => {
    const sum = weights.reduce((total, { word, weight }) => total + weight * best(words, word), 0);
    return {
      link,
      score: sum + (wanted.length > 1 && hasPhrase(words, phrase) ? PHRASE_BONUS : 0),
    };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ link }) => link);
}

/** True when the address alone has one of the words. */
export function mentions(url: string, query: string): boolean {
  const words = wordsOf(addressText(url));
  return wordsOf(query).some((wanted) => words.some((word) => likeness(word, wanted) > 0));
}

function best(words: Words, wanted: string): number {
  return (
    WEIGHTS.title * most(words.title, wanted) +
    WEIGHTS.address * most(words.address, wanted) +
    WEIGHTS.description * most(words.description, wanted)
  );
}

function most(words: readonly string[], wanted: string): number {
  let top = 0;
  for (const word of words) {
    top = Math.max(top, likeness(word, wanted));
    if (top === 1) break;
  }
  return top;
}

function likeness(word: string, wanted: string): number {
  if (word === wanted) return 1;
  const shorter = Math.min(word.length, wanted.length);
  if (shorter < STEM_LETTERS) return 0;
  let shared = 0;
  while (shared < shorter && word[shared] === wanted[shared]) shared += 1;
  return shared >= Math.max(STEM_LETTERS, shorter * STEM_SHARE) ? STEM_WEIGHT : 0;
}

function hasPhrase(words: Words, phrase: string): boolean {
  return Object.values(words).some((list: readonly string[]) => list.join(' ').includes(phrase));
}

function wordsOfLink({ url, title, description }: RankableLink): Words {
  return {
    title: wordsOf(title ?? ''),
    address: wordsOf(addressText(url)),
    description: wordsOf(description ?? ''),
  };
}

/** Path and query readable; the host's own words rank nothing above anything. */
function addressText(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const text = `${parsed.pathname} ${parsed.search}`;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

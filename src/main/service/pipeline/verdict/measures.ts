/**
 * How what an expression stands for is told (elements of the page, text that it brings), and how several of them are
 * one. Plain values; where they come from is found by elements.ts and values.ts.
 */

/** Elements that an expression may stand for. */
export interface Targets {
  readonly selectors: ReadonlySet<string>;
  /** Somewhere in the page, but nobody can say where. */
  readonly isAnywhere: boolean;
  /** Only what the script made itself. */
  readonly isOwn: boolean;
  /** `this` of a custom element. */
  readonly isSelf: boolean;
}

/** Text that an expression brings to the page. */
export interface Worth {
  /** Characters of literals. */
  readonly chars: number;
  /** It was fetched, unpacked, or comes from where nobody can say. */
  readonly isData: boolean;
  /** Selectors of elements whose markup is taken. */
  readonly reads: ReadonlySet<string>;
  /** The same of those whose text is taken. */
  readonly texts: ReadonlySet<string>;
  /** Elements that could hold text. */
  readonly hasMarkup: boolean;
}

export const NOTHING: Worth = {
  chars: 0,
  isData: false,
  reads: new Set(),
  texts: new Set(),
  hasMarkup: false,
};
export const DATA: Worth = { ...NOTHING, isData: true };
export const OWN: Targets = { selectors: new Set(), isAnywhere: false, isOwn: true, isSelf: false };
/** No element yet. */
export const NOWHERE: Targets = {
  selectors: new Set(),
  isAnywhere: false,
  isOwn: false,
  isSelf: false,
};
export const ANYWHERE: Targets = {
  selectors: new Set(),
  isAnywhere: true,
  isOwn: false,
  isSelf: false,
};

export function union(all: readonly Targets[]): Targets {
  if (all.length === 0) return OWN;
  return {
    selectors: new Set(all.flatMap((one) => [...one.selectors])),
    isAnywhere: all.some((one) => one.isAnywhere),
    isOwn: all.every((one) => one.isOwn),
    isSelf: all.some((one) => one.isSelf),
  };
}

export const selecting = (selectors: readonly string[]): Targets => ({
  selectors: new Set(selectors),
  isAnywhere: false,
  isOwn: false,
  isSelf: false,
});

export const quoted = (text: string): string => text.replaceAll(/["\\]/g, '');
export const byId = (id: string): string => `[id="${quoted(id)}"]`;

/** `#item-` → `[id^="item-"]`, `tr[data-k=` → `tr[data-k]`. */
export function cutSelector(start: string): string {
  const closed = start.replace(/\[([\w-]+)\s*[~|^$*]?=?\s*["']?[^\]]*$/, '[$1]');
  return closed.replace(/#([\w-]+)$/, '[id^="$1"]').replace(/\.([\w-]+)$/, '[class*="$1"]');
}

export function add(all: readonly Worth[]): Worth {
  return {
    chars: all.reduce((sum, one) => sum + one.chars, 0),
    isData: all.some((one) => one.isData),
    ...readBy(all),
    hasMarkup: all.some((one) => one.hasMarkup),
  };
}

export function most(all: readonly Worth[]): Worth {
  return {
    chars: all.reduce((longest, one) => Math.max(longest, one.chars), 0),
    isData: all.some((one) => one.isData),
    ...readBy(all),
    hasMarkup: all.some((one) => one.hasMarkup),
  };
}

const readBy = (all: readonly Worth[]): Pick<Worth, 'reads' | 'texts'> => ({
  reads: unite(all.map(({ reads }) => reads)),
  texts: unite(all.map(({ texts }) => texts)),
});

/** Most are empty: a set is only made of several that are not. */
function unite(all: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const some = all.filter(({ size }) => size > 0);
  return some.length > 1 ? new Set(some.flatMap((one) => [...one])) : (some[0] ?? NOTHING.reads);
}

export function joinStrings(
  all: readonly (readonly string[] | undefined)[],
): readonly string[] | undefined {
  if (all.length === 0) return undefined;
  const known = all.flatMap((one) => one ?? []);
  return all.some((one) => one === undefined) ? undefined : known;
}

export const literal = (text: string): Worth => ({
  ...NOTHING,
  chars: lettersOf(text),
  hasMarkup: /<(?:div|article|section|main|ul|ol|dl|table|tbody|p|h[1-6])\b/i.test(text),
});

/** Letters of a text without its tags. */
const lettersOf = (text: string): number =>
  text
    .replace(/<(style|script)\b[\s\S]*?<\/\1/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '').length;

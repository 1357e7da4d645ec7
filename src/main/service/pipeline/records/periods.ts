/** Records of several siblings: runs that begin with the same kind of sibling, gaps allowed; and what stands above runs. */
import { countsOf } from './counts.ts';
import type { Member } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

/** Children of one element, and for each the symbol of what it is like. */
export interface Sequence {
  readonly page: RecordPage;
  readonly holder: RecordNode;
  readonly kids: readonly RecordNode[];
  readonly symbols: readonly string[];
}

const LONGEST = 8;
const LEAST_GROUPS = 3;

/** Groupings of the siblings into records of two and more, at most one for each symbol that may begin a record. */
export function periodsOf(sequence: Sequence): readonly (readonly Member[])[] {
  const { symbols } = sequence;
  const found: Member[][] = [];
  for (const [symbol, count] of countsOf(symbols)) {
    if (count < LEAST_GROUPS || found.length >= 4) continue;
    const members = groupedBy(sequence, symbol);
    if (members.length >= LEAST_GROUPS) found.push(members);
  }
  return found;
}

function groupedBy({ kids, symbols }: Sequence, head: string): Member[] {
  const level = levelOf(kids[symbols.indexOf(head)]);
  const groups: number[][] = [];
  /** Headings of higher level, which head the groups behind them. */
  const heads: number[] = [];
  let isOpen = false;
  symbols.forEach((symbol, i) => {
    const isAbove = level < NO_HEADING && levelOf(kids[i]) < level;
    if (isAbove) heads.push(i);
    if (symbol === head && !isRun(symbols, i)) groups.push([i]);
    else if (isOpen && !isAbove) groups.at(-1)?.push(i);
    isOpen = !isAbove && (isOpen || symbol === head);
  });
  if (groups.length < LEAST_GROUPS) return [];
  const shares = new Map<string, number>();
  for (const group of groups)
    for (const symbol of new Set(group.map((i) => symbols[i] ?? '')))
      shares.set(symbol, (shares.get(symbol) ?? 0) + 1);
  const isPart = (i: number): boolean => (shares.get(symbols[i] ?? '') ?? 0) >= groups.length * 0.4;
  const trimmed = groups.map((group) => trimmedTo(group, isPart));
  const long = trimmed.filter((group) => group.length > LONGEST).length;
  const several = trimmed.filter((group) => group.length > 1).length;
  if (long > groups.length * 0.2 || several < groups.length * 0.6) return [];
  return trimmed.map((group) => ({
    roots: group.flatMap((i) => kids[i] ?? []),
    above: heads.length < 2 ? [] : headOver(kids, heads, group[0] ?? 0),
  }));
}

/** The last of these before a place. */
function headOver(
  kids: readonly RecordNode[],
  heads: readonly number[],
  place: number,
): readonly RecordNode[] {
  const head = kids[heads.findLast((i) => i < place) ?? -1];
  return head === undefined ? [] : [head];
}

/** Of a heading 1 to 6. */
const levelOf = (node: RecordNode | undefined): number =>
  Number(/^h([1-6])$/.exec(node?.tag ?? '')?.[1] ?? NO_HEADING);
const NO_HEADING = 7;

/** The head again at once: it is no head but one of several alike. */
const isRun = (symbols: readonly string[], at: number): boolean =>
  at > 0 && symbols[at - 1] === symbols[at];

/** Without what is in few groups; ends where two strangers follow one another. */
function trimmedTo(group: readonly number[], isPart: (i: number) => boolean): number[] {
  const kept: number[] = [];
  let strangers = 0;
  for (const i of group) {
    if (isPart(i)) kept.push(i);
    else strangers += 1;
    if (strangers > 2) break;
  }
  return kept.slice(0, LONGEST + 1);
}

/** For each member the heading-like siblings that stand above its run, nearest only; empty where there are none. */
export function headsOf(
  { page, kids, symbols }: Sequence,
  members: readonly RecordNode[],
): readonly (readonly RecordNode[])[] {
  const own = new Set(members);
  const before = new Map<string, number>();
  const heads: { at: number; symbol: string }[] = [];
  kids.forEach((kid, i) => {
    const next = kids[i + 1];
    if (own.has(kid) || next === undefined || !own.has(next)) return;
    const symbol = `${symbols[i]?.split(':')[0] ?? ''} ${kid.tag}`;
    before.set(symbol, (before.get(symbol) ?? 0) + 1);
    heads.push({ at: i, symbol });
  });
  const [best] = [...before].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 2 || best[1] > members.length * 0.67)
    return members.map(() => []);
  const starts = heads.filter(({ symbol }) => symbol === best[0]);
  // what says the same each time is an advertisement or a line, and heads nothing
  const said = new Set(starts.map(({ at }) => textAt(page, kids[at])));
  if (said.size < 2) return members.map(() => []);
  const places = new Map(kids.map((kid, i) => [kid, i]));
  return members.map((member) => {
    const place = places.get(member) ?? -1;
    const head = starts.findLast(({ at }) => at < place);
    const kid = head === undefined ? undefined : kids[head.at];
    return kid === undefined || kid.to - kid.from > 6 ? [] : [kid];
  });
}

const textAt = (page: RecordPage, node: RecordNode | undefined): string =>
  node === undefined ? '' : page.text(node);

/** Record sets of a page, best first: candidates are laid out, cleaned and weighed. */
import { isBeside } from './beside.ts';
import { findSets } from './candidates.ts';
import { tagsOf } from './cousins.ts';
import type { Member, RecordSet } from './sets.ts';
import { isFixed, tableOf, type Column, type Table } from './columns.ts';
import { areLabelled, arePartsOf, isFieldsOf } from './inner-records.ts';
import { groupOf } from './kinds.ts';
import { isOfWeeks } from './months.ts';
import { spansOf } from './spans.ts';
import type { RecordNode, RecordPage } from './tree.ts';

export interface Detected extends Table {
  readonly score: number;
  /** Members that are no records, with the reason. */
  readonly dropped: readonly { readonly member: Member; readonly reason: string }[];
}

const MOST_WEIGHED = 24;

const detected = new WeakMap<RecordPage, readonly Detected[]>();

/** Candidates weighed, overlapping ones included; of a page that was looked at before what was found then. */
export function detect(page: RecordPage): readonly Detected[] {
  const found = detected.get(page) ?? detectIn(page);
  detected.set(page, found);
  return found;
}

function detectIn(page: RecordPage): readonly Detected[] {
  const rough = findSets(page)
    .map((set) => ({ set, weight: roughWeight(page, set) }))
    .sort((a, b) => b.weight - a.weight);
  const total = textIn(page);
  const weighed = fewOfAKind(rough, MOST_WEIGHED)
    .map(({ set }) => cleaned(page, set))
    .filter((one) => one.set.members.length >= 2)
    .map((one) => weighedOf(page, one, total));
  const scored = weighed.map(({ table, ...one }) => ({
    ...table,
    score: table.score - repetition({ table, ...one }, weighed) - fieldness(table, weighed),
  }));
  return scored
    .map((table) => ({ ...table, score: asTable(table, scored) }))
    .sort((a, b) => b.score - a.score);
}

/** Rows whose cells have named columns are worth no less than the same rows as plain elements, with what stands in no cell. */
function asTable({ score, set }: Detected, all: readonly Detected[]): number {
  const { kind, headers = [], members } = set;
  const named = headers.filter((header) => header !== '').length;
  if (kind !== 'table' || named < headers.length * MOST_NAMED) return score;
  const rows = new Set<RecordNode | undefined>(
    members.flatMap(({ roots, above }) =>
      [...roots, ...above].flatMap(({ parent }) => [parent, parent?.parent]),
    ),
  );
  const same = all.filter(
    (other) =>
      (other.set.kind === 'siblings' || other.set.kind === 'period') &&
      other.set.members.length <= members.length &&
      other.set.members.every(({ roots }) => roots.every((root) => rows.has(root))),
  );
  return Math.max(score, ...same.map((other) => other.score + 0.1));
}
const MOST_NAMED = 0.5;

/** Characters of the page, to compare those of its parts with. */
function textIn(page: RecordPage): number {
  let most = 1;
  for (const node of page.nodes)
    if (node.tag === 'body') most = Math.max(most, page.textLength(node));
  return most;
}

/** Some candidates alone, without regard to what else the page holds. */
export function weighAlone(page: RecordPage, sets: readonly RecordSet[]): readonly Detected[] {
  const total = textIn(page);
  return sets
    .map((set) => cleaned(page, set))
    .filter((one) => one.set.members.length >= 2)
    .map((one) => weighedOf(page, one, total).table);
}

const MOST_OF_A_KIND = 8;

/** Rows of one large table are sets of cells, thousands of them: they are not to crowd out the list beside it. */
function fewOfAKind<Item extends { readonly set: RecordSet }>(
  all: readonly Item[],
  most: number,
): readonly Item[] {
  const counts = new Map<string, number>();
  const kept: Item[] = [];
  for (const one of all) {
    if (kept.length >= most) break;
    const { kind, holder, members } = one.set;
    const key = `${kind} ${tagsOf(holder)} ${members[0]?.roots[0]?.tag ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_OF_A_KIND) kept.push(one);
  }
  return kept;
}

/** Text in the set and number of records, before anything is laid out. */
function roughWeight(page: RecordPage, { members }: RecordSet): number {
  const text = members.reduce(
    (sum, { roots }) => sum + roots.reduce((inner, root) => inner + page.textLength(root), 0),
    0,
  );
  const leaves = members[0]?.roots.reduce((sum, root) => sum + root.to - root.from, 0) ?? 0;
  return Math.log2(text + 2) + Math.log2(members.length + 1) + Math.min(leaves, 10) * 0.3;
}

// ── cleaning ─────────────────────────────────────────────────────────────────────────────────────────

/** Without members that lack most of what the others have. */
function cleaned(page: RecordPage, set: RecordSet): Omit<Detected, 'score'> {
  const first = tableOf(page, set);
  const values = first.columns.filter((column) => column.read !== 'href' && !column.isAbove);
  const common = values.filter(
    (column) => column.filled >= 0.7 && !isFixed(column, set.members.length),
  );
  const needed = common.length > 0 ? common : values.filter((column) => column.filled >= 0.7);
  const lacks = set.members.map(
    (_, i) => needed.filter((column) => column.cells[i] === undefined).length,
  );
  const isAlien = (i: number): boolean =>
    needed.length > 0 && (lacks[i] ?? 0) > needed.length * 0.5;
  const aliens = set.members.flatMap((member, i) =>
    isAlien(i) ? [{ member, reason: 'lacks most of what the others have' }] : [],
  );
  if (aliens.length === 0) return { ...first, dropped: [] };
  const kept = { ...set, members: set.members.filter((_, i) => !isAlien(i)) };
  return { ...tableOf(page, kept), dropped: aliens };
}

// ── weighing ─────────────────────────────────────────────────────────────────────────────────────────

/** Columns that say something about a record: neither labels nor buttons. */
export function valuesOf({ columns, set }: Table): readonly Column[] {
  const count = set.members.length;
  const isTable = set.headers !== undefined;
  return columns.filter((column) => {
    if (column.filled < 0.08 || (count > 4 && !hasTwo(column))) return false;
    if (isTable && column.header !== undefined && column.header !== '' && column.read === 'text')
      return true;
    if (!isFixed(column, count)) return true;
    return column.filled < 0.9 && column.read === 'text' && column.filled > 0.1 ? false : count < 3;
  });
}

const hasTwo = ({ cells }: Column): boolean =>
  cells.findIndex(Boolean) !== cells.findLastIndex(Boolean);

/** A candidate as it is compared with the others. */
interface Weighed {
  readonly table: Detected;
  readonly values: readonly Column[];
  /** Characters of what differs from record to record. */
  readonly content: number;
}

function weighedOf(page: RecordPage, one: Omit<Detected, 'score'>, total: number): Weighed {
  const values = valuesOf(one).filter(({ isAbove }) => !isAbove);
  const score = scoreOf(page, one, { values, total });
  return { table: { ...one, score }, values, content: contentOf(values) };
}

function scoreOf(
  page: RecordPage,
  table: Omit<Detected, 'score'>,
  { values, total }: { readonly values: readonly Column[]; readonly total: number },
): number {
  const { set } = table;
  const count = set.members.length;
  const full = values.filter(({ filled }) => filled >= 0.6);
  const texts = full.filter(({ read }) => read === 'text');
  const kinds = new Set(full.map(({ kind }) => groupOf(kind)));
  const share = Math.min(1, textOf(page, set) / total);
  let score =
    1.1 * Math.log2(Math.min(count, 40) + 1) +
    0.75 * Math.min(texts.length, 8) +
    4 * Math.sqrt(share);
  score += 0.5 * kinds.size;
  if (full.some(({ read, distinct }) => read === 'href' && distinct > 0.8)) score += 0.8;
  if (!texts.some(({ distinct }) => distinct >= 0.7)) score -= 2.5;
  if (texts.length === 0) score -= 4;
  if (texts.length === 1) score -= 1;
  if (isBeside(page, set.holder)) score -= 5;
  score -= zonePenalty(set.holder) + 2 * raggedness(table, values);
  if (isOfWeeks(page, set)) score -= 5;
  if (set.kind === 'period') score += areHeaded(set, values) ? -0.1 : -0.6;
  if (count < 4) score -= 1;
  return score;
}

const HEADING = /^(?:h[1-6]|dt)$/;

/** Runs that begin with a heading, none of which lacks what the others have: it heads what follows it. */
function areHeaded({ members }: RecordSet, values: readonly Column[]): boolean {
  return (
    members.every(({ roots: [root] }) => HEADING.test(root?.tag ?? '')) &&
    values.every(({ filled }) => filled === 1 || filled < MOST_ONLY)
  );
}
const MOST_ONLY = 0.8;

function textOf(page: RecordPage, { members }: RecordSet): number {
  const seen = new Set<RecordNode>();
  let sum = 0;
  for (const { roots } of members)
    for (const root of roots) {
      if (!seen.has(root)) sum += page.textLength(root);
      seen.add(root);
    }
  return sum;
}

const CHROME = /^(?:nav|header|footer|aside|form)$/;

function zonePenalty(holder: RecordNode): number {
  for (let one: RecordNode | undefined = holder; one !== undefined; one = one.parent) {
    if (CHROME.test(one.tag)) return one.tag === 'header' || one.tag === 'form' ? 1.5 : 3;
    const role = one.element.attribs['role'];
    if (
      role === 'navigation' ||
      role === 'contentinfo' ||
      role === 'complementary' ||
      role === 'dialog'
    )
      return 3;
    if (one.tag === 'main' || role === 'main') return -1.5;
  }
  return 0;
}

/** 0 where all records have the same places, towards 1 where each has its own. */
function raggedness({ set }: Table, values: readonly Column[]): number {
  if (values.length === 0) return 1;
  const cells = values.reduce((sum, { filled }) => sum + filled, 0);
  return set.members.length === 0 ? 1 : 1 - cells / values.length;
}

const MANY_PARTS = 3;
const SOME_SEVERAL = 1.3;
const ALL = 0.99;
const NEARLY_ALL = 0.9;
const MOSTLY = 0.55;

/** Most of the content lies in records that repeat inside these: the records are deeper. */
const repetition = (outer: Weighed, all: readonly Weighed[]): number =>
  all.some((inner) => isDeeper(outer, inner)) ? 5 : 0;

function isDeeper(outer: Weighed, inner: Weighed): boolean {
  const { set } = outer.table;
  const times = inner.table.set.members.length / set.members.length;
  const areSiblings = inner.table.set.kind === 'siblings' && inner.table.set.holder === set.holder;
  const areListed = inner.values.length >= MANY_PARTS && areLists(set, inner.table.set);
  if (times < SOME_SEVERAL || !(areListed || holdsAll(set, inner.table.set, areSiblings)))
    return false;
  const values = inner.values.filter(isSteady);
  if (!holdsMost(outer, { ...inner, values }, { times, areSiblings, areListed })) return false;
  const texts = values.filter(({ read }) => read === 'text');
  const isTelling = values.length >= 2 && texts.some(({ distinct }) => distinct > 0.5);
  if (!isTelling || isFieldsOf(set, inner.table.set, texts)) return false;
  return !arePartsOf(set, inner.table.set, outer.values);
}

interface Within {
  readonly times: number;
  readonly areSiblings: boolean;
  readonly areListed: boolean;
}

/** So much of the content that next to nothing, or little, stands beside. */
function holdsMost(
  { table, values: outer, content }: Weighed,
  { values, content: all }: Weighed,
  { times, areSiblings, areListed }: Within,
): boolean {
  // the parts of records over several siblings are no records for what only some of them have
  const own = table.set.kind === 'period' && !areListed ? contentOf(values) : all;
  // what heads a list, or several siblings of many parts, is theirs
  const isHeaded = areListed || (areSiblings && values.length >= MANY_PARTS);
  const below = isHeaded ? contentBelow(outer) : content;
  if (areListed) return own >= below * MOSTLY;
  // where most hold one only, next to nothing may stand beside them, and beside siblings nothing: an advertisement
  const least = areSiblings ? ALL : times < 2 ? NEARLY_ALL : MOSTLY;
  return own >= below * (below < content ? NEARLY_ALL : least);
}

/** Lists, each alone or with a heading, whose items are records: the days of a calendar, and their events. */
function areLists({ members: outer }: RecordSet, { members }: RecordSet): boolean {
  const parents = new Set(
    members.flatMap(({ roots: [root] }) => (ITEM.test(root?.tag ?? '') ? root?.parent : []) ?? []),
  );
  return outer.every(({ roots }) => {
    const lists = roots.filter(({ tag }) => !HEADING.test(tag));
    return lists.length > 0 && lists.every((list) => parents.has(list));
  });
}
const ITEM = /^(?:li|article|tr)$/;

/** Labels and values that other records consist of are no records. */
function fieldness(inner: Detected, all: readonly Weighed[]): number {
  const texts = inner.columns.filter(({ read, isAbove }) => read === 'text' && !isAbove);
  const areFields = all.some(({ table: { set } }) => {
    const times = inner.set.members.length / set.members.length;
    const isAround = set.members.length >= LEAST_AROUND && times >= 2 && set.kind !== 'period';
    return isAround && holdsAll(set, inner.set, false) && areLabelled(set, texts);
  });
  return areFields ? 3 : 0;
}
const LEAST_AROUND = 3;

/** Without the headings that the records begin with. */
const contentBelow = (values: readonly Column[]): number =>
  contentOf(values.filter(({ path }) => !HEADED.test(path)));
const HEADED = /^(?:h[1-6]|dt)(?:\/|$)/;

function contentOf(values: readonly Column[]): number {
  let sum = 0;
  for (const { read, distinct, cells } of values)
    if (read === 'text' && distinct > 0.25) for (const cell of cells) sum += cell?.text.length ?? 0;
  return sum;
}

/** In nearly all records, and of one kind in them: what is not is a row of different things. */
function isSteady({ filled, kinds }: Column): boolean {
  const counts = new Map<string, number>();
  for (const [kind, count] of kinds)
    counts.set(groupOf(kind), (counts.get(groupOf(kind)) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return filled >= 0.75 && Math.max(0, ...counts.values()) >= all * 0.8;
}

function holdsAll(outer: RecordSet, inner: RecordSet, areSiblings: boolean): boolean {
  const spans = spansOf(outer);
  // of records that hold others of their kind the outermost are both, as of runs of the same siblings the first
  const areSame =
    areSiblings ||
    inner.kind === 'nested' ||
    (inner.kind === 'period' && inner.holder === outer.holder) ||
    // cells of a table without heads: its rows consist of them
    outer.headers?.every((header) => header === '') === true;
  const inside = inner.members.filter(
    ({ roots: [root] }) =>
      root !== undefined && (areSame ? spans.holds(root.order) : spans.holdsBelow(root.order)),
  );
  return inside.length >= inner.members.length * 0.8;
}

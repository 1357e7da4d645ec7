/**
 * The same records under ancestors that repeat: rows of cards, groups under headings, tables alike one below the other,
 * lists in tabs.
 */
import { isTable } from './grids.ts';
import { likeness, type Profiles } from './profiles.ts';
import type { Member, RecordSet } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const ALIKE = 0.5;

/** Siblings of the same kind under ancestors that repeat: rows of cards, groups under headings. */
export function cousins(
  page: RecordPage,
  profiles: Profiles,
  sets: readonly RecordSet[],
): readonly RecordSet[] {
  const byPath = new Map<string, RecordSet[]>();
  for (const set of sets) {
    if (set.kind === 'transposed') continue;
    const lead = set.members[0]?.roots[0];
    if (lead === undefined) continue;
    const key = `${set.kind} ${tagsOf(set.holder)} ${set.kind === 'table' ? (set.headers ?? []).length : ''}`;
    const group = byPath.get(key);
    if (group === undefined) byPath.set(key, [set]);
    else group.push(set);
  }
  const merged: RecordSet[] = [];
  const paths = new PathIndex(page);
  const heads = headsOfTables(sets);
  for (const group of byPath.values()) {
    for (const family of familiesOf(profiles, heads, group)) {
      const whole = [...family, ...lonely(paths, profiles, heads, family)].sort(
        (a, b) => a.holder.order - b.holder.order,
      );
      const holder = whole.length < 2 ? undefined : commonHolder(whole.map((set) => set.holder));
      if (holder === undefined) continue;
      const members = whole.flatMap((set) => withHeading(page, set, holder));
      const headers = family[0]?.headers;
      merged.push({
        kind: 'cousins',
        holder,
        members,
        ...(headers === undefined ? {} : { headers }),
      });
    }
  }
  return merged;
}

/** All elements at one tag path, and those at paths that go on from it. */
interface Path {
  readonly nodes: RecordNode[];
  readonly next: Map<string, Path>;
}

/** Elements at the same tag path. */
class PathIndex {
  readonly #paths: Path[] = [];

  constructor({ nodes }: RecordPage) {
    const top: Path = { nodes: [], next: new Map() };
    for (const node of nodes) {
      const above = node.parent === undefined ? top : (this.#paths[node.parent.order] ?? top);
      let path = above.next.get(node.tag);
      if (path === undefined) above.next.set(node.tag, (path = { nodes: [], next: new Map() }));
      path.nodes.push(node);
      this.#paths.push(path);
    }
  }

  like({ order }: RecordNode): readonly RecordNode[] {
    return this.#paths[order]?.nodes ?? [];
  }
}

/** Groups of one record: at the same path as the family's records, alike, under a parent that has no set of them. */
function lonely(
  paths: PathIndex,
  profiles: Profiles,
  heads: Heads,
  family: readonly RecordSet[],
): readonly RecordSet[] {
  const [first] = family;
  const lead = first?.members[0]?.roots[0];
  if (first?.kind !== 'siblings' || lead === undefined) return [];
  const holders = new Set(family.map(({ holder }) => holder));
  return paths.like(lead).flatMap((node): readonly RecordSet[] => {
    const { parent } = node;
    if (parent === undefined || holders.has(parent) || node.to === node.from) return [];
    if (likeness(profiles.of(lead), profiles.of(node)) < ALIKE) return [];
    if (!tellOfTheSame(heads, first.holder, parent)) return [];
    return [{ kind: 'siblings', holder: parent, members: [{ roots: [node], above: [] }] }];
  });
}

/** What stands above the columns of the tables whose columns are named. */
type Heads = ReadonlyMap<RecordNode, readonly string[]>;

function headsOfTables(sets: readonly RecordSet[]): Heads {
  return new Map(
    sets.flatMap(({ kind, holder, headers = [] }) =>
      kind === 'table' && headers.some((header) => header !== '') ? [[holder, headers]] : [],
    ),
  );
}

function tableAround(node: RecordNode): RecordNode | undefined {
  let box: RecordNode | undefined = node;
  while (box !== undefined && !isTable(box)) box = box.parent;
  return box;
}

/** Whole tables of other columns one after the other are no records: their rows are. */
export function withoutTables(page: RecordPage, sets: readonly RecordSet[]): readonly RecordSet[] {
  const heads = headsOfTables(sets);
  const most = (root: RecordNode): RecordNode | undefined =>
    heads
      .keys()
      .find(
        (table) =>
          table.order >= root.order &&
          table.order < root.end &&
          page.textLength(table) >= page.textLength(root) * MOST_OF_ROOT,
      );
  return sets.filter(({ kind, members }) => {
    if (kind === 'table' || kind === 'transposed' || heads.size < 2) return true;
    const tableOf = ({ roots }: Member): RecordNode | undefined => roots.map(most).find(Boolean);
    const first = members[0] === undefined ? undefined : tableOf(members[0]);
    return (
      first === undefined ||
      members.every((member) => {
        const other = tableOf(member);
        return other === undefined || tellOfTheSame(heads, first, other);
      })
    );
  });
}
const MOST_OF_ROOT = 0.6;

/** Rows of two tables, most of whose columns are called otherwise, tell of other things. */
function tellOfTheSame(heads: Heads, left: RecordNode, right: RecordNode): boolean {
  const [own, other] = [left, right].map((node) => {
    const table = tableAround(node);
    return table === undefined ? undefined : heads.get(table);
  });
  if (own === undefined || other === undefined) return own === other;
  return own.filter((head, i) => head === other[i]).length >= own.length * SAME_HEADS;
}
const SAME_HEADS = 0.5;

function familiesOf(
  profiles: Profiles,
  heads: Heads,
  group: readonly RecordSet[],
): readonly RecordSet[][] {
  const families: RecordSet[][] = [];
  for (const set of group) {
    const lead = set.members[0]?.roots[0];
    const family = families.find(([other]) => {
      const first = other?.members[0]?.roots[0];
      return (
        other !== undefined &&
        first !== undefined &&
        lead !== undefined &&
        tellOfTheSame(heads, other.holder, set.holder) &&
        likeness(profiles.of(first), profiles.of(lead)) >= ALIKE
      );
    });
    if (family === undefined) families.push([set]);
    else if (!family.some((other) => other.holder === set.holder)) family.push(set);
  }
  return families;
}

/** What stands before the group, below the common holder, or names it lies above each of its records. */
function withHeading(page: RecordPage, set: RecordSet, holder: RecordNode): readonly Member[] {
  const heads: RecordNode[] = [];
  const table = set.kind === 'table' ? set.holder : undefined;
  const caption = table?.kids.find(({ tag, from, to }) => tag === 'caption' && to > from);
  if (caption !== undefined) heads.push(caption);
  // the heads of its columns are no heading of a table
  let lower = table ?? set.members[0]?.roots[0] ?? set.holder;
  while (lower.parent !== undefined && lower !== holder && heads.length === 0) {
    const { parent } = lower;
    const tab = tabOf(page, lower);
    if (tab !== undefined) {
      heads.push(tab);
      break;
    }
    const last = parent.tag === 'tr' ? undefined : speakingBefore(parent.kids, lower);
    if (last !== undefined && last.to - last.from <= 4) heads.push(last);
    lower = parent;
  }
  return set.members.map((member) =>
    member.above.length > 0 ? member : { ...member, above: heads },
  );
}

/** What a panel is opened by (ARIA 1.2: tab, tabpanel). */
function tabOf(page: RecordPage, { element }: RecordNode): RecordNode | undefined {
  const { role, id = '', 'aria-labelledby': by = '' } = element.attribs;
  if (role !== 'tabpanel') return undefined;
  return page.nodes.find(({ from, to, element: { attribs } }) => {
    const isNamed = by !== '' && attribs['id'] === by;
    return to > from && (isNamed || (id !== '' && attribs['aria-controls'] === id));
  });
}

/** The nearest sibling before an element that says something. */
function speakingBefore(kids: readonly RecordNode[], at: RecordNode): RecordNode | undefined {
  let low = 0;
  let high = kids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kids[middle]?.order ?? 0) < at.order) low = middle + 1;
    else high = middle;
  }
  for (let i = low - 1; i >= 0; i -= 1) {
    const kid = kids[i];
    if (kid !== undefined && kid.to > kid.from) return kid;
  }
  return undefined;
}

export function tagsOf(node: RecordNode): string {
  const tags: string[] = [];
  for (let one: RecordNode | undefined = node; one !== undefined; one = one.parent)
    tags.push(one.tag);
  return tags.reverse().join('/');
}

function commonHolder(nodes: readonly RecordNode[]): RecordNode | undefined {
  let [common] = nodes;
  for (const node of nodes) {
    while (common !== undefined && !(node.order >= common.order && node.order < common.end))
      common = common.parent;
  }
  return common;
}

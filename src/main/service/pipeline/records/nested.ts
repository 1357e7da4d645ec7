/** Records that hold records of their own kind (comments and answers): all levels as one set. */
import type { Member, RecordSet } from './sets.ts';
import { isState } from './tokens.ts';
import { countsOf } from './counts.ts';
import { likeness, profileOf, type Profile } from './profiles.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const ALIKE = 0.5;

/** One flat set for each set of siblings whose members hold others like themselves. */
export function nestedOf(page: RecordPage, sets: readonly RecordSet[]): readonly RecordSet[] {
  const records = new Set(
    sets.flatMap(({ kind, members }) =>
      kind === 'siblings' ? members.flatMap(({ roots: [root] }) => root ?? []) : [],
    ),
  );
  return sets.flatMap((set) => {
    if (set.kind !== 'siblings' || isInside(set, records)) return [];
    const tag = set.members[0]?.roots[0]?.tag ?? '';
    const roots = set.holder.kids.filter((kid) => kid.tag === tag && kid.to - kid.from >= 2);
    if (roots.length > set.members.length * 4) return [];
    const below = roots.flatMap((root) => innerOf(page, root));
    const same = isThing(tag, roots) ? below.filter((node) => node.tag === tag) : [];
    const named = new Set(ofOneName(roots, below));
    const inner = same.every((node) => named.has(node)) ? [...named] : same;
    if (inner.length === 0) return [];
    const all = [...roots, ...inner].sort((a, b) => a.order - b.order);
    const kept = likeMost(page, all, roots);
    if (kept.length <= roots.length) return [];
    return [{ kind: 'nested', holder: set.holder, members: membersOf(kept) }];
  });
}

/** Only the outermost set of a page's nesting is flattened. */
function isInside({ holder, members }: RecordSet, records: ReadonlySet<RecordNode>): boolean {
  const tag = members[0]?.roots[0]?.tag;
  for (let one = holder.parent; one !== undefined; one = one.parent)
    if (one.tag === tag && records.has(one)) return true;
  return false;
}

const holds = (outer: RecordNode, inner: RecordNode): boolean =>
  inner.order > outer.order && inner.order < outer.end;

/** Elements below that hold a few places. */
function innerOf(page: RecordPage, root: RecordNode): readonly RecordNode[] {
  const found: RecordNode[] = [];
  for (let at = root.order + 1; at < root.end; at += 1) {
    const node = page.nodes[at];
    if (node !== undefined && node.to - node.from >= 2) found.push(node);
  }
  return found;
}

/** A tag that tells records by itself. Boxes of what a record says have its tag, too, where that says nothing. */
const isThing = (tag: string, roots: readonly RecordNode[]): boolean =>
  THING.test(tag) || commonNames(roots).length === 0;

/** Those of the class that most of the outer records have and fewest elements in them, whatever the tag: others lay out. */
function ofOneName(
  roots: readonly RecordNode[],
  below: readonly RecordNode[],
): readonly RecordNode[] {
  let found: readonly RecordNode[] = [];
  for (const name of commonNames(roots)) {
    const named = below.filter((node) => namesOf(node).includes(name));
    if (named.length > 0 && (found.length === 0 || named.length < found.length)) found = named;
  }
  return found;
}

function commonNames(roots: readonly RecordNode[]): readonly string[] {
  return [...countsOf(roots.flatMap(namesOf))].flatMap(([name, count]) =>
    count >= roots.length * MOST ? [name] : [],
  );
}

const MOST = 0.6;
/** Nobody boxes a part of a record in these. */
const THING = /^(?:li|article|tr|blockquote)$/;
const namesOf = ({ element }: RecordNode): readonly string[] => [
  ...new Set(
    (element.attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '' && !isState(name)),
  ),
];

/** Own profiles: what lies in other records is not counted. */
function likeMost(
  page: RecordPage,
  all: readonly RecordNode[],
  outer: readonly RecordNode[],
): readonly RecordNode[] {
  const own = new Map<RecordNode, Profile>(
    all.map((node) => {
      const inner = all.filter((other) => holds(node, other));
      const leaves = page.leaves
        .slice(node.from, node.to)
        .filter((leaf) => !inner.some((one) => leaf.at >= one.from && leaf.at < one.to));
      return [node, profileOf(leaves, node)];
    }),
  );
  const models = outer.slice(0, 5).flatMap((node) => own.get(node) ?? []);
  return all.filter((node) => {
    const profile = own.get(node);
    return profile !== undefined && models.some((model) => likeness(model, profile) >= ALIKE);
  });
}

function membersOf(nodes: readonly RecordNode[]): readonly Member[] {
  return nodes.map((node) => ({
    roots: [node],
    above: [],
    without: nodes.filter((other) => holds(node, other)),
    depth: nodes.filter((other) => holds(other, node)).length,
  }));
}

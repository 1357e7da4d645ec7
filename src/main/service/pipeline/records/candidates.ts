/**
 * Record sets a page may hold: siblings that are alike, runs of several siblings, the same under repeated ancestors,
 * rows and columns of tables, records nested in records.
 *
 * Candidates only; which of them are records is weighed in detect.ts. Facts: docs/adr/0027-one-detector-of-records.md.
 */
import { flatGrid } from './flat-grid.ts';
import { headsOf, periodsOf, type Sequence } from './periods.ts';
import { containment, likeness, Profiles, sameThings } from './profiles.ts';
import { nestedOf } from './nested.ts';
import { cousins, withoutTables } from './cousins.ts';
import { isHeaderCell, isTable, tableSets } from './grids.ts';
import { apartBySpaces, apartInTurn } from './rows-in-turn.ts';
import type { RecordSet } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const ALIKE = 0.5;
const MOST_KIDS = 2_000;
const MOST_LEADERS = 16;
const MOST_SETS = 400;
const MOST_ALIKE = 100;

/** All candidates of the page, in document order of their holders. */
export function findSets(page: RecordPage): readonly RecordSet[] {
  const profiles = new Profiles(page);
  const found: RecordSet[] = [];
  const holders = new Map<string, number>();
  for (const node of page.nodes) {
    if (found.length >= MOST_SETS) break;
    if (isTable(node)) found.push(...tableSets(page, node));
    const kids = node.kids.filter((kid) => kid.to > kid.from).slice(0, MOST_KIDS);
    if (kids.length < 2) continue;
    // rows of a large table are thousands of holders alike: what stands after them has its turn, too
    const place = `${node.parent?.parent?.tag ?? ''} ${node.parent?.tag ?? ''} ${node.tag}`;
    const count = (holders.get(place) ?? 0) + 1;
    holders.set(place, count);
    if (count <= MOST_ALIKE) found.push(...setsIn(page, profiles, node, kids));
  }
  const sets = withoutTables(page, found);
  return [...sets, ...cousins(page, profiles, sets), ...nestedOf(page, sets)];
}

/** Sets of one element's children. */
export function setsBelow(page: RecordPage, holder: RecordNode): readonly RecordSet[] {
  const kids = holder.kids.filter((kid) => kid.to > kid.from).slice(0, MOST_KIDS);
  const own = kids.length < 2 ? [] : setsIn(page, new Profiles(page), holder, kids);
  return holder.tag === 'table' ? [...tableSets(page, holder), ...own] : own;
}

function setsIn(
  page: RecordPage,
  profiles: Profiles,
  holder: RecordNode,
  kids: readonly RecordNode[],
): readonly RecordSet[] {
  // heads of columns are no records
  if (kids.every(isHeaderCell)) return [];
  const inTurn = apartInTurn(profiles, kids, cluster(profiles, kids));
  const apart = apartBySpaces(holder, new Map(kids.map((kid, i) => [kid, inTurn[i] ?? -1])));
  const clusters = kids.map((kid) => apart.get(kid) ?? -1);
  const sequence: Sequence = { page, holder, kids, symbols: symbolsOf(page, kids, clusters) };
  const sets: RecordSet[] = [];
  for (const symbol of new Set(clusters)) {
    const members = kids.filter((_, i) => clusters[i] === symbol);
    if (members.length < 2) continue;
    // a cell heads no other cell of its row
    const above = holder.tag === 'tr' ? [] : headsOf(sequence, members);
    sets.push({
      kind: 'siblings',
      holder,
      members: members.map((root, i) => ({ roots: [root], above: above[i] ?? [] })),
    });
  }
  for (const members of periodsOf(sequence)) sets.push({ kind: 'period', holder, members });
  const grid = flatGrid(page, holder);
  return grid === undefined ? sets : [...sets, grid];
}

/** For each kid the number of its cluster: that of the one it is most alike to of those that lead them. */
function cluster(profiles: Profiles, kids: readonly RecordNode[]): readonly number[] {
  const leaders: RecordNode[] = [];
  const first = kids.map((kid) => {
    const best = mostAlike(profiles, kid, leaders);
    if (best >= 0) return best;
    const part = leaders.findIndex((leader) => isPartly(profiles, kid, leader));
    if (part >= 0) return part;
    if (leaders.length < MOST_LEADERS) leaders.push(kid);
    return leaders.indexOf(kid);
  });
  if (leaders.length < 2) return first;
  // one that came before its own kind was met went with another: an advertisement above the results, a featured one
  const settled = kids.map((kid, i) => {
    const best = mostAlike(profiles, kid, leaders);
    return best >= 0 ? best : (first[i] ?? -1);
  });
  return withWrapped(profiles, kids, settled);
}

function mostAlike(profiles: Profiles, kid: RecordNode, leaders: readonly RecordNode[]): number {
  let best = -1;
  let most = ALIKE;
  for (const [i, leader] of leaders.entries()) {
    const alike = sameRole(kid, leader) ? likeness(profiles.of(kid), profiles.of(leader)) : 0;
    if (alike >= most) [best, most] = [i, alike];
  }
  return best;
}

/** A few records that stand apart for a box around what they say are of those that are called as they are. */
function withWrapped(
  profiles: Profiles,
  kids: readonly RecordNode[],
  clusters: readonly number[],
): readonly number[] {
  const sizes = new Map<number, number>();
  for (const one of clusters) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  return clusters.map((own, i) => {
    const kid = kids[i];
    const few = sizes.get(own) ?? 0;
    if (kid === undefined || own < 0 || few * LEAST_MORE > kids.length) return own;
    const like = kids.findIndex(
      (other, at) =>
        (sizes.get(clusters[at] ?? -1) ?? 0) >= Math.max(LEAST_CALLED, few * LEAST_MORE) &&
        other.tag === kid.tag &&
        sharesName(kid, other) &&
        sameThings(profiles.of(kid), profiles.of(other)) >= SAME_THINGS,
    );
    return clusters[like] ?? own;
  });
}

const LEAST_CALLED = 3;
/** So many times as many are called so. */
const LEAST_MORE = 1.5;
const SAME_THINGS = 0.6;

/** A thing of its own even without a class. */
const THING = /^(?:article|li)$/;
const LEAST_SAID = 2;

/** Share of what the one says that both must say, where the same class is said of them. */
const MOSTLY = 0.6;

/**
 * One of the two lacks what the other has beside (a product without specifications), or says one thing in another way
 * (tickets that are sold out). They are called alike.
 */
function isPartly(profiles: Profiles, kid: RecordNode, leader: RecordNode): boolean {
  if (kid.tag !== leader.tag || !isCalledAlike(kid, leader)) return false;
  const [own, other] = [profiles.of(kid), profiles.of(leader)];
  const isSaid = Math.min(own.paths.sum, other.paths.sum) >= LEAST_SAID;
  const least = isSameThing(kid, leader) ? MOSTLY : 1;
  return isSaid && containment(own, other) >= least;
}

/** Items or articles with the very same class, or elements of which one has all classes of the other and one more. */
function isSameThing(left: RecordNode, right: RecordNode): boolean {
  const [own, other] = [classesOf(left), classesOf(right)];
  if (THING.test(left.tag) && own.length > 0 && own.join(' ') === other.join(' ')) return true;
  const [few, many] = own.length < other.length ? [own, other] : [other, own];
  return few.length >= LEAST_SHARED && few.every((name) => many.includes(name));
}
const LEAST_SHARED = 2;

const classesOf = ({ element }: RecordNode): readonly string[] =>
  element.attribs['class']?.split(/\s+/).filter((name) => name !== '') ?? [];

function isCalledAlike(left: RecordNode, right: RecordNode): boolean {
  const [own, other] = [classesOf(left), classesOf(right)];
  if (own.length === 0 && other.length === 0) return THING.test(left.tag);
  return own.some((name) => other.includes(name));
}

const sharesName = (left: RecordNode, right: RecordNode): boolean =>
  (left.element.attribs['class'] ?? '') !== '' && isCalledAlike(left, right);

const APART = /^(?:dt|dd|th|h[1-6]|hr|summary)$/;

/** Terms, headings and rows are never records beside others of another tag. */
const sameRole = (left: RecordNode, right: RecordNode): boolean =>
  left.tag === right.tag || (!APART.test(left.tag) && !APART.test(right.tag));

const TERM = /^(?:dt|th|b|strong|h[2-6])$/;

/** Terms whose few texts come again and again are told apart by what they say. */
function symbolsOf(
  page: RecordPage,
  kids: readonly RecordNode[],
  clusters: readonly number[],
): readonly string[] {
  const terms = new Set(clusters.filter((_, i) => TERM.test(kids[i]?.tag ?? '')));
  const sizes = new Map<number, number>();
  const texts = new Map<number, Map<string, number>>();
  kids.forEach((kid, i) => {
    const own = clusters[i] ?? -1;
    sizes.set(own, (sizes.get(own) ?? 0) + 1);
    if (!terms.has(own) || page.textLength(kid) > 40) return;
    const counts = texts.get(own) ?? new Map<string, number>();
    counts.set(page.text(kid), (counts.get(page.text(kid)) ?? 0) + 1);
    texts.set(own, counts);
  });
  return kids.map((kid, i) => {
    const own = clusters[i] ?? -1;
    const counts = texts.get(own);
    const size = sizes.get(own) ?? 0;
    if (TERM.test(kid.tag) && counts !== undefined && counts.size > 1 && counts.size <= size / 2)
      return `${own}:${page.text(kid)}`;
    return String(own);
  });
}

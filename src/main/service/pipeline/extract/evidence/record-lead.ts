/** The first item of a list that stands before the others, larger and laid out in another way: the lead article of a blog. */
import { isBeside } from '../../records/beside.ts';
import { type Detected } from '../../records/detect.ts';
import { tableOf } from '../../records/columns.ts';
import type { RecordNode, RecordPage } from '../../records/tree.ts';

/** How far above the list it may stand. */
const MOST_UP = 2;

/** The list with what leads it; undefined where nothing does. */
export function withLead(
  page: RecordPage,
  { set, score, dropped }: Detected,
): Detected | undefined {
  const first = set.members[0]?.roots[0];
  const isPlain = set.headers === undefined && set.members.every(({ roots }) => roots.length === 1);
  if (first === undefined || !isPlain || isBeside(page, set.holder)) return undefined;
  let box = set.holder;
  for (let up = 0; up < MOST_UP && box.parent !== undefined; up += 1) {
    const { parent } = box;
    const lead = leadBefore(page, parent, box, first);
    if (lead !== undefined) {
      const members = [{ roots: [lead], above: [] }, ...set.members];
      return { ...tableOf(page, { ...set, holder: parent, members }), score, dropped };
    }
    box = parent;
  }
  return undefined;
}

/** The only article, or element called as the others, in what stands right before the list. */
function leadBefore(
  page: RecordPage,
  parent: RecordNode,
  box: RecordNode,
  first: RecordNode,
): RecordNode | undefined {
  const before = parent.kids
    .slice(0, parent.kids.indexOf(box))
    .findLast((kid) => kid.to > kid.from && !HEADING.test(kid.tag));
  if (before === undefined) return undefined;
  const [lead, another] = page.nodes
    .slice(before.order, before.end)
    .filter((node) => isLike(node, first));
  if (lead === undefined || another !== undefined) return undefined;
  const inside = page.nodes.slice(lead.order, lead.end);
  const isOne = inside.filter(({ tag }) => HEADING.test(tag)).length === 1;
  return isOne && inside.some(({ tag }) => tag === 'a') ? lead : undefined;
}

const HEADING = /^h[1-6]$/;

const isLike = (node: RecordNode, first: RecordNode): boolean =>
  node.tag === first.tag &&
  (node.tag === 'article' || first.tokens.some((token) => node.tokens.includes(token)));

/** Links to the pages of a list that lie together: numbers, or letters where a list in order has a page for each. */
import type { RecordSet } from './sets.ts';
import { spansOf } from './spans.ts';
import type { RecordNode, RecordPage } from './tree.ts';
import { asciiDigits } from './values.ts';

/** A way on, without its worth. */
interface RunLead {
  readonly kind: 'numbered' | 'letters';
  readonly url: string;
}

interface Run {
  readonly kind: RunLead['kind'];
  readonly isLabel: (text: string) => boolean;
  /** Which of the linked ones comes after the page at hand. */
  readonly after: (current: string, linked: readonly string[]) => string | undefined;
}

const RUNS: readonly Run[] = [
  {
    kind: 'numbered',
    isLabel: (text) => /^\d{1,4}$/.test(text),
    after: (current, linked) => linked.find((one) => Number(one) === Number(current) + 1),
  },
  {
    kind: 'letters',
    isLabel: (text) => /^\p{Lu}$/u.test(text),
    after: (current, linked) => {
      const isSorted = linked.every((one, i) => i === 0 || (linked[i - 1] ?? '') < one);
      return isSorted && linked.length >= 2 ? linked.find((one) => one > current) : undefined;
    },
  },
];

interface Labelled {
  readonly node: RecordNode;
  readonly text: string;
  readonly url: string;
}

/** The link to the page after this one, of each run. `otherPage`: the address of another page, undefined of this one. */
export function runLeads(
  page: RecordPage,
  set: RecordSet | undefined,
  otherPage: (node: RecordNode) => string | undefined,
): readonly RunLead[] {
  const labels = page.nodes.flatMap((node) => {
    const length = page.textLength(node);
    const text = length === 0 || length > MOST_LABEL ? '' : asciiDigits(page.text(node)).trim();
    return RUNS.some(({ isLabel }) => isLabel(text)) ? [{ node, text }] : [];
  });
  const all = labels.flatMap(({ node, text }): readonly Labelled[] => {
    const url = node.tag === 'a' ? otherPage(node) : undefined;
    return url === undefined ? [] : [{ node, text, url }];
  });
  return RUNS.flatMap((run) => {
    const own = all.filter(({ text }) => run.isLabel(text));
    for (const { node } of own) {
      const holder = holderOf(node, own);
      if (holder === undefined || (set !== undefined && spansOf(set).holds(holder.order))) continue;
      const linked = own.filter((one) => isIn(holder, one.node));
      const here = labels.filter((one) => run.isLabel(one.text) && isIn(holder, one.node));
      const current = currentOf(here, linked);
      const texts = linked.map(({ text }) => text);
      const next = current === undefined ? undefined : run.after(current, texts);
      const lead = linked.find(({ text }) => text === next);
      if (lead !== undefined) return [{ kind: run.kind, url: lead.url }];
    }
    return [];
  });
}
const MOST_LABEL = 8;

const isIn = (holder: RecordNode, { order }: RecordNode): boolean =>
  order > holder.order && order < holder.end;

/** The nearest element with several of them, or one and little else. */
function holderOf(node: RecordNode, all: readonly Labelled[]): RecordNode | undefined {
  for (let one = node.parent, up = 0; one !== undefined && up < 4; one = one.parent, up += 1) {
    const holder = one;
    const inside = all.filter((other) => isIn(holder, other.node)).length;
    if (one.to - one.from > 60) return undefined;
    if (inside >= 2 || (inside === 1 && one.kids.length >= 2)) return one;
  }
  return undefined;
}

/** What stands among the linked ones and leads nowhere else, or is marked as the page at hand. */
function currentOf(
  labels: readonly Omit<Labelled, 'url'>[],
  linked: readonly Labelled[],
): string | undefined {
  const texts = new Set(linked.map(({ text }) => text));
  const marked = labels.find(
    ({ node }) => (node.element.attribs['aria-current'] ?? 'false') !== 'false',
  );
  const unlinked = labels.find(
    ({ node, text }) => !texts.has(text) && !linked.some((one) => isIn(node, one.node)),
  );
  return (marked ?? unlinked ?? calledSo(labels))?.text;
}

/** The only one that is called so, itself or as the item that it is in. */
function calledSo(labels: readonly Omit<Labelled, 'url'>[]): Omit<Labelled, 'url'> | undefined {
  const isCalled = ({ element }: RecordNode): boolean =>
    CURRENT.test(element.attribs['class'] ?? '');
  const called = labels.filter(
    ({ node }) => isCalled(node) || (node.parent?.tag === 'li' && isCalled(node.parent)),
  );
  return new Set(called.map(({ text }) => text)).size === 1 ? called[0] : undefined;
}
const CURRENT = /(?:^|[\s_-])(?:active|current|selected)(?:$|[\s_-])/;

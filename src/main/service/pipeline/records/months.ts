/** A month as a table: its weeks are no records, its days or what is on them are. */
import type { RecordSet } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const LEAST_DAYS = 14;
/** Share of the cells that are the day after the one before. */
const IN_ORDER = 0.8;
const LAST_DAYS = [28, 29, 30, 31];

/** True where the records are rows of cells that count the days. */
export function isOfWeeks(page: RecordPage, { members }: RecordSet): boolean {
  const cells = members.flatMap(({ roots }) => {
    const [first] = roots;
    return roots.length === 1 && first?.tag === 'tr' ? first.kids : roots;
  });
  if (cells.length < LEAST_DAYS || cells.length < members.length * 2) return false;
  const days = cells.map((cell) => dayOf(page, cell));
  const inOrder = days.slice(1).filter((day, i) => {
    const before = days[i] ?? 0;
    return day === before + 1 || (day === 1 && LAST_DAYS.includes(before));
  });
  return inOrder.length >= (cells.length - 1) * IN_ORDER;
}

/** The number that a cell begins with. */
function dayOf(page: RecordPage, { from, to }: RecordNode): number | undefined {
  const first = page.leaves.slice(from, to).find(({ read }) => read === 'text');
  return first !== undefined && /^\d{1,2}$/.test(first.text) ? Number(first.text) : undefined;
}

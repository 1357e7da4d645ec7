/**
 * A list that scripts draw late is waited for: until elements that its recipe knows hold what its fields say, through
 * open shadow roots and frames of the same origin. Runs in the isolated world; the page is only read.
 */
import type { RecordSigns } from '../../domain/command.ts';
import type { Stage } from './actions.ts';
import { isLostDocument } from './failures.ts';
import { ROOTS } from './gather.ts';
import { runIsolated } from './settle.ts';

/** A list that has not come by then is not coming. */
const LATE_MS = 8_000;
const LOOK_MS = 100;

/** Resolves when the list is there, or when nobody waits for it any longer. */
export async function listThere(
  { cdp, page, sleep, leftMs }: Pick<Stage, 'cdp' | 'page' | 'sleep' | 'leftMs'>,
  signs: RecordSigns,
): Promise<void> {
  const endMs = leftMs() - Math.min(LATE_MS, leftMs() * 0.5);
  const expression = `${HAS_RECORDS}(${JSON.stringify(signs)})`;
  while (leftMs() > endMs) {
    try {
      if ((await runIsolated(cdp, page, expression)) === true) return;
    } catch (error) {
      // another document has taken its place: the list may be in that one
      if (!isLostDocument(error)) throw error;
    }
    await sleep(LOOK_MS);
  }
}

/** An expression: `({ records, fields })` → whether an element is a record: it has most fields, each with something in it. */
const HAS_RECORDS = `(({ records, fields }) => {
  ${ROOTS}
  const all = (root, selectors) => selectors.flatMap((one) => {
    try { return [...root.querySelectorAll(one)]; } catch { return []; }
  });
  const says = (one) => one.textContent.trim() !== '' || one.hasAttribute('src') || one.hasAttribute('href');
  const has = (record, selectors) => [record, record.shadowRoot].some((root) => root && all(root, selectors).some(says));
  for (const root of rootsOf()) {
    for (const record of all(root, records).slice(0, 1000)) {
      if (fields.filter((selectors) => has(record, selectors)).length >= fields.length * 0.6) return true;
    }
  }
  return false;
})`;

/**
 * Finished pages on their way to PostgreSQL: those that come close together are one transaction.
 *
 * A page after a pause goes at once. While one batch is written, or was sent a moment ago, further pages gather; one batch
 * of a process is under way at a time, since pages of one job would only wait for each other. A batch that the
 * database refuses is done again page by page, so that each page's failure is its own. While the database is away the
 * batch waits for it: what was fetched need not be fetched again.
 */
import type { PageEnd } from '../../ports/backend.ts';
import type { WrittenPage } from '../verbs/written-page.ts';
import { throughOutage } from './outage.ts';

/** Batches begin so far apart at least, ms. */
const GATHER_MS = 30;
/** Pages of one batch. */
const MOST_GATHERED = 32;

interface Gatherer {
  readonly finish: (page: WrittenPage) => Promise<PageEnd>;
  /** Resolves when everything handed over before is written or refused. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly page: WrittenPage;
  readonly resolve: (end: PageEnd) => void;
  readonly reject: (error: unknown) => void;
}

type Write = (pages: readonly WrittenPage[]) => Promise<readonly PageEnd[]>;

export function gatherer(toWrite: Write, waitMs = GATHER_MS): Gatherer {
  const write: Write = (pages) =>
    throughOutage(
      'finish',
      () => toWrite(pages),
      () => isClosing,
    );
  const waiting: Waiting[] = [];
  let sentAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isClosing = false;

  const sendSoon = (): void => {
    if (underWay !== undefined || waiting.length === 0) return;
    const pause = isClosing ? 0 : sentAt + waitMs - performance.now();
    if (pause > 0 && waiting.length < MOST_GATHERED) {
      timer ??= setTimeout(send, pause);
    } else {
      send();
    }
  };

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    sentAt = performance.now();
    underWay = settle(write, waiting.splice(0, MOST_GATHERED)).finally(() => {
      underWay = undefined;
      sendSoon();
    });
  };

  return {
    finish: (page) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, resolve, reject });
        sendSoon();
      }),
    close: async () => {
      isClosing = true;
      sendSoon();
      while (underWay !== undefined) await underWay;
    },
  };
}

async function settle(write: Write, batch: readonly Waiting[]): Promise<void> {
  try {
    const ends = await write(batch.map(({ page }) => page));
    batch.forEach(({ resolve, reject }, at) => {
      const end = ends[at];
      if (end === undefined) reject(new Error('A finished page was not answered.'));
      else resolve(end);
    });
  } catch (error) {
    if (batch.length === 1) for (const { reject } of batch) reject(error);
    else for (const one of batch) await settle(write, [one]);
  }
}

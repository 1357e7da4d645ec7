/**
 * A service for one request of a command, gone with its answer: store, engines and pipeline, and of the API what is
 * answered at once, asked without a socket. It holds the data folder as any service does; no work of before is taken up,
 * nothing is offered to windows and keys, and writing needs no thread of its own.
 */
import { defaultParts, type Closers } from './compose-parts.ts';
import { openPipeline } from './compose-pipeline.ts';
import type { Config } from './config.ts';
import { finishMove } from './data-move.ts';
import type { Direct } from './http/direct.ts';

export interface BriefHearth {
  /** `/v2/scrape`, `/v2/map`, `/v2/search`. */
  readonly ask: Direct;
  close(): Promise<void>;
}

/** Opens it. `readsPage`: a page will be read. Throws `DATA_DIR_IN_USE` while another service holds the folder. */
export async function openBriefHearth(given: Config, readsPage: boolean): Promise<BriefHearth> {
  // the thread that reads starts while the rooms are loaded; both heaps are gone before they would grow, so that the
  // settings of a long life (engine-flags.ts) would only have them collected
  const pipeline = openPipeline(given, readsPage);
  const closers: Closers = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
    await pipeline.close();
  };
  try {
    const { openBriefRooms } = await import('./compose-brief-rooms.ts');
    const parts = { ...defaultParts(given), pipeline };
    const dataDir = await finishMove(given.dataDir, parts.log);
    const ask = await openBriefRooms(Object.freeze({ ...given, dataDir }), parts, closers);
    return { ask, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Commands that only read or change rows open the data folder's store for a moment, whether a service
 * runs on it or not.
 */
import type { Config } from '../service/config.ts';
import { openStoreBriefly, type BriefStore } from '../service/compose-store.ts';

/** Runs `work` with the store, which is closed afterwards. */
export async function withStore<T>(
  config: Config,
  work: (brief: BriefStore) => Promise<T>,
): Promise<T> {
  const brief = await openStoreBriefly(config);
  try {
    return await work(brief);
  } finally {
    await brief.close();
  }
}

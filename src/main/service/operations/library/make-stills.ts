/**
 * Stills of pages that other programs archived: what came is opened once in our own browser, the archive as its only
 * network, and looked at when it has come to rest. So pages written by scripts are seen, too.
 *
 * Made when such a copy is first opened, and held while Hearth runs; the capture stays what was imported. A page that cannot
 * be opened so is shown as the HTML that came.
 */
import type { Manifest } from '../../domain/library/manifest.ts';
import type { RecordLimits, RecordedStill } from '../../ports/recording.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { openArchived, type LiveDeps } from './replay-live.ts';

export interface StillDeps extends LiveDeps {
  readonly limits: RecordLimits;
  readonly clock: Clock;
  readonly log: Log;
}

/** None: it is shown as it came. */
export type MakeStills = (manifest: Manifest) => Promise<readonly RecordedStill[]>;

const MOST_HELD = 20;
const TIME_MS = 20_000;

/** Builds it. */
export function createMakeStills(deps: StillDeps): MakeStills {
  const held = new Map<string, Promise<readonly RecordedStill[]>>();
  return (manifest) => {
    const stills = held.get(manifest.id) ?? made(deps, manifest);
    held.delete(manifest.id);
    held.set(manifest.id, stills);
    for (const oldest of held.keys()) {
      if (held.size <= MOST_HELD) break;
      held.delete(oldest);
    }
    return stills;
  };
}

async function made(deps: StillDeps, manifest: Manifest): Promise<readonly RecordedStill[]> {
  const { id, profile } = manifest;
  try {
    const { recording } = await openArchived(deps, manifest, {
      ...{ mobile: profile.mobile, blockAds: false, waitForMs: 0, actions: [], fastMode: false },
      ...{ isolationGroup: `still ${id}`, deadlineAt: deps.clock.now() + TIME_MS },
      ...{ signal: new AbortController().signal, record: deps.limits },
    });
    return recording?.stills ?? [];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    deps.log.info('no still could be made of an archived page', { url: manifest.url, error: said });
    return [];
  }
}

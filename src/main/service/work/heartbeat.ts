/**
 * Keeps heartbeats of the service in the store, from which uptime is measured (domain/uptime.ts).
 *
 * One beat at the start, every half minute, and one at a clean stop. A beat that cannot be written is a beat
 * missed: a store that does not answer is not up.
 */
import { toHearthError } from '../domain/errors.ts';
import { BEAT_EVERY_MS, beat, readStretches, uptimeOf, type Uptime } from '../domain/uptime.ts';
import type { SettingStore } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface HeartbeatDeps {
  readonly store: SettingStore;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Heartbeat {
  start(): Promise<void>;
  /** One beat now. */
  beat(): Promise<void>;
  uptime(range: { readonly fromAt: number; readonly toAt: number }): Promise<Uptime>;
  stop(): Promise<void>;
}

const SETTING = 'uptime';

export function createHeartbeat({ store, clock, log }: HeartbeatDeps): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = (kind: 'start' | 'beat'): Promise<void> => {
    writing = writing
      .then(async () => {
        const before = readStretches((await store.readSettings())[SETTING]);
        await store.writeSetting(
          SETTING,
          beat(before, clock.now(), kind).map(([a, b]) => [a, b]),
        );
      })
      .catch((error: unknown) => {
        log.warn('heartbeat not kept', { error: toHearthError(error).message });
      });
    return writing;
  };
  return {
    async start() {
      await write('start');
      timer = setInterval(() => void write('beat'), BEAT_EVERY_MS);
      timer.unref();
    },
    beat: () => write('beat'),
    uptime: async (range) => uptimeOf(readStretches((await store.readSettings())[SETTING]), range),
    async stop() {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      await write('beat');
    },
  };
}

/** Recordings in memory, as replay reads them. */
import type { Recording } from '../../src/main/service/ports/recording.ts';
import type { ReplaySource } from '../../src/main/service/ports/replay-source.ts';

export interface KeptRecording {
  readonly captureId: string;
  readonly accountId: string;
  readonly at: number;
  readonly recording: Recording;
}

export function replaySource(kept: readonly KeptRecording[]): ReplaySource {
  const find = (captureId: string, accountId: string): KeptRecording | undefined =>
    kept.find((one) => one.captureId === captureId && one.accountId === accountId);
  return {
    manifestOf: (captureId, accountId) => {
      const one = find(captureId, accountId);
      if (one === undefined) return Promise.resolve(null);
      const { stills, main } = one.recording;
      const frames = stills.map(({ frame }) => frame);
      const about = { at: one.at, frames, isPrivate: false, missing: 0 };
      return Promise.resolve({ captureId, url: main.url, ...about });
    },
    still: (captureId, frame, accountId) => {
      const stills = find(captureId, accountId)?.recording.stills ?? [];
      return Promise.resolve(stills.find((still) => still.frame === frame) ?? null);
    },
    resource: (captureId, url, accountId) => {
      const recording = find(captureId, accountId)?.recording;
      if (recording === undefined) return Promise.resolve(null);
      const asked = url.split('#', 1)[0];
      const all = [recording.main, ...recording.resources];
      return Promise.resolve(
        all.find((part) => part.url === asked && part.method === 'GET') ?? null,
      );
    },
    nearest: (url, at, { accountId }) => {
      const asked = url.split('#', 1)[0];
      const [best] = kept
        .filter((one) => one.accountId === accountId && one.recording.main.url === asked)
        .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
      return Promise.resolve(best?.captureId ?? null);
    },
  };
}

/** Recording with a real browser: the limits the service uses, and a capture that must succeed. */
import type { CaptureRequest } from '../../src/main/service/ports/engine.ts';
import type {
  RecordLimits,
  RecordedResource,
  Recording,
} from '../../src/main/service/ports/recording.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import type { TestBrowser } from './browser.ts';

export const RECORD: RecordLimits = {
  maxBodyBytes: 25_000_000,
  maxBytes: 150_000_000,
  maxResources: 1_500,
  maxFrames: 50,
  maxStillBytes: 20_000_000,
};

/** Records `url`; throws where there is no recording. */
export async function record(
  { engine }: TestBrowser,
  url: string,
  extra: Partial<CaptureRequest> = {},
): Promise<Recording> {
  const outcome = await engine.capture(aCapture({ url, record: RECORD, ...extra }), {
    deadlineAt: Date.now() + 60_000,
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  const { recording, warnings } = outcome.snapshot;
  if (recording === undefined) throw new Error(warnings.join(' '));
  return recording;
}

/** The first resource whose path is this. */
export function partOf(recording: Recording, path: string): RecordedResource {
  const part = recording.resources.find(({ url }) => new URL(url).pathname === path);
  if (part === undefined) throw new Error(`${path} was not recorded`);
  return part;
}

export const textOf = ({ body }: RecordedResource): string =>
  Buffer.from(body ?? []).toString('utf8');

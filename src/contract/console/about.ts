/** `GET /console/about` and `GET /console/diagnostics` (redacted; shown before it is copied). */
import type { Json } from './common.ts';

export interface HealthLine {
  readonly name: string;
  readonly state: 'ok' | 'warn' | 'bad';
  readonly text: string;
}

export interface AboutAnswer {
  readonly version: string;
  readonly node: string;
  readonly platform: string;
  readonly dataDir: string;
  readonly startedAt: number;
  readonly health: readonly HealthLine[];
}

export interface DiagnosticsAnswer {
  readonly bundle: Json;
  /** What was taken out, for the preview. */
  readonly redacted: readonly string[];
}

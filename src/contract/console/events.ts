/**
 * `GET /console/events`: Server-Sent Events by streaming fetch, resumed with `Last-Event-ID`.
 * A comment line every 15 s keeps the connection. Progress is coalesced to 4 a second per job.
 */
import type { JobCounts } from './jobs.ts';
import type { JobStatus } from './common.ts';

export type ConsoleEvent =
  | {
      readonly type: 'job.started';
      readonly id: number;
      readonly at: number;
      readonly jobId: string;
    }
  | {
      readonly type: 'job.progress';
      readonly id: number;
      readonly at: number;
      readonly jobId: string;
      readonly counts: JobCounts;
      /** Address of the newest finished page. */
      readonly lastUrl?: string;
    }
  | {
      readonly type: 'job.done';
      readonly id: number;
      readonly at: number;
      readonly jobId: string;
      readonly status: JobStatus;
      readonly counts: JobCounts;
    }
  | { readonly type: 'usage'; readonly id: number; readonly at: number; readonly remaining: number }
  /** Something a person should hear of, such as a cap reached; shown once, as a notification. */
  | {
      readonly type: 'notice';
      readonly id: number;
      readonly at: number;
      readonly title: string;
      readonly body: string;
      /** Place of the GUI it is about. */
      readonly path?: string;
    }
  | { readonly type: 'hello'; readonly id: number; readonly at: number };

export type ConsoleEventType = ConsoleEvent['type'];

/** Heartbeat of the stream in ms; silence of twice this means it is gone. */
export const HEARTBEAT_MS = 15_000;

/**
 * `GET /console/events`: Server-Sent Events by streaming fetch, resumed with `Last-Event-ID`: the `id` of an event,
 * which says nothing to anybody but the service.
 * A comment line every 15 s keeps the connection. Progress is coalesced to 4 a second per job.
 */
import type { JobCounts } from './jobs.ts';
import type { JobStatus } from './common.ts';

export type ConsoleEvent =
  | {
      readonly type: 'job.started';
      readonly id: string;
      readonly at: number;
      readonly jobId: string;
    }
  | {
      readonly type: 'job.progress';
      readonly id: string;
      readonly at: number;
      readonly jobId: string;
      readonly counts: JobCounts;
      /** Address of the newest finished page. */
      readonly lastUrl?: string;
    }
  | {
      readonly type: 'job.done';
      readonly id: string;
      readonly at: number;
      readonly jobId: string;
      readonly status: JobStatus;
      readonly counts: JobCounts;
    }
  | { readonly type: 'usage'; readonly id: string; readonly at: number; readonly remaining: number }
  /** Something a person should hear of, such as a cap reached; shown once, as a notification. */
  | {
      readonly type: 'notice';
      readonly id: string;
      readonly at: number;
      readonly title: string;
      readonly body: string;
      /** Place of the GUI it is about. */
      readonly path?: string;
    }
  /** A copy that somebody asked for arrived. */
  | {
      readonly type: 'library.kept';
      readonly id: string;
      readonly at: number;
      readonly captureId: string;
      readonly entryId: number;
      readonly url: string;
    }
  /** Its text is a new version of the page. */
  | {
      readonly type: 'library.version';
      readonly id: string;
      readonly at: number;
      readonly captureId: string;
      readonly entryId: number;
      readonly url: string;
      readonly version: number;
    }
  /** A link of a kept page was followed; `captureId` null: that page was not kept. */
  | {
      readonly type: 'library.replay';
      readonly id: string;
      readonly at: number;
      /** Of the frame it was followed in: the first part of the path of its address. */
      readonly ticket: string;
      readonly url: string;
      readonly captureId: string | null;
    }
  /** Something of the kind was saved, changed, removed or had back; of a monitor also: it has looked. */
  | {
      readonly type:
        | 'recipes.changed'
        | 'profiles.changed'
        | 'monitors.changed'
        | 'library.changed'
        | 'keys.changed'
        | 'plan.changed'
        | 'settings.changed';
      readonly id: string;
      readonly at: number;
    }
  | { readonly type: 'hello'; readonly id: string; readonly at: number };

/** Heartbeat of the stream in ms; silence of twice this means it is gone. */
export const HEARTBEAT_MS = 15_000;

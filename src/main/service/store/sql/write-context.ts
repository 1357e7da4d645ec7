/** What a writing verb receives: the open transaction, and a way to say what others should hear of it. */
import type { Connection } from './connection.ts';

export type Topic = 'events' | 'work' | 'deliveries';

export interface Notice {
  readonly topic: Topic;
  readonly jobId?: string;
}

export interface WriteContext {
  readonly sql: Connection;
  /** Heard on the bus after the commit; forgotten when the verb fails. */
  readonly notify: (topic: Topic, jobId?: string) => void;
}

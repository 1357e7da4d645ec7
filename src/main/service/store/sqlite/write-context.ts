/** What a writing verb of SQLite's own receives: the open transaction, and a way to say what others should hear of it. */
import type { WriteContext as Shared } from '../verbs/tx.ts';
import type { Connection } from './connection.ts';

export interface WriteContext extends Pick<Shared, 'notify'> {
  readonly sql: Connection;
}

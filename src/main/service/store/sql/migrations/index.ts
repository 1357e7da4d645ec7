/** All migrations in order; the number of the last is the schema's version. Forward only. */
import { initial } from './0001-initial.ts';
import { modelUsage } from './0002-model-usage.ts';
import { outputs } from './0003-outputs.ts';
import { libraryDue } from './0004-library-due.ts';
import { deliveryReceivers } from './0005-delivery-receivers.ts';
import { exclusionsAndOwners } from './0006-exclusions-and-owners.ts';
import { library } from './0007-library.ts';
import { recipes } from './0008-recipes.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'initial', sql: initial },
  { version: 2, name: 'model usage', sql: modelUsage },
  { version: 3, name: 'outputs of kept captures', sql: outputs },
  { version: 4, name: 'library texts to index', sql: libraryDue },
  { version: 5, name: 'receivers of deliveries', sql: deliveryReceivers },
  { version: 6, name: 'exclusions of jobs, owners of leases', sql: exclusionsAndOwners },
  { version: 7, name: 'library of captures', sql: library },
  { version: 8, name: 'saved recipes', sql: recipes },
];

/** All migrations in order; the number of the last is the schema's version. Forward only. */
import { initial } from './0001-initial.ts';
import { modelUsage } from './0002-model-usage.ts';
import { outputs } from './0003-outputs.ts';
import { libraryDue } from './0004-library-due.ts';
import { deliveryReceivers } from './0005-delivery-receivers.ts';
import { exclusionsAndOwners } from './0006-exclusions-and-owners.ts';
import { library } from './0007-library.ts';
import { recipes } from './0008-recipes.ts';
import { shelves } from './0009-shelves.ts';
import { recipeRuns } from './0010-recipe-runs.ts';
import { monitors } from './0011-monitors.ts';
import { signInProfiles } from './0012-sign-in-profiles.ts';
import { pageHolds } from './0014-page-holds.ts';
import { fronts } from './0015-fronts.ts';
import { libraryLists } from './0016-library-lists.ts';
import { slots } from './0017-slots.ts';
import { nodes } from './0018-nodes.ts';
import { landings } from './0019-landings.ts';
import { ratesAndTickets } from './0020-rates-and-tickets.ts';
import { beatsAndAddresses } from './0021-beats-and-addresses.ts';
import { wordsFolded } from './0022-words-folded.ts';
import { shelvesRestored } from './0023-shelves-restored.ts';
import { signsSaid } from './0024-signs-said.ts';

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
  { version: 9, name: 'shelves of the library', sql: shelves },
  { version: 10, name: 'runs of recipes', sql: recipeRuns },
  { version: 11, name: 'monitors', sql: monitors },
  { version: 12, name: 'sign-in profiles', sql: signInProfiles },
  { version: 14, name: 'holds of pages', sql: pageHolds },
  { version: 15, name: 'fronts of jobs', sql: fronts },
  { version: 16, name: 'indexes of the library list', sql: libraryLists },
  { version: 17, name: 'slots of workers', sql: slots },
  { version: 18, name: 'nodes and their hosts', sql: nodes },
  { version: 19, name: 'landings of crawls', sql: landings },
  { version: 20, name: 'windows of requests, tickets of sign-ins', sql: ratesAndTickets },
  { version: 21, name: 'beats of monitors, addresses of sign-ins', sql: beatsAndAddresses },
  { version: 22, name: 'words folded in more ways', sql: wordsFolded },
  { version: 23, name: 'removed shelves to be had back', sql: shelvesRestored },
  { version: 24, name: 'signs said as words', sql: signsSaid },
];

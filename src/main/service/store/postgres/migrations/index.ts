/** Every change of the PostgreSQL schema, in order. */
import { rooms } from './0001-rooms.ts';
import { eventOrder } from './0002-event-order.ts';
import { slots } from './0003-slots.ts';
import { nodes } from './0004-nodes.ts';
import { sets } from './0005-sets.ts';
import { landings } from './0006-landings.ts';
import { recipes } from './0007-recipes.ts';
import { cache } from './0008-cache.ts';
import { ratesAndTickets } from './0009-rates-and-tickets.ts';
import { library } from './0010-library.ts';
import { pageKey } from './0011-page-key.ts';
import { idleTriggers } from './0012-idle-triggers.ts';
import { waitingPages } from './0013-waiting-pages.ts';
import { beatsAndAddresses } from './0014-beats-and-addresses.ts';
import { wordsFolded } from './0015-words-folded.ts';
import { shelvesRestored } from './0016-shelves-restored.ts';
import { signsSaid } from './0017-signs-said.ts';

export interface Migration {
  readonly version: number;
  readonly sql: string;
  /**
   * A Hearth of the version before works on beside it, and may start: nothing that it reads or writes was taken away,
   * renamed or made to mean something else, and it may leave empty what is new (docs/adr/0053-move.md).
   */
  readonly isAddition?: true;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, sql: rooms },
  { version: 2, sql: eventOrder },
  { version: 3, sql: slots },
  { version: 4, sql: nodes },
  { version: 5, sql: sets },
  { version: 6, sql: landings },
  { version: 7, sql: recipes },
  { version: 8, sql: cache },
  { version: 9, sql: ratesAndTickets },
  { version: 10, sql: library, isAddition: true },
  { version: 11, sql: pageKey, isAddition: true },
  // no addition: documents of cached answers are packed in parts since, which the version before cannot read
  { version: 12, sql: idleTriggers },
  { version: 13, sql: waitingPages, isAddition: true },
  { version: 14, sql: beatsAndAddresses, isAddition: true },
  { version: 15, sql: wordsFolded, isAddition: true },
  // no addition: what is removed stays for a while, which the version before would show
  { version: 16, sql: shelvesRestored },
  { version: 17, sql: signsSaid, isAddition: true },
];

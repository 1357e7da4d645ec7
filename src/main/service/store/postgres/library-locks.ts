/**
 * What a verb of the library holds before it looks. Captures of different addresses are written side by side; whoever changes
 * what an account has filed, tagged or marked is alone with the account; upkeep, which may remove entries of anybody, is
 * alone with the library. Always in this order: library, account, chain, address.
 */
import { sql as raw } from 'kysely';
import type { NewCapture } from '../../ports/library.ts';
import { statement } from '../statement.ts';
import type { Steps } from '../verbs/tx.ts';
import type { VerbArgs } from '../verbs/writes.ts';
import type { LIBRARY_WRITES } from '../verbs/library-writes.ts';
import { unheard } from './tx.ts';

/** Any numbers that are ours in a database: "libr", "lacc", "lchn" and "ladr" in ASCII. */
const LIBRARY = 0x6c696272;
const ACCOUNT = 0x6c616363;
const CHAIN = 0x6c63686e;
const ADDRESS = 0x6c616472;

const hashed = (text: unknown) => raw`hashtext(current_schema() || ' ' || ${text}::text)`;
const all = raw`hashtext(current_schema())`;

const lockAddress = statement((db, p: { readonly accountId: string; readonly urlKey: string }) =>
  raw<never>`select pg_advisory_xact_lock_shared(${LIBRARY}, ${all}),
    pg_advisory_xact_lock_shared(${ACCOUNT}, ${hashed(p.accountId)}),
    pg_advisory_xact_lock(${ADDRESS}, hashtext(${p.accountId}::text || ' ' || ${p.urlKey}::text))`.compile(
    db,
  ),
);

const lockChain = statement((db, p: { readonly accountId: string; readonly urlKey: string }) =>
  raw<never>`select pg_advisory_xact_lock_shared(${LIBRARY}, ${all}),
    pg_advisory_xact_lock_shared(${ACCOUNT}, ${hashed(p.accountId)}),
    pg_advisory_xact_lock(${CHAIN}, ${hashed(p.accountId)}),
    pg_advisory_xact_lock(${ADDRESS}, hashtext(${p.accountId}::text || ' ' || ${p.urlKey}::text))`.compile(
    db,
  ),
);

const lockAccount = statement((db, p: { readonly accountId: string }) =>
  raw<never>`select pg_advisory_xact_lock_shared(${LIBRARY}, ${all}),
    pg_advisory_xact_lock(${ACCOUNT}, ${hashed(p.accountId)})`.compile(db),
);

const lockShared = statement((db) =>
  raw<never>`select pg_advisory_xact_lock_shared(${LIBRARY}, ${all})`.compile(db),
);

const lockLibrary = statement((db) =>
  raw<never>`select pg_advisory_xact_lock(${LIBRARY}, ${all})`.compile(db),
);

const ofCapture = ({ capture }: { readonly capture: NewCapture }): Steps<void> =>
  unheard(capture.kept ? lockChain : lockAddress, capture);
const ofAccount = ({ accountId }: { readonly accountId: string }): Steps<void> =>
  unheard(lockAccount, { accountId });
const alone = (): Steps<void> => unheard(lockLibrary, {});

type Name = keyof typeof LIBRARY_WRITES;

export const LIBRARY_LOCKS: { readonly [N in Name]: (args: VerbArgs<N>) => Steps<void> } = {
  saveCapture: ofCapture,
  saveTrace: ofCapture,
  // texts that another service is at are passed over
  indexDue: () => unheard(lockShared, {}),
  updateEntry: ofAccount,
  markEntryRemoved: ofAccount,
  removeCapture: alone,
  purgeRemoved: alone,
  trimTraces: alone,
  markDamaged: () => unheard(lockShared, {}),
  createCollection: ofAccount,
  updateCollection: ofAccount,
  markCollectionRemoved: ofAccount,
  fileEntries: ofAccount,
  tagEntries: ofAccount,
  renameTag: ofAccount,
  addHighlight: ofAccount,
  updateHighlight: ofAccount,
  markHighlightRemoved: ofAccount,
  addWanted: ofAccount,
  saveImport: ({ accountId }) => unheard(lockAccount, { accountId }),
};

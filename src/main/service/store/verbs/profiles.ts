/** Sign-in profiles of accounts; what is in them is sealed before it comes here. */
import type { ProfileRecord, SignedIn } from '../../ports/profiles.ts';
import { statement } from '../statement.ts';
import type { ProfileTable } from '../tables.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

interface Of {
  readonly accountId: string;
  readonly id: string;
}

const upsert = statement((db, row: ProfileTable) =>
  db
    .insertInto('sign_in_profiles')
    .values({
      id: row.id,
      account_id: row.account_id,
      name: row.name,
      site: row.site,
      sealed: row.sealed,
      created_at: row.created_at,
      updated_at: row.updated_at,
      expired_at: row.expired_at,
      url: row.url,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          name: row.name,
          sealed: row.sealed,
          updated_at: row.updated_at,
          expired_at: row.expired_at,
          url: row.url,
        })
        .where('account_id', '=', row.account_id),
    )
    .compile(),
);

const selectAll = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('sign_in_profiles')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .orderBy('site')
    .orderBy('name')
    .compile(),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly name: string }) =>
  db
    .selectFrom('sign_in_profiles')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('name', '=', p.name)
    .compile(),
);

const remove = statement((db, p: Of) =>
  db
    .deleteFrom('sign_in_profiles')
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .compile(),
);

/** The site knew its visitor: what it asked before is over. */
const renew = statement((db, p: SignedIn & { readonly sealed: string }) =>
  db
    .updateTable('sign_in_profiles')
    .set({ sealed: p.sealed, expired_at: null })
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .where('updated_at', '=', p.signedInAt)
    .compile(),
);

const mark = statement((db, p: SignedIn & { readonly at: number }) =>
  db
    .updateTable('sign_in_profiles')
    .set({ expired_at: p.at })
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .where('updated_at', '=', p.signedInAt)
    .compile(),
);

export function* saveProfile({ tx }: WriteContext, saved: ProfileRecord): Steps<void> {
  const { id, accountId, name, site, sealed, createdAt, updatedAt, expiredAt, url } = saved;
  yield* tx.run(upsert, {
    ...{ id, account_id: accountId, name, site, sealed },
    ...{ created_at: createdAt, updated_at: updatedAt, expired_at: expiredAt ?? null },
    url: url ?? null,
  });
}

/** True when there was one. */
export function* deleteProfile({ tx }: WriteContext, which: Of): Steps<boolean> {
  return (yield* tx.run(remove, which)) > 0;
}

export function* renewProfile(
  { tx }: WriteContext,
  given: SignedIn & { readonly sealed: string },
): Steps<void> {
  yield* tx.run(renew, given);
}

export function* markProfileExpired(
  { tx }: WriteContext,
  given: SignedIn & { readonly at: number },
): Steps<void> {
  yield* tx.run(mark, given);
}

export function* listProfiles(tx: Tx, accountId: string): Steps<readonly ProfileRecord[]> {
  return (yield* tx.all(selectAll, { accountId })).map(toProfile);
}

export function* findProfile(
  tx: Tx,
  accountId: string,
  name: string,
): Steps<ProfileRecord | undefined> {
  const [row] = yield* tx.all(selectOne, { accountId, name });
  return row && toProfile(row);
}

function toProfile(row: ProfileTable): ProfileRecord {
  const { id, name, site, sealed, expired_at: expiredAt, url } = row;
  return {
    ...{ id, accountId: row.account_id, name, site, sealed },
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    ...(expiredAt === null ? {} : { expiredAt }),
    ...(url === null ? {} : { url }),
  };
}

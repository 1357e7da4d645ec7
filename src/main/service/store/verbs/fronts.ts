/** Hosts of a job that have ready pages: they take turns, and one that was served comes after all others. */
import { sql as raw } from 'kysely';
import { statement } from '../statement.ts';
import type { Steps, Tx } from './tx.ts';

/** Hosts looked at by one claim. */
export const FRONTS_A_CLAIM = 64;
/** And pages of each at least. */
const PAGES_A_FRONT = 16;

/** The hosts with ready pages, in turn. */
export const selectFronts = statement(
  (db, p: { readonly jobPk: number; readonly limit: number }, spell) =>
    raw<{ host: string }>`
      select host from fronts where ${spell.waitingOf(p.jobPk)} order by turn, host limit ${p.limit}
    `.compile(db),
);

/** Those of them that are named, as a JSON list: looked up one by one, wherever in the turn they are. */
const selectFrontsAt = statement(
  (db, p: { readonly jobPk: number; readonly hosts: string; readonly limit: number }, spell) =>
    raw<{ host: string }>`
      select f.host from ${spell.each(p.hosts)} named
      cross join fronts f where f.job_pk = ${p.jobPk} and f.host = named.value
      order by f.turn, f.host limit ${p.limit}`.compile(db),
);

const enterFronts = statement((db, p: { readonly jobPk: number; readonly hosts: string }, spell) =>
  raw<never>`
    insert into fronts (job_pk, host, turn)
    select ${p.jobPk}, value, (select coalesce(max(turn), 0) from fronts where ${spell.waitingOf(p.jobPk)})
    from ${spell.each(p.hosts)} named where true on conflict do nothing`.compile(db),
);

/** Of one host, which mostly is one already. */
const enterFront = statement((db, p: { readonly jobPk: number; readonly host: string }, spell) =>
  raw<never>`
    insert into fronts (job_pk, host, turn)
    select ${p.jobPk}, ${p.host}, (select coalesce(max(turn), 0) from fronts where ${spell.waitingOf(p.jobPk)})
    where not exists (select 1 from fronts where job_pk = ${p.jobPk} and host = ${p.host})`.compile(
    db,
  ),
);

/** These hosts come after all others. */
const moveBehind = statement((db, p: { readonly jobPk: number; readonly hosts: string }, spell) =>
  raw<never>`
    update fronts set turn = (select max(turn) from fronts where ${spell.waitingOf(p.jobPk)}) + 1
    where ${spell.frontsAt(p.jobPk, p.hosts)}`.compile(db),
);

const closeFronts = statement((db, p: { readonly jobPk: number; readonly hosts: string }, spell) =>
  raw<never>`
    delete from fronts
    where ${spell.frontsAt(p.jobPk, p.hosts)}`.compile(db),
);

const selectReady = statement(
  (db, p: { readonly jobPk: number; readonly host: string; readonly limit: number }) =>
    raw<{ pk: number; depth: number }>`
      select pk, depth from pages
      where job_pk = ${p.jobPk} and state = 'open' and not_before_at = 0 and host = ${p.host}
      order by depth, pk limit ${p.limit}`.compile(db),
);

/** A host that has ready pages again, or for the first time, gets its turn. */
export function* openFronts(tx: Tx, jobPk: number, hosts: ReadonlySet<string>): Steps<void> {
  const [host = ''] = hosts;
  if (hosts.size === 1) yield* tx.run(enterFront, { jobPk, host });
  else yield* tx.run(enterFronts, { jobPk, hosts: JSON.stringify([...hosts]) });
}

export function* passFronts(tx: Tx, jobPk: number, hosts: readonly string[]): Steps<void> {
  yield* tx.run(moveBehind, { jobPk, hosts: JSON.stringify(hosts) });
}

/** A host that was served comes last; one at which no page is left is none. */
export function* moveFronts(
  tx: Tx,
  {
    jobPk,
    fronts,
    isAlone,
  }: { readonly jobPk: number; readonly fronts: readonly Front[]; readonly isAlone: boolean },
  taken: ReadonlySet<number>,
): Steps<void> {
  const isTaken = ({ pk }: Ready): boolean => taken.has(pk);
  const empty = fronts.filter(({ ready }) => ready.every(isTaken));
  const served = fronts.filter(({ ready }) => ready.some(isTaken) && !ready.every(isTaken));
  if (empty.length > 0) {
    yield* tx.run(closeFronts, { jobPk, hosts: JSON.stringify(empty.map(({ host }) => host)) });
  }
  if (served.length > 0 && !isAlone)
    yield* passFronts(
      tx,
      jobPk,
      served.map(({ host }) => host),
    );
}

interface Ready {
  readonly pk: number;
  readonly depth: number;
}

/** A host with the first of its ready pages. */
interface Front {
  readonly host: string;
  readonly ready: readonly Ready[];
}

export function* readyFronts(
  tx: Tx,
  jobPk: number,
  claim: { readonly hosts?: readonly string[]; readonly limit: number },
): Steps<readonly Front[]> {
  const look = { jobPk, limit: FRONTS_A_CLAIM };
  const hosts =
    claim.hosts === undefined
      ? yield* tx.all(selectFronts, look)
      : yield* tx.all(selectFrontsAt, { ...look, hosts: JSON.stringify(claim.hosts) });
  const share = Math.ceil(claim.limit / Math.max(1, hosts.length));
  const limit = 1 + Math.min(claim.limit, Math.max(PAGES_A_FRONT, 2 * share));
  const fronts: Front[] = [];
  for (const { host } of hosts) {
    fronts.push({ host, ready: yield* tx.all(selectReady, { jobPk, host, limit }) });
  }
  return fronts;
}

/** Shallow ones first; of one depth the first of each host, then the second. */
export function inTurn(fronts: readonly Front[]): readonly Ready[] {
  return fronts
    .flatMap(({ ready }, turn) => ready.map((page, nth) => ({ ...page, nth, turn })))
    .sort((a, b) => a.depth - b.depth || a.nth - b.nth || a.turn - b.turn);
}

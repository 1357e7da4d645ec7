/** Nodes with their beats, and the hosts that each of them asks: the promises of ports/nodes.ts. */
import { sql as raw } from 'kysely';
import type { Role } from '../../domain/role.ts';
import type { LeasedHost, NodeBeat, NodeState, NodeStore } from '../../ports/nodes.ts';
import { statement } from '../statement.ts';
import type { NodeRow } from '../tables.ts';
import { recoverPages } from './recover.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

type Beaten = Omit<NodeRow, 'beats'>;

const updateBeat = statement((db, row: Beaten) =>
  db
    .updateTable('nodes')
    .set((node) => ({
      name: row.name,
      roles: row.roles,
      address: row.address,
      version: row.version,
      started_at: row.started_at,
      beat_at: row.beat_at,
      beats: node('beats', '+', raw.lit(1)),
      running: row.running,
      waiting: row.waiting,
    }))
    .where('id', '=', row.id)
    .compile(),
);

const insertNode = statement((db, row: Beaten) =>
  db
    .insertInto('nodes')
    .values({
      id: row.id,
      name: row.name,
      roles: row.roles,
      address: row.address,
      version: row.version,
      started_at: row.started_at,
      beat_at: row.beat_at,
      beats: raw.lit(1),
      running: row.running,
      waiting: row.waiting,
    })
    .compile(),
);

const deleteNode = statement((db, p: { readonly id: string }) =>
  db.deleteFrom('nodes').where('id', '=', p.id).compile(),
);

const deleteDead = statement((db, p: { readonly id: string; readonly beats: number }) =>
  db.deleteFrom('nodes').where('id', '=', p.id).where('beats', '=', p.beats).compile(),
);

const deleteHostsOf = statement((db, p: { readonly id: string }) =>
  raw<never>`
    delete from host_leases where worker_id = ${p.id}
      and not exists (select 1 from nodes where nodes.id = ${p.id})
  `.compile(db),
);

const selectKnown = statement((db, p: { readonly hosts: string }, spell) =>
  raw<{ host: string }>`
    select host from host_leases where host in (select named.value from ${spell.each(p.hosts)} named)
  `.compile(db),
);

const deleteSlotsOf = statement((db, p: { readonly id: string }) =>
  db.deleteFrom('slots').where('worker_id', '=', p.id).compile(),
);

const selectNodes = statement((db) =>
  db.selectFrom('nodes').selectAll().orderBy('started_at').orderBy('id').compile(),
);

interface Held {
  readonly worker_id: string | null;
  readonly held: number;
}

const selectNodesOf = statement((db, p: { readonly jobId: string }) =>
  raw<{ readonly name: string; readonly held: number }>`
    select n.name, count(*) as held from pages p join nodes n on n.id = p.worker_id
    where p.job_pk = (select pk from jobs where id = ${p.jobId}) and p.state = 'running'
    group by n.name order by n.name
  `.compile(db),
);

/** By way of the counts: of jobs that are over no page is looked at. */
const countPages = statement((db) =>
  raw<Held>`
    select p.worker_id, count(*) as held from job_counts c join pages p on p.job_pk = c.job_pk
    where c.running > 0 and p.state = 'running' group by p.worker_id
  `.compile(db),
);

const countHosts = statement((db) =>
  raw<Held>`select worker_id, count(*) as held from host_leases group by worker_id`.compile(db),
);

interface Hosts {
  readonly workerId: string;
  /** A JSON list. */
  readonly hosts: string;
}

/** A node that is not in the list has no hosts; what stands there says that somebody asked them. */
const leaseFree = statement((db, p: Hosts, spell) =>
  raw<{ host: string }>`
    insert into host_leases (host, worker_id)
    select named.value, ${p.workerId} from ${spell.each(p.hosts)} named where true order by 1
    on conflict (host) do update set worker_id = excluded.worker_id
      where host_leases.worker_id = excluded.worker_id
        or not exists (select 1 from nodes where nodes.id = host_leases.worker_id)
    returning host
  `.compile(db),
);

const releaseNamed = statement((db, p: Hosts, spell) =>
  raw<never>`
    delete from host_leases where worker_id = ${p.workerId}
      and host in (select named.value from ${spell.each(p.hosts)} named)
  `.compile(db),
);

export function* beatNode({ tx }: WriteContext, beat: NodeBeat): Steps<'entered' | 'alive'> {
  const { startedAt, at, roles, ...plain } = beat;
  const row = { ...plain, roles: roles.join(','), started_at: startedAt, beat_at: at };
  if ((yield* tx.run(updateBeat, row)) > 0) return 'alive';
  yield* tx.run(insertNode, row);
  return 'entered';
}

export function* leaveNode({ tx }: WriteContext, { id }: { readonly id: string }): Steps<void> {
  yield* tx.run(deleteNode, { id });
}

export function* dropNode(
  write: WriteContext,
  { id, beats, now }: Parameters<NodeStore['dropNode']>[0],
): Steps<boolean> {
  const { tx } = write;
  if ((yield* tx.run(deleteDead, { id, beats })) === 0) return false;
  yield* tx.run(deleteSlotsOf, { id });
  yield* recoverPages(write, { now, workerId: id });
  return true;
}

export function* listNodes(tx: Tx): Steps<readonly NodeState[]> {
  const nodes = yield* tx.all(selectNodes, {});
  const pages = byWorker(yield* tx.all(countPages, {}));
  const hosts = byWorker(yield* tx.all(countHosts, {}));
  return nodes.map(({ started_at: startedAt, beat_at: beatAt, roles, ...node }) => ({
    ...node,
    ...{ startedAt, beatAt },
    // as `beatNode` wrote them
    roles: roles.split(',') as Role[],
    pages: pages.get(node.id) ?? 0,
    hosts: hosts.get(node.id) ?? 0,
  }));
}

export function* nodesOfJob(
  tx: Tx,
  jobId: string,
): Steps<readonly { readonly name: string; readonly pages: number }[]> {
  const rows = yield* tx.all(selectNodesOf, { jobId });
  return rows.map(({ name, held }) => ({ name, pages: held }));
}

function byWorker(rows: readonly Held[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ worker_id: id, held }) => [id ?? '', held]));
}

export function* leaseHosts(
  { tx }: WriteContext,
  { workerId, hosts }: Parameters<NodeStore['leaseHosts']>[0],
): Steps<readonly LeasedHost[]> {
  const named = JSON.stringify(hosts);
  const known = new Set((yield* tx.all(selectKnown, { hosts: named })).map(({ host }) => host));
  const rows = yield* tx.all(leaseFree, { workerId, hosts: named });
  return rows.map(({ host }) => ({ host, isLeft: known.has(host) }));
}

export function* releaseHosts(
  { tx }: WriteContext,
  { workerId, hosts }: Parameters<NodeStore['releaseHosts']>[0],
): Steps<void> {
  yield* tx.run(releaseNamed, { workerId, hosts: JSON.stringify(hosts) });
}

export function* forgetHosts({ tx }: WriteContext, { id }: { readonly id: string }): Steps<void> {
  yield* tx.run(deleteHostsOf, { id });
}

/** What `hearth doctor` says of a database that services share: the server, its copies, its rows, and their clocks. */
import type { Config } from './config.ts';
import type { NodeState } from './ports/nodes.ts';
import type { DatabaseCondition } from './store/postgres/condition.ts';
import { systemClock } from './system.ts';

/** As compose-doctor.ts tells it. */
interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failure';
  readonly detail: string;
}

/** Empty where the service has its own file. Rejects where the database does not answer. */
export async function examineDatabase(
  { database, databaseSchema }: Config,
  listNodes: () => Promise<readonly NodeState[]>,
): Promise<readonly Finding[]> {
  if (database === undefined) return [];
  const { conditionOf } = await import('./store/postgres/condition.ts');
  const condition = await conditionOf(database, databaseSchema);
  const nodes = await listNodes();
  const { skewMs } = condition;
  return [
    ...conditionFindings(condition),
    ...clockFindings(nodes, { now: systemClock.now(), skewMs }),
  ];
}

const OLDEST_SERVER = 150_000;
const SLOW_MS = 5;
const SKEWED_MS = 1_000;
const FULL_SHARE = 0.8;
const BEHIND_S = 30;
const BEHIND_BYTES = 1_073_741_824;
const LONG_S = 600;
const MANY_DEAD = 100_000;
const WRAPAROUND = 0.5;

/** Each as a sentence of what it is, or of what is wrong with it and what to do. */
export function conditionFindings(found: DatabaseCondition): readonly Finding[] {
  return [server(found), clock(found), connections(found), ...replicas(found), rows(found)];
}

function server({ version, versionNumber, jit, latencyMs }: DatabaseCondition): Finding {
  const problems = [
    ...(versionNumber < OLDEST_SERVER ? ['Hearth needs 15 or newer'] : []),
    ...(jit
      ? [
          'jit is on although services switch it off: what stands between drops their options (PgBouncer: ignore_startup_parameters)',
        ]
      : []),
    ...(latencyMs > SLOW_MS
      ? ['a question takes long: put services and database closer together']
      : []),
  ];
  const detail = `PostgreSQL ${version}, answers in ${latencyMs.toFixed(1)} ms, jit ${jit ? 'on' : 'off'}`;
  return finding(
    '  server',
    detail,
    problems,
    versionNumber < OLDEST_SERVER ? 'failure' : 'warning',
  );
}

function clock({ skewMs }: DatabaseCondition): Finding {
  const apart = Math.abs(skewMs);
  const problems =
    apart > SKEWED_MS ? ['set both by NTP: due times and days of usage are by these clocks'] : [];
  const side = skewMs < 0 ? 'behind' : 'ahead of';
  return finding('  clock', `${apart} ms ${side} this machine's`, problems);
}

function connections({ connections: { used, most } }: DatabaseCondition): Finding {
  const problems =
    used > most * FULL_SHARE ? ['raise max_connections; a service takes up to 17'] : [];
  return finding('  sessions', `${used} of ${most}`, problems);
}

function replicas({ replicas: all }: DatabaseCondition): readonly Finding[] {
  if (all.length === 0) {
    return [
      finding(
        '  replicas',
        'none that this user sees: what is lost with the server is what its backups lack',
        [],
      ),
    ];
  }
  return all.map(({ name, behindBytes, behindS }) => {
    const parts = [
      ...(behindBytes === undefined ? [] : [`${(behindBytes / 1_048_576).toFixed(1)} MB`]),
      ...(behindS === undefined ? [] : [`${behindS.toFixed(1)} s`]),
    ];
    const isFar = (behindBytes ?? 0) > BEHIND_BYTES || (behindS ?? 0) > BEHIND_S;
    const detail =
      parts.length === 0
        ? `${name}; how far behind it is needs pg_monitor`
        : `${name}, ${parts.join(', ')} behind`;
    return finding(
      '  replica',
      detail,
      isFar ? ['it would lose that much when it takes over'] : [],
    );
  });
}

function rows(found: DatabaseCondition): Finding {
  const { tables, staleNumbers, brokenIndexes, oldestTransactionS, wraparound } = found;
  const dead = tables.reduce((sum, table) => sum + table.dead, 0);
  const littered = tables.filter((table) => table.dead > MANY_DEAD && table.dead > table.live);
  const wrong = [
    ...(staleNumbers.length > 0
      ? [`numbers of ${staleNumbers.join(', ')} were given already: run setval to the highest`]
      : []),
    ...(brokenIndexes.length > 0 ? [`${brokenIndexes.join(', ')} is half made: REINDEX it`] : []),
  ];
  const problems = [
    ...wrong,
    ...littered.map(
      ({ name }) =>
        `${name} has more dead rows than live ones: VACUUM it, and look whether autovacuum runs`,
    ),
    ...(oldestTransactionS > LONG_S
      ? [
          `a transaction is open for ${Math.round(oldestTransactionS / 60)} min and keeps dead rows: see pg_stat_activity`,
        ]
      : []),
    ...(wraparound > WRAPAROUND
      ? ['numbers of transactions run out: VACUUM (FREEZE) the database']
      : []),
  ];
  const detail = `${Math.round(dead)} dead, ${tables.length} tables, none partitioned, numbers and indexes ${wrong.length === 0 ? 'whole' : 'NOT whole'}`;
  return finding('  rows', detail, problems, wrong.length > 0 ? 'failure' : 'warning');
}

function finding(
  name: string,
  detail: string,
  problems: readonly string[],
  bad: 'warning' | 'failure' = 'warning',
): Finding {
  return problems.length === 0
    ? { name, state: 'ok', detail }
    : { name, state: bad, detail: `${detail}; ${problems.join('; ')}` };
}

/** Services write their beats by their own clock, and never before they happen. `skewMs`: of the database's beside ours. */
export function clockFindings(
  all: readonly NodeState[],
  { now, skewMs }: { readonly now: number; readonly skewMs: number },
): readonly Finding[] {
  return all.flatMap(({ name, beatAt }) => {
    const aheadMs = beatAt - Math.max(now, now + skewMs);
    if (aheadMs <= SKEWED_MS) return [];
    const detail = `of ${name}: ${Math.round(aheadMs / 1_000)} s ahead; set it by NTP`;
    return [{ name: '  clock', state: 'warning', detail }];
  });
}

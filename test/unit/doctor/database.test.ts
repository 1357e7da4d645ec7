/** What `hearth doctor` says of a database: each thing that may be wrong is said with what to do, and nothing else is. */
import { expect, it } from 'vitest';
import {
  clockFindings,
  conditionFindings,
} from '../../../src/main/service/compose-doctor-database.ts';
import type { DatabaseCondition } from '../../../src/main/service/store/postgres/condition.ts';
import type { NodeState } from '../../../src/main/service/ports/nodes.ts';

const WELL: DatabaseCondition = {
  ...{ version: '15.20', versionNumber: 150_020, jit: false, latencyMs: 0.4, skewMs: -3 },
  connections: { used: 20, most: 100 },
  ...{ replicas: [], oldestTransactionS: 2, wraparound: 0.01, staleNumbers: [], brokenIndexes: [] },
  tables: [{ name: 'pages', live: 1_000, dead: 20 }],
};

const bad = (change: Partial<DatabaseCondition>) =>
  conditionFindings({ ...WELL, ...change }).filter(({ state }) => state !== 'ok');

it('says nothing is wrong where nothing is', () => {
  expect(bad({})).toEqual([]);
  expect(conditionFindings(WELL).map(({ detail }) => detail)).toEqual([
    'PostgreSQL 15.20, answers in 0.4 ms, jit off',
    "3 ms behind this machine's",
    '20 of 100',
    expect.stringContaining('none that this user sees'),
    '20 dead, 1 tables, none partitioned, numbers and indexes whole',
  ]);
});

it.each<[string, Partial<DatabaseCondition>, 'warning' | 'failure', RegExp]>([
  ['an old server', { version: '14.1', versionNumber: 140_001 }, 'failure', /15 or newer/],
  ['jit', { jit: true }, 'warning', /PgBouncer/],
  ['a long way', { latencyMs: 9 }, 'warning', /closer together/],
  ['a clock', { skewMs: 4_000 }, 'warning', /^4000 ms ahead of .*NTP/],
  ['connections', { connections: { used: 90, most: 100 } }, 'warning', /max_connections/],
  [
    'a replica',
    { replicas: [{ name: 'b', behindBytes: 5e6, behindS: 45 }] },
    'warning',
    /^b, 4\.8 MB, 45\.0 s behind; it would lose/,
  ],
  [
    'dead rows',
    { tables: [{ name: 'jobs', live: 5, dead: 2e5 }] },
    'warning',
    /jobs has more dead/,
  ],
  ['a transaction', { oldestTransactionS: 1_200 }, 'warning', /open for 20 min/],
  ['numbers', { staleNumbers: ['pages.pk'] }, 'failure', /NOT whole; numbers of pages\.pk were/],
  ['an index', { brokenIndexes: ['pages_x'] }, 'failure', /pages_x is half made/],
  ['transactions', { wraparound: 0.7 }, 'warning', /FREEZE/],
])('says what is wrong with %s', (_what, change, state, detail) => {
  expect(bad(change)).toEqual([
    { name: expect.any(String), state, detail: expect.stringMatching(detail) },
  ]);
});

it('says which clock of a service is ahead of both others', () => {
  const node = { name: 'a', beatAt: 100_000 } as NodeState;
  expect(clockFindings([node], { now: 90_000, skewMs: 0 })).toEqual([
    { name: '  clock', state: 'warning', detail: 'of a: 10 s ahead; set it by NTP' },
  ]);
  expect(clockFindings([node], { now: 90_000, skewMs: 9_500 })).toEqual([]);
  expect(clockFindings([node], { now: 99_500, skewMs: -500 })).toEqual([]);
});

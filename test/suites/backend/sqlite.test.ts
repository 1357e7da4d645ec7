/** The SQLite backend in memory and on a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { NOON, silentLog } from '../../support/store-builders.ts';
import { backendSuite } from './backend-suite.ts';
import { cacheCases } from './cache-cases.ts';
import { finishCases } from './finish-cases.ts';
import { monitorCases } from './monitor-cases.ts';
import { recipeCases } from './recipe-cases.ts';
import { sharedCases } from './shared-cases.ts';
import { shelfCases } from './shelf-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = { clock: { now: () => NOON }, log: silentLog };
let files = 0;

const inMemory = () => openSqliteBackend({ path: ':memory:', ...parts });

monitorCases('SQLite', inMemory);
finishCases('SQLite in memory', inMemory);
cacheCases('SQLite in memory', inMemory);
recipeCases('SQLite in memory', inMemory);
sharedCases('SQLite in memory', inMemory);
shelfCases('SQLite in memory', inMemory);
backendSuite('SQLite in memory', inMemory);
const written = () => {
  files += 1;
  return openSqliteBackend({ path: join(folder, `${files}.db`), ...parts });
};
finishCases('SQLite on a file, written by a thread', written);
cacheCases('SQLite on a file, written by a thread', written);
backendSuite('SQLite on a file, written by a thread', written);
backendSuite('SQLite on a file, written inline', () => {
  files += 1;
  return openSqliteBackend({ path: join(folder, `${files}.db`), writes: 'inline', ...parts });
});

/** The desktop's service is the real one: real files, real HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createDesktopService,
  desktopConfig,
  isAlive,
  type ServiceOptions,
} from '../../../src/main/desktop/service.ts';
import { createSupervisor } from '../../../src/main/desktop/supervisor.ts';
import { watchJobs, type RunningJob } from '../../../src/main/desktop/jobs.ts';
import { aJob } from '../../support/desktop/a-job.ts';

describe('the service in the desktop app', () => {
  let folder: string;
  let options: ServiceOptions;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-service-'));
    options = {
      flags: { port: '0', 'data-dir': folder, 'log-level': 'silent' },
      secrets: undefined,
      resources: '/opt/hearth/resources',
      tell: () => undefined,
      writeLog: () => undefined,
    };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('uses the Chromium of the package unless told otherwise', () => {
    expect(desktopConfig(options).bundledChromiumDir).toBe('/opt/hearth/resources/chromium');
    const flags = { ...options.flags, 'bundled-chromium-dir': '/elsewhere' };
    expect(desktopConfig({ ...options, flags }).bundledChromiumDir).toBe('/elsewhere');
    expect(desktopConfig({ ...options, resources: undefined }).bundledChromiumDir).toBeUndefined();
  });

  it('comes back at its address, with its session, after it died', async () => {
    const changes: string[] = [];
    const supervisor = createSupervisor({
      create: (previous) => createDesktopService(options, previous),
      probe: isAlive,
      onStuck: () => changes.push('stuck'),
      log: () => undefined,
    });
    const back = new Promise<void>((resolve) => {
      supervisor.onChange(({ kind }) => {
        changes.push(kind);
        if (changes.filter((one) => one === 'running').length === 2) resolve();
      });
    });
    await supervisor.start();
    const before = supervisor.state();
    if (before.kind !== 'running') throw new Error('It did not start.');
    expect(await isAlive(before.started.address)).toBe(true);
    supervisor.report(new Error('a thread is gone'));
    await back;
    const after = supervisor.state();
    expect(changes).toEqual(['running', 'waiting', 'starting', 'running']);
    expect(after.kind === 'running' && after.started.address).toBe(before.started.address);
    expect(await isAlive(before.started.address)).toBe(true);
    await supervisor.stop();
    expect(await isAlive(before.started.address)).toBe(false);
  }, 30_000);

  it('tells its running jobs, and that one ended', async () => {
    const hearth = await createDesktopService(options, undefined);
    await hearth.start();
    const { backend, account } = hearth.rooms();
    const seen: (readonly RunningJob[])[] = [];
    const told: unknown[] = [];
    let wake = (): void => undefined;
    const watch = watchJobs(backend, {
      changed: (jobs) => {
        seen.push(jobs);
        wake();
      },
      ended: (job) => told.push(job),
      failed: (error) => told.push(error),
    });
    await watch.refresh();
    expect(seen.at(-1)).toEqual([]);
    const job = aJob({ accountId: account.id, createdAt: Date.now() - 60_000 });
    await backend.store.openJob({ job, pages: [], reserve: 0 });
    await watch.refresh();
    expect(watch.running()).toEqual([
      { id: 'j1', title: 'Crawl of example.com', settled: 0, known: 0 },
    ]);
    // the end is noticed by itself: the store's events wake the watch
    const noticed = new Promise<void>((resolve) => (wake = resolve));
    await backend.store.finishJob({ jobId: 'j1', status: 'completed', at: Date.now() });
    await noticed;
    await watch.refresh();
    expect(watch.running()).toEqual([]);
    expect(told).toEqual([{ id: 'j1', title: 'Crawl of example.com', outcome: '0 pages' }]);
    watch.stop();
    await hearth.stop();
  });
});

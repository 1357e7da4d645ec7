import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUpdates, type UpdateDeps } from '../../../src/main/desktop/updates.ts';

class FakeUpdater extends EventEmitter {
  autoDownload = false;
  autoInstallOnAppQuit = false;
  logger: unknown = console;
  readonly feeds: unknown[] = [];
  checks = 0;
  answer: () => Promise<unknown> = () => Promise.resolve(null);
  setFeedURL(feed: unknown): void {
    this.feeds.push(feed);
  }
  checkForUpdates(): Promise<unknown> {
    this.checks += 1;
    return this.answer();
  }
}

describe('updates', () => {
  const told: string[] = [];
  let loads = 0;
  let updater: FakeUpdater;
  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
    loads = 0;
    updater = new FakeUpdater();
  });
  afterEach(() => vi.useRealTimers());

  const start = (change: Partial<UpdateDeps> = {}) =>
    startUpdates({
      feedUrl: 'https://updates.example.com/hearth',
      isPackaged: true,
      load: () => {
        loads += 1;
        return Promise.resolve(updater as unknown as Awaited<ReturnType<UpdateDeps['load']>>);
      },
      tell: ({ title }) => told.push(title),
      log: (sentence) => told.push(sentence),
      ...change,
    });

  it('are off without a feed and outside a package: nothing is even loaded', async () => {
    expect(await start({ feedUrl: undefined })).toBeUndefined();
    expect(await start({ isPackaged: false })).toBeUndefined();
    expect(loads).toBe(0);
  });

  it.each(['http://updates.example.com/', 'file:///tmp', 'nonsense'])(
    'are refused from %s, with a word in the log',
    async (feedUrl) => {
      expect(await start({ feedUrl })).toBeUndefined();
      expect(loads).toBe(0);
      expect(told).toEqual(['updates are off: the update address must begin with https://']);
    },
  );

  it('are asked for at the start and every six hours', async () => {
    const updates = await start();
    expect(updater.feeds).toEqual([
      { provider: 'generic', url: 'https://updates.example.com/hearth' },
    ]);
    expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true });
    expect(updater.checks).toBe(1);
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
    expect(updater.checks).toBe(3);
    updates?.stop();
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
    expect(updater.checks).toBe(3);
  });

  it('are told once they are there, to be put in place when the app quits', async () => {
    const updates = await start();
    updater.emit('update-available', { version: '2.0.0' });
    expect(updates?.state()).toBe('available');
    updater.emit('update-downloaded', { version: '2.0.0' });
    expect(updates?.state()).toBe('downloaded');
    expect(told).toEqual(['Hearth 2.0.0 is ready']);
    updates?.stop();
  });

  it('answer the person who asks', async () => {
    const updates = await start();
    expect(await updates?.check()).toBe('This is the newest version.');
    updater.answer = () =>
      Promise.resolve({ isUpdateAvailable: true, updateInfo: { version: '2.0.0' } });
    expect(await updates?.check()).toContain('Hearth 2.0.0 is being fetched');
    updater.answer = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await updates?.check()).toBe('The update address did not answer: ENOTFOUND');
    updater.emit('error', new Error('bad signature'));
    expect(told).toEqual(['update failed']);
    updates?.stop();
  });
});

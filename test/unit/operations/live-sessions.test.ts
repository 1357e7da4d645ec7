/** Live pages that windows hold: who may enter, which give way, and when they end. */
import { expect, it } from 'vitest';
import { createLiveSessions } from '../../../src/main/service/operations/live-sessions.ts';
import type { LiveListener, LivePage } from '../../../src/main/service/ports/live-page.ts';
import { aLivePage } from '../../support/live-page.ts';

function aBrowser() {
  const closed: (string | undefined)[] = [];
  const open = (): Promise<LivePage> => {
    const listeners = new Set<LiveListener>();
    const page = aLivePage({
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: (reason) => {
        closed.push(reason);
        for (const listener of listeners) listener.ended(reason ?? '');
        return Promise.resolve();
      },
    });
    return Promise.resolve(page);
  };
  return { browser: { open }, closed };
}

const size = { width: 800, height: 600 };
const url = 'https://shop.example/';

function aWorld({ idleMs, roomWaitMs = 0 }: { idleMs?: number; roomWaitMs?: number } = {}) {
  const { browser, closed } = aBrowser();
  let number = 0;
  const time = { now: 1_000 };
  const sessions = createLiveSessions({
    browser,
    newId: () => String((number += 1)),
    now: () => time.now,
    roomWaitMs,
    ...(idleMs === undefined ? {} : { idleMs }),
  });
  return { sessions, closed, time };
}

it('keeps two pages that are looked at, and refuses a third', async () => {
  const { sessions } = aWorld();
  for (let times = 0; times < 2; times += 1) {
    const { id, ticket } = await sessions.open({ url, size });
    expect(sessions.enter(id, ticket)).toBeDefined();
  }
  await expect(sessions.open({ url, size })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await sessions.closeAll();
});

it('gives the place of a page that nobody looks at any more to a new one', async () => {
  const { sessions, closed } = aWorld();
  const first = await sessions.open({ url, size });
  sessions.enter(first.id, first.ticket);
  const second = await sessions.open({ url, size });
  sessions.enter(second.id, second.ticket);
  sessions.leave(first.id);
  const third = await sessions.open({ url, size });
  expect(closed).toHaveLength(1);
  expect(() => sessions.find(first.id)).toThrow(/closed/);
  expect(sessions.find(third.id)).toBeDefined();
  await sessions.closeAll();
});

it('does not take the place of a page whose window is on its way', async () => {
  const { sessions, time } = aWorld();
  await sessions.open({ url, size });
  await sessions.open({ url, size });
  await expect(sessions.open({ url, size })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  time.now += 3_000;
  expect(await sessions.open({ url, size })).toBeDefined();
  await sessions.closeAll();
});

it('waits for room while windows are loaded anew, whose pages nobody comes for', async () => {
  const { sessions, time } = aWorld({ roomWaitMs: 60_000 });
  await sessions.open({ url, size });
  await sessions.open({ url, size });
  const third = sessions.open({ url, size });
  time.now += 3_000;
  expect(await third).toBeDefined();
  await sessions.closeAll();
});

it('closes the page of a window that went while it was being opened', async () => {
  const { sessions, closed } = aWorld();
  const gone = AbortSignal.abort(new Error('the window went'));
  await expect(sessions.open({ url, size, signal: gone })).rejects.toThrow('the window went');
  expect(closed).toHaveLength(1);
  await sessions.closeAll();
});

it('lets a window in again whose connection broke', async () => {
  const { sessions } = aWorld();
  const { id, ticket } = await sessions.open({ url, size });
  sessions.enter(id, ticket);
  sessions.leave(id);
  const again = sessions.renew(id);
  expect(sessions.enter(id, ticket)).toBeUndefined();
  expect(sessions.enter(id, again.ticket)).toBeDefined();
  await sessions.closeAll();
});

it('ends a page that nobody uses, and says so', async () => {
  const { sessions, closed } = aWorld({ idleMs: 5 });
  const { id, ticket } = await sessions.open({ url, size });
  sessions.enter(id, ticket);
  await expect.poll(() => closed).toEqual([expect.stringContaining('Nobody used the page')]);
  expect(() => sessions.find(id)).toThrow(/closed/);
});

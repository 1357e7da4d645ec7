/**
 * How long the next copy takes to be seen in the window: an arrow key pressed until the page stands there, painted, with
 * all its sixty parts. Part of `npm run bench -- library`; out/renderer must be built.
 */
import type { Frame, Page } from 'playwright-core';
import { startArchetypes } from '../test/support/archetypes/site.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { openWindow } from '../test/support/window.ts';

const CAPTURES = 6;
const ROUNDS = 40;

export interface NextCopy {
  /** ms: from the address of the entry to its first copy painted. */
  readonly cold: number;
  /** ms of each round, sorted: who looks at a copy before going on, and who goes on as soon as one is painted. */
  readonly read: readonly number[];
  readonly hurried: readonly number[];
  readonly parts: number;
}

export async function measureReplay(): Promise<NextCopy> {
  const service = await startService({ flags: { 'library-min-free-bytes': '0' } });
  try {
    return await measureReplayOf(service);
  } finally {
    await service.stop();
  }
}

/** In the library of a service, whatever else it holds. */
export async function measureReplayOf(service: TestService): Promise<NextCopy> {
  const { ids, entryId, parts } = await keepCopies(service);
  const gui = await openWindow(service);
  gui.context.setDefaultTimeout(120_000);
  const { page } = gui;
  const from = performance.now();
  await gui.open(`/library/entry/${entryId}?tab=page`);
  await painted(page, ids.at(-1) ?? '');
  const cold = performance.now() - from;
  const walk = async (isRead: boolean): Promise<readonly number[]> => {
    const taken: number[] = [];
    let [at, step] = [ids.length - 1, -1];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (at + step < 0 || at + step >= ids.length) step = -step;
      if (isRead) await painted(page, ids[at + step] ?? '');
      const begun = performance.now();
      await gui.press(step < 0 ? 'ArrowLeft' : 'ArrowRight');
      at += step;
      await page.getByText(`copy ${at + 1} of ${ids.length}`).waitFor();
      await painted(page, ids[at] ?? '');
      taken.push(performance.now() - begun);
    }
    await gui.press(...Array.from({ length: ids.length }, () => 'ArrowRight'));
    return taken.sort((a, b) => a - b);
  };
  const read = await walk(true);
  await gui.open('/library');
  await gui.open(`/library/entry/${entryId}?tab=page`);
  await painted(page, ids.at(-1) ?? '');
  const hurried = await walk(false);
  await gui.close();
  return { cold, read, hurried, parts };
}

async function keepCopies(
  service: TestService,
): Promise<{ readonly ids: readonly string[]; readonly entryId: number; readonly parts: number }> {
  const site = await startArchetypes();
  const ids: string[] = [];
  let [parts, entryId] = [0, 0];
  for (let round = 0; round < CAPTURES; round += 1) {
    const { json } = await service.ask('POST', '/library/captures', {
      url: `${site.origin}/whole`,
    });
    const { capture } = json as {
      readonly capture: { readonly id: string; readonly entryId: number };
    };
    ids.push(capture.id);
    entryId = capture.entryId;
    const read = await service.ask('GET', `/library/captures/${capture.id}/manifest`);
    const { manifest } = read.json as { readonly manifest: { readonly resources: unknown[] } };
    parts = manifest.resources.length;
  }
  await site.close();
  return { ids, entryId, parts };
}

/** The copy's frame is loaded, with everything in it, and two frames more are drawn. */
async function painted(page: Page, captureId: string): Promise<void> {
  const find = (): Frame | undefined =>
    page.frames().find((frame) => frame.url().includes(`/${captureId}/f/`));
  while (find() === undefined) await page.waitForEvent('framenavigated').catch(() => undefined);
  await find()?.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

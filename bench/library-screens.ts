/**
 * The Library's screens over a store of 100,000 entries, in real Chromium: the list painted, a key pressed in the search
 * until its results are there, facets, an entry opened, the end of the list, two copies compared, the next copy painted.
 *
 * `npm run bench -- library-screens [--entries 100000] [--rounds 20]`; out/renderer must be built. Budgets: library design,
 * section 9. One line per figure; times include the service, the network of this machine and two frames drawn.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { paragraph, seeded, sentence } from '../test/support/site/pages.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { aCapture } from '../test/support/store-builders.ts';
import { openWindow, type GuiWindow } from '../test/support/window.ts';
import { measureReplayOf } from './replay.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const HOSTS = 400;
const AT_ONCE = 500;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      entries: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '20' },
    },
  });
  const [entries, rounds] = [Number(values.entries), Number(values.rounds)];
  const service = await startService({ flags: { 'library-min-free-bytes': '0' } });
  try {
    await fill(service, entries);
    const gui = await openWindow(service);
    gui.context.setDefaultTimeout(120_000);
    try {
      await list(gui, rounds);
      await typing(gui, rounds);
      await opening(gui, rounds);
      await comparing(service, gui, rounds);
    } finally {
      await gui.close();
    }
    const { read, hurried, parts } = await measureReplayOf(service);
    say(
      `next copy painted, ${parts} parts, looked at first: p50 / p95`,
      both(read),
      'p95 ≤ 300 ms',
    );
    say('  pressed as soon as the one before is painted', both(hurried), 'p95 ≤ 300 ms');
  } finally {
    await service.stop();
  }
}

/** An entry each, every tenth with a second text; made in the store, as traces of scrapes are. */
async function fill(service: TestService, entries: number): Promise<void> {
  const { backend, account } = service.hearth.rooms();
  const { store } = backend;
  const from = performance.now();
  const about = { accountId: account.id, engine: 'http' } as const;
  const one = async (n: number): Promise<void> => {
    const random = seeded(n + 1);
    const host = `site-${n % HOSTS}.test`;
    const url = `https://${host}/${n}/a-page-with-a-name`;
    const lines = Array.from({ length: 4 }, () => paragraph(random));
    const given = { ...about, host, url, title: `${sentence(random)} ${n}` };
    const at = START + n * MINUTE;
    await store.saveCapture(aCapture(url, lines.join('\n'), { ...given, at }));
    if (n % 10 > 0) return;
    const later = [...lines.slice(1), `Something new about copper ${n}.`].join('\n');
    await store.saveCapture(aCapture(url, later, { ...given, at: at + 30 * MINUTE }));
  };
  // many under way at once: a writer in a thread of its own takes them together
  for (let n = 0; n < entries; n += AT_ONCE) {
    const count = Math.min(AT_ONCE, entries - n);
    await Promise.all(Array.from({ length: count }, (_, index) => one(n + index)));
    while ((await store.indexDue(500)) > 0) continue;
  }
  while ((await store.indexDue(500)) > 0) continue;
  say('filled', `${entries} entries, ${Math.round((performance.now() - from) / 1000)} s`, '–');
}

/** From the address to its rows, and to the end of the list. */
async function list(gui: GuiWindow, rounds: number): Promise<void> {
  const { page } = gui;
  const cold: number[] = [];
  const warm: number[] = [];
  const end: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    cold.push(await timed(page, () => gui.open('/library')));
    await gui.press('g', 'j');
    await page.waitForURL('**/jobs');
    warm.push(await timed(page, () => gui.press('g', 'l')));
    const rows = page.getByRole('list', { name: 'Pages in the library' });
    const begun = performance.now();
    await rows.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await drawn(page);
    end.push(performance.now() - begun);
  }
  say('list painted, page loaded anew: p50 / p95', both(cold), '≤ 400 ms');
  say('  the first of them, and the worst after it', firstAndWorst(cold), '–');
  say('list painted, from another screen: p50 / p95', both(warm), '≤ 400 ms');
  say('the end of the list: p50 / p95', both(end), '–');
}

/** Each key of a few questions until the rows are those of what stands in the field. */
async function typing(gui: GuiWindow, rounds: number): Promise<void> {
  const { page } = gui;
  await gui.open('/library');
  await firstRow(page);
  const field = page.getByLabel('Search the library');
  const questions = ['copper', '"quiet bright"', 'site:site-7.test harbour', 'removed:winter'];
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const question = questions[round % questions.length] ?? '';
    await field.fill('');
    await page.waitForTimeout(200);
    for (let length = 1; length <= question.length; length += 1) {
      const typed = question.slice(0, length);
      // an answer of before is shown at once and says nothing
      const answered = page.waitForResponse(
        (answer) =>
          answer.url().includes('/library/entries') &&
          new URL(answer.url()).searchParams.get('q') === typed.trim(),
        { timeout: 3_000 },
      );
      const begun = performance.now();
      await page.keyboard.type(question[length - 1] ?? '');
      if (await answered.then(() => true).catch(() => false)) {
        await drawn(page);
        taken.push(performance.now() - begun);
      }
    }
  }
  say(`key to results with facets, ${taken.length} keys: p50 / p95`, both(taken), 'p95 ≤ 150 ms');
}

async function opening(gui: GuiWindow, rounds: number): Promise<void> {
  const { page } = gui;
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await gui.open('/library');
    await firstRow(page);
    const row = page.getByRole('list', { name: 'Pages in the library' }).getByRole('link');
    const begun = performance.now();
    await row.nth(round % 8).click();
    await page.locator('.prose-hearth').first().waitFor();
    await drawn(page);
    taken.push(performance.now() - begun);
  }
  say('entry opened, its text read: p50 / p95', both(taken), '≤ 400 ms');
}

/** Two copies whose texts differ, by address, until their words are marked. */
async function comparing(service: TestService, gui: GuiWindow, rounds: number): Promise<void> {
  const { page } = gui;
  const { json } = await service.ask('GET', `/library/entries?q=is:changed&limit=${rounds}`);
  const { entries } = json as { readonly entries: readonly { readonly id: number }[] };
  const taken: number[] = [];
  for (const { id } of entries) {
    const read = await service.ask('GET', `/library/entries/${id}/captures`);
    const { captures } = read.json as { readonly captures: readonly { readonly id: string }[] };
    const begun = performance.now();
    await gui.open(`/library/compare?from=${captures[1]?.id ?? ''}&to=${captures[0]?.id ?? ''}`);
    await page.locator('[data-change]').first().waitFor();
    await drawn(page);
    taken.push(performance.now() - begun);
  }
  say('two copies compared, page loaded anew: p50 / p95', both(taken), '≤ 400 ms');
}

async function timed(page: Page, go: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await go();
  await firstRow(page);
  await drawn(page);
  return performance.now() - begun;
}

async function firstRow(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Pages in the library' });
  await rows.getByRole('link').first().waitFor();
}

/** Two frames more. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function both(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      0,
    );
  return `${at(0.5)} / ${at(0.95)} ms`;
}

function firstAndWorst([first = Number.NaN, ...others]: readonly number[]): string {
  return `${first.toFixed(0)}, ${Math.max(...others).toFixed(0)} ms`;
}

function say(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(58)}${figure.padEnd(26)}goal ${goal}`);
}

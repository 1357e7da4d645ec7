/**
 * Pictures of every screen at four widths in both themes: `node scripts/looks.ts [--out FOLDER] [--only NAME] [--judge]`.
 *
 * Builds nothing: out/renderer must be fresh (`npm run build`). NAME is a pattern of the beginnings of names; what is
 * looked at is in looks-life.ts. `--judge` prints what axe finds on each and what needs sideways scrolling, and ends with 1 when there is something. A state that could not be reached is told, and its picture taken as it is.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '../test/support/axe.ts';
import { startSearchHost } from '../test/support/search-host.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { startSite } from '../test/support/site.ts';
import { openWindow, type GuiWindow } from '../test/support/window.ts';
import { FIRST_LOOKS, live, type Look } from './looks-life.ts';

const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 820],
  [1920, 1080],
] as const;
const THEMES = ['light', 'dark'] as const;

const out = argument('--out') ?? join('out', 'looks');
const isJudged = process.argv.includes('--judge');
const only = new RegExp(`^(?:${argument('--only') ?? '.*'})`);
const wanted = (looks: readonly Look[]): readonly Look[] =>
  looks.filter(({ name }) => only.test(name));
mkdirSync(out, { recursive: true });

const first = wanted(FIRST_LOOKS);
if (first.length > 0) {
  const fresh = await startService();
  await photograph(fresh, first);
  await fresh.stop();
}
const time = { offset: 0 };
const site = await startSite();
const host = await startSearchHost(() => `${site.origin}/site/30/p/9`);
const service = await startService({
  flags: { 'search-searxng-url': host.origin, 'library-min-free-bytes': '0' },
  parts: { clock: { now: () => Date.now() + time.offset } },
});
const lived = await live(service, site, time);
try {
  await photograph(service, wanted(lived.looks));
} finally {
  await service.stop();
  await Promise.all([site.close(), host.close(), lived.close()]);
}

/** Both themes at once, each in a window of its own. */
async function photograph(from: TestService, looks: readonly Look[]): Promise<void> {
  await Promise.all(
    THEMES.map(async (theme) => {
      const gui = await openWindow(from, { reducedMotion: 'reduce' });
      try {
        await gui.setTheme(theme);
        for (const look of looks) await takeAll(gui, look, theme);
      } finally {
        await gui.close();
      }
    }),
  );
}

async function takeAll(gui: GuiWindow, look: Look, theme: (typeof THEMES)[number]): Promise<void> {
  for (const [width, height] of WIDTHS) {
    await gui.page.setViewportSize({ width, height });
    await gui.open(look.path);
    await settle(gui);
    try {
      await look.prepare?.(gui.page);
    } catch (error) {
      say(`${look.name} at ${width}: ${String(error).split('\n')[0] ?? ''}`);
      process.exitCode = 1;
    }
    if (look.prepare !== undefined) await settle(gui);
    await gui.page.screenshot({ path: join(out, `${look.name}-${width}-${theme}.png`) });
    if (!isJudged) continue;
    const over = await gui.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const found = await judge(gui.page);
    for (const line of over > 0 ? [...found, `${over} px too wide`] : found) {
      say(`${look.name} ${width} ${theme}: ${line}`);
      process.exitCode = 1;
    }
  }
}

/** Data and fonts have come; a skeleton comes only after 120 ms, and what was waited for may wait for more. */
async function settle({ page }: GuiWindow): Promise<void> {
  await page.getByText(/slots free/).waitFor({ state: 'attached' });
  for (let round = 0; round < 2; round += 1) {
    await page.waitForTimeout(300);
    // what asks the world (About) may take its time
    await page
      .locator('.skeleton')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
  }
  await page.evaluate(() => document.fonts.ready);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

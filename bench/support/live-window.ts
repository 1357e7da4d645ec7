/** How long the window takes on a live page: from the hand's event to what is seen of it, both told by the window itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuiWindow } from '../../test/support/window.ts';
import { within } from './budget.ts';

const OPEN_MS = 30_000;
const STEP_MS = 20_000;
/** Longer than this is as good as never, ms. */
const NEVER_MS = 6_000;
const PAUSE_MS = 150;

/** Height of what stands above the lists of the pages, and of one record, px. */
const TOP = 48;
const RECORD = 60;
const ROWS = 6;

type Side = 'left' | 'right';

/** What is to be seen after the hand's event; coordinates of the picture. */
type Sight =
  | { readonly kind: 'outline'; readonly x: number; readonly y: number }
  | { readonly kind: 'list'; readonly words: string; readonly side: Side }
  | { readonly kind: 'pixel' };

export async function hoverMs(
  gui: GuiWindow,
  url: string,
  rounds: number,
): Promise<readonly number[]> {
  const { left, top } = await openAt(gui, url);
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const [x, y] = [80, TOP + RECORD * (round % ROWS) + 12];
    times.push(
      await timed(gui, 'mousemove', { kind: 'outline', x, y }, () =>
        gui.page.mouse.move(left + x, top + y),
      ),
    );
  }
  return times;
}

/** Clicks now in one list, now in the other; the table and the outlines must follow. */
export async function pickMs(
  gui: GuiWindow,
  url: string,
  rounds: number,
): Promise<readonly number[]> {
  const { left, top, width } = await openAt(gui, url);
  await gui.page.getByTestId('recipe-table').waitFor({ timeout: OPEN_MS });
  const times: number[] = [];
  // the first two are no use: the list may stand already, and its further pages are tried
  for (let round = -2; round < rounds; round += 1) {
    const side: Side = round % 2 === 0 ? 'right' : 'left';
    const x = side === 'left' ? 80 : width / 2 + 20;
    const y = TOP + RECORD * 2 + 12;
    const words = side === 'left' ? 'lamp no.' : 'Shop';
    const took = await timed(gui, 'mousedown', { kind: 'list', words, side }, () =>
      gui.page.mouse.click(left + x, top + y),
    );
    if (round >= 0) times.push(took);
    else await sleep(PAUSE_MS * 10);
  }
  return times;
}

export async function pixelMs(
  gui: GuiWindow,
  url: string,
  rounds: number,
): Promise<readonly number[]> {
  const { left, top, width } = await openAt(gui, url);
  await gui.page.getByRole('button', { name: 'Browse', exact: true }).click();
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    times.push(
      await timed(gui, 'mousedown', { kind: 'pixel' }, () =>
        gui.page.mouse.click(left + width / 2, top + 200),
      ),
    );
  }
  return times;
}

async function openAt(
  { page }: GuiWindow,
  url: string,
): Promise<{ readonly left: number; readonly top: number; readonly width: number }> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/recipes/new?url=${encodeURIComponent(url)}`);
  const canvas = page.locator('[data-testid="recipe-canvas"][data-ready="true"]');
  await canvas.waitFor({ timeout: OPEN_MS });
  await canvas.scrollIntoViewIfNeeded({ timeout: OPEN_MS });
  const box = await canvas.boundingBox({ timeout: OPEN_MS });
  if (box === null) throw new Error('The live page is not in view.');
  await sleep(PAUSE_MS * 5);
  return { left: box.x, top: box.y, width: box.width };
}

/** ms from the event to the frame in which it is seen. */
async function timed(
  { page }: GuiWindow,
  event: 'mousemove' | 'mousedown',
  sight: Sight,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watch, { event, sight, neverMs: NEVER_MS });
  await within(STEP_MS, 'the hand', act());
  const took = await within(
    STEP_MS,
    'what is seen',
    page.evaluate(() => Promise.resolve(Reflect.get(globalThis, 'seenAfter'))),
  );
  await sleep(PAUSE_MS);
  return Number(took);
}

/** Runs in the window: leaves a promise of the time in `seenAfter`. */
function watch({
  event,
  sight,
  neverMs,
}: {
  readonly event: string;
  readonly sight: Sight;
  readonly neverMs: number;
}): void {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-testid="recipe-canvas"]');
  if (canvas === null) throw new Error('no canvas');
  const view = canvas.getBoundingClientRect();
  const colour = (): string =>
    [
      ...(canvas
        .getContext('2d')
        ?.getImageData(canvas.width / 2, (200 * canvas.height) / canvas.clientHeight, 1, 1).data ??
        []),
    ].join();
  const before = sight.kind === 'pixel' ? colour() : '';
  const isSeen = (): boolean => {
    if (sight.kind === 'pixel') return colour() !== before;
    if (sight.kind === 'outline') {
      const box = document.querySelector('[data-testid="recipe-hover"]')?.getBoundingClientRect();
      const [x, y] = [view.x + sight.x, view.y + sight.y];
      return (
        box !== undefined &&
        box.x <= x + 1 &&
        box.right >= x - 1 &&
        box.y <= y + 1 &&
        box.bottom >= y - 1
      );
    }
    const row = document.querySelector('[data-testid="recipe-table"] tbody tr')?.textContent ?? '';
    const overlay = canvas.parentElement?.querySelector(':scope > [aria-hidden]');
    const outlines = [...(overlay?.children ?? [])].filter((one) => {
      const { x } = one.getBoundingClientRect();
      const isLeft = x - view.x < view.width / 2 - 8;
      return (
        one.getAttribute('data-testid') !== 'recipe-hover' && isLeft === (sight.side === 'left')
      );
    });
    return row.includes(sight.words) && outlines.length >= 3;
  };
  const seen = new Promise<number>((resolve) => {
    const begin = (from: number): void => {
      const look = (): void => {
        const took = performance.now() - from;
        if (isSeen() || took > neverMs) resolve(took);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    canvas.addEventListener(event, ({ timeStamp }) => begin(timeStamp), { once: true });
    setTimeout(() => resolve(neverMs), neverMs * 2);
  });
  Reflect.set(globalThis, 'seenAfter', seen);
}

/**
 * Screenshots by way of the debugging protocol: PNG fast rather than small, JPEG with a quality.
 *
 * A full page is at most 16,384 CSS pixels high (Chromium's texture limit); a longer one is cut there
 * and the result says so. Source: Chrome DevTools Protocol, Page.captureScreenshot.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Viewport } from '../../domain/format.ts';
import type { ScreenshotShot } from '../../domain/snapshot.ts';
import { MOVED_IN, PICTURES_THERE, WALK_DOWN } from './in-page.ts';
import type { PageWatch } from './page-watch.ts';
import { runIsolated } from './settle.ts';

export interface ScreenshotWish {
  readonly fullPage: boolean;
  /** 1..100; absent means PNG. */
  readonly quality?: number;
  readonly viewport?: Viewport;
}

export interface ScreenshotTarget {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
}

export interface ScreenshotPatience {
  /** Most time spent on images that are still loading. */
  readonly imagesMs: number;
}

const MAX_HEIGHT = 16_384;
const WALK_MS = 1_500;
const MOVE_MS = 1_000;

/** The picture, and a sentence when it had to be cut. */
export async function takeScreenshot(
  target: ScreenshotTarget,
  wish: ScreenshotWish,
  patience: ScreenshotPatience,
): Promise<{ readonly shot: ScreenshotShot; readonly warning?: string }> {
  const { page } = target;
  const before = page.viewportSize();
  const viewport = wish.viewport ?? before ?? { width: 1280, height: 800 };
  const isResized = before?.width !== viewport.width || before.height !== viewport.height;
  if (isResized) await page.setViewportSize(viewport);
  try {
    const was = await bringIn(target, wish, patience);
    const picture = await shoot(target, wish, viewport);
    if (was !== undefined) await scrollBack(target, was);
    return picture;
  } finally {
    if (isResized && before !== null) await page.setViewportSize(before);
  }
}

/** What is to be pictured is there, as far as it comes in time; gives where the page stood when it had to be moved. */
async function bringIn(
  target: ScreenshotTarget,
  { fullPage }: ScreenshotWish,
  { imagesMs }: ScreenshotPatience,
): Promise<unknown> {
  if (imagesMs <= 0) return undefined;
  const { page, cdp } = target;
  const walk = `${WALK_DOWN}(${Math.min(WALK_MS, imagesMs)})`;
  const was = fullPage ? await runIsolated(cdp, page, walk) : undefined;
  await imagesLoaded(target, fullPage, imagesMs);
  return was;
}

async function shoot(
  { cdp }: ScreenshotTarget,
  { fullPage, quality }: ScreenshotWish,
  viewport: Viewport,
): Promise<{ readonly shot: ScreenshotShot; readonly warning?: string }> {
  const area = fullPage ? await wholePage(cdp) : undefined;
  const { data } = await cdp.send('Page.captureScreenshot', {
    ...encodingOf(quality),
    ...(area === undefined
      ? {}
      : { captureBeyondViewport: true, clip: { x: 0, y: 0, ...area.size, scale: 1 } }),
  });
  const shot: ScreenshotShot = {
    mimeType: quality === undefined ? 'image/png' : 'image/jpeg',
    bytes: new Uint8Array(Buffer.from(data, 'base64')),
    viewport,
  };
  return area?.isCut === true
    ? { shot, warning: `The screenshot was cut at a height of ${MAX_HEIGHT} pixels.` }
    : { shot };
}

function encodingOf(quality: number | undefined) {
  return quality === undefined
    ? ({ format: 'png', optimizeForSpeed: true } as const)
    : ({ format: 'jpeg', quality } as const);
}

async function wholePage(
  cdp: CDPSession,
): Promise<{ readonly size: { width: number; height: number }; readonly isCut: boolean }> {
  const { cssContentSize: size } = await cdp.send('Page.getLayoutMetrics');
  const height = Math.max(1, Math.ceil(size.height));
  return {
    size: { width: Math.max(1, Math.ceil(size.width)), height: Math.min(height, MAX_HEIGHT) },
    isCut: height > MAX_HEIGHT,
  };
}

/** Waits for the load event and for what loads or moves after it; a page that is slow is pictured as it is. */
async function imagesLoaded(
  { page, cdp }: ScreenshotTarget,
  isWhole: boolean,
  timeoutMs: number,
): Promise<void> {
  const endAt = performance.now() + timeoutMs;
  const left = (): number => Math.max(1, Math.round(endAt - performance.now()));
  try {
    await page.waitForLoadState('load', { timeout: timeoutMs });
    await runIsolated(cdp, page, `${PICTURES_THERE}(${left()}, ${isWhole})`);
    await runIsolated(cdp, page, `${MOVED_IN}(${Math.min(MOVE_MS, left())})`);
  } catch (error) {
    if (page.isClosed()) throw error;
  }
}

/** Where the page stood before its picture was taken. */
async function scrollBack({ page, cdp }: ScreenshotTarget, was: unknown): Promise<void> {
  try {
    const place = `{ ...${JSON.stringify(was)}, behavior: 'instant' }`;
    await runIsolated(cdp, page, `scrollTo(${place})`);
  } catch (error) {
    if (page.isClosed()) throw error;
  }
}

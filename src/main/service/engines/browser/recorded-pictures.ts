/**
 * The pictures of a recording: the whole page and its first screen in small, as JPEG.
 *
 * By clip over the debugging protocol. Frames of other sites below the fold are painted by no clip: where there are
 * any, the window is made as high as the page, unless the page is another one in a high window. JPEG, because
 * Chromium takes five times as long to write WebP, which would be a third of the whole recording
 * (docs/adr/0026-still-and-live.md). Cut at Chromium's texture limit.
 */
import type { RecordedPicture } from '../../ports/recording.ts';
import type { LentPage } from './contexts.ts';

const MAX_PIXELS = 16_384;
const THUMBNAIL_WIDTH = 320;
const QUALITY = 80;

/** The first screen. */
export async function takeThumbnail(lent: LentPage): Promise<RecordedPicture> {
  const { cssVisualViewport } = await lent.cdp.send('Page.getLayoutMetrics');
  const { clientWidth: width, clientHeight: height } = cssVisualViewport;
  return await shoot(lent, { width, height, scale: THUMBNAIL_WIDTH / width });
}

/** The whole page, a pixel for each of CSS; may change the window, so it comes last. */
export async function takePicture(lent: LentPage): Promise<RecordedPicture> {
  const { cssContentSize, cssVisualViewport } = await lent.cdp.send('Page.getLayoutMetrics');
  const width = Math.min(Math.max(1, Math.ceil(cssContentSize.width)), MAX_PIXELS);
  const height = Math.min(Math.max(1, Math.ceil(cssContentSize.height)), MAX_PIXELS);
  const isFramed = lent.page.frames().length > 1 && height > cssVisualViewport.clientHeight;
  const take = (): Promise<RecordedPicture> => shoot(lent, { width, height, scale: 1 });
  return isFramed ? await inHighWindow(lent, height, take) : await take();
}

/** Puts the window back as it was. */
async function inHighWindow(
  { page, cdp }: LentPage,
  height: number,
  take: () => Promise<RecordedPicture>,
): Promise<RecordedPicture> {
  const before = page.viewportSize();
  if (before === null) return await take();
  await page.setViewportSize({ width: before.width, height });
  try {
    const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
    // a page laid out by the window's height would be pictured as nobody saw it
    if (Math.abs(Math.ceil(cssContentSize.height) - height) > 1) await page.setViewportSize(before);
    return await take();
  } finally {
    // nobody looks at the page any more, and whoever has it next comes after this
    page.setViewportSize(before).catch(gone);
  }
}

/** The page was closed meanwhile. */
const gone = (): void => undefined;

interface Clip {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
}

async function shoot({ cdp }: LentPage, { width, height, scale }: Clip): Promise<RecordedPicture> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  return {
    mimeType: 'image/jpeg',
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    bytes,
  };
}

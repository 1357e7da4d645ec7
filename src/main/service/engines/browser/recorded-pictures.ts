/**
 * The pictures of a recording: the whole page and its first screen in small, as WebP.
 *
 * By clip over the debugging protocol, which paints frames of other origins below the fold, too. WebP holds
 * 16,383 pixels a side: a longer page is cut there. Source: RFC 9649 section 2.
 */
import type { RecordedPicture, Recording } from '../../ports/recording.ts';
import type { LentPage } from './contexts.ts';

const MAX_PIXELS = 16_383;
const THUMBNAIL_WIDTH = 320;
const QUALITY = 80;

/** Pixels of the pictures are CSS pixels, whatever the screen's are. */
export async function takePictures(
  lent: LentPage,
): Promise<Pick<Recording, 'picture' | 'thumbnail'>> {
  const { cdp } = lent;
  const { cssContentSize, cssVisualViewport } = await cdp.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight } = cssVisualViewport;
  const thumbnail = await shoot(lent, {
    width: clientWidth,
    height: clientHeight,
    scale: THUMBNAIL_WIDTH / clientWidth,
  });
  const picture = await shoot(lent, {
    width: Math.min(Math.max(1, Math.ceil(cssContentSize.width)), MAX_PIXELS),
    height: Math.min(Math.max(1, Math.ceil(cssContentSize.height)), MAX_PIXELS),
    scale: 1,
  });
  return { picture, thumbnail };
}

interface Clip {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
}

async function shoot({ cdp }: LentPage, { width, height, scale }: Clip): Promise<RecordedPicture> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  return {
    mimeType: 'image/webp',
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    bytes,
  };
}

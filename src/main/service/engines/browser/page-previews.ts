/**
 * Small pictures of the pages under way, for somebody who watches a job.
 *
 * A picture is taken only when it is asked for; nothing is recorded and nothing kept. A page that does not
 * show itself in time (it has just begun, or is closing) is left out. Source: Chrome DevTools Protocol,
 * Page.captureScreenshot.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { PagePreview } from '../../ports/engine.ts';

interface Watched {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface PagePreviews {
  /** The page is under way for this group until the answer is called. */
  enter(group: string, watched: Watched): () => void;
  look(group: string): Promise<readonly PagePreview[]>;
}

/** Longest wait for one picture. */
const LOOK_MS = 700;
const SCALE = 0.3;
const QUALITY = 55;

export function createPagePreviews(): PagePreviews {
  const groups = new Map<string, Set<Watched>>();
  return {
    enter(group, watched) {
      const pages = groups.get(group) ?? new Set<Watched>();
      groups.set(group, pages.add(watched));
      return () => {
        pages.delete(watched);
        if (pages.size === 0 && groups.get(group) === pages) groups.delete(group);
      };
    },
    async look(group) {
      const views = await Promise.all([...(groups.get(group) ?? [])].map(picture));
      return views.filter((view) => view !== undefined);
    },
  };
}

async function picture({ page, cdp }: Watched): Promise<PagePreview | undefined> {
  const url = page.url();
  const size = page.viewportSize();
  if (size === null || !/^https?:/.test(url)) return undefined;
  const taken = cdp
    .send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: QUALITY,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, ...size, scale: SCALE },
    })
    .then(({ data }): PagePreview => ({ url, jpeg: new Uint8Array(Buffer.from(data, 'base64')) }))
    // the page closed under the picture: it is over
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOOK_MS);
  });
  return Promise.race([taken, late]).finally(() => clearTimeout(timer));
}

/**
 * Writes a page down as it stands: one still for each frame, whoever's origin it is, numbered from 0.
 *
 * Frames are walked from the page downwards over the debugging protocol; a frame in a process of its own has
 * a session of its own. Each frame's element is numbered in its parent before the parent is written, so that a
 * still can be put back where it stood. A frame that does not answer is left out. Script: still-script.ts.
 */
import type { CDPSession } from 'playwright-core';
import type { RecordLimits, RecordedStill, Recording } from '../../ports/recording.ts';
import { findClosedRoots } from './closed-roots.ts';
import type { LentPage } from './contexts.ts';
import { FRAME_NUMBER, NUMBER_FRAME, STILL } from './still-script.ts';

export interface Stills {
  readonly stills: readonly RecordedStill[];
  readonly missing: Recording['missing'];
  /** What the page itself says; undefined when it did not answer. */
  readonly page?: AboutPage;
}

/** What a frame says of itself beside its HTML. */
interface AboutPage {
  readonly userAgent: string;
  readonly languages: readonly string[];
  /** Device pixels of a CSS pixel. */
  readonly dpr: number;
}

interface Place {
  readonly session: CDPSession;
  readonly frameId: string;
  readonly parent: Place | undefined;
  readonly url: string;
  readonly depth: number;
  readonly children: Place[];
  frame: number;
}

interface Written extends AboutPage {
  readonly url: string;
  readonly html: string | null;
  /** Places of canvases on the page, in CSS pixels. */
  readonly blanks?: readonly Box[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MAX_DEPTH = 5;

/** `limits.maxStillBytes` is counted in characters: a still may be larger by what UTF-8 adds. */
export async function takeStills(lent: LentPage, limits: RecordLimits): Promise<Stills> {
  const root = await placesOf(lent);
  const places = numbered(root, limits.maxFrames);
  const missing: { url: string; why: string }[] = [];
  const stills: RecordedStill[] = [];
  let page: AboutPage | undefined;
  let left = limits.maxStillBytes;
  for (const place of places) {
    const written = await write(place, left);
    if (place === root) page = written;
    const { frame } = place;
    if (written?.html === undefined || written.html === null) {
      const why = written === undefined ? 'the frame did not answer' : 'limit: stills';
      missing.push({ url: place.url, why });
      continue;
    }
    left -= written.html.length;
    const parent = place.parent?.frame ?? null;
    const html = place === root ? await withBlanks(lent, written) : written.html;
    stills.push({ frame, parent, url: written.url, html });
  }
  return { stills, missing, ...(page === undefined ? {} : { page }) };
}

/** Canvases that cannot be read show what a picture of the page has in their place. */
async function withBlanks({ cdp }: LentPage, { html, blanks = [] }: Written): Promise<string> {
  const pictures: string[] = [];
  for (const box of blanks) {
    const shot = cdp.send('Page.captureScreenshot', {
      ...{ format: 'png', captureBeyondViewport: true, clip: { ...box, scale: 1 } },
    });
    const data = await shot.then(({ data }) => `image/png;base64,${data}`).catch(() => ',');
    pictures.push(`data:${data}`);
  }
  return (html ?? '').replaceAll(/hearth-blank:(\d)/g, (whole, n) => pictures[Number(n)] ?? whole);
}

/** The page's frames, top down, with the session that reaches each. */
async function placesOf({ page, cdp, context }: LentPage): Promise<Place> {
  const byId = new Map<string, Place>();
  const root = await readTree(cdp, undefined, byId);
  for (const frame of page.frames().slice(1)) {
    // only a frame in another process has a session of its own; the others were read above
    const session = await context.newCDPSession(frame).catch(() => undefined);
    if (session !== undefined) await readTree(session, byId, byId).catch(() => undefined);
  }
  return root;
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly parentId?: string; readonly url: string };
  readonly childFrames?: readonly FrameTree[];
}

async function readTree(
  session: CDPSession,
  known: ReadonlyMap<string, Place> | undefined,
  into: Map<string, Place>,
): Promise<Place> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const enter = (tree: FrameTree, parent: Place | undefined): Place => {
    const { id, url } = tree.frame;
    const depth = parent === undefined ? 0 : parent.depth + 1;
    const place: Place = { session, frameId: id, parent, url, depth, children: [], frame: -1 };
    into.set(id, place);
    parent?.children.push(place);
    for (const child of tree.childFrames ?? []) enter(child, place);
    return place;
  };
  return enter(frameTree, known?.get(frameTree.frame.parentId ?? ''));
}

/** Gives numbers to as many frames as may have one, nearest to the page first. */
function numbered(root: Place, most: number): readonly Place[] {
  const places: Place[] = [];
  const queue = [root];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (places.length >= most || next.depth > MAX_DEPTH) continue;
    next.frame = places.length;
    places.push(next);
    queue.push(...next.children);
  }
  return places;
}

async function write(place: Place, maxChars: number): Promise<Written | undefined> {
  const { session, frameId } = place;
  try {
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId,
      worldName: 'hearth-still',
    });
    await Promise.all(place.children.map((child) => number(child, session, executionContextId)));
    await findClosedRoots(session, executionContextId, true);
    const given = JSON.stringify({ maxChars, frameNumber: FRAME_NUMBER });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `${STILL}(${given})`,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    const value: unknown = result.value;
    return isWritten(value) ? value : undefined;
  } catch (error) {
    // a frame that went away is left out; the page itself must answer
    if (place.parent === undefined) throw error;
    return undefined;
  }
}

/** Tells the parent's world which of its elements holds the frame. */
async function number(
  { frameId, frame }: Place,
  session: CDPSession,
  executionContextId: number,
): Promise<void> {
  if (frame === -1) return;
  try {
    const { backendNodeId } = await session.send('DOM.getFrameOwner', { frameId });
    const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId });
    await session.send('Runtime.callFunctionOn', {
      ...(object.objectId === undefined ? {} : { objectId: object.objectId }),
      functionDeclaration: NUMBER_FRAME,
      arguments: [{ value: frame }],
    });
  } catch {
    // the frame was taken out of the page meanwhile
  }
}

function isWritten(value: unknown): value is Written {
  return (
    typeof value === 'object' &&
    value !== null &&
    'html' in value &&
    (typeof value.html === 'string' || value.html === null)
  );
}

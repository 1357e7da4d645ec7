/**
 * Questions about a page somebody looks at, asked in the isolated world: what stands at a point, where numbered
 * elements stand now, which options a select has. A page can only lie about itself; its answers are checked for
 * shape and size.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type {
  Box,
  LiveSelect,
  LiveStep,
  LiveUse,
  PageCopy,
  Pointed,
} from '../../ports/live-page.ts';
import type { PageWatch } from './page-watch.ts';
import { BOXES_AT, CHOOSE, LAYOUT, POINT_AT, SELECT_AT, SELECTION, SHOW } from './point-at.ts';
import { CHOSEN, HAS_CHANGED, KEYS_GO, USED_AT } from './used-at.ts';
import { NUMBERS_IN } from './numbered-copy.ts';
import { evaluateIn, isolatedWorld, settle } from './settle.ts';

export interface Looked {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
}

const MOST_PLACES = 300;
const MOST_BOXES = 2_000;
const COPY_MS = 8_000;
const COPY_CHARS = 20_000_000;
const MOST_OPTIONS = 2_000;

export async function pointAt(looked: Looked, x: number, y: number): Promise<Pointed | null> {
  const found = await ask(looked, `${POINT_AT}(${x}, ${y})`);
  return isPointed(found) ? found : null;
}

/** Where the elements with these numbers stand now; null for those that are gone or out of view. */
export async function boxesAt(
  looked: Looked,
  places: readonly number[],
): Promise<readonly (Box | null)[]> {
  const asked = places.slice(0, MOST_PLACES);
  const found = await ask(looked, `${BOXES_AT}(${JSON.stringify(asked)})`);
  const boxes: readonly unknown[] = Array.isArray(found) ? found : [];
  return asked.map((_, i) => (isBox(boxes[i]) ? boxes[i] : null));
}

/** Boxes of what is in view. */
export async function layoutOf(looked: Looked): Promise<readonly Box[]> {
  const found = await ask(looked, `${LAYOUT}(${MOST_BOXES})`);
  const boxes: readonly unknown[] = Array.isArray(found) ? found : [];
  return boxes.slice(0, MOST_BOXES).filter(isBox);
}

/** Scrolls the element with this number into view. */
export async function showPlace(looked: Looked, place: number): Promise<Box | null> {
  const found = await ask(looked, `${SHOW}(${place})`);
  return isBox(found) ? found : null;
}

/** The select at a point, which is drawn by whoever looks: its own list is no part of the picture. */
export async function selectAt(looked: Looked, x: number, y: number): Promise<LiveSelect | null> {
  const found = await ask(looked, `${SELECT_AT}(${x}, ${y}, ${MOST_OPTIONS})`);
  return isSelect(found) ? found : null;
}

/** Chooses options of the select asked for last. */
export async function chooseOptions(looked: Looked, options: readonly number[]): Promise<void> {
  await ask(looked, `${CHOOSE}(${JSON.stringify(options)})`);
}

/** What a use of the page is to a recipe. */
export type Used = Omit<LiveUse, 'isFirst'>;

const NOTHING_USED: Used = { steps: [] };

/** A press of the button at a point. */
export async function pressedAt(
  looked: Looked,
  x: number,
  y: number,
): Promise<Used & { readonly bare: number }> {
  const found = await ask(looked, `${USED_AT}(${x}, ${y})`);
  const bare = isObject(found) ? Number(found['bare'] ?? NaN) : NaN;
  return { ...usedOf(found, (step) => [step]), bare };
}

const FOLLOWS_MS = 500;

/** A press where nothing says that one can press is a use only if the page then changes, or asks for something. */
export async function unlessInVain(
  looked: Looked,
  { bare, ...used }: Awaited<ReturnType<typeof pressedAt>>,
): Promise<Used> {
  if (Number.isNaN(bare)) return used;
  await sleep(FOLLOWS_MS);
  if (looked.watch.underWay(FOLLOWS_MS) > 0) return used;
  return (await ask(looked, `${HAS_CHANGED}(${bare})`)) === false ? NOTHING_USED : used;
}

/** Where keys go: `secret`, `frame`, `field` or `page`. */
export const keysGo = (looked: Looked): Promise<unknown> => ask(looked, `${KEYS_GO}()`);

/** Letters and keys that went to one of these places. What goes into a password field stays there. */
export function typed(step: LiveStep, places: readonly unknown[]): Used {
  if (places.includes('secret')) return { steps: [], lost: 'secret' };
  if (places.includes('frame')) return { steps: [], lost: 'frame' };
  // without a field they scroll the page; Enter presses what has the focus
  const isEnter = step.type === 'press' && step.key === 'Enter';
  return places.includes('field') || isEnter ? { steps: [step] } : NOTHING_USED;
}

/** Options chosen of the select that was pressed last, as its keys choose them. */
export async function chosen(looked: Looked, options: readonly number[]): Promise<Used> {
  const found = await ask(looked, `${CHOSEN}(${JSON.stringify(options)})`);
  return usedOf(found, (step, label) => [
    step,
    { type: 'write', text: label },
    { type: 'press', key: 'Enter' },
  ]);
}

function usedOf(
  found: unknown,
  stepsOf: (step: LiveStep, label: string) => readonly LiveStep[],
): Used {
  if (!isObject(found)) return NOTHING_USED;
  const { selector, text, label = '', lost } = found;
  if (lost === 'frame' || lost === 'choice' || lost === 'place') return { steps: [], lost };
  if (!isShort(selector, 2_000) || !isShort(label, 300)) return { steps: [], lost: 'place' };
  const on = isShort(text, 60) && text !== '' ? { on: { text } } : {};
  return { steps: stepsOf({ type: 'click', selector, ...on }, label) };
}

/** The text that is selected, at most a million characters. */
export async function selectionOf(looked: Looked): Promise<string> {
  const found = await ask(looked, `${SELECTION}()`);
  return typeof found === 'string' ? found : '';
}

/** The last copy where the page has not changed since; else a copy of the page at rest, what was clicked marked in it. */
export async function copyOf(
  looked: Looked,
  clicks: readonly (readonly string[])[],
  last: PageCopy | undefined,
): Promise<PageCopy> {
  if (last !== undefined) {
    const given = JSON.stringify({ id: last.id, chains: clicks });
    const places = await ask(looked, `${NUMBERS_IN}(${given})`);
    if (isPlaces(places, clicks.length)) return { ...last, places };
  }
  const { page, cdp, watch } = looked;
  const id = randomUUID();
  const { html, url } = await settle(
    { page, cdp, watch },
    {
      pace: 'stable',
      leftMs: COPY_MS,
      maxMs: COPY_MS / 4,
      maxChars: COPY_CHARS,
      removals: [],
      wants: 'html',
      marks: clicks,
      counts: id,
      expectsMore: 'no',
      waitingMs: 0,
    },
  );
  return { id, html, url };
}

/** Of each page the world it was asked in last: as long as the document is there, so is its world. */
const worlds = new WeakMap<CDPSession, number>();

async function ask({ cdp, page }: Looked, expression: string): Promise<unknown> {
  const known = worlds.get(cdp);
  try {
    if (known !== undefined) return await evaluateIn(cdp, page, { expression, contextId: known });
  } catch {
    worlds.delete(cdp); // another document has taken the place of the one that was known
  }
  try {
    const contextId = await isolatedWorld(cdp);
    worlds.set(cdp, contextId);
    return await evaluateIn(cdp, page, { expression, contextId });
  } catch {
    return undefined; // it navigated under the question: there is nothing at this point any more
  }
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isPlaces = (value: unknown, count: number): value is (number | null)[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((one) => one === null || Number.isSafeInteger(one));

function isBox(value: unknown): value is Box {
  if (!isObject(value)) return false;
  return ['x', 'y', 'width', 'height'].every((name) => Number.isFinite(value[name]));
}

function isPointed(value: unknown): value is Pointed {
  if (!isObject(value)) return false;
  const { path, box, tag, text, href } = value;
  const isPath =
    Array.isArray(path) && path.length <= 10 && path.every((part) => isShort(part, 4_000));
  const isLink = href === undefined || isShort(href, 8_192);
  return isPath && isBox(box) && isShort(tag, 100) && isShort(text, 80) && isLink;
}

function isSelect(value: unknown): value is LiveSelect {
  if (!isObject(value) || !Array.isArray(value['options']) || !isBox(value['box'])) return false;
  const options: readonly unknown[] = value['options'];
  return (
    typeof value['isMultiple'] === 'boolean' &&
    options.length <= MOST_OPTIONS &&
    options.every(
      (one) =>
        isObject(one) &&
        isShort(one['text'], 300) &&
        typeof one['isChosen'] === 'boolean' &&
        typeof one['isDisabled'] === 'boolean',
    )
  );
}

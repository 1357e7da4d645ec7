/**
 * Batches of a list that grows or changes in place: a button is pressed or the page scrolled until nothing new comes.
 *
 * What is pressed is known by its text, not by where it stands; open shadow roots and frames of the same origin are looked
 * into. Runs in the isolated world; the page sees a click or a scroll and nothing else of ours.
 */
import type { Gather } from '../../domain/command.ts';
import type { Stage } from './actions.ts';
import { runIsolated } from './settle.ts';

type More = NonNullable<Gather['more']>;

const MOST_BATCHES = 200;
/** Longest wait for something new after a press; scrolling answers sooner. */
const PRESS_MS = 4_000;
const SCROLL_MS = 1_500;
/** Longest wait for the rows that come into view. */
const STEP_MS = 600;
const LOOK_MS = 60;
const SETTLE_MS = 2_000;
/** A batch that only adds to the one before stands in its place. */
const GROWN = 1.01;

/** The batches after the first, as HTML; those that hold the one before replace it. */
export async function gatherBatches(
  stage: Stage,
  more: More,
  first: string,
): Promise<{ url: string; html: string }[]> {
  const batches: { url: string; html: string }[] = [];
  let last = first;
  const most = Math.min(more.most, MOST_BATCHES);
  for (let count = 1; count < most && stage.leftMs() > PRESS_MS; count += 1) {
    const before = await sizeOf(stage);
    const isDone = await runIsolated(stage.cdp, stage.page, `${PRESS}(${JSON.stringify(more)})`);
    if (isDone !== true) break;
    if (!(await hasChanged(stage, before, more.kind === 'scroll' ? SCROLL_MS : PRESS_MS))) break;
    const { url, html } = await stage.settle('html', SETTLE_MS);
    if (html === last) break;
    if (more.kind === 'scroll' && batches.length === 0 && isReplaced(last, html)) {
      return windowsOf(stage, most, last);
    }
    const isGrown = more.kind !== 'spa' && html.length > last.length * GROWN;
    if (isGrown && batches.length > 0) batches.pop();
    batches.push({ url, html });
    last = html;
  }
  return batches;
}

/**
 * A list that keeps only the rows in view, as HTML of one window of it after the other: from the top, so that each shows
 * some rows of the one before.
 */
async function windowsOf(
  stage: Stage,
  most: number,
  first: string,
): Promise<{ url: string; html: string }[]> {
  const windows: { url: string; html: string }[] = [];
  let last = first;
  const step = async (way: 'top' | 'on'): Promise<boolean> => {
    const before = await sizeOf(stage);
    const isMoved = await runIsolated(stage.cdp, stage.page, `${STEP}(${JSON.stringify(way)})`);
    await hasChanged(stage, before, STEP_MS);
    return isMoved === true;
  };
  await step('top');
  while (windows.length < most - 1 && stage.leftMs() > PRESS_MS && (await step('on'))) {
    const { url, html } = await stage.settle('html', SETTLE_MS);
    if (html !== last) windows.push({ url, html });
    last = html;
  }
  return windows;
}

/** Scrolled to its end, a page has lost what it said, and is no longer than before. */
function isReplaced(before: string, after: string): boolean {
  if (after.length > before.length * GROWN) return false;
  const [were, are] = [textsOf(before), textsOf(after)];
  const lost = [...were].filter((text) => !are.has(text)).length;
  return lost >= LEAST_LOST && lost >= were.size * LOST;
}
const LEAST_LOST = 8;
const LOST = 0.2;

const textsOf = (html: string): ReadonlySet<string> =>
  new Set(html.split(/<[^>]*>/).flatMap((text) => (text.trim() === '' ? [] : [text.trim()])));

async function sizeOf({ cdp, page }: Stage): Promise<string> {
  return String(await runIsolated(cdp, page, `${SIZE}()`));
}

async function hasChanged(stage: Stage, before: string, maxMs: number): Promise<boolean> {
  const tries = Math.ceil(Math.min(maxMs, stage.leftMs() * 0.5) / LOOK_MS);
  for (let i = 0; i < tries; i += 1) {
    await stage.sleep(LOOK_MS);
    if ((await sizeOf(stage)) !== before) return true;
  }
  return false;
}

/** Every document and open shadow root of the page. */
export const ROOTS = `
const rootsOf = () => {
  const roots = [document];
  for (let i = 0; i < roots.length && i < 500; i += 1) {
    for (const one of roots[i].querySelectorAll('*')) {
      if (one.shadowRoot) roots.push(one.shadowRoot);
      else if (one.localName === 'iframe' || one.localName === 'frame') {
        try { if (one.contentDocument) roots.push(one.contentDocument); } catch { /* another origin's */ }
      }
    }
  }
  return roots;
};`;

/** Length of text, buttons left out (they say "loading"), and addresses: what changes when records come. */
const SIZE = `(() => {
  ${ROOTS}
  let hash = 0, length = 0, links = 0;
  for (const root of rootsOf()) {
    const holder = root.body || root;
    const walker = (root.ownerDocument || root).createTreeWalker(holder, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && node.parentElement.closest('button,script,style,[role=button]')) continue;
      const text = node.data.trim();
      length += text.length;
      for (let i = 0; i < Math.min(text.length, 24); i += 1) hash = (hash * 31 + text.charCodeAt(i)) | 0;
    }
    links += root.querySelectorAll('a[href]').length;
  }
  return length + ' ' + links + ' ' + hash;
})`;

/** Whatever scrolls goes to its top, or on by most of what it shows: some rows are seen twice. Whether anything moved. */
const STEP = `((way) => {
  ${ROOTS}
  const top = document.scrollingElement || document.documentElement;
  let isMoved = false;
  const go = (one, height) => {
    const was = one.scrollTop;
    one.scrollTo({ top: way === 'top' ? 0 : was + Math.max(40, height * 0.7), behavior: 'instant' });
    isMoved ||= one.scrollTop !== was;
  };
  go(top, innerHeight);
  for (const root of rootsOf()) {
    for (const one of root.querySelectorAll('*')) {
      if (one !== top && one.scrollHeight > one.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(one).overflowY)) go(one, one.clientHeight);
    }
  }
  return isMoved;
})`;

const PRESS = `(({ kind, label }) => {
  ${ROOTS}
  const fold = (text) => (text || '').replace(/\\s+/g, ' ').trim();
  if (kind === 'scroll') {
    const top = document.scrollingElement || document.documentElement;
    for (const root of rootsOf()) {
      for (const one of root.querySelectorAll('*')) {
        if (one.scrollHeight > one.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(one).overflowY)) one.scrollTop = one.scrollHeight;
      }
    }
    top.scrollTop = 0;
    scrollTo({ top: top.scrollHeight, behavior: 'instant' });
    return true;
  }
  // "12 of 40" says another number after each press
  const uncounted = (text) => fold(text).replace(/\\d+(?:[.,]\\d+)*/g, '#');
  const isElsewhere = (one) =>
    one.localName === 'a' && !/^(?:#|javascript:|$)/.test(one.getAttribute('href') || '');
  // a menu of the whole site may say the same as the button of the list
  const isAside = (one) => isElsewhere(one) || one.closest('header,nav,footer,[role=navigation],[role=banner]') !== null;
  const named = (of) => {
    const found = [];
    for (const root of rootsOf()) {
      for (const one of root.querySelectorAll('button,a,[role=button],input[type=button],input[type=submit]')) {
        if (one.disabled || one.getAttribute('aria-disabled') === 'true' || !one.isConnected) continue;
        const said = [one.getAttribute('aria-label'), one.textContent, one.title, one.value].map(of);
        if (said.includes(of(label))) found.push(one);
      }
    }
    return found.find((one) => !isAside(one)) || found[0];
  };
  const pressed = named(fold) || (kind === 'more' ? named(uncounted) : undefined);
  if (!pressed) return false;
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  pressed.click();
  return true;
})`;

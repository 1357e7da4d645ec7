/** What a person does at a live page, as Chromium takes it. Source: Chrome DevTools Protocol, domain Input. */
import type { CDPSession, Page } from 'playwright-core';
import type { LiveInput, LiveStep, Modifiers } from '../../ports/live-page.ts';
import { isClosedTarget } from './failures.ts';

type MousePayload = Parameters<typeof dispatchMouse>[1];

export function dispatchMouse(
  cdp: CDPSession,
  event: {
    readonly type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel';
    readonly x: number;
    readonly y: number;
    readonly button?: 'none' | 'left' | 'middle' | 'right';
    readonly buttons?: number;
    readonly clickCount?: number;
    readonly modifiers?: number;
    readonly deltaX?: number;
    readonly deltaY?: number;
  },
): Promise<unknown> {
  return cdp.send('Input.dispatchMouseEvent', event);
}

const TYPES = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;
const BUTTON_BITS = { none: 0, left: 1, right: 2, middle: 4 } as const;
/** Chrome DevTools Protocol, Input.dispatchMouseEvent. */
const MODIFIER_BITS = { alt: 1, control: 2, meta: 4, shift: 8 } as const;

export function pointerEvent(input: Extract<LiveInput, { kind: 'pointer' }>): MousePayload {
  const { action, x, y, button, clicks, modifiers } = input;
  return {
    type: TYPES[action],
    x,
    y,
    button,
    buttons: action === 'up' ? 0 : BUTTON_BITS[button],
    clickCount: action === 'move' ? 0 : clicks,
    modifiers: bitsOf(modifiers),
  };
}

function bitsOf(modifiers: Modifiers): number {
  return modifiers.reduce((bits, name) => bits | MODIFIER_BITS[name], 0);
}

const EDITING = /^(?:Enter|Backspace|Delete|Arrow(?:Up|Down|Left|Right)|Home|End)$/;

/** How a recipe presses it again; undefined for keys that do nothing by themselves, and for shortcuts. */
export function stepOfKey({
  action,
  key,
  modifiers,
}: Extract<LiveInput, { kind: 'key' }>): LiveStep | undefined {
  if (action !== 'down' || modifiers.some((name) => name !== 'shift')) return undefined;
  if (/^.$/u.test(key)) return { type: 'write', text: key };
  return EDITING.test(key) ? { type: 'press', key } : undefined;
}

/** Keys that Playwright has no name for are letters of another layout: their text goes in as it is. */
export async function pressKey(page: Page, action: 'down' | 'up', key: string): Promise<void> {
  try {
    await page.keyboard[action](key);
  } catch (error) {
    if (isClosedTarget(error)) throw error;
    if (action === 'down' && /^.$/u.test(key)) await page.keyboard.insertText(key);
  }
}

/**
 * Where the window was, kept in `window.json` of the desktop's folder. A position on a screen that is gone,
 * or a size larger than any screen, is mended before use. Sizes and positions in device-independent pixels.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  /** Absent: the system chooses the place. */
  readonly position?: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

export const LEAST_WIDTH = 480;
export const LEAST_HEIGHT = 400;
const DEFAULT: WindowState = { width: 1280, height: 820, isMaximized: false };
/** This much of the window's top must be on a screen, so that it can be taken hold of. */
const GRIP_WIDTH = 100;
const GRIP_HEIGHT = 32;

/** The kept state as it fits the screens there are now; `screens` are their work areas, the first one's first. */
export function readWindowState(file: string, screens: readonly Bounds[]): WindowState {
  const kept = parseState(readText(file));
  if (kept === undefined) return fitted(DEFAULT, screens);
  return fitted(kept, screens);
}

/** Replaces the file in one step. Never throws: a lost window position is no reason to fail. */
export function writeWindowState(file: string, bounds: Bounds, isMaximized: boolean): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.next`, JSON.stringify({ ...bounds, isMaximized }), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  } catch {
    // the disk is full or the folder is gone: the window opens at its default place next time
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // the first start
    return '';
  }
}

function parseState(text: string): WindowState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // a file cut short by a crash
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const at = (name: string): number => Number(Object.entries(value).find(([k]) => k === name)?.[1]);
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  if (![x, y, width, height].every(Number.isSafeInteger)) return undefined;
  const isMaximized = 'isMaximized' in value && value.isMaximized === true;
  return { position: { x, y }, width, height, isMaximized };
}

function fitted(state: WindowState, screens: readonly Bounds[]): WindowState {
  const { position, isMaximized } = state;
  const home = position === undefined ? undefined : screens.find((one) => holds(one, state));
  const screen = home ?? screens[0];
  if (screen === undefined) return { ...DEFAULT, isMaximized };
  const width = Math.max(LEAST_WIDTH, Math.min(state.width, screen.width));
  const height = Math.max(LEAST_HEIGHT, Math.min(state.height, screen.height));
  if (position === undefined || home === undefined) return { width, height, isMaximized };
  return { position, width, height, isMaximized };
}

function holds(screen: Bounds, { position, width }: WindowState): boolean {
  if (position === undefined) return false;
  const left = Math.max(position.x, screen.x);
  const right = Math.min(position.x + width, screen.x + screen.width);
  const isBelowTop = position.y >= screen.y;
  const isAboveEnd = position.y + GRIP_HEIGHT <= screen.y + screen.height;
  return right - left >= GRIP_WIDTH && isBelowTop && isAboveEnd;
}

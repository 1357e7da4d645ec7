import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWindowState, writeWindowState } from '../../../src/main/desktop/window-state.ts';

const SCREEN = { x: 0, y: 25, width: 1440, height: 875 };
const SECOND = { x: 1440, y: 0, width: 1920, height: 1080 };

describe('the place of the window', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-window-'));
    file = join(folder, 'desktop', 'window.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is kept', () => {
    writeWindowState(file, { x: 1500, y: 40, width: 1000, height: 800 }, true);
    expect(readWindowState(file, [SCREEN, SECOND])).toEqual({
      position: { x: 1500, y: 40 },
      width: 1000,
      height: 800,
      isMaximized: true,
    });
  });

  it('is the default at first, no larger than the screen', () => {
    expect(readWindowState(file, [SCREEN])).toEqual({
      width: 1280,
      height: 820,
      isMaximized: false,
    });
    expect(readWindowState(file, [{ ...SCREEN, width: 1024, height: 700 }])).toMatchObject({
      width: 1024,
      height: 700,
    });
  });

  it.each([
    ['on a screen that is gone', { x: 2000, y: 40 }],
    ['left of every screen', { x: -960, y: 40 }],
    ['above the screen', { x: 10, y: -300 }],
    ['below the screen', { x: 10, y: 890 }],
  ])('is mended when it was %s', (_where, { x, y }) => {
    writeWindowState(file, { x, y, width: 1000, height: 800 }, false);
    expect(readWindowState(file, [SCREEN])).toEqual({
      width: 1000,
      height: 800,
      isMaximized: false,
    });
  });

  it('stays where a part of its top can be taken hold of', () => {
    writeWindowState(file, { x: -800, y: 40, width: 1000, height: 800 }, false);
    expect(readWindowState(file, [SCREEN]).position).toEqual({ x: -800, y: 40 });
  });

  it('is cut to a smaller screen and never below what is usable', () => {
    writeWindowState(file, { x: 0, y: 30, width: 3000, height: 2000 }, false);
    expect(readWindowState(file, [SCREEN])).toMatchObject({ width: 1440, height: 875 });
    writeWindowState(file, { x: 0, y: 30, width: 3, height: 2 }, false);
    expect(readWindowState(file, [SCREEN])).toMatchObject({ width: 480, height: 400 });
  });

  it.each(['', '{"x":1', '[]', 'null', '{"x":"a","y":1,"width":5,"height":5}'])(
    'is the default when the file holds %j',
    (text) => {
      writeFileSync(join(folder, 'w.json'), text);
      expect(readWindowState(join(folder, 'w.json'), [SCREEN]).width).toBe(1280);
    },
  );

  it('is given up silently when it cannot be written', () => {
    writeFileSync(join(folder, 'desktop'), 'a file where the folder should be');
    expect(() => writeWindowState(file, { x: 0, y: 0, width: 9, height: 9 }, false)).not.toThrow();
  });
});

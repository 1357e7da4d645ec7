/** `j` and `k` move through the rows of a list; undefined before the first of them. */
import { useState } from 'react';
import { useShortcuts } from './shortcuts.ts';

export function useRowCursor(count: number, start = 0): number | undefined {
  const [cursor, setCursor] = useState<number>();
  const move = (by: number): void =>
    setCursor((before) =>
      Math.max(0, Math.min(count - 1, before === undefined ? start : before + by)),
    );
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return cursor;
}

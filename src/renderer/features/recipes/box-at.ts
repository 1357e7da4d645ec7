/** Which of the boxes of a page a point lies in. Pure. */
import type { LiveBox } from '../../../contract/console/live.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The last box that holds the point: the innermost one, where nothing lies over it. */
export function boxAt(boxes: readonly LiveBox[], { x, y }: Point): LiveBox | undefined {
  return boxes.findLast(
    (box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height,
  );
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

/** The same but for parts of a pixel. */
export function isSameBox(left: LiveBox | undefined, right: LiveBox | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return SIDES.every((side) => Math.abs(left[side] - right[side]) < 1);
}

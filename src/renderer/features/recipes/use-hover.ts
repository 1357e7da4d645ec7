/**
 * What the pointer is over, outlined at once: by where everything in view stood a moment ago, then by what the page
 * answers, which is right where the two differ.
 */
import { useEffect, useRef, useState } from 'react';
import type { LiveBox, LivePointed } from '../../../contract/console/live.ts';
import { boxAt, isSameBox, type Point } from './box-at.ts';
import type { LiveSocket } from './live-socket.ts';

export interface Hover {
  readonly box: LiveBox | undefined;
  readonly lookAt: (x: number, y: number) => void;
  /** What stands there, asked once where that is being asked already. */
  readonly elementAt: (x: number, y: number) => Promise<LivePointed | null>;
  /** The pointer left the view. */
  readonly leave: () => void;
  /** The view moved. */
  readonly forget: () => void;
}

type Answer = Promise<LivePointed | null>;

/** Waits until a page that is scrolled stands still, ms. */
const SETTLED_MS = 200;

/** `isOn`: there is a picture, and it is picked from. `view`: another one where the page shows something else. */
export function useHover(socket: LiveSocket | undefined, isOn: boolean, view: string): Hover {
  const [box, setBox] = useState<LiveBox>();
  const [moves, setMoves] = useState(0);
  const layout = useRef<readonly LiveBox[]>([]);
  const pointer = useRef<Point>(undefined);
  const isAsking = useRef(false);
  const underWay = useRef<{ readonly at: Point; readonly answer: Answer }>(undefined);

  useEffect(() => {
    if (socket === undefined || !isOn) return undefined;
    let isOver = false;
    const timer = setTimeout(
      () => {
        void socket.layout().then((boxes) => {
          if (!isOver) layout.current = boxes;
        });
      },
      moves === 0 ? 0 : SETTLED_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [socket, isOn, view, moves]);

  const lookAt = (x: number, y: number): void => {
    pointer.current = { x, y };
    const guess = boxAt(layout.current, pointer.current);
    if (guess !== undefined) setBox(guess);
    if (isAsking.current || socket === undefined) return;
    isAsking.current = true;
    const ask = async (): Promise<void> => {
      let asked: Point | undefined;
      for (let at = pointer.current; at !== undefined && at !== asked; at = pointer.current) {
        asked = at;
        const answer = socket.pointAt(at.x, at.y);
        underWay.current = { at, answer };
        const found = (await answer)?.box;
        underWay.current = undefined;
        const isThere = pointer.current === at;
        if (isThere || (pointer.current !== undefined && layout.current.length === 0))
          setBox(found);
        // the page has changed where it stands
        if (isThere && !isSameBox(found, boxAt(layout.current, at))) setMoves((count) => count + 1);
      }
    };
    void ask().finally(() => {
      isAsking.current = false;
    });
  };
  const elementAt = (x: number, y: number): Answer => {
    const { at, answer } = underWay.current ?? {};
    if (answer !== undefined && at?.x === x && at.y === y) return answer;
    return socket?.pointAt(x, y) ?? Promise.resolve(null);
  };
  const leave = (): void => {
    pointer.current = undefined;
    setBox(undefined);
  };
  const forget = (): void => {
    layout.current = [];
    leave();
    setMoves((count) => count + 1);
  };
  return { box, lookAt, elementAt, leave, forget };
}

/** A live page while a component is mounted: opened, drawn into a canvas, closed with it. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LiveReply } from '../../../contract/console/live.ts';
import { useClient } from '../../client/client.tsx';
import { LiveSocket } from './live-socket.ts';

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface LivePageView {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Undefined until the page is there, and after it has gone. */
  readonly socket: LiveSocket | undefined;
  /** A picture of the address is on the canvas. */
  readonly isDrawn: boolean;
  readonly state: Extract<LiveReply, { kind: 'state' }> | undefined;
  readonly notice: string | undefined;
  /** Why it did not open, or why it ended. */
  readonly problem: unknown;
  readonly reopen: () => void;
}

export function useLivePage(url: string, size: ViewSize | undefined): LivePageView {
  const client = useClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [socket, setSocket] = useState<LiveSocket>();
  const [isDrawn, setDrawn] = useState(false);
  const [state, setState] = useState<LivePageView['state']>();
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const hasSize = size !== undefined;
  const first = useRef(size);
  useEffect(() => {
    first.current = size;
  });

  useEffect(() => {
    const { current } = first;
    if (url === '' || !hasSize || current === undefined) return undefined;
    let isOver = false;
    let id: string | undefined;
    let live: LiveSocket | undefined;
    setProblem(undefined);
    setDrawn(false);
    client
      .openLive({ url, ...current })
      .then((opened) => {
        id = opened.id;
        if (isOver) {
          void client.closeLive(id).catch(() => undefined);
          return;
        }
        live = new LiveSocket(opened, {
          picture: (bitmap) => {
            draw(canvas.current, bitmap);
            setDrawn(true);
          },
          state: setState,
          notice: setNotice,
          ended: (reason) => {
            setSocket(undefined);
            setProblem(new Error(reason));
          },
        });
        setSocket(live);
      })
      .catch((error: unknown) => {
        if (!isOver) setProblem(error);
      });
    return () => {
      isOver = true;
      live?.close();
      setSocket(undefined);
      if (id !== undefined) void client.closeLive(id).catch(() => undefined);
    };
  }, [client, url, hasSize, attempt]);

  return {
    canvas,
    socket,
    isDrawn,
    state,
    notice,
    problem,
    reopen: () => setAttempt((count) => count + 1),
  };
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas !== null) {
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }
  bitmap.close();
}

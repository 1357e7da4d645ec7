/**
 * The live page: its picture, the outline of what is pointed at and of all records, and what the hand and the
 * keys do. In Pick mode a click chooses and does not reach the page (with Alt it does); in Browse mode the page
 * is used as in a browser. Escape gives the keys back.
 */
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { LiveBox, LivePointed } from '../../../contract/console/live.ts';
import { t } from '../../text/catalogue.ts';
import type { LiveSocket } from './live-socket.ts';
import type { ViewSize } from './use-live-page.ts';

export type PickMode = 'pick' | 'browse';

interface LiveCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly socket: LiveSocket | undefined;
  readonly isDrawn: boolean;
  readonly size: ViewSize;
  readonly mode: PickMode;
  /** Outlined as the records of the list. */
  readonly boxes: readonly LiveBox[];
  readonly onPick: (element: LivePointed) => void;
  /** The view moved: outlines are of another place now. */
  readonly onMoved: () => void;
}

const BUTTONS = ['left', 'middle', 'right'] as const;

export function LiveCanvas(props: LiveCanvasProps): ReactElement {
  const { canvas, socket, isDrawn, size, mode, boxes, onPick, onMoved } = props;
  const [hover, setHover] = useState<LivePointed | null>(null);
  const asking = useRef(false);
  const next = useRef<{ x: number; y: number }>(undefined);
  const shown = mode === 'pick' ? hover : null;

  const lookAt = (x: number, y: number): void => {
    next.current = { x, y };
    if (asking.current || socket === undefined) return;
    asking.current = true;
    const ask = async (): Promise<void> => {
      for (let at = next.current; at !== undefined; at = next.current) {
        next.current = undefined;
        setHover(await socket.pointAt(at.x, at.y));
      }
    };
    void ask().finally(() => {
      asking.current = false;
    });
  };
  const press = (action: 'down' | 'up', event: MouseEvent): void => {
    socket?.send({
      kind: 'pointer',
      action,
      ...pointOf(event, canvas.current),
      button: BUTTONS[event.button] ?? 'left',
      clicks: Math.min(3, Math.max(1, event.detail)),
      modifiers: modifiersOf(event),
    });
  };
  const isForPage = (event: MouseEvent): boolean => mode === 'browse' || event.altKey;

  useWheel(canvas, (event) => {
    event.preventDefault();
    const { x, y } = pointOf(event, canvas.current);
    socket?.send({ kind: 'wheel', x, y, dx: event.deltaX, dy: event.deltaY });
    setHover(null);
    onMoved();
  });

  return (
    <div
      className="relative overflow-hidden rounded-md border border-line-strong bg-white"
      style={{ width: size.width, height: size.height }}
    >
      <canvas
        ref={canvas}
        data-testid="recipe-canvas"
        data-ready={isDrawn ? 'true' : undefined}
        role="application"
        aria-label={mode === 'pick' ? t.recipes.canvasPick : t.recipes.canvasBrowse}
        tabIndex={0}
        width={size.width}
        height={size.height}
        style={{ width: size.width, height: size.height }}
        className={`block outline-offset-[-3px] ${mode === 'pick' ? 'cursor-crosshair' : 'cursor-default'}`}
        onMouseMove={(event) => {
          const { x, y } = pointOf(event, canvas.current);
          if (mode === 'pick') lookAt(x, y);
          else
            socket?.send({
              kind: 'pointer',
              action: 'move',
              x,
              y,
              button: 'none',
              clicks: 0,
              modifiers: modifiersOf(event),
            });
        }}
        onMouseLeave={() => setHover(null)}
        onMouseDown={(event) => {
          if (isForPage(event)) press('down', event);
        }}
        onMouseUp={(event) => {
          if (isForPage(event)) {
            press('up', event);
            onMoved();
          }
        }}
        onClick={(event) => {
          if (isForPage(event) || socket === undefined) return;
          const { x, y } = pointOf(event, canvas.current);
          void socket.pointAt(x, y).then((element) => {
            if (element !== null) onPick(element);
          });
        }}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => pressKey('down', event, mode, socket)}
        onKeyUp={(event) => pressKey('up', event, mode, socket)}
        onPaste={(event) => {
          if (mode !== 'browse') return;
          socket?.send({
            kind: 'text',
            text: event.clipboardData.getData('text').slice(0, 1_000_000),
          });
        }}
      />
      <div aria-hidden className="pointer-events-none absolute inset-0">
        {boxes.map((box, index) => (
          <Outline key={index} box={box} look="outline-1 outline-dashed" />
        ))}
        {shown !== null && (
          <div data-testid="recipe-hover">
            <Outline box={shown.box} look="outline-2 bg-ember/15" />
          </div>
        )}
      </div>
    </div>
  );
}

/** A dark and a light line: seen on any page. */
function Outline({ box, look }: { readonly box: LiveBox; readonly look: string }): ReactElement {
  return (
    <div
      className={`absolute rounded-[2px] outline-ember shadow-[0_0_0_1px_white,inset_0_0_0_1px_white] ${look}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    />
  );
}

function useWheel(
  canvas: RefObject<HTMLCanvasElement | null>,
  onWheel: (event: WheelEvent) => void,
): void {
  const handler = useRef(onWheel);
  useEffect(() => {
    handler.current = onWheel;
  });
  useEffect(() => {
    const { current } = canvas;
    // React listens passively: the window would scroll, too
    const listen = (event: WheelEvent): void => handler.current(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [canvas]);
}

function pointOf(
  event: { readonly clientX: number; readonly clientY: number },
  canvas: HTMLCanvasElement | null,
): { x: number; y: number } {
  const box = canvas?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

type Modifier = 'alt' | 'control' | 'meta' | 'shift';

function modifiersOf(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): Modifier[] {
  const held: readonly (readonly [boolean, Modifier])[] = [
    [event.altKey, 'alt'],
    [event.ctrlKey, 'control'],
    [event.metaKey, 'meta'],
    [event.shiftKey, 'shift'],
  ];
  return held.filter(([isHeld]) => isHeld).map(([, name]) => name);
}

const PAGE_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

function pressKey(
  action: 'down' | 'up',
  event: KeyboardEvent<HTMLCanvasElement>,
  mode: PickMode,
  socket: LiveSocket | undefined,
): void {
  if (event.key === 'Escape') {
    event.currentTarget.blur();
    return;
  }
  // in Pick mode only scrolling reaches the page; Tab always leads on in the window
  const isForPage = mode === 'browse' ? event.key !== 'Tab' : PAGE_KEYS.has(event.key);
  const isOurs = event.metaKey || (event.ctrlKey && /^[vk\\]$/i.test(event.key));
  if (!isForPage || isOurs || socket === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  socket.send({
    kind: 'key',
    action,
    key: event.key,
    code: event.code,
    modifiers: modifiersOf(event),
  });
}

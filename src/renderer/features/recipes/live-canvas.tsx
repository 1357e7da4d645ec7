/**
 * The live page: its picture, the outline of what is pointed at and of all records, and what hand and keys do.
 *
 * In Pick mode a click chooses and does not reach the page (with Alt it does). In Browse mode the page is used as in a
 * browser: a field that is not seen takes the keys, so that input methods and pasted text arrive. Escape gives the
 * keys back; Tab always leads on in the window.
 */
import { useEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import type { LiveBox, LivePointed, LiveSelect } from '../../../contract/console/live.ts';
import { t } from '../../text/screens.ts';
import { Keys, modifiersOf, pressKey, type PickMode } from './live-keys.tsx';
import type { LiveSocket } from './live-socket.ts';
import { SelectList } from './select-list.tsx';
import { useHover } from './use-hover.ts';
import type { ViewSize } from './use-live-page.ts';

interface LiveCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly socket: LiveSocket | undefined;
  readonly isDrawn: boolean;
  /** Documents shown so far. */
  readonly loads: number;
  readonly size: ViewSize;
  readonly mode: PickMode;
  /** Outlined as the records of the list. */
  readonly boxes: readonly LiveBox[];
  /** The cell that was asked for. */
  readonly shown: LiveBox | undefined;
  readonly select: LiveSelect | undefined;
  readonly onSelected: () => void;
  readonly onPick: (element: LivePointed) => void;
  /** The view moved: outlines are of another place now. */
  readonly onMoved: () => void;
}

const BUTTONS = ['left', 'middle', 'right'] as const;
type Button = (typeof BUTTONS)[number] | 'none';

export function LiveCanvas(props: LiveCanvasProps): ReactElement {
  const { canvas, socket, isDrawn, size, mode, select } = props;
  const keys = useRef<HTMLTextAreaElement>(null);
  const isPicking = mode === 'pick';
  const { hover, ...hands } = useHands(props, keys);
  return (
    <div
      className="relative overflow-hidden rounded-md border border-line-strong bg-white focus-within:outline-2 focus-within:outline-ember"
      style={{ width: size.width, height: size.height }}
    >
      <canvas
        ref={canvas}
        data-testid="recipe-canvas"
        data-ready={isDrawn ? 'true' : undefined}
        role="application"
        aria-label={isPicking ? t.recipes.canvasPick : t.recipes.canvasBrowse}
        tabIndex={isPicking ? 0 : -1}
        width={size.width}
        height={size.height}
        style={{ width: size.width, height: size.height }}
        className={`block touch-none outline-offset-[-3px] ${isPicking ? 'cursor-crosshair' : 'cursor-default'}`}
        {...hands}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => pressKey('down', event, mode, socket)}
        onKeyUp={(event) => pressKey('up', event, mode, socket)}
      />
      {!isPicking && <Keys field={keys} socket={socket} />}
      <Outlines {...props} hovered={isPicking ? hover.box : undefined} />
      {select !== undefined && (
        <SelectList
          select={select}
          onChoose={(options) => socket?.send({ kind: 'choose', options: [...options] })}
          onClose={() => {
            props.onSelected();
            keys.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** What mouse, wheel and finger do on the picture, and what lies under the mouse. */
function useHands(props: LiveCanvasProps, keys: RefObject<HTMLTextAreaElement | null>) {
  const { canvas, socket, isDrawn, loads, size, mode, onPick, onMoved } = props;
  const isPicking = mode === 'pick';
  const hover = useHover(socket, isPicking && isDrawn, [loads, size.width, size.height].join());
  const send = (action: 'down' | 'up' | 'move', event: MouseEvent, button: Button): void =>
    socket?.send({
      ...{ kind: 'pointer', action, button, ...pointOf(event, canvas.current) },
      clicks: action === 'move' ? 0 : Math.min(3, Math.max(1, event.detail)),
      modifiers: modifiersOf(event),
    });
  const press = (action: 'down' | 'up', event: MouseEvent): void =>
    send(action, event, BUTTONS[event.button] ?? 'left');
  const pressed = useRef<ReturnType<typeof pressAt>>(undefined);
  const pressAt = (event: MouseEvent) => {
    const { x, y } = pointOf(event, canvas.current);
    return { x, y, element: hover.elementAt(x, y) };
  };
  const isForPage = (event: MouseEvent): boolean => !isPicking || event.altKey;

  useScrolling(canvas, (x, y, dx, dy) => {
    socket?.send({ kind: 'wheel', ...pointOf({ clientX: x, clientY: y }, canvas.current), dx, dy });
    hover.forget();
    onMoved();
  });

  return {
    hover,
    onMouseMove: (event: MouseEvent): void => {
      const { x, y } = pointOf(event, canvas.current);
      if (isPicking) hover.lookAt(x, y);
      else send('move', event, event.buttons % 2 === 1 ? 'left' : 'none');
    },
    onMouseLeave: hover.leave,
    onMouseDown: (event: MouseEvent): void => {
      // until the button is up again it is known what stands there
      pressed.current = isForPage(event) ? undefined : pressAt(event);
      if (!isPicking) {
        event.preventDefault();
        keys.current?.focus();
      }
      if (isForPage(event)) press('down', event);
    },
    onMouseUp: (event: MouseEvent): void => {
      if (!isForPage(event)) return;
      press('up', event);
      onMoved();
    },
    onClick: (event: MouseEvent): void => {
      if (isForPage(event) || socket === undefined) return;
      const { x, y } = pointOf(event, canvas.current);
      const known = pressed.current;
      const { element } = known?.x === x && known.y === y ? known : pressAt(event);
      void element.then((found) => {
        if (found !== null) onPick(found);
      });
    },
  };
}

interface OutlinesProps extends Pick<LiveCanvasProps, 'boxes' | 'shown'> {
  readonly hovered: LiveBox | undefined;
}

function Outlines({ boxes, shown, hovered }: OutlinesProps): ReactElement {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {boxes.map((box, index) => (
        <Outline key={index} box={box} look="outline-1 outline-dashed" testId="recipe-record" />
      ))}
      {shown !== undefined && <Outline box={shown} look="outline-3 bg-ember/25" />}
      {hovered !== undefined && (
        <Outline box={hovered} look="outline-2 bg-ember/15" testId="recipe-hover" />
      )}
    </div>
  );
}

/** A dark and a light line: seen on any page. */
function Outline({
  box,
  look,
  testId,
}: {
  readonly box: LiveBox;
  readonly look: string;
  readonly testId?: string;
}): ReactElement {
  return (
    <div
      data-testid={testId}
      className={`absolute rounded-[2px] outline-ember shadow-[0_0_0_1px_white,inset_0_0_0_1px_white] ${look}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    />
  );
}

/** Wheel and finger alike: where, and how far. */
function useScrolling(
  canvas: RefObject<HTMLCanvasElement | null>,
  onScroll: (x: number, y: number, dx: number, dy: number) => void,
): void {
  const handler = useRef(onScroll);
  useEffect(() => {
    handler.current = onScroll;
  });
  useEffect(() => {
    const { current } = canvas;
    let last: Touch | undefined;
    // React listens passively: the window would scroll, too
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      handler.current(event.clientX, event.clientY, event.deltaX, event.deltaY);
    };
    const onTouch = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (event.type === 'touchmove' && touch !== undefined && last !== undefined) {
        event.preventDefault();
        const { clientX, clientY } = touch;
        handler.current(clientX, clientY, last.clientX - clientX, last.clientY - clientY);
      }
      last = touch;
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    for (const kind of TOUCHES) current?.addEventListener(kind, onTouch, { passive: false });
    return () => {
      current?.removeEventListener('wheel', onWheel);
      for (const kind of TOUCHES) current?.removeEventListener(kind, onTouch);
    };
  }, [canvas]);
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const;

function pointOf(
  event: { readonly clientX: number; readonly clientY: number },
  canvas: HTMLCanvasElement | null,
): { x: number; y: number } {
  const box = canvas?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

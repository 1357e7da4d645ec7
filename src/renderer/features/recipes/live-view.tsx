/** The live page with its bar: what a click does, history, address, how wide it is; its questions and its words. */
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
  type ReactElement,
} from 'react';
import { Link } from 'wouter';
import { ConsoleError } from '../../../contract/console/client.ts';
import type { LiveBox, LivePointed } from '../../../contract/console/live.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Input } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Problem, TEXT_LINK } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { LiveCanvas } from './live-canvas.tsx';
import type { PickMode } from './live-keys.tsx';
import type { LiveSocket } from './live-socket.ts';
import { PageDialog } from './page-dialog.tsx';
import type { LivePageView, ViewSize } from './use-live-page.ts';

type Device = 'desktop' | 'phone';

interface LiveViewProps {
  readonly live: LivePageView;
  readonly size: ViewSize | undefined;
  readonly onSize: (size: ViewSize) => void;
  readonly mode: PickMode;
  /** Absent: the page is only used, not picked from. */
  readonly onMode?: (mode: PickMode) => void;
  /** Elements of the records, by their numbers. */
  readonly records: readonly number[];
  /** Where they stood a moment ago, when they were found. */
  readonly known?: readonly LiveBox[] | undefined;
  /** The cell to be shown. */
  readonly place: { readonly place: number } | undefined;
  readonly onPick: (element: LivePointed) => void;
  /** Of what was done in the page. */
  readonly warning?: string | undefined;
}

/** What the window holds beside the page: heads, tools, and below it the table with its first rows. */
const BESIDE = 410;
const LOWEST = 240;
const HIGHEST = 720;
const WIDEST = 1_280;
const NARROWEST = 280;
const PHONE = 390;

export function LiveView(props: LiveViewProps): ReactElement {
  const { live, size, onSize, mode, records, known, place, onPick } = props;
  const { socket } = live;
  const [device, setDevice] = useState<Device>('desktop');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      setFrame(element);
      if (element !== null && size === undefined) onSize(sizeIn(element, 'desktop'));
    },
    [onSize, size],
  );
  const [boxes, refresh] = useBoxes(socket, { records, known }, live.loads);
  const shown = useShown(socket, place, refresh);
  useFit(frame, device, size, (next) => {
    onSize(next);
    socket?.send({ kind: 'resize', ...next });
    refresh();
  });
  return (
    <div ref={measure} className="flex min-w-72 flex-[3] flex-col gap-2 max-md:min-w-full">
      <Bar {...props} device={device} onDevice={setDevice} />
      {live.problem === undefined ? (
        <LiveCanvas
          canvas={live.canvas}
          socket={socket}
          isDrawn={live.isDrawn}
          loads={live.loads}
          size={size ?? { width: NARROWEST, height: LOWEST }}
          mode={mode}
          boxes={boxes}
          shown={shown}
          select={live.select}
          onSelected={live.closeSelect}
          onPick={onPick}
          onMoved={refresh}
        />
      ) : (
        <Problem isAction error={live.problem} onRetry={live.reopen}>
          {isBrowserMissing(live.problem) && (
            <Link href="/settings/browser" className={TEXT_LINK}>
              {t.states.toSettings}
            </Link>
          )}
        </Problem>
      )}
      <p role="status" className="min-h-4 text-xs text-ink-2">
        {wordsOf(live)}
        {props.warning !== undefined && <span className="block text-warn">{props.warning}</span>}
      </p>
      {live.dialog !== null && (
        <PageDialog
          key={live.dialog.message}
          dialog={live.dialog}
          onAnswer={(accept, text) => socket?.send({ kind: 'dialog', accept, text })}
        />
      )}
    </div>
  );
}

interface BarProps extends Pick<LiveViewProps, 'live' | 'mode' | 'onMode'> {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

function Bar({ live, mode, onMode, device, onDevice }: BarProps): ReactElement {
  const { socket } = live;
  const steps = [
    ['back', <ArrowLeft aria-hidden />],
    ['forward', <ArrowRight aria-hidden />],
    ['reload', <RotateCw aria-hidden />],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onMode !== undefined && (
        <div role="group" aria-label={t.recipes.modes} className="flex gap-1">
          {(['pick', 'browse'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              aria-pressed={mode === one}
              variant={mode === one ? 'primary' : 'secondary'}
              onClick={() => onMode(one)}
            >
              {t.recipes[one]}
            </Button>
          ))}
        </div>
      )}
      {steps.map(([kind, icon]) => (
        <IconButton key={kind} label={t.recipes[kind]} onClick={() => socket?.send({ kind })}>
          {icon}
        </IconButton>
      ))}
      <GoTo key={live.state?.url} url={live.state?.url ?? ''} socket={socket} />
      <Segmented
        label={t.recipes.device}
        value={device}
        options={[
          { value: 'desktop', label: t.recipes.desktop },
          { value: 'phone', label: t.recipes.phone },
        ]}
        onChange={onDevice}
      />
    </div>
  );
}

const isBrowserMissing = (problem: unknown): boolean =>
  problem instanceof ConsoleError && problem.code === 'BROWSER_UNAVAILABLE';

function wordsOf({ isReconnecting, problem, notice, isDrawn, state }: LivePageView): string {
  if (isReconnecting) return t.recipes.reconnecting;
  if (problem !== undefined) return '';
  if (notice !== undefined && notice !== '') return notice;
  return isDrawn ? (state?.title ?? '') : t.recipes.opening;
}

function GoTo({
  url,
  socket,
}: {
  readonly url: string;
  readonly socket: LiveSocket | undefined;
}): ReactElement {
  const [text, setText] = useState(url);
  const go = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') socket?.send({ kind: 'go', url: text.trim() });
  };
  return (
    <form onSubmit={go} className="min-w-32 flex-1">
      <Input
        aria-label={t.recipes.goTo}
        value={text}
        dir="ltr"
        onChange={(event) => setText(event.target.value)}
        className="h-7! w-full! text-xs!"
      />
    </form>
  );
}

/** The width there is, in whole pixels. */
function sizeIn(frame: HTMLElement, device: Device): ViewSize {
  const most = device === 'phone' ? PHONE : WIDEST;
  // the border of the frame lies outside of the picture
  const width = Math.min(most, Math.floor(frame.clientWidth) - 2);
  return { width: Math.max(NARROWEST, width), height: heightNow() };
}

const heightNow = (): number => Math.min(HIGHEST, Math.max(LOWEST, window.innerHeight - BESIDE));

const STEADY_MS = 250;

/** Follows the window, and the device that was chosen. */
function useFit(
  frame: HTMLElement | null,
  device: Device,
  size: ViewSize | undefined,
  onSize: (size: ViewSize) => void,
): void {
  useEffect(() => {
    if (frame === null || size === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const next = sizeIn(frame, device);
        if (next.width !== size.width || next.height !== size.height) onSize(next);
      }, STEADY_MS);
    };
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  });
}

const SETTLED_MS = 200;

/** Boxes of the records, asked again when the view has moved. */
function useBoxes(
  socket: LiveSocket | undefined,
  { records, known }: Pick<LiveViewProps, 'records' | 'known'>,
  loads: number,
): readonly [readonly LiveBox[], () => void] {
  const movedAt = useRef(-Infinity);
  const used = useRef(new WeakSet<readonly LiveBox[]>());
  const [boxes, setBoxes] = useState<readonly LiveBox[]>([]);
  const [moves, setMoves] = useState(0);
  const key = records.join();
  // before anything is painted: table and outlines come together
  useLayoutEffect(() => {
    if (socket === undefined || key === '') return undefined;
    const isMoving = performance.now() - movedAt.current < SETTLED_MS;
    const isNews = known !== undefined && !used.current.has(known);
    if (isNews) used.current.add(known);
    // where they stood before the view moved they stand no more
    if (isNews && !isMoving) {
      setBoxes(known);
      return undefined;
    }
    let isOver = false;
    const places = key.split(',').map(Number);
    const timer = setTimeout(
      () => {
        void socket.boxesAt(places).then((found) => {
          if (!isOver) setBoxes(found.filter((box) => box !== null));
        });
      },
      isMoving ? SETTLED_MS : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [socket, key, known, moves, loads]);
  const refresh = useCallback((): void => {
    movedAt.current = performance.now();
    setBoxes([]);
    setMoves((count) => count + 1);
  }, []);
  return [key === '' ? [] : boxes, refresh];
}

const SHOWN_MS = 2_500;

/** Where the cell stands that was asked for; a while. */
function useShown(
  socket: LiveSocket | undefined,
  place: { readonly place: number } | undefined,
  onMoved: () => void,
): LiveBox | undefined {
  const [box, setBox] = useState<LiveBox>();
  useEffect(() => {
    if (socket === undefined || place === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void socket.show(place.place).then((found) => {
      onMoved();
      setBox(found ?? undefined);
      timer = setTimeout(() => setBox(undefined), SHOWN_MS);
    });
    return () => clearTimeout(timer);
  }, [socket, place, onMoved]);
  return box;
}

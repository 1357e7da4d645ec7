/** Rows of one height, as many as there are, a screenful in the DOM. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  readonly rowHeight: number;
  readonly render: (index: number) => ReactNode;
  /** `rows`: the body of a table, whose rows have cells; its head stands outside. */
  readonly kind?: 'list' | 'rows';
  /** Told which rows are in sight, to load them. */
  readonly onRange?: (first: number, last: number) => void;
  /** Where it begins: the row at the top. */
  readonly initialIndex?: number;
  /** Told which row is at the top when scrolling has ended. */
  readonly onRest?: (top: number) => void;
  /** Brought into sight and focused when it changes; of a row, the first link or the row itself. */
  readonly focusIndex?: number | undefined;
  readonly className?: string;
}

const REST_MS = 200;

export function VirtualList({
  label,
  count,
  rowHeight,
  render,
  kind = 'list',
  onRange,
  initialIndex = 0,
  onRest,
  focusIndex,
  className = '',
}: VirtualListProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialOffset: initialIndex * rowHeight,
  });
  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    rows.measure();
  }, [rows, rowHeight]);
  useEffect(() => {
    onRange?.(first, last);
  }, [onRange, first, last, count]);
  useEffect(() => {
    if (focusIndex === undefined) return undefined;
    rows.scrollToIndex(focusIndex);
    const frame = requestAnimationFrame(() => focusRow(scroller.current, focusIndex));
    return () => cancelAnimationFrame(frame);
  }, [rows, focusIndex]);
  const rest = useRestTeller(scroller, rowHeight, onRest);

  const isRows = kind === 'rows';
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role={isRows ? 'rowgroup' : 'list'}
      aria-label={label}
      onScroll={rest.later}
      onClickCapture={rest.now}
      className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2! ${className}`}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {items.map((item) => (
          <div
            key={item.key}
            data-index={item.index}
            role={isRows ? 'row' : 'listitem'}
            {...(isRows
              ? { 'aria-rowindex': item.index + 2 }
              : { 'aria-posinset': item.index + 1, 'aria-setsize': count })}
            className="absolute inset-x-0 top-0"
            style={{ height: item.size, transform: `translateY(${item.start}px)` }}
          >
            {render(item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}

function focusRow(scroller: HTMLElement | null, index: number): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>('a, [tabindex]') ?? row;
  target?.focus({ preventScroll: true });
}

interface RestTeller {
  readonly later: () => void;
  /** Before a press may lead away. */
  readonly now: () => void;
}

/** Says where the list stands, a moment after it has come to rest. */
function useRestTeller(
  scroller: RefObject<HTMLDivElement | null>,
  rowHeight: number,
  onRest: ((top: number) => void) | undefined,
): RestTeller {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const act = useRef(onRest);
  useEffect(() => {
    act.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (): void => {
    timer.current = undefined;
    const top = scroller.current?.scrollTop;
    if (top !== undefined) act.current?.(Math.floor(top / rowHeight));
  };
  return {
    later: () => {
      if (act.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, REST_MS);
    },
    now: () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      tell();
    },
  };
}

/** The height of a row at the reader's density, in px. */
export const ROW_HEIGHTS = { compact: 26, comfortable: 32, roomy: 40 } as const;

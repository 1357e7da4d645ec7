/** Rows of one height, as many as there are, a screenful in the DOM. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  readonly rowHeight: number;
  readonly render: (index: number) => ReactNode;
  /** Told which rows are in sight, to load them. */
  readonly onRange?: (first: number, last: number) => void;
  /** Brought into sight when it changes. */
  readonly focusIndex?: number;
  readonly className?: string;
}

export function VirtualList({
  label,
  count,
  rowHeight,
  render,
  onRange,
  focusIndex,
  className = '',
}: VirtualListProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
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
    if (focusIndex !== undefined) rows.scrollToIndex(focusIndex);
  }, [rows, focusIndex]);

  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="list"
      aria-label={label}
      className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2! ${className}`}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {items.map((item) => (
          <div
            key={item.key}
            role="listitem"
            aria-posinset={item.index + 1}
            aria-setsize={count}
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

/** The height of a row at the reader's density, in px. */
export const ROW_HEIGHTS = { compact: 26, comfortable: 32, roomy: 40 } as const;

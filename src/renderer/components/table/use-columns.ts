/** The columns of a table as they are shown, with their widths: free room goes to those whose texts are cut. */
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Table } from '../../../contract/table/records.ts';
import { useMedia } from '../../app/use-media.ts';
import type { ColumnType } from './column-type.ts';
import type { ShownColumn } from './table-row.tsx';
import { columnWidth, withRoom } from './table-view.ts';

const NARROW_PX = 150;
/** What stands at the edge of a table: its scroll bar. */
const EDGE_PX = 18;

/** Rows that come later do not change a width that was seen. */
export function useColumns(
  table: Table,
  shown: readonly number[],
  types: readonly ColumnType[],
  frame: RefObject<HTMLElement | null>,
): readonly ShownColumn[] {
  // on a phone the columns that stay in sight must leave room for the others
  const isNarrow = useMedia('(max-width: 639px)');
  const room = useRoom(frame);
  const key = shown
    .map((index) => `${types[index] ?? ''} ${table.columns[index] ?? ''}`)
    .join('\n');
  return useMemo(() => {
    const columns = shown.map((index) => {
      const type = types[index] ?? 'text';
      const { width, whole } = columnWidth(table, index, type);
      const name = table.columns[index] ?? '';
      return { index, name, type, whole, width: isNarrow ? Math.min(width, NARROW_PX) : width };
    });
    const widths = isNarrow ? columns.map(({ width }) => width) : withRoom(columns, room);
    return columns.map(({ index, name, type, width }, at): ShownColumn => {
      return { index, name, type, width: widths[at] ?? width };
    });
    // the key holds all of the columns that counts
  }, [key, isNarrow, room]);
}

/** How wide the columns may be together, px. */
function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => setRoom(element.clientWidth - EDGE_PX);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return room;
}

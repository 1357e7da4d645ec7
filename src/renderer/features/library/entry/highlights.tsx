/** Passages a reader marked: shown in the text, listed beside it with what became of them since. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Highlighter, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { LibraryCapture, LibraryHighlight } from '../../../../contract/library/types.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { showFailure, showToast } from '../../../client/toasts.ts';
import { useNow } from '../../../client/use-now.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { TextArea } from '../../../components/field.tsx';
import { SidePane, useIsDrawer } from '../../../components/side-pane.tsx';
import { Unread } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatMoment } from '../../../text/format.ts';
import { useOfferUndo } from '../offer-undo.ts';
import { flatten, rangeOf, selectedPassage, type Passage } from './passages.ts';
import { useSavedText, type SavedText } from './use-saved-text.ts';
import '../../../styles/reading.css';

/** The name `::highlight()` knows them by, in app.css. */
const NAME = 'hearth-marked';

const NONE: readonly LibraryHighlight[] = [];

function useHighlights(entryId: number) {
  const client = useClient();
  return useQuery({
    queryKey: [...QUERY.library, 'highlights', entryId],
    queryFn: ({ signal }) => client.library.highlights(entryId, signal),
    select: ({ highlights }) => highlights,
    // a new text is looked through after it was kept
    refetchInterval: ({ state: { data } }) => data !== undefined && data.indexed < 100 && 1_000,
  });
}

interface HighlightsProps {
  readonly capture: LibraryCapture;
  /** What holds the text. */
  readonly root: RefObject<HTMLElement | null>;
}

export function Highlights({ capture, root }: HighlightsProps): ReactElement {
  const list = useHighlights(capture.entryId);
  const rows = list.data ?? NONE;
  const ranges = useMarks(root, rows);
  const selected = useSelected(root);
  const add = useAdd(capture);
  const [current, setCurrent] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const isDrawer = useIsDrawer();
  const mark = (): void => {
    const passage = root.current === null ? undefined : selectedPassage(root.current);
    if (passage === undefined) showToast({ text: t.copy.selectFirst });
    else add.mutate(passage);
  };
  const show = (row: LibraryHighlight): void => {
    setCurrent(row.id);
    setOpen(false);
    const range = ranges().get(row.id);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };
  const step = (by: number): void => {
    const at = rows.findIndex(({ id }) => id === current);
    const next = rows[(at + by + rows.length) % rows.length];
    if (next !== undefined) show(next);
  };
  useShortcuts({
    h: mark,
    ...(rows.length === 0 ? {} : { ']': () => step(1), '[': () => step(-1) }),
  });
  const tools = (
    <Button
      size="sm"
      disabled={!selected}
      isBusy={add.isPending}
      icon={<Highlighter aria-hidden className="size-3.5" />}
      // the selection must not go with the press
      onPointerDown={(event) => event.preventDefault()}
      onClick={mark}
    >
      {t.copy.highlight}
    </Button>
  );
  return (
    <>
      {isDrawer && (
        <div className="order-first flex shrink-0 items-center gap-2 border-b border-line px-6 py-2 max-sm:px-3">
          {tools}
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.copy.highlightsCount(rows.length)}
          </Button>
        </div>
      )}
      <SidePane
        label={t.copy.highlights}
        side="right"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        className="w-72 gap-3 px-4 py-3 max-xl:w-60"
      >
        {!isDrawer && (
          <div className="flex items-center justify-between gap-2">
            <h2 className="text-xs font-medium text-ink-2">{t.copy.highlights}</h2>
            {tools}
          </div>
        )}
        <Rows list={list} current={current} ranges={ranges()} onShow={show} />
      </SidePane>
    </>
  );
}

interface RowsProps {
  readonly list: ReturnType<typeof useHighlights>;
  readonly current: number | undefined;
  readonly ranges: ReadonlyMap<number, Range>;
  readonly onShow: (row: LibraryHighlight) => void;
}

function Rows({ list, current, ranges, onShow }: RowsProps): ReactElement {
  const { data: rows = NONE, error, refetch } = list;
  if (list.data === undefined && error !== null) return <Unread error={error} onRetry={refetch} />;
  if (rows.length === 0) return <p className="text-xs text-ink-3">{t.copy.noHighlights}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          isHere={ranges.has(row.id)}
          onShow={() => onShow(row)}
        />
      ))}
    </ul>
  );
}

/** Marks the passages in the text, also in pieces that are set in type later; gives where they are. */
function useMarks(
  root: RefObject<HTMLElement | null>,
  rows: readonly LibraryHighlight[],
): () => ReadonlyMap<number, Range> {
  const found = useRef<ReadonlyMap<number, Range>>(new Map());
  const [, redraw] = useState(0);
  useEffect(() => {
    const element = root.current;
    if (element === null || rows.length === 0) return undefined;
    const mark = (): void => {
      const flat = flatten(element);
      found.current = new Map(
        rows.flatMap((row) => {
          const range = rangeOf(flat, row);
          return range === undefined ? [] : [[row.id, range] as const];
        }),
      );
      CSS.highlights.set(NAME, new Highlight(...found.current.values()));
      redraw((count) => count + 1);
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
      found.current = new Map();
    };
  }, [root, rows]);
  return useCallback(() => found.current, []);
}

/** Whether something of the text is selected. */
function useSelected(root: RefObject<HTMLElement | null>): boolean {
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const selection = document.getSelection();
      const anchor = selection?.anchorNode ?? null;
      setSelected(
        selection?.isCollapsed === false &&
          anchor !== null &&
          root.current?.contains(anchor) === true,
      );
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [root]);
  return isSelected;
}

function useAdd({ id, entryId }: LibraryCapture) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (passage: Passage) =>
      client.library.highlight({ entryId, captureId: id, ...passage }),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY.library }),
    onSuccess: () => {
      document.getSelection()?.removeAllRanges();
      showToast({ text: t.copy.highlighted });
    },
    onError: showFailure,
  });
}

function useComment({ id, comment }: LibraryHighlight): SavedText {
  const client = useClient();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const save = useCallback(
    async (text: string, isLast: boolean): Promise<void> => {
      try {
        await client.library.changeHighlight(id, { comment: text }, isLast);
      } catch (error) {
        showFailure(error);
        throw error;
      }
      void queries.invalidateQueries({ queryKey: QUERY.library });
    },
    [client, queries, id],
  );
  return useSavedText(comment, {
    save,
    onChanged: (before) =>
      offerUndo({
        said: t.copy.commentSaved,
        undo: () => client.library.changeHighlight(id, { comment: before }),
      }),
  });
}

interface RowProps {
  readonly row: LibraryHighlight;
  readonly isCurrent: boolean;
  readonly isHere: boolean;
  readonly onShow: () => void;
}

function Row({ row, isCurrent, isHere, onShow }: RowProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const now = useNow();
  const comment = useComment(row);
  const offerUndo = useOfferUndo();
  const remove = useMutation({
    mutationFn: () => client.library.removeHighlight(row.id),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY.library }),
    onSuccess: () =>
      offerUndo({
        said: t.copy.highlightRemoved,
        undo: () => client.library.restoreHighlight(row.id),
      }),
    onError: showFailure,
  });
  const since = row.stateAt === undefined ? '' : formatMoment(Date.parse(row.stateAt), now);
  return (
    <li
      aria-current={isCurrent ? 'true' : undefined}
      className="flex flex-col gap-1 rounded-md border border-line p-2 aria-[current=true]:border-ember"
    >
      <button
        type="button"
        onClick={onShow}
        disabled={!isHere}
        title={isHere ? undefined : t.copy.notInThis}
        className="rounded-sm text-left"
      >
        <span dir="auto" className="line-clamp-4 font-serif text-sm [overflow-wrap:anywhere]">
          {row.exact}
        </span>
      </button>
      {(row.state === 'changed' || row.state === 'gone') && (
        <span className="text-xs">
          <Badge tone="warn">
            {row.state === 'gone' ? t.copy.goneSince(since) : t.copy.changedSince(since)}
          </Badge>
        </span>
      )}
      {row.nowSays !== undefined && (
        <p className="text-xs text-ink-2">
          {t.copy.nowSays} <bdi className="font-serif">{row.nowSays}</bdi>
        </p>
      )}
      <div className="flex items-start gap-1">
        <TextArea
          dir="auto"
          rows={1}
          aria-label={t.copy.comment}
          placeholder={t.copy.comment}
          value={comment.text}
          onChange={(event) => comment.change(event.target.value)}
          onFocus={comment.enter}
          onBlur={comment.leave}
          className="text-xs!"
        />
        <IconButton isAsking label={t.copy.removeHighlight} onClick={() => remove.mutate()}>
          <Trash2 aria-hidden className="size-3.5!" />
        </IconButton>
      </div>
    </li>
  );
}

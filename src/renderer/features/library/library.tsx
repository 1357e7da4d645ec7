/** Everything that was read and kept: found by any sentence it ever held. Query and place live in the address. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, PanelLeft, Plus, Upload } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { LibraryFound, LibraryHit } from '../../../contract/library/types.ts';
import { PlaceHeader } from '../../app/place-header.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useTopRow } from '../../app/use-address.ts';
import { useRowCursor } from '../../app/use-row-cursor.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure, showToast } from '../../client/toasts.ts';
import { useNow } from '../../client/use-now.ts';
import { Button } from '../../components/button.tsx';
import { MenuButton } from '../../components/menu.tsx';
import { useIsDrawer } from '../../components/side-pane.tsx';
import { Empty, Loading, Problem, Unread } from '../../components/states.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { ENTRY_ROW_HEIGHTS, EntryRow, PendingEntry } from './entry-row.tsx';
import { useEntries, type Found } from './find-entries.ts';
import { ExportDialog } from './export-dialog.tsx';
import { hitWords } from './hit-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import { askToKeep } from './keeping.ts';
import { LostList } from './lost-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { Shelves } from './shelves.tsx';

export default function Library(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const found = useEntries(q);
  const ask = (next: string): void => setSearch(next === '' ? {} : { q: next }, { replace: true });
  const [dialog, setDialog] = useState<'import' | 'export'>();
  const [isShelvesOpen, setShelvesOpen] = useState(false);
  const isDrawer = useIsDrawer();
  const total = found.answer === undefined ? '' : totalOf(found.answer);
  useShortcuts({
    n: () => askToKeep({ urls: [] }),
    '/': () => document.querySelector<HTMLElement>('[data-library-search]')?.focus(),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PlaceHeader
        of="/library"
        at="/library"
        actions={
          <Actions
            found={q === '' ? t.transfer.exportAll : t.transfer.exportFound(total)}
            isEmpty={found.answer === undefined || found.answer.total === 0}
            onDialog={setDialog}
          />
        }
      >
        <span className="nums text-sm text-ink-3">{total}</span>
        {isDrawer && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            icon={<PanelLeft aria-hidden className="size-3.5" />}
            onClick={() => setShelvesOpen(true)}
          >
            {t.library.shelvesBrief}
          </Button>
        )}
      </PlaceHeader>
      <SearchBar key={search.get('field') ?? ''} q={q} onAsk={ask} answer={found.answer} />
      <div className="flex min-h-0 flex-1 border-t border-line">
        <Shelves
          q={q}
          onAsk={ask}
          answer={found.answer}
          isOpen={isShelvesOpen}
          onClose={() => setShelvesOpen(false)}
        />
        <div className="flex min-w-0 flex-1 flex-col">
          <LostList />
          <Results q={q} found={found} onClear={() => ask('')} />
        </div>
      </div>
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'export' && (
        <ExportDialog
          what={q === '' ? t.transfer.exportAll : t.transfer.exportFound(total)}
          of={{ q }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

interface ActionsProps {
  /** What an export would take, in words. */
  readonly found: string;
  readonly isEmpty: boolean;
  readonly onDialog: (dialog: 'import' | 'export') => void;
}

function Actions({ found, isEmpty, onDialog }: ActionsProps): ReactElement {
  return (
    <>
      <MenuButton
        label={t.transfer.moves}
        items={[
          {
            kind: 'item',
            label: t.transfer.import,
            help: t.transfer.importBrief,
            icon: <Upload aria-hidden />,
            onChoose: () => onDialog('import'),
          },
          {
            kind: 'item',
            label: t.transfer.export,
            help: found,
            icon: <Download aria-hidden />,
            isDisabled: isEmpty,
            onChoose: () => onDialog('export'),
          },
        ]}
      />
      <Button
        variant="primary"
        title={`${t.library.keepAddress} (N)`}
        icon={<Plus aria-hidden className="size-3.5" />}
        onClick={() => askToKeep({ urls: [] })}
      >
        {t.library.keepAddress}
      </Button>
    </>
  );
}

function totalOf({ total, isAbout }: LibraryFound): string {
  return isAbout ? t.library.about(total) : t.library.pages(total);
}

interface ResultsProps {
  readonly q: string;
  readonly found: Found;
  readonly onClear: () => void;
}

function Results({ q, found, onClear }: ResultsProps): ReactElement {
  const { answer, error } = found;
  if (answer === undefined) {
    return error === null ? <Loading /> : <Problem error={error} onRetry={found.retry} />;
  }
  if (answer.total > 0) return <Rows q={q} found={found} count={answer.total} />;
  return q === '' ? <EmptyLibrary /> : <Nothing q={q} onClear={onClear} />;
}

/** A view says what it has none of; only words can be said by no page. */
function Nothing({ q, onClear }: Pick<ResultsProps, 'q' | 'onClear'>): ReactElement {
  const asksWords = hitWords(q).length > 0;
  const none = t.library.nothingIn[q.trim()] ?? t.library.nothingSuch;
  return (
    <Empty
      title={asksWords ? t.library.nothingTitle : none}
      action={
        <Button onClick={onClear}>{asksWords ? t.library.clearSearch : t.library.all}</Button>
      }
    >
      {asksWords
        ? t.library.nothingHelp
        : (t.library.nothingInHelp[q.trim()] ?? t.library.nothingSuchHelp)}
    </Empty>
  );
}

interface RowsProps {
  readonly q: string;
  readonly found: Found;
  readonly count: number;
}

function Rows({ q, found, count }: RowsProps): ReactElement {
  const { density } = usePreferences();
  const { initialIndex, onRest } = useTopRow();
  const now = useNow();
  const words = hitWords(q);
  const [chosen, setChosen] = useState<ReadonlyMap<number, LibraryHit>>(new Map());
  const toggle = (hit: LibraryHit): void =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(hit.id)) next.set(hit.id, hit);
      return next;
    });
  const remove = useRemove(() => setChosen(new Map()));
  const cursor = useRowCursor(count, initialIndex);
  const current = cursor === undefined ? undefined : found.at(cursor);
  useShortcuts({
    ...(current === undefined ? {} : { x: () => toggle(current) }),
    ...(current === undefined && chosen.size === 0
      ? {}
      : {
          backspace: () =>
            remove(chosen.size > 0 ? [...chosen.values()] : current === undefined ? [] : [current]),
        }),
    ...(chosen.size === 0 ? {} : { escape: () => setChosen(new Map()) }),
  });
  return (
    <>
      {chosen.size > 0 && (
        <ChoiceBar
          hits={[...chosen.values()]}
          onClear={() => setChosen(new Map())}
          onRemove={() => remove([...chosen.values()])}
        />
      )}
      {found.partError !== null && (
        <div className="border-b border-line px-5 py-2">
          <Unread error={found.partError} onRetry={found.retry} />
        </div>
      )}
      <VirtualList
        key={q}
        label={t.library.list}
        count={count}
        rowHeight={ENTRY_ROW_HEIGHTS[density]}
        onRange={found.onRange}
        initialIndex={initialIndex}
        focusIndex={cursor}
        onRest={onRest}
        className={found.isLate ? 'cursor-progress [filter:saturate(0)]' : ''}
        render={(index) => {
          const hit = found.at(index);
          return hit === undefined ? (
            <PendingEntry />
          ) : (
            <EntryRow
              hit={hit}
              q={q}
              words={words}
              isChosen={chosen.has(hit.id)}
              now={now}
              onChoose={toggle}
            />
          );
        }}
      />
    </>
  );
}

/** Removes pages at once, and offers to take it back: for ten minutes the service holds them. */
function useRemove(onDone: () => void): (hits: readonly LibraryHit[]) => void {
  const client = useClient();
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: QUERY.library });
  const restore = useMutation({
    mutationFn: async (hits: readonly LibraryHit[]) => {
      for (const { id } of hits) await client.library.restore(id);
    },
    onSettled: refresh,
    onSuccess: () => showToast({ text: t.library.restored }),
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: async (hits: readonly LibraryHit[]) => {
      const gone: LibraryHit[] = [];
      try {
        for (const hit of hits) {
          await client.library.remove(hit.id);
          gone.push(hit);
        }
      } catch (error) {
        return { gone, error };
      }
      return { gone };
    },
    onSettled: refresh,
    onSuccess: ({ gone, error }) => {
      if (error === undefined) onDone();
      if (gone.length === 0) {
        showFailure(error);
        return;
      }
      const said = t.library.removed(gone.length);
      showToast({
        text: error === undefined ? said : `${said} ${messageOf(error)}`,
        action: { label: t.library.undo, run: () => restore.mutate(gone) },
        ...(error === undefined ? {} : { tone: 'bad' }),
      });
    },
    onError: showFailure,
  });
  return (hits) => {
    if (hits.length > 0 && !remove.isPending) remove.mutate(hits);
  };
}

/** The head of a page of the library: what it is, which of its copies is shown, and what to do with it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Columns2,
  ExternalLink,
  Pencil,
  RefreshCw,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { LibraryEntry } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { showFailure, showToast } from '../../../client/toasts.ts';
import { useNow } from '../../../client/use-now.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { Input } from '../../../components/field.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { t } from '../../../text/screens.ts';
import { shortAddress } from '../../../text/format.ts';
import { stampAmong } from './stamp.ts';
import { KindBadge } from '../kind-badge.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RemoveCopy } from './remove-copy.tsx';
import { Ribbon } from './ribbon.tsx';
import { stopOfDay, type OpenEntry, type Standing, type Stop } from './use-entry.ts';

interface EntryHeadProps {
  readonly open: OpenEntry;
  readonly standing: Standing;
  readonly earlier: Stop | undefined;
}

export function EntryHead({ open, standing, earlier }: EntryHeadProps): ReactElement {
  const { entry, stops } = open;
  const { index, stop, goTo } = standing;
  const [search] = useSearchParams();
  const find = search.get('find');
  const now = useNow();
  return (
    <header className="flex shrink-0 flex-col gap-2 px-6 pt-4 pb-2 max-sm:px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          href={find === null ? '/library' : `/library?q=${encodeURIComponent(find)}`}
          className="inline-flex items-center gap-1 rounded-sm text-xs text-ink-3 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-3" />
          {t.copy.back}
        </Link>
        <Actions open={open} stop={stop} earlier={earlier} now={now} />
      </div>
      <Name entry={entry} stop={stop} />
      <div className="flex items-center gap-3 max-sm:flex-wrap">
        <div className="flex items-center">
          <IconButton
            label={t.copy.previous}
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label={t.copy.next}
            disabled={index === stops.length - 1}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <div className="nums shrink-0 text-sm">
          <span className="font-medium">{stampAmong(stops, stop, now)}</span>
          <span className="block text-2xs text-ink-3">{t.copy.place(index + 1, stops.length)}</span>
        </div>
        {stops.length > 1 && <RemoveCopy stops={stops} standing={standing} now={now} />}
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
          <Ribbon stops={stops} index={index} now={now} onGo={goTo} />
        </div>
        <DateField stop={stop} onDay={(day) => goTo(stopOfDay(stops, day))} />
      </div>
    </header>
  );
}

function Name({
  entry,
  stop,
}: {
  readonly entry: LibraryEntry;
  readonly stop: Stop;
}): ReactElement {
  const { capture } = stop;
  return (
    <div className="min-w-0">
      <h1 dir="auto" className="truncate font-serif text-xl font-semibold tracking-[-0.01em]">
        <ForeignText text={capture.title || entry.title || shortAddress(entry.url)} />
      </h1>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-xs text-ink-2">
        <KindBadge kind={capture.kind} />
        {capture.status >= 400 && <Badge tone="warn">{t.copy.answered(capture.status)}</Badge>}
        {capture.damaged && (
          <span title={t.copy.damaged}>
            <Badge tone="bad">{t.library.damaged}</Badge>
          </span>
        )}
        {capture.private && (
          <span title={t.copy.privateHelp}>
            <Badge tone="warn">{t.copy.private}</Badge>
          </span>
        )}
        <a
          href={capture.url}
          target="_blank"
          rel="noopener noreferrer"
          title={t.copy.live}
          className="inline-flex min-w-0 items-center gap-1 rounded-sm text-ink-3 hover:text-ember"
        >
          <span className="max-w-[min(480px,70vw)] truncate font-mono">
            <ForeignText text={capture.url} />
          </span>
          <ExternalLink aria-hidden className="size-3 shrink-0" />
          <span className="sr-only">{t.copy.live}</span>
        </a>
        <Names names={[...entry.collections, ...entry.tags]} />
      </div>
      {entry.note !== '' && (
        <p
          dir="auto"
          title={entry.note}
          className="line-clamp-3 max-w-[80ch] pt-1.5 text-xs whitespace-pre-line text-ink-2"
        >
          <span className="text-ink-3">{t.copy.note}:</span> {entry.note}
        </p>
      )}
    </div>
  );
}

/** Collections and tags; many leave the text its room until they are asked for. */
const MOST_NAMES = 12;

function Names({ names }: { readonly names: readonly string[] }): ReactElement {
  const [isAll, setAll] = useState(false);
  const more = names.length - MOST_NAMES;
  return (
    <>
      {names.slice(0, isAll ? names.length : MOST_NAMES).map((name) => (
        <Badge key={name} tone="quiet">
          <bdi className="max-w-32 truncate">{name}</bdi>
        </Badge>
      ))}
      {more > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="h-5! px-1.5!"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? t.library.fewer : t.library.moreNames(more)}
        </Button>
      )}
    </>
  );
}

interface ActionsProps {
  readonly open: OpenEntry;
  readonly stop: Stop;
  readonly earlier: Stop | undefined;
  readonly now: number;
}

function Actions({ open, stop, earlier, now }: ActionsProps): ReactElement {
  const { entry, stops } = open;
  const [isEditing, setEditing] = useState(false);
  const again = useCaptureAgain(entry, stop);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {earlier !== undefined && (
        <Link
          href={`/library/compare?from=${earlier.capture.id}&to=${stop.capture.id}`}
          className="inline-flex h-7 items-center gap-1.5 rounded-md border border-control/60 bg-raised px-2.5 text-xs hover:border-control hover:bg-sunken/50"
        >
          <Columns2 aria-hidden className="size-3.5" />
          {t.copy.compareWith(stampAmong(stops, earlier, now))}
        </Link>
      )}
      <Button
        size="sm"
        icon={<Pencil aria-hidden className="size-3.5" />}
        onClick={() => setEditing(true)}
        title={t.copy.edit}
      >
        {t.copy.tagsLabel}
      </Button>
      <Button
        size="sm"
        isBusy={again.isPending}
        icon={<RefreshCw aria-hidden className="size-3.5" />}
        onClick={() => again.mutate()}
      >
        {again.isPending ? t.copy.capturing : `${t.copy.again} · ${t.common.credits(1)}`}
      </Button>
      {isEditing && <EditDialog entry={entry} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Keeps the page as it is now, as deep as the copy that is shown. */
function useCaptureAgain(entry: LibraryEntry, { capture }: Stop) {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () =>
      client.library.keep({ url: capture.url, kind: capture.kind === 'page' ? 'page' : 'full' }),
    onSuccess: async ({ capture: made, warning }) => {
      await queries.invalidateQueries({ queryKey: QUERY.library });
      void queries.invalidateQueries({ queryKey: QUERY.state });
      const isSame = made.version === capture.version || made.version === entry.versions;
      const said = isSame ? t.copy.unchanged : t.copy.changedNow;
      showToast({ text: warning === undefined ? said : `${said} ${warning}` });
      navigate(`/library/entry/${made.entryId}?at=${made.id}`, { replace: true });
    },
    onError: showFailure,
  });
}

function DateField({
  stop,
  onDay,
}: {
  readonly stop: Stop;
  readonly onDay: (day: string) => void;
}): ReactElement {
  return (
    <label className="flex shrink-0 items-center gap-2 text-xs text-ink-3">
      {t.copy.date}
      <Input
        type="date"
        value={dayOf(stop.at)}
        onChange={(event) => {
          if (event.target.value !== '') onDay(event.target.value);
        }}
        className="w-36!"
      />
    </label>
  );
}

/** `2026-11-03`, in the reader's own time. */
function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

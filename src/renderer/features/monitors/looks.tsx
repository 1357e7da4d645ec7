/** The looks of a monitor, newest first; of a change its words and the texts of before and then. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { MonitorLookView } from '../../../contract/monitors.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { useNow } from '../../client/use-now.ts';
import { Badge } from '../../components/badge.tsx';
import type { Tone } from '../../components/tone.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Empty, Pending, Problem, SkeletonRows } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatMoment } from '../../text/format.ts';
import { ChangeWords } from './change-words.tsx';
import { useIsBeingRemoved } from './use-monitors.ts';

const TONES: Readonly<Record<MonitorLookView['outcome'], Tone>> = {
  first: 'info',
  same: 'quiet',
  changed: 'ember',
  failed: 'bad',
};

/** `count`: of all looks; they are read again when it grows. */
export function Looks({
  id,
  count,
}: {
  readonly id: string;
  readonly count: number;
}): ReactElement {
  const client = useClient();
  const [shown, setShown] = useState<'all' | 'changed'>('all');
  const [kept, setKept] = useState<string>();
  const enabled = !useIsBeingRemoved(id);
  const { data, error, refetch, ...list } = useInfiniteQuery({
    enabled,
    queryKey: [...QUERY.monitors, id, 'looks', shown, count],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === 0 ? {} : { after: pageParam };
      const outcome = shown === 'all' ? {} : { outcome: shown };
      return client.monitors.looks(id, { ...after, ...outcome }, signal);
    },
    getNextPageParam: ({ after }) => after,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return <Pending error={error} onRetry={refetch} rows={3} />;
  }
  const looks = data.pages.flatMap((page) => page.looks);
  return (
    <section aria-label={t.monitors.allLooks} className="flex flex-col border-t border-line">
      <div className="px-6 py-2.5">
        <Segmented
          label={t.monitors.shown}
          value={shown}
          options={[
            { value: 'all', label: t.monitors.allLooks },
            { value: 'changed', label: t.monitors.onlyChanges },
          ]}
          onChange={setShown}
        />
      </div>
      {looks.length === 0 ? (
        <Empty title={shown === 'all' ? t.monitors.noLooks : t.monitors.noChanges} />
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {looks.map((look) => (
            <LookRow key={look.id} look={look} onText={setKept} />
          ))}
        </ol>
      )}
      {list.hasNextPage && <ShowMore list={list} error={error} label={t.monitors.more} />}
      {kept !== undefined && <KeptText captureId={kept} onClose={() => setKept(undefined)} />}
    </section>
  );
}

interface LookRowProps {
  readonly look: MonitorLookView;
  readonly onText: (captureId: string) => void;
}

function LookRow({ look, onText }: LookRowProps): ReactElement {
  const now = useNow();
  const { at, outcome, blocks, beforeId, captureId, error } = look;
  return (
    <li className="flex flex-col gap-2 px-6 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={at} className="nums w-[13ch] text-sm">
          {formatMoment(Date.parse(at), now)}
        </time>
        <Badge tone={TONES[outcome]}>{t.monitors.outcomes[outcome]}</Badge>
        <span className="nums text-xs text-ink-3">{t.common.credits(look.credits)}</span>
        {error !== undefined && (
          <span className="text-sm text-bad [overflow-wrap:anywhere]">{error}</span>
        )}
      </div>
      {blocks.length > 0 && <ChangeWords blocks={blocks} />}
      {outcome === 'changed' && captureId !== undefined && (
        <div className="flex flex-wrap gap-2">
          {beforeId !== undefined && (
            <Button size="sm" onClick={() => onText(beforeId)}>
              {t.monitors.before}
            </Button>
          )}
          <Button size="sm" onClick={() => onText(captureId)}>
            {t.monitors.now}
          </Button>
        </div>
      )}
    </li>
  );
}

function KeptText({
  captureId,
  onClose,
}: {
  readonly captureId: string;
  readonly onClose: () => void;
}): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.monitors, 'text', captureId],
    queryFn: () => client.keptText(captureId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Dialog isOpen isText width="lg" title={t.monitors.keptText} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <Problem error={error} onRetry={refetch} />
        )
      ) : (
        <p className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          <bdi>{data}</bdi>
        </p>
      )}
    </Dialog>
  );
}

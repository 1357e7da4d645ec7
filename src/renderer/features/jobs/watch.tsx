/**
 * A job as it is worked on: pictures of the pages that the browser renders, and the addresses just read.
 * Pictures are asked for only while this is on screen and the job runs.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type { PagePreviewsAnswer, JobDetail } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { onConsoleEvent } from '../../client/live.ts';
import { Empty } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { shortAddress } from '../../text/format.ts';
import { waitText } from './describe-job.ts';

const LOOK_EVERY_MS = 1_000;
/** A picture stays this long after its page was done, so that fast pages can be seen at all. */
const LINGER_MS = 4_000;
const MOST_TILES = 8;
const MOST_LINES = 12;

export function Watch({ job }: { readonly job: JobDetail }): ReactElement {
  const isRunning = job.status === 'scraping';
  const tiles = useTiles(job.id, isRunning);
  const lines = useJustRead(job.id);
  if (!isRunning) return <Empty title={t.jobs.watchOver} />;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.jobs.tabs.watch}
      className="relative flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 py-4"
    >
      <section aria-label={t.jobs.watchPictures}>
        {tiles.length === 0 ? (
          <p className="max-w-[64ch] text-sm text-ink-2">{waitText(job) ?? t.jobs.watchPlain}</p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-4">
            {tiles.map((tile) => (
              <Tile key={tile.url} tile={tile} />
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t.jobs.watchLines}>
        <h2 className="pb-1 text-xs font-medium text-ink-2">{t.jobs.watchLines}</h2>
        <ol className="font-mono text-xs">
          {lines.map((url) => (
            <li key={url} className="truncate border-b border-line py-1.5 text-ink-2">
              {shortAddress(url)}
            </li>
          ))}
          {lines.length === 0 && <li className="py-1.5 text-ink-3">{t.jobs.watchNothing}</li>}
        </ol>
      </section>
    </div>
  );
}

interface TileState {
  readonly url: string;
  readonly image: string;
  readonly seenAt: number;
  readonly isNow: boolean;
}

function Tile({ tile }: { readonly tile: TileState }): ReactElement {
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <img
        src={tile.image}
        alt={t.jobs.watchPicture(tile.url)}
        width={384}
        height={240}
        className={`aspect-[16/10] w-full rounded-lg border border-line bg-sunken object-cover object-top transition-opacity duration-120 ${tile.isNow ? '' : 'opacity-60'}`}
      />
      <span className="flex items-baseline gap-2 text-2xs">
        <span className={tile.isNow ? 'text-info' : 'text-ok'}>
          {tile.isNow ? t.jobs.pageStates.running : t.jobs.pageStates.done}
        </span>
        <span className="min-w-0 truncate font-mono text-ink-2">{shortAddress(tile.url)}</span>
      </span>
    </li>
  );
}

function useTiles(jobId: string, isRunning: boolean): readonly TileState[] {
  const client = useClient();
  const [tiles, setTiles] = useState<readonly TileState[]>([]);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['page-previews', jobId],
    queryFn: ({ signal }) => client.pagePreviews(jobId, signal),
    enabled: isRunning,
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  });
  const [shownAt, setShownAt] = useState(0);
  if (data !== undefined && dataUpdatedAt !== shownAt) {
    setShownAt(dataUpdatedAt);
    setTiles(withViews(tiles, data, dataUpdatedAt));
  }
  return tiles;
}

/** Pictures of now, in the places they had, then those of a moment ago. */
function withViews(
  before: readonly TileState[],
  { views }: PagePreviewsAnswer,
  now: number,
): readonly TileState[] {
  const fresh = new Map(views.map(({ url, image }) => [url, image]));
  const kept = before
    .filter((tile) => fresh.has(tile.url) || now - tile.seenAt < LINGER_MS)
    .map((tile): TileState => {
      const image = fresh.get(tile.url);
      return image === undefined
        ? { ...tile, isNow: false }
        : { url: tile.url, image, seenAt: now, isNow: true };
    });
  const known = new Set(kept.map(({ url }) => url));
  const added = [...fresh]
    .filter(([url]) => !known.has(url))
    .map(([url, image]): TileState => ({ url, image, seenAt: now, isNow: true }));
  const all = [...kept, ...added];
  const over = all.length - MOST_TILES;
  if (over <= 0) return all;
  const leaving = new Set(all.filter(({ isNow }) => !isNow).slice(0, over));
  return all.filter((tile) => !leaving.has(tile)).slice(0, MOST_TILES);
}

/** Addresses of pages as they finish, newest first. */
function useJustRead(jobId: string): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(
    () =>
      onConsoleEvent((event) => {
        if (event.type !== 'job.progress' || event.jobId !== jobId) return;
        const { lastUrl } = event;
        if (lastUrl === undefined) return;
        setLines((before) =>
          [lastUrl, ...before.filter((url) => url !== lastUrl)].slice(0, MOST_LINES),
        );
      }),
    [jobId],
  );
  return lines;
}

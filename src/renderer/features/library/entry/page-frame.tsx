/**
 * The page as it stood, on an origin of its own, without scripts and without a network. What it cannot say itself is said
 * around the frame: what is missing, and where a link led.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { onConsoleEvent } from '../../../client/live.ts';
import { QUERY } from '../../../client/queries.ts';
import { Button } from '../../../components/button.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatDate, shortAddress } from '../../../text/format.ts';
import { hitPassage } from '../hit-words.ts';
import { askToKeep } from '../keeping.ts';
import { useManifest, type Stop } from './use-entry.ts';

interface PageFrameProps {
  readonly stops: readonly Stop[];
  /** The copy that is shown; it has a page. */
  readonly index: number;
}

/** Copies beyond are not made ready before they are asked for. */
const MOST_READY_BYTES = 30_000_000;

/** The copy, and hidden beside it the ones before and after, so that going there is at once. */
export function PageFrame({ stops, index }: PageFrameProps): ReactElement | null {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const capture = stops[index]?.capture;
  if (capture === undefined) return null;
  const isReady = ({ kind, bytes }: LibraryCapture): boolean =>
    kind !== 'text' && bytes <= MOST_READY_BYTES;
  const beside = loaded.has(capture.id)
    ? [index - 1, index + 1].flatMap((at) => stops[at]?.capture ?? []).filter(isReady)
    : [];
  // in their order: a frame that is moved in the document loads anew
  const shown = stops.slice(Math.max(0, index - 1), index + 2).map((stop) => stop.capture);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {shown
        .filter((one) => one === capture || beside.includes(one))
        .map((one) => (
          <OnePage
            key={one.id}
            capture={one}
            isHidden={one !== capture}
            onLoad={() =>
              setLoaded((before) => (before.has(one.id) ? before : new Set([...before, one.id])))
            }
          />
        ))}
    </div>
  );
}

interface OnePageProps {
  readonly capture: LibraryCapture;
  readonly isHidden: boolean;
  readonly onLoad: () => void;
}

function OnePage({ capture, isHidden, onLoad }: OnePageProps): ReactElement | null {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.capture, capture.id, 'replay'],
    queryFn: () => client.library.replay(capture.id),
    // its address holds as long as the session
    staleTime: 600_000,
    retry: false,
  });
  const [search] = useSearchParams();
  const passage = hitPassage(search.get('find') ?? '');
  const [followed, setFollowed] = useState<Followed>();
  const [opened, setOpened] = useState(0);
  useEffect(
    () =>
      onConsoleEvent((event) => {
        if (event.type !== 'library.replay' || event.ticket !== data?.ticket) return;
        setFollowed({ url: event.url, captureId: event.captureId });
      }),
    [data?.ticket],
  );
  if (data === undefined) {
    if (isHidden) return null;
    const gone = <Empty title={t.copy.noPage}>{t.copy.noPageHelp}</Empty>;
    return <Pending error={error} onRetry={refetch} gone={gone} />;
  }
  return (
    <div
      inert={isHidden}
      className={
        isHidden ? 'invisible absolute inset-0 flex flex-col' : 'flex min-h-0 flex-1 flex-col'
      }
    >
      <Around capture={capture} missing={data.missing} />
      {followed !== undefined && (
        <Elsewhere
          followed={followed}
          onBack={() => {
            setFollowed(undefined);
            setOpened(opened + 1);
          }}
        />
      )}
      <iframe
        key={opened}
        title={t.copy.frame(capture.title)}
        src={
          passage === undefined ? data.url : `${data.url}?mark=${encodeURIComponent(passage)}#hit`
        }
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        className="mx-5 mb-4 min-h-0 flex-1 rounded-lg border border-line bg-[#fff] max-sm:mx-3"
      />
    </div>
  );
}

interface Followed {
  readonly url: string;
  readonly captureId: string | null;
}

function Around({
  capture,
  missing,
}: {
  readonly capture: LibraryCapture;
  readonly missing: number;
}): ReactElement {
  const { data: manifest } = useManifest(capture);
  const fidelity = manifest?.fidelity;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 text-xs text-ink-3 max-sm:px-3">
      <span>{t.copy.frameNote}</span>
      {fidelity !== undefined && (
        <span className="nums">{t.copy.complete(fidelity.served, fidelity.requested)}</span>
      )}
      {missing > 0 && (
        <details className="text-warn">
          <summary className="w-fit rounded-sm">{t.copy.missing(missing)}</summary>
          <ul className="max-h-32 overflow-y-auto pt-1 text-ink-2">
            {manifest?.missing.map(({ url, why }) => (
              <li key={url} className="[overflow-wrap:anywhere]">
                <span className="font-mono">
                  <ForeignText text={shortAddress(url)} />
                </span>{' '}
                {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A link was followed inside of the frame. */
function Elsewhere({
  followed,
  onBack,
}: {
  readonly followed: Followed;
  readonly onBack: () => void;
}): ReactElement {
  const client = useClient();
  const { captureId, url } = followed;
  const { data } = useQuery({
    queryKey: [...QUERY.capture, captureId, 'row'],
    queryFn: ({ signal }) => client.library.capture(captureId ?? '', signal),
    enabled: captureId !== null,
  });
  return (
    <div
      role="status"
      className="mx-5 mb-2 flex shrink-0 flex-wrap items-center gap-2 rounded-md bg-info-soft px-3 py-1.5 text-xs max-sm:mx-3"
    >
      <span className="min-w-0 flex-1 truncate">
        {captureId === null
          ? t.copy.notThere
          : t.copy.ledTo(data === undefined ? '' : formatDate(Date.parse(data.at)))}{' '}
        <span className="font-mono">
          <ForeignText text={shortAddress(url)} />
        </span>
      </span>
      {captureId === null ? (
        <Button size="sm" onClick={() => askToKeep({ urls: [url] })}>
          {t.copy.keepNow}
        </Button>
      ) : (
        data !== undefined && (
          <Link
            href={`/library/entry/${data.entryId}?at=${data.id}&tab=page`}
            className="text-ember underline underline-offset-2"
          >
            {t.copy.openCopy}
          </Link>
        )
      )}
      <Button size="sm" variant="ghost" onClick={onBack}>
        {t.copy.backHere}
      </Button>
    </div>
  );
}

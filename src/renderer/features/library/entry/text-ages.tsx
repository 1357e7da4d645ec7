/** The plain text of a copy, sentence by sentence, with how long each has stood. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import type { LibraryCapture, LibrarySentence } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { useNow } from '../../../client/use-now.ts';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatMoment } from '../../../text/format.ts';
import type { OpenEntry, Stop } from './use-entry.ts';
import { copiesIn, When } from './when.tsx';

interface TextAgesProps {
  readonly open: OpenEntry;
  readonly capture: LibraryCapture;
}

export function TextAges({ open, capture }: TextAgesProps): ReactElement {
  const client = useClient();
  const { version } = capture;
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.library, 'blame', open.entry.id, version],
    queryFn: ({ signal }) => client.library.blame(open.entry.id, version ?? 1, signal),
    enabled: version !== undefined,
  });
  if (version === undefined) return <Empty title={t.copy.noText}>{t.copy.noReaderHelp}</Empty>;
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <When open={open} />
      <Sentences sentences={data.sentences ?? []} version={version} stops={open.stops} />
    </>
  );
}

interface SentencesProps {
  readonly sentences: readonly LibrarySentence[];
  readonly version: number;
  readonly stops: readonly Stop[];
}

interface Aged {
  readonly text: string;
  /** 0: in every copy; 1: in the newest alone. */
  readonly youth: number;
  readonly story: string;
}

function Sentences({ sentences, version, stops }: SentencesProps): ReactElement {
  const now = useNow();
  const day = Math.floor(now / 86_400_000);
  const aged = useMemo(
    () => sentences.map((sentence) => ageOf(sentence, version, stops, now)),
    // the words change with the day alone
    // oxlint-disable-next-line react/exhaustive-deps
    [sentences, version, stops, day],
  );
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t.copy.age}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-4 -outline-offset-2! max-sm:px-3"
    >
      {stops.length > 1 && <p className="pb-3 text-xs text-ink-3">{t.copy.ageLegend}</p>}
      <ol>
        {aged.map(({ text, youth, story }, at) => (
          <li
            key={at}
            title={story}
            style={{ borderInlineStartColor: mixOf(youth) }}
            className="grid grid-cols-[minmax(0,66ch)_minmax(160px,1fr)] gap-x-6 border-s-3 py-1 ps-3 [contain-intrinsic-size:auto_28px] [content-visibility:auto] max-md:grid-cols-1"
          >
            <span dir="auto" className="font-serif text-base [overflow-wrap:anywhere]">
              {text}
            </span>
            {story !== aged[at - 1]?.story && (
              <span className="nums pt-0.5 text-xs text-ink-3">{story}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function mixOf(youth: number): string {
  return `color-mix(in srgb, var(--ember) ${Math.round(youth * 100)}%, var(--line-strong))`;
}

function ageOf(
  { text, intervals }: LibrarySentence,
  version: number,
  stops: readonly Stop[],
  now: number,
): Aged {
  const say = (iso: string): string => formatMoment(Date.parse(iso), now);
  const here =
    intervals.find((one) => one.firstVersion <= version && version <= one.lastVersion) ??
    intervals.at(-1);
  if (here === undefined) return { text, youth: 0, story: '' };
  const copies = copiesIn(here, stops);
  const isAll = copies === stops.length;
  const parts = [
    t.copy.since(say(here.firstAt)),
    isAll ? t.copy.inAll(copies) : t.copy.inSome(copies),
    ...(here.goneAt === null ? [] : [t.copy.gone(say(here.goneAt))]),
    ...(intervals.indexOf(here) > 0 ? [t.copy.again2] : []),
  ];
  const youth = isAll ? 0 : 1 - (copies - 1) / Math.max(1, stops.length);
  return { text, youth, story: parts.join(' · ') };
}

/** Two copies beside each other: their words, or their pictures. Both and the way stand in the address. */
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { usePageTitle } from '../../../app/page-title.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useAddress } from '../../../app/use-address.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { useNow } from '../../../client/use-now.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/field.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { BackLink } from '../../../components/page-header.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Missing } from '../../../components/missing.tsx';
import { Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { namesOf } from '../entry/stamp.ts';
import { useEntry, type Stop } from '../entry/use-entry.ts';
import { ComparePictures } from './compare-pictures.tsx';
import { CompareWords } from './compare-words.tsx';

const WAYS = ['words', 'pictures'] as const;

export default function Compare(): ReactElement {
  const [search] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  if (from === null || to === null) {
    return (
      <Missing title={t.versus.needTwo} to="/library" link={t.copy.toLibrary}>
        {t.versus.needTwoHelp}
      </Missing>
    );
  }
  return <Two from={from} to={to} />;
}

function Two({ from, to }: { readonly from: string; readonly to: string }): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.capture, 'pair', from, to],
    queryFn: async ({ signal }) => {
      const [one, other] = await Promise.all([
        client.library.capture(from, signal),
        client.library.capture(to, signal),
      ]);
      return { from: one, to: other };
    },
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  if (data !== undefined) return <Loaded from={data.from} to={data.to} />;
  return <Pending error={error} onRetry={refetch} />;
}

interface PairProps {
  readonly from: LibraryCapture;
  readonly to: LibraryCapture;
}

function Loaded({ from, to }: PairProps): ReactElement {
  const [search, set] = useAddress();
  usePageTitle(`${t.versus.title}: ${to.title || to.url}`);
  const way = WAYS.find((known) => known === search.get('way')) ?? 'words';
  useShortcuts({
    w: () => set({ way: 'words' }),
    p: () => set({ way: 'pictures' }),
    i: () => set({ way: 'pictures' }),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <header className="flex shrink-0 flex-col gap-2 border-b border-line px-6 pt-4 pb-3 max-sm:px-3">
        <BackLink to={`/library/entry/${to.entryId}?at=${to.id}`}>{t.versus.back}</BackLink>
        <h1 dir="auto" className="truncate font-serif text-xl font-semibold tracking-[-0.01em]">
          <ForeignText text={to.title || to.url} />
        </h1>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <Side label={t.versus.from} capture={from} onChange={(id) => set({ from: id })} />
          <Button
            variant="ghost"
            icon={<ArrowLeftRight aria-hidden className="size-3.5" />}
            onClick={() => set({ from: to.id, to: from.id })}
          >
            {t.versus.swap}
          </Button>
          <Side label={t.versus.to} capture={to} onChange={(id) => set({ to: id })} />
          <div className="ml-auto max-sm:ml-0">
            <Segmented
              label={t.versus.ways}
              value={way}
              onChange={(next) => set({ way: next })}
              options={WAYS.map((value) => ({ value, label: t.versus[value] }))}
            />
          </div>
        </div>
      </header>
      {way === 'words' ? (
        <CompareWords from={from} to={to} />
      ) : (
        <ComparePictures from={from} to={to} />
      )}
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly capture: LibraryCapture;
  readonly onChange: (id: string) => void;
}

/** Any copy of the same page can be chosen. */
function Side({ label, capture, onChange }: SideProps): ReactElement {
  const now = useNow();
  const { data } = useEntry(capture.entryId);
  const own = useMemo((): Stop => {
    return { capture, at: Date.parse(capture.at), isChange: false };
  }, [capture]);
  const stops = data?.stops ?? [own];
  const names = namesOf(stops, now);
  return (
    <label className="flex flex-col gap-1 text-xs font-medium text-ink-2">
      {label}
      <Select
        value={capture.id}
        onChange={(event) => onChange(event.target.value)}
        className="nums w-72! max-w-full font-normal"
      >
        {stops
          .map(({ capture: one }, at) => (
            <option key={one.id} value={one.id}>
              {names[at]}
            </option>
          ))
          .toReversed()}
      </Select>
    </label>
  );
}

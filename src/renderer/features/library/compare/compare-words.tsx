/** The words of two copies: in one text, or each on its side; `[` and `]` go from change to change. */
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import type {
  LibraryBlock,
  LibraryCapture,
  LibraryChange,
} from '../../../../contract/library/types.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useAddress } from '../../../app/use-address.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { IconButton } from '../../../components/button.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { useManifest } from '../entry/use-entry.ts';
import { DiffBlocks, legible, Words } from '../diff-blocks.tsx';
import { differingPictures } from './differing-pictures.ts';

interface PairProps {
  readonly from: LibraryCapture;
  readonly to: LibraryCapture;
}

export function CompareWords({ from, to }: PairProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.capture, 'diff', from.id, to.id],
    queryFn: ({ signal }) => client.library.diff(from.id, to.id, signal),
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  const blocks = data.blocks ?? [];
  const pictures = <DifferingPictures from={from} to={to} />;
  if (countOf(blocks) === 0) return <Empty title={t.versus.same}>{pictures}</Empty>;
  return <Differing blocks={blocks} pictures={pictures} />;
}

const MOST_NAMED = 5;

/** Nothing where there are none, or where a copy does not hold its pictures. */
function DifferingPictures({ from, to }: PairProps): ReactElement | null {
  const before = useManifest(from).data;
  const after = useManifest(to).data;
  if (before === undefined || after === undefined) return null;
  if (before.kind === 'text' || after.kind === 'text') return null;
  const pictures = differingPictures(before, after);
  if (pictures.length === 0) return null;
  const names = pictures
    .slice(0, MOST_NAMED)
    .map(({ url, how }) => t.versus.picture(lastPart(url), t.versus.hows[how]));
  return <span>{t.versus.otherPictures(pictures.length, names.join(', '), MOST_NAMED)}</span>;
}

function lastPart(url: string): string {
  const { pathname = url } = URL.parse(url) ?? {};
  return pathname.split('/').findLast((part) => part !== '') ?? url;
}

const countOf = (blocks: readonly LibraryBlock[]): number =>
  blocks.filter(({ kind }) => kind !== 'equal').length;

interface DifferingProps {
  readonly blocks: readonly LibraryBlock[];
  readonly pictures: ReactElement;
}

function Differing({ blocks, pictures }: DifferingProps): ReactElement {
  const [search, change] = useAddress();
  const layout = search.get('layout') === 'sides' ? 'sides' : 'inline';
  // as many as there are to step through
  const count = countOf(layout === 'inline' ? blocks.flatMap(legible) : blocks);
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  const step = (by: number): void => {
    const changes = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    if (changes.length === 0) return;
    const next = at === undefined ? 0 : (at + by + changes.length) % changes.length;
    setAt(next);
    changes[next]?.focus();
    changes[next]?.scrollIntoView({ block: 'center' });
  };
  useShortcuts({ ']': () => step(1), '[': () => step(-1) });
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 px-6 py-2 text-xs text-ink-2 max-sm:px-3">
        <Segmented
          label={t.versus.layout}
          value={layout}
          onChange={(next) => {
            setAt(undefined);
            change({ layout: next });
          }}
          options={[
            { value: 'inline', label: t.versus.inline },
            { value: 'sides', label: t.versus.sides },
          ]}
        />
        <span className="nums ml-2">
          {at === undefined ? t.versus.changes(count) : t.versus.position(at + 1, count)}
        </span>
        <IconButton label={t.versus.previousChange} onClick={() => step(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={t.versus.nextChange} onClick={() => step(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        {pictures}
      </div>
      <div
        ref={scroller}
        role="region"
        tabIndex={0}
        aria-label={t.versus.words}
        className="relative min-h-0 flex-1 overflow-y-auto px-6 pb-16 -outline-offset-2! max-sm:px-3"
      >
        {layout === 'inline' ? (
          <div className="mx-auto max-w-[80ch]">
            <DiffBlocks blocks={blocks} same="whole" />
          </div>
        ) : (
          <Sides blocks={blocks} />
        )}
      </div>
    </>
  );
}

/** Row by row: left as it was, right as it came to be. */
function Sides({ blocks }: { readonly blocks: readonly LibraryBlock[] }): ReactElement {
  return (
    <div className="mx-auto grid max-w-[1280px] grid-cols-2 gap-x-6 gap-y-1 font-serif text-base [overflow-wrap:anywhere]">
      {blocks.map((block, at) =>
        block.kind === 'equal' ? (
          <div key={at} className="contents text-ink-2">
            <p dir="auto" className="px-2 whitespace-pre-line text-ink-2">
              {block.text}
            </p>
            <p dir="auto" className="px-2 whitespace-pre-line text-ink-2">
              {block.text}
            </p>
          </div>
        ) : (
          <div
            key={at}
            data-change
            tabIndex={-1}
            className="col-span-2 grid grid-cols-subgrid rounded-md"
          >
            <Half block={block} side="removed" />
            <Half block={block} side="added" />
          </div>
        ),
      )}
    </div>
  );
}

interface HalfProps {
  readonly block: LibraryChange;
  readonly side: 'removed' | 'added';
}

function Half({ block, side }: HalfProps): ReactElement {
  const isHere = block.kind === 'changed' || block.kind === side;
  const isMoved = 'moved' in block;
  const [tone, name] =
    side === 'added'
      ? ['bg-ok-soft/70', isMoved ? t.copy.movedHere : t.copy.added]
      : ['bg-bad-soft/70', isMoved ? t.copy.movedAway : t.copy.taken];
  if (!isHere) return <p aria-hidden className="rounded-md bg-sunken/50" />;
  return (
    <p
      dir="auto"
      className={`rounded-md px-2 py-1 whitespace-pre-line ${isMoved ? 'bg-sunken/70' : tone}`}
    >
      {isMoved ? (
        <span className="block font-sans text-2xs text-ink-3">{name}</span>
      ) : (
        <span className="sr-only">{name}: </span>
      )}
      {block.kind === 'changed' ? <Words block={block} side={side} /> : block.text}
    </p>
  );
}

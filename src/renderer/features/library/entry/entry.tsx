/** One address of the library: its copies along time, and each copy in every view. */
import { Maximize2, Minimize2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ConsoleError } from '../../../../contract/console/client.ts';
import { usePageTitle } from '../../../app/page-title.ts';
import { changePreferences, usePreferences } from '../../../app/preferences.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useAddress } from '../../../app/use-address.ts';
import { useNow } from '../../../client/use-now.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Missing } from '../../../components/missing.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { t } from '../../../text/screens.ts';
import { isGone } from '../../../text/failures.ts';
import { shortAddress } from '../../../text/format.ts';
import { Changes } from './changes.tsx';
import { Data } from './data.tsx';
import { EntryHead } from './entry-head.tsx';
import { useCite } from './kept-document.ts';
import { PageFrame } from './page-frame.tsx';
import { Picture } from './picture.tsx';
import { Proof } from './proof.tsx';
import { Reader } from './reader.tsx';
import { stampOf } from './stamp.ts';
import { TextAges } from './text-ages.tsx';
import {
  earlierOf,
  newestToOpen,
  nextChange,
  useEntry,
  useStanding,
  type OpenEntry,
  type Standing,
} from './use-entry.ts';

const TABS = ['reader', 'page', 'picture', 'text', 'changes', 'proof', 'data'] as const;
type EntryTab = (typeof TABS)[number];

export default function Entry({ id }: { readonly id: number }): ReactElement {
  const { data, error, refetch } = useEntry(id);
  if (data !== undefined && data.stops.length > 0 && !isGone(error)) return <Loaded open={data} />;
  const gone = (
    <Missing title={t.copy.goneTitle} to="/library" link={t.copy.toLibrary}>
      {t.copy.goneHelp}
    </Missing>
  );
  // a number that none can have is refused
  const isNone = error instanceof ConsoleError && error.status === 400;
  if (data !== undefined || isNone) return gone;
  return <Pending error={error} onRetry={refetch} gone={gone} />;
}

function Loaded({ open }: { readonly open: OpenEntry }): ReactElement | null {
  const standing = useStanding(open.stops);
  usePageTitle(open.entry.title || shortAddress(open.entry.url));
  return standing === undefined ? null : <Standing open={open} standing={standing} />;
}

interface StandingProps {
  readonly open: OpenEntry;
  readonly standing: Standing;
}

function Standing({ open, standing }: StandingProps): ReactElement {
  const { stops } = open;
  const { index, goTo } = standing;
  const [search, change] = useAddress();
  const [, navigate] = useLocation();
  const { sidebar } = usePreferences();
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'reader';
  const select = (next: EntryTab): void => change({ tab: next });
  const toChange = (step: 1 | -1): void => goTo(nextChange(stops, index, step) ?? index);
  const earlier = earlierOf(stops, index);
  const cite = useCite(open.entry, standing.stop.capture);
  const toggleFull = (): void => changePreferences({ sidebar: !sidebar });
  useShortcuts({
    arrowleft: () => goTo(index - 1),
    arrowright: () => goTo(index + 1),
    'shift+arrowleft': () => toChange(-1),
    'shift+arrowright': () => toChange(1),
    f: toggleFull,
    y: cite,
    ...(earlier === undefined
      ? {}
      : {
          d: () =>
            navigate(`/library/compare?from=${earlier.capture.id}&to=${standing.stop.capture.id}`),
        }),
    ...Object.fromEntries(TABS.map((name, at) => [String(at + 1), () => select(name)])),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <EntryHead open={open} standing={standing} earlier={earlier} />
      <Tabs
        label={t.copy.views}
        selected={tab}
        onSelect={select}
        items={TABS.map((name) => ({
          id: name,
          label: t.copy.tabs[name],
          ...(name === 'changes' && open.entry.versions > 1
            ? { count: String(open.entry.versions - 1) }
            : {}),
        }))}
        aside={
          <IconButton label={sidebar ? t.copy.full : t.copy.leaveFull} onClick={toggleFull}>
            {sidebar ? <Maximize2 aria-hidden /> : <Minimize2 aria-hidden />}
          </IconButton>
        }
      >
        <Panel tab={tab} open={open} standing={standing} />
      </Tabs>
    </div>
  );
}

/** A trace holds no page: the way to the newest copy that does. */
function NoPage({ open: { stops }, standing }: StandingProps): ReactElement {
  const now = useNow();
  const index = newestToOpen(stops);
  const stop = stops[index];
  const hasPage = stop !== undefined && stop.capture.kind !== 'text';
  return (
    <Empty
      title={t.copy.noPage}
      action={
        hasPage && (
          <Button onClick={() => standing.goTo(index)}>
            {t.copy.toPage(stampOf(stop.at, now))}
          </Button>
        )
      }
    >
      {t.copy.noPageHelp}
    </Empty>
  );
}

function Panel({ tab, open, standing }: StandingProps & { readonly tab: EntryTab }): ReactElement {
  const { capture } = standing.stop;
  switch (tab) {
    case 'reader':
      return <Reader key={capture.id} capture={capture} />;
    case 'page':
      if (capture.kind === 'text') return <NoPage open={open} standing={standing} />;
      return <PageFrame stops={open.stops} index={standing.index} />;
    case 'picture':
      return <Picture key={capture.id} capture={capture} />;
    case 'text':
      return <TextAges open={open} capture={capture} />;
    case 'changes':
      return <Changes open={open} standing={standing} />;
    case 'proof':
      return <Proof key={capture.id} entry={open.entry} capture={capture} />;
    case 'data':
      return <Data key={capture.id} capture={capture} />;
  }
}

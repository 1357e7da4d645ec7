/** The way around: work above, the service below. */
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useConsoleState } from '../client/queries.ts';
import { Kbd } from '../components/kbd.tsx';
import { t } from '../text/catalogue.ts';
import { formatNumber } from '../text/format.ts';
import { Flame } from './flame.tsx';
import { isAt, placesFor, placesOf, type Place } from './navigation.ts';
import { UnseenChanges } from './unseen-changes.tsx';

interface SidebarProps {
  /** Over the content instead of beside it. */
  readonly isDrawer: boolean;
  readonly onPalette: () => void;
}

export function Sidebar({ isDrawer, onPalette }: SidebarProps): ReactElement {
  const { data } = useConsoleState();
  const running = data?.runningJobs ?? 0;
  const isShared = data?.isShared === true;
  return (
    <nav
      aria-label={t.shell.mainNavigation}
      className={`flex w-[208px] shrink-0 flex-col gap-4 overflow-y-auto border-r border-line px-3 pt-4 pb-3 ${isDrawer ? 'fixed inset-y-0 left-0 bottom-7 z-40 bg-ground shadow-[var(--shadow)]' : ''}`}
    >
      <Link href="/playground" className="flex items-center gap-2 rounded-md px-2 py-0.5">
        <Flame isLit={running > 0} />
        <span className="font-serif text-lg font-semibold tracking-[-0.01em]">{t.shell.brand}</span>
      </Link>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-8 items-center gap-2 rounded-md border border-control/50 bg-surface px-2.5 text-sm text-ink-3 transition-colors duration-120 hover:border-control"
      >
        <Search aria-hidden className="size-3.5" />
        <span className="flex-1 text-left">{t.shell.findOrRun}</span>
        <Kbd chord="mod+k" />
      </button>
      <PlaceList places={placesIn('work', isShared)} running={running} />
      <div>
        <h2 className="px-2 pb-1 text-2xs font-medium tracking-wide text-ink-3">
          {t.shell.service}
        </h2>
        <PlaceList places={placesIn('service', isShared)} running={0} />
      </div>
    </nav>
  );
}

function placesIn(group: Place['group'], isShared: boolean): readonly Place[] {
  return placesFor(isShared).filter((place) => place.group === group && place.within === undefined);
}

interface PlaceListProps {
  readonly places: readonly Place[];
  readonly running: number;
}

function PlaceList({ places, running }: PlaceListProps): ReactElement {
  const [location] = useLocation();
  return (
    <ul className="flex flex-col gap-px">
      {places.map(({ path, label, icon: Icon }) => {
        const isHere =
          placesOf(path).some((place) => isAt(place.path, location)) ||
          (path === '/jobs' && location.startsWith('/doc/'));
        return (
          <li key={path}>
            <Link
              href={path}
              aria-current={isHere ? 'page' : undefined}
              className={`group flex h-8 items-center gap-2.5 rounded-md px-2 text-sm transition-colors duration-120 ${isHere ? 'bg-surface font-medium text-ink shadow-[inset_0_0_0_1px_var(--line)]' : 'text-ink-2 hover:bg-sunken/70 hover:text-ink'}`}
            >
              <Icon aria-hidden className={`size-4 ${isHere ? 'text-ember' : ''}`} />
              <span className="flex-1">{label}</span>
              {path === '/library' && <UnseenChanges />}
              {path === '/jobs' && running > 0 && (
                <span
                  className="nums rounded-full bg-ember-soft px-1.5 text-2xs font-medium text-ember"
                  aria-label={t.shell.running(running)}
                >
                  {formatNumber(running)}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

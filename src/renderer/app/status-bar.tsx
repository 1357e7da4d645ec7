/** One line of truth at the bottom: service, slots, credits, running jobs, disk. */
import { HardDrive, Keyboard, PanelLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { connection } from '../client/live.ts';
import { useConsoleState } from '../client/queries.ts';
import { useStore } from '../client/store.ts';
import { Dot } from '../components/badge.tsx';
import { t } from '../text/catalogue.ts';
import { formatBytes, shortAddress } from '../text/format.ts';

interface StatusBarProps {
  readonly isSidebarShown: boolean;
  readonly onSidebar: () => void;
  readonly onSheet: () => void;
}

const ITEM =
  'inline-flex h-6 items-center gap-1.5 rounded-sm whitespace-nowrap transition-colors duration-120';

export function StatusBar({ isSidebarShown, onSidebar, onSheet }: StatusBarProps): ReactElement {
  const { data } = useConsoleState();
  const link = useStore(connection);
  const address = shortAddress(data?.address ?? location.origin);
  return (
    <footer
      aria-label={t.shell.statusBar}
      className="nums flex h-7 shrink-0 items-center gap-4 overflow-hidden border-t border-line bg-surface px-3 text-2xs text-ink-2"
    >
      <button
        type="button"
        aria-label={isSidebarShown ? t.shell.hideSidebar : t.shell.showSidebar}
        aria-expanded={isSidebarShown}
        className={`${ITEM} hover:text-ink`}
        onClick={onSidebar}
      >
        <PanelLeft aria-hidden className="size-3.5" />
      </button>
      <span className={ITEM}>
        <Dot tone={link.kind === 'open' ? 'ok' : link.kind === 'lost' ? 'bad' : 'quiet'} />
        {link.kind === 'open'
          ? t.shell.serviceOn(address)
          : link.kind === 'lost'
            ? t.shell.notAnswering(address)
            : t.shell.connecting}
      </span>
      {data !== undefined && (
        <>
          <Link href="/jobs?status=scraping" className={`${ITEM} hover:text-ink max-sm:hidden`}>
            {t.shell.slotsFree(Math.max(0, data.slots.total - data.slots.used), data.slots.total)}
            {data.slots.waiting > 0 && ` · ${t.shell.waiting(data.slots.waiting)}`}
          </Link>
          <Link href="/usage" className={`${ITEM} hover:text-ink`}>
            <span className="max-sm:hidden">
              {t.shell.creditsLeft(data.credits.remaining, data.credits.planCredits)}
            </span>
            <span className="sm:hidden">{t.common.credits(data.credits.remaining)}</span>
          </Link>
          {data.runningJobs > 0 && (
            <Link href="/jobs?status=scraping" className={`${ITEM} font-medium text-ember`}>
              {t.shell.running(data.runningJobs)}
            </Link>
          )}
        </>
      )}
      <span className="flex-1" />
      {data !== undefined && data.storageBytes > 0 && (
        <Link href="/settings/storage" className={`${ITEM} hover:text-ink max-md:hidden`}>
          <HardDrive aria-hidden className="size-3" />
          {t.shell.kept(formatBytes(data.storageBytes))}
        </Link>
      )}
      <button
        type="button"
        aria-label={t.shell.shortcuts}
        onClick={onSheet}
        className={`${ITEM} hover:text-ink`}
      >
        <Keyboard aria-hidden className="size-3.5" />
      </button>
    </footer>
  );
}

/** Says that the service is gone, when the next attempt comes, and what still works. */
import { Unplug } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { connection } from '../client/live.ts';
import { useStore } from '../client/store.ts';
import { Button } from '../components/button.tsx';
import { t } from '../text/catalogue.ts';

/** A break shorter than this is not worth a bar (reload, sleep). */
const PATIENCE_MS = 800;

export function OfflineBar({ onRetry }: { readonly onRetry: () => void }): ReactElement | null {
  const link = useStore(connection);
  const now = useTick(link.kind === 'lost');
  if (link.kind !== 'lost' || now - link.sinceAt < PATIENCE_MS) return null;
  const seconds = Math.ceil((link.retryAt - now) / 1000);
  return (
    <div
      role="alert"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn/40 bg-warn-soft px-5 py-1.5 text-sm"
    >
      <Unplug aria-hidden className="size-4 text-warn" />
      <span className="font-medium text-warn">{t.shell.notAnswering(location.host)}</span>
      <span className="nums text-ink-2">
        {seconds > 0 ? t.shell.retryingIn(seconds) : t.shell.retrying} · {t.states.offlineKept}
      </span>
      <span className="flex-1" />
      <Button size="sm" onClick={onRetry}>
        {t.shell.retryNow}
      </Button>
    </div>
  );
}

function useTick(isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

/** Shows the last toast; `Z` does what it offers. */
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from '../client/store.ts';
import { hideToast, toast } from '../client/toasts.ts';
import { Button, IconButton } from '../components/button.tsx';
import { Kbd } from '../components/kbd.tsx';
import { t } from '../text/catalogue.ts';
import { useShortcuts } from './shortcuts.ts';

export function ToastBar(): ReactElement | null {
  const shown = useStore(toast);
  const action = shown?.action;
  const act = (): void => {
    hideToast();
    action?.run();
  };
  useShortcuts(action === undefined ? {} : { z: act });
  if (shown === undefined) return null;
  return (
    <section
      aria-label={t.shell.justNow}
      className="fixed inset-x-3 bottom-11 z-40 mx-auto flex w-fit max-w-[min(560px,calc(100%-24px))] animate-[rise_180ms_ease-out] items-center gap-3 rounded-lg border border-line-strong bg-raised py-1.5 pr-1.5 pl-4 text-sm shadow-[var(--shadow)]"
    >
      <p className={`min-w-0 ${shown.tone === 'bad' ? 'text-bad' : ''}`}>
        <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{shown.text}</bdi>
      </p>
      {action !== undefined && (
        <Button size="sm" onClick={act} className="shrink-0">
          {action.label} <Kbd chord="z" />
        </Button>
      )}
      <IconButton label={t.library.dismiss} onClick={hideToast}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}

/** Signing in to a site in a live page that is only used, and keeping who is signed in. */
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../text/screens.ts';
import { LiveView } from './live-view.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useLivePage, type ViewSize } from './use-live-page.ts';

interface SignInPageProps {
  readonly url: string;
  /** The profile it is to be kept as, where there is one already. */
  readonly name: string | undefined;
}

export default function SignInPage({ url, name }: SignInPageProps): ReactElement {
  const [, navigate] = useLocation();
  const [size, setSize] = useState<ViewSize>();
  const live = useLivePage(url, size);
  const host = URL.parse(live.state?.url ?? url)?.hostname ?? '';
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t.profiles.signInHelp}</p>
      {live.id !== undefined && (
        <SignInPanel
          key={live.id}
          id={live.id}
          name={name ?? host}
          isAsked={false}
          onSaved={() => navigate('/settings/profiles')}
        />
      )}
      <LiveView
        live={live}
        size={size}
        onSize={setSize}
        mode="browse"
        records={NONE}
        place={undefined}
        onPick={() => undefined}
      />
    </div>
  );
}

const NONE: readonly number[] = [];

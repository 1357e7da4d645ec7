/** The window: shell around, one screen inside, each screen its own chunk and its own boundary. */
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Announcer } from '../components/announcer.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Delayed, Empty, SkeletonRows } from '../components/states.tsx';
import { Playground } from '../features/playground/playground.tsx';
import { t } from '../text/catalogue.ts';
import { useDesktopCommands } from './desktop.ts';
import { useJobAnnouncements } from './job-announcements.ts';
import { OfflineBar } from './offline-bar.tsx';
import { changePreferences, usePreferences } from './preferences.ts';
import { PLACES } from './navigation.ts';
import { useShortcuts, type ShortcutTable } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { StatusBar } from './status-bar.tsx';

const Jobs = lazy(() => import('../features/jobs/jobs.tsx'));
const JobPage = lazy(() => import('../features/jobs/job-page.tsx'));
const DocumentScreen = lazy(() => import('../features/document/document-screen.tsx'));
const Keys = lazy(() => import('../features/keys/keys.tsx'));
const Usage = lazy(() => import('../features/usage/usage.tsx'));
const Plan = lazy(() => import('../features/plan/plan.tsx'));
const Settings = lazy(() => import('../features/settings/settings.tsx'));
const About = lazy(() => import('../features/about/about.tsx'));
const Palette = lazy(() => import('./palette.tsx'));
const CheatSheet = lazy(() => import('./cheat-sheet.tsx'));

export function App({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const [layer, setLayer] = useState<'palette' | 'sheet' | undefined>();
  const { sidebar } = usePreferences();
  const [, navigate] = useLocation();
  const toggleSidebar = (): void => changePreferences({ sidebar: !sidebar });
  useShortcuts({
    'mod+k': () => setLayer('palette'),
    'mod+\\': toggleSidebar,
    '?': () => setLayer('sheet'),
    ...goShortcuts(navigate),
  });
  useDesktopCommands(navigate, () => setLayer('palette'));
  useJobAnnouncements();

  return (
    <div className="flex h-full flex-col">
      <a
        href="#content"
        className="absolute -top-12 left-3 z-50 rounded-md bg-ink px-3 py-2 text-ground focus:top-2"
      >
        {t.shell.skip}
      </a>
      <OfflineBar onRetry={onRetry} />
      <div className="flex min-h-0 flex-1">
        {sidebar && <Sidebar onPalette={() => setLayer('palette')} />}
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Screens />
        </main>
      </div>
      <StatusBar onSidebar={toggleSidebar} onSheet={() => setLayer('sheet')} />
      <Announcer />
      <Suspense fallback={null}>
        {layer === 'palette' && <Palette onClose={() => setLayer(undefined)} />}
        {layer === 'sheet' && <CheatSheet onClose={() => setLayer(undefined)} />}
      </Suspense>
    </div>
  );
}

function goShortcuts(navigate: (path: string) => void): ShortcutTable {
  return Object.fromEntries(
    PLACES.map((place) => [`g ${place.key}`, () => navigate(place.path)] as const),
  );
}

function Screens(): ReactElement {
  return (
    <Switch>
      <Route path="/">
        {/* Straight there: a second redirect in the same place would not be mounted anew. */}
        <Redirect to="/playground/scrape" replace />
      </Route>
      <Route path="/playground">
        <Redirect to={`/playground/scrape${location.search}`} replace />
      </Route>
      <Route path="/playground/:operation">
        {({ operation }) => (
          <Screen name="playground">
            <Playground operation={operation} />
          </Screen>
        )}
      </Route>
      <Route path="/jobs">
        <Screen name="jobs">
          <Jobs />
        </Screen>
      </Route>
      <Route path="/jobs/:id">
        {({ id }) => (
          <Screen name={`job ${id}`}>
            <JobPage id={id} />
          </Screen>
        )}
      </Route>
      <Route path="/doc/:id">
        {({ id }) => (
          <Screen name={`document ${id}`}>
            <DocumentScreen id={id} />
          </Screen>
        )}
      </Route>
      <Route path="/keys">
        <Screen name="keys">
          <Keys />
        </Screen>
      </Route>
      <Route path="/usage">
        <Screen name="usage">
          <Usage />
        </Screen>
      </Route>
      <Route path="/plan">
        <Screen name="plan">
          <Plan />
        </Screen>
      </Route>
      <Route path="/settings/:section?">
        {({ section }) => (
          <Screen name="settings">
            <Settings section={section ?? 'appearance'} />
          </Screen>
        )}
      </Route>
      <Route path="/about">
        <Screen name="about">
          <About />
        </Screen>
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

interface ScreenProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Screen({ name, children }: ScreenProps): ReactElement {
  return (
    <ErrorBoundary resetKey={name}>
      <Suspense
        fallback={
          <Delayed>
            <SkeletonRows />
          </Delayed>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function NotFound(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Empty
      title={t.shell.notFound}
      action={
        <button
          type="button"
          className="text-sm text-ember underline underline-offset-2"
          onClick={() => navigate('/playground')}
        >
          {t.shell.toPlayground}
        </button>
      }
    />
  );
}

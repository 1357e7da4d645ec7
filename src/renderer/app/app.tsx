/** The window: shell around, one screen inside, each screen its own chunk and its own boundary. */
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useStore } from '../client/store.ts';
import { Announcer } from '../components/announcer.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Delayed, Empty, SkeletonRows } from '../components/states.tsx';
import { Playground } from '../features/playground/playground.tsx';
import { waiting } from '../features/jobs/ask-to-run.ts';
import { RESULT_VIEWS } from '../features/playground/result-views.ts';
import { t } from '../text/catalogue.ts';
import { useDesktopCommands } from './desktop.ts';
import { useJobAnnouncements } from './job-announcements.ts';
import { NoticeBar } from './notice-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { changePreferences, usePreferences } from './preferences.ts';
import { PLACES } from './navigation.ts';
import { useMedia } from './use-media.ts';
import { useShortcuts, type ShortcutTable } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { StatusBar } from './status-bar.tsx';

const SCREENS = {
  jobs: () => import('../features/jobs/jobs.tsx'),
  job: () => import('../features/jobs/job-page.tsx'),
  document: () => import('../features/document/document-screen.tsx'),
  recipes: () => import('../features/recipes/recipes.tsx'),
  picker: () => import('../features/recipes/picker.tsx'),
  recipe: () => import('../features/recipes/recipe-page.tsx'),
  keys: () => import('../features/keys/keys.tsx'),
  usage: () => import('../features/usage/usage.tsx'),
  plan: () => import('../features/plan/plan.tsx'),
  settings: () => import('../features/settings/settings.tsx'),
  about: () => import('../features/about/about.tsx'),
  palette: () => import('./palette.tsx'),
  sheet: () => import('./cheat-sheet.tsx'),
  ask: () => import('../features/jobs/ask-dialog.tsx'),
} as const;

const Jobs = lazy(SCREENS.jobs);
const JobPage = lazy(SCREENS.job);
const DocumentScreen = lazy(SCREENS.document);
const Recipes = lazy(SCREENS.recipes);
const Picker = lazy(SCREENS.picker);
const RecipePage = lazy(SCREENS.recipe);
const Keys = lazy(SCREENS.keys);
const Usage = lazy(SCREENS.usage);
const Plan = lazy(SCREENS.plan);
const Settings = lazy(SCREENS.settings);
const About = lazy(SCREENS.about);
const Palette = lazy(SCREENS.palette);
const CheatSheet = lazy(SCREENS.sheet);
const AskDialog = lazy(SCREENS.ask);

/**
 * The screens come from the service: fetched one by one after the first sign of a reader, while there is nothing
 * else to do, they open without it too. Until then the first paint has the machine for itself.
 */
function useScreensAhead(): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const waiting = [...Object.values(SCREENS), ...RESULT_VIEWS];
    const next = (): void => {
      const load = waiting.shift();
      if (load === undefined || signal.aborted) return;
      requestIdleCallback(
        () => {
          // a screen that did not come now is asked for again when it is opened
          load()
            .catch(() => undefined)
            .finally(next);
        },
        { timeout: 3_000 },
      );
    };
    const start = (): void => {
      for (const name of SIGNS_OF_A_READER) removeEventListener(name, start);
      next();
    };
    for (const name of SIGNS_OF_A_READER) addEventListener(name, start, { signal });
    return () => life.abort();
  }, []);
}

const SIGNS_OF_A_READER = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function App({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const [layer, setLayer] = useState<'palette' | 'sheet' | undefined>();
  const asked = useStore(waiting);
  const { sidebar } = usePreferences();
  const [location, navigate] = useLocation();
  // a narrow window has no room beside the content: there the sidebar is a drawer, closed at first
  const isNarrow = useMedia('(max-width: 767px)');
  const [drawerAt, setDrawerAt] = useState<string>();
  const isDrawerOpen = isNarrow && drawerAt === location;
  const toggleSidebar = (): void => {
    if (isNarrow) setDrawerAt(isDrawerOpen ? undefined : location);
    else changePreferences({ sidebar: !sidebar });
  };
  useShortcuts({
    'mod+k': () => setLayer('palette'),
    'mod+\\': toggleSidebar,
    '?': () => setLayer('sheet'),
    ...(isDrawerOpen ? { escape: () => setDrawerAt(undefined) } : {}),
    ...goShortcuts(navigate),
  });
  useDesktopCommands(navigate, () => setLayer('palette'));
  useJobAnnouncements();
  useScreensAhead();

  return (
    <div className="flex h-full flex-col">
      <a
        href="#content"
        className="absolute -top-12 left-3 z-50 rounded-md bg-ink px-3 py-2 text-ground focus:top-2"
      >
        {t.shell.skip}
      </a>
      <OfflineBar onRetry={onRetry} />
      <NoticeBar />
      <div className="flex min-h-0 flex-1">
        {(isNarrow ? isDrawerOpen : sidebar) && (
          <Sidebar isDrawer={isNarrow} onPalette={() => setLayer('palette')} />
        )}
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Screens />
        </main>
      </div>
      <StatusBar
        isSidebarShown={isNarrow ? isDrawerOpen : sidebar}
        onSidebar={toggleSidebar}
        onSheet={() => setLayer('sheet')}
      />
      <Announcer />
      <Suspense fallback={null}>
        {layer === 'palette' && <Palette onClose={() => setLayer(undefined)} />}
        {asked !== undefined && <AskDialog asked={asked} />}
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
        <Screen name="jobs" title={t.shell.jobs}>
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
      <Route path="/recipes">
        <Screen name="recipes">
          <Recipes />
        </Screen>
      </Route>
      <Route path="/recipes/new">
        <Screen name="picker">
          <Picker />
        </Screen>
      </Route>
      <Route path="/recipes/:id">
        {({ id }) => (
          <Screen name={`recipe ${id}`}>
            <RecipePage id={id} />
          </Screen>
        )}
      </Route>
      <Route path="/keys">
        <Screen name="keys" title={t.shell.keys}>
          <Keys />
        </Screen>
      </Route>
      <Route path="/usage">
        <Screen name="usage" title={t.shell.usage}>
          <Usage />
        </Screen>
      </Route>
      <Route path="/plan">
        <Screen name="plan" title={t.shell.plan}>
          <Plan />
        </Screen>
      </Route>
      <Route path="/settings/:section?">
        {({ section }) => (
          <Screen name="settings" title={t.shell.settings}>
            <Settings section={section ?? 'appearance'} />
          </Screen>
        )}
      </Route>
      <Route path="/about">
        <Screen name="about" title={t.shell.about}>
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
  /** Of the window; a screen that says none gives its own. */
  readonly title?: string;
  readonly children: ReactNode;
}

function Screen({ name, title, children }: ScreenProps): ReactElement {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t.shell.brand}`;
  }, [title]);
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
      isScreen
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

/** The window: shell around, one screen inside, each screen its own chunk and its own boundary. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { connection } from '../client/live.ts';
import { useStore } from '../client/store.ts';
import { Announcer } from '../components/announcer.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { later } from '../components/later.tsx';
import { Empty, TEXT_LINK } from '../components/states.tsx';
import { Playground } from '../features/playground/playground.tsx';
import { waiting } from '../features/jobs/ask-to-run.ts';
import { keeping } from '../features/library/keeping.ts';
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
import { ToastBar } from './toast-bar.tsx';

const Jobs = later(() => import('../features/jobs/jobs.tsx'));
const JobPage = later(() => import('../features/jobs/job-page.tsx'));
const DocumentScreen = later(() => import('../features/document/document-screen.tsx'));
const Recipes = later(() => import('../features/recipes/recipes.tsx'));
const Picker = later(() => import('../features/recipes/picker.tsx'));
const EditRecipe = later(() => import('../features/recipes/edit-recipe.tsx'));
const RecipePage = later(() => import('../features/recipes/recipe-page.tsx'));
const Library = later(() => import('../features/library/library.tsx'));
const LibraryEntry = later(() => import('../features/library/entry/entry.tsx'));
const LibraryCompare = later(() => import('../features/library/compare/compare.tsx'));
const KeepDialog = later(() => import('../features/library/keep-dialog.tsx'), null);
const Monitors = later(() => import('../features/monitors/monitors.tsx'));
const MonitorPage = later(() => import('../features/monitors/monitor-page.tsx'));
const Keys = later(() => import('../features/keys/keys.tsx'));
const Usage = later(() => import('../features/usage/usage.tsx'));
const Plan = later(() => import('../features/plan/plan.tsx'));
const Services = later(() => import('../features/services/services.tsx'));
const Settings = later(() => import('../features/settings/settings.tsx'));
const About = later(() => import('../features/about/about.tsx'));
const Palette = later(() => import('./palette.tsx'), null);
const CheatSheet = later(() => import('./cheat-sheet.tsx'), null);
const AskDialog = later(() => import('../features/jobs/ask-dialog.tsx'), null);

/** In the order in which they are fetched ahead. */
const SCREENS = [
  Jobs,
  JobPage,
  DocumentScreen,
  Recipes,
  Picker,
  RecipePage,
  Library,
  LibraryEntry,
  LibraryCompare,
  KeepDialog,
  Monitors,
  MonitorPage,
  Keys,
  Usage,
  Plan,
  Services,
  Settings,
  About,
  Palette,
  CheatSheet,
  AskDialog,
] as const;

/**
 * The screens come from the service: fetched one by one after the first sign of a reader, while there is nothing
 * else to do, they open without it too. Until then the first paint has the machine for itself. What shows results
 * (result-views.ts) comes with the first run, grammars and previews with the first text they are for.
 */
function useScreensAhead(): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const waiting = SCREENS.map((screen) => screen.fetch);
    const next = (): void => {
      const load = waiting.shift();
      if (load === undefined || signal.aborted) return;
      requestIdleCallback(
        () => {
          // an import that failed is never tried again by the browser: what is left waits until it is opened
          if (connection.get().kind !== 'lost') load().then(next, () => undefined);
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
  const kept = useStore(keeping);
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
      <ToastBar />
      {layer === 'palette' && <Palette onClose={() => setLayer(undefined)} />}
      {asked !== undefined && <AskDialog asked={asked} />}
      {kept !== undefined && <KeepDialog asked={kept} />}
      {layer === 'sheet' && <CheatSheet onClose={() => setLayer(undefined)} />}
    </div>
  );
}

function goShortcuts(navigate: (path: string) => void): ShortcutTable {
  return Object.fromEntries(
    PLACES.map((place) => [`g ${place.key}`, () => navigate(place.path)] as const),
  );
}

interface ScreenRoute {
  readonly path: string;
  /** Of the window; a screen that says none gives its own. */
  readonly title?: string;
  /** A failure in one part of it stands until another screen is opened. */
  readonly isOne?: boolean;
  /** By what the address holds in the place of its `:name`; else empty. */
  readonly show: (part: string) => ReactElement;
}

const ROUTES: readonly ScreenRoute[] = [
  { path: '/playground/:operation', isOne: true, show: (name) => <Playground operation={name} /> },
  { path: '/jobs', title: t.shell.jobs, show: () => <Jobs /> },
  { path: '/jobs/:id', show: (id) => <JobPage id={id} /> },
  { path: '/doc/:id', show: (id) => <DocumentScreen id={id} /> },
  { path: '/recipes', title: t.shell.recipes, show: () => <Recipes /> },
  { path: '/recipes/new', show: () => <Picker /> },
  { path: '/recipes/:id/edit', show: (id) => <EditRecipe key={id} id={id} /> },
  { path: '/recipes/:id', show: (id) => <RecipePage id={id} /> },
  { path: '/library', title: t.library.title, show: () => <Library /> },
  { path: '/library/compare', title: t.versus.title, show: () => <LibraryCompare /> },
  { path: '/library/entry/:id', show: (id) => <LibraryEntry key={id} id={Number(id)} /> },
  { path: '/library/monitors', title: t.monitors.title, show: () => <Monitors /> },
  { path: '/library/monitors/:id', show: (id) => <MonitorPage id={id} /> },
  { path: '/keys', title: t.shell.keys, show: () => <Keys /> },
  { path: '/usage', title: t.shell.usage, show: () => <Usage /> },
  { path: '/plan', title: t.shell.plan, show: () => <Plan /> },
  { path: '/services', title: t.services.title, show: () => <Services /> },
  {
    path: '/settings/:section?',
    title: t.shell.settings,
    isOne: true,
    show: (section) => <Settings section={section || 'appearance'} />,
  },
  { path: '/about', title: t.shell.about, show: () => <About /> },
];

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
      {ROUTES.map(({ path, title, isOne = false, show }) => (
        <Route key={path} path={path}>
          {({ 0: part = '' }) => (
            <Screen name={isOne ? path : `${path} ${part}`} title={title}>
              {show(part)}
            </Screen>
          )}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

interface ScreenProps {
  readonly name: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Screen({ name, title, children }: ScreenProps): ReactElement {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t.shell.brand}`;
  }, [title]);
  return <ErrorBoundary resetKey={name}>{children}</ErrorBoundary>;
}

function NotFound(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Empty
      isScreen
      title={t.shell.notFound}
      action={
        <button type="button" className={TEXT_LINK} onClick={() => navigate('/playground')}>
          {t.shell.toPlayground}
        </button>
      }
    />
  );
}

/** The native menus, as templates: pure, so that what each item does can be tried without a menu bar. */
import type { MenuItemConstructorOptions } from 'electron';
import type { RunningJob } from './jobs.ts';

export interface MenuActions {
  readonly go: (path: string) => void;
  readonly openPalette: () => void;
  readonly openFolder: (folder: 'data' | 'logs') => void;
  readonly restartService: () => void;
  readonly checkForUpdates: () => void;
  readonly showWindow: () => void;
  readonly quit: () => void;
}

export interface MenuFacts {
  readonly isMac: boolean;
  /** Development: reload and developer tools. */
  readonly isPackaged: boolean;
  readonly hasUpdates: boolean;
}

type Item = MenuItemConstructorOptions;

const GO: readonly (readonly [label: string, path: string])[] = [
  ['Playground', '/playground'],
  ['Jobs', '/jobs'],
  ['API keys', '/keys'],
  ['Usage', '/usage'],
  ['Plan and billing', '/plan'],
];

/** The menu bar. */
export function menuBar(facts: MenuFacts, actions: MenuActions): Item[] {
  const items = sharedItems(facts, actions);
  return [
    ...(facts.isMac ? [appMenu(items)] : []),
    fileMenu(facts, actions, items),
    { role: 'editMenu' },
    goMenu(actions),
    viewMenu(facts),
    { role: 'windowMenu' },
    helpMenu(facts, actions, items),
  ];
}

/** Items that stand in the app's own menu on a Mac, and in other menus elsewhere. */
function sharedItems({ hasUpdates }: MenuFacts, actions: MenuActions) {
  const settings: Item = {
    label: 'Settings…',
    accelerator: 'CommandOrControl+,',
    click: () => actions.go('/settings'),
  };
  const about: Item = { label: 'About Hearth', click: () => actions.go('/about') };
  const updates: Item[] = hasUpdates
    ? [{ label: 'Check for updates…', click: () => actions.checkForUpdates() }]
    : [];
  const quit: Item = {
    label: 'Quit Hearth',
    accelerator: 'CommandOrControl+Q',
    click: () => actions.quit(),
  };
  return { settings, about, updates, quit };
}

type SharedItems = ReturnType<typeof sharedItems>;

function appMenu({ settings, about, updates, quit }: SharedItems): Item {
  return {
    label: 'Hearth',
    submenu: [
      about,
      ...updates,
      SEPARATOR,
      settings,
      SEPARATOR,
      { role: 'services' },
      SEPARATOR,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      SEPARATOR,
      quit,
    ],
  };
}

function fileMenu({ isMac }: MenuFacts, actions: MenuActions, shared: SharedItems): Item {
  return {
    label: '&File',
    submenu: [
      {
        label: 'New scrape',
        accelerator: 'CommandOrControl+N',
        click: () => actions.go('/playground/scrape'),
      },
      { label: 'New crawl', click: () => actions.go('/playground/crawl') },
      SEPARATOR,
      { label: 'Show data folder', click: () => actions.openFolder('data') },
      { label: 'Show logs', click: () => actions.openFolder('logs') },
      SEPARATOR,
      ...(isMac ? [] : [shared.settings, SEPARATOR]),
      { role: 'close' },
      ...(isMac ? [] : [shared.quit]),
    ],
  };
}

function goMenu(actions: MenuActions): Item {
  return {
    label: '&Go',
    submenu: [
      { label: 'Find or run…', accelerator: 'CommandOrControl+K', click: actions.openPalette },
      SEPARATOR,
      ...GO.map(([label, path]): Item => ({ label, click: () => actions.go(path) })),
    ],
  };
}

function viewMenu({ isPackaged }: MenuFacts): Item {
  const ofDevelopment: Item[] = [{ role: 'reload' }, { role: 'toggleDevTools' }, SEPARATOR];
  return {
    label: '&View',
    submenu: [
      ...(isPackaged ? [] : ofDevelopment),
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      SEPARATOR,
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ isMac }: MenuFacts, actions: MenuActions, shared: SharedItems): Item {
  return {
    role: 'help',
    submenu: [
      { label: 'Restart the service', click: () => actions.restartService() },
      ...(isMac ? [] : [...shared.updates, SEPARATOR, shared.about]),
    ],
  };
}

const SEPARATOR: Item = { type: 'separator' };
const MOST_IN_TRAY = 8;

/** The tray's menu: the running jobs, each leading to its page. */
export function trayMenu(
  jobs: readonly RunningJob[],
  serviceLine: string,
  actions: MenuActions,
): Item[] {
  const rest = jobs.length - MOST_IN_TRAY;
  return [
    { label: 'Open Hearth', click: () => actions.showWindow() },
    SEPARATOR,
    { label: serviceLine, enabled: false },
    ...(jobs.length === 0 ? [{ label: 'No job is running', enabled: false }] : []),
    ...jobs.slice(0, MOST_IN_TRAY).map((job): Item => ({
      label: `${job.title} (${job.settled} of ${job.known})`,
      click: () => actions.go(`/jobs/${job.id}`),
    })),
    ...(rest > 0 ? [{ label: `${rest} more…`, click: () => actions.go('/jobs') }] : []),
    SEPARATOR,
    { label: 'Quit Hearth', click: () => actions.quit() },
  ];
}

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
  const settings: Item = {
    label: 'Settings…',
    accelerator: 'CommandOrControl+,',
    click: () => actions.go('/settings'),
  };
  const about: Item = { label: 'About Hearth', click: () => actions.go('/about') };
  const updates: Item[] = facts.hasUpdates
    ? [{ label: 'Check for updates…', click: () => actions.checkForUpdates() }]
    : [];
  const quit: Item = {
    label: 'Quit Hearth',
    accelerator: 'CommandOrControl+Q',
    click: () => actions.quit(),
  };
  return [
    ...(facts.isMac
      ? [
          {
            label: 'Hearth',
            submenu: [
              about,
              ...updates,
              SEPARATOR,
              settings,
              SEPARATOR,
              { role: 'services' as const },
              SEPARATOR,
              { role: 'hide' as const },
              { role: 'hideOthers' as const },
              { role: 'unhide' as const },
              SEPARATOR,
              quit,
            ],
          },
        ]
      : []),
    {
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
        ...(facts.isMac ? [] : [settings, SEPARATOR]),
        { role: 'close' },
        ...(facts.isMac ? [] : [quit]),
      ],
    },
    { role: 'editMenu' },
    {
      label: '&Go',
      submenu: [
        { label: 'Find or run…', accelerator: 'CommandOrControl+K', click: actions.openPalette },
        SEPARATOR,
        ...GO.map(([label, path]): Item => ({ label, click: () => actions.go(path) })),
      ],
    },
    {
      label: '&View',
      submenu: [
        ...(facts.isPackaged
          ? []
          : [{ role: 'reload' as const }, { role: 'toggleDevTools' as const }, SEPARATOR]),
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        SEPARATOR,
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        { label: 'Restart the service', click: () => actions.restartService() },
        ...(facts.isMac ? [] : [...updates, SEPARATOR, about]),
      ],
    },
  ];
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

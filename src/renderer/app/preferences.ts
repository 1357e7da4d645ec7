/** What this window remembers about its reader: looks and habits, kept in localStorage. */
import { createStore, useStore } from '../client/store.ts';

export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'compact' | 'comfortable' | 'roomy';
  /** Single-letter shortcuts (WCAG 2.1.4: can be switched off). */
  readonly singleKeys: boolean;
  readonly sidebar: boolean;
  readonly snippet: 'curl' | 'javascript' | 'python';
  /** The request as code stands open below the form. */
  readonly code: boolean;
  /** First tab of a document. */
  readonly documentTab: string;
  /** How a kept page was cited last. */
  readonly citation: string;
  readonly wrapLines: boolean;
  readonly notify: boolean;
}

const STORAGE_KEY = 'hearth.preferences';

const DEFAULTS: Preferences = {
  theme: 'system',
  density: 'comfortable',
  singleKeys: true,
  sidebar: true,
  snippet: 'curl',
  code: true,
  documentTab: 'markdown',
  citation: 'plain',
  wrapLines: true,
  notify: false,
};

export const preferences = createStore<Preferences>(readPreferences());

export function usePreferences(): Preferences {
  return useStore(preferences);
}

export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change };
  preferences.set(next);
  applyLooks(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // storage is off: the choice holds until reload
  }
}

/** Puts theme and density on the root element and follows the system's theme. */
export function startLooks(): void {
  applyLooks(preferences.get());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    applyLooks(preferences.get());
  });
}

function applyLooks({ theme, density }: Preferences): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme === 'system' ? system : theme;
  document.documentElement.dataset['density'] = density;
}

function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...DEFAULTS, ...stored } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

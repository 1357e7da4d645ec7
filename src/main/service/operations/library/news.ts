/** What happens while windows are open: copies that arrive, where links of shown ones lead, and what is changed elsewhere. */
import type { Store } from '../../ports/backend.ts';
import type { NewCapture } from '../../ports/library.ts';

type LibraryEvent =
  | {
      readonly type: 'library.kept';
      readonly captureId: string;
      readonly entryId: number;
      readonly url: string;
    }
  /** The text is another one than before. */
  | {
      readonly type: 'library.version';
      readonly captureId: string;
      readonly entryId: number;
      readonly url: string;
      readonly version: number;
    }
  /** A link was followed; `captureId` null: that page was not kept. */
  | {
      readonly type: 'library.replay';
      readonly ticket: string;
      readonly url: string;
      readonly captureId: string | null;
    }
  | Change;

const TYPES = [
  'recipes.changed',
  'profiles.changed',
  'monitors.changed',
  'library.changed',
] as const;

/** Something of the kind was saved, changed, removed or had back. The last three are told of where windows change them. */
interface Change {
  readonly type: StoreChange | 'keys.changed' | 'plan.changed' | 'settings.changed';
}

type StoreChange = (typeof TYPES)[number];

type Listener = (accountId: string, event: LibraryEvent) => void;

export interface LibraryNews {
  readonly hasListeners: () => boolean;
  tell: Listener;
  /** Gives the function that ends it. */
  subscribe(listener: Listener): () => void;
}

export function createLibraryNews(): LibraryNews {
  const listeners = new Set<Listener>();
  return {
    hasListeners: () => listeners.size > 0,
    tell: (accountId, event) => {
      for (const listener of [...listeners]) listener(accountId, event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The same store, which tells of changes and of every copy that somebody asked for once they are written; nothing waits for that. */
export function tellOfNews(store: Store, news: LibraryNews): Store {
  const tell = async (kept: NewCapture | undefined): Promise<void> => {
    if (kept?.kept !== true || !news.hasListeners()) return;
    const { accountId, id: captureId } = kept;
    const row = await store.findCapture(accountId, captureId);
    if (row === undefined) return;
    const { entryId, url, version } = row;
    news.tell(accountId, { type: 'library.kept', captureId, entryId, url });
    if (version === undefined) return;
    const of = (await store.versionsOf(accountId, entryId)).find(({ n }) => n === version);
    if (of?.captures !== 1) return;
    news.tell(accountId, { type: 'library.version', captureId, entryId, url, version });
  };
  // a window that hears nothing reads the list instead
  const told = (kept: NewCapture | undefined): void => void tell(kept).catch(() => undefined);
  return {
    ...store,
    finishPage: async (page) => {
      const outcome = await store.finishPage(page);
      if (outcome === 'finished') told(page.kept);
      return outcome;
    },
    finishLonePage: async (page, open) => {
      const outcome = await store.finishLonePage(page, open);
      if (outcome === 'finished') told(page.kept);
      return outcome;
    },
    saveCapture: async (capture) => {
      const isNew = await store.saveCapture(capture);
      if (isNew) told(capture);
      return isNew;
    },
    ...tellOfChanges(store, news),
  };
}

/** The verbs by which each kind is changed; the first thing they are given names the account. */
const CHANGES = {
  'recipes.changed': ['saveRecipe', 'deleteRecipe'],
  'profiles.changed': ['saveProfile', 'deleteProfile', 'markProfileExpired'],
  'monitors.changed': [
    ...(['createMonitor', 'updateMonitor', 'markMonitorRemoved'] as const),
    ...(['markMonitorSeen', 'finishLook'] as const),
  ],
  'library.changed': [
    ...(['updateEntry', 'markEntryRemoved', 'removeCapture', 'addWanted'] as const),
    ...(['createCollection', 'updateCollection', 'markCollectionRemoved', 'fileEntries'] as const),
    ...(['tagEntries', 'renameTag'] as const),
    ...(['addHighlight', 'updateHighlight', 'markHighlightRemoved'] as const),
  ],
} as const satisfies Readonly<Record<StoreChange, readonly (keyof Store)[]>>;

type Verb = (
  whose: string | { readonly accountId: string },
  ...rest: readonly unknown[]
) => Promise<unknown>;

function tellOfChanges(store: Store, news: LibraryNews): Partial<Store> {
  const verbs = store as unknown as Readonly<Record<string, Verb>>;
  const telling: Record<string, Verb> = {};
  for (const type of TYPES) {
    for (const name of CHANGES[type]) {
      telling[name] = async (whose, ...rest) => {
        const answer = await verbs[name]?.(whose, ...rest);
        const accountId = typeof whose === 'string' ? whose : whose.accountId;
        // false: there was nothing to change
        if (answer !== false) news.tell(accountId, { type });
        return answer;
      };
    }
  }
  return telling;
}

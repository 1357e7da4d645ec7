/**
 * Settings: `GET/PATCH /console/settings`, `POST /console/settings/test`.
 * Secrets go in and never come out: their value is absent, `isSet` says whether one is stored.
 */
export type SettingValue = string | number | boolean | readonly string[];

export interface SettingEntry {
  readonly name: string;
  readonly type:
    'string' | 'path' | 'integer' | 'boolean' | 'list' | 'boolean-or-list' | 'log-level';
  readonly value?: SettingValue;
  readonly isSet: boolean;
  readonly isSecret: boolean;
  /** A flag or the environment wins over what is stored here. */
  readonly source: 'flag' | 'environment' | 'file' | 'default';
  readonly help: string;
  readonly min?: number;
  readonly max?: number;
  readonly fallback?: SettingValue;
  /** A changed value that the running service does not use yet. */
  readonly isPending?: boolean;
}

export interface SettingsAnswer {
  readonly entries: readonly SettingEntry[];
  /** Where they are stored, for the curious. */
  readonly file: string;
}

export interface ChangeSettingsBody {
  /** null removes the stored value, so that the default holds again. */
  readonly changes: Readonly<Record<string, SettingValue | null>>;
}

export interface ChangeSettingsAnswer extends SettingsAnswer {
  /** Names that take effect at the next start of the service. */
  readonly needRestart: readonly string[];
}

export type TestTarget = 'browser' | 'search' | 'model' | 'proxy' | 'stealth-proxy' | 'smtp';

/** How one provider or model fared. */
export interface PartAnswer {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
  readonly elapsedMs: number;
}

export interface TestAnswer {
  readonly ok: boolean;
  /** What was found or what is wrong and what to do, one sentence. */
  readonly message: string;
  readonly elapsedMs: number;
  /** Search: each provider by itself, in the order they are tried. */
  readonly parts?: readonly PartAnswer[];
}

/** Moving the data folder: copied while the service runs, used from its next start. */
export type MoveAnswer =
  | {
      readonly kind: 'copying';
      readonly to: string;
      readonly doneBytes: number;
      readonly totalBytes: number;
    }
  | { readonly kind: 'copied'; readonly to: string }
  | { readonly kind: 'failed'; readonly to: string; readonly why: string };

/** Where the data were before they were moved. */
export interface OldFolder {
  readonly path: string;
  readonly bytes: number;
}

/** `GET /console/storage`; `POST …/move`, `DELETE …/move`, `DELETE …/old`. */
export interface StorageAnswer {
  /** The data folder. */
  readonly folder: string;
  /** The database in it. */
  readonly path: string;
  readonly databaseBytes: number;
  /** What the kept pages take on disk. */
  readonly libraryBytes: number;
  readonly schema: string;
  readonly jobTtlMs: number;
  readonly cacheMaxBytes: number;
  readonly move?: MoveAnswer;
  readonly old?: OldFolder;
}

/** `POST /console/storage/clear`: what is older than so long goes. Jobs that run stay. */
export interface ClearBody {
  readonly what: 'jobs' | 'cache';
  readonly olderThanMs: number;
  /** Only counts; the cache cannot say before. */
  readonly isTrial?: boolean;
}

export interface ClearAnswer {
  readonly count: number;
}

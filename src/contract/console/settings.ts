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

export interface StorageAnswer {
  readonly path: string;
  readonly databaseBytes: number;
  readonly schema: string;
  readonly jobTtlMs: number;
  readonly cacheMaxBytes: number;
}

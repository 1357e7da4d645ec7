/** Rows of recipes, their runs, and monitors, as `tables.ts` has those of everything else. */
import type { Generated } from 'kysely';

export interface RecipeTable {
  id: string;
  account_id: string;
  name: string;
  recipe: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface RecipeVersionTable {
  recipe_id: string;
  version: number;
  recipe: string;
  reason: string;
  at: number;
}

export interface RecipeRunTable {
  pk: Generated<number>;
  job_id: string;
  account_id: string;
  recipe_id: string | null;
  version: number | null;
  status: string;
  row_count: Generated<number>;
  credits: Generated<number>;
  /** A RunState as JSON. */
  state: string;
  started_at: number;
  ended_at: number | null;
}

export interface RecipeRowTable {
  run_pk: number;
  seq: number;
  row_key: string;
  row: string;
  link: string | null;
  detail: string | null;
}

export interface MonitorRow {
  pk: Generated<number>;
  id: string;
  account_id: string;
  key_id: string | null;
  name: string;
  target: string;
  timing: string;
  time_zone: string;
  notify: string;
  state: 'active' | 'paused' | 'failing';
  reason: string | null;
  next_at: number | null;
  last_at: number | null;
  changed_at: number | null;
  failures: Generated<number>;
  looks: Generated<number>;
  changes: Generated<number>;
  unseen: Generated<number>;
  created_at: number;
  updated_at: number;
  removed_at: number | null;
  lease_owner: string | null;
  lease_until: number | null;
  beat_at: number | null;
}

export interface MonitorMemoryRow {
  monitor_pk: number;
  mask: string;
  memory: Uint8Array;
}

export interface MonitorLookRow {
  pk: Generated<number>;
  monitor_pk: number;
  at: number;
  outcome: 'first' | 'same' | 'changed' | 'failed';
  job_id: string | null;
  capture_id: string | null;
  before_id: string | null;
  blocks: string;
  error: string | null;
  credits: number;
}

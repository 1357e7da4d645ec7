/** Rows as they stand in SQLite: snake case, null for absent, JSON as text, compressed things as bytes. */
import type { Generated } from 'kysely';

export interface AccountRow {
  id: string;
  name: string;
  plan_id: string;
  custom_credits: number | null;
  custom_concurrency: number | null;
  add_ons: string;
  overage: string;
  period_anchor_at: number;
  created_at: number;
}

export interface ApiKeyRow {
  id: string;
  account_id: string;
  name: string;
  hint: string;
  secret_hash: string;
  limits: string;
  faults: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface JobRow {
  pk: Generated<number>;
  id: string;
  account_id: string;
  key_id: string | null;
  kind: string;
  api_version: string;
  status: string;
  target: string;
  origin: string;
  zero_data_retention: number;
  page_limit: number | null;
  priority: number;
  reserve: number;
  created_at: number;
  finished_at: number | null;
  expires_at: number;
  removed: Generated<number>;
  warning: string | null;
  error_code: string | null;
  error: string | null;
  result: Uint8Array | null;
  command: Uint8Array;
  body: Uint8Array;
  /** A JSON list of patterns. */
  excluded: Generated<string | null>;
  worker_id: string | null;
  lease_until: number | null;
}

export interface JobCountRow {
  job_pk: number;
  open: Generated<number>;
  running: Generated<number>;
  done: Generated<number>;
  failed: Generated<number>;
  skipped: Generated<number>;
  reserved: Generated<number>;
  credits: Generated<number>;
}

export interface PageRow {
  pk: Generated<number>;
  id: string;
  job_pk: number;
  url: string;
  url_key: string;
  final_key: Generated<string | null>;
  host: string;
  depth: number;
  state: string;
  /** 1: it was ever a page to fetch; 0: an address seen and not taken. */
  entered: number;
  reason: string;
  found_on: string | null;
  attempts: Generated<number>;
  /** 0: ready now. */
  not_before_at: Generated<number>;
  lease_until: Generated<number | null>;
  reserve: Generated<number>;
  status_code: Generated<number | null>;
  error_code: Generated<string | null>;
  error: Generated<string | null>;
  credits: Generated<number>;
  seq: Generated<number | null>;
  finished_at: Generated<number | null>;
  details: Generated<string | null>;
  worker_id: Generated<string | null>;
}

export interface DocumentRow {
  page_pk: number;
  job_pk: number;
  seq: number;
  json_bytes: number;
  body: Uint8Array;
}

export interface LedgerRow {
  id: Generated<number>;
  account_id: string;
  /** Empty when no key was used. */
  key_id: string;
  at: number;
  kind: 'charge' | 'adjustment' | 'plan';
  credits: number;
  reason: string;
  job_id: string;
  page_id: string;
}

export interface UsageDayRow {
  account_id: string;
  day: number;
  operation: string;
  key_id: string;
  credits: number;
  requests: number;
}

export interface IdempotencyRow {
  account_id: string;
  idempotency_key: string;
  job_id: string;
  at: number;
}

export interface EventRow {
  id: Generated<number>;
  job_id: string;
  account_id: string;
  type: string;
  at: number;
  data: string;
}

export interface DeliveryRow {
  id: string;
  job_id: string;
  url: string;
  headers: string;
  body: string;
  state: 'pending' | 'delivered' | 'given-up';
  attempts: Generated<number>;
  due_at: number;
  finished_at: Generated<number | null>;
  error: Generated<string | null>;
  receiver: string;
}

export interface OutputRow {
  snapshot_pk: number;
  output_key: string;
  body: Uint8Array;
}

export interface SnapshotRow {
  pk: Generated<number>;
  cache_key: string;
  account_id: string;
  stored_at: number;
  etag: string | null;
  last_modified: string | null;
  bytes: number;
  body: Uint8Array;
}

export interface TrackedRow {
  account_id: string;
  url_key: string;
  tag: string;
  at: number;
  body: Uint8Array;
}

export interface SettingRow {
  name: string;
  value: string;
}

export interface LibraryRow {
  pk: Generated<number>;
  account_id: string;
  url_key: string;
  url: string;
  title: string;
  description: string;
  page_id: string | null;
  captured_at: number;
  body: Uint8Array;
}

export interface LibraryDueRow {
  pk: number;
}

export interface LibraryTextRow {
  rowid: number;
  title: string;
  description: string;
  body: string;
}

export interface ModelUsageTable {
  account_id: string;
  day: number;
  job_id: string;
  model: string;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  cost_micros: number;
}

export interface RecipeTable {
  id: string;
  account_id: string;
  name: string;
  recipe: string;
  created_at: number;
  updated_at: number;
}

export interface Tables {
  accounts: AccountRow;
  api_keys: ApiKeyRow;
  jobs: JobRow;
  job_counts: JobCountRow;
  pages: PageRow;
  documents: DocumentRow;
  ledger: LedgerRow;
  usage_days: UsageDayRow;
  idempotency: IdempotencyRow;
  events: EventRow;
  deliveries: DeliveryRow;
  snapshots: SnapshotRow;
  outputs: OutputRow;
  tracked: TrackedRow;
  settings: SettingRow;
  model_usage: ModelUsageTable;
  recipes: RecipeTable;
  library: LibraryRow;
  library_due: LibraryDueRow;
  library_text: LibraryTextRow;
}

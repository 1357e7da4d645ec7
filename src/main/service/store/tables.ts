/** Rows as they stand in SQLite: snake case, null for absent, JSON as text, compressed things as bytes. */
import type { Generated } from 'kysely';
import type { HighlightState } from '../domain/library/quote.ts';
import type { EntryState, ImportState } from '../ports/shelves.ts';

import type {
  MonitorLookRow,
  MonitorMemoryRow,
  MonitorRow,
  RecipeRowTable,
  RecipeRunTable,
  RecipeTable,
  RecipeVersionTable,
} from './recipe-tables.ts';
import type { RateWindowTable, SettingRow, TicketTable } from './shared-tables.ts';

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
  landed_url: Generated<string | null>;
  worker_id: string | null;
  lease_until: number | null;
}

interface JobCountRow {
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
  hold: Generated<number>;
}

interface DocumentRow {
  page_pk: number;
  job_pk: number;
  seq: number;
  json_bytes: number;
  body: Uint8Array;
}

interface LedgerRow {
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

interface UsageDayRow {
  account_id: string;
  day: number;
  operation: string;
  key_id: string;
  credits: number;
  requests: number;
}

interface IdempotencyRow {
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

export interface SlotRow {
  account_id: string;
  worker_id: string;
  held: number;
  need: number;
  served_at: number;
  lease_until: number;
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

interface OutputRow {
  snapshot_pk: number;
  output_key: string;
  body: Uint8Array;
}

interface SnapshotRow {
  pk: Generated<number>;
  cache_key: string;
  account_id: string;
  stored_at: number;
  etag: string | null;
  last_modified: string | null;
  bytes: number;
  body: Uint8Array;
}

interface TrackedRow {
  account_id: string;
  url_key: string;
  tag: string;
  at: number;
  body: Uint8Array;
}

export interface EntryTable {
  pk: Generated<number>;
  account_id: string;
  url_key: string;
  url: string;
  host: string;
  title: string;
  note: Generated<string>;
  first_at: number;
  last_at: number;
  captures: Generated<number>;
  kept: Generated<number>;
  versions: Generated<number>;
  version_pk: Generated<number | null>;
  removed_at: Generated<number | null>;
  own_title: Generated<string>;
  state: Generated<EntryState>;
}

export interface VersionTable {
  pk: Generated<number>;
  account_id: string;
  entry_pk: number;
  n: number;
  first_at: number;
  last_at: number;
  captures: number;
  fingerprint: string;
  chars: number;
  minor: Generated<number>;
  title: string;
  description: string;
  language: string;
}

interface VersionTextTable {
  version_pk: number;
  body: Uint8Array;
}

interface VersionDueTable {
  pk: number;
}

/** The index over texts; contentless. */
interface VersionIndexTable {
  rowid: number;
  title: string;
  description: string;
  body: string;
  added: string;
  removed: string;
}

export interface CaptureTable {
  pk: Generated<number>;
  id: string;
  account_id: string;
  key_id: string | null;
  entry_pk: number;
  version_pk: number | null;
  request_key: string | null;
  at: number;
  kind: 'text' | 'page' | 'full';
  kept: number;
  engine: string;
  status: number;
  content_type: string;
  private: number;
  damaged: Generated<number>;
  bytes: number;
  manifest_pk: number | null;
  digest: string | null;
  job_id: string | null;
  page_id: string | null;
}

interface CaptureBlobTable {
  capture_pk: number;
  blob_pk: number;
}

interface ChainTable {
  account_id: string;
  n: number;
  capture_id: string;
  digest: string;
  at: number;
  link: string;
}

interface EntryTagTable {
  entry_pk: number;
  tag: string;
}

interface CollectionTable {
  pk: Generated<number>;
  account_id: string;
  /** A path, parts joined by `/`. */
  name: string;
  /** Of a saved search; empty for a collection that entries are put into. */
  query: Generated<string>;
  position: Generated<number>;
  removed_at: Generated<number | null>;
}

export interface HighlightTable {
  pk: Generated<number>;
  account_id: string;
  entry_pk: number;
  capture_id: string | null;
  exact: string;
  prefix: string;
  suffix: string;
  colour: string;
  comment: string;
  at: number;
  state: HighlightState;
  state_at: number | null;
  place_from: number | null;
  place_to: number | null;
  now_says: string | null;
  removed_at: Generated<number | null>;
}

/** Notes and highlights of an entry; contentless, rowid is the entry's. */
interface ShelfIndexTable {
  rowid: number;
  note: string;
  highlight: string;
}

export interface ImportTable {
  id: string;
  account_id: string;
  name: string;
  bytes: number;
  format: string;
  state: ImportState;
  done: number;
  /** JSON. */
  report: string;
  created_at: number;
  updated_at: number;
}

interface EntryCollectionTable {
  entry_pk: number;
  collection_pk: number;
}

interface ModelUsageTable {
  account_id: string;
  day: number;
  job_id: string;
  model: string;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  cost_micros: number;
}

export interface ProfileTable {
  id: string;
  account_id: string;
  name: string;
  site: string;
  sealed: string;
  created_at: number;
  updated_at: number;
  expired_at: number | null;
  url: string | null;
}

export interface NodeRow {
  id: string;
  name: string;
  roles: string;
  address: string;
  version: string;
  started_at: number;
  beat_at: number;
  beats: number;
  running: number;
  waiting: number;
}

interface HostLeaseRow {
  host: string;
  worker_id: string;
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
  slots: SlotRow;
  nodes: NodeRow;
  host_leases: HostLeaseRow;
  rate_windows: RateWindowTable;
  tickets: TicketTable;
  snapshots: SnapshotRow;
  outputs: OutputRow;
  tracked: TrackedRow;
  settings: SettingRow;
  model_usage: ModelUsageTable;
  recipes: RecipeTable;
  monitors: MonitorRow;
  monitor_memories: MonitorMemoryRow;
  monitor_looks: MonitorLookRow;
  recipe_versions: RecipeVersionTable;
  recipe_runs: RecipeRunTable;
  recipe_rows: RecipeRowTable;
  sign_in_profiles: ProfileTable;
  entries: EntryTable;
  versions: VersionTable;
  version_texts: VersionTextTable;
  versions_due: VersionDueTable;
  versions_text: VersionIndexTable;
  captures: CaptureTable;
  capture_blobs: CaptureBlobTable;
  chain: ChainTable;
  entry_tags: EntryTagTable;
  collections: CollectionTable;
  entry_collections: EntryCollectionTable;
  highlights: HighlightTable;
  shelf_text: ShelfIndexTable;
  imports: ImportTable;
}

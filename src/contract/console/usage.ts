/**
 * `GET /console/usage?fromAt&toAt`: credits per UTC day, operation and key, from the ledger.
 * `GET /console/usage/export?fromAt&toAt&format=csv|json`: the same rows as a file.
 */
import type { ModelUsage } from './jobs.ts';
import type { CreditState } from './session.ts';

export interface UsageRow {
  /** UTC date, `YYYY-MM-DD`. */
  readonly day: string;
  readonly operation: string;
  /** Absent for the console itself. */
  readonly keyId?: string;
  readonly keyName?: string;
  readonly credits: number;
  readonly requests: number;
}

export interface UsageAnswer {
  readonly fromAt: number;
  readonly toAt: number;
  readonly rows: readonly UsageRow[];
  /** Tokens of language models, by day and model. */
  readonly models: readonly ModelUsage[];
  readonly credits: CreditState;
  /** Ledger and jobs agree; the differences found otherwise. */
  readonly audit: readonly string[];
}

export type UsageExportFormat = 'csv' | 'json';

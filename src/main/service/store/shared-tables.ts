/** Rows of what services share beside jobs and accounts, as `tables.ts` has those of everything else. */
export interface RateWindowTable {
  account_id: string;
  bucket: string;
  ends_at: number;
  taken: number;
}

export interface TicketTable {
  kind: string;
  name: string;
  /** JSON. */
  data: string;
  tries: number;
  expires_at: number;
}

export interface SettingRow {
  name: string;
  value: string;
}

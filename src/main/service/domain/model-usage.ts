/** What a language model used: its requests of one UTC day. */
export interface ModelUsageRow {
  /** UTC date `YYYY-MM-DD`. */
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar; 0 where nobody said what it costs. */
  readonly costMicros: number;
}

/** Requests a minute, counted for all services of a database. Times are ms since the epoch. */
export interface RateAsk {
  readonly accountId: string;
  readonly bucket: string;
  /** Of the bucket, a window. */
  readonly limit: number;
  readonly want: number;
  readonly now: number;
}

export interface RateGrant {
  /** 0 to `want`: as many requests may be answered until the window ends. */
  readonly granted: number;
  /** Of the window, by all services together, these among them. */
  readonly taken: number;
  readonly endsAt: number;
}

/** From the first request of a window to its end, ms. */
export const RATE_WINDOW_MS = 60_000;

export interface RateStore {
  /** Takes requests out of the window; one begins where none runs. All services together never take more than `limit`. */
  takeRequests(asked: RateAsk): Promise<RateGrant>;
}

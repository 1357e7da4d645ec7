/** What the typed clients of the console are built on: one call, and one that posts. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Goes out although the page that asks is left; of at most 64 kB. */
  readonly isLast?: boolean | undefined;
}

export interface Calls {
  readonly call: <Answer>(path: string, how?: CallOptions) => Promise<Answer>;
  readonly post: <Answer>(path: string, body: unknown, signal?: AbortSignal) => Promise<Answer>;
}

/** `?a=1&b=2`; what is undefined or empty is left out. */
export function searchOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The header `Retry-After` (RFC 9110 section 10.2.3): seconds, or an HTTP date. */

/**
 * Milliseconds that the answer asks to wait, from `now` (ms since 1970); undefined where it says none that can be read.
 * `headers` are named in lower case.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string>>,
  now: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (value === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** A wait in words for a person: `30 seconds`, `5 minutes`, `2 hours`. */
export function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 120) return counted(seconds, 'second');
  if (seconds < 7_200) return counted(Math.ceil(seconds / 60), 'minute');
  if (seconds < 172_800) return counted(Math.ceil(seconds / 3_600), 'hour');
  return counted(Math.ceil(seconds / 86_400), 'day');
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

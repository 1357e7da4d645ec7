/**
 * The instant a question is asked about, and which capture answers it.
 *
 * Written as ISO 8601 (a bare day, month or year means its end, UTC), as ms since the epoch, or as the 14 digits of
 * archives (`20261101120000`, shorter ones too). `before`: the newest at or before it; `nearest`: whichever is closest,
 * the older of two equally close.
 */

export interface AsOf {
  /** ms since the epoch. */
  readonly at: number;
  readonly policy: 'before' | 'nearest';
}

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?$/;
/** More digits than a time stamp of archives has, or a number: ms. */
const MILLISECONDS = /^\d{11,13}$/;

/** ms since the epoch; undefined when the text is no instant. */
export function readInstant(given: string | number): number | undefined {
  if (typeof given === 'number')
    return Number.isSafeInteger(given) && given >= 0 ? given : undefined;
  const text = given.trim();
  const period = DAY.exec(text);
  if (period !== null) return periodOf(text)?.end;
  if (MILLISECONDS.test(text)) return Number(text);
  const digits = DIGITS.exec(text);
  if (digits !== null) return fromDigits(digits);
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined;
  // 31 February would be taken for 3 March
  if (periodOf(text.slice(0, 10)) === undefined) return undefined;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const at = Date.parse(hasZone ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** First and last ms of `2026`, `2026-11` or `2026-11-12`, UTC. */
export function periodOf(
  text: string,
): { readonly start: number; readonly end: number } | undefined {
  const [, year = '', month, day] = DAY.exec(text) ?? [];
  if (year === '') return undefined;
  const [y, m, d] = [Number(year), Number(month ?? '1') - 1, Number(day ?? '1')];
  const start = Date.UTC(y, m, d);
  const read = new Date(start);
  if (read.getUTCFullYear() !== y || read.getUTCMonth() !== m || read.getUTCDate() !== d) {
    return undefined; // 30 February
  }
  const [stepY, stepM, stepD] = [month === undefined, day === undefined, true].map(Number);
  const next =
    stepY === 1
      ? Date.UTC(y + 1, 0, 1)
      : stepM === 1
        ? Date.UTC(y, m + 1, 1)
        : Date.UTC(y, m, d + (stepD ?? 1));
  return { start, end: next - 1 };
}

function fromDigits([, ...parts]: RegExpExecArray): number | undefined {
  const [year = '', month = '', day = '', hour, minute, second] = parts;
  const period = periodOf(`${year}-${month}-${day}`);
  if (period === undefined || hour === undefined) return period?.end;
  const [h, m, s] = [Number(hour), Number(minute ?? '59'), Number(second ?? '59')];
  if (h > 23 || m > 59 || s > 59) return undefined;
  // archives count whole seconds: the second itself is meant, to its end
  return period.start + ((h * 60 + m) * 60 + s) * 1000 + 999;
}

/** The one that answers; undefined when none does. */
export function chooseAsOf<T extends { readonly at: number }>(
  captures: readonly T[],
  { at, policy }: AsOf,
): T | undefined {
  let before: T | undefined;
  let after: T | undefined;
  for (const capture of captures) {
    if (capture.at <= at)
      before = before === undefined || capture.at >= before.at ? capture : before;
    else after = after === undefined || capture.at < after.at ? capture : after;
  }
  if (policy === 'before' || after === undefined) return before;
  return before === undefined || after.at - at < at - before.at ? after : before;
}

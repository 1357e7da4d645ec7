/** What the numbers of the settings count, and how they are written. Pure. */
import { t } from '../../text/screens.ts';
import { formatAmount } from '../../text/format.ts';

const { units } = t.settings;
const seconds = { scale: 1_000, unit: units.seconds };

/** The service counts in ms and bytes; people do not. */
export const UNITS: Readonly<
  Record<string, { readonly scale: number; readonly unit: (count: number) => string }>
> = {
  browserIdleMs: seconds,
  documentTimeoutMs: seconds,
  creditCacheMs: seconds,
  llmTimeoutMs: seconds,
  jobTtlMs: { scale: 86_400_000, unit: units.days },
  maxBodyBytes: { scale: 1024 ** 2, unit: units.megabytes },
  cacheMaxBytes: { scale: 1024 ** 3, unit: units.gigabytes },
  libraryMaxBytes: { scale: 1024 ** 3, unit: units.gigabytes },
  libraryMinFreeBytes: { scale: 1024 ** 3, unit: units.gigabytes },
  libraryTraceMaxBytes: { scale: 1024 ** 2, unit: units.megabytes },
  libraryTraceDays: { scale: 1, unit: units.days },
};

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Of a number that counts nothing, such as that of a port, the digits stand as they are. */
export function usualOf(name: string, amount: number): string {
  const unit = UNITS[name]?.unit(amount);
  const digits = /port$/i.test(name) ? String(amount) : formatAmount(amount);
  return t.settings.usually(digits, unit);
}

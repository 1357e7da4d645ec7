/** What an operation cannot do with the library's options is refused, not passed over: nothing may be fetched in secret. */
import type { ScrapeOptions } from '../../domain/command.ts';
import { refuse } from './validate.ts';

interface Retention {
  readonly zeroDataRetention?: boolean | undefined;
}

/** Whether nothing of the pages may be written; what stands among their options counts as well. */
export function isUnkept(
  body: Retention & { readonly scrapeOptions?: Retention | undefined },
): boolean {
  return body.zeroDataRetention ?? body.scrapeOptions?.zeroDataRetention ?? false;
}

/** Throws `BAD_REQUEST`: what must leave no trace cannot be kept. */
export function refuseKeeping(
  { keep }: ScrapeOptions,
  zeroDataRetention: boolean,
  path: readonly string[] = [],
): void {
  if (keep === undefined || !zeroDataRetention) return;
  throw refuse([...path, 'keep'], 'zeroDataRetention writes nothing of the page; leave out keep');
}

/** Throws `BAD_REQUEST`, where pages are found by fetching others. */
export function refusePast(
  { asOf, offline }: { readonly asOf?: unknown; readonly offline?: unknown },
  why: string,
): void {
  if (asOf !== undefined) throw refuse(['scrapeOptions', 'asOf'], `asOf is not for this: ${why}`);
  if (offline === undefined) return;
  throw refuse(['scrapeOptions', 'offline'], `offline is not for this: ${why}`);
}

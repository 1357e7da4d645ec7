/** Features an account must have before a command runs; a missing one is 403 with its name. */
import type { Account } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { hasAddOn } from '../domain/plans.ts';

/** Throws `FEATURE_NOT_ENABLED`. */
export function requireFeatures(
  account: Account,
  command: { readonly zeroDataRetention: boolean },
): void {
  if (command.zeroDataRetention && !hasAddOn(account, 'zero-data-retention')) {
    throw new HearthError(
      'FEATURE_NOT_ENABLED',
      'Zero data retention is an add-on of Business and above; enable it under Plan, or leave zeroDataRetention out.',
    );
  }
}

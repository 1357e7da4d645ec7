/** Scrape and batch bodies → Commands. Source: wire/v2.md sections 6 and 8, wire/v1.md sections 3 and 5. */
import type { BatchBody, ScrapeBody } from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { BatchCommand, ScrapeCommand } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import { HearthError } from '../../domain/errors.ts';
import type { ReadContext } from '../types.ts';
import { refuseKeeping } from './library-rules.ts';
import { optionDefaults, readOptions } from './read-options.ts';
import { readUrls } from './read-urls.ts';
import { readWebhook } from './read-webhook.ts';
import { readUrl } from './validate.ts';

const V1_TIMEOUT_MS = 30_000;

/** `POST /scrape`. */
export function toScrapeCommand(
  body: ScrapeBody,
  version: WireVersion,
  context: ReadContext,
): ScrapeCommand {
  const defaults = optionDefaults(version);
  const options = readOptions(
    body,
    version === 'v1' ? { ...defaults, timeoutMs: V1_TIMEOUT_MS } : defaults,
  );
  const zeroDataRetention = body.zeroDataRetention ?? false;
  refuseKeeping(options, zeroDataRetention);
  const { target, logins } = readUrl(body.url, ['url'], context);
  return {
    ...target,
    options: { ...options, ...logins },
    zeroDataRetention,
    origin: body.origin ?? 'api',
  };
}

/** `POST /batch/scrape`. Invalid addresses are reported (v2's default) or refused (v1's). */
export function toBatchCommand(
  body: BatchBody,
  version: WireVersion,
  context: ReadContext,
): BatchCommand {
  const ignores = body.ignoreInvalidURLs ?? version === 'v2';
  const { urls, logins, invalidUrls } = readUrls(body.urls, ignores, context);
  if (urls.length === 0) {
    throw new HearthError('BAD_REQUEST', 'None of the urls is a valid address; give at least one');
  }
  const webhook = readWebhook(body.webhook);
  const options = { ...readOptions(body, optionDefaults(version)), ...logins };
  const zeroDataRetention = body.zeroDataRetention ?? false;
  refuseKeeping(options, zeroDataRetention);
  return defined({
    urls,
    ...(ignores ? { invalidUrls } : {}),
    appendToId: body.appendToId,
    maxConcurrency: body.maxConcurrency,
    options,
    webhook,
    zeroDataRetention,
    origin: body.origin ?? 'api',
  });
}

/** Extract bodies → ExtractCommand. Source: wire/v2.md section 11, wire/v1.md section 8, differences D5, D7. */
import type { ExtractBody } from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { ExtractCommand } from '../../domain/command.ts';
import { withoutPassword } from '../../domain/address-login.ts';
import { defined } from '../../domain/defined.ts';
import { HearthError } from '../../domain/errors.ts';
import type { ReadContext } from '../types.ts';
import { isUnkept, refuseKeeping, refusePast } from './library-rules.ts';
import { optionDefaults, readOptions } from './read-options.ts';
import { readSchema } from './read-schema.ts';
import { readUrls } from './read-urls.ts';
import { readWebhook } from './read-webhook.ts';

/** What a body that leaves a field out means. */
const DEFAULTS = {
  urls: [],
  scrapeOptions: {},
  enableWebSearch: false,
  includeSubdomains: true,
  ignoreSitemap: false,
  showSources: false,
  showProvenance: false,
  timeout: 60_000,
  origin: 'api',
} as const satisfies Partial<ExtractBody>;

const NO_AGENT = 'The browsing agent is not available here; the pages were read as they are.';
const NO_EXTERNAL =
  'allowExternalLinks has no effect here: pages are looked for on their own site; name others in urls, or set enableWebSearch.';

/** `POST /extract`. An address ending in `/*` stands for the site below it. */
export function toExtractCommand(
  body: ExtractBody,
  version: WireVersion,
  context: ReadContext,
): ExtractCommand {
  const asked = { ...DEFAULTS, ...defined(body) };
  const { enableWebSearch } = asked;
  const prompt = body.prompt?.trim() === '' ? undefined : body.prompt;
  const ignores = body.ignoreInvalidURLs ?? version === 'v2';
  const { urls, logins, invalidUrls } = readTargets(asked.urls, ignores, context);
  if (urls.length === 0 && (prompt === undefined || (invalidUrls.length > 0 && !enableWebSearch))) {
    throw new HearthError('BAD_REQUEST', 'None of the urls is a valid address; give at least one');
  }
  const webhook = readWebhook(body.webhook);
  const defaults = { ...optionDefaults(version), onlyMainContent: false };
  const options = { ...readOptions(asked.scrapeOptions, defaults), ...logins };
  const zeroDataRetention = isUnkept(body);
  refuseKeeping(options, zeroDataRetention, ['scrapeOptions']);
  const finds = urls.length === 0 || enableWebSearch || urls.some(({ wildcard }) => wildcard);
  if (finds) refusePast(options, 'the pages would be looked for on the web; give their addresses');
  return defined({
    urls,
    ...(ignores ? { invalidUrls } : {}),
    prompt,
    systemPrompt: body.systemPrompt,
    schema: readSchema(body.schema),
    enableWebSearch,
    includeSubdomains: asked.includeSubdomains,
    ignoreSitemap: asked.ignoreSitemap,
    showSources: asked.showSources,
    showProvenance: asked.showProvenance,
    limit: body.limit,
    timeoutMs: asked.timeout,
    options,
    webhook,
    zeroDataRetention,
    warnings: warningsOf(body, enableWebSearch),
    origin: asked.origin,
  });
}

function warningsOf(body: ExtractBody, enableWebSearch: boolean): readonly string[] {
  return [
    ...(body.agent === undefined ? [] : [NO_AGENT]),
    ...(body.allowExternalLinks === true && !enableWebSearch ? [NO_EXTERNAL] : []),
  ];
}

function readTargets(typed: readonly string[], ignores: boolean, context: ReadContext) {
  const WILDCARD = /\/\*+$/;
  const plain = readUrls(
    typed.map((text) => text.trim().replace(WILDCARD, '/')),
    ignores,
    context,
  );
  const invalid = new Set(plain.invalidUrls);
  const kept = typed.filter((text) => !invalid.has(text.trim().replace(WILDCARD, '/')));
  return {
    urls: plain.urls.map(({ url }, index) => {
      const typed = kept[index] ?? url;
      const typedUrl = withoutPassword(typed);
      return { url, typedUrl, wildcard: WILDCARD.test(typed.trim()) };
    }),
    logins: plain.logins,
    invalidUrls: typed.filter((text) => invalid.has(text.trim().replace(WILDCARD, '/'))),
  };
}

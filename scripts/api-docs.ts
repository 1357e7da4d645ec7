/**
 * Writes docs/api.md from the contract and the golden replies: `node scripts/api-docs.ts`.
 * A unit test compares the file with what this makes, so the two never part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

import { type Endpoint, endpointsOf } from '../src/contract/endpoints.ts';
import { toSchema } from '../src/contract/openapi.ts';
import { BARE_FORMAT_NAMES } from '../src/contract/shared/formats.ts';

const ROOT = join(import.meta.dirname, '..');
export const API_DOCS = join(ROOT, 'docs', 'api.md');

/** Golden file whose first pair shows an endpoint's reply. */
const SAMPLES: Readonly<Record<string, string>> = {
  scrape: 'both/scrape/replies',
  startCrawl: '{v}/crawl-start/reply',
  getCrawl: '{v}/crawl-status/reply',
  cancelCrawl: 'both/crawl-cancel/reply',
  getCrawlErrors: 'both/crawl-errors/reply',
  activeCrawls: '{v}/crawl-active/reply',
  crawlParamsPreview: 'both/crawl-params-preview/reply',
  startBatchScrape: '{v}/batch-start/reply',
  map: '{v}/map/reply',
  search: '{v}/search/reply',
  extract: 'both/extract/replies',
  getExtract: 'both/extract-status/reply',
  creditUsage: '{v}/credit-usage/reply',
  creditUsageHistory: 'both/credit-history/reply',
  tokenUsage: '{v}/token-usage/reply',
  tokenUsageHistory: 'both/token-history/reply',
  queueStatus: 'both/queue-status/reply',
  activity: 'both/activity/reply',
  concurrency: 'both/concurrency/reply',
};

const HEAD = `# The HTTP API

<!-- made by scripts/api-docs.ts from src/contract and test/wire/golden; do not edit by hand -->

Hearth answers on \`http://127.0.0.1:3002\` under two families of paths, \`/v1\` and \`/v2\`. Both take the option
names of either; their replies differ where shown. The machine-readable form is \`/openapi.json\` (v2) and
\`/openapi.json?version=v1\`.

\`\`\`sh
curl http://127.0.0.1:3002/v2/scrape -H "Authorization: Bearer $HEARTH_KEY" \\
  -H "Content-Type: application/json" -d '{"url":"https://example.com","formats":["markdown"]}'
\`\`\`

* **Key**: every request carries \`Authorization: Bearer <key>\`. A key is a UUID; the spelling \`fc-\` and 32 hex digits
  of the same key works too.
* **Success** is always status 200 with \`success: true\`, \`creditsUsed\` (by this call; of the whole job in a job's
  status) and \`remainingCredits\`.
* **Failure** is \`{"success": false, "error": "…", "code"?: "…", "details"?: …}\` and costs nothing.
* \`null\` counts as absent. Keys of other endpoints, of newer clients, and those that begin with \`__\` are ignored;
  any other unknown key is refused.
* **Not here**: agent, browser, monitor, parse, llmstxt and deep-research endpoints answer 404.
`;

const FAILURES = `## Failures

| Status | When | Code |
|---|---|---|
| 200 with \`success: false\` | the host was not found | \`SCRAPE_DNS_RESOLUTION_ERROR\` |
| 400 | the body does not fit; \`details\` lists every issue | \`BAD_REQUEST\` |
| 400 | the body is not JSON | \`BAD_REQUEST_INVALID_JSON\` |
| 400 | a bad id, pattern or page range | |
| 401 | no key, or an unknown one | |
| 402 | credits are used up | |
| 403 | robots.txt, a private address, a feature that is not enabled | \`SCRAPE_ROBOTS_DENIED\`, \`SCRAPE_ADDRESS_REFUSED\` |
| 404 | unknown or expired job, unknown path | |
| 404 | no stored copy (\`minAge\`, \`lockdown\`) | \`SCRAPE_NO_CACHED_DATA\`, \`SCRAPE_LOCKDOWN_CACHE_MISS\` |
| 408 | out of time | \`SCRAPE_TIMEOUT\`, \`MAP_TIMEOUT\`, \`CONCURRENCY_QUEUE_TIMEOUT\` |
| 409 | used idempotency key; cancelling a job that is over | |
| 413 | a body above 10 MB | |
| 429 | too many requests; the free allowance is spent. \`Retry-After\` in seconds | |
| 500 | the page could not be fetched | \`SCRAPE_…\` |
`;

/** The whole text of docs/api.md. */
export function apiDocs(): string {
  const v1 = endpointsOf('v1');
  const sections = endpointsOf('v2').map((endpoint, index) => {
    const twin = v1[index];
    if (twin?.operationId !== endpoint.operationId) throw new Error('The families differ in order');
    return section(endpoint);
  });
  return [HEAD, formatsSection(), ...sections, FAILURES].join('\n').trimEnd() + '\n';
}

function section(endpoint: Endpoint): string {
  const { method, path, summary, parameters, body } = endpoint;
  const verb = method.toUpperCase();
  const rows = [
    ...parameters.map((each) => row(each.name, `${each.type} (${each.in})`, each.description)),
    ...(body === undefined ? [] : fieldRows(body)),
  ];
  const table =
    rows.length === 0 ? '' : `\n| Field | Type | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  return `## ${verb} ${path}\n\n\`${verb} /v1${path}\`, \`${verb} /v2${path}\`: ${summary}\n${table}${samples(endpoint)}`;
}

function formatsSection(): string {
  const names = BARE_FORMAT_NAMES.map((name) => `\`${name}\``).join(', ');
  return `## Formats

By name: ${names}. As objects also \`question\` (\`question\`), \`highlights\` (\`query\`), \`attributes\`
(\`selectors: [{selector, attribute}]\`), \`json\` (\`schema\`, \`prompt\`), \`screenshot\` (\`fullPage\`, \`quality\`, \`viewport\`),
\`changeTracking\` (\`modes\`, \`tag\`, \`schema\`, \`prompt\`). At most one screenshot; \`changeTracking\` needs \`markdown\`;
\`rawBase64\` stands alone; v1's \`extract\` and \`json\` by name need \`extract\` and \`jsonOptions\`. \`branding\`, \`product\`,
\`menu\`, \`audio\` and \`video\` are accepted and answered with a warning.
`;
}

function fieldRows(body: z.ZodType): readonly string[] {
  const schema = toSchema(body, 'input', {});
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(recordOf(schema['properties'])).map(([name, field]) => {
    const property = recordOf(field);
    const note = typeof property['description'] === 'string' ? property['description'] : '';
    return row(name, typeOf(property), required.includes(name) ? `**Required.** ${note}` : note);
  });
}

function row(name: string, type: string, meaning: string): string {
  return `| ${name.replaceAll('_', '\\_')} | ${type.replaceAll('|', '\\|')} | ${meaning.trim()} |`;
}

function typeOf(property: Readonly<Record<string, unknown>>): string {
  const reference = property['$ref'];
  if (typeof reference === 'string') return reference.replace(/^.*\//, '').replace(/V[12]$/, '');
  if (Array.isArray(property['enum']))
    return property['enum'].map((each) => `\`${String(each)}\``).join(' | ');
  if (property['type'] === 'array') return `${typeOf(recordOf(property['items']))}[]`;
  const type = typeof property['type'] === 'string' ? property['type'] : 'any';
  const { minimum, maximum } = property;
  if (typeof minimum === 'number' && typeof maximum === 'number') {
    return `${type} ${String(minimum)}–${String(maximum)}`;
  }
  return typeof minimum === 'number' ? `${type} ≥ ${String(minimum)}` : type;
}

function samples(endpoint: Endpoint): string {
  const name = SAMPLES[endpoint.operationId];
  if (name === undefined) return '';
  if (!name.includes('{v}')) return `\n${sample(name)}`;
  return `\nv1:\n\n${sample(name.replace('{v}', 'v1'))}\nv2:\n\n${sample(name.replace('{v}', 'v2'))}`;
}

function sample(name: string): string {
  const path = join(ROOT, 'test', 'wire', 'golden', `${name}.json`);
  const pairs: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const first: unknown = Array.isArray(pairs)
    ? pairs.find((pair) => 'response' in recordOf(pair))
    : {};
  return `\`\`\`json\n${JSON.stringify(recordOf(first)['response'])}\n\`\`\`\n`;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

if (import.meta.main) writeFileSync(API_DOCS, apiDocs());

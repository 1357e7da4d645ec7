/**
 * Writes docs/api.md from the contract and the golden replies: `node scripts/api-docs.ts`.
 * A unit test compares the file with what this makes, so the two never part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

import { type Endpoint, endpointsOf } from '../src/contract/endpoints.ts';
import { recipeEndpoints } from '../src/contract/recipe-endpoints.ts';
import { LIBRARY_ENDPOINTS } from '../src/contract/library/endpoints.ts';
import { monitorEndpoints } from '../src/contract/monitors.ts';
import { toSchema } from '../src/contract/openapi.ts';
import { BARE_FORMAT_NAMES } from '../src/contract/shared/formats.ts';

const ROOT = join(import.meta.dirname, '..');
export const API_DOCS = join(ROOT, 'docs', 'api.md');

/** Golden file whose first pair shows an endpoint's reply. */
const SAMPLES: Readonly<Record<string, string>> = {
  scrape: 'both/scrape/replies',
  parse: 'both/parse/reply',
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
curl http://127.0.0.1:3002/v2/scrape -H "Authorization: Bearer $HEARTH_API_KEY" \\
  -H "Content-Type: application/json" -d '{"url":"https://example.com","formats":["markdown"]}'
\`\`\`

* **Key**: every request carries \`Authorization: Bearer <key>\`. A key is a UUID; the spelling \`fc-\` and 32 hex digits
  of the same key works too.
* **Success** is always status 200 with \`success: true\`, \`creditsUsed\` (by this call; of the whole job in a job's
  status) and \`remainingCredits\`.
* **Failure** is \`{"success": false, "error": "…", "code"?: "…", "details"?: …}\` and costs nothing.
* A body may be packed (\`Content-Encoding: gzip\`, \`deflate\`, \`br\`, \`zstd\`); as it unpacks it has 10 MB at most. In a form, \`formats[]=markdown&formats[]=links\` is a list.
* \`null\` counts as absent. Keys of other endpoints, of newer clients, and those that begin with \`__\` are ignored;
  any other unknown key is refused, and so is an option in the wrong place (\`formats\` beside the address of a crawl).
* **Not here**: agent, browser, interact, research, feedback, llmstxt, deep-research and Firecrawl's own monitor endpoints
  answer 404, with a sentence that names what does the same work.
`;

const FORM = `A form (\`multipart/form-data\`) with the part \`file\`, whose name counts as a label only, and the part \`options\` with the
fields below as JSON, in either order:

\`\`\`sh
curl http://127.0.0.1:3002/v2/parse -H "Authorization: Bearer $HEARTH_API_KEY" \\
  -F file=@report.pdf -F 'options={"formats":["markdown"]}'
\`\`\`

The key, the rate and the credits are looked at before any of the file is read. Content and name must agree; old Office files
(.doc, .xls, .ppt), pictures and what nothing can read are refused with 400. \`waitFor\`, \`actions\`, \`mobile\`, \`headers\`,
\`minAge\`, \`lockdown\`, stronger proxies, screenshots and other formats of pages are refused by name
(\`PARSE_UNSUPPORTED_OPTIONS\`); \`location\`, \`maxAge\` and \`storeInCache\` are taken without effect. Nothing is cached or
put into the library; the document is kept with its job as that of a scrape is.
`;

const RECIPES = `## Recipes

A recipe is one JSON object, written to a file and posted to any Hearth. Rows are flat: column → text, number, boolean, null or an
array of texts; addresses are absolute. A run is a job of kind \`recipe\`: one credit a page that answered well, a list that grows in one page
of the browser is one page; it survives a restart, and its webhooks are \`recipe.started\`, \`recipe.page\` (\`json\` holds the rows) and so on. \`health\` of a run:
\`ok\`; \`repaired\` (the page has changed and was understood; \`recipe\` is the file as repaired); \`degraded\` (a field is null: \`missing\`, or
\`suspect\` where two places fit alike); \`broken\` and \`empty\` (no rows: sign-in, maintenance, "0 results", another page). A file holds up
to 20 rows of the page it was made of. Files that are none: 400 \`RECIPE_INVALID\`; clicks that point at another text: 409
\`RECIPE_CLICK_MISSED\`; clicks in no list: 422 \`RECIPE_NO_RECORDS\`. A run of a file is kept as long as its job, of a saved recipe the last ten are kept.
`;

const JOBS = `## Jobs: pages, sockets, webhooks

Crawls and batches share one space of ids: either path answers for both. They outlive their request, the process
and a power cut; what was fetched is kept for 24 hours from the end (\`jobTtlMs\`).

* **Pages.** \`GET …/{id}?skip=N&limit=M\` gives finished documents in the order of finishing, at most 100 (\`limit\`:
  1000) and 10 MB. \`next\` is absolute and stands where more can be read now, also while the job runs; without it all
  documents were given that \`completed\` counts, and later ones begin behind them (\`skip\` = \`completed\`). A status answers at
  once; what a running job's client has read before it is given again at a pace. \`total\` counts pages known and not
  failed; failed ones and those robots.txt kept away stand under \`errors\`.
* **Credits**: 1 for each page answered with 2xx, as it is fetched. When they run out, pages under way are finished,
  nothing new is started, and the job ends \`completed\` with a \`warning\`. A crawl's \`limit\` is cut to the balance.
* **Where a crawl goes**: pages below the start, by link and by sitemap. Where the start redirects to belongs as well; a
  page that leads out of all that is left out and costs nothing. One page under several addresses is counted once: the same
  after normalising, where a redirect leads to a known page, or where pages with one text name one \`rel=canonical\`.
  The reason for every other address: \`hearth jobs show ID --urls\`.
* **Politeness**: robots.txt (RFC 9309; the groups HearthBot, Hearth, FirecrawlAgent, then \`*\`), its \`Crawl-delay\` unless
  \`delay\` says otherwise, \`maxConcurrency\`, 8 pages of a host at once over all jobs (\`hostConcurrency\`). A \`delay\` spaces the
  pages of that crawl alone; what the site asks for is kept by all together, and accounts take turns there. 429 and 503 keep
  everybody away from the host for as long as \`Retry-After\` says (up to an hour), else 1 s and doubling. Failures that may
  pass are tried three times.
* **Socket**: a websocket on the status path, with the key in \`Authorization\` or as the subprotocol, which is echoed. First
  \`{"type":"catchup","data":<status>}\`, then \`{"type":"document","data":<document>}\` for each page; the end is a close with code
  1000 and the reason \`{"type":"done"}\`. Refusals are closes too: 3000 the key, 1008 the job.
* **Webhook**: an address, or \`{url, headers, metadata, events}\` with events of \`started\`, \`page\`, \`completed\`, \`failed\` (which
  tells of cancelling, too). Body: \`{success, type, id, webhookId, data, error?, metadata}\` with types such as \`crawl.page\` and
  \`batch_scrape.completed\`. With a secret (\`webhookSecret\`) \`X-Firecrawl-Signature: sha256=…\` is the HMAC of the body. Any 2xx
  within 10 seconds is a success; else it is sent again after 1, 5 and 15 minutes, also after a restart. At least once.
* **Idempotency**: \`x-idempotency-key\` (a UUID) on \`POST /crawl\` and \`POST /v1/batch/scrape\`; the second use is 409.
* **Append**: \`appendToId\` adds addresses to a batch that runs, with the options it was started with; 409 when it is over.
`;

const LIBRARY = `# The library

Every page that is read leaves its text; what is asked for with \`keep\` stays whole, for ever. \`asOf\` and \`offline\` on
scrape and batch answer from it. \`/library\` takes a key or the console's session; what it says is of that account alone.
\`metadata.captureId\` and \`metadata.capturedAt\` say which copy answered; a keep that failed says "Not kept: …" in \`warning\`.
A capture whose request carried a cookie or an authorization is private: it answers the key that took it, and the owner.

A copy of kind \`full\` is opened again with its scripts, itself its only network, where the past is asked with \`actions\`,
\`waitFor\`, \`mobile\` or a screenshot other than the full page; without its parts, actions and screenshots are refused
(\`SCRAPE_NO_CACHED_DATA\`).

Other tools find all copies by Memento (RFC 7089), with the key as bearer or as the password of Basic:
\`GET /timegate/{url}\` (with \`Accept-Datetime\`: the nearest copy, else the newest), \`GET /timemap/link/{url}\`,
\`GET /timemap/json/{url}\`, \`GET /web/{14 digits}/{url}\` (leads to the page as it was) and \`GET /web/{14 digits}id_/{url}\`
(the bytes as the site sent them).
`;

const MONITORS = `# Monitors

A page, a web search or a saved recipe that is looked at again on a schedule. Each look at a page keeps a capture and costs
what a scrape costs. What moves by itself (clocks, counters, nonces, advertisements, "related" lists) is learned by
fetching twice: at the first look, and again, up to twice, whenever something seems to have changed; each visit is charged.
The same words in another dress are no change; an error page, a wall to sign in at or an empty page is a failed look. A failed look is
tried again after 5 and 15 minutes; three in a row are told, and looks become rarer until one succeeds. A look missed while
the machine slept is made up once. Without credits, or when its key is revoked, a monitor pauses and says so. \`/monitors\`
takes a key or the console's session. Webhook: \`{success, type: "monitor.changed", id, webhookId, data: [{monitor, look}]}\`,
\`monitor.failing\` and \`monitor.paused\` with \`error\`; signed and sent again as those of jobs.
`;

const FAILURES = `## Failures

| Status | When | Code |
|---|---|---|
| 200 with \`success: false\`, on v1 500 | the host was not found | \`SCRAPE_DNS_RESOLUTION_ERROR\` |
| 400 | the body does not fit; \`details\` lists every issue | \`BAD_REQUEST\` |
| 400 | the body is not JSON | \`BAD_REQUEST_INVALID_JSON\` |
| 400 | options that a file cannot have; a file that cannot be read | \`PARSE_UNSUPPORTED_OPTIONS\`, \`SCRAPE_UNSUPPORTED_FILE_ERROR\` |
| 400 | a bad id, pattern or page range | |
| 401 | no key, or an unknown one | |
| 402 | credits are used up | |
| 403 | robots.txt, a private address, a feature that is not enabled | \`SCRAPE_ROBOTS_DENIED\`, \`SCRAPE_ADDRESS_REFUSED\` |
| 404 | unknown or expired job, unknown path | |
| 404 | no stored copy (\`minAge\`, \`lockdown\`) | \`SCRAPE_NO_CACHED_DATA\`, \`SCRAPE_LOCKDOWN_CACHE_MISS\` |
| 408 | out of time | \`SCRAPE_TIMEOUT\`, \`MAP_TIMEOUT\`, \`CONCURRENCY_QUEUE_TIMEOUT\` |
| 409 | used idempotency key; cancelling or appending to a job that is over | |
| 413 | a body above 10 MB, a file above 50 MB | |
| 429 | too many requests; the free allowance is spent. \`Retry-After\` in seconds | |
| 431 | address and headers above 16 KB together | |
| 500 | the page could not be fetched | \`SCRAPE_…\` |
`;

/** The whole text of docs/api.md. */
export function apiDocs(): string {
  const v1 = endpointsOf('v1');
  const sections = endpointsOf('v2').map((endpoint) =>
    section(
      endpoint,
      v1.some(({ operationId }) => operationId === endpoint.operationId) ? 'both' : 'v2',
    ),
  );
  const recipes = recipeEndpoints.map((endpoint) => section(endpoint, 'own'));
  const library = LIBRARY_ENDPOINTS.map((endpoint) => section(endpoint, 'own'));
  const monitors = monitorEndpoints.map((endpoint) => section(endpoint, 'own'));
  const own = [RECIPES, ...recipes, LIBRARY, ...library, MONITORS, ...monitors];
  return [HEAD, formatsSection(), ...sections, ...own, JOBS, FAILURES].join('\n').trimEnd() + '\n';
}

function section(endpoint: Endpoint, family: 'both' | 'v2' | 'own'): string {
  const { method, path, summary, parameters, body } = endpoint;
  const verb = method.toUpperCase();
  const rows = [
    ...parameters.map((each) => row(each.name, `${each.type} (${each.in})`, each.description)),
    ...(body === undefined ? [] : fieldRows(body)),
  ];
  const table =
    rows.length === 0 ? '' : `\n| Field | Type | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  const where = {
    both: `\`${verb} /v1${path}\`, \`${verb} /v2${path}\``,
    v2: `\`${verb} /v2${path}\` alone`,
    own: "Hearth's own",
  }[family];
  const form = endpoint.takesFile === undefined ? '' : `\n${FORM}`;
  return `## ${verb} ${path}\n\n${where}: ${summary}\n${form}${table}${samples(endpoint)}`;
}

function formatsSection(): string {
  const names = BARE_FORMAT_NAMES.map((name) => `\`${name}\``).join(', ');
  return `## Formats

By name: ${names}. As objects also \`question\` (\`question\`), \`highlights\` (\`query\`), \`attributes\`
(\`selectors: [{selector, attribute}]\`), \`json\` (\`schema\`, \`prompt\`), \`screenshot\` (\`fullPage\`, \`quality\`, \`viewport\`),
\`changeTracking\` (\`modes\`, \`tag\`, \`schema\`, \`prompt\`). \`tables\`, Hearth's own and on v2 alone, gives the page's lists of
records and its tables, best first: \`[{name, columns: [{name, type}], rows: [{…}]}]\`. At most one screenshot; \`changeTracking\` needs \`markdown\`;
\`rawBase64\` stands alone; v1's \`extract\` and \`json\` by name need \`extract\` and \`jsonOptions\`. \`branding\`, \`product\`,
\`menu\`, \`audio\` and \`video\` are accepted and answered with a warning.

\`changeTracking\` compares with the scrape before of the same address, tag and reading (\`includeTags\`, \`excludeTags\`,
\`onlyMainContent\`, \`mobile\`, \`location\`, \`reader\`). Where a site answers with an error other than 404 and 410, it is left
out, with a warning, and the version before stays the one to compare with.
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

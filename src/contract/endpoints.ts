/**
 * Every endpoint of the wire: path, body, reply, and the limits it counts against.
 *
 * The one list from which /openapi.json and docs/api.md are made. Paths are written without the family.
 */
import type { z } from 'zod';

import type { WireVersion } from './shared/scrape-options.ts';
import { requests as v1Requests } from './v1/requests.ts';
import { responses as v1Responses } from './v1/responses.ts';
import { requests as v2Requests } from './v2/requests.ts';
import { responses as v2Responses } from './v2/responses.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
}

export interface Endpoint {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Without the family: `/crawl/{id}`. */
  readonly path: string;
  readonly group:
    | 'Scrape'
    | 'Crawl'
    | 'Batch scrape'
    | 'Map'
    | 'Search'
    | 'Extract'
    | 'Account'
    | 'Recipes'
    | 'Library'
    | 'Monitors';
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly body?: z.ZodType;
  /** The body is a form: the part `file`, and the body's fields as JSON in the part `options`. */
  readonly takesFile?: true;
  readonly reply: z.ZodType;
  /** Statuses it may answer beside 200, 400, 401, 402, 403, 429, 431 and 500, and 413 with a body. */
  readonly failures: readonly number[];
  /** A host name that cannot be resolved is told with status 200 (wire README, "Status codes"). */
  readonly missesHostAs200?: true;
}

const ID: Parameter = { name: 'id', in: 'path', type: 'string', description: 'A UUID.' };
const PAGING: readonly Parameter[] = [
  { name: 'skip', in: 'query', type: 'integer', description: 'Documents to leave out. Default 0.' },
  {
    name: 'limit',
    in: 'query',
    type: 'integer',
    description: 'Most documents of this reply, 1 to 1000. Default 100.',
  },
];
const IDEMPOTENCY: Parameter = {
  name: 'x-idempotency-key',
  in: 'header',
  type: 'string',
  description: 'A UUID; a second request with the same one is answered with 409.',
};
const BY_KEY: Parameter = {
  name: 'byApiKey',
  in: 'query',
  type: 'boolean',
  description: 'One row per period and key.',
};

/** The endpoints of a family, in the order of the documentation. */
export function endpointsOf(version: WireVersion): readonly Endpoint[] {
  const requests = version === 'v1' ? v1Requests : v2Requests;
  const responses = version === 'v1' ? v1Responses : v2Responses;
  return [
    ...scrapeEndpoints(requests, responses),
    ...(version === 'v2' ? [parseEndpoint(requests, responses)] : []),
    ...jobEndpoints('Crawl', '/crawl', 'crawl', responses, {
      body: requests.crawl,
      parameters: [IDEMPOTENCY],
    }),
    ...crawlEndpoints(requests, responses),
    ...jobEndpoints('Batch scrape', '/batch/scrape', 'batch scrape', responses, {
      body: requests.batch,
      parameters: version === 'v1' ? [IDEMPOTENCY] : [],
    }),
    ...callEndpoints(requests, responses),
    ...accountEndpoints(responses),
  ];
}

type Responses = typeof v1Responses | typeof v2Responses;
type Requests = typeof v1Requests;

function scrapeEndpoints(requests: Requests, responses: Responses): readonly Endpoint[] {
  return [
    {
      operationId: 'scrape',
      method: 'post',
      path: '/scrape',
      group: 'Scrape',
      summary: 'Fetch one page and return its content.',
      parameters: [],
      body: requests.scrape,
      reply: responses.scrape,
      failures: [404, 408],
      missesHostAs200: true,
    },
    {
      operationId: 'getScrape',
      method: 'get',
      path: '/scrape/{id}',
      group: 'Scrape',
      summary: 'The result of an earlier scrape, or of one page of a job.',
      parameters: [ID],
      reply: responses.scrape,
      failures: [404],
    },
  ];
}

function parseEndpoint(requests: Requests, responses: Responses): Endpoint {
  return {
    operationId: 'parse',
    method: 'post',
    path: '/parse',
    group: 'Scrape',
    summary:
      'Read a file that is sent along and return its content: HTML, PDF, Word, Excel, PowerPoint, ODT, ODS, RTF, EPUB, CSV and text, up to 50 MB.',
    parameters: [],
    body: requests.parse,
    takesFile: true,
    reply: responses.scrape,
    failures: [408],
  };
}

function crawlEndpoints(requests: Requests, responses: Responses): readonly Endpoint[] {
  return [
    {
      operationId: 'activeCrawls',
      method: 'get',
      path: '/crawl/active',
      group: 'Crawl',
      summary: 'Crawls under way. The same as `/crawl/ongoing`.',
      parameters: [],
      reply: responses.active,
      failures: [],
    },
    {
      operationId: 'crawlParamsPreview',
      method: 'post',
      path: '/crawl/params-preview',
      group: 'Crawl',
      summary: 'Turn a wish in plain words into crawl options. Needs a language model.',
      parameters: [],
      body: requests.paramsPreview,
      reply: responses.paramsPreview,
      failures: [],
    },
  ];
}

/** Operations that answer with their result. */
function callEndpoints(requests: Requests, responses: Responses): readonly Endpoint[] {
  return [
    {
      operationId: 'map',
      method: 'post',
      path: '/map',
      group: 'Map',
      summary: 'Discover the addresses of a site.',
      parameters: [],
      body: requests.map,
      reply: responses.map,
      failures: [408],
      missesHostAs200: true,
    },
    {
      operationId: 'search',
      method: 'post',
      path: '/search',
      group: 'Search',
      summary: 'Search the web, and scrape the results when formats are asked for.',
      parameters: [],
      body: requests.search,
      reply: responses.search,
      failures: [408],
    },
    {
      operationId: 'extract',
      method: 'post',
      path: '/extract',
      group: 'Extract',
      summary:
        'Return structured fields from pages. The reply holds the result when it is there in time.',
      parameters: [],
      body: requests.extract,
      reply: responses.extractStarted,
      failures: [408],
    },
    {
      operationId: 'getExtract',
      method: 'get',
      path: '/extract/{id}',
      group: 'Extract',
      summary: 'State and result of an extraction.',
      parameters: [ID],
      reply: responses.extractStatus,
      failures: [404],
    },
  ];
}

function jobEndpoints(
  group: 'Crawl' | 'Batch scrape',
  path: string,
  noun: string,
  responses: Responses,
  start: Pick<Endpoint, 'parameters'> & { readonly body: z.ZodType },
): readonly Endpoint[] {
  const name = group === 'Crawl' ? 'Crawl' : 'BatchScrape';
  return [
    {
      operationId: `start${name}`,
      method: 'post',
      path,
      group,
      summary: `Start a ${noun}; it runs on after the reply.`,
      ...start,
      reply: responses.started,
      // 404: `appendToId` names no batch
      failures: group === 'Crawl' ? [409] : [404, 409],
    },
    {
      operationId: `get${name}`,
      method: 'get',
      path: `${path}/{id}`,
      group,
      summary: `State and documents of a ${noun}. Also a websocket that sends documents as they come.`,
      parameters: [ID, ...PAGING],
      reply: responses.status,
      failures: [404],
    },
    {
      operationId: `cancel${name}`,
      method: 'delete',
      path: `${path}/{id}`,
      group,
      summary: `Cancel a ${noun}; pages under way may still finish.`,
      parameters: [ID],
      reply: responses.cancelled,
      failures: [404, 409],
    },
    {
      operationId: `get${name}Errors`,
      method: 'get',
      path: `${path}/{id}/errors`,
      group,
      summary: 'Pages that failed, and addresses that robots.txt kept away.',
      parameters: [ID],
      reply: responses.jobErrors,
      failures: [404],
    },
  ];
}

function accountEndpoints(responses: Responses): readonly Endpoint[] {
  const rows: readonly (readonly [string, string, string, z.ZodType, readonly Parameter[]])[] = [
    ['creditUsage', '/team/credit-usage', 'Credits left in the period.', responses.creditUsage, []],
    [
      'creditUsageHistory',
      '/team/credit-usage/historical',
      'Credits used by period.',
      responses.creditHistory,
      [BY_KEY],
    ],
    [
      'tokenUsage',
      '/team/token-usage',
      'The same as credits, 15 tokens each.',
      responses.tokenUsage,
      [],
    ],
    [
      'tokenUsageHistory',
      '/team/token-usage/historical',
      'Tokens used by period.',
      responses.tokenHistory,
      [BY_KEY],
    ],
    ['queueStatus', '/team/queue-status', 'Work under way and waiting.', responses.queueStatus, []],
    [
      'activity',
      '/team/activity',
      'Requests of the last 24 hours, newest first.',
      responses.activity,
      [
        { name: 'endpoint', in: 'query', type: 'string', description: 'Only this operation.' },
        {
          name: 'limit',
          in: 'query',
          type: 'integer',
          description: 'Most rows, 1 to 100. Default 50.',
        },
        { name: 'cursor', in: 'query', type: 'string', description: 'From the reply before.' },
      ],
    ],
    [
      'concurrency',
      '/concurrency-check',
      'Slots in use, and slots there are.',
      responses.concurrency,
      [],
    ],
  ];
  return rows.map(([operationId, path, summary, reply, parameters]) => ({
    operationId,
    method: 'get',
    path,
    group: 'Account',
    summary,
    parameters,
    reply,
    failures: [],
  }));
}

/**
 * The OpenAPI 3.1 document of a family, from the schemas that validate its requests.
 *
 * Pure. Schemas with an id become components; what zod adds for itself (patterns beside formats, bounds
 * of safe integers) is left out, and replies do not forbid further keys: later versions may add some.
 */
import { z } from 'zod';

import { type Endpoint, endpointsOf, type Parameter } from './endpoints.ts';
import { recipeEndpoints } from './recipe-endpoints.ts';
import { LIBRARY_ENDPOINTS } from './library/endpoints.ts';
import { monitorEndpoints } from './monitors.ts';
import { BARE_FORMAT_NAMES, OWN_FORMATS } from './shared/formats.ts';
import { failure } from './shared/responses.ts';
import type { WireVersion } from './shared/scrape-options.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const COMMON_FAILURES = [400, 401, 402, 403, 429, 431, 500];
const FAILURES: Readonly<Record<number, string>> = {
  400: 'The request does not fit; `details` names each issue of a body.',
  401: 'No key, or an unknown one.',
  402: 'Credits are used up.',
  403: 'Refused: a feature that is not enabled, a private address, robots.txt, or a page of another site that asks.',
  404: 'Unknown or expired, or no stored copy.',
  408: 'Out of time.',
  409: 'Used idempotency key, or a job that is over.',
  422: 'No list of the page holds what was clicked.',
  413: 'The body is larger than 10 MB, or a file than 50 MB.',
  429: 'Too many requests, or the free allowance is spent; `Retry-After` says when to come back.',
  431: 'The address and headers are longer than 16 KB together.',
  500: 'The page could not be fetched, or something broke; `code` says which.',
};

/** The document; `baseUrl` is scheme and host without a trailing slash. */
export function openApi(version: WireVersion, baseUrl: string): JsonObject {
  const components: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpointsOf(version)) {
    const path = `/${version}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method]: describe(endpoint, components) };
  }
  const own = [...recipeEndpoints, ...LIBRARY_ENDPOINTS, ...monitorEndpoints];
  for (const endpoint of version === 'v2' ? own : []) {
    const { path, method } = endpoint;
    paths[path] = { ...paths[path], [method]: describe(endpoint, components) };
  }
  toSchema(failure, 'output', components);
  return {
    openapi: '3.1.0',
    info: {
      title: `Hearth ${version}`,
      version,
      description:
        'Scrape, crawl, map, search and extract on your own machine. Every success carries ' +
        '`creditsUsed` and `remainingCredits`.',
    },
    servers: [{ url: baseUrl }],
    security: [{ key: [] }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A Hearth key.' } },
    },
  };
}

/** A schema as JSON Schema 2020-12; schemas with an id are put into `components` and referred to. */
export function toSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Record<string, unknown>,
): JsonObject {
  const written = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      tidy(jsonSchema, io);
    },
  });
  for (const [name, definition] of Object.entries(written.$defs ?? {})) {
    components[name] = relink(withNames(name, without(definition, ['id'])));
  }
  return relink(without(written, ['$defs', '$schema', 'id']));
}

/** The schema with its references pointing into the document's components. */
function relink(schema: JsonObject): JsonObject {
  return parseObject(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));
}

function without(schema: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

function describe(endpoint: Endpoint, components: Record<string, unknown>): JsonObject {
  const { operationId, group, summary, parameters, body, reply, failures } = endpoint;
  const ofBody = body === undefined ? [] : [413];
  const statuses = new Set([...COMMON_FAILURES, ...ofBody, ...failures]);
  return {
    operationId,
    tags: [group],
    summary,
    parameters: parameters.map(writeParameter),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyOf(endpoint, body, components) } }),
    responses: {
      200: success(endpoint, toSchema(reply, 'output', components)),
      ...Object.fromEntries([...statuses].map((status) => [status, failureReply(status)])),
    },
  };
}

function bodyOf(
  { takesFile }: Endpoint,
  body: z.ZodType,
  components: Record<string, unknown>,
): JsonObject {
  const fields = toSchema(body, 'input', components);
  if (takesFile === undefined) return json(fields);
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', required: ['file'], properties: { file, options: fields } };
  return {
    'multipart/form-data': { schema, encoding: { options: { contentType: 'application/json' } } },
  };
}

function writeParameter({ name, in: place, type, description }: Parameter): JsonObject {
  return { name, in: place, required: place === 'path', description, schema: { type } };
}

function success({ missesHostAs200 }: Endpoint, reply: JsonObject): JsonObject {
  if (missesHostAs200 === undefined) return { description: 'Success.', content: json(reply) };
  return {
    description: 'Success; or, with `success` false, a host name that could not be resolved.',
    content: json({ anyOf: [reply, { $ref: '#/components/schemas/Failure' }] }),
  };
}

function failureReply(status: number): JsonObject {
  return {
    description: FAILURES[status] ?? 'Failure.',
    content: json({ $ref: '#/components/schemas/Failure' }),
  };
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

/** Formats are also given by their bare names; those of the frozen family are without Hearth's own. */
function withNames(name: string, definition: JsonObject): JsonObject {
  const isFrozen = name === 'FrozenFormat';
  if (name !== 'Format' && !isFrozen) return definition;
  const has = (one: unknown): boolean => !isFrozen || !OWN_FORMATS.some((own) => own === one);
  const { oneOf, ...rest } = definition;
  const shapes = z
    .array(
      z.looseObject({ properties: z.looseObject({ type: z.looseObject({ const: z.string() }) }) }),
    )
    .parse(oneOf)
    .filter(({ properties }) => has(properties.type.const));
  const names = BARE_FORMAT_NAMES.filter(has);
  return { ...rest, anyOf: [{ type: 'string', enum: names }, { oneOf: shapes }] };
}

function tidy(node: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (node.format === 'uuid' || node.format === 'date-time') delete node.pattern;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  delete node.propertyNames;
  if (io === 'output' && node.additionalProperties === false) delete node.additionalProperties;
}

function parseObject(text: string): JsonObject {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('Expected a JSON object');
  return { ...parsed };
}

/**
 * Whether an answer has a form that the OpenAPI documents tell: a status of that operation, a body that its
 * schema takes. Of an address or a method that no operation has: the common failure with a status of its own.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Endpoint, endpointsOf } from '../../../src/contract/endpoints.ts';
import { openApi } from '../../../src/contract/openapi.ts';

const VERSIONS = ['v1', 'v2'] as const;
export type Version = (typeof VERSIONS)[number];

/** An operation of one family. */
export interface Operation extends Endpoint {
  readonly version: Version;
}

export const OPERATIONS: readonly Operation[] = VERSIONS.flatMap((version) =>
  endpointsOf(version).map((endpoint) => ({ ...endpoint, version })),
);

/** `/crawl/active` comes before `/crawl/{id}`. */
const BY_NAME = OPERATIONS.toSorted(
  (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
);

/** The operation at an address; its query, doubled slashes and one at the end make no difference. */
export function operationOf(method: string, path: string): Operation | undefined {
  const [version, ...rest] = (path.split('?')[0] ?? '').split('/').filter((part) => part !== '');
  return BY_NAME.find((operation) => {
    const wanted = operation.path.split('/').slice(1);
    const fits = wanted.every((part, index) => part === '{id}' || part === rest[index]);
    // DELETE of errors is answered as GET: an old client sends it (wire/differences.md, H4)
    const isOld = method === 'DELETE' && operation.path.endsWith('/errors');
    const isMethod = isOld || operation.method === method.toLowerCase();
    return isMethod && operation.version === version && wanted.length === rest.length && fits;
  });
}

export interface Received {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What is wrong with the answer; undefined when nothing is. `operation` undefined: there is none. */
export type FormCheck = (
  operation: Operation | undefined,
  received: Received,
) => string | undefined;

/** `401`: a raw request may well mean an operation. */
const STRAY_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 431]);

export function createFormCheck(): FormCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  for (const version of VERSIONS) {
    ajv.addSchema({ ...openApi(version, 'http://127.0.0.1'), $id: `http://hearth/${version}` });
  }
  const schemaOf = (operation: Operation, status: number): ValidateFunction | undefined => {
    const path = `/${operation.version}${operation.path}`.replaceAll('/', '~1');
    const parts = [path, operation.method, 'responses', status, 'content', 'application~1json'];
    const at = encodeURI(`#/paths/${parts.join('/')}/schema`);
    return ajv.getSchema(`http://hearth/${operation.version}${at}`);
  };
  const failure = ajv.getSchema('http://hearth/v2#/components/schemas/Failure');
  const isFailure = (body: unknown): boolean => failure?.(body) === true;
  return (operation, { status, contentType, text }) => {
    const isStray = operation === undefined && STRAY_STATUSES.has(status);
    const schema = operation === undefined ? failure : schemaOf(operation, status);
    if (schema === undefined || (operation === undefined && !isStray)) {
      return `status ${status} is not documented`;
    }
    if (!contentType.startsWith('application/json')) return `content type is "${contentType}"`;
    const body = parse(text);
    if (body === undefined) return 'the body is no JSON';
    if (!schema(body)) return `body: ${ajv.errorsText(schema.errors)}`;
    if (status !== 200 || operation === undefined || isFailure(body)) return undefined;
    // the document lets later versions add keys; ours must not have any that it does not name
    const { error } = operation.reply.safeParse(body);
    return error === undefined ? undefined : `body: ${JSON.stringify(error.issues).slice(0, 300)}`;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

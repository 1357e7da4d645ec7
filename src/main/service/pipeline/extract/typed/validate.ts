/**
 * Validation against a caller's schema: ajv, drafts 4-style ids aside from draft 7 to 2020-12, with formats.
 *
 * Compiled schemas are kept (the last 100). A schema that is no JSON Schema is the caller's fault: `BAD_REQUEST`.
 */
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { HearthError } from '../../../domain/errors.ts';
import type { Json, JsonSchema } from '../../../domain/json.ts';
import { faultsOf } from './schema-faults.ts';

export interface Validation {
  readonly isValid: boolean;
  /** Sentences such as `/price must be number`. */
  readonly problems: readonly string[];
}

const MAX_KEPT = 100;
const MAX_SCHEMA_LENGTH = 500_000;
const kept = new Map<string, ValidateFunction>();

/** Throws `BAD_REQUEST` when the schema is not a JSON Schema. */
export function validateAgainst(value: Json, schema: JsonSchema): Validation {
  const validate = compile(schema);
  const isValid = validate(value);
  return {
    isValid,
    problems: isValid
      ? []
      : (validate.errors ?? [])
          .slice(0, 50)
          .map(
            (error) =>
              `${error.instancePath === '' ? '/' : error.instancePath} ${error.message ?? error.keyword}`,
          ),
  };
}

function compile(schema: JsonSchema): ValidateFunction {
  const key = textOf(schema);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const validate = compileNew(schema);
  kept.set(key, validate);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return validate;
}

function textOf(schema: JsonSchema): string {
  const text = JSON.stringify(schema);
  if (text.length > MAX_SCHEMA_LENGTH)
    throw new HearthError(
      'BAD_REQUEST',
      `The schema is longer than ${MAX_SCHEMA_LENGTH} characters; send a smaller one.`,
    );
  return text;
}

function compileNew(schema: JsonSchema): ValidateFunction {
  const draft = typeof schema['$schema'] === 'string' ? schema['$schema'] : '';
  // an instance for each schema: ids of different callers never meet
  const options = {
    strict: false,
    allErrors: true,
    validateFormats: true,
    logger: false,
    addUsedSchema: false,
  } as const;
  const ajv = draft.includes('2019-09')
    ? new Ajv2019(options)
    : /draft-0[67]/.test(draft)
      ? new Ajv(options)
      : new Ajv2020(options);
  formats.default(ajv);
  try {
    return ajv.compile(forDraft(schema, draft));
  } catch (error) {
    throw new HearthError(
      'BAD_REQUEST',
      `The schema is not a valid JSON Schema. ${faultsOf(schema, error, ajv.errors ?? [])} Correct it and send the request again.`,
      { cause: error },
    );
  }
}

/** Without a `$schema` ajv does not know; draft 4's is read as the newest. */
function forDraft(schema: JsonSchema, draft: string): AnySchema {
  if (/draft-0[67]|2019-09|2020-12/.test(draft)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema'));
}

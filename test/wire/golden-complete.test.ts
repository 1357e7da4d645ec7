/** The golden pairs leave nothing out: every option, every named value and every error code stands in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requests as v1 } from '../../src/contract/v1/requests.ts';
import { requests as v2 } from '../../src/contract/v2/requests.ts';
import { ERROR_CODES } from '../../src/main/service/domain/errors.ts';

const GOLDEN = join(import.meta.dirname, 'golden');
const DEEPEST = 8;

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of options and, in quotes, the values an option may only have. */
function wordsOf(schema: z.ZodType): readonly string[] {
  const root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const words = new Set<string>();
  const visit = (given: unknown, depth: number): void => {
    if (!isSchema(given) || depth > DEEPEST) return;
    const at = typeof given['$ref'] === 'string' ? referred(root, given['$ref']) : given;
    if (!isSchema(at)) return;
    const values = Array.isArray(at['enum']) ? at['enum'] : [at['const']];
    for (const value of values) if (typeof value === 'string') words.add(value);
    for (const [name, member] of Object.entries(
      isSchema(at['properties']) ? at['properties'] : {},
    )) {
      words.add(name);
      visit(member, depth + 1);
    }
    const others = [at['anyOf'], at['oneOf'], at['allOf'], [at['items']]];
    for (const other of others.flat()) visit(other, depth + 1);
  };
  visit(root, 0);
  return [...words];
}

function referred(root: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((at, step) => (isSchema(at) ? at[step] : undefined), root);
}

function textOf(folder: string): string {
  const files = readdirSync(join(GOLDEN, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(GOLDEN, folder, file), 'utf8'))
    .join('\n');
}

describe.each([
  ['v1', v1],
  ['v2', v2],
] as const)('%s', (family, requests) => {
  const text = textOf(family) + textOf('both');
  it.each(Object.entries(requests))(
    'every option of %s stands in a golden pair',
    (_name, schema) => {
      const words = wordsOf(schema);
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => !text.includes(JSON.stringify(word)))).toEqual([]);
    },
  );
});

it('every error code stands in a golden pair', () => {
  const text = readFileSync(join(GOLDEN, 'errors.json'), 'utf8');
  expect(ERROR_CODES.filter((code) => !text.includes(`"code": "${code}"`))).toEqual([]);
});

import { expect, it } from 'vitest';
import { framed, listOf } from '../../../src/main/service/http/framed.ts';

const listed = (...values: readonly unknown[]) =>
  listOf(values.map((value) => Buffer.from(JSON.stringify(value))));

it.each([
  ['none', []],
  ['one', [{ a: 'ä "data":[] ü' }]],
  ['several', [1, { data: [] }, 'x']],
])('puts a list of %s into its frame', (_, values) => {
  const frame = { warning: 'it said "data":[]', data: [], left: 3 };
  const bytes = framed(frame, 'data', listed(...values));
  expect(JSON.parse(bytes.toString())).toEqual({ ...frame, data: values });
});

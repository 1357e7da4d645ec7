/** Rows of texts that say properties → objects, each value with where it stands. */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

/** What a text says; without a text nothing. */
export interface Said {
  readonly property: Field;
  readonly text: string | undefined;
  readonly where: string;
}

/** `least`: of a row fewer values make no object. */
export function objectsTold(
  rows: readonly (readonly Said[])[],
  source: 'block' | 'heading',
  {
    sources,
    path,
    least,
  }: { readonly sources: Sources; readonly path: string; readonly least: number },
): Found {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const row of rows) {
    const at = `${path}[${values.length}]`;
    const given = row.flatMap(({ property, text, where }) => {
      const own = text === undefined ? undefined : typed(property, text, sources.at);
      return text === undefined || own === undefined ? [] : [{ property, text, where, own }];
    });
    if (given.length < least) continue;
    values.push(Object.fromEntries(given.map(({ property, own }) => [property.name, own.value])));
    const evidence = { source, score: 0.5, pieces: [] };
    for (const { property, text, where, own } of given)
      provenance.push(
        told(`${at}.${property.name}`, evidence, { text, where }, own.steps, sources),
      );
  }
  return { value: values, provenance };
}

/**
 * The request body is the form's only state: fields read and write it by path, absent means default.
 * What is pasted, run, shown as code and stored with the job is therefore one and the same object.
 */
import type { Json, JsonObject } from '../../../contract/console/common.ts';

export type Path = readonly string[];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The strings of a list; others are left out. */
export function textsOf(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function readAt(body: JsonObject, path: Path): Json | undefined {
  let here: Json | undefined = body;
  for (const name of path) {
    if (!isObject(here)) return undefined;
    here = here[name];
  }
  return here;
}

/** A body with the value at the path; `undefined` removes it, and objects left empty with it. */
export function writeAt(body: JsonObject, path: Path, value: Json | undefined): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return body;
  if (rest.length === 0) return withKey(body, name, value);
  const inner = body[name];
  const next = writeAt(isObject(inner) ? inner : {}, rest, value);
  return withKey(body, name, Object.keys(next).length === 0 ? undefined : next);
}

function withKey(body: JsonObject, name: string, value: Json | undefined): JsonObject {
  if (value === undefined) {
    return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  }
  return { ...body, [name]: value };
}

/** What of the body lies under none of the paths, as a body of its own. */
export function leftOver(body: JsonObject, paths: readonly Path[]): JsonObject {
  return paths.reduce((rest, path) => writeAt(rest, path, undefined), body);
}

/** JSON values and JSON Schemas, as plain types. */

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A JSON Schema (draft 7 to 2020-12) as received; validated by whoever uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

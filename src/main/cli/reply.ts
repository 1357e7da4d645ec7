/** Reading a service's JSON for a terminal: what is for people goes to stderr, results to stdout. */

type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one when it is none. */
export function asRecord(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}

/** The objects of an array; none when it is no array. */
export function asRecords(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

/** Writes the lines that are there to stderr. */
export function tell(...lines: readonly unknown[]): void {
  for (const line of lines)
    if (typeof line === 'string' && line !== '') process.stderr.write(`${line}\n`);
}

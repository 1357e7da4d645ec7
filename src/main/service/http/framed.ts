/** Replies around lists that stand as bytes already. */

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** A JSON list of what is JSON each. */
export function listOf(items: readonly Uint8Array[]): readonly Uint8Array[] {
  const parts = items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
  return [OPEN, ...parts, CLOSE];
}

/** The frame as JSON with the list at every place where `name` is an empty one. */
export function framed(
  frame: Readonly<Record<string, unknown>>,
  name: string,
  list: readonly Uint8Array[],
): Buffer {
  // inside a text the quotes would stand behind backslashes
  const parts = JSON.stringify(frame).split(`"${name}":[]`);
  return Buffer.concat(
    parts.flatMap((part, index) =>
      index === 0 ? [Buffer.from(part)] : [Buffer.from(`"${name}":`), ...list, Buffer.from(part)],
    ),
  );
}

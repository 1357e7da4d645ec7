/** What tools write for a reader whose context is short: pages in pieces, lists a line each. */

/** Characters of one answer, unless another number was asked for. */
export const DEFAULT_CHARACTERS = 40_000;

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** `1 address`, `5 addresses`. */
export function counted(count: unknown, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** So much of `text` from `from` on, and how to get the rest. */
export function pieceOf(text: string, { from, most }: { from: number; most: number }): string {
  const rest = text.length - from;
  if (from > 0 && rest <= 0) return `There is no more: the text has ${text.length} characters.`;
  const piece = text.slice(from, from + most);
  if (rest <= most) return piece;
  return `${piece}\n\n[Characters ${from} to ${from + most} of ${text.length}. For more ask again with "offset": ${from + most}.]`;
}

/** `Title: Kettle` lines of what is there. */
export function head(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n');
}

/** One link or page a line. */
export function linkLines(items: readonly Fields[]): string {
  return items
    .map(({ url, title, description }) =>
      [`- ${String(url)}`, textOf(title), textOf(description)].filter(Boolean).join(' | '),
    )
    .join('\n');
}

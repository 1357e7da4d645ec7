/**
 * One object's JSON out of two: a text, and what somebody else wrote of it already, as bytes. Neither is read.
 */

/** `text` in two, around what is put behind its first `at` units, which end with a bracket or with a member. */
export function partsAround(text: string, at: number): readonly [string, string] {
  return at === 1 ? ['{', `,${text.slice(1)}`] : [`${text.slice(0, at)},`, text.slice(at)];
}

/** The members of an object's JSON in UTF-8; empty: it has none. */
export function membersOf(json: Uint8Array): Uint8Array {
  return json.subarray(1, -1);
}

/** `text` with the members of `json` at a place as of `partsAround`; in UTF-8. */
export function spliced(text: string, at: number, json: Uint8Array): Buffer {
  const members = membersOf(json);
  if (members.length === 0) return Buffer.from(text);
  const [before, after] = partsAround(text, at);
  return Buffer.concat([Buffer.from(before), members, Buffer.from(after)]);
}

/** Where the first `metadata` of a text ends, which are these. */
export function behindMetadata(text: string, metadata: object): number {
  const member = `"metadata":${JSON.stringify(metadata)}`;
  const at = text.indexOf(member);
  if (at < 0) throw new Error('An answer was written without the metadata of its document.');
  return at + member.length;
}

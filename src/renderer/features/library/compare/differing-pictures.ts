/** Pictures that two copies of a page do not share: words do not tell of them. */
import type { LibraryManifest } from '../../../../contract/library/types.ts';

export interface DifferingPicture {
  readonly url: string;
  readonly how: 'changed' | 'added' | 'removed';
}

/** Smaller ones are seldom seen: they count visits. */
const LEAST_BYTES = 80;

type Held = Pick<LibraryManifest, 'resources'>;

export function differingPictures(from: Held, to: Held): readonly DifferingPicture[] {
  const [before, after] = [picturesOf(from), picturesOf(to)];
  // the same picture under another address is no other one
  const [bodiesBefore, bodiesAfter] = [new Set(before.values()), new Set(after.values())];
  const found: DifferingPicture[] = [];
  for (const [url, body] of after) {
    const old = before.get(url);
    if (old !== undefined && old !== body) found.push({ url, how: 'changed' });
    else if (old === undefined && !bodiesBefore.has(body)) found.push({ url, how: 'added' });
  }
  for (const [url, body] of before)
    if (!after.has(url) && !bodiesAfter.has(body)) found.push({ url, how: 'removed' });
  return found;
}

function picturesOf({ resources }: Held): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const { url, mimeType, body, bytes, status } of resources) {
    const isPicture = mimeType.startsWith('image/') && bytes >= LEAST_BYTES && status < 400;
    if (isPicture && body !== null) pictures.set(url, body);
  }
  return pictures;
}

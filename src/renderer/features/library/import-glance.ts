/** A first look at a file that is about to be taken in: what it seems to be, and how much it holds. */

export interface Glance {
  readonly kind: 'wacz' | 'warc' | 'page' | 'bookmarks' | 'table' | 'json' | 'list' | 'other';
  /** Addresses in it; absent where only reading it whole would tell. */
  readonly count?: number;
}

/** Files beyond this are not read here, bytes. */
const MOST_READ = 20_000_000;

export async function glanceAt(file: File): Promise<Glance> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (head[0] === 0x50 && head[1] === 0x4b) return { kind: 'wacz' };
  if (head[0] === 0x1f && head[1] === 0x8b) return { kind: 'warc' };
  if (file.size > MOST_READ) return { kind: 'other' };
  const text = await file.text();
  if (text.startsWith('WARC/'))
    return { kind: 'warc', count: times(text, /^WARC-Type: response/gim) };
  if (/^content-type:\s*multipart\/related|<!--\s*Page saved with /im.test(text.slice(0, 4096)))
    return { kind: 'page' };
  if (/^\s*<!DOCTYPE NETSCAPE-Bookmark/i.test(text)) {
    return { kind: 'bookmarks', count: times(text, /<a\s[^>]*href=/gi) };
  }
  if (/^\s*[[{]/.test(text)) return { kind: 'json', count: times(text, /"url"\s*:/gi) };
  const lines = text.split('\n').filter((line) => /https?:\/\//i.test(line));
  const isTable = /^[^\n]*\b(?:url|href|link)\b[^\n]*,/i.test(text);
  return { kind: isTable ? 'table' : lines.length > 0 ? 'list' : 'other', count: lines.length };
}

function times(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

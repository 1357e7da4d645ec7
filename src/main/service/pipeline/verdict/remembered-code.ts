/** What scripts told, by their text: the pages of a site bring the same ones along, and reading one takes milliseconds. */
import { hash } from 'node:crypto';
import type { ScriptReading } from '../../ports/pipeline.ts';

/** Scripts remembered in a thread; those that were met last stay. */
const MOST = 300;
const known = new Map<string, ScriptReading>();

/** The reading of `code`: an earlier one of the same text, or what `read` gives. */
export function remembered(code: string, read: () => ScriptReading): ScriptReading {
  const key = hash('sha1', code, 'base64');
  const before = known.get(key);
  // words of a reading are parts of the page: a copy keeps no page alive
  const reading = before ?? (JSON.parse(JSON.stringify(read())) as ScriptReading);
  known.delete(key);
  known.set(key, reading);
  if (known.size > MOST) known.delete(known.keys().next().value ?? '');
  return reading;
}

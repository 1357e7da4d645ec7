/** The real clock, ids and log. Composition hands them to the rooms; tests bring their own. */
import { randomFillSync } from 'node:crypto';
import type { Clock, Ids, Log, LogFields } from './ports/system.ts';
import { currentTrace } from './ports/trace.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

const IDS_PER_DRAW = 256;

/** UUID v7 (RFC 9562): 48 bits of ms, then random; sorts by time. */
export function createIds(clock: Clock): Ids {
  // Random bytes are drawn for many ids at once: a crawl makes one for every address it meets.
  const pool = Buffer.alloc(16 * IDS_PER_DRAW);
  let used = pool.length;
  return {
    uuid() {
      if (used === pool.length) {
        randomFillSync(pool);
        used = 0;
      }
      const bytes = pool.subarray(used, (used += 16));
      bytes.writeUIntBE(clock.now(), 0, 6);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      const hex = bytes.toString('hex');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        hex.slice(12, 16),
        hex.slice(16, 20),
        hex.slice(20),
      ].join('-');
    },
  };
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** One line per entry to `write` (stderr by default): time, level, sentence, fields as JSON, the trace among them. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Log {
  const least = LEVELS.indexOf(level);
  const entry =
    (name: (typeof LEVELS)[number]) =>
    (sentence: string, fields?: LogFields): void => {
      if (LEVELS.indexOf(name) < least) return;
      const trace = currentTrace();
      const all = trace === undefined ? fields : { ...fields, trace: trace.id };
      const detail = all === undefined ? '' : ` ${JSON.stringify(all)}`;
      write(`${new Date().toISOString()} ${name.padEnd(5)} ${sentence}${detail}`);
    };
  return { debug: entry('debug'), info: entry('info'), warn: entry('warn'), error: entry('error') };
}

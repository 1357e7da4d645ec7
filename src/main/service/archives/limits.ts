/**
 * What reading a foreign file may cost. All of it is counted while it happens: what a file says of itself is not
 * believed. Past a limit the file (or the one record) is refused with words, never half taken in silence.
 */
import { HearthError } from '../domain/errors.ts';
import type { ArchiveFinding } from '../ports/archive.ts';

export interface ArchiveLimits {
  readonly entries: number;
  readonly records: number;
  readonly unpackedBytes: number;
  /** Unpacked to packed, beyond the first 256 MB. */
  readonly ratio: number;
  /** Of one record's body; larger ones are left out. */
  readonly bodyBytes: number;
  /** Of one line of JSON; longer ones are left out. */
  readonly lineBytes: number;
  readonly deadlineMs: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 1_000_000,
  records: 400_000,
  unpackedBytes: 20 * 1024 ** 3,
  ratio: 200,
  bodyBytes: 32 * 1024 ** 2,
  lineBytes: 8 * 1024 ** 2,
  deadlineMs: 3_600_000,
};

const FREE_OF_RATIO = 268_435_456;

export interface Budget {
  readonly limits: ArchiveLimits;
  /** Counts unpacked bytes. Throws `PARSE_UNREADABLE_FILE` past the limits or the deadline. */
  spend(bytes: number): void;
  countRecord(): void;
  checkTime(): void;
}

/** `packedBytes`: size of the file. */
export function openBudget(limits: ArchiveLimits, packedBytes: number): Budget {
  const spent = { bytes: 0, records: 0, since: performance.now() };
  const most = Math.min(limits.unpackedBytes, Math.max(FREE_OF_RATIO, packedBytes * limits.ratio));
  function checkTime(): void {
    if (performance.now() - spent.since > limits.deadlineMs) {
      throw refusal(`Reading the file took longer than ${limits.deadlineMs / 1000} s`);
    }
  }
  return {
    limits,
    checkTime,
    spend(bytes) {
      spent.bytes += bytes;
      if (spent.bytes > most) {
        throw refusal(`The file unpacks to more than ${Math.round(most / 1024 ** 2)} MB`);
      }
      checkTime();
    },
    countRecord() {
      spent.records += 1;
      if (spent.records > limits.records) {
        throw refusal(`The file holds more than ${limits.records} records`);
      }
    },
  };
}

/** The file cannot be taken; `fact` is a sentence without its full stop. */
export function refusal(fact: string, cause?: unknown): HearthError {
  return new HearthError(
    'PARSE_UNREADABLE_FILE',
    `${fact}. Get the file again from where it came, or open it with the program that wrote it.`,
    cause === undefined ? {} : { cause },
  );
}

/** Where findings go; more than can be listed are counted only. */
export interface FindingSink {
  push(finding: ArchiveFinding): unknown;
}

export interface CappedFindings extends FindingSink {
  readonly list: readonly ArchiveFinding[];
  readonly unlisted: () => number;
}

const MOST_FINDINGS = 1000;

export function cappedFindings(): CappedFindings {
  const list: ArchiveFinding[] = [];
  let unlisted = 0;
  return {
    list,
    unlisted: () => unlisted,
    push(finding) {
      if (list.length < MOST_FINDINGS) list.push(finding);
      else unlisted += 1;
    },
  };
}

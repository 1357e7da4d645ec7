/** What a record set is: its records, each of one or several elements, and what stands above them. */
import type { RecordNode } from './tree.ts';

/** One record: the elements it consists of, and texts that stand above it and others. */
export interface Member {
  readonly roots: readonly RecordNode[];
  readonly above: readonly RecordNode[];
  /** Elements inside that belong to other records. */
  readonly without?: readonly RecordNode[];
  /** Of nested records: how many records it lies in. */
  readonly depth?: number;
}

type SetKind = 'siblings' | 'period' | 'cousins' | 'table' | 'transposed' | 'nested';

export interface RecordSet {
  readonly kind: SetKind;
  readonly members: readonly Member[];
  /** What holds all of them. */
  readonly holder: RecordNode;
  /** Of tables: what stands above each column. */
  readonly headers?: readonly string[];
}

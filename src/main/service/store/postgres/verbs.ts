/**
 * How PostgreSQL runs each verb that writes: those that every page goes through as sets, those of jobs under their
 * locks, those of the cache and of sign-ins without any, and all others as ../verbs has them, serializable.
 */
import type { Steps, WriteContext } from '../verbs/tx.ts';
import { WRITES, type VerbArgs, type VerbName, type VerbResult } from '../verbs/writes.ts';
import { LOCKS } from './locks.ts';
import { claimSet } from './sets/claim.ts';
import { finishSet } from './sets/finish.ts';
import { loneSet } from './sets/lone.ts';
import { renewSet } from './sets/renew.ts';

/** Touch rows of their own only, or are right whoever comes last; seeing one state of all would cost them reruns. */
const FREE: ReadonlySet<VerbName> = new Set<VerbName>([
  'takeRequests',
  'keepTicket',
  'tryTicket',
  'dropTicket',
  'saveSnapshot',
  'saveOutput',
  'saveTracked',
  'trimSnapshots',
]);

/** They take their locks themselves, or with `LOCKS`. */
const SETS: {
  readonly [N in VerbName]?: (write: WriteContext, args: VerbArgs<N>) => Steps<VerbResult<N>>;
} = {
  claimPages: claimSet,
  finishPages: finishSet,
  finishLonePage: loneSet,
  renewLeases: renewSet,
};

type Verb = (write: WriteContext, args: unknown) => Steps<unknown>;

interface Planned {
  readonly how: 'locked' | 'serializable';
  readonly run: Verb;
}

export function plannedVerb(name: VerbName): Planned {
  // name and args come together from `Parts.write`, whose signature pairs them
  const verb = (SETS[name] ?? WRITES[name]) as Verb;
  const locks = LOCKS[name] as ((args: unknown) => Steps<void>) | undefined;
  if (locks === undefined) {
    return { how: name in SETS || FREE.has(name) ? 'locked' : 'serializable', run: verb };
  }
  const run = function* (write: WriteContext, args: unknown): Steps<unknown> {
    yield* locks(args);
    return yield* verb(write, args);
  };
  return { how: 'locked', run };
}

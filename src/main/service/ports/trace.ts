/**
 * Which request work belongs to, across services: the id of a W3C trace (`traceparent`), a client's own or one of ours.
 *
 * It goes along by itself with everything that is awaited within `inTrace`. Work that outlives its request is of the trace
 * that its job names.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Job } from '../domain/job.ts';

export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Two digits: whether whoever began it keeps it. */
  readonly flags: string;
  /** The client brought it. */
  readonly isGiven: boolean;
}

const HEADER = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const NOTHING = /^0+$/;

const traces = new AsyncLocalStorage<Trace>();

export function inTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Of a request's header; where it has none, or none that counts, a new one. */
export function traceOf(header: string | readonly string[] | undefined): Trace {
  return given(header) ?? { id: randomBytes(16).toString('hex'), flags: '00', isGiven: false };
}

/** Of a job: its client's where it brought one, else made of the job's id. */
export function traceOfJob({ id, command }: Pick<Job, 'id' | 'command'>): Trace {
  const header = 'trace' in command ? command.trace : undefined;
  return given(header) ?? { id: id.replaceAll('-', ''), flags: '00', isGiven: false };
}

/** What is sent on: the trace, and a new span of it. */
export function traceparent({ id, flags }: Trace): string {
  return `00-${id}-${randomBytes(8).toString('hex')}-${flags}`;
}

function given(header: string | readonly string[] | undefined): Trace | undefined {
  const [, id, span, flags] = (typeof header === 'string' ? HEADER.exec(header) : null) ?? [];
  if (id === undefined || span === undefined || flags === undefined) return undefined;
  return NOTHING.test(id) || NOTHING.test(span) ? undefined : { id, flags, isGiven: true };
}

/**
 * Three pools in one. Ordinary documents share small workers that stay. A large one gets a worker of its own
 * with room for its whole tree, one at a time, which ends when no other large one waits, and its memory with it.
 * Pages for another reader (readability.ts) have workers that end when none came for a while: the heap that
 * jsdom leaves behind comes back no other way.
 */
import { withWarning } from '../domain/document.ts';
import type { Pipeline, PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import type { RecordsTask } from '../ports/records.ts';
import { asksReadability } from './reader-choice.ts';

export interface SizedPipelineOptions {
  readonly ordinary: Pipeline;
  /** Opens the pool of the large ones. */
  readonly openLarge: () => Pipeline;
  /** Bodies of this size and more are large. */
  readonly fromBytes: number;
  /** Opens the pool of another reader. */
  readonly openReaders: () => Pipeline;
  /** How long its workers wait for the next page. */
  readonly readersIdleMs: number;
}

/** Errors: those of the pools (ports/pipeline.ts). */
export function createSizedPipeline(options: SizedPipelineOptions): Pipeline {
  const { ordinary, openLarge, fromBytes, openReaders, readersIdleMs } = options;
  const large = createOnDemand(openLarge, 0);
  const readers = createOnDemand(openReaders, readersIdleMs);
  const poolFor = (bytes: number): Pipeline => (bytes >= fromBytes ? large : ordinary);
  return {
    async run(input, signal, priority) {
      if (input.snapshot.body.length >= fromBytes) return large.run(input, signal, priority);
      const ask = (question: PipelineInput): Promise<PipelineOutput | undefined> =>
        readers.run(question, signal, priority).catch(() => undefined);
      if (asksReadability(input.options)) {
        const theirs = await ask(input);
        return theirs ?? withGivenUp(await ordinary.run(forOurs(input), signal, priority));
      }
      const ours = await ordinary.run(input, signal, priority);
      const { meagreChars } = ours;
      return meagreChars === undefined ? ours : ((await ask({ ...input, meagreChars })) ?? ours);
    },
    judge: (input, signal) => poolFor(input.snapshot.body.length).judge(input, signal),
    compare: (pages, signal) =>
      poolFor(pages.served.body.length + pages.rendered.body.length).compare(pages, signal),
    records: (task, signal) => poolFor(charsIn(task)).records(task, signal),
    async close() {
      await Promise.all([ordinary.close(), large.close(), readers.close()]);
    },
  };
}

function charsIn(task: RecordsTask): number {
  if (task.kind === 'read-data') return task.text.length;
  if (task.kind !== 'page-data') return task.html.length;
  return [...task.answers, ...task.later].reduce((sum, { text }) => sum + text.length, 0);
}

function forOurs(input: PipelineInput): PipelineInput {
  const options = { ...input.options };
  delete options.reader;
  return { ...input, options };
}

/** Another reader took too long, or broke on the page: what we made of it, and a word about it. */
function withGivenUp(ours: PipelineOutput): PipelineOutput {
  return { ...ours, document: withWarning(ours.document, GIVEN_UP) };
}

const GIVEN_UP =
  "Readability could not read this page in its time or memory; Hearth's own reader read it.";

/** A pool that is opened when it is needed and closed when it has not been for so long. */
function createOnDemand(open: () => Pipeline, idleMs: number): Pipeline {
  const closing = new Set<Promise<void>>();
  let pool: Pipeline | undefined;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  const shut = (): void => {
    if (pool === undefined) return;
    const closed = pool.close();
    pool = undefined;
    closing.add(closed);
    void closed.finally(() => closing.delete(closed));
  };
  const leave = (): void => {
    running -= 1;
    if (running > 0) return;
    if (idleMs === 0) shut();
    else timer = setTimeout(shut, idleMs).unref();
  };

  const ask = <T>(question: (pool: Pipeline) => Promise<T>): Promise<T> => {
    clearTimeout(timer);
    pool ??= open();
    running += 1;
    return question(pool).finally(leave);
  };

  return {
    run: (input, signal, priority) => ask((opened) => opened.run(input, signal, priority)),
    judge: (input, signal) => ask((opened) => opened.judge(input, signal)),
    compare: (pages, signal) => ask((opened) => opened.compare(pages, signal)),
    records: (task, signal) => ask((opened) => opened.records(task, signal)),
    async close() {
      clearTimeout(timer);
      shut();
      await Promise.all(closing);
    },
  };
}

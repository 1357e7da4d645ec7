/** The pipeline on this thread: the same functions, without workers. */
import { runRecordsTask } from '../../../src/main/service/pipeline/records/task.ts';
import { runPipeline } from '../../../src/main/service/pipeline/run.ts';
import { judgeWithCode } from '../../../src/main/service/pipeline/verdict/judge.ts';
import { comparePages } from '../../../src/main/service/pipeline/verdict/compare.ts';
import type { Pipeline } from '../../../src/main/service/ports/pipeline.ts';

export const inlinePipeline: Pipeline = {
  run: (input) => runPipeline(input),
  judge: (input) => Promise.resolve(judgeWithCode(input)),
  compare: (pages) => Promise.resolve(comparePages(pages)),
  records: (task) => Promise.resolve(runRecordsTask(task)),
  close: () => Promise.resolve(),
};

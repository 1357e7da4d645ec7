/** Large documents get a pool of their own, one that ends with the last of them. */
import { expect, it } from 'vitest';
import { createSizedPipeline } from '../../../src/main/service/pipeline/sized.ts';
import type { Pipeline, PipelineOutput } from '../../../src/main/service/ports/pipeline.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const OUTPUT: PipelineOutput = {
  document: { metadata: {} },
  verdict: { kind: 'content', mayChange: false },
  links: [],
  robotsMeta: { nofollow: false, noindex: false },
};
const signal = new AbortController().signal;

function aPool(name: string, log: string[], fails = false): Pipeline {
  return {
    run: (input) => {
      log.push(`${name} ${input.snapshot.body.length}`);
      return fails ? Promise.reject(new Error('too large')) : Promise.resolve(OUTPUT);
    },
    judge: () => Promise.reject(new Error('not asked')),
    compare: () => Promise.reject(new Error('not asked')),
    close: () => {
      log.push(`${name} closed`);
      return Promise.resolve();
    },
  };
}

it('sends each to its pool and closes the large one when it is idle', async () => {
  const log: string[] = [];
  const sized = createSizedPipeline({
    ordinary: aPool('ordinary', log),
    openLarge: () => aPool('large', log),
    fromBytes: 10,
  });
  await sized.run(pipelineInput('small'), signal);
  await Promise.all(['a', 'b'].map((c) => sized.run(pipelineInput(c.repeat(10)), signal)));
  await sized.run(pipelineInput('c'.repeat(11)), signal);
  await sized.close();
  expect(log).toEqual([
    'ordinary 5',
    'large 10',
    'large 10',
    'large closed',
    'large 11',
    'large closed',
    'ordinary closed',
  ]);
});

it('closes the large one after a failure too, which it passes on', async () => {
  const log: string[] = [];
  const sized = createSizedPipeline({
    ordinary: aPool('ordinary', log),
    openLarge: () => aPool('large', log, true),
    fromBytes: 1,
  });
  await expect(sized.run(pipelineInput('x'), signal)).rejects.toThrow('too large');
  expect(log).toEqual(['large 1', 'large closed']);
});

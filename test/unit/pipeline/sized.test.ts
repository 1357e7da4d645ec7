/** Large documents get a pool of their own, one that ends with the last of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSizedPipeline } from '../../../src/main/service/pipeline/sized.ts';
import type {
  Pipeline,
  PipelineInput,
  PipelineOutput,
} from '../../../src/main/service/ports/pipeline.ts';
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
    records: () => Promise.reject(new Error('not asked')),
    close: () => {
      log.push(`${name} closed`);
      return Promise.resolve();
    },
  };
}

const noReaders = { openReaders: () => aPool('readers', []), readersIdleMs: 0 };

it('sends each to its pool and closes the large one when it is idle', async () => {
  const log: string[] = [];
  const sized = createSizedPipeline({
    ordinary: aPool('ordinary', log),
    openLarge: () => aPool('large', log),
    fromBytes: 10,
    ...noReaders,
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
    ...noReaders,
  });
  await expect(sized.run(pipelineInput('x'), signal)).rejects.toThrow('too large');
  expect(log).toEqual(['large 1', 'large closed']);
});

const NOT_ASKED = {
  judge: () => Promise.reject(new Error('not asked')),
  compare: () => Promise.reject(new Error('not asked')),
  records: () => Promise.reject(new Error('not asked')),
};

describe('pages for another reader', () => {
  const asked = pipelineInput('page', { options: { reader: 'readability' } });
  const open = (readers: Pipeline, ordinary: Pipeline, readersIdleMs = 1_000) =>
    createSizedPipeline({
      ordinary,
      openLarge: () => aPool('large', []),
      fromBytes: 1_000,
      openReaders: () => readers,
      readersIdleMs,
    });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('have workers that end when none came for a while, and start again', async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const sized = open(aPool('readers', log), aPool('ordinary', log));
    await sized.run(asked, signal);
    vi.advanceTimersByTime(900);
    await sized.run(asked, signal);
    vi.advanceTimersByTime(900);
    expect(log).toEqual(['readers 4', 'readers 4']);
    vi.advanceTimersByTime(100);
    await sized.run(asked, signal);
    await sized.close();
    expect(log).toEqual([
      'readers 4',
      'readers 4',
      'readers closed',
      'readers 4',
      'ordinary closed',
      'readers closed',
    ]);
  });

  it('are read by ours, with a word about it, where the other one breaks', async () => {
    const seen: PipelineInput[] = [];
    const ordinary: Pipeline = {
      ...NOT_ASKED,
      run: (input) => {
        seen.push(input);
        return Promise.resolve(OUTPUT);
      },
      close: () => Promise.resolve(),
    };
    const sized = open(aPool('readers', [], true), ordinary);
    const { document } = await sized.run(asked, signal);
    expect(document.warning).toContain("Hearth's own reader read it");
    // or jsdom would be loaded there
    expect(seen[0]?.options).not.toHaveProperty('reader');
    await sized.close();
  });

  it('are asked about what ours found next to nothing of; its failure changes nothing', async () => {
    const meagre: PipelineOutput = { ...OUTPUT, meagreChars: 7 };
    const ordinary: Pipeline = {
      ...NOT_ASKED,
      run: () => Promise.resolve(meagre),
      close: () => Promise.resolve(),
    };
    const questions: unknown[] = [];
    const readers: Pipeline = {
      ...NOT_ASKED,
      run: ({ meagreChars }) => {
        questions.push(meagreChars);
        return Promise.resolve(OUTPUT);
      },
      close: () => Promise.resolve(),
    };
    const input = pipelineInput('page');
    expect(await open(readers, ordinary).run(input, signal)).toBe(OUTPUT);
    expect(questions).toEqual([7]);
    expect(await open(aPool('readers', [], true), ordinary).run(input, signal)).toBe(meagre);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { createPipelinePool } from '../../../src/main/service/pipeline/pool.ts';
import type { Pipeline } from '../../../src/main/service/ports/pipeline.ts';
import { pipelineInput, scrapeOptions } from '../../support/pipeline/inputs.ts';

const TROUBLED = new URL('../../support/pipeline/troubled-worker.ts', import.meta.url);
const never = new AbortController().signal;

let pool: Pipeline | undefined;

afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

function open(workers: number, more: { timeoutMs?: number; url?: URL } = {}): Pipeline {
  pool = createPipelinePool({
    workers,
    documentTimeoutMs: more.timeoutMs ?? 20_000,
    heapMegabytes: 64,
    workerUrl: more.url ?? TROUBLED,
  });
  return pool;
}

const page = (path: string, body = 'body') =>
  pipelineInput(body, { snapshot: { finalUrl: `https://example.com${path}` } });

const readJson = (bytes: Uint8Array | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));

const codeOf = async (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'no error',
    (error: unknown) => (error instanceof HearthError ? error.code : String(error)),
  );

describe('the pipeline pool', () => {
  it('runs more documents than it has workers, each with its own answer', async () => {
    const run = open(2);
    const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    const outputs = await Promise.all(paths.map((path) => run.run(page(path), never)));
    expect(outputs.map((output) => output.document.markdown)).toEqual(
      paths.map((path) => `${path} body`),
    );
  });

  it('converts the highest priority first, then in order of coming', async () => {
    const run = open(1);
    const done: string[] = [];
    const convert = async (path: string, priority?: number): Promise<void> => {
      await run.run(page(path), never, priority);
      done.push(path);
    };
    await Promise.all([
      convert('/under-way'),
      convert('/first'),
      convert('/paid', 10),
      convert('/second'),
      convert('/paid-too', 10),
    ]);
    expect(done).toEqual(['/under-way', '/paid', '/paid-too', '/first', '/second']);
  });

  it('leaves the caller his bytes', async () => {
    const input = page('/', 'kept');
    await open(1).run(input, never);
    expect(new TextDecoder().decode(input.snapshot.body)).toBe('kept');
  });

  it('stops a document at its deadline and goes on with the others', async () => {
    const run = open(1, { timeoutMs: 300 });
    const [late, next] = await Promise.all([
      codeOf(run.run(page('/hang'), never)),
      run.run(page('/after'), never),
    ]);
    expect([late, next.document.markdown]).toEqual(['SCRAPE_TIMEOUT', '/after body']);
  });

  it.each(['/crash', '/exit', '/memory'])(
    'replaces a worker that dies of %s; that page fails alone',
    async (path) => {
      const run = open(1);
      const [dead, next] = await Promise.all([
        codeOf(run.run(page(path), never)),
        run.run(page('/after'), never),
      ]);
      expect([dead, next.document.markdown]).toEqual(['SCRAPE_SITE_ERROR', '/after body']);
    },
  );

  it('says what to do when memory runs out', async () => {
    await expect(open(1).run(page('/memory'), never)).rejects.toThrow(/more than 64 MB of memory/);
  });

  it('carries expected errors across the thread, and marks bugs as such', async () => {
    const run = open(1);
    await expect(run.run(page('/error'), never)).rejects.toMatchObject({
      name: 'HearthError',
      code: 'SCRAPE_DOCUMENT_ENCRYPTED',
      message: 'Locked.',
      details: { pages: 3 },
    });
    expect(await codeOf(run.run(page('/bug'), never))).toBe('INTERNAL');
  });

  it('gives up a waiting document when its caller aborts', async () => {
    const run = open(1, { timeoutMs: 300 });
    const abort = new AbortController();
    const hanging = codeOf(run.run(page('/hang'), never));
    const waiting = run.run(page('/never'), abort.signal);
    abort.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'Cancelled.'));
    expect(await codeOf(waiting)).toBe('SCRAPE_JOB_CANCELLED');
    expect(await hanging).toBe('SCRAPE_TIMEOUT');
  });

  it('frees the caller at once when it aborts a document under way', async () => {
    const run = open(1, { timeoutMs: 400 });
    const abort = new AbortController();
    const hanging = codeOf(run.run(page('/hang'), abort.signal));
    abort.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'Cancelled.'));
    expect(await hanging).toBe('SCRAPE_JOB_CANCELLED');
    expect((await run.run(page('/after'), never)).document.markdown).toBe('/after body');
  });

  it('refuses a signal that is aborted already', async () => {
    expect(await codeOf(open(1).run(page('/'), AbortSignal.abort()))).toContain('AbortError');
  });

  it('fails with a sentence when the worker cannot start', async () => {
    const run = open(1, { url: new URL('./no-such-worker.ts', TROUBLED) });
    await expect(run.run(page('/'), never)).rejects.toThrow(/worker could not start/);
  });

  it('answers everybody when it closes, and refuses afterwards', async () => {
    const run = open(1);
    const runs = [codeOf(run.run(page('/hang'), never)), codeOf(run.run(page('/x'), never))];
    await run.close();
    expect(await Promise.all(runs)).toEqual(['SCRAPE_JOB_CANCELLED', 'SCRAPE_JOB_CANCELLED']);
    expect(await codeOf(run.run(page('/'), never))).toBe('SCRAPE_JOB_CANCELLED');
  });
});

describe('the real worker', () => {
  it('runs from source and answers as the pipeline does on this thread', async () => {
    const run = createPipelinePool({ workers: 1, documentTimeoutMs: 20_000, heapMegabytes: 256 });
    pool = run;
    const json = pipelineInput('{"a":1}', { snapshot: { contentType: 'application/json' } });
    const output = await run.run(json, never);
    expect(output.verdict).toEqual({ kind: 'content', mayChange: false });
  });

  it('seals what the caller only stores: the same document, as bytes', async () => {
    const run = createPipelinePool({ workers: 1, documentTimeoutMs: 20_000, heapMegabytes: 256 });
    pool = run;
    const html = '<title>Grüße</title><h1>Grüße</h1><p>Ein Satz, der bleibt. <a href="/a">漢字</a>';
    const asked = {
      options: scrapeOptions({ formats: [{ type: 'markdown' }, { type: 'links' }] }),
      wantsLinks: true,
      wantsText: true,
    };
    const open = await run.run({ ...pipelineInput(html), ...asked }, never);
    const sealed = await run.run(
      { ...pipelineInput(html), ...asked, mayBeSealed: 'stored' as const },
      never,
    );
    const { metadata, ...content } = open.document;
    expect(sealed.document).toEqual({ metadata });
    expect(readJson(sealed.sealed?.content)).toEqual(content);
    expect(readJson(sealed.sealed?.text)).toBe(open.text);
    expect(sealed.text).toBeUndefined();
    expect(sealed.textFacts).toEqual(open.textFacts);
    expect(sealed.links).toEqual(open.links);
  });
});

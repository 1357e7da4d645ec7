/**
 * The contenders of `bench/pipeline.ts`, and the thread that one of them runs in.
 *
 * Each has a thread of its own, with the nursery of a pipeline's thread in the service: in one heap the trees
 * that jsdom leaves behind (800 MB after a few rounds) made every other contender pay for their collection, the
 * pipeline up to half of its time. A thread times its own turns; a turn reads all pages of the size once.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { parseDocument } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import type TurndownService from 'turndown';
import { parseHtml } from '../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../src/main/service/pipeline/markdown/index.ts';
import { renderDocument } from '../../src/main/service/pipeline/render.ts';
import type { PipelineInput } from '../../src/main/service/ports/pipeline.ts';
import { pipelineInput } from '../../test/support/pipeline/inputs.ts';
import { makePage } from './pages.ts';
import { newTurndown, throughJsdom } from './readability.ts';

const URL_OF_PAGE = 'https://example.com/article';

/** Which contender a thread is, and the size of its pages in KB. */
export interface Assignment {
  readonly name: ContenderName;
  readonly size: number;
}

/** Pages of one turn: forty small ones, two that are large. */
export const pagesPerTurn = (size: number): number =>
  Math.min(40, Math.max(1, Math.round(1000 / size)));

/** What makes of the pages the function that reads all of them; reading is timed, preparing is not. */
type Prepare = (pages: readonly string[]) => () => void;

const CONTENDERS = {
  'htmlparser2 parse': (pages) => each(pages, (html) => parseDocument(html)),
  'Hearth pipeline': (pages) => each(pages.map(inputOf), (input) => renderDocument(input)),
  'Hearth, links as listed only': (pages) =>
    each(pages.map(inputOf), (input) => renderDocument({ ...input, wantsLinks: false })),
  'Hearth markdown only': (pages) =>
    each(
      pages.map((html) => parseHtml(html).children),
      (tree) => toMarkdown(tree, { baseUrl: URL_OF_PAGE, removeBase64Images: true }),
    ),
  'turndown only (parsed)': (pages) => {
    const turndown = newTurndown();
    return each(pages.map(articleOf), (body) => turndown.turndown(body));
  },
  'linkedom+Readability+turndown': (pages) => {
    const turndown = newTurndown();
    return each(pages, (html) => throughLinkedom(html, turndown));
  },
  'jsdom+Readability+turndown': (pages) => {
    const turndown = newTurndown();
    return each(pages, (html) => throughJsdom(html, turndown, URL_OF_PAGE));
  },
} as const satisfies Readonly<Record<string, Prepare>>;

export type ContenderName = keyof typeof CONTENDERS;

// Object.keys forgets literal keys
export const CONTENDER_NAMES = Object.keys(CONTENDERS) as readonly ContenderName[];

let kept: unknown;

/** Results are kept one at a time, as in the service: a turn's trees together would be one large heap. */
function each<T>(things: readonly T[], read: (thing: T) => unknown): () => void {
  return () => {
    for (const thing of things) kept = read(thing);
  };
}

/** What the last page gave; read by nobody, written so that the work is real. */
export const lastResult = (): unknown => kept;

function articleOf(html: string): ReturnType<typeof parseHTML>['document']['body'] {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return parseHTML(`<html><body>${article}</article></body></html>`).document.body;
}

function inputOf(html: string): PipelineInput {
  return {
    ...pipelineInput(html, {
      snapshot: { finalUrl: URL_OF_PAGE, requestedUrl: URL_OF_PAGE },
      options: { formats: [{ type: 'markdown' }, { type: 'links' }] },
    }),
    wantsLinks: true,
  };
}

function throughLinkedom(html: string, turndown: TurndownService): string {
  const { document } = parseHTML(html);
  const content = new Readability(document).parse()?.content ?? '';
  return turndown.turndown(parseHTML(`<html><body>${content}</body></html>`).document.body);
}

/** Answers every message with the milliseconds of one turn. */
function serve(port: NonNullable<typeof parentPort>, { name, size }: Assignment): void {
  const pages = Array.from({ length: pagesPerTurn(size) }, (_, seed) =>
    makePage(size * 1000, seed + 1),
  );
  const turn = CONTENDERS[name](pages);
  port.on('message', () => {
    const from = performance.now();
    turn();
    port.postMessage(performance.now() - from);
  });
}

if (!isMainThread && parentPort !== null) serve(parentPort, workerData);

/**
 * HTML → Document per page size, on one thread: the pipeline's own render (parse, links, metadata, main
 * content, markdown) against a bare htmlparser2 parse and against Readability + turndown on linkedom and
 * on jsdom, in the same interleaved rounds, by median and by lower quartile (on a busy machine the one to
 * read). A turn reads a megabyte of different pages of the size, so that it counts what reading costs and not
 * what the contender before left in the processor's caches (with a quarter of it, that was a quarter of the
 * pipeline's time). V8 is set as in the service.
 *
 * Goal 3: at most 2.5 times the bare parse at 25 and 120 KB, at least 10 times faster than
 * linkedom + Readability + turndown. Options: `--sizes 5,25` (KB), `--rounds N`, `--own` (no contenders).
 */
import { Readability } from '@mozilla/readability';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { parseDocument } from 'htmlparser2';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { setEngineFlags } from '../src/main/service/engine-flags.ts';
import { parseHtml } from '../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../src/main/service/pipeline/markdown/index.ts';
import { renderDocument } from '../src/main/service/pipeline/render.ts';
import type { PipelineInput } from '../src/main/service/ports/pipeline.ts';
import { pipelineInput } from '../test/support/pipeline/inputs.ts';
import { makePage } from './support/pages.ts';
import { measure } from './support/rounds.ts';
import type { Contender, Measured } from './support/rounds.ts';

const URL_OF_PAGE = 'https://example.com/article';

export async function run(args: readonly string[]): Promise<void> {
  setEngineFlags();
  const sizes = (option(args, 'sizes') ?? '5,25,120,500').split(',').map(Number);
  const rounds = Number(option(args, 'rounds') ?? 60);
  console.log(
    `Node ${process.version}; medians of up to ${rounds} interleaved rounds and lower quartiles; ms per page\n`,
  );
  for (const size of sizes) {
    const pages = pagesOf(size);
    const all = contendersFor(pages, args.includes('--own'));
    print(size, pages, measure(all, { rounds, warmUp: 400, budgetMs: 8000 }));
  }
}

/** The pages of one turn: forty small ones, two that are large. */
function pagesOf(size: number): readonly string[] {
  const count = Math.min(40, Math.max(1, Math.round(1000 / size)));
  return Array.from({ length: count }, (_, seed) => makePage(size * 1000, seed + 1));
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}

function contendersFor(pages: readonly string[], isOwnOnly: boolean): readonly Contender[] {
  const inputs = pages.map(inputOf);
  const trees = pages.map((html) => parseHtml(html).children);
  const turndown = newTurndown();
  const articles = pages.map((html) => {
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    return parseHTML(`<html><body>${article}</article></body></html>`).document.body;
  });
  const own: readonly Contender[] = [
    each('htmlparser2 parse', pages, (html) => parseDocument(html)),
    each('Hearth pipeline', inputs, (input) => renderDocument(input)),
    each('Hearth markdown only', trees, (tree) =>
      toMarkdown(tree, { baseUrl: URL_OF_PAGE, removeBase64Images: true }),
    ),
  ];
  if (isOwnOnly) return own;
  return [
    ...own,
    each('turndown only (parsed)', articles, (body) => turndown.turndown(body)),
    each('linkedom+Readability+turndown', pages, (html) => throughLinkedom(html, turndown)),
    each('jsdom+Readability+turndown', pages, (html) => throughJsdom(html, turndown)),
  ];
}

function each<T>(name: string, things: readonly T[], read: (thing: T) => unknown): Contender {
  return { name, run: () => things.map(read) };
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

function newTurndown(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  service.use(gfm);
  return service;
}

function throughLinkedom(html: string, turndown: TurndownService): string {
  const { document } = parseHTML(html);
  const content = new Readability(document).parse()?.content ?? '';
  return turndown.turndown(parseHTML(`<html><body>${content}</body></html>`).document.body);
}

const silent = new VirtualConsole();

function throughJsdom(html: string, turndown: TurndownService): string {
  const dom = new JSDOM(html, { url: URL_OF_PAGE, virtualConsole: silent });
  const content = new Readability(dom.window.document).parse()?.content ?? '';
  const fragment = new JSDOM(content);
  const markdown = turndown.turndown(fragment.window.document.body);
  dom.window.close();
  fragment.window.close();
  return markdown;
}

function print(size: number, pages: readonly string[], results: readonly Measured[]): void {
  const parse = results[0];
  const own = results[1];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? `  ${cell.padEnd(32)}` : cell.padStart(10))).join('');
  console.log(`${size} KB page (${pages.length} different ones a turn)`);
  const ratios = ['× parse', '× Hearth'];
  console.log(line(['contender', 'median', ...ratios, 'quartile', ...ratios, 'rounds']));
  for (const result of results) {
    const cells = (['medianMs', 'quartileMs'] as const).flatMap((key) => [
      (result[key] / pages.length).toFixed(2),
      ratio(result[key], parse?.[key]),
      ratio(result[key], own?.[key]),
    ]);
    console.log(line([result.name, ...cells, String(result.rounds)]));
  }
  console.log('');
}

const ratio = (ms: number, other = NaN): string => (ms / other).toFixed(ms / other < 10 ? 2 : 1);

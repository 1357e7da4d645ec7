/**
 * The second reader: Mozilla's Readability over jsdom, its article written as markdown by turndown.
 *
 * A page's own tree is given to jsdom without scripts, styles, frames and embedded documents, so that nothing can
 * run, load or open a window; what is too large for jsdom is not tried. The libraries are loaded with the first page
 * and leave a large heap behind: this runs in workers that end (readers.ts). What Readability stumbles over it
 * has not read.
 */
import serialize from 'dom-serializer';
import { isTag, type ChildNode } from 'domhandler';
import { copyWithout } from './dom/copy.ts';
import { parseHtml } from './dom/parse.ts';
import { selectElements } from './dom/select.ts';

export interface Article {
  /** Readability's own HTML, addresses absolute. */
  readonly html: string;
  readonly markdown: string;
}

export interface ArticleRequest {
  /** The page as text. */
  readonly html: string;
  /** Its address. */
  readonly url: string;
  /** Selectors of what is left out beforehand. */
  readonly excludeTags: readonly string[];
  readonly removeBase64Images: boolean;
}

/** jsdom takes some 2 KB and 10 µs for each. */
const MOST_ELEMENTS = 50_000;
const MOST_CHARS = 5_000_000;

const UNREAD = new Set(
  'script style link iframe frame frameset object embed applet portal template svg canvas video audio'.split(
    ' ',
  ),
);

/** The article; undefined where Readability finds none, or the page is too large for it. */
export async function readArticle(request: ArticleRequest): Promise<Article | undefined> {
  const page = pageFor(request);
  if (page === undefined) return undefined;
  const { JSDOM, VirtualConsole, Readability, toMarkdown } = await loadLibraries();
  // no runScripts, no resources: nothing runs and nothing is fetched (jsdom, "Executing scripts")
  const dom = new JSDOM(page, { url: request.url, virtualConsole: new VirtualConsole() });
  try {
    const { document } = dom.window;
    const html = new Readability(document, { disableJSONLD: true }).parse()?.content ?? '';
    if (html === '') return undefined;
    document.body.innerHTML = html;
    if (request.removeBase64Images) hideBase64(document);
    return { html, markdown: toMarkdown(document.body).replaceAll(`(${HIDDEN})`, REMOVED) };
  } catch {
    return undefined;
  } finally {
    dom.window.close();
  }
}

/** The page for jsdom, or undefined where it is too large. */
function pageFor({ html, excludeTags }: ArticleRequest): string | undefined {
  if (html.length > MOST_CHARS) return undefined;
  const root = parseHtml(html);
  const leftOut = new Set<ChildNode>(selectElements(root, excludeTags).elements);
  let elements = 0;
  const nodes = copyWithout(root.children, (node) => {
    if (!isTag(node)) return false;
    elements += 1;
    return elements > MOST_ELEMENTS || UNREAD.has(node.name) || leftOut.has(node);
  });
  if (elements > MOST_ELEMENTS) return undefined;
  return `<!DOCTYPE html>${serialize(nodes, { encodeEntities: 'utf8' })}`;
}

/** What stands for a picture given as data: turndown escapes the wire's own word for it. */
const HIDDEN = 'data:removed';
const REMOVED = '(<Base64-Image-Removed>)';

function hideBase64(document: Document): void {
  for (const image of document.querySelectorAll('img[src^="data:" i]'))
    image.setAttribute('src', HIDDEN);
}

type Libraries = Awaited<ReturnType<typeof importLibraries>>;
let libraries: Promise<Libraries> | undefined;

function loadLibraries(): Promise<Libraries> {
  libraries ??= importLibraries();
  return libraries;
}

async function importLibraries() {
  const [{ JSDOM, VirtualConsole }, { Readability }, { default: Turndown }, { gfm }] =
    await Promise.all([
      import('jsdom'),
      import('@mozilla/readability'),
      import('turndown'),
      import('@joplin/turndown-plugin-gfm'),
    ]);
  const turndown = new Turndown({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  turndown.use(gfm);
  const toMarkdown = (body: HTMLElement): string => turndown.turndown(body).trim();
  return { JSDOM, VirtualConsole, Readability, toMarkdown };
}

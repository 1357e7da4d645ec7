/**
 * One document from snapshot to output, on whatever thread this runs: files first, then another reader where one
 * was asked for, then the page.
 */
import { withWarning } from '../domain/document.ts';
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import { decodeHtml } from './dom/encoding.ts';
import { readDocument } from './documents/index.ts';
import type { ReadDocument } from './documents/index.ts';
import { isArticleBeside } from './meagre.ts';
import { readArticle, type Article } from './readability.ts';
import { asksReadability } from './reader-choice.ts';
import { renderDocument } from './render.ts';

const UNREAD: ReadDocument = { markdown: '', metadata: {}, warnings: [] };

/** Reads PDFs, office files and the like, then renders. Errors: see ports/pipeline.ts. */
export async function runPipeline(input: PipelineInput): Promise<PipelineOutput> {
  const output = await readAndRender(input);
  const { status, html, body } = input.snapshot;
  const isEmpty = (html ?? '') === '' && body.length === 0 && status >= 200 && status < 300;
  return isEmpty ? { ...output, document: withWarning(output.document, emptyOf(status)) } : output;
}

const emptyOf = (status: number): string =>
  `The site answered ${status} without any content, so there is nothing to read on this page.`;

async function readAndRender(input: PipelineInput): Promise<PipelineOutput> {
  const read = await readInput(input);
  if (read !== undefined) return renderDocument(input, read);
  if (input.meagreChars !== undefined) return askBeside(input, input.meagreChars);
  return asksReadability(input.options) ? askInstead(input) : renderDocument(input);
}

/** What Readability makes of it; what we make of it, and a word about it, where it finds nothing. */
async function askInstead(input: PipelineInput): Promise<PipelineOutput> {
  const article = await articleOf(input);
  const output = renderDocument(input, undefined, article);
  if (article !== undefined) return output;
  return { ...output, document: withWarning(output.document, NONE) };
}

const NONE =
  "Readability found no article on this page, or the page is too large for it; Hearth's own reader read it.";

/** Its article, written by us, where it finds one; else what we found before. */
async function askBeside(input: PipelineInput, oursChars: number): Promise<PipelineOutput> {
  const article = await articleOf(input);
  const isBetter = article !== undefined && isArticleBeside(article.markdown, oursChars);
  return renderDocument(input, undefined, isBetter ? { html: article.html } : undefined);
}

function articleOf({ snapshot, options }: PipelineInput): Promise<Article | undefined> {
  const { excludeTags, removeBase64Images } = options;
  const html = snapshot.html ?? decodeHtml(snapshot.body, snapshot.contentType);
  return readArticle({ html, url: snapshot.finalUrl, excludeTags, removeBase64Images });
}

/** The browser's DOM is a page already, and bytes asked for as they are need no reading. */
async function readInput(input: PipelineInput): Promise<ReadDocument | undefined> {
  const { snapshot, options } = input;
  if (snapshot.html !== undefined) return undefined;
  if (options.formats.length > 0 && options.formats.every(({ type }) => type === 'rawBase64'))
    return UNREAD;
  // answers without a body, of errors above all, are not files that lost theirs
  if (snapshot.body.length === 0 && snapshot.status !== 200) return undefined;
  return readDocument({
    bytes: snapshot.body,
    contentType: snapshot.contentType,
    url: snapshot.finalUrl,
    removeBase64Images: options.removeBase64Images,
    ...(options.pdf === undefined ? {} : { pdf: options.pdf }),
  });
}

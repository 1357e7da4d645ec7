/**
 * One document from snapshot to output, on whatever thread this runs: files first, then the page.
 */
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import { readDocument } from './documents/index.ts';
import type { ReadDocument } from './documents/index.ts';
import { renderDocument } from './render.ts';

const UNREAD: ReadDocument = { markdown: '', metadata: {}, warnings: [] };

/** Reads PDFs, office files and the like, then renders. Errors: see ports/pipeline.ts. */
export async function runPipeline(input: PipelineInput): Promise<PipelineOutput> {
  return renderDocument(input, await readInput(input));
}

/** The browser's DOM is a page already, and bytes asked for as they are need no reading. */
async function readInput(input: PipelineInput): Promise<ReadDocument | undefined> {
  const { snapshot, options } = input;
  if (snapshot.html !== undefined) return undefined;
  if (options.formats.length > 0 && options.formats.every(({ type }) => type === 'rawBase64'))
    return UNREAD;
  return readDocument({
    bytes: snapshot.body,
    contentType: snapshot.contentType,
    url: snapshot.finalUrl,
    removeBase64Images: options.removeBase64Images,
    ...(options.pdf === undefined ? {} : { pdf: options.pdf }),
  });
}

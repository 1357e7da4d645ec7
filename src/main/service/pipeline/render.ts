/**
 * Snapshot → Document, synchronous and pure: one parse, one tree, every wanted transform in order.
 * Runs in a worker thread (pipeline/worker.ts); it never fetches, waits or logs.
 */
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import { createAddresses } from './dom/addresses.ts';
import { decodeHtml } from './dom/encoding.ts';
import { indexPage } from './dom/page-index.ts';
import { parseHtml } from './dom/parse.ts';
import type { Draft, ReadDocument } from './draft.ts';
import { TRANSFORMS } from './index.ts';

const NOTHING: PipelineOutput = {
  document: { metadata: {} },
  verdict: { kind: 'content' },
  links: [],
  robotsMeta: { nofollow: false, noindex: false },
};

/**
 * Renders a page. `read` is what `readDocument` made of a PDF or office file: its HTML or markdown then
 * stands in for the body.
 */
export function renderDocument(input: PipelineInput, read?: ReadDocument): PipelineOutput {
  let draft = openDraft(input, read);
  for (const transform of TRANSFORMS) {
    if (transform.wanted(input)) draft = transform.apply(draft);
  }
  return draft.output;
}

function openDraft(input: PipelineInput, read: ReadDocument | undefined): Draft {
  const { snapshot } = input;
  const html =
    read === undefined
      ? (snapshot.html ?? decodeHtml(snapshot.body, snapshot.contentType))
      : (read.html ?? '');
  const root = parseHtml(html);
  const index = indexPage(root);
  const addresses = createAddresses(snapshot.finalUrl, index.base);
  return {
    input,
    html,
    root,
    index,
    addresses,
    ...(read === undefined ? {} : { read }),
    output: NOTHING,
  };
}

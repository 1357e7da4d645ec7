/**
 * Snapshot → Document, synchronous and pure: one parse, one tree, every wanted transform in order.
 * Runs in a worker thread (pipeline/worker.ts); it never fetches, waits or logs.
 */
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import type { OtherArticle, ReadDocument } from './draft.ts';
import { TRANSFORMS } from './index.ts';
import { meagreChars } from './meagre.ts';
import { openDraft } from './open-draft.ts';

/**
 * Renders a page. `read` is what `readDocument` made of a PDF or office file: its HTML or markdown then
 * stands in for the body; `article` what another reader took for the main content.
 */
export function renderDocument(
  input: PipelineInput,
  read?: ReadDocument,
  article?: OtherArticle,
): PipelineOutput {
  let draft = openDraft(input, read);
  if (article !== undefined) draft = { ...draft, article };
  for (const transform of TRANSFORMS) {
    if (transform.wanted(input)) draft = transform.apply(draft);
  }
  const few = meagreChars(draft);
  return few === undefined ? draft.output : { ...draft.output, meagreChars: few };
}

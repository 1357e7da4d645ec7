/**
 * Snapshot → Document, synchronous and pure: one parse, one tree, every wanted transform in order.
 * Runs in a worker thread (pipeline/worker.ts); it never fetches, waits or logs.
 */
import { withWarning } from '../domain/document.ts';
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import type { Draft, OtherArticle, ReadDocument } from './draft.ts';
import { TRANSFORMS } from './index.ts';
import { meagreChars, saysOnlyWaiting } from './meagre.ts';
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
  const output = few === undefined ? draft.output : { ...draft.output, meagreChars: few };
  return isUnready(draft) ? { ...output, document: withWarning(output.document, UNREADY) } : output;
}

const UNREADY =
  'The page says no more than that it loads: it may lack its content. Ask again later, or with waitFor, which reads it in the browser.';

/** Of a page in the browser, which was waited for, the engine says it; of a check on visitors the verdict does. */
function isUnready(draft: Draft): boolean {
  const { input, read, output } = draft;
  const { engine, status } = input.snapshot;
  const isServed = engine === 'http' && status >= 200 && status < 300 && read === undefined;
  return isServed && output.verdict.kind !== 'challenge' && saysOnlyWaiting(draft);
}

/**
 * Document and text as bytes, made in the thread that made them: what only the store will read again is
 * never an object of the main thread.
 */
import type { PipelineOutput } from '../ports/pipeline.ts';

/** The output with content and text as bytes of their own, and these bytes' buffers, to be handed over. */
export function seal(output: PipelineOutput): {
  readonly output: PipelineOutput;
  readonly buffers: readonly ArrayBuffer[];
} {
  const { document, text, ...rest } = output;
  const { metadata, warning, ...content } = document;
  const sealed = {
    content: jsonBytes(content),
    ...(text === undefined || text === '' ? {} : { text: jsonBytes(text) }),
  };
  return {
    output: {
      ...rest,
      document: { ...(warning === undefined ? {} : { warning }), metadata },
      sealed,
    },
    buffers: Object.values(sealed).map(({ buffer }) => buffer),
  };
}

/** With a buffer of their own size: what is handed over goes whole. */
function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

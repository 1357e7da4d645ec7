/**
 * A language model behind an OpenAI-compatible address. Implementation: providers/model.
 *
 * Page text is data: adapters delimit it and never let it stand where instructions stand. Throws
 * `LLM_FAILED` (refused key, unknown model, invalid output after retries) or `EXTRACT_TIMEOUT`.
 */
import type { Json, JsonSchema } from '../domain/json.ts';

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar, where the server says what it took. */
  readonly costMicros?: number;
}

export interface ModelContext {
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  /** Told what each answered request used, those of a call that fails in the end included. */
  readonly spent?: (usage: ModelUsage) => void;
}

export interface LanguageModel {
  readonly name: string;
  /** Structured output by schema from page texts; long pages are cut into chunks and merged. */
  extract(
    request: {
      readonly schema?: JsonSchema;
      readonly prompt?: string;
      readonly systemPrompt?: string;
      readonly pages: readonly { readonly url: string; readonly text: string }[];
    },
    context: ModelContext,
  ): Promise<{ readonly data: Json; readonly usage: ModelUsage }>;
  /** Free text about one page. */
  complete(
    request: { readonly instruction: string; readonly text: string; readonly url: string },
    context: ModelContext,
  ): Promise<{ readonly text: string; readonly usage: ModelUsage }>;
}

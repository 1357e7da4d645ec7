/**
 * The kinds of output a caller can ask for, with their options, all defaults resolved.
 *
 * One vocabulary for both dialects: v1's `screenshot@fullPage` is `{type:'screenshot', fullPage:true}`,
 * v1's `extract` is `json`. Source: wire/v2.md section 3.
 */
import type { JsonSchema } from './json.ts';

export interface Viewport {
  /** CSS pixels, 1..7680. */
  readonly width: number;
  /** CSS pixels, 1..4320. */
  readonly height: number;
}

interface AttributeSelector {
  readonly selector: string;
  readonly attribute: string;
}

export type Format =
  | { readonly type: 'markdown' }
  | { readonly type: 'html' }
  | { readonly type: 'rawHtml' }
  | { readonly type: 'rawBase64' }
  | { readonly type: 'links' }
  | { readonly type: 'images' }
  | { readonly type: 'summary' }
  | { readonly type: 'tables' }
  | {
      readonly type: 'json';
      readonly schema?: JsonSchema;
      readonly prompt?: string;
      /** Added to what a language model is told. */
      readonly systemPrompt?: string;
      /** One page of several that are merged: what it lacks by itself is not told. */
      readonly isPart?: boolean;
    }
  | {
      readonly type: 'screenshot';
      readonly fullPage: boolean;
      /** 1..100; absent means PNG. */
      readonly quality?: number;
      readonly viewport?: Viewport;
    }
  | {
      readonly type: 'changeTracking';
      readonly modes: readonly ('git-diff' | 'json')[];
      readonly schema?: JsonSchema;
      readonly prompt?: string;
      /** Keeps separate histories of one address; absent is the common one. */
      readonly tag?: string;
    }
  | { readonly type: 'attributes'; readonly selectors: readonly AttributeSelector[] }
  | { readonly type: 'question'; readonly question: string }
  | { readonly type: 'highlights'; readonly query: string }
  /** A name the wire knows and Hearth does not make (branding, audio, …): answered with a warning. */
  | { readonly type: 'unsupported'; readonly name: string };

export type FormatType = Format['type'];

/** The format of that type, if it was asked for. */
export function findFormat<T extends FormatType>(
  formats: readonly Format[],
  type: T,
): Extract<Format, { type: T }> | undefined {
  return formats.find((format): format is Extract<Format, { type: T }> => format.type === type);
}

/**
 * The Draft: one snapshot, parsed once, plus the Document under construction; and what a Transform is.
 *
 * Transforms are pure and synchronous: they read the tree, leave it as they found it, and answer a new draft.
 * Order and completeness of the list are held by a unit test (every `needs` was given before).
 */
import type { ChildNode, Document as Tree, Element, ParentNode } from 'domhandler';
import { withWarning, type MetadataValue } from '../domain/document.ts';
import type { PipelineInput, PipelineOutput } from '../ports/pipeline.ts';
import type { Addresses } from './dom/addresses.ts';
import type { PageIndex } from './dom/page-index.ts';

/** What was read out of a PDF or office file, standing in for the page's own HTML. */
export interface ReadDocument {
  readonly html?: string;
  /** Ready markdown; then no content is selected and none is converted. */
  readonly markdown?: string;
  readonly metadata: Readonly<Record<string, MetadataValue>>;
  readonly warnings: readonly string[];
}

/** The part of the page that is rendered: copied nodes, or a part of the tree less the nodes left out. */
export type Content =
  | { readonly kind: 'copy'; readonly nodes: readonly ChildNode[] }
  | {
      readonly kind: 'part';
      readonly parent: ParentNode;
      readonly leftOut: ReadonlySet<ChildNode>;
      /** The page's own heading: the first level, whatever its tag. */
      readonly headline?: Element;
    };

/** What another reader took for the main content. */
export interface OtherArticle {
  readonly html: string;
  /** Absent: it is written here. */
  readonly markdown?: string;
}

export interface Draft {
  readonly input: PipelineInput;
  /** The page as text: the rendered DOM, else the decoded body. */
  readonly html: string;
  readonly root: Tree;
  readonly index: PageIndex;
  readonly addresses: Addresses;
  readonly read?: ReadDocument;
  readonly article?: OtherArticle | undefined;
  readonly content?: Content;
  readonly markdown?: string;
  readonly output: PipelineOutput;
}

/** A part of the draft that one transform gives and a later one needs. */
type Part =
  'metadata' | 'links' | 'content' | 'markdown' | 'text' | 'verdict' | 'robots' | 'formats';

export interface Transform {
  readonly name: string;
  readonly needs: readonly Part[];
  readonly gives: readonly Part[];
  wanted(input: PipelineInput): boolean;
  apply(draft: Draft): Draft;
}

/** The draft with more of its output filled in. */
export function withOutput(draft: Draft, more: Partial<PipelineOutput>): Draft {
  return { ...draft, output: { ...draft.output, ...more } };
}

/** The draft with more of its Document filled in. */
export function withDocument(draft: Draft, more: Partial<PipelineOutput['document']>): Draft {
  return withOutput(draft, { document: { ...draft.output.document, ...more } });
}

/** The draft with metadata merged over what it has. */
export function withMetadata(draft: Draft, more: Readonly<Record<string, MetadataValue>>): Draft {
  return withDocument(draft, { metadata: { ...draft.output.document.metadata, ...more } });
}

/** The draft with a warning that names what is no CSS selector. */
export function withInvalidSelectors(draft: Draft, invalid: readonly string[]): Draft {
  if (invalid.length === 0) return draft;
  const names = invalid.map((selector) => `"${selector}"`).join(', ');
  const sentence = `Not CSS selectors, so they selected nothing: ${names}.`;
  return withDocument(draft, withWarning(draft.output.document, sentence));
}

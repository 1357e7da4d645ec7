/** What a page is made of for the detector: elements, and the places that say something. Shapes only. */
import type { Element } from 'domhandler';
import type { Kind } from './kinds.ts';

export type Read = 'text' | 'href' | 'src' | `@${string}`;

export interface Leaf {
  readonly at: number;
  readonly node: RecordNode;
  readonly read: Read;
  readonly text: string;
  readonly kind: Kind;
  /** Which of the texts directly in the element this is; -1: all of it. */
  readonly run: number;
  /** The text's words around its numbers; undefined where it has no number or no word. */
  readonly mask: string | undefined;
}

export interface RecordNode {
  readonly element: Element;
  readonly order: number;
  readonly tag: string;
  readonly parent: RecordNode | undefined;
  readonly kids: RecordNode[];
  readonly depth: number;
  readonly tokens: readonly string[];
  /** Place behind the last descendant; first and last leaf (exclusive). */
  end: number;
  from: number;
  to: number;
  /** Range of text chunks. */
  textFrom: number;
  textTo: number;
}

export interface RecordPage {
  /** What a recipe knows for labels, of which one or two records do not show that all have them. */
  readonly labels?: ReadonlySet<string>;
  readonly url: string;
  readonly base: string;
  readonly language: string;
  readonly title: string;
  readonly nodes: readonly RecordNode[];
  readonly leaves: readonly Leaf[];
  nodeOf(element: Element): RecordNode | undefined;
  /** Visible text on one line. */
  text(node: RecordNode): string;
  textLength(node: RecordNode): number;
}

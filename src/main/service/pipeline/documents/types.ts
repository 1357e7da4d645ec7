/** What a reader is given and what it answers. */
import type { PdfParser } from '../../domain/command.ts';
import type { MetadataValue } from '../../domain/document.ts';

export interface DocumentInput {
  readonly bytes: Uint8Array;
  /** As received, parameters included; empty when the server sent none. */
  readonly contentType: string;
  /** Final address: base of relative links, and the extension when the type says nothing. */
  readonly url: string;
  /** Absent: PDFs are not parsed and come back as base64. */
  readonly pdf?: PdfParser;
  /** Default true: pictures inside office files become `<Base64-Image-Removed>`. */
  readonly removeBase64Images?: boolean;
}

export interface ReadDocument {
  readonly html?: string;
  readonly markdown?: string;
  readonly metadata: Readonly<Record<string, MetadataValue>>;
  readonly warnings: readonly string[];
}

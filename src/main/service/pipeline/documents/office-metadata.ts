/** Title, author and dates of office files: docProps/core.xml (ECMA-376 part 2), meta.xml (OpenDocument 1.3). */
import type { MetadataValue } from '../../domain/document.ts';
import { partText } from './archive.ts';
import { metadataOf } from './read.ts';
import { parseXml, textOfFirst } from './xml-tree.ts';

export function coreMetadata(
  parts: ReadonlyMap<string, Uint8Array>,
): Record<string, MetadataValue> {
  const root = parseXml(partText(parts, 'docProps/core.xml'));
  return metadataOf({
    title: textOfFirst(root, 'dc:title'),
    author: textOfFirst(root, 'dc:creator'),
    description: textOfFirst(root, 'dc:description'),
    keywords: textOfFirst(root, 'cp:keywords'),
    publishedTime: textOfFirst(root, 'dcterms:created'),
    modifiedTime: textOfFirst(root, 'dcterms:modified'),
  });
}

/** Of an OpenDocument file. */
export function openDocumentMetadata(
  parts: ReadonlyMap<string, Uint8Array>,
): Record<string, MetadataValue> {
  const meta = parseXml(partText(parts, 'meta.xml'));
  return metadataOf({
    title: textOfFirst(meta, 'dc:title'),
    author: textOfFirst(meta, 'dc:creator'),
    modifiedTime: textOfFirst(meta, 'dc:date'),
  });
}

/** Title, author and dates of an Office Open XML file (docProps/core.xml, ECMA-376 part 2). */
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

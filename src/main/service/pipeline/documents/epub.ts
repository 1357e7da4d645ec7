/** EPUB → its chapters in reading order (EPUB 3.3: container, package, spine). */
import { parseDocument } from 'htmlparser2';
import { attribute } from '../markdown/dom.ts';
import { toMarkdown } from '../markdown/index.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { metadataOf } from './read.ts';
import { elementsNamed, parseXml, textOfFirst } from './xml-tree.ts';

export function readEpub(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => /\.(?:xml|opf|x?html?)$/i.test(name));
  const container = parseXml(partText(parts, 'META-INF/container.xml'));
  const rootFile = elementsNamed(container, 'rootfile')[0];
  const packagePath = rootFile === undefined ? '' : attribute(rootFile, 'full-path');
  const book = parseXml(partText(parts, packagePath));
  const files = new Map(
    elementsNamed(book, 'item').map((item) => [attribute(item, 'id'), attribute(item, 'href')]),
  );
  const chapters = elementsNamed(book, 'itemref')
    .map((reference) => files.get(attribute(reference, 'idref')))
    .filter((href) => href !== undefined)
    .map((href) =>
      partText(
        parts,
        decodeURIComponent(URL.parse(href, `epub:///${packagePath}`)?.pathname.slice(1) ?? href),
      ),
    );
  const html = chapters.map((chapter) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(chapter)?.[1] ?? '');
  return {
    html: html.map((chapter) => `<section>${chapter}</section>`).join('\n'),
    markdown: html
      .map((chapter) =>
        toMarkdown(parseDocument(chapter).children, {
          baseUrl: input.url,
          removeBase64Images: true,
        }),
      )
      .filter((chapter) => chapter !== '')
      .join('\n\n'),
    metadata: metadataOf({
      title: textOfFirst(book, 'dc:title'),
      author: textOfFirst(book, 'dc:creator'),
      language: textOfFirst(book, 'dc:language'),
      publishedTime: textOfFirst(book, 'dc:date'),
      numPages: chapters.length,
    }),
    warnings: [],
  };
}

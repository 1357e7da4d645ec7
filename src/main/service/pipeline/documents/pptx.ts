/** PPTX → a section per slide: its title as heading, its texts as lists and paragraphs, its tables. */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { attribute, rawText } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { coreMetadata } from './office-metadata.ts';
import { escapeHtml, htmlToMarkdown, tableHtml } from './read.ts';
import { elementsNamed, parseXml } from './xml-tree.ts';

export function readPptx(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) =>
    /^ppt\/slides\/slide\d+\.xml$|^docProps\/core\.xml$/.test(name),
  );
  const slides = [...parts.keys()]
    .filter((name) => name.startsWith('ppt/slides/'))
    .sort((a, b) => slideNumber(a) - slideNumber(b));
  const html = slides.map((name) => slideHtml(partText(parts, name))).join('\n<hr>\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { ...coreMetadata(parts), numPages: slides.length, totalPages: slides.length },
    warnings: [],
  };
}

function slideNumber(name: string): number {
  return Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
}

function slideHtml(xml: string): string {
  const root = parseXml(xml);
  const shapes = [...elementsNamed(root, 'p:sp'), ...elementsNamed(root, 'a:tbl')];
  return shapes
    .map((shape) => (shape.name === 'a:tbl' ? tableOf(shape) : shapeHtml(shape)))
    .join('');
}

function shapeHtml(shape: Element): string {
  const role = elementsNamed(shape, 'p:ph').map((each) => attribute(each, 'type'))[0];
  const paragraphs = elementsNamed(shape, 'a:p')
    .map((each) => paragraphText(each))
    .filter((text) => text !== '');
  if (paragraphs.length === 0) return '';
  if (role === 'title' || role === 'ctrTitle')
    return `<h2>${escapeHtml(paragraphs.join(' '))}</h2>`;
  if (paragraphs.length === 1) return `<p>${escapeHtml(paragraphs.join(''))}</p>`;
  return `<ul>${paragraphs.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
}

function paragraphText(paragraph: Element): string {
  let text = '';
  for (const child of paragraph.children) {
    if (isTag(child) && (child.name === 'a:r' || child.name === 'a:fld')) text += rawText(child);
    if (isTag(child) && child.name === 'a:br') text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

function tableOf(table: Element): string {
  const rows = elementsNamed(table, 'a:tr').map((row) =>
    elementsNamed(row, 'a:tc').map((cell) =>
      elementsNamed(cell, 'a:p').map(paragraphText).join(' ').trim(),
    ),
  );
  return tableHtml(rows);
}

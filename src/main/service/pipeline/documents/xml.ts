/** XML: feeds (RSS 2.0, RSS 1.0, Atom) become a readable page, XHTML goes on as HTML, the rest is fenced. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { attribute, rawText } from '../markdown/dom.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { decodeText, escapeHtml, htmlToMarkdown, metadataOf } from './read.ts';
import { fenced } from './text.ts';
import { childNamed, elementsNamed, parseXml } from './xml-tree.ts';

/** Text of an XML file: by its Content-Type, else by what its first line says of itself. */
export function decodeXml({
  bytes,
  contentType,
}: Pick<DocumentInput, 'bytes' | 'contentType'>): string {
  const declared = /encoding\s*=\s*["']([\w-]+)/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1];
  const isSaid = declared === undefined || /charset/i.test(contentType);
  return decodeText(bytes, isSaid ? contentType : `${contentType}; charset=${declared}`);
}

export function readXml(input: DocumentInput): ReadDocument | undefined {
  const text = decodeXml(input);
  const root = parseXml(text);
  const top = root.children.find(isTag);
  if (top?.name === 'html') return undefined;
  return feedOf(root, top) === undefined ? fenced(text, 'xml') : readFeed(input, root, top);
}

function feedOf(root: Document, top: Element | undefined): Element | undefined {
  if (top?.name === 'rss' || top?.name === 'rdf:RDF') return elementsNamed(root, 'channel')[0];
  return top?.name === 'feed' ? top : undefined;
}

function readFeed(input: DocumentInput, root: Document, top: Element | undefined): ReadDocument {
  const feed = feedOf(root, top);
  if (feed === undefined) return { metadata: {}, warnings: [] };
  const entries = [...elementsNamed(root, 'item'), ...elementsNamed(root, 'entry')];
  const title = textOf(feed, 'title');
  const description = textOf(feed, 'description', 'subtitle', 'tagline');
  const html = [
    title === '' ? '' : `<h1>${escapeHtml(title)}</h1>`,
    description === '' ? '' : `<p>${escapeHtml(description)}</p>`,
    ...entries.map(entryHtml),
  ].join('\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, input.removeBase64Images ?? true),
    metadata: metadataOf({
      title,
      description,
      language: textOf(feed, 'language') || attribute(feed, 'xml:lang'),
      modifiedTime: textOf(feed, 'lastBuildDate', 'updated', 'pubDate'),
      numEntries: entries.length,
    }),
    warnings: [],
  };
}

/** One entry: its title as a linked heading, date and author in one line, then its text. */
function entryHtml(entry: Element): string {
  const link = linkOf(entry);
  const title = escapeHtml(textOf(entry, 'title') || link || 'Untitled');
  const date = textOf(entry, 'pubDate', 'published', 'updated', 'dc:date');
  const author = textOf(entry, 'dc:creator', 'author');
  const line = [date, author]
    .filter((part) => part !== '')
    .map(escapeHtml)
    .join(' · ');
  return [
    '<article>',
    link === '' ? `<h2>${title}</h2>` : `<h2><a href="${escapeHtml(link)}">${title}</a></h2>`,
    line === '' ? '' : `<p>${line}</p>`,
    `<div>${contentOf(entry)}</div>`,
    '</article>',
  ].join('');
}

function linkOf(entry: Element): string {
  const links = entry.children.filter(
    (child): child is Element => isTag(child) && child.name === 'link',
  );
  const alternate = links.find(
    (link) => attribute(link, 'href') !== '' && ['', 'alternate'].includes(attribute(link, 'rel')),
  );
  const written = alternate === undefined ? textOf(entry, 'link') : attribute(alternate, 'href');
  return (
    written || (/^https?:/.test(textOf(entry, 'guid', 'id')) ? textOf(entry, 'guid', 'id') : '')
  );
}

/** The fullest text as HTML: feeds carry it escaped, in CDATA, or as XHTML elements. */
function contentOf(entry: Element): string {
  const content =
    childNamed(entry, 'content:encoded') ??
    childNamed(entry, 'content') ??
    childNamed(entry, 'description', 'summary');
  if (content === undefined) return '';
  const text = rawText(content).trim();
  const isPlain = attribute(content, 'type') === 'text' || !/<[a-z!/]|&\w+;/i.test(text);
  return isPlain ? `<p>${escapeHtml(text)}</p>` : text;
}

function textOf(element: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const child = childNamed(element, name);
    const text = child === undefined ? '' : rawText(child).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return '';
}

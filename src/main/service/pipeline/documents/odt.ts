/** ODT → HTML: headings, paragraphs, lists, tables, links (OpenDocument 1.3, part 3). */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { attribute, pushReversed } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { escapeHtml, htmlToMarkdown, metadataOf } from './read.ts';
import { elementsNamed, parseXml, textOfFirst } from './xml-tree.ts';

const TAGS: Readonly<Record<string, string>> = {
  'text:p': 'p',
  'text:list': 'ul',
  'text:list-item': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
  'table:table-header-rows': 'thead',
};

const LEFT_OUT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'draw:frame',
]);

export function readOdt(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => name === 'content.xml' || name === 'meta.xml');
  const root = parseXml(partText(parts, 'content.xml'));
  const html = elementsNamed(root, 'office:text').map(toHtml).join('');
  const meta = parseXml(partText(parts, 'meta.xml'));
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: metadataOf({
      title: textOfFirst(meta, 'dc:title'),
      author: textOfFirst(meta, 'dc:creator'),
      modifiedTime: textOfFirst(meta, 'dc:date'),
    }),
    warnings: [],
  };
}

/** Iterative: closing tags wait on the stack as texts. */
function toHtml(root: Element): string {
  const stack: (ChildNode | string)[] = root.children.toReversed();
  let html = '';
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') html += next;
    else if (isText(next)) html += escapeHtml(next.data);
    else if (isTag(next) && !LEFT_OUT.has(next.name)) {
      const [open, close] = tagsOf(next);
      html += open;
      stack.push(close);
      pushReversed(stack, next.children);
    }
  }
  return html;
}

function tagsOf(element: Element): readonly [string, string] {
  if (element.name === 'text:h') {
    const level = Math.min(6, Math.max(1, Number(attribute(element, 'text:outline-level')) || 1));
    return [`<h${level}>`, `</h${level}>`];
  }
  if (element.name === 'text:a')
    return [`<a href="${escapeHtml(attribute(element, 'xlink:href'))}">`, '</a>'];
  if (element.name === 'text:line-break') return ['<br>', ''];
  if (element.name === 'text:s' || element.name === 'text:tab') return [' ', ''];
  const tag = TAGS[element.name];
  return tag === undefined ? ['', ''] : [`<${tag}>`, `</${tag}>`];
}

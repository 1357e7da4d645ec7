/**
 * ODT → HTML: headings, paragraphs, looks, lists, tables, links, notes (OpenDocument 1.3, part 3).
 *
 * Whether a list counts or only marks its items stands in its style, level by level; an inner list without a
 * style has that of the list around it (19.880 `text:style-name`).
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Document, Element } from 'domhandler';
import { attribute, parentElement, pushReversed } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { odtStyles } from './odt-styles.ts';
import type { OdtStyles } from './odt-styles.ts';
import { openDocumentMetadata } from './office-metadata.ts';
import { escapeHtml, htmlToMarkdown } from './read.ts';
import { elementsNamed, parseXml } from './xml-tree.ts';

const TAGS: Readonly<Record<string, string>> = {
  'text:list-item': 'li',
  'text:list-header': 'li',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-header-rows': 'thead',
};

const LEFT_OUT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'table:covered-table-cell',
  'draw:frame',
]);
const PARTS = new Set(['content.xml', 'styles.xml', 'meta.xml']);
const MOST_SPACES = 100;

export function readOdt(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => PARTS.has(name));
  const root = parseXml(partText(parts, 'content.xml'));
  const sheet = parseXml(partText(parts, 'styles.xml'));
  const counting = new Set([...countingLevels(root), ...countingLevels(sheet)]);
  const styles = odtStyles([root, sheet]);
  const html = elementsNamed(root, 'office:text')
    .map((text) => new Writer(counting, styles).write(text))
    .join('')
    // empty lines say nothing, and make two of a cell's one
    .replaceAll('<p></p>', '')
    .replaceAll(/<\/code><\/pre>\s*<pre><code>/g, '\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: openDocumentMetadata(parts),
    warnings: [],
  };
}

/** `style level` of each level of a list style that counts. */
function countingLevels(root: Document): string[] {
  return elementsNamed(root, 'text:list-level-style-number')
    .filter((level) => attribute(level, 'style:num-format') !== '')
    .map((level) => {
      const style = parentElement(level);
      const name = style === undefined ? '' : attribute(style, 'style:name');
      return `${name} ${attribute(level, 'text:level')}`;
    });
}

class Writer {
  readonly #counting: ReadonlySet<string>;
  readonly #styles: OdtStyles;
  readonly #notes: Element[] = [];

  constructor(counting: ReadonlySet<string>, styles: OdtStyles) {
    this.#counting = counting;
    this.#styles = styles;
  }

  /** The text, and its notes as a list below. */
  write(root: Element): string {
    const text = this.#toHtml(root);
    let notes = '';
    // a note may hold notes: they are added while the list is written
    for (let at = 0; at < this.#notes.length; at += 1) {
      const note = this.#notes[at];
      if (note !== undefined) notes += `<li id="note-${at + 1}">${this.#toHtml(note)}</li>`;
    }
    return notes === '' ? text : `${text}<ol>${notes}</ol>`;
  }

  /** Iterative: closing tags wait on the stack as texts. */
  #toHtml(root: Element): string {
    const stack: (ChildNode | string)[] = root.children.toReversed();
    let html = '';
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (typeof next === 'string') html += next;
      else if (isText(next)) html += escapeHtml(next.data);
      else if (isTag(next) && next.name === 'text:note-body') {
        const number = this.#notes.push(next);
        html += `<sup><a href="#note-${number}">${number}</a></sup>`;
      } else if (isTag(next) && !LEFT_OUT.has(next.name)) {
        const [open, close] = this.#tagsOf(next);
        html += open;
        stack.push(close);
        pushReversed(stack, next.children);
      }
    }
    return html;
  }

  #tagsOf(element: Element): readonly [string, string] {
    switch (element.name) {
      case 'text:h': {
        const level = numberOf(element, 'text:outline-level', 6);
        return [`<h${level}>`, `</h${level}>`];
      }
      case 'text:p':
        return startsItem(element) ? ['', ''] : this.#paragraphTags(element);
      case 'text:span':
        return around(this.#styles.looks.get(attribute(element, 'text:style-name')) ?? []);
      case 'text:a':
        return [`<a href="${escapeHtml(attribute(element, 'xlink:href'))}">`, '</a>'];
      case 'text:list':
        return this.#isCounting(element) ? ['<ol>', '</ol>'] : ['<ul>', '</ul>'];
      case 'table:table-cell':
        return [cellTag(element), '</td>'];
      case 'text:line-break':
        return ['<br>', ''];
      case 'text:s':
        return [' '.repeat(numberOf(element, 'text:c', MOST_SPACES)), ''];
      case 'text:tab':
        return [' ', ''];
      default: {
        const tag = TAGS[element.name];
        return tag === undefined ? ['', ''] : [`<${tag}>`, `</${tag}>`];
      }
    }
  }

  #paragraphTags(paragraph: Element): readonly [string, string] {
    const role = this.#styles.roles.get(attribute(paragraph, 'text:style-name'));
    if (role === undefined || paragraph.children.length === 0) return ['<p>', '</p>'];
    if (role === 'blockquote') return around([role, 'p']);
    return around(role === 'pre' ? [role, 'code'] : [role]);
  }

  #isCounting(list: Element): boolean {
    let level = 0;
    let style = '';
    for (let at: Element | undefined = list; at !== undefined; at = parentElement(at)) {
      if (at.name !== 'text:list') continue;
      level += 1;
      if (style === '') style = attribute(at, 'text:style-name');
    }
    return this.#counting.has(`${style} ${level}`);
  }
}

/** Opening and closing tags, the first outermost. */
function around(tags: readonly string[]): readonly [string, string] {
  return [
    tags.map((tag) => `<${tag}>`).join(''),
    tags
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join(''),
  ];
}

/** Every item's text stands in a paragraph; the first is the item's own line. */
function startsItem(paragraph: Element): boolean {
  if (parentElement(paragraph)?.name !== 'text:list-item') return false;
  for (let before = paragraph.prev; before !== null; before = before.prev)
    if (isTag(before)) return false;
  return true;
}

function cellTag(cell: Element): string {
  const columns = numberOf(cell, 'table:number-columns-spanned', 1000);
  const rows = numberOf(cell, 'table:number-rows-spanned', 1000);
  return `<td${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}>`;
}

/** A whole number from 1 to `most`; 1 where there is none. */
function numberOf(element: Element, name: string, most: number): number {
  const value = Number.parseInt(attribute(element, name), 10);
  return Number.isNaN(value) ? 1 : Math.min(most, Math.max(1, value));
}

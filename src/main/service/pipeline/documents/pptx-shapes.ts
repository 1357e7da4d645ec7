/** Shapes of a slide → HTML: paragraphs, lists in lists, tables (ECMA-376 part 1, 19.3 and 21.1). */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { attribute, parentElement, rawText, walkBelow } from '../markdown/dom.ts';
import { escapeHtml, tableHtml } from './read.ts';
import { childNamed, elementsNamed } from './xml-tree.ts';

/** Addresses of a slide's links by the number of their relation. */
export type Links = ReadonlyMap<string, string>;

/** What every slide has, and nobody reads: its number, its date, its foot. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);
const TITLES = new Set(['title', 'ctrTitle']);

/** Shapes and tables in their order, the title first; a table of a shape is not read twice. */
export function shapesHtml(root: Element, links: Links): string {
  const shapes: Element[] = [];
  walkBelow(root, (node) => {
    if (!isTag(node)) return 'skip';
    if (node.name !== 'p:sp' && node.name !== 'a:tbl') return 'go';
    shapes.push(node);
    return 'skip';
  });
  const title = shapes.findIndex((shape) => TITLES.has(roleOf(shape)));
  if (title > 0) shapes.unshift(...shapes.splice(title, 1));
  return shapes
    .map((shape) => (shape.name === 'a:tbl' ? tableOf(shape) : shapeHtml(shape, links)))
    .join('');
}

/** Role of a placeholder; `body` for one without, empty for a shape that is none. */
export function roleOf(shape: Element): string {
  const placeholder = elementsNamed(shape, 'p:ph')[0];
  return placeholder === undefined ? '' : attribute(placeholder, 'type') || 'body';
}

function shapeHtml(shape: Element, links: Links): string {
  const role = roleOf(shape);
  if (FURNITURE.has(role)) return '';
  const paragraphs = elementsNamed(shape, 'a:p').filter((each) => paragraphText(each) !== '');
  if (paragraphs.length === 0) return '';
  if (TITLES.has(role)) return `<h2>${escapeHtml(paragraphs.map(paragraphText).join(' '))}</h2>`;
  // the text of a body is a list, unless it is a single paragraph or says otherwise
  const isList = role !== '' && role !== 'subTitle' && paragraphs.length > 1;
  return listsHtml(paragraphs.map((each) => lineOf(each, isList, links)));
}

interface TextLine {
  readonly html: string;
  /** Undefined: a paragraph, no item of a list. */
  readonly tag: 'ul' | 'ol' | undefined;
  readonly level: number;
}

function lineOf(paragraph: Element, isList: boolean, links: Links): TextLine {
  const properties = childNamed(paragraph, 'a:pPr');
  const has = (name: string): boolean =>
    properties !== undefined && childNamed(properties, name) !== undefined;
  const isItem = isList ? !has('a:buNone') : has('a:buChar') || has('a:buBlip');
  const level = properties === undefined ? 0 : Number.parseInt(attribute(properties, 'lvl'), 10);
  return {
    html: inlineHtml(paragraph, links),
    tag: has('a:buAutoNum') ? 'ol' : isItem ? 'ul' : undefined,
    level: Number.isNaN(level) ? 0 : Math.min(8, Math.max(0, level)),
  };
}

function listsHtml(lines: readonly TextLine[]): string {
  const open: { tag: string; level: number }[] = [];
  let html = '';
  const closeTo = (level: number, tag: string | undefined): void => {
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (top.level < level || (top.level === level && top.tag === tag)) return;
      html += `</li></${top.tag}>`;
      open.pop();
    }
  };
  for (const { html: text, tag, level } of lines) {
    closeTo(tag === undefined ? -1 : level, tag);
    if (tag === undefined) {
      html += `<p>${text}</p>`;
      continue;
    }
    if (open.at(-1)?.level === level) html += '</li>';
    else {
      open.push({ tag, level });
      html += `<${tag}>`;
    }
    html += `<li>${text}`;
  }
  closeTo(-1, undefined);
  return html;
}

function inlineHtml(paragraph: Element, links: Links): string {
  let html = '';
  for (const child of paragraph.children) {
    if (!isTag(child)) continue;
    if (child.name === 'a:br') html += '<br>';
    if (child.name === 'a:r' || child.name === 'a:fld') html += runHtml(child, links);
  }
  return html.trim();
}

function runHtml(run: Element, links: Links): string {
  const text = childNamed(run, 'a:t');
  if (text === undefined) return '';
  const properties = childNamed(run, 'a:rPr');
  const said = (name: string): string =>
    properties === undefined ? '' : attribute(properties, name);
  const raised = Number(said('baseline') || 0);
  const tags = [
    raised > 0 ? 'sup' : raised < 0 ? 'sub' : '',
    /^(?:1|true)$/.test(said('i')) ? 'em' : '',
    /^(?:1|true)$/.test(said('b')) ? 'strong' : '',
  ];
  let html = escapeHtml(rawText(text));
  for (const tag of tags) if (tag !== '' && html.trim() !== '') html = `<${tag}>${html}</${tag}>`;
  const click = properties === undefined ? undefined : childNamed(properties, 'a:hlinkClick');
  const url = click === undefined ? undefined : links.get(attribute(click, 'r:id'));
  return url === undefined ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}

export function paragraphText(paragraph: Element): string {
  let text = '';
  for (const child of paragraph.children) {
    if (isTag(child) && (child.name === 'a:r' || child.name === 'a:fld')) text += rawText(child);
    if (isTag(child) && child.name === 'a:br') text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Cells that another one reaches over are empty. */
function tableOf(table: Element): string {
  const rows = elementsNamed(table, 'a:tr')
    .filter((row) => parentElement(row) === table)
    .map((row) =>
      elementsNamed(row, 'a:tc').map((cell) =>
        elementsNamed(cell, 'a:p').map(paragraphText).join('\n').trim(),
      ),
    );
  return tableHtml(rows);
}

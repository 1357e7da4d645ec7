/**
 * A manual is read from its headline to its end: what stands between two kept passages of it is a part of it, be it as
 * short as `Since: 3.10`, `Output:` or the name of a function, and its menus are none, be they longer than the page.
 * The scorer knows articles, around whose text such lines are furniture.
 */
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import type { PageIndex } from '../dom/page-index.ts';
import { isFramed } from './framed.ts';
import { markOf } from './marks.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { regionOf } from './region.ts';

/** Tools that write manuals, by the name they leave in `<meta name="generator">`. */
const MAKERS =
  /^(?:antora|asciidoc|docbook|docfx|docusaurus|docutils|doxygen|gitbook|gtk-doc|hevea|javadoc|latex2html|makeinfo|manpage|mdbook|mkdocs|pdoc|publican|rdoc|rustdoc|sphinx|starlight|texi2|typedoc|vitepress|vuepress|yard)/i;

/** The page names such a tool as its maker. */
export const isMadeAsManual = ({ metas }: PageIndex): boolean =>
  metas.some(
    ({ attribs }) =>
      attribs['name']?.toLowerCase() === 'generator' && MAKERS.test(attribs['content'] ?? ''),
  );

/** Words that a page of documentation has at least beside its menus. */
const FEWEST_BESIDE = 8;

/** The menus of a page of documentation have no chance to be chosen, unless the page is nothing else. */
export function silenceMenus({ boxes }: Outline, chances: Float32Array): void {
  let left = boxes[0]?.words ?? 0;
  const menus: Box[] = [];
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || !isMenu(box)) continue;
    left -= box.words;
    menus.push(box);
    place = box.endBox - 1;
  }
  if (left < FEWEST_BESIDE) return;
  for (const { firstLeaf, endLeaf } of menus) chances.fill(0, firstLeaf, endLeaf);
}

/** It calls itself one, and most of its words are links. */
const isMenu = ({ tag, marks, words, linkWords, element }: Box): boolean =>
  words > 0 &&
  linkWords * 2 > words &&
  tag !== 'body' &&
  ((marks & MENU) !== 0 || ('attribs' in element && isCalledMenu(element)));

const MENU = markOf('nav', 'crumbs', 'paging');

const isCalledMenu = (element: Element): boolean =>
  isCalledNav(classesOf(element)) || TOC_OF_ALL.test(element.attribs['id'] ?? '');

/** DocBook, Texinfo, MkDocs: `navheader`, `nav-panel`, `wy-nav-side`. */
const isCalledNav = classQuestion(({ value }) => /(?:^|[\s_-])nav/i.test(value));
/** Contents of the whole manual beside each of its pages. */
const TOC_OF_ALL = /^(?:toc-?(?:frame|side|bar|panel)|side-?toc|nav)/i;

/** Keeps the lines and headings between the first and the last kept leaf of a page of documentation. */
export function keepPassages(outline: Outline, keep: Uint8Array): void {
  const { boxes, leaves } = outline;
  const first = keep.indexOf(1);
  const region = regionOf(outline, keep) ?? boxes[0];
  if (region === undefined) return;
  // a heading and a term lead to what is kept right below them
  let isBelowKept = false;
  for (let at = keep.lastIndexOf(1); at > first; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    if (keep[at] === 0 && isPassage(leaf, at, region) && (isBelowKept || !leadsOn(leaf)))
      keep[at] = 1;
    isBelowKept = keep[at] === 1;
  }
}

/** Text in the region, or what a term means, no list of links and no part of a frame. */
function isPassage({ words, linkWords, box }: Leaf, at: number, region: Box): boolean {
  const isLinks = linkWords * 2 > words && box.tag !== 'dd';
  if (box.isHidden || isLinks || CONTROLS.has(box.tag)) return false;
  if (at < region.firstLeaf || at >= region.endLeaf) return false;
  return !isFramed({ firstLeaf: at, endLeaf: at + 1 }, box, { region, kind: 'documentation' });
}

const CONTROLS = new Set(['button', 'label', 'legend', 'option', 'summary']);

const leadsOn = ({ box: { tag } }: Leaf): boolean => tag === 'dt' || HEADING.test(tag);

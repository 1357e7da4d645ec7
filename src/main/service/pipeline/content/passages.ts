/**
 * A manual is read from its headline to its end: what stands between two kept passages of it is a part of it, be it as
 * short as `Since: 3.10`, `Output:` or the name of a function, and its menus are none, be they longer than the page.
 * The scorer knows articles, around whose text such lines are furniture.
 */
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { isFramed } from './framed.ts';
import { markOf } from './marks.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { regionOf } from './region.ts';

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
  // a heading leads to what is kept right below it
  let isBelowKept = false;
  for (let at = keep.lastIndexOf(1); at > first; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    if (keep[at] === 0 && isPassage(leaf, at, region) && (isBelowKept || !isHeading(leaf)))
      keep[at] = 1;
    isBelowKept = keep[at] === 1;
  }
}

/** Text in the region, no list of links and no part of a frame. */
function isPassage({ words, linkWords, box }: Leaf, at: number, region: Box): boolean {
  if (box.isHidden || linkWords * 2 > words || CONTROLS.has(box.tag)) return false;
  if (at < region.firstLeaf || at >= region.endLeaf) return false;
  return !isFramed({ firstLeaf: at, endLeaf: at + 1 }, box, { region, kind: 'documentation' });
}

const CONTROLS = new Set(['button', 'label', 'legend', 'option', 'summary']);

const isHeading = ({ box }: Leaf): boolean => HEADING.test(box.tag);

/**
 * Neighbours without white space in between that a browser shows apart: links to two places, buttons, the parts
 * of a row that its style lays out (flex, grid). Without a space their words would run together.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { attribute, classNames, findBelow, parentElement, rawText } from './dom.ts';

const ROW = / (?:(?:inline-|d-|d-inline-)?(?:flex|grid)|row|btn-group) /;
const ROW_STYLE = /display\s*:\s*(?:inline-)?(?:flex|grid)/i;

/** True where the element begins a part of its own, though nothing parts it from the element before. */
export function standsApart(element: Element): boolean {
  const { prev } = element;
  if (prev === null || !isTag(prev)) return false;
  if (isDrawn(prev) && followsWords(prev)) return true;
  if (element.name === 'button' || prev.name === 'button') return true;
  if (element.name === 'a' && prev.name === 'a') return leadsElsewhere(element, prev);
  return isInRow(element) || changesKind(prev, element) || isColumn(prev, element);
}

function leadsElsewhere(element: Element, before: Element): boolean {
  const href = attribute(element, 'href');
  return href !== '' && attribute(before, 'href') !== '' && href !== attribute(before, 'href');
}

function isInRow(element: Element): boolean {
  const parent = parentElement(element);
  if (parent === undefined) return false;
  return ROW.test(classNames(parent)) || ROW_STYLE.test(parent.attribs['style'] ?? '');
}

/** A picture of lines, a field, or empty with a class that draws it: the dots between a dish and its price, an icon, a gap. */
function isDrawn(node: ChildNode | null): node is Element {
  if (node === null || !isTag(node)) return false;
  if (SHOWN.has(node.name)) return true;
  if (!DRAWN.has(node.name) || classNames(node).trim() === '') return false;
  return node.children.every((child) => isText(child) && child.data.trim() === '');
}
const SHOWN = new Set(['svg', 'input', 'select', 'textarea']);
const DRAWN = new Set(['span', 'i', 'em', 'b']);

/** An element with words stands before it, with nothing but such in between. */
function followsWords(drawn: Element): boolean {
  let before: ChildNode | null = drawn;
  while (isDrawn(before)) before = before.prev;
  return before !== null && isTag(before) && /[\p{L}\p{N}]/u.test(rawText(before, FEW_NODES));
}

/** Nodes that are read for the first or last letter of an element. */
const FEW_NODES = 12;

/** `3 beds` and `2.5 baths`: one word does not go on with a figure or a capital in the next element of its kind. */
function changesKind(before: Element, element: Element): boolean {
  if (before.name !== element.name || before.name !== 'span') return false;
  if (classNames(before).trim() === '' || classNames(element).trim() === '') return false;
  const first = rawText(element, FEW_NODES);
  const [only] = before.children;
  const last = only !== undefined && isText(only) ? only.data : rawText(before, FEW_NODES);
  return /\p{Ll}{2}$|\d\)$/u.test(last) && /^(?:\p{Lu}\p{L}|\d)/u.test(first);
}

/** Boxes outwards in which a template may repeat, and nodes of the next one that are read. */
const REACH = 3;
const FEW_PARTS = 60;
/** A first letter in larger type is no column. */
const INITIAL = /^\s*\p{L}?\s*$/u;

/** `600 g` and `leeks`: two spans of other classes that stand side by side in the box before or behind this one, too. */
function isColumn(before: Element, element: Element): boolean {
  if (before.name !== 'span' || element.name !== 'span') return false;
  const [one, other] = [classNames(before), classNames(element)];
  if (one.trim() === '' || other.trim() === '' || one === other) return false;
  const first = rawText(before, FEW_NODES);
  if (INITIAL.test(first) || /\s$/.test(first) || /^\s/.test(rawText(element, FEW_NODES)))
    return false;
  const isPair = (span: Element): boolean =>
    span.name === 'span' &&
    classNames(span) === other &&
    span.prev !== null &&
    isTag(span.prev) &&
    classNames(span.prev) === one;
  let box = parentElement(element);
  for (let up = 0; box !== undefined && up < REACH; up++, box = parentElement(box)) {
    const { name, prev, next } = box;
    const like = [besides(prev, 'prev'), besides(next, 'next')].filter(
      (beside) => beside?.name === name,
    );
    if (like.some((beside) => beside && findBelow(beside, isPair, FEW_PARTS) !== undefined))
      return true;
  }
  return false;
}

/** The nearest element on that side. */
function besides(from: ChildNode | null, side: 'prev' | 'next'): Element | undefined {
  let node = from;
  while (node !== null && !isTag(node)) node = node[side];
  return node ?? undefined;
}

/**
 * Neighbours without white space in between that a browser shows apart: links to two places, buttons, the parts
 * of a row that its style lays out (flex, grid). Without a space their words would run together.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { attribute, classNames, parentElement, rawText } from './dom.ts';

const ROW = / (?:(?:inline-|d-|d-inline-)?(?:flex|grid)|row|btn-group) /;
const ROW_STYLE = /display\s*:\s*(?:inline-)?(?:flex|grid)/i;

/** True where the element begins a part of its own, though nothing parts it from the element before. */
export function standsApart(element: Element): boolean {
  const { prev } = element;
  if (prev === null || !isTag(prev)) return false;
  if (element.name === 'button' || prev.name === 'button') return true;
  if (element.name === 'a' && prev.name === 'a') return leadsElsewhere(element, prev);
  return isInRow(element) || changesKind(prev, element);
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

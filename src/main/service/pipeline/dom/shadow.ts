/**
 * Declarative shadow roots (`<template shadowrootmode>`) written inline, as a browser shows them: the template's
 * content stands in its host, light children stand in the slots that name them, and what has no slot is not shown.
 *
 * Facts: HTML Standard 4.12.3 (template), DOM 4.2.2.3 (finding slottables). Only the first template of a host counts.
 */
import { type Element, isTag, isText, type ChildNode, type ParentNode } from 'domhandler';

/** The attribute that makes a template a shadow root. */
export function isShadowRoot({ name, attribs }: Element): boolean {
  return name === 'template' && attribs['shadowrootmode'] !== undefined;
}

/** Writes the roots inline, inner ones first: `templates` are in document order. */
export function inlineShadowRoots(templates: readonly Element[]): void {
  for (const template of [...templates].reverse()) inlineRoot(template);
}

function inlineRoot(template: Element): void {
  const host = template.parent;
  if (host === null || !isTag(host)) return;
  const light = bySlot(host.children.filter((child) => child !== template));
  for (const slot of slotsOf(template)) {
    const name = slot.attribs['name'] ?? '';
    const given = light.get(name) ?? [];
    // the first slot of a name takes all of them; without any it shows what stands in it
    light.delete(name);
    if (given.some((child) => isTag(child) || (isText(child) && child.data.trim() !== ''))) {
      adopt(slot, given);
    }
  }
  adopt(host, template.children);
}

function slotsOf(template: Element): readonly Element[] {
  const slots: Element[] = [];
  const stack: ChildNode[] = [...template.children].reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isTag(next)) continue;
    if (next.name === 'slot') slots.push(next);
    else stack.push(...[...next.children].reverse());
  }
  return slots;
}

function bySlot(children: readonly ChildNode[]): Map<string, ChildNode[]> {
  const slots = new Map<string, ChildNode[]>();
  for (const child of children) {
    if (!isTag(child) && !isText(child)) continue;
    const name = isTag(child) ? (child.attribs['slot'] ?? '') : '';
    const given = slots.get(name);
    if (given === undefined) slots.set(name, [child]);
    else given.push(child);
  }
  return slots;
}

/** Makes the nodes the parent's only children. */
function adopt(parent: ParentNode, children: readonly ChildNode[]): void {
  parent.children = [...children];
  parent.children.forEach((child, at) => {
    child.parent = parent;
    child.prev = parent.children[at - 1] ?? null;
    child.next = parent.children[at + 1] ?? null;
  });
}

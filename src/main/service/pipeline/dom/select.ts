/** CSS selectors over the parsed tree; a selector that does not parse selects nothing and is named. */
import { selectAll } from 'css-select';
import { isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { FRAME_MARK } from '../../domain/snapshot.ts';

export interface Selected {
  readonly elements: readonly Element[];
  /** Selectors that are not CSS. */
  readonly invalid: readonly string[];
}

/** Elements matching any of `selectors`, in document order per selector, each once. */
export function selectElements(root: ParentNode, selectors: readonly string[]): Selected {
  const elements = new Set<Element>();
  const invalid: string[] = [];
  const asked = selectors.map((selector) => ({ selector, plain: plainOf(selector) }));
  const found = lookUp(
    root,
    asked.flatMap(({ plain }) => plain ?? []),
  );
  for (const { selector, plain } of asked) {
    try {
      const matching =
        (plain === undefined ? undefined : found.get(plain)) ??
        selectAll<ChildNode, Element>(withInlinedFrames(selector), root);
      for (const element of matching) elements.add(element);
    } catch {
      // css-select throws a plain Error for what is not a selector
      invalid.push(selector);
    }
  }
  return { elements: [...elements], invalid };
}

const PLAIN = /^(?:[#.]?[A-Za-z_][\w-]*|\[id="[\w-]+"\])$/;

/** A name, an id or a class and nothing else, as it is looked up; undefined for other selectors. */
function plainOf(selector: string): string | undefined {
  if (!PLAIN.test(selector)) return undefined;
  if (selector.startsWith('[')) return `#${selector.slice('[id="'.length, -'"]'.length)}`;
  if (/^[#.]/.test(selector)) return selector;
  const name = selector.toLowerCase();
  return name === 'iframe' ? undefined : name;
}

/** The elements of plain selectors, in document order: scripts name hundreds of them, so one walk finds all. */
function lookUp(root: ParentNode, plain: readonly string[]): ReadonlyMap<string, Element[]> {
  const found = new Map<string, Element[]>(plain.map((one) => [one, []]));
  if (found.size === 0) return found;
  const stack: ChildNode[] = root.children.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    enter(node, found);
    // what a template holds is no part of the page
    if (node.name === 'template') continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) stack.push(child);
    }
  }
  return found;
}

function enter(element: Element, found: ReadonlyMap<string, Element[]>): void {
  const { id, class: classes } = element.attribs;
  found.get(element.name)?.push(element);
  if (id !== undefined) found.get(`#${id}`)?.push(element);
  if (classes === undefined) return;
  for (const one of new Set(classes.split(/\s+/))) found.get(`.${one}`)?.push(element);
}

/** Frames that the browser engine inlined are marked; a bare `iframe` means them too (wire/v2.md). */
function withInlinedFrames(selector: string): string {
  return selector.trim().toLowerCase() === 'iframe' ? `iframe, [${FRAME_MARK}]` : selector;
}

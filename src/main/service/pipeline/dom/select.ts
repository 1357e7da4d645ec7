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
  const found = findEach(root, selectors);
  for (const selector of selectors) {
    const matching = found.get(selector);
    if (matching === undefined) invalid.push(selector);
    else for (const element of matching) elements.add(element);
  }
  return { elements: [...elements], invalid };
}

/** What each of many selectors finds, in document order; those that are not CSS are left out. */
export function findEach(
  root: ParentNode,
  selectors: Iterable<string>,
): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, readonly Element[]>();
  const plain: Plain = { names: new Map(), ids: new Map(), classes: new Map() };
  for (const selector of selectors) {
    if (found.has(selector)) continue;
    const asked = plainOf(selector);
    if (asked !== undefined) {
      const [kind, name] = asked;
      const list = plain[kind].get(name) ?? [];
      plain[kind].set(name, list);
      found.set(selector, list);
      continue;
    }
    try {
      found.set(selector, selectAll<ChildNode, Element>(withInlinedFrames(selector), root));
    } catch {
      // css-select throws a plain Error for what is not a selector
    }
  }
  lookUp(root, plain);
  return found;
}

/** The elements of names, ids and classes that are asked for. */
type Plain = Readonly<Record<'names' | 'ids' | 'classes', Map<string, Element[]>>>;

const PLAIN = /^(?:[#.]?[A-Za-z_][\w-]*|\[id="[\w-]+"\])$/;

/** A name, an id or a class and nothing else, as it is looked up; undefined for other selectors. */
function plainOf(selector: string): [keyof Plain, string] | undefined {
  if (!PLAIN.test(selector)) return undefined;
  if (selector.startsWith('[')) return ['ids', selector.slice('[id="'.length, -'"]'.length)];
  if (selector.startsWith('#')) return ['ids', selector.slice(1)];
  if (selector.startsWith('.')) return ['classes', selector.slice(1)];
  const name = selector.toLowerCase();
  return name === 'iframe' ? undefined : ['names', name];
}

/** Fills in what is asked for, in document order: scripts name hundreds of elements, so one walk finds all. */
function lookUp(root: ParentNode, plain: Plain): void {
  if (plain.names.size + plain.ids.size + plain.classes.size === 0) return;
  const stack: ChildNode[] = root.children.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    enter(node, plain);
    // what a template holds is no part of the page
    if (node.name === 'template') continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) stack.push(child);
    }
  }
}

function enter(element: Element, { names, ids, classes }: Plain): void {
  const { id, class: own } = element.attribs;
  names.get(element.name)?.push(element);
  if (id !== undefined) ids.get(id)?.push(element);
  if (own === undefined || classes.size === 0) return;
  for (const one of own.split(/\s+/)) {
    const found = classes.get(one);
    // a class may stand there twice
    if (found !== undefined && found.at(-1) !== element) found.push(element);
  }
}

/** Frames that the browser engine inlined are marked; a bare `iframe` means them too (wire/v2.md). */
function withInlinedFrames(selector: string): string {
  return selector.trim().toLowerCase() === 'iframe' ? `iframe, [${FRAME_MARK}]` : selector;
}

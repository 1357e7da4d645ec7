/** CSS selectors over the parsed tree; a selector that does not parse selects nothing and is named. */
import { selectAll } from 'css-select';
import type { ChildNode, Element, ParentNode } from 'domhandler';

export interface Selected {
  readonly elements: readonly Element[];
  /** Selectors that are not CSS. */
  readonly invalid: readonly string[];
}

/** Elements matching any of `selectors`, in document order per selector, each once. */
export function selectElements(root: ParentNode, selectors: readonly string[]): Selected {
  const elements = new Set<Element>();
  const invalid: string[] = [];
  for (const selector of selectors.map(withInlinedFrames)) {
    try {
      for (const element of selectAll<ChildNode, Element>(selector, root)) elements.add(element);
    } catch {
      // css-select throws a plain Error for what is not a selector
      invalid.push(selector);
    }
  }
  return { elements: [...elements], invalid };
}

/** Frames that the browser engine inlined are marked; a bare `iframe` means them too (wire/v2.md). */
function withInlinedFrames(selector: string): string {
  return selector.trim().toLowerCase() === 'iframe' ? 'iframe, [data-hearth-iframe]' : selector;
}

/**
 * What frameworks say of their elements themselves: filled as soon as the page is there, drawn by the server and empty,
 * left to the browser, turning while something loads.
 */
import { isTag, isText, type Element } from 'domhandler';

/** Attributes by which frameworks say what is to be loaded or drawn in an element as soon as the page is there. */
const FILLED_BY =
  /^(?:wire:init|up-defer|data-react-(?:class|component|props)|data-vue-(?:component|props)|data-[\w-]+-url-value)$/;
const ASKS = /^(?:data-)?hx-(?:get|post)$/;
const AT_ONCE = /\b(?:load|revealed|intersect)\b/;
/** Elements that bring a part of the page from an address. */
const FRAME_ELEMENT = /^(?:turbo-frame|include-fragment|hx-include|remote-fragment)$/;

/** Nobody leaves it empty: what says that it is filled when the page is there. */
export function toldToFill({ name, attribs }: Element): string | undefined {
  if (attribs['id'] === 'hits') return 'id';
  if (FRAME_ELEMENT.test(name)) return attribs['src'] === undefined ? undefined : 'src';
  for (const attribute in attribs) {
    if (FILLED_BY.test(attribute)) return attribute;
    if (!ASKS.test(attribute)) continue;
    const trigger = attribs['hx-trigger'] ?? attribs['data-hx-trigger'] ?? '';
    if (AT_ONCE.test(trigger)) return attribute;
  }
  return undefined;
}

/**
 * Its server drew it, and it shows nothing: an element that a framework's own mark stands on, an outlet beside its page,
 * the region of a shop's page that has a model (messages, the cart).
 */
export function isDrawnEmpty({ name, attribs, next }: Element): boolean {
  if (name === 'turbo-frame') return attribs['src'] === undefined;
  if (MODEL_SCOPE.test(attribs['data-bind'] ?? '')) return true;
  if (name === 'router-outlet') return next !== null && isTag(next) && hasText(next);
  return Object.keys(attribs).some((attribute) => attribute.startsWith('_nghost'));
}

const MODEL_SCOPE = /^\s*scope\s*:/;

/** A drawing that turns while something loads. */
export const isSpinner = ({ attribs }: Element): boolean =>
  /(?:^|[\s_-])(?:animate-spin|spin|spinner|loader|htmx-indicator)(?:[\s_-]|$)/.test(
    attribs['class'] ?? '',
  );

/** A part of a page that its server left to the browser, by the mark of a framework. */
export function isLeftToBrowser({ name, attribs }: Element): boolean {
  return name === 'template' && (attribs['data-dgst'] ?? '').startsWith('BAILOUT');
}

export function hasText(element: Element): boolean {
  const stack: Element[] = [element];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    for (const child of next.children) {
      if (isText(child)) {
        if (child.data.trim() !== '') return true;
      } else if (isTag(child)) stack.push(child);
    }
  }
  return false;
}

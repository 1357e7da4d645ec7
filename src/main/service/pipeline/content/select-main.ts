/**
 * The plain selection of main content: landmarks and frame-like blocks go, unless little would be left.
 */
import { isTag, type ChildNode, type Element } from 'domhandler';
import { foldedText } from '../dom/text.ts';
import type { Draft } from '../draft.ts';

export interface MainSelection {
  /** Nodes to leave out. */
  readonly skip: ReadonlySet<ChildNode>;
  readonly fallback?: string;
}

const FRAME_TAGS = new Set(['nav', 'footer', 'aside']);
const FRAME_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search']);
const FRAME_NAMES =
  /(?:^|[\s_-])(?:nav|navbar|menu|sidebar|footer|cookie|consent|advert|ads|ad|share|social|breadcrumbs?|newsletter|promo|popup|modal)(?:$|[\s_-])/i;

/** Leaves out the page's frame. */
export function selectMain(draft: Draft): MainSelection {
  const body = draft.index.body ?? draft.root;
  const skip = new Set<ChildNode>();
  const stack: ChildNode[] = [...body.children];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isTag(next)) continue;
    if (isFrame(next)) skip.add(next);
    else stack.push(...next.children);
  }
  let lost = 0;
  for (const node of skip) lost += foldedText(node).length;
  const all = foldedText(body).length;
  return all > 0 && all - lost < Math.min(200, all * 0.1)
    ? { skip: new Set(), fallback: 'full-page' }
    : { skip };
}

function isFrame(element: Element): boolean {
  if (element.name === 'main' || element.name === 'article') return false;
  if (FRAME_TAGS.has(element.name)) return true;
  const { role, class: className = '', id = '' } = element.attribs;
  if (role !== undefined && FRAME_ROLES.has(role)) return true;
  if (element.name === 'header') return !isInside(element, 'article') && !isInside(element, 'main');
  return FRAME_NAMES.test(className) || FRAME_NAMES.test(id);
}

function isInside(element: Element, name: string): boolean {
  for (let up = element.parent; up !== null; up = up.parent) {
    if (isTag(up) && up.name === name) return true;
  }
  return false;
}

/** What styles of an ODT file say of their text (OpenDocument 1.3, part 3, 16.2 and 20): its look, and its role. */
import type { Document } from 'domhandler';
import { attribute } from '../markdown/dom.ts';
import { childNamed, elementsNamed } from './xml-tree.ts';

export interface OdtStyles {
  /** Tags around a text of the style, outermost first. */
  readonly looks: ReadonlyMap<string, readonly string[]>;
  /** The tag of a paragraph of the style, where it is no plain one. */
  readonly roles: ReadonlyMap<string, string>;
}

/** Styles that programs know by their name, with what they look like as HTML. */
const LOOKS: readonly (readonly [string, readonly string[]])[] = [
  ['Strong_20_Emphasis', ['strong']],
  ['Emphasis', ['em']],
  ['Source_20_Text', ['code']],
];

const ROLES: Readonly<Record<string, string>> = {
  Title: 'h1',
  Quotations: 'blockquote',
  Quote: 'blockquote',
  Intense_20_Quote: 'blockquote',
  Preformatted_20_Text: 'pre',
  Source_20_Code: 'pre',
};

export function odtStyles(parts: readonly Document[]): OdtStyles {
  const looks = new Map<string, readonly string[]>(LOOKS);
  const roles = new Map(Object.entries(ROLES));
  for (const style of parts.flatMap((part) => elementsNamed(part, 'style:style'))) {
    const name = attribute(style, 'style:name');
    const parent = attribute(style, 'style:parent-style-name');
    const role = Object.hasOwn(ROLES, parent) ? ROLES[parent] : undefined;
    if (role !== undefined) roles.set(name, role);
    const properties = childNamed(style, 'style:text-properties');
    if (attribute(style, 'style:family') !== 'text' || properties === undefined) continue;
    const said = (property: string): string => attribute(properties, property);
    const tags = [
      /^(?:bold|[6-9]00)$/.test(said('fo:font-weight')) ? 'strong' : '',
      /^(?:italic|oblique)$/.test(said('fo:font-style')) ? 'em' : '',
      /^(?:super|[1-9])/.test(said('style:text-position')) ? 'sup' : '',
      /^(?:sub|-[1-9])/.test(said('style:text-position')) ? 'sub' : '',
    ].filter((tag) => tag !== '');
    if (tags.length > 0) looks.set(name, tags);
  }
  return { looks, roles };
}

/** Pictures that a page uses out of other files, written into it: a page from a disk may use no other file. */
import type { Pictures, UsedNode } from '../../ports/replay-source.ts';

/** Writes a start tag; undefined: the element is left out. */
type TagText = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  base: string,
) => string | undefined;

/** The uses of one document, in its order. */
export class InlineSprites {
  readonly #pictures: Pictures;
  readonly #tagText: TagText;
  /** Ids of what stands in the page already, by address. */
  readonly #written = new Map<string, string>();

  constructor(pictures: Pictures, tagText: TagText) {
    this.#pictures = pictures;
    this.#tagText = tagText;
  }

  /**
   * What stands before the `use`, and what it names then; `missing`: the file or the piece was not kept. Undefined: it
   * uses nothing of another file. In a shadow root (`isShadow`) ids of the page around are not seen.
   */
  of(
    attributes: Readonly<Record<string, string>>,
    base: string,
    isShadow: boolean,
  ): { readonly before: string; readonly href: string } | { readonly missing: string } | undefined {
    const named = this.#pictures.named(new Map(Object.entries(attributes)), base);
    if (named === undefined) return undefined;
    const address = `${named.file}#${named.id}`;
    const known = isShadow ? undefined : this.#written.get(address);
    if (known !== undefined) return { before: '', href: `#${known}` };
    const used = this.#pictures.find(named.file, named.id);
    if (used === undefined) return { missing: address };
    if (!isShadow) this.#written.set(address, used.id);
    return { before: `<defs>${this.#text(used.nodes, used.base)}</defs>`, href: `#${used.id}` };
  }

  #text(nodes: readonly UsedNode[], base: string): string {
    return nodes
      .map((node) => {
        if (node.kind === 'text') return node.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        if (!/^[a-z][\w:.-]*$/.test(node.name)) return '';
        const tag = this.#tagText(node.name, Object.fromEntries(node.attributes), base);
        if (tag === undefined) return '';
        return `${tag}${this.#text(node.children, base)}</${node.name}>`;
      })
      .join('');
  }
}

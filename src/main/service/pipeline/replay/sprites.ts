/**
 * Pictures that `<use href="/sprite.svg#name">` takes out of another file: a browser draws them only for a page of that
 * file's origin, which a shown still never is. What is used is therefore written into the page, under ids of its own.
 */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { FileTexts, Pictures, UsedNode, UsedPicture } from '../../ports/replay-source.ts';

/** Characters that are written into one page. */
const MOST_CHARS = 4_000_000;
/** A symbol lies this deep at most. */
const MOST_DEPTH = 60;
const MOST_PIECES = 200;
const HREF = /^(?:xlink:)?href$/;

/** The address of the file that a `use` names, without fragment, and the fragment; undefined: none but this page. */
export function usedFile(
  attributes: ReadonlyMap<string, string>,
  base: string,
): { readonly file: string; readonly id: string } | undefined {
  const written = (attributes.get('href') ?? attributes.get('xlink:href') ?? '').trim();
  if (written === '' || written.startsWith('#')) return undefined;
  const url = URL.parse(written, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const id = idOf(url.hash.slice(1));
  url.hash = '';
  return { file: url.href, id };
}

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export class Sprites implements Pictures {
  readonly named = usedFile;
  readonly #texts: FileTexts;
  readonly #files = new Map<string, ReadonlyMap<string, Element>>();
  #left = MOST_CHARS;
  #number = 0;

  constructor(texts: FileTexts) {
    this.#texts = texts;
  }

  find(file: string, id: string): UsedPicture | undefined {
    const pieces = this.#piecesOf(file);
    const first = pieces?.get(id);
    if (pieces === undefined || first === undefined) return undefined;
    this.#number += 1;
    const prefix = `hearth-use-${this.#number}-`;
    const wanted = new Map([[id, first]]);
    const nodes: UsedNode[] = [];
    // grows while it is walked
    for (const [name, element] of wanted) {
      const refer = (other: string): string => {
        const piece = pieces.get(other);
        if (piece !== undefined && wanted.size < MOST_PIECES) wanted.set(other, piece);
        return prefix + other;
      };
      const [node] = this.#copy([element], refer, 0);
      if (node?.kind === 'tag') nodes.push(node);
      // the file itself, which has no id
      if (name === '' && node?.kind === 'tag') node.attributes.set('id', prefix);
    }
    return this.#left < 0 ? undefined : { id: prefix + id, base: file, nodes };
  }

  #piecesOf(file: string): ReadonlyMap<string, Element> | undefined {
    const known = this.#files.get(file);
    const text = this.#texts.get(file);
    if (known !== undefined || text === undefined) return known;
    const pieces = new Map<string, Element>();
    const open: ChildNode[] = parseDocument(text, { xmlMode: true }).children.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (!isTag(node)) continue;
      if (pieces.size === 0) pieces.set('', node);
      const { id } = node.attribs;
      if (id !== undefined && !pieces.has(id)) pieces.set(id, node);
      open.push(...node.children.toReversed());
    }
    this.#files.set(file, pieces);
    return pieces;
  }

  /** Under new ids; sheets stay out, which would hold for all of the page. */
  #copy(
    nodes: readonly ChildNode[],
    refer: (id: string) => string,
    depth: number,
  ): readonly UsedNode[] {
    if (depth > MOST_DEPTH) return [];
    return nodes.flatMap((node): UsedNode[] => {
      if (isText(node)) {
        this.#left -= node.data.length;
        return [{ kind: 'text', text: node.data }];
      }
      if (!isTag(node) || node.name === 'style' || this.#left < 0) return [];
      const attributes = new Map<string, string>();
      for (const [name, value] of Object.entries(node.attribs)) {
        this.#left -= name.length + value.length;
        attributes.set(name.toLowerCase(), renamed(name, value, refer));
      }
      const children = this.#copy(node.children, refer, depth + 1);
      return [{ kind: 'tag', name: node.name.toLowerCase(), attributes, children }];
    });
  }
}

function renamed(name: string, value: string, refer: (id: string) => string): string {
  if (name === 'id') return refer(value);
  if (HREF.test(name) && value.startsWith('#')) return `#${refer(value.slice(1))}`;
  return value.replaceAll(
    /url\(\s*["']?#([^"')\s]+)["']?\s*\)/g,
    (_all, id: string) => `url(#${refer(id)})`,
  );
}

/**
 * Everything a page says, as one text: what stands in it, its attributes, its embedded data. What a model answers is
 * checked against it (`grounding.ts`). Pure; bounded.
 */
import { isTag, isText, type ChildNode, type Document as Root } from 'domhandler';
import { decodeHTML } from 'entities';
import { pushReversed } from '../../markdown/dom.ts';

const MAX_LENGTH = 3_000_000;
/** Those that hold words, addresses and values; sizes and class names say nothing. */
const TELLING = /^(?:content|value|datetime|title|alt|label|href|src|aria-label|data-[\w-]+)$/;

/** Texts in document order, then attributes, then what scripts embed as data. */
export function everythingSaid(root: Root): string {
  const texts: string[] = [];
  const attributes: string[] = [];
  const embedded: string[] = [];
  const stack: (ChildNode | ' ')[] = [...root.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === ' ') {
      texts.push(node);
      continue;
    }
    if (isText(node)) texts.push(node.data);
    if (!isTag(node)) continue;
    const { name, attribs, children } = node;
    for (const [attribute, value] of Object.entries(attribs))
      if (value !== '' && TELLING.test(attribute)) attributes.push(value);
    const isScript = name === 'script';
    if ((isScript || name === 'template') && isData(attribs['type'], attribs['id']))
      embedded.push(textIn(children));
    if (isScript || name === 'style') continue;
    // inline neighbours are one text, blocks are not
    if (!INLINE.has(name)) {
      texts.push(' ');
      stack.push(' ');
    }
    pushReversed(stack, children);
  }
  const all = [texts.join(''), attributes.join('\n'), unescaped(embedded.join('\n'))].join('\n');
  return all.slice(0, MAX_LENGTH);
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Scripts that hold data, by their type or as pages keep their state. */
function isData(type: string | undefined, id: string | undefined): boolean {
  return (type?.includes('json') ?? false) || /^__\w+__$/.test(id ?? '');
}

function textIn(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => (isText(node) ? node.data : '')).join('');
}

function unescaped(text: string): string {
  const plain = text
    .slice(0, MAX_LENGTH)
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1');
  return decodeHTML(plain).replace(/<[^<>]{0,2000}>/g, ' ');
}

/**
 * The `html` format: the content as it is, without what could run, load a foreign page or hide, and with
 * absolute addresses.
 *
 * It must stay safe when a browser parses it again: elements whose content browsers read as raw text are left
 * out or become `<pre>`, attributes that run or load are dropped, addresses are of known schemes only. Facts: HTML
 * Standard 13.1.2 (raw text), SVG 2 (animations may set addresses), RFC 3986 and the WHATWG URL Standard.
 */
import serialize from 'dom-serializer';
import { isTag, type ChildNode, type Element } from 'domhandler';
import type { Addresses } from './dom/addresses.ts';
import { copyWithout } from './dom/copy.ts';

/** Scripts, styles, foreign pages, and what browsers would read as raw text. */
const UNSAFE_TAGS = new Set(
  (
    'script style iframe frame frameset object embed applet portal link meta base noembed noframes noscript template ' +
    'animate animateColor animateMotion animateTransform set'
  ).split(' '),
);
/** Raw text to browsers, preformatted text to readers. */
const RAW_TEXT = new Set(['xmp', 'plaintext', 'listing']);
const UNSAFE_ATTRIBUTE = /^(?:on.*|style|srcdoc|ping|nonce|xml:base|autofocus|formtarget)$/i;
const ADDRESS_ATTRIBUTES = new Set(
  (
    'href src action formaction poster cite data xlink:href background longdesc lowsrc dynsrc icon manifest ' +
    'codebase classid archive'
  ).split(' '),
);
const SAFE_ADDRESS = /^(?:https?|mailto|tel|ftp):|^data:image\/(?:png|jpe?g|gif|webp|avif);/i;
const CANDIDATE = /\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+(\d+(?:\.\d+)?[wx]))?\s*(?:,|$)/g;

/** Serialises copies of `nodes`; the nodes themselves are left as they are. */
export function cleanHtml(nodes: readonly ChildNode[], addresses: Addresses): string {
  const copies = copyWithout(nodes, isUnsafe);
  const stack: ChildNode[] = [...copies];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isTag(next)) continue;
    if (RAW_TEXT.has(next.name)) next.name = 'pre';
    cleanAttributes(next, addresses);
    for (const child of next.children) stack.push(child);
  }
  return serialize(copies, { encodeEntities: 'utf8' }).trim();
}

function isUnsafe(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  const isHiddenField =
    node.name === 'input' && node.attribs['type']?.trim().toLowerCase() === 'hidden';
  return isHiddenField || UNSAFE_TAGS.has(node.name);
}

function cleanAttributes(element: Element, addresses: Addresses): void {
  const { attribs } = element;
  for (const name of Object.keys(attribs)) {
    const value = attribs[name] ?? '';
    if (UNSAFE_ATTRIBUTE.test(name)) Reflect.deleteProperty(attribs, name);
    else if (ADDRESS_ATTRIBUTES.has(name)) setOrDrop(attribs, name, safeAddress(value, addresses));
    else if (name === 'srcset' || name === 'imagesrcset')
      setOrDrop(attribs, name, safeSet(value, addresses));
  }
}

function setOrDrop(attribs: Element['attribs'], name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(attribs, name);
  else attribs[name] = value;
}

function safeAddress(value: string, addresses: Addresses): string | undefined {
  if (value.startsWith('#')) return value;
  const url = addresses.resolve(value);
  return url !== undefined && SAFE_ADDRESS.test(url) ? url : undefined;
}

/** Candidates of a srcset with absolute addresses, those of other schemes left out. */
function safeSet(value: string, addresses: Addresses): string | undefined {
  const candidates: string[] = [];
  for (const [, address = '', size] of value.matchAll(CANDIDATE)) {
    const url = safeAddress(address, addresses);
    if (url !== undefined) candidates.push(size === undefined ? url : `${url} ${size}`);
  }
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

/** Names of the platform and of its libraries that say what a property is, or what a call brings. */
import type { AnyNode } from 'acorn';
import { propertyOf } from './callee.ts';

/** Properties, and methods of jQuery, that lead to elements above or beside. */
export const ASIDE =
  /^(?:parent\w*|next\w*|previous\w*|prev|children|childNodes|offsetParent|ownerDocument|target|currentTarget|relatedTarget|host|rows|cells|tBodies|elements|contentDocument|forms|end)$/;
/** Properties that lead to what belongs to an element. */
export const DOWN = /^(?:shadowRoot|content|first\w*|last\w*|length|current|item)$/;
export const TEXT_PROPERTY =
  /^(?:innerHTML|outerHTML|textContent|innerText|nodeValue|data|srcdoc)$/;
export const TEXT_METHOD =
  /^(?:append|prepend|appendChild|insertBefore|replaceChildren|replaceWith|before|after|insertAdjacent(?:HTML|Text|Element)|replaceChild|setHTML(?:Unsafe)?|html|text|add)$/;
/** Short things that any page tells about itself. */
export const NO_TEXT =
  /^(?:length|size|href|host\w*|pathname|search|hash|origin|protocol|title|id|tagName|nodeName|className|value|checked|lang|dir|name|type|index|offset\w+|client\w+|scroll\w+|width|height|top|left|count|timeStamp|userAgent|language|referrer|src)$/;
export const DATA_PROPERTY =
  /^(?:dataset|data|content|responseText|responseXML|response|nodeValue|documentElement|body)$/;
/** Calls that make something without text. */
export const MAKES_EMPTY = /^(?:createElement(?:NS)?|getItem)$/;
/** Calls that make elements, of nothing or of what is there. */
export const MAKES =
  /^(?:create(?:Element|ElementNS|TextNode|DocumentFragment|Comment|ContextualFragment)|cloneNode|importNode|parseFromString|parseHTML)$/;
/** Calls that fetch or unpack. */
export const BRINGS =
  /^(?:fetch|ajax|getJSON|json|text|blob|arrayBuffer|formData|atob|decode\w*|unescape|fromCharCode|fromCodePoint|reverse|DOMParser|parseFromString|getComputedStyle|getPropertyValue|import|query|select|inflate|decompress|pipeThrough|match|matchAll|get|post|importNode|adoptNode)$/;
/** Methods whose arguments say how, and are not part of what comes out. */
export const HOW =
  /^(?:to\w*String|toFixed|toPrecision|pad\w+|split|slice|substr\w*|trim\w*|sort|filter|find|at|item|querySelector\w*|getElement\w*|closest|join)$/;
/** Functions of the platform, and habits: what they give is made of what they get. */
export const TELLS =
  /^(?:String|Number|Boolean|parse\w*|encode\w*|escape\w*|html\w*|format\w*|t|_|__|_x|i18n|gettext|translate|\$t|require|Symbol|BigInt|isNaN|\$|jQuery|to[A-Z]\w*|get\w*|create\w*|h|el|e)$/;
/** Attributes in which pages keep text. */
export const TEXT_ATTRIBUTE =
  /^(?:data-.*|alt|title|content|label|summary|caption|text|aria-label|aria-description|placeholder|src-?doc)$/i;
/** How often something is done that is done for each of a list. */
export const SEVERAL = 6;
export const ITERATES = /^(?:map|flatMap|reduce|from)$/;

export const LOOKS_UP =
  /^(?:querySelector(?:All)?|getElements?By\w+|closest|find|children|siblings)$/;

export const isArray = (node: AnyNode): boolean =>
  node.type === 'Identifier' && node.name === 'Array';
export const isGlobal = (node: AnyNode): boolean =>
  node.type === 'Identifier' &&
  /^(?:document|window|Array|Object|String|Number|JSON|\$|jQuery|console)$/.test(node.name);

/** A copy of something in the page without, or with, what is in it; `template.content` holds what nobody saw. */
export function isPlainClone(object: AnyNode, isDeep: AnyNode | undefined): boolean {
  if (propertyOf(object) === 'content') return false;
  return isDeep?.type !== 'Literal' || isDeep.value !== true;
}

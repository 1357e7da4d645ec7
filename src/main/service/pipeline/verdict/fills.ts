/**
 * Which places of a page a script fills with text that was not there, by its assignments and calls.
 *
 * A date, a number, a sign beside a heading, the label of a button are nothing that is missed, and do not count.
 */
import type { AnyNode, AssignmentExpression, MemberExpression, ObjectExpression } from 'acorn';
import { nameOfCallee, plainCall, propertyOf, type Call } from './callee.ts';
import { isFunction } from './scopes.ts';
import type { ScriptFills } from '../../ports/pipeline.ts';
import { add, DATA, NOWHERE, type Targets, type Worth } from './measures.ts';
import { TEXT_METHOD, TEXT_PROPERTY } from './known-names.ts';
import type { Run } from './program-facts.ts';
import type { Values } from './values.ts';

/** Letters of text that are more than a label. */
const LABEL = 24;
const MOST_SELECTORS = 60;

/**
 * A place and what is put there. `taken`: over from the server. `handed`: to code that is not the script's own,
 * which may do anything with it.
 */
interface Fill {
  readonly targets: Targets;
  readonly worth: Worth;
  readonly how?: 'taken' | 'handed';
}

export function findFills({ assignments, calls }: Run, values: Values): ScriptFills {
  const all = [
    ...assignments.map((one) => fillOfAssignment(one, values)),
    ...calls.map((one) => fillOfCall(one, values) ?? handedTo(one, values)),
  ].flatMap((one) => (one === undefined || one.targets.isOwn ? [] : [one]));
  const isFilling = all.some((one) => one.how !== 'handed' && isContent(one));
  // markup without words is filled in its turn
  const isMuch = (one: Fill): boolean =>
    one.how !== 'handed' && (isContent(one) || (isFilling && one.worth.hasMarkup));
  const fills = new Set<string>();
  const hydrates = new Set<string>();
  const given = new Set<string>();
  const shows = new Set<string>();
  const links = new Set<string>();
  let fillsAnywhere = false;
  for (const one of all) {
    const { targets, worth, how } = one;
    addPlain(shows, worth.texts);
    if (isMuch(one)) {
      addPlain(how === 'taken' || targets.isSelf ? hydrates : fills, targets.selectors);
      fillsAnywhere ||= targets.isAnywhere;
    } else if (how === 'handed' || worth.chars > 0) addPlain(given, targets.selectors);
  }
  const addElement = (into: Set<string>, node: AnyNode | undefined): void => {
    if (node !== undefined) addPlain(into, values.targetsOf(node).selectors);
  };
  for (const { left, right } of assignments) {
    if (left.type !== 'MemberExpression') continue;
    if (isShown(left, right)) addElement(shows, shownBy(left));
    if (propertyOf(left) === 'href') addElement(links, left.object);
  }
  for (const call of calls) {
    addElement(shows, shownByCall(call));
    addElement(links, linkedBy(call));
  }
  const first = (found: ReadonlySet<string>) => [...found].slice(0, MOST_SELECTORS);
  return {
    fills: first(fills),
    hydrates: first(hydrates),
    given: first(given),
    shows: first(shows),
    links: first(links),
    fillsAnywhere,
  };
}

/** `element.hidden = false`, `element.style.display = 'block'` */
function isShown(left: MemberExpression, right: AnyNode): boolean {
  if (right.type !== 'Literal') return false;
  const property = propertyOf(left);
  if (property === 'hidden') return right.value === false;
  if (property === 'display') return right.value !== 'none';
  if (property === 'visibility') return right.value === 'visible';
  return property === 'opacity' && String(right.value) === '1';
}

const shownBy = ({ object }: MemberExpression): AnyNode =>
  object.type === 'MemberExpression' && propertyOf(object) === 'style' ? object.object : object;

/** `element.removeAttribute('hidden')`, `element.classList.remove('hidden')`, `$(…).show()` */
function shownByCall({ callee, arguments: [first] }: Call): AnyNode | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const name = propertyOf(callee) ?? '';
  const { object } = callee;
  if (/^(?:show|fadeIn|slideDown|removeClass)$/.test(name)) return object;
  if (first?.type !== 'Literal') return undefined;
  if (name === 'removeAttribute')
    return /^(?:hidden|style|class|inert)$/.test(String(first.value)) ? object : undefined;
  const isList = name === 'remove' && propertyOf(object) === 'classList';
  return isList && object.type === 'MemberExpression' ? object.object : undefined;
}

/** `link.setAttribute('href', …)`, `$(…).attr('href', …)` */
function linkedBy({ callee, arguments: [first, second] }: Call): AnyNode | undefined {
  if (callee.type !== 'MemberExpression' || second === undefined) return undefined;
  if (first?.type !== 'Literal' || first.value !== 'href') return undefined;
  return /^(?:setAttribute|attr)$/.test(propertyOf(callee) ?? '') ? callee.object : undefined;
}

function isContent({ targets, worth: { chars, isData, reads } }: Fill): boolean {
  return isData || chars >= LABEL || [...reads].some((one) => !targets.selectors.has(one));
}

/** Selectors are found in pages of strangers: only those that are quick to match are asked. */
const PLAIN = /^[\w\-#.[\]="'*^$ >+~,:()\\/|\u0080-\uffff]{1,160}$/;

function addPlain(into: Set<string>, selectors: Iterable<string>): void {
  for (const selector of selectors) if (PLAIN.test(selector)) into.add(selector);
}

function fillOfAssignment({ left, right }: AssignmentExpression, values: Values): Fill | undefined {
  if (left.type !== 'MemberExpression') return undefined;
  const property = propertyOf(left) ?? '';
  if (!TEXT_PROPERTY.test(property)) return undefined;
  // `.data` is text of a text node, and anything else of all other things
  if (
    property === 'data' &&
    !/^(?:first|last|next|previous)\w*$/.test(propertyOf(left.object) ?? '')
  ) {
    return undefined;
  }
  return { targets: values.targetsOf(left.object), worth: values.worthOf(right) };
}

function fillOfCall(call: Call, values: Values): Fill | undefined {
  const { name, callee, args } = plainCall(call);
  const [first, second] = args;
  if (call.type === 'NewExpression') {
    return name === 'Vue' && first !== undefined
      ? mountOf(optionOf(first, 'el'), values)
      : undefined;
  }
  if (first === undefined || callee.type === 'Super') return undefined;
  if (/^(?:hydrateRoot|hydrate)$/.test(name)) {
    const container = name === 'hydrate' ? second : first;
    return { ...mountOf(container, values), how: 'taken' };
  }
  if (name === 'createRoot') return mountOf(first, values);
  if (callee.type !== 'MemberExpression') return undefined;
  return fillOfMethod({ name, object: callee.object, first, args }, values);
}

interface Method {
  readonly name: string;
  readonly object: AnyNode;
  readonly first: AnyNode;
  readonly args: readonly AnyNode[];
}

function fillOfMethod({ name, object, first, args }: Method, values: Values): Fill | undefined {
  const second = args[1];
  if (second !== undefined && isSetter(object, name)) return fillOfSetter(args, values);
  if (name === 'render' && second !== undefined) return mountOf(second, values);
  if (name === 'mount') return mountOf(first, values);
  if (/^write(?:ln)?$/.test(name)) {
    const isDocument = object.type === 'Identifier' && object.name === 'document';
    return isDocument ? { targets: values.anywhere, worth: sum(args, values) } : undefined;
  }
  if (/^(?:appendTo|prependTo|insertAfter|replaceAll)$/.test(name)) {
    return { targets: values.targetsOf(first), worth: values.worthOf(object) };
  }
  if (name === 'load' && first.type !== 'ObjectExpression') {
    return { targets: values.targetsOf(object), worth: DATA };
  }
  if (!TEXT_METHOD.test(name)) return undefined;
  const put = name.startsWith('insertAdjacent') ? args.slice(1) : args;
  // `.text((row) => row.name)`
  const isMade = isFunction(first);
  return { targets: values.targetsOf(object), worth: isMade ? DATA : sum(put, values) };
}

const isSetter = (object: AnyNode, name: string): boolean =>
  object.type === 'Identifier' &&
  ((object.name === 'Object' && name === 'assign') ||
    (object.name === 'Reflect' && name === 'set'));

/** `Object.assign(element, { textContent: … })`, `Reflect.set(element, 'textContent', …)` */
function fillOfSetter(
  [element, what, value]: readonly AnyNode[],
  values: Values,
): Fill | undefined {
  if (element === undefined || what === undefined) return undefined;
  const set: readonly AnyNode[] =
    what.type === 'ObjectExpression'
      ? optionsOf(what, TEXT_PROPERTY)
      : value !== undefined && TEXT_PROPERTY.test(keyOf(what))
        ? [value]
        : [];
  if (set.length === 0) return undefined;
  return { targets: values.targetsOf(element), worth: sum(set, values) };
}

function optionsOf({ properties }: ObjectExpression, names: RegExp): AnyNode[] {
  return properties.flatMap((one) =>
    one.type === 'Property' && names.test(keyOf(one.key)) ? [one.value] : [],
  );
}

const keyOf = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** Names of options under which libraries take the element they work on. */
const ELEMENT_OPTION =
  /^(?:target|el|element|container|root|selector|mount|node|dom|renderTo|parent)$/;
/** What the platform does with elements, and jQuery; none of it writes. */
const NOT_HANDED =
  /^(?:get\w*|query\w*|add\w*|remove\w*|has\w*|is\w*|set\w*|observe|unobserve|contains|matches|closest|focus|blur|scroll\w*|log|push|forEach|map|filter|each|find|on|off|one|dispatch\w*|create\w*|compare\w*|test|call|apply|bind|from|css|attr|prop|val|show|hide|toggle\w*|fade\w*|slide\w*|animate|ready|Set|Map|Weak\w+|Event|CustomEvent|Error|URL\w*|Date|RegExp|Promise|\w*Observer|require|fetch|open|import|\$|jQuery|define|parse|stringify|Array|String|Number|Boolean|Object)$/;
/** Libraries that draw, arrange or move what is there. */
const NOT_WRITERS =
  /^(?:L|google|mapboxgl|maplibregl|ol|Swiper|Splide|Glide|Flickity|Masonry|Isotope|Chart|ApexCharts|Highcharts|echarts|Plotly|bootstrap|Tooltip|Popover|Modal|Dropdown|Carousel|Offcanvas|Collapse|Tab|lottie|bodymovin|THREE|PIXI|YT|Vimeo|Plyr|videojs|grecaptcha|hcaptcha|turnstile|FB|twttr|Sortable|Choices|flatpickr|Quill|Stripe|paypal|QRCode|particlesJS|gsap|AOS|Typed)$/;

/** Elements that are given to code which is not in this script: `new Grid({ target })`, `$('#t').DataTable({…})`. */
function handedTo(call: Call, values: Values): Fill | undefined {
  const name = nameOfCallee(call);
  if (name === undefined || NOT_HANDED.test(name) || values.isOwnFunction(name)) return undefined;
  if (NOT_WRITERS.test(rootName(call.callee))) return undefined;
  const args = call.arguments as AnyNode[];
  const elements = args.flatMap((one) =>
    one.type === 'ObjectExpression' ? optionsOf(one, ELEMENT_OPTION) : [one],
  );
  const selectors = new Set(elements.flatMap((one) => values.elementOf(one)));
  if (call.callee.type === 'MemberExpression' && args[0]?.type === 'ObjectExpression') {
    for (const one of values.elementOf(call.callee.object)) selectors.add(one);
  }
  if (selectors.size === 0) return undefined;
  return { targets: { ...NOWHERE, selectors }, worth: DATA, how: 'handed' };
}

function rootName(callee: AnyNode): string {
  let at = callee;
  while (at.type === 'MemberExpression') at = at.object;
  return at.type === 'Identifier' ? at.name : '';
}

function mountOf(container: AnyNode | undefined, values: Values): Fill {
  const targets = container === undefined ? values.anywhere : values.targetsOf(container);
  return { targets, worth: DATA };
}

function optionOf(node: AnyNode, key: string): AnyNode | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const one of node.properties) {
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === key) {
      return one.value;
    }
  }
  return undefined;
}

const sum = (nodes: readonly AnyNode[], values: Values): Worth =>
  add(nodes.map((one) => values.worthOf(one)));

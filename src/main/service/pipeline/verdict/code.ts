/**
 * What a piece of JavaScript brings to a page when it loads, found by reading it: which places it fills with text
 * that was not there, what further code it loads, and whether it sends the page elsewhere. Nothing is run.
 *
 * A date, a number, a sign beside a heading, the label of a button are nothing that is missed, and do not count.
 * Large applications are not understood by this and are not meant to be: see MOST_CODE.
 */
import type { AnyNode, AssignmentExpression, MemberExpression } from 'acorn';
import type { ScriptFills, ScriptReading } from '../../ports/pipeline.ts';
import {
  nameOfCallee,
  propertyOf,
  isScriptMaker,
  readProgram,
  type Call,
  type Run,
} from './program.ts';
import { isFunction } from './scopes.ts';
import {
  DATA,
  NOWHERE,
  TEXT_METHOD,
  TEXT_PROPERTY,
  Values,
  add,
  type Targets,
  type Worth,
} from './values.ts';

/** See the port. Loads: specifiers as written, or one of the two below. */
export type CodeFacts = ScriptReading;

/** A module whose address is put together, or stands elsewhere in the page. */
export const MADE_UP = '?';
/** A `<script>` that the script makes. */
export const MADE_SCRIPT = '*';

/** Code up to this size is read; what is larger is an application with its framework. */
export const MOST_CODE = 120_000;

export function readCode(code: string): CodeFacts {
  const chars = code.length;
  const nothing: CodeFacts = { ...IDLE, chars };
  if (chars > MOST_CODE || !DOES_SOMETHING.test(code)) return nothing;
  const program = readProgram(code);
  // a browser does not run it either, unless something translates it first
  if (program === undefined) return { ...nothing, fillsAnywhere: WRITES.test(code) };
  const values = new Values(program);
  const callable: Record<string, ScriptFills> = {};
  for (const [name, run] of program.callable) {
    const fills = findFills(run, values);
    if (bringsContent(fills)) callable[name] = fills;
  }
  const { onLoad } = program;
  const fills = findFills(onLoad, values);
  // a service's snippet adds its own box, and loads the service's code
  if (isKnownLoader(code, onLoad)) return { ...nothing, fills: fills.fills, callable };
  return {
    ...nothing,
    ...fills,
    callable,
    leaves: leaves(onLoad),
    loads: loadsOf(onLoad),
    isAble: isAble(onLoad),
  };
}

export const bringsContent = (one: ScriptFills): boolean =>
  one.fillsAnywhere ||
  one.fills.length + one.hydrates.length + one.given.length + one.shows.length + one.links.length >
    0;

const IDLE: CodeFacts = {
  fills: [],
  hydrates: [],
  given: [],
  shows: [],
  links: [],
  fillsAnywhere: false,
  callable: {},
  leaves: false,
  isAble: false,
  loads: [],
  chars: 0,
};

/** Calls and assignments that fetch, or put something somewhere. */
function isAble({ calls, assignments }: Run): boolean {
  return (
    assignments.some(({ left }) => TEXT_PROPERTY.test(propertyOf(left) ?? '')) ||
    calls.some((call) => ABLE.test(plainCall(call).name))
  );
}

const ABLE =
  /^(?:fetch|XMLHttpRequest|ajax|getJSON|axios|append\w*|prepend\w*|replace(?:Children|With|Child)|insert\w+|before|after|attachShadow|setHTML\w*|render|html|text|write|Worker|EventSource|WebSocket)$/;
const WRITES =
  /\b(?:innerHTML|outerHTML|textContent|innerText|nodeValue|srcdoc|insertAdjacent\w+|append\w*|prepend\w*|replace(?:Children|With|Child)|insert(?:Row|Cell|Before|After)|hidden|display|href|submit|show|classList|before|after|setHTML\w*|write(?:ln)?|html|text|load|mount|render|hydrate\w*|createRoot|bootstrap\w*|Vue|data)\b/;
const DOES_SOMETHING = new RegExp(
  `${WRITES.source}|\\blocation\\b|\\bimport\\b|\\bexport\\b|createElement|require|importScripts|getScript|\\bnew\\b|\\beval\\b|Function|setTimeout|WebAssembly|document\\[|assign|Reflect|\\$\\(`,
);

// ── loading and leaving ───────────────────────────────────────────────────────────────────────────

function loadsOf(program: Run): readonly string[] {
  const found = program.imports.map((one) => one ?? MADE_UP);
  if (!program.calls.some(isLoad)) return found;
  const sources = program.assignments.flatMap(({ left, right }) =>
    propertyOf(left) === 'src' && right.type === 'Literal' && /\.m?js\b/.test(String(right.value))
      ? [String(right.value)]
      : [],
  );
  return [...found, ...(sources.length > 0 ? sources : [MADE_SCRIPT])];
}

function isLoad(call: Call): boolean {
  const name = nameOfCallee(call);
  if (isMadeOfText(call, name)) return true;
  if (name === 'require') return call.arguments[0]?.type === 'ArrayExpression';
  return isScriptMaker(call) || name === 'getScript' || name === 'importScripts';
}

/** Code that stands nowhere as code: unpacked, compiled, or its words looked up in a list. */
function isMadeOfText({ callee, arguments: args }: Call, name: string | undefined): boolean {
  const [first] = args;
  if (name === 'eval' || (name === 'Function' && callee.type === 'Identifier')) return true;
  if (name === 'setTimeout' || name === 'setInterval') {
    return first?.type === 'Literal' || first?.type === 'BinaryExpression';
  }
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const object = callee.object.name;
  if (object === 'WebAssembly' || (object === 'System' && name === 'import')) return true;
  return object === 'document' && name === undefined;
}

function leaves({ assignments, calls }: Run): boolean {
  return (
    assignments.some(({ left }) => isLocation(left)) ||
    calls.some(({ callee }) => {
      const method = propertyOf(callee) ?? '';
      if (/^(?:submit|requestSubmit)$/.test(method)) return true;
      if (!/^(?:replace|assign|reload|navigate)$/.test(method)) return false;
      return callee.type === 'MemberExpression' && isLocation(callee.object);
    })
  );
}

/** `location`, `window.location`, `location.href`. */
function isLocation(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'location';
  const property = propertyOf(node);
  if (property === 'href' && node.type === 'MemberExpression') return isLocation(node.object);
  return property === 'location';
}

/** What measures, asks for consent, advertises, chats, guards forms: by what it names or sets up. */
export const SERVICES =
  /google-?analytics|googletagmanager|googlesyndication|googleadservices|doubleclick|adsbygoogle|gtag|gtm|\/ga\.js|analytics|matomo|piwik|plausible|fathom|umami|goatcounter|hotjar|clarity|mouseflow|fullstory|heap-|mixpanel|amplitude|segment|newrelic|nr-loader|sentry|bugsnag|datadog|rollbar|raygun|speedcurve|quantserve|quantcast|scorecardresearch|comscore|chartbeat|parsely|adobedtm|omniture|appmeasurement|optimizely|vwo|yandex|metrika|baidu|hm\.js|cnzz|statcounter|histats|counter|beacon|tracker|tracking|pixel|fbevents|connect\.facebook|platform\.twitter|widgets\.js|platform\.linkedin|snap\.licdn|pinit|addthis|sharethis|addtoany|adsense|adservice|prebid|amazon-adsystem|taboola|outbrain|criteo|pubmatic|onetrust|cookielaw|cookiebot|usercentrics|didomi|trustarc|iubenda|klaro|osano|consent|cookiefirst|complianz|borlabs|gdpr|disqus|giscus|utterances|commento|hyvor|intercom|drift|crisp|tawk|zendesk|zdassets|livechat|olark|tidio|hubspot|hs-scripts|hsforms|mailchimp|mc\.js|klaviyo|sumo|optinmonster|recaptcha|hcaptcha|turnstile|captcha|stripe|paypal|klarna|trustpilot|trustedshops|bazaarvoice|cdn-cgi|cloudflareinsights|rocket-loader|email-decode|service-?worker|sw-register|workbox|registersw|pwa|instantpage|instant\.page|quicklink|turbolinks|webvitals|web-vitals|boomerang|akam|ampproject|maps\.google|maps\.googleapis|openlayers|leaflet|mapbox|youtube|vimeo|jwplayer|video(?:js)?\.min|plyr|mediaelement/i;

/** Snippets that load such a service. */
function isKnownLoader(code: string, { calls }: Run): boolean {
  if (code.length > SNIPPET) return false;
  if (SERVICES.test(code) && (calls.some(isLoad) || /consent|cookie|gdpr/i.test(code))) return true;
  return /dataLayer|_gaq|_paq|fbq\(|_hmt|_satellite|wpemoji/i.test(code);
}

/** Characters of code that does one small thing. */
export const SNIPPET = 3_000;

// ── filling ───────────────────────────────────────────────────────────────────────────────────────

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

function findFills({ assignments, calls }: Run, values: Values): ScriptFills {
  const all: Fill[] = [];
  for (const one of assignments) addFill(all, fillOfAssignment(one, values));
  for (const one of calls) addFill(all, fillOfCall(one, values) ?? handedTo(one, values));
  const isFilling = all.some((one) => one.how !== 'handed' && isContent(one));
  const fills = new Set<string>();
  const hydrates = new Set<string>();
  const given = new Set<string>();
  const shows = new Set<string>();
  const links = new Set<string>();
  let fillsAnywhere = false;
  for (const one of all) {
    const { targets, worth, how } = one;
    const isHanded = how === 'handed';
    for (const selector of worth.texts) if (PLAIN.test(selector)) shows.add(selector);
    // markup without words is filled in its turn
    const isMuch = !isHanded && (isContent(one) || (isFilling && worth.hasMarkup));
    if (isMuch && targets.isAnywhere) fillsAnywhere = true;
    if (!isMuch && !isHanded && worth.chars === 0) continue;
    const into = !isMuch ? given : how === 'taken' || targets.isSelf ? hydrates : fills;
    for (const selector of targets.selectors) if (PLAIN.test(selector)) into.add(selector);
  }
  const addAll = (into: Set<string>, { selectors }: Targets): void => {
    for (const selector of selectors) if (PLAIN.test(selector)) into.add(selector);
  };
  for (const { left, right } of assignments) {
    if (left.type !== 'MemberExpression') continue;
    if (isShown(left, right)) addAll(shows, values.targetsOf(shownBy(left)));
    if (propertyOf(left) === 'href') addAll(links, values.targetsOf(left.object));
  }
  for (const call of calls) {
    const element = shownByCall(call);
    if (element !== undefined) addAll(shows, values.targetsOf(element));
    const link = linkedBy(call);
    if (link !== undefined) addAll(links, values.targetsOf(link));
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

function addFill(all: Fill[], fill: Fill | undefined): void {
  if (fill !== undefined && !fill.targets.isOwn) all.push(fill);
}

function isContent({ targets, worth: { chars, isData, reads } }: Fill): boolean {
  return isData || chars >= LABEL || [...reads].some((one) => !targets.selectors.has(one));
}

/** Selectors are found in pages of strangers: only those that are quick to match are asked. */
const PLAIN = /^[\w\-#.[\]="'*^$ >+~,:()\\/|\u0080-\uffff]{1,160}$/;

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
  const { object } = callee;
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
  if (/^insert(?:Row|Cell)$/.test(name)) return undefined;
  if (!TEXT_METHOD.test(name)) return undefined;
  return {
    targets: values.targetsOf(object),
    // `.text((row) => row.name)`
    worth: isFunction(first)
      ? DATA
      : sum(name.startsWith('insertAdjacent') ? args.slice(1) : args, values),
  };
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
      ? what.properties.flatMap((one) =>
          one.type === 'Property' && TEXT_PROPERTY.test(keyOf(one.key)) ? [one.value] : [],
        )
      : value !== undefined && TEXT_PROPERTY.test(keyOf(what))
        ? [value]
        : [];
  if (set.length === 0) return undefined;
  return { targets: values.targetsOf(element), worth: sum(set, values) };
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
  const elements = args.flatMap((one): AnyNode[] =>
    one.type === 'ObjectExpression'
      ? one.properties.flatMap((option) =>
          option.type === 'Property' && ELEMENT_OPTION.test(keyOf(option.key))
            ? [option.value]
            : [],
        )
      : [one],
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

interface PlainCall {
  readonly name: string;
  readonly callee: Call['callee'];
  readonly args: readonly AnyNode[];
}

/** `f.apply(a, b)` is a call of `f`. */
function plainCall(call: Call): PlainCall {
  const name = nameOfCallee(call) ?? '';
  const { callee } = call;
  const args = call.arguments as AnyNode[];
  const isIndirect = name === 'apply' || name === 'call';
  if (!isIndirect || callee.type !== 'MemberExpression') return { name, callee, args };
  const { object } = callee;
  return { name: propertyOf(object) ?? '', callee: object, args: args.slice(1) };
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

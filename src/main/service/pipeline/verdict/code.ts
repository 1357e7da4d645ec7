/**
 * What a piece of JavaScript brings to a page when it loads, found by reading it: which places it fills with text
 * that was not there, what further code it loads, and whether it sends the page elsewhere. Nothing is run.
 *
 * A date, a number, a sign beside a heading, the label of a button are nothing that is missed, and do not count.
 * Large applications are not understood by this and are not meant to be: see MOST_CODE.
 */
import type { AnyNode } from 'acorn';
import { nameOfCallee, plainCall, propertyOf, isScriptMaker, type Call } from './callee.ts';
import type { ScriptFills, ScriptReading } from '../../ports/pipeline.ts';
import { TEXT_PROPERTY } from './known-names.ts';
import { findFills } from './fills.ts';
import { readProgram } from './program.ts';
import { remembered } from './remembered-code.ts';
import type { Run } from './program-facts.ts';
import { Values } from './values.ts';

/** See the port. Loads: specifiers as written, or one of the two below. */
export type CodeFacts = ScriptReading;

/** A module whose address is put together, or stands elsewhere in the page. */
export const MADE_UP = '?';
/** A `<script>` that the script makes. */
export const MADE_SCRIPT = '*';

/** Code up to this size is read; what is larger is an application with its framework. */
export const MOST_CODE = 120_000;

export function readCode(code: string): CodeFacts {
  const nothing: CodeFacts = { ...IDLE, chars: code.length };
  const isIdle = code.length > MOST_CODE || !DOES_SOMETHING.test(code) || isData(code);
  return isIdle ? nothing : remembered(code, () => readThrough(code, nothing));
}

function readThrough(code: string, nothing: CodeFacts): CodeFacts {
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

/** One object or list, given a name: a state that pages hand to their scripts. */
const NAMED_DATA =
  /^\s*(?:(?:window|self|globalThis)(?:\.([\w$]{1,80})|\["([\w$]{1,80})"\])|(?:var|let|const)\s+([\w$]{1,80}))\s*=\s*(?=[{[])/;

/** Data of more than a few lines does not have to be read as a program. */
function isData(code: string): boolean {
  const head = code.length < SNIPPET ? null : NAMED_DATA.exec(code);
  if (head === null) return false;
  const name = head[1] ?? head[2] ?? head[3] ?? '';
  if (TEXT_PROPERTY.test(name) || name === 'location' || name.startsWith('on')) return false;
  try {
    JSON.parse(code.slice(head[0].length).replace(/;\s*$/, ''));
    return true;
  } catch {
    return false;
  }
}

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

/**
 * What the scripts of a page may do to its text: nothing, perhaps something, or surely something.
 *
 * A linked script is known by its file's name (libraries, analytics, consent, chat: they add no content) or not
 * known at all. An inline script is read: calls that write into the document, where to, and whether only after
 * the reader did something. No script is run. Shapes: one page in, one ScriptFacts out, in document order.
 */
import type { Element } from 'domhandler';
import { rawTextOf } from '../dom/text.ts';

export interface ScriptFacts {
  /** Scripts that run at all; data blocks and templates do not. */
  readonly count: number;
  /** A linked script nobody knows, or an inline one that loads further code. */
  readonly mayWrite: boolean;
  /** A linked script whose name is none of those that themes give what they add to a page. */
  readonly mayBeApp: boolean;
  /** An inline script writes when the page loads; more than a date or a number. */
  readonly writes: boolean;
  readonly writesMuch: boolean;
  /** Ids and classes (`#id`, `.class`) that inline scripts look up. */
  readonly targets: ReadonlySet<string>;
  /** The page is sent elsewhere, or loaded again, by an inline script. */
  readonly leaves: boolean;
  /** Characters of inline code. */
  readonly chars: number;
  /** File names of linked scripts, without what a build or version adds. */
  readonly files: readonly string[];
  /** Data blocks with text in them that a script would show (`text/template`, `text/markdown`, JSON). */
  readonly blocks: number;
}

const RUNS = /^$|^module$|javascript|ecmascript|jscript|babel|jsx|typescript/;

/** Reads all scripts of a page. */
export function readScripts(scripts: readonly Element[]): ScriptFacts {
  const facts = new Collector();
  for (const script of scripts) facts.add(script);
  return facts;
}

/** Inline code is read so far; what comes behind is most likely data. */
const MOST_CODE = 60_000;

class Collector implements ScriptFacts {
  count = 0;
  mayWrite = false;
  writes = false;
  writesMuch = false;
  mayBeApp = false;
  leaves = false;
  chars = 0;
  blocks = 0;
  readonly targets = new Set<string>();
  readonly files: string[] = [];

  add(script: Element): void {
    const { type = '', src, nomodule } = script.attribs;
    if (nomodule !== undefined) return;
    if (!RUNS.test(type.toLowerCase().trim())) {
      if (/template|markdown|handlebars|mustache|x-tmpl|html/i.test(type)) this.blocks += 1;
      return;
    }
    this.count += 1;
    if (src !== undefined) this.#addFile(src);
    else this.#addCode(rawTextOf(script).slice(0, MOST_CODE));
  }

  #addFile(src: string): void {
    const name = fileName(src);
    this.files.push(name);
    if (isHarmlessFile(src)) return;
    this.mayWrite = true;
    this.mayBeApp ||= !THEME_FILE.test(name);
  }

  #addCode(code: string): void {
    this.chars += code.length;
    if (code.trim() === '') return;
    const active = withoutIdle(withoutHandlers(withoutComments(code)));
    if (LEAVES.test(active)) this.leaves = true;
    const isUnknown = LOADS.test(active) || (code.length > MUCH_CODE && !STATE.test(code));
    if (isUnknown && !isKnownLoader(code)) {
      this.mayWrite = true;
      this.mayBeApp = true;
    }
    if (!writesContent(active, isKnownLoader(code))) return;
    this.writes = true;
    if (active.length > SNIPPET || HAS_MORE.test(active)) this.writesMuch = true;
    for (const target of targetsOf(active)) this.targets.add(target);
  }
}

/** `/assets/app.3f2a9c.min.js?v=2` → `assets/app.js`: what a template's pages have in common. */
function fileName(src: string): string {
  const path = src.replace(/[?#].*$/, '').replace(/^[a-z]*:?\/\/[^/]*/i, '');
  return path.replace(/[.\-_]?(?:[0-9a-f]*\d[0-9a-f]*|min)(?=[.\-_/]|$)/gi, '');
}

/**
 * Scripts that show no content of the page's own: measured by what they are for, whoever hosts them. A name
 * stands for a file (`jquery-3.7.1.min.js`), a path of a CDN or a host.
 */
const HARMLESS = new RegExp(
  [
    // libraries that do nothing by themselves
    String.raw`(?:^|[/@])(?:jquery|zepto|cash|lodash|underscore|moment|dayjs|luxon|popper|bootstrap|foundation|materialize|semantic|uikit|mdb|modernizr|html5shiv|html5|respond|polyfill|core-js|es5-shim|babel-polyfill|fontawesome|font-awesome|webfont|webfontloader|feather|ionicons|lucide|hammer|velocity|gsap|scrolltrigger|anime|aos|wow|waypoints|headroom|jarallax|parallax|particles|lottie|rellax|typed)(?:$|[./@_-])`,
    // sliders, lightboxes, lazy pictures, tabs, tables: they arrange what is there
    String.raw`(?:swiper|slick|owl|carousel|flickity|glide|splide|tiny-?slider|flexslider|bxslider|nivo|siema|keen-?slider|lightbox|fancybox|magnific|photoswipe|glightbox|colorbox|venobox|lazysizes|lazyload|lazy-?load|lozad|unveil|picturefill|masonry|isotope|imagesloaded|matchheight|superfish|hoverintent|smartmenus|slimscroll|perfect-scrollbar|simplebar|sticky|smooth-?scroll|scroll-?reveal|back-?to-?top|select2|chosen|choices|tippy|tooltip|clipboard|datepicker|flatpickr|validate|validation|parsley|inputmask|tablesorter|accordion|collapse|offcanvas|mmenu|navigation|nav-?menu|menu|skip-link|prism|highlight|hljs|rainbow|mathjax|katex|comment-reply|wp-embed|wp-emoji|wp-polyfill|dark-?mode|theme-?(?:toggle|switch)|color-mode|cookies?|js-cookie|print|share|social)(?:[^/]*)\.m?js`,
    // who measures, asks for consent, advertises, chats, guards forms
    String.raw`google-?analytics|googletagmanager|googlesyndication|googleadservices|doubleclick|adsbygoogle|gtag|gtm|\/ga\.js|analytics|matomo|piwik|plausible|fathom|umami|goatcounter|hotjar|clarity|mouseflow|fullstory|heap-|mixpanel|amplitude|segment|newrelic|nr-loader|sentry|bugsnag|datadog|rollbar|raygun|speedcurve|quantserve|quantcast|scorecardresearch|comscore|chartbeat|parsely|adobedtm|omniture|appmeasurement|optimizely|vwo|yandex|metrika|baidu|hm\.js|cnzz|statcounter|histats|counter|beacon|tracker|tracking|pixel|fbevents|connect\.facebook|platform\.twitter|widgets\.js|platform\.linkedin|snap\.licdn|pinit|addthis|sharethis|addtoany|adsense|adservice|prebid|amazon-adsystem|taboola|outbrain|criteo|pubmatic|onetrust|cookielaw|cookiebot|usercentrics|didomi|trustarc|quantcast|iubenda|klaro|osano|consent|cookiefirst|complianz|borlabs|gdpr|disqus|giscus|utterances|commento|hyvor|intercom|drift|crisp|tawk|zendesk|zdassets|livechat|olark|tidio|hubspot|hs-scripts|hsforms|mailchimp|mc\.js|klaviyo|sumo|optinmonster|recaptcha|hcaptcha|turnstile|captcha|stripe|paypal|klarna|trustpilot|trustedshops|bazaarvoice|cdn-cgi|cloudflareinsights|rocket-loader|email-decode|service-?worker|sw-register|workbox|registersw|pwa|instantpage|instant\.page|quicklink|turbolinks|webvitals|web-vitals|boomerang|akam|ampproject|maps\.google|maps\.googleapis|openlayers|leaflet|mapbox|youtube|vimeo|jwplayer|video(?:js)?\.min|plyr|mediaelement`,
  ].join('|'),
  'i',
);

function isHarmlessFile(src: string): boolean {
  return HARMLESS.test(src.replace(/[?#].*$/, ''));
}

/** Inline code of more characters than a snippet has may be an application. */
const MUCH_CODE = 4_000;
/** Data that a script of its own reads: `window.__STATE__ = {…`. */
const STATE =
  /^\s*(?:(?:window|self|globalThis)(?:\.|\[)|var\s|let\s|const\s)[^=]{1,80}=\s*(?:[{[]|JSON\.parse)/;

/** What a theme adds to pages that were written by a server. */
const THEME_FILE =
  /(?:^|\/)(?:theme|themes?[\w-]*|custom|main|scripts?|site|global|common|functions?|general|init|base|core|plugins?|effects?|enhance\w*|ui|front-?end|public|default|interactions?)(?:[._-][\w.-]*)?\.m?js$/i;

/** Snippets that load a script of the kinds above name it, or are known by what they set up. */
function isKnownLoader(code: string): boolean {
  return HARMLESS.test(code) || /dataLayer|_gaq|_paq|fbq\(|_hmt|_satellite|wpemoji/i.test(code);
}

const LOADS =
  /\bimport\s*\(|^\s*import\b|\bcreateElement\(\s*['"`]script|\brequire\(\s*\[|System\.import/m;

const LEAVES =
  /\blocation(?:\.href)?\s*=\s*[^=]|\blocation\.(?:replace|assign|reload)\s*\(|window\.navigate\s*\(/;

// ── what writes ───────────────────────────────────────────────────────────────────────────────────

/** Ways to write text or elements, of the platform and of the libraries that are written by hand in pages. */
const WRITES = [
  /\.(?:innerHTML|outerHTML|textContent|innerText|nodeValue)\s*\+?=(?!=)/,
  /\.(?:insertAdjacent(?:HTML|Text|Element)|replaceChildren|replaceWith|setHTMLUnsafe|setHTML)\s*\(/,
  /\.(?:append|prepend|after|before|appendChild|insertBefore|replaceChild)\s*\(/,
  /\bdocument\.write(?:ln)?\s*\(/,
  /\.(?:html|text|load|appendTo|prependTo|insertAfter|replaceAll)\s*\(\s*[^)\s]/,
  /\b(?:attachShadow|customElements\.define|importNode|cloneNode|createContextualFragment)\b/,
  /\b(?:createRoot|hydrateRoot|hydrate|createApp|createSSRApp|mount|bootstrapApplication|platformBrowserDynamic)\s*\(/,
  /\b(?:ReactDOM|Vue|angular|ko|riot|m|preact|Elm|Ember|Backbone|Polymer|Blazor|Mustache|Handlebars|marked)\.\w/,
  /\bnew\s+Vue\b/,
] as const;

/** Elements that scripts make without showing text: loaders, pixels, styles. */
const SHOWN_NOWHERE =
  /\bcreateElement\(\s*['"`](?:script|link|style|img|iframe|meta|noscript|canvas)['"`]\s*\)/gi;
const MAKES = /\bcreateElement\(/gi;
const APPENDS_ONLY = /\.(?:append|prepend|after|before|appendChild|insertBefore)\s*\(/;

/** The year in a footer, an address against robots: written, but nothing that is missed. */
const SMALL_WRITE =
  /document\.write(?:ln)?\s*\(\s*(?:new Date\(\)\s*\.\s*getFullYear\(\)|['"`](?:\s*<(?:script|\\?\/script|link|img|noscript)[^'"`]*)['"`])[^)]*\)+|[\w.$'"#()\]]+\.(?:textContent|innerHTML|innerText)\s*=\s*(?:new Date\(\)\.getFullYear\(\)|String\(new Date\(\)\.getFullYear\(\)\))|\.(?:innerHTML|textContent|innerText)\s*=\s*(?:''|""|``)/g;

function writesContent(code: string, isLoader: boolean): boolean {
  const rest = code.replace(SMALL_WRITE, '');
  const [byText, byCall, byNode, ...others] = WRITES;
  if (byText.test(rest) || byCall.test(rest)) return true;
  if (others.some((pattern) => pattern.test(rest))) return true;
  if (isLoader) return false;
  if (!byNode.test(rest) && !APPENDS_ONLY.test(rest)) return false;
  const made = rest.match(MAKES)?.length ?? 0;
  const unseen = rest.match(SHOWN_NOWHERE)?.length ?? 0;
  // what is appended was made here and is never seen, or was there before and only moves
  return made > unseen;
}

const TARGETS =
  /getElementById\(\s*['"`]([\w-]+)['"`]|(?:querySelector(?:All)?|\$|jQuery|mount|el\s*:)\s*\(?\s*['"`]([#.][\w-]+)|getElementsByClassName\(\s*['"`]([\w-]+)/g;

function targetsOf(code: string): readonly string[] {
  return [...code.matchAll(TARGETS)].map(([, id, selector, name]) =>
    id !== undefined ? `#${id}` : (selector ?? `.${name ?? ''}`),
  );
}

/** Reader's doings: what a script does then is not what the page shows. */
const HANDLER =
  /(?:addEventListener\(\s*['"`](?:click|submit|change|input|key\w*|mouse\w*|pointer\w*|touch\w*|scroll|resize|focus\w*|blur|toggle|drag\w*|drop|copy|paste|wheel|transitionend|animation\w*|message|storage|online|offline|popstate|hashchange|beforeunload|pagehide)['"`]|\bon(?:click|submit|change|input|key\w*|mouse\w*|scroll|resize|focus|blur)\s*=|\.(?:on|click|submit|change|hover|keyup|keydown|toggle|scroll|resize)\(\s*(?=['"`](?:click|submit|change|input|key|mouse|touch|scroll|resize|focus|blur|hover)|function|\())/g;

/** Inline code that brings text of its own, or fetches or unpacks some. */
const HAS_MORE =
  /(['"`])(?:(?!\1)[^\\\n]|\\.){24,}\1|\bfetch\s*\(|XMLHttpRequest|\.(?:ajax|getJSON|get|post)\s*\(|\baxios\b|\batob\s*\(|\bdecodeURI|JSON\.parse|\.(?:map|forEach|join|replace|reverse|split)\s*\(|\b(?:for|while)\s*\(|\bcontent\b|\bcloneNode\b|\bgetAttribute\b|\bdataset\b|fromCharCode|unescape\(|TextDecoder|insertAdjacent|attachShadow|customElements|innerHTML/;
/** Characters of code that does one small thing. */
const SNIPPET = 1_500;

/** The code without functions that nothing in it calls: buttons do. */
function withoutIdle(code: string): string {
  let text = '';
  let from = 0;
  DECLARATION.lastIndex = 0;
  for (let match = DECLARATION.exec(code); match !== null; match = DECLARATION.exec(code)) {
    const name = match[1] ?? '';
    const open = code.indexOf('{', match.index);
    if (open === -1) break;
    if (isNamedElsewhere(code, name, match.index)) continue;
    text += code.slice(from, open);
    from = endOfBlock(code, open);
    DECLARATION.lastIndex = from;
  }
  return text + code.slice(from);
}

const DECLARATION = /\bfunction\s+([\w$]+)\s*\(/g;

const isPartOfName = (char: string | undefined): boolean =>
  char !== undefined && /[\w$]/.test(char);

function isNamedElsewhere(code: string, name: string, at: number): boolean {
  const declared = code.indexOf(name, at);
  for (let from = code.indexOf(name); from !== -1; from = code.indexOf(name, from + name.length)) {
    const isWord = !isPartOfName(code[from - 1]) && !isPartOfName(code[from + name.length]);
    if (isWord && from !== declared) return true;
  }
  return false;
}

/** The code without the bodies of such handlers. */
function withoutHandlers(code: string): string {
  let text = '';
  let from = 0;
  HANDLER.lastIndex = 0;
  for (let match = HANDLER.exec(code); match !== null; match = HANDLER.exec(code)) {
    const body = code.indexOf('{', match.index);
    const semicolon = code.indexOf(';', match.index);
    if (body === -1 || (semicolon !== -1 && semicolon < body)) continue;
    text += code.slice(from, body);
    from = endOfBlock(code, body);
    HANDLER.lastIndex = from;
  }
  return text + code.slice(from);
}

/** Behind the `}` that closes the `{` at `open`; strings and comments are passed over. */
function endOfBlock(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    const char = code[at];
    if (char === '"' || char === "'" || char === '`') at = endOfString(code, at, char);
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at + 1;
  }
  return code.length;
}

function endOfString(code: string, start: number, quote: string): number {
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote || (code[at] === '\n' && quote !== '`')) return at;
  }
  return code.length;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}

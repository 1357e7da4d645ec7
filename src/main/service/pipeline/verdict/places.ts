/**
 * Empty places of a page: how likely a script is to put the page's content there.
 *
 * Judged by what kind of element it is and what its names say, in the words that frameworks and theme authors
 * use. Weights: 3 a script surely fills it, 2 its name speaks of content, 1 a script could address it. What
 * has another purpose (advertisements, comments, dialogs, maps, spacers) is no place.
 */
import { isTag, type Element } from 'domhandler';
import { ATTRIBUTE_GROUP_NAMES, type AttributeGroup } from '../content/vocabulary.ts';
import { classesOf } from '../dom/page-element.ts';
import { hasText, isDrawnEmpty, toldToFill } from './declared.ts';

export interface Place {
  readonly element: Element;
  readonly weight: 1 | 2 | 3;
  /** Continues "this page has …". */
  readonly why: string;
  /** Nobody leaves such a place empty, however much stands around it. */
  readonly isPlain?: boolean;
}

const TEXT_TAGS = new Set(
  'div section article main ul ol dl table tbody span p h1 h2 h3 h4 h5 h6 dd td figure output pre code center app strong b progress'.split(
    ' ',
  ),
);

/** Elements that would show text, and `<i class="loader">`, which stands for it. */
export function mayHoldText({ name, attribs }: Element): boolean {
  if (name === 'i') return LOADING_NAME.test(attribs['class'] ?? '');
  return TEXT_TAGS.has(name) || name.includes('-');
}

/** Ids, and custom elements, that frameworks mount an application on. */
const MOUNT =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|q-app|react-root|react|vue|ember\d*|application|mount|outlet|spa-root|spa|view|views|viewport|(?:[\w-]+-)?app(?:-(?:root|container|mount|content|wrapper|shell))?|(?:my|the|page|site|main|web|client)-?(?:app|root|mount))$/i;
const NO_MOUNT =
  /modal|dialog|portal|toast|overlay|popup|tooltip|fb-root|notif|chat|cookie|consent|svg/i;

const LOADING_NAME =
  /skeleton|shimmer|placeholder|spinner|loading|loader|preload|is-?busy|progress-?(?:bar|circular|ring)|throbber|pulse|ghost/i;

/** What empty elements are there for besides the page's content. */
const OTHER_PURPOSE = namesOneOf(
  'ads? adv advert\\w* adsby\\w* gpt dfp banner sponsor\\w* promo\\w* disqus\\w* giscus utterances comments? kommentare ' +
    'modals? dialogs? portals? toasts? toaster snackbar notifications? notices? flash overlay backdrop lightbox pswp fancybox popups? ' +
    'popovers? tooltips? drawer offcanvas dropdown menu nav navbar burger hamburger toggle social share sharing sharer maps? gmap mapbox ' +
    'leaflet recaptcha captcha g_id\\w* pagination pager chat\\w* intercom\\w* messenger whatsapp cookies? consent onetrust cmp gdpr ' +
    'autocomplete suggest\\w* typeahead live-?region sr-only visually-?hidden announcer errors? help feedback validation hint badge cart ' +
    'minicart wishlist player slider swiper slick carousel thumbs? zoom magnifier logo brand avatar weather clock year copyright newsletter ' +
    'subscribe signup login userbar related recommend\\w* upsell widget sidebar footer back-?to-?top totop print svg sprite embed legend ' +
    'debug telemetry analytics tracking pixel beacon fb-root teleports? announcer qr-?(?:code)? buttons? btn icons? image img picture model-viewer youtube ' +
    'vimeo tweet clipboard-copy relative-time time-ago amp-(?!list)\\w+ messages app-block',
);
/** What is so even if it has entries: a list of comments, of suggestions, of chosen filters. */
const SURELY_OTHER = namesOneOf(
  'ads? advert\\w* adsby\\w* sponsor\\w* disqus\\w* giscus utterances comments? kommentare modals? dialogs? portals? toasts? toaster ' +
    'lightbox pswp popups? popovers? tooltips? nav navbar menu navigation breadcrumbs? dropdown social share sharing cookies? consent ' +
    'pagination pager dots? thumbs? autocomplete suggest\\w* typeahead filters? facets? newsletter subscribe login footer sidebar ' +
    'related recommend\\w* upsell wishlist compare minicart notifications? chat\\w* signature attachments? reactions? likes? ' +
    'fb-root teleports? announcer taboola outbrain piano paywall meter coral spot-?im viafoura remark42 cusdis stream-source window m-?search add-?to-?cart reviews?-?(?:container|widget)',
);
/** What holds entries. */
const ENTRIES_NAME = namesOneOf(
  'hits list listing grid items? cards? results? table feed entries rows? tiles? posts? products? articles? catalog\\w* collection content board',
);
/** What makes a page pretty, and is empty on purpose. */
const DECORATION = namesOneOf(
  'clear clearfix clr cf spacer space gap divider separator sep line rule border shadow bg background gradient wave shape decor\\w* ' +
    'ornament icon ico arrows? caret chevron dots? bullet indicators? controls? scrollbar scroll cursor particles confetti anchor ' +
    'sentinel observer sticky tracker status counter count cover hero-?bg video audio iframe date time base',
);

/** Matches names in which one of the words (patterns) stands by itself: `nav`, `main-nav`, not `navy`. */
function namesOneOf(words: string): RegExp {
  return new RegExp(`(?:^|[^a-z])(?:${words.trim().split(/\s+/).join('|')})(?![a-z])`, 'i');
}

/** Utility classes (Tailwind, Bootstrap) say how a thing looks and nothing of what it is. */
const UTILITY =
  /^(?:[a-z]+:)*-?(?:flex|grid|block|inline|table|contents|relative|absolute|fixed|sticky|static|container|row|d|p|m|w|h|z|[mp][trblxyse]|min|max|gap|space|text|bg|border|rounded|shadow|font|leading|tracking|items|justify|content|self|place|order|col|cols|overflow|opacity|transition|duration|ease|animate|ring|divide|inset|top|left|right|bottom|cursor|float|object|aspect|size|basis|grow|shrink|mx|my|px|py)(?:-[\w./[\]%-]+)?$|^css-\w+$|^sc-\w+$/;

/** Values that a page about a thing shows: what is named so and empty is missed. */
const VALUE_NAME = namesOneOf(
  '(?:sale-?|offer-?|product-?|current-?|unit-?)?(?:price|prices|preis|prix|precio|prezzo|pret|cena|kurs) amount-?value stock in-?stock availability ' +
    'available verfügbarkeit disponibilit\\w+',
);

const ABOUT_VALUES = /rating|review|filter|range|slider|history|alert|compare|old|was|before/i;

const CONTENT_NAME =
  /(?:^|[^a-z])(?:content|contents|inhalt|contenu|contenido|main|body|text|article|articles|story|hits|collection|collections|post|posts|entry|entries|page|pages|list|listing|listings|liste|lista|grid|cards?|tiles?|items?|rows?|table|data|results?|resultate|records?|products?|produkte|catalog\w*|katalog|shop|books?|events?|jobs?|news|feed|stream|timeline|gallery|docs?|documentation|dashboard|report|reports|stats|statistics|chart|details?|description|specs?|specification|properties|facts|price|preis|stock|availability|reviews?|ratings?|questions|answers|topics?|threads?|links|directory|index|members|team|people|profile|schedule|program\w*|timetable|calendar|menu-?items|recipes?|ingredients|steps|chapter|chapters|lyrics|quote|quotes|output|result|target|container|wrapper|panel|region|section|view|island|component|module|block|slot|fragment|partial|include|placeholder)(?![a-z])/i;

const BIND =
  /^(?:v-|:|@|x-|ng-|data-ng|data-bind|\*ng|hx-|data-hx|wire:|up-|data-turbo|data-controller|data-component|data-react|data-vue|data-island|data-src$|data-url$|data-endpoint|data-api|data-fetch|data-source|data-template|data-text|data-content|data-props|data-hydrate|data-render|data-load|data-include|w3-include|client:|is$)/;

/** What binds no text: what is hidden, chosen or ignored. */
const QUIET_BIND =
  /^(?:x-(?:show|cloak|transition|ref|on:|teleport|trap)|wire:(?:ignore|loading|key|model|target|offline|dirty|navigate)|hx-(?:boost|target|swap|indicator|push-url|on)|@)/;
const isQuietBinding = (attribute: string, value = ''): boolean =>
  QUIET_BIND.test(attribute) || (attribute === 'data-bind' && /^\s*(?:attr|css)\s*:/.test(value));

/** What names the text of an element, in the templates of several frameworks. */
const BIND_TEXT = /^(?:x-text|x-html|v-text|v-html|(?:data-)?ng-bind(?:-html)?|data-bind)$/;

const markOf = (name: AttributeGroup): number => 1 << ATTRIBUTE_GROUP_NAMES.indexOf(name);
const OTHER_MARKS = (['ad', 'share', 'consent', 'comment'] as const).reduce(
  (bits, name) => bits | markOf(name),
  0,
);

/** What an element that shows nothing waits for; undefined: for nothing of the page's own. */
export function judgePlace(element: Element): Place | undefined {
  const { name, attribs } = element;
  if (attribs['aria-hidden'] === 'true' || isAnnouncer(element) || isDrawnEmpty(element))
    return undefined;
  const names = namesOf(element);
  const told = SURELY_OTHER.test(names) ? undefined : toldToFill(element);
  if (told !== undefined)
    return { element, weight: 3, why: `an empty ${tagOf(element)} with ${told}`, isPlain: true };
  if (isMount(element) || name === 'main' || attribs['role'] === 'main') return empty(element, 3);
  return name === 'tbody' ? judgeRows(element) : judgeByNames(element, names);
}

function judgeByNames(element: Element, names: string): Place | undefined {
  const isOther = isOtherByName(element, names);
  if (VALUE_NAME.test(names) && !isOther && !ABOUT_VALUES.test(names))
    return { ...empty(element, 3), isPlain: true };
  if (isOther || RESULT_NAME.test(names)) return undefined;
  if (isPlaceholder(element, names))
    return { element, weight: 3, why: `a placeholder, ${tagOf(element)}` };
  if (element.name === 'progress' || element.attribs['role'] === 'progressbar') {
    return /scroll|read/i.test(names) ? undefined : empty(element, 1);
  }
  if (LISTS.has(element.name)) return empty(element, 2);
  return DECORATION.test(names) && !ENTRIES_NAME.test(names)
    ? undefined
    : judgeName(element, names);
}

const isPlaceholder = ({ attribs }: Element, names: string): boolean =>
  attribs['aria-busy'] === 'true' || (LOADING_NAME.test(names) && !PICTURE_NAME.test(names));

/** Whether it is there for something else than the page's content. */
export function isForOther(element: Element): boolean {
  return isOtherByName(element, namesOf(element));
}

function isOtherByName(element: Element, names: string): boolean {
  if (SURELY_OTHER.test(names)) return true;
  if (ENTRIES_NAME.test(names)) return false;
  return OTHER_PURPOSE.test(names) || (classesOf(element).marks & OTHER_MARKS) !== 0;
}

const empty = (element: Element, weight: Place['weight']): Place => ({
  element,
  weight,
  why: `an empty ${tagOf(element)}`,
});

/** Id and classes, camelCase parted, what only says how it looks left out. */
function namesOf({ name, attribs }: Element): string {
  const { id = '', class: classes = '' } = attribs;
  const telling = classes.split(/\s+/).filter((one) => !UTILITY.test(one));
  const own = name.includes('-') ? name : '';
  return `${id} ${telling.join(' ')} ${own}`.replace(/([a-z])([A-Z])/g, '$1-$2');
}

/** Empty until something happens: what screen readers are told then. */
function isAnnouncer({ name, attribs }: Element): boolean {
  const { role = '' } = attribs;
  return name === 'output' || attribs['aria-live'] === 'assertive' || QUIET_ROLES.test(role);
}

const QUIET_ROLES =
  /^(?:alert|status|log|timer|tooltip|none|presentation|separator|img|search|listbox)$/;

/** What a form answers with, once it was sent. */
const RESULT_NAME = namesOneOf(
  '(?:form|calc\\w*|convert\\w*|search|quiz|poll)-?(?:results?|output|answer|message|response)',
);

function judgeRows(body: Element): Place | undefined {
  if (!hasHead(body)) return undefined;
  return { element: body, weight: 3, why: 'a table with a head and no rows', isPlain: true };
}

/** A picture that is still to come is no text. */
const PICTURE_NAME = /image|img|pic|photo|media|thumb|avatar|video|embed|poster/i;

const LISTS = new Set(['ul', 'ol', 'dl', 'table']);
const HEADINGS = /^h[1-6]$/;

function judgeName(element: Element, names: string): Place | undefined {
  const { name, attribs } = element;
  const bound = bindingOf(element);
  if (bound !== undefined) {
    return { element, weight: 3, why: `an empty ${tagOf(element)} with ${bound}` };
  }
  if (name.includes('-')) return name.startsWith('mjx-') ? undefined : empty(element, 3);
  const hasId = attribs['id'] !== undefined && attribs['id'] !== '';
  if (HEADINGS.test(name)) return hasId ? empty(element, 2) : undefined;
  if (name === 'article' || name === 'section') return empty(element, 2);
  if (CONTENT_NAME.test(names)) return empty(element, !hasId && name === 'span' ? 1 : 2);
  const hasData = Object.keys(attribs).some((attribute) => attribute.startsWith('data-'));
  return hasId || hasData || isInColumn(element) ? empty(element, 1) : undefined;
}

/** The attribute by which a framework binds its text. */
function bindingOf({ name, attribs }: Element): string | undefined {
  const bound = Object.keys(attribs).find(
    (attribute) => BIND.test(attribute) && !isQuietBinding(attribute, attribs[attribute]),
  );
  return bound !== undefined && name === 'span' && !BIND_TEXT.test(bound) ? undefined : bound;
}

/** A block right in the page's own column. */
function isInColumn({ name, attribs, parent }: Element): boolean {
  if (name !== 'div' || parent === null || !isTag(parent)) return false;
  if (SPACER.test(attribs['class'] ?? '')) return false;
  return COLUMNS.has(parent.name) || parent.attribs['role'] === 'main';
}

/** Utility classes of nothing but size and distance. */
const SPACER =
  /^\s*(?:(?:[a-z]+:)*-?(?:[hwpm][trblxy]?|min-[hw]|flex|grow|shrink|basis|order|self|col-span)-[\w./]+\s*)+$/;

const COLUMNS = new Set(['main', 'article', 'section']);

const ROOT_ATTRIBUTES = [
  'data-reactroot',
  'ng-app',
  'data-ng-app',
  'ng-version',
  'data-server-rendered',
  'data-v-app',
  'data-sveltekit-hydrate',
];

function isMount(element: Element): boolean {
  const { name, attribs } = element;
  const { id = '' } = attribs;
  if (NO_MOUNT.test(id)) return false;
  if (MOUNT.test(id) || MOUNT.test(name)) return true;
  return ROOT_ATTRIBUTES.some((attribute) => attribs[attribute] !== undefined);
}

function hasHead(body: Element): boolean {
  const { parent } = body;
  if (parent === null) return false;
  return parent.children.some((child) => isTag(child) && child !== body && hasText(child));
}

/** `<div id="grid">`, for reasons that people read. */
export function tagOf({ name, attribs }: Element): string {
  const { id, class: classes } = attribs;
  if (id !== undefined && id !== '') return `<${name} id="${id.slice(0, 40)}">`;
  const [first = ''] = (classes ?? '').trim().split(/\s+/);
  return first === '' ? `<${name}>` : `<${name} class="${first.slice(0, 40)}">`;
}

/** What stands for a value that is still to come: `…`, `--`, `n/a`. */
export const BLANK_VALUE = /^(?:[…–—.\-_?]{1,4}|n\/a|0[.,]00)$/i;

/** Expressions of templates that were never filled in: `{{ title }}`, `[[ title ]]`, `<%= title %>`. */
export const UNFILLED = /\{\{[^{}]{1,120}\}\}|\[\[[^[\]]{1,80}\]\]|<%=?[^%]{1,80}%>/;

/**
 * Empty places of a page: how likely a script is to put the page's content there.
 *
 * Judged by what kind of element it is and what its names say, in the words that frameworks and theme authors
 * use. Weights: 3 a script surely fills it, 2 its name speaks of content, 1 a script could address it. What
 * has another purpose (advertisements, comments, dialogs, maps, spacers) is no place.
 */
import { isTag, isText, type Element } from 'domhandler';
import { ATTRIBUTE_GROUP_NAMES, type AttributeGroup } from '../content/vocabulary.ts';
import { classesOf } from '../dom/page-element.ts';

export interface Place {
  readonly element: Element;
  readonly weight: 1 | 2 | 3;
  /** Continues "this page has …". */
  readonly why: string;
  /** Nobody leaves such a place empty, however much stands around it. */
  readonly isPlain?: boolean;
}

const TEXT_TAGS = new Set(
  'div section article main ul ol dl table tbody span p h1 h2 h3 h4 h5 h6 dd td figure output pre code center app'.split(
    ' ',
  ),
);

/** Elements that would show text. */
export function mayHoldText({ name }: Element): boolean {
  return TEXT_TAGS.has(name) || name.includes('-');
}

/** Ids, and custom elements, that frameworks mount an application on. */
const MOUNT =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|q-app|react-root|react|vue|ember\d*|application|mount|outlet|spa-root|spa|view|views|viewport|(?:[\w-]+-)?app(?:-(?:root|container|mount|content|wrapper|shell))?|(?:my|the|page|site|main|web|client)-?(?:app|root|mount))$/i;
const NO_MOUNT =
  /modal|dialog|portal|toast|overlay|popup|tooltip|fb-root|notif|chat|cookie|consent|svg/i;

const LOADING_NAME =
  /skeleton|shimmer|placeholder|spinner|loading|loader|preload|is-?busy|progress-?(?:bar|circular|ring)|throbber|pulse|ghost/i;

/** Names of empty elements that are there for something else than the page's content. */
const OTHER_PURPOSE =
  /(?:^|[^a-z])(?:ads?|adv|advert\w*|adsby\w*|gpt|dfp|banner|sponsor\w*|promo\w*|disqus\w*|giscus|utterances|comments?|kommentare|fb-root|modals?|dialogs?|portals?|toasts?|toaster|snackbar|notifications?|notices?|flash|messages|overlay|backdrop|lightbox|pswp|fancybox|popups?|popovers?|tooltips?|drawer|offcanvas|dropdown|menu|nav|navbar|burger|hamburger|toggle|social|share|sharing|sharer|maps?|gmap|mapbox|leaflet|recaptcha|captcha|g_id\w*|clear|clearfix|clr|cf|spacer|space|gap|divider|separator|sep|line|rule|border|shadow|bg|background|backdrop|gradient|wave|shape|decor\w*|ornament|icon|ico|arrow|arrows|caret|chevron|dot|dots|bullet|bullets|indicators?|pagination|pager|controls?|scrollbar|scroll|cursor|particles|confetti|anchor|sentinel|observer|sticky|tracker|tracking|pixel|beacon|analytics|chat\w*|intercom\w*|messenger|whatsapp|cookies?|consent|onetrust|cmp|gdpr|autocomplete|suggest\w*|typeahead|live-?region|sr-only|visually-?hidden|announcer|status|error|errors|help|feedback|validation|hint|counter|count|badge|cart|minicart|wishlist|compare|player|video|audio|slider|swiper|slick|carousel|thumbs?|zoom|magnifier|logo|brand|avatar|weather|clock|date|time|year|copyright|newsletter|subscribe|signup|login|userbar|related|recommend\w*|upsell|widget|sidebar|footer|back-?to-?top|totop|print|svg|sprite|iframe|embed|holder-?image|cover|hero-?bg|loader-?(?:bg|overlay)|debug|telemetry)(?![a-z])/i;

const CONTENT_NAME =
  /(?:^|[^a-z])(?:content|contents|inhalt|contenu|contenido|main|body|text|article|articles|story|post|posts|entry|entries|page|pages|list|listing|listings|liste|lista|grid|cards?|tiles?|items?|rows?|table|data|results?|resultate|records?|products?|produkte|catalog\w*|katalog|shop|books?|events?|jobs?|news|feed|stream|timeline|gallery|docs?|documentation|dashboard|report|reports|stats|statistics|chart|details?|description|specs?|specification|properties|facts|price|preis|stock|availability|reviews?|ratings?|questions|answers|topics?|threads?|links|directory|index|members|team|people|profile|schedule|program\w*|timetable|calendar|menu-?items|recipes?|ingredients|steps|chapter|chapters|lyrics|quote|quotes|output|result|target|container|wrapper|panel|region|section|view|island|component|module|block|slot|fragment|partial|include|placeholder)(?![a-z])/i;

const BIND =
  /^(?:v-|:|@|x-|ng-|data-ng|data-bind|\*ng|hx-|data-hx|wire:|up-|data-turbo|data-controller|data-component|data-react|data-vue|data-island|data-src$|data-url$|data-endpoint|data-api|data-fetch|data-source|data-template|data-text|data-content|data-props|data-hydrate|data-render|data-load|data-include|w3-include|client:|is$)/;

const markOf = (name: AttributeGroup): number => 1 << ATTRIBUTE_GROUP_NAMES.indexOf(name);
const OTHER_MARKS = (['ad', 'share', 'consent', 'signup', 'hidden', 'comment'] as const).reduce(
  (bits, name) => bits | markOf(name),
  0,
);

/** What an element that shows nothing waits for; undefined: for nothing of the page's own. */
export function judgePlace(element: Element): Place | undefined {
  const { name, attribs } = element;
  const { id = '', class: classes = '', role = '' } = attribs;
  const names = `${id} ${classes}`;
  if (attribs['aria-hidden'] === 'true') return undefined;
  if (isMount(element)) return { element, weight: 3, why: `an empty ${tagOf(element)}` };
  if (name === 'main' || role === 'main')
    return { element, weight: 3, why: `an empty ${tagOf(element)}` };
  if (attribs['aria-busy'] === 'true' || LOADING_NAME.test(names) || role === 'progressbar')
    return isOther(names)
      ? undefined
      : { element, weight: 3, why: `a placeholder, ${tagOf(element)}` };
  if (name === 'tbody') {
    return hasHead(element)
      ? { element, weight: 3, why: 'a table with a head and no rows', isPlain: true }
      : undefined;
  }
  const bound = Object.keys(attribs).find((attribute) => BIND.test(attribute));
  if (isOther(names) || (classesOf(element).marks & OTHER_MARKS) !== 0) return undefined;
  if (bound !== undefined && name !== 'span') {
    return { element, weight: 3, why: `an empty ${tagOf(element)} with ${bound}` };
  }
  if (name.includes('-')) return { element, weight: 3, why: `an empty <${name}>` };
  return judgeName(element, names, id);
}

const LISTS = new Set(['ul', 'ol', 'dl', 'table', 'article', 'section']);
const HEADINGS = /^h[1-6]$/;

function judgeName(element: Element, names: string, id: string): Place | undefined {
  const { name } = element;
  const why = `an empty ${tagOf(element)}`;
  if (LISTS.has(name)) return { element, weight: 2, why };
  if (HEADINGS.test(name)) return id === '' ? undefined : { element, weight: 2, why };
  if (CONTENT_NAME.test(names))
    return { element, weight: id === '' && name === 'span' ? 1 : 2, why };
  if (id !== '' || Object.keys(element.attribs).some((attribute) => attribute.startsWith('data-')))
    return { element, weight: 1, why };
  return undefined;
}

const isOther = (names: string): boolean =>
  OTHER_PURPOSE.test(names.replace(/([a-z])([A-Z])/g, '$1-$2'));

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

function hasText(element: Element): boolean {
  const stack: Element[] = [element];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    for (const child of next.children) {
      if (isText(child)) {
        if (child.data.trim() !== '') return true;
      } else if (isTag(child)) stack.push(child);
    }
  }
  return false;
}

/** `<div id="grid">`, for reasons that people read. */
export function tagOf({ name, attribs }: Element): string {
  const { id, class: classes } = attribs;
  if (id !== undefined && id !== '') return `<${name} id="${id.slice(0, 40)}">`;
  const [first = ''] = (classes ?? '').trim().split(/\s+/);
  return first === '' ? `<${name}>` : `<${name} class="${first.slice(0, 40)}">`;
}

// ── placeholders ──────────────────────────────────────────────────────────────────────────────────

const WAITING =
  'loading|please wait|one moment|just a moment|hang on|fetching|initiali[sz]ing|starting(?: up)?|preparing|getting things ready|wird geladen|lade[nt]?|lädt|laden|bitte warten|einen moment|chargement|veuillez patienter|patientez|un instant|cargando|espere|un momento|caricamento|attendere|attendi|carregando|aguarde|a carregar|even geduld|wordt geladen|bezig met laden|ładowanie|wczytywanie|proszę czekać|загрузка|загружается|подождите|завантаження|зачекайте|načítání|načítám|čekejte|laddar|vänta|indlæser|henter|laster|ladataan|odota|yükleniyor|bekleyin|betöltés|încărcare|se încarcă|φόρτωση|جار(?:ٍ|ي)? ?(?:ال)?تحميل|تحميل|يرجى الانتظار|טוען|लोड हो रहा|กำลังโหลด|đang tải|memuat|読み込み中|読込中|ロード中|お待ちください|加载中|正在加载|载入中|載入中|請稍候|请稍候|로딩 ?중?|불러오는 중|잠시만';
const WAITS = new RegExp(`^(?:${WAITING})(?![\\p{L}])`, 'iu');
const WAITS_AT_END = new RegExp(`(?:${WAITING})[\\s.…。!]*$`, 'iu');
const ALONE = new RegExp(`^(?:(?:${WAITING})[\\s,;:.…。!–-]*)+$`, 'iu');
const LONGEST_WAIT = 70;

/** True for "Loading…" and its like in many languages, with what is loaded: "Loading products…". */
export function isWaiting(text: string): boolean {
  if (text.length > LONGEST_WAIT || text === '') return false;
  if (ALONE.test(text)) return true;
  return (
    (WAITS.test(text) && /(?:…|\.\.\.?|。)\s*$/.test(text)) ||
    (text.length < 40 && WAITS_AT_END.test(text) && /(?:…|\.\.\.?|。)\s*$/.test(text))
  );
}

/** Expressions of templates that were never filled in: `{{ title }}`, `[[ title ]]`, `<%= title %>`. */
export const UNFILLED = /\{\{[^{}]{1,120}\}\}|\[\[[^[\]]{1,80}\]\]|<%=?[^%]{1,80}%>/;

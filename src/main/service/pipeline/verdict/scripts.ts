/**
 * What the scripts of a page may do to its text, taken together.
 *
 * A linked script is known by its file's name (libraries, analytics, consent, chat: they add no content), has been
 * read (code.ts), or is not known at all. Inline scripts are always read. No script is run.
 */
import type { Element } from 'domhandler';
import { rawTextOf } from '../dom/text.ts';
import type { ScriptFills } from '../../ports/pipeline.ts';
import {
  MADE_SCRIPT,
  MADE_UP,
  MOST_CODE,
  SERVICES,
  SNIPPET,
  bringsContent,
  readCode,
  type CodeFacts,
} from './code.ts';

export interface ScriptFacts {
  /** Scripts that run at all; data blocks and templates do not. */
  readonly count: number;
  /** Addresses, as written, of linked scripts that nobody knows. */
  readonly unknown: readonly string[];
  /** Addresses of those of the page's own host that do no more than their names say, as long as nobody reads them. */
  readonly presumed: readonly string[];
  /** A script nobody knows, or code that loads further code, may write. */
  readonly mayWrite: boolean;
  /** Linked scripts that were read and are not known by their names. */
  readonly ownRead: number;
  /** One of the unknown ones has a name that is none of those that themes give what they add to a page. */
  readonly mayBeApp: boolean;
  /** What was read, inline or linked, of scripts that bring content. */
  readonly writers: readonly ScriptFills[];
  /** The page is sent elsewhere, or loaded again. */
  readonly leaves: boolean;
  /** File names of linked scripts, without what a build or version adds. */
  readonly files: readonly string[];
}

/** Facts of linked scripts that were read, by their addresses as written in the page. */
export type ReadScripts = Readonly<Record<string, CodeFacts>>;

const RUNS = /^$|^module$|javascript|ecmascript|jscript|babel|jsx|typescript/;

/**
 * Sums up all scripts of a page. `handlers`: code in attributes that runs when the page loads. `named`: addresses of code that stand in attributes of other elements (islands);
 * asked where a script imports what the page names. `most`: characters of inline code that are read; more of it is code nobody knows.
 */
export function sumScripts(
  scripts: readonly Element[],
  { handlers, read, named, most }: ScriptSources,
): ScriptFacts {
  const facts = new Collector(read, most);
  facts.addInline(handlers);
  for (const script of scripts) facts.add(script);
  facts.finish(named);
  return facts;
}

interface ScriptSources {
  readonly handlers: string;
  readonly read: ReadScripts;
  readonly named: () => readonly string[];
  readonly most: number;
}

class Collector implements ScriptFacts {
  count = 0;
  mayWrite = false;
  mayBeApp = false;
  ownRead = 0;
  leaves = false;
  readonly unknown: string[] = [];
  readonly presumed: string[] = [];
  readonly writers: ScriptFills[] = [];
  readonly files: string[] = [];
  readonly #read: ReadScripts;
  readonly #most: number;
  readonly #known: CodeFacts[] = [];
  readonly #inline: string[] = [];
  #importsNamed = false;

  constructor(read: ReadScripts, most: number) {
    this.#read = read;
    this.#most = most;
  }

  add(script: Element): void {
    const { type = '', src, nomodule } = script.attribs;
    if (nomodule !== undefined || !RUNS.test(type.toLowerCase().trim())) return;
    this.count += 1;
    if (src !== undefined) this.#addFile(src);
    else this.addInline(rawTextOf(script));
  }

  finish(named: () => readonly string[]): void {
    if (this.#importsNamed) {
      const found = named();
      for (const one of found) this.#addFile(one);
      if (found.length === 0) this.#addUnknown('');
    }
    const callable = this.#known.flatMap((one) => Object.entries(one.callable));
    const called = callable.length === 0 ? NO_NAMES : calledIn(this.#inline);
    for (const [name, fills] of callable) if (called.has(name)) this.writers.push(fills);
  }

  #addFile(src: string): void {
    const name = fileName(src);
    this.files.push(name);
    const read = this.#read[src];
    const facts = read === undefined || read.chars > MOST_CODE ? undefined : read;
    if (isHarmlessFile(src)) {
      const isOwnHost = !/^(?:[a-z]+:)?\/\//i.test(src);
      if (isOwnHost && facts === undefined) this.presumed.push(src);
      // such a script adds its own boxes to any page
      if (isOwnHost && facts !== undefined && bringsContent({ ...facts, fillsAnywhere: false })) {
        this.writers.push({ ...facts, fillsAnywhere: false });
      }
      return;
    }
    if (facts !== undefined) {
      this.ownRead += 1;
      this.#addFacts(facts, false);
      if (facts.isAble && !bringsContent(facts)) this.#addUnknown(name);
      return;
    }
    this.unknown.push(src);
    this.#addUnknown(name);
  }

  #addUnknown(name: string): void {
    this.mayWrite = true;
    this.mayBeApp ||= !THEME_FILE.test(name);
  }

  addInline(code: string): void {
    if (code.trim() === '') return;
    this.#inline.push(code);
    if (code.length > this.#most && !STATE.test(code)) {
      this.#addUnknown('');
      return;
    }
    this.#addFacts(readCode(code), true);
  }

  /** `isInline`: what it imports stands under addresses of the page's own. */
  #addFacts(facts: CodeFacts, isInline: boolean): void {
    if (facts.leaves) this.leaves = true;
    if (bringsContent(facts)) this.writers.push(facts);
    this.#known.push(facts);
    for (const one of facts.loads) {
      const loaded = this.#read[one];
      if (one === MADE_UP) this.#importsNamed = true;
      else if (loaded !== undefined && loaded.chars <= MOST_CODE) {
        if (bringsContent(loaded)) this.writers.push(loaded);
      } else {
        if (isInline && one !== MADE_SCRIPT) this.unknown.push(one);
        this.#addUnknown('');
      }
    }
  }
}

/** A call of a function by its name alone. */
const CALL = /(?<!function\s{1,4}|[\w$.])([\w$]{1,60})\s*\(/g;
const NO_NAMES: ReadonlySet<string> = new Set();

/** Functions that inline code calls. */
const calledIn = (inline: readonly string[]): ReadonlySet<string> =>
  new Set(
    inline.flatMap((code) =>
      [...code.slice(0, SNIPPET).matchAll(CALL)].map(([, name = '']) => name),
    ),
  );

/** Data that a script of its own reads: `window.__STATE__ = {…`. */
const STATE =
  /^\s*(?:(?:window|self|globalThis)(?:\.|\[)|var\s|let\s|const\s)[^=]{1,80}=\s*(?:[{[]|JSON\.parse)/;

/** `/assets/app.3f2a9c.min.js?v=2` → `assets/app.js`: what a template's pages have in common. */
function fileName(src: string): string {
  const path = src.replace(/[?#].*$/, '').replace(/^[a-z]*:?\/\/[^/]*/i, '');
  return path.replace(/[.\-_]?(?:[0-9a-f]*\d[0-9a-f]*|min)(?=[.\-_/]|$)/gi, '');
}

/** Libraries that do nothing by themselves, whoever hosts them. */
const VENDOR = new RegExp(
  String.raw`(?:^|[/@])(?:jquery|zepto|cash|lodash|underscore|moment|dayjs|luxon|popper|bootstrap|foundation|materialize|semantic|uikit|mdb|modernizr|html5shiv|html5|respond|polyfill|core-js|es5-shim|babel-polyfill|fontawesome|font-awesome|webfont|webfontloader|feather|ionicons|lucide|hammer|velocity|gsap|scrolltrigger|anime|aos|wow|waypoints|headroom|jarallax|parallax|particles|lottie|rellax|typed)(?:$|[./@_-])`,
  'i',
);

/** Those that arrange what is there: sliders, lightboxes, lazy pictures, tabs, tables. */
const LIBRARIES = new RegExp(
  String.raw`(?:swiper|slick|owl|carousel|flickity|glide|splide|tiny-?slider|flexslider|bxslider|nivo|siema|keen-?slider|lightbox|fancybox|magnific|photoswipe|glightbox|colorbox|venobox|lazysizes|lazyload|lazy-?load|lozad|unveil|picturefill|masonry|isotope|imagesloaded|matchheight|superfish|hoverintent|smartmenus|slimscroll|perfect-scrollbar|simplebar|sticky|smooth-?scroll|scroll-?reveal|back-?to-?top|select2|chosen|choices|tippy|tooltip|clipboard|datepicker|flatpickr|validate|validation|parsley|inputmask|tablesorter|accordion|collapse|offcanvas|mmenu|navigation|nav-?menu|menu|skip-link|prism|highlight|hljs|rainbow|mathjax|katex|comment-reply|wp-embed|wp-emoji|wp-polyfill|dark-?mode|theme-?(?:toggle|switch)|color-mode|cookies?|js-cookie|print|share|social)(?:[^/]*)\.m?js`,
  'i',
);

const addressOf = (src: string): string => src.replace(/[?#].*$/, '');

function isHarmlessFile(src: string): boolean {
  const address = addressOf(src);
  return VENDOR.test(address) || LIBRARIES.test(address) || SERVICES.test(address);
}

/** What a theme adds to pages that were written by a server. */
const THEME_FILE =
  /(?:^|\/)(?:theme|themes?[\w-]*|custom|main|scripts?|site|global|common|functions?|general|init|base|core|plugins?|effects?|enhance\w*|ui|front-?end|public|default|interactions?)(?:[._-][\w.-]*)?\.m?js$/i;

/**
 * What a shape is: one way in which pages of the web are built, with the truth about it.
 *
 * `needs-browser`: a script writes what the page is about; the HTML as served does not hold it.
 * `static`: the page is complete as served; its scripts leave the text as it is. check.ts proves both with Chromium.
 * The development half, development-more, held-out, held-out-2 and held-out-3 (only counted once, `old`, `old-2` and
 * `old-3` in the scripts) may be looked at while the rule is written; held-out-4 only by who keeps this set.
 */
import { startKit, type Kit } from './kit.ts';

export type ShapeKind = 'needs-browser' | 'static';

export interface ServedFile {
  readonly body: string;
  /** Content type, without a charset. */
  readonly type: string;
  /** Wait before the answer. */
  readonly delayMs?: number;
  /** 200 unless said. */
  readonly status?: number;
}

/** One page made from a shape: its document, what it loads, and what a good copy of it holds. */
export interface MadePage {
  /** Where the document stands, `/section/slug`. */
  readonly path: string;
  readonly html: string;
  /** Of the document; 200 unless said. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another document for whoever brings this cookie. */
  readonly withCookie?: { readonly name: string; readonly html: string };
  /** By path and query. */
  readonly files: Readonly<Record<string, ServedFile>>;
  /** Sentences and values that must stand in the markdown of the main content. */
  readonly expects: readonly string[];
  /** Paths that must be among the links. */
  readonly expectsLinks?: readonly string[];
}

export interface Shape {
  readonly name: string;
  readonly kind: ShapeKind;
  /** Among those whose pages are crawled, forty of a pattern. */
  readonly isCrawled: boolean;
  /** Pages with the same `site` share language, template and bundles; without it the page is a site of its own. */
  make(seed: number, site?: number): MadePage;
}

export type Build = (kit: Kit) => MadePage;

interface Extra {
  readonly isCrawled?: boolean;
}

export function needsBrowser(name: string, build: Build, extra: Extra = {}): Shape {
  return shape(name, 'needs-browser', build, extra);
}

export function isStatic(name: string, build: Build, extra: Extra = {}): Shape {
  return shape(name, 'static', build, extra);
}

function shape(name: string, kind: ShapeKind, build: Build, extra: Extra): Shape {
  return {
    name,
    kind,
    isCrawled: extra.isCrawled ?? false,
    make: (seed, site = seed) => build(startKit(name, seed, site)),
  };
}

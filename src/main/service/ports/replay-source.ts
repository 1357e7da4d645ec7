/**
 * What replay reads: kept captures, part by part. Nothing here fetches; what is not kept is null.
 *
 * Implementations: the library's store; test/support/replay-source.ts in memory. Every question names the account:
 * captures of another one are not there.
 */

interface ReplayManifest {
  readonly captureId: string;
  /** Address of the page after redirects, and when it was captured (ms since the epoch). */
  readonly url: string;
  readonly at: number;
  /** Numbers of the frames that have a still. */
  readonly frames: readonly number[];
  /** Taken with a cookie or an authorization of the caller. */
  readonly isPrivate: boolean;
  /** Parts that did not come when it was captured. */
  readonly missing: number;
}

/** Whose question it is: private captures lead a key only to those it took; without one, the owner sees all. */
export interface ReplayReader {
  readonly accountId: string;
  readonly keyId?: string;
}

export interface ReplayResource {
  readonly status: number;
  /** Without parameters. */
  readonly mimeType: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
  /** It comes from a neighbouring capture of this instant, because this one lacks it. */
  readonly borrowedAt?: number;
}

export interface ReplaySource {
  manifestOf(captureId: string, accountId: string): Promise<ReplayManifest | null>;
  still(
    captureId: string,
    frame: number,
    accountId: string,
  ): Promise<{ readonly url: string; readonly html: string } | null>;
  /** The answer to a GET of `url` (absolute, without fragment). */
  resource(captureId: string, url: string, accountId: string): Promise<ReplayResource | null>;
  /** The capture of `url` nearest to `at` (ms since the epoch). */
  nearest(url: string, at: number, reader: ReplayReader): Promise<string | null>;
}

/** Makes what is shown lead into the archive (pipeline/replay). */
export interface ReplayRewriter {
  still(
    html: string,
    url: string,
    paths: { readonly resource: string; readonly frame: string; readonly link: string },
    more?: {
      /** Passages shown marked. */
      readonly marks?: readonly string[];
      /** Files of `spritesOf` that are kept, by their addresses. */
      readonly sprites?: ReadonlyMap<string, string>;
    },
  ): Promise<string>;
  /** Addresses of files out of which the page uses pictures (`<use href="/sprite.svg#name">`). */
  spritesOf(html: string, url: string): Promise<readonly string[]>;
  css(css: string, url: string, resourcePrefix: string): Promise<string>;
}

/** What `<use href="/sprite.svg#name">` takes out of another file, to be written into the page instead. */
export interface UsedPicture {
  /** To use it by, in the page. */
  readonly id: string;
  readonly base: string;
  readonly nodes: readonly UsedNode[];
}

export type UsedNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly attributes: Map<string, string>;
      readonly children: readonly UsedNode[];
    };

/** The pictures of one page's sprite files (pipeline/replay). */
export interface Pictures {
  /** The address of the file that a `use` names, and the id in it; undefined: none but this page. */
  named(
    attributes: ReadonlyMap<string, string>,
    base: string,
  ): { readonly file: string; readonly id: string } | undefined;
  /** The piece of that id, with what it refers to; undefined where the file was not kept or has none. */
  find(file: string, id: string): UsedPicture | undefined;
}

/** Texts of files by their addresses. */
export type FileTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * What stands around the main text of a made page: each half has a set of its own (furniture/), with the
 * same names and other markup, other class names, other words.
 *
 * All sentences and titles in furniture are noted as noise, except those of comments and of the box about
 * the author, which are judged neither way.
 */
import type { PageMaker } from './page-maker.ts';

export type Piece = (page: PageMaker) => string;

export interface Furniture {
  readonly menu: Piece;
  readonly crumbs: Piece;
  /** A consent box of a few lines. */
  readonly consent: Piece;
  /** A cookie centre of some 9,000 characters. */
  readonly consentCentre: Piece;
  readonly newsletter: Piece;
  readonly share: Piece;
  /** Links to other articles, titles only. */
  readonly related: Piece;
  /** The same with excerpts. */
  readonly teasers: Piece;
  /** Numbered titles: the most read. */
  readonly ranks: Piece;
  readonly tags: Piece;
  /** Previous and next article. */
  readonly neighbours: Piece;
  readonly comments: Piece;
  readonly author: Piece;
  readonly byline: Piece;
  readonly advert: Piece;
  readonly footer: Piece;
  /** Main text in one of the half's frames: head, menu, sides, footer. */
  readonly frame: (page: PageMaker, main: string, options?: FrameOptions) => string;
}

export interface FrameOptions {
  /** Leave the consent box out: the kind has its own. */
  readonly noConsent?: boolean;
  /** Fixes which of the half's frames (from 0); any otherwise. */
  readonly which?: number;
}

/** `make` till the pieces together hold at least `length` characters of text. */
export function until(length: number, make: () => string): string {
  let all = '';
  while (all.replace(/<[^>]*>/g, '').length < length) all += make();
  return all;
}

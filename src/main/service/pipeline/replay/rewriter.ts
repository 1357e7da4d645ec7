/** The rewriting of stills and sheets as replay asks for it. */
import type { ReplayRewriter } from '../../ports/replay-source.ts';
import { rewriteCss } from './css.ts';
import { rewriteStill, spritesOf } from './html.ts';

export function createReplayRewriter(): ReplayRewriter {
  return {
    still: (html, url, paths, { marks, sprites } = {}) =>
      Promise.resolve(rewriteStill(html, url, paths, marks, sprites)),
    spritesOf: (html, url) => Promise.resolve(spritesOf(html, url)),
    css: (css, url, prefix) => Promise.resolve(rewriteCss(css, url, prefix)),
  };
}

/** Transforms that describe the page: metadata, crawler facts, verdict, text. */
import type { Draft, Transform } from './draft.ts';
import { withMetadata, withOutput } from './draft.ts';
import { wireMetadata } from './metadata/wire.ts';
import { canonicalOf, metaRefreshOf, robotsMeta } from './page-facts.ts';
import { plainText, simhash } from './plain-text.ts';
import { judgePage } from './verdict.ts';

/** Metadata under the wire's names; a file's own metadata stands in for the page's. */
export const metadata: Transform = {
  name: 'metadata',
  needs: [],
  gives: ['metadata'],
  wanted: () => true,
  apply: (draft) => withMetadata(draft, { ...wireMetadata(draft), ...draft.read?.metadata }),
};

/** robots meta, canonical, meta refresh. */
export const crawlerFacts: Transform = {
  name: 'crawlerFacts',
  needs: [],
  gives: ['robots'],
  wanted: () => true,
  apply(draft) {
    const canonical = canonicalOf(draft);
    const metaRefresh = metaRefreshOf(draft);
    return withOutput(draft, {
      robotsMeta: robotsMeta(draft),
      ...(canonical === undefined ? {} : { canonical }),
      ...(metaRefresh === undefined ? {} : { metaRefresh }),
    });
  },
};

/** Content, empty shell or bot check. */
export const verdict: Transform = {
  name: 'verdict',
  needs: [],
  gives: ['verdict'],
  wanted: () => true,
  apply: (draft) => withOutput(draft, { verdict: judgePage(draft) }),
};

/** Plain text and fingerprint of the main content. */
export const text: Transform = {
  name: 'text',
  needs: ['markdown'],
  gives: ['text'],
  wanted: ({ wantsText }) => wantsText,
  apply(draft: Draft) {
    const plain = plainText(draft.markdown ?? '');
    return withOutput(draft, { text: plain, fingerprint: simhash(plain) });
  },
};

/** Transforms that describe the page: metadata, crawler facts, verdict, text. */
import { isSoftMissing } from '../domain/traps.ts';
import type { TextFacts } from '../ports/pipeline.ts';
import { content } from './content.ts';
import type { Draft, Transform } from './draft.ts';
import { withDocument, withMetadata, withOutput } from './draft.ts';
import { writeMarkdown } from './formats.ts';
import { cleanMetadata } from './metadata/clean.ts';
import { detectLanguage } from './metadata/language.ts';
import { readMetaTags } from './page/tags.ts';
import { wireMetadata } from './metadata/wire.ts';
import { canonicalOf, metaRefreshOf, robotsMeta } from './page-facts.ts';
import { fingerprintOf, plainText } from './plain-text.ts';
import { asksReadability } from './reader-choice.ts';
import { judgePage } from './verdict/judge.ts';

/**
 * Metadata under the wire's names with the clean ones beside; a file's own stands above the page's, and what its
 * reader has to say becomes the warning.
 */
export const metadata: Transform = {
  name: 'metadata',
  needs: [],
  gives: ['metadata'],
  wanted: () => true,
  apply(draft) {
    const { index, input, read } = draft;
    const tags = readMetaTags(index);
    if (input.isForLinks === true) return withMetadata(draft, wireMetadata(draft, tags));
    const clean = cleanMetadata({
      index,
      tags,
      canonical: canonicalOf(draft),
      url: input.snapshot.finalUrl,
      at: input.snapshot.capturedAt,
    });
    const told = { ...wireMetadata(draft, tags), ...clean, ...read?.metadata };
    const warning = read?.warnings.join(' ') ?? '';
    const next = warning === '' ? draft : withDocument(draft, { warning });
    return withMetadata(next, told);
  },
};

/** A file of data or code between fences, or the bytes of one as base64. */
const NO_PROSE = /^(?:`{3,}|~{3,}|[\x21-\x7e]{200})/;

/** The language of a page that declares none, guessed from its text. */
export const language: Transform = {
  name: 'language',
  needs: ['metadata', 'markdown'],
  gives: ['metadata'],
  wanted: ({ options, wantsText }) => wantsText || options.formats.length > 0,
  apply(draft) {
    if (draft.markdown === undefined) return draft;
    if (draft.output.document.metadata['language'] !== undefined) return draft;
    const begin = draft.markdown.slice(0, 1000);
    if (NO_PROSE.test(begin)) return draft;
    const found = detectLanguage(plainText(begin));
    return found === undefined ? draft : withMetadata(draft, { language: found });
  },
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
  apply: (draft) => withOutput(draft, judgePage(draft)),
};

/**
 * Plain text of the main content, however much of the page was asked for: by it the library sees that a page changed.
 * What a crawl asks is asked of what it reads.
 */
export const text: Transform = {
  name: 'text',
  needs: ['markdown', 'metadata'],
  gives: ['text'],
  wanted: ({ wantsText }) => wantsText,
  apply(draft: Draft) {
    const plain = plainText(draft.markdown ?? '');
    const { wantsLinks } = draft.input;
    return withOutput(draft, {
      text: asksOtherwise(draft) ? plainText(mainMarkdown(draft)) : plain,
      ...(wantsLinks ? { textFacts: textFacts(draft, plain) } : {}),
    });
  },
};

const MAIN = { onlyMainContent: true, includeTags: [], excludeTags: [] } as const;

/** Of a file there is one reading. */
function asksOtherwise({ input, read }: Draft): boolean {
  const { options } = input;
  const { onlyMainContent, includeTags, excludeTags } = options;
  const isPart = !onlyMainContent || includeTags.length > 0 || excludeTags.length > 0;
  return read === undefined && (isPart || asksReadability(options));
}

function mainMarkdown(draft: Draft): string {
  const { input } = draft;
  const asked = { ...input, options: { ...input.options, ...MAIN } };
  return (
    writeMarkdown(content.apply({ ...draft, input: asked, article: undefined })).markdown ?? ''
  );
}

function textFacts({ input, output }: Draft, plain: string): TextFacts {
  const title = output.document.metadata['title'];
  return {
    chars: plain.length,
    fingerprint: fingerprintOf(plain),
    isSoftMissing: isSoftMissing({
      status: input.snapshot.status,
      title: typeof title === 'string' ? title : '',
      text: plain,
    }),
  };
}

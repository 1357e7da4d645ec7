/** Pages around code of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-7-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { escapeCode } from '../highlight.ts';
import type { CodeLanguage, Sample } from '../samples.ts';
import { codeKind, type CodePage, type CodeTruth } from '../truth.ts';

type Write = (made: CodePage, page: PageMaker, i: number) => string;

export const inFrame = (page: PageMaker, body: string, frame?: FrameName) => {
  const main = `<article class="entry"><h1>${page.headline()}</h1>${page.random.chance(0.5) ? f.byline(page) : ''}<p>${page.say(2)}</p>${body}<p>${page.say()}</p></article>`;
  const more = page.random.chance(0.4) ? f.related(page) : '';
  return page.document(frameOf(f, page, main + more, frame));
};

/** Blocks between paragraphs of an article. */
export const blocks = (name: string, write: Write, frame?: FrameName): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      page.random
        .times(
          page.random.int(2, 4),
          (i) => `<p>${page.say()}</p>${write(made, page, i)}<p>${page.brief()}</p>`,
        )
        .join('\n'),
      frame,
    ),
  );

interface Options {
  readonly frame?: FrameName;
  readonly among?: readonly CodeLanguage[];
}

/** Blocks of which the page says the language. */
export const named = (
  name: string,
  write: (sample: Sample, page: PageMaker, i: number) => string,
  { frame, among }: Options = {},
) => blocks(name, (made, page, i) => write(made.block(among), page, i), frame);

/** Blocks of which it does not. */
export const nameless = (
  name: string,
  write: (text: string, page: PageMaker, i: number) => string,
  { frame, among }: Options = {},
) => blocks(name, (made, page, i) => write(made.unnamed(among).text, page, i), frame);

/** Blocks within posts of a thread. */
export const thread = (
  name: string,
  post: (content: string, page: PageMaker, i: number) => string,
  write: Write,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    page.document(
      f.frame(
        page,
        `<h1>${page.headline()}</h1>${page.random
          .times(page.random.int(2, 4), (i) =>
            post(`<p>${page.say()}</p>${write(made, page, i)}<p>${page.brief()}</p>`, page, i),
          )
          .join('\n')}`,
      ),
    ),
  );

/** Inline code within sentences. */
export const inlined = (
  name: string,
  write: (code: string, say: () => string) => string,
  frame?: FrameName,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      page.random
        .times(page.random.int(3, 5), () => write(escapeCode(made.inline()), () => page.say()))
        .join('\n'),
      frame,
    ),
  );

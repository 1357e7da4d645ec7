/** Pages around code, with the furniture of a half (made-pages/around.ts). */
import { articleOf, type Surroundings } from '../around.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { escapeCode } from './highlight.ts';
import type { CodeLanguage, Sample } from './samples.ts';
import { codeKind, type CodePage, type CodeTruth } from './truth.ts';

type Write = (made: CodePage, page: PageMaker, i: number) => string;

interface Options<Name extends string> {
  readonly frame?: Name;
  readonly among?: readonly CodeLanguage[];
}

export function codePages<Name extends string>(around: Surroundings<Name>) {
  const { f, frameOf } = around;
  const inFrame = (page: PageMaker, body: string, frame?: Name) => {
    const main = articleOf(around, page, () => body);
    const more = page.random.chance(0.4) ? f.related(page) : '';
    return page.document(frameOf(f, page, main + more, frame));
  };

  /** Blocks between paragraphs of an article. */
  const blocks = (name: string, write: Write, frame?: Name): Kind<CodeTruth> =>
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

  /** Blocks of which the page says the language. */
  const named = (
    name: string,
    write: (sample: Sample, page: PageMaker, i: number) => string,
    { frame, among }: Options<Name> = {},
  ) => blocks(name, (made, page, i) => write(made.block(among), page, i), frame);

  /** Blocks of which it does not. */
  const nameless = (
    name: string,
    write: (text: string, page: PageMaker, i: number) => string,
    { frame, among }: Options<Name> = {},
  ) => blocks(name, (made, page, i) => write(made.unnamed(among).text, page, i), frame);

  /** Blocks within posts of a thread. */
  const thread = (
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
  const inlined = (
    name: string,
    write: (code: string, say: () => string) => string,
    frame?: Name,
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

  return { inFrame, blocks, named, nameless, thread, inlined };
}

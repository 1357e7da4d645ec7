/** Pages around code of half `held-out-4`. */
import { furniture as f } from '../../furniture/held-out-4.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-4-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { escapeCode, line, lines, SCHEMES, styledLine, type Scheme } from '../highlight.ts';
import type { Sample } from '../samples.ts';
import { codeKind, type CodePage, type CodeTruth } from '../truth.ts';

type Write = (made: CodePage, page: PageMaker, i: number) => string;

export const inFrame = (page: PageMaker, body: string, frame?: FrameName) =>
  page.document(
    frameOf(
      f,
      page,
      `<article class="post-content"><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>${page.random.chance(0.4) ? f.related(page) : ''}`,
      frame,
    ),
  );

/** Blocks between paragraphs of an article. */
export const blocks = (name: string, write: Write, frame?: FrameName): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      page.random
        .times(
          page.random.int(2, 4),
          (i) =>
            `<h2>${page.heading()}</h2><p>${page.say()}</p>${write(made, page, i)}<p>${page.brief()}</p>`,
        )
        .join('\n'),
      frame,
    ),
  );

/** Blocks of which the page says the language. */
export const named = (
  name: string,
  write: (sample: Sample, page: PageMaker, i: number) => string,
  frame?: FrameName,
) => blocks(name, (made, page, i) => write(made.block(), page, i), frame);

/** Blocks of which it does not. */
export const nameless = (
  name: string,
  write: (text: string, page: PageMaker, i: number) => string,
  frame?: FrameName,
) => blocks(name, (made, page, i) => write(made.unnamed().text, page, i), frame);

/** Blocks within the posts of a thread. */
export const posts = (
  name: string,
  post: (content: string, page: PageMaker, i: number) => string,
  write: Write,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    page.document(
      f.frame(
        page,
        `<div class="thread-head"><h1>${page.headline()}</h1></div>${page.random
          .times(page.random.int(2, 4), (i) =>
            post(`<p>${page.say()}</p>${write(made, page, i)}<p>${page.brief()}</p>`, page, i),
          )
          .join('\n')}`,
      ),
    ),
  );

/** All lines in a scheme's spans. */
export const coloured = (text: string, scheme?: Scheme) => lines(text, (l) => line(l, scheme));

export const attribute = (text: string) =>
  escapeCode(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;');

export const ICON =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"></path></svg>';

export { escapeCode as esc, line, lines, SCHEMES, styledLine };

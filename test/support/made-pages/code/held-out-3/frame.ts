/** Pages around code of half `held-out-3`. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import { WHICH, type FrameName } from '../../furniture/held-out-3-frames.ts';
import { escapeCode, line, lines, styledLine, type Scheme } from '../highlight.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { codeKind, type CodePage, type CodeTruth } from '../truth.ts';

export type Write = (made: CodePage, page: PageMaker, i: number) => string;

export const inFrame = (page: PageMaker, body: string, frame?: FrameName) =>
  page.document(
    f.frame(
      page,
      `<article class="tutorial"><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>${page.random.chance(0.4) ? f.related(page) : ''}`,
      frame === undefined ? {} : { which: WHICH[frame] },
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
          (i) => `<h2>${page.heading()}</h2><p>${page.say()}</p>${write(made, page, i)}`,
        )
        .join('\n'),
      frame,
    ),
  );

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
        `<h1 class="thread-title">${page.headline()}</h1>${page.random
          .times(page.random.int(2, 4), (i) =>
            post(`<p>${page.say()}</p>${write(made, page, i)}<p>${page.brief()}</p>`, page, i),
          )
          .join('\n')}`,
      ),
    ),
  );

export const attribute = (text: string) =>
  escapeCode(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;');
export const COPY =
  '<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="M0 6.75"></path></svg>';

export const HLJS: Scheme = {
  comment: 'hljs-comment',
  string: 'hljs-string',
  number: 'hljs-number',
  keyword: 'hljs-keyword',
  name: 'hljs-title',
};
export const PRISM: Scheme = {
  comment: 'token comment',
  string: 'token string',
  number: 'token number',
  keyword: 'token keyword',
  punctuation: 'token punctuation',
};
export const SHORT: Scheme = {
  comment: 'c1',
  string: 's2',
  number: 'mi',
  keyword: 'kn',
  name: 'n',
  punctuation: 'p',
};
export { escapeCode as esc, line, lines, styledLine };

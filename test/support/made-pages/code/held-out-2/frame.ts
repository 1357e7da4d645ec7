/** Pages around code of half `held-out-2`. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { codeKind, type CodePage, type CodeTruth } from '../truth.ts';

export const inFrame = (page: PageMaker, body: string, which?: number) =>
  page.document(
    f.frame(
      page,
      `<article class="post-full"><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>`,
      which === undefined ? {} : { which },
    ),
  );

/** Blocks between paragraphs, in an article of any system. */
export const blocks = (
  name: string,
  write: (made: CodePage, page: PageMaker, i: number) => string,
  which?: number,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    inFrame(
      page,
      page.random
        .times(page.random.int(2, 4), (i) => `<p>${page.say()}</p>${write(made, page, i)}`)
        .join('\n'),
      which,
    ),
  );

/** Blocks in a manual with a tree of pages at the side. */
export const manual = (
  name: string,
  write: (made: CodePage, page: PageMaker, i: number) => string,
): Kind<CodeTruth> =>
  codeKind(name, (made, page) =>
    page.document(
      `<header class="docs-header"><a href="/">${page.site}</a><button class="search-open">${page.label('search')} <kbd>⌘K</kbd></button></header><div class="docs-layout"><aside class="docs-tree"><ul>${page.random.times(8, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></aside><main class="docs-main"><h1 id="top">${page.headline()}</h1>${page.p()}${page.random.times(page.random.int(2, 4), (i) => `<h2 id="s${i}"><a class="anchor" href="#s${i}" aria-hidden="true"></a>${page.heading()}</h2><p>${page.say()}</p>${write(made, page, i)}`).join('\n')}<p>${page.say()}</p></main><nav class="docs-toc" aria-label="toc"><p>${page.label('contents')}</p></nav></div>${f.footer(page)}`,
    ),
  );

/** Lists of half `held-out-2`: contents kept whole, lists of links to elsewhere gone whole. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { ps } from './writing.ts';

const items = (page: PageMaker, low: number, high: number, isWanted: boolean) =>
  page.list(
    page.random.times(page.random.int(low, high), () =>
      isWanted ? page.item('free') : page.title('free'),
    ),
    isWanted,
  );

const staff = textKind('directory-of-downloads', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="ce-uploads-wrap"><h1>${page.headline()}</h1><p>${page.say()}</p><ul class="ce-uploads media-list">${items(
        page,
        8,
        30,
        true,
      )
        .map(
          (item, i) =>
            `<li class="media"><div class="media-body"><a href="/fileadmin/d${i}.pdf"><span class="ce-uploads-fileName">${item}</span></a> <span class="ce-uploads-filesize">${i + 3} KB</span></div></li>`,
        )
        .join('')}</ul></div>`,
      { which: WHICH.typo3 },
    ),
  ),
);

const sitemapOfPosts = textKind('archive-links-below-an-article', (page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${ps(page)}</article><div class="more-from-category"><h3>${page.label('latest')}</h3><ul class="lcp_catlist">${items(
        page,
        8,
        25,
        false,
      )
        .map((item) => `<li><a href="${page.path()}">${item}</a></li>`)
        .join('')}</ul></div>`,
      { which: WHICH.joomla },
    ),
  ),
);

const checklist = textKind('checklist-of-boxes', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="doc"><h1>${page.headline()}</h1><p>${page.say()}</p><ul class="contains-task-list">${items(
        page,
        8,
        25,
        true,
      )
        .map(
          (item) =>
            `<li class="task-list-item"><input type="checkbox" disabled> <label>${item}</label></li>`,
        )
        .join('')}</ul><p>${page.say()}</p></div>`,
      { which: WHICH.utility },
    ),
  ),
);

const programme = textKind('programme-of-lectures', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="programme"><h1>${page.headline()}</h1><p>${page.brief()}</p><div class="slots">${items(
        page,
        6,
        20,
        true,
      )
        .map(
          (item, i) =>
            `<div class="slot"><div class="slot__time">${9 + (i % 10)}:00</div><div class="slot__what"><b>${item}</b></div></div>`,
        )
        .join('')}</div></div>`,
    ),
  ),
);

export const lists: readonly Kind<TextTruth>[] = [staff, sitemapOfPosts, checklist, programme];

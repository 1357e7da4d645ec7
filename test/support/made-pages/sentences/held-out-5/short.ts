/** Pages of a few words and pages of lists: half `held-out-5`. */
import { textKind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { anywhere, bare, framed, others, some } from './writing.ts';

const items = (page: PageMaker, low: number, high: number) =>
  page.list(
    page.random.times(page.random.int(low, high), () => page.item()),
    true,
  );

export const short = [
  framed('note-of-a-microblog', 'small', (page) => {
    const text = page.say(2);
    return `<article class="h-entry"><h1 class="p-name">${page.headline()}</h1><div class="e-content"><p>${text}</p></div><a class="u-url" href="/n/1"><time class="dt-published">${page.date()}</time></a></article>`;
  }),
  framed(
    'office-closed-notice',
    'ministry',
    (page) => `<h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.brief()}</p>`,
  ),
  framed(
    'correction-of-a-paper',
    'daily',
    (page) =>
      `<div class="g-news"><h1>${page.headline()}</h1><div class="g-txt">${page.say(2)}</div></div>`,
  ),
  framed(
    'glossary-entry',
    'modules',
    (page) =>
      `<div class="Term_t__1"><h1>${page.headline()}</h1><div class="Term_d__2">${page.say()}</div></div><div class="Term_next__3">${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  textKind('thank-you-page', (page) =>
    page.document(
      `<div class="wrap"><div class="logo">${page.site}</div><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.brief()}</p><a href="/">${page.label('home')}</a></div>`,
    ),
  ),
];

export const lists = [
  framed(
    'reading-list-of-a-seminar',
    'university',
    (page) =>
      `<h1 class="documentFirstHeading">${page.headline()}</h1><p>${page.say()}</p><ul>${items(
        page,
        6,
        14,
      )
        .map((x) => `<li>${x}</li>`)
        .join('')}</ul>`,
  ),
  anywhere(
    'packing-list-with-boxes',
    (page) =>
      `<h1>${page.headline()}</h1>${some(
        page,
        2,
        3,
        () =>
          `<h2>${page.heading()}</h2><ul class="todo">${items(page, 3, 7)
            .map((x) => `<li><label><input type="checkbox"> ${x}</label></li>`)
            .join('')}</ul>`,
      )}`,
  ),
  bare('links-page-of-the-nineties', (page) => {
    const rows = items(page, 6, 12).map(
      (x) => `<li><a href="http://www.${page.random.word()}.example/">${x}</a></li>`,
    );
    return `<h1>${page.headline()}</h1><p>${page.say()}</p><ul>${rows.join('')}</ul><hr><a href="index.html">${page.label('home')}</a>`;
  }),
  framed(
    'ranking-of-a-city-guide',
    'modules',
    (page) =>
      `<div class="Rank_r__1"><h1>${page.headline()}</h1><p>${page.say()}</p>${some(page, 4, 8, (i) => `<div class="Rank_item__2"><div class="Rank_no__3">${i + 1}</div><div class="Rank_body__4"><h2>${page.heading()}</h2><p>${page.say()}</p></div></div>`)}</div>`,
  ),
];

/**
 * What stands beside a text or below it and is a part of it: remarks, notes in asides, parts that fold, albums, links to
 * other sites; headlines that no heading says; and teasers in lists of terms, which are no part.
 */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

const several = (page: PageMaker, write: (i: number) => string): string =>
  page.random.times(page.amount([2, 3], [4, 8]), write).join('\n');

const ps = (page: PageMaker, count = 3): string =>
  page.random.times(count, () => `<p>${page.say(2)}</p>`).join('\n');

const council = textKind('minutes-of-a-council-with-remarks', (page) => {
  const turn = () =>
    `<p class="turn"><b>${page.name()}:</b></p><p class="turn-text">${page.say(2)}</p>`;
  return page.document(
    `${f.menu(page)}<div class="minutes"><h1>${page.headline()}</h1>${several(page, turn)}<p class="comments">${page.brief()}</p>${turn()}<p class="comment">[${page.brief()}]</p></div>${f.footer(page)}`,
  );
});

const margins = textKind('essay-with-notes-in-the-margin', (page) =>
  page.document(
    `${f.menu(page)}<main><article class="essay"><h1>${page.headline()}</h1>${ps(page)}<aside class="margin-note" role="note"><p>${page.say()}</p></aside>${ps(page)}<aside><p>${page.say(2)}</p></aside></article></main>${f.footer(page)}`,
  ),
);

const handbook = textKind('handbook-with-parts-that-fold', (page) => {
  const part = () =>
    `<details class="fold"><summary><b>${page.heading()}</b></summary><div><p>${page.say(2)}</p></div></details>`;
  return page.document(
    `${f.menu(page)}<main class="page"><h1>${page.headline()}</h1>${ps(page)}${part()}${ps(page, 2)}${part()}${part()}</main>${f.footer(page)}`,
  );
});

const album = textKind('album-below-a-report', (page) => {
  const shot = (i: number) =>
    `<li class="shot"><a href="/album/${i}"><img src="${page.picture()}" alt=""></a><p class="shot-line">${page.brief()}</p></li>`;
  return page.document(
    `${f.menu(page)}<div class="report"><h1>${page.headline()}</h1><div class="report-text">${ps(page)}</div><ul class="shots">${several(page, shot)}</ul></div>${f.footer(page)}`,
  );
});

const series = textKind('series-of-pictures-under-a-heading', (page) => {
  const one = (i: number) =>
    `<a class="pic" href="/show/${i}"><img src="${page.picture('rooted')}" alt=""></a>`;
  return page.document(
    `${f.menu(page)}<div class="wrap"><h1>${page.headline()}</h1><div class="words">${ps(page)}</div><section id="series"><h3>${page.heading()}</h3>${several(page, one)}</section></div>${f.footer(page)}`,
  );
});

const bookmarks = textKind('bookmarks-of-a-society', (page) => {
  const items = page.list(
    page.random.times(page.random.int(5, 10), () => page.item()),
    true,
  );
  const row = (text: string) =>
    `<li><a href="https://${page.random.word()}.example/">${text}</a> </li>`;
  return page.document(
    `<h1>${page.headline()}</h1><p>${page.say(2)}</p><ul class="marks">${items.map(row).join('')}</ul><p><a href="/">${page.label('home')}</a></p>`,
  );
});

const sources = textKind('places-to-go-on-from', (page) => {
  const items = page.list(
    page.random.times(page.random.int(5, 9), () => page.item()),
    true,
  );
  const row = (text: string) =>
    `<li class="place"><a href="http://www.${page.random.word()}.example/x">${text}</a><div>${page.brief()}</div></li>`;
  return page.document(
    `${f.menu(page)}<div class="col"><h1>${page.headline()}</h1><p>${page.say(2)}</p><ol class="places">${items.map(row).join('')}</ol></div>${f.footer(page)}`,
  );
});

const ratings = textKind('ratings-with-linked-titles', (page) => {
  const rating = (i: number) =>
    `<div class="rating-row"><div class="reviewer-info"><img src="${page.decoration(`/u/${page.random.letters(7)}.jpg`)}" alt=""><b>${page.random.word()}</b></div><div class="rating-part"><h3><a href="/ratings/${i}">${page.heading()}</a></h3><p>${page.say(page.random.int(1, 3))}</p></div></div>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="ratings">${several(page, rating)}</div></main>${f.footer(page)}`,
  );
});

const story = textKind('story-and-what-was-said-of-it', (page) => {
  const said = (i: number) =>
    `<li class="said-row"><div class="said-head"><h5><a href="#s${i}">Re: ${page.remark('free')}</a></h5><span>${page.random.word()}, ${page.date()}</span></div><div class="said-words" id="comment-${i}-text"><p>${page.say(page.random.int(1, 3))}</p></div><a href="#">${page.label('reply')}</a></li>`;
  return page.document(
    `${f.menu(page)}<div class="story"><h2><a href="/story">${page.headline()}</a></h2><div class="story-words"><p>${page.say(2)}</p></div></div><ol class="said">${several(page, said)}</ol>${f.footer(page)}`,
  );
});

const members = textKind('members-in-headings-beside-their-posts', (page) => {
  const row = (i: number) =>
    `<div class="row${i % 2}"><div class="author-cell"><h5><a href="/member/${i}">${page.random.word()}</a></h5><img src="${page.decoration(`/files/avatars/${i}.png`)}" alt=""></div><div class="words-cell"><small>${page.date()}</small><div class="said">${page.say(page.random.int(1, 3))}</div></div></div>`;
  return page.document(
    `${f.menu(page)}<h1>${page.headline()}</h1><div id="board">${several(page, row)}</div>${f.footer(page)}`,
  );
});

const answers = textKind('answers-of-experts', (page) => {
  const answer = () =>
    `<section itemprop="suggestedAnswer"><div class="who"><img src="${page.decoration(`/userpics/${page.random.letters(6)}.jpg`)}" alt=""> ${page.name()}</div><div class="answer-text"><p>${page.say(page.random.int(1, 3))}</p></div></section>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="question-text"><p>${page.say(2)}</p></div>${several(page, answer)}</main>${f.footer(page)}`,
  );
});

const letters = textKind('headline-in-large-letters-of-a-cell', (page) =>
  page.document(
    `<table width="700"><tr><td width="150">${page
      .menuWords(5)
      .map((word) => `<a href="/m">${word}</a><br>`)
      .join(
        '',
      )}</td><td><span style="font-size:24px"><strong>${page.headline()}</strong></span><br><br>${page.say(2)}<br><br>${page.say(3)}<br><br>${page.say(2)}</td></tr></table>`,
  ),
);

const evening = textKind('evening-with-its-day-in-the-heading', (page) =>
  page.document(
    `${f.menu(page)}<main><h1>${page.headline()} <span class="when">${page.date()}</span></h1>${ps(page)}</main>${f.footer(page)}`,
  ),
);

const terms = textKind('teasers-as-terms-below-an-entry', (page) => {
  const teaser = () =>
    `<dt><a href="${page.path()}">${page.title('noise')}</a></dt><dd>${page.noise()}</dd>`;
  return page.document(
    `${f.menu(page)}<div class="entry"><h1>${page.headline()}</h1>${ps(page, 2)}</div><dl class="more-of-it">${page.random.times(4, teaser).join('')}</dl>${f.footer(page)}`,
  );
});

const runs = textKind('titles-in-a-run-below-a-short-entry', (page) => {
  const link = () => `<a href="${page.path()}">${page.title('noise')}</a> `;
  return page.document(
    `${f.menu(page)}<div class="lemma"><h1>${page.headline()}</h1><div>${page.say(2)}</div></div><div class="on">${page.random.times(4, link).join('')}</div>${f.footer(page)}`,
  );
});

export const notesAndAlbums: readonly Kind<TextTruth>[] = [
  council,
  margins,
  handbook,
  album,
  series,
  bookmarks,
  sources,
  ratings,
  story,
  members,
  answers,
  letters,
  evening,
  terms,
  runs,
];

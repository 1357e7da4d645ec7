/**
 * Text in boxes that are called what they are not, by members' areas, notices, rests of entries and leads; talks whose
 * headline says so; and lists that are rows of boxes or of a table that counts.
 */
import { furniture as f } from '../../furniture/development.ts';
import { textKind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';

const ps = (page: PageMaker, count = 3): string =>
  page.random.times(count, () => `<p>${page.say(2)}</p>`).join('\n');

const members = textKind('story-for-members-with-a-break', (page) => {
  const link = () =>
    `<p class="lead-title"><a href="${page.path()}">${page.title('noise')}</a></p>`;
  return page.document(
    `${f.menu(page)}<main><article><h1>${page.headline()}</h1><div class="story-text paywall-content"><div class="open-part">${ps(page)}</div><div class="inread">${page.random.times(3, link).join('')}</div><div>${ps(page, 2)}</div></div><div class="coda"><p>${page.say()}</p></div></article></main>${f.footer(page)}`,
  );
});

const notices = textKind('instructions-with-notices', (page) => {
  const notice = () =>
    `<div class="notice notice-info"><h3>${page.heading()}</h3><p>${page.brief()}</p></div>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="rules">${ps(page)}${notice()}${ps(page, 2)}<div class="alert-box"><p>${page.brief()}</p></div>${ps(page)}</div></main>${f.footer(page)}`,
  );
});

const rests = textKind('entry-with-its-rest-below', (page) =>
  page.document(
    `<header><b>${page.site}</b></header><div class="log"><div class="log-head"><h1>${page.headline()}</h1></div><div class="log-text"><div class="part">${ps(page)}</div><div class="part-more">${ps(page, page.random.int(2, 4))}</div></div></div>${f.footer(page)}`,
  ),
);

const leads = textKind('lead-in-a-box-of-a-teaser', (page) =>
  page.document(
    `${f.menu(page)}<main><div class="report"><div class="head"><h1>${page.headline()}</h1></div><div class="teaser-box"><p>${page.brief()}</p></div><div class="report-text">${ps(page)}</div></div></main>${f.footer(page)}`,
  ),
);

const summaries = textKind('summary-beside-the-date', (page) =>
  page.document(
    `${f.menu(page)}<main><div class="entry-meta"><h1>${page.headline()}</h1><div class="entry-summary">${page.brief()}</div><time>${page.date()}</time></div><article>${ps(page)}</article></main>${f.footer(page)}`,
  ),
);

const topics = textKind('topic-with-what-was-said-below', (page) => {
  const said = () =>
    `<div class="comment">${page.say(page.random.int(1, 3))}<br><small>${page.random.word()}, ${page.date()}</small></div>`;
  return page.document(
    `<div id="bar"><a href="/">${page.site}</a></div><div id="all"><h1 class="topic-title">${page.headline()}</h1><div class="opening">${page.say(4)}<br><small>${page.name()}</small></div>${page.random.times(page.amount([2, 3], [4, 8]), said).join('')}</div>${f.footer(page)}`,
  );
});

const opinions = textKind('two-opinions-of-a-play', (page) => {
  const opinion = (i: number) =>
    `<div class="opinion"><div class="frame"><div class="by"><a href="/u/${i}">${page.random.word()}</a>, ${page.date()}</div><div class="what"><div class="words long-words">${page.say(page.random.int(1, 3))}</div><div class="ask">${page.random.int(2, 90)} / ${page.random.int(100, 200)}</div></div></div></div>`;
  return page.document(
    `${f.menu(page)}<div id="stage"><section><h1>${page.headline()}</h1><div class="rows"><div class="rows-in">${page.random.times(2, opinion).join('')}</div></div></section></div>${f.footer(page)}`,
  );
});

const hut = textKind('hut-with-what-it-has', (page) => {
  const items = page.list(
    page.random.times(page.random.int(5, 9), () => page.item()),
    true,
  );
  const row = (text: string) =>
    `<div class="x81k"><div class="y9"><div>${text}</div><svg viewBox="0 0 8 8"></svg></div></div>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div data-part="about"><div>${page.say(2)}<br><br>${page.say(2)}</div></div><div data-part="has"><h2>${page.heading()}</h2>${items.map(row).join('')}</div><div data-part="rules"><h2>${page.heading()}</h2><p>${page.say(1)}</p></div></main>${f.footer(page)}`,
  );
});

const chapters = textKind('chapters-of-a-book-that-is-read-aloud', (page) => {
  const items = page.list(
    page.random.times(page.random.int(4, 9), () => page.item()),
    true,
  );
  const row = (text: string, i: number) =>
    `<tr class="chapter"><td><i class="play"></i></td><td>${i + 1}</td><td><a href="/hear/${i}">${text}</a></td></tr>`;
  return page.document(
    `${f.menu(page)}<div class="book"><h2>${page.headline()}</h2><table class="chapters"><tbody>${items.map(row).join('')}</tbody></table><div class="blurb">${page.say(2)}</div><div class="readers">${page.say()}</div></div>${f.footer(page)}`,
  );
});

const novel = textKind('novel-with-its-cover-in-a-column', (page) => {
  const other = () =>
    `<li><a href="${page.path()}"><img src="${page.decoration(`/covers/${page.random.letters(6)}.jpg`)}" alt=""></a> <a href="${page.path()}">${page.title('noise')}</a></li>`;
  return page.document(
    `${f.menu(page)}<div class="volume"><div class="left-column"><div class="book-cover"><img src="${page.picture()}" alt=""></div><div class="also"><h4>${page.label('related')}</h4><ul>${page.random.times(4, other).join('')}</ul></div></div><div class="middle"><h1>${page.headline()}</h1><div class="about-it">${ps(page)}</div></div></div>${f.footer(page)}`,
  );
});

export const calledOtherwise = [
  members,
  notices,
  rests,
  leads,
  summaries,
  topics,
  opinions,
  hut,
  chapters,
  novel,
];

/**
 * Parts of a text that a page builds as it builds other things: entries of a list with a link to a shop each, notes below
 * a short story that have one title, texts cut in two, labels of a show, and pictures under names and in forms of other ones.
 */
import { furniture as f } from '../../furniture/development.ts';
import { textKind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';

const ps = (page: PageMaker, count = 3): string =>
  page.random.times(count, () => `<p>${page.say(2)}</p>`).join('\n');

const things = textKind('things-to-take-along-and-where-to-buy-them', (page) => {
  const thing = (i: number) =>
    `<section class="thing"><h3>${page.heading()}</h3><p>${page.say()}</p><p class="where"><a href="https://store${i % 2}.example/${i}">€${page.random.int(5, 90)}</a></p></section>`;
  return page.document(
    `${f.menu(page)}<div class="guide"><h1>${page.headline()}</h1><p>${page.say()}</p>${page.random.times(page.random.int(3, 7), thing).join('')}</div>${f.footer(page)}`,
  );
});

const gifts = textKind('gifts-with-a-link-that-is-paid-for', (page) => {
  const gift = () =>
    `<article class="gift"><h2>${page.heading()}</h2><p>${page.say(2)}</p><div><a rel="nofollow sponsored" href="/out/${page.random.int(100, 999)}">${page.random.int(5, 90)},00 €</a></div></article>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="intro"><p>${page.say(2)}</p></div><div class="gifts">${page.random.times(page.random.int(3, 6), gift).join('')}</div></main>${f.footer(page)}`,
  );
});

const answers = textKind('short-story-with-answers-of-one-title', (page) => {
  const answer = (i: number) =>
    `<li class="node" id="n${i}"><div class="node-in"><div class="top"><b>${page.label('comments')}</b><div class="from">${page.random.word()} <i>${page.date()}</i></div></div><div class="words"><p>${page.say(page.random.int(1, 3))}</p></div></div></li>`;
  return page.document(
    `${f.menu(page)}<main><div class="piece"><h1>${page.headline()}</h1><div class="words"><p>${page.say(2)}</p></div></div><ul class="tree">${page.random.times(page.random.int(3, 6), answer).join('')}</ul></main>${f.footer(page)}`,
  );
});

const narrow = textKind('picture-with-a-narrower-one-for-telephones', (page) => {
  const picture = () =>
    `<figure><picture><source media="(max-width: 500px)" srcset="/small/${page.random.letters(5)}.avif 320w, /small/${page.random.letters(5)}.avif 480w" type="image/avif"><img src="${page.picture()}" width="960" alt=""></picture></figure>`;
  return page.document(
    `${f.menu(page)}<article><h1>${page.headline()}</h1>${picture()}${ps(page)}${picture()}${ps(page, 2)}</article>${f.footer(page)}`,
  );
});

const play = textKind('poster-of-a-play-above-its-review', (page) =>
  page.document(
    `${f.menu(page)}<main><article class="critique"><header><h1>${page.headline()}</h1><p>${page.date()}</p></header><figure class="poster"><img src="${page.picture()}" alt="" width="600" height="850"></figure><div class="opinion-text">${ps(page, 4)}</div></article></main>${f.footer(page)}`,
  ),
);

const halves = textKind('text-in-two-halves-around-a-picture-of-the-day', (page) => {
  const half = (count: number) =>
    `<div class="lane"><div class="lane-in premium-text">${page.random.times(count, () => `<p class="premium">${page.say(2)}</p>`).join('')}</div></div>`;
  return page.document(
    `${f.menu(page)}<main><article><h1>${page.headline()}</h1>${half(3)}<div class="shown-daily"><img src="${page.decoration()}" alt="" width="60" height="60"></div>${half(1)}${half(1)}</article></main>${f.footer(page)}`,
  );
});

const exhibit = textKind('thing-of-a-show-with-the-words-on-its-wall', (page) =>
  page.document(
    `${f.menu(page)}<main><div class="thing-head"><h1>${page.headline()}</h1></div><section class="thing-text">${ps(page)}</section><section class="wall-label"><h2>${page.heading()}</h2><p>${page.say(2)}</p></section></main>${f.footer(page)}`,
  ),
);

const rules = textKind('rules-of-an-office-part-by-part', (page) => {
  const items = page.list(
    page.random.times(page.random.int(3, 6), () => page.item()),
    true,
  );
  return page.document(
    `${f.menu(page)}<main><div class="parts"><section class="rule-part first" id="a"><h1>${page.headline()}</h1>${ps(page, 4)}</section><section class="rule-part" id="b"><h2>${page.heading()}</h2><div class="in"><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div></section></div></main>${f.footer(page)}`,
  );
});

const linkedLead = textKind('lead-with-a-link-in-a-teaser-box', (page) =>
  page.document(
    `${f.menu(page)}<main><div class="message"><h1>${page.headline()}</h1><div class="teaser-line"><p>${page.brief()} <a href="${page.path()}">${page.site}</a>.</p></div><div class="message-text">${ps(page)}</div></div></main>${f.footer(page)}`,
  ),
);

const offered = textKind('offer-with-its-photo-between-buttons', (page) =>
  page.document(
    `${f.menu(page)}<main><div class="goods"><h1>${page.headline()}</h1><button>${page.label('send')} ${page.label('settings')} ${page.label('statistics')}</button><div class="goods-photo"><img src="${page.picture()}" alt=""></div><div class="tab-bar"><span>${page.label('share')} ${page.label('share')} ${page.label('share')}</span></div><div class="goods-text">${ps(page, 4)}</div></div></main>${f.footer(page)}`,
  ),
);

export const partsAndEntries = [
  things,
  gifts,
  answers,
  narrow,
  play,
  halves,
  exhibit,
  rules,
  linkedLead,
  offered,
];

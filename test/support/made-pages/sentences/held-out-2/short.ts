/** Short pages of half `held-out-2`: a few sentences, and as much furniture as any page has. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { times } from './writing.ts';

const brief = textKind('agency-brief-of-two-sentences', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="c-article c-article--brief"><header class="c-article__header"><h1 class="c-article__title">${page.headline()}</h1><div class="c-article__infos"><span class="c-article__date">${page.date()}</span></div></header><div class="c-article__body"><p>${page.say()}</p><p>${page.say()}</p></div><div class="c-article__footer">${f.tags(page)}${f.share(page)}</div></article>${f.teasers(page)}`,
      { which: WHICH.newspaper },
    ),
  ),
);

const status = textKind('status-of-a-network', (page) =>
  page.document(
    `<div class="app-holder"><header class="top"><a href="/">${page.site}</a><a href="/auth/sign_in">${page.label('login')}</a></header><div class="column"><h1 class="sr">${page.headline()}</h1><div class="detailed-status"><a class="detailed-status__display-name" href="/@a"><img class="account__avatar" src="${page.decoration()}" alt="" width="46" height="46"><span><bdi><strong>${page.name()}</strong></bdi></span></a><div class="status__content"><div class="status__content__text translate"><p>${page.say()}</p><p>${page.brief()}</p></div></div><div class="detailed-status__meta"><a href="#">${page.date()}</a> · <span class="count">${page.random.int(2, 90)}</span> boosts</div></div></div><div class="about-server"><p>${page.noise()}</p></div></div>`,
  ),
);

const notice = textKind('municipal-notice', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="mod_newsreader block"><div class="layout_full block"><h1>${page.headline()}</h1><p class="info"><time>${page.date()}</time></p><div class="ce_text block"><p>${page.say(2)}</p></div></div><p class="back"><a href="javascript:history.go(-1)">${page.label('previous')}</a></p></div>`,
      { which: WHICH.typo3 },
    ),
  ),
);

const warning = textKind('weather-warning-card', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="warn-card warn-card--3" role="alert"><div class="warn-card__badge"><svg width="24" height="24"><path d="M1 1"/></svg></div><h1>${page.headline()}</h1><div class="warn-card__text"><p>${page.say()}</p><ul><li>${page.item()}</li><li>${page.item()}</li></ul></div></div>`,
      { which: WHICH.government },
    ),
  ),
);

const dictionary = textKind('dictionary-entry', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="entry-body" role="main"><div class="pr dictionary"><div class="di-head"><h1 class="headword"><span class="hw dhw">${page.headline()}</span></h1><span class="pron">/ˈ${page.random.word()}/</span></div><div class="sense-block"><div class="def-block ddef_block"><div class="def ddef_d">${page.say()}</div><div class="def-body"><div class="examp"><span class="eg deg">${page.brief()}</span></div><div class="examp"><span class="eg deg">${page.brief()}</span></div></div></div></div></div></div><div class="bw-browse"><h2>Browse</h2><ul>${times(page, 4, 6, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`)}</ul></div>`,
    ),
  ),
);

const release = textKind('release-note-of-a-tool', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="release-entry"><div class="d-flex"><span class="label">Latest</span></div><h1 class="release-title">${page.headline()}</h1><div class="release-by">${page.name()} · ${page.date()}</div><div class="markdown-body"><p>${page.say()}</p><ul><li>${page.item()}</li><li>${page.item()}</li><li>${page.item()}</li></ul></div><details><summary>Assets</summary><ul><li><a href="/a.zip">a.zip</a></li></ul></details></div>`,
      { which: WHICH.utility },
    ),
  ),
);

const obituary = textKind('obituary-card', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="obit"><div class="obit-card"><h1 class="obit-name">${page.headline()}</h1><p class="obit-dates">${page.date()} – ${page.date()}</p><div class="obit-text">${page.say()}<br>${page.brief()}</div></div><div class="obit-actions"><button>🕯 ${page.random.int(1, 90)}</button></div></div>${f.ranks(page)}`,
    ),
  ),
);

const classified = textKind('classified-advert', (page) =>
  page.document(
    f.frame(
      page,
      `<section id="viewad-main"><h1 id="viewad-title">${page.headline()}</h1><div class="boxedarticle--details"><h2 id="viewad-price">${page.random.int(5, 900)} € VB</h2></div><div id="viewad-description"><p id="viewad-description-text" class="text-force-linebreak">${page.say()}<br><br>${page.brief()}<br>${page.brief()}</p></div></section><section id="viewad-contact"><span class="userprofile-vip">${page.name()}</span><button>${page.label('contact')}</button></section><section id="viewad-similar"><h2>${page.label('recommended')}</h2>${times(page, 3, 5, () => `<a class="simitem" href="${page.path()}"><img src="${page.decoration()}" alt=""><div>${page.title('noise')}</div></a>`)}</section>`,
    ),
  ),
);

const aboutPage = textKind('about-page-of-a-craftsman', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="sec"><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.say()}</p><p class="quote">${page.brief()}</p></div>`,
      { which: WHICH.old },
    ),
  ),
);

const closed = textKind('shop-closing-note-in-main', (page) =>
  page.document(
    f.frame(
      page,
      `<section id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1"><div class="page-width page-width--narrow section-template--main-padding"><h1 class="main-page-title page-title h0">${page.headline()}</h1><div class="rte"><p>${page.say()}</p><p>${page.brief()}</p></div></div></section>`,
      { which: WHICH.utility },
    ),
  ),
);

const quiz = textKind('one-question-one-answer', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="faq-single"><h1 class="faq-single__q">${page.headline()}</h1><div class="faq-single__a" itemprop="acceptedAnswer"><div itemprop="text"><p>${page.say()}</p></div></div><div class="faq-single__rate"><span>${page.ask('noise')}</span><a href="#y">👍</a> <a href="#n">👎</a></div></div><div class="faq-more"><h2>${page.label('related')}</h2><ul>${times(page, 4, 6, () => `<li><a href="${page.path()}">${page.ask('noise')}</a></li>`)}</ul></div>`,
    ),
  ),
);

const parish = textKind('parish-announcement', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="blog-post-single"><div class="et_pb_row"><div class="et_pb_module et_pb_post_title"><div class="et_pb_title_container"><h1 class="entry-title">${page.headline()}</h1></div></div><div class="et_pb_module et_pb_text et_pb_text_align_left"><div class="et_pb_text_inner"><p>${page.say()}</p><p><strong>${page.brief()}</strong></p></div></div></div></div>${f.neighbours(page)}`,
      { which: WHICH.blockTheme },
    ),
  ),
);

export const short: readonly Kind<TextTruth>[] = [
  brief,
  status,
  notice,
  warning,
  dictionary,
  release,
  obituary,
  classified,
  aboutPage,
  closed,
  quiz,
  parish,
];

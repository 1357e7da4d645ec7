/** Newspapers, broadcasters, agencies and ministries with systems of their own: half `held-out-5`. */
import { below, bar, bare, f, framed, others, ps, some, texts } from './writing.ts';

export const news = [
  // a regional daily's own React pages: blocks of text beside blocks of adverts, all of them divs
  framed('regional-daily-css-modules', 'modules', (page) => {
    const lead = page.say();
    return `<div class="Article_article__aa1"><div class="Article_kicker__b2">${page.menuWords(1).join('')}</div><h1 class="Article_title__c3">${page.headline()}</h1><div class="Article_lead__d4">${lead}</div>${f.byline(page)}<div class="Article_blocks__e5">${texts(page, (t, i) => `<div class="Block_text__f6"><p>${t}</p></div>${i === 1 ? `<div class="Block_ad__g7">${f.advert(page)}</div>` : ''}`)}</div></div>${f.related(page)}`;
  }),
  // a daily of the Balkans: text straight in a div, paragraphs by two line breaks
  framed('daily-with-breaks-for-paragraphs', 'daily', (page) => {
    const picture = page.picture();
    return `<div class="g-news"><h1>${page.headline()}</h1><div class="g-meta"><span>${page.date()}</span> | <span>${page.name()}</span></div><div class="g-img"><img src="${picture}" width="640"></div><div class="g-txt">${texts(page, (t) => t, '<br><br>')}</div></div>${below(page)}`;
  }),
  // a press agency: one pre-like column of dispatches, a place name before the text
  framed('agency-dispatch', 'styled', (page) => {
    const [first, ...more] = page.random.times(page.amount([2, 3], [4, 6]), () => page.say(2));
    return `<section><h1>${page.headline()}</h1><time>${page.date()}</time><div class="dispatch"><p><strong>${page.site.toUpperCase()} —</strong> ${first ?? ''}</p>${more.map((t) => `<p>${t}</p>`).join('')}<p>(${page.name()})</p></div></section>${f.share(page)}`;
  }),
  // a public broadcaster: the text between a player's shell and a box of links
  framed('broadcaster-with-player-shell', 'modules', (page) => {
    const rows = texts(page, (t) => `<p class="textabsatz columns twelve">${t}</p>`);
    return `<article class="container content-wrapper__group"><div class="seitenkopf__head"><h1><span class="seitenkopf__topline">${page.menuWords(1).join('')}</span><span class="seitenkopf__headline--text">${page.headline()}</span></h1></div><div class="mediaplayer" data-v="1"><div class="ts-mediaplayer"><button>▶</button><p class="ts-title">${page.title('noise')}</p></div></div>${rows}<h2 class="meldung__subhead">${page.heading()}</h2>${ps(page, ' class="textabsatz"')}</article><div class="meldungsfooter">${f.share(page)}</div>`;
  }),
  // a ministry's press release: number, place and date, a contact that is no text
  framed('ministry-press-release', 'ministry', (page) => {
    const facts = page.list(
      page.random.times(3, () => page.item()),
      true,
    );
    return `<div class="l-content-wrapper"><h1 class="isFirstInSlot">${page.headline()}</h1><p><span class="wrapper-date">${page.date()}</span></p><div class="abstract"><p>${page.say()}</p></div>${ps(page)}<ul>${facts.map((x) => `<li>${x}</li>`).join('')}</ul></div>${f.share(page)}<div class="pagefunctions"><a href="?view=print">PDF</a></div>`;
  }),
  // a city's office: accordion sections that are open, each a part of one text
  framed('city-office-service-page', 'ministry', (page) => {
    const parts = some(
      page,
      2,
      4,
      () =>
        `<div class="SP-Section is-open"><h2 class="SP-Section__headline"><button aria-expanded="true">${page.heading()}</button></h2><div class="SP-Section__content"><div class="SP-Text">${ps(page)}</div></div></div>`,
    );
    return `<div class="SP-ServiceDetail"><h1>${page.headline()}</h1><div class="SP-Text SP-Text--lead"><p>${page.say()}</p></div>${parts}</div>`;
  }),
  // a parish magazine made with Bitrix
  framed('bitrix-news-detail', 'bitrix', (page) => {
    const picture = page.picture('rooted');
    return `<div class="news-detail"><img class="detail_picture" border="0" src="${picture}" alt=""><span class="news-date-time">${page.date()}</span><h1>${page.headline()}</h1>${texts(page, (t) => `<div style="text-align: justify;">${t}</div>`, '<div><br></div>')}<div style="clear:both"></div></div>${below(page)}`;
  }),
  // SPIP: chapo, texte, post-scriptum
  framed('spip-article', 'spip', (page) => {
    const picture = page.picture('rooted');
    return `<div class="cartouche"><h1 class="crayon article-titre-12 entry-title">${page.headline()}</h1><p class="info-publi"><abbr class="published">${page.date()}</abbr></p></div><div class="crayon article-chapo-12 chapo entry-summary"><p>${page.say()}</p></div><div class="crayon article-texte-12 texte entry-content">${ps(page)}<dl class="spip_document_3 spip_documents spip_documents_center"><dt><img src="${picture}" alt=""></dt><dd class="spip_doc_descriptif">${page.brief()}</dd></dl>${ps(page)}</div><div class="crayon ps"><h2>P.S.</h2><p>${page.say()}</p></div>${below(page)}`;
  }),
  // an AMP page of a local paper
  framed('amp-local-paper', 'amp', (page) => {
    const picture = page.picture();
    return `<article class="amp-art"><header><h1>${page.headline()}</h1><p class="amp-sub">${page.say()}</p></header><amp-img src="${picture}" width="1200" height="675" layout="responsive" alt=""></amp-img>${texts(page, (t, i) => `<p>${t}</p>${i === 0 ? `<amp-ad width="320" height="50" type="a"></amp-ad>` : ''}`)}</article>`;
  }),
  // a print view: the site's name, the text, an address
  bare(
    'print-view-of-an-article',
    (page) =>
      `<div id="print"><div class="noprint"><a href="javascript:window.print()">${page.label('contents')}</a></div><h1>${page.headline()}</h1><p>${page.date()}, ${page.name()}</p>${ps(page)}<hr><p class="url">https://www.${page.site}.example/?p=${page.random.int(1000, 9999)}</p></div>`,
  ),
  // a broadsheet with text in a custom element and paragraphs as sections
  framed('weekly-with-custom-elements', 'modules', (page) => {
    const blocks = texts(
      page,
      (t, i) =>
        `<wk-paragraph data-index="${i}"><p>${t}</p></wk-paragraph>${i === 0 ? `<wk-teaser><a href="${page.path()}">${page.title('noise')}</a></wk-teaser>` : ''}`,
    );
    return `<wk-article><wk-header><h1>${page.headline()}</h1><p slot="dek">${page.say()}</p></wk-header><wk-body>${blocks}<wk-quote><blockquote>${page.say()}</blockquote></wk-quote></wk-body></wk-article>${f.newsletter(page)}`;
  }),
  // a live page: entries with a time each, newest first
  framed('live-page-of-a-broadcaster', 'styled', (page) => {
    const entries = some(
      page,
      3,
      6,
      (i) =>
        `<li class="lx-stream__post"><article><header><time>${10 + i}:0${i}</time><h3>${page.heading()}</h3></header><div class="lx-body"><p>${page.say(2)}</p></div><footer><button>${page.label('share')}</button></footer></article></li>`,
    );
    return `<div class="lx-page"><h1>${page.headline()}</h1><div class="lx-summary"><p>${page.say(2)}</p></div><ol class="lx-stream">${entries}</ol></div>`;
  }),
  // a newsletter seen online: nested tables of an e-mail
  bare('email-newsletter-seen-online', (page) => {
    const row = (inner: string) =>
      `<tr><td style="padding:0 24px;font-family:Georgia,serif;font-size:16px;line-height:24px">${inner}</td></tr>`;
    return `<table role="presentation" width="100%" bgcolor="#f4f4f4"><tr><td align="center"><table role="presentation" width="600" bgcolor="#ffffff"><tr><td align="right" style="font-size:11px"><a href="#">${page.label('readMore')}</a></td></tr><tr><td><img src="${page.decoration()}" width="600" alt=""></td></tr>${row(`<h1 style="margin:0">${page.headline()}</h1>`)}${texts(page, (t) => row(`<p style="margin:0 0 16px">${t}</p>`))}<tr><td height="24">&nbsp;</td></tr><tr><td align="center" style="font-size:11px;color:#999">${page.disclaimer()}<br><a href="#">${page.label('privacy')}</a></td></tr></table></td></tr></table>`;
  }),
  // a student paper: SNO-like columns with a byline card within
  framed('student-paper', 'bootstrap3', (page) => {
    const picture = page.picture();
    return `<div class="story-wrap"><h1 class="storyheadline">${page.headline()}</h1><h2 class="deck">${page.say()}</h2><div class="photowrap"><img src="${picture}" class="catboxphoto" alt=""><p class="photocaption">${page.brief()}</p></div><div class="storycontent"><div class="staffcard"><img src="${page.decoration()}" alt=""><span>${page.name()}</span></div>${ps(page)}</div></div>${f.comments(page)}`;
  }),
  // a paper that answers first: three points, then the text
  framed('paper-with-points-first', 'daily', (page) => {
    const points = page.list(
      page.random.times(3, () => page.item()),
      true,
    );
    return `<div class="article"><h1>${page.headline()}</h1><ul class="article__bullets">${points.map((x) => `<li>${x}</li>`).join('')}</ul><div class="article__content">${ps(page)}<div class="article__inline-links"><p><b>${page.label('related')}</b></p>${others(page, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</div>${ps(page)}</div></div>`;
  }),
  // an interview: questions in bold within the flow
  framed('interview-with-bold-questions', 'spip', (page) => {
    const turns = some(
      page,
      2,
      5,
      () => `<p><strong>${page.ask()}</strong></p><p>${page.say(2)}</p>`,
    );
    return `<div class="contenu-principal"><h1>${page.headline()}</h1><div class="texte"><p><em>${page.say()}</em></p>${turns}</div></div>${below(page)}`;
  }),
  // a village's page of the nineties
  framed(
    'village-page-with-font-tags',
    'nineties',
    (page) =>
      `<font face="Arial" size="4"><b>${page.headline()}</b></font><br><br>${texts(page, (t) => `<font face="Arial" size="2">${t}</font>`, '<br><br>')}<br><br><a href="index.htm"><img src="${page.decoration('/gif/back.gif')}" border="0" alt=""></a>`,
  ),
  // opinion pages of a portal: bar of fonts and sizes above, a column of the writer's other texts
  framed('opinion-with-writers-archive', 'daily', (page) => {
    const older = others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`);
    return `<div class="op"><div class="op-author"><img src="${page.decoration()}" alt=""><b>${page.name()}</b><ul>${older}</ul></div><div class="op-text"><h1>${page.headline()}</h1><div class="op-tools">${bar(page, (w) => `<span>${w}</span>`)}</div>${ps(page)}</div></div>`;
  }),
];

/** Blogs of small engines, manuals, wikis, laws, papers, recipes, jobs, events, shops: half `held-out-5`. */
import type { PageMaker } from '../../page-maker.ts';
import { anywhere, bar, bare, below, f, framed, others, ps, some, texts } from './writing.ts';

const points = (page: PageMaker, low = 3, high = 6) =>
  page.list(
    page.random.times(page.random.int(low, high), () => page.item()),
    true,
  );

const lis = (items: readonly string[], attributes = '') =>
  items.map((x) => `<li${attributes}>${x}</li>`).join('');

export const blogs = [
  framed(
    'zola-blog-post',
    'small',
    (page) =>
      `<article><h1 class="title">${page.headline()}</h1><div class="meta">${page.date()}</div><section class="body">${ps(page)}<h2 id="a">${page.heading()}<a class="zola-anchor" href="#a" aria-label="#">🔗</a></h2>${ps(page)}</section></article>${f.tags(page)}`,
  ),
  framed(
    'eleventy-base-blog',
    'small',
    (page) =>
      `<main id="skip"><heading-anchors><h1>${page.headline()}</h1><ul class="post-metadata"><li><time datetime="2024-01-01">${page.date()}</time></li></ul>${ps(page)}<h2 id="s">${page.heading()}</h2>${ps(page)}</heading-anchors><ul class="links-nextprev"><li>← <a href="${page.path()}">${page.title('noise')}</a></li></ul></main>`,
  ),
  framed(
    'astro-blog-starter',
    'astro',
    (page) =>
      `<article data-astro-cid-bvzihdzo><div class="hero-image" data-astro-cid-bvzihdzo><img width="1020" height="510" src="${page.picture()}" alt=""></div><div class="prose" data-astro-cid-bvzihdzo><div class="title" data-astro-cid-bvzihdzo><div class="date"><time>${page.date()}</time></div><h1>${page.headline()}</h1><hr></div>${ps(page)}<blockquote><p>${page.say()}</p></blockquote>${ps(page)}</div></article>`,
  ),
  framed(
    'pelican-notmyidea',
    'small',
    (page) =>
      `<section id="content" class="body"><article><header><h1 class="entry-title"><a href="/x.html" rel="bookmark">${page.headline()}</a></h1></header><div class="entry-content"><footer class="post-info"><abbr class="published">${page.date()}</abbr><address class="vcard author">${page.name()}</address></footer>${ps(page)}</div></article></section><section id="extras" class="body"><div class="blogroll"><h2>${page.menuWords(1).join('')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></section>`,
  ),
  framed(
    'nikola-post',
    'bootstrap3',
    (page) =>
      `<article class="post-text h-entry hentry postpage"><header><h1 class="p-name entry-title"><a href="." class="u-url">${page.headline()}</a></h1><div class="metadata"><p class="byline author vcard"><span class="byline-name fn p-author">${page.name()}</span></p><p class="dateline"><time class="published">${page.date()}</time></p></div></header><div class="e-content entry-content">${ps(page)}</div></article>${f.neighbours(page)}`,
  ),
  framed(
    'bear-blog-minimal',
    'small',
    (page) =>
      `<h1>${page.headline()}</h1><p><i><time>${page.date()}</time></i></p>${ps(page)}<form><button class="upvote">${page.random.int(2, 90)}</button></form>`,
  ),
  framed(
    'dotclear-post',
    'contao',
    (page) =>
      `<div id="p123" class="post odd first" role="article"><h2 class="post-title">${page.headline()}</h2><p class="post-info">${page.name()}, ${page.date()}</p><div class="post-excerpt"><p>${page.say()}</p></div><div class="post-content">${ps(page)}</div></div><div id="pings"><h3>Trackbacks</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
  framed(
    'livejournal-like-entry',
    'styled',
    (page) =>
      `<div class="aentry"><div class="aentry-head"><img src="${page.decoration()}" alt=""><span class="i-ljuser">${page.site}</span></div><h1 class="aentry-post__title"><span class="aentry-post__title-text">${page.headline()}</span></h1><div class="aentry-post__text">${texts(page, (t) => t, '<br /><br />')}</div></div>${f.comments(page)}`,
  ),
  framed(
    'gemini-proxy-of-a-capsule',
    'small',
    (page) =>
      `<pre class="banner">== ${page.site} ==</pre><h1>${page.headline()}</h1>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<p class="link">=&gt; <a href="/">${page.label('home')}</a></p>`,
  ),
  framed(
    'writefreely-post',
    'small',
    (page) =>
      `<article id="post-body" class="norm h-entry"><h2 id="title" class="p-name">${page.headline()}</h2><time class="dt-published">${page.date()}</time><div class="e-content">${ps(page)}</div></article>`,
  ),
];

export const pages = [
  framed(
    'antora-manual',
    'styled',
    (page) =>
      `<div class="body"><aside class="toc sidebar"><h3>${page.label('contents')}</h3>${bar(page, (w) => `<li><a href="#x">${w}</a></li>`)}</aside><article class="doc"><h1 class="page">${page.headline()}</h1><div id="preamble"><div class="sectionbody"><div class="paragraph"><p>${page.say(2)}</p></div></div></div><div class="sect1"><h2 id="_a"><a class="anchor" href="#_a"></a>${page.heading()}</h2><div class="sectionbody">${texts(page, (t) => `<div class="paragraph"><p>${t}</p></div>`)}<div class="admonitionblock tip"><table><tbody><tr><td class="icon"><i class="fa icon-tip"></i></td><td class="content"><div class="paragraph"><p>${page.say()}</p></div></td></tr></tbody></table></div></div></div></article></div>`,
  ),
  framed(
    'scribble-racket-manual',
    'small',
    (page) =>
      `<div class="tocset"><div class="tocview"><div class="tocviewlist"><table class="tocviewsublist">${others(page, (h, t) => `<tr><td align="right">•</td><td><a href="${h}" class="tocviewlink">${t}</a></td></tr>`)}</table></div></div></div><div class="maincolumn"><div class="main"><div class="navsettop"><span class="navright"><a href="/up">${page.label('previous')}</a></span></div><h1 class="heading">${page.headline()}</h1>${ps(page)}<h4 class="heading">1.1<tt>&nbsp;</tt><a name="x"></a>${page.heading()}</h4>${ps(page)}</div></div>`,
  ),
  bare(
    'texinfo-manual-node',
    (page) =>
      `<div class="chapter-level-extent" id="Node"><div class="nav-panel"><p>${page.label('next')}: <a href="b.html" accesskey="n">${page.title('noise')}</a> &nbsp; [<a href="index.html">${page.label('contents')}</a>]</p></div><hr><h1 class="chapter">${page.headline()}</h1>${ps(page)}<h3 class="heading">${page.heading()}</h3>${ps(page)}<dl class="table"><dt>‘<samp class="option">--a</samp>’</dt><dd><p>${page.say()}</p></dd></dl></div><hr><div class="nav-panel"><p>[<a href="top.html">${page.label('top')}</a>]</p></div>`,
  ),
  framed(
    'helpdesk-article-freshdesk',
    'bootstrap3',
    (page) =>
      `<section class="content"><div class="fw-content fw-content--single-article"><h1 class="fw-page-title">${page.headline()}</h1><p class="text-muted">${page.label('updated')} ${page.date()}</p><div class="fw-article"><div class="fw-article-body">${ps(page)}<ol>${lis(points(page))}</ol>${ps(page)}</div></div><div class="fw-feedback"><p>${page.noise()}</p></div></div></section><aside class="fw-related">${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</aside>`,
  ),
  framed(
    'xwiki-page',
    'bootstrap3',
    (page) =>
      `<div id="mainContentArea"><div id="hierarchy"></div><div id="document-title"><h1>${page.headline()}</h1></div><div class="xdocLastModification">${page.label('updated')} ${page.date()}</div><div id="xwikicontent" class="col-xs-12">${ps(page)}<h2 id="H1" class="wikigeneratedid"><span>${page.heading()}</span></h2>${ps(page)}<ul>${lis(points(page))}</ul></div></div>`,
  ),
  framed(
    'pmwiki-page',
    'small',
    (page) =>
      `<div id="wikibody"><div id="wikicmds"><ul><li><a href="?action=edit">Edit</a></li><li><a href="?action=diff">Diff</a></li></ul></div><div id="wikititle"><h1 class="pagetitle">${page.headline()}</h1></div><div id="wikitext"><p>${page.say(2)}</p><div class="vspace"></div><h2>${page.heading()}</h2>${ps(page)}</div></div>`,
  ),
  framed(
    'trac-wiki-page',
    'styled',
    (page) =>
      `<div id="ctxtnav" class="nav"><ul><li><a href="/wiki">Start</a></li><li><a href="?action=history">History</a></li></ul></div><div id="content" class="wiki"><div class="wikipage searchable"><div class="wiki-toc"><ol><li>${page.menuWords(1).join('')}</li></ol></div><div id="wikipage"><h1 class="section" id="W">${page.headline()}</h1>${ps(page)}<h2 class="section" id="X">${page.heading()}</h2>${ps(page)}</div></div></div>`,
  ),
  framed(
    'law-with-numbered-paragraphs',
    'ministry',
    (page) =>
      `<div class="jnheader"><h1><span class="jnenbez">§ ${page.random.int(2, 99)}</span> <span class="jnentitel">${page.headline()}</span></h1></div><div class="jnhtml"><div>${texts(page, (t, i) => `<div class="jurAbsatz">(${i + 1}) ${t}</div>`)}</div></div><div class="fusszeile">${page.noise()}</div>`,
  ),
  framed(
    'court-decision-margin-numbers',
    'university',
    (page) =>
      `<h1 class="documentFirstHeading">${page.headline()}</h1><table class="urteil" border="0">${texts(page, (t, i) => `<tr><td class="rdnr" valign="top">${i + 1}</td><td><p>${t}</p></td></tr>`)}</table>`,
  ),
  framed(
    'gazette-notice',
    'ministry',
    (page) =>
      `<div class="notice"><div class="notice-no">${page.random.int(1000, 9999)}/2024</div><h1>${page.headline()}</h1>${texts(page, (t, i) => `<p class="art"><b>${i + 1}.</b> ${t}</p>`)}<p class="sign">${page.name()}</p></div>`,
  ),
  framed(
    'university-research-news',
    'university',
    (page) =>
      `<h1 id="parent-fieldname-title" class="documentFirstHeading">${page.headline()}</h1><div class="documentByLine"><span>${page.date()}</span></div><div class="documentDescription description">${page.say()}</div><div id="content-core"><div class="leadImage"><img src="${page.picture()}" alt=""></div><div id="parent-fieldname-text">${ps(page)}</div></div>`,
  ),
  framed(
    'journal-ojs-jats-view',
    'styled',
    (page) =>
      `<article class="obj_article_details"><h1 class="page_title">${page.headline()}</h1><section class="item authors"><ul class="authors"><li><span class="name">${page.name()}</span></li></ul></section><section class="item abstract"><h2 class="label">${page.heading()}</h2><p>${page.say(3)}</p></section><div class="jats-body"><section><h2>${page.heading()}</h2>${ps(page)}</section><section><h2>${page.heading()}</h2>${ps(page)}</section></div><div class="item downloads_chart"><h3>${page.menuWords(1).join('')}</h3><p>${page.noise()}</p></div></article>`,
  ),
  framed(
    'lab-page-distill-like',
    'small',
    (page) =>
      `<d-title><h1>${page.headline()}</h1><p>${page.say()}</p></d-title><d-byline><div class="byline grid"><span>${page.name()}</span></div></d-byline><d-article>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<aside><p>${page.say()}</p></aside></d-article>`,
  ),
  framed(
    'recipe-of-a-magazine-hashed',
    'modules',
    (page) =>
      `<div class="Recipe_r__01"><h1>${page.headline()}</h1><p class="Recipe_intro__02">${page.say(2)}</p><img src="${page.picture()}" alt=""><div class="Recipe_cols__03"><div class="Recipe_ing__04"><h2>${page.label('ingredients')}</h2><ul>${lis(points(page))}</ul></div><div class="Recipe_steps__05"><h2>${page.label('preparation')}</h2>${texts(page, (t, i) => `<div class="Step_s__06"><div class="Step_n__07">${i + 1}</div><div class="Step_t__08">${t}</div></div>`)}</div></div></div>${f.teasers(page)}`,
  ),
  framed(
    'grandmothers-recipe-by-table',
    'nineties',
    (page) =>
      `<h2>${page.headline()}</h2><table border="1" cellpadding="6"><tr><td bgcolor="#ffeecc"><ul>${lis(points(page))}</ul></td></tr></table>${texts(page, (t) => `<p align="justify">${t}</p>`)}`,
  ),
  framed(
    'faq-as-details',
    'astro',
    (page) =>
      `<section class="faq" data-astro-cid-f4q><h1>${page.headline()}</h1>${some(page, 3, 6, () => `<details open data-astro-cid-f4q><summary>${page.ask()}</summary><div><p>${page.say(2)}</p></div></details>`)}</section>`,
  ),
  framed(
    'faq-headless-accordion-divs',
    'styled',
    (page) =>
      `<h1>${page.headline()}</h1><div class="sc-acc">${some(page, 3, 6, (i) => `<div class="sc-item"><div role="button" tabindex="0" aria-expanded="true" aria-controls="p${i}"><span>${page.ask()}</span><svg></svg></div><div id="p${i}" role="region"><div>${page.say(2)}</div></div></div>`)}</div>${f.newsletter(page)}`,
  ),
  framed(
    'changelog-of-a-saas',
    'styled',
    (page) =>
      `<h1>${page.headline()}</h1>${some(page, 2, 4, (i) => `<div class="release"><div class="release-date">2.${9 - i}.0 · ${page.date()}</div><div class="release-body"><h2>${page.heading()}</h2><p>${page.say(2)}</p><ul>${lis(points(page, 2, 4))}</ul></div></div>`)}`,
  ),
  bare(
    'news-file-of-a-free-program',
    (page) =>
      `<h1>${page.headline()}</h1>${some(page, 2, 4, (i) => `<h3>Version 1.${9 - i} (${page.date()})</h3><ul>${lis(points(page, 3, 6))}</ul>`)}<hr><address><a href="mailto:x@${page.site}.example">${page.name()}</a></address>`,
  ),
  framed(
    'job-ad-personio-like',
    'styled',
    (page) =>
      `<div class="job-ad"><h1 class="job-title">${page.headline()}</h1><div class="job-meta"><span>${page.menuWords(1).join('')}</span></div><div class="job-ad-description">${some(page, 3, 4, () => `<section><h2>${page.heading()}</h2><p>${page.say()}</p><ul>${lis(points(page))}</ul></section>`)}</div><form class="apply"><h3>${page.label('contact')}</h3><input placeholder="${page.label('email')}"></form></div>`,
  ),
  framed(
    'university-vacancy',
    'university',
    (page) =>
      `<div class="stelle"><h1>${page.headline()}</h1><p class="kennziffer">Nr. ${page.random.int(100, 999)}/24</p><p>${page.say(2)}</p><p><b>${page.heading()}</b></p><ul>${lis(points(page))}</ul><p><b>${page.heading()}</b></p>${ps(page)}</div>`,
  ),
  framed(
    'event-of-a-theatre',
    'modules',
    (page) =>
      `<div class="Event_e__1"><div class="Event_when__2">${page.date()}, 19:30</div><h1>${page.headline()}</h1><a class="Event_buy__3" href="/t">${page.label('cart')}</a><div class="Event_text__4">${ps(page)}</div><div class="Event_cast__5"><p>${page.say()}</p></div></div><div class="Event_more__6">${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  framed(
    'meetup-of-a-user-group',
    'bootstrap3',
    (page) =>
      `<div class="page-header"><h1>${page.headline()} <small>${page.date()}</small></h1></div><dl class="dl-horizontal"><dt>Start</dt><dd>18:00</dd></dl><div class="lead">${page.say()}</div>${ps(page)}<h3>${page.heading()}</h3>${ps(page)}${f.share(page)}`,
  ),
  framed(
    'poem-in-stanzas',
    'small',
    (page) =>
      `<h1>${page.headline()}</h1><p class="by">${page.name()}</p>${some(page, 2, 5, () => `<p class="stanza">${some(page, 3, 4, () => `${page.brief()}<br>`)}</p>`)}`,
  ),
  framed(
    'podcast-transcript-table',
    'styled',
    (page) =>
      `<h1>${page.headline()}</h1><div class="player"><audio controls src="/a.mp3"></audio></div><div class="shownotes"><p>${page.say(2)}</p></div><table class="transcript"><tbody>${some(page, 3, 8, (i) => `<tr><td class="ts">00:0${i % 10}:1${i % 10}</td><td class="who">${page.random.pick(['A', 'B'])}</td><td>${page.say()}</td></tr>`)}</tbody></table>`,
  ),
  framed(
    'parliament-minutes',
    'ministry',
    (page) =>
      `<h1>${page.headline()}</h1><div class="protokoll">${some(page, 3, 7, () => `<p class="redner"><a href="/mp">${page.name()}</a>:</p><p class="J">${page.say(2)}</p>`)}<p class="kommentar">(${page.remark()})</p></div>`,
  ),
  framed(
    'shop-page-long-description',
    'modules',
    (page) =>
      `<div class="Pdp_root__1"><div class="Pdp_gallery__2"><img src="${page.picture()}" alt=""></div><div class="Pdp_buy__3"><h1>${page.headline()}</h1><div class="Price_p__4">€ ${page.random.int(10, 99)},90</div><button>${page.label('cart')}</button></div><div class="Pdp_desc__5">${ps(page)}<ul>${lis(points(page))}</ul></div></div><div class="Pdp_also__6">${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</div>`,
  ),
  framed(
    'oxid-shop-details',
    'bootstrap3',
    (page) =>
      `<div class="detailsInfo clear"><div class="row"><div class="col-xs-12 col-md-4"><img src="${page.picture()}" class="img-responsive" alt=""></div><div class="col-xs-12 col-md-8"><h1 id="productTitle"><span>${page.headline()}</span></h1><div class="shortdesc" id="productShortdesc">${page.say()}</div><button id="toBasket">${page.label('cart')}</button></div></div><div class="tab-content"><div class="tab-pane active" id="description">${ps(page)}</div></div></div>${f.related(page)}`,
  ),
  anywhere(
    'landing-page-of-an-app',
    (page) =>
      `<section class="hero"><h1>${page.headline()}</h1><p>${page.say()}</p><a class="cta" href="/start">${page.label('subscribe')}</a></section>${some(page, 2, 4, () => `<section class="feature"><div><h2>${page.heading()}</h2><p>${page.say(2)}</p></div></section>`)}`,
  ),
  bare(
    'letter-by-a-word-processor',
    (page) =>
      `<div class="WordSection1"><p class="MsoTitle" style="margin-bottom:12.0pt"><span lang="DE" style="font-size:28.0pt">${page.headline()}</span></p>${texts(page, (t) => `<p class="MsoNormal" style="text-align:justify"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif">${t}<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>`)}</div>`,
  ),
  bare(
    'libreoffice-export',
    (page) =>
      `<div title="header"><p align="right">${page.site}</p></div><h1 class="western">${page.headline()}</h1>${texts(page, (t) => `<p class="western" style="margin-bottom: 0.25cm; line-height: 115%"><font face="Liberation Serif, serif"><font size="3">${t}</font></font></p>`)}<h2 class="western">${page.heading()}</h2><p style="margin-bottom: 0.25cm">${page.say(2)}</p>`,
  ),
  framed(
    'contao-page-with-accordions',
    'contao',
    (page) =>
      `<div class="ce_text block"><h1>${page.headline()}</h1>${ps(page)}</div>${some(page, 1, 3, () => `<section class="ce_accordionSingle ce_accordion ce_text block"><div class="toggler">${page.heading()}</div><div class="accordion"><div><p>${page.say(2)}</p></div></div></section>`)}`,
  ),
  framed(
    'museum-object-page',
    'modules',
    (page) =>
      `<div class="Obj_o__1"><h1>${page.headline()}</h1><figure><img src="${page.picture()}" alt=""><figcaption>${page.brief()}</figcaption></figure><div class="Obj_text__2">${ps(page)}</div><dl class="Obj_meta__3"><dt>Nr.</dt><dd>${page.random.int(1000, 9999)}</dd></dl></div>${f.teasers(page)}`,
  ),
  anywhere(
    'page-with-everything-below',
    (page) =>
      `<div class="item-page"><h1>${page.headline()}</h1>${f.byline(page)}${ps(page)}</div>${below(page)}`,
  ),
];

/** Newspapers, magazines, broadcasters and agencies: half `held-out-9`. */
import {
  anywhere,
  bar,
  bare,
  below,
  clock,
  f,
  face,
  framed,
  menu,
  others,
  photo,
  ps,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const papers = [
  framed(
    'jannah-single-with-inline-also-read',
    'jannah',
    (page) =>
      `<article id="the-post" class="container-wrapper post-content tie-standard"><header class="entry-header-outer">${f.crumbs(page)}<div class="entry-header"><span class="post-cat-wrap"><a class="post-cat tie-cat-2">${page.menuWords(1).join('')}</a></span><h1 class="post-title entry-title">${page.headline()}</h1>${f.byline(page)}</div></header>${photo(page, ' class="featured-area featured-area-inner single-featured-image"')}<div class="entry-content entry clearfix">${ps(page)}<div id="inline-related-post" class="mag-box mini-posts-box content-only"><div class="container-wrapper"><div class="widget-title the-global-title"><div class="the-subtitle">${word(page, 'alsoRead')}</div></div><div class="mag-box-container clearfix"><ul class="posts-items posts-list-container">${others(page, (h, t) => `<li class="widget-single-post-item widget-post-list"><div class="post-widget-body"><a class="post-title the-subtitle" href="${h}">${t}</a></div></li>`, [2, 3])}</ul></div></div></div>${ps(page)}</div></article>${below(page)}`,
  ),
  bare(
    'nordic-daily-of-grid-rows',
    (page) =>
      `<header id="pageHeader" class="pageElement pageHeader"><div class="section mainline"><figure class="logo"><a href="/"><img src="${page.decoration('/view-resources/logo.png')}" alt=""></a></figure><nav class="navigation mainMenu"><ul class="menu-list">${menu(page)}</ul></nav></div></header><section id="mainArticleSection" class="main article"><div class="article-top"></div><article class="column large-12 small-12" itemscope><div class="articleHeader column"><h1 class="headline mainTitle" itemprop="headline">${page.headline()}</h1><h2 class="subtitle" itemprop="description">${page.say()}</h2><div class="media headerImage">${photo(page)}</div><div class="meta"><div class="bylines"><div class="byline column" itemscope itemtype="http://schema.org/Person"><figure><img itemprop="image" src="${face(page)}" alt="" width="150" height="150"></figure><address class="name"><a rel="author"><span class="firstname">${page.name()}</span></a></address></div></div><div class="dates"><span class="dateGroup datePublished"><span class="dateLabel">${page.label('published')}</span> <time>${page.date()}</time></span></div></div></div><div class="bodytext large-12 small-12 medium-12">${ps(page)}<div class="column small-12 adElement" id="ad-1"><span>${page.label('advert')}</span></div><h3>${page.heading()}</h3>${ps(page)}<aside class="column articleHeader quotebox"><div class="content"><h3 class="quote">${page.brief('free')}</h3></div></aside>${ps(page)}</div></article></section><div class="row front-rows">${others(page, (h, t) => `<article class="column small-12 large-6"><div class="content"><a itemprop="url" href="${h}"><div class="media desktop-floatLeft"><figure><img itemprop="image" src="${page.decoration()}" alt=""></figure></div><div class="floatingText"><div class="labels"></div><h2 itemprop="headline" class="headline">${t}</h2></div></a></div></article>`)}</div>${f.footer(page)}`,
  ),
  bare(
    'indian-portal-of-cards-and-story-elements',
    (page) =>
      `<div class="app-wrapper"><header class="header-m__wrapper">${bar(page, (w) => `<a class="navbar-m__link">${w}</a>`)}</header><div class="arr--story-page-templates-wrapper"><div class="arr--text-story-m_textStoryWrapper"><div class="headline-m_headline-wrapper"><h1 class="headline-m_headline__x"><bdi>${page.headline()}</bdi></h1></div><div class="arr--sub-headline p-alt"><p>${page.say()}</p></div><div class="arr--hero-image" data-test-id="hero-image">${photo(page)}</div><div class="author-card-wrapper arr--author-card"><a><div class="author-m__name">${page.name()}</div></a></div><div class="arr--publish-details story-date"><time>${page.date()}</time></div>${texts(page, (t, i) => `<div class="arr--story-page-card-wrapper text-story-m_story-card"><div class="story-elements-m_story-element"><div class="arr--text-element p-m text-m_textElement"><p>${t}</p></div></div></div>${i === 1 ? `<div class="story-elements-m_story-element"><div class="arr--also-read"><h3 class="also-read-m_title">${word(page, 'alsoRead')}</h3>${others(page, (h, l) => `<a class="arr--also-read-link" href="${h}">${l}</a>`, [1, 1])}</div></div>` : ''}`)}<div class="arr--tags"><div class="story-tags">${bar(page, (w) => `<a class="story-tag">${w}</a>`)}</div></div></div><aside class="aside-collection-wrapper"><h3 class="arr--collection-name">${page.label('mostRead')}</h3>${others(page, (h, t) => `<div class="story-card"><a href="${h}"><h6>${t}</h6></a></div>`)}</aside></div>${f.footer(page)}</div>`,
  ),
  bare(
    'italian-daily-of-vi-classes-and-dropped-first-letter',
    (page) =>
      `<header id="header" class="header"><nav class="navbar navbar-secondary"><ul>${menu(page)}</ul></nav></header><section class="article-section"><div class="container"><section class="head-article"><p class="category">${page.menuWords(1).join('')}</p><h1 class="title-art-hp is-line-h-106">${page.headline()}</h1><h2 class="summary is-mr-t-20">${page.say()}</h2><p class="is-copy author-art">${page.label('by')} <span class="is-author">${page.name()}</span></p></section><div class="content"><div class="image-container is-mr-b-20">${photo(page)}</div><p class="is-last-update">${page.date()}</p>${texts(page, (t) => `<p class="chapter-paragraph">${t}</p>`)}<h3 class="paragraph-title">${page.heading()}</h3><p class="chapter-paragraph">${page.say(2)}</p></div><div class="tagscat is-flex">${bar(page, (w) => `<a>${w}</a>`)}</div></div><aside class="column is-sidebar"><div class="box-top">${page.label('mostRead')}</div><ol>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ol></aside></section>${f.footer(page)}`,
  ),
  anywhere(
    'key-points-box-before-a-business-story',
    (page) =>
      `<article class="ArticleBody-articleBody"><h1 class="ArticleHeader-headline">${page.headline()}</h1>${f.byline(page)}<div class="RenderKeyPoints-list" id="RegularArticle-KeyPoints-1"><div class="RenderKeyPoints-keyPoints"><div class="title-bar"><h2>${word(page, 'keyPoints')}</h2></div><div class="group"><div class="wrapper">${ul(page)}</div></div></div></div>${photo(page, ' class="InlineImage-wrapper"')}<div class="group">${ps(page)}</div><h2 class="ArticleBody-subtitle">${page.heading()}</h2><div class="group">${ps(page)}</div></article>${below(page)}`,
  ),
  framed(
    'headline-deck-and-lead-in-one-tabloid-box',
    'flatsome',
    (page) =>
      `<div class="story-block"><h1 class="article-headline">${page.headline()}</h1><ul class="mol-bullets-with-font">${page
        .list([page.brief(), page.brief(), page.brief()], true)
        .map((x) => `<li class=""><strong>${x}</strong></li>`)
        .join(
          '',
        )}</ul><p class="author-section">${page.label('by')} <a class="author">${page.name()}</a></p>${texts(page, (t) => `<p class="p-text">${t}</p>`)}<div class="video-box"><span>${word(page, 'video')}</span></div>${texts(page, (t) => `<p class="p-text">${t}</p>`)}</div>${below(page)}`,
  ),
  bare(
    'live-coverage-of-key-events-and-blocks',
    (page) =>
      `<header class="top-bar"><nav><ul>${menu(page)}</ul></nav></header><main class="live-page"><div class="live-head"><span class="live-badge">LIVE</span><h1>${page.headline()}</h1><p class="standfirst">${page.say(2)}</p></div><div class="live-grid"><div class="live-body" id="liveblog-body">${some(page, 3, 7, (i) => `<article id="block-${page.random.letters(8)}" class="live-block ${i === 0 ? 'live-block--pinned' : ''}"><header><a class="live-block__time"><time>${clock(page)}</time></a>${i % 2 === 0 ? `<h2 class="live-block__title">${page.heading()}</h2>` : ''}<span class="live-block__author">${page.name()}</span></header><p>${page.say(2)}</p>${i === 1 ? `<blockquote class="live-block__quote"><p>${page.say()}</p></blockquote>` : ''}<footer><button class="live-block__share">${page.label('share')}</button></footer></article>`)}</div><aside class="live-rail"><h2>${page.label('mostRead')}</h2><ol>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ol></aside></div></main>${f.footer(page)}`,
  ),
  framed(
    'one-line-paragraphs-of-a-local-radio',
    'generate',
    (page) =>
      `<article class="post hentry"><div class="inside-article"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="featured-image page-header-image-single">${photo(page)}</div><div class="entry-content">${some(page, 5, 10, (i) => `<p>${i % 3 === 0 ? page.brief() : page.say()}</p>`)}</div>${f.tags(page)}${f.neighbours(page)}</div></article>${f.comments(page)}`,
  ),
  anywhere(
    'quotation-first-then-a-portrait-of-a-person',
    (page) =>
      `<article class="portrait"><h1>${page.headline()}</h1><blockquote class="portrait__quote"><p>${page.say()}</p><cite>${page.name()}</cite></blockquote>${photo(page)}${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</article>${below(page)}`,
  ),
  bare(
    'press-portal-release-with-contact-below',
    (page) =>
      `<header class="header"><nav class="nav-main"><ul>${menu(page)}</ul></nav></header><main class="main"><article class="story"><p class="date">${page.date()} – ${clock(page)}</p><p class="customer"><a>${page.site}</a></p><h1>${page.headline()}</h1><ul class="story-media"><li>${photo(page)}</li></ul><p><i>${page.menuWords(1).join('')} (ots)</i></p>${ps(page)}<p class="contact-headline">${page.label('contact')}:</p><p class="contact-text">${page.name()}<br>0${page.random.int(100, 999)} ${page.random.int(10000, 99999)}</p><p class="originator">Original-Content: ${page.site}</p></article><aside class="news-bundle"><h2 class="news-bundle__headline">${page.label('latest')}</h2><ul>${others(page, (h, t) => `<li class="news"><article><time class="date">${page.date()}</time><h3 class="news-headline-clamp"><a href="${h}">${t}</a></h3></article></li>`)}</ul></aside></main>${f.footer(page)}`,
  ),
  bare(
    'obituary-of-a-portal-with-guest-book',
    (page) =>
      `<header class="TopBar"><nav>${bar(page, (w) => `<a class="TopBar__link">${w}</a>`)}</nav></header><main data-component="ObituaryPage"><div data-component="NameHeading"><h1 data-component="NameHeadingText">${page.headline()}</h1><div data-component="ObituaryDates">${page.date()} – ${page.date()}</div></div><div data-component="ObituaryPhoto"><img src="/photos/${page.random.word()}.jpg" alt=""></div><div data-component="ObituaryParagraph">${page.say(2)}</div><div data-component="ObituaryParagraph">${page.say(2)}</div><p data-component="ObituaryPublisher">${page.free()}</p><div data-component="FlowersBanner"><p>${page.pitch()}</p><a class="Button">${page.label('readMore')}</a></div><section data-component="GuestBook"><h2>${page.label('comments')}</h2>${some(page, 2, 4, () => `<div data-component="GuestBookEntry"><p>${page.free()}</p><span>${page.name()}</span></div>`)}</section></main>${f.footer(page)}`,
  ),
  framed(
    'interview-as-a-definition-list',
    'jannah',
    (page) =>
      `<article class="container-wrapper post-content"><header class="entry-header"><h1 class="post-title entry-title">${page.headline()}</h1></header><div class="entry-content entry clearfix"><p><em>${page.say(2)}</em></p><dl class="interview">${some(page, 3, 6, () => `<dt>${page.ask()}</dt><dd>${page.say(2)}</dd>`)}</dl></div></article>${below(page)}`,
  ),
  framed(
    'review-with-pros-cons-and-score',
    'astra',
    (page) =>
      `<article class="post hentry ast-article-single"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear">${ps(page)}<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}<div id="review" class="review-wrapper wp-review-1-type-point"><h5 class="review-title">${page.heading('free')}</h5><div class="review-pros-cons wpr-flex"><div class="review-pros"><p class="mb-5"><strong>${word(page, 'pros')}</strong></p>${ul(page)}</div><div class="review-cons"><p class="mb-5"><strong>${word(page, 'cons')}</strong></p>${ul(page)}</div></div><div class="review-summary-title"><strong>${word(page, 'verdict')}</strong></div><div class="review-desc"><p>${page.say()}</p></div><div class="review-total-wrapper"><span class="review-total-box">${page.random.int(5, 9)}.${page.random.int(1, 9)}</span></div></div></div></article>${f.related(page)}`,
  ),
  bare(
    'broadcaster-story-of-hashed-blocks-in-order',
    (page) =>
      `<div class="ssrcss-${page.random.letters(6)}-Page"><header class="orbit-header">${bar(page, (w) => `<a class="orbit-link">${w}</a>`)}</header><main id="main-content"><article class="ssrcss-pv1rh6-ArticleWrapper e1nh2i2l5"><header class="ssrcss-1eqcsb1-HeadingWrapper"><h1 id="main-heading" tabindex="-1" class="ssrcss-15xko80-StyledHeading">${page.headline()}</h1><div class="ssrcss-h3c0s8-ContributorLinksWrapper"><div class="ssrcss-68pt20-Text-TextContributorName">${page.name()}</div></div></header><div data-component="image-block">${photo(page)}</div>${texts(page, (t, i) => `<div data-component="text-block" class="ssrcss-11r1m41-RichTextComponentWrapper"><div class="ssrcss-7uxr49-RichTextContainer"><p class="ssrcss-1q0x1qg-Paragraph">${i === 0 ? `<b class="ssrcss-hmf8ql-BoldText">${t}</b>` : t}</p></div></div>`)}<div data-component="subheadline-block"><h2 class="ssrcss-y2fd7s-StyledHeading">${page.heading()}</h2></div><div data-component="unordered-list-block"><div class="ssrcss-RichTextContainer">${ul(page)}</div></div><section data-component="topic-list"><h2>${page.label('tags')}</h2><ul>${menu(page)}</ul></section></article><div data-component="links-block"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a class="ssrcss-PromoLink" href="${h}"><span role="text"><p class="ssrcss-PromoHeadline">${t}</p></span></a></li>`)}</ul></div></main>${f.footer(page)}</div>`,
  ),
];

/** Posts of blogs and letters of half `held-out-4`. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { bare, below, f, framed, others, ps, shot, some, stem, texts } from './writing.ts';

/** A picture that links to its large form. */
function blogImage(page: PageMaker): string {
  const name = stem(page, '');
  page.recordPicture(`/img/s320${name}.jpg`, `/img/s1600${name}.jpg`);
  return `<a href="/img/s1600${name}.jpg" style="margin-left: 1em; margin-right: 1em;"><img border="0" src="/img/s320${name}.jpg" width="320" height="240"></a>`;
}

/** A source and an image of one picture. */
function letterImage(page: PageMaker): string {
  const name = stem(page, '');
  page.recordPicture(
    `/image/fetch/w_424,f_webp${name}.jpg`,
    `/image/fetch/w_1456,f_auto${name}.jpg`,
  );
  return `<source type="image/webp" srcset="/image/fetch/w_424,f_webp${name}.jpg 424w"><img src="/image/fetch/w_1456,f_auto${name}.jpg" width="1456" height="971" class="sizing-normal" alt="">`;
}

export const blogs: readonly Kind<TextTruth>[] = [
  framed(
    'letter-with-buttons-between',
    'substack',
    (page) =>
      `<article class="typography newsletter-post post"><div class="post-header" role="region" aria-label="Post header"><h1 dir="auto" class="post-title published">${page.headline()}</h1><h3 dir="auto" class="subtitle">${page.say()}</h3><div class="pencraft pc-display-flex"><div class="profile-hover-card-target"><img src="${page.decoration('/image/fetch/w_36/face.jpg')}" alt=""></div>${f.byline(page)}</div><div class="post-ufi"><button aria-label="Like">${page.random.int(3, 900)}</button><button>${page.label('share')}</button></div></div><div><div class="available-content"><div dir="auto" class="body markup">${ps(page)}<p class="button-wrapper" data-attrs="{}"><a class="button primary" href="/subscribe"><span>${page.label('subscribe')}</span></a></p>${ps(page)}<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" href="#"><div class="image2-inset"><picture>${letterImage(page)}</picture></div></a><figcaption class="image-caption">${page.say()}</figcaption></figure></div>${page.p()}</div></div><div class="subscribe-footer">${f.newsletter(page)}</div></div></article><div class="single-post-section comments-section"><h4>${page.label('comments')}</h4>${some(page, 1, 3, () => `<div class="comment-list-item"><div class="comment-body"><p><span>${page.free()}</span></p></div></div>`)}</div>`,
  ),
  bare(
    'story-of-a-writers-platform',
    (page) =>
      `<div id="root"><div class="a b c"><div class="d e f"><a href="/" aria-label="Homepage"></a><a class="ag" href="/signin">${page.label('login')}</a></div><div class="l"><article><div class="m"><section><div class="ch bg fw"><h1 id="${page.random.letters(4)}" class="pw-post-title gl gm gn be" data-testid="storyTitle">${page.headline()}</h1><div class="speechify-ignore ab cp"><div class="bn"><img alt="" class="l ep by" src="${page.decoration('/v2/resize:fill:88/1-x.jpeg')}"><p>${page.name()}</p><span data-testid="storyReadTime">${page.label('minutes')}</span></div></div>${texts(page, (t) => `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph lx ly gp lz">${t}</p>`)}<figure class="nn no np"><div role="button" tabindex="0"><picture><source srcset="${shot(page, '/v2/resize:fit:640/format:webp', '.png')} 640w" type="image/webp"><img alt="" class="bh" loading="lazy" width="700" height="466"></picture></div><figcaption class="nz fi oa">${page.say()}</figcaption></figure><h2 id="${page.random.letters(4)}" class="mv mw gp be">${page.heading()}</h2>${texts(page, (t) => `<p class="pw-post-body-paragraph lx ly">${t}</p>`)}</div></section></div></article></div><div class="ab cm"><div class="pw-multi-vote-count">${page.random.int(10, 900)}</div>${f.tags(page)}</div><div><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div role="link" data-href="${h}"><a href="${h}"><h2>${t}</h2><h3>${page.noise()}</h3></a></div>`)}</div></div></div>`,
  ),
  bare(
    'jekyll-minima-post',
    (page) =>
      `<header class="site-header" role="banner"><div class="wrapper"><a class="site-title" rel="author" href="/">${page.site}</a><nav class="site-nav"><div class="trigger">${page
        .menuWords(3)
        .map((w) => `<a class="page-link" href="/${page.random.word()}/">${w}</a>`)
        .join(
          '',
        )}</div></nav></div></header><main class="page-content" aria-label="Content"><div class="wrapper"><article class="post h-entry" itemscope><header class="post-header"><h1 class="post-title p-name">${page.headline()}</h1><p class="post-meta"><time class="dt-published">${page.date()}</time></p></header><div class="post-content e-content">${ps(page)}<h2 id="a">${page.heading()}</h2>${ps(page)}<ol>${some(page, 2, 4, () => `<li><p>${page.say()}</p></li>`)}</ol></div><a class="u-url" href="/x" hidden></a></article></div></main><footer class="site-footer h-card"><div class="wrapper"><p>${page.noise()}</p></div></footer>`,
  ),
  bare(
    'astro-blog-in-prose',
    (page) =>
      `<header data-astro-cid-3ef6ksr2><nav data-astro-cid-3ef6ksr2><h2><a href="/">${page.site}</a></h2><div class="internal-links">${page
        .menuWords(3)
        .map((w) => `<a href="/${page.random.word()}">${w}</a>`)
        .join(
          '',
        )}</div></nav></header><main data-astro-cid-bvzihdzo><article data-astro-cid-bvzihdzo><div class="hero-image"><img width="1020" height="510" src="${shot(page, '/_astro', '.webp')}" alt=""></div><div class="prose"><div class="title"><div class="date"><time>${page.date()}</time></div><h1>${page.headline()}</h1><hr></div>${ps(page)}<aside class="callout" data-type="note"><p>${page.say()}</p></aside>${ps(page)}</div></article></main><footer data-astro-cid-sz7xmlte>© 2025 ${page.site} <div class="social-links"><a href="#"><span class="sr-only">Mastodon</span></a></div></footer>`,
  ),
  framed(
    'ghost-cards-within-a-post',
    'tailwind',
    (page) =>
      `<article class="gh-article post tag-news featured image-small"><header class="gh-article-header gh-canvas"><a class="gh-article-tag" href="/tag/x">${page.menuWords(1)[0] ?? ''}</a><h1 class="gh-article-title is-title">${page.headline()}</h1><p class="gh-article-excerpt is-body">${page.say()}</p><div class="gh-article-meta">${f.byline(page)}</div></header><section class="gh-content gh-canvas is-body drop-cap">${ps(page)}<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div></div>${page.p()}<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>${page.heading()}</span></h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p><span>${page.say(2)}</span></p></div></div><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">${page.title('free')}</div><div class="kg-bookmark-description">${page.free()}</div></div></a></figure>${ps(page)}</section></article>${f.comments(page)}`,
  ),
  framed(
    'rich-text-of-a-designer-site',
    'webflow',
    (page) =>
      `<div class="blog-post-header"><h1 class="heading-1">${page.headline()}</h1><div class="post-info"><div class="text-block-2">${page.date()}</div><div class="text-block-3">${page.name()}</div></div></div><div class="w-richtext rich-text-block">${ps(page)}<figure class="w-richtext-align-fullwidth w-richtext-figure-type-image"><div><img src="${shot(page, '/65f0/uploads')}" loading="lazy" alt="__wf_reserved_inherit"></div><figcaption>${page.say()}</figcaption></figure><p>‍</p><h3>${page.heading()}</h3>${ps(page)}</div>${f.teasers(page)}`,
  ),
  bare(
    'diary-of-a-hosted-service',
    (page) =>
      `<div class="navbar section"><div class="widget Navbar"></div></div><div class="content-outer"><div class="content-fauxcolumns"></div><div class="main-outer"><div class="columns fauxcolumns"><div class="column-center-outer"><div id="main" class="main section"><div class="widget Blog"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry uncustomized-post-template"><h3 class="post-title entry-title">${page.headline()}</h3><div class="post-body entry-content" id="post-body-${page.random.int(100, 999)}">${texts(page, (t) => `<div style="text-align: justify;"><span style="font-family: georgia;">${t}</span></div><div><br></div>`)}<div class="separator" style="clear: both;">${blogImage(page)}</div></div><div class="post-footer"><span class="post-author vcard">${page.name()}</span><span class="post-labels">${page.label('tags')}</span></div></div></div></div></div></div></div></div></div></div><div class="column-right-outer"><aside><div class="widget PopularPosts"><h2 class="title">${page.label('mostRead')}</h2><ul>${others(page, (h, t) => `<li><div class="item-title"><a href="${h}">${t}</a></div><div class="item-snippet">${page.noise()}</div></li>`)}</ul></div></aside></div></div></div></div>`,
  ),
  bare(
    'changelog-post-of-a-utility-page',
    (page) =>
      `<div class="antialiased"><div class="flex justify-between p-4"><a href="/">${page.site}</a><a href="/docs">${page.menuWords(1)[0] ?? ''}</a></div><div class="grid grid-cols-12"><div class="col-span-8"><h1 class="text-4xl tracking-tight">${page.headline()}</h1><div class="flex gap-2"><span class="rounded bg-emerald-50 px-2 text-xs">v${page.random.int(2, 19)}.${page.random.int(0, 9)}</span><span>${page.date()}</span></div><div class="space-y-6 leading-7">${texts(page, (t) => `<div>${t}</div>`)}<div class="font-semibold">${page.heading()}</div><ul class="list-disc pl-6">${some(page, 3, 6, () => `<li>${page.item()}</li>`)}</ul></div></div><div class="col-span-4"><div class="sticky top-8">${f.newsletter(page)}<div class="text-sm">${others(page, (h, t) => `<a class="block truncate" href="${h}">${t}</a>`)}</div></div></div></div></div>${below(page)}`,
  ),
];

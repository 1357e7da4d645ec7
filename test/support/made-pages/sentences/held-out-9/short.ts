/** Pages of a few sentences: half `held-out-9`. */
import { bar, bare, f, face, framed, image, number, others, ps, ul, word } from './writing.ts';

export const short = [
  framed(
    'closed-for-holidays-by-hand',
    'hand',
    (page) => `<h1>${page.headline()}</h1><p><b>${page.say()}</b></p><p>${page.brief()}</p>`,
  ),
  framed(
    'statement-of-an-office-in-two-sentences',
    'office',
    (page) =>
      `<div class="article-wrapper"><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.say()}</p></div>`,
  ),
  framed(
    'astra-page-of-one-paragraph-and-points',
    'astra',
    (page) =>
      `<article class="page hentry ast-article-single"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content clear"><p>${page.say()}</p>${ul(page)}</div></article>`,
  ),
  framed(
    'breaking-note-of-a-jannah-paper',
    'jannah',
    (page) =>
      `<article class="container-wrapper post-content"><header class="entry-header-outer"><div class="entry-header"><h1 class="post-title entry-title">${page.headline()}</h1>${f.byline(page)}</div></header><div class="entry-content entry clearfix"><p>${page.say()}</p></div></article>${f.share(page)}${f.related(page)}`,
  ),
  framed(
    'ghost-note-without-a-picture',
    'source',
    (page) =>
      `<article class="gh-article post no-image"><header class="gh-article-header gh-canvas"><h1 class="gh-article-title is-title">${page.headline()}</h1></header><section class="gh-content gh-canvas is-body"><p>${page.say()}</p><p>${page.brief()}</p></section></article>`,
  ),
  bare(
    'single-post-of-a-photo-network',
    (page) =>
      `<div><nav class="x1n2onr6">${bar(page, (w) => `<a role="link"><span>${w}</span></a>`)}</nav><main role="main" class="x78zum5"><article role="presentation"><div class="_aatk"><div class="_aagv">${image(page, ' class="x5yr21d xu96u03" alt=""')}</div></div><div class="_ae65"><header><img alt="" class="xpdipgo" src="${face(page)}"><a role="link" class="_a6hd">${page.name()}</a></header><div class="_a9zr"><h1 class="_ap3a _aaco _aacu" dir="auto">${page.headline()}</h1><div class="_a9zs"><span>${page.say(2)}</span></div></div><time class="_a9ze">${page.date()}</time></div></article></main><footer role="contentinfo"><span>${page.site}</span></footer></div>`,
  ),
  framed(
    'terms-entry-of-a-shop-glossary',
    'flatsome',
    (page) =>
      `<article class="post"><div class="article-inner"><header class="entry-header"><div class="entry-header-text text-left"><h1 class="entry-title">${page.headline()}</h1><div class="entry-divider is-divider small"></div></div></header><div class="entry-content single-page"><p>${page.say(2)}</p></div></div></article>${f.teasers(page)}`,
  ),
  bare(
    'status-note-of-a-service-with-updates',
    (page) =>
      `<div class="layout-content status status-incident"><div class="masthead-container basic"><div class="masthead no-cover"><div class="logo-container"><a href="/"><img src="${page.decoration('/logo.png')}" alt=""></a></div></div></div><div class="container"><div class="page-title"><h1 class="incident-name whitespace-pre-wrap">${page.headline()}</h1><div class="subheader">Incident ${number(page)}</div></div><div class="incident-updates-container"><div class="row update-row"><div class="update-title span3"><h2>${word(page, 'fixed')}</h2></div><div class="update-container span9"><div class="update-body"><span class="whitespace-pre-wrap">${page.say()}</span></div><div class="update-timestamp font-small">${page.date()}</div></div></div><div class="row update-row"><div class="update-title span3"><h2>Investigating</h2></div><div class="update-container span9"><div class="update-body">${ps(page)}</div></div></div></div><div class="page-footer"><p>${page.noise()}</p>${others(page, (h, t) => `<a href="${h}">${t}</a>`, [2, 3])}</div></div></div>`,
  ),
];

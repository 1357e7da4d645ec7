/** Furniture of half `held-out-5`: pieces as in-house systems, small engines and old software write them. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { Label } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-5-frames.ts';

type Link = (href: string, title: string) => string;

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

const others = (page: PageMaker, low: number, high: number, write: Link) =>
  page.random
    .times(page.random.int(low, high), () => write(page.path(), page.title('noise')))
    .join('');

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

const hash = (page: PageMaker) => page.random.letters(5);

const menu = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="Nav_nav__${hash(page)}"><div class="Nav_inner__${hash(page)}">${words(page, 4, 9, (w) => `<div class="Nav_item__x9"><a href="/${page.random.word()}"><span>${w}</span></a></div>`)}</div></nav>`,
    () =>
      `<div id="hauptmenue"><ul class="level_1">${words(page, 4, 8, (w) => `<li class="sibling"><a href="/${page.random.word()}.html" title="${w}">${w}</a></li>`)}</ul></div>`,
    () =>
      `<nav data-astro-cid-3ef6ksr2>${words(page, 3, 7, (w) => `<a href="/${page.random.word()}/" data-astro-cid-eimmu3lg>${w}</a>`)}</nav>`,
    () =>
      `<p class="nav">${words(page, 3, 6, (w) => `[<a href="/${page.random.word()}.htm">${w}</a>] `)}</p>`,
    () =>
      `<div class="topmenu"><table cellspacing="0"><tr>${words(page, 4, 7, (w) => `<td><a href="/${page.random.word()}/">${w}</a></td>`)}</tr></table></div>`,
  );

function crumbs(page: PageMaker): string {
  const [first = '', second = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<div class="pathway"><a href="/">${home}</a> &gt; <a href="/a/">${first}</a> &gt; ${second}</div>`,
    `<div class="navtree"><ul><li><a href="/"><span>${home}</span></a> &#187;</li><li><a href="/c"><span>${first}</span></a></li></ul></div>`,
    `<nav class="Crumbs_root__q3"><a href="/">${home}</a><span>/</span><a href="/b">${first}</a></nav>`,
    `<p class="where"><small>${home} › ${first} › ${second}</small></p>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no] = [page.label('accept'), page.label('reject')];
  return page.random.pick([
    `<div class="cc_${hash(page)}" style="position:fixed;bottom:0;left:0;right:0"><div>${text.join(' ')}</div><button>${no}</button><button>${yes}</button></div>`,
    `<div id="cookiehinweis" role="alertdialog"><p>${text.join('</p><p>')}</p><form><input type="submit" value="${yes}"></form></div>`,
    `<dialog open class="tarteaucitronAlertBig"><span id="tarteaucitronDisclaimerAlert">${text.join(' ')}</span><button id="tarteaucitronPersonalize2">${yes}</button><button id="tarteaucitronAllDenied2">${no}</button></dialog>`,
    `<div class="klaro"><div class="cookie-notice"><div class="cn-body"><p>${text.join(' ')}</p><div class="cn-ok"><a class="cm-link" href="#">${page.label('settings')}</a><button class="cm-btn cm-btn-success">${yes}</button></div></div></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="tarteaucitronLine"><div class="tarteaucitronName"><span class="tarteaucitronH3">${page.label('marketing')}</span><span class="tacCurrentStatus">${page.consent()}</span></div></div>`,
  );
  return `<div id="tarteaucitronRoot"><div id="tarteaucitron" role="dialog"><div id="tarteaucitronServices">${rows}</div></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="bd-embed"><form action="https://letters.example/embed" class="embeddable-buttondown-form"><label>${label}</label><p>${pitch}</p><input type="email" placeholder="${email}"><input type="submit" value="${send}"></form></div>`,
    `<div class="Promo_box__${hash(page)}"><div class="Promo_head__a">${label}</div><div class="Promo_text__b">${pitch}</div><div><input placeholder="${email}"><div role="button">${send}</div></div></div>`,
    `<fieldset><legend>${label}</legend>${pitch}<br><input type="text" size="20" value="${email}"> <input type="submit" value="${send}"></fieldset>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="shariff" data-lang="de"><ul class="theme-grey orientation-horizontal"><li class="shariff-button mastodon"><a href="#"><span class="share_text">${label}</span></a></li><li class="shariff-button info"><a href="#">i</a></li></ul></div>`,
    `<div class="ya-share2 ya-share2_inited"><div class="ya-share2__container">${label}<ul class="ya-share2__list"><li><a href="#">VK</a></li><li><a href="#">OK</a></li></ul></div></div>`,
    `<div class="Tools_row__${hash(page)}"><button>${label}</button><button>A+</button><button>A−</button></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="Linkbox_box__${hash(page)}"><div class="Linkbox_title__k">${page.label('related')}</div>${others(page, 3, 5, (h, t) => `<div class="Linkbox_row__m"><a href="${h}"><img src="${page.decoration()}" alt="" width="120"><div>${t}</div></a></div>`)}</div>`,
    () =>
      `<section class="mod_newslist block"><h2>${page.label('related')}</h2>${others(page, 3, 5, (h, t) => `<div class="layout_short arc_2 block"><p class="info"><time>${page.date()}</time></p><h3><a href="${h}">${t}</a></h3></div>`)}</section>`,
    () =>
      `<hr><p><b>${page.label('related')}</b></p><ul type="square">${others(page, 3, 6, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="Grid_grid__${hash(page)}"><h4>${page.label('recommended')}</h4>${others(page, 3, 4, (h, t) => `<a class="Card_card__t" href="${h}"><img src="${page.decoration()}" alt=""><div class="Card_h__y">${t}</div><div class="Card_d__z">${page.noise()}</div></a>`)}</div>`,
    () =>
      `<div class="rubrik"><b>${page.label('recommended')}</b><dl>${others(page, 3, 4, (h, t) => `<dt><a href="${h}">${t}</a></dt><dd>${page.noise()}</dd>`)}</dl></div>`,
  );

const ranks = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="toplist"><div class="toplist-tabs"><span class="on">${page.label('mostRead')}</span><span>${page.label('latest')}</span></div>${others(page, 4, 7, (h, t) => `<div class="toplist-row"><i></i><a href="${h}">${t}</a></div>`)}</div>`,
    () =>
      `<table class="rank" width="180"><tr><th colspan="2">${page.label('mostRead')}</th></tr>${others(page, 4, 6, (h, t) => `<tr><td>&bull;</td><td><a href="${h}">${t}</a></td></tr>`)}</table>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="taglist">${page.label('tags')} ${words(page, 2, 4, (w) => `<a href="/tags/x/">#${w}</a> `)}</div>`,
    () =>
      `<ul class="p-category-list">${words(page, 2, 4, (w) => `<li><a class="p-category" href="/tagged/x">${w}</a></li>`)}</ul>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="pager"><a class="prev" href="${page.path()}">← ${page.title('noise')}</a><a class="next" href="${page.path()}">${page.title('noise')} →</a></div>`,
    () =>
      `<table width="100%"><tr><td align="left"><a href="${page.path()}">${page.label('previous')}: ${page.title('noise')}</a></td><td align="right"><a href="/up">${page.label('next')}</a></td></tr></table>`,
  );

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return one(
    page,
    () =>
      `<div id="isso-thread"><h4 class="isso-thread-heading">${page.label('comments')}</h4><div id="isso-root">${all(() => `<div class="isso-comment"><div class="isso-avatar"><img src="${page.decoration()}" alt=""></div><div class="isso-text-wrapper"><div class="isso-comment-header"><span class="isso-author">${page.name()}</span></div><div class="isso-text"><p>${page.free(2)}</p></div><div class="isso-comment-footer"><a class="isso-reply">${page.label('reply')}</a></div></div></div>`)}</div></div>`,
    () =>
      `<a name="comments"></a><h3>${page.label('comments')}</h3>${all(() => `<p class="cmt"><b>${page.name()}</b> (${page.date()}):<br>${page.free()}</p>`)}<form><textarea></textarea><input type="submit" value="${page.label('send')}"></form>`,
  );
}

const author = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="h-card p-author"><img class="u-photo" src="${page.decoration()}" alt=""><span class="p-name">${page.name()}</span><p class="p-note">${page.free()}</p></div>`,
    () =>
      `<div class="Bio_bio__${hash(page)}"><img src="${page.decoration()}" alt=""><div><div>${page.label('aboutAuthor')}</div><div>${page.free()}</div></div></div>`,
  );

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="dateline"><span>${page.name()}</span> | <span>${page.date()}</span></div>`,
    `<div class="Meta_meta__${hash(page)}"><span>${page.label('by')} ${page.name()}</span><span>${page.label('minutes')}</span></div>`,
    `<p class="info"><time datetime="2023-05-04T09:12:00+02:00">${page.date()}</time> <span class="author">${page.name()}</span></p>`,
  ]);
}

function advert(page: PageMaker): string {
  return one(
    page,
    () =>
      `<div class="banner-${page.random.int(1, 9)}" id="adriver_${page.random.int(10, 99)}"><span>${page.label('advert')}</span></div>`,
    () =>
      `<div class="Ad_slot__${hash(page)}"><div>${page.label('advert')}</div><a href="https://ads.example/k" rel="sponsored"><img src="${page.decoration()}" alt="" width="728" height="90"></a></div>`,
  );
}

function footer(page: PageMaker): string {
  const labels: readonly Label[] = ['about', 'contact', 'privacy', 'terms'];
  const all = (write: (label: string) => string) =>
    labels.map((name) => write(page.label(name))).join('');
  return one(
    page,
    () =>
      `<footer class="Footer_root__${hash(page)}"><div>${all((l) => `<a href="/x">${l}</a>`)}</div><div class="Footer_small__w">${page.disclaimer()}</div></footer>`,
    () =>
      `<div id="footer"><div class="inside"><ul>${all((l) => `<li><a href="/x.html">${l}</a></li>`)}</ul><address>${page.noise()}</address></div></div>`,
    () =>
      `<hr size="1" noshade><center><font size="1">${all((l) => `<a href="/x.htm">${l}</a> | `)}<br>© 2019 ${page.site}. ${page.noise()}</font></center>`,
  );
}

export const furniture: Furniture = {
  menu,
  crumbs,
  consent,
  consentCentre,
  newsletter,
  share,
  related,
  teasers,
  ranks,
  tags,
  neighbours,
  comments,
  author,
  byline,
  advert,
  footer,
  frame: (page, main, options) => frame(furniture, page, main, options),
};

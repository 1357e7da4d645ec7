/** Text pages of the development half that are no news: recipe, encyclopaedia, documentation, questions … */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

const h1 = (page: PageMaker, attributes = '') => `<h1${attributes}>${page.headline()}</h1>`;
const ps = (
  page: PageMaker,
  short: readonly [number, number] = [1, 3],
  long: readonly [number, number] = [4, 9],
) => page.random.times(page.amount(short, long), () => page.p()).join('\n');

const recipe = textKind('recipe', (page) => {
  const body = `<article class="recipe">${h1(page)}<img src="${page.picture()}" alt="" class="recipe-photo"><p class="recipe-summary">${page.brief()}</p>
<h2>${page.label('ingredients')}</h2><ul class="ingredients">${page.random.times(page.amount([3, 5], [6, 12]), () => `<li>${page.random.int(1, 500)} g ${page.item()}</li>`).join('')}</ul>
<h2>${page.label('preparation')}</h2><ol class="steps">${page.random.times(page.amount([2, 3], [4, 8]), () => `<li>${page.random.chance(0.4) ? page.brief() : page.say()}</li>`).join('')}</ol>
<p class="recipe-note"><em>${page.say()}</em></p>${f.share(page)}</article>${f.teasers(page)}${f.comments(page)}`;
  return page.document(f.frame(page, body));
});

const encyclopaedia = textKind('mediawiki', (page) => {
  const section = (i: number) =>
    `<div class="mw-heading mw-heading2"><h2 id="s${i}">${page.heading()}</h2><span class="mw-editsection"><span>[</span><a href="/w/index.php?action=edit&amp;section=${i}">edit</a><span>]</span></span></div>${ps(page, [1, 1], [1, 3])}`;
  const body = `<div id="content" class="mw-body" role="main"><h1 id="firstHeading" class="firstHeading">${page.headline()}</h1><div id="bodyContent"><div id="mw-content-text" class="mw-body-content"><div class="mw-parser-output">
<p>${page.say()}</p><figure class="mw-default-size"><a href="/wiki/File:${page.random.word()}.jpg"><img src="${page.picture('rooted')}" class="mw-file-element" width="220" height="160"></a><figcaption>${page.say()}</figcaption></figure>
${page.random.times(page.amount([1, 2], [3, 5]), section).join('\n')}</div></div></div></div>
<div id="mw-navigation"><div id="p-personal">${page.label('login')}</div>${f.menu(page)}</div><div id="footer"><p>${page.noise()}</p></div>`;
  return page.document(body, { attributes: ' class="mediawiki ltr ns-0 skin-vector"' });
});

const documentation = textKind('docusaurus', (page) => {
  const words = page.menuWords(8);
  const admonition = `<div class="theme-admonition theme-admonition-tip alert alert--success"><div class="admonitionHeading">${page.label('note')}</div><div class="admonitionContent"><p>${page.say()}</p></div></div>`;
  const section = () =>
    `<h2 class="anchor" id="${page.random.word()}">${page.heading()}<a class="hash-link" href="#x" title="link"></a></h2><p>${page.brief()}</p><ul><li>${page.item()}</li><li>${page.item()}</li></ul>${ps(page, [1, 1], [1, 3])}`;
  const body = `<div id="__docusaurus"><nav class="navbar navbar--fixed-top">${words
    .slice(0, 4)
    .map((w) => `<a class="navbar__item" href="${page.path()}">${w}</a>`)
    .join('')}</nav>
<div class="docs-wrapper"><aside class="theme-doc-sidebar-container"><ul class="menu__list">${page.random.times(12, () => `<li class="menu__list-item"><a class="menu__link" href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></aside>
<main><div class="row"><div class="col"><article><div class="theme-doc-markdown markdown"><header>${h1(page)}</header><p>${page.brief()}</p>${admonition}${page.random.times(page.amount([1, 1], [2, 4]), section).join('\n')}</div></article>
<nav class="pagination-nav"><a class="pagination-nav__link" href="${page.path()}"><div>${page.label('previous')}</div><div>${page.title('noise')}</div></a></nav></div>
<div class="col col--3"><div class="theme-doc-toc-desktop">${page.label('contents')}</div></div></div></main></div>${f.footer(page)}</div>`;
  return page.document(body);
});

const questions = textKind('question-and-answers', (page) => {
  const answer = (i: number) =>
    `<div id="answer-${1000 + i}" class="answer"><div class="post-layout"><div class="votecell">${page.random.int(0, 99)}</div><div class="answercell"><div class="s-prose js-post-body"><p>${page.random.chance(0.3) ? page.brief() : page.say(page.random.int(1, 3))}</p></div><div class="user-info">${page.name()} <span class="reputation-score">${page.random.int(100, 90000)}</span></div></div></div></div>`;
  page.setHeadline(page.ask('free'));
  const body = `<div id="question-header"><h1 class="fs-headline1"><a href="${page.path()}" class="question-hyperlink">${page.headline()}</a></h1></div>
<div id="mainbar" role="main"><div class="question" id="question"><div class="postcell"><div class="s-prose js-post-body"><p>${page.say()}</p><p>${page.brief()}</p></div></div></div>
<div id="answers"><h2>${page.random.int(1, 9)} ${page.label('answer')}</h2>${page.random.times(page.amount([1, 2], [3, 7]), answer).join('\n')}</div></div>
<div id="sidebar"><div class="s-sidebarwidget">${page.label('related')}<ul>${page.random.times(6, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></div></div>`;
  return page.document(`${f.menu(page)}<div id="content">${body}</div>${f.footer(page)}`);
});

const review = textKind('review', (page) => {
  const body = `<article itemscope itemtype="https://schema.org/Review">${h1(page, ' itemprop="name"')}<div class="rating" aria-label="4/5">★★★★☆</div><p class="verdict">${page.brief()}</p><img src="${page.picture()}" alt="${page.random.word()}">
<div itemprop="reviewBody">${ps(page)}<h3>${page.heading()}</h3><ul class="pros"><li>${page.item()}</li><li>${page.item()}</li></ul><ul class="cons"><li>${page.item()}</li></ul><p>${page.say()}</p></div></article>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

const event = textKind('event', (page) => {
  const body = `<div class="event-single">${h1(page)}<div class="event-meta"><span class="event-date">${page.date()}</span> <span class="event-time">19:${page.random.int(10, 59)}</span></div><div class="event-description"><p>${page.say(2)}</p>${page.isShort ? '' : ps(page)}<h3>${page.heading()}</h3><p>${page.brief()}</p></div></div><div class="upcoming-events"><h3>${page.label('latest')}</h3>${page.random.times(4, () => `<div class="event"><a href="${page.path()}">${page.title('noise')}</a> ${page.date()}</div>`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const notice = textKind('short-notice', (page) => {
  const body = `<div class="news-detail">${h1(page)}<div class="news-date">${page.date()}</div><div class="news-text"><p>${page.say()}</p>${page.random.chance(0.5) ? `<p>${page.brief()}</p>` : ''}</div></div>${f.teasers(page)}`;
  return page.document(f.frame(page, body));
});

const poem = textKind('poem', (page) => {
  const line = () => page.record(page.brief('free').replace(/[.。]$/u, ','), 'main');
  const stanza = () => `<p>${page.random.times(4, line).join('<br>\n')}</p>`;
  const body = `<article class="poem">${h1(page)}<p class="poet">${page.name()}</p><div class="stanzas">${page.random.times(page.amount([2, 2], [3, 6]), stanza).join('\n')}</div></article>${f.neighbours(page)}`;
  return page.document(f.frame(page, body));
});

const legal = textKind('legal-text', (page) => {
  const clause = () =>
    `<li>${page.say(page.random.int(1, 2))}<ol type="a"><li>${page.item()}</li><li>${page.item()}</li></ol></li>`;
  const body = `<div class="legal">${h1(page)}<p>${page.brief()}</p>${page.random.times(page.amount([1, 2], [3, 6]), (i) => `<h2>§ ${i + 1} ${page.heading()}</h2><ol>${page.random.times(2, clause).join('')}</ol>`).join('\n')}</div>`;
  return page.document(f.frame(page, body));
});

const faq = textKind('faq-details', (page) => {
  const entry = () =>
    `<details class="faq-item"><summary>${page.ask()}</summary><div class="faq-answer"><p>${page.random.chance(0.3) ? page.brief() : page.say(2)}</p></div></details>`;
  const body = `<section class="faq">${h1(page)}<p>${page.brief()}</p>${page.random.times(page.amount([3, 4], [6, 14]), entry).join('\n')}</section>${f.newsletter(page)}`;
  return page.document(f.frame(page, body));
});

const productStory = textKind('product-with-gallery', (page) => {
  const body = `<div class="product" itemscope itemtype="https://schema.org/Product"><div class="product-gallery">${page.random.times(page.random.int(2, 5), () => `<div class="woocommerce-product-gallery__image"><img src="${page.picture()}" alt="" width="600" height="600"></div>`).join('')}</div>
<div class="summary"><h1 class="product_title" itemprop="name">${page.headline()}</h1><p class="price">${page.random.int(5, 900)},90 €</p><div class="short-description"><p>${page.say()}</p></div><button class="single_add_to_cart_button">${page.label('cart')}</button></div>
<div class="woocommerce-tabs"><div id="tab-description" itemprop="description"><h2>${page.heading()}</h2>${ps(page)}<ul><li>${page.item()}</li><li>${page.item()}</li><li>${page.item()}</li></ul></div></div></div>
<section class="related products"><h2>${page.label('related')}</h2><ul class="products">${page.random.times(4, () => `<li class="product"><a href="${page.path()}"><img src="${page.decoration()}" alt=""><h3>${page.title('noise')}</h3><span class="price">${page.random.int(5, 900)} €</span></a></li>`).join('')}</ul></section>`;
  return page.document(f.frame(page, body));
});

const numberedSteps = textKind('how-to-steps', (page) => {
  const step = (i: number) =>
    `<div class="step"><h3>${i + 1}. ${page.heading()}</h3><img data-src="${page.picture()}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" class="lazyload" alt=""><p>${page.random.chance(0.5) ? page.brief() : page.say(2)}</p></div>`;
  const body = `<article class="howto">${h1(page)}<p>${page.brief()}</p>${page.random.times(page.amount([2, 3], [4, 9]), step).join('\n')}</article>${f.teasers(page)}`;
  return page.document(f.frame(page, body));
});

export const pages: readonly Kind<TextTruth>[] = [
  recipe,
  encyclopaedia,
  documentation,
  questions,
  review,
  event,
  notice,
  poem,
  legal,
  faq,
  productStory,
  numberedSteps,
];

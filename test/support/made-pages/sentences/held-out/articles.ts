/** Articles of the held-out half. Only counted: nothing is tuned on them. */
import { furniture as f } from '../../furniture/held-out.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

type Range = readonly [number, number];
const texts = (page: PageMaker, short: Range = [1, 3], long: Range = [4, 9]) =>
  page.random.times(page.amount(short, long), () => page.say(page.amount([1, 2], [2, 4])));
const ps = (page: PageMaker, short?: Range, long?: Range) =>
  texts(page, short, long)
    .map((text) => `<p>${text}</p>`)
    .join('\n');

/** The reported family's sibling: the lead in other wrappers, other things before the first heading. */
const leadAlone = textKind(
  'lead-alone-other-wrappers',
  (page) => {
    const { random } = page;
    const text = random.pick([() => page.remark(), () => page.brief(), () => page.say()])();
    const lead = random.pick([
      `<div class="dek"><p>${text}</p></div>`,
      `<p><em>${text}</em></p>`,
      `<div>${text}</div>`,
      `<section><p>${text}</p></section>`,
    ]);
    const byline = random.pick([
      `<address>${page.name()}, ${page.date()}</address>`,
      f.byline(page),
      '',
    ]);
    const list = random.pick([
      () =>
        `<ol>${random.times(random.int(2, 6), () => `<li><p>${page.item()}</p></li>`).join('')}</ol>`,
      () =>
        `<dl>${random.times(random.int(2, 4), () => `<dt>${page.item()}</dt><dd>${page.brief()}</dd>`).join('')}</dl>`,
      () => `<blockquote>${page.say()}</blockquote>`,
      () =>
        `<table><tr><td>${page.item()}</td><td>${random.int(1, 99)}</td></tr><tr><td>${page.item()}</td><td>${random.int(1, 99)}</td></tr></table>`,
    ])();
    const level = random.pick(['h2', 'h3']);
    const rest = random.times(
      random.int(0, 3),
      () => `<${level}>${page.heading()}</${level}>${ps(page, [1, 2], [1, 3])}`,
    );
    const article = `<div class="l-article"><h1>${page.headline()}</h1>${byline}${lead}<${level}>${page.heading()}</${level}>${list}${rest.join('')}</div>${random.chance(0.4) ? f.related(page) : ''}`;
    return page.document(`${f.menu(page)}<div role="main">${article}</div>${f.footer(page)}`);
  },
  { pages: 500, group: 'leads' },
);

const travel = textKind('travel-guide', (page) => {
  const place = () =>
    `<section class="o-place"><h2 class="o-place__name">${page.heading()}</h2><div class="o-place__img" role="img"><img srcset="${page.picture('rooted')} 800w" sizes="100vw" alt=""></div>${ps(page, [1, 1], [1, 3])}<p class="o-place__tip">${page.label('note')}: ${page.brief()}</p></section>`;
  const body = `<div class="o-guide"><h1 class="o-guide__title">${page.headline()}</h1><p class="o-guide__dek">${page.say()}</p>${page.random.times(page.amount([1, 2], [3, 6]), place).join('')}</div>${f.teasers(page)}`;
  return page.document(f.frame(page, body));
});

const obituary = textKind('obituary', (page) => {
  const body = `<div class="obituary-wrap"><h1>${page.headline()}</h1><h4>${page.random.int(1910, 1950)} – ${page.random.int(1990, 2023)}</h4><div class="obit-copy">${ps(page)}</div><div class="obit-services"><p>${page.say()}</p></div></div>${f.neighbours(page)}${f.comments(page)}`;
  return page.document(f.frame(page, body));
});

const drupalNode = textKind('drupal-node', (page) => {
  const body = `<h1 class="page-title"><span class="field field--name-title">${page.headline()}</span></h1><article role="article" class="node node--type-article node--view-mode-full"><footer class="node__meta">${f.byline(page)}</footer><div class="node__content"><div class="field field--name-field-image"><img loading="lazy" src="${page.picture('rooted')}" alt="${page.random.word()}"></div><div class="clearfix text-formatted field field--name-body">${ps(page)}</div>${f.tags(page)}</div></article>${f.related(page)}`;
  return page.document(f.frame(page, body, { which: 0 }), {
    head: '<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">',
  });
});

const joomlaItem = textKind('joomla-item', (page) => {
  const body = `<div class="page-header"><h2 itemprop="headline">${page.headline()}</h2></div>${f.byline(page)}<div itemprop="articleBody">${ps(page)}</div>${f.neighbours(page)}`;
  return page.document(f.frame(page, body, { which: 1 }));
});

const typo3 = textKind('typo3-elements', (page) => {
  const element = () =>
    `<div id="c${page.random.int(100, 9999)}" class="frame frame-default frame-type-text"><header><h2>${page.heading()}</h2></header>${ps(page, [1, 1], [1, 3])}</div>`;
  const picture = `<div class="frame frame-type-textpic"><div class="ce-textpic"><div class="ce-gallery"><figure class="image"><img class="image-embed-item" src="${page.picture('rooted')}" width="300" height="200" alt=""><figcaption class="image-caption">${page.say()}</figcaption></figure></div><div class="ce-bodytext">${ps(page, [1, 1], [1, 2])}</div></div></div>`;
  const body = `<div class="frame frame-type-header"><h1>${page.headline()}</h1></div><div class="frame frame-type-text"><div class="ce-bodytext"><p>${page.brief()}</p></div></div>${picture}${page.random.times(page.amount([1, 1], [2, 4]), element).join('')}`;
  return page.document(f.frame(page, body));
});

const blogger = textKind('blogger-post', (page) => {
  const body = `<div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="post-outer"><div class="post hentry"><h3 class="post-title entry-title">${page.headline()}</h3><div class="post-body entry-content" id="post-body-${page.random.int(1e6, 9e6)}"><div dir="ltr" trbidi="on">${texts(
    page,
  )
    .map((text) => `<div>${text}</div><div><br></div>`)
    .join(
      '',
    )}<div class="separator" style="clear: both;"><a href="${page.path()}.jpg"><img border="0" src="${page.picture()}" width="400"></a></div></div></div><div class="post-footer">${page.name()} ${page.date()}</div></div></div></div>${f.comments(page)}<div class="widget PopularPosts"><h2>${page.label('mostRead')}</h2>${page.random.times(5, () => `<div class="item-content"><div class="item-title"><a href="${page.path()}">${page.title('noise')}</a></div><div class="item-snippet">${page.noise()}</div></div>`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const sectioned = textKind('sections-and-graf-names', (page) => {
  const g = () => `graf graf--p name="${page.random.letters(4)}"`;
  const section = () =>
    `<section name="${page.random.letters(4)}" class="section section--body"><div class="section-divider"><hr></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn"><h3 class="graf graf--h3">${page.heading()}</h3>${texts(
      page,
      [1, 2],
      [1, 4],
    )
      .map((text) => `<p class="${g()}">${text}</p>`)
      .join('')}</div></div></section>`;
  const body = `<div class="postArticle-content"><h1 class="graf graf--title">${page.headline()}</h1><h2 class="graf graf--subtitle">${page.brief()}</h2><figure class="graf graf--figure"><div class="aspectRatioPlaceholder"><img class="graf-image" data-image-id="1*x" src="${page.picture()}"></div><figcaption class="imageCaption">${page.say()}</figcaption></figure>${page.random.times(page.amount([1, 1], [2, 4]), section).join('')}</div><div class="js-postActions"><button>${page.random.int(1, 900)}</button></div>${f.teasers(page)}`;
  return page.document(f.frame(page, body));
});

const gutenberg = textKind('block-columns-and-groups', (page) => {
  const columns = `<div class="wp-block-columns is-layout-flex">${page.random.times(2, () => `<div class="wp-block-column"><h3 class="wp-block-heading">${page.heading()}</h3><p>${page.say()}</p></div>`).join('')}</div>`;
  const body = `<div class="wp-block-post-content is-layout-constrained"><h1 class="wp-block-post-title">${page.headline()}</h1><p class="has-drop-cap">${page.say(2)}</p>${columns}<figure class="wp-block-pullquote"><blockquote><p>${page.say()}</p></blockquote></figure>${ps(page)}<figure class="wp-block-gallery">${page.random.times(3, () => `<figure class="wp-block-image"><img src="${page.picture()}" alt=""></figure>`).join('')}</figure></div><div class="wp-block-query"><h2>${page.label('latest')}</h2><ul class="wp-block-post-template">${page.random.times(3, () => `<li class="wp-block-post"><h3 class="wp-block-post-title"><a href="${page.path()}">${page.title('noise')}</a></h3><div class="wp-block-post-excerpt"><p>${page.noise()}</p></div></li>`).join('')}</ul></div>`;
  return page.document(f.frame(page, body));
});

const builder = textKind('page-builder-widgets', (page) => {
  const widget = (kind: string, inner: string) =>
    `<div class="elementor-element elementor-element-${page.random.letters(7)} elementor-widget elementor-widget-${kind}"><div class="elementor-widget-container">${inner}</div></div>`;
  const section = () =>
    `<section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column">${widget('heading', `<h2 class="elementor-heading-title">${page.heading()}</h2>`)}${widget('text-editor', ps(page, [1, 1], [1, 3]))}</div></div></section>`;
  const body = `<div class="elementor elementor-1029">${widget('heading', `<h1 class="elementor-heading-title">${page.headline()}</h1>`)}${widget('text-editor', `<p>${page.brief()}</p>`)}${widget('image', `<img src="${page.picture()}" alt="">`)}${page.random.times(page.amount([1, 2], [3, 6]), section).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const amp = textKind('amp-page', (page) => {
  const body = `<header class="amp-wp-header"><a href="/">${page.site}</a></header><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta">${page.name()}</div></header><div class="amp-wp-article-content"><amp-img src="${page.picture()}" width="800" height="500" layout="responsive"></amp-img>${ps(page)}<amp-ad width="300" height="250" type="x"></amp-ad>${ps(page, [1, 1], [1, 3])}</div></article>${f.related(page)}<footer class="amp-wp-footer"><p>${page.noise()}</p></footer>`;
  return page.document(body);
});

const classless = textKind('no-classes-at-all', (page) => {
  const body = `<div><div><h1>${page.headline()}</h1><div>${page.name()}, ${page.date()}</div>${texts(
    page,
    [2, 4],
    [5, 10],
  )
    .map((text) => `<div>${text}</div>`)
    .join('')}</div></div>`;
  return page.document(f.frame(page, body, { which: 4 }));
});

const layoutTable = textKind('text-in-layout-table', (page) => {
  const body = `<font size="5"><b>${page.record(page.title('free'), 'free')}</b></font><hr><font face="Arial" size="2">${texts(page, [2, 4], [5, 10]).join('<br><br>&nbsp;&nbsp;')}</font><p align="center"><img src="${page.picture('rooted')}" border="1"><br><i>${page.say()}</i></p>`;
  return page.document(f.frame(page, body, { which: 5 }));
});

const timeline = textKind('timeline', (page) => {
  const entry = () =>
    `<div class="tl-row"><div class="tl-when">${page.random.int(1800, 2020)}</div><div class="tl-what"><h3>${page.heading()}</h3><p>${page.random.chance(0.4) ? page.brief() : page.say(2)}</p></div></div>`;
  const body = `<div class="chronik"><h1>${page.headline()}</h1><p>${page.brief()}</p>${page.random.times(page.amount([2, 4], [6, 15]), entry).join('')}</div>${f.newsletter(page)}`;
  return page.document(f.frame(page, body));
});

const speech = textKind('speech-transcript', (page) => {
  const turn = () =>
    `<p><span class="speaker">${page.name()}:</span> ${page.random.chance(0.3) ? page.brief() : page.say(page.random.int(1, 4))}</p>`;
  const body = `<div class="transcript" id="t${page.random.int(1, 99)}"><h1>${page.headline()}</h1><p><i>${page.brief()}</i></p>${page.random.times(page.amount([3, 5], [8, 20]), turn).join('\n')}</div>${f.share(page)}`;
  return page.document(f.frame(page, body));
});

const pushedTeasers = textKind('streams-below-few-lines', (page) => {
  const body = `<div class="o-story"><h1 class="o-story__head">${page.headline()}</h1>${f.byline(page)}<div class="o-story__copy"><p>${page.brief()}</p><p>${page.say()}</p></div>${f.share(page)}${f.teasers(page)}${f.ranks(page)}${f.teasers(page)}</div>`;
  return page.document(f.frame(page, body));
});

const bigConsent = textKind('cookie-tables-beside-article', (page) => {
  const body = `<div class="node"><h1>${page.headline()}</h1>${page.random.times(4, () => `<p>${page.say(3)}</p>`).join('')}</div>`;
  return page.document(`${f.consentCentre(page)}${f.frame(page, body, { noConsent: true })}`);
});

const unseenParts = textKind('parts-that-wait-unseen', (page) => {
  const unseen = page.random.shuffle([
    `<div class="hidden sm:hidden"><p>${page.noise()}</p></div>`,
    `<div class="c-pop c-pop--hidden" aria-hidden="true"><p>${page.noise()}</p></div>`,
    `<div class="modal fade" tabindex="-1" role="dialog" aria-hidden="true"><div class="modal-body">${page.noise(3)}</div></div>`,
    `<div x-cloak style="visibility:hidden">${page.noise()}</div>`,
  ]);
  const body = `<div class="o-text"><h1>${page.headline()}</h1>${unseen.map((part) => `<p>${page.say(2)}</p>${part}`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const notices = textKind('site-notices-beside-article', (page) => {
  const notice = (name: string) =>
    `<div class="${name}" role="alert"><strong>${page.label('note')}</strong> ${page.noise(2)}</div>`;
  const body = `${notice('c-announce')}<div class="node"><h1>${page.headline()}</h1>${f.byline(page)}${ps(page)}</div>${notice('sitenotice')}`;
  return page.document(f.frame(page, body));
});

export const articles: readonly Kind<TextTruth>[] = [
  leadAlone,
  travel,
  obituary,
  drupalNode,
  joomlaItem,
  typo3,
  blogger,
  sectioned,
  gutenberg,
  builder,
  amp,
  classless,
  layoutTable,
  timeline,
  speech,
  pushedTeasers,
  bigConsent,
  unseenParts,
  notices,
];

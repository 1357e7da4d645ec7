/** Text pages of the held-out half that are no news. Only counted: nothing is tuned on them. */
import { furniture as f } from '../../furniture/held-out.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

type Range = readonly [number, number];
const ps = (page: PageMaker, short: Range = [1, 3], long: Range = [3, 8]) =>
  page.random
    .times(page.amount(short, long), () => `<p>${page.say(page.amount([1, 2], [2, 4]))}</p>`)
    .join('\n');
const points = (page: PageMaker, low = 2, high = 6) =>
  page.random.times(page.random.int(low, high), () => `<li>${page.item()}</li>`).join('');

const jobAd = textKind('job-advertisement', (page) => {
  const block = () =>
    `<div class="job-block"><h3 class="job-block__title">${page.heading()}</h3><ul>${points(page)}</ul></div>`;
  const body = `<div class="vacancy" itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">${page.headline()}</h1><div class="vacancy-facts"><span>${page.date()}</span></div><div itemprop="description"><p>${page.brief()}</p>${page.random.times(page.amount([1, 2], [2, 4]), block).join('')}<p>${page.say()}</p></div></div><div class="other-vacancies"><h3>${page.label('latest')}</h3>${page.random.times(4, () => `<div><a href="${page.path()}">${page.title('noise')}</a></div>`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const accordion = textKind('accordion-by-bootstrap', (page) => {
  const id = page.random.letters(5);
  const card = (i: number) =>
    `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#${id}${i}" aria-expanded="false">${page.ask()}</button></h2><div id="${id}${i}" class="accordion-collapse collapse" data-bs-parent="#${id}"><div class="accordion-body">${page.random.chance(0.3) ? page.brief() : page.say(2)}</div></div></div>`;
  const body = `<h1>${page.headline()}</h1><p>${page.say()}</p><div class="accordion" id="${id}">${page.random.times(page.amount([3, 4], [6, 12]), card).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const governmentNotice = textKind('government-notice', (page) => {
  const body = `<div id="UCAP-CONTENT" class="gov-doc"><h1 class="gov-doc__title">${page.headline()}</h1><div class="gov-doc__no">No. ${page.random.int(10, 999)}/${page.random.int(2010, 2024)}</div>${ps(page)}<ol>${page.random.times(page.amount([2, 3], [4, 8]), () => `<li>${page.say()}</li>`).join('')}</ol><p align="right">${page.date()}</p></div>`;
  return page.document(f.frame(page, body));
});

const abstractPage = textKind('scientific-abstract', (page) => {
  const part = () =>
    `<div class="abstract-section"><h3>${page.heading()}</h3><p>${page.say(page.amount([1, 1], [2, 4]))}</p></div>`;
  const body = `<section class="article-front"><h1 class="citation__title">${page.headline()}</h1><div class="contributors">${page.random.times(3, () => page.name()).join('; ')}</div></section><section id="abstract"><h2>${page.heading()}</h2>${page.random.times(page.amount([1, 2], [3, 4]), part).join('')}</section>${f.related(page)}`;
  return page.document(f.frame(page, body));
});

const sphinx = textKind('sphinx-handbook', (page) => {
  const section = () =>
    `<section id="${page.random.word()}"><h2>${page.heading()}<a class="headerlink" href="#x" title="Link">¶</a></h2><p>${page.brief()}</p><div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><ul class="simple">${page.random.times(3, () => `<li><p>${page.item()}</p></li>`).join('')}</ul>${ps(page, [1, 1], [1, 2])}</section>`;
  const body = `<nav class="wy-nav-side"><div class="wy-menu"><ul>${page.random.times(10, () => `<li class="toctree-l1"><a class="reference internal" href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></div></nav><section class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="main" class="document"><div itemprop="articleBody"><section id="top"><h1>${page.headline()}<a class="headerlink" href="#top">¶</a></h1><p>${page.brief()}</p>${page.random.times(page.amount([1, 1], [2, 4]), section).join('')}</section></div></div><footer><div class="rst-footer-buttons"><a href="${page.path()}" class="btn" rel="next">${page.label('next')}</a></div><p>© ${page.site}</p></footer></div></div></section>`;
  return page.document(body, { attributes: ' class="wy-body-for-nav"' });
});

const askedAnswered = textKind('advice-column', (page) => {
  page.setHeadline(page.ask('free'));
  const reply = () =>
    `<article class="antwort" itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div class="wer">${page.name()}, ${page.date()}</div><div itemprop="text">${page.random.chance(0.4) ? page.brief() : `<p>${page.say(page.random.int(1, 3))}</p>`}</div><button>${page.random.int(0, 40)}</button></article>`;
  const body = `<div itemscope itemtype="https://schema.org/QAPage"><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h1 itemprop="name">${page.headline()}</h1><div itemprop="text"><p>${page.say()}</p></div>${page.random.times(page.amount([1, 2], [3, 8]), reply).join('')}</div></div>${f.related(page)}`;
  return page.document(f.frame(page, body));
});

const patternSteps = textKind('numbered-cards', (page) => {
  const card = (i: number) =>
    `<div class="flex gap-4"><div class="h-8 w-8 rounded-full">${i + 1}</div><div><div class="font-bold">${page.heading()}</div><div class="text-base">${page.random.chance(0.5) ? page.brief() : page.say(2)}</div></div></div>`;
  const body = `<h1 class="text-3xl font-bold">${page.headline()}</h1><p class="mt-2 text-gray-700">${page.brief()}</p><div class="space-y-6">${page.random.times(page.amount([2, 3], [4, 8]), card).join('')}</div>`;
  return page.document(f.frame(page, body, { which: 3 }));
});

const showNotes = textKind('podcast-show-notes', (page) => {
  const body = `<div class="episode"><h1 class="episode__title">${page.headline()}</h1><audio controls src="/a.mp3"></audio><div class="episode__notes"><p>${page.say()}</p><ul>${page.random.times(page.amount([2, 4], [5, 10]), () => `<li>${String(page.random.int(10, 59))}:${page.random.int(10, 59)} ${page.item()}</li>`).join('')}</ul>${page.isShort ? '' : ps(page)}</div></div>${f.teasers(page)}`;
  return page.document(f.frame(page, body));
});

const museum = textKind('museum-object', (page) => {
  const src = page.picture('rooted');
  const body = `<div class="object-page"><div class="object-image"><picture><source media="(min-width: 800px)" srcset="${src}"><img src="${src}" alt="${page.random.word()}"></picture></div><h1 class="object-title">${page.headline()}</h1><div class="object-label">${ps(page, [1, 2], [2, 4])}</div><h2>${page.heading()}</h2><p>${page.say()}</p></div>${f.related(page)}`;
  return page.document(f.frame(page, body));
});

const wikiSpace = textKind('confluence-space', (page) => {
  const body = `<div id="main-header"><h1 id="title-text"><a href="${page.path()}">${page.headline()}</a></h1></div><div id="content" class="page view"><div class="page-metadata">${page.name()}, ${page.date()}</div><div id="main-content" class="wiki-content"><p>${page.brief()}</p><div class="confluence-information-macro confluence-information-macro-information"><div class="confluence-information-macro-body"><p>${page.say()}</p></div></div><h2>${page.heading()}</h2>${ps(page)}<ul>${points(page)}</ul></div></div><div id="likes-and-labels-container">${f.tags(page)}</div>`;
  return page.document(
    `<div id="header">${f.menu(page)}</div>${body}<div id="footer">${page.noise()}</div>`,
  );
});

const landing = textKind('product-with-slider', (page) => {
  const body = `<div class="pdp"><div class="swiper pdp-media"><div class="swiper-wrapper">${page.random.times(page.random.int(2, 5), () => `<div class="swiper-slide"><img data-lazy="${page.picture()}" src="/blank.gif" alt=""></div>`).join('')}</div></div><div class="pdp-info"><h1>${page.headline()}</h1><div class="pdp-price">$${page.random.int(9, 999)}.00</div><p class="pdp-claim">${page.brief()}</p><button>${page.label('cart')}</button></div><div class="pdp-copy">${ps(page)}<h2>${page.heading()}</h2><ul>${points(page)}</ul></div></div><div class="pdp-cross"><h3>${page.label('recommended')}</h3>${page.random.times(4, () => `<div class="tile"><a href="${page.path()}">${page.title('noise')}</a></div>`).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const sportReport = textKind('match-report', (page) => {
  const minute = () =>
    `<li><b>${page.random.int(1, 90)}'</b> ${page.random.chance(0.5) ? page.brief() : page.say()}</li>`;
  const body = `<div class="match"><h1>${page.headline()}</h1><div class="score">${page.random.int(0, 5)}:${page.random.int(0, 5)}</div>${ps(page, [1, 2], [2, 4])}<h2>${page.heading()}</h2><ul class="ticker">${page.random.times(page.amount([3, 4], [6, 14]), minute).join('')}</ul></div>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

const contract = textKind('terms-numbered-by-hand', (page) => {
  const clause = (i: number) =>
    `<p><b>${i + 1}. ${page.heading()}</b></p>${page.random.times(page.amount([1, 1], [1, 3]), (j) => `<p>${i + 1}.${j + 1} ${page.say()}</p>`).join('')}`;
  const body = `<div class="rte"><h1>${page.headline()}</h1><p>${page.brief()}</p>${page.random.times(page.amount([2, 2], [4, 8]), clause).join('')}</div>`;
  return page.document(f.frame(page, body));
});

const verses = textKind('song-lines', (page) => {
  const line = () => `<span class="line">${page.brief()}</span>`;
  const body = `<div class="lyrics-page"><h1>${page.headline()}</h1><div class="lyrics">${page.random.times(page.amount([2, 2], [3, 6]), () => `<div class="verse">${page.random.times(4, line).join('<br>')}</div>`).join('')}</div></div>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

export const pages: readonly Kind<TextTruth>[] = [
  jobAd,
  accordion,
  governmentNotice,
  abstractPage,
  sphinx,
  askedAnswered,
  patternSteps,
  showNotes,
  museum,
  wikiSpace,
  landing,
  sportReport,
  contract,
  verses,
];

/** More templates of the development half of part `cjk`. */
import type { Kind } from '../kind.ts';
import { footer, menu, rank, recommended, related, share } from './development-furniture.ts';
import { editorLine, entries, infoLine } from './furniture.ts';
import { articleKind, type ArticleTruth } from './truth.ts';

const mobile = articleKind('mobile-page', (made, page) => {
  const body = `<section class="content_area"><h1 class="head">${made.headline()}</h1><div class="sub">${infoLine(made)}</div><div class="art_p_list">${made.texts((text) => `<p class="art_p">${text}</p>`)}</div><div class="unfold">${made.neutral(page.label('readMore'))}</div></section><section class="feed">${entries(
    made,
    6,
    true,
  )
    .map(
      ({ title, href, excerpt }) =>
        `<a class="feed-card" href="${href}"><h2>${title}</h2><p>${excerpt}</p></a>`,
    )
    .join('')}</section>`;
  return page.document(`${menu(made)}${body}`);
});

const bulletin = articleKind('bulletin-and-stream', (made, page) => {
  const item = ({ title, href, excerpt, date }: ReturnType<typeof entries>[number]) =>
    `<div class="kx-item"><span class="kx-time">${date}</span><a href="${href}"><strong>${title}</strong></a><p>${excerpt}</p></div>`;
  const body = `<div class="kx-detail"><h1>${made.headline()}</h1><div class="kx-time">${made.neutral(page.date())}</div><div class="kx-text"><p>${made.brief()}${page.language.space}${made.brief()}</p></div></div><div class="kx-stream"><h2>${page.label('latest')}</h2>${entries(made, 6, true).map(item).join('')}</div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const interview = articleKind('interview', (made, page) => {
  const turns = page.random
    .times(
      page.amount([2, 3], [5, 9]),
      () => `<p><strong>${made.ask()}</strong></p><p>${made.text()}</p>`,
    )
    .join('');
  return page.document(
    `${menu(made)}<div class="detail"><h1>${made.headline()}</h1><p>${infoLine(made)}</p><div class="detail-content">${turns}</div></div>${recommended(made, false)}${footer(made)}`,
  );
});

const points = articleKind('points-with-headings', (made, page) => {
  const point = (i: number) => `<h3>${i + 1}、${made.heading()}</h3><p>${made.text()}</p>`;
  return page.document(
    `${menu(made)}<div class="entry"><h1>${made.headline()}</h1><p>${made.text()}</p>${page.random.times(page.amount([2, 3], [4, 8]), point).join('')}</div>${related(made)}${footer(made)}`,
  );
});

const chapter = articleKind('chapter-of-a-novel', (made, page) => {
  const turn = `<div class="${made.name('page')}"><a href="${page.path()}">${page.label('previous')}</a> <a href="/">${page.label('contents')}</a> <a href="${page.path()}">${page.label('next')}</a></div>`;
  return page.document(
    `<div class="read-top">${page.site}</div><div class="bookname"><h1>${made.headline()}</h1></div>${turn}<div id="chaptercontent">${made.texts((text) => `&nbsp;&nbsp;&nbsp;&nbsp;${text}`, '<br><br>')}</div>${turn}<div class="${made.name('recommended')}">${page.label('recommended')}：${entries(
      made,
      5,
      false,
    )
      .map(({ title, href }) => `<a href="${href}">${title}</a>`)
      .join('、')}</div>`,
  );
});

const longDisclaimer = articleKind('disclaimer-below', (made, page) => {
  const body = `<div class="con"><h1>${made.headline()}</h1><div class="con-info">${infoLine(made)}</div>${made.texts((text) => `<p>${made.indent}${text}</p>`)}<p>${editorLine(made)}</p><div class="statement"><p>${page.disclaimer()}</p><p>${page.disclaimer()}${page.disclaimer()}</p></div></div>`;
  return page.document(`${menu(made)}${body}${rank(made)}${footer(made)}`);
});

const sectionsOfDivs = articleKind('divisions-for-paragraphs', (made, page) => {
  const body = `<div id="articleBodyContents"><div><b>${made.headline()}</b></div><div><br></div>${made.texts((text) => `<div>${text}</div><div><br></div>`)}<div>${made.neutral(`${page.name()} ${page.random.word()}@${page.site}.example`)}</div></div><div class="${made.name('related')}_news"><strong>${page.label('related')}</strong>${entries(
    made,
    4,
    false,
  )
    .map(({ title, href }) => `<a href="${href}">${title}</a>`)
    .join('<br>')}</div>`;
  return page.document(`${menu(made)}${body}${rank(made)}${footer(made)}`);
});

const rankWithExcerpts = articleKind('ranks-with-excerpts', (made, page) => {
  const list = entries(made, 8, true)
    .map(
      ({ title, href, excerpt }, i) =>
        `<li><span class="num">${i + 1}</span><div><a href="${href}">${title}</a><p>${excerpt}</p></div></li>`,
    )
    .join('');
  const body = `<main><article><h1>${made.headline()}</h1><time>${made.neutral(page.date())}</time>${made.texts((text) => `<p>${text}</p>`)}</article><section class="${made.name('rank')}"><h2>${page.label('mostRead')}</h2><ol>${list}</ol></section></main>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const captions = articleKind('picture-story', (made, page) => {
  const figure = () =>
    `<figure><img src="${page.picture()}" alt=""><figcaption>${made.text()}</figcaption></figure>`;
  return page.document(
    `${menu(made)}<div class="photo"><h1>${made.headline()}</h1><p>${infoLine(made)}</p><p>${made.text()}</p>${page.random.times(page.amount([2, 2], [3, 6]), figure).join('')}</div>${share(made)}${related(made)}${footer(made)}`,
  );
});

const recipe = articleKind('recipe', (made, page) => {
  const body = `<div class="recipe-show"><h1>${made.headline()}</h1><div class="desc">${made.text()}</div><h2>${made.neutral(page.label('ingredients'))}</h2><ul>${page.random.times(5, () => `<li>${made.item()}</li>`).join('')}</ul><h2>${made.neutral(page.label('preparation'))}</h2><div class="steps">${page.random.times(page.amount([2, 3], [4, 8]), () => `<p>${made.text()}</p>`).join('')}</div></div>${recommended(made, true)}`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

export const more: readonly Kind<ArticleTruth>[] = [
  mobile,
  bulletin,
  interview,
  points,
  chapter,
  longDisclaimer,
  sectionsOfDivs,
  rankWithExcerpts,
  captions,
  recipe,
];

/** The development half of part `cjk`: templates, each in Chinese, Japanese, Korean and European languages. */
import type { Kind } from '../kind.ts';
import { more } from './development-more.ts';
import { footer, menu, rank, recommended, related, share } from './development-furniture.ts';
import { editorLine, entries, infoLine, named } from './furniture.ts';
import { articleKind, type ArticleTruth } from './truth.ts';

const portal = articleKind('portal-news', (made, page) => {
  const body = `<div class="wrap"><div class="main"><h1${named(made, 'title')}>${made.headline()}</h1><div class="info">${infoLine(made)}</div>
<div${named(made, 'text')}>${made.texts((text) => `<p>${made.indent}${text}</p>`)}<p class="${made.name('editor')}">${editorLine(made)}</p></div>${share(made)}${related(made)}</div><div class="side">${rank(made)}</div></div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const portalExcerpts = articleKind('portal-with-excerpts-below', (made, page) => {
  const body = `<div class="article"><h1>${made.headline()}</h1><p class="date">${infoLine(made)}</p>${made.texts((text) => `<p>${text}</p>`)}</div>${recommended(made, true)}`;
  return page.document(`${menu(made)}<div class="container">${body}</div>${footer(made)}`);
});

const insideArticle = articleKind('recommendations-inside-the-article-box', (made, page) => {
  const body = `<div${named(made, 'text', '-box')}><h1>${made.headline()}</h1>${made.texts((text) => `<p>${made.indent}${text}</p>`)}<p><strong>${page.label('recommended')}</strong></p>${entries(
    made,
    5,
    false,
  )
    .map(({ title, href }) => `<p><a href="${href}">${title}</a></p>`)
    .join('')}</div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const blog = articleKind('blog', (made, page) => {
  const body = `<div id="main"><div class="post"><h2 class="post-${made.name('title')}">${made.headline()}</h2><div class="post-${made.name('time')}">${made.neutral(page.date())}</div><div class="post-body">${made.texts((text) => `<p>${text}</p>`)}</div><div class="${made.name('share')}">${page.label('share')}</div></div>
<div class="${made.name('page')}"><a href="${page.path()}">${page.label('previous')} ${page.title('noise')}</a> <a href="${page.path()}">${page.label('next')} ${page.title('noise')}</a></div>
<div class="${made.name('comments')}"><h3>${made.neutral(page.label('comments'))}</h3>${page.random.times(2, () => `<div class="item"><b>${made.neutral(page.name())}</b><p>${made.neutral(page.free())}</p></div>`).join('')}</div></div>`;
  return page.document(`${menu(made)}${body}${rank(made)}${footer(made)}`);
});

const breaks = articleKind('breaks-and-ideographic-spaces', (made, page) => {
  const body = `<div><h3>${made.headline()}</h3><div>${infoLine(made)}</div><div>${made.texts((text) => `${made.indent}${text}`, '<br><br>\n')}</div><br>${editorLine(made)}<br></div>${related(made)}`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const classless = articleKind('no-class-names', (made, page) => {
  const list = entries(made, 6, false)
    .map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`)
    .join('');
  return page.document(
    `<div>${page
      .menuWords(6)
      .map((word) => `<a href="${page.path()}">${word}</a>`)
      .join(
        ' ',
      )}</div><div><h1>${made.headline()}</h1><p>${infoLine(made)}</p>${made.texts((text) => `<p>${text}</p>`)}<p>${page.label('related')}</p><ul>${list}</ul></div><div>${page.noise()}</div>`,
  );
});

const tableLayout = articleKind('layout-table', (made, page) => {
  const list = entries(made, 8, false)
    .map(({ title, href }) => `<tr><td>·<a href="${href}">${title}</a></td></tr>`)
    .join('');
  return page.document(
    `<table width="960" align="center"><tr><td>${menu(made)}</td></tr></table><table width="960" align="center"><tr><td width="220" valign="top"><table><tr><td><b>${page.label('mostRead')}</b></td></tr>${list}</table></td><td valign="top"><div align="center"><b><font size="4">${made.headline()}</font></b></div><div align="center">${infoLine(made)}</div><hr>${made.texts((text) => `${made.indent}${text}`, '<br>\n')}<br><div align="right">${editorLine(made)}</div></td></tr></table><table width="960" align="center"><tr><td>${page.noise()}</td></tr></table>`,
  );
});

const government = articleKind('government-notice', (made, page) => {
  const body = `<div class="xxgk"><div class="xl-title"><h1>${made.headline()}</h1></div><div class="xl-info">${infoLine(made)}</div><div class="TRS_Editor">${made.texts((text) => `<p align="justify">${made.indent}${text}</p>`)}<ol>${page.random.times(3, () => `<li>${made.item()}</li>`).join('')}</ol><p align="right">${made.neutral(page.date())}</p></div></div><div class="fj"><h3>${page.label('latest')}</h3>${entries(
    made,
    5,
    false,
  )
    .map(({ title, href, date }) => `<div><a href="${href}">${title}</a><span>${date}</span></div>`)
    .join('')}</div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const answers = articleKind('question-and-answers', (made, page) => {
  const question = made.neutral(page.setHeadline(page.ask('free')));
  const answer = () =>
    `<div class="answer"><div class="user">${made.neutral(page.name())}</div><div class="answer-content">${page.random.chance(0.4) ? made.brief() : `<p>${made.text()}</p>`}</div><div class="answer-time">${made.neutral(page.date())}</div></div>`;
  const body = `<div class="question"><h1>${question}</h1><div class="question-content"><p>${made.text()}</p></div></div><div class="answers">${page.random.times(page.amount([1, 2], [3, 6]), answer).join('')}</div><div class="${made.name('related')}-wenti"><h3>${page.label('related')}</h3><ul>${entries(
    made,
    5,
    false,
  )
    .map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`)
    .join('')}</ul></div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const encyclopaedia = articleKind('encyclopaedia', (made, page) => {
  const section = () =>
    `<div class="para-title level-2"><h2 class="title-text">${made.heading()}</h2></div>${page.random.times(page.amount([1, 1], [1, 3]), () => `<div class="para">${made.text()}</div>`).join('')}`;
  const body = `<div class="body-wrapper"><div class="main-content"><dl class="lemmaWgt-lemmaTitle"><dd><h1>${made.headline()}</h1></dd></dl><div class="lemma-summary"><div class="para">${made.text()}</div></div>${page.random.times(page.amount([1, 2], [3, 5]), section).join('')}</div><div class="side-content">${rank(made)}</div></div>`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const magazine = articleKind('magazine-with-pictures', (made, page) => {
  const figure = () =>
    `<div class="pic" style="text-align:center"><img src="${page.picture()}" alt=""><p class="pic-txt">${made.brief()}</p></div>`;
  const body = `<article><header><h1>${made.headline()}</h1><div class="${made.name('author')}">${infoLine(made)}</div></header><div class="${made.name('text')}"><p>${made.text()}</p>${figure()}${made.texts((text) => `<p>${text}</p>`)}${figure()}</div></article>${recommended(made, true)}`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

const between = articleKind('related-between-paragraphs', (made, page) => {
  const link = () =>
    `<p><a href="${page.path()}">【${page.label('related')}】${page.title('noise')}</a></p>`;
  const body = `<div class="${made.name('text')}"><h1>${made.headline()}</h1>${infoLine(made)}${made.texts((text) => `<p>${text}</p>`)}${link()}${made.texts((text) => `<p>${text}</p>`)}</div>${share(made)}`;
  return page.document(`${menu(made)}${body}${footer(made)}`);
});

export const development: readonly Kind<ArticleTruth>[] = [
  portal,
  portalExcerpts,
  insideArticle,
  blog,
  breaks,
  classless,
  tableLayout,
  government,
  answers,
  encyclopaedia,
  magazine,
  between,
  ...more,
];

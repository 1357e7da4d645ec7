/** More templates of the held-out half of part `cjk`. Only counted. */
import type { Kind } from '../kind.ts';
import { bottom, hot, others, top } from './held-out-furniture.ts';
import { editorLine, entries, infoLine } from './furniture.ts';
import { articleKind, type ArticleTruth } from './truth.ts';

const fewLines = articleKind('few-lines-and-many-others', (made, page) => {
  const body = `<div class="c-news"><h1>${made.headline()}</h1><div>${infoLine(made)}</div><div class="c-news-b"><p>${made.brief()}</p><p>${made.brief()}</p></div></div>`;
  return page.document(
    `${top(made)}${body}${others(made, true)}${hot(made)}${others(made)}${bottom(made)}`,
  );
});

const wiki = articleKind('wiki-page', (made, page) => {
  const section = () =>
    `<h2><span class="mw-headline">${made.heading()}</span></h2>${page.random.times(page.amount([1, 1], [1, 3]), () => `<p>${made.text()}</p>`).join('')}`;
  return page.document(
    `<div id="content" class="mw-body"><h1 id="firstHeading">${made.headline()}</h1><div id="mw-content-text"><div class="mw-parser-output"><p>${made.text()}</p>${page.random.times(page.amount([1, 2], [3, 4]), section).join('')}</div></div></div><div id="mw-panel">${top(made)}</div><div id="footer">${page.noise()}</div>`,
  );
});

const faq = articleKind('questions-of-customers', (made, page) => {
  const entry = () => `<dl class="qa"><dt>${made.ask()}</dt><dd>${made.text()}</dd></dl>`;
  return page.document(
    `${top(made)}<div class="l-faq"><h1>${made.headline()}</h1>${page.random.times(page.amount([2, 3], [5, 9]), entry).join('')}</div>${bottom(made)}`,
  );
});

const speech = articleKind('speech', (made, page) => {
  const paragraph = (text: string) => `<p class="calibre1">${made.indent}${text}</p>`;
  return page.document(
    `${top(made)}<div class="yj"><p class="yj-t">${made.headline()}</p><p class="yj-a">${infoLine(made)}</p>${made.texts(paragraph)}</div>${others(made)}${bottom(made)}`,
  );
});

const press = articleKind('press-release', (made, page) => {
  const body = `<div class="prtimes"><h1 class="release--title">${made.headline()}</h1><h2 class="release--sub_title">${made.brief()}</h2><time>${made.neutral(page.date())}</time><div class="rbody">${made.texts((text) => `<p>${text}</p>`)}<b>${made.heading()}</b><ul><li>${made.item()}</li><li>${made.item()}</li></ul></div></div>`;
  return page.document(`${top(made)}${body}${others(made)}${bottom(made)}`);
});

const travel = articleKind('travel-notes', (made, page) => {
  const stop = () =>
    `<h3>▎${made.heading()}</h3><img src="${page.picture('rooted')}" alt=""><p>${made.text()}</p><p class="tip">${made.brief()}</p>`;
  return page.document(
    `${top(made)}<div class="youji"><h1>${made.headline()}</h1><p>${infoLine(made)}</p>${page.random.times(page.amount([1, 2], [3, 5]), stop).join('')}</div>${others(made, true)}${bottom(made)}`,
  );
});

const centred = articleKind('centred-fonts', (made, page) => {
  return page.document(
    `${top(made)}<center><h2>${made.headline()}</h2></center><p align="center">${infoLine(made)}</p><blockquote>${made.texts((text) => `<p><font size="3">${made.indent}${text}</font></p>`)}</blockquote><p align="right">${editorLine(made)}</p>${others(made)}${bottom(made)}`,
  );
});

const spans = articleKind('spans-with-breaks', (made, page) => {
  return page.document(
    `${top(made)}<div class="view_con"><strong>${made.headline()}</strong><br><span>${infoLine(made)}</span><br><br><span id="articleText">${made.texts((text) => `<span>${text}</span>`, '<br><br>')}</span></div>${others(made)}${hot(made)}${bottom(made)}`,
  );
});

const serial = articleKind('lessons-of-a-course', (made, page) => {
  const part = (i: number) =>
    `<div class="jc-part"><div class="jc-no">${i + 1}</div><h2>${made.heading()}</h2><p>${made.text()}</p></div>`;
  const side = `<ul class="jc-menu">${entries(made, 10, false)
    .map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`)
    .join('')}</ul>`;
  return page.document(
    `${top(made)}${side}<div class="jc"><h1>${made.headline()}</h1>${page.random.times(page.amount([2, 2], [3, 6]), part).join('')}</div>${bottom(made)}`,
  );
});

const notices = articleKind('notice-with-neighbours', (made, page) => {
  const neighbours = entries(made, 2, false)
    .map(
      ({ title, href }, i) =>
        `<li>${page.label(i === 0 ? 'previous' : 'next')}<a href="${href}">${title}</a></li>`,
    )
    .join('');
  return page.document(
    `${top(made)}<div class="bbs_view"><div class="bbs_tit">${made.headline()}</div><div class="bbs_info">${infoLine(made)}</div><div class="bbs_con"><p>${made.text()}</p><p>${made.brief()}</p></div><ul class="bbs_np">${neighbours}</ul></div>${bottom(made)}`,
  );
});

export const more: readonly Kind<ArticleTruth>[] = [
  fewLines,
  wiki,
  faq,
  speech,
  press,
  travel,
  centred,
  spans,
  serial,
  notices,
];

/**
 * Discussions and reports whose parts are named like other things, and what stands around them: replies called comments,
 * elements of a page's own, links to edit a section or to turn to the next message, boxes of paid links, layout tables.
 */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

const several = (page: PageMaker, write: (i: number) => string): string =>
  page.random.times(page.amount([2, 3], [4, 8]), write).join('\n');

const ideas = textKind('ideas-with-comments', (page) => {
  const idea = (i: number) =>
    `<div class="${i === 0 ? 'idea-opening' : 'idea-reply stream-row'} user-comment"><p class="who"><b>${page.random.word()}</b> ${page.date()}</p><div class="said"><p>${page.say(2)}</p><p>${page.brief()}</p></div></div>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="idea-discussion">${several(page, idea)}</div></main>${f.footer(page)}`,
  );
});

const talk = textKind('talk-of-own-elements', (page) => {
  const said = (i: number) =>
    `<talk-comment depth="${i % 3}"><div slot="head"><a href="/m/${i}">${page.random.word()}</a> ${page.date()}</div><div slot="said" id="c${i}-comment-body" class="text-3"><p>${page.say(page.random.int(2, 4))}</p></div><talk-actions><button>${page.label('reply')}</button></talk-actions></talk-comment>`;
  return page.document(
    `${f.menu(page)}<talk-app><main><talk-opening><h1 slot="title">${page.headline()}</h1><div slot="said" class="text-3"><p>${page.say(2)}</p></div></talk-opening><talk-comment-list id="comment-list">${several(page, said)}</talk-comment-list></main></talk-app>${f.footer(page)}`,
  );
});

const minutes = textKind('report-by-the-minute', (page) => {
  const entry = (i: number) =>
    `<li class="minute" id="m${i}"><time>${page.random.int(10, 22)}:${page.random.int(10, 59)}</time><h3>${page.heading()}</h3><p>${page.say(2)}</p><p class="minute-tools"><a href="#m${i}">${page.label('share')}</a></p></li>`;
  return page.document(
    `${f.menu(page)}<main><article><h1>${page.headline()}</h1><p>${page.say()}</p><ol class="minutes">${several(page, entry)}</ol></article></main>${f.footer(page)}`,
  );
});

const sections = textKind('sections-with-links-to-edit', (page) => {
  const section = (i: number) =>
    `<div class="section-head"><h2 id="s${i}">${page.heading()}</h2><span class="section-edit">[<a href="/edit?s=${i}">✎ ${page.random.word()}</a> | <a href="/source?s=${i}">${page.random.word()}</a>]</span></div><p>${page.say(3)}</p><ul><li>${page.say(2)}</li></ul>`;
  return page.document(
    `${f.menu(page)}<div id="wiki"><h1>${page.headline()}</h1><p>${page.say(2)}</p>${several(page, section)}</div>${f.footer(page)}`,
  );
});

const nested = textKind('tables-within-a-table', (page) => {
  const links = () =>
    `<table>${page.random.times(6, () => `<tr><td><a href="/x">${page.title('noise')}</a></td></tr>`).join('')}</table>`;
  return page.document(
    `<table width="100%"><tr><td width="180">${links()}</td><td><table><tr><td><b>${page.headline()}</b></td></tr><tr><td>${page.say(3)}<br><br>${page.say(3)}</td></tr></table></td><td>${links()}</td></tr><tr><td colspan="3"><font size="1">${page.noise()}</font></td></tr></table>`,
  );
});

const paid = textKind('text-above-paid-links', (page) => {
  const item = () =>
    `<a class="ob-dynamic-rec-link" href="https://paid.example/c" rel="nofollow sponsored"><img src="${page.decoration()}" alt=""><span class="ob-rec-text">${page.title('noise')}</span></a><span class="ob-rec-source">${page.noise()}</span>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><p>${page.say(2)}</p><p>${page.say()}</p></main><div class="OUTBRAIN" data-widget-id="AR_1"><div class="ob-widget ob-grid-layout"><div class="ob-widget-items-container">${page.random.times(4, () => `<div class="ob-dynamic-rec-container">${item()}</div>`).join('')}</div></div></div>${f.footer(page)}`,
  );
});

const archive = textKind('message-of-an-archive', (page) => {
  const turn = (name: string) =>
    `<li><strong>${name}:</strong> <a href="0${page.random.int(10, 99)}.html">${page.title('noise')}</a></li>`;
  return page.document(
    `<h1>${page.headline()}</h1><p><strong>From:</strong> ${page.name()}<br><strong>Date:</strong> ${page.date()}</p><div class="mail"><p>${page.say(3)}</p><p>${page.say(2)}</p><p>${page.say(2)}</p></div><ul>${turn('Next message')}${turn('Previous message')}${turn('Maybe in reply to')}</ul>`,
  );
});

const faces = textKind('faces-beside-what-they-wrote', (page) => {
  const post = (i: number) =>
    `<li class="reply-${i}"><div class="by"><a class="memberuserphoto"><img src="${page.decoration()}" alt=""></a><b>${page.random.word()}</b></div><div class="words"><p>${page.say(3)}</p></div></li>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><ol class="replies">${several(page, post)}</ol></main>${f.footer(page)}`,
  );
});

const request = textKind('request-with-notes', (page) => {
  const note = (i: number) =>
    `<article class="evt evt--note comment" id="n${i}"><header class="evt__by"><img src="${page.decoration()}" alt=""><b>${page.random.word()}</b> ${page.date()}</header><div class="evt__words rendered"><p>${page.say(page.random.int(1, 3))}</p></div></article><p class="evt-line">${page.random.word()} ⟶ ${page.random.word()}</p>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><section class="request"><p class="filed">${page.random.word()}</p><div class="request__words rendered"><p>${page.say(3)}</p><ul><li>${page.brief()}</li></ul></div></section><section class="comments">${several(page, note)}</section></main>${f.footer(page)}`,
  );
});

const fault = textKind('fault-with-headed-entries', (page) => {
  const entry = (i: number) =>
    `<div class="log"><h4><a href="#e${i}">#${i}</a> ${page.random.word()}, ${page.date()}</h4><div class="comment wikitext"><p>${page.say(2)}</p></div></div>`;
  return page.document(
    `${f.menu(page)}<div id="fault"><h1>${page.headline()}</h1><div class="report"><div class="wikitext"><p>${page.say(3)}</p></div></div><div id="log">${several(page, entry)}</div></div>${f.footer(page)}`,
  );
});

const proposals = textKind('proposal-in-tables-with-replies', (page) => {
  const own = (name: string) =>
    `<table class="unit"><tr><td class="${name}"><p>${page.say(2)}</p></td></tr></table>`;
  const answer = () =>
    `<div class="lane"><div class="by"><a href="/m">${page.random.word()}</a> ${page.date()}</div>${own('reply-text unit md-out')}<div class="under"><div class="md-out"><p>${page.say()}</p></div></div></div>`;
  return page.document(
    `${f.menu(page)}<main><h1>${page.headline()}</h1><div class="lead-lane">${own('reply-text unit md-out')}</div><div class="lanes">${several(page, answer)}</div></main><aside><div class="md-out"><p>${page.noise()}</p></div></aside>${f.footer(page)}`,
  );
});

export const discussions: readonly Kind<TextTruth>[] = [
  ideas,
  talk,
  minutes,
  sections,
  nested,
  paid,
  archive,
  faces,
  request,
  fault,
  proposals,
];

/** Threads of the held-out half. Only counted: nothing is tuned on them. */
import { furniture as f } from '../../furniture/held-out.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

function text(page: PageMaker): string {
  const chance = page.random.float();
  if (chance < 0.4) return page.brief();
  return chance < 0.9 ? page.say(page.random.int(1, 4)) : page.say(18);
}

const amount = (page: PageMaker) => page.amount([2, 5], [6, 30]);
const member = (page: PageMaker) =>
  page.record(
    `${page.label('posts')}: ${page.random.int(10000, 99999)}, ${page.label('joined')} ${page.date()}`,
    'noise',
  );

const xenforo = textKind('xenforo', (page) => {
  const post = (i: number) => {
    const quote =
      i > 0 && page.random.chance(0.3)
        ? `<blockquote class="bbCodeBlock bbCodeBlock--quote"><div class="bbCodeBlock-title">${page.label('wrote')}</div><div class="bbCodeBlock-content">${page.free()}</div></blockquote>`
        : '';
    const signature = page.random.chance(0.4)
      ? `<aside class="message-signature"><div class="bbWrapper">${page.brief('noise')}</div></aside>`
      : '';
    return `<article class="message message--post js-post" id="js-post-${i}" data-author="x"><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><h4 class="message-name">${page.name()}</h4><div class="message-userExtras">${member(page)}</div></section></div><div class="message-cell message-cell--main"><header class="message-attribution">${page.date()}<ul class="message-attribution-opposite"><li>#${i + 1}</li></ul></header><div class="message-content"><div class="bbWrapper">${quote}${text(page)}</div></div>${signature}<footer class="message-footer"><a class="actionBar-action">${page.label('reply')}</a></footer></div></div></article>`;
  };
  const body = `<div class="p-pageWrapper"><header class="p-header">${page.site}</header><div class="p-body"><div class="p-body-header"><div class="p-title"><h1 class="p-title-value">${page.headline()}</h1></div></div><div class="block-container lbContainer"><div class="block-body js-replyNewMessageContainer">${page.random.times(amount(page), post).join('')}</div></div><div class="block"><h3 class="block-header">${page.label('related')}</h3>${page.random.times(4, () => `<div class="structItem"><a href="${page.path()}">${page.title('noise')}</a></div>`).join('')}</div></div>${f.footer(page)}</div>`;
  return page.document(body, { attributes: ' data-template="thread_view"' });
});

const smf = textKind('simple-machines', (page) => {
  const post = (i: number) =>
    `<div class="windowbg${(i % 2) + 1}"><div class="post_wrapper"><div class="poster"><h4>${page.name()}</h4><ul class="user_info"><li class="postcount">${member(page)}</li></ul></div><div class="postarea"><div class="flow_hidden"><h5 id="subject_${i}"><a href="#msg${i}">Re: ${page.headline()}</a></h5><div class="smalltext">« #${i} : ${page.date()} »</div></div><div class="post"><div class="inner" id="msg_${i}">${text(page)}</div></div></div><div class="moderatorbar">${page.random.chance(0.4) ? `<div class="signature">${page.brief('noise')}</div>` : ''}</div></div></div>`;
  const body = `<div id="main_content_section"><h1 class="forumtitle">${page.headline()}</h1><div id="forumposts">${page.random.times(amount(page), post).join('')}</div></div>`;
  return page.document(f.frame(page, body));
});

const flarum = textKind('post-stream', (page) => {
  const post = (i: number) =>
    `<div class="PostStream-item" data-index="${i}"><article class="CommentPost Post"><header class="Post-header"><ul><li class="item-user"><h3 class="PostUser-name">${page.name()}</h3></li><li>${page.date()}</li></ul></header><div class="Post-body"><p>${text(page)}</p></div><aside class="Post-actions"><button>${page.label('reply')}</button></aside></article></div>`;
  const body = `<div class="DiscussionPage"><header class="Hero DiscussionHero"><h1 class="DiscussionHero-title">${page.headline()}</h1></header><div class="PostStream">${page.random.times(amount(page), post).join('')}</div></div>`;
  return page.document(f.frame(page, body));
});

const mailingList = textKind('mailing-list-thread', (page) => {
  const mail = () =>
    `<hr><div class="mail"><b>From:</b> ${page.name()}<br><b>Date:</b> ${page.date()}<br><br><div class="mail-body">${page.say(page.random.int(1, 4))}<br><br>${page.brief()}</div></div>`;
  const body = `<h1>${page.headline()}</h1>${page.random.times(page.amount([2, 3], [4, 9]), mail).join('')}`;
  return page.document(f.frame(page, body, { which: 4 }));
});

const guestbook = textKind('guest-book', (page) => {
  const entry = () =>
    `<tr><td valign="top" width="150"><b>${page.name()}</b><br><small>${page.date()}</small></td><td valign="top">${page.random.chance(0.5) ? page.brief() : page.say(2)}</td></tr>`;
  const body = `<h1>${page.headline()}</h1><table border="0" width="100%">${page.random.times(page.amount([3, 6], [8, 20]), entry).join('')}</table>`;
  return page.document(f.frame(page, body));
});

const utilityThread = textKind('thread-in-utility-classes', (page) => {
  const turn = () =>
    `<li class="flex py-4"><img class="h-10 w-10 rounded-full" src="${page.decoration()}" alt=""><div class="ml-3"><p class="text-sm font-medium">${page.name()}</p><p class="text-xs text-gray-400">${page.date()}</p><div class="mt-1">${text(page)}</div></div></li>`;
  const body = `<h1 class="text-2xl">${page.headline()}</h1><ul class="divide-y">${page.random.times(amount(page), turn).join('')}</ul>`;
  return page.document(f.frame(page, body, { which: 3 }));
});

export const forums: readonly Kind<TextTruth>[] = [
  xenforo,
  smf,
  flarum,
  mailingList,
  guestbook,
  utilityThread,
];

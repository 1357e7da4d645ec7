/** Articles of the development half. Below a text stands what templates put there; it is noise. */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

const h1 = (page: PageMaker, attributes = '') => `<h1${attributes}>${page.headline()}</h1>`;
const h2 = (page: PageMaker) => `<h2>${page.heading()}</h2>`;
const ps = (
  page: PageMaker,
  short: readonly [number, number] = [1, 3],
  long: readonly [number, number] = [4, 9],
) => page.random.times(page.amount(short, long), () => page.p()).join('\n');
const ul = (page: PageMaker, count = page.random.int(3, 6)) =>
  `<ul>${page.random.times(count, () => `<li>${page.item()}</li>`).join('')}</ul>`;

/** The lead of the reported family: two words to two lines, plain or marked, with or without a link. */
function shortLead(page: PageMaker): string {
  const { random } = page;
  const text = random.pick([
    () => page.remark(),
    () => page.brief(),
    () => page.brief(),
    () => page.say(),
    () => page.ask(),
  ])();
  const words = text.split(' ');
  const linked = `${words.slice(0, -1).join(' ')} <a href="${page.path()}">${words.at(-1) ?? ''}</a>`;
  return random.pick([
    text,
    text,
    text,
    text,
    `<em>${text}</em>`,
    `<strong>${text}</strong>`,
    linked,
  ]);
}

/** The family that was reported: byline, one short paragraph, then the first h2 and a list. */
const reportedLead = textKind(
  'lead-before-heading-and-list',
  (page) => {
    const { random } = page;
    const lead = shortLead(page);
    const byline = random.pick([
      `<p class="byline">${page.label('by')} ${page.name()}, ${page.date()}</p>`,
      `<p>${page.label('by')} ${page.name()}</p>`,
      `<p class="byline">${page.label('by')} <a href="/authors/${random.word()}">${page.name()}</a> · <time>${page.date()}</time> · ${page.label('minutes')}</p>`,
      `<address>${page.label('by')} <a rel="author" href="/team/${random.word()}">${page.name()}</a></address>`,
      `<header>${h1(page)}<p>${page.name()}, ${page.date()}</p></header>`,
      `<div class="meta"><span>${page.name()}</span> <time>${page.date()}</time></div>`,
      f.byline(page),
    ]);
    const title = byline.includes('<h1') ? '' : h1(page);
    const item = () => (random.chance(0.7) ? page.item() : page.brief());
    const list = (tag: string, isLinked: boolean) => {
      const rows = random.times(
        random.int(2, 8),
        () => `<li>${isLinked ? `<a href="${page.path()}">${item()}</a>` : item()}</li>`,
      );
      return `<${tag}>${rows.join('')}</${tag}>`;
    };
    // a list of links is content only where the text goes on below it
    const isLinked = random.chance(0.2);
    const section = `${h2(page)}\n${random.chance(0.3) ? page.p() : ''}${list(random.pick(['ul', 'ul', 'ol']), isLinked)}${isLinked || random.chance(0.4) ? page.p() : ''}`;
    const rest = random.times(
      random.int(0, 4),
      () =>
        `${h2(page)}\n${random.times(random.int(1, 4), () => page.p()).join('\n')}${random.chance(0.3) ? list('ul', false) : ''}`,
    );
    const after = random.chance(0.4)
      ? random.pick([f.related, f.share, f.tags, f.newsletter])(page)
      : '';
    const article = `<article>${title}\n${byline}\n<p>${lead}</p>\n${section}\n${rest.join('\n')}${after}</article>`;
    if (random.chance(0.25)) return page.document(`<main>${article}</main>`);
    const head = `<header><a href="/">${page.site}</a>${f.menu(page)}</header>`;
    const aside = random.chance(0.4)
      ? `<aside>${random.pick([f.ranks, f.related, f.newsletter])(page)}</aside>`
      : '';
    const body = random.chance(0.3)
      ? `<main>${article}${aside}</main>`
      : `<main>${article}</main>${aside}`;
    return page.document(`${head}${body}${f.footer(page)}`);
  },
  { pages: 500, group: 'leads' },
);

const newsSemantic = textKind('news-semantic', (page) => {
  const article = `<article class="news-article"><header>${h1(page)}${f.byline(page)}</header>
<p class="lead">${page.say()}</p><figure><img src="${page.picture()}" alt=""><figcaption>${page.say()}</figcaption></figure>
${ps(page)}${page.isShort ? '' : `${h2(page)}${ps(page)}`}
${f.share(page)}${f.tags(page)}${f.related(page)}</article>${f.comments(page)}`;
  return page.document(f.frame(page, article, { which: 0 }));
});

const wordpressPost = textKind('wordpress-post', (page) => {
  const body = `<article id="post-${page.random.int(10, 9999)}" class="post type-post status-publish hentry"><header class="entry-header">${h1(page, ' class="entry-title"')}${f.byline(page)}</header>
<div class="entry-content">${ps(page)}${page.random.chance(0.5) ? `${h2(page)}${ps(page, [1, 1], [2, 4])}` : ''}</div>
<footer class="entry-footer">${f.tags(page)}</footer></article>${f.author(page)}${f.neighbours(page)}${f.teasers(page)}${f.comments(page)}`;
  return page.document(f.frame(page, body, { which: 1 }), {
    attributes: ' class="post-template-default single single-post"',
  });
});

const shortWithTeasersInside = textKind('short-note-teasers-inside-article', (page) => {
  const body = `<article>${h1(page)}<p>${page.brief()} ${page.say()}</p><p>${page.say()}</p>${f.share(page)}${f.teasers(page)}</article>`;
  return page.document(f.frame(page, body));
});

const cookieCentre = textKind('cookie-centre-beside-article', (page) => {
  const body = `<article>${h1(page)}${f.byline(page)}${page.random.times(5, () => `<p>${page.say(3)}</p>`).join('\n')}</article>`;
  return page.document(`${f.frame(page, body, { noConsent: true })}${f.consentCentre(page)}`);
});

const quoteFirst = textKind('quote-first', (page) => {
  const body = `<article>${h1(page)}<blockquote><p>${page.say()}</p></blockquote>${ps(page)}<blockquote class="pullquote">${page.say()}</blockquote>${ps(page, [1, 1], [2, 3])}${f.related(page)}</article>`;
  return page.document(f.frame(page, body));
});

const tableFirst = textKind('table-first', (page) => {
  const rows = page.random
    .times(4, () => `<tr><th>${page.item()}</th><td>${page.random.int(2, 900)}</td></tr>`)
    .join('');
  const body = `<article>${h1(page)}${f.byline(page)}<table class="facts"><tbody>${rows}</tbody></table>${ps(page)}${f.teasers(page)}</article>`;
  return page.document(f.frame(page, body));
});

const listFirst = textKind('list-first', (page) => {
  const body = `<div class="post"><div class="post-title">${h1(page)}</div><div class="post-body"><ul class="key-points">${page.random.times(3, () => `<li>${page.brief()}</li>`).join('')}</ul>${ps(page)}</div>${f.share(page)}</div>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

const notes = textKind('notes-and-callouts', (page) => {
  const note = (kind: string) =>
    `<div class="${kind}"><strong>${page.label('note')}:</strong> ${page.say()}</div>`;
  const body = `<article class="article">${h1(page)}<div class="intro">${page.say()}</div>${note('alert alert-info')}${ps(page)}${note('tip-box')}<p>${page.brief()}</p><aside class="infobox"><p>${page.say()}</p></aside>${ps(page, [1, 1], [2, 4])}<p class="footnote"><small>${page.say()}</small></p></article>`;
  return page.document(f.frame(page, body));
});

const brParagraphs = textKind('paragraphs-by-br', (page) => {
  const texts = page.random.times(page.amount([2, 4], [6, 12]), () =>
    page.say(page.random.int(1, 3)),
  );
  const body = `<div class="content">${h1(page)}<div class="date">${page.date()}</div><div class="text">${texts.join('<br><br>\n')}</div>${f.share(page)}</div>`;
  return page.document(f.frame(page, body));
});

const oneLiners = textKind('one-line-paragraphs', (page) => {
  const lines = page.random.times(
    page.amount([4, 8], [15, 30]),
    () => `<p>${page.random.chance(0.4) ? page.brief() : page.say()}</p>`,
  );
  const body = `<section class="story">${h1(page)}${f.byline(page)}${lines.join('\n')}${f.newsletter(page)}</section>${f.related(page)}`;
  return page.document(f.frame(page, body));
});

const galleryArticle = textKind('article-with-gallery', (page) => {
  const figure = () =>
    `<figure class="gallery-item"><a href="${page.path()}.jpg"><img src="${page.picture('rooted')}" width="640" height="480" alt="${page.random.word()}"></a><figcaption class="wp-caption-text">${page.say()}</figcaption></figure>`;
  const body = `<article>${h1(page)}${ps(page)}<div class="gallery gallery-columns-3">${page.random.times(page.random.int(3, 8), figure).join('')}</div>${ps(page, [1, 1], [2, 3])}${f.teasers(page)}</article>`;
  return page.document(f.frame(page, body));
});

const codeBetween = textKind('code-between', (page) => {
  const code = () =>
    `<pre><code class="language-bash">$ ${page.random.word()} --${page.random.word()}=${page.random.int(1, 99)}\n</code></pre>`;
  const body = `<article>${h1(page)}<p>${page.brief()}</p>${code()}<p>${page.say()}</p>${code()}<p>${page.brief()}</p>${h2(page)}${ul(page)}${code()}${ps(page)}</article>`;
  return page.document(f.frame(page, body));
});

const pressRelease = textKind('press-release', (page) => {
  const body = `<div class="press-release">${h1(page)}<p class="dateline"><b>${page.site.toUpperCase()}, ${page.date()}</b> – ${page.say(2)}</p>${ps(page)}<h3>${page.heading()}</h3><p>${page.say(2)}</p><div class="contact-box"><p>${page.label('contact')}: ${page.name()}, press@${page.site}.example</p></div></div>${f.related(page)}`;
  return page.document(f.frame(page, body));
});

const interview = textKind('interview', (page) => {
  const turns = page.random.times(
    page.amount([2, 4], [6, 12]),
    () =>
      `<p><strong>${page.ask()}</strong></p><p>${page.random.chance(0.25) ? page.brief() : page.say(page.random.int(1, 4))}</p>`,
  );
  const body = `<article>${h1(page)}<p class="standfirst">${page.say()}</p>${turns.join('\n')}${f.author(page)}${f.related(page)}</article>`;
  return page.document(f.frame(page, body));
});

const liveblog = textKind('liveblog', (page) => {
  const entry = () =>
    `<div class="live-entry" id="e${page.random.int(1000, 9999)}"><time>${page.random.int(10, 23)}:${page.random.int(10, 59)}</time><h3>${page.heading()}</h3><p>${page.random.chance(0.4) ? page.brief() : page.say(2)}</p></div>`;
  const body = `<article class="liveblog">${h1(page)}<p>${page.say()}</p><div class="live-stream">${page.random.times(page.amount([2, 4], [8, 16]), entry).join('\n')}</div></article>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

const recommendationsBetween = textKind('read-also-between-paragraphs', (page) => {
  const inside = () =>
    `<div class="inline-related"><span>${page.label('related')}</span> <a href="${page.path()}">${page.title('noise')}</a></div>`;
  const body = `<article>${h1(page)}${ps(page, [2, 3], [3, 4])}${inside()}${ps(page, [1, 2], [3, 4])}${f.advert(page)}${ps(page, [1, 1], [2, 3])}${inside()}<p>${page.say()}</p></article>`;
  return page.document(f.frame(page, body));
});

const hashedArticle = textKind('hashed-classes', (page) => {
  const c = () => ` class="${page.random.letters(5)}-${page.random.letters(3)}"`;
  const body = `<div${c()}><div${c()}><h1${c()}>${page.headline()}</h1><div${c()}>${page.name()} · ${page.date()}</div></div><div${c()}>${page.random.times(page.amount([2, 4], [5, 9]), () => `<div${c()}><p${c()}>${page.say(page.random.int(1, 3))}</p></div>`).join('')}</div></div><div${c()}><div${c()}>${page.label('recommended')}</div>${page.random.times(4, () => `<a${c()} href="${page.path()}"><div${c()}>${page.title('noise')}</div><div${c()}>${page.noise()}</div></a>`).join('')}</div>`;
  return page.document(f.frame(page, body, { which: 4 }));
});

const hiddenParts = textKind('parts-hidden-by-class', (page) => {
  const hidden = page.random.shuffle([
    `<div class="d-none d-print-block"><p>${page.noise()}</p></div>`,
    `<div class="hover-card is-hidden"><b>${page.title('noise')}</b><p>${page.noise()}</p></div>`,
    `<p style="display: none">${page.noise()}</p>`,
    `<div class="u-tooltip" hidden>${page.noise()}</div>`,
    `<template><p>${page.noise()}</p></template>`,
  ]);
  const body = `<article>${h1(page)}${hidden.map((part) => `${page.p()}${part}`).join('\n')}${page.p()}</article>`;
  return page.document(f.frame(page, body));
});

export const articles: readonly Kind<TextTruth>[] = [
  reportedLead,
  newsSemantic,
  wordpressPost,
  shortWithTeasersInside,
  cookieCentre,
  quoteFirst,
  tableFirst,
  listFirst,
  notes,
  brParagraphs,
  oneLiners,
  galleryArticle,
  codeBetween,
  pressRelease,
  interview,
  liveblog,
  recommendationsBetween,
  hashedArticle,
  hiddenParts,
];

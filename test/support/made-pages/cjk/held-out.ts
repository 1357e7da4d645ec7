/** The held-out half of part `cjk`: other templates. Only counted. */
import type { Kind } from '../kind.ts';
import { bottom, hot, others, top } from './held-out-furniture.ts';
import { more } from './held-out-more.ts';
import { editorLine, entries, infoLine } from './furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from './truth.ts';

/** A template that is nothing but its text box between top and bottom. */
const boxed = (
  name: string,
  box: (made: ArticlePage) => string,
  below: (made: ArticlePage) => string = others,
) =>
  articleKind(name, (made, page) => {
    const text = box(made);
    return page.document(`${top(made)}${text}${below(made)}${bottom(made)}`);
  });

const richMedia = boxed(
  'sections-in-sections',
  (made) =>
    `<div id="js_article" class="rich_media"><h1 class="rich_media_title">${made.headline()}</h1><div id="meta_content">${infoLine(made)}</div><div class="rich_media_content" id="js_content" style="visibility: visible;"><section><section>${made.texts((text) => `<section style="margin:0 8px"><p style="text-indent:2em"><span style="font-size:15px">${text}</span></p></section>`)}</section></section></div></div>`,
);

const artibody = boxed(
  'id-artibody',
  (made) =>
    `<div class="main-content w1240"><h1 class="main-title">${made.headline()}</h1><div class="date-source">${infoLine(made)}</div><div class="article" id="artibody">${made.texts((text) => `<p cms-style="font-L">${made.indent}${text}</p>`)}<p class="show_author">${editorLine(made)}</p></div></div>`,
);

const vsb = boxed(
  'university-news',
  (made) =>
    `<form name="_newscontent_fromname"><div class="nr"><h2 align="center">${made.headline()}</h2><div align="center">${infoLine(made)}</div><div id="vsb_content_2"><div class="v_news_content">${made.texts((text) => `<p style="text-indent: 32px"><span>${text}</span></p>`)}</div></div></div></form>`,
  (made) =>
    `<div class="syxy">${entries(made, 2, false)
      .map(
        ({ title, href }) =>
          `<p>${made.page.label('previous')}：<a href="${href}">${title}</a></p>`,
      )
      .join('')}</div>`,
);

const discuz = boxed(
  'portal-of-a-forum-program',
  (made) =>
    `<div id="ct" class="ct2 wp cl"><div class="mn"><div class="bm vw"><div class="h hm"><h1 class="ph">${made.headline()}</h1><p class="xg1">${infoLine(made)}</p></div><div class="d"><table class="vwtb"><tr><td id="article_content">${made.texts((text) => text, '<br />\n<br />')}</td></tr></table></div></div></div></div>`,
);

const dede = boxed(
  'template-of-a-small-cms',
  (made) =>
    `<div class="viewbox"><div class="title"><h2>${made.headline()}</h2></div><div class="info"><small>${infoLine(made)}</small></div><div class="intro">${made.text()}</div><div class="content"><table width="100%" border="0"><tr><td>${made.texts((text) => `<div>${made.indent}${text}</div>`)}</td></tr></table></div><div class="boxoff"><strong>------${made.page.noise()}</strong></div></div>`,
);

const hashed = boxed(
  'hashed-names',
  (made) => {
    const c = () => `sc-${made.page.random.letters(6)}`;
    return `<main class="${c()}"><article class="${c()}"><header class="${c()}"><h1 class="${c()}">${made.headline()}</h1><p class="${c()}">${infoLine(made)}</p></header><div class="${c()} article_body"><div class="${c()}">${made.texts((text) => `<p class="${c()} highLightSearchTarget">${text}</p>`)}</div></div></article></main>`;
  },
  (made) => `${others(made, true)}${hot(made)}`,
);

const articleView = boxed(
  'view-with-sections',
  (made) =>
    `<div class="article_view" data-cloud-area="article"><h3 class="tit_view">${made.headline()}</h3><span class="info_view">${infoLine(made)}</span><section dmcf-sid="x">${made.texts((text) => `<p dmcf-pid="${made.page.random.letters(8)}" dmcf-ptype="general">${text}</p>`)}</section></div>`,
);

const tistory = boxed(
  'blog-skin',
  (made) =>
    `<div id="tt-body-page"><div class="hgroup"><h1>${made.headline()}</h1><div class="post-meta">${infoLine(made)}</div></div><div class="entry-content"><div class="tt_article_useless_p_margin contents_style">${made.texts((text) => `<p data-ke-size="size16">${text}</p><p>&nbsp;</p>`)}</div></div></div>`,
  (made) =>
    `<div class="another_category"><h4>${made.page.label('related')}</h4><table>${entries(
      made,
      5,
      false,
    )
      .map(
        ({ title, href, date }) =>
          `<tr><th><a href="${href}">${title}</a></th><td>${date}</td></tr>`,
      )
      .join('')}</table></div>`,
);

const hatena = boxed(
  'diary-entry',
  (made) =>
    `<article class="entry hentry"><div class="entry-inner"><header class="entry-header"><div class="entry-date">${made.neutral(made.page.date())}</div><h1 class="entry-title"><a href="${made.page.path()}">${made.headline()}</a></h1></header><div class="entry-content">${made.texts((text) => `<p>${text}</p>`)}<h4>${made.heading()}</h4><p>${made.text()}</p></div><footer class="entry-footer"><div class="pager">${entries(
      made,
      1,
      false,
    )
      .map(({ title, href }) => `<a href="${href}">${title}</a>`)
      .join('')}</div></footer></div></article>`,
);

const column = boxed(
  'column-with-rich-text',
  (made) =>
    `<div class="Post-Main"><header class="Post-Header"><h1 class="Post-Title">${made.headline()}</h1><div class="Post-Author">${infoLine(made)}</div></header><div class="Post-RichTextContainer"><div class="RichText ztext">${made.texts((text) => `<p data-pid="${made.page.random.letters(8)}">${text}</p>`)}<blockquote>${made.text()}</blockquote></div></div></div>`,
  (made) => others(made, true),
);

const markdownBlog = boxed(
  'programmers-blog',
  (made) =>
    `<div class="blog-content-box"><div class="article-header"><h1 class="title-article">${made.headline()}</h1><div class="article-info-box">${infoLine(made)}</div></div><div id="content_views" class="markdown_views prism-atom">${made.texts((text) => `<p>${text}</p>`)}<h2><a name="t1"></a>${made.heading()}</h2><ul>${made.page.random.times(3, () => `<li>${made.item()}</li>`).join('')}</ul><p>${made.text()}</p></div></div>`,
  (made) =>
    `<div class="recommend-box insert-baidu-box">${entries(made, 6, true)
      .map(
        ({ title, href, excerpt }) =>
          `<div class="recommend-item-box"><h4><a href="${href}">${title}</a></h4><p class="content"><a href="${href}">${excerpt}</a></p></div>`,
      )
      .join('')}</div>`,
);

const paper = articleKind('page-of-a-printed-paper', (made, page) => {
  const text = `<td class="paper-right"><founder-title><p align="center" class="font01">${made.headline()}</p></founder-title><div class="lai">${infoLine(made)}</div><founder-content>${made.texts((line) => `<P>${made.indent}${line}</P>`)}</founder-content></td>`;
  const left = `<td class="paper-left"><table>${entries(made, 7, false)
    .map(({ title, href }) => `<tr><td><a href="${href}">${title}</a></td></tr>`)
    .join('')}</table></td>`;
  return page.document(
    `${top(made)}<table width="1000"><tr>${left}${text}</tr></table>${bottom(made)}`,
  );
});

export const heldOut: readonly Kind<ArticleTruth>[] = [
  richMedia,
  artibody,
  vsb,
  discuz,
  dede,
  hashed,
  articleView,
  tistory,
  hatena,
  column,
  markdownBlog,
  paper,
  ...more,
];

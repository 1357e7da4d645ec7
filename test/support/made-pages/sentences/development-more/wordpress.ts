/** WordPress in its ages and builders: an early default theme, blocks, Elementor, Divi, Avada, Genesis, a news theme. */
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import {
  image,
  imageInSizes,
  imageWithTwin,
  lazyImage,
  plainImage,
  portrait,
  thumb,
  thumbToBig,
} from './pictures.ts';
import { decoy, plainBlocks, points, prose, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

export const wordpress: readonly Kind<TextTruth>[] = [
  textKind('early-default-theme', (page) => {
    const list = (label: string, items: readonly string[]) =>
      `<li><h2>${label}</h2><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul></li>`;
    const archive = page.list(
      page.random.times(12, (i) => `${page.random.word()} ${2004 + (i % 6)}-${i + 1}`),
      false,
    );
    const body = story(page, {
      ...plainBlocks(),
      figure: () => `<p><a href="${page.path()}">${plainImage(page)}</a></p>`,
    });
    const comment = (i: number) =>
      `<li class="${i % 2 === 0 ? 'alt' : ''}" id="comment-${i}"><cite><a href="http://${page.random.word()}.example" rel="external nofollow">${page.name()}</a></cite> :<br><small class="commentmetadata"><a href="#c">${page.date()}</a></small><p>${page.free()}</p></li>`;
    const sidebar = `<div id="sidebar"><ul><li><form id="searchform"><input name="s"><input type="submit" value="${page.label('search')}"></form></li>${list(
      word(page, 'archive'),
      archive.map((text) => `<a href="${page.path()}">${text}</a>`),
    )}${list(
      word(page, 'categories'),
      page.menuWords(5).map((text) => `<a href="/c">${text}</a> (${page.random.int(1, 40)})`),
    )}${list(
      word(page, 'blogroll'),
      page.random.times(
        5,
        () => `<a href="http://${page.random.word()}.example">${page.random.word()}</a>`,
      ),
    )}</ul></div>`;
    return shell(
      page,
      `<div id="page"><div id="header"><div id="headerimg"><h1><a href="/">${page.site}</a></h1><div class="description">${page.brief('noise')}</div></div></div><hr><div id="content" class="widecolumn"><div class="navigation"><div class="alignleft">&laquo; <a href="${page.path()}">${page.title('noise')}</a></div><div class="alignright"><a href="${page.path()}">${page.title('noise')}</a> &raquo;</div></div><div class="post" id="post-${page.random.int(1, 999)}"><h2><a href="${page.url}" rel="bookmark">${page.headline()}</a></h2><div class="entrytext">${body}<p class="postmetadata alt"><small>${page.free()}</small></p></div></div><h3 id="comments">${page.label('comments')}</h3><ol class="commentlist">${page.random.times(2, comment).join('')}</ol></div>${sidebar}<hr><div id="footer"><p>${page.noise()}</p></div></div>`,
    );
  }),

  textKind('block-theme', (page) => {
    const site = new Site(page, 'words');
    const group = (inner: string, type = 'constrained') =>
      `<div class="wp-block-group alignfull is-layout-${type} wp-block-group-is-layout-${type}">${inner}</div>`;
    const pull = () =>
      `<figure class="wp-block-pullquote"><blockquote><p>${page.say()}</p></blockquote></figure>`;
    const mediaText = () =>
      `<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media">${imageInSizes(page)}</figure><div class="wp-block-media-text__content"><p>${page.say()}</p></div></div>`;
    const columns = () =>
      `<div class="wp-block-columns is-layout-flex">${page.random.times(2, () => `<div class="wp-block-column"><h3 class="wp-block-heading">${page.heading()}</h3><p>${page.say()}</p></div>`).join('')}</div>`;
    const gallery = () =>
      `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${page.random.times(3, () => `<figure class="wp-block-image size-large">${imageInSizes(page)}<figcaption class="wp-element-caption">${page.brief()}</figcaption></figure>`).join('')}</figure>`;
    const body = story(page, {
      p: (text) => `<p class="has-medium-font-size">${text}</p>`,
      h: (text) => `<h2 class="wp-block-heading">${text}</h2>`,
      li: (items) => points(items, ' class="wp-block-list"'),
      quote: (text) =>
        `<blockquote class="wp-block-quote is-layout-flow"><p>${text}</p><cite>${page.name()}</cite></blockquote>`,
      figure: () => page.random.pick([pull, mediaText, columns, gallery])(),
      between: [
        () =>
          `<div class="wp-block-buttons is-layout-flex"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/x">${page.label('subscribe')}</a></div></div>`,
        () => '<hr class="wp-block-separator has-alpha-channel-opacity">',
      ],
    });
    const loop = `<div class="wp-block-query"><h2 class="wp-block-heading">${word(page, 'moreFrom')}</h2><ul class="wp-block-post-template">${page.random.times(3, () => `<li class="wp-block-post"><figure class="wp-block-post-featured-image"><a href="${page.path()}">${thumb(page)}</a></figure><h3 class="wp-block-post-title"><a href="${page.path()}">${page.title('noise')}</a></h3><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${page.noise()}</p></div></li>`).join('')}</ul></div>`;
    return shell(
      page,
      `<div class="wp-site-blocks"><header class="wp-block-template-part">${site.menu()}</header><main class="wp-block-group">${group(`<h1 class="wp-block-post-title">${page.headline()}</h1><div class="wp-block-post-date"><time>${page.date()}</time></div>`)}<figure class="wp-block-post-featured-image">${imageInSizes(page)}</figure><div class="entry-content wp-block-post-content is-layout-constrained">${body}</div>${group(`<div class="wp-block-post-terms">${site.tags()}</div><nav>${page.label('previous')}: <a href="${page.path()}" rel="prev">${page.title('noise')}</a></nav>${site.comments()}`, 'flow')}${loop}</main><footer class="wp-block-template-part">${site.footer()}</footer></div>`,
    );
  }),

  textKind('page-builder-of-sections-and-widgets', (page) => {
    const id = () => page.random.letters(7);
    const widget = (type: string, inner: string) =>
      `<div class="elementor-element elementor-element-${id()} elementor-widget elementor-widget-${type}" data-id="${id()}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;
    const section = (inner: string) =>
      `<section class="elementor-section elementor-top-section elementor-element elementor-section-boxed" data-element_type="section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column"><div class="elementor-widget-wrap elementor-element-populated">${inner}</div></div></div></section>`;
    const text = () =>
      widget(
        'text-editor',
        story(page, { p: (one) => `<p>${one}</p>`, li: (items) => points(items) }),
      );
    const list = () =>
      widget(
        'icon-list',
        `<ul class="elementor-icon-list-items">${page.random.times(4, () => `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg></svg></span><span class="elementor-icon-list-text">${page.item()}</span></li>`).join('')}</ul>`,
      );
    const box = () =>
      widget(
        'image-box',
        `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img">${imageInSizes(page)}</figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${page.heading()}</h3><p class="elementor-image-box-description">${page.say()}</p></div></div>`,
      );
    const part = () =>
      section(
        `${widget('heading', `<h2 class="elementor-heading-title elementor-size-default">${page.heading()}</h2>`)}${text()}${page.random.pick([() => '', list, box, () => widget('image', lazyImage(page))])()}`,
      );
    const site = new Site(page, 'words');
    const posts = widget(
      'posts',
      `<div class="elementor-posts-container elementor-posts elementor-grid">${page.random.times(3, () => `<article class="elementor-post elementor-grid-item"><a class="elementor-post__thumbnail__link" href="${page.path()}"><div class="elementor-post__thumbnail">${thumb(page)}</div></a><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="${page.path()}">${page.title('noise')}</a></h3><div class="elementor-post__excerpt"><p>${page.noise()}</p></div><a class="elementor-post__read-more">${page.label('readMore')} »</a></div></article>`).join('')}</div>`,
    );
    return shell(
      page,
      `<div data-elementor-type="header" class="elementor elementor-location-header">${site.header()}</div><div data-elementor-type="single-post" class="elementor elementor-location-single">${section(`${widget('theme-post-title', `<h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1>`)}${widget('post-info', `<ul class="elementor-inline-items elementor-post-info"><li>${page.name()}</li><li>${page.date()}</li></ul>`)}`)}${section(widget('theme-post-content', `<p>${prose(page)}</p>`))}${page.random.times(page.amount([1, 1], [2, 4]), part).join('\n')}${section(widget('share-buttons', site.share()))}${section(posts)}</div><div data-elementor-type="footer">${site.footer()}</div>`,
    );
  }),

  textKind('builder-of-rows-and-modules', (page) => {
    const n = { row: 0 };
    const row = (inner: string) =>
      `<div class="et_pb_row et_pb_row_${n.row++}"><div class="et_pb_column et_pb_column_4_4 et-last-child">${inner}</div></div>`;
    const text = (inner: string) =>
      `<div class="et_pb_module et_pb_text et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${inner}</div></div>`;
    const toggle = () =>
      `<div class="et_pb_module et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">${page.ask()}</h5><div class="et_pb_toggle_content clearfix"><p>${page.say(2)}</p></div></div>`;
    const blurb = () =>
      `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap"><span class="et-pb-icon">&#xe03a;</span></span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${page.heading()}</span></h4><div class="et_pb_blurb_description"><p>${page.say()}</p></div></div></div></div>`;
    const body = page.random
      .times(page.amount([1, 1], [2, 4]), () =>
        row(
          text(story(page, plainBlocks())) +
            page.random.pick([
              () => '',
              toggle,
              blurb,
              () =>
                `<div class="et_pb_module et_pb_image"><span class="et_pb_image_wrap">${imageInSizes(page)}</span></div>`,
            ])(),
        ),
      )
      .join('');
    const posts = row(
      page.random
        .times(
          3,
          () =>
            `<article class="et_pb_post clearfix"><a href="${page.path()}" class="entry-featured-image-url">${thumb(page)}</a><h2 class="entry-title"><a href="${page.path()}">${page.title('noise')}</a></h2><p class="post-meta">${page.label('by')} ${page.name()} | ${page.date()}</p><div class="post-content"><div class="post-content-inner"><p>${page.noise()}...</p></div></div></article>`,
        )
        .join(''),
    );
    const site = new Site(page, 'words');
    return shell(
      page,
      `<div id="page-container"><header id="main-header">${site.menu()}</header><div id="et-main-area"><div id="main-content"><article class="post type-post"><div class="entry-content"><div class="et_pb_section et_pb_section_0 et_section_regular">${row(`<div class="et_pb_module et_pb_post_title"><div class="et_pb_title_container"><h1 class="entry-title">${page.headline()}</h1><p class="et_pb_title_meta_container">${page.date()}</p></div><div class="et_pb_title_featured_container">${imageInSizes(page)}</div></div>`)}${body}</div><div class="et_pb_section et_pb_section_1">${posts}</div></div></article></div>${site.footer()}</div></div>`,
      { attributes: ' class="et_pb_theme et_divi_builder"' },
    );
  }),

  textKind('theme-of-full-width-containers', (page) => {
    const site = new Site(page, 'words');
    const body = page.random
      .times(
        page.amount([1, 1], [2, 3]),
        () =>
          `<div class="fusion-fullwidth fullwidth-box fusion-builder-row-1 nonhundred-percent-fullwidth"><div class="fusion-builder-row fusion-row"><div class="fusion-layout-column fusion_builder_column fusion_builder_column_1_1"><div class="fusion-column-wrapper"><div class="fusion-title title fusion-title-size-two"><h2 class="fusion-title-heading title-heading-left">${page.heading()}</h2></div><div class="fusion-text fusion-text-1">${story(page, { p: (text) => `<p>${text}</p>`, quote: (text) => `<blockquote>${text}</blockquote>` })}</div>${page.random.chance(0.4) ? `<div class="fusion-image-element"><span class="fusion-imageframe imageframe-none">${imageWithTwin(page)}</span></div>` : ''}</div></div></div></div>`,
      )
      .join('');
    const related = `<section class="related-posts single-related-posts"><div class="fusion-title"><h3>${page.label('related')}</h3></div><div class="awb-carousel awb-swiper"><div class="swiper-wrapper">${page.random.times(4, () => `<div class="swiper-slide"><div class="fusion-carousel-item-wrapper"><div class="fusion-image-wrapper">${thumb(page)}<div class="fusion-rollover"><div class="fusion-rollover-content"><h4 class="fusion-rollover-title"><a href="${page.path()}">${page.title('noise')}</a></h4></div></div></div></div></div>`).join('')}</div></div></section>`;
    return shell(
      page,
      `<div id="boxed-wrapper"><div id="wrapper" class="fusion-wrapper">${site.header()}<div class="fusion-page-title-bar"><h1 class="entry-title">${page.headline()}</h1>${site.crumbs(true)}</div><main id="main"><section id="content"><article id="post-1" class="post"><div class="fusion-flexslider post-slideshow"><ul class="slides"><li>${imageInSizes(page)}</li></ul></div><div class="post-content">${body}</div><div class="fusion-meta-info"><div class="fusion-meta-info-wrapper">${page.label('by')} <span class="vcard">${page.name()}</span>|<span>${page.date()}</span></div></div><div class="fusion-sharing-box"><h4>${page.label('share')}</h4>${site.share()}</div><section class="about-author"><div class="about-author-container"><div class="avatar">${portrait(page)}</div><div class="description">${page.free()}</div></div></section>${related}</article></section></main>${site.footer()}</div></div>`,
    );
  }),

  textKind('framework-with-entry-and-widgets', (page) => {
    const site = new Site(page, 'words');
    const widget = (title: string, inner: string) =>
      `<section class="widget"><div class="widget-wrap"><h3 class="widgettitle widget-title">${title}</h3>${inner}</div></section>`;
    const body = story(page, {
      ...plainBlocks(),
      figure: () =>
        `<div class="wp-caption alignnone" style="width:650px">${imageInSizes(page)}<p class="wp-caption-text">${page.say()}</p></div>`,
      between: [
        () =>
          `<p>${page.label('related')}: <a href="${page.path()}">${page.title('noise')}</a></p>`,
      ],
    });
    return shell(
      page,
      `<div class="site-container"><header class="site-header"><div class="wrap"><p class="site-title"><a href="/">${page.site}</a></p></div></header><nav class="nav-primary">${site.menu()}</nav><div class="site-inner"><div class="content-sidebar-wrap"><main class="content">${site.crumbs(true)}<article class="post entry" itemscope itemtype="https://schema.org/CreativeWork"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1><p class="entry-meta"><time class="entry-time">${page.date()}</time> ${page.label('by')} <span class="entry-author">${page.name()}</span> <span class="entry-comments-link"><a href="#c">${page.label('comments')}</a></span></p></header><div class="entry-content" itemprop="text"><p class="disclosure"><small><em>${page.disclaimer()}</em></small></p>${body}</div><footer class="entry-footer"><p class="entry-meta">${site.tags()}</p></footer></article><div class="after-entry widget-area">${site.newsletter()}</div><section class="author-box">${portrait(page)}<h4>${page.label('aboutAuthor')}</h4><div class="author-box-content"><p>${page.free()}</p></div></section><div class="entry-comments" id="comments">${site.comments()}</div></main><aside class="sidebar sidebar-primary">${widget(page.label('about'), `<p>${portrait(page)} ${page.noise()}</p>`)}${widget(word(page, 'recentComments'), `<ul>${page.random.times(3, () => `<li>${page.name()}: <a href="#">${page.title('noise')}</a></li>`).join('')}</ul>`)}</aside></div></div>${site.footer()}</div>`,
    );
  }),

  textKind('news-theme-of-modules', (page) => {
    const site = new Site(page, 'words');
    const module = () =>
      `<div class="td_module_related_posts td-animation-stack td_mod_related_posts"><div class="td-module-image"><div class="td-module-thumb"><a href="${page.path()}">${thumb(page)}</a></div></div><div class="item-details"><h3 class="entry-title td-module-title"><a href="${page.path()}">${page.title('noise')}</a></h3><div class="td-excerpt">${page.noise()}</div></div></div>`;
    const body = story(page, {
      ...plainBlocks(),
      quote: (text) => `<blockquote class="td_quote_box td_box_center"><p>${text}</p></blockquote>`,
      figure: () =>
        `<figure class="wp-caption aligncenter">${thumbToBig(page)}<figcaption class="wp-caption-text">${page.say()}</figcaption></figure>`,
      between: [
        () =>
          `<div class="td-a-rec td-a-rec-id-content_inline"><span class="td-adspot-title">- ${page.label('advert')} -</span></div>`,
        () =>
          `<div class="td_block_wrap td_block_related"><a href="${page.path()}">${page.title('noise')}</a></div>`,
      ],
    });
    return shell(
      page,
      `<div id="td-outer-wrap">${site.header()}<div class="td-main-content-wrap"><div class="td-container"><div class="td-crumb-container">${site.crumbs(true)}</div><div class="td-pb-row"><div class="td-pb-span8 td-main-content"><div class="td-ss-main-content"><article class="post"><div class="td-post-header"><ul class="td-category"><li class="entry-category">${site.link(page.menuWords(1)[0] ?? '')}</li></ul><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1><p class="td-post-sub-title">${page.brief()}</p><div class="td-module-meta-info">${site.byline()}</div></header></div><div class="td-post-sharing-top">${site.share()}</div><div class="td-post-content tagdiv-type"><div class="td-post-featured-image"><a href="#" class="td-modal-image">${imageInSizes(page)}</a></div>${body}</div><footer><div class="td-post-source-tags">${site.tags()}</div><div class="td-block-row td-post-next-prev">${site.neighbours()}</div><div class="td-author-name vcard author"><div class="td-author-photo">${portrait(page)}</div><div class="td-author-description">${page.free()}</div></div></footer></article><div class="td_block_wrap td_block_related_posts"><h4 class="td-related-title">${page.label('related')}</h4>${page.random.times(3, module).join('')}</div>${site.comments()}</div></div><div class="td-pb-span4 td-main-sidebar">${site.ranks()}</div></div></div></div>${site.footer()}</div>`,
    );
  }),

  textKind('photo-blog-post-of-pictures', (page) => {
    const site = new Site(page);
    const rows = page.random.times(
      page.amount([2, 4], [6, 20]),
      (i) =>
        `${page.random.pick([() => `<p>${plainImage(page)}</p>`, () => `<p style="text-align:center">${imageInSizes(page)}</p>`, () => `<div>${image(page)}</div>`, () => `<p><a href="${page.path()}">${lazyImage(page)}</a><br><em>${page.brief()}</em></p>`])()}${i % 3 === 1 ? `<p>${page.random.chance(0.4) ? decoy(page) : prose(page)}</p>` : ''}`,
    );
    return shell(
      page,
      site.around(
        `<article class="post"><h1>${page.headline()}</h1><div class="entry"><p>${page.brief()}</p>${rows.join('\n')}</div>${site.neighbours()}</article>${site.grid()}`,
      ),
    );
  }),
];

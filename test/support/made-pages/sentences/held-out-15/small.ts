/** Pages of a few sentences, and pages of pictures: half `held-out-15`. */
import { bare, f, framed, image, menu, others, sized, some } from './writing.ts';

export const short = [
  framed(
    'announcement-of-a-club-in-one-text-element',
    'contao',
    (page) =>
      `<div class="mod_article first last block" id="article-${page.random.int(1, 900)}"><div class="ce_text first last block"><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.say()}</p></div></div>`,
  ),
  framed(
    'link-post-of-a-block-theme-in-one-paragraph',
    'blockTheme',
    (page) =>
      `<div class="wp-block-group"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content is-layout-constrained"><p>${page.say(2)} <a href="https://other.example/">→</a></p></div><div class="wp-block-post-date"><time>${page.date()}</time></div></div>${f.neighbours(page)}`,
  ),
  framed(
    'status-note-of-an-office-beside-a-side-menu',
    'uswds',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.label('published')}: ${page.date()}</p><p>${page.say(2)}</p><p>${page.say()}</p>`,
  ),
];

export const pictures = [
  framed(
    'photo-essay-of-a-block-theme-with-wide-figures',
    'blockTheme',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1><div class="wp-block-post-content"><p>${page.say(2)}</p>${some(page, 4, 7, () => `<figure class="wp-block-image alignwide size-full">${sized(page, ' alt=""')}<figcaption class="wp-element-caption">${page.free()}</figcaption></figure>`)}<p>${page.say()}</p></div>${f.related(page)}`,
  ),
  bare(
    'object-of-a-collection-with-zoom-and-a-record',
    (page) =>
      `<header class="site-header"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="artwork"><section class="artwork__image"><div class="artwork__zoom">${sized(page, ' class="artwork__img" alt=""')}</div><ul class="artwork__tools"><li><a href="/download">Download</a></li></ul></section><section class="artwork__info"><h1 class="artwork__title">${page.headline()}</h1><div class="artwork__artist">${page.name()}</div><div class="artwork__text"><p>${page.say(3)}</p><p>${page.say(2)}</p></div><dl class="artwork__record"><dt>No.</dt><dd>${page.random.int(100, 9999)}</dd></dl></section><section class="artwork__more"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="tile" href="${h}"><img src="${page.decoration()}" alt=""><span class="tile__title">${t}</span></a>`)}</section></main><footer>${page.noise()}</footer>`,
  ),
  framed(
    'gallery-of-a-bitrix-site-with-previews-in-a-grid',
    'bitrix',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say(2)}</p><div class="photo-items-list">${some(page, 4, 9, () => `<div class="photo-item"><a href="/gallery/detail.php">${image(page, ' width="240" height="160" alt=""')}</a></div>`)}</div><p>${page.say()}</p>`,
  ),
];

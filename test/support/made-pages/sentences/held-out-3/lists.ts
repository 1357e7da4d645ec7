/** Lists of half `held-out-3`: whole contents, and lists of links to elsewhere. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { framed, ps } from './writing.ts';

const wanted = (page: PageMaker, low: number, high: number) =>
  page.list(
    page.random.times(page.random.int(low, high), () => page.item('free')),
    true,
  );
const unwanted = (page: PageMaker, low: number, high: number) =>
  page.list(
    page.random.times(page.random.int(low, high), () => page.title('free')),
    false,
  );

export const lists: readonly Kind<TextTruth>[] = [
  framed(
    'packing-list-of-a-tour',
    (page) =>
      `<article><h1 class="entry-title">${page.headline()}</h1><div class="entry-content">${page.p()}<h2>${page.heading()}</h2><ul class="wp-block-list">${wanted(
        page,
        6,
        20,
      )
        .map((item) => `<li>${item}</li>`)
        .join('')}</ul>${page.p()}</div></article>`,
    'genesis',
  ),
  framed(
    'resolutions-numbered-in-a-table-of-contents-style',
    (page) =>
      `<div class="resolutions"><h1>${page.headline()}</h1><p>${page.say()}</p><ol class="list-decimal">${wanted(
        page,
        6,
        25,
      )
        .map((item, i) => `<li id="res-${i + 1}"><p>${item}</p></li>`)
        .join('')}</ol></div>`,
    'govuk',
  ),
  framed(
    'ingredients-as-checkbox-spans',
    (page) =>
      `<div class="tasty-recipes"><h1>${page.headline()}</h1><p>${page.say()}</p><div class="tasty-recipes-ingredients"><h3>${page.label('ingredients')}</h3><div data-tasty-recipes-customization="body-color.color"><ul>${wanted(
        page,
        6,
        14,
      )
        .map(
          (item) =>
            `<li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox" aria-label="x"><label></label></span>${item}</li>`,
        )
        .join('')}</ul></div></div><p>${page.say(2)}</p></div>`,
    'elementor',
  ),
  framed(
    'topic-links-in-a-widget-below',
    (page) =>
      `<article><h1>${page.headline()}</h1>${ps(page)}</article><section class="widget_text widget widget_custom_html"><h3 class="widget-title">${page.label('recommended')}</h3><ul class="rpwe-ul">${unwanted(
        page,
        6,
        15,
      )
        .map(
          (item) =>
            `<li class="rpwe-li rpwe-clearfix"><h3 class="rpwe-title"><a href="${page.path()}">${item}</a></h3><time class="rpwe-time">${page.date()}</time></li>`,
        )
        .join('')}</ul></section>`,
    'divi',
  ),
  framed(
    'month-archive-of-titles-beside-a-note',
    (page) =>
      `<div class="two"><article class="note"><h1>${page.headline()}</h1>${ps(page)}</article><div class="archive-list" role="complementary"><h4>${page.label('latest')}</h4><ul>${unwanted(
        page,
        10,
        25,
      )
        .map((item) => `<li><a href="${page.path()}">${item}</a></li>`)
        .join('')}</ul></div></div>${f.share(page)}`,
    'paperMod',
  ),
];

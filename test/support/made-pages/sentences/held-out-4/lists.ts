/** Lists of half `held-out-4`: whole contents, and lists of links to elsewhere. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { anywhere, bare, f, framed, ps } from './writing.ts';

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
const li = (
  items: readonly string[],
  write: (item: string, i: number) => string = (item) => `<li>${item}</li>`,
) => items.map(write).join('');

export const lists: readonly Kind<TextTruth>[] = [
  framed(
    'block-list-nested-in-a-post',
    'blockTheme',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content">${page.p()}<ul class="wp-block-list">${li(wanted(page, 4, 8))}<li>${page.item()}<ul class="wp-block-list">${li(wanted(page, 2, 5))}</ul></li></ul>${ps(page)}</div><ul class="wp-block-latest-posts">${li(unwanted(page, 4, 6), (t) => `<li><a href="${page.path()}">${t}</a></li>`)}</ul>`,
  ),
  framed(
    'release-notes-by-version',
    'material',
    (page) =>
      `<h1>${page.headline()}</h1><h2>${page.random.int(2, 9)}.${page.random.int(0, 9)}.0 <small>${page.date()}</small></h2><p>${page.brief()}</p><ul>${li(wanted(page, 3, 9))}</ul><h2>1.${page.random.int(0, 9)}.${page.random.int(1, 9)}</h2><ul>${li(wanted(page, 2, 6), (t) => `<li><p>${t}</p></li>`)}</ul>`,
  ),
  bare(
    'checklist-of-buttons-and-divs',
    (page) =>
      `<div class="shell">${f.menu(page)}<div class="checklist"><h1>${page.headline()}</h1><div class="intro">${page.say(2)}</div><div role="list">${li(wanted(page, 5, 14), (t, i) => `<div role="listitem" class="row"><input type="checkbox" id="c${i}"><label for="c${i}">${t}</label></div>`)}</div></div><div role="list" class="more">${li(unwanted(page, 4, 8), (t) => `<div role="listitem"><a href="${page.path()}">${t}</a></div>`)}</div></div>${f.footer(page)}`,
  ),
  anywhere(
    'top-ten-with-headings',
    (page) =>
      `<article><h1>${page.headline()}</h1>${page.p()}${wanted(page, 5, 10)
        .map((item, i) => `<h2>${i + 1}. ${item}</h2><p>${page.say(2)}</p>`)
        .join(
          '',
        )}</article><div class="list-recirc"><ul>${li(unwanted(page, 4, 7), (t) => `<li><h4><a href="${page.path()}">${t}</a></h4></li>`)}</ul></div>`,
  ),
  framed(
    'reading-list-of-links-that-is-the-content',
    'tailwind',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say(2)}</p><ul class="divide-y">${li(wanted(page, 6, 15), (t) => `<li class="py-4"><a class="font-medium text-blue-600" href="https://${page.random.word()}.example/">${t}</a><p class="text-sm">${page.brief()}</p></li>`)}</ul>`,
  ),
  framed(
    'ordered-steps-with-counters',
    'olivero',
    (page) =>
      `<article class="node"><h1>${page.headline()}</h1><div class="field field--name-body">${page.p()}<ol class="process-list">${li(wanted(page, 4, 9), (t, i) => `<li class="process-list__item"><span class="process-list__num" aria-hidden="true">${i + 1}</span><h3 class="process-list__heading">${t}</h3><p>${page.say()}</p></li>`)}</ol></div></article><div class="block-views"><div class="item-list"><ul>${li(unwanted(page, 4, 8), (t) => `<li class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="${page.path()}">${t}</a></span></div></li>`)}</ul></div></div>`,
  ),
];

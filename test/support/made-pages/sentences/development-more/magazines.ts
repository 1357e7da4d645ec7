/** Magazines and columns: chapters, side notes, photo essays, interviews in several markups, letters, obituaries. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import {
  image,
  imageBySrcsetOnly,
  imageForm,
  imageInSizes,
  imageWithTwin,
  lazyImage,
  pictureElement,
  photo,
  portrait,
  thumb,
} from './pictures.ts';
import { closing, decoy, linkedSentence, parted, prose, single, story, word } from './prose.ts';
import { shell, titled } from './shell.ts';
import { Site } from './site.ts';

const count = (
  page: PageMaker,
  short: readonly [number, number],
  long: readonly [number, number],
  make: (i: number) => string,
) => page.random.times(page.amount(short, long), make);

export const magazines: readonly Kind<TextTruth>[] = [
  textKind('long-read-in-chapters', (page) => {
    const site = new Site(page, 'bem');
    const chapter = (i: number) =>
      `<section class="chapter chapter--${i + 1}" id="chapter-${i + 1}"><header class="chapter__head"><span class="chapter__no">${i + 1}</span><h2>${page.heading()}</h2></header><div class="chapter__text">${count(page, [1, 2], [2, 4], (p) => `<p${p === 0 ? ' class="has-drop-cap"' : ''}>${prose(page)}</p>`).join('')}</div></section>`;
    const wide = () =>
      `<figure class="full-bleed"><div class="full-bleed__inner">${pictureElement(page)}</div><figcaption>${page.say()}</figcaption></figure>`;
    const main = `<article class="longread"><div class="hero" style="background-image:url(/bg/${page.random.word()}.jpg)"><div class="hero__text"><p class="hero__kicker">${page.menuWords(1)[0] ?? ''}</p><h1 class="hero__title">${page.headline()}</h1><p class="hero__deck">${page.say()}</p><p class="hero__credits">${page.label('by')} ${page.name()} · ${word(page, 'photoBy')}</p></div></div><div class="prologue"><p>${prose(page)}</p></div>${parted(count(page, [2, 2], [3, 5], chapter), wide)}<div class="epilogue"><p><em>${closing(page)}</em></p></div></article><div class="longread-next">${site.grid()}</div>`;
    return shell(page, `${site.header()}${main}${site.footer()}`);
  }),

  textKind('essay-with-side-notes', (page) => {
    const n = { note: 0 };
    const note = () =>
      `<label for="sn-${++n.note}" class="margin-toggle sidenote-number"></label><input type="checkbox" id="sn-${n.note}" class="margin-toggle"><span class="sidenote">${page.say()}</span>`;
    const para = () =>
      `<p>${prose(page)}${page.random.chance(0.3) ? note() : ''} ${page.say()}</p>`;
    const figure = () =>
      `<figure><label for="mn-${++n.note}" class="margin-toggle">⊕</label><input type="checkbox" id="mn-${n.note}" class="margin-toggle"><span class="marginnote">${page.say()}</span>${imageForm(page)(page)}</figure>`;
    const section = (i: number) =>
      `<section>${i > 0 ? `<h2>${page.heading()}</h2>` : ''}${count(page, [1, 2], [2, 4], para).join('\n')}${page.random.chance(0.3) ? figure() : ''}</section>`;
    return shell(
      page,
      `<article><h1>${page.headline()}</h1><p class="subtitle">${page.brief()}</p>${count(page, [1, 1], [2, 4], section).join('\n')}<section><p>${single(page)}</p></section></article>`,
      { isBare: page.random.chance(0.3) },
    );
  }),

  textKind('photo-essay', (page) => {
    const site = new Site(page);
    const form = page.random.pick([
      imageInSizes,
      lazyImage,
      imageWithTwin,
      pictureElement,
      imageBySrcsetOnly,
    ]);
    const slide = page.random.pick([
      (i: number) =>
        `<figure class="essay__photo"><div class="essay__frame">${form(page)}</div><figcaption class="essay__caption"><span class="essay__count">${i + 1}</span><p>${prose(page)}</p><span class="essay__credit">${page.name()}</span></figcaption></figure>`,
      () =>
        `<div class="bp-photo"><div class="img">${form(page)}</div><div class="bpCaption">${prose(page)} (<i>${page.name()}</i>)</div></div>`,
      () =>
        `<li class="gallery-slide"><div class="gallery-slide-image">${form(page)}</div><div class="gallery-slide-caption"><div>${prose(page)}</div></div></li>`,
      () => `<section class="wide">${form(page)}<p class="caption">${page.say()}</p></section>`,
    ]);
    const slides = count(page, [2, 4], [8, 24], slide).join('\n');
    const list = slides.startsWith('<li') ? `<ul class="gallery">${slides}</ul>` : slides;
    return shell(
      page,
      site.around(
        `<div class="photo-essay">${titled(page, page.random.pick(['h1', 'h2']))}<div class="essay__intro"><p>${page.say()}</p></div>${list}</div>${site.grid()}`,
      ),
      { type: 'ImageGallery' },
    );
  }),

  textKind('listicle-with-numbers-and-pictures', (page) => {
    const site = new Site(page, 'camel');
    const entry = (i: number) =>
      `<div class="listicle-slide" id="slide-${i + 1}"><div class="slideHeader"><span class="slideNumber">${i + 1}</span><h2><a href="${page.path()}" target="_blank">${page.heading()}</a></h2></div><div class="slideImage">${lazyImage(page)}<div class="imageCredit">${page.name()}</div></div><div class="slideText"><p>${prose(page)}</p></div><div class="slideShop"><a href="${page.path()}">${page.label('cart')}</a></div></div>`;
    const entries = count(
      page,
      [2, 3],
      [5, 15],
      (i) => `${entry(i)}${i % 5 === 4 ? site.advert() : ''}`,
    ).join('\n');
    return shell(
      page,
      site.around(
        `<article><h1>${page.headline()}</h1><div class="dek">${page.brief()}</div>${site.byline()}<p class="disclosure"><em>${page.disclaimer()}</em></p><div class="introText"><p>${page.say()}</p></div>${entries}</article>${site.grid()}`,
      ),
    );
  }),

  textKind('interview-in-definition-list', (page) => {
    const site = new Site(page);
    const turn = () =>
      `<dt>${page.ask()}</dt><dd>${page.random.chance(0.3) ? page.brief() : `<p>${prose(page)}</p>`}</dd>`;
    return shell(
      page,
      site.around(
        `<div class="interview"><h1>${page.headline()}</h1><p class="vorspann">${page.say()}</p><div class="pic"><img src="${photo(page)}" alt=""></div><dl>${count(page, [2, 3], [5, 12], turn).join('\n')}</dl><p>${closing(page)}</p></div>`,
      ),
    );
  }),

  textKind('interview-in-bold-and-breaks', (page) => {
    const site = new Site(page, 'foreign');
    const initials = [page.name(), page.name()].map((name) =>
      name
        .split(/\s/)
        .map((part) => part.charAt(0))
        .join('.'),
    );
    const turn = () =>
      `<p><b>${initials[0] ?? ''}: ${page.ask()}</b><br>${initials[1] ?? ''}: ${prose(page)}</p>`;
    return shell(
      page,
      site.around(
        `<div class="beitrag"><h3 class="ueberschrift">${page.headline()}</h3><p><strong>${page.say(2)}</strong></p>${count(page, [2, 3], [5, 12], turn).join('\n')}<p><i>${closing(page)}</i></p></div>${site.neighbours()}`,
      ),
    );
  }),

  textKind('interview-in-table-rows', (page) => {
    const site = new Site(page, 'none');
    const row = () =>
      `<tr valign="top"><td width="120"><b>${page.name()}</b></td><td>${page.random.chance(0.5) ? page.ask() : prose(page)}</td></tr>`;
    return shell(
      page,
      site.around(
        `<h2>${page.headline()}</h2><p>${page.say()}</p><table cellpadding="4" border="0">${count(page, [3, 4], [6, 14], row).join('')}</table>${site.related()}`,
      ),
    );
  }),

  textKind('column-with-face-above', (page) => {
    const site = new Site(page);
    const face = `<div class="columnist">${portrait(page)}<div class="columnist__name">${page.label('by')} ${page.name()}</div><div class="columnist__role">${page.free()}</div></div>`;
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      between: [() => '<p class="asterism">* * *</p>'],
    });
    return shell(
      page,
      site.around(
        `<article class="opinion">${face}<h1>${page.headline()}</h1>${page.random.chance(0.5) ? `<h2 class="deck">${page.brief()}</h2>` : ''}<div class="opinion-text">${body}<p class="contact">${page.random.word()}@${page.site}.example</p></div></article>${site.comments()}${site.grid()}`,
      ),
    );
  }),

  textKind('letters-to-the-editor', (page) => {
    const site = new Site(page);
    const letter = () =>
      `<div class="letter"><h3>${page.heading()}</h3><p class="re">${page.random.chance(0.5) ? page.brief() : ''}</p><p>${prose(page)}</p>${page.random.chance(0.5) ? `<p>${prose(page)}</p>` : ''}<p class="from"><i>${page.record(`${page.name()}, ${page.random.word()}${page.random.word()}`, 'main')}</i></p></div>`;
    return shell(
      page,
      site.around(
        `<div class="letters"><h1>${page.headline()}</h1><p>${page.brief()}</p>${count(page, [2, 2], [4, 9], letter).join('<hr>')}</div>`,
      ),
    );
  }),

  textKind('horoscope', (page) => {
    const site = new Site(page);
    const sign = () => {
      const [sun] = page.menuWords(1);
      return page.random.chance(0.5)
        ? `<div class="sign"><img src="data:image/svg+xml,%3Csvg/%3E" alt=""><h3>${sun ?? ''} <small>21.3.–20.4.</small></h3><p>${prose(page)}</p></div>`
        : `<section><h2>${sun ?? ''}</h2><p>${page.brief()} ${page.say()}</p><p>★★★☆☆</p></section>`;
    };
    return shell(
      page,
      site.around(
        `<div class="horoscope"><h1>${page.headline()}</h1>${count(page, [3, 4], [8, 12], sign).join('\n')}</div>${site.ranks()}`,
      ),
    );
  }),

  textKind('newspaper-obituary', (page) => {
    const site = new Site(page, 'words');
    const guest = () =>
      `<div class="guestbook-entry"><div class="entry-text">${page.free()}</div><div class="entry-name">${page.name()}</div></div>`;
    return shell(
      page,
      site.around(
        `<div class="obit"><div class="obit-photo">${image(page)}</div><h1 class="obit-name">${page.headline()}</h1><div class="obit-dates">${page.date()} – ${page.date()}</div><div class="obit-text"><p>${prose(page)}</p>${count(page, [1, 1], [2, 5], () => `<p>${prose(page)}</p>`).join('')}</div><h2>${page.heading()}</h2><div class="obit-service"><p>${page.brief()}</p></div><a href="/flowers">${page.label('cart')}</a></div><div class="guestbook"><h3>${page.label('comments')}</h3>${page.random.times(3, guest).join('')}</div><div class="recent-obits"><h3>${page.label('latest')}</h3>${page.random.times(5, () => `<a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a>`).join('')}</div>`,
      ),
    );
  }),

  textKind('clues-of-a-crossword', (page) => {
    const site = new Site(page);
    const clues = (label: string) => {
      const items = page.list(
        page.random.times(page.random.int(8, 18), () => page.item('free')),
        true,
      );
      return `<div class="clues"><h3>${label}</h3><ol>${items.map((text, i) => `<li value="${i * 2 + 1}"><span>${text}</span> (${page.random.int(3, 9)})</li>`).join('')}</ol></div>`;
    };
    return shell(
      page,
      site.around(
        `<div class="crossword"><h1>${page.headline()}</h1><p>${page.brief()}</p><div class="grid" aria-hidden="true"></div>${clues('→')}${clues('↓')}</div>`,
      ),
    );
  }),

  textKind('short-items-of-a-column', (page) => {
    const site = new Site(page);
    const item = page.random.pick([
      () => `<p><strong>${page.heading()}.</strong> ${prose(page)}</p>`,
      () => `<div class="brief"><h4>${page.heading()}</h4>${page.brief()} ${page.say()}</div>`,
      () =>
        `<p><span class="dateline">${page.random.word().toUpperCase()} —</span> ${prose(page)}</p>`,
      () => `<p>• ${linkedSentence(page)} ${page.brief()}</p>`,
    ]);
    return shell(
      page,
      site.around(
        `<div class="briefs"><h1>${page.headline()}</h1>${count(page, [3, 4], [8, 16], item).join('\n')}</div>${site.related()}`,
      ),
    );
  }),

  textKind('annotated-quotes', (page) => {
    const site = new Site(page);
    const quote = () =>
      `<blockquote class="q"><p>${page.say()}</p><footer>— <cite>${page.name()}</cite>, <a href="${page.path()}">${page.random.int(1880, 2020)}</a></footer></blockquote>${page.random.chance(0.4) ? `<p class="note">${page.brief()}</p>` : ''}`;
    return shell(
      page,
      site.around(
        `<div class="quotes"><h1>${page.headline()}</h1><p>${decoy(page)}</p>${count(page, [3, 4], [8, 20], quote).join('\n')}</div>${site.grid()}`,
      ),
    );
  }),
];

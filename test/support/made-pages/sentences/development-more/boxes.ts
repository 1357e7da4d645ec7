/**
 * Boxes of half `more` that stand around and between texts, in the naming habit of one site (naming.ts): each has
 * several constructions, so that two kinds of page seldom share one.
 *
 * Sentences and titles in them are noise, as in furniture.ts; comments and lines about authors are judged neither way.
 */
import type { PageMaker } from '../../page-maker.ts';
import { namingOf, type Habit, type Naming, type Role } from './naming.ts';
import { adPicture, portrait, thumb } from './pictures.ts';
import { word } from './prose.ts';

export class Boxes {
  readonly page: PageMaker;
  readonly name: Naming;

  constructor(page: PageMaker, habit?: Habit) {
    this.page = page;
    this.name = namingOf(page, habit);
  }

  box(tag: string, role: Role, inner: string, attributes = ''): string {
    return `<${tag}${this.name(role)}${attributes}>${inner}</${tag}>`;
  }

  link(text: string, attributes = ''): string {
    return `<a href="${this.page.path()}"${attributes}>${text}</a>`;
  }

  /** A link of one of the page's menu words. */
  menuLinks(count: number): string[] {
    return this.page.menuWords(count).map((text) => this.link(text));
  }

  /** Titles of other texts. */
  related(): string {
    const { page } = this;
    const titles = page.random.times(page.random.int(2, 7), () => page.title('noise'));
    const label = page.random.pick([
      () => page.label('related'),
      () => word(page, 'moreOn'),
      () => word(page, 'alsoRead'),
    ])();
    const links = titles.map((text) => this.link(text));
    return page.random.pick([
      () =>
        this.box(
          'div',
          'related',
          `${this.box('h3', 'label', label)}<ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>`,
        ),
      () =>
        this.box(
          'section',
          'related',
          `${this.box('div', 'label', label)}${links.map((one) => this.box('div', 'card', one)).join('')}`,
        ),
      () => this.box('div', 'related', `<b>${label}</b><br>${links.join('<br>')}`),
      () =>
        this.box(
          'aside',
          'related',
          `<p><strong>${label}</strong></p>${links.map((one) => `<p>${one}</p>`).join('')}`,
        ),
      () =>
        this.box(
          'div',
          'related',
          titles
            .map((text) =>
              this.box(
                'article',
                'card',
                `<a href="${page.path()}">${thumb(page)}<h4>${text}</h4></a>`,
              ),
            )
            .join(''),
        ),
    ])();
  }

  /** One link to another text between two paragraphs. */
  inline(): string {
    const { page } = this;
    const label = page.random.pick([word(page, 'alsoRead'), page.label('related')]);
    const title = page.title('noise');
    return page.random.pick([
      () => this.box('div', 'related', `<span>${label}</span> ${this.link(title)}`),
      () => `<p><strong>${label}: ${this.link(title)}</strong></p>`,
      () => `<p><b>${label.toUpperCase()}</b> | ${this.link(title)}</p>`,
      () =>
        this.box(
          'aside',
          'card',
          `<a href="${page.path()}">${thumb(page)}<div>${label}</div><h3>${title}</h3></a>`,
        ),
      () =>
        this.box(
          'div',
          'card',
          `<a href="${page.path()}">${thumb(page)}</a><div>${this.link(title)}<p>${page.noise()}</p></div>`,
        ),
      () => `<blockquote class="wp-embedded-content"><p>${this.link(title)}</p></blockquote>`,
    ])();
  }

  /** A grid of thumbnails with titles, most with excerpts: other texts of the site, or sold places. */
  grid(): string {
    const { page } = this;
    const hasExcerpts = page.random.chance(0.75);
    const label = page.random.pick([
      () => page.label('recommended'),
      () => word(page, 'sponsoredLinks'),
      () => word(page, 'moreFrom'),
      () => word(page, 'trending'),
    ])();
    const excerpt = () =>
      hasExcerpts
        ? `${page.noise(page.random.int(1, 2))}${page.random.pick(['', '', ' […]', '…'])}`
        : '';
    const card = page.random.pick([
      () =>
        this.box(
          'div',
          'card',
          `<a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a><p>${excerpt()}</p><em>${page.random.word()}.example</em>`,
        ),
      () =>
        this.box(
          'article',
          'card',
          `${thumb(page)}<header><h3>${this.link(page.title('noise'))}</h3></header>${this.box('div', 'excerpt', `<p>${excerpt()}</p>`)}<footer>${page.date()}</footer>`,
        ),
      () =>
        `<li><a href="${page.path()}">${thumb(page)}<strong>${page.title('noise')}</strong><span>${excerpt()}</span></a></li>`,
      () =>
        this.box(
          'div',
          'card',
          `<div>${thumb(page)}</div><div><h2>${this.link(page.title('noise'))}</h2>${this.box('p', 'excerpt', excerpt())}${this.link(page.label('readMore'))}</div>`,
        ),
      () =>
        `<a${this.name('card')} href="${page.path()}"><div>${thumb(page)}</div><div>${page.title('noise')}</div><div>${excerpt()}</div></a>`,
    ]);
    const cards = page.random.times(page.random.int(3, 8), card);
    const isList = cards[0]?.startsWith('<li') === true;
    const rows = isList ? `<ul>${cards.join('')}</ul>` : cards.join('\n');
    return this.box(
      page.random.pick(['div', 'section', 'aside']),
      'grid',
      `${this.box(page.random.pick(['h2', 'h3', 'div', 'p']), 'label', label)}${rows}`,
    );
  }

  ranks(): string {
    const { page } = this;
    const titles = page.random.times(page.random.int(4, 10), () => this.link(page.title('noise')));
    const label = page.label(page.random.pick(['mostRead', 'latest']));
    return page.random.pick([
      () =>
        this.box(
          'div',
          'ranks',
          `<h3>${label}</h3><ol>${titles.map((one) => `<li>${one}</li>`).join('')}</ol>`,
        ),
      () =>
        this.box(
          'section',
          'ranks',
          `<h2>${label}</h2>${titles.map((one, i) => `<div><span>${i + 1}</span>${one}</div>`).join('')}`,
        ),
      () =>
        this.box(
          'div',
          'ranks',
          `<p>${label}</p><table>${titles.map((one, i) => `<tr><td>${i + 1}.</td><td>${one}</td></tr>`).join('')}</table>`,
        ),
    ])();
  }

  newsletter(): string {
    const { page } = this;
    const pitch = page.pitch();
    const form = `<form><input type="email" placeholder="${page.label('email')}"><button>${page.label('send')}</button></form>`;
    return page.random.pick([
      () =>
        this.box('div', 'newsletter', `<h3>${page.label('newsletter')}</h3><p>${pitch}</p>${form}`),
      () =>
        this.box(
          'aside',
          'newsletter',
          `<p><strong>${page.label('newsletter')}</strong><br>${pitch}</p>${form}<small>${page.consent()}</small>`,
        ),
      () =>
        this.box(
          'div',
          'newsletter',
          `<p>${pitch} <a href="/newsletter">${page.label('send')}</a></p>`,
        ),
      () => this.box('section', 'newsletter', `<div>${pitch}</div>${form}`),
    ])();
  }

  tags(): string {
    const { page } = this;
    const links = this.menuLinks(page.random.int(2, 6));
    return page.random.pick([
      () => this.box('div', 'tags', `${page.label('tags')}: ${links.join(', ')}`),
      () => this.box('ul', 'tags', links.map((one) => `<li>${one}</li>`).join('')),
      () => this.box('p', 'tags', links.join(' ')),
    ])();
  }

  neighbours(): string {
    const { page } = this;
    const [before, after] = [page.title('noise'), page.title('noise')];
    return page.random.pick([
      () =>
        this.box(
          'nav',
          'neighbours',
          `<a href="${page.path()}" rel="prev"><span>${page.label('previous')}</span><span>${before}</span></a><a href="${page.path()}" rel="next"><span>${page.label('next')}</span><span>${after}</span></a>`,
        ),
      () => this.box('div', 'neighbours', `« ${this.link(before)} | ${this.link(after)} »`),
      () =>
        `<table width="100%"><tr><td>${this.link(before)}</td><td align="right">${this.link(after)}</td></tr></table>`,
    ])();
  }

  comments(): string {
    const { page } = this;
    const one = () =>
      page.random.chance(0.5)
        ? `<li><cite>${page.name()}</cite> <small>${page.date()}</small><p>${page.free(page.random.int(1, 2))}</p><a href="#r">${page.label('reply')}</a></li>`
        : `<div>${portrait(page)}<b>${page.name()}</b><span>${page.date()}</span><div>${page.free()}</div><button>${word(page, 'likes')}</button></div>`;
    return this.box(
      'section',
      'comments',
      `<h3>${page.label('comments')}</h3>${page.random.times(page.random.int(1, 4), one).join('')}<form><label>${page.label('writeComment')}</label><textarea></textarea><button>${page.label('send')}</button></form>`,
    );
  }

  author(): string {
    const { page } = this;
    return this.box(
      'div',
      'author',
      `${portrait(page)}<h4>${page.label('aboutAuthor')}</h4><p>${page.free()} ${this.link(word(page, 'moreFrom'))}</p>`,
    );
  }

  advert(): string {
    const { page } = this;
    return page.random.pick([
      () => this.box('div', 'advert', `<span>${page.label('advert')}</span>${adPicture(page)}`),
      () => this.box('div', 'advert', `${adPicture(page)}<p>${page.pitch()}</p>`),
      () => `<div id="div-gpt-ad-${page.random.int(1000000, 9999999)}-0"></div>`,
      () =>
        this.box(
          'aside',
          'advert',
          `<p>${word(page, 'continueBelow')}</p><ins data-ad-slot="${page.random.int(1000, 9999)}"></ins>`,
        ),
    ])();
  }
}

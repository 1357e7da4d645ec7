/** A site of half `more`: its boxes (boxes.ts), and what makes a whole page of a text: head, sides, footer. */
import { Boxes } from './boxes.ts';
import { logo, portrait } from './pictures.ts';
import { word } from './prose.ts';

export class Site extends Boxes {
  menu(): string {
    const { page } = this;
    const links = [this.link(page.label('home')), ...this.menuLinks(page.random.int(5, 10))];
    const items = links.map((one) => `<li>${one}</li>`).join('');
    return page.random.pick([
      () => this.box('nav', 'menu', `<ul>${items}</ul>`),
      () => this.box('div', 'menu', links.join(' | ')),
      () => this.box('div', 'menu', `<button>${word(page, 'menu')}</button><ul>${items}</ul>`),
      () =>
        `<a href="#c">${word(page, 'skip')}</a>${this.box('nav', 'menu', links.map((one) => `<div>${one}</div>`).join(''), ' role="navigation"')}`,
    ])();
  }

  /** Logo, menu, search, log-in in the order of some site. */
  header(): string {
    const { page } = this;
    const mark = page.random.pick([
      () => `<a href="/">${logo(page)}</a>`,
      () => `<a href="/">${page.site}</a>`,
      () => `<div><a href="/"><span>${page.site}</span></a></div>`,
      () => `<h1><a href="/">${page.site}</a></h1>`,
    ])();
    const search = `<form action="/s"><input name="q" placeholder="${page.label('search')}"><button>${page.label('search')}</button></form>`;
    const account = `${this.link(page.label('login'))} ${this.link(page.label('subscribe'))}`;
    return this.box(
      page.random.pick(['header', 'header', 'div']),
      'header',
      [mark, ...page.random.shuffle([this.menu(), search, account])].join('\n'),
    );
  }

  /** The way to the page, at times with its headline as last step. */
  crumbs(isLong = false): string {
    const steps = [this.link(this.page.label('home')), ...this.menuLinks(2)];
    const last = isLong ? [`<span>${this.page.headline()}</span>`] : [];
    const all = [...steps, ...last];
    return this.page.random.pick([
      () => this.box('div', 'crumbs', all.join(' &gt; ')),
      () => this.box('nav', 'crumbs', `<ol>${all.map((one) => `<li>${one}</li>`).join('')}</ol>`),
      () => this.box('ul', 'crumbs', all.map((one) => `<li>${one}</li>`).join('')),
      () => this.box('p', 'crumbs', all.join(' / ')),
    ])();
  }

  /** Who wrote it and when, with or without a face. */
  byline(): string {
    const { page } = this;
    const by = page.label('by');
    const dates = `<time datetime="2024-05-0${page.random.int(1, 9)}">${page.label('published')} ${page.date()}</time>`;
    return page.random.pick([
      () =>
        this.box(
          'div',
          'byline',
          `<span>${by} ${this.link(page.name(), ' rel="author"')}</span>${dates}<span>${page.label('updated')} ${page.date()}</span>`,
        ),
      () =>
        this.box(
          'div',
          'byline',
          `${portrait(page)}<div><a href="/by/${page.random.word()}">${page.name()}</a><div>${page.date()} · ${page.label('minutes')}</div></div>`,
        ),
      () => this.box('p', 'byline', `${page.name()}, ${page.site} | ${page.date()}`),
      () =>
        this.box(
          'ul',
          'byline',
          `<li>${by} ${page.name()}</li><li>${dates}</li><li>${word(page, 'views')}</li>`,
        ),
      () =>
        this.box(
          'div',
          'byline',
          `<a>${page.name()}</a> <a>${page.name()}</a><br>${page.date()}, ${page.random.int(10, 23)}:${page.random.int(10, 59)}`,
        ),
      () => `<address>${by} ${page.name()}</address><small>${dates}</small>`,
    ])();
  }

  share(): string {
    const { page } = this;
    const targets = page.random.some(
      ['Facebook', 'X', 'WhatsApp', 'LinkedIn', 'Telegram', 'Pinterest', 'VK', 'LINE', 'Email'],
      4,
    );
    const links = targets.map(
      (name) =>
        `<a href="https://share.example/${name.toLowerCase()}" title="${name}">${page.random.chance(0.5) ? name : `<i class="icon"></i><span>${name}</span>`}</a>`,
    );
    const tools = [word(page, 'print'), word(page, 'save'), word(page, 'copyLink')].map(
      (text) => `<button>${text}</button>`,
    );
    return page.random.pick([
      () => this.box('div', 'share', `<span>${page.label('share')}</span>${links.join('')}`),
      () => this.box('ul', 'share', links.map((one) => `<li>${one}</li>`).join('')),
      () => this.box('div', 'share', [...links, ...tools].join(' ')),
    ])();
  }

  paywall(): string {
    const { page } = this;
    const offers = page.random.times(2, () => `<li>${page.pitch()}</li>`).join('');
    return this.box(
      'div',
      'paywall',
      `<h3>${word(page, 'paywall')}</h3><ul>${offers}</ul><a href="/abo">${word(page, 'trial')}</a><p>${page.label('login')}</p>`,
    );
  }

  consent(): string {
    const { page } = this;
    const buttons = `<button>${page.label('accept')}</button><button>${page.label('settings')}</button>`;
    return this.box(
      'div',
      'consent',
      `<p>${page.consent()}</p>${buttons}`,
      page.random.pick([' role="dialog"', ' aria-modal="true"', '']),
    );
  }

  footer(): string {
    const { page } = this;
    const legal = [
      page.label('about'),
      page.label('contact'),
      page.label('privacy'),
      page.label('terms'),
      word(page, 'imprint'),
      word(page, 'sitemap'),
    ];
    const links = legal.map((text) => this.link(text));
    const rights = `© ${page.random.int(2009, 2024)} ${page.site} ${page.label('rights')}`;
    const columns = page.random.times(
      3,
      () =>
        `<div><h5>${page.menuWords(1)[0] ?? ''}</h5><ul>${this.menuLinks(5)
          .map((one) => `<li>${one}</li>`)
          .join('')}</ul></div>`,
    );
    return page.random.pick([
      () => this.box('footer', 'footer', `${columns.join('')}<p>${rights}</p>`),
      () =>
        this.box(
          'footer',
          'footer',
          `<p>${page.disclaimer()}</p><p>${links.join(' · ')}</p><p>${rights}</p>`,
        ),
      () =>
        this.box(
          'div',
          'footer',
          `<a href="/">${logo(page)}</a><p>${page.noise()}</p>${links.join(' ')}<br>${rights}`,
        ),
      () => this.box('div', 'footer', `<small>${rights} ${links.join(' | ')}</small>`),
    ])();
  }

  /** Boxes for a side column. */
  side(): string {
    const { page } = this;
    const boxes = page.random.some(
      [
        () => this.ranks(),
        () => this.newsletter(),
        () => this.related(),
        () => this.advert(),
        () => this.grid(),
      ],
      page.random.int(1, 3),
    );
    return boxes.map((make) => make()).join('\n');
  }

  /** The body: head, main text, now and then a side column before or after it, footer, consent. */
  around(
    main: string,
    options: { readonly noSide?: boolean; readonly noHeader?: boolean } = {},
  ): string {
    const { page } = this;
    const { random } = page;
    const header = options.noHeader === true ? '' : this.header();
    const side =
      options.noSide === true || random.chance(0.35)
        ? ''
        : this.box(random.pick(['aside', 'div']), 'side', this.side());
    const wrap = random.pick(['<div>', '<div><div>', '', '']);
    const close = wrap.replaceAll('<', '</');
    const core = this.box(random.pick(['main', 'div', 'div']), 'main', main);
    const middle = random.chance(0.25) ? `${side}${core}` : `${core}${side}`;
    const consent = random.chance(0.3) ? this.consent() : '';
    const parts = [header, `${wrap}${middle}${close}`, this.footer()];
    return (random.chance(0.5) ? [consent, ...parts] : [...parts, consent]).join('\n');
  }
}

/** Pages of half `held-out-4` that are whole as served, whatever their scripts, states and empty boxes look like. */
import { card, harmless, weight } from '../held-out-2/shell.ts';
import { attribute, json, paragraphs, type Item, type Kit } from '../kit.ts';
import { isStatic, type Shape } from '../shape.ts';
import { bootstrap, jquery, picture, PIXEL, theme } from '../vendor.ts';
import { framed, notesOf, scoped, someOf, storyOf, type Story } from './frames.ts';

const crawled = { isCrawled: true };

const article = ({ title, author, body }: Story): string =>
  `<article><h1>${title}</h1><p class="byline">${author}</p>${paragraphs(body)}</article>`;

/** A box beside the content that a script fills with other pages. */
function related(kit: Kit): string {
  kit.data('related', kit.items(3), { delayMs: 80 });
  const js = kit.bundle(
    'related',
    scoped(
      `get(${kit.source('related.json')}).then(l=>document.querySelector('aside.related ul').append(...l.map(card)));`,
    ),
  );
  return `<aside class="related"><h2>${kit.words.related}</h2><ul></ul></aside><script src="${js}" defer></script>`;
}

/** Pieces of a page's state, cut where a stream would cut them. */
function flight(data: Story): string {
  const rows = data.body.map((text, i) => `${i + 4}:["$","p","${i}",${JSON.stringify(text)}]\n`);
  return [
    '1:"$Sreact.fragment"\n2:I[6874,["874","static/chunks/874.js"],"default"]\n',
    `3:["$","h1",null,${JSON.stringify(data.title)}]\n`,
    ...rows,
  ]
    .map((row) => `<script>self.__next_f.push(${json([1, row])})</script>`)
    .join('');
}

const row = ({ name, place, year, count }: Item): string =>
  `<tr>${[name, place, year, count].map((value) => `<td>${value}</td>`).join('')}</tr>`;

export const WHOLE: readonly Shape[] = [
  isStatic(
    'next-article-with-its-flight-data',
    (kit) => {
      const data = storyOf(kit, 6, 16);
      return kit.page(
        framed(kit, `<main class="${kit.css('main')}">${article(data)}</main>`, {
          scripts: `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight(data)}${weight(kit, ['webpack', 'main-app', '4bd1b696'])}${harmless(kit, 'page')}`,
        }),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic(
    'nuxt-page-with-its-payload',
    (kit) => {
      const items = kit.items(kit.dice.int(5, 14));
      return kit.page(
        framed(
          kit,
          `<div id="__nuxt"><!--[--><main><h1>${kit.title}</h1><!--[-->${items.map(card).join('')}<!--]--></main><!--]--></div><div id="teleports"></div>`,
          {
            scripts: `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${json([['ShallowReactive', 1], { data: 2 }, items])}</script><script>window.__NUXT__={};window.__NUXT__.config=${json({ public: {}, app: { baseURL: '/' } })}</script>${weight(kit, ['_nuxt/entry', '_nuxt/vendor'])}${harmless(kit, '_nuxt/page')}`,
          },
        ),
        { expects: notesOf(items), expectsLinks: items.slice(0, 2).map(({ href }) => href) },
      );
    },
    crawled,
  ),
  isStatic(
    'gatsby-post-in-its-focus-wrapper',
    (kit) => {
      const data = storyOf(kit);
      return kit.page(
        framed(
          kit,
          `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>${article(data)}<div class="gatsby-image-wrapper"><img alt="" src="${PIXEL}"></div></main></div><div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0,0,0,0)" aria-live="assertive" aria-atomic="true"></div></div>`,
          {
            scripts: `<script id="gatsby-script-loader">window.pagePath="${kit.path}";window.___webpackCompilationHash="${kit.site.hex(20)}";</script><script id="gatsby-chunk-mapping">window.___chunkMapping=${json({ app: [], 'component---src-templates-post-js': [] })};</script>${weight(kit, ['webpack-runtime', 'framework', 'app'])}${harmless(kit, 'component---src-templates-post-js')}`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic(
    'astro-page-with-islands-that-wait',
    (kit) => {
      const data = storyOf(kit);
      const counter = kit.bundle('Counter', 'export default function Counter(){return null}');
      const island = (client: string, inner: string) =>
        `<astro-island uid="${kit.dice.hex(6)}" component-url="${counter}" component-export="default" props="${attribute({ label: [0, kit.words.share] })}" ssr client="${client}" opts="${attribute({ name: 'Counter', value: true })}" await-children>${inner}<!--astro:end--></astro-island>`;
      const js = kit.bundle(
        'hoisted',
        `customElements.define('astro-island',class extends HTMLElement{connectedCallback(){if(this.getAttribute('client')!=='only')return;const p=document.createElement('p');p.textContent=${json(kit.words.newsletter)};this.append(p)}});`,
      );
      return kit.page(
        framed(
          kit,
          `<main>${article(data)}${island('visible', `<button type="button">${kit.words.share}</button>`)}</main><aside><astro-island client="only" component-url="${counter}"></astro-island></aside>`,
          {
            head: `<style>astro-island,astro-slot{display:contents}</style><meta name="generator" content="Astro v4.16.1"><script type="module" src="${js}"></script>`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic(
    'post-whose-comments-a-service-brings',
    (kit) => {
      const data = storyOf(kit, 5, 10);
      const thread = kit.part(
        'thread.html',
        `<!doctype html><meta charset="utf-8"><title>${kit.words.comments}</title>${paragraphs(kit.sentences(4))}`,
      );
      const js = kit.pageBundle(
        'embed',
        `(function(){var f=document.createElement('iframe');f.src='${thread}';f.title='Disqus';f.width='100%';document.getElementById('disqus_thread').appendChild(f)})();`,
      );
      return kit.page(
        framed(
          kit,
          `<main class="site-main">${article(data)}<section id="comments"><h2>${kit.words.comments}</h2><div id="disqus_thread"></div><noscript>Please enable JavaScript to view the <a href="https://disqus.com/?ref_noscript">comments powered by Disqus.</a></noscript></section></main>`,
          {
            scripts: `${jquery(kit)}${theme(kit)}<script>var disqus_config = function () { this.page.url = "${kit.path}"; this.page.identifier = "${kit.mark}"; };</script><script async src="${js}" data-timestamp="1"></script>`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic('short-contact-page-with-a-form-and-a-map', (kit) => {
    const phone = `0${kit.dice.int(20, 99)} ${kit.dice.int(1_000, 9_999)} ${kit.dice.int(100, 999)}`;
    const line = kit.sentence();
    const js = kit.bundle(
      'map',
      `(function(){var m=document.querySelector('.map');var c=document.createElement('canvas');c.width=640;c.height=300;m.appendChild(c)})();`,
    );
    return kit.page(
      framed(
        kit,
        `<main><h1>${kit.words.contact}</h1><p>${line}</p><p><strong>${kit.tongue.person(kit.dice)}</strong><br>${kit.tongue.place(kit.dice)} ${kit.dice.int(1, 90)}<br><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p><div class="map" data-lat="51.${kit.dice.int(100, 999)}" data-lng="7.${kit.dice.int(100, 999)}" style="height:300px"></div><form class="ajax" action="/send" method="post"><input name="email" type="email" placeholder="${kit.words.email}"><textarea name="text"></textarea><div class="g-recaptcha" data-sitekey="${kit.site.hex(20)}"></div><button>${kit.words.send}</button></form></main>`,
        { scripts: `${jquery(kit)}${theme(kit)}<script src="${js}" defer></script>` },
      ),
      { expects: [line, phone] },
    );
  }),
  isStatic('search-that-found-nothing', (kit) =>
    kit.page(
      framed(
        kit,
        `<main id="main-content"><h1>${kit.words.search}: ${kit.tongue.item(kit.dice)}</h1><form action="/search" role="search"><input type="search" name="q" value="${kit.mark}"><button>${kit.words.search}</button></form><div class="results results--empty"><p>${kit.words.nothing}</p></div><div class="pagination" hidden></div></main>`,
        { scripts: `${weight(kit, ['vendor', 'search'])}${harmless(kit, 'suggest')}` },
      ),
      { expects: [kit.words.nothing] },
    ),
  ),
  isStatic(
    'gallery-of-lazy-pictures-with-captions',
    (kit) => {
      const captions = kit.sentences(kit.dice.int(5, 12));
      const figures = captions.map((text, i) => {
        const address = picture(kit, `${kit.mark}-${i}`);
        return `<figure class="wp-block-image"><img class="lazyload" src="${PIXEL}" data-src="${address}" alt=""><noscript><img src="${address}" alt=""></noscript><figcaption>${text}</figcaption></figure>`;
      });
      const js = kit.bundle(
        'lazysizes.min',
        `const lazy=new IntersectionObserver((l,o)=>l.forEach(x=>{if(!x.isIntersecting)return;o.unobserve(x.target);x.target.src=x.target.dataset.src;x.target.className='lazyloaded'}));document.querySelectorAll('img.lazyload').forEach(i=>lazy.observe(i));`,
      );
      return kit.page(
        framed(kit, `<main><h1>${kit.title}</h1>${figures.join('')}</main>`, {
          scripts: `<script src="${js}" defer></script>`,
        }),
        { expects: someOf(captions) },
      );
    },
    crawled,
  ),
  isStatic(
    'ware-with-empty-boxes-for-reviews',
    (kit) => {
      const text = kit.sentences(kit.dice.int(2, 5));
      const price = kit.tongue.price(kit.dice.int(900, 49_900));
      return kit.page(
        framed(
          kit,
          `<main id="MainContent"><section class="product"><div class="product__media"><img src="${picture(kit, kit.mark)}" alt="${kit.title}" loading="lazy"></div><div class="product__info"><h1>${kit.title}</h1><div class="jdgm-widget jdgm-preview-badge" data-id="${kit.mark}"></div><p class="price">${price}</p><form action="/cart/add" method="post"><button name="add">${kit.words.cart}</button></form><div class="product__description rte">${paragraphs(text)}</div></div></section><section id="judgeme_product_reviews" class="jdgm-widget jdgm-review-widget" data-product-title="${kit.title}" data-id="${kit.mark}"></section><product-recommendations data-url="/recommendations/products?id=${kit.mark}"></product-recommendations></main>${related(kit)}`,
          {
            scripts: `<script>window.jdgm=window.jdgm||{};jdgm.SETTINGS=${json({ autopublish: true, widget_title: kit.words.reviews })};</script>${weight(kit, ['theme', 'checkout'])}${harmless(kit, 'global')}`,
          },
        ),
        { expects: [...text.slice(0, 2), price] },
      );
    },
    crawled,
  ),
  isStatic(
    'angular-page-rendered-on-the-server',
    (kit) => {
      const data = storyOf(kit);
      return kit.page(
        framed(
          kit,
          `<app-root ng-version="18.2.4" ng-server-context="ssr" _nghost-ng-c1><main _ngcontent-ng-c1><router-outlet></router-outlet><app-article _nghost-ng-c2>${article(data)}<!----></app-article><!----></main></app-root>`,
          {
            scripts: `<script id="ng-state" type="application/json">${json({ [kit.site.int(1_000_000, 9_999_999)]: { b: data, h: {}, s: 200, st: 'OK', u: `/api${kit.path}`, rt: 'json' }, __nghData__: [{ t: { '0': 't1' } }] })}</script>${weight(kit, ['polyfills', 'main'])}${harmless(kit, 'scripts')}`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic(
    'report-between-slots-for-advertising',
    (kit) => {
      const data = storyOf(kit, 6, 14);
      const slot = (i: number) =>
        `<div class="ad-slot" id="div-gpt-ad-${kit.site.int(1_000, 9_999)}-${i}" style="min-height:90px"></div>`;
      const body = data.body.map(
        (text, i) => `<p>${text}</p>${i % 3 === 1 && i < 9 ? slot(i) : ''}`,
      );
      const js = kit.bundle(
        'ads',
        `document.querySelectorAll('.ad-slot').forEach(s=>{const f=document.createElement('iframe');f.width=300;f.height=90;f.title='3rd party ad content';s.append(f)});`,
      );
      return kit.page(
        framed(
          kit,
          `<main><article><h1>${data.title}</h1><p class="byline">${data.author}</p>${slot(99)}${body.join('')}</article></main>${related(kit)}`,
          {
            head: `<script>window.googletag=window.googletag||{cmd:[]};window.pbjs=window.pbjs||{que:[]};pbjs.que.push(function(){pbjs.addAdUnits(${json([{ code: 'top', mediaTypes: { banner: { sizes: [[300, 250]] } } }])})});</script>`,
            scripts: `${weight(kit, ['prebid', 'player', 'paywall'])}<script src="${js}" defer></script>`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  isStatic(
    'livewire-list-complete-with-snapshots',
    (kit) => {
      const items = kit.items(kit.dice.int(4, 10));
      const boxes = items.map(
        (item) =>
          `<div wire:snapshot="${attribute({ data: item, memo: { id: item.slug, name: 'entry' }, checksum: kit.dice.hex(64) })}" wire:effects="[]" wire:id="${item.slug}"><h3><a href="${item.href}" wire:navigate>${item.name}</a></h3><p>${item.note}</p><button wire:click="keep" wire:loading.attr="disabled">${kit.words.compare}</button><span wire:loading style="display:none">${kit.site.pick(kit.words.loading)}</span></div>`,
      );
      return kit.page(
        framed(kit, `<main class="py-12"><h1>${kit.title}</h1>${boxes.join('')}</main>`, {
          head: '<style>[wire\\:loading]{display:none}</style>',
          scripts: `${weight(kit, ['livewire.min'])}${harmless(kit, 'app')}`,
        }),
        { expects: notesOf(items) },
      );
    },
    crawled,
  ),
  isStatic('thanks-in-a-few-words', (kit) =>
    kit.page(
      framed(
        kit,
        `<main><h1>${kit.words.thanks[0]}</h1><p>${kit.words.thanks[1]}</p><p><a href="/">${kit.words.home}</a></p></main>`,
        { scripts: `${weight(kit, ['app'])}${bootstrap(kit)}` },
      ),
      { expects: [kit.words.thanks[1]] },
    ),
  ),
  isStatic(
    'elements-of-a-design-system-around-served-text',
    (kit) => {
      const items = kit.items(kit.dice.int(4, 8));
      const js = kit.bundle(
        'ds.esm',
        `for(const n of ['ds-accordion','ds-panel'])customElements.define(n,class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<style>:host{display:block}</style><div part="base"><slot name="summary"></slot><slot></slot></div>';this.classList.add('hydrated')}});`,
      );
      return kit.page(
        framed(
          kit,
          `<main><h1>${kit.title}</h1><ds-accordion>${items.map((i) => `<ds-panel open><h3 slot="summary">${i.name}</h3><p>${i.note}</p></ds-panel>`).join('')}</ds-accordion></main>`,
          {
            head: `<style>ds-accordion:not(:defined){display:block}</style><script type="module" src="${js}"></script>`,
          },
        ),
        { expects: notesOf(items) },
      );
    },
    crawled,
  ),
  isStatic(
    'served-table-that-a-script-makes-sortable',
    (kit) => {
      const items = kit.items(kit.dice.int(6, 10));
      const js = kit.bundle(
        'tables',
        `jQuery(function($){$('table.sortable th').each(function(){this.setAttribute('aria-sort','none');this.tabIndex=0});$('table.sortable').each(function(){var i=document.createElement('input');i.type='search';this.before(i)})});`,
      );
      return kit.page(
        framed(
          kit,
          `<main><h1>${kit.title}</h1><table class="sortable display"><thead><tr>${kit.words.columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${items.map(row).join('')}</tbody></table></main>`,
          {
            scripts: `${jquery(kit)}${weight(kit, ['jquery.dataTables.min'])}<script src="${js}" defer></script>`,
          },
        ),
        { expects: someOf(items.map(({ name }) => name)) },
      );
    },
    crawled,
  ),
];

/** Pages of half `held-out-3` that are whole as served, though scripts, data and empty boxes stand around the text. */
import { attribute, json, paragraphs } from '../kit.ts';
import { card, harmless, shell, weight } from '../held-out-2/shell.ts';
import { isStatic, type Build, type Shape } from '../shape.ts';
import { bootstrap, gtag, jquery, matomo, tagManager, theme } from '../vendor.ts';

/** All of them are crawled. */
const whole = (name: string, build: Build): Shape => isStatic(name, build, { isCrawled: true });

export const WHOLE: readonly Shape[] = [
  whole('remix-page-with-its-context', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}<script>window.__remixContext=${json({ basename: '/', state: { loaderData: { 'routes/$slug': { title: kit.title, body: text } } } })};</script>${weight(kit, ['entry.client', 'root'])}${harmless(kit, 'manifest')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('islands-that-wait-for-idle', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        body: `${top}<main><article><h1>${kit.title}</h1>${paragraphs(text)}</article><astro-island uid="${kit.site.hex(6)}" component-url="/_astro/Share.js" client="idle" props="${attribute({ url: [0, kit.path] })}"><button>${kit.words.share}</button></astro-island></main>${bottom}${harmless(kit, 'hoisted')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('plugins-and-empty-widgets-around-a-post', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        head: `${jquery(kit)}${gtag(kit)}`,
        body: `${top}<main id="primary"><article class="post"><h1 class="entry-title">${kit.title}</h1><div class="entry-content">${paragraphs(text)}</div></article><div class="fb-comments"></div><div id="disqus_thread"></div></main><aside id="secondary"><section class="widget"><div class="instagram-feed"></div></section><section class="widget"><div class="weather"></div></section></aside>${bottom}${theme(kit)}${weight(kit, ['elementor-frontend', 'slider'])}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('gatsby-page-with-its-chunk-map', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        body: `<div id="___gatsby"><div id="gatsby-focus-wrapper" tabindex="-1">${top}<main><h1>${kit.title}</h1>${items.map(card).join('')}</main>${bottom}</div><div id="gatsby-announcer" aria-live="assertive"></div></div><script id="gatsby-script-loader">window.pagePath=${json(kit.path)};</script><script id="gatsby-chunk-mapping">window.___chunkMapping=${json({ app: ['/app.js'] })};</script>${weight(kit, ['polyfill', 'framework'])}${harmless(kit, 'app')}`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  whole('two-sentences-under-heavy-scripts', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(2);
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}${weight(kit, ['vendors', 'commons', 'main'])}${harmless(kit, 'init')}`,
      }),
      { expects: text },
    );
  }),
  whole('product-whose-reviews-never-load', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(3, 5));
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><p class="price">${kit.tongue.price(kit.dice.int(900, 9000))}</p><div class="description">${paragraphs(text)}</div><button>${kit.words.cart}</button><section class="reviews"><h2>${kit.words.reviews}</h2><div class="yotpo yotpo-main-widget" data-product-id="${kit.dice.int(1000, 9999)}"><span class="loading">${kit.site.pick(kit.words.loading)}</span></div></section></main>${bottom}${harmless(kit, 'product')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('resumable-page-with-its-state', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        htmlAttributes: 'q:container="paused" q:version="1.5.0" q:render="ssr"',
        body: `${top}<main><!--qv q:id=1--><h1>${kit.title}</h1>${paragraphs(text)}<!--/qv--><button on:click="q-x.js#s_1[0]" q:id="2">${kit.words.share}</button></main>${bottom}<script type="qwik/json">${json({ refs: {}, ctx: {}, objs: [...text, kit.title], subs: [] })}</script><script q:func="qwik/json">document.qFuncs=[(p0)=>p0.value];</script>${harmless(kit, 'qwikloader')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('angular-page-of-a-server-with-its-transfer-state', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        body: `<app-root ng-version="18.2.0" ng-server-context="ssr">${top}<router-outlet></router-outlet><app-article _nghost-ng-c12><article _ngcontent-ng-c12><h1>${kit.title}</h1>${paragraphs(text)}</article></app-article>${bottom}</app-root><script id="ng-state" type="application/json">${json({ article: text, __nghData__: [{}] })}</script>${weight(kit, ['polyfills', 'main'])}${harmless(kit, 'scripts')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('plea-for-scripts-over-a-finished-text', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    const manager = tagManager(kit);
    return kit.page(
      kit.document({
        head: manager.head,
        body: `${manager.body}<noscript><div class="no-js-warning">${kit.words.plea}</div></noscript>${top}<div id="app" data-server-rendered="true"><main><h1>${kit.title}</h1>${paragraphs(text)}</main></div>${bottom}${harmless(kit, 'app')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('page-by-hand-that-writes-the-year-below', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 6));
    return kit.page(
      kit.document({
        head: matomo(kit),
        body: `<table width="760" align="center"><tr><td><h1>${kit.title}</h1>${text.map((one) => `<p><font size="2">${one}</font></p>`).join('')}</td></tr></table><footer><script>document.write('© '+new Date().getFullYear())</script> ${kit.brand}</footer>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('tabs-and-dialogs-of-a-framework-around-a-text', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        body: `${top}<main class="container"><h1>${kit.title}</h1><ul class="nav nav-tabs"><li class="nav-item"><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#one">${kit.words.description}</button></li></ul><div class="tab-content"><div class="tab-pane active" id="one">${paragraphs(text)}</div></div><div class="modal" id="quick-view" tabindex="-1" hidden><div class="modal-dialog"><div class="modal-content"><div class="modal-body"></div></div></div></div><div class="toast-container"></div></main>${bottom}${bootstrap(kit)}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  whole('figures-with-a-script-that-sorts-on-a-click', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(5, 9));
    const rows = items
      .map(
        (i) =>
          `<tr><td>${i.name}</td><td>${i.place}</td><td>${i.year}</td><td>${i.count}</td></tr>`,
      )
      .join('');
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><p>${kit.sentence()}</p><table class="sortable"><thead><tr>${kit.words.columns.map((c) => `<th><button>${c}</button></th>`).join('')}</tr></thead><tbody>${rows}</tbody></table><canvas id="chart" width="600" height="200"></canvas></main>${bottom}${harmless(kit, 'sortable')}`,
      }),
      { expects: items.slice(0, 3).map(({ name }) => name) },
    );
  }),
  whole('text-that-fades-in-when-fonts-are-there', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        htmlAttributes: 'class="wf-loading"',
        style: '.wf-loading main{opacity:0}.js-ready main{opacity:1;transition:opacity .3s}',
        body: `<div class="preloader"><div class="preloader-spin"></div></div>${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}${harmless(kit, 'webfont')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

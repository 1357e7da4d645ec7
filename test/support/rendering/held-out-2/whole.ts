/** Pages of half `held-out-2` that are whole as served, though much about them looks like an application. */
import { attribute, json, paragraphs } from '../kit.ts';
import { isStatic, type Shape } from '../shape.ts';
import { card, harmless, shell, weight } from './shell.ts';

const crawled = { isCrawled: true };

export const WHOLE: readonly Shape[] = [
  isStatic(
    'next-page-with-its-props',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      return kit.page(
        kit.document({
          body: `<div id="__next">${top}<main class="${kit.css('main')}"><h1 class="${kit.css('title')}">${kit.title}</h1><div class="${kit.css('prose')}">${paragraphs(text)}</div></main>${bottom}</div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { post: { title: kit.title, body: text } }, __N_SSG: true }, page: '/[slug]', buildId: kit.site.hex(12), isFallback: false })}</script>${weight(kit, ['framework', 'main', 'pages-app'])}${harmless(kit, 'slug')}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  isStatic(
    'app-router-stream-of-pushes',
    (kit) => {
      const text = kit.sentences(kit.dice.int(4, 9));
      const rows = text.map(
        (t, i) => `${i}:["$","p","${i}",{"children":"${t.replaceAll('"', '\\"')}"}]\n`,
      );
      return kit.page(
        kit.document({
          head: weight(kit, ['webpack', 'main-app']),
          body: `<div hidden=""><!--$--><!--/$--></div><main class="min-h-screen"><!--$--><h1>${kit.title}</h1><div class="prose">${paragraphs(text)}</div><!--/$--></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows.map((row) => `<script>self.__next_f.push(${json([1, row])})</script>`).join('')}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  isStatic(
    'nuxt-page-with-payload',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(4, 7));
      return kit.page(
        kit.document({
          body: `<div id="__nuxt"><div>${top}<main><h1>${kit.title}</h1>${items.map((i) => `<section data-v-1a2b3c4d><h2>${i.name}</h2><p>${i.note}</p></section>`).join('')}</main>${bottom}</div></div><div id="teleports"></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${json([{ data: 1 }, items])}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{}}</script>${weight(kit, ['entry'])}${harmless(kit, 'default')}`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  isStatic('kit-page-with-inline-fetched', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(3, 6));
    const start = kit.bundle(
      'start',
      'export function start(){document.body.dataset.hydrated="1"}',
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'data-sveltekit-preload-data="hover"',
        body: `<div style="display: contents">${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}<script type="application/json" data-sveltekit-fetched data-url="/api/x">${json({ status: 200, body: JSON.stringify(text) })}</script><script>{__sveltekit_1={base:""};Promise.all([import("${start}")]).then(([k])=>{k.start()})}</script></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic(
    'server-rendered-angular-with-state',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(4, 7));
      return kit.page(
        kit.document({
          body: `<app-root _nghost-ng-c42 ng-version="17.3.0" ng-server-context="ssr"><app-shell _ngcontent-ng-c42>${top}<router-outlet></router-outlet><app-news-detail _nghost-ng-c77><article _ngcontent-ng-c77><h1 _ngcontent-ng-c77>${kit.title}</h1>${text.map((t) => `<p _ngcontent-ng-c77>${t}</p>`).join('')}<!----></article></app-news-detail>${bottom}</app-shell></app-root><script id="ng-state" type="application/json">${json({ [kit.mark]: text })}</script>${weight(kit, ['polyfills', 'main'])}${harmless(kit, 'chunk')}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  isStatic('loader-data-in-a-context', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(3, 6));
    return kit.page(
      kit.document({
        body: `${top}<div id="content"><h1>${kit.title}</h1>${paragraphs(text)}</div>${bottom}<script>window.__remixContext=${json({ state: { loaderData: { root: {}, page: { text } } } })};</script>${weight(kit, ['manifest', 'entry.client'])}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic(
    'islands-with-server-html',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(4, 7));
      kit.bundle('Carousel', 'export default {}');
      return kit.page(
        kit.document({
          head: '<style>astro-island,astro-slot{display:contents}</style>',
          body: `${top}<main><h1>${kit.title}</h1><astro-island uid="${kit.dice.hex(6)}" component-export="default" client="visible" props="${attribute({ items: [1, items] })}" ssr="" await-children=""><div class="grid">${items.map(card).join('')}</div><!--astro:end--></astro-island><astro-island uid="${kit.dice.hex(6)}" client="only" props="{}" ssr=""></astro-island></main>${bottom}<script type="module">customElements.define("astro-island",class extends HTMLElement{connectedCallback(){this.removeAttribute("ssr")}});</script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  isStatic(
    'builder-theme-of-twenty-scripts',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(2, 4));
      const names = [
        'jquery-migrate',
        'frontend',
        'webpack-runtime',
        'swiper',
        'waypoints',
        'core',
      ];
      return kit.page(
        kit.document({
          bodyAttributes: 'class="page-template elementor-default elementor-kit-9"',
          head: '<script>window._wpemojiSettings={};</script>',
          body: `${top}<div data-elementor-type="wp-page" class="elementor elementor-3"><section class="elementor-section elementor-invisible" data-settings="${attribute({ animation: 'fadeIn' })}"><div class="elementor-widget-heading"><h1>${kit.title}</h1></div><div class="elementor-widget-text-editor">${paragraphs(text)}</div></section></div>${bottom}<script id="elementor-frontend-js-before">var elementorFrontendConfig=${json({ is_rtl: false, urls: {} })};</script>${weight(kit, names)}${harmless(kit, 'theme')}`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    crawled,
  ),
  isStatic(
    'empty-slots-of-adverts-and-comments',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(5, 9));
      return kit.page(
        kit.document({
          head: '<script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>',
          body: `<div id="div-gpt-ad-1-0" style="min-height:250px"></div>${top}<main><article><h1>${kit.title}</h1>${text.map((t, i) => `<p>${t}</p>${i % 3 === 1 ? `<div class="ad-wrap"><div id="div-gpt-ad-${i}-1"><script>window.googletag=window.googletag||{cmd:[]};googletag.cmd.push(function(){})</script></div></div>` : ''}`).join('')}</article><div id="disqus_thread"></div><div class="OUTBRAIN" data-src="x" data-widget-id="AR_1"></div></main>${bottom}<div id="taboola-below"></div>${harmless(kit, 'site')}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  isStatic('noscript-for-consent-and-pixels', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        head: `<noscript><style>.js-only{display:none}</style></noscript>`,
        body: `<noscript><iframe src="https://tags.example/ns.html" height="0" width="0" style="display:none"></iframe></noscript><noscript><div class="noscript-bar">${kit.words.partly}</div></noscript>${top}<article><h1>${kit.title}</h1>${paragraphs(text)}</article>${bottom}<noscript><img height="1" width="1" alt="" src="https://px.example/tr?noscript=1"></noscript>${harmless(kit, 'bundle')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic(
    'product-with-modal-templates',
    (kit) => {
      const { top, bottom } = shell(kit);
      const [item] = kit.items(1);
      const text = kit.sentences(kit.dice.int(2, 4));
      if (item === undefined) throw new Error('One item was asked for');
      return kit.page(
        kit.document({
          body: `${top}<main id="MainContent"><product-info data-section="main"><h1>${item.name}</h1><div class="price">${item.price}</div><div class="rte">${paragraphs(text)}</div><product-form><form><button>${kit.words.cart}</button></form></product-form><pickup-availability hidden></pickup-availability></product-info><product-recommendations data-url="/recommendations"></product-recommendations><template id="QuickAdd"><div class="modal"><div class="loading__spinner"></div></div></template><script type="text/html" id="tmpl-variation"><div class="variation">{{ data.price }}</div></script></main><cart-drawer class="drawer is-empty"><div class="drawer__inner"><div class="cart-drawer__empty"></div></div></cart-drawer>${bottom}<script type="application/json" data-product>${json({ title: item.name, price: item.price })}</script>${weight(kit, ['global', 'constants'])}${harmless(kit, 'product')}`,
        }),
        { expects: [item.name, ...text.slice(0, 2)] },
      );
    },
    crawled,
  ),
  isStatic('short-thanks-in-an-app-root', (kit) => {
    const [head, body] = kit.words.thanks;
    const text = kit.sentence();
    return kit.page(
      kit.document({
        body: `<noscript>${kit.words.partly}</noscript><div id="root"><div class="App"><header class="App-header"><a href="/">${kit.brand}</a></header><div class="App-body"><h1>${head}</h1><p>${body}</p><p>${text}</p></div></div></div>${weight(kit, ['runtime-main', 'vendors'])}${harmless(kit, 'main')}`,
      }),
      { expects: [text] },
    );
  }),
  isStatic('missing-page-in-an-app-shell', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentence();
    return kit.page(
      kit.document({
        title: kit.words.notFound[0],
        body: `<div id="app" data-server-rendered="true">${top}<main><h1>${kit.words.notFound[0]}</h1><p>${kit.words.notFound[1]}</p><p>${text}</p></main>${bottom}</div><script>window.__INITIAL_STATE__=${json({ route: { path: kit.path }, loading: false })}</script>${weight(kit, ['app', 'chunk-vendors'])}`,
      }),
      { expects: [text] },
    );
  }),
  isStatic(
    'table-enhanced-where-it-stands',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(5, 10));
      const js = kit.bundle(
        'tablesort',
        `document.querySelectorAll('table.sortable th').forEach(function(t){t.setAttribute('aria-sort','none');t.tabIndex=0});document.querySelectorAll('table.sortable').forEach(function(t){t.classList.add('is-sortable')});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><table class="sortable" data-ajax="false"><thead><tr>${kit.words.columns.map((c) => `<th>${c}</th>`).join('')}</tr></thead><tbody>${items.map((i) => `<tr><td>${i.name}</td><td>${i.place}</td><td>${i.year}</td><td>${i.count}</td></tr>`).join('')}</tbody></table></main>${bottom}<script src="${js}" defer></script>`,
        }),
        { expects: items.slice(0, 3).map(({ name }) => name) },
      );
    },
    crawled,
  ),
  isStatic(
    'article-beside-empty-widgets',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(5, 9));
      return kit.page(
        kit.document({
          body: `${top}<div class="cols"><main><h1>${kit.title}</h1>${paragraphs(text)}</main><aside><div class="weather-widget" data-city="x"></div><div class="stock-ticker"></div><div class="most-read" data-endpoint="/mr"><h3>${kit.words.related}</h3><ul></ul></div><div class="skeleton"></div></aside></div>${bottom}${weight(kit, ['widgets'])}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  isStatic('inertia-page-rendered-by-server', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        body: `<div id="app" data-server-rendered="true" data-page="${attribute({ component: 'Posts/Show', props: { post: { text } }, url: kit.path })}"><div class="layout"><nav><a href="/">${kit.brand}</a></nav><main><h1>${kit.title}</h1>${paragraphs(text)}</main></div></div>${weight(kit, ['app'])}${harmless(kit, 'ziggy')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic('drupal-with-placeholders-of-blocks', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        body: `${top}<main role="main"><div class="region region-content"><div data-drupal-messages-fallback class="hidden"></div><article class="node"><h1>${kit.title}</h1><div class="field--name-body">${paragraphs(text)}</div></article></div></main>${bottom}<script type="application/json" data-drupal-selector="drupal-settings-json">${json({ path: { baseUrl: '/' }, ajaxPageState: { libraries: 'x' }, bigPipePlaceholderIds: {} })}</script>${weight(kit, ['drupal'])}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic('manual-with-search-overlay', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        htmlAttributes: 'data-has-hydrated="false"',
        body: `<div id="__docusaurus"><div role="region" aria-label="skip"><a href="#c">${kit.words.skip}</a></div><nav class="navbar"><a href="/">${kit.brand}</a><div class="navbarSearchContainer"><div id="docsearch"></div></div></nav><div id="c"><main><article><div class="theme-doc-markdown markdown"><h1>${kit.title}</h1>${paragraphs(text)}</div></article></main></div></div><div id="algolia-overlay" hidden><div class="DocSearch-Container"><div class="DocSearch-Hits"></div></div></div>${weight(kit, ['runtime', 'main'])}${harmless(kit, 'docs')}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  isStatic('live-view-mounted-whole', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(3, 6));
    return kit.page(
      kit.document({
        head: `<meta name="csrf-token" content="${kit.dice.hex(24)}">`,
        body: `${top}<div data-phx-main data-phx-session="${kit.dice.hex(40)}" data-phx-static="${kit.dice.hex(20)}" id="phx-${kit.dice.hex(8)}"><main><h1>${kit.title}</h1>${items.map(card).join('')}</main></div><div id="flash-group"><div id="client-error" hidden>${kit.words.wait[0] ?? ''}</div></div>${bottom}${weight(kit, ['app'])}`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
];

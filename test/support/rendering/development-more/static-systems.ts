/**
 * Pages that their server wrote whole, below bundles as large as those of any application: short ones, too, and
 * with the places such systems leave empty.
 */
import { isStatic, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { around } from './surroundings.ts';
import { heavy } from './heavy.ts';

export const STATIC_SYSTEMS: readonly Shape[] = [
  isStatic(
    'streamed-page-with-its-payload',
    (kit) => {
      const text = kit.sentences(kit.dice.int(2, 8));
      const chunk = heavy(
        kit,
        'chunks/main-app',
        `document.body.append(document.createElement('next-route-announcer'));self.__next_f.map(e=>e.length);`,
      );
      return kit.page(
        kit.document({
          head: `<script src="${chunk}" async></script>`,
          bodyAttributes: 'class="__className_a1"',
          body: `<div hidden><!--$--><!--/$--></div>${around(kit, `<main class="${kit.css('main')}"><h1>${kit.title}</h1>${paragraphs(text)}</main>`)}<!--$--><!--/$--><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${json(json({ c: ['', kit.path], children: text }))}])</script>`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('server-rendered-root-component', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 7));
    const main = heavy(
      kit,
      'main',
      `const r=document.querySelector('app-root');JSON.parse(document.getElementById('ng-state').textContent);r.removeAttribute('ng-server-context');`,
    );
    return kit.page(
      kit.document({
        head: '<base href="/">',
        body: `<app-root ng-version="17.3.0" ng-server-context="ssg"><app-header _nghost-ng-c1></app-header><router-outlet></router-outlet><app-page _nghost-ng-c2>${around(kit, `<section _ngcontent-ng-c2><h1 _ngcontent-ng-c2>${kit.title}</h1>${paragraphs(text)}<!----></section>`)}</app-page><app-toast-container></app-toast-container></app-root><script id="ng-state" type="application/json">${json({ [kit.mark]: text })}</script><script src="${main}" type="module"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('contact-page-of-a-hydrated-site', (kit) => {
    const line = kit.sentence();
    const bundle = heavy(kit, 'pages/contact', 'window.__NEXT_HYDRATED=true;');
    return kit.page(
      kit.document({
        body: `<div id="__next">${around(kit, `<main><h1>${kit.title}</h1><p>${line}</p><form><label>E-mail <input type="email"></label><label>Text <textarea></textarea></label><button>${kit.words.more}</button><div role="status" aria-live="polite"></div></form></main>`)}</div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: {} }, page: '/contact' })}</script><script src="${bundle}" defer></script>`,
      }),
      { expects: [line] },
    );
  }),

  isStatic(
    'manual-page-with-a-search-and-a-version-menu',
    (kit) => {
      const text = kit.sentences(kit.dice.int(3, 7));
      const main = heavy(
        kit,
        'assets/js/main',
        `document.querySelectorAll('.clean-btn').forEach(b=>b.addEventListener('click',()=>navigator.clipboard.writeText('')));`,
      );
      return kit.page(
        kit.document({
          htmlAttributes: 'data-has-hydrated="false" class="docs-wrapper plugin-docs"',
          body: `<script>!function(){document.documentElement.setAttribute("data-theme","light")}()</script><div id="__docusaurus"><div role="region" aria-label="Skip to main content"><a href="#x">Skip</a></div><nav class="navbar"><a href="/">${kit.brand}</a><div class="navbarSearchContainer_x1"></div></nav><div id="__docusaurus_skipToContent_fallback"><main><div class="theme-doc-version-badge"></div><article><div class="tocCollapsible_x"><button type="button" class="clean-btn">≡</button></div><div class="theme-doc-markdown markdown"><header><h1>${kit.title}</h1></header>${paragraphs(text)}</div><footer class="theme-doc-footer"></footer></article></main></div></div><script src="${main}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('shop-page-with-bound-regions', (kit) => {
    // a shop system binds message boxes, the small cart and prices of configurable goods to its models
    const text = kit.sentences(kit.dice.int(2, 5));
    const price = kit.tongue.price(kit.dice.int(900, 70_000));
    const require = heavy(
      kit,
      'static/version1/frontend/require',
      `document.querySelectorAll('script[type="text/x-magento-init"]').forEach(s=>JSON.parse(s.textContent));`,
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'data-container="body" class="catalog-product-view page-layout-1column"',
        head: `<script src="${require}"></script>`,
        body: around(
          kit,
          `<main id="maincontent" class="page-main"><a id="contentarea" tabindex="-1"></a><div class="page messages"><div data-placeholder="messages"></div><div data-bind="scope: 'messages'"><div data-bind="foreach: { data: cookieMessages, as: 'message' }" class="messages"><div data-bind="attr: { class: 'message' }"><div data-bind="html: $parent.prepareMessageForHtml(message.text)"></div></div></div></div></div><h1 class="page-title"><span class="base" itemprop="name">${kit.tongue.item(kit.dice)}</span></h1><div class="price-box price-final_price"><span class="price">${price}</span></div><div class="swatch-opt" data-role="swatch-options"></div><div id="product-addtocart-wrapper" data-bind="scope: 'addtocart'"></div><div class="product attribute description"><div class="value">${paragraphs(text)}</div></div><div id="product-review-container" data-role="product-review"></div></main><script type="text/x-magento-init">{"*":{"Magento_Ui/js/core/app":{"components":{}}}}</script>`,
        ),
      }),
      { expects: [...text.slice(0, 2), price] },
    );
  }),

  isStatic('shop-page-with-choices-and-templates', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 5));
    const variation = heavy(
      kit,
      'wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation',
      `jQuery('.variations_form').on('change',function(){jQuery('.single_variation').html('')});`,
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'class="product-template-default single single-product woocommerce"',
        body: `${around(kit, `<main id="main" class="site-main"><div class="woocommerce-notices-wrapper"></div><div class="product"><div class="summary entry-summary"><h1 class="product_title entry-title">${kit.tongue.item(kit.dice)}</h1><p class="price"><bdi>${kit.tongue.price(kit.dice.int(900, 9000))}</bdi></p><form class="variations_form cart"><table class="variations"><tbody><tr><th>A</th><td><select><option>…</option></select></td></tr></tbody></table><div class="reset_variations_alert screen-reader-text" role="alert"></div><div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div></div></form></div><div class="woocommerce-Tabs-panel">${paragraphs(text)}</div></div></main>`)}<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div></script>${jquery(kit)}<script src="${variation}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('cms-page-with-behaviours', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const aggregated = heavy(
      kit,
      'sites/default/files/js/js_aggregated',
      `window.drupalSettings=JSON.parse(document.querySelector('[data-drupal-selector="drupal-settings-json"]').textContent);`,
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'class="path-node page-node-type-page"',
        body: `<a href="#main-content" class="visually-hidden focusable">↓</a><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>${around(kit, `<main role="main"><a id="main-content" tabindex="-1"></a><div data-drupal-messages-fallback class="hidden"></div><div class="region region-content"><div class="block block-core block-page-title-block"><h1 class="page-title"><span>${kit.title}</span></h1></div><article data-history-node-id="3" class="node node--view-mode-full"><div class="node__content"><div class="field field--name-body">${paragraphs(text)}</div><div class="field field--name-field-related"></div></div></article></div></main>`)}</div><script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"/"}}</script><script src="${aggregated}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('pages-swapped-without-reloading', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const app = heavy(
      kit,
      'application',
      `document.querySelectorAll('[data-controller="dropdown"]').forEach(e=>e.addEventListener('click',()=>e.classList.toggle('open')));customElements.define('turbo-frame',class extends HTMLElement{});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="importmap">{"imports":{"application":"${app}"}}</script><script type="module">import "application"</script>`,
        body: around(
          kit,
          `<div id="flash"></div><turbo-frame id="modal"></turbo-frame><turbo-frame id="entry_${kit.dice.int(1, 99)}"><h1>${kit.title}</h1>${paragraphs(text)}</turbo-frame><div data-controller="dropdown"><button>${kit.words.more}</button></div><turbo-cable-stream-source channel="Turbo::StreamsChannel"></turbo-cable-stream-source>`,
        ),
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('component-with-its-snapshot-served', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const live = heavy(
      kit,
      'livewire/livewire',
      `document.querySelectorAll('[wire\\\\:id]').forEach(e=>e.addEventListener('click',()=>fetch('/livewire/update')));`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<div wire:id="${kit.mark}" wire:snapshot="${attribute({ data: { page: 1 }, memo: { name: 'show-post' } })}"><h1>${kit.title}</h1>${paragraphs(text)}<div wire:loading.delay style="display:none">…</div><div wire:ignore></div></div><div x-data="{ open: false }"><button @click="open = !open">${kit.words.more}</button><div x-show="open" x-cloak></div></div>`)}<script src="${live}" data-update-uri="/livewire/update"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('search-that-answers-while-typing', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 5));
    const lib = heavy(
      kit,
      'htmx',
      `document.querySelectorAll('[hx-get]').forEach(e=>e.addEventListener('keyup',()=>fetch(e.getAttribute('hx-get')).then(r=>r.text()).then(t=>{document.querySelector(e.getAttribute('hx-target')).innerHTML=t})));`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${lib}"></script>`,
        bodyAttributes: 'hx-boost="true"',
        body: around(
          kit,
          `<h1>${kit.title}</h1>${paragraphs(text)}<input type="search" name="q" hx-get="/suche" hx-trigger="keyup changed delay:500ms" hx-target="#search-results"><div id="search-results"></div>`,
        ),
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('page-with-a-design-system', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const frontend = heavy(
      kit,
      'assets/govuk-frontend',
      `export function initAll(){document.body.classList.add('govuk-frontend-supported');document.querySelectorAll('[data-module="govuk-accordion"]').forEach(e=>e.setAttribute('data-ready',''))}`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'class="govuk-template"',
        bodyAttributes: 'class="govuk-template__body"',
        body: `<div id="global-cookie-message" class="gem-c-cookie-banner" hidden><p>${kit.words.cookies}</p></div>${around(kit, `<main class="govuk-main-wrapper" id="content"><h1 class="govuk-heading-xl">${kit.title}</h1><div class="gem-c-govspeak">${paragraphs(text)}</div><div id="contents-list-placeholder" aria-hidden="true"></div><div class="gem-c-feedback" data-module="feedback"><div class="gem-c-feedback__js-prompt-container js-prompt"></div></div></main>`)}<script type="module">import{initAll}from"${frontend}";initAll()</script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic(
    'news-with-a-meter-and-late-boxes',
    (kit) => {
      const text = kit.sentences(kit.dice.int(6, 12));
      const bundle = heavy(
        kit,
        'news-app',
        `document.getElementById('related-root').innerHTML='';new Image().src='data:,';`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<article class="article"><h1>${kit.title}</h1><div id="dfp-top" class="ad-slot"></div>${paragraphs(text.slice(0, 3))}<div id="piano-inline"></div><div id="newsletter-signup-root"></div>${paragraphs(text.slice(3))}<div id="taboola-below-article"></div><div id="related-root"></div><div id="coral_talk_stream"></div></article>`)}<script src="${bundle}" async></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('thread-with-handlers', (kit) => {
    const posts = kit.items(kit.dice.int(2, 5));
    const core = heavy(
      kit,
      'js/xf/core-compiled',
      `document.querySelectorAll('[data-xf-init]').forEach(e=>e.addEventListener('click',()=>0));`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'id="XF" class="has-no-js" data-app="public" data-template="thread_view"',
        body: `${around(kit, `<h1 class="p-title-value">${kit.title}</h1><div class="blockMessages"></div><div class="block-body js-replyNewMessageContainer">${posts.map((one, index) => `<article class="message message--post js-post" data-author="${one.person}" id="js-post-${index}"><h4 class="message-name">${one.person}</h4><div class="message-content js-messageContent"><div class="bbWrapper">${one.note}</div><div class="js-selectToQuoteEnd"></div></div><footer class="message-footer"><div class="reactionsBar js-reactionsList"></div></footer></article>`).join('')}</div><div class="js-quickReplyContainer" data-xf-init="quick-reply"></div>`)}<script src="${core}"></script>`,
      }),
      { expects: posts.slice(0, 2).map((one) => one.note) },
    );
  }),

  isStatic('page-of-a-builder-with-counters-and-popups', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    const frontend = heavy(
      kit,
      'wp-content/plugins/elementor/assets/js/frontend',
      `document.querySelectorAll('.elementor-counter').forEach(e=>{e.classList.add('elementor-invisible')});`,
    );
    const widget = (type: string, inner: string): string =>
      `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${kit.dice.hex(7)}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;
    return kit.page(
      kit.document({
        body: `${around(kit, `<div data-elementor-type="wp-page" class="elementor"><section class="elementor-section">${widget('heading', `<h1 class="elementor-heading-title">${kit.title}</h1>`)}${widget('spacer', '<div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div>')}${widget('text-editor', paragraphs(text))}${widget('counter', `<div class="elementor-counter"><span class="elementor-counter-number" data-to-value="48">48</span></div>`)}${widget('shortcode', '')}</section></div>`)}<div data-elementor-type="popup" class="elementor-location-popup" style="display:none"></div><script src="${frontend}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('article-with-unhydrated-elements', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const elements = heavy(
      kit,
      'build/ds.esm',
      `for(const n of['ds-button','ds-icon','ds-card'])customElements.define(n,class extends HTMLElement{connectedCallback(){this.classList.add('hydrated')}});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${elements}"></script>`,
        body: around(
          kit,
          `<ds-card><h1>${kit.title}</h1><ds-icon name="info"></ds-icon>${paragraphs(text)}<ds-button href="/a">${kit.words.more}</ds-button><ds-icon name="arrow"></ds-icon></ds-card>`,
        ),
      }),
      { expects: text.slice(0, 2) },
    );
  }),
];

/** Pages of platforms and frameworks that come complete from the server, with the empty places those leave. */
import { isStatic, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { jquery, picture } from '../vendor.ts';
import { names } from './names.ts';
import { around } from './surroundings.ts';

export const STATIC_PLATFORMS: readonly Shape[] = [
  isStatic(
    'islands-with-served-content',
    (kit) => {
      const text = kit.sentences(kit.dice.int(3, 8));
      const island = kit.bundle(
        'ThemeSwitch',
        'export default (e)=>{const b=document.createElement("button");b.textContent=" ◐ ";e.append(b)};',
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<main><h1>${kit.title}</h1><astro-island component-url="${island}" client="only"> </astro-island>${paragraphs(text)}<astro-island client="visible"><button>${kit.words.share}</button><!--astro:end--></astro-island></main>`)}<script>(()=>{customElements.define('astro-island',class extends HTMLElement{async connectedCallback(){const u=this.getAttribute('component-url');if(u)(await import(u)).default(this)}})})()</script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('hydrated-app-that-draws-the-same', (kit) => {
    // the app throws the served tree away and draws an equal one
    const text = kit.sentences(kit.dice.int(2, 7));
    const bundle = kit.bundle(
      'entry',
      `const el=document.getElementById('__nuxt');const vnode=el.innerHTML;el.innerHTML='';el.innerHTML=vnode;window.useNuxtApp=()=>({payload:JSON.parse(document.getElementById('__NUXT_DATA__').textContent)});`,
    );
    return kit.page(
      kit.document({
        body: `<div id="__nuxt">${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}</main>`)}</div><div id="teleports"></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${json([{ text: 1 }, text])}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/",buildId:"${kit.site.hex(8)}"}}</script><script type="module" src="${bundle}" crossorigin></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('focus-wrapper-with-announcer', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const app = kit.bundle(
      'app',
      `window.___webpackCompilationHash="${kit.site.hex(20)}";(function(){var a=document.getElementById('gatsby-announcer');window.navigate=function(){a.textContent=document.title}})();`,
    );
    const runtime = kit.bundle('webpack-runtime', '!function(){var e={};self.webpackChunk=e}();');
    return kit.page(
      kit.document({
        body: `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${around(kit, `<h1>${kit.title}</h1>${paragraphs(text)}<div class="gatsby-image-wrapper"><div aria-hidden="true" style="padding-top:56%"></div></div>`)}</div><div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">window.pagePath="${kit.path}";</script><script src="${runtime}" async></script><script src="${app}" async></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic(
    'block-theme-post',
    (kit) => {
      const text = kit.sentences(kit.dice.int(3, 8));
      const view = kit.file(
        '/wp-includes/js/dist/script-modules/interactivity/index.min.js',
        `document.querySelectorAll('[data-wp-interactive]').forEach(e=>e.toggleAttribute('data-wp-ready',true));const r=document.createElement('div');r.id='a11y-speak-polite';r.className='a11y-speak-region';r.setAttribute('aria-live','polite');document.body.append(r);`,
      );
      return kit.page(
        kit.document({
          head: `<script type="importmap" id="wp-importmap">{"imports":{"@wordpress/interactivity":"${view}"}}</script>`,
          bodyAttributes: 'class="wp-singular post-template-default wp-embed-responsive"',
          body: `<div class="wp-site-blocks">${around(kit, `<main class="wp-block-group is-layout-flow"><h1 class="wp-block-post-title">${kit.title}</h1><div class="wp-block-post-content"><div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>${paragraphs(text)}<p></p><hr class="wp-block-separator"></div><div class="wp-block-post-terms"></div><div class="wp-block-comments" data-wp-interactive="core/comments"></div></main>`)}</div><script type="module" src="${view}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'product-with-app-blocks',
    (kit) => {
      const text = kit.sentences(kit.dice.int(2, 5));
      const price = kit.tongue.price(kit.dice.int(900, 70_000));
      const recommended = kit.part('recommendations.html', '<div></div>');
      const bundle = kit.bundle(
        'global',
        `customElements.define('product-recommendations',class extends HTMLElement{connectedCallback(){fetch(this.dataset.url).then(r=>r.text()).then(t=>{this.innerHTML=t})}});customElements.define('product-form',class extends HTMLElement{});customElements.define('cart-notification',class extends HTMLElement{});`,
      );
      return kit.page(
        kit.document({
          head: `<script src="${bundle}" defer></script>`,
          body: `<cart-notification></cart-notification>${around(kit, `<main id="MainContent"><h1>${kit.tongue.item(kit.dice)}</h1><p>${price}</p><product-form><div class="product-form__error-message-wrapper" role="alert" hidden><span></span></div><button>${kit.words.cart}</button></product-form><div id="shopify-block-${kit.site.hex(10)}" class="shopify-block shopify-app-block"></div>${paragraphs(text)}<div class="jdgm-widget jdgm-review-widget" data-id="${kit.mark}"></div><product-recommendations data-url="${recommended}"></product-recommendations></main>`)}`,
        }),
        { expects: [price, ...text.slice(0, 2)] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('node-with-a-fallback-for-messages', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 7));
    const bundle = kit.file(
      `/sites/default/files/js/js_${kit.site.hex(12)}.js`,
      `window.Drupal={behaviors:{},attachBehaviors:function(){for(var b in this.behaviors)this.behaviors[b].attach(document)}};window.drupalSettings=JSON.parse(document.querySelector('[data-drupal-selector=drupal-settings-json]').textContent);Drupal.attachBehaviors();`,
    );
    return kit.page(
      kit.document({
        body: `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>${around(kit, `<div data-drupal-messages-fallback class="hidden"></div><main role="main"><a id="main-content" tabindex="-1"></a><article data-history-node-id="${kit.dice.int(9, 999)}"><h1>${kit.title}</h1><div class="text-formatted">${paragraphs(text)}</div></article></main>`)}</div><script type="application/json" data-drupal-selector="drupal-settings-json">${json({ path: { baseUrl: '/', currentPath: 'node/4' }, user: { uid: 0 } })}</script><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('wiki-article-with-its-loader', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 8));
    const startup = kit.file(
      '/w/load.php?modules=startup&only=scripts.js',
      `window.mw={loader:{state:function(){},load:function(){}},config:{set:function(){}}};(window.RLQ||[]).forEach(function(f){f()});window.RLQ={push:function(f){f()}};`,
    );
    return kit.page(
      kit.document({
        head: `<script>document.documentElement.className="client-js";RLCONF={"wgPageName":"${kit.mark}","wgAction":"view"};RLSTATE={"site":"loading"};RLPAGEMODULES=["site","mediawiki.page.ready"];</script><script>(RLQ=window.RLQ||[]).push(function(){mw.loader.state(RLSTATE)});</script><script async src="${attribute(startup)}"></script>`,
        body: `<div id="mw-page-base" class="noprint"></div><div id="mw-head-base"></div><div id="content"><div id="siteNotice"></div><div class="mw-indicators"></div><h1 id="firstHeading">${kit.title}</h1><div id="bodyContent"><div id="contentSub"></div><div id="jump-to-nav"></div><div id="mw-content-text">${paragraphs(text)}</div><div id="catlinks"><a href="/c">${kit.brand}</a></div></div></div><div id="mw-notification-area"></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('manual-with-a-search-window', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const search = kit.file(
      '/search/search.js',
      `function init_search(){window.searchBox={OnSelectItem:function(){}}}$(function(){init_search();$('#searchbox').show()});`,
    );
    return kit.page(
      kit.document({
        head: `${jquery(kit)}<script src="${search}"></script>`,
        body: `<div id="top"><div id="projectname">${kit.brand}</div><div id="main-nav"></div><div id="MSearchSelectWindow"></div><div id="MSearchResultsWindow"><div id="MSearchResults"><div class="SRPage"><div id="SRIndex"><div id="SRResults"></div></div></div></div></div></div><div id="searchbox" style="display:none"><form action="/search"><input name="q"></form></div><div class="contents"><h1>${kit.title}</h1><div class="textblock">${paragraphs(text)}<pre>int ${kit.mark.replaceAll(/\d/g, 'x')}(void);</pre></div></div>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('server-state-and-an-empty-outlet', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const main = kit.bundle(
      'main',
      `(()=>{"use strict";const r=document.querySelector('app-root');r.removeAttribute('ngh');window.ngState=JSON.parse(document.getElementById('ng-state').textContent)})();`,
    );
    return kit.page(
      kit.document({
        body: `<app-root ng-version="19.0.4" ngh="0" ng-server-context="ssr"><app-toast></app-toast><router-outlet></router-outlet><app-page>${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}<app-spinner hidden></app-spinner></main>`)}</app-page></app-root><div class="cdk-overlay-container"></div><script id="ng-state" type="application/json">${json({ [kit.mark]: { b: text } })}</script><script src="${main}" type="module"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('frames-and-flash-left-empty', (kit) => {
    const items = kit.items(kit.dice.int(3, 8));
    const bundle = kit.bundle(
      'turbo.es2017-esm',
      `customElements.define('turbo-frame',class extends HTMLElement{async connectedCallback(){if(this.getAttribute('src'))this.innerHTML=await(await fetch(this.getAttribute('src'))).text()}});customElements.define('turbo-cable-stream-source',class extends HTMLElement{});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${bundle}" data-turbo-track="reload"></script>`,
        body: `<turbo-cable-stream-source channel="Turbo::StreamsChannel" signed-stream-name="${kit.mark}"></turbo-cable-stream-source><div id="flash"></div><turbo-frame id="modal" target="_top"></turbo-frame>${around(kit, `<h1>${kit.title}</h1><div data-controller="sort"><ul>${items.map((item) => `<li id="${item.slug}"><a href="${item.href}">${item.name}</a> ${item.note}</li>`).join('')}</ul></div><turbo-frame id="new_comment"></turbo-frame>`)}`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  isStatic('loading-words-hidden-by-style', (kit) => {
    const items = kit.items(kit.dice.int(3, 8));
    const word = kit.site.pick(kit.words.loading);
    const bundle = kit.bundle(
      'livewire',
      `window.Livewire={all:function(){return document.querySelectorAll('[wire\\\\:id]')},start:function(){}};Livewire.start();`,
    );
    return kit.page(
      kit.document({
        style: '[wire\\:loading]{display:none}',
        body: `${around(kit, `<div wire:id="${kit.mark}" wire:snapshot="${attribute({ data: { query: '', items: items.map(({ slug }) => slug) }, memo: { id: kit.mark } })}"><h1>${kit.title}</h1><input wire:model.live="query"><div wire:loading class="spinner">${word}</div>${items.map((item) => `<div><b>${item.name}</b><p>${item.note}</p></div>`).join('')}</div>`)}<script src="${bundle}" data-csrf="${kit.site.hex(16)}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  isStatic('resumable-page', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 7));
    return kit.page(
      kit.document({
        htmlAttributes: `q:container="paused" q:render="ssr" q:base="/build/" q:manifest-hash="${kit.site.hex(6)}"`,
        body: `${around(kit, `<!--qv q:id=1 q:key=xx--><main q:key="0"><h1>${kit.title}</h1>${paragraphs(text)}<button on:click="q-${kit.site.hex(5)}.js#s_click">${kit.words.share}</button><q:template hidden aria-hidden="true"></q:template></main><!--/qv-->`)}<script type="qwik/json">${json({ refs: { 1: '0' }, objs: text })}</script><script id="qwikloader">(()=>{const d=document;d.addEventListener('click',e=>{const u=e.target.getAttribute&&e.target.getAttribute('on:click');u&&import('/build/'+u.split('#')[0])})})()</script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('menu-toggled-by-attributes', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(2, 6));
    const bundle = kit.bundle(
      'alpine.min',
      `document.querySelectorAll('[x-data]').forEach(function(r){var s={open:false};r.querySelectorAll('[x-show]').forEach(function(n){n.style.display=s.open?'':'none'});r.querySelectorAll('[x-cloak]').forEach(function(n){n.removeAttribute('x-cloak')})});`,
    );
    return kit.page(
      kit.document({
        style: '[x-cloak]{display:none}',
        head: `<script src="${bundle}" defer></script>`,
        body: around(
          kit,
          `<div x-data="{ open: false, results: [] }"><button @click="open = !open" :aria-expanded="open">☰</button><div x-show="open" x-cloak><template x-for="r in results"><a :href="r.url" x-text="r.title"></a></template><p x-text="message"></p></div></div><h1>${kit.title}</h1><div class="${style.text}">${paragraphs(text)}</div>`,
        ),
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('badge-loaded-by-attribute', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const badge = kit.part('badge.html', '<b>3</b>');
    const bundle = kit.bundle(
      'htmx.min',
      `document.addEventListener('DOMContentLoaded',function(){document.querySelectorAll('[hx-trigger~=load]').forEach(function(n){fetch(n.getAttribute('hx-get')).then(function(r){return r.text()}).then(function(t){n.innerHTML=t})})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${bundle}"></script>`,
        body: `<header><span hx-get="${badge}" hx-trigger="load"></span></header>${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}<form hx-post="/suche" hx-target="#treffer" hx-trigger="input changed delay:500ms"><input name="q"></form><div id="treffer"></div></main>`)}`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('served-components-with-an-error-box', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const boot = kit.file(
      '/_framework/blazor.web.js',
      `window.Blazor={start:function(){return Promise.resolve()}};Blazor.start();`,
    );
    return kit.page(
      kit.document({
        style: '#blazor-error-ui,#components-reconnect-modal{display:none}',
        body: `<div class="page">${around(kit, `<main><article class="content px-4"><h1 tabindex="-1">${kit.title}</h1>${paragraphs(text)}</article></main>`)}</div><!--Blazor:{"type":"server","prerenderId":"${kit.mark}"}--><!--Blazor:{"prerenderId":"${kit.mark}"}--><div id="components-reconnect-modal"></div><div id="blazor-error-ui" data-nosnippet>${kit.words.error} <a href="." class="reload">↻</a></div><script src="${boot}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('page-of-a-builder-full-of-spacers', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    const widget = (type: string, inner: string): string =>
      `<div class="elementor-element elementor-element-${kit.dice.hex(7)}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;
    const bundle = kit.file(
      '/wp-content/plugins/elementor/assets/js/frontend.min.js',
      `document.querySelectorAll('.elementor-invisible').forEach(function(e){e.classList.remove('elementor-invisible')});`,
    );
    return kit.page(
      kit.document({
        style: '.elementor-invisible{visibility:hidden}',
        body: `${around(kit, `<div class="elementor"><section class="elementor-invisible">${widget('heading', `<h1>${kit.title}</h1>`)}${widget('spacer', '<div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div>')}${text.map((one) => `${widget('text-editor', `<p>${one}</p>`)}${widget('divider', '<div class="elementor-divider"><span></span></div>')}`).join('')}${widget('shortcode', '')}${widget('html', '')}</section></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('topic-with-a-composer', (kit) => {
    const posts = kit.items(kit.dice.int(3, 8));
    const bundle = kit.bundle(
      'discourse',
      `(function(){document.querySelectorAll('time[data-relativ]').forEach(function(t){t.title=t.dateTime});document.getElementById('reply-control').className='closed'})();`,
    );
    return kit.page(
      kit.document({
        body: `<div id="d-splash"></div>${around(kit, `<main><h1>${kit.title}</h1>${posts.map((post) => `<div class="topic-body crawler-post"><b>${post.person}</b> <time data-relativ datetime="2025-02-03">2025-02-03</time><div class="post"><p>${post.note}</p></div><div class="post-likes"></div></div>`).join('\n')}<div id="topic-footer-buttons"></div></main>`)}<div id="reply-control"></div><div id="user-card"></div><script src="${bundle}" defer></script>`,
      }),
      { expects: posts.slice(0, 3).map((post) => post.note) },
    );
  }),

  isStatic('classic-blog-with-gadgets', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    const widgets = kit.file(
      '/static/v1/widgets/widgets.js',
      `window._WidgetManager={_Init:function(){},_RegisterWidget:function(){}};`,
    );
    return kit.page(
      kit.document({
        body: `<div class='navbar no-items section' id='navbar'></div>${around(kit, `<div class='main section' id='main'><div class='post hentry'><h3>${kit.title}</h3><div class='post-body'><div class="separator" style="clear: both;"><img src="${picture(kit, kit.mark)}" alt=""></div>${text.map((one) => `<div>${one}</div><div><br></div>`).join('')}<div style='clear: both;'></div></div><span class='reaction-buttons'></span></div></div>`)}<aside><div class='widget PopularPosts' data-version='2'></div><div class='widget FollowByEmail'></div></aside><script src='${widgets}'></script><script>_WidgetManager._Init('//www.blogger.com/rearrange','${kit.mark}');_WidgetManager._RegisterWidget('_BlogView',new Object());</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

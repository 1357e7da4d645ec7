/** Applications of half `held-out-2` that mount where the server left room: nothing, furniture, a part of a page. */
import { json, attribute } from '../kit.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import { shell, weight } from './shell.ts';

const crawled = { isCrawled: true };

export const MOUNTS: readonly Shape[] = [
  needsBrowser(
    'vite-app-without-furniture',
    (kit) => {
      const text = kit.sentences(kit.dice.int(4, 8));
      kit.data('page', { h: kit.title, body: text });
      const entry = kit.bundle(
        'index',
        `const el=(t,c)=>Object.assign(document.createElement(t),{textContent:c});const app=document.querySelector('#app');fetch(${kit.source('page.json')}).then(r=>r.json()).then(d=>{const m=document.createElement('main');m.append(el('h1',d.h),...d.body.map(x=>el('p',x)));app.replaceChildren(m)});`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          head: `<script type="module" crossorigin src="${entry}"></script>`,
          body: '<div id="app"></div>',
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'vue-cli-app-under-server-header',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(4, 7));
      kit.data('list', items);
      const app = kit.bundle(
        'chunk-vendors',
        `(window.webpackJsonp=window.webpackJsonp||[]).push([["app"],{}]);fetch(${kit.source('list.json')}).then(function(r){return r.json()}).then(function(l){document.getElementById('app').innerHTML='<section class="list">'+l.map(function(i){return '<div data-v-7ba5bd90 class="row"><h3>'+i.name+'</h3><p>'+i.note+'</p></div>'}).join('')+'</section>'});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<noscript><strong>${kit.words.plea}</strong></noscript><div class="container"><h1>${kit.title}</h1><div id="app"></div></div>${bottom}<script src="${app}"></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser('angular-root-with-splash', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.data('node', text, { delayMs: 120 });
    const main = kit.bundle(
      'main',
      `fetch(${kit.source('node.json')}).then(r=>r.json()).then(l=>{const r=document.querySelector('app-root');r.innerHTML='<router-outlet></router-outlet><app-page _nghost-abc-c12><article _ngcontent-abc-c12></article></app-page>';const a=r.querySelector('article');l.forEach(t=>{const p=document.createElement('p');p.textContent=t;a.appendChild(p)})});`,
    );
    const polyfills = kit.bundle('polyfills', 'window.Zone=window.Zone||{};');
    return kit.page(
      kit.document({
        title: kit.brand,
        head: '<base href="/">',
        body: `<app-root><div class="splash"><div class="lds-ring"><div></div><div></div></div><p>${kit.site.pick(kit.words.loading)}</p></div></app-root><script src="${polyfills}" type="module"></script><script src="${main}" type="module"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('ember-view-in-body', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 7));
    const config = encodeURIComponent(JSON.stringify({ modulePrefix: 'web', rootURL: '/' }));
    const vendor = kit.bundle('vendor', 'window.runningTests=false;window.require=function(){};');
    const app = kit.pageBundle(
      'web',
      `(function(){var d=document.createElement('div');d.id='ember3';d.className='ember-view';d.innerHTML='<h1>'+${json(kit.title)}+'</h1>'+${json(text)}.map(function(t){return '<p>'+t+'</p>'}).join('');document.body.appendChild(d)})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="web/config/environment" content="${config}">`,
        body: `<script src="${vendor}"></script><script src="${app}"></script><div id="ember-bootstrap-modal-container"></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser(
    'next-page-that-fetches-by-itself',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(5, 9));
      kit.data('post', { title: kit.title, text }, { delayMs: 60 });
      const page = kit.bundle(
        'pages-slug',
        `(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[7],{}]);fetch(${kit.source('post.json')}).then(e=>e.json()).then(e=>{const m=document.querySelector('#__next main');m.innerHTML='<h1>'+e.title+'</h1>';for(const t of e.text){const p=document.createElement('p');p.textContent=t;m.append(p)}});`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          body: `<div id="__next">${top}<main class="${kit.css('main')}"><div class="${kit.css('loader')}"><span></span><span></span></div></main>${bottom}</div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/[slug]","query":{},"buildId":"${kit.site.hex(12)}","nextExport":true,"autoExport":true,"isFallback":false}</script>${weight(kit, ['framework'])}<script src="${page}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser('nuxt-fallback-200', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('payload', text);
    const entry = kit.bundle(
      'entry',
      `const n=document.getElementById('__nuxt');fetch(${kit.source('payload.json')}).then(r=>r.json()).then(a=>{n.innerHTML='<div class="layout"><article></article></div>';for(const t of a)n.querySelector('article').append(Object.assign(document.createElement('p'),{textContent:t}))});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<link rel="modulepreload" as="script" crossorigin href="${entry}"><script type="module" src="${entry}" crossorigin></script>`,
        body: `<div id="__nuxt"><div class="nuxt-spa-loading"><svg width="40" height="40"><circle cx="20" cy="20" r="18"/></svg></div></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="false" id="__NUXT_DATA__">[{"serverRendered":1},false]</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/"}}</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('gatsby-client-only-route', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.data('page-data', { result: { data: { text } } });
    const app = kit.bundle(
      'app',
      `window.___loader={};fetch(${kit.source('page-data.json')}).then(r=>r.json()).then(d=>{var b=document.querySelector('#gatsby-focus-wrapper .page-body');d.result.data.text.forEach(t=>{var p=document.createElement('p');p.textContent=t;b.appendChild(p)})});`,
    );
    return kit.page(
      kit.document({
        head: '<meta name="generator" content="Gatsby 5.13.3">',
        body: `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${top}<div class="page-body"></div>${bottom}</div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div></div><script>/*<![CDATA[*/window.pagePath="/x/";/*]]>*/</script><script src="${app}" async></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser(
    'article-hydrated-with-a-body-later',
    (kit) => {
      const { top, bottom } = shell(kit);
      const [lead = '', ...text] = kit.sentences(kit.dice.int(6, 10));
      kit.data('body', text, { delayMs: 90 });
      const js = kit.bundle(
        'article',
        `const b=document.querySelector('[data-article-body]');fetch(${kit.source('body.json')}).then(r=>r.json()).then(l=>{b.innerHTML='';l.forEach(t=>{const p=document.createElement('p');p.className='par';p.textContent=t;b.append(p)});b.removeAttribute('aria-busy')});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><article><header><h1>${kit.title}</h1><p class="standfirst">${lead}</p></header><div data-article-body aria-busy="true"></div></article></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser('elm-main-init', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 7));
    const elm = kit.pageBundle(
      'elm',
      `(function(scope){scope.Elm={Main:{init:function(o){var n=o.node;var d=document.createElement('div');o.flags.t.forEach(function(t){var p=document.createElement('p');p.appendChild(document.createTextNode(t));d.appendChild(p)});n.parentNode.replaceChild(d,n)}}}})(window);window.__flags={t:${json(text)}};`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div id="elm"></div><script src="${elm}"></script><script>var app=Elm.Main.init({node:document.getElementById('elm'),flags:window.__flags});</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('web-assembly-progress-ring', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.data('boot', text, { delayMs: 200 });
    const boot = kit.bundle(
      'blazor.webassembly',
      `(async()=>{const t=await (await fetch(${kit.source('boot.json')})).json();const a=document.getElementById('app');a.innerHTML='<div class="page"><main><article class="content px-4"></article></main></div>';for(const x of t){const p=document.createElement('p');p.textContent=x;a.querySelector('article').appendChild(p)}})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div id="app"><svg class="loading-progress"><circle r="40%" cx="50%" cy="50%" /></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui" hidden>${kit.words.error}<span class="dismiss">🗙</span></div><script src="${boot}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('shadow-root-of-an-article', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.data('story', text);
    const js = kit.bundle(
      'elements',
      `customElements.define('site-story',class extends HTMLElement{async connectedCallback(){const r=this.attachShadow({mode:'open'});r.innerHTML='<style>p{margin:1em 0}</style><article part="body"></article>';const l=await (await fetch(${kit.source('story.json')})).json();for(const t of l){const p=document.createElement('p');p.textContent=t;r.querySelector('article').append(p)}}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><site-story></site-story>${bottom}<script type="module" src="${js}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('nested-shadow-roots-of-an-app', (kit) => {
    const items = kit.items(kit.dice.int(4, 7));
    const js = kit.pageBundle(
      'my-app',
      `class L extends HTMLElement{set items(v){const r=this.shadowRoot||this.attachShadow({mode:'open'});r.innerHTML='<ul>'+v.map(i=>'<li><b>'+i.name+'</b> '+i.note+'</li>').join('')+'</ul>'}}customElements.define('my-list',L);customElements.define('my-app',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});r.innerHTML='<app-header></app-header><main><my-list></my-list></main>';r.querySelector('my-list').items=${json(items)}}});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<my-app></my-app><noscript>${kit.words.plea}</noscript><script type="module" src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('component-with-items-in-attribute', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    const js = kit.bundle(
      'app-root',
      `document.querySelectorAll('result-list').forEach(function(e){var l=JSON.parse(e.getAttribute(':results'));e.outerHTML='<ol class="results">'+l.map(function(i){return '<li><h4>'+i.name+'</h4><div>'+i.note+'</div></li>'}).join('')+'</ol>'});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="app-root"><h1>${kit.title}</h1><result-list :results="${attribute(items)}" locale="${kit.tongue.code}"></result-list></div>${bottom}<script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
];

/** Hosts and habits of frameworks: what they leave in the served page, what they put there. */
import { needsBrowser, type Shape } from '../shape.ts';
import { attribute, json } from '../kit.ts';
import { fatSurround, surround } from './frame.ts';

export const FRAMEWORKS: readonly Shape[] = [
  needsBrowser(
    'sveltekit-without-server-rendering',
    (kit) => {
      const text = kit.sentences(kit.dice.int(4, 8));
      const node = kit.pageBundle(
        'immutable/nodes/2',
        `export const page={title:${json(kit.title)},lines:${json(text)}};`,
      );
      const start = kit.bundle(
        'immutable/entry/start',
        `function text(t){return document.createTextNode(t)}function append(a,b){a.appendChild(b)}
export async function start(target,node){const{page}=await import(node);const main=document.createElement('main');const h=document.createElement('h1');append(h,text(page.title));append(main,h);for(const l of page.lines){const p=document.createElement('p');append(p,text(l));append(main,p)}append(target,main)}`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          head: `<link rel="modulepreload" href="${start}">`,
          bodyAttributes: 'data-sveltekit-preload-data="hover"',
          body: `<div style="display: contents"><script>{__sveltekit_${kit.site.hex(6)}={base:""};const element=document.currentScript.parentElement;import("${start}").then((kit)=>kit.start(element,"${node}"))}</script></div>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('ember-application', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('posts', { data: { attributes: { title: kit.title, body: text } } });
    const vendor = kit.bundle('vendor', 'window.EmberENV={FEATURES:{},EXTEND_PROTOTYPES:false};');
    const app = kit.bundle(
      'portal-app',
      `(function(){var meta=document.querySelector('meta[name$="/config/environment"]');var env=JSON.parse(decodeURIComponent(meta.content));fetch(env.APP.host+${kit.source('posts.json')}).then(function(r){return r.json()}).then(function(j){var root=document.createElement('div');root.id='ember3';root.className='ember-view';var a=j.data.attributes;root.appendChild(Object.assign(document.createElement('h1'),{textContent:a.title}));a.body.forEach(function(t){root.appendChild(Object.assign(document.createElement('p'),{textContent:t}))});document.body.classList.add('ember-application');document.body.prepend(root)})})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="portal/config/environment" content="${encodeURIComponent(JSON.stringify({ modulePrefix: 'portal', locationType: 'history', APP: { host: '' } }))}">`,
        body: `<script src="${vendor}"></script><script src="${app}"></script><div id="ember-basic-dropdown-wormhole"></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('elm-node-with-flags', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const address = kit.data('story', { title: kit.title, text });
    const elm = kit.bundle(
      'elm',
      `(function(scope){'use strict';function F2(fun){return fun}var _Platform_initialize=F2(function(o){fetch(o.flags.source).then(function(r){return r.json()}).then(function(m){var d=document.createElement('div');var h=document.createElement('h1');h.textContent=m.title;d.appendChild(h);m.text.forEach(function(t){var p=document.createElement('p');p.textContent=t;d.appendChild(p)});o.node.parentNode.replaceChild(d,o.node)})});scope.Elm={Main:{init:_Platform_initialize}}}(this));`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="elm-${kit.site.pick(['node', 'main', 'f0111bc4e658d0f98db96260c16f7e49'])}"></div>${bottom}<script src="${elm}"></script><script>Elm.Main.init({node:document.querySelector('[id^=elm-]'),flags:{source:'${address}'}});</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('unresolved-shell-element', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('shell', { title: kit.title, text });
    const tag = `${kit.site.pick(['town', 'museum', 'archive'])}-${kit.site.pick(['shell', 'drawer', 'frame'])}`;
    const element = kit.bundle(
      'src/shell',
      `class Shell extends HTMLElement{connectedCallback(){const root=this.attachShadow({mode:'open'});root.innerHTML='<style>:host{display:block}</style><main></main>';fetch(${kit.source('shell.json')}).then(a=>a.json()).then(s=>{root.querySelector('main').innerHTML='<h1>'+s.title+'</h1>'+s.text.map(t=>'<p>'+t+'</p>').join('');this.removeAttribute('unresolved')})}}customElements.define('${tag}',Shell);`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        style: `${tag}[unresolved]{display:block;min-height:100vh;background:#fafafa}`,
        body: `<${tag} unresolved></${tag}><script type="module" src="${element}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('element-with-shadow-list-by-request', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(5, 10));
    const address = kit.data('catalog', items);
    const view = kit.bundle(
      'catalog-view',
      `const render=(t,r)=>{r.innerHTML=t};customElements.define('catalog-view',class extends HTMLElement{constructor(){super();this.attachShadow({mode:'open'})}async connectedCallback(){this.items=await(await fetch(this.getAttribute('endpoint'))).json();render('<section>'+this.items.map((i)=>'<article><h3>'+i.name+'</h3><p>'+i.note+'</p></article>').join('')+'</section>',this.shadowRoot)}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><catalog-view endpoint="${address}"></catalog-view>${bottom}<script type="module" src="${view}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('nocache-loader-of-gwt', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const module = kit.site.pick(['registry', 'mailer', 'ledger']);
    const cache = kit.file(
      `/${module}/${kit.mark.toUpperCase()}.cache.js`,
      `$wnd.${module}=function(){var $doc=$wnd.document,p=$doc.getElementById('gwt-root')||$doc.body,v=$doc.createElement('table');v.className='gwt-VerticalPanel';${json([kit.title, ...text])}.forEach(function(t){var c=v.insertRow().insertCell();c.innerHTML='<div class="gwt-Label"></div>';c.firstChild.textContent=t});p.appendChild(v)};$wnd.${module}();`,
    );
    const loader = kit.file(
      `/${module}/${module}.nocache.js`,
      `function ${module}(){window.$wnd=window;var s=document.createElement('script');s.src=document.querySelector('meta[name="gwt:property"]').content.split('=')[1];document.body.appendChild(s)}window.addEventListener('load',${module});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="gwt:property" content="strong=${cache}"><script type="text/javascript" src="${loader}"></script>`,
        body: `<iframe src="about:blank" id="__gwt_historyFrame" tabindex="-1" style="position:absolute;width:0;height:0;border:0"></iframe><noscript><div style="width:22em;border:1px solid red">${kit.words.plea}</div></noscript>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('flutter-like-host-with-semantics', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const main = kit.pageBundle(
      'main.dart',
      `(function dartProgram(){var v=document.createElement('flutter-view');var h=document.createElement('flt-semantics-host');${json([kit.title, ...text])}.forEach(function(t){var s=document.createElement('flt-semantics');s.setAttribute('role','text');var p=document.createElement('p');p.textContent=t;s.appendChild(p);h.appendChild(s)});v.appendChild(h);document.body.appendChild(v);var l=document.getElementById('loading');if(l)l.remove()})();`,
    );
    const boot = kit.file(
      '/flutter_bootstrap.js',
      `(()=>{var s=document.createElement('script');s.src=document.querySelector('link[rel=preload]').href;document.body.append(s)})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<base href="/"><link rel="preload" as="script" href="${main}"><meta name="apple-mobile-web-app-title" content="${kit.brand}">`,
        body: `<div id="loading"><div class="loader"></div></div><script src="${boot}" async></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'inertia-page-in-an-attribute',
    (kit) => {
      const text = kit.sentences(kit.dice.int(4, 8));
      const bundle = kit.bundle(
        'app-inertia',
        `const el=document.getElementById('app'),page=JSON.parse(el.dataset.page);const{title,text}=page.props;el.append(Object.assign(document.createElement('h1'),{innerText:title}));for(const t of text)el.append(Object.assign(document.createElement('p'),{innerText:t}));`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          head: `<script type="module" src="${bundle}"></script>`,
          bodyAttributes: 'class="font-sans antialiased"',
          body: `<div id="app" data-page="${attribute({ component: 'Story/Show', props: { title: kit.title, text, errors: {} }, url: kit.path, version: kit.mark })}"></div>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('flight-data-without-markup', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const rows = text.map(
      (one, index) =>
        `<script>self.__next_f.push([1,${json(`${index + 2}:["$","p",null,{"children":${JSON.stringify(one)}}]\n`)}])</script>`,
    );
    const bundle = kit.bundle(
      'chunks/main-app',
      `(function(){var out=document.querySelector('[data-outlet]');self.__next_f.forEach(function(r){var m=/^\\d+:(.*)/.exec(r[1]||'');if(!m)return;var t=JSON.parse(m[1]);var e=document.createElement(t[1]);e.textContent=t[3].children;out.appendChild(e)})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div data-outlet></div>${bottom}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows.join('')}<script src="${bundle}" async></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('nuxt-in-spa-mode', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const address = kit.data('content', { title: kit.title, text });
    const entry = kit.file(
      `/_nuxt/entry.${kit.site.hex(8)}.js`,
      `const c=window.__NUXT__.config,r=document.getElementById("__nuxt");document.getElementById("__nuxt-loader")?.remove();fetch(c.public.source).then(e=>e.json()).then(e=>{r.innerHTML='<div><main><h1>'+e.title+"</h1>"+e.text.map(t=>"<p>"+t+"</p>").join("")+"</main></div>"});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<link rel="modulepreload" as="script" href="${entry}">`,
        body: `<div id="__nuxt"></div><div id="__nuxt-loader"><svg viewBox="0 0 37 25"><path d="M24 22H3L13 4l5 9"/></svg></div><div id="teleports"></div><script>window.__NUXT__={};window.__NUXT__.config={public:{source:"${address}"},app:{baseURL:"/",buildId:"${kit.mark}"}}</script><script type="module" src="${entry}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('aurelia-splash-in-body', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.pageBundle(
      'vendor-bundle',
      `(function(){var b=document.querySelector('[aurelia-app]');var s=b.querySelector('.splash');var view=document.createElement('div');view.className='au-target';view.innerHTML=${json(`<h1>${kit.title}</h1>${text.map((one) => `<p>${one}</p>`).join('')}`)};setTimeout(function(){s.remove();b.appendChild(view)},20)})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        bodyAttributes: 'aurelia-app="main"',
        body: `<div class="splash"><div class="message">${kit.brand}</div><i class="fa fa-spinner fa-spin"></i></div><script src="${bundle}" data-main="aurelia-bootstrapper"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('viewport-built-by-an-old-toolkit', (kit) => {
    const items = kit.items(kit.dice.int(5, 10));
    const bundle = kit.pageBundle(
      'ext-all',
      `var Ext={onReady:function(f){window.addEventListener('load',f)},create:function(n,c){var d=document.createElement('div');d.className='x-'+n.toLowerCase();(c.items||[]).forEach(function(i){d.appendChild(Ext.create(i.xtype,i))});if(c.html){var b=document.createElement('div');b.className='x-panel-body';b.innerHTML=c.html;d.appendChild(b)}if(n==='Viewport')document.body.appendChild(d);return d}};
Ext.onReady(function(){Ext.create('Viewport',{items:${json(items.map((item) => ({ xtype: 'panel', html: `<h2>${item.name}</h2><p>${item.note}</p>` })))}})});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<script src="${bundle}"></script>`,
        bodyAttributes: 'class="x-body"',
        body: '<form id="history-form" class="x-hidden"><input type="hidden" id="x-history-field"><iframe id="x-history-frame" style="display:none"></iframe></form>',
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('documentation-site-from-markdown-files', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const readme = kit.file(`/docs/${kit.mark}.md`, `# ${kit.title}\n\n${text.join('\n\n')}\n`);
    const bundle = kit.file(
      '/lib/docsify.min.js',
      `(function(){var c=window.$docsify,el=document.querySelector(c.el||'#app');fetch(c.homepage).then(function(r){return r.text()}).then(function(md){document.body.className='ready';el.outerHTML='<main><section class="content"><article class="markdown-section" id="main">'+md.trim().split(/\\n{2,}/).map(function(b){return /^# /.test(b)?'<h1>'+b.slice(2)+'</h1>':'<p>'+b+'</p>'}).join('')+'</article></section></main>'})})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div id="docs">${kit.site.pick(kit.words.wait)}</div><script>window.$docsify={name:'${kit.brand}',el:'#docs',homepage:'${readme}'}</script><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('api-reference-from-a-description', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 8));
    const spec = kit.data('openapi', {
      openapi: '3.1.0',
      paths: Object.fromEntries(
        items.map((item) => [
          `/v1/${item.slug}`,
          { get: { summary: item.name, description: item.note } },
        ]),
      ),
    });
    const bundle = kit.file(
      '/swagger/swagger-ui-bundle.js',
      `window.SwaggerUIBundle=function(o){fetch(o.url).then(function(r){return r.json()}).then(function(d){var n=document.querySelector(o.dom_id);var w=document.createElement('div');w.className='swagger-ui';Object.keys(d.paths).forEach(function(p){var g=d.paths[p].get;var b=document.createElement('section');b.className='opblock';b.innerHTML='<h3>GET '+p+'</h3><h4>'+g.summary+'</h4><p>'+g.description+'</p>';w.appendChild(b)});n.appendChild(w)})};`,
    );
    return kit.page(
      kit.document({
        title: `API | ${kit.brand}`,
        body: `${top}<div id="swagger-ui"></div>${bottom}<script src="${bundle}" charset="UTF-8"></script><script>window.onload=function(){window.ui=SwaggerUIBundle({url:'${spec}',dom_id:'#swagger-ui',deepLinking:true})}</script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),
];

/** Habits of runtimes: small look-alikes of what they do with a page on its first visit. */
import { needsBrowser, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { names } from './names.ts';
import { around } from './surroundings.ts';

export const RUNTIMES: readonly Shape[] = [
  needsBrowser(
    'alpine-loop-in-a-template',
    (kit) => {
      const style = names(kit);
      const items = kit.items(kit.dice.int(5, 9));
      const address = kit.data('eintraege', items);
      const runtime = kit.file(
        '/vendor/alpine.min.js',
        `document.querySelectorAll('[x-data]').forEach(function(r){var u=r.getAttribute('x-data').match(/'([^']+)'/)[1];fetch(u).then(function(a){return a.json()}).then(function(l){r.querySelectorAll('template[x-for]').forEach(function(t){l.forEach(function(i){var c=t.content.cloneNode(true);c.querySelectorAll('[x-text]').forEach(function(n){n.textContent=i[n.getAttribute('x-text').split('.')[1]]});t.before(c)})})})});`,
      );
      return kit.page(
        kit.document({
          head: `<script defer src="${runtime}"></script>`,
          body: around(
            kit,
            `<h1>${kit.title}</h1><div class="${style.box}" x-data="liste('${address}')"><template x-for="e in liste"><div class="${style.entry}"><h3 x-text="e.name"></h3><p x-text="e.note"></p></div></template></div>`,
          ),
        }),
        { expects: items.slice(0, 3).map((item) => item.note) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('chunk-imported-when-seen', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const chunk = kit.file(
      `/build/q-${kit.mark}.js`,
      `export const s_${kit.mark}=(e)=>{e.innerHTML=${json(paragraphs(text))}};`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'q:container="paused" q:version="1.5.2"',
        body: `${around(kit, `<h1>${kit.title}</h1><p q:id="4" on:qvisible="${chunk}#s_${kit.mark}">&nbsp;</p>`)}<script id="qwikloader">(()=>{const o=new IntersectionObserver(l=>{for(const e of l)if(e.isIntersecting){o.unobserve(e.target);const[u,s]=e.target.getAttribute('on:qvisible').split('#');import(u).then(m=>m[s](e.target))}});document.querySelectorAll('[on\\\\:qvisible]').forEach(e=>o.observe(e))})()</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('component-asked-for-by-post', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const update = kit.part(
      'update.json',
      JSON.stringify({ components: [{ effects: { html: `<div>${paragraphs(text)}</div>` } }] }),
    );
    const runtime = kit.bundle(
      'livewire',
      `document.querySelectorAll('[wire\\\\:snapshot]').forEach(function(n){var s=JSON.parse(n.getAttribute('wire:snapshot'));if(!s.lazy)return;fetch(s.update,{method:'POST',headers:{'X-Livewire':''},body:JSON.stringify({components:[s]})}).then(function(r){return r.json()}).then(function(j){n.outerHTML=j.components[0].effects.html})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1 class="${style.head}">${kit.title}</h1><div wire:id="${kit.mark}" wire:snapshot="${attribute({ lazy: true, memo: { name: 'bericht' }, update })}"></div>`)}<script src="${runtime}" data-update-uri="/livewire/update"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('place-marked-by-a-comment', (kit) => {
    const items = kit.items(kit.dice.int(4, 9));
    kit.data('zeilen', items);
    const bundle = kit.bundle(
      'ko',
      `(function(){var w=document.createTreeWalker(document.body,NodeFilter.SHOW_COMMENT),m;while((m=w.nextNode())&&m.data.trim()!=='ko foreach: zeilen');fetch(${kit.source('zeilen.json')}).then(function(r){return r.json()}).then(function(z){z.forEach(function(i){var d=document.createElement('p');d.textContent=i.name+' – '+i.note;m.nextSibling?m.parentNode.insertBefore(d,m.nextSibling):m.parentNode.appendChild(d)})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<div><h1>${kit.title}</h1><!-- ko foreach: zeilen --><!-- /ko --></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('program-takes-the-body', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'elm',
      `(function(scope){'use strict';function F2(f){return function(a){return function(b){return f(a,b)}}}var node=F2(function(t,k){var e=document.createElement(t);k.forEach(function(c){e.appendChild(typeof c==='string'?document.createTextNode(c):c)});return e});scope.Elm={Main:{init:function(o){var b=node('body')([node('div')([node('h1')([o.flags.titel])].concat(o.flags.absaetze.map(function(t){return node('p')([t])})))]);requestAnimationFrame(function(){document.body.replaceWith(b)})}}}})(this);`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<script src="${bundle}"></script>`,
        body: `<script>Elm.Main.init({ flags: ${json({ titel: kit.title, absaetze: text })} });</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'flight-payload-into-a-boundary',
    (kit) => {
      const style = names(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      const chunk = kit.bundle(
        'main-app',
        `(function(){var t=document.getElementById('B:0'),p=t.parentNode;function el(n){if(typeof n==='string')return document.createTextNode(n);var e=document.createElement(n[1]);[].concat(n[3].children).forEach(function(c){e.appendChild(el(c))});return e}self.__next_f.forEach(function(f){var m=/^\\d+:(.*)/.exec(f[1]||'');if(m)p.insertBefore(el(JSON.parse(m[1])),t)});t.remove()})();`,
      );
      const tree = [
        '$',
        'article',
        null,
        { children: text.map((one) => ['$', 'p', null, { children: one }]) },
      ];
      return kit.page(
        kit.document({
          body: `${around(kit, `<main class="${style.box}"><h1>${kit.title}</h1><!--$?--><template id="B:0"></template><!--/$--></main>`)}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${json([1, `0:${JSON.stringify(tree)}`])})</script><script src="${chunk}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('controller-connected-by-attribute', (kit) => {
    const items = kit.items(kit.dice.int(4, 9));
    const address = kit.part(
      'liste.html',
      items.map((item) => `<li><a href="${item.href}">${item.name}</a> ${item.note}</li>`).join(''),
    );
    const bundle = kit.bundle(
      'controllers',
      `const registry={remote:class{constructor(e){this.element=e}async connect(){const r=await fetch(this.element.dataset.remoteUrlValue);this.element.querySelector('[data-remote-target="out"]').innerHTML=await r.text()}}};
for(const e of document.querySelectorAll('[data-controller]'))for(const n of e.dataset.controller.split(' '))registry[n]&&new registry[n](e).connect();`,
    );
    return kit.page(
      kit.document({
        head: `<script type="importmap">{"imports":{"controllers":"${bundle}"}}</script>`,
        body: `${around(kit, `<div data-controller="remote" data-remote-url-value="${address}"><h1>${kit.title}</h1><ul data-remote-target="out"></ul></div>`)}<script type="module">import 'controllers';</script>`,
      }),
      {
        expects: items.slice(0, 3).map((item) => item.note),
        expectsLinks: items.slice(0, 3).map((item) => item.href),
      },
    );
  }),

  needsBrowser('frame-element-with-a-source', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const address = kit.file(
      `/frames/${kit.mark}`,
      `<turbo-frame id="inhalt">${paragraphs(text)}</turbo-frame>`,
      { type: 'text/html' },
    );
    const runtime = kit.bundle(
      'turbo.es2017-esm',
      `customElements.define('turbo-frame',class extends HTMLElement{async connectedCallback(){const u=this.getAttribute('src');if(!u||this.complete)return;this.complete=true;const t=await(await fetch(u,{headers:{'Turbo-Frame':this.id}})).text();const d=new DOMParser().parseFromString(t,'text/html').querySelector('turbo-frame');this.replaceChildren(...d.childNodes)}});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${runtime}"></script>`,
        body: around(
          kit,
          `<h1>${kit.title}</h1><turbo-frame id="inhalt" src="${address}"><p>${kit.site.pick(kit.words.wait)}</p></turbo-frame>`,
        ),
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('reference-from-a-described-interface', (kit) => {
    const calls = kit.items(kit.dice.int(4, 8));
    const address = kit.data('openapi', {
      openapi: '3.1.0',
      info: { title: kit.title },
      paths: Object.fromEntries(
        calls.map((one) => [`/${one.slug}`, { get: { summary: one.name, description: one.note } }]),
      ),
    });
    const runtime = kit.bundle(
      'redoc.standalone',
      `document.querySelectorAll('redoc').forEach(function(n){fetch(n.getAttribute('spec-url')).then(function(r){return r.json()}).then(function(s){var h='<h1>'+s.info.title+'</h1>';Object.keys(s.paths).forEach(function(p){var g=s.paths[p].get;h+='<h2>'+g.summary+'</h2><code>GET '+p+'</code><p>'+g.description+'</p>'});n.innerHTML=h})});`,
    );
    return kit.page(
      kit.document({
        body: `<redoc spec-url="${address}"></redoc><script src="${runtime}"></script>`,
      }),
      { expects: calls.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('element-fed-by-its-script-child', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const tag = `${kit.site.pick(['daten', 'faktura', 'agenda', 'kartei'])}-${kit.site.pick(['block', 'blatt', 'feld'])}`;
    const bundle = kit.bundle(
      'blatt',
      `customElements.whenDefined('${tag}').then(()=>document.querySelectorAll('${tag}').forEach(e=>e.zeichne()));customElements.define('${tag}',class extends HTMLElement{zeichne(){const d=JSON.parse(this.querySelector('script').textContent);const w=this.attachShadow({mode:'open'});const l=document.createElement('dl');for(const [k,v] of d){const t=document.createElement('dt'),x=document.createElement('dd');t.textContent=k;x.textContent=v;l.append(t,x)}w.append(l)}});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><${tag}><script type="application/json">${json(items.map((item) => [item.name, item.note]))}</script></${tag}>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('awaited-block-when-idle', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('load', text, { delayMs: 150 });
    const bundle = kit.bundle(
      'entry/start',
      `const anchor=document.getElementsByClassName(${json(style.text)})[0];requestIdleCallback(()=>{fetch(${kit.source('load.json')}).then(r=>r.json()).then(t=>{anchor.firstChild.remove();t.forEach(s=>{const e=document.createElement('p');e.textContent=s;anchor.insertBefore(e,null)})})},{timeout:500});`,
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'data-sveltekit-preload-data="hover"',
        body: `<div style="display: contents">${around(kit, `<h1>${kit.title}</h1><div class="${style.text}">…</div>`)}</div><script type="module" src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

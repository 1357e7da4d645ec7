/** Frameworks' own ways to leave a page to the browser, as their starters and guides have them. */
import { needsBrowser, type Shape } from '../shape.ts';
import { attribute, json, paragraphs, type Item, type Kit } from '../kit.ts';
import { around } from './surroundings.ts';
import { heavy } from './heavy.ts';

const notes = (items: readonly Item[]): readonly string[] =>
  items.slice(0, 3).map((one) => one.note);

/** Code that asks for a list and calls `draw(element, list)` with the first match of a selector. */
const askAndDraw = (kit: Kit, selector: string, draw: string): string =>
  `fetch(${kit.source('list.json')}).then(e=>e.json()).then(t=>{const n=document.querySelector(${JSON.stringify(selector)});(${draw})(n,t)});`;

const DRAW_LIST = `(n,t)=>{n.innerHTML=t.map(e=>'<article><h3>'+e.name+'</h3><p>'+e.note+'</p></article>').join('')}`;

export const FRAMEWORKS: readonly Shape[] = [
  needsBrowser('server-page-with-a-component-and-its-props', (kit) => {
    // a server-side framework writes the page, one component of it is mounted by the bundle
    const items = kit.items(kit.dice.int(5, 9));
    kit.data('list', items);
    const app = heavy(kit, 'app', askAndDraw(kit, '[data-react-class]', DRAW_LIST));
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(2, 7)))}<div data-react-class="JobListings" data-react-props="${attribute({ locale: kit.tongue.code, perPage: 20 })}" data-react-cache-id="JobListings-0"></div>`)}<script src="${app}" defer></script>`,
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('list-template-in-the-page', (kit) => {
    const items = kit.items(kit.dice.int(4, 9));
    kit.data('list', items);
    const vue = heavy(
      kit,
      'vue.global.prod',
      `var Vue={createApp:function(o){return{mount:function(s){var r=document.querySelector(s);o.created.call({fill:function(a){var l=r.querySelector('[v-for]');a.forEach(function(i){var c=l.cloneNode(true);c.removeAttribute('v-for');c.innerHTML=c.innerHTML.replace(/\\{\\{ item\\.(\\w+) \\}\\}/g,function(m,k){return i[k]});l.before(c)});l.remove();r.removeAttribute('v-cloak')}})}}}};`,
    );
    return kit.page(
      kit.document({
        style: '[v-cloak]{display:none}',
        body: `${around(kit, `<div id="vue-events" v-cloak><h1>${kit.title}</h1><ul><li v-for="item in items" :key="item.slug"><strong>{{ item.name }}</strong> <span>{{ item.note }}</span></li></ul></div>`)}<script src="${vue}"></script><script>Vue.createApp({created(){fetch(${kit.source('list.json')}).then(r=>r.json()).then(a=>this.fill(a))}}).mount('#vue-events')</script>`,
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('root-element-with-a-long-noscript', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('page', { title: kit.title, text });
    const main = heavy(
      kit,
      'main',
      `(async()=>{const d=await(await fetch(${kit.source('page.json')})).json();const r=document.querySelector('app-root');r.innerHTML='<app-layout><router-outlet></router-outlet><app-page><h1>'+d.title+'</h1>'+d.text.map(t=>'<p>'+t+'</p>').join('')+'</app-page></app-layout>'})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: '<base href="/">',
        body: `<app-root></app-root><noscript>${kit.tongue.sentence(kit.site)} ${kit.tongue.sentence(kit.site)}</noscript><script src="${main}" type="module"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('start-module-in-the-parent-of-its-script', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('node', text);
    const start = heavy(
      kit,
      'entry/start',
      `export async function start(app,target){const d=await(await fetch(${kit.source('node.json')})).json();app.render(target,d)}`,
    );
    const app = kit.bundle(
      'entry/app',
      `export const render=(t,d)=>{const m=document.createElement('main');for(const s of d){const p=document.createElement('p');p.textContent=s;m.append(p)}t.append(m)};`,
    );
    return kit.page(
      kit.document({
        head: `<link rel="modulepreload" href="${start}">`,
        bodyAttributes: 'data-sveltekit-preload-data="hover"',
        body: `<div style="display: contents"><script>{__sveltekit_${kit.site.hex(6)}={base:""};const element=document.currentScript.parentElement;Promise.all([import("${start}"),import("${app}")]).then(([kit,app])=>{kit.start(app,element)})}</script></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('bail-out-to-the-client-among-served-text', (kit) => {
    // one component of a served page is drawn by the client alone; nothing but a template marks its place
    const items = kit.items(kit.dice.int(4, 8));
    const chunk = heavy(
      kit,
      'chunks/main-app',
      `self.__next_f.forEach(f=>{const l=JSON.parse(f[1]).items;const t=document.querySelector('template[data-dgst]');const s=document.createElement('section');for(const i of l){const p=document.createElement('p');p.textContent=i.note;s.append(p)}t.replaceWith(s)});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main class="${kit.css('main')}"><h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 5)))}<!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><!--/$--></main>`)}<script>(self.__next_f=self.__next_f||[]).push([1,${json(JSON.stringify({ items }))}])</script><script src="${chunk}" async></script>`,
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('controller-with-a-url-value', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const part = kit.part(
      'entries.html',
      items.map((one) => `<div><b>${one.name}</b> ${one.note}</div>`).join(''),
    );
    const app = heavy(
      kit,
      'application',
      `document.querySelectorAll('[data-controller~="content-loader"]').forEach(e=>fetch(e.dataset.contentLoaderUrlValue).then(r=>r.text()).then(h=>{e.innerHTML=h}));`,
    );
    return kit.page(
      kit.document({
        head: `<meta name="csrf-token" content="${kit.site.hex(20)}"><script src="${app}" data-turbo-track="reload" defer></script>`,
        body: around(
          kit,
          `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(2, 8)))}<div data-controller="content-loader" data-content-loader-url-value="${part}"></div>`,
        ),
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('fragment-asked-for-on-load', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const part = kit.part('rows.html', items.map((one) => `<p>${one.note}</p>`).join(''));
    const lib = kit.file(
      '/js/htmx.min.js',
      `document.addEventListener('DOMContentLoaded',()=>document.querySelectorAll('[hx-trigger*="load"]').forEach(e=>fetch(e.getAttribute('hx-get')).then(r=>r.text()).then(t=>{e.outerHTML=t})));`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${lib}"></script>`,
        body: around(
          kit,
          `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 8)))}<div hx-get="${part}" hx-trigger="load delay:50ms" hx-swap="outerHTML"><img class="htmx-indicator" src="data:," alt=""></div>`,
        ),
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('state-in-an-attribute-and-a-template', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('list', items);
    const alpine = heavy(
      kit,
      'alpine/cdn',
      `document.querySelectorAll('[x-init]').forEach(async e=>{const l=await(await fetch(e.dataset.from||${kit.source('list.json')})).json();const t=e.querySelector('template');for(const i of l){const c=t.content.cloneNode(true);c.querySelectorAll('[x-text]').forEach(s=>{s.textContent=i[s.getAttribute('x-text').split('.')[1]]});t.before(c)}});`,
    );
    return kit.page(
      kit.document({
        head: `<script defer src="${alpine}"></script>`,
        body: around(
          kit,
          `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 6)))}<div x-data="{ items: [] }" x-init="items = await (await fetch('/x')).json()"><template x-for="item in items"><div class="py-3"><h3 x-text="item.name"></h3><p x-text="item.note"></p></div></template></div>`,
        ),
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('frame-of-the-page-loaded-eagerly', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const part = kit.part(
      'frame.html',
      `<turbo-frame id="entries">${items.map((one) => `<p>${one.note}</p>`).join('')}</turbo-frame>`,
    );
    const turbo = heavy(
      kit,
      'turbo.es2017-umd',
      `customElements.define('turbo-frame',class extends HTMLElement{connectedCallback(){const s=this.getAttribute('src');s&&fetch(s).then(r=>r.text()).then(h=>{const d=new DOMParser().parseFromString(h,'text/html');this.replaceChildren(...d.querySelector('turbo-frame').childNodes)})}});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${turbo}" defer></script>`,
        body: around(
          kit,
          `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 8)))}<turbo-frame id="entries" src="${part}"></turbo-frame>`,
        ),
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('component-that-loads-when-it-is-there', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('list', items);
    const live = heavy(kit, 'livewire', askAndDraw(kit, '[wire\\:init]', DRAW_LIST));
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 8)))}<div wire:id="${kit.mark}" wire:snapshot="${attribute({ data: { readyToLoad: false }, memo: { name: 'posts' } })}" wire:init="loadPosts"><div class="flex justify-center py-10"><svg class="animate-spin" width="20" height="20"></svg></div></div>`)}<script src="${live}" data-csrf="${kit.site.hex(12)}" data-update-uri="/livewire/update"></script>`,
      }),
      { expects: notes(items) },
    );
  }),

  needsBrowser('rows-bound-for-each', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const bundle = heavy(
      kit,
      'viewmodels',
      `var m=window.pageModel;document.querySelectorAll('[data-bind^="foreach"]').forEach(function(u){var t=u.innerHTML;u.innerHTML=m.map(function(){return t}).join('');m.forEach(function(i,x){u.children[x].querySelectorAll('[data-bind]').forEach(function(b){b.textContent=i[b.getAttribute('data-bind').split(': ')[1]]})})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 6)))}<div data-bind="foreach: entries"><div class="entry"><h3 data-bind="text: name"></h3><p data-bind="text: note"></p></div></div>`)}<script>window.pageModel=${json(items)};</script><script src="${bundle}"></script>`,
      }),
      { expects: notes(items) },
    );
  }),
];

/** Applications of the usual frameworks in half `held-out-4`: a root, scripts, and a text that comes with them. */
import { weight } from '../held-out-2/shell.ts';
import { attribute, json, type Kit } from '../kit.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import {
  bare,
  clientLayout,
  framed,
  moduleOf,
  notesOf,
  scoped,
  someOf,
  storyOf,
} from './frames.ts';

const crawled = { isCrawled: true };

/** What a Vue template says to whoever runs no scripts, in the words its makers give it. */
const vuePlea = (kit: Kit): string =>
  `<noscript><strong>We're sorry but ${kit.brand.toLowerCase()} doesn't work properly without JavaScript enabled. Please enable it to continue.</strong></noscript>`;

export const APPS: readonly Shape[] = [
  needsBrowser(
    'vite-react-app-with-a-lazy-route',
    (kit) => {
      const data = storyOf(kit);
      kit.data('post', data, { delayMs: kit.dice.int(40, 260) });
      const route = kit.bundle(
        'PostRoute',
        moduleOf(
          `${clientLayout(kit)}export default async function render(root){root.replaceChildren(h('div',{class:'spinner','aria-busy':'true'}));const d=await get(${kit.source('post.json')});root.replaceChildren(...layout(h('main',null,story(d))))}`,
        ),
      );
      const index = kit.bundle(
        'index',
        `import("${route}").then(m=>m.default(document.getElementById("root")));`,
      );
      return kit.page(
        bare(
          kit,
          `<div id="root"></div>${weight(kit, ['vendor-react'])}`,
          `<script type="module" crossorigin src="${index}"></script><link rel="modulepreload" crossorigin href="${route}">`,
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'react-app-inside-a-page-of-the-cms',
    (kit) => {
      const items = kit.items(kit.dice.int(5, 12));
      kit.data('entries', { data: items, meta: { total: items.length } }, { delayMs: 90 });
      const app = kit.bundle(
        'main',
        scoped(
          `const root=document.getElementById('directory-app');get(${kit.source('entries.json')}).then(({data,meta})=>root.replaceChildren(h('p',{class:'count'},String(meta.total)),h('ul',null,data.map(card))));`,
        ),
      );
      return kit.page(
        framed(
          kit,
          `<main id="main-content" class="site-main"><article class="page type-page"><header class="entry-header"><h1 class="entry-title">${kit.title}</h1></header><div class="entry-content"><p>${kit.sentence()}</p><div id="directory-app" data-api="${kit.site.hex(6)}"></div></div></article></main>`,
          { scripts: `${weight(kit, ['runtime', 'vendors~main'])}<script src="${app}"></script>` },
        ),
        { expects: notesOf(items), expectsLinks: items.slice(0, 3).map(({ href }) => href) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'vue-app-that-apologises-in-a-noscript',
    (kit) => {
      const data = storyOf(kit);
      kit.data('page', { content: data });
      const app = kit.bundle(
        'app',
        scoped(
          `${clientLayout(kit)}get(${kit.source('page.json')}).then(({content})=>{const a=document.getElementById('app');const n=h('div',{id:'app','data-v-app':''},layout(h('main',{class:'page'},story(content))));a.replaceWith(n)});`,
        ),
      );
      return kit.page(
        bare(
          kit,
          `${vuePlea(kit)}<div id="app"></div>`,
          `${weight(kit, ['chunk-vendors'])}<script defer src="${app}"></script>`,
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'angular-root-with-a-splash-screen',
    (kit) => {
      const data = storyOf(kit, 6, 14);
      kit.data('view', data, { delayMs: 150 });
      const main = kit.bundle(
        'main',
        moduleOf(
          `${clientLayout(kit)}const root=document.querySelector('app-root');get(${kit.source('view.json')}).then(d=>{root.setAttribute('ng-version','18.2.4');root.replaceChildren(...layout(h('main',null,h('router-outlet'),h('app-article',{'_nghost-ng-c1':''},story(d)))))});`,
        ),
      );
      return kit.page(
        bare(
          kit,
          `<app-root><div class="splash"><svg width="64" height="64" viewBox="0 0 50 50"><circle cx="25" cy="25" r="20" fill="none" stroke="#${kit.site.hex(6)}"/></svg><p>${kit.site.pick(kit.words.loading)}</p></div></app-root>${weight(kit, ['polyfills', 'scripts'])}<script src="${main}" type="module"></script>`,
          '<base href="/">',
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'svelte-kit-fallback-page',
    (kit) => {
      const data = storyOf(kit);
      kit.data('__data', { type: 'data', nodes: [null, { type: 'data', data }] });
      const start = kit.bundle(
        'entry/start',
        'export const start=(app,element)=>app.mount(element);',
      );
      const app = kit.bundle(
        'entry/app',
        moduleOf(
          `${clientLayout(kit)}export const mount=async e=>{const d=await get(${kit.source('__data.json')});e.append(...layout(h('main',null,story(d.nodes[1].data))))};`,
        ),
      );
      const id = kit.site.hex(6);
      return kit.page(
        bare(
          kit,
          `<div style="display: contents">
<script>
{
	__sveltekit_${id} = { base: "" };
	const element = document.currentScript.parentElement;
	Promise.all([import("${start}"), import("${app}")]).then(([kit, app]) => { kit.start(app, element); });
}
</script>
</div>`,
          `<link rel="modulepreload" href="${start}"><link rel="modulepreload" href="${app}">`,
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser('ember-app-with-its-environment-in-a-meta', (kit) => {
    const items = kit.items(kit.dice.int(6, 14));
    kit.data('records', {
      data: items.map((attributes, i) => ({ type: 'record', id: String(i), attributes })),
    });
    const config = encodeURIComponent(
      JSON.stringify({ modulePrefix: 'web', environment: 'production', rootURL: '/', APP: {} }),
    );
    const app = kit.bundle(
      'web',
      scoped(
        `${clientLayout(kit)}addEventListener('load',()=>get(${kit.source('records.json')},{headers:{accept:'application/vnd.api+json'}}).then(({data})=>{document.body.classList.add('ember-application');document.body.append(h('div',{id:'ember3',class:'ember-view'},layout(h('main',null,h('h1',null,document.title),h('ul',null,data.map(r=>card(r.attributes)))))))}));`,
      ),
    );
    return kit.page(
      bare(
        kit,
        `${weight(kit, ['vendor'])}<script src="${app}"></script><div id="ember-basic-dropdown-wormhole"></div>`,
        `<meta name="web/config/environment" content="${config}">`,
      ),
      { expects: notesOf(items) },
    );
  }),
  needsBrowser('solid-app-that-calls-its-server-functions', (kit) => {
    const data = storyOf(kit);
    kit.data('_server', data, { delayMs: 200 });
    const client = kit.bundle(
      'client',
      moduleOf(
        `${clientLayout(kit)}get(${kit.source('_server.json')},{method:'POST',headers:{'x-server-id':'load'}}).then(d=>document.getElementById('app').append(...layout(h('main',null,story(d)))));`,
      ),
    );
    return kit.page(
      bare(
        kit,
        `<div id="app"></div><script>window.manifest = ${json({ 'src/entry-client.tsx': { output: client } })}</script><script type="module" async src="${client}"></script>`,
        '<script>window._$HY||(e=>{e._$HY={events:[],completed:new WeakSet,r:{}}})(window);</script>',
      ),
      { expects: someOf(data.body) },
    );
  }),
  needsBrowser('inertia-dashboard-with-its-props-in-an-attribute', (kit) => {
    const items = kit.items(kit.dice.int(6, 10));
    const page = {
      component: 'Dashboard/Index',
      props: { auth: { user: null }, title: kit.title, rows: items },
      url: kit.path,
      version: kit.site.hex(32),
    };
    const app = kit.bundle(
      'app',
      moduleOf(
        `${clientLayout(kit)}const root=document.getElementById('app');const {props}=JSON.parse(root.dataset.page);const tile=i=>h('div',{class:'stat'},h('dt',null,i.place),h('dd',null,String(i.count)));root.append(...layout(h('main',null,h('h1',null,props.title),h('dl',{class:'stats'},props.rows.slice(0,4).map(tile)),h('table',null,h('thead',null,h('tr',null,${json(kit.words.columns)}.map(c=>h('th',null,c)))),h('tbody',null,props.rows.map(i=>h('tr',null,[i.name,i.place,i.year,i.count].map(v=>h('td',null,String(v))))))))));`,
      ),
    );
    return kit.page(
      bare(
        kit,
        `<div id="app" data-page="${attribute(page)}"></div>`,
        `<link rel="modulepreload" href="${app}"><script type="module" src="${app}"></script>`,
      ),
      { expects: someOf(items.map(({ name }) => name)) },
    );
  }),
  needsBrowser(
    'nuxt-without-a-server-side',
    (kit) => {
      const data = storyOf(kit);
      kit.data('doc', data, { delayMs: 120 });
      const entry = kit.bundle(
        '_nuxt/entry',
        moduleOf(
          `${clientLayout(kit)}get(${kit.source('doc.json')}).then(d=>{document.getElementById('__nuxt').replaceChildren(h('div',null,layout(h('main',null,story(d)))));document.querySelector('.nuxt-spa-loading')?.remove()});`,
        ),
      );
      return kit.page(
        bare(
          kit,
          `<div id="__nuxt"></div><svg class="nuxt-spa-loading" viewBox="0 0 37 25" width="80"><path d="M24 22h9"/></svg><div id="teleports"></div><script type="application/json" id="__NUXT_DATA__" data-ssr="false">[{"serverRendered":1},false]</script><script>window.__NUXT__={};window.__NUXT__.config=${json({ public: { api: '/api' }, app: { baseURL: '/', buildId: kit.site.hex(8), buildAssetsDir: '/_nuxt/' } })}</script>`,
          `<script type="module" src="${entry}" crossorigin></script>`,
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'next-fallback-page-with-a-skeleton',
    (kit) => {
      const data = storyOf(kit, 6, 12);
      kit.data('slug', { pageProps: data }, { delayMs: 180 });
      const page = kit.bundle(
        'pages/%5Bslug%5D',
        scoped(
          `get(${kit.source('slug.json')}).then(({pageProps:d})=>document.querySelector('main').replaceChildren(story(d)));`,
        ),
      );
      const lines = Array.from(
        { length: 6 },
        () =>
          '<div class="h-4 bg-gray-200 rounded w-full mb-3" role="presentation"><span class="sr-only"></span></div>',
      );
      return kit.page(
        framed(
          kit,
          `<main class="${kit.css('page')}"><div class="animate-pulse" aria-hidden="true"><div class="h-10 bg-gray-300 rounded w-3/4 mb-6"></div>${lines.join('')}</div></main>`,
          {
            scripts: `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: {}, __N_SSG: true }, page: '/[slug]', query: {}, buildId: kit.site.hex(12), isFallback: true, gsp: true })}</script>${weight(kit, ['framework', 'pages/_app'])}<script src="${page}" defer></script>`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
];

/** Lists, tables and parts of half `held-out-3` that a script fills. */
import { json } from '../kit.ts';
import { shell, weight } from '../held-out-2/shell.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import { jquery } from '../vendor.ts';

const crawled = { isCrawled: true };

export const LATE: readonly Shape[] = [
  needsBrowser(
    'endless-list-whose-first-batch-is-fetched',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(5, 9));
      kit.data('batch-1', items);
      const js = kit.bundle(
        'feed',
        `const s=document.querySelector('.sentinel');let done=false;new IntersectionObserver(async e=>{if(done||!e[0].isIntersecting)return;done=true;const l=await fetch(${kit.source('batch-1.json')}).then(r=>r.json());l.forEach(i=>{const a=document.createElement('article');a.innerHTML='<h2><a href="'+i.href+'">'+i.name+'</a></h2><p>'+i.note+'</p>';s.before(a)})}).observe(s);`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main class="feed"><h1>${kit.title}</h1><div class="sentinel"><i class="loader"></i></div></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        {
          expects: items.slice(0, 3).map(({ note }) => note),
          expectsLinks: items.slice(0, 2).map(({ href }) => href),
        },
      );
    },
    crawled,
  ),
  needsBrowser(
    'search-collection-with-served-facets',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(6, 10));
      kit.data('hits', { nbHits: items.length, hits: items });
      const js = kit.bundle(
        'instantsearch',
        `fetch(${kit.source('hits.json')}).then(r=>r.json()).then(d=>{document.querySelector('#hits').innerHTML='<ol class="ais-Hits-list">'+d.hits.map(h=>'<li class="ais-Hits-item"><a href="'+h.href+'"><b>'+h.name+'</b></a><p>'+h.note+'</p></li>').join('')+'</ol>'});`,
      );
      const facets = kit.words.menu
        .slice(3, 9)
        .map((word) => `<li><label><input type="checkbox"> ${word}</label></li>`)
        .join('');
      return kit.page(
        kit.document({
          body: `${top}<div class="search-page"><h1>${kit.title}</h1><div id="searchbox"><input type="search" placeholder="${kit.words.search}"></div><aside class="facets"><h2>${kit.words.filter}</h2><ul>${facets}</ul></aside><div id="hits"></div><div id="pagination"></div></div>${bottom}<script src="${js}" defer></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'grid-of-figures-that-a-table-script-draws',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(6, 10));
      kit.data(
        'figures',
        items.map((i) => [i.name, i.place, String(i.year), String(i.count)]),
      );
      const js = kit.bundle(
        'tabulator',
        `fetch(${kit.source('figures.json')}).then(r=>r.json()).then(l=>{const t=document.createElement('table');const h=t.createTHead().insertRow();JSON.parse(document.querySelector('#figures').dataset.columns).forEach(c=>{const x=document.createElement('th');x.textContent=c;h.append(x)});const b=t.createTBody();l.forEach(r=>{const w=b.insertRow();r.forEach(c=>{w.insertCell().textContent=c})});document.querySelector('#figures').replaceChildren(t)});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><p>${kit.sentence()}</p><div id="figures" data-columns='${JSON.stringify(kit.words.columns).replaceAll("'", '&#39;')}'></div></main>${bottom}<script src="${js}" defer></script>`,
        }),
        { expects: items.slice(0, 3).map(({ name }) => name) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'drawn-placeholder-then-an-article',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      kit.data('body', text, { delayMs: 200 });
      const js = kit.bundle(
        'article',
        `fetch(${kit.source('body.json')}).then(r=>r.json()).then(l=>{const b=document.querySelector('.article-body');b.innerHTML=l.map(t=>'<p>'+t+'</p>').join('');b.removeAttribute('aria-busy')});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<article><h1>${kit.title}</h1><div class="article-body" aria-busy="true"><svg role="img" width="400" height="160" viewBox="0 0 400 160"><title>${kit.site.pick(kit.words.loading)}</title><rect width="400" height="160" fill="url(#g)"/></svg></div></article>${bottom}<script src="${js}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'nuxt-without-server-rendering',
    (kit) => {
      const items = kit.items(kit.dice.int(4, 7));
      kit.data('page', items);
      const js = kit.bundle(
        'entry',
        `fetch(${kit.source('page.json')}).then(r=>r.json()).then(l=>{document.querySelector('#__nuxt').innerHTML='<div><main>'+l.map(i=>'<section><h2>'+i.name+'</h2><p>'+i.note+'</p></section>').join('')+'</main></div>';document.querySelector('#__nuxt-loader').remove()});`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          body: `<div id="__nuxt"></div><div id="__nuxt-loader"><svg class="nuxt-spa-loading" width="220" height="72"><path d="M0 0h9"/></svg></div><div id="teleports"></div><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/"}}</script><script type="application/json" id="__NUXT_DATA__" data-ssr="false">${json([{ serverRendered: 1 }, false])}</script><script type="module" src="${js}"></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser('assembly-app-with-a-progress-ring', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 6));
    kit.data('boot', text, { delayMs: 150 });
    const js = kit.bundle(
      'blazor.webassembly',
      `fetch(${kit.source('boot.json')}).then(r=>r.json()).then(l=>{document.getElementById('app').innerHTML='<div class="page"><main><article class="content px-4">'+l.map(t=>'<p>'+t+'</p>').join('')+'</article></main></div>'});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: '<base href="/">',
        body: `<div id="app"><svg class="loading-progress"><circle r="40%" cx="50%" cy="50%"/></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui" style="display:none">${kit.words.error} <span class="dismiss">×</span></div><script src="${js}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('ember-body-with-an-initialiser', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.data('model', { data: { type: 'posts', attributes: { title: kit.title, body: text } } });
    const js = kit.bundle(
      'assets-app',
      `fetch(${kit.source('model.json')}).then(r=>r.json()).then(m=>{const v=document.createElement('div');v.className='ember-view';v.innerHTML='<main><h1>'+m.data.attributes.title+'</h1>'+m.data.attributes.body.map(t=>'<p>'+t+'</p>').join('')+'</main>';document.querySelector('#ember-basic-dropdown-wormhole').before(v)});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="app/config/environment" content="%7B%22modulePrefix%22%3A%22app%22%7D">`,
        body: `<div id="ember-basic-dropdown-wormhole"></div>${weight(kit, ['vendor'])}<script src="${js}" defer></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser(
    'old-site-that-loads-its-middle-with-a-library',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(3, 6));
      kit.part('middle.html', `<div>${text.map((one) => `<p>${one}</p>`).join('')}</div>`);
      const js = kit.bundle(
        'functions',
        `$(function(){ $('#middle').load(${kit.source('middle.html')}); });`,
      );
      return kit.page(
        kit.document({
          head: jquery(kit),
          body: `${top}<table width="100%"><tr><td id="left"><b>${kit.brand}</b></td><td id="middle"></td></tr></table>${bottom}<script src="${js}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser('reference-drawn-from-a-specification', (kit) => {
    const items = kit.items(kit.dice.int(4, 6));
    kit.data('openapi', {
      openapi: '3.0.3',
      info: { title: kit.title },
      paths: Object.fromEntries(
        items.map((i) => [`/${i.slug}`, { get: { summary: i.name, description: i.note } }]),
      ),
    });
    const js = kit.bundle(
      'redoc.standalone',
      `fetch(${kit.source('openapi.json')}).then(r=>r.json()).then(s=>{document.querySelector('redoc').innerHTML='<div class="redoc-wrap"><div class="api-content"><h1>'+s.info.title+'</h1>'+Object.entries(s.paths).map(([p,o])=>'<div id="'+p+'"><h2>'+o.get.summary+'</h2><p>'+o.get.description+'</p><code>'+p+'</code></div>').join('')+'</div></div>'});`,
    );
    return kit.page(
      kit.document({
        body: `<redoc spec-url="openapi.json"></redoc><script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('branch-list-beside-an-empty-map', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(5, 8));
    kit.data('stores', items);
    const js = kit.bundle(
      'locator',
      `fetch(${kit.source('stores.json')}).then(r=>r.json()).then(l=>{document.querySelector('.locator__list').innerHTML=l.map(s=>'<li><strong>'+s.name+'</strong><br>'+s.place+'<p>'+s.note+'</p></li>').join('')});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><p>${kit.sentence()}</p><div class="locator"><div class="locator__map" id="map"></div><ul class="locator__list"></ul></div></main>${bottom}<script src="${js}" defer></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('component-of-a-server-that-starts-itself', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 6));
    const address = kit.part(
      'update.json',
      JSON.stringify({ effects: { html: text.map((t) => `<p>${t}</p>`).join('') } }),
    );
    const js = kit.bundle(
      'livewire',
      `document.querySelectorAll('[wire\\\\:init]').forEach(e=>fetch(e.dataset.update).then(r=>r.json()).then(d=>{e.innerHTML=d.effects.html}));`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div wire:id="${kit.dice.hex(20)}" wire:init="load" data-update="${address}"><div class="animate-pulse h-6 bg-gray-200"></div></div></main>${bottom}<script src="${js}" data-update-uri="/livewire/update"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

/** Parts of pages of half `held-out-2` that come late: tables, lists, tabs, reviews, prices, answers. */
import { json } from '../kit.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import { shell } from './shell.ts';

const crawled = { isCrawled: true };
const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export const PARTS: readonly Shape[] = [
  needsBrowser(
    'skeleton-bars-then-cards',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(4, 6));
      kit.data('cards', items, { delayMs: 300 });
      const js = kit.bundle(
        'cards',
        `(async()=>{const g=document.querySelector('.card-grid');const l=await fetch(${kit.source('cards.json')}).then(r=>r.json());g.innerHTML=l.map(i=>'<div class="card"><h2>'+i.name+'</h2><p>'+i.note+'</p></div>').join('')})();`,
      );
      const bone =
        '<div class="card is-skeleton" aria-hidden="true"><div class="skeleton skeleton-title"></div><div class="skeleton skeleton-text"></div><div class="skeleton skeleton-text"></div></div>';
      return kit.page(
        kit.document({
          body: `${top}<main id="content"><h1>${kit.title}</h1><div class="card-grid" aria-busy="true">${bone.repeat(6)}</div></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'data-table-of-server-side-rows',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(6, 12));
      kit.data('rows', { draw: 1, data: items.map((i) => [i.name, i.place, i.year, i.count]) });
      const js = kit.bundle(
        'datatable',
        `(function(){var x=new XMLHttpRequest();x.open('GET',${kit.source('rows.json')});x.onload=function(){var b=document.querySelector('#grid tbody');b.innerHTML='';JSON.parse(x.responseText).data.forEach(function(r,n){var t=b.insertRow();t.className=n%2?'even':'odd';r.forEach(function(c){t.insertCell().textContent=c})})};x.send()})();`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div class="panel"><h1>${kit.title}</h1><p>${kit.sentence()}</p><table id="grid" class="display" style="width:100%"><thead><tr>${kit.words.columns.map((c) => `<th>${c}</th>`).join('')}</tr></thead><tbody><tr class="odd"><td colspan="4" class="dataTables_empty">${kit.site.pick(kit.words.loading)}</td></tr></tbody></table></div>${bottom}<script src="${js}"></script>`,
        }),
        { expects: items.slice(0, 3).map(({ name }) => name) },
      );
    },
    crawled,
  ),
  needsBrowser('virtual-grid-of-divs', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(6, 12));
    const js = kit.pageBundle(
      'grid',
      `var rows=${json(items.map((i) => [i.name, i.person, String(i.year)]))};var g=document.getElementById('myGrid');g.className='ag-theme-quartz';g.innerHTML='<div class="ag-root" role="grid"><div class="ag-body">'+rows.map(function(r){return '<div role="row" class="ag-row">'+r.map(function(c){return '<div role="gridcell" class="ag-cell">'+c+'</div>'}).join('')+'</div>'}).join('')+'</div></div>';`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div id="myGrid" style="height:500px"></div></main>${bottom}<script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ name }) => name) },
    );
  }),
  needsBrowser('endless-list-begun-by-the-server', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(6, 9));
    const [a, b] = [items.slice(0, 2), items.slice(2)];
    kit.data('more', b);
    const js = kit.bundle(
      'feed',
      `var s=document.querySelector('.feed-sentinel');new IntersectionObserver(function(e,o){if(!e[0].isIntersecting)return;o.disconnect();fetch(${kit.source('more.json')}).then(function(r){return r.json()}).then(function(l){l.forEach(function(i){var d=document.createElement('div');d.className='feed-item';d.innerHTML='<h3>'+i.name+'</h3><p>'+i.note+'</p>';s.before(d)});s.remove()})}).observe(s);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="feed"><h1>${kit.title}</h1>${a.map((i) => `<div class="feed-item"><h3>${i.name}</h3><p>${i.note}</p></div>`).join('')}<div class="feed-sentinel"><span class="spinner"></span>${kit.site.pick(kit.words.loading)}</div></div>${bottom}<script src="${js}" defer></script>`,
      }),
      { expects: b.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('tab-pane-loaded-on-ready', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    kit.part('pane.html', text.map((one) => `<p>${one}</p>`).join(''));
    const js = kit.bundle(
      'tabs',
      `document.addEventListener('DOMContentLoaded',function(){var p=document.querySelector('.tab-pane.active');fetch(${kit.source('pane.html')}).then(function(r){return r.text()}).then(function(t){p.innerHTML=t})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><ul class="nav nav-tabs"><li class="active"><a href="#one" data-toggle="tab">${kit.words.description}</a></li><li><a href="#two" data-toggle="tab">${kit.words.reviews}</a></li></ul><div class="tab-content"><div class="tab-pane active" id="one"></div><div class="tab-pane" id="two" hidden></div></div></main>${bottom}<script src="${js}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('hypermedia-load-trigger', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    const address = kit.part('fragment.html', text.map((one) => `<p>${one}</p>`).join(''));
    const js = kit.bundle(
      'htmx.min',
      `document.addEventListener('DOMContentLoaded',()=>document.querySelectorAll('[hx-get][hx-trigger~="load"]').forEach(async e=>{e.innerHTML=await (await fetch(e.getAttribute('hx-get'),{headers:{'HX-Request':'true'}})).text()}));`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${js}"></script>`,
        body: `${top}<main><h1>${kit.title}</h1><div hx-get="${address}" hx-trigger="load" hx-swap="innerHTML"><img class="htmx-indicator" alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></div></main>${bottom}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('alpine-template-for', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    kit.data('alpine', items);
    const js = kit.bundle(
      'alpine',
      `document.querySelectorAll('[x-data]').forEach(async function(e){var l=await (await fetch(${kit.source('alpine.json')})).json();var t=e.querySelector('template');l.forEach(function(i){var n=t.content.cloneNode(true);n.querySelector('[x-text="item.name"]').textContent=i.name;n.querySelector('[x-text="item.note"]').textContent=i.note;t.parentNode.insertBefore(n,t)})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<section><h1>${kit.title}</h1><ul x-data="{ items: [] }" x-init="items = await (await fetch(url)).json()"><template x-for="item in items" :key="item.slug"><li><strong x-text="item.name"></strong><p x-text="item.note"></p></li></template></ul></section>${bottom}<script defer src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('handlebars-in-a-script-element', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    kit.data('hb', items);
    const js = kit.bundle(
      'handlebars.runtime',
      `(function(){var s=document.getElementById('entry-template').innerHTML;var x=new XMLHttpRequest();x.open('GET',${kit.source('hb.json')});x.onload=function(){document.getElementById('entries').innerHTML=JSON.parse(x.responseText).map(function(i){return s.replace('{{name}}',i.name).replace('{{note}}',i.note)}).join('')};x.send()})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div id="entries"></div><script id="entry-template" type="text/x-handlebars-template"><div class="entry"><h2>{{name}}</h2><div class="body">{{note}}</div></div></script>${bottom}<script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('docs-from-a-markdown-file', (kit) => {
    const text = kit.sentences(kit.dice.int(5, 8));
    kit.part('README.md', `# ${kit.title}\n\n${text.join('\n\n')}\n`);
    const js = kit.bundle(
      'docsify',
      `fetch(${kit.source('README.md')}).then(function(r){return r.text()}).then(function(t){var a=document.getElementById('app');a.outerHTML='<main><section class="content"><article class="markdown-section">'+t.split('\\n\\n').map(function(b){b=b.trim();return b.charAt(0)==='#'?'<h1>'+b.slice(2)+'</h1>':'<p>'+b+'</p>'}).join('')+'</article></section></main>'});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div id="app">${kit.site.pick(kit.words.wait)}</div><script>window.$docsify={name:${json(kit.brand)},repo:''}</script><script src="${js}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('api-pages-from-an-openapi-file', (kit) => {
    const items = kit.items(kit.dice.int(4, 7));
    kit.data('openapi', {
      openapi: '3.1.0',
      paths: Object.fromEntries(items.map((i) => [`/${i.slug}`, { summary: i.note }])),
    });
    const js = kit.bundle(
      'swagger-ui-bundle',
      `window.SwaggerUIBundle=function(o){fetch(o.url).then(function(r){return r.json()}).then(function(d){document.querySelector(o.dom_id).innerHTML='<div class="swagger-ui">'+Object.keys(d.paths).map(function(p){return '<div class="opblock opblock-get"><span class="opblock-summary-path">'+p+'</span><div class="opblock-summary-description">'+d.paths[p].summary+'</div></div>'}).join('')+'</div>'})};`,
    );
    return kit.page(
      kit.document({
        title: `${kit.brand} API`,
        body: `<div id="swagger-ui"></div><script src="${js}"></script><script>SwaggerUIBundle({url:${kit.source('openapi.json')},dom_id:'#swagger-ui',deepLinking:true})</script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser(
    'collection-filled-by-a-search-app',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(6, 10));
      kit.data('hits', { hits: items });
      const js = kit.bundle(
        'instant-search',
        `fetch(${kit.source('hits.json')}).then(r=>r.json()).then(d=>{document.querySelector('#gf-products').innerHTML=d.hits.map(i=>'<div class="spf-product-card"><a href="'+i.href+'">'+i.name+'</a><span class="price">'+i.price+'</span></div>').join('')});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main id="MainContent"><div class="collection-hero"><h1>${kit.title}</h1><p>${kit.sentence()}</p></div><div class="gf-block"><div id="gf-tree"></div><div id="gf-products" class="product-grid"></div></div></main>${bottom}<script src="${js}" async></script>`,
        }),
        { expects: items.slice(0, 3).map(({ name }) => name) },
      );
    },
    crawled,
  ),
  needsBrowser('module-loader-data-main', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    const main = kit.pageBundle(
      'main',
      `define(['text!view'],function(){var e=document.querySelector('#view-region');e.innerHTML=${json(text)}.map(function(t){return '<p>'+t+'</p>'}).join('')});`,
    );
    const loader = kit.bundle(
      'require',
      `window.define=function(d,f){f()};var s=document.createElement('script');s.src=document.currentScript.getAttribute('data-main')+'.js';document.head.appendChild(s);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="view-region"></div>${bottom}<script data-main="${main.replace(/\.js$/, '')}" src="${loader}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('text-coded-in-an-attribute', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    return kit.page(
      kit.document({
        body: `${top}<article><h1>${kit.title}</h1><div class="protected" data-content="${encoded(text.map((one) => `<p>${one}</p>`).join(''))}"></div></article>${bottom}<script>document.querySelectorAll('.protected').forEach(function(e){var b=Uint8Array.from(atob(e.dataset.content),function(c){return c.charCodeAt(0)});e.innerHTML=new TextDecoder().decode(b)})</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('text-written-by-old-script', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(5, 8));
    const data = kit.pageBundle(
      'items',
      `var items=${json(items.map((i) => [i.name, i.note]))};function showItems(){for(var i=0;i<items.length;i++){document.write('<tr><td><b>'+items[i][0]+'<\\/b><\\/td><td>'+items[i][1]+'<\\/td><\\/tr>')}}`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><script src="${data}"></script><table border="1"><script>showItems();</script></table>${bottom}`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser('events-of-a-calendar', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('events', items, { delayMs: 80 });
    const js = kit.bundle(
      'fullcalendar',
      `document.addEventListener('DOMContentLoaded',function(){var c=document.getElementById('calendar');fetch(${kit.source('events.json')}).then(function(r){return r.json()}).then(function(l){c.className='fc fc-media-screen';c.innerHTML='<table class="fc-list-table"><tbody>'+l.map(function(e){return '<tr class="fc-event fc-list-event"><td class="fc-list-event-time">'+e.year+'</td><td class="fc-list-event-title">'+e.name+'</td></tr>'}).join('')+'</tbody></table>'})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="wrap"><h1>${kit.title}</h1><p>${kit.sentence()}</p><div id="calendar"></div></div>${bottom}<script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ name }) => name) },
    );
  }),
  needsBrowser('openings-of-a-job-board', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('jobs', { jobs: items });
    const js = kit.bundle(
      'job-board',
      `(function(){var g=document.getElementById('grnhse_app');fetch(${kit.source('jobs.json')}).then(function(r){return r.json()}).then(function(d){d.jobs.forEach(function(j){var a=document.createElement('div');a.className='opening';a.innerHTML='<a href="'+j.href+'">'+j.name+'</a><br><span class="location">'+j.place+'</span>';g.appendChild(a)})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${kit
          .sentences(2)
          .map((one) => `<p>${one}</p>`)
          .join('')}<div id="grnhse_app"></div></main>${bottom}<script src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ name }) => name) },
    );
  }),
  needsBrowser('departures-in-place-of-dashes', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(5, 8));
    kit.data('board', items, { delayMs: 150 });
    const js = kit.bundle(
      'board',
      `fetch(${kit.source('board.json')}).then(r=>r.json()).then(l=>{document.querySelectorAll('.board tbody tr').forEach((t,i)=>{if(!l[i])return t.remove();t.cells[0].textContent=l[i].year;t.cells[1].textContent=l[i].name})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><table class="board"><thead><tr><th>${kit.words.columns[2]}</th><th>${kit.words.columns[0]}</th></tr></thead><tbody>${'<tr><td>--:--</td><td>…</td></tr>'.repeat(8)}</tbody></table>${bottom}<script type="module" src="${js}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ name }) => name) },
    );
  }),
  needsBrowser(
    'answers-of-a-question-later',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(3, 6));
      const asked = kit.sentences(2);
      kit.data('answers', items, { delayMs: 100 });
      const js = kit.bundle(
        'qa',
        `const w=document.querySelector('#answers .loading');fetch(${kit.source('answers.json')}).then(r=>r.json()).then(l=>{for(const a of l){const s=document.createElement('section');s.className='answer';s.innerHTML='<header>'+a.person+'</header><div class="text"><p>'+a.note+'</p></div>';w.before(s)}w.remove()});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><div class="question">${asked.map((one) => `<p>${one}</p>`).join('')}</div><div id="answers"><h2>${items.length}</h2><div class="loading">${kit.site.pick(kit.words.loading)}</div></div></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'blocks-from-a-rest-query',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(5, 8));
      kit.data(
        'posts',
        items.map((i) => ({
          title: { rendered: i.name },
          excerpt: { rendered: `<p>${i.note}</p>` },
        })),
      );
      const js = kit.bundle(
        'view',
        `(async()=>{const b=document.querySelector('.wp-block-acme-posts');const l=await fetch(${kit.source('posts.json')}).then(r=>r.json());b.querySelector('.components-spinner')?.remove();for(const p of l){b.insertAdjacentHTML('beforeend','<article><h3>'+p.title.rendered+'</h3>'+p.excerpt.rendered+'</article>')}})();`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main class="entry-content"><h1 class="entry-title">${kit.title}</h1><div class="wp-block-acme-posts" data-per-page="8"><span class="components-spinner"></span></div></main>${bottom}<script src="${js}" defer></script>`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'frame-element-with-source',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(4, 7));
      const address = kit.part(
        'frame.html',
        `<turbo-frame id="body">${text.map((one) => `<p>${one}</p>`).join('')}</turbo-frame>`,
      );
      const js = kit.bundle(
        'turbo',
        `customElements.define('turbo-frame',class extends HTMLElement{connectedCallback(){var s=this.getAttribute('src');if(!s)return;fetch(s,{headers:{'Turbo-Frame':this.id}}).then(r=>r.text()).then(t=>{var d=document.createElement('template');d.innerHTML=t;this.replaceChildren(...d.content.firstElementChild.childNodes);this.removeAttribute('busy')})}});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><turbo-frame id="body" src="${address}" busy>${kit.site.pick(kit.words.loading)}</turbo-frame></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
];

/** Systems whose pages are a frame: portals, searches, documentation viewers, tables, what old toolkits compile to. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { around } from './surroundings.ts';
import { heavy } from './heavy.ts';

export const SYSTEMS: readonly Shape[] = [
  needsBrowser('program-of-three-files-and-an-environment', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('page', text);
    const vendor = heavy(kit, 'assets/vendor', 'var define=function(){},runningTests=false;');
    const app = kit.bundle(
      'assets/dummy',
      `(async()=>{const l=await(await fetch(${kit.source('page.json')})).json();const d=document.createElement('div');d.className='ember-view';d.innerHTML='<section>'+l.map(t=>'<p>'+t+'</p>').join('')+'</section>';document.body.append(d)})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="${kit.site.hex(4)}/config/environment" content="%7B%22rootURL%22%3A%22%2F%22%7D" />`,
        body: `<script src="${vendor}"></script><script src="${app}"></script><div id="ember-basic-dropdown-wormhole"></div>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('runtime-that-loads-assemblies', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('blazor.boot', { text });
    const runtime = kit.file(
      '/_framework/blazor.webassembly.js',
      `(async()=>{const b=await(await fetch(${kit.source('blazor.boot.json')})).json();document.getElementById('app').innerHTML='<div class="page"><main><h1>'+document.title+'</h1>'+b.text.map(t=>'<p>'+t+'</p>').join('')+'</main></div>'})();`,
    );
    return kit.page(
      kit.document({
        body: `<div id="app"><svg class="loading-progress"><circle r="40%" cx="50%" cy="50%"/><circle r="40%" cx="50%" cy="50%"/></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui" style="display:none">An unhandled error has occurred. <a href="" class="reload">Reload</a> <a class="dismiss">🗙</a></div><script src="${runtime}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('manual-drawn-from-markdown-files', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.part('README.md', `# ${kit.title}\n\n${text.join('\n\n')}`);
    const docsify = heavy(
      kit,
      'docsify',
      `fetch(${kit.source('README.md')}).then(r=>r.text()).then(t=>{document.querySelector('#app').outerHTML='<main><section class="content"><article class="markdown-section">'+t.split('\\n\\n').map(p=>'<p>'+p.replace('# ','')+'</p>').join('')+'</article></section></main>'});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div id="app"></div><script>window.$docsify={name:'${kit.mark}',repo:'',loadSidebar:true,subMaxLevel:2}</script><script src="${docsify}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('operations-of-an-interface', (kit) => {
    const items = kit.items(kit.dice.int(4, 7));
    const spec = kit.part('openapi.json', JSON.stringify({ paths: items }));
    const redoc = heavy(
      kit,
      'redoc.standalone',
      `const e=document.querySelector('redoc');fetch(e.getAttribute('spec-url')).then(r=>r.json()).then(s=>{e.innerHTML=s.paths.map(p=>'<div><h2>'+p.name+'</h2><p>'+p.note+'</p></div>').join('')});`,
    );
    return kit.page(
      kit.document({ body: `<redoc spec-url='${spec}'></redoc><script src="${redoc}"></script>` }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('modules-behind-a-main-attribute', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('collection', items);
    const main = kit.bundle(
      'js/main',
      `define(function(){fetch(${kit.source('collection.json')}).then(function(r){return r.json()}).then(function(c){var t=document.getElementById('item-template').innerHTML,o='';c.forEach(function(i){o+=t.replace(/<%-\\s*(\\w+)\\s*%>/g,function(m,k){return i[k]})});document.querySelector('.js-region').innerHTML=o})});`,
    );
    const require = heavy(
      kit,
      'require',
      `function define(f){f()}var s=document.createElement('script');s.src=document.querySelector('[data-main]').dataset.main;document.head.appendChild(s);`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 5)))}<div class="js-region"></div>`)}<script type="text/template" id="item-template"><div class="item"><h4><%- name %></h4><p><%- note %></p></div></script><script data-main="${main}" src="${require}"></script>`,
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('hits-below-a-category-text', (kit) => {
    const items = kit.items(kit.dice.int(6, 12));
    kit.data('queries', { hits: items });
    const search = heavy(
      kit,
      'instantsearch.production',
      `document.querySelector('#searchbox').innerHTML='<form role="search"><input type="search"></form>';fetch(${kit.source('queries.json')}).then(r=>r.json()).then(d=>{document.querySelector('#hits').innerHTML='<ol>'+d.hits.map(h=>'<li><a href="'+h.href+'">'+h.name+'</a><p>'+h.note+'</p></li>').join('')+'</ol>'});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(3, 7)))}<div class="left-panel"><div id="clear-refinements"></div><div id="brand-list"></div></div><div class="right-panel"><div id="searchbox"></div><div id="hits"></div><div id="pagination"></div></div>`)}<script src="${search}"></script>`,
      }),
      {
        expects: items.slice(0, 3).map((one) => one.note),
        expectsLinks: items.slice(0, 2).map((one) => one.href),
      },
    );
  }),

  needsBrowser('table-of-a-plug-in-with-ajax', (kit) => {
    const items = kit.items(kit.dice.int(6, 12));
    kit.data('rows', { data: items });
    const plugin = heavy(
      kit,
      'jquery.dataTables',
      `jQuery.fn.DataTable=function(o){var t=this[0];fetch(o.ajax).then(function(r){return r.json()}).then(function(d){var b=t.createTBody();d.data.forEach(function(x){var r=b.insertRow();o.columns.forEach(function(c){r.insertCell().textContent=x[c.data]})})})};`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(3, 8)))}<table id="example" class="display compact" style="width:100%"></table>`)}${jquery(kit)}<script src="${plugin}"></script><script>$(document).ready(function(){$('#example').DataTable({ajax:${kit.source('rows.json')},columns:[{data:'name',title:'A'},{data:'note',title:'B'}]})})</script>`,
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('compiled-module-with-a-history-frame', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const compiled = heavy(
      kit,
      'portal/portal.nocache',
      `window.setTimeout(function(){var d=document.createElement('table');${json(text)}.forEach(function(t){d.insertRow().insertCell().textContent=t});document.body.appendChild(d)},120);`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<meta name="gwt:property" content="locale=${kit.tongue.code}"><script src="${compiled}"></script>`,
        body: `<iframe src="javascript:''" id="__gwt_historyFrame" tabindex="-1" style="position:absolute;width:0;height:0;border:0"></iframe>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('element-with-its-own-request-in-an-article', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const part = kit.part('steps.json', JSON.stringify(items));
    const element = heavy(
      kit,
      'components',
      `customElements.define('x-timeline',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});fetch(this.getAttribute('src')).then(e=>e.json()).then(l=>{r.innerHTML='<ol>'+l.map(i=>'<li><b>'+i.year+'</b> '+i.note+'</li>').join('')+'</ol>'})}});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${element}"></script>`,
        body: around(
          kit,
          `<article><h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(3, 8)))}<x-timeline src="${part}"></x-timeline></article>`,
        ),
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('products-by-a-filter-app', (kit) => {
    const items = kit.items(kit.dice.int(6, 12));
    kit.data('filter', { products: items });
    const app = heavy(
      kit,
      'boost-sd-filter',
      `fetch(${kit.source('filter.json')}).then(r=>r.json()).then(d=>{document.querySelector('.collection-main').insertAdjacentHTML('beforeend','<div class="grid">'+d.products.map(p=>'<div><a href="'+p.href+'">'+p.name+'</a> <span>'+p.price+'</span><p>'+p.note+'</p></div>').join('')+'</div>')});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main id="MainContent"><div class="collection-hero"><h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(1, 6)))}</div><div class="collection-main" data-collection-id="${kit.dice.int(1000, 99_999)}"></div></main>`)}<script src="${app}" defer></script>`,
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('place-that-includes-a-part', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    const part = kit.part('inhalt.html', items.map((one) => `<p>${one.note}</p>`).join(''));
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(2, 8)))}<div id="includedContent"></div>`)}${jquery(kit)}<script>$(function(){$.get("${part}",function(h){$("#includedContent").html(h)})});</script>`,
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('block-with-a-view-script', (kit) => {
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('events', items);
    const view = heavy(
      kit,
      'wp-content/plugins/acme-events/build/view',
      `document.querySelectorAll('.wp-block-acme-events').forEach(b=>fetch(${kit.source('events.json')}).then(r=>r.json()).then(l=>{b.innerHTML='<ul>'+l.map(e=>'<li><h4>'+e.name+'</h4>'+e.note+'</li>').join('')+'</ul>'}));`,
    );
    return kit.page(
      kit.document({
        bodyAttributes: 'class="page-template-default page wp-embed-responsive"',
        body: `${around(kit, `<main class="wp-block-group"><h1 class="wp-block-post-title">${kit.title}</h1><div class="entry-content wp-block-post-content is-layout-constrained">${paragraphs(kit.sentences(kit.dice.int(2, 8)))}<div class="wp-block-acme-events alignwide"></div></div></main>`)}<script src="${view}" id="acme-events-view-script-js"></script>`,
      }),
      { expects: items.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('rest-of-a-long-text', (kit) => {
    // the beginning is served, the rest comes for readers
    const rest = kit.sentences(kit.dice.int(4, 8));
    kit.data('rest', { body: paragraphs(rest) });
    const bundle = heavy(
      kit,
      'article',
      `fetch(${kit.source('rest.json')}).then(r=>r.json()).then(d=>{document.querySelector('.article__body').insertAdjacentHTML('beforeend',d.body);document.querySelector('.article__loading').remove()});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h1>${kit.title}</h1><div class="article__body">${paragraphs(kit.sentences(kit.dice.int(4, 6)))}</div><div class="article__loading" aria-busy="true"><span></span></div></article>`)}<script src="${bundle}" async></script>`,
      }),
      { expects: rest.slice(0, 3) },
    );
  }),

  needsBrowser('node-of-a-functional-program', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const elm = heavy(
      kit,
      'elm',
      `var Elm={Main:{init:function(o){var d=document.createElement('div');o.flags.forEach(function(t){var p=document.createElement('p');p.textContent=t;d.appendChild(p)});o.node.replaceWith(d)}}};`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div id="elm-node"></div>`)}<script src="${elm}"></script><script>var app=Elm.Main.init({node:document.getElementById('elm-node'),flags:${json(text)}});</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

/** Pages of which a part is missing: rows, facts, reviews, hours, feeds, under text that is served. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs, type Kit } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { fatSurround, surround } from './frame.ts';

function longIntro(kit: Kit): readonly string[] {
  const sentences: string[] = [];
  while (sentences.join(' ').length < 330) sentences.push(kit.sentence());
  return sentences;
}

export const HOLES: readonly Shape[] = [
  needsBrowser(
    'facts-as-a-definition-list',
    (kit) => {
      const { top, bottom } = surround(kit);
      const items = kit.items(kit.dice.int(5, 9));
      kit.data(
        'facts',
        items.map((item) => item.note),
      );
      const bundle = kit.bundle(
        'facts',
        `fetch(${kit.source('facts.json')}).then(function(r){return r.json()}).then(function(f){var d=document.querySelectorAll('dl dd');f.forEach(function(t,i){d[i].textContent=t})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<h1>${kit.title}</h1><dl>${items.map((item) => `<dt>${item.name}</dt><dd></dd>`).join('')}</dl>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: items.slice(0, 3).map((item) => item.note) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser(
    'reviews-under-a-complete-product',
    (kit) => {
      const { top, bottom } = surround(kit);
      const about = longIntro(kit);
      const reviews = kit.items(kit.dice.int(3, 7));
      kit.data(
        'reviews',
        reviews.map(({ person, note }) => ({ person, note })),
      );
      const bundle = kit.bundle(
        'reviews-widget',
        `(function(){var w=document.getElementById('reviews-widget');fetch(${kit.source('reviews.json')}).then(function(r){return r.json()}).then(function(l){w.innerHTML=l.map(function(o){return '<article class="review"><h3>'+o.person+'</h3><p>'+o.note+'</p></article>'}).join('')})})();`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div class="pdp"><h1>${kit.tongue.item(kit.dice)}</h1><p>${kit.tongue.price(kit.dice.int(900, 80_000))}</p>${paragraphs(about)}<h2>${kit.words.reviews}</h2><div id="reviews-widget"><div class="spinner" aria-label="${kit.words.loading[0] ?? ''}"></div></div></div>${bottom}<script src="${bundle}" async></script>`,
        }),
        { expects: [about[0] ?? '', reviews[0]?.note ?? '', reviews[2]?.note ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser(
    'loading-row-in-a-data-table',
    (kit) => {
      const { top, bottom } = surround(kit);
      const items = kit.items(kit.dice.int(8, 24));
      const address = kit.data('datatable', {
        draw: 1,
        recordsTotal: items.length,
        data: items.map(({ name, place, year, count }) => [
          name,
          place,
          String(year),
          String(count),
        ]),
      });
      const bundle = kit.bundle(
        'datatables',
        `jQuery(function($){$('table.dataTable').each(function(){var t=this;$.getJSON(t.dataset.ajax,function(j){t.tBodies[0].innerHTML=j.data.map(function(r){return '<tr><td>'+r.join('</td><td>')+'</td></tr>'}).join('')})})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<h1>${kit.title}</h1><table class="display dataTable" data-ajax="${address}"><thead><tr>${kit.words.columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody><tr class="odd"><td colspan="4" class="dataTables_empty">${kit.site.pick(kit.words.loading)}</td></tr></tbody></table>${bottom}${jquery(kit)}<script src="${bundle}"></script>`,
        }),
        { expects: [items[0]?.name ?? '', String(items[3]?.count ?? ''), items[6]?.name ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('event-feed-under-a-long-welcome', (kit) => {
    const { top, bottom } = surround(kit);
    const welcome = longIntro(kit);
    const events = kit.items(kit.dice.int(4, 8));
    const address = kit.data('events', events, { delayMs: 120 });
    const bundle = kit.bundle(
      'events-feed',
      `!function(){for(var e=document.querySelectorAll("[data-feed-url]"),t=0;t<e.length;t++)!function(n){fetch(n.getAttribute("data-feed-url")).then(function(r){return r.json()}).then(function(r){r.forEach(function(o){var i=document.createElement("div");i.className="tribe-event",i.innerHTML="<h3>"+o.name+"</h3><p>"+o.note+"</p>",n.appendChild(i)})})}(e[t])}();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="entry-content"><h1>${kit.title}</h1>${paragraphs(welcome)}<h2>${kit.words.menu[13] ?? ''}</h2><div class="events-feed" data-feed-url="${address}"></div></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: [welcome[0] ?? '', events[0]?.note ?? '', events[2]?.note ?? ''] },
    );
  }),

  needsBrowser('timetable-grid-by-script', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.words.days.length);
    const bundle = kit.pageBundle(
      'timetable',
      `const g=document.getElementById('timetable');${json(items.map((item) => item.note))}.forEach((t,i)=>{const c=document.createElement('div');c.role='gridcell';c.innerHTML='<h4>'+g.dataset.days.split('|')[i]+'</h4><p>'+t+'</p>';g.append(c)});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.words.hours}</h1><div id="timetable" role="grid" data-days="${kit.words.days.join('|')}"></div>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('results-counted-zero-until-asked', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const items = kit.items(kit.dice.int(5, 12));
    kit.data('hits', items);
    const bundle = kit.bundle(
      'finder',
      `document.addEventListener('DOMContentLoaded',async()=>{const hits=await fetch(${kit.source('hits.json')}).then(r=>r.json());document.querySelector('.count').textContent=hits.length;const ul=document.querySelector('.hits');hits.forEach(h=>{const li=document.createElement('li');const a=document.createElement('a');a.href=h.href;a.textContent=h.name;li.append(a,document.createElement('br'),h.note);ul.append(li)})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${bundle}"></script>`,
        body: `${top}<form><input name="q" aria-label="${kit.words.search}"><button>${kit.words.search}</button></form><p><span class="count">0</span> / ${kit.brand}</p><ul class="hits"></ul>${bottom}`,
      }),
      {
        expects: items.slice(0, 3).map((item) => item.note),
        expectsLinks: items.slice(0, 4).map((item) => item.href),
      },
    );
  }),

  needsBrowser('preloader-over-an-empty-wrapper', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('page', { html: paragraphs(text) });
    const bundle = kit.bundle(
      'front',
      `window.onload=function(){var w=document.getElementsByClassName('wrapper')[0];var q=new XMLHttpRequest;q.onload=function(){w.innerHTML=JSON.parse(q.response).html;document.querySelector('.preloader').style.display='none'};q.open('get',${kit.source('page.json')});q.send()};`,
    );
    return kit.page(
      kit.document({
        style: '.preloader{position:fixed;inset:0;background:#fff}',
        body: `<div class="preloader"><div class="dots"><i></i><i></i><i></i></div>${kit.site.pick(kit.words.loading)}</div>${top}<h1>${kit.title}</h1><div class="wrapper"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('placeholder-bars-with-odd-names', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 8));
    kit.data('timeline', items);
    const bar = `<div class="${kit.site.pick(['ghost', 'bone', 'ph-item', 'MuiSkeleton-root', 'placeholder-glow'])}"><span></span><span></span></div>`;
    const bundle = kit.bundle(
      'timeline',
      `import.meta.url;const t=document.querySelector('.timeline');const list=await(await fetch(${kit.source('timeline.json')})).json();t.replaceChildren(...list.map(({year,note})=>{const d=document.createElement('div');d.innerHTML='<time>'+year+'</time><p>'+note+'</p>';return d}));`,
    );
    return kit.page(
      kit.document({
        style: '.timeline span{display:block;height:12px;width:80%;background:#e0e0e0;margin:6px}',
        body: `${top}<h1>${kit.title}</h1><div class="timeline">${bar.repeat(kit.site.int(3, 7))}</div>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('chapter-links-under-a-cover', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(10, 24));
    const bundle = kit.pageBundle(
      'chapters',
      `(function(){var n=document.getElementById('chapters'),c=${json(items.map((item) => [item.slug, item.name, item.note]))};c.forEach(function(e){var p=document.createElement('p');p.innerHTML='<a href="'+n.dataset.base+e[0]+'">'+e[1]+'</a><br>'+e[2];n.appendChild(p)})}());`,
    );
    const base = (items[0]?.href ?? '').slice(0, -(items[0]?.slug.length ?? 0));
    return kit.page(
      kit.document({
        body: `${top}<center><h1>${kit.title}</h1><h3>${kit.tongue.person(kit.dice)}</h3></center><div id="chapters" data-base="${base}"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      {
        expects: [items[0]?.note ?? '', items[5]?.note ?? ''],
        expectsLinks: items.map((item) => item.href),
      },
    );
  }),

  needsBrowser(
    'collection-container-of-a-shop',
    (kit) => {
      const { top, bottom } = fatSurround(kit);
      const intro = kit.sentence();
      const items = kit.items(kit.dice.int(6, 14));
      const address = kit.data('collection', { products: items });
      const bundle = kit.bundle(
        'collection-filters',
        `customElements.define('product-grid',class extends HTMLElement{connectedCallback(){fetch(this.dataset.products).then(r=>r.json()).then(({products})=>{const ul=document.createElement('ul');for(const p of products){const li=ul.appendChild(document.createElement('li'));li.innerHTML='<a href="'+p.href+'">'+p.name+'</a><p>'+p.note+'</p><b>'+p.price+'</b>'}this.append(ul);this.classList.remove('is-loading')})}});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div class="collection"><h1>${kit.title}</h1><p>${intro}</p><div class="toolbar"><label>${kit.words.sort} <select><option>A</option><option>Z</option></select></label></div><product-grid class="is-loading" data-products="${address}"></product-grid></div>${bottom}<script src="${bundle}" type="module"></script>`,
        }),
        {
          expects: [items[0]?.note ?? '', items[4]?.note ?? ''],
          expectsLinks: items.slice(0, 3).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('text-of-a-portal-in-a-widget-host', (kit) => {
    // a portal page: several widget hosts side by side, all empty
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(3, 5));
    const addresses = items.map((item, index) => kit.data(`widget-${index}`, item));
    const bundle = kit.bundle(
      'widget-loader',
      `[].forEach.call(document.querySelectorAll('[data-widget]'),function(n){fetch(n.dataset.widget).then(function(r){return r.json()}).then(function(w){n.innerHTML='<h2>'+w.name+'</h2><p>'+w.note+'</p>'})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="portal-row">${addresses.map((address) => `<div class="portlet"><div data-widget="${address}"></div></div>`).join('')}</div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),
];

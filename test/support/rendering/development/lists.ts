/** A heading is served, sometimes an introduction; the list, grid or table under it is not. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { frame, megaFrame } from './frame.ts';

export const LISTS: readonly Shape[] = [
  needsBrowser(
    'heading-and-short-intro-above-a-grid',
    (kit) => {
      const { top, bottom } = frame(kit);
      const intro = kit.sentence();
      const items = kit.items(kit.dice.int(6, 15));
      kit.data('grid', items);
      const bundle = kit.bundle(
        'collection',
        `(()=>{const g=document.querySelector("h1~p+div");fetch(${kit.source('grid.json')}).then(r=>r.json()).then(a=>{for(const i of a){const c=document.createElement("div");c.className="tile";const l=document.createElement("a");l.href=i.href;l.textContent=i.name;const p=document.createElement("p");p.textContent=i.note;const b=document.createElement("b");b.textContent=i.price;c.append(l,p,b);g.append(c)}})})();`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><p>${intro}</p><div class="${kit.css('grid')}"></div></main>${bottom}<script src="${bundle}"></script>`,
        }),
        {
          expects: [items[0]?.note ?? '', items[3]?.note ?? ''],
          expectsLinks: items.slice(0, 3).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('long-intro-above-an-empty-list', (kit) => {
    const { top, bottom } = frame(kit);
    const intro: string[] = [];
    while (intro.join(' ').length < 340) intro.push(kit.sentence());
    const items = kit.items(kit.dice.int(6, 12));
    kit.data('stations', items);
    const bundle = kit.bundle(
      'stations',
      `document.addEventListener('DOMContentLoaded',function(){var u=document.querySelector('main ul');fetch(${kit.source('stations.json')}).then(function(r){return r.json()}).then(function(l){u.innerHTML=l.map(function(s){return '<li><strong>'+s.name+'</strong> '+s.note+'</li>'}).join('')})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${bundle}"></script>`,
        body: `${top}<main><h1>${kit.title}</h1><p>${intro.join(' ')}</p><ul class="${kit.css('stations')}"></ul></main>${bottom}`,
      }),
      { expects: [intro[0] ?? '', items[0]?.note ?? '', items[4]?.note ?? ''] },
    );
  }),

  needsBrowser('table-head-without-rows', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(6, 20));
    kit.data(
      'rows',
      items.map(({ name, place, year, count }) => [name, place, year, count]),
    );
    const head = kit.words.columns.map((column) => `<th scope="col">${column}</th>`).join('');
    const bundle = kit.bundle(
      'table',
      `async function fill(t){const rows=await(await fetch(${kit.source('rows.json')})).json();const b=t.tBodies[0];rows.forEach(r=>{const tr=b.insertRow();r.forEach(v=>{tr.insertCell().textContent=v})})}document.querySelectorAll('.container table').forEach(fill);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="container"><h1>${kit.title}</h1><table class="table"><thead><tr>${head}</tr></thead><tbody></tbody></table></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: [items[0]?.name ?? '', String(items[2]?.count ?? ''), items[5]?.name ?? ''] },
    );
  }),

  needsBrowser('link-list-from-inline-json', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(12, 30));
    const bundle = kit.bundle(
      'index-page',
      `var d=JSON.parse(document.getElementById('toc-data').textContent),o=document.querySelector('ol.toc');d.forEach(function(e){var l=document.createElement('li'),a=document.createElement('a');a.setAttribute('href',e.u);a.appendChild(document.createTextNode(e.t));l.appendChild(a);l.appendChild(document.createTextNode(' '+e.n));o.appendChild(l)});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><ol class="toc"></ol></main>${bottom}<script type="application/json" id="toc-data">${json(items.map((item) => ({ u: item.href, t: item.name, n: item.note })))}</script><script src="${bundle}"></script>`,
      }),
      {
        expects: [items[0]?.note ?? '', items[7]?.note ?? ''],
        expectsLinks: items.map((item) => item.href),
      },
    );
  }),

  needsBrowser('mega-menu-heading-and-empty-results', (kit) => {
    const { top, bottom } = megaFrame(kit);
    const items = kit.items(kit.dice.int(8, 16));
    kit.data('search', { total: items.length, hits: items });
    const bundle = kit.bundle(
      'search-results',
      `var box=document.getElementById('results');fetch(${kit.source('search.json')}).then(function(r){return r.json()}).then(function(j){box.insertAdjacentHTML('beforeend',j.hits.map(function(h){return '<div class="hit"><h3><a href="'+h.href+'">'+h.name+'</a></h3><p>'+h.note+'</p></div>'}).join(''))});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="page"><h1>${kit.words.search}</h1><div id="results"></div></div>${bottom}<script src="${bundle}"></script>`,
      }),
      {
        expects: [items[0]?.note ?? '', items[5]?.note ?? ''],
        expectsLinks: items.slice(0, 6).map((item) => item.href),
      },
    );
  }),

  needsBrowser('first-batch-of-an-endless-list', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(5, 10));
    const address = kit.data('batch-1', { items, nextCursor: null });
    const bundle = kit.bundle(
      'endless',
      `const list=document.querySelector('.stream');let next=list.dataset.first;const end=document.querySelector('.sentinel');
new IntersectionObserver(async(seen)=>{if(!next||!seen[0].isIntersecting)return;const address=next;next=null;const b=await(await fetch(address)).json();next=b.nextCursor;for(const i of b.items){const a=document.createElement('article');a.innerHTML='<h2>'+i.name+'</h2><p>'+i.note+'</p>';list.append(a)}}).observe(end);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div class="stream" data-first="${address}"></div><div class="sentinel" style="height:1px"></div></main>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [items[0]?.note ?? '', items[3]?.note ?? ''] },
    );
  }),

  needsBrowser(
    'price-and-stock-of-a-complete-product-page',
    (kit) => {
      const { top, bottom } = frame(kit);
      const about = kit.sentences(kit.dice.int(4, 7));
      const price = kit.tongue.price(kit.dice.int(1_250, 84_990));
      const left = `${kit.dice.int(2, 480)} ${kit.words.left}`;
      kit.data('offer', { price, left });
      const bundle = kit.bundle(
        'offer',
        `fetch(${kit.source('offer.json')}).then(r=>r.json()).then(o=>{document.querySelector('.offer-price').textContent=o.price;document.querySelector('.offer-stock').textContent=o.left;});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.tongue.item(kit.dice)}</h1>${paragraphs(about)}<table class="specs"><tr><th>${kit.words.columns[1]}</th><td>${kit.tongue.place(kit.dice)}</td></tr><tr><th>${kit.words.columns[2]}</th><td>${kit.dice.int(1980, 2024)}</td></tr><tr><th>${kit.words.price}</th><td class="offer-price"></td></tr><tr><th>${kit.words.stock}</th><td class="offer-stock"></td></tr></table><button>${kit.words.cart}</button></main>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: [about[0] ?? '', price, left] },
      );
    },
    { isCrawled: true },
  ),
];

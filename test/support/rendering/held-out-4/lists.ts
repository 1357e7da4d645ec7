/** Lists of half `held-out-4` in pages that a server wrote: the frame and a heading are there, the entries are fetched. */
import { harmless, weight } from '../held-out-2/shell.ts';
import type { Kit } from '../kit.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import { jquery, theme } from '../vendor.ts';
import { framed, notesOf, scoped, someOf } from './frames.ts';

const crawled = { isCrawled: true };

const skeletons = (kit: Kit, count: number): string =>
  Array.from(
    { length: count },
    () =>
      `<li class="grid__item ${kit.css('skeleton')}"><div class="card-skeleton"><div class="card-skeleton__media"></div><div class="card-skeleton__line"></div><div class="card-skeleton__line card-skeleton__line--short"></div></div></li>`,
  ).join('');

export const LISTS: readonly Shape[] = [
  needsBrowser(
    'search-collection-with-empty-hits',
    (kit) => {
      const items = kit.items(kit.dice.int(8, 20));
      kit.data('queries', {
        results: [{ hits: items, nbHits: items.length, page: 0, nbPages: 1, hitsPerPage: 20 }],
      });
      const search = kit.bundle(
        'instantsearch-init',
        scoped(
          `document.querySelector('#searchbox').append(h('input',{type:'search',class:'ais-SearchBox-input'}));get(${kit.source('queries.json')},{method:'POST',body:JSON.stringify({requests:[{indexName:'prod',params:'hitsPerPage=20'}]})}).then(({results:[r]})=>{document.querySelector('#stats').textContent=String(r.nbHits);document.querySelector('#hits').append(h('ol',{class:'ais-Hits-list'},r.hits.map(card)));document.querySelector('#refinements').append(h('ul',null,[...new Set(r.hits.map(x=>x.place))].map(p=>h('li',null,h('label',null,h('input',{type:'checkbox'}),p)))))});`,
        ),
      );
      return kit.page(
        framed(
          kit,
          `<main id="main-content"><h1>${kit.title}</h1><div class="search-panel"><div class="search-panel__filters"><h2>${kit.words.filter}</h2><div id="refinements"></div></div><div class="search-panel__results"><div id="searchbox"></div><div id="stats"></div><div id="hits"></div><div id="pagination"></div></div></div></main>`,
          {
            scripts: `${weight(kit, ['algoliasearch-lite.umd', 'instantsearch.production'])}<script src="${search}" defer></script>`,
          },
        ),
        { expects: notesOf(items), expectsLinks: items.slice(0, 2).map(({ href }) => href) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'openings-grouped-by-place-below-an-introduction',
    (kit) => {
      const items = kit.items(kit.dice.int(5, 14));
      kit.data(
        'postings',
        items.map((item) => ({
          text: item.name,
          hostedUrl: item.href,
          descriptionPlain: item.note,
          categories: { location: item.place, commitment: item.year },
        })),
        { delayMs: kit.dice.int(80, 300) },
      );
      const jobs = kit.bundle(
        'jobs',
        scoped(
          `get(${kit.source('postings.json')}).then(l=>{const box=document.getElementById('jobs-container');const by=Map.groupBy(l,j=>j.categories.location);for(const [place,js] of by)box.append(h('section',{class:'postings-group'},h('h3',null,place),js.map(j=>h('div',{class:'posting'},h('a',{class:'posting-title',href:j.hostedUrl},h('h5',null,j.text)),h('p',null,j.descriptionPlain)))))});`,
        ),
      );
      return kit.page(
        framed(
          kit,
          `<main><section class="hero"><h1>${kit.title}</h1><p class="lead">${kit.sentence()}</p></section><section class="openings"><form class="filters"><select aria-label="${kit.words.columns[1]}"><option>${kit.words.columns[1]}</option></select><select aria-label="${kit.words.filter}"><option>${kit.words.filter}</option></select></form><div id="jobs-container"></div></section></main>`,
          { scripts: `${jquery(kit)}${theme(kit)}<script src="${jobs}"></script>` },
        ),
        {
          expects: someOf(items.map(({ name }) => name)),
          expectsLinks: items.slice(0, 3).map(({ href }) => href),
        },
      );
    },
    crawled,
  ),
  needsBrowser(
    'endless-list-whose-first-batch-waits-for-a-sentinel',
    (kit) => {
      const items = kit.items(kit.dice.int(8, 16));
      kit.data('batch', { items, next: null }, { delayMs: kit.dice.int(60, 220) });
      const js = kit.bundle(
        'infinite',
        scoped(
          `const list=document.querySelector('.feed__items');const end=document.querySelector('.feed__end');let busy=false;new IntersectionObserver(async([e],o)=>{if(!e.isIntersecting||busy)return;busy=true;const {items,next}=await get(${kit.source('batch.json')});list.append(...items.map(card));if(next===null){o.disconnect();end.remove()}},{rootMargin:'800px'}).observe(end);`,
        ),
      );
      return kit.page(
        framed(
          kit,
          `<main class="feed"><h1>${kit.title}</h1><ul class="feed__items" data-next-page="1"></ul><div class="feed__end" aria-hidden="true"><span class="dots"><i></i><i></i><i></i></span></div></main>`,
          { scripts: `${harmless(kit, 'site')}<script src="${js}" defer></script>` },
        ),
        { expects: notesOf(items) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'collection-of-goods-behind-skeleton-cards',
    (kit) => {
      const items = kit.items(kit.dice.int(8, 24));
      kit.data('graphql', { data: { collection: { products: { nodes: items } } } });
      const grid = kit.bundle(
        'collection',
        scoped(
          `const ul=document.querySelector('[data-collection-grid]');get(${kit.source('graphql.json')},{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:'query C($h:String!){collection(handle:$h){products(first:24){nodes{title}}}}'})}).then(({data})=>ul.replaceChildren(...data.collection.products.nodes.map(i=>h('li',{class:'grid__item'},h('div',{class:'card'},h('a',{href:i.href,class:'full-unstyled-link'},i.name),h('span',{class:'price'},i.price))))));`,
        ),
      );
      return kit.page(
        framed(
          kit,
          `<main id="MainContent" role="main"><div class="collection-hero"><h1 class="collection-hero__title">${kit.title}</h1><div class="collection-hero__description rte"><p>${kit.sentence()}</p></div></div><div class="facets"><button>${kit.words.filter}</button><button>${kit.words.sort}</button></div><ul class="grid product-grid" data-collection-grid>${skeletons(kit, 8)}</ul></main>`,
          { scripts: `${weight(kit, ['theme', 'vendor'])}<script src="${grid}" defer></script>` },
        ),
        {
          expects: someOf(items.map(({ name }) => name)),
          expectsLinks: items.slice(0, 3).map(({ href }) => href),
        },
      );
    },
    crawled,
  ),
  needsBrowser(
    'table-whose-rows-come-by-ajax',
    (kit) => {
      const items = kit.items(kit.dice.int(8, 25));
      kit.data('rows', {
        draw: 1,
        recordsTotal: items.length,
        recordsFiltered: items.length,
        data: items.map(({ name, place, year, count }) => [name, place, year, count]),
      });
      const init = kit.bundle(
        'tables',
        `jQuery(function($){$('table.display').each(function(){var t=$(this);$.getJSON(${kit.source('rows.json')},function(j){var b=$('<tbody></tbody>')[0];j.data.forEach(function(r){var tr=document.createElement('tr');r.forEach(function(v){var td=document.createElement('td');td.textContent=v;tr.appendChild(td)});b.appendChild(tr)});t[0].querySelector('tbody').replaceWith(b)})})});`,
      );
      return kit.page(
        framed(
          kit,
          `<main><h1>${kit.title}</h1><p>${kit.sentence()}</p><div class="table-responsive"><table id="register" class="display nowrap" style="width:100%"><thead><tr>${kit.words.columns.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody><tr><td colspan="4" class="dataTables_empty">${kit.site.pick(kit.words.loading)}</td></tr></tbody></table></div></main>`,
          {
            scripts: `${jquery(kit)}${weight(kit, ['jquery.dataTables.min'])}<script defer src="${init}"></script>`,
          },
        ),
        { expects: someOf(items.map(({ name }) => name)) },
      );
    },
    crawled,
  ),
  needsBrowser('map-of-shops-with-a-list-beside-it', (kit) => {
    const items = kit.items(kit.dice.int(5, 12));
    kit.data('stores', { stores: items }, { delayMs: 650 });
    const js = kit.bundle(
      'locator',
      scoped(
        `const map=document.getElementById('map');const c=h('canvas',{width:'600',height:'400'});map.append(c,h('div',{class:'leaflet-control-attribution'},'© OpenStreetMap'));get(${kit.source('stores.json')}).then(({stores})=>{document.querySelector('.locator__loading')?.remove();document.querySelector('.locator__list').append(...stores.map(s=>h('li',{class:'store'},h('strong',null,s.name),h('address',null,s.place),h('p',null,s.note))))});`,
      ),
    );
    return kit.page(
      framed(
        kit,
        `<main><h1>${kit.title}</h1><form class="locator__form"><label>${kit.words.columns[1]} <input name="near"></label><button>${kit.words.search}</button></form><div class="locator"><ul class="locator__list"></ul><div class="locator__loading" role="status"></div><div id="map" class="locator__map" data-lat="${kit.dice.int(40, 59)}.${kit.dice.int(100, 999)}" data-lng="${kit.dice.int(2, 14)}.${kit.dice.int(100, 999)}" style="height:400px"></div></div></main>`,
        { scripts: `${weight(kit, ['leaflet'])}<script src="${js}" defer></script>` },
      ),
      { expects: notesOf(items) },
    );
  }),
  needsBrowser('thread-of-which-only-the-comments-matter', (kit) => {
    const items = kit.items(kit.dice.int(5, 15));
    kit.data('comments', {
      total: items.length,
      comments: items.map(({ person, note, year }) => ({ author: person, body: note, year })),
    });
    const js = kit.bundle(
      'thread',
      scoped(
        `const box=document.querySelector('[data-thread]');get(${kit.source('comments.json')}).then(({total,comments})=>{box.querySelector('.thread__count').textContent=total;box.querySelector('.thread__list').replaceChildren(...comments.map(c=>h('li',{class:'comment'},h('div',{class:'comment__author'},c.author),h('div',{class:'comment__body'},h('p',null,c.body)))))});`,
      ),
    );
    return kit.page(
      framed(
        kit,
        `<main><h1>${kit.title}</h1><div class="thread" data-thread="${kit.mark}"><h2>${kit.words.comments} <span class="thread__count"></span></h2><ol class="thread__list"></ol><form class="thread__form"><textarea aria-label="${kit.words.comments}"></textarea><button>${kit.words.send}</button></form></div></main>`,
        { scripts: `${harmless(kit, 'forum')}<script type="module" src="${js}"></script>` },
      ),
      { expects: notesOf(items) },
    );
  }),
];

/** Applications of half `held-out-3`: what they write is not in the page as served. */
import { attribute, json, type Kit } from '../kit.ts';
import { shell, weight } from '../held-out-2/shell.ts';
import { needsBrowser, type Shape } from '../shape.ts';

const crawled = { isCrawled: true };

/** Helpers of the scripts: an element with a text, and an article from the data of a page. */
const DOM = `const el=(t,c,k)=>{const e=document.createElement(t);if(c!==undefined)e.textContent=c;if(k)e.className=k;return e};const article=(d)=>{const a=el('article');a.append(el('h1',d.title),...d.body.map(x=>el('p',x)));return a};`;

const post = (kit: Kit, low = 4, high = 8) => ({
  title: kit.title,
  body: kit.sentences(kit.dice.int(low, high)),
});

const firsts = ({ body }: { readonly body: readonly string[] }) => ({ expects: body.slice(0, 3) });

export const APPS: readonly Shape[] = [
  needsBrowser(
    'angular-outlet-between-served-menu-and-foot',
    (kit) => {
      const { top, bottom } = shell(kit);
      const data = post(kit);
      kit.data('content', data);
      const main = kit.bundle(
        'main',
        `${DOM}fetch(${kit.source('content.json')}).then(r=>r.json()).then(d=>{const o=document.querySelector('router-outlet');const p=document.createElement('app-detail');p.append(article(d));o.after(p)});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<app-root ng-version="17.3.0"><router-outlet></router-outlet></app-root>${bottom}<script src="${main}" type="module"></script>`,
        }),
        firsts(data),
      );
    },
    crawled,
  ),
  needsBrowser(
    'store-state-in-a-script-and-an-empty-root',
    (kit) => {
      const data = post(kit);
      const app = kit.bundle(
        'client',
        `${DOM}const s=window.__PRELOADED_STATE__;const m=el('main','','page');m.append(article(s.entities.article));document.getElementById('root').replaceChildren(m);`,
      );
      return kit.page(
        kit.document({
          body: `<noscript>${kit.words.plea}</noscript><div id="root"></div><script>window.__PRELOADED_STATE__=${json({ user: null, entities: { article: data } })}</script>${weight(kit, ['runtime', 'vendor'])}<script src="${app}" defer></script>`,
        }),
        firsts(data),
      );
    },
    crawled,
  ),
  needsBrowser(
    'module-app-whose-text-comes-after-600-ms',
    (kit) => {
      const { top, bottom } = shell(kit);
      const data = post(kit);
      kit.data('late', data);
      const app = kit.bundle(
        'app',
        `${DOM}fetch(${kit.source('late.json')}).then(r=>r.json()).then(d=>setTimeout(()=>document.querySelector('#view').replaceChildren(article(d)),600));`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div id="view" aria-live="polite"><span class="spinner-border" role="status"></span></div>${bottom}<script type="module" src="${app}"></script>`,
        }),
        firsts(data),
      );
    },
    crawled,
  ),
  needsBrowser('template-in-the-page-with-mustaches', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    kit.data('entries', items);
    const vue = kit.bundle(
      'vue.global.prod',
      `fetch(${kit.source('entries.json')}).then(r=>r.json()).then(l=>{const r=document.querySelector('#app');const t=r.querySelector('[v-for]');l.forEach(i=>{const c=t.cloneNode(true);c.removeAttribute('v-for');c.innerHTML=c.innerHTML.replace('{{ item.name }}',i.name).replace('{{ item.note }}',i.note);t.before(c)});t.remove();r.removeAttribute('v-cloak')});`,
    );
    return kit.page(
      kit.document({
        style: '[v-cloak]{visibility:hidden}',
        body: `${top}<div id="app" v-cloak><h1>${kit.title}</h1><section v-for="item in items" :key="item.id"><h2>{{ item.name }}</h2><p>{{ item.note }}</p></section></div>${bottom}<script src="${vue}"></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser(
    'alpine-loop-over-fetched-rows',
    (kit) => {
      const { top, bottom } = shell(kit);
      const items = kit.items(kit.dice.int(4, 8));
      kit.data('rows', items);
      const alpine = kit.bundle(
        'alpine',
        `document.querySelectorAll('[x-data]').forEach(async r=>{const l=await fetch(${kit.source('rows.json')}).then(x=>x.json());const t=r.querySelector('template[x-for]');l.forEach(i=>{const c=t.content.cloneNode(true);c.querySelector('[x-text="row.name"]').textContent=i.name;c.querySelector('[x-text="row.note"]').textContent=i.note;t.before(c)})});`,
      );
      return kit.page(
        kit.document({
          head: `<script defer src="${alpine}"></script>`,
          body: `${top}<main><h1>${kit.title}</h1><div x-data="{ rows: [] }" x-init="load()"><template x-for="row in rows"><div class="row"><h3 x-text="row.name"></h3><p x-text="row.note"></p></div></template></div></main>${bottom}`,
        }),
        { expects: items.slice(0, 3).map(({ note }) => note) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'hypertext-fragment-loaded-on-load',
    (kit) => {
      const { top, bottom } = shell(kit);
      const text = kit.sentences(kit.dice.int(4, 7));
      const fragment = kit.part('fragment.html', text.map((one) => `<p>${one}</p>`).join(''));
      const htmx = kit.bundle(
        'htmx.min',
        `document.querySelectorAll('[hx-trigger=load]').forEach(e=>fetch(e.getAttribute('hx-get'),{headers:{'HX-Request':'true'}}).then(r=>r.text()).then(h=>{e.innerHTML=h}));`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><div hx-get="${fragment}" hx-trigger="load" hx-swap="innerHTML"><img class="htmx-indicator" alt="" src="data:,"></div></main>${bottom}<script src="${htmx}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    crawled,
  ),
  needsBrowser('turbo-frame-with-an-address', (kit) => {
    const { top, bottom } = shell(kit);
    const text = kit.sentences(kit.dice.int(4, 7));
    const address = kit.part(
      'frame.html',
      `<turbo-frame id="details">${text.map((one) => `<p>${one}</p>`).join('')}</turbo-frame>`,
    );
    const turbo = kit.bundle(
      'application',
      `document.querySelectorAll('turbo-frame[src]').forEach(f=>fetch(f.getAttribute('src')).then(r=>r.text()).then(h=>{f.innerHTML=new DOMParser().parseFromString(h,'text/html').querySelector('#'+f.id).innerHTML}));`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${turbo}"></script>`,
        body: `${top}<main class="container"><h1>${kit.title}</h1><turbo-frame id="details" src="${address}" loading="eager"><p>${kit.site.pick(kit.words.loading)}</p></turbo-frame></main>${bottom}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
  needsBrowser('board-of-jobs-in-a-frame-made-by-a-script', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 7));
    const board = kit.part(
      'board.html',
      `<!doctype html><html><body><section class="level-0">${items.map((i) => `<div class="opening"><a href="${i.href}">${i.name}</a><p>${i.note}</p></div>`).join('')}</section></body></html>`,
    );
    const js = kit.pageBundle(
      'embed',
      `(function(){var f=document.createElement('iframe');f.id='grnhse_iframe';f.width='100%';f.height='1200';f.title='Job board';f.src='${board}';document.getElementById('grnhse_app').appendChild(f)})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div id="grnhse_app"></div></main>${bottom}<script src="${js}" defer></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser(
    'open-shadow-roots-of-story-elements',
    (kit) => {
      const { top, bottom } = shell(kit);
      const data = post(kit);
      kit.data('story', data);
      const js = kit.bundle(
        'elements',
        `${DOM}customElements.define('story-view',class extends HTMLElement{async connectedCallback(){const d=await fetch(${kit.source('story.json')}).then(r=>r.json());const s=this.attachShadow({mode:'open'});s.append(article(d))}});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><story-view></story-view></main>${bottom}<script type="module" src="${js}"></script>`,
        }),
        firsts(data),
      );
    },
    crawled,
  ),
  needsBrowser('element-that-reads-its-properties-from-json', (kit) => {
    const { top, bottom } = shell(kit);
    const items = kit.items(kit.dice.int(4, 6));
    const js = kit.bundle(
      'components',
      `customElements.define('teaser-list',class extends HTMLElement{connectedCallback(){const l=JSON.parse(this.getAttribute('props'));this.innerHTML=l.map(i=>'<section><h2>'+i.name+'</h2><p>'+i.note+'</p></section>').join('')}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><teaser-list props="${attribute(items)}"></teaser-list></main>${bottom}<script src="${js}" defer></script>`,
      }),
      { expects: items.slice(0, 3).map(({ note }) => note) },
    );
  }),
  needsBrowser(
    'consent-manager-that-starts-the-page-script',
    (kit) => {
      const { top, bottom } = shell(kit);
      const data = post(kit);
      kit.data('text', data);
      kit.data('consent', { region: 'other', required: false });
      const page = kit.bundle(
        'page',
        `${DOM}fetch(${kit.source('text.json')}).then(r=>r.json()).then(d=>document.getElementById('content').append(article(d)));`,
      );
      const cmp = kit.bundle(
        'cmp',
        `fetch(${kit.source('consent.json')}).then(r=>r.json()).then(c=>{if(c.required)return;document.querySelectorAll('script[type="text/plain"]').forEach(o=>{const s=document.createElement('script');s.src=o.dataset.src;o.replaceWith(s)});document.querySelector('.cmp-wall').remove()});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div class="cmp-wall" role="dialog"><p>${kit.words.cookies}</p><button>${kit.words.accept}</button></div><main id="content"></main>${bottom}<script type="text/plain" data-category="functional" data-src="${page}"></script><script src="${cmp}" defer></script>`,
        }),
        firsts(data),
      );
    },
    crawled,
  ),
  needsBrowser('client-only-page-of-a-router-with-a-template', (kit) => {
    const { top, bottom } = shell(kit);
    const data = post(kit);
    kit.data('props', data);
    const js = kit.bundle(
      'page-chunk',
      `${DOM}fetch(${kit.source('props.json')}).then(r=>r.json()).then(d=>{const t=document.querySelector('template[data-dgst]');t.replaceWith(article(d))});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><!--/$--></main>${bottom}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${weight(kit, ['webpack', 'main-app'])}<script src="${js}" defer></script>`,
      }),
      firsts(data),
    );
  }),
];

/** Something stands there until the script has come: a word, a spinner, grey boxes. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json } from '../kit.ts';
import { frame, megaFrame } from './frame.ts';

const SPINNER =
  '<svg class="spinner" viewBox="0 0 50 50" width="48" height="48"><circle cx="25" cy="25" r="20" fill="none" stroke="#888" stroke-width="4" stroke-dasharray="90 60"/></svg>';

export const PLACEHOLDERS: readonly Shape[] = [
  needsBrowser(
    'loading-word-in-root',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      kit.data('content', { title: kit.title, text });
      const bundle = kit.bundle(
        'runtime-main',
        `(async()=>{const root=document.getElementById("root");const {title,text}=await (await fetch(${kit.source('content.json')})).json();root.textContent="";const h=document.createElement("h1");h.textContent=title;root.append(h);for(const t of text){const p=document.createElement("p");p.textContent=t;root.append(p)}})();`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div id="root">${kit.site.pick(kit.words.loading)}</div>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('spinner-and-word-in-app', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.pageBundle(
      'chunk-vendors',
      `(function(e){var a=document.getElementById("app");var t=${json(text)};setTimeout(function(){a.innerHTML='<section><h1>'+${json(kit.title)}+'</h1>'+t.map(function(n){return"<p>"+n+"</p>"}).join("")+"</section>"},60)})();`,
    );
    return kit.page(
      kit.document({
        style:
          '.spinner{animation:turn 1s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}',
        body: `${top}<div id="app"><div class="boot"><div class="boot__inner">${SPINNER}<p>${kit.site.pick(kit.words.loading)}</p></div></div></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'skeleton-cards',
    (kit) => {
      const { top, bottom } = frame(kit);
      const items = kit.items(kit.dice.int(6, 12));
      kit.data('cards', items);
      const cards = items
        .map(
          () =>
            `<div class="card skeleton"><div class="skeleton-image"></div><div class="skeleton-line"></div><div class="skeleton-line short"></div></div>`,
        )
        .join('');
      const bundle = kit.bundle(
        'cards',
        `fetch(${kit.source('cards.json')}).then(r=>r.json()).then(list=>{const box=document.querySelector('.cards');box.innerHTML=list.map(i=>\`<div class="card"><h2>\${i.name}</h2><p>\${i.note}</p><a href="\${i.href}">\${i.person}</a></div>\`).join('');});`,
      );
      return kit.page(
        kit.document({
          style:
            '.skeleton-line{height:1em;background:#ddd;margin:.5em}.skeleton-image{height:9em;background:#e5e5e5}',
          body: `${top}<main><h1>${kit.title}</h1><div class="cards">${cards}</div></main>${bottom}<script src="${bundle}"></script>`,
        }),
        {
          expects: [items[0]?.note ?? '', items[1]?.note ?? '', items[4]?.note ?? ''],
          expectsLinks: items.slice(0, 3).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('shimmer-with-aria-busy', (kit) => {
    const { top, bottom } = megaFrame(kit);
    const text = kit.sentences(kit.dice.int(4, 9));
    const bars = Array.from(
      { length: kit.site.int(4, 9) },
      () => `<span class="${kit.css('shimmer')} shimmer"></span>`,
    ).join('');
    kit.data('feed', { body: text });
    const bundle = kit.bundle(
      'feed',
      `var region=document.querySelector('[aria-busy]');fetch(${kit.source('feed.json')}).then(function(a){return a.json()}).then(function(f){region.innerHTML='';f.body.forEach(function(t){var p=document.createElement('p');p.innerText=t;region.appendChild(p)});region.setAttribute('aria-busy','false')});`,
    );
    return kit.page(
      kit.document({
        style:
          '.shimmer{display:block;height:1.2em;margin:.6em 0;background:linear-gradient(90deg,#eee,#ddd,#eee)}',
        body: `${top}<main class="${kit.css('main')}"><h1>${kit.title}</h1><div role="region" aria-busy="true">${bars}</div></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('progressbar-in-main', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(4, 9));
    kit.data('report', items);
    const bundle = kit.bundle(
      'report',
      `var x=new XMLHttpRequest();x.open('GET',${kit.source('report.json')});x.onreadystatechange=function(){if(x.readyState!==4||x.status!==200)return;var rows=JSON.parse(x.responseText);document.querySelector('[role=progressbar]').remove();var m=document.querySelector('main');rows.forEach(function(r){var s=document.createElement('section');s.innerHTML='<h2>'+r.name+'</h2><p>'+r.note+'</p><p>'+r.place+', '+r.year+'</p>';m.appendChild(s)})};x.send();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><div role="progressbar" aria-valuemin="0" aria-valuemax="100" class="linear-progress"></div></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: [items[0]?.note ?? '', items[2]?.note ?? '', items[3]?.note ?? ''] },
    );
  }),

  needsBrowser('blazor-like-splash', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    kit.data('component', { heading: kit.title, text });
    const boot = kit.file(
      '/_framework/blazor.webassembly.js',
      `(async function(){const r=await fetch(${kit.source('component.json')});const c=await r.json();const app=document.getElementById('app');app.innerHTML='<div class="page"><main><article class="content px-4"></article></main></div>';const a=app.querySelector('article');a.append(Object.assign(document.createElement('h1'),{textContent:c.heading}));c.text.forEach(t=>a.append(Object.assign(document.createElement('p'),{textContent:t})));})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        style: '#blazor-error-ui{display:none}',
        body: `<div id="app"><svg class="loading-progress"><circle r="40%" cx="50%" cy="50%"/></svg><div class="loading-progress-text">${kit.site.pick(['', kit.words.loading[0] ?? ''])}</div></div><div id="blazor-error-ui">${kit.words.error} <a href="" class="reload">↻</a><a class="dismiss">🗙</a></div><script src="${boot}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('text-replaced-on-load', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const box = kit.site.pick(['dialog', 'notice', 'panel', 'status']);
    const note = kit.pageBundle(
      'swap',
      `window.addEventListener('load',function(){var b=document.querySelector('.${box}');b.innerHTML='';${json(text)}.forEach(function(t){var p=document.createElement('p');p.textContent=t;b.appendChild(p)})});`,
    );
    return kit.page(
      kit.document({
        body: `<div class="${box}"><h1>${kit.title}</h1><p>${kit.site.pick(kit.words.wait)}</p></div><script src="${note}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('body-hidden-until-written', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const script = kit.pageBundle(
      'reveal',
      `(function(){var c=document.querySelector('.page-content');c.insertAdjacentHTML('afterbegin',${json(`<h1>${kit.title}</h1>${text.map((one) => `<p>${one}</p>`).join('')}`)});document.body.style.opacity=1;document.body.style.visibility='visible';})();`,
    );
    return kit.page(
      kit.document({
        style: 'body{opacity:0;visibility:hidden}',
        body: `${top}<div class="page-content"></div>${bottom}<script src="${script}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('react-strings-in-dashes', (kit) => {
    // a dashboard: labels are served, each value is a dash until the numbers have come
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(5, 10));
    kit.data(
      'metrics',
      items.map(({ count, note }) => ({ value: String(count), note })),
    );
    const rows = items
      .map(
        (item, index) =>
          `<div class="metric" data-key="${index}"><dt>${item.name}</dt><dd class="value">${kit.site.pick(['–', '…', '--'])}</dd><dd class="note"></dd></div>`,
      )
      .join('\n');
    const bundle = kit.bundle(
      'dashboard',
      `fetch(${kit.source('metrics.json')}).then(r=>r.json()).then(all=>all.forEach((m,i)=>{const row=document.querySelector('[data-key="'+i+'"]');row.querySelector('.value').textContent=m.value;row.querySelector('.note').textContent=m.note;}));`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><dl class="metrics">${rows}</dl></main>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: [items[0]?.note ?? '', String(items[1]?.count ?? ''), items[3]?.note ?? ''] },
    );
  }),
];

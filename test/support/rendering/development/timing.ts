/** When the text comes: at once, with a slow answer, after a timer, over several requests, in later modules. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json } from '../kit.ts';
import { frame } from './frame.ts';

export const TIMING: readonly Shape[] = [
  needsBrowser('slow-answer-of-650-ms', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('slow', text, { delayMs: 650 });
    const bundle = kit.bundle(
      'slow',
      `const host=document.querySelector('main div');fetch(${kit.source('slow.json')}).then((a)=>a.json()).then((list)=>{for(const one of list){const p=document.createElement('p');p.textContent=one;host.append(p);}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div class="${kit.css('body')}"></div></main>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('timer-of-650-ms', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.pageBundle(
      'delayed',
      `setTimeout(function () { var host = document.getElementById('view'); ${json(text)}.forEach(function (one) { var p = document.createElement('p'); p.textContent = one; host.appendChild(p); }); }, 650);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="view"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('chained-requests', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(3, 6));
    const addresses = items.map((item, index) =>
      kit.data(`entry-${index}`, { title: item.name, text: item.note }, { delayMs: 40 }),
    );
    const index = kit.data('index', addresses, { delayMs: 60 });
    kit.data('config', { index });
    const bundle = kit.bundle(
      'chain',
      `const get=(u)=>fetch(u).then((r)=>r.json());
(async()=>{const {index}=await get(${kit.source('config.json')});const host=document.querySelector('.entries');for(const u of await get(index)){const e=await get(u);const s=document.createElement('section');s.append(Object.assign(document.createElement('h2'),{textContent:e.title}),Object.assign(document.createElement('p'),{textContent:e.text}));host.append(s)}})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><div class="entries"></div></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('dynamic-import-of-a-route', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.part(
      'route.js',
      `export default function (host) { host.innerHTML = ${json(`<h1>${kit.title}</h1>${text.map((one) => `<p>${one}</p>`).join('')}`)}; }`,
    );
    const entry = kit.bundle(
      'start',
      `const host=document.querySelector('.outlet');import(${kit.source('route.js')}).then((m)=>m.default(host));`,
    );
    return kit.page(
      kit.document({
        head: `<link rel="modulepreload" href="${entry}">`,
        body: `${top}<div class="outlet"></div>${bottom}<script type="module" src="${entry}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('small-inline-fetch', (kit) => {
    // the whole script is a line in the page: nothing linked, hardly any bytes
    const text = kit.sentences(kit.dice.int(4, 8));
    const fragment = kit.file(`/p/${kit.mark}.html`, text.map((one) => `<p>${one}</p>`).join(''));
    return kit.page(
      kit.document({
        body: `<h1>${kit.title}</h1><div id="text"></div><script>fetch('${fragment}').then(r=>r.text()).then(t=>{document.getElementById('text').innerHTML=t})</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('slow-list-below-a-spinner', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(5, 9));
    kit.data('late', items, { delayMs: 650 });
    const bundle = kit.bundle(
      'late',
      `(function(){var s=document.querySelector('.spinner-border'),l=document.querySelector('.list-group');fetch(${kit.source('late.json')}).then(function(r){return r.json()}).then(function(d){s.parentNode.removeChild(s);d.forEach(function(i){var e=document.createElement('li');e.className='list-group-item';e.textContent=i.note;l.appendChild(e)})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main class="container"><h1>${kit.title}</h1><div class="spinner-border" role="status"><span class="visually-hidden">${kit.site.pick(kit.words.loading)}</span></div><ul class="list-group"></ul></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),
];

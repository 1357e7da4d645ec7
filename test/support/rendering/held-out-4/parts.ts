/** Parts of half `held-out-4` that scripts bring into served pages: fragments, elements, frames, forms, small frontends. */
import { harmless, weight } from '../held-out-2/shell.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { needsBrowser, type Shape } from '../shape.ts';
import { framed, moduleOf, notesOf, scoped, someOf, storyOf } from './frames.ts';

const crawled = { isCrawled: true };

export const PARTS: readonly Shape[] = [
  needsBrowser('form-of-a-marketing-service-with-its-labels', (kit) => {
    const questions = kit.sentences(kit.dice.int(4, 6));
    const consent = kit.sentence();
    kit.data('form-definition', {
      form: { guid: kit.mark, submitText: kit.words.send, legal: consent },
      fields: questions.map((label, i) => ({ name: `field_${i}`, label, required: i < 2 })),
    });
    const forms = kit.bundle(
      'forms/v2',
      scoped(
        `window.hbspt={forms:{create(o){get(${kit.source('form-definition.json')}).then(d=>document.querySelector(o.target).append(h('form',{class:'hs-form stacked',id:'hsForm_'+o.formId},h('fieldset',null,d.fields.map(f=>h('div',{class:'hs-form-field'},h('label',{for:f.name},h('span',null,f.label)),h('div',{class:'input'},h('input',{id:f.name,name:f.name,class:'hs-input'}))))),h('div',{class:'legal-consent-container'},h('div',{class:'hs-richtext'},h('p',null,d.form.legal))),h('input',{type:'submit',class:'hs-button',value:d.form.submitText}))))}}};`,
      ),
    );
    return kit.page(
      framed(
        kit,
        `<main><h1>${kit.title}</h1><div class="form-wrap"><div id="hs-form-${kit.mark}"></div><script src="${forms}"></script><script>hbspt.forms.create({region: "eu1", portalId: "${kit.site.int(100_000, 999_999)}", formId: "${kit.mark}", target: "#hs-form-${kit.mark}"});</script></div></main>`,
        { scripts: harmless(kit, 'template_main') },
      ),
      { expects: [...someOf(questions), consent] },
    );
  }),
  needsBrowser('content-that-waits-for-the-consent-service', (kit) => {
    const data = storyOf(kit, 4, 9);
    kit.data('body', data);
    kit.data('geo', { country: 'XX', gdpr: false });
    const content = kit.bundle(
      'content',
      scoped(
        `addEventListener('ConsentReady',()=>get(${kit.source('body.json')}).then(d=>document.querySelector('.entry').replaceChildren(story(d))));`,
      ),
    );
    const cmp = kit.bundle(
      'uc',
      scoped(
        `get(${kit.source('geo.json')}).then(g=>{window.__tcfapi=(c,v,f)=>f({gdprApplies:g.gdpr},true);const d=document.getElementById('consent-dialog');if(!g.gdpr){d.remove();dispatchEvent(new Event('ConsentReady'))}});`,
      ),
    );
    return kit.page(
      framed(
        kit,
        `<main id="main-content"><div class="entry"></div></main><div id="consent-dialog" role="dialog" aria-modal="true"><h2>${kit.words.privacy}</h2><p>${kit.words.cookies}</p><button>${kit.words.settings}</button><button>${kit.words.accept}</button></div>`,
        {
          head: `<script src="${content}"></script>`,
          scripts: `<script src="${cmp}" async></script>`,
        },
      ),
      { expects: someOf(data.body) },
    );
  }),
  needsBrowser('livewire-component-that-loads-lazily', (kit) => {
    const items = kit.items(kit.dice.int(4, 10));
    const id = kit.dice.hex(20);
    const html = `<div wire:id="${id}" class="space-y-4">${items.map((i) => `<div class="rounded border p-4"><a href="${i.href}" wire:navigate>${i.name}</a><p>${i.note}</p></div>`).join('')}</div>`;
    const update = kit.data('update', {
      components: [{ snapshot: '{}', effects: { html, returns: [null] } }],
      assets: [],
    });
    const snapshot = {
      data: { lazyLoaded: false },
      memo: { id, name: 'catalog-list', path: kit.path.slice(1), method: 'GET' },
      checksum: kit.dice.hex(64),
    };
    const livewire = kit.bundle(
      'livewire.min',
      `(()=>{const s=document.currentScript;document.querySelectorAll('[x-intersect]').forEach(e=>{new IntersectionObserver((l,o)=>{if(!l[0].isIntersecting)return;o.disconnect();fetch(s.dataset.updateUri,{method:'POST',headers:{'X-Livewire':'','X-CSRF-TOKEN':s.dataset.csrf},body:JSON.stringify({components:[{snapshot:e.getAttribute('wire:snapshot')}]})}).then(r=>r.json()).then(j=>{e.outerHTML=j.components[0].effects.html})}).observe(e)})})();`,
    );
    return kit.page(
      framed(
        kit,
        `<main class="py-12"><h1 class="text-2xl">${kit.title}</h1><div wire:snapshot="${attribute(snapshot)}" wire:effects="[]" wire:id="${id}" x-intersect="$wire.__lazyLoad('${kit.mark}')"><div class="animate-pulse"><div class="h-6 rounded bg-gray-200"></div><div class="mt-4 h-24 rounded bg-gray-100"></div></div></div></main>`,
        {
          scripts: `<script src="${livewire}" data-csrf="${kit.dice.hex(40)}" data-update-uri="${update}"></script>`,
        },
      ),
      { expects: notesOf(items) },
    );
  }),
  needsBrowser(
    'sections-asked-for-when-they-are-seen',
    (kit) => {
      const texts = [kit.sentences(kit.dice.int(3, 6)), kit.sentences(kit.dice.int(3, 6))];
      const sections = texts.map(
        (text, i) =>
          `<section hx-get="${kit.part(`section-${i}.html`, `<h2>${kit.tongue.item(kit.dice)}</h2>${paragraphs(text)}`, { delayMs: 70 })}" hx-trigger="revealed" hx-swap="innerHTML"><div class="htmx-indicator" aria-hidden="true"></div></section>`,
      );
      const htmx = kit.bundle(
        'htmx',
        `(()=>{const swap=e=>fetch(e.getAttribute('hx-get'),{headers:{'HX-Request':'true'}}).then(r=>r.text()).then(t=>{e.innerHTML=t});const o=new IntersectionObserver(l=>l.forEach(x=>{if(x.isIntersecting){o.unobserve(x.target);swap(x.target)}}));addEventListener('DOMContentLoaded',()=>document.querySelectorAll('[hx-trigger=revealed]').forEach(e=>o.observe(e)))})();`,
      );
      return kit.page(
        framed(
          kit,
          `<main hx-boost="true"><h1>${kit.title}</h1><p>${kit.sentence()}</p>${sections.join('')}</main>`,
          {
            head: `<script src="${htmx}"></script>`,
            style: '.htmx-indicator{opacity:0;height:24px}',
          },
        ),
        { expects: texts.flatMap((text) => text.slice(0, 2)) },
      );
    },
    crawled,
  ),
  needsBrowser('controller-that-loads-its-content', (kit) => {
    const items = kit.items(kit.dice.int(4, 9));
    const address = kit.part(
      'list.html',
      `<ul>${items.map((i) => `<li><a href="${i.href}">${i.name}</a><p>${i.note}</p></li>`).join('')}</ul>`,
      { delayMs: kit.dice.int(50, 400) },
    );
    const js = kit.bundle(
      'application',
      `document.querySelectorAll('[data-controller~="content-loader"]').forEach(async e=>{const r=await fetch(e.dataset.contentLoaderUrlValue,{headers:{'X-Requested-With':'XMLHttpRequest'}});e.innerHTML=await r.text()});`,
    );
    return kit.page(
      framed(
        kit,
        `<main class="container"><h1>${kit.title}</h1><div data-controller="content-loader" data-content-loader-url-value="${address}"><div class="spinner-border" role="status"><span class="visually-hidden">${kit.site.pick(kit.words.loading)}</span></div></div></main>`,
        {
          head: `<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="${kit.dice.hex(64)}"><script type="importmap">${json({ imports: { application: js } })}</script><script type="module">import "application"</script>`,
        },
      ),
      { expects: notesOf(items) },
    );
  }),
  needsBrowser(
    'small-frontends-mounted-by-a-root-config',
    (kit) => {
      const data = storyOf(kit);
      kit.data('record', data, { delayMs: 110 });
      const detail = kit.bundle(
        'mf-detail',
        moduleOf(
          `export const mount=async({domElement})=>{domElement.replaceChildren(story(await get(${kit.source('record.json')})))};`,
        ),
      );
      const root = kit.bundle(
        'root-config',
        `import("@site/detail").then(m=>{const id='single-spa-application:@site/detail';m.mount({name:'@site/detail',domElement:document.getElementById(id)})});`,
      );
      return kit.page(
        framed(
          kit,
          '<main><div id="single-spa-application:@site/detail"></div><div id="single-spa-application:@site/related"></div></main>',
          {
            head: `<script type="importmap">${json({ imports: { '@site/root-config': root, '@site/detail': detail } })}</script>`,
            scripts: `${weight(kit, ['shared-react', 'shared-dom'])}<script type="module">import "@site/root-config";</script>`,
          },
        ),
        { expects: someOf(data.body) },
      );
    },
    crawled,
  ),
  needsBrowser(
    'elements-with-shadow-roots-in-shadow-roots',
    (kit) => {
      const items = kit.items(kit.dice.int(4, 10));
      kit.data('catalog', items);
      const js = kit.bundle(
        'elements',
        moduleOf(
          `customElements.define('catalog-card',class extends HTMLElement{connectedCallback(){const i=this.item;this.attachShadow({mode:'open'}).append(h('article',null,h('h3',null,h('a',{href:i.href},i.name)),h('p',null,i.note)))}});customElements.define('catalog-view',class extends HTMLElement{async connectedCallback(){const r=this.attachShadow({mode:'open'});for(const i of await get(${kit.source('catalog.json')})){const c=h('catalog-card');c.item=i;r.append(c)}}});customElements.define('site-app',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).append(h('slot',{name:'title'}),h('main',null,h('catalog-view')))}});`,
        ),
      );
      return kit.page(
        framed(kit, `<site-app><h1 slot="title">${kit.title}</h1></site-app>`, {
          head: `<script type="module" src="${js}"></script>`,
        }),
        { expects: notesOf(items) },
      );
    },
    crawled,
  ),
  needsBrowser('served-frame-whose-document-is-an-app', (kit) => {
    const items = kit.items(kit.dice.int(5, 12));
    kit.part('records.json', JSON.stringify({ records: items }));
    const frame = kit.part(
      'embed.html',
      `<!doctype html><html lang="${kit.tongue.code}"><head><meta charset="utf-8"><title>${kit.brand}</title></head><body><div id="view"></div><script>${scoped(`get('records.json').then(({records})=>document.getElementById('view').append(h('ul',{class:'records'},records.map(card))));`)}</script></body></html>`,
    );
    return kit.page(
      framed(
        kit,
        `<main><h1>${kit.title}</h1><iframe class="base-embed" src="${frame}" title="${kit.title}" width="100%" height="700" style="border:0"></iframe></main>`,
        { scripts: harmless(kit, 'site') },
      ),
      { expects: notesOf(items) },
    );
  }),
];

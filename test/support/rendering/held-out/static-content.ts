/** Complete as served, with much text: server-rendered applications, forums, docs, shops, news. */
import { isStatic, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { jquery, matomo, picture, theme } from '../vendor.ts';
import { fatSurround, surround } from './frame.ts';

export const STATIC_CONTENT: readonly Shape[] = [
  isStatic('story-with-giscus-and-newsletter', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(5, 12));
    return kit.page(
      kit.document({
        body: `${top}<div class="story"><h1>${kit.title}</h1>${paragraphs(text)}</div><div class="giscus"></div><script src="https://giscus.app/client.js" data-repo="${kit.brand}/blog" data-mapping="pathname" crossorigin="anonymous" async></script><form class="newsletter"><h3>${kit.words.newsletter}</h3><input type="email" aria-label="${kit.words.email}"><button>${kit.words.send}</button><p class="newsletter-status"></p></form>${bottom}`,
      }),
      { expects: [text[0] ?? '', text.at(-1) ?? ''] },
    );
  }),

  isStatic(
    'nuxt-page-rendered-on-the-server',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      const entry = kit.file(
        `/_nuxt/${kit.site.hex(8)}.js`,
        `const state=JSON.parse(document.getElementById("__NUXT_DATA__").textContent);document.getElementById("__nuxt").__vue_app__={state};document.querySelectorAll("[data-v-inspector]").forEach(e=>e.removeAttribute("data-v-inspector"));`,
      );
      return kit.page(
        kit.document({
          head: `<link rel="modulepreload" as="script" href="${entry}">`,
          body: `<div id="__nuxt"><!--[-->${top}<div class="nuxt-loading-indicator" style="width:0%;height:3px"></div><section data-v-${kit.site.hex(8)}><h1>${kit.title}</h1>${paragraphs(text)}</section>${bottom}<!--]--></div><div id="teleports"></div><script type="application/json" id="__NUXT_DATA__" data-ssr="true">${json([{ data: 1 }, { title: kit.title, text }])}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/",buildId:"${kit.mark}"}}</script><script type="module" src="${entry}" crossorigin></script>`,
        }),
        { expects: [text[0] ?? '', text[3] ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'sveltekit-page-rendered-on-the-server',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(3, 8));
      const start = kit.file(
        `/_app/immutable/entry/start.${kit.site.hex(8)}.js`,
        `export function start(app,element,options){element.dataset.hydrated=String(options.node_ids.length)}`,
      );
      return kit.page(
        kit.document({
          head: `<link rel="modulepreload" href="${start}">`,
          body: `<div style="display: contents"><!--[-->${top}<h1>${kit.title}</h1>${paragraphs(text)}${bottom}<!--]--><script>{__sveltekit_${kit.site.hex(6)}={base:""};const element=document.currentScript.parentElement;import("${start}").then((kit)=>{kit.start(null,element,{node_ids:[0,2],data:${json([null, { type: 'data', data: { text } }])},form:null,error:null})})}</script></div>`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'islands-in-served-text',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      const island = kit.file(
        `/_astro/Counter.${kit.site.hex(8)}.js`,
        `export default (n)=>{n.querySelector('button').onclick=()=>n.toggleAttribute('on')};`,
      );
      return kit.page(
        kit.document({
          head: `<style>astro-island{display:contents}</style>`,
          body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}<script>customElements.define('astro-island',class extends HTMLElement{async connectedCallback(){(await import(this.getAttribute('component-url'))).default(this);this.removeAttribute('ssr')}});</script><astro-island uid="${kit.mark}" component-url="${island}" client="visible" ssr="" props="${attribute({ start: [0, 1] })}"><button>${kit.words.share}</button></astro-island></main>${bottom}`,
        }),
        { expects: [text[0] ?? '', text[3] ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('code-host-readme', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const files = kit.items(kit.dice.int(4, 9));
    const bundle = kit.bundle(
      'behaviors',
      `document.addEventListener('click',function(e){var c=e.target.closest('clipboard-copy');if(c)navigator.clipboard.writeText(c.getAttribute('value'))});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<table aria-label="files">${files.map((one) => `<tr><td><a href="${one.href}">${one.slug}.js</a></td><td>${one.year}</td></tr>`).join('')}</table><article class="markdown-body entry-content"><h1>${kit.title}</h1>${paragraphs(text.slice(0, 2))}<h2>Usage</h2><pre>const root = document.getElementById('root');\nroot.innerHTML = '&lt;b&gt;{{ name }}&lt;/b&gt;';\nfetch('/api').then(render);</pre><clipboard-copy value="npm i ${kit.mark}"></clipboard-copy>${paragraphs(text.slice(2))}</article><div id="js-global-screen-reader-notice" aria-live="polite"></div><template id="site-details-dialog"><details></details></template>${bottom}<script defer src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[3] ?? ''] },
    );
  }),

  isStatic(
    'forum-thread',
    (kit) => {
      const { top, bottom } = fatSurround(kit);
      const posts = kit.items(kit.dice.int(3, 9));
      const bundle = kit.bundle(
        'forum',
        `function quickQuote(b){var t=document.querySelector('#quick-reply textarea');t.value+='> '+b.closest('.post').querySelector('.body').innerText}`,
      );
      return kit.page(
        kit.document({
          body: `${top}<h1>${kit.title}</h1>${posts.map((post, index) => `<div class="post" id="post-${index}"><div class="author">${post.person}</div><div class="body"><p>${post.note}</p></div><button onclick="quickQuote(this)">❝</button><div class="signature"></div></div>`).join('')}<form id="quick-reply"><textarea aria-label="${kit.words.comments}"></textarea><button>${kit.words.send}</button></form><div id="preview"></div>${bottom}${jquery(kit)}<script src="${bundle}"></script>`,
        }),
        { expects: [posts[0]?.note ?? '', posts[2]?.note ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'product-with-variants-by-script',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(3, 6));
      const price = kit.tongue.price(kit.dice.int(900, 80_000));
      const bundle = kit.bundle(
        'variants',
        `customElements.define('variant-radios',class extends HTMLElement{connectedCallback(){this.addEventListener('change',(e)=>{history.replaceState({},'','?variant='+e.target.value);document.querySelector('.price').textContent=e.target.dataset.price})}});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<product-info><h1>${kit.tongue.item(kit.dice)}</h1><div class="price">${price}</div><variant-radios>${['S', 'M', 'L'].map((size) => `<label><input type="radio" name="v" value="${size}" data-price="${price}">${size}</label>`).join('')}</variant-radios><button>${kit.words.cart}</button><div class="product-form__error" hidden></div>${paragraphs(text)}</product-info><cart-notification></cart-notification><product-recommendations data-url="/rec" hidden></product-recommendations>${bottom}<script src="${bundle}" defer></script>`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('served-cards-that-say-loaded', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(5, 12));
    const bundle = kit.bundle(
      'lazy-cards',
      `new IntersectionObserver(function(s){s.forEach(function(e){e.target.classList.toggle('in-view',e.isIntersecting)})}).observe(document.querySelector('.card'));`,
    );
    return kit.page(
      kit.document({
        style:
          '.skeleton{background:#eee;min-height:3em}.skeleton::after{content:"";animation:shimmer 1s infinite}.loading .spinner{display:block}@keyframes shimmer{to{opacity:.4}}',
        body: `${top}<h1>${kit.title}</h1><div class="deck" aria-busy="false">${items.map((item) => `<div class="card loaded"><h2>${item.name}</h2><p>${item.note}</p></div>`).join('')}</div>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: [items[0]?.note ?? '', items[3]?.note ?? ''] },
    );
  }),

  isStatic(
    'answers-in-an-accordion',
    (kit) => {
      const { top, bottom } = surround(kit);
      const items = kit.items(kit.dice.int(4, 8));
      const bundle = kit.bundle(
        'accordion',
        `document.querySelectorAll('.faq button').forEach(function(b){b.addEventListener('click',function(){b.parentNode.nextElementSibling.classList.toggle('open')})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<h1>${kit.title}</h1><div class="faq">${items.map((item) => `<h3><button aria-expanded="true">${item.name}?</button></h3><div class="answer open"><p>${item.note}</p></div>`).join('')}</div>${bottom}${matomo(kit)}<script src="${bundle}"></script>`,
        }),
        { expects: [items[0]?.note ?? '', items[3]?.note ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('encyclopedia-page-with-module-loader', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(6, 12));
    const startup = kit.bundle(
      'load',
      `window.mw={loader:{using:function(){},state:function(){}}};(window.RLQ||[]).forEach(function(f){f()});`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'class="client-nojs"',
        head: `<script>document.documentElement.className="client-js";RLCONF={"wgPageName":"${kit.mark}","wgIsArticle":true};RLSTATE={"site.styles":"ready"};RLPAGEMODULES=["site","ext.toc"];</script><script>(RLQ=window.RLQ||[]).push(function(){mw.loader.using([])});</script><script async src="${startup}"></script>`,
        body: `${top}<div id="content" class="mw-body"><div id="siteNotice"></div><h1 id="firstHeading">${kit.title}</h1><div id="contentSub"></div><div id="mw-content-text"><div class="mw-parser-output">${paragraphs(text.slice(0, 3))}<div id="toc"><ul><li><a href="#a">1</a></li></ul></div><h2 id="a">${kit.tongue.heading(kit.dice)}</h2>${paragraphs(text.slice(3))}</div></div><div id="catlinks"></div></div>${bottom}`,
      }),
      { expects: [text[0] ?? '', text[4] ?? ''] },
    );
  }),

  isStatic(
    'recipe-with-servings-script',
    (kit) => {
      const { top, bottom } = surround(kit);
      const steps = kit.sentences(kit.dice.int(4, 7));
      const parts = kit.items(kit.dice.int(4, 8));
      const bundle = kit.bundle(
        'servings',
        `document.querySelector('#servings').addEventListener('input',function(){var f=this.value/4;document.querySelectorAll('[data-amount]').forEach(function(n){n.textContent=Math.round(n.dataset.amount*f)})});`,
      );
      return kit.page(
        kit.document({
          head: `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@type': 'Recipe', name: kit.title, recipeInstructions: steps })}</script>`,
          body: `${top}<div class="recipe"><h1>${kit.title}</h1><input id="servings" type="number" value="4" aria-label="4"><ul>${parts.map((part) => `<li><span data-amount="${part.year % 500}">${part.year % 500}</span> g ${part.name}</li>`).join('')}</ul><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></div>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: [steps[0] ?? '', steps[3] ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('text-with-the-print-button-of-a-print-page', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 9));
    return kit.page(
      kit.document({
        style: '@media print{button{display:none}}',
        body: `<h1>${kit.title}</h1>${paragraphs(text)}<p><button onclick="window.print()">${kit.words.print}</button></p><script>if(location.search==='?auto')window.print()</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic(
    'long-cookie-text-and-a-short-article',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(2, 4));
      const bundle = kit.bundle(
        'consent',
        `document.querySelectorAll('.cookie-consent button').forEach(function(b){b.addEventListener('click',function(){document.cookie='consent='+b.name;document.querySelector('.cookie-consent').remove()})});`,
      );
      return kit.page(
        kit.document({
          body: `<div class="cookie-consent" role="dialog" aria-label="cookies"><p>${kit.words.cookies}</p><button name="all">${kit.words.accept}</button><button name="some">${kit.words.settings}</button></div>${top}<h1>${kit.title}</h1>${paragraphs(text)}${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: text },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'photo-page-with-a-caption',
    (kit) => {
      const { top, bottom } = surround(kit);
      const [caption = '', credit = ''] = kit.sentences(2);
      const address = picture(kit, kit.mark);
      return kit.page(
        kit.document({
          body: `${top}<div class="photo"><img src="${address}" srcset="${address} 2x" alt="${kit.title}"><h1>${kit.title}</h1><p>${caption}</p><p>${credit}</p><div class="exif" data-camera="X100"></div></div><div class="filmstrip" data-url="/api/photos/next.json"></div>${bottom}${jquery(kit)}${theme(kit)}`,
        }),
        { expects: [caption, credit] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('transcript-under-an-empty-player', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(5, 10));
    const bundle = kit.bundle(
      'player',
      `(function(){var p=document.querySelector('.player');p.addEventListener('click',function(){p.appendChild(document.createElement('video'))})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div class="player" data-video="${kit.mark}" style="aspect-ratio:16/9;background:#111"></div><div class="transcript">${paragraphs(text)}</div>${bottom}<script src="${bundle}" async></script>`,
      }),
      { expects: [text[0] ?? '', text[4] ?? ''] },
    );
  }),

  isStatic('resumable-page-with-frozen-state', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(3, 7));
    return kit.page(
      kit.document({
        htmlAttributes: 'q:container="paused" q:version="1.9" q:render="ssr"',
        body: `${top}<!--qv q:id=1--><div class="q"><h1>${kit.title}</h1>${paragraphs(text)}<button on:click="q-${kit.site.hex(6)}.js#s_${kit.site.hex(5)}">${kit.words.share}</button></div><!--/qv--><script type="qwik/json">${json({ refs: {}, ctx: {}, objs: text, subs: [] })}</script><script id="qwikloader">(function(d){function on(e){var t=e.target.closest('[on\\\\:click]');if(t)import('/build/'+t.getAttribute('on:click').split('#')[0])}d.addEventListener('click',on)})(document)</script>${bottom}`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),
];

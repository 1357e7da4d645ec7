/** Complete pages whose scripts do write, but nothing that matters: outside the text, or a sign here and there. */
import { isStatic, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { picture, PIXEL } from '../vendor.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

export const STATIC_EXTRAS: readonly Shape[] = [
  isStatic(
    'consent-text-by-script',
    (kit) => {
      const text = kit.sentences(kit.dice.int(2, 8));
      const bundle = kit.bundle(
        'cmp',
        `(function(){var h=document.getElementById('cmp');var d=document.createElement('div');d.setAttribute('role','dialog');d.innerHTML='<p></p><button></button>';d.firstChild.textContent=${json(kit.words.cookies)};d.lastChild.textContent=${json(kit.words.accept)};h.appendChild(d)})();`,
      );
      return kit.page(
        kit.document({
          body: `<div id="cmp"></div>${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}</main>`)}<script src="${bundle}"></script>`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'related-and-comments-in-asides',
    (kit) => {
      const text = kit.sentences(kit.dice.int(5, 11));
      kit.data('beiwerk', { aehnlich: kit.items(4), kommentare: kit.items(3) });
      const bundle = kit.bundle(
        'beiwerk',
        `fetch(${kit.source('beiwerk.json')}).then(r=>r.json()).then(b=>{for(const k in b){const a=document.querySelector('aside[data-teil='+k+']');for(const i of b[k]){const p=document.createElement('p');p.textContent=(k==='kommentare'?i.person+': '+i.note:i.name);a.append(p)}}});`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<main><article><h1>${kit.title}</h1>${paragraphs(text)}</article><aside data-teil="aehnlich"><h2>${kit.words.related}</h2></aside><aside data-teil="kommentare"><h2>${kit.words.comments}</h2></aside></main>`)}<script src="${bundle}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('greeting-date-and-counter-around-the-text', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 7));
    const counter = kit.data('counter', { n: kit.dice.int(1_000, 90_000) });
    return kit.page(
      kit.document({
        body: `<header><p id="gruss"></p><p><script>document.write(new Date().toLocaleDateString('${kit.tongue.code}',{weekday:'long',day:'numeric',month:'long',year:'numeric'}))</script></p></header><main><h1>${kit.title}</h1>${paragraphs(text)}</main><footer><span id="zaehler">…</span> ${phrase(kit, 'visitors')}<p>© <script>document.write(new Date().getFullYear())</script></p></footer><script>document.getElementById('gruss').textContent=${json(phrase(kit, 'greeting'))};fetch('${counter}').then(function(r){return r.json()}).then(function(c){document.getElementById('zaehler').textContent=c.n});</script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('anchors-copy-buttons-and-contents', (kit) => {
    const sections = kit.items(kit.dice.int(3, 6));
    const bundle = kit.bundle(
      'docs',
      `(function(){var n=document.querySelector('nav.inhalt'),u=document.createElement('ul');document.querySelectorAll('main h2').forEach(function(h){var l=document.createElement('li'),a=document.createElement('a');a.href='#'+h.id;a.textContent=h.textContent;l.appendChild(a);u.appendChild(l);var k=document.createElement('a');k.href='#'+h.id;k.className='anker';k.setAttribute('aria-label','#');h.appendChild(k)});n.appendChild(u);document.querySelectorAll('pre').forEach(function(p){var b=document.createElement('button');b.title='copy';p.insertAdjacentElement('afterend',b);p.innerHTML=p.innerHTML.replace(/\\b(let|return)\\b/g,'<span class="hljs-keyword">$1</span>')})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<nav class="inhalt"></nav><main><h1>${kit.title}</h1>${sections.map((one) => `<h2 id="${one.slug}">${one.name}</h2><p>${one.note}</p><pre>let x = ${one.count};\nreturn x;</pre>`).join('\n')}</main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: sections.slice(0, 3).map((one) => one.note) },
    );
  }),

  isStatic('preloader-over-the-page', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 8));
    const bundle = kit.bundle(
      'custom',
      `addEventListener('load',function(){var p=document.getElementById('preloader');p.style.transition='opacity .3s';p.style.opacity=0;setTimeout(function(){p.remove()},300)});`,
    );
    return kit.page(
      kit.document({
        style: '#preloader{position:fixed;inset:0;background:#fff;z-index:99}.loader{width:3em}',
        body: `<div id="preloader"><div class="loader"><div class="bounce1"></div><div class="bounce2"></div></div></div>${around(kit, `<h1>${kit.title}</h1>${paragraphs(text)}`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('revealed-on-scroll', (kit) => {
    const style = names(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const bundle = kit.bundle(
      'wow.min',
      `(function(){var o=new IntersectionObserver(function(l){l.forEach(function(e){if(e.isIntersecting)e.target.classList.add('da')})});document.querySelectorAll('[data-aos]').forEach(function(e){o.observe(e)})})();`,
    );
    return kit.page(
      kit.document({
        style: '[data-aos]{opacity:0;transition:opacity .6s}[data-aos].da{opacity:1}',
        body: `${around(kit, `<h1>${kit.title}</h1>${items.map((item) => `<div class="${style.entry}" data-aos="fade-up"><h2>${item.name}</h2><p>${item.note}</p></div>`).join('')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  isStatic('reading-progress-bar', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 9));
    return kit.page(
      kit.document({
        body: `<div role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0" class="lesefortschritt"><div></div></div>${around(kit, `<article><h1>${kit.title}</h1>${paragraphs(text)}</article>`)}<script>addEventListener('scroll',function(){var b=document.querySelector('[role=progressbar]'),v=Math.round(100*scrollY/(document.body.scrollHeight-innerHeight));b.setAttribute('aria-valuenow',v);b.firstChild.style.width=v+'%'},{passive:true})</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('shimmer-behind-pictures', (kit) => {
    const items = kit.items(kit.dice.int(4, 9));
    const bundle = kit.bundle(
      'lazy',
      `document.querySelectorAll('[data-bild]').forEach(function(d){var i=new Image();i.alt='';i.onload=function(){d.className='';d.setAttribute('aria-busy','false')};i.src=d.dataset.bild;d.appendChild(i)});`,
    );
    const cards = items.map((item, index) => {
      const address = picture(kit, `${kit.mark}-${index}`);
      return `<div><div class="skeleton shimmer" aria-busy="true" data-bild="${address}"></div><h3>${item.name}</h3><p>${item.note}</p></div>`;
    });
    return kit.page(
      kit.document({
        style: '.skeleton{background:#ddd;min-height:6em}',
        body: `${around(kit, `<h1>${kit.title}</h1>${cards.join('')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  isStatic('anti-flicker-and-variants', (kit) => {
    const text = kit.sentences(kit.dice.int(2, 6));
    const bundle = kit.bundle(
      'experiments',
      `(function(d){var v=Math.abs(d.body.className.length)%2?'a':'b';d.documentElement.classList.add('variante-'+v);d.documentElement.classList.remove('async-hide')})(document);`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'class="async-hide"',
        style: '.async-hide{opacity:0!important}',
        head: `<script>setTimeout(function(){document.documentElement.classList.remove('async-hide')},4000)</script>`,
        body: `${around(kit, `<div class="hero"><h1>${kit.title}</h1>${paragraphs(text)}</div><div data-experiment="${kit.site.hex(4)}"></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('worker-flags-and-monitoring', (kit) => {
    const text = kit.sentences(kit.dice.int(1, 5));
    kit.file('/sw.js', `self.addEventListener('install',function(){self.skipWaiting()});`);
    kit.file('/rum', '');
    return kit.page(
      kit.document({
        head: `<script>window.FLAGS=${json({ neuesMenue: true, suche: 'b' })};window.NREUM||(NREUM={init:{},info:{applicationID:'${kit.site.int(1e6, 9e6)}'}});new PerformanceObserver(function(l){window.__lcp=l.getEntries().length}).observe({type:'largest-contentful-paint',buffered:true})</script>`,
        body: `${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}</main>`)}<div id="flags-toolbar"></div><script>if('serviceWorker' in navigator)addEventListener('load',function(){navigator.serviceWorker.register('/sw.js').catch(function(){})});addEventListener('pagehide',function(){navigator.sendBeacon('/rum',JSON.stringify(window.__lcp))})</script>`,
      }),
      { expects: text },
    );
  }),

  isStatic(
    'state-of-a-store-beside-its-page',
    (kit) => {
      const items = kit.items(kit.dice.int(3, 9));
      const state = { liste: { laden: false, eintraege: items }, sitzung: null };
      const vendor = kit.bundle('vendors~main', 'window.__vendor=1;');
      const main = kit.bundle(
        'main',
        `(function(){var s=window.__PRELOADED_STATE__;window.store={getState:function(){return s},dispatch:function(){}};document.querySelectorAll('[data-reactroot] button').forEach(function(b){b.onclick=function(){store.dispatch()}})})();`,
      );
      return kit.page(
        kit.document({
          body: `<div id="react-app"><div data-reactroot="">${around(kit, `<h1>${kit.title}</h1>${items.map((item) => `<div><a href="${item.href}">${item.name}</a><p>${item.note}</p><button>♡</button></div>`).join('')}`)}</div></div><div id="portal-root"></div><script>window.__PRELOADED_STATE__ = ${json(state)}</script><script src="${vendor}"></script><script src="${main}"></script>`,
        }),
        {
          expects: items.slice(0, 3).map((item) => item.note),
          expectsLinks: items.slice(0, 3).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  isStatic('next-article-on-scroll', (kit) => {
    const text = kit.sentences(kit.dice.int(8, 14));
    const bundle = kit.bundle(
      'endlos',
      `(function(){var s=document.querySelector('[data-naechster]'),l=false;addEventListener('wheel',function(){if(l||s.getBoundingClientRect().top>innerHeight)return;l=true;fetch(s.dataset.naechster).then(function(r){return r.text()}).then(function(t){s.innerHTML=t})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><article><h1>${kit.title}</h1>${paragraphs(text)}</article><section data-naechster="/weiter/${kit.mark}.html"></section></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[4] ?? '', text[7] ?? ''] },
    );
  }),

  isStatic('video-facade-with-transcript', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 8));
    const bundle = kit.bundle(
      'lite-yt-embed',
      `customElements.define('lite-youtube',class extends HTMLElement{connectedCallback(){this.style.backgroundImage='url(${PIXEL})';this.append(document.createElement('button'));this.onclick=()=>{this.innerHTML='<iframe src="https://www.youtube-nocookie.com/embed/'+this.getAttribute('videoid')+'"></iframe>'}}});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${bundle}"></script>`,
        body: around(
          kit,
          `<main><h1>${kit.title}</h1><lite-youtube videoid="${kit.mark}"></lite-youtube><div class="captions" aria-live="off"></div>${text.map((one, index) => `<p><a href="#t=${index * 12}">${index * 12}</a> ${one}</p>`).join('\n')}</main>`,
        ),
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('footnotes-as-popups-and-signs-on-links', (kit) => {
    const text = kit.sentences(4);
    const bundle = kit.bundle(
      'bigfoot',
      `document.querySelectorAll('main a[rel~=external]').forEach(function(a){a.insertAdjacentText('beforeend',' ↗ ')});document.querySelectorAll('a[href^="#fn"]').forEach(function(a){a.onclick=function(e){e.preventDefault();document.querySelector('.popover').innerHTML=document.querySelector(a.hash).innerHTML}});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${text[0] ?? ''} <a href="#fn1">1</a></p><p>${text[1] ?? ''} <a rel="external" href="https://example.org/">example.org</a> </p><p>${text[2] ?? ''}</p><ol><li id="fn1">${text[3] ?? ''}</li></ol><div class="popover"></div></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('chat-bubble-in-a-shadow-root', (kit) => {
    const text = kit.sentences(kit.dice.int(1, 6));
    const bundle = kit.bundle(
      'messenger',
      `(function(){var h=document.createElement('div');h.id='msgr-'+Math.random().toString(36).slice(2,6);var s=h.attachShadow({mode:'open'});s.innerHTML='<style>button{position:fixed;right:1em;bottom:1em}</style><button aria-label="chat"><svg width="24" height="24"></svg></button><div class="frame"></div>';document.body.appendChild(h)})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1>${paragraphs(text)}</main>`)}<script async src="${bundle}" data-workspace="${kit.site.hex(6)}"></script>`,
      }),
      { expects: text },
    );
  }),

  isStatic('mail-address-decoded-in-the-footer', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(2, 6));
    const coded = Buffer.from(`post@${kit.mark}.example`).toString('hex');
    const bundle = kit.file(
      '/cdn-cgi/scripts/email-decode.min.js',
      `document.querySelectorAll('.__cf_email__').forEach(function(a){a.textContent=a.dataset.cfemail.replace(/../g,function(h){return String.fromCharCode(parseInt(h,16))})});`,
    );
    return kit.page(
      kit.document({
        body: `<main class="${style.box}"><h1>${kit.title}</h1>${paragraphs(text)}</main><footer><a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${coded}">[email&#160;protected]</a><div class="teilen" data-zahl></div></footer><script data-cfasync="false" src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),
];

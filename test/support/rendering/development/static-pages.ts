/** Short and odd pages that are complete as served: contact, login, errors, notes, code, empty containers. */
import { isStatic, type Shape } from '../shape.ts';
import { paragraphs } from '../kit.ts';
import { bootstrap, gtag, jquery, picture, tagManager, theme } from '../vendor.ts';
import { frame } from './frame.ts';

export const STATIC_PAGES: readonly Shape[] = [
  isStatic('portal-roots-left-empty', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'ui',
      `window.openModal=function(t){var r=document.getElementById('modal-root');r.textContent=t;r.hidden=false};document.addEventListener('keydown',function(e){if(e.key==='Escape')document.getElementById('modal-root').textContent=''});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}<div id="modal-root"></div><div id="toast-container" aria-live="polite"></div><div id="portal"></div><div class="tooltip-root"></div><script src="${bundle}" defer></script>`,
      }),
      { expects: [text[0] ?? '', text[3] ?? ''] },
    );
  }),

  isStatic('gallery-with-captions-and-lightbox', (kit) => {
    const { top, bottom } = frame(kit);
    const photos = kit.items(kit.dice.int(4, 9));
    const bundle = kit.bundle(
      'lightbox',
      `document.querySelectorAll('.gallery a').forEach(function(a){a.addEventListener('click',function(e){e.preventDefault();var b=document.querySelector('.lightbox');b.innerHTML='<img src="'+a.href+'">';b.classList.add('open')})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div class="gallery">${photos
          .map((photo, index) => {
            const address = picture(kit, `${kit.mark}-${index}`);
            return `<figure><a href="${address}"><img src="${address}" alt="${photo.name}" loading="lazy"></a><figcaption>${photo.note}</figcaption></figure>`;
          })
          .join(
            '',
          )}</div></main><div class="lightbox"></div><div class="pswp" aria-hidden="true"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: [photos[0]?.note ?? '', photos[3]?.note ?? ''] },
    );
  }),

  isStatic(
    'contact-page-with-map-container',
    (kit) => {
      const { top, bottom } = frame(kit);
      const [item] = kit.items(1);
      const street = `${item?.place ?? ''} ${kit.dice.int(2, 180)}`;
      const mail = `post@${kit.mark.slice(0, 5)}.example`;
      const bundle = kit.bundle(
        'map',
        `window.initMap=function(){var m=document.getElementById('map');new google.maps.Map(m,{zoom:14,center:{lat:+m.dataset.lat,lng:+m.dataset.lng}})};`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.words.contact}</h1><address>${item?.person ?? ''}<br>${street}<br>${kit.dice.int(10_000, 99_999)} ${kit.brand}</address><p>${mail}</p><div id="map" style="height:20em" data-lat="53.${kit.dice.int(10, 99)}" data-lng="9.${kit.dice.int(10, 99)}"></div></main>${bottom}<script src="${bundle}"></script><script async src="https://maps.googleapis.com/maps/api/js?key=AIza${kit.site.hex(20)}&amp;callback=initMap"></script>`,
        }),
        { expects: [item?.person ?? '', street] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('login-with-recaptcha', (kit) => {
    const { top, bottom } = frame(kit);
    const note = kit.sentence();
    return kit.page(
      kit.document({
        head: '<script src="https://www.google.com/recaptcha/api.js" async defer></script>',
        body: `${top}<main><h1>${kit.words.login}</h1><p>${note}</p><form method="post"><label>${kit.words.email} <input type="email" name="email"></label><label>${kit.words.password} <input type="password" name="password"></label><div class="g-recaptcha" data-sitekey="${kit.site.hex(20)}"></div><button>${kit.words.login}</button></form></main>${bottom}${jquery(kit)}${theme(kit)}`,
      }),
      { expects: [note] },
    );
  }),

  isStatic('not-found-with-theme-scripts', (kit) => {
    const { top, bottom } = frame(kit);
    const [title, text] = kit.words.notFound;
    return kit.page(
      kit.document({
        title: `404 | ${kit.brand}`,
        head: gtag(kit),
        body: `${top}<main id="primary"><section class="error-404"><h1>${title}</h1><p>${text}</p><form role="search"><input type="search" name="s" aria-label="${kit.words.search}"><button>${kit.words.search}</button></form></section></main>${bottom}${jquery(kit)}${bootstrap(kit)}${theme(kit)}`,
      }),
      { status: 404, expects: [text] },
    );
  }),

  isStatic('thank-you-page', (kit) => {
    const { top, bottom } = frame(kit);
    const [title, text] = kit.words.thanks;
    const { head, body } = tagManager(kit);
    return kit.page(
      kit.document({
        head,
        body: `${body}${top}<div class="container"><h1>${title}</h1><p>${text}</p><a class="btn" href="/">${kit.words.home}</a></div>${bottom}<script>gtag_report=function(){window.dataLayer.push({event:'lead',id:'${kit.mark}'})};gtag_report();</script>${jquery(kit)}${theme(kit)}`,
      }),
      { expects: [text] },
    );
  }),

  isStatic(
    'imprint-with-jquery-and-bootstrap',
    (kit) => {
      const { top, bottom } = frame(kit);
      const [item] = kit.items(1);
      const line = `${kit.brand} ${kit.dice.int(1, 90)}, ${item?.place ?? ''}`;
      return kit.page(
        kit.document({
          title: `${kit.words.imprint} | ${kit.brand}`,
          body: `${top}<div id="main"><h1>${kit.words.imprint}</h1><p>${line}</p><p>${item?.person ?? ''}</p><p>${kit.words.footer[1] ?? ''}</p><p>HRB ${kit.dice.int(10_000, 99_999)}</p></div>${bottom}${jquery(kit)}${bootstrap(kit)}${theme(kit)}`,
        }),
        { expects: [line, item?.person ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('search-form-with-empty-suggestions', (kit) => {
    const { top, bottom } = frame(kit);
    const [first = '', second = ''] = kit.sentences(2);
    const bundle = kit.bundle(
      'suggest',
      `var i=document.querySelector('[role=combobox]'),l=document.querySelector('[role=listbox]');i.addEventListener('input',function(){fetch('/suggest?q='+encodeURIComponent(i.value)).then(function(r){return r.json()}).then(function(a){l.innerHTML=a.map(function(t){return '<li role="option">'+t+'</li>'}).join('');l.hidden=!a.length})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.words.search}</h1><p>${first}</p><p>${second}</p><form action="/search"><input name="q" role="combobox" aria-expanded="false" aria-controls="s" aria-label="${kit.words.search}"><ul id="s" role="listbox" class="suggestions" data-source="/api/suggest.json" hidden></ul><button>${kit.words.search}</button></form></main>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: [first, second] },
    );
  }),

  isStatic(
    'dark-mode-toggle',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(2, 6));
      return kit.page(
        kit.document({
          head: `<script>(function(){var t=localStorage.getItem('theme');if(t==='dark'||(!t&&matchMedia('(prefers-color-scheme: dark)').matches))document.documentElement.classList.add('dark')})()</script>`,
          body: `${top}<button id="theme-toggle" aria-label="${kit.words.dark}">◐</button><main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}<script>document.getElementById('theme-toggle').onclick=function(){localStorage.setItem('theme',document.documentElement.classList.toggle('dark')?'dark':'light')}</script>`,
        }),
        { expects: text.slice(0, 2) },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'documentation-that-shows-templates',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(3, 6));
      const code =
        '&lt;div id="app"&gt;\n  &lt;li v-for="item in items"&gt;{{ item.name }}&lt;/li&gt;\n&lt;/div&gt;\n\nelement.innerHTML = render(data);\nfetch("/api/items").then(load);';
      const bundle = kit.bundle(
        'prism',
        `document.querySelectorAll('pre code').forEach(function(c){c.parentNode.classList.add('language-js');c.innerHTML=c.innerHTML.replace(/(fetch|render)/g,'<span class="token function">$1</span>')});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main class="docs"><h1>${kit.title}</h1><p>${text[0] ?? ''} <code>{{ title }}</code></p><pre><code>${code}</code></pre>${paragraphs(text.slice(1))}</main>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: [text[1] ?? '', text[2] ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('it-works', (kit) => {
    const text = kit.site.pick([
      'It works!',
      'Apache is functioning normally.',
      'Hello, world.',
      'nginx is running.',
    ]);
    return kit.page(
      `<html><head><title>${kit.brand}</title>${kit.site.chance(0.5) ? gtag(kit) : ''}</head><body><h1>${text}</h1></body></html>`,
      { expects: [text] },
    );
  }),

  isStatic('declarative-shadow-root', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'reader',
      `customElements.define('story-reader',class extends HTMLElement{connectedCallback(){if(this.shadowRoot)this.shadowRoot.querySelector('button').onclick=()=>this.classList.toggle('big')}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><story-reader><template shadowrootmode="open"><style>p{max-width:40em}</style><h1>${kit.title}</h1>${paragraphs(text)}<button aria-label="${kit.words.share}">+</button></template></story-reader></main>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[3] ?? ''] },
    );
  }),

  isStatic('no-js-class-and-feature-detection', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(2, 5));
    const modernizr = kit.file(
      '/js/modernizr-custom.js',
      `/*! modernizr 3.6.0 (look-alike) */!function(e,n){var s=n.documentElement;s.className=s.className.replace(/\\bno-js\\b/,'js')+' flexbox touchevents'}(window,document);`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: 'class="no-js"',
        head: `<script src="${modernizr}"></script>`,
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('closed-dialog-with-served-text', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(3, 6));
    const terms = kit.sentences(2);
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}<button id="open">${kit.words.more}</button></main><dialog id="terms">${paragraphs(terms)}<button>${kit.words.close}</button></dialog>${bottom}<script>document.getElementById('open').addEventListener('click',function(){document.getElementById('terms').showModal()})</script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? ''] },
    );
  }),

  isStatic('members-page-with-empty-messages', (kit) => {
    // live regions and message boxes stay empty until somebody sends the form
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(2, 4));
    const bundle = kit.bundle(
      'newsletter',
      `document.querySelector('form').addEventListener('submit',function(e){e.preventDefault();document.querySelector('.form-message').textContent='OK'});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.words.newsletter}</h1>${paragraphs(text)}<form><input type="email" aria-label="${kit.words.email}"><div class="form-errors" role="alert"></div><div class="form-message" aria-live="polite"></div><button>${kit.words.send}</button></form></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('calculator-with-an-empty-result', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(2, 4));
    const bundle = kit.bundle(
      'calculator',
      `(function(){var f=document.querySelector('.calculator'),o=document.querySelector('.calculator-result');f.addEventListener('submit',function(e){e.preventDefault();var v=+f.elements[0].value*${kit.site.int(2, 9)};o.innerHTML='<strong>'+v.toFixed(2)+'</strong>'})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}<form class="calculator"><label>${kit.words.price} <input type="number"></label><button>=</button></form><div class="calculator-result"></div></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text },
    );
  }),

  isStatic('report-with-a-drawn-chart', (kit) => {
    // a picture drawn by script; the figures stand in the text
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(3, 6));
    const bundle = kit.bundle(
      'chart.umd',
      `(function(){var c=document.getElementById('chart'),x=c.getContext('2d');JSON.parse(c.dataset.values).forEach(function(v,i){x.fillRect(i*24,150-v,16,v)})})();`,
    );
    const values = Array.from({ length: 8 }, () => kit.dice.int(5, 140));
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><canvas id="chart" width="300" height="150" data-values="[${values.join(',')}]"></canvas><div id="chart-legend"></div>${paragraphs(text)}</main>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),
];

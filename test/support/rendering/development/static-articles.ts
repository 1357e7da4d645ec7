/** Articles, products and lists that are complete as served, with the scripts such pages carry. */
import { isStatic, type Shape } from '../shape.ts';
import { json, paragraphs, type Kit } from '../kit.ts';
import { bootstrap, gtag, jquery, matomo, picture, PIXEL, tagManager, theme } from '../vendor.ts';
import { frame, megaFrame } from './frame.ts';

const article = (kit: Kit, text: readonly string[]): string =>
  `<article class="${kit.css('article')}"><h1>${kit.title}</h1>\n${paragraphs(text)}</article>`;

export const STATIC_ARTICLES: readonly Shape[] = [
  isStatic(
    'article-with-analytics-and-ad-slots',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(6, 14));
      const half = Math.floor(text.length / 2);
      const slot = (id: number): string =>
        `<div id="div-gpt-ad-${id}" class="ad-slot"></div><script>window.googletag=window.googletag||{cmd:[]};googletag.cmd.push(function(){googletag.display('div-gpt-ad-${id}');});</script>`;
      return kit.page(
        kit.document({
          head: `${gtag(kit)}<script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>`,
          body: `${top}${slot(1)}<main><article><h1>${kit.title}</h1>${paragraphs(text.slice(0, half))}${slot(2)}<ins class="adsbygoogle" data-ad-slot="123"></ins>${paragraphs(text.slice(half))}</article></main><aside>${slot(3)}</aside>${bottom}`,
        }),
        { expects: [text[0] ?? '', text.at(-1) ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('article-with-disqus', (kit) => {
    const { top, bottom } = megaFrame(kit);
    const text = kit.sentences(kit.dice.int(5, 10));
    return kit.page(
      kit.document({
        body: `${top}<main>${article(kit, text)}<section><h2>${kit.words.comments}</h2><div id="disqus_thread"></div><script>(function(){var d=document,s=d.createElement('script');s.src='https://example-${kit.site.hex(4)}.disqus.com/embed.js';s.setAttribute('data-timestamp',+new Date());(d.head||d.body).appendChild(s);})();</script><noscript>Please enable JavaScript to view the <a href="https://disqus.com/?ref_noscript">comments powered by Disqus.</a></noscript></section></main>${bottom}`,
      }),
      { expects: [text[0] ?? '', text[3] ?? ''] },
    );
  }),

  isStatic('article-with-consent-and-share', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(5, 10));
    const share = kit.bundle(
      'share',
      `document.querySelectorAll('.share-buttons').forEach(function(b){b.addEventListener('click',function(){navigator.share&&navigator.share({url:location.href})})});`,
    );
    return kit.page(
      kit.document({
        head: `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="${kit.site.hex(12)}" async></script>`,
        body: `${top}<main>${article(kit, text)}<div class="share-buttons" data-services="mail,print"></div><div class="addtoany_share_save_container"></div></main><div id="usercentrics-root"></div>${bottom}<script src="${share}" defer></script>`,
      }),
      { expects: [text[0] ?? '', text.at(-1) ?? ''] },
    );
  }),

  isStatic(
    'short-blog-post',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(2, 3));
      return kit.page(
        kit.document({
          head: gtag(kit),
          body: `${top}<main id="content" class="site-main"><article class="post hentry"><h1 class="entry-title">${kit.title}</h1><time datetime="2025-03-04">2025-03-04</time><div class="entry-content">${paragraphs(text)}</div></article></main>${bottom}${jquery(kit)}${theme(kit)}`,
        }),
        { expects: text },
      );
    },
    { isCrawled: true },
  ),

  isStatic('year-by-document-write-in-the-footer', (kit) => {
    const { top } = frame(kit);
    const text = kit.sentences(kit.dice.int(3, 6));
    return kit.page(
      kit.document({
        body: `${top}<main>${article(kit, text)}</main><footer><p>&copy; <script>document.write(new Date().getFullYear())</script> ${kit.brand}</p></footer>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? ''] },
    );
  }),

  isStatic('lazy-pictures-with-noscript-twins', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const figures = text.map((one, index) => {
      const address = picture(kit, `${kit.mark}-${index}`);
      return `<p>${one}</p><figure><img class="lazy" src="${PIXEL}" data-src="${address}" alt="${kit.brand} ${index}"><noscript><img src="${address}" alt="${kit.brand} ${index}"></noscript></figure>`;
    });
    const bundle = kit.bundle(
      'lazyload',
      `document.querySelectorAll('img.lazy').forEach(function(i){i.src=i.dataset.src;i.classList.add('loaded')});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${figures.join('\n')}</main>${bottom}<script src="${bundle}" async></script>`,
      }),
      { expects: [text[0] ?? '', text[3] ?? ''] },
    );
  }),

  isStatic('tracking-pixel-in-noscript', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(3, 7));
    return kit.page(
      kit.document({
        head: `<script>!function(f,b,e,v,n){n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];var t=b.createElement(e);t.async=!0;t.src=v;var s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${kit.site.int(1e9, 9e9)}');fbq('track','PageView');</script><noscript><img height="1" width="1" style="display:none" src="${PIXEL}"></noscript>`,
        body: `${top}<main>${article(kit, text)}</main>${bottom}`,
      }),
      { expects: [text[0] ?? '', text[2] ?? ''] },
    );
  }),

  isStatic(
    'next-page-rendered-on-the-server',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      const chunk = kit.file(
        `/_next/static/chunks/main-${kit.site.hex(12)}.js`,
        `(function(){var d=JSON.parse(document.getElementById('__NEXT_DATA__').textContent);var r=document.getElementById('__next');r.__reactContainer=d;r.querySelectorAll('button').forEach(function(b){b.addEventListener('click',function(){})})})();`,
      );
      const polyfills = kit.file(`/_next/static/chunks/polyfills-${kit.site.hex(12)}.js`, ';');
      return kit.page(
        kit.document({
          head: `<noscript data-n-css=""></noscript><script defer nomodule src="${polyfills}"></script><script src="${chunk}" defer></script>`,
          body: `<div id="__next">${top}<main>${article(kit, text)}<button>${kit.words.share}</button></main>${bottom}<div id="modal-root"></div></div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { title: kit.title, text } }, page: '/[slug]', query: {}, buildId: kit.mark, isFallback: false, gsp: true })}</script>`,
        }),
        { expects: [text[0] ?? '', text[3] ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'product-with-json-ld-and-cart-scripts',
    (kit) => {
      const { top, bottom } = megaFrame(kit);
      const text = kit.sentences(kit.dice.int(3, 6));
      const name = kit.tongue.item(kit.dice);
      const price = kit.tongue.price(kit.dice.int(900, 90_000));
      const reviews = kit.items(kit.dice.int(2, 5));
      const bundle = kit.bundle(
        'cart',
        `(function(){var n=0;document.querySelectorAll('form.cart').forEach(function(f){f.addEventListener('submit',function(e){e.preventDefault();fetch('/cart/add.js',{method:'POST',body:new FormData(f)}).then(function(){n++})})});var t=document.querySelector('.mini-cart');if(t)t.setAttribute('data-count',n)})();`,
      );
      return kit.page(
        kit.document({
          head: `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@type': 'Product', name, description: text.join(' '), offers: { '@type': 'Offer', price, availability: 'https://schema.org/InStock' }, review: reviews.map((one) => ({ '@type': 'Review', author: one.person, reviewBody: one.note })) })}</script>`,
          body: `${top}<div class="mini-cart"></div><main class="product"><h1>${name}</h1><p class="price">${price}</p><form class="cart ajax"><input type="number" value="1"><button>${kit.words.cart}</button></form><h2>${kit.words.description}</h2>${paragraphs(text)}<h2>${kit.words.reviews}</h2>${reviews.map((one) => `<blockquote><p>${one.note}</p><cite>${one.person}</cite></blockquote>`).join('')}</main><div class="cart-drawer" hidden><div class="cart-items"></div></div>${bottom}${jquery(kit)}${theme(kit)}<script src="${bundle}"></script>`,
        }),
        { expects: [text[0] ?? '', reviews[0]?.note ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic(
    'listing-with-filters-and-load-more',
    (kit) => {
      const { top, bottom } = frame(kit);
      const items = kit.items(kit.dice.int(8, 20));
      const cards = items.map(
        (item) =>
          `<li class="product-card" data-price="${item.count}"><a href="${item.href}"><h2>${item.name}</h2></a><p>${item.note}</p><span>${item.price}</span></li>`,
      );
      const bundle = kit.bundle(
        'facets',
        `document.querySelectorAll('.facets input').forEach(function(i){i.addEventListener('change',function(){document.querySelectorAll('.product-card').forEach(function(c){c.hidden=false})})});document.querySelector('.load-more').addEventListener('click',function(){fetch(this.dataset.next).then(function(r){return r.text()}).then(function(t){document.querySelector('.product-grid').insertAdjacentHTML('beforeend',t)})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><form class="facets"><h3>${kit.words.filter}</h3><label><input type="checkbox"> ${kit.tongue.place(kit.site)}</label></form><ul class="product-grid">${cards.join('\n')}</ul><button class="load-more" data-next="/api/list?page=2">${kit.words.loadMore}</button><div class="recently-viewed"></div></main>${bottom}<script src="${bundle}" defer></script>`,
        }),
        {
          expects: [items[0]?.note ?? '', items[5]?.note ?? ''],
          expectsLinks: items.slice(0, 5).map((item) => item.href),
        },
      );
    },
    { isCrawled: true },
  ),

  isStatic('sortable-table-by-script', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(8, 25));
    const bundle = kit.bundle(
      'sorttable',
      `document.querySelectorAll('table.sortable th').forEach(function(h,i){h.style.cursor='pointer';h.addEventListener('click',function(){var b=h.closest('table').tBodies[0];[].slice.call(b.rows).sort(function(a,c){return a.cells[i].textContent<c.cells[i].textContent?-1:1}).forEach(function(r){b.appendChild(r)})})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><table class="sortable"><thead><tr>${kit.words.columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody>${items.map((item) => `<tr><td>${item.name}</td><td>${item.place}</td><td>${item.year}</td><td>${item.count}</td></tr>`).join('\n')}</tbody></table></main>${bottom}${matomo(kit)}<script src="${bundle}"></script>`,
      }),
      { expects: [items[0]?.name ?? '', String(items[6]?.count ?? '')] },
    );
  }),

  isStatic(
    'product-table-with-hidden-compare-rows',
    (kit) => {
      const { top, bottom } = frame(kit);
      const items = kit.items(kit.dice.int(4, 9));
      const text = kit.sentences(3);
      const bundle = kit.bundle(
        'compare',
        `document.querySelectorAll('.compare-toggle').forEach(function(b){b.addEventListener('click',function(){document.querySelector('.compare-table').hidden=false;document.querySelector('.compare-table tbody').insertRow()})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}<table><tr>${kit.words.columns.map((column) => `<th>${column}</th>`).join('')}</tr>${items.map((item) => `<tr><td>${item.name}</td><td>${item.place}</td><td>${item.year}</td><td>${item.count}</td></tr>`).join('')}</table><button class="compare-toggle">${kit.words.compare}</button><table class="compare-table" hidden><thead><tr><th>${kit.words.compare}</th></tr></thead><tbody></tbody></table></main>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: [text[0] ?? '', items[0]?.name ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('slider-with-served-slides', (kit) => {
    const { top, bottom } = frame(kit);
    const slides = kit.items(kit.dice.int(3, 6));
    const text = kit.sentences(kit.dice.int(3, 6));
    const bundle = kit.bundle(
      'slick',
      `document.querySelectorAll('.slider').forEach(function(s){s.classList.add('slick-initialized');var n=document.createElement('div');n.className='slick-dots';s.after(n)});`,
    );
    const { head, body } = tagManager(kit);
    return kit.page(
      kit.document({
        head,
        body: `${body}${top}<div class="slider">${slides.map((slide) => `<div class="slide"><h2>${slide.name}</h2><p>${slide.note}</p></div>`).join('')}</div><main>${article(kit, text)}</main>${bottom}${bootstrap(kit)}<script src="${bundle}" defer></script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? ''] },
    );
  }),

  isStatic('tabs-with-served-text', (kit) => {
    const { top, bottom } = frame(kit);
    const panels = kit.items(kit.dice.int(3, 5));
    const first = kit.sentences(kit.dice.int(2, 4));
    const bundle = kit.bundle(
      'tabs',
      `document.querySelectorAll('[role=tab]').forEach(function(t){t.addEventListener('click',function(){document.querySelectorAll('[role=tabpanel]').forEach(function(p){p.hidden=p.id!==t.getAttribute('aria-controls')})})});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div role="tablist">${panels.map((panel, index) => `<button role="tab" aria-controls="panel-${index}">${panel.name}</button>`).join('')}</div>${panels.map((panel, index) => `<section role="tabpanel" id="panel-${index}"${index === 0 ? '' : ' hidden'}>${index === 0 ? paragraphs(first) : `<p>${panel.note}</p>`}</section>`).join('')}</main>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: first },
    );
  }),
];

/** Complete as served, with little text: notes, errors, forms, indexes, status, empty results. */
import { isStatic, type Shape } from '../shape.ts';
import { paragraphs } from '../kit.ts';
import { gtag, jquery, theme, bootstrap } from '../vendor.ts';
import { fatSurround, surround } from './frame.ts';

export const STATIC_NOTES: readonly Shape[] = [
  isStatic('gone-with-theme-scripts', (kit) => {
    const { top, bottom } = surround(kit);
    const [title, text] = kit.words.gone;
    return kit.page(
      kit.document({
        body: `${top}<div class="error-page"><h1>410</h1><h2>${title}</h2><p>${text}</p></div>${bottom}${jquery(kit)}${theme(kit)}`,
      }),
      { status: 410, expects: [text] },
    );
  }),

  isStatic('amp-page', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    return kit.page(
      `<!doctype html>
<html ⚡ lang="${kit.tongue.code}">
<head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script><script async custom-element="amp-analytics" src="https://cdn.ampproject.org/v0/amp-analytics-0.1.js"></script><title>${kit.title}</title><link rel="canonical" href="/${kit.mark}"><meta name="viewport" content="width=device-width"><style amp-custom>body{font:16px serif}</style></head>
<body><header>${kit.brand}</header><article><h1>${kit.title}</h1>${paragraphs(text)}<amp-img src="/img/a.jpg" width="600" height="400" layout="responsive"></amp-img></article><amp-analytics type="gtag"><script type="application/json">{"vars":{"gtag_id":"G-1"}}</script></amp-analytics><amp-ad width="300" height="250" type="doubleclick"></amp-ad></body></html>`,
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('page-that-registers-a-service-worker', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(2, 6));
    kit.file('/sw.js', "self.addEventListener('install',function(){self.skipWaiting()});");
    return kit.page(
      kit.document({
        head: '<link rel="manifest" href="/manifest.webmanifest">',
        body: `${top}<h1>${kit.title}</h1>${paragraphs(text)}${bottom}<script>if('serviceWorker' in navigator){window.addEventListener('load',function(){navigator.serviceWorker.register('/sw.js').catch(function(){})})}</script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('web-font-loader', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(2, 6));
    return kit.page(
      kit.document({
        head: `<script>WebFontConfig={google:{families:['Lora:400,700']},timeout:2000};(function(d){var wf=d.createElement('script'),s=d.scripts[0];wf.src='https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js';wf.async=true;s.parentNode.insertBefore(wf,s)})(document);</script>`,
        body: `${top}<h1>${kit.title}</h1>${paragraphs(text)}${bottom}`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic('live-chat-on-a-short-service-page', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(2, 4));
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1>${paragraphs(text)}${bottom}<div id="chat-widget-container"></div><script>window.__lc=window.__lc||{};window.__lc.license=${kit.site.int(1e6, 9e6)};(function(){var s=document.createElement('script');s.async=true;s.src='https://cdn.livechatinc.com/tracking.js';document.head.appendChild(s)})();</script><noscript><a href="https://www.livechat.com/chat-with/">${kit.words.chat}</a></noscript>`,
      }),
      { expects: text },
    );
  }),

  isStatic('directory-index', (kit) => {
    const items = kit.items(kit.dice.int(4, 20));
    return kit.page(
      `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
<html><head><title>Index of ${kit.path}</title><script>document.addEventListener('keydown',function(e){if(e.key==='Backspace')history.back()})</script></head><body><h1>Index of ${kit.path}</h1>
<table><tr><th>Name</th><th>Last modified</th><th>Size</th></tr><tr><td><a href="/">Parent Directory</a></td><td></td><td align="right">-</td></tr>
${items.map((item) => `<tr><td><a href="${item.href}.tar.gz">${item.slug}.tar.gz</a></td><td align="right">${item.year}-01-14 09:12</td><td align="right">${item.count}K</td></tr>`).join('\n')}
</table><address>Apache/2.4 Server</address></body></html>`,
      { expects: [`${items[0]?.slug ?? ''}.tar.gz`, `${items[3]?.count ?? ''}K`] },
    );
  }),

  isStatic('text-and-three-lines-of-script', (kit) => {
    const text = kit.sentences(kit.dice.int(1, 3));
    return kit.page(
      `<html lang="${kit.tongue.code}"><head><meta charset="utf-8"><title>${kit.brand}</title></head><body>
${paragraphs(text)}
<script>
  var now = new Date();
  document.title = document.title + ' ' + now.getFullYear();
  console.log('ready');
</script>
</body></html>`,
      { expects: text },
    );
  }),

  isStatic('noscript-about-some-features', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(2, 5));
    const bundle = kit.bundle(
      'share-bar',
      `document.querySelectorAll('[data-share]').forEach(function(b){b.onclick=function(){navigator.share({url:location.href})}});`,
    );
    return kit.page(
      kit.document({
        body: `<noscript><div class="noscript-bar">${kit.words.partly}</div></noscript>${top}<h1>${kit.title}</h1>${paragraphs(text)}<button data-share>${kit.words.share}</button>${bottom}<script src="${bundle}" defer></script>`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  isStatic(
    'privacy-note-with-consent-manager',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(2);
      return kit.page(
        kit.document({
          title: `${kit.words.privacy} | ${kit.brand}`,
          head: `<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" data-domain-script="${kit.site.hex(12)}" async></script><script>function OptanonWrapper(){}</script>`,
          body: `${top}<h1>${kit.words.privacy}</h1>${paragraphs(text)}<button id="ot-sdk-btn" class="ot-sdk-show-settings">${kit.words.settings}</button><div id="ot-sdk-cookie-policy" hidden></div>${bottom}`,
        }),
        { expects: text },
      );
    },
    { isCrawled: true },
  ),

  isStatic('category-without-products', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const intro = kit.sentence();
    const bundle = kit.bundle(
      'catalog-toolbar',
      `document.querySelectorAll('.sorter').forEach(function(s){s.onchange=function(){location.search='?sort='+s.value}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.tongue.item(kit.dice)}</h1><p>${intro}</p><div class="message info empty"><p>${kit.words.nothing}</p></div><div class="block-viewed"></div>${bottom}${jquery(kit)}<script src="${bundle}"></script>`,
      }),
      { expects: [intro, kit.words.nothing] },
    );
  }),

  isStatic('reset-password-form', (kit) => {
    const { top, bottom } = surround(kit);
    const note = kit.sentence();
    const bundle = kit.bundle(
      'validate',
      `document.forms[0].addEventListener('submit',function(e){if(!this.email.value){e.preventDefault();document.querySelector('.hint').textContent='!'}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.words.password}</h1><p>${note}</p><form action="/reset" method="post"><input type="hidden" name="csrf" value="${kit.mark}"><label>${kit.words.email}<input name="email"></label><span class="hint"></span><button>${kit.words.send}</button></form>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: [note] },
    );
  }),

  isStatic('status-page-all-well', (kit) => {
    const items = kit.items(kit.dice.int(3, 6));
    const note = kit.sentence();
    const bundle = kit.bundle(
      'status',
      `setInterval(function(){fetch('/status.json').then(function(r){return r.ok?r.json():null}).catch(function(){})},60000);`,
    );
    return kit.page(
      kit.document({
        title: `Status | ${kit.brand}`,
        body: `<div class="layout-content"><h1>${kit.brand}</h1><p>${note}</p><ul>${items.map((item) => `<li><span>${item.name}</span> <em>OK</em></li>`).join('')}</ul><div class="incidents-list"></div></div><script src="${bundle}"></script>`,
      }),
      { expects: [note] },
    );
  }),

  isStatic('opening-hours-with-today-marked', (kit) => {
    const { top, bottom } = surround(kit);
    const [note = ''] = kit.sentences(1);
    const rows = kit.words.days.map(
      (day, index) =>
        `<tr data-day="${(index + 1) % 7}"><td>${day}</td><td>${kit.dice.int(8, 10)}:00–${kit.dice.int(15, 20)}:30</td></tr>`,
    );
    const bundle = kit.bundle(
      'hours',
      `document.querySelector('tr[data-day="'+new Date().getDay()+'"]').classList.add('today');`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.words.hours}</h1><p>${note}</p><table>${rows.join('')}</table>${bottom}${bootstrap(kit)}<script src="${bundle}"></script>`,
      }),
      { expects: [note, kit.words.days[2] ?? ''] },
    );
  }),

  isStatic('unsubscribed', (kit) => {
    const note = kit.sentence();
    return kit.page(
      kit.document({
        head: gtag(kit),
        body: `<div style="max-width:480px;margin:auto;text-align:center"><h1>${kit.words.newsletter}</h1><p>${note}</p><p><a href="/">${kit.brand}</a></p></div>`,
      }),
      { expects: [note] },
    );
  }),

  isStatic('member-card-with-empty-slots', (kit) => {
    // an own element around served text; some slots stay empty for want of data
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(2, 4));
    const [item] = kit.items(1);
    const bundle = kit.bundle(
      'person-card',
      `customElements.define('person-card',class extends HTMLElement{connectedCallback(){this.dataset.ready='1'}});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<person-card><h1>${item?.person ?? ''}</h1><div class="badges"></div>${paragraphs(text)}<div class="social"></div><div class="related-items"></div></person-card>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: text },
    );
  }),
];

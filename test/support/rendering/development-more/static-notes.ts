/** Short pages, 40 to 400 letters, complete as served: notices, cards, quotations, links; with unknown scripts. */
import { isStatic, type Shape } from '../shape.ts';
import { paragraphs } from '../kit.ts';
import { gtag, picture } from '../vendor.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

/** Whole notices in scripts without spaces between words. */
const HAN_NOTICES = [
  {
    code: 'zh-CN',
    title: '停水通知',
    text: ['因管道检修，本周四上午九点至下午三点停水。', '请各位住户提前储水。'],
  },
  { code: 'ja', title: '休館日のお知らせ', text: ['来週月曜日は館内整理のため休館いたします。'] },
  {
    code: 'ko',
    title: '휴관 안내',
    text: ['다음 주 월요일은 시설 점검으로 문을 닫습니다.', '화요일부터 다시 엽니다.'],
  },
  { code: 'zh-TW', title: '本店遷址', text: ['自下月一日起，本店遷至河堤路二十八號。'] },
];

export const STATIC_NOTES: readonly Shape[] = [
  isStatic('under-construction-with-a-countdown', (kit) => {
    const bundle = kit.bundle(
      'index',
      `const n=document.querySelector('output');const t=Date.parse(n.dataset.bis)-Date.now();n.textContent=' '+Math.max(0,Math.ceil(t/864e5))%1000+' ';`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div class="wrap"><h1>${kit.brand}</h1><p>${phrase(kit, 'soon')}</p> <output data-bis="2027-03-01"> – </output> </div><script type="module" src="${bundle}"></script>`,
      }),
      { expects: [phrase(kit, 'soon')] },
    );
  }),

  isStatic('page-moved-with-a-link', (kit) => {
    const target = `/neu/${kit.mark}`;
    const bundle = kit.bundle(
      'main',
      `document.querySelectorAll('a[rel=canonical]').forEach(function(a){a.addEventListener('click',function(){localStorage.setItem('moved','1')})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${phrase(kit, 'moved')}</p><p><a rel="canonical" href="${target}">${target}</a></p></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [phrase(kit, 'moved')], expectsLinks: [target] },
    );
  }),

  isStatic('one-poem', (kit) => {
    const lines = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'app',
      `(function(){var r=document.querySelector('.verse');document.querySelectorAll('[data-zoom]').forEach(function(b){b.onclick=function(){r.style.fontSize=(+b.dataset.zoom)+'em'}})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h1>${kit.title}</h1><div class="verse">${lines.join('<br>\n')}</div><p><i>${kit.tongue.person(kit.dice)}</i></p><button data-zoom="1.4">A+</button><button data-zoom="1">A</button></article>`)}<script src="${bundle}"></script>`,
      }),
      { expects: lines.slice(0, 3) },
    );
  }),

  isStatic('quotation-drawn-as-a-picture-too', (kit) => {
    const quotation = kit.sentence();
    const bundle = kit.bundle(
      'quote',
      `var q=document.querySelector('blockquote'),c=document.createElement('canvas'),x=c.getContext('2d');c.width=400;c.height=120;x.fillText(q.textContent,10,60);document.querySelector('.bild').appendChild(c);`,
    );
    return kit.page(
      kit.document({
        body: `<div class="zitat"><blockquote>${quotation}</blockquote><cite>${kit.tongue.person(kit.dice)}</cite><div class="bild"></div><div class="teilen"></div></div><script src="${bundle}" async></script>`,
      }),
      { expects: [quotation] },
    );
  }),

  isStatic('dictionary-entry-of-one-line', (kit) => {
    const [entry] = kit.items(1);
    const meaning = `${entry?.name ?? ''}: ${entry?.note ?? ''}`;
    const bundle = kit.bundle(
      `index-${kit.site.hex(8)}`,
      `document.querySelectorAll('[data-aussprache]').forEach(e=>e.previousElementSibling.addEventListener('click',()=>{const a=new Audio('/ton/'+e.dataset.aussprache+'.mp3');e.append(a);a.play()}));`,
    );
    return kit.page(
      kit.document({
        body: `<h1><dfn>${entry?.name ?? ''}</dfn></h1><p>${meaning}</p><button>▶</button><div data-aussprache="${entry?.slug ?? ''}"></div><script type="module" crossorigin src="${bundle}"></script>`,
      }),
      { expects: [meaning] },
    );
  }),

  isStatic(
    'contact-card-with-a-code-to-scan',
    (kit) => {
      const style = names(kit);
      const person = kit.tongue.person(kit.dice);
      const street = `${kit.tongue.place(kit.dice)} ${kit.dice.int(1, 120)}`;
      const phone = `+00 ${kit.dice.int(100, 999)} ${kit.dice.int(10_000, 99_999)}`;
      const bundle = kit.bundle(
        'qrcode.min',
        `(function(){var h=document.getElementById('qr'),c=document.createElement('canvas'),x=c.getContext('2d'),t=h.dataset.text;c.width=c.height=84;for(var i=0;i<t.length*8;i++)if(t.charCodeAt(i>>3)>>(i&7)&1)x.fillRect((i%21)*4,(i/21|0)*4,4,4);h.appendChild(c)})();`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<main class="${style.box} h-card"><h1 class="p-name">${person}</h1><p class="p-adr">${street}</p><p class="p-tel">${phone}</p><div id="qr" data-text="${kit.mark}"></div></main>`)}<script src="${bundle}"></script>`,
        }),
        { expects: [person, street, phone] },
      );
    },
    { isCrawled: true },
  ),

  isStatic('business-hours-with-today-marked', (kit) => {
    const rows = kit.words.days.map(
      (day, index) => `${day} ${8 + (index % 3)}:30–${17 + (index % 2)}:15`,
    );
    const bundle = kit.bundle(
      'horario',
      `(function(){var d=(new Date().getDay()+6)%7,l=document.querySelectorAll('ul[data-horario] li')[d];l.className='hoy';l.insertAdjacentText('beforeend',' ● ')})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.words.hours}</h1><ul data-horario>${rows.map((row) => `<li>${row} </li>`).join('\n')}</ul><span class="abierto" aria-live="polite"></span></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: rows.slice(0, 3) },
    );
  }),

  isStatic('invitation-to-answer', (kit) => {
    const [event] = kit.items(1);
    const bundle = kit.bundle(
      'rsvp',
      `document.forms.antwort.onsubmit=async function(e){e.preventDefault();const a=await fetch('/rsvp',{method:'POST',body:new FormData(this)});document.querySelector('#ergebnis').innerHTML=await a.text()};`,
    );
    return kit.page(
      kit.document({
        body: `<section><h1>${kit.title}</h1><p>${event?.note ?? ''}</p><p>${phrase(kit, 'reply')}</p><form name="antwort"><input name="n" aria-label="${kit.words.email}"><button>${kit.words.send}</button></form><div id="ergebnis"></div></section><script src="${bundle}"></script>`,
      }),
      { expects: [event?.note ?? '', phrase(kit, 'reply')] },
    );
  }),

  isStatic('event-with-a-calendar-button', (kit) => {
    const [event] = kit.items(1);
    const when = `2026-0${kit.dice.int(1, 9)}-1${kit.dice.int(0, 9)}, 19:30, ${event?.place ?? ''}`;
    const bundle = kit.bundle(
      'kalenderknopf',
      `class AddToCalendar extends HTMLElement{connectedCallback(){this.addEventListener('click',()=>{location.href='data:text/calendar,'+encodeURIComponent(this.dataset.ics)})}}customElements.define('add-to-calendar',AddToCalendar);`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${when}</p><p>${event?.note ?? ''}</p><add-to-calendar data-ics="BEGIN:VCALENDAR"></add-to-calendar><div data-tickets="${kit.mark}"></div></main>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [when, event?.note ?? ''] },
    );
  }),

  isStatic('outage-page-that-reports-itself', (kit) => {
    kit.file('/rum', '');
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<main><h1>${kit.brand}</h1><p>${phrase(kit, 'outage')}</p><code>${kit.mark}</code><pre id="details" hidden></pre></main><script>window.onerror=function(m){document.getElementById('details').textContent=m};navigator.sendBeacon&&navigator.sendBeacon('/rum',JSON.stringify({id:'${kit.mark}',t:performance.now()}));</script>`,
      }),
      { expects: [phrase(kit, 'outage')] },
    );
  }),

  isStatic('leaving-notice-with-a-link', (kit) => {
    const target = `/weiter?u=${kit.mark}`;
    const bundle = kit.bundle(
      'exit',
      `(function(){var b=document.querySelector('[data-sek]'),s=+b.dataset.sek;var t=setInterval(function(){b.setAttribute('data-sek',--s);if(s<1)clearInterval(t)},1000)})();`,
    );
    return kit.page(
      kit.document({
        body: `<div class="x"><p>${phrase(kit, 'leaving')}</p><p><a href="${target}" data-sek="30">${kit.words.next}</a></p></div><script src="${bundle}"></script>`,
      }),
      { expects: [phrase(kit, 'leaving')], expectsLinks: [target] },
    );
  }),

  isStatic(
    'author-with-a-few-links',
    (kit) => {
      const style = names(kit);
      const posts = kit.items(kit.dice.int(3, 6));
      const about = kit.sentences(2);
      const bundle = kit.bundle(
        'author',
        `document.querySelectorAll('[data-feed]').forEach(function(f){f.addEventListener('focusin',function(){fetch(f.dataset.feed)})});`,
      );
      return kit.page(
        kit.document({
          head: gtag(kit),
          body: `${around(kit, `<main><h1>${kit.tongue.person(kit.dice)}</h1><p>${about.join(' ')}</p><div class="${style.note}" data-feed="/social.json"></div><ul class="${style.list}">${posts.map((post) => `<li><a href="${post.href}">${post.name}</a></li>`).join('')}</ul></main>`)}<script src="${bundle}"></script>`,
        }),
        {
          expects: [about[0] ?? '', posts[0]?.name ?? ''],
          expectsLinks: posts.map((post) => post.href),
        },
      );
    },
    { isCrawled: true },
  ),

  isStatic('tag-with-three-links', (kit) => {
    const posts = kit.items(kit.dice.int(2, 4));
    const bundle = kit.bundle(
      'app',
      `import.meta.url&&document.documentElement.classList.add('hydrated');for(const a of document.querySelectorAll('a[data-prefetch]'))a.addEventListener('mouseenter',()=>{const l=document.createElement('link');l.rel='prefetch';l.href=a.href;document.head.append(l)},{once:true});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>#${kit.tongue.place(kit.dice)}</h1>${posts.map((post) => `<h2><a data-prefetch href="${post.href}">${post.name}</a></h2>`).join('')}<div class="pager"></div></main>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: posts.map((post) => post.name), expectsLinks: posts.map((post) => post.href) },
    );
  }),

  isStatic('notice-in-han-or-hangul', (kit) => {
    const notice = kit.site.pick(HAN_NOTICES);
    const bundle = kit.bundle(
      'chunk-common',
      `(function(){var w=innerWidth;document.documentElement.style.fontSize=Math.min(w,750)/7.5/6.25+'px'})();`,
    );
    return kit.page(
      `<!doctype html><html lang="${notice.code}"><head><meta charset="utf-8"><title>${notice.title}</title><script src="${bundle}"></script></head><body><div class="page"><h1>${notice.title}</h1>${paragraphs(notice.text)}<p>${kit.dice.int(2024, 2026)}-0${kit.dice.int(1, 9)}</p></div><div class="toast"></div></body></html>`,
      { expects: notice.text },
    );
  }),

  isStatic('legal-note-with-a-language-box', (kit) => {
    const text = kit.sentences(kit.dice.int(1, 2));
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.words.privacy}</h1>${paragraphs(text)}<p>${kit.words.footer[1] ?? ''}</p></main>`)}<div id="google_translate_element"></div><script>function googleTranslateElementInit(){new google.translate.TranslateElement({pageLanguage:'${kit.tongue.code}'},'google_translate_element')}</script><script src="//translate.google.com/translate_a/element.js?cb=googleTranslateElementInit"></script>`,
      }),
      { expects: text },
    );
  }),

  isStatic('unsubscribed', (kit) => {
    const bundle = kit.bundle(
      'preferences',
      `window.__prefs={undo:function(){fetch('/undo',{method:'POST'}).then(function(r){return r.text()}).then(function(t){document.getElementById('out').textContent=t})}};`,
    );
    return kit.page(
      kit.document({
        body: `<table align="center"><tr><td></td><td><h2>${kit.brand}</h2><p>${phrase(kit, 'unsubscribed')}</p><div id="out"></div></td><td></td></tr></table><script src="${bundle}"></script>`,
      }),
      { expects: [phrase(kit, 'unsubscribed')] },
    );
  }),

  isStatic('links-of-a-profile', (kit) => {
    const links = kit.items(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      '_app',
      `(self.__profile=self.__profile||{}).v=1;document.querySelectorAll('a').forEach(function(a){a.addEventListener('click',function(){navigator.sendBeacon('/klick',a.pathname)})});`,
    );
    return kit.page(
      kit.document({
        body: `<div id="__root"><img src="${picture(kit, kit.mark)}" alt=""><h1>@${kit.mark}</h1>${links.map((one) => `<div><a href="${one.href}"><div></div><p>${one.name}</p></a></div>`).join('')}<div></div></div><script src="${bundle}" defer></script>`,
      }),
      { expects: links.map((one) => one.name), expectsLinks: links.map((one) => one.href) },
    );
  }),

  isStatic('one-photograph', (kit) => {
    const [photo] = kit.items(1);
    const bundle = kit.bundle(
      'viewer',
      `document.addEventListener('keydown',function(e){var a=document.querySelector(e.key==='ArrowRight'?'[rel=next]':'[rel=prev]');if(a)location=a.href});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><figure><img src="${picture(kit, kit.mark)}" alt="${photo?.name ?? ''}"><figcaption>${photo?.note ?? ''}</figcaption></figure><dl><dt>ISO</dt><dd>400</dd><dt>f</dt><dd>2.8</dd></dl><div class="exif-map" data-lat="53.5"></div><a rel="prev" href="/f/1">←</a> <a rel="next" href="/f/3">→</a></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [photo?.note ?? ''] },
    );
  }),

  isStatic('note-without-any-script', (kit) => {
    const note = kit.sentence();
    return kit.page(
      `<!doctype html><html><head><meta charset="utf-8"><title>${kit.brand}</title></head><body><p>${note}</p><div></div></body></html>`,
      { expects: [note] },
    );
  }),

  isStatic(
    'short-notice-beside-an-import-map',
    (kit) => {
      const text = kit.sentences(kit.dice.int(1, 2));
      const bundle = kit.bundle(
        'application',
        `import 'kern';document.addEventListener('turbo:load',()=>{});`,
      );
      const core = kit.bundle('kern', 'export const version="4.1";');
      return kit.page(
        kit.document({
          head: `<script type="importmap">{"imports":{"application":"${bundle}","kern":"${core}"}}</script><link rel="modulepreload" href="${bundle}"><script type="module">import "application"</script>`,
          body: around(
            kit,
            `<main><h1>${kit.title}</h1>${paragraphs(text)}<div data-slot></div></main>`,
          ),
        }),
        { expects: text },
      );
    },
    { isCrawled: true },
  ),
];

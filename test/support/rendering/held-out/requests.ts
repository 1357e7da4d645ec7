/** Ways to ask for the content and to decide when: clients, streams, workers, callbacks, routers, cookies. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { fatSurround, surround } from './frame.ts';

export const REQUESTS: readonly Shape[] = [
  needsBrowser(
    'axios-client-in-role-main',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      kit.data('story', { data: { attributes: { title: kit.title, paragraphs: text } } });
      const bundle = kit.bundle(
        'client',
        `var axios={create:function(){return{get:function(u){return new Promise(function(ok,no){var x=new XMLHttpRequest();x.open('GET',u,true);x.setRequestHeader('Accept','application/json, text/plain, */*');x.onloadend=function(){x.status>=200&&x.status<300?ok({data:JSON.parse(x.responseText),status:x.status}):no(new Error('Request failed with status code '+x.status))};x.send()})}}}};
var api=axios.create({baseURL:'/'});var main=document.querySelector('[role="main"]');api.get(${kit.source('story.json')}).then(function(r){var a=r.data.data.attributes;main.innerHTML='<h1>'+a.title+'</h1>';a.paragraphs.forEach(function(t){main.insertAdjacentHTML('beforeend','<p>'+t+'</p>')})});`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div role="main"></div>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('import-map-and-bare-names', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const lib = kit.bundle(
      'lib/dom',
      `export const el=(n,t)=>{const e=document.createElement(n);e.textContent=t;return e};`,
    );
    const content = kit.pageBundle(
      'content',
      `export default ${json({ title: kit.title, text })};`,
    );
    return kit.page(
      kit.document({
        head: `<script type="importmap">${json({ imports: { dom: lib, '#content': content } })}</script>`,
        body: `${top}<section aria-live="polite"></section>${bottom}<script type="module">
import { el } from 'dom';
import page from '#content';
const place = document.querySelector('section[aria-live]');
place.append(el('h1', page.title), ...page.text.map((line) => el('p', line)));
</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('lines-of-json-as-a-stream', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    kit.part(
      'lines.ndjson',
      items.map((item) => JSON.stringify({ h: item.name, t: item.note })).join('\n'),
      { type: 'application/x-ndjson' },
    );
    const bundle = kit.bundle(
      'streaming',
      `const box=document.querySelector('.stream-target');const res=await fetch(${kit.source('lines.ndjson')});const reader=res.body.pipeThrough(new TextDecoderStream()).getReader();let rest='';const put=(l)=>{if(!l)return;const o=JSON.parse(l);box.insertAdjacentHTML('beforeend','<article><h2>'+o.h+'</h2><p>'+o.t+'</p></article>')};for(;;){const{done,value}=await reader.read();if(done)break;rest+=value;const lines=rest.split('\\n');rest=lines.pop();lines.forEach(put)}put(rest);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="stream-target"></div>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('worker-that-sends-the-text', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.part(
      'worker.js',
      `self.onmessage=function(){self.postMessage(${json([kit.title, ...text])})};`,
    );
    const bundle = kit.bundle(
      'worker-host',
      `var pane=document.querySelector('.pane');var w=new Worker(${kit.source('worker.js')});w.onmessage=function(e){e.data.forEach(function(t,i){var n=document.createElement(i?'p':'h1');n.textContent=t;pane.appendChild(n)});w.terminate()};w.postMessage('go');`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="pane"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('jsonp-callback', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const feed = kit.file(
      `/feed/${kit.mark}.js`,
      `showFeed(${json(items.map(({ name, note, href }) => ({ name, note, href })))});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div id="feed-box"></div>${bottom}
<script>function showFeed(list){for(var i=0,h='';i<list.length;i++)h+='<h3><a href="'+list[i].href+'">'+list[i].name+'</a></h3><p>'+list[i].note+'</p>';document.getElementById('feed-box').innerHTML=h}</script>
<script src="${feed}"></script>`,
      }),
      {
        expects: items.slice(0, 3).map((item) => item.note),
        expectsLinks: items.slice(0, 3).map((item) => item.href),
      },
    );
  }),

  needsBrowser('body-onload-handler', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const script = kit.pageBundle(
      'page',
      `function init(){document.all.textarea0.innerHTML=${json(text.map((one) => `<p>${one}</p>`).join(''))}}`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${script}"></script>`,
        bodyAttributes: 'onload="init()"',
        body: `${top}<table><tr><td id="textarea0"></td></tr></table>${bottom}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('when-the-browser-is-idle', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const address = kit.data('idle', { text }, { delayMs: 250 });
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div class="lazy-island" data-hydrate="idle"></div>${bottom}
<script type="module">
requestIdleCallback(async () => {
  const { text } = await (await fetch('${address}')).json();
  const island = document.querySelector('[data-hydrate]');
  for (const line of text) island.appendChild(document.createElement('p')).textContent = line;
});
</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'history-router-with-served-breadcrumbs',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      const address = `/router${kit.path}.json`;
      kit.file(address, JSON.stringify({ title: kit.title, text }));
      const bundle = kit.bundle(
        'router-history',
        `(function(){var o=document.querySelector('#outlet');function show(){fetch('/router'+location.pathname+'.json').then(function(r){return r.json()}).then(function(v){document.title=v.title;o.innerHTML='<h1>'+v.title+'</h1>'+v.text.map(function(t){return '<p>'+t+'</p>'}).join('')})}addEventListener('popstate',show);document.addEventListener('click',function(e){var a=e.target.closest('a[data-link]');if(a){e.preventDefault();history.pushState({},'',a.href);show()}});show()})();`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          body: `${top}<ol class="breadcrumbs"><li><a data-link href="/">${kit.words.home}</a></li><li>${kit.brand}</li></ol><div id="outlet"></div>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('cookie-and-reload', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const name = `seen_${kit.site.hex(4)}`;
    const full = kit.document({
      body: `${top}<div id="m"><h1>${kit.title}</h1>${paragraphs(text)}</div>${bottom}`,
    });
    return kit.page(
      `<!doctype html><html><head><meta charset="utf-8"><title>${kit.brand}</title></head><body><script>document.cookie="${name}=${kit.mark};path=/;max-age=600";location.reload();</script><noscript>${kit.words.plea}</noscript></body></html>`,
      { expects: text.slice(0, 3), withCookie: { name, html: full } },
    );
  }),

  needsBrowser('second-address-by-assign-in-a-timer', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const target = `/enter/${kit.mark}/index.html`;
    kit.file(
      target,
      kit.document({ body: `<div id="m"><h1>${kit.title}</h1>${paragraphs(text)}</div>` }),
    );
    const script = kit.pageBundle('enter', `setTimeout(function(){location.href='${target}'},80);`);
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<center><h2>${kit.brand}</h2><p>${kit.site.pick(kit.words.wait)}</p></center><script src="${script}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('part-of-another-page-by-load', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const source = kit.file(
      `/plain/${kit.mark}.html`,
      `<html><body><div id="old"><div class="keep">${paragraphs(text)}</div></div></body></html>`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div class="ajax-area"></div>${bottom}${jquery(kit)}<script>$('.ajax-area').load('${source} .keep');</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('letters-from-numbers', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 6));
    const numbers = text.map((one) =>
      Array.from(one, (letter) => (letter.codePointAt(0) ?? 0) + 7),
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div class="veil"></div>${bottom}<script>(function(n){var v=document.querySelector('.veil');n.forEach(function(l){var p=document.createElement('p');p.textContent=l.map(function(c){return String.fromCodePoint(c-7)}).join('');v.appendChild(p)})})(${json(numbers)});</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

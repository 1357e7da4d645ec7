/** Markup that asks for content: frames, fragments, bound attributes, templates of older libraries. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { fatSurround, surround } from './frame.ts';

export const MARKUP: readonly Shape[] = [
  needsBrowser(
    'turbo-frame-with-src',
    (kit) => {
      const { top, bottom } = surround(kit);
      const text = kit.sentences(kit.dice.int(4, 8));
      const part = kit.file(
        `/frames/${kit.mark}.html`,
        `<turbo-frame id="story">${paragraphs(text)}</turbo-frame>`,
      );
      const bundle = kit.bundle(
        'turbo.es2017-umd',
        `customElements.define('turbo-frame',class extends HTMLElement{connectedCallback(){const s=this.getAttribute('src');if(s)fetch(s,{headers:{'Turbo-Frame':this.id}}).then(r=>r.text()).then(t=>{const d=new DOMParser().parseFromString(t,'text/html').querySelector('turbo-frame');this.replaceChildren(...d.childNodes)})}});`,
      );
      return kit.page(
        kit.document({
          head: `<script src="${bundle}" defer></script>`,
          body: `${top}<h1>${kit.title}</h1><turbo-frame id="story" src="${part}"></turbo-frame>${bottom}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('include-fragment', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const part = kit.file(
      `/contributors/${kit.mark}.html`,
      `<ul>${items.map((item) => `<li><b>${item.person}</b> ${item.note}</li>`).join('')}</ul>`,
    );
    const bundle = kit.bundle(
      'github-elements',
      `class I extends HTMLElement{connectedCallback(){fetch(this.getAttribute('src'),{headers:{Accept:'text/fragment+html'}}).then(r=>r.text()).then(t=>{const e=document.createElement('template');e.innerHTML=t;this.replaceWith(e.content)})}}customElements.define('include-fragment',I);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="m"><h1>${kit.title}</h1><include-fragment src="${part}"><p>${kit.site.pick(kit.words.loading)}</p></include-fragment></div>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser(
    'alpine-x-for',
    (kit) => {
      const { top, bottom } = surround(kit);
      const items = kit.items(kit.dice.int(4, 9));
      const address = kit.data('alpine', items);
      const runtime = kit.file(
        '/vendor/alpine.min.js',
        `document.addEventListener('DOMContentLoaded',function(){document.querySelectorAll('[x-data]').forEach(function(r){var scope=(0,eval)('('+r.getAttribute('x-data')+')');Promise.resolve(scope.init&&scope.init()).then(function(){r.querySelectorAll('template[x-for]').forEach(function(t){var m=/(\\w+) in (\\w+)/.exec(t.getAttribute('x-for'));scope[m[2]].forEach(function(one){var c=t.content.cloneNode(true);c.querySelectorAll('[x-text]').forEach(function(n){n.textContent=one[n.getAttribute('x-text').split('.')[1]]});t.parentNode.appendChild(c)})})})})});`,
      );
      return kit.page(
        kit.document({
          head: `<script defer src="${runtime}"></script>`,
          body: `${top}<section x-data="{ items: [], init() { return fetch('${address}').then(r => r.json()).then(l => { this.items = l }) } }"><h1>${kit.title}</h1><template x-for="item in items"><div class="row"><h3 x-text="item.name"></h3><p x-text="item.note"></p></div></template></section>${bottom}`,
        }),
        { expects: items.slice(0, 3).map((item) => item.note) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('knockout-foreach', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const runtime = kit.file(
      '/lib/knockout-3.5.1.js',
      `window.ko={applyBindings:function(vm){document.querySelectorAll('[data-bind^="foreach"]').forEach(function(n){var key=n.getAttribute('data-bind').split(':')[1].trim();var kids=[].slice.call(n.children);n.textContent='';vm[key].forEach(function(one){kids.forEach(function(k){var c=k.cloneNode(true);[c].concat([].slice.call(c.querySelectorAll('[data-bind]'))).forEach(function(e){var b=(e.getAttribute('data-bind')||'').split(':');if(b[0]==='text')e.textContent=one[b[1].trim()]});n.appendChild(c)})})})}};`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div data-bind="foreach: rows"><div class="row"><h4 data-bind="text: name"></h4><p data-bind="text: note"></p></div></div>${bottom}<script src="${runtime}"></script><script>ko.applyBindings({rows:${json(items.map(({ name, note }) => ({ name, note })))}});</script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('handlebars-in-a-script', (kit) => {
    const { top, bottom } = fatSurround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const address = kit.data('context', { rows: items });
    const runtime = kit.bundle(
      'handlebars.runtime',
      `window.Handlebars={compile:function(src){var m=/\\{\\{#each (\\w+)\\}\\}([\\s\\S]*?)\\{\\{\\/each\\}\\}/.exec(src);return function(c){return src.slice(0,m.index)+c[m[1]].map(function(r){return m[2].replace(/\\{\\{(\\w+)\\}\\}/g,function(_,k){return r[k]})}).join('')+src.slice(m.index+m[0].length)}}};`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="target"></div><script id="entry-template" type="text/x-handlebars-template"><h1>${kit.title}</h1>{{#each rows}}<div class="entry"><h3>{{name}}</h3><p>{{note}}</p></div>{{/each}}</script>${bottom}${jquery(kit)}<script src="${runtime}"></script><script>$.getJSON('${address}',function(c){$('.target').html(Handlebars.compile($('#entry-template').html())(c))})</script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('mustache-open-in-the-page', (kit) => {
    const { top, bottom } = surround(kit);
    const items = kit.items(kit.dice.int(4, 9));
    kit.data(
      'view',
      items.map(({ name, note }) => ({ name, note })),
    );
    const bundle = kit.bundle(
      'mustache-page',
      `(function(){var n=document.querySelector('.mustache');var src=n.innerHTML;fetch(${kit.source('view.json')}).then(function(r){return r.json()}).then(function(l){n.innerHTML=src.replace(/\\{\\{#items\\}\\}([\\s\\S]*)\\{\\{\\/items\\}\\}/,function(_,inner){return l.map(function(o){return inner.replace(/\\{\\{(\\w+)\\}\\}/g,function(_,k){return o[k]})}).join('')})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<h1>${kit.title}</h1><div class="mustache">{{#items}}<div><h3>{{name}}</h3><p>{{note}}</p></div>{{/items}}</div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('underscore-template-of-backbone', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('model', { title: kit.title, text });
    const bundle = kit.bundle(
      'backbone-app',
      `(function(){var tpl=document.getElementById('post-tpl').textContent;var xhr=new XMLHttpRequest();xhr.responseType='json';xhr.open('GET',${kit.source('model.json')});xhr.addEventListener('load',function(){var m=xhr.response;document.querySelector('.backbone-region').innerHTML=tpl.replace('<%= title %>',m.title).replace(/<% text.forEach\\(function\\(t\\) \\{ %>([\\s\\S]*?)<% \\}\\) %>/,function(_,b){return m.text.map(function(t){return b.replace('<%= t %>',t)}).join('')})});xhr.send()})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="backbone-region"></div><script type="text/template" id="post-tpl"><h1><%= title %></h1><% text.forEach(function(t) { %><p><%= t %></p><% }) %></script>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('phrases-by-translation-key', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const keys = text.map(
      (_, index) => `about.${['lead', 'body', 'more', 'end', 'note'][index % 5] ?? ''}.${index}`,
    );
    kit.data(kit.tongue.code, Object.fromEntries(keys.map((key, index) => [key, text[index]])));
    const bundle = kit.bundle(
      'i18n',
      `(async function(){var d=await (await fetch(${kit.source(`${kit.tongue.code}.json`)})).json();document.querySelectorAll('[data-i18n]').forEach(function(n){n.textContent=d[n.dataset.i18n]||n.dataset.i18n})})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div role="main"><h1 data-i18n="about.title">${kit.title}</h1>${keys.map((key) => `<p data-i18n="${key}"></p>`).join('')}</div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('comment-blocks-uncovered-by-script', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const blocks = text.map(
      (one, index) => `<code class="hidden_elem" id="u_0_${index}"><!-- <p>${one}</p> --></code>`,
    );
    const bundle = kit.bundle(
      'pipe',
      `document.querySelectorAll('code.hidden_elem').forEach(function(c){var d=document.createElement('div');d.innerHTML=c.firstChild.data;document.getElementById('pagelet').appendChild(d);c.remove()});`,
    );
    return kit.page(
      kit.document({
        style: '.hidden_elem{display:none}',
        body: `${top}<div id="pagelet"></div>${blocks.join('')}${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('frame-document-written-by-script', (kit) => {
    const { top, bottom } = surround(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.pageBundle(
      'embed',
      `(function(){var f=document.createElement('iframe');f.width='100%';f.height='900';f.srcdoc=${json(`<html><body><h1>${kit.title}</h1>${paragraphs(text)}</body></html>`)};document.querySelector('[data-embed]').appendChild(f)})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div data-embed="${kit.mark}"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

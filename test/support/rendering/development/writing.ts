/** How the text gets into the page: document.write, innerHTML, clones, decoders, redirects, shadow roots. */
import { needsBrowser, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { frame } from './frame.ts';

export const WRITING: readonly Shape[] = [
  needsBrowser('document-write-of-the-article', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const script = kit.pageBundle(
      'story',
      `document.write(${json(`<h1>${kit.title}</h1>`)});\n${text.map((one) => `document.write(${json(`<p>${one}</p>`)});`).join('\n')}`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div class="story"><script src="${script}"></script></div>${bottom}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('inner-html-from-inline-json', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 9));
    return kit.page(
      kit.document({
        body: `${top}<div class="article-body"></div>${bottom}
<script type="application/json" class="article-data">${json({ id: kit.mark, title: kit.title, body: paragraphs(text) })}</script>
<script>
(function () {
  var data = JSON.parse(document.querySelector('.article-data').textContent);
  document.querySelector('.article-body').innerHTML = '<h1>' + data.title + '</h1>' + data.body;
})();
</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('inline-array-and-a-loop', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(4, 12));
    const rows = items.map(
      (item) =>
        `  { name: ${json(item.name)}, text: ${json(item.note)}, price: ${json(item.price)} }`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="list"></div>${bottom}
<script>
var products = [
${rows.join(',\n')}
];
var html = '';
for (var i = 0; i < products.length; i++) {
  html += '<div class="item"><h3>' + products[i].name + '</h3><p>' + products[i].text + '</p><em>' + products[i].price + '</em></div>';
}
document.getElementById('list').innerHTML = html;
</script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('shadow-root-from-attributes', (kit) => {
    const { top, bottom } = frame(kit);
    const items = kit.items(kit.dice.int(4, 9));
    const tag = `${kit.site.pick(['info', 'fact', 'story', 'offer'])}-card`;
    const bundle = kit.bundle(
      'cards',
      `class C extends HTMLElement{connectedCallback(){const s=this.attachShadow({mode:"open"});s.innerHTML='<style>:host{display:block}</style><h2></h2><p></p>';s.querySelector("h2").textContent=this.getAttribute("heading");s.querySelector("p").textContent=this.getAttribute("text")}}customElements.define("${tag}",C);`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main>${items.map((item) => `<${tag} heading="${attribute(item.name)}" text="${attribute(item.note)}"></${tag}>`).join('\n')}</main>${bottom}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: items.slice(0, 3).map((item) => item.note) },
    );
  }),

  needsBrowser('location-replace-from-a-short-page', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const target = `/welcome/${kit.mark}.html`;
    kit.file(
      target,
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1>${paragraphs(text)}</main>${bottom}`,
      }),
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<p>${kit.site.pick(kit.words.wait)}</p><script>window.location.replace('${target}');</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('markdown-in-a-script-element', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'marked',
      `document.querySelectorAll('script[type="text/markdown"]').forEach(function(s){var box=document.createElement('div');box.className='markdown-body';box.innerHTML=s.textContent.trim().split(/\\n\\n+/).map(function(b){return b.indexOf('# ')===0?'<h1>'+b.slice(2)+'</h1>':'<p>'+b+'</p>'}).join('');s.parentNode.insertBefore(box,s)});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><script type="text/markdown"># ${kit.title}\n\n${text.join('\n\n')}\n</script></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'template-cloned-per-entry',
    (kit) => {
      const { top, bottom } = frame(kit);
      const items = kit.items(kit.dice.int(4, 9));
      kit.data(
        'people',
        items.map(({ person, note }) => ({ person, note })),
      );
      const bundle = kit.bundle(
        'people',
        `const t=document.querySelector('template#row');fetch(${kit.source('people.json')}).then(r=>r.json()).then(a=>a.forEach(o=>{const c=t.content.cloneNode(true);for(const k in o)c.querySelector('[data-slot='+k+']').textContent=o[k];t.parentNode.append(c)}));`,
      );
      return kit.page(
        kit.document({
          body: `${top}<main><h1>${kit.title}</h1><template id="row"><article><h2 data-slot="person"></h2><p data-slot="note"></p></article></template></main>${bottom}<script src="${bundle}"></script>`,
        }),
        { expects: items.slice(0, 3).map((item) => item.note) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('whole-article-in-a-template', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    return kit.page(
      kit.document({
        body: `${top}<div id="slot"></div><template id="tpl-${kit.mark}"><h1>${kit.title}</h1>${paragraphs(text)}</template>${bottom}
<script>document.getElementById('slot').appendChild(document.getElementById('tpl-${kit.mark}').content.cloneNode(true));</script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('base64-in-a-data-attribute', (kit) => {
    const { top, bottom } = frame(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const packed = Buffer.from(text.map((one) => `<p>${one}</p>`).join('')).toString('base64');
    const bundle = kit.bundle(
      'unpack',
      `document.querySelectorAll('[data-b64]').forEach(function(n){var b=atob(n.getAttribute('data-b64')),u=new Uint8Array(b.length);for(var i=0;i<b.length;i++)u[i]=b.charCodeAt(i);n.innerHTML=new TextDecoder().decode(u);n.removeAttribute('data-b64')});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<main><h1>${kit.title}</h1><div class="${kit.css('body')}" data-b64="${packed}"></div></main>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('hash-router', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('views', { '/': { title: kit.title, text } });
    const bundle = kit.bundle(
      'router',
      `(function(){var outlet=document.querySelector('.router-view');function go(){var path=location.hash.slice(1)||'/';fetch(${kit.source('views.json')}).then(function(r){return r.json()}).then(function(v){var view=v[path]||v['/'];outlet.innerHTML='<h1>'+view.title+'</h1>'+view.text.map(function(t){return '<p>'+t+'</p>'}).join('')})}window.addEventListener('hashchange',go);go()})();`,
    );
    const links = kit.words.menu
      .slice(0, 8)
      .map((entry, index) => `<a href="#/${index}">${entry}</a>`)
      .join('');
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div class="layout"><aside class="sidebar">${links}</aside><div class="router-view"></div></div><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

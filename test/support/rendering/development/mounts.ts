/** Empty mounts between a served menu and a served footer; a linked bundle writes what lies between. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, type Kit } from '../kit.ts';
import { jquery } from '../vendor.ts';
import { frame, megaFrame } from './frame.ts';

interface Story {
  readonly title: string;
  readonly text: readonly string[];
}

const story = (kit: Kit): Story => ({ title: kit.title, text: kit.sentences(kit.dice.int(3, 9)) });

/** createElement in the way of React 18's runtime, enough to draw a tree into a mount. */
const REACT = `
function h(type, props) {
  var node = typeof type === 'function' ? null : document.createElement(type);
  var children = [].slice.call(arguments, 2).flat();
  if (!node) return type(Object.assign({ children: children }, props));
  Object.keys(props || {}).forEach(function (key) { if (key === 'className') node.className = props[key]; else node.setAttribute(key, props[key]); });
  children.forEach(function (child) { node.append(child); });
  return node;
}
function createRoot(host) { return { render: function (tree) { host.replaceChildren(tree); } }; }
`;

export const MOUNTS: readonly Shape[] = [
  needsBrowser(
    'root-with-plea-between-menu-and-footer',
    (kit) => {
      const { top, bottom } = frame(kit);
      const { title, text } = story(kit);
      kit.data('article', { title, text });
      const bundle = kit.bundle(
        'main',
        `${REACT}
function Article(p) { return h('article', { className: 'article' }, h('h1', null, p.title), p.text.map(function (t) { return h('p', null, t); })); }
fetch(${kit.source('article.json')}).then(function (r) { return r.json(); }).then(function (d) { createRoot(document.getElementById('root')).render(h(Article, d)); });`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          head: `<script defer src="${bundle}"></script>`,
          body: `${top}<noscript>${kit.words.plea}</noscript><div id="root"></div>${bottom}`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('app-below-a-mega-menu', (kit) => {
    const { top, bottom } = megaFrame(kit);
    const { title, text } = story(kit);
    const bundle = kit.pageBundle(
      'app',
      `(function(){var d=${json({ title, text })};var el=document.querySelector('#app');el.innerHTML='<h1>'+d.title+'</h1>'+d.text.map(function(t){return '<p>'+t+'</p>'}).join('');})();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="app"></div>${bottom}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(-3) },
    );
  }),

  needsBrowser(
    'next-client-page',
    (kit) => {
      const { title, text } = story(kit);
      kit.file(
        `/_next/data/${kit.mark}${kit.path}.json`,
        JSON.stringify({ pageProps: { title, text } }),
      );
      kit.bundle('webpack', 'self.__WB_MANIFEST=[];');
      const main = kit.bundle(
        'pages/_app',
        `(function(){var d=JSON.parse(document.getElementById('__NEXT_DATA__').textContent);fetch('/_next/data/'+d.buildId+location.pathname+'.json').then(function(r){return r.json()}).then(function(j){var root=document.getElementById('__next');var m=document.createElement('main');var t=document.createElement('h1');t.textContent=j.pageProps.title;m.append(t);j.pageProps.text.forEach(function(s){var p=document.createElement('p');p.textContent=s;m.append(p)});root.append(m);});})();`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          head: `<noscript data-n-css=""></noscript><script defer src="${main}"></script>`,
          body: `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: {} }, page: '/[slug]', query: {}, buildId: kit.mark, nextExport: true, autoExport: true, isFallback: true })}</script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('empty-main', (kit) => {
    const { top, bottom } = frame(kit);
    const { title, text } = story(kit);
    kit.data('page', {
      blocks: [
        { type: 'heading', text: title },
        ...text.map((one) => ({ type: 'text', text: one })),
      ],
    });
    const bundle = kit.bundle(
      'entry',
      `const main = document.querySelector('main');
const { blocks } = await (await fetch(${kit.source('page.json')})).json();
const tags = { heading: 'h1', text: 'p' };
for (const block of blocks) { const node = document.createElement(tags[block.type]); node.textContent = block.text; main.append(node); }`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${bundle}"></script>`,
        body: `${top}<main></main>${bottom}`,
      }),
      { expects: text.slice(0, 2) },
    );
  }),

  needsBrowser('bare-custom-element', (kit) => {
    const { top, bottom } = frame(kit);
    const { title, text } = story(kit);
    const tag = `${kit.site.pick(['acme', 'shop', 'city', 'paper'])}-${kit.site.pick(['app', 'shell', 'portal', 'reader'])}`;
    kit.data('view', { title, text });
    const bundle = kit.bundle(
      'elements',
      `customElements.define('${tag}', class extends HTMLElement {
  async connectedCallback() {
    const view = await fetch(${kit.source('view.json')}).then((answer) => answer.json());
    const title = document.createElement('h1'); title.textContent = view.title; this.append(title);
    this.append(...view.text.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  }
});`,
    );
    return kit.page(
      kit.document({
        head: `<script type="module" src="${bundle}"></script>`,
        body: `${top}<${tag}></${tag}>${bottom}`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('mount-with-an-odd-name', (kit) => {
    const { top, bottom } = frame(kit);
    const { title, text } = story(kit);
    const id = `${kit.site.pick(['js', 'view', 'spa', 'widget'])}-${kit.site.pick(['host', 'target', 'place', 'stage'])}-${kit.site.hex(3)}`;
    const bundle = kit.pageBundle(
      'index',
      `!function(){var n=document.getElementById("${id}"),s=document.createDocumentFragment(),a=${json([title, ...text])};a.forEach(function(t,i){var e=document.createElement(i?"p":"h2");e.appendChild(document.createTextNode(t));s.appendChild(e)});n.appendChild(s)}();`,
    );
    return kit.page(
      kit.document({
        body: `${top}<div id="${id}"></div>${bottom}<script src="${bundle}" async></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'content-div-by-jquery-get',
    (kit) => {
      const { top, bottom } = frame(kit);
      const text = kit.sentences(kit.dice.int(3, 8));
      kit.part(
        'fragment.html',
        `<h1>${kit.title}</h1>\n${text.map((one) => `<p>${one}</p>`).join('\n')}`,
      );
      const script = kit.bundle(
        'site',
        `$(function () { var box = $('#content'); $.get(${kit.source('fragment.html')}, function (html) { box.html(html); }); });`,
      );
      return kit.page(
        kit.document({
          body: `${top}<div id="content"></div>${bottom}${jquery(kit)}<script src="${script}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('product-list-by-getjson', (kit) => {
    const { top, bottom } = megaFrame(kit);
    const items = kit.items(kit.dice.int(6, 18));
    const address = kit.data('products', items);
    const script = kit.bundle(
      'shop',
      `jQuery(function ($) {
  var list = $('section.product-list');
  $.getJSON(list.attr('data-endpoint'), function (products) {
    $.each(products, function (i, p) {
      list.append('<article class="product"><h3><a href="' + p.href + '">' + p.name + '</a></h3><p>' + p.note + '</p><span class="price">' + p.price + '</span></article>');
    });
  });
});`,
    );
    return kit.page(
      kit.document({
        body: `${top}<section class="product-list" data-endpoint="${address}"></section>${bottom}${jquery(kit)}<script src="${script}"></script>`,
      }),
      {
        expects: [items[0]?.note ?? '', items[2]?.note ?? '', items[4]?.name ?? ''],
        expectsLinks: items.slice(0, 4).map((item) => item.href),
      },
    );
  }),

  needsBrowser('app-root-in-an-otherwise-bare-body', (kit) => {
    const { title, text } = story(kit);
    const tag = kit.site.pick(['app-root', 'my-root', 'ng-root']);
    const polyfills = kit.bundle('polyfills', 'window.__zone_symbol__=1;');
    const main = kit.pageBundle(
      'main',
      `(()=>{"use strict";const e=document.querySelector("${tag}"),t=${json({ title, text })};e.setAttribute("ng-version","17.3.1");const n=(r,o)=>{const i=document.createElement(r);i.textContent=o;return i};const c=document.createElement("app-article");c.append(n("h1",t.title),...t.text.map((r=>n("p",r))));e.append(document.createElement("router-outlet"),c)})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: '<base href="/">',
        body: `<${tag}></${tag}><script src="${polyfills}" type="module"></script><script src="${main}" type="module"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('body-without-anything', (kit) => {
    const { title, text } = story(kit);
    const bundle = kit.pageBundle(
      'meteor',
      `__meteor_runtime_config__.ready=true;document.addEventListener('DOMContentLoaded',function(){var d=${json({ title, text })};var w=document.createElement('div');w.className='wrapper';w.innerHTML='<h1></h1>';w.firstChild.textContent=d.title;d.text.forEach(function(t){var p=document.createElement('p');p.textContent=t;w.appendChild(p)});document.body.appendChild(w)});`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        head: `<script>__meteor_runtime_config__ = JSON.parse(decodeURIComponent(${json(encodeURIComponent(JSON.stringify({ meteorRelease: 'METEOR@2.15', ROOT_URL: '/', appId: kit.mark })))}))</script><script src="${bundle}"></script>`,
        body: '',
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

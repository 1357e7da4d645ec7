/** Sites of builders and notebooks: their habits of naming, their data blocks, their late parts. */
import { needsBrowser, type Shape } from '../shape.ts';
import { attribute, json, paragraphs } from '../kit.ts';
import { around } from './surroundings.ts';

export const BUILDERS: readonly Shape[] = [
  needsBrowser('blog-view-from-its-feed', (kit) => {
    const posts = kit.items(kit.dice.int(4, 9));
    kit.data('default', {
      feed: {
        entry: posts.map((post) => ({
          title: { $t: post.name },
          content: { type: 'html', $t: `<div>${post.note}</div>` },
          link: [{ rel: 'alternate', href: post.href }],
        })),
      },
    });
    const bundle = kit.bundle(
      'dynamicviews',
      `window.blogger={ui:function(){return{configure:function(){return this},view:function(){var c=document.getElementsByClassName('content')[0];fetch(${kit.source('default.json')}).then(function(r){return r.json()}).then(function(j){j.feed.entry.forEach(function(e){var a=document.createElement('article');a.innerHTML='<h3><a href="'+e.link[0].href+'">'+e.title.$t+'</a></h3>'+e.content.$t;c.appendChild(a)})})}}}};`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        bodyAttributes: "class='variant-sidebar'",
        head: `<script src="${bundle}"></script>`,
        body: `<div class='content'></div><script>blogger.ui().configure().view();</script>`,
      }),
      {
        expects: posts.slice(0, 3).map((post) => post.note),
        expectsLinks: posts.slice(0, 3).map((post) => post.href),
      },
    );
  }),

  needsBrowser('builder-components-without-their-text', (kit) => {
    // every box of the page is served under its number, a viewer model fills them
    const text = kit.sentences(kit.dice.int(5, 8));
    const boxes = text.map((one, index) => ({ id: `comp-l${kit.dice.hex(7)}${index}`, one }));
    const bundle = kit.bundle(
      'thunderbolt-commons',
      `(self.webpackJsonp=self.webpackJsonp||[]).push(1);var m=JSON.parse(document.querySelector('script[data-url]').textContent);requestAnimationFrame(function(){for(var k in m.props)document.getElementById(k).innerHTML=m.props[k].html});`,
    );
    return kit.page(
      kit.document({
        body: `<div id="SITE_CONTAINER"><div id="main_MF"><div id="SITE_HEADER"><h4>${kit.brand}</h4>${kit.words.menu
          .slice(0, 6)
          .map((entry, index) => `<p><a href="/${index}">${entry}</a></p>`)
          .join(
            '',
          )}</div><main id="PAGES_CONTAINER"><div><h1>${kit.title}</h1></div>${boxes.map(({ id }) => `<div id="${id}" data-testid="richTextElement"></div>`).join('')}</main><div id="SITE_FOOTER"><p>${kit.words.footer.join(' ')}</p></div></div></div><script type="application/json" data-url="${kit.path}">${json({ props: Object.fromEntries(boxes.map(({ id, one }) => [id, { html: `<p>${one}</p>` }])) })}</script><script src="${bundle}" async></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('summary-block-below-served-blocks', (kit) => {
    const intro = kit.sentences(kit.dice.int(2, 4));
    const posts = kit.items(kit.dice.int(4, 9));
    kit.data('items', { items: posts });
    const bundle = kit.bundle(
      'summary-v2',
      `document.querySelectorAll('[data-block-type="55"]').forEach(function(b){var o=JSON.parse(b.dataset.blockJson);fetch(${kit.source('items.json')}+'').then(function(r){return r.json()}).then(function(j){var w=b.firstElementChild;j.items.slice(0,o.pageSize).forEach(function(i){w.insertAdjacentHTML('beforeend','<div><a href="'+i.href+'">'+i.name+'</a><div>'+i.note+'</div></div>')})})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div class="sqs-block html-block" data-block-type="2"><div class="sqs-block-content">${paragraphs(intro)}</div></div><div class="sqs-block summary-v2-block" data-block-type="55" data-block-json="${attribute({ collectionId: kit.mark, pageSize: 20 })}"><div class="sqs-block-content"></div></div><div class="sqs-block spacer-block" data-block-type="21"><div class="sqs-block-content"></div></div>`)}<script src="${bundle}" defer></script>`,
      }),
      {
        expects: [intro[0] ?? '', posts[0]?.note ?? '', posts[3]?.note ?? ''],
        expectsLinks: posts.slice(0, 3).map((post) => post.href),
      },
    );
  }),

  needsBrowser('collection-that-says-it-is-empty', (kit) => {
    // "nothing found" is served and goes away when the entries come
    const entries = kit.items(kit.dice.int(6, 12));
    kit.data('cms', entries);
    const bundle = kit.bundle(
      'webflow',
      `Webflow={require:function(){return{ready:function(){}}}};(function(){var l=document.querySelector('.w-dyn-list');fetch(${kit.source('cms.json')}).then(function(r){return r.json()}).then(function(a){l.firstElementChild.remove();var d=document.createElement('div');d.setAttribute('role','list');d.className='w-dyn-items';a.forEach(function(e){var i=document.createElement('div');i.setAttribute('role','listitem');i.innerHTML='<h3></h3><p></p>';i.firstChild.textContent=e.name;i.lastChild.textContent=e.note;d.appendChild(i)});l.appendChild(d)})})();`,
    );
    return kit.page(
      kit.document({
        htmlAttributes: `data-wf-page="${kit.mark}"`,
        body: `${around(kit, `<h1>${kit.title}</h1><div class="w-dyn-list"><div class="w-dyn-empty"><div>${kit.words.nothing}</div></div></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: entries.slice(0, 3).map((entry) => entry.note) },
    );
  }),

  needsBrowser('page-from-init-data-callback', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    const bundle = kit.bundle(
      'm=view',
      `var AF_q=window.AF_q||[];AF_q.forEach(function(e){e.data[1].forEach(function(z){var s=document.createElement('span');s.textContent=z;var p=document.createElement('p');p.setAttribute('dir','auto');p.appendChild(s);document.querySelector('[jsname="'+e.key+'"]').appendChild(p)})});`,
    );
    const wrap = (inner: string, depth: number): string =>
      depth === 0 ? inner : `<div class="${kit.site.hex(6)}">${wrap(inner, depth - 1)}</div>`;
    return kit.page(
      kit.document({
        body: `<div jscontroller="x${kit.site.hex(4)}"><div role="banner"><a href="/">${kit.brand}</a></div><div role="navigation"><ul>${kit.words.menu
          .slice(0, 7)
          .map((entry) => `<li jsaction="click:x">${entry}</li>`)
          .join(
            '',
          )}</ul></div>${wrap(`<h1>${kit.title}</h1><div jsname="${kit.mark}"></div>`, 7)}</div><script>(window.AF_q=window.AF_q||[]).push(${json({ key: kit.mark, data: [null, text] })})</script><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('notebook-of-nested-blocks', (kit) => {
    const text = kit.sentences(kit.dice.int(5, 9));
    const blocks = Object.fromEntries(
      text.map((one, index) => [
        `b${index}`,
        {
          type: index % 3 === 1 ? 'bulleted_list' : 'text',
          title: [[one.slice(0, 6)], [one.slice(6), [['b']]]],
        },
      ]),
    );
    kit.data('loadPageChunk', { root: kit.title, content: Object.keys(blocks), block: blocks });
    const bundle = kit.bundle(
      'app',
      `(async()=>{const {root,content,block}=await(await fetch(${kit.source('loadPageChunk.json')},{method:'POST'})).json();const host=document.body.firstElementChild;const put=(cls)=>{const d=document.createElement('div');d.className=cls;host.append(d);return d};put('page-title').innerHTML='<h1></h1>';host.querySelector('h1').textContent=root;for(const id of content){const d=put('notion-'+block[id].type+'-block');d.dataset.blockId=id;const inner=document.createElement('div');inner.setAttribute('data-content-editable-leaf','true');for(const [t,f] of block[id].title){const s=document.createElement('span');if(f)s.style.fontWeight=600;s.textContent=t;inner.append(s)}d.append(inner)}})();`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        bodyAttributes: 'class="notion-body"',
        body: `<div data-notion-html="${kit.site.hex(6)}"></div><script src="${bundle}" defer></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

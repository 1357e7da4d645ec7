/** Texts: articles, manuals, wikis, decks and glossaries of which the server sends a part or nothing. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { names } from './names.ts';
import { around } from './surroundings.ts';

export const READING: readonly Shape[] = [
  needsBrowser(
    'manual-from-markdown-appended-to-body',
    (kit) => {
      const text = kit.sentences(kit.dice.int(4, 9));
      kit.part('README.md', `# ${kit.title}\n\n${text.join('\n\n')}\n`);
      const bundle = kit.bundle(
        'doku',
        `fetch(${kit.source('README.md')}).then(r=>r.text()).then(md=>{const m=document.createElement('main');for(const b of md.trim().split('\\n\\n')){const e=document.createElement(b.startsWith('# ')?'h1':'p');e.textContent=b.replace(/^# /,'');m.append(e)}document.body.append(m)});`,
      );
      const links = kit.words.menu.map(
        (entry, index) => `<li><a href="#/${index}">${entry}</a></li>`,
      );
      return kit.page(
        kit.document({
          title: kit.brand,
          body: `<nav><ul>${links.join('')}</ul></nav><script src="${bundle}"></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('changelog-in-place-of-a-paragraph', (kit) => {
    const releases = kit.items(kit.dice.int(4, 8));
    kit.part(
      'CHANGELOG.md',
      releases.map((one, index) => `## ${20 - index}.${one.year}\n* ${one.note}\n`).join('\n'),
    );
    const bundle = kit.bundle(
      'aenderungen',
      `fetch(${kit.source('CHANGELOG.md')}).then(function(a){return a.text()}).then(function(t){document.querySelector('h1 + p').outerHTML=t.replace(/^## (.+)$/gm,'<h2>$1</h2>').replace(/^\\* (.+)$/gm,'<ul><li>$1</li></ul>')});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><p></p><p><a href="/rss">RSS</a></p>`)}<script src="${bundle}"></script>`,
      }),
      { expects: releases.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('slide-deck-from-json', (kit) => {
    const slides = kit.items(kit.dice.int(5, 10));
    const bundle = kit.bundle(
      'deck',
      `class Deck{constructor(root,data){this.root=root;this.data=data}
initialize(){for(const s of this.data.slides){const e=document.createElement('section');e.className='slide';e.append(Object.assign(document.createElement('h2'),{textContent:s.h}),Object.assign(document.createElement('p'),{textContent:s.t}));this.root.append(e)}}}
new Deck(document.querySelector('[class*=slides]'),window.deck).initialize();`,
    );
    return kit.page(
      kit.document({
        body: `<div class="reveal"><div class="slides"></div></div><script>window.deck=${json({ slides: slides.map((one) => ({ h: one.name, t: one.note })) })}</script><script src="${bundle}"></script>`,
      }),
      { expects: [slides[0]?.note ?? '', slides[2]?.note ?? '', slides[4]?.note ?? ''] },
    );
  }),

  needsBrowser(
    'article-kept-in-a-comment',
    (kit) => {
      const style = names(kit);
      const text = kit.sentences(kit.dice.int(4, 9));
      const bundle = kit.bundle(
        'bigpipe',
        `document.querySelectorAll('code[hidden]').forEach(function(c){var k=c.firstChild;if(k.nodeType!==8)return;var d=document.createElement('div');d.innerHTML=k.data;c.parentNode.replaceChild(d,c)});`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<div class="${style.text}"><h1>${kit.title}</h1><p><b>${kit.sentence()}</b></p><code hidden><!-- ${paragraphs(text)} --></code></div>`)}<script src="${bundle}" defer></script>`,
        }),
        { expects: text.slice(0, 3) },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('teaser-replaced-by-the-article', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(6, 10));
    kit.part('voll.html', paragraphs(text.slice(1)));
    const bundle = kit.bundle(
      'artikel',
      `fetch(${kit.source('voll.html')}).then(r=>r.text()).then(t=>{const p=document.querySelector('[data-abschnitt=anriss]');p.textContent=p.textContent.replace(/ …$/,'');p.insertAdjacentHTML('afterend',t)});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h1 class="${style.head}">${kit.title}</h1><p data-abschnitt="anriss">${text[0] ?? ''} …</p></article>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? '', text[5] ?? ''] },
    );
  }),

  needsBrowser('headings-served-sections-not', (kit) => {
    const sections = kit.items(kit.dice.int(4, 7));
    const hash = Object.fromEntries(sections.map((one) => [one.slug, one.note]));
    const bundle = kit.pageBundle(
      'razdely',
      `var teksty=${json(hash)};Object.keys(teksty).forEach(function(k){var p=document.createElement('p');p.appendChild(document.createTextNode(teksty[k]));var h=document.getElementById(k);h.parentNode.insertBefore(p,h.nextSibling)});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><p>${kit.sentence()}</p>${sections.map((one) => `<h2 id="${one.slug}">${one.name}</h2>`).join('\n')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: sections.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('middle-between-served-paragraphs', (kit) => {
    // first and last paragraphs are served, one after the other
    const text = kit.sentences(kit.dice.int(7, 11));
    kit.data('suite', text.slice(1, -1), { delayMs: 120 });
    const bundle = kit.bundle(
      'suite',
      `(async()=>{const a=document.querySelector('article p');const s=await fetch(${kit.source('suite.json')}).then(r=>r.json());a.after(...s.map(t=>Object.assign(document.createElement('p'),{textContent:t})))})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h1>${kit.title}</h1><p>${text[0] ?? ''}</p><p>${text.at(-1) ?? ''}</p></article>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? '', text[5] ?? '', text.at(-1) ?? ''] },
    );
  }),

  needsBrowser('main-replaced-by-a-fetched-main', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.part(
      'seite.html',
      `<!doctype html><title>x</title><main><h1>${kit.title}</h1>${paragraphs(text)}</main>`,
      { delayMs: 200 },
    );
    const bundle = kit.bundle(
      'pjax',
      `fetch(${kit.source('seite.html')},{headers:{'X-PJAX':'true'}}).then(r=>r.text()).then(t=>{const n=new DOMParser().parseFromString(t,'text/html').querySelector('main');document.querySelector('main').replaceWith(n)});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.brand}</h1><p>${kit.tongue.sentence(kit.site)}</p><p>${kit.tongue.sentence(kit.site)}</p></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('wiki-page-parsed-by-the-api', (kit) => {
    const text = kit.sentences(kit.dice.int(5, 9));
    kit.data('parse', {
      parse: {
        title: kit.title,
        text: {
          '*': `<p>${text[0] ?? ''}</p><h2>${kit.words.description}</h2>${paragraphs(text.slice(1))}`,
        },
      },
    });
    const bundle = kit.bundle(
      'wiki',
      `$=function(s){return document.querySelector(s)};fetch(${kit.source('parse.json')}).then(function(r){return r.json()}).then(function(j){$('[lang][dir]:not(html)').innerHTML=j.parse.text['*']});`,
    );
    const boxes = Array.from(
      { length: 6 },
      () =>
        `<div><h5>${kit.tongue.place(kit.site)}</h5><div>${kit.tongue.sentence(kit.site)}</div></div>`,
    );
    return kit.page(
      kit.document({
        body: `<div><div><a href="/">${kit.brand}</a></div>${boxes.join('')}</div><div><h1>${kit.title}</h1><div lang="${kit.tongue.code}" dir="${kit.tongue.dir}"></div><div>${kit.words.footer.join(' ')}</div></div><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('glossary-of-terms-without-definitions', (kit) => {
    const terms = kit.items(kit.dice.int(6, 14));
    kit.part('def.txt', terms.map((term) => `${term.slug}\n${term.note}`).join('\n\n'));
    const bundle = kit.bundle(
      'glosario',
      `fetch(${kit.source('def.txt')}).then(r=>r.text()).then(t=>t.split('\\n\\n').forEach(b=>{const [k,d]=b.split('\\n');const e=document.createElement('dd');e.textContent=d;document.querySelector('dt[data-k="'+k+'"]').after(e)}));`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><dl>${terms.map((term) => `<dt data-k="${term.slug}">${term.name}</dt>`).join('')}</dl>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [terms[0]?.note ?? '', terms[2]?.note ?? '', terms[5]?.note ?? ''] },
    );
  }),

  needsBrowser('parts-included-by-attribute', (kit) => {
    const text = kit.sentences(6);
    const parts = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map((part, index) =>
      kit.file(`/teile/${kit.mark}-${index}.html`, paragraphs(part)),
    );
    const runtime = kit.file(
      '/lib/einbinden.js',
      `function einbinden(){var e=document.querySelector('[w3-include-html]');if(!e)return;var x=new XMLHttpRequest();x.onreadystatechange=function(){if(this.readyState===4){e.innerHTML=this.responseText;e.removeAttribute('w3-include-html');einbinden()}};x.open('GET',e.getAttribute('w3-include-html'));x.send()}`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${runtime}"></script>`,
        body: `${around(kit, `<h1>${kit.title}</h1>${parts.map((part) => `<div w3-include-html="${part}"></div>`).join('')}`)}<script>einbinden();</script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? '', text[5] ?? ''] },
    );
  }),

  needsBrowser('locale-file-fills-keys', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('locale', { o: { titel: kit.title, absatz: text } });
    const bundle = kit.bundle(
      'i18n',
      `class I18n{constructor(t){this.t=t}get(k){return k.split('.').reduce((o,s)=>o?.[s],this.t)}}
const i18n=new I18n(await (await fetch(${kit.source('locale.json')})).json());document.querySelectorAll('[data-i18n]').forEach(n=>n.append(i18n.get(n.dataset.i18n)));`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1 data-i18n="o.titel"></h1>${text.map((_, index) => `<p data-i18n="o.absatz.${index}"></p>`).join('')}`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),
];

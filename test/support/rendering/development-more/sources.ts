/** Where the words are before they are text: packed, reversed, numbered, in styles, behind callbacks. */
import { deflateRawSync } from 'node:zlib';
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { names } from './names.ts';
import { around } from './surroundings.ts';

export const SOURCES: readonly Shape[] = [
  needsBrowser('chapter-packed-in-base64', (kit) => {
    const text = kit.sentences(kit.dice.int(6, 12));
    const packed = Buffer.from(text.join('\n')).toString('base64');
    const bundle = kit.bundle(
      'leser',
      `(function(s){var k=Uint8Array.from(atob(s.text.trim()),function(c){return c.charCodeAt(0)});new TextDecoder('utf-8').decode(k).split('\\n').forEach(function(z){var p=document.createElement('p');p.textContent=z;s.previousElementSibling.appendChild(p)})})(document.querySelector('script[type="application/x-kapitel"]'));`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h2>${kit.title}</h2></article><script type="application/x-kapitel">${packed}</script>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [text[0] ?? '', text[2] ?? '', text[5] ?? ''] },
    );
  }),

  needsBrowser('lyrics-kept-backwards', (kit) => {
    // line by line the wrong way round, so that it is not copied from the source
    const lines = kit.sentences(kit.dice.int(6, 12));
    const reversed = lines.map((line) => Array.from(line).reverse().join(''));
    return kit.page(
      kit.document({
        body: around(
          kit,
          `<h1>${kit.title}</h1><p>${kit.tongue.person(kit.dice)}</p><blockquote></blockquote><script>
var strofy = ${json(reversed)};
document.querySelector('blockquote').innerHTML = strofy.map(function (s) { return Array.from(s).reverse().join(''); }).join('<br>');
</script>`,
        ),
      }),
      { expects: lines.slice(0, 3) },
    );
  }),

  needsBrowser('text-as-numbers-of-words', (kit) => {
    const text = kit.sentences(kit.dice.int(5, 9));
    const words = [...new Set(text.join(' ').split(' '))];
    const bundle = kit.pageBundle(
      'texte',
      `!function(m,t){var s=document.getElementsByTagName('section');t.forEach(function(n){var p=document.createElement('p');p.innerText=n.map(function(i){return m[i]}).join(' ');s[s.length-1].appendChild(p)})}(${json(words)},${json(text.map((one) => one.split(' ').map((word) => words.indexOf(word))))});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<section><h1>${kit.title}</h1></section><section></section>`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('words-in-custom-properties', (kit) => {
    const style = names(kit);
    const text = kit.sentences(kit.dice.int(4, 8));
    const rules = text.map(
      (one, index) => `.${style.note.split(' ')[0] ?? 'n'}-${index}{--t:${JSON.stringify(one)}}`,
    );
    const bundle = kit.bundle(
      'zitate',
      `document.querySelectorAll('[data-css]').forEach(function(e){var t=getComputedStyle(e).getPropertyValue('--t').trim();e.append(t.slice(1,-1))});`,
    );
    return kit.page(
      kit.document({
        style: rules.join('\n'),
        body: `${around(kit, `<h1>${kit.title}</h1>${text.map((_, index) => `<p data-css class="${style.note.split(' ')[0] ?? 'n'}-${index}"></p>`).join('')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser(
    'search-results-by-callback',
    (kit) => {
      const hits = kit.items(kit.dice.int(6, 12));
      kit.part('hits.js', `zeigeTreffer(${json(hits)});`);
      const bundle = kit.bundle(
        'suche',
        `window.zeigeTreffer=function(l){var o=document.querySelector('[role=status]');o.textContent=l.length;l.forEach(function(t){var d=document.createElement('div');d.innerHTML='<a></a><br><span></span>';d.firstChild.textContent=t.name;d.firstChild.href=t.href;d.lastChild.textContent=t.note;o.parentNode.appendChild(d)})};var s=document.createElement('script');s.src=${kit.source('hits.js')};document.head.appendChild(s);`,
      );
      return kit.page(
        kit.document({
          title: `${kit.words.search} | ${kit.brand}`,
          body: `${around(kit, `<div><h1>${kit.words.search}: ${kit.brand}</h1><p role="status"></p></div>`)}<script src="${bundle}"></script>`,
        }),
        {
          expects: [hits[0]?.note ?? '', hits[4]?.note ?? ''],
          expectsLinks: hits.slice(0, 5).map((hit) => hit.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('minutes-packed-with-deflate', (kit) => {
    const text = kit.sentences(kit.dice.int(5, 10));
    const packed = deflateRawSync(paragraphs(text)).toString('base64');
    const bundle = kit.bundle(
      'protokoll',
      `for(const e of document.querySelectorAll('p[data-z]')){const b=Uint8Array.from(atob(e.dataset.z),c=>c.charCodeAt(0));e.outerHTML=await new Response(new Blob([b]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()}`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><p>${kit.sentence()}</p><p data-z="${packed}"></p>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('news-ticker-by-its-own-event', (kit) => {
    // one script asks, another writes when it hears of it; ul is the only name
    const news = kit.items(kit.dice.int(6, 14));
    kit.data('meldungen', news);
    const asking = kit.bundle(
      'holen',
      `fetch(${kit.source('meldungen.json')}).then(function(a){return a.json()}).then(function(m){setTimeout(function(){document.dispatchEvent(new CustomEvent('meldungen:da',{detail:m}))},250)});`,
    );
    const writing = kit.bundle(
      'ticker',
      `document.addEventListener('meldungen:da',function(e){var u=document.querySelector('h1~ul');e.detail.forEach(function(m){var l=document.createElement('li');l.textContent=m.place+': '+m.note;u.prepend(l)})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${writing}"></script>`,
        body: `${around(kit, `<div><h1>${kit.title}</h1><ul></ul></div>`)}<script src="${asking}" defer></script>`,
      }),
      { expects: [news[0]?.note ?? '', news[3]?.note ?? '', news[5]?.note ?? ''] },
    );
  }),

  needsBrowser('addresses-of-a-map-from-geojson', (kit) => {
    const shops = kit.items(kit.dice.int(5, 12));
    kit.data('filialen', {
      type: 'FeatureCollection',
      features: shops.map((shop) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [9 + kit.dice.int(0, 99) / 100, 53] },
        properties: { name: shop.name, adresse: `${shop.place} ${shop.year}`, text: shop.note },
      })),
    });
    const bundle = kit.bundle(
      'karte',
      `(async function(){var k=document.querySelector('canvas'),x=k.getContext('2d');var g=await(await fetch(${kit.source('filialen.json')})).json();g.features.forEach(function(f,i){x.fillRect((f.geometry.coordinates[0]-9)*300,20,4,4);var a=document.createElement('address');a.innerHTML='<b></b><br><span></span><p></p>';a.querySelector('b').textContent=f.properties.name;a.querySelector('span').textContent=f.properties.adresse;a.querySelector('p').textContent=f.properties.text;k.parentElement.append(a)})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><p>${kit.sentence()}</p><div><canvas width="300" height="80"></canvas></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [shops[0]?.note ?? '', shops[2]?.note ?? '', shops[4]?.note ?? ''] },
    );
  }),
];

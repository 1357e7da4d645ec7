/** Much is served: lists of empty items, sentences with gaps, reports without their table, claims without cards. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

export const LATE_PARTS: readonly Shape[] = [
  needsBrowser(
    'report-without-its-table',
    (kit) => {
      const text = kit.sentences(kit.dice.int(5, 10));
      const rows = kit.items(kit.dice.int(6, 16));
      kit.data(
        'anlage',
        rows.map((row) => [row.name, row.place, String(row.count)]),
      );
      const bundle = kit.bundle(
        'anlagen',
        `fetch(${kit.source('anlage.json')}).then(r=>r.json()).then(a=>{const t=document.querySelector('article table');for(const z of a){const r=t.insertRow();for(const w of z)r.insertCell().innerText=w}});`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<article><h1>${kit.title}</h1>${paragraphs(text)}<p>${phrase(kit, 'below')}</p><table></table></article>`)}<script src="${bundle}"></script>`,
        }),
        { expects: [text[0] ?? '', rows[0]?.name ?? '', String(rows[5]?.count ?? '')] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('track-list-of-empty-items', (kit) => {
    const style = names(kit);
    const tracks = kit.items(kit.dice.int(6, 14));
    const bundle = kit.bundle(
      'alben',
      `document.querySelectorAll('ol > li[value]').forEach(function(l){l.textContent=window.titel[l.value-1]});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<div class="${style.box}"><h1 class="${style.head}">${kit.title}</h1><p>${kit.tongue.person(kit.dice)}</p><ol>${tracks.map((_, index) => `<li value="${index + 1}"></li>`).join('')}</ol></div>`)}<script>window.titel=${json(tracks.map((track) => `${track.name}, ${track.note}`))}</script><script src="${bundle}"></script>`,
      }),
      { expects: tracks.slice(0, 3).map((track) => track.note) },
    );
  }),

  needsBrowser('sheet-of-labels-with-empty-spans', (kit) => {
    const facts = kit.items(kit.dice.int(5, 9));
    kit.data(
      'steckbrief',
      Object.fromEntries(facts.map((fact, index) => [`f${index}`, fact.note])),
    );
    const bundle = kit.bundle(
      'anketa',
      `(async()=>{const a=await (await fetch(${kit.source('steckbrief.json')})).json();for(const s of document.getElementsByTagName('span'))if(s.title in a)s.textContent=a[s.title]})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${facts.map((fact, index) => `<p><b>${fact.name}:</b> <span title="f${index}"></span></p>`).join('')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: facts.slice(0, 3).map((fact) => fact.note) },
    );
  }),

  needsBrowser('component-inserted-before-a-sibling', (kit) => {
    const cards = kit.items(kit.dice.int(4, 9));
    const bundle = kit.pageBundle(
      'index',
      `const t=(h)=>{const e=document.createElement('template');e.innerHTML=h;return e.content.firstChild};const _tmpl$=t('<div><h3></h3><p></p></div>');function Card(p){const e=_tmpl$.cloneNode(true),h=e.firstChild,n=h.nextSibling;h.append(p.h);n.append(p.t);return e}
const anchor=document.querySelector('section + p');for(const c of ${json(cards.map((card) => ({ h: card.name, t: card.note })))})anchor.parentNode.insertBefore(Card(c),anchor);`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<section><h1>${kit.title}</h1>${paragraphs(kit.sentences(kit.dice.int(2, 4)))}</section><p><a href="/alle">${kit.words.more}</a></p>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: cards.slice(0, 3).map((card) => card.note) },
    );
  }),

  needsBrowser('view-mounted-on-the-last-div', (kit) => {
    const text = kit.sentences(kit.dice.int(4, 8));
    kit.data('ansicht', { kopf: kit.title, zeilen: text });
    const bundle = kit.bundle(
      'mithril-app',
      `function m(t){return{tag:t,c:[].slice.call(arguments,1).flat()}}m.draw=function(v){if(!v.tag)return document.createTextNode(v);var e=document.createElement(v.tag);v.c.forEach(function(k){e.appendChild(m.draw(k))});return e};m.mount=function(r,c){c.oninit().then(function(){r.replaceChildren(m.draw(c.view()))})};
var Ansicht={oninit:function(){var s=this;return fetch(${kit.source('ansicht.json')}).then(function(r){return r.json()}).then(function(d){s.d=d})},view:function(){return m('article',m('h1',this.d.kopf),this.d.zeilen.map(function(z){return m('p',z)}))}};
var d=document.querySelectorAll('body > div');m.mount(d[d.length-1],Ansicht);`,
    );
    return kit.page(
      kit.document({
        title: kit.brand,
        body: `<div>${kit.brand}</div><div>${kit.words.menu.slice(0, 6).join(' ')}</div><div></div><script src="${bundle}"></script>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  needsBrowser('region-waiting-for-a-global', (kit) => {
    // looks every 50 ms whether another script has brought its data
    const hits = kit.items(kit.dice.int(5, 10));
    const data = kit.part('vorrat.js', `setTimeout(function(){window.vorrat=${json(hits)}},300);`);
    const bundle = kit.bundle(
      'warten',
      `var t=setInterval(function(){if(!window.vorrat)return;clearInterval(t);var r=document.querySelector('[role=region][aria-label]');vorrat.forEach(function(v){var a=document.createElement('article');a.innerHTML='<h3></h3><p></p>';a.firstChild.textContent=v.name;a.lastChild.textContent=v.note;r.appendChild(a)})},50);`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div role="region" aria-label="${kit.brand}"></div>`)}<script src="${bundle}"></script><script src="${data}" async></script>`,
      }),
      { expects: hits.slice(0, 3).map((hit) => hit.note) },
    );
  }),
];

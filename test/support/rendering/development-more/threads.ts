/** What people say: forums, comments, questions and polls whose words come after the page. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json } from '../kit.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

export const THREADS: readonly Shape[] = [
  needsBrowser(
    'thread-with-only-its-first-post-served',
    (kit) => {
      const [first, ...replies] = kit.items(kit.dice.int(6, 14));
      kit.data('antworten', {
        posts: replies.map(({ person, note }) => ({ von: person, text: note })),
      });
      const bundle = kit.bundle(
        'forum',
        `fetch(${kit.source('antworten.json')}).then(r=>r.json()).then(({posts})=>{const erster=document.querySelector('[itemprop=comment]');let letzter=erster;for(const p of posts){const k=erster.cloneNode(true);k.firstElementChild.textContent=p.von;k.lastElementChild.textContent=p.text;letzter.after(k);letzter=k}});`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<h1>${kit.title}?</h1><div itemprop="comment"><b>${first?.person ?? ''}</b><div>${first?.note ?? ''}</div></div>`)}<script src="${bundle}"></script>`,
        }),
        { expects: [first?.note ?? '', replies[0]?.note ?? '', replies[4]?.note ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('page-of-nothing-but-comments', (kit) => {
    const comments = kit.items(kit.dice.int(5, 12));
    kit.data(
      'kommentare',
      comments.map((one, index) => ({
        id: index,
        parent: index % 3 === 2 ? index - 1 : null,
        wer: one.person,
        was: one.note,
      })),
    );
    const bundle = kit.bundle(
      'kommentare',
      `(function(){var o=document.querySelectorAll('ol')[document.querySelectorAll('ol').length-1],n={};fetch(${kit.source('kommentare.json')}).then(function(r){return r.json()}).then(function(l){l.forEach(function(k){var e=n[k.id]=document.createElement('li');e.innerHTML='<cite></cite><p></p><ul></ul>';e.children[0].textContent=k.wer;e.children[1].textContent=k.was;(k.parent===null?o:n[k.parent].children[2]).appendChild(e)})})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.words.comments}: ${kit.title}</h1><ol></ol>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [comments[0]?.note ?? '', comments[2]?.note ?? '', comments[4]?.note ?? ''] },
    );
  }),

  needsBrowser('questions-served-answers-asked-one-by-one', (kit) => {
    const answers = kit.items(kit.dice.int(4, 7));
    answers.forEach((one, index) => kit.part(`antwort-${index}.txt`, one.note));
    const bundle = kit.bundle(
      'faq',
      `document.querySelectorAll('details').forEach(function(d,i){fetch(${kit.source('antwort-')}+i+'.txt').then(function(r){return r.text()}).then(function(t){d.append(t)})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${answers.map((one) => `<details open><summary>${one.name}?</summary></details>`).join('')}`)}<script src="${bundle}"></script>`,
      }),
      { expects: answers.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('poll-drawn-by-a-chain-of-timers', (kit) => {
    const style = names(kit);
    const options = kit.items(kit.dice.int(3, 4));
    const lines = options.map((one, index) => `${one.note} ${kit.dice.int(2, 60)}.${index} %`);
    const bundle = kit.pageBundle(
      'opros',
      `var o=${json(lines)},i=0;(function dalshe(){if(i===o.length)return;var p=document.createElement('p');p.className=${json(style.value)};p.textContent=o[i++];document.querySelector('figure').insertBefore(p,document.querySelector('figure').lastElementChild);setTimeout(dalshe,220)})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><figure><figcaption>${kit.dice.int(900, 9_000)}</figcaption></figure>`)}<script src="${bundle}"></script>`,
      }),
      { expects: lines },
    );
  }),

  needsBrowser('guest-list-by-mutation', (kit) => {
    // a loader only puts an attribute on the body; another script is waiting for it
    const guests = kit.items(kit.dice.int(5, 9));
    const bundle = kit.bundle(
      'gaesteliste',
      `new MutationObserver(function(m,o){var s=document.body.getAttribute('data-gaeste');if(!s)return;o.disconnect();document.body.removeAttribute('data-gaeste');var h=document.querySelector('h1');var d=document.createElement('div');JSON.parse(s).forEach(function(g){var p=document.createElement('p');p.textContent=g;d.appendChild(p)});h.parentNode.insertBefore(d,h.nextElementSibling&&h.nextElementSibling.nextElementSibling)}).observe(document.body,{attributes:true});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><p>${phrase(kit, 'below')}</p>`)}<script src="${bundle}"></script><script>setTimeout(function(){document.body.setAttribute('data-gaeste',${json(JSON.stringify(guests.map((one) => one.note)))})},400)</script>`,
      }),
      { expects: guests.slice(0, 3).map((one) => one.note) },
    );
  }),
];

/** Pages that are tables, boards and calendars; their cells come by script. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json } from '../kit.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const TABLES: readonly Shape[] = [
  needsBrowser(
    'league-table-from-csv-in-a-served-body',
    (kit) => {
      const teams = kit.items(kit.dice.int(8, 14));
      kit.part(
        'tabelle.csv',
        teams
          .map((team, rank) => [rank + 1, team.name, team.count, team.year].join(';'))
          .join('\r\n'),
        { type: 'text/csv' },
      );
      const bundle = kit.bundle(
        'spieltag',
        `(async function(){
  const rumpf=document.querySelector('caption').parentNode.tBodies[0];
  const text=await (await fetch(${kit.source('tabelle.csv')})).text();
  rumpf.insertAdjacentHTML('beforeend',text.split('\\r\\n').map(z=>'<tr><td>'+z.split(';').join('</td><td>')+'</td></tr>').join(''));
})();`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<h1>${kit.title}</h1><table><caption>${kit.brand}</caption><tbody><tr><th>#</th><th>${kit.words.columns[0]}</th><th>${kit.words.columns[3]}</th><th>${kit.words.columns[2]}</th></tr></tbody></table>`)}<script src="${bundle}"></script>`,
        }),
        { expects: [teams[0]?.name ?? '', String(teams[3]?.count ?? ''), teams[6]?.name ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('departure-board-cells-by-row-key', (kit) => {
    const stops = kit.items(kit.dice.int(8, 16));
    const start = kit.dice.int(300, 420);
    kit.part(
      'abfahrten.ndjson',
      stops
        .map((stop, row) => JSON.stringify({ k: `f${row}`, ziel: stop.place, hinweis: stop.note }))
        .join('\n'),
      { type: 'application/x-ndjson' },
    );
    const bundle = kit.bundle(
      'tafel',
      `fetch(${kit.source('abfahrten.ndjson')}).then(a=>a.text()).then(t=>{for(const zeile of t.split('\\n')){const f=JSON.parse(zeile),r=document.querySelector('tr[data-k='+f.k+']');r.cells[1].textContent=f.ziel;r.cells[2].textContent=f.hinweis}});`,
    );
    const rows = stops.map(
      (_, row) => `<tr data-k="f${row}"><td>${clock(start + row * 17)}</td><td></td><td></td></tr>`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><table>${rows.join('')}</table>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [stops[0]?.note ?? '', stops[4]?.note ?? '', stops[7]?.note ?? ''] },
    );
  }),

  needsBrowser('court-calendar-before-the-rule', (kit) => {
    // nothing empty is served: the hearings are put in front of a line between the preamble and the small print
    const hearings = kit.items(kit.dice.int(4, 9));
    const small = kit.sentences(kit.dice.int(3, 6));
    kit.part(
      'termine.xml',
      `<?xml version="1.0"?><termine>${hearings.map((one, index) => `<termin zeit="${clock(540 + index * 20)}" saal="${kit.dice.int(1, 48)}">${one.note}</termin>`).join('')}</termine>`,
      { type: 'application/xml' },
    );
    const bundle = kit.bundle(
      'sitzungen',
      `var q=new XMLHttpRequest();q.open('GET',${kit.source('termine.xml')});q.onload=function(){var linie=document.getElementsByTagName('hr')[0];Array.from(q.responseXML.getElementsByTagName('termin')).forEach(function(t){var p=document.createElement('p'),b=document.createElement('b');b.textContent=t.getAttribute('zeit')+' ('+t.getAttribute('saal')+') ';p.append(b,t.textContent);linie.parentNode.insertBefore(p,linie)})};q.send();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<article><h1>${kit.title}</h1><p>${kit.sentence()}</p><p>${phrase(kit, 'below')}</p><hr><small>${small.join(' ')}</small></article>`)}<script src="${bundle}" defer></script>`,
      }),
      { expects: hearings.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('booking-calendar-of-free-hours', (kit) => {
    const days = Array.from(
      { length: 30 },
      (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`,
    );
    const free = Object.fromEntries(
      kit.dice
        .some(days, kit.dice.int(12, 20))
        .map((day) => [day, `${clock(kit.dice.int(480, 1_080))} ${kit.tongue.person(kit.dice)}`]),
    );
    kit.data('frei', free);
    const bundle = kit.bundle(
      'kalender',
      `class Kalender{constructor(h){this.h=h}zeige(f){for(const[t,x]of Object.entries(f)){const z=this.h.querySelector('[datetime="'+t+'"]').parentElement;const s=document.createElement('small');s.append(x);z.append(s)}}}
const k=new Kalender(document.body);addEventListener('load',()=>fetch(${kit.source('frei.json')}).then(a=>a.json()).then(f=>k.zeige(f)));`,
    );
    const cells = days.map(
      (day) => `<div><time datetime="${day}">${Number(day.slice(-2))}</time></div>`,
    );
    return kit.page(
      kit.document({
        style: '.monat{display:grid;grid-template-columns:repeat(7,1fr)}',
        body: `${around(kit, `<h1>${kit.title}</h1><p>${kit.sentence()}</p><div class="monat">${cells.join('')}</div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: Object.values(free).slice(0, 3) },
    );
  }),

  needsBrowser('weather-in-two-steps', (kit) => {
    const style = names(kit);
    const outlook = kit.words.days.map((day) => ({ day, text: kit.sentence() }));
    const now = `${kit.dice.int(-9, 31)} °C, ${kit.tongue.place(kit.dice)}`;
    const key = kit.part('outlook.json', JSON.stringify({ now, outlook }), { delayMs: 80 });
    kit.data('station', { nearest: key });
    const bundle = kit.bundle(
      'meteo',
      `const j=async u=>(await fetch(u)).json();
const {nearest}=await j(${kit.source('station.json')});const w=await j(nearest);
const box=document.getElementsByClassName(${json(style.box)})[0];const [h,p,l]=box.children;
h.textContent=w.now;p.textContent=w.outlook[0].text;
for(const o of w.outlook.slice(1)){const t=document.createElement('dt'),d=document.createElement('dd');t.textContent=o.day;d.textContent=o.text;l.append(t,d)}`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><section class="${style.box}"><h2></h2><p></p><dl></dl></section>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [now, outlook[0]?.text ?? '', outlook[3]?.text ?? ''] },
    );
  }),

  needsBrowser('exchange-rates-by-position', (kit) => {
    const codes = [
      'AUD',
      'BRL',
      'CHF',
      'CZK',
      'DKK',
      'HUF',
      'INR',
      'NOK',
      'PLN',
      'SEK',
      'TRY',
      'ZAR',
    ];
    const rates = codes.map(() => `${kit.dice.int(1, 89)}.${kit.dice.int(1000, 9999)}`);
    const table = kit.part('r.js', `var r=${json(rates)};`);
    const bundle = kit.bundle(
      'fx',
      `document.querySelectorAll('[translate=no] td:nth-child(2)').forEach(function(c,i){c.firstChild.data=r[i]});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${kit.sentence()}</p><table><tbody translate="no">${codes.map((code) => `<tr><td>${code}</td><td>&nbsp;</td></tr>`).join('')}</tbody></table></main>`)}<script src="${table}"></script><script src="${bundle}"></script>`,
      }),
      { expects: rates.slice(0, 4) },
    );
  }),

  needsBrowser('status-page-by-server-sent-events', (kit) => {
    const parts = kit.items(kit.dice.int(4, 8));
    const events = parts.map((part) => `data: ${JSON.stringify([part.name, part.note])}\n\n`);
    kit.part('stream', `retry: 60000\n\n${events.join('')}event: fin\ndata: .\n\n`, {
      type: 'text/event-stream',
    });
    const bundle = kit.bundle(
      'estado',
      `const zona=document.querySelector('[aria-live=polite]');const f=new EventSource(${kit.source('stream')});f.onmessage=e=>{const [n,t]=JSON.parse(e.data);const h=document.createElement('h3');h.textContent=n;const p=document.createElement('p');p.textContent=t;zona.append(h,p)};f.addEventListener('fin',()=>f.close());`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><section aria-live="polite"></section></main>`)}<script src="${bundle}" async></script>`,
      }),
      { expects: parts.slice(0, 3).map((part) => part.note) },
    );
  }),

  needsBrowser('opening-hours-from-its-own-attribute', (kit) => {
    const hours = kit.words.days.map(() => {
      const opens = kit.dice.int(420, 600);
      return `${clock(opens)}–${clock(opens + kit.dice.int(200, 500))}`;
    });
    const packed = kit.words.days.map((day, index) => `${day}=${hours[index] ?? ''}`).join('|');
    return kit.page(
      kit.document({
        title: `${kit.words.hours} | ${kit.brand}`,
        body: `${around(kit, `<main><h1>${kit.words.hours}</h1><p>${kit.brand}, ${kit.tongue.place(kit.dice)}</p><p data-oeffnung="${packed}"></p></main>`)}
<script>for (const p of document.querySelectorAll('[data-oeffnung]')) p.innerHTML = p.dataset.oeffnung.split('|').map((t) => t.replace('=', ' ')).join('<br>');</script>`,
      }),
      { expects: hours.slice(0, 3) },
    );
  }),

  needsBrowser('dashboard-figures-from-a-worker', (kit) => {
    const style = names(kit);
    const figures = kit.items(kit.dice.int(5, 9));
    kit.part(
      'worker.js',
      `onmessage=function(e){var t=${json(figures.map(({ count, note }) => [count, note]))};postMessage(e.data.map(function(k){return t[k]}))};`,
    );
    const bundle = kit.bundle(
      'kpi',
      `(function(){var s=Array.from(document.querySelectorAll('b[data-k]'));var w=new Worker(${kit.source('worker.js')});w.onmessage=function(e){e.data.forEach(function(v,i){s[i].textContent=v[0];s[i].nextElementSibling.textContent=v[1]})};w.postMessage(s.map(function(n){return +n.dataset.k}))})();`,
    );
    const tiles = figures.map(
      (figure, index) =>
        `<div class="${style.entry}"><span>${figure.name}</span> <b class="${style.value}" data-k="${index}"></b> <em></em></div>`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div class="${style.list}">${tiles.join('')}</div>`)}<script src="${bundle}"></script>`,
      }),
      {
        expects: [String(figures[0]?.count ?? ''), figures[1]?.note ?? '', figures[4]?.note ?? ''],
      },
    );
  }),

  needsBrowser('stock-list-behind-one-cell', (kit) => {
    const wares = kit.items(kit.dice.int(9, 24));
    kit.data('bestand', {
      recordsTotal: wares.length,
      data: wares.map((one) => [one.name, one.place, one.price]),
    });
    const bundle = kit.bundle(
      'dt',
      `addEventListener('DOMContentLoaded',function(){var t=document.querySelector('.dataTable tbody');fetch(${kit.source('bestand.json')}).then(function(a){return a.json()}).then(function(j){t.replaceChildren.apply(t,j.data.map(function(d,i){var r=document.createElement('tr');r.className=i%2?'even':'odd';d.forEach(function(v){r.insertCell().append(v)});return r}))})});`,
    );
    return kit.page(
      kit.document({
        head: `<script src="${bundle}"></script>`,
        body: around(
          kit,
          `<main><h1>${kit.title}</h1><table class="dataTable"><thead><tr><th>${kit.words.columns[0]}</th><th>${kit.words.columns[1]}</th><th>${kit.words.price}</th></tr></thead><tbody><tr><td colspan="3" class="dataTables_empty">${kit.site.pick(kit.words.loading)}</td></tr></tbody></table></main>`,
        ),
      }),
      { expects: [wares[0]?.name ?? '', wares[4]?.price ?? '', wares[8]?.name ?? ''] },
    );
  }),

  needsBrowser('comparison-columns-added-to-served-rows', (kit) => {
    // each row has its label; the columns of the products are appended
    const wares = kit.items(4);
    kit.data('vergleich', [
      wares.map((one) => one.name),
      wares.map((one) => one.place),
      wares.map((one) => one.price),
      wares.map((one) => one.note),
    ]);
    const bundle = kit.bundle(
      'comparar',
      `fetch(${kit.source('vergleich.json')}).then(r=>r.json()).then(m=>document.querySelectorAll('tr > th[scope=row]').forEach((h,y)=>m[y].forEach(v=>{h.parentElement.appendChild(document.createElement('td')).textContent=v})));`,
    );
    const labels = [
      kit.words.columns[0],
      kit.words.columns[1],
      kit.words.price,
      kit.words.description,
    ];
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.words.compare}</h1><p>${kit.sentence()}</p><table>${labels.map((label) => `<tr><th scope="row">${label}</th></tr>`).join('')}</table>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [wares[0]?.note ?? '', wares[3]?.note ?? '', wares[2]?.name ?? ''] },
    );
  }),
];

/** Tables, calendars, forms and galleries whose empty places are meant to be empty. */
import { isStatic, type Shape } from '../shape.ts';
import { paragraphs } from '../kit.ts';
import { picture, PIXEL } from '../vendor.ts';
import { names } from './names.ts';
import { around } from './surroundings.ts';

export const STATIC_LISTS: readonly Shape[] = [
  isStatic(
    'timetable-with-empty-cells',
    (kit) => {
      const stops = kit.items(kit.dice.int(6, 12));
      const cell = (): string =>
        kit.dice.chance(0.5)
          ? '<td></td>'
          : `<td>${kit.dice.int(5, 22)}:${kit.dice.int(10, 59)}</td>`;
      const rows = stops.map(
        (stop) =>
          `<tr><th>${stop.place} ${stop.count}</th>${Array.from({ length: 9 }, cell).join('')}</tr>`,
      );
      const bundle = kit.bundle(
        'main',
        `document.querySelectorAll('td').forEach(function(z){z.onmouseenter=function(){z.parentNode.classList.add('hell')};z.onmouseleave=function(){z.parentNode.classList.remove('hell')}});`,
      );
      return kit.page(
        kit.document({
          body: `${around(kit, `<main><h1>${kit.title}</h1><table>${rows.join('\n')}</table></main>`)}<script src="${bundle}"></script>`,
        }),
        { expects: stops.slice(0, 3).map((stop) => `${stop.place} ${stop.count}`) },
      );
    },
    { isCrawled: true },
  ),

  isStatic('month-with-few-events', (kit) => {
    const events = kit.items(4);
    const days = Array.from({ length: 35 }, (_, day) => {
      const event = day % 9 === 4 ? events[Math.floor(day / 9)] : undefined;
      return `<div data-tag="${day}">${event === undefined ? '' : `<a href="${event.href}">${event.name}</a>`}</div>`;
    });
    const bundle = kit.bundle(
      'fullcalendar-theme',
      `var h=document.querySelector('[data-tag="'+(new Date().getDate()+2)+'"]');if(h)h.style.background='#ffd';`,
    );
    return kit.page(
      kit.document({
        style: '.kal{display:grid;grid-template-columns:repeat(7,1fr)}',
        body: `${around(kit, `<main><h1>${kit.title}</h1><div class="kal">${days.join('')}</div>${paragraphs(kit.sentences(2))}</main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: events.slice(0, 3).map((event) => event.name) },
    );
  }),

  isStatic('crossword-with-clues', (kit) => {
    const clues = kit.sentences(kit.dice.int(6, 12));
    const grid = Array.from(
      { length: 9 },
      () =>
        `<tr>${Array.from({ length: 9 }, () => `<td${kit.dice.chance(0.3) ? ' class="s"' : ''}></td>`).join('')}</tr>`,
    );
    const bundle = kit.bundle(
      'raetsel',
      `document.querySelectorAll('.gitter td:not(.s)').forEach(function(z){z.contentEditable=true;z.oninput=function(){z.textContent=z.textContent.slice(-1).toUpperCase()}});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><table class="gitter">${grid.join('')}</table><ol>${clues.map((clue) => `<li>${clue}</li>`).join('')}</ol><p class="loesung"></p></main>`)}<script src="${bundle}" defer></script>`,
      }),
      { expects: clues.slice(0, 3) },
    );
  }),

  isStatic('layout-table-with-spacers-and-rollovers', (kit) => {
    const text = kit.sentences(kit.dice.int(3, 7));
    const bundle = kit.bundle(
      'rollover',
      `function MM_swapImgRestore(){for(var i in document.MM_sr)document.MM_sr[i].src=document.MM_sr[i].oSrc}function MM_preloadImages(){document.MM_p=[]}MM_preloadImages();`,
    );
    return kit.page(
      kit.document({
        body: `<script src="${bundle}"></script><table width="760" border="0" cellspacing="0"><tr><td rowspan="4"></td><td height="20"></td><td></td></tr><tr><td bgcolor="#cccccc"></td><td><font size="4">${kit.title}</font></td></tr><tr><td><img src="${PIXEL}" width="1" height="9"></td><td>${paragraphs(text)}<p></p><p>&nbsp;</p><div></div></td></tr><tr><td colspan="2"><div id="Layer1"></div></td></tr></table>`,
      }),
      { expects: text.slice(0, 3) },
    );
  }),

  isStatic('gallery-of-few-words', (kit) => {
    const style = names(kit);
    const note = kit.sentence();
    const photos = Array.from({ length: kit.dice.int(8, 14) }, (_, index) => {
      const address = picture(kit, `${kit.mark}-${index}`);
      return `<div class="${style.entry}"><a href="${address}"><img src="${address}" alt=""></a></div>`;
    });
    const bundle = kit.bundle(
      'masonry.pkgd.min',
      `addEventListener('load',function(){var g=document.querySelector('[data-masonry]');Array.from(g.children).forEach(function(c,i){c.style.order=i%3});g.dataset.masonry='done'});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${note}</p><div class="${style.list}" data-masonry><div class="grid-sizer"></div><div class="gutter-sizer"></div>${photos.join('')}</div></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [note] },
    );
  }),

  isStatic('rows-sorted-and-counted-by-script', (kit) => {
    const wares = kit.items(kit.dice.int(7, 20));
    const bundle = kit.bundle(
      'sortieren',
      `(function(){var b=document.querySelector('tbody[data-sort]');Array.from(b.rows).sort(function(x,y){return x.cells[1].dataset.v-y.cells[1].dataset.v}).forEach(function(r){b.append(r,'\\n')});document.querySelector('output').textContent=' '+b.rows.length+' '})();`,
    );
    const rows = wares.map(
      (one) =>
        `<tr><td>${one.name} </td><td data-v="${one.count}">${one.price} </td><td>${one.note} </td></tr>\n`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title} </h1><output> </output><table><tbody data-sort>\n${rows.join('')}</tbody></table> </main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [wares[0]?.note ?? '', wares[5]?.note ?? ''] },
    );
  }),

  isStatic('form-with-an-output-for-each-field', (kit) => {
    const intro = kit.sentence();
    const fields = kit.words.columns.map(
      (label, index) =>
        `<p><label for="f${index}">${label}</label><input id="f${index}" list="l${index}"><datalist id="l${index}"></datalist><span class="fehler" role="alert"></span></p>`,
    );
    const bundle = kit.bundle(
      'validation',
      `document.querySelectorAll('form[novalidate] input').forEach(function(i){i.addEventListener('blur',function(){i.parentNode.querySelector('.fehler').textContent=i.value?'':'!'})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><p>${intro}</p><form novalidate><div class="zusammenfassung" tabindex="-1"></div>${fields.join('')}<output name="summe"></output><button>${kit.words.send}</button></form></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: [intro] },
    );
  }),

  isStatic('landing-page-of-cards-with-icons', (kit) => {
    const style = names(kit);
    const cards = kit.items(kit.dice.int(3, 9));
    const bundle = kit.bundle(
      'feather',
      `document.querySelectorAll('i[data-feather]').forEach(function(i){var s=document.createElementNS('http://www.w3.org/2000/svg','svg');s.setAttribute('width',24);s.setAttribute('height',24);s.setAttribute('class','feather-'+i.dataset.feather);i.replaceWith(s)});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div class="${style.list}">${cards.map((card) => `<div class="${style.entry}"><i data-feather="sun"></i><h3>${card.name}</h3><p>${card.note}</p><div class="shine"></div></div>`).join('')}</div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: cards.slice(0, 3).map((card) => card.note) },
    );
  }),

  isStatic('addresses-beside-an-embedded-map', (kit) => {
    const shops = kit.items(kit.dice.int(3, 8));
    const bundle = kit.bundle(
      'leaflet-init',
      `(function(){var k=document.querySelector('[data-karte]'),p=document.createElement('div');p.className='leaflet-pane';JSON.parse(k.dataset.karte).forEach(function(m){var i=document.createElement('img');i.alt='';i.style.left=m[0]+'px';p.appendChild(i)});k.appendChild(p)})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><div data-karte="[[10,20],[30,40]]" style="height:12em"></div><div class="legende"></div>${shops.map((shop) => `<address>${shop.name}, ${shop.place} ${shop.count}</address>`).join('\n')}</main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: shops.slice(0, 3).map((shop) => `${shop.name}, ${shop.place} ${shop.count}`) },
    );
  }),

  isStatic('results-with-an-announcer', (kit) => {
    const matches = kit.items(kit.dice.int(5, 10));
    const bundle = kit.bundle(
      'live-region',
      `const region=document.querySelector('[role=log]');export const sage=(t)=>{region.textContent=t};addEventListener('online',()=>sage('online'));`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><h1>${kit.title}</h1><div role="log" aria-live="assertive" aria-atomic="true"></div><div role="status" aria-busy="false"></div>${matches.map((one) => `<section><h2>${one.place} ${kit.dice.int(0, 9)}:${kit.dice.int(0, 9)} ${kit.tongue.place(kit.dice)}</h2><p>${one.note}</p></section>`).join('')}</main>`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: matches.slice(0, 3).map((one) => one.note) },
    );
  }),
];

/** Shops, catalogues and offers: sections, configurators, menus, job boards, podcasts, recipes, galleries. */
import { needsBrowser, type Shape } from '../shape.ts';
import { json, paragraphs } from '../kit.ts';
import { picture } from '../vendor.ts';
import { names } from './names.ts';
import { phrase } from './phrases.ts';
import { around } from './surroundings.ts';

export const SHOPS: readonly Shape[] = [
  needsBrowser(
    'shop-section-rendered-by-id',
    (kit) => {
      // a section comes as a document of its own and replaces the empty one of the same id
      const wares = kit.items(kit.dice.int(6, 14));
      const section = `shopify-section-template--${kit.site.int(1e13, 9e13)}__main`;
      kit.part(
        'section.html',
        `<div id="${section}" class="shopify-section"><ul>${wares.map((one) => `<li><h3><a href="${one.href}">${one.name}</a></h3><p>${one.note}</p><span>${one.price}</span></li>`).join('')}</ul></div>`,
      );
      const bundle = kit.bundle(
        'theme',
        `document.querySelectorAll('.shopify-section').forEach(function(old){if(old.childElementCount)return;fetch(${kit.source('section.html')}).then(function(r){return r.text()}).then(function(t){var neu=new DOMParser().parseFromString(t,'text/html').getElementById(old.id);old.parentNode.replaceChild(document.importNode(neu,true),old)})});`,
      );
      return kit.page(
        kit.document({
          body: `<div id="shopify-section-announcement" class="shopify-section"><p>${kit.tongue.sentence(kit.site)}</p></div>${around(kit, `<h1>${kit.title}</h1><div id="${section}" class="shopify-section"></div>`)}<script src="${bundle}" defer></script>`,
        }),
        {
          expects: [wares[0]?.note ?? '', wares[4]?.note ?? ''],
          expectsLinks: wares.slice(0, 4).map((one) => one.href),
        },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('configurator-found-by-form-name', (kit) => {
    const parts = kit.items(kit.dice.int(5, 9));
    kit.data('bauteile', parts);
    const bundle = kit.bundle(
      'konfigurator',
      `fetch(${kit.source('bauteile.json')}).then(a=>a.json()).then(teile=>{const f=document.forms.konfigurator.querySelector('fieldset');for(const t of teile){const z=document.createElement('div');z.innerHTML='<label><input type="radio" name="teil"> <b></b></label><p></p><i></i>';z.querySelector('b').textContent=t.name;z.querySelector('p').textContent=t.note;z.querySelector('i').textContent='+ '+t.price;f.append(z)}});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><form name="konfigurator"><fieldset><legend>${kit.words.settings}</legend></fieldset></form>`)}<script src="${bundle}"></script>`,
      }),
      { expects: parts.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('cards-cloned-from-the-first-served-one', (kit) => {
    // one card is served with its text; the others are copies of it, filled from a JSON block
    const wares = kit.items(kit.dice.int(7, 15));
    const style = names(kit);
    const [first, ...others] = wares;
    const bundle = kit.bundle(
      'vitrina',
      `(function(){var d=JSON.parse(document.querySelector('script[data-productos]').textContent),m=document.querySelector('article');d.forEach(function(p){var c=m.cloneNode(true);c.children[0].textContent=p.name;c.children[1].textContent=p.note;c.children[2].textContent=p.price;m.parentNode.appendChild(c)})})();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><div class="${style.list}"><article class="${style.entry}"><h3>${first?.name ?? ''}</h3><p>${first?.note ?? ''}</p><span>${first?.price ?? ''}</span></article></div>`)}<script type="application/json" data-productos>${json(others)}</script><script src="${bundle}"></script>`,
      }),
      { expects: [first?.note ?? '', others[1]?.note ?? '', others[5]?.note ?? ''] },
    );
  }),

  needsBrowser('job-board-after-its-own-script', (kit) => {
    const style = names(kit);
    const jobs = kit.items(kit.dice.int(5, 12));
    const intro = kit.sentences(kit.dice.int(3, 5));
    kit.data('stellen', { jobs });
    const bundle = kit.bundle(
      'jobs-embed',
      `(function(s){fetch(${kit.source('stellen.json')}).then(function(r){return r.json()}).then(function(d){var u=document.createElement('ul');d.jobs.forEach(function(j){var l=document.createElement('li');l.innerHTML='<a></a><div></div>';l.firstChild.href=j.href;l.firstChild.textContent=j.name+', '+j.place;l.lastChild.textContent=j.note;u.appendChild(l)});s.after(u)})})(document.currentScript);`,
    );
    return kit.page(
      kit.document({
        body: around(
          kit,
          `<div class="${style.text}"><h1>${kit.title}</h1>${paragraphs(intro)}<p>${phrase(kit, 'below')}</p><script src="${bundle}"></script></div>`,
        ),
      }),
      {
        expects: [intro[0] ?? '', jobs[0]?.note ?? '', jobs[3]?.note ?? ''],
        expectsLinks: jobs.slice(0, 4).map((job) => job.href),
      },
    );
  }),

  needsBrowser('podcast-list-from-its-feed', (kit) => {
    const episodes = kit.items(kit.dice.int(5, 12));
    kit.part(
      'feed.xml',
      `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${kit.brand}</title>${episodes.map((one) => `<item><title>${one.name}</title><link>${one.href}</link><description><![CDATA[<p>${one.note}</p>]]></description></item>`).join('')}</channel></rss>`,
      { type: 'application/rss+xml' },
    );
    const bundle = kit.bundle(
      'player',
      `document.querySelectorAll('audio').forEach(async(player)=>{const x=new DOMParser().parseFromString(await(await fetch(${kit.source('feed.xml')})).text(),'text/xml');let z='';x.querySelectorAll('item').forEach(i=>{z+='<li><a href="'+i.querySelector('link').textContent+'">'+i.querySelector('title').textContent+'</a>'+i.querySelector('description').textContent+'</li>'});player.insertAdjacentHTML('afterend','<ol reversed>'+z+'</ol>')});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1><img src="${picture(kit, kit.mark)}" alt=""><p>${kit.sentence()}</p><audio controls preload="none"></audio>`)}<script type="module" src="${bundle}"></script>`,
      }),
      {
        expects: [episodes[0]?.note ?? '', episodes[3]?.note ?? ''],
        expectsLinks: episodes.slice(0, 4).map((one) => one.href),
      },
    );
  }),

  needsBrowser(
    'recipe-card-from-json-ld',
    (kit) => {
      // the story is served; what to buy and what to do stand only in the structured data until a card is drawn
      const style = names(kit);
      const story = kit.sentences(kit.dice.int(2, 5));
      const goods = kit.items(kit.dice.int(5, 9));
      const steps = kit.sentences(kit.dice.int(4, 7));
      const recipe = {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: kit.title,
        recipeIngredient: goods.map((one) => `${one.count} g ${one.name}`),
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      };
      const bundle = kit.bundle(
        'retsept',
        `(()=>{const r=JSON.parse(document.querySelector('[type="application/ld+json"]').text);const c=document.getElementsByClassName(${json(style.box)})[0];const l=(t,a)=>{const e=document.createElement(t);a.forEach(x=>{const i=document.createElement('li');i.textContent=x;e.appendChild(i)});c.appendChild(e)};l('ul',r.recipeIngredient);l('ol',r.recipeInstructions.map(s=>s.text))})();`,
      );
      return kit.page(
        kit.document({
          head: `<script type="application/ld+json">${json(recipe)}</script>`,
          body: `${around(kit, `<article><h1>${kit.title}</h1>${paragraphs(story)}<section class="${style.box}"></section></article>`)}<script src="${bundle}"></script>`,
        }),
        { expects: [story[0] ?? '', steps[0] ?? '', steps[3] ?? '', goods[0]?.name ?? ''] },
      );
    },
    { isCrawled: true },
  ),

  needsBrowser('library-hits-by-xpath', (kit) => {
    const books = kit.items(kit.dice.int(6, 14));
    const marc = books
      .map(
        (one) =>
          `<rec><d t="100">${one.person}</d><d t="245">${one.name}</d><d t="260">${one.place}, ${one.year}</d><d t="520">${one.note}</d></rec>`,
      )
      .join('');
    kit.part('marc.xml', `<list>${marc}</list>`, { type: 'text/xml' });
    const bundle = kit.bundle(
      'opac',
      `function x(p,c,d){var r=[],i=d.evaluate(p,c,null,XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,null);for(var k=0;k<i.snapshotLength;k++)r.push(i.snapshotItem(k));return r}
var o=x("//div[@data-zone='hits']",document,document)[0],h=new XMLHttpRequest();h.onload=function(){x('//rec',h.responseXML,h.responseXML).forEach(function(r){var e=document.createElement('div');e.innerHTML='<p><strong></strong> <span></span> <cite></cite></p><p></p>';var v=x('d',r,h.responseXML).map(function(n){return n.textContent});var s=e.querySelectorAll('strong,span,cite,p+p');s[0].textContent=v[1];s[1].textContent=v[0];s[2].textContent=v[2];s[3].textContent=v[3];o.appendChild(e)})};h.open('GET',${kit.source('marc.xml')});h.send();`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.words.search}</h1><form action="/opac"><input name="q" value="${kit.brand}"><button>${kit.words.search}</button></form><div data-zone="hits"></div>`)}<script src="${bundle}"></script>`,
      }),
      { expects: books.slice(0, 3).map((one) => one.note) },
    );
  }),

  needsBrowser('menu-of-a-restaurant-below-served-courses', (kit) => {
    // the courses are served as headings in a row, nothing stands under them and nothing is empty
    const dishes = kit.items(9);
    const courses = kit.dice.some(kit.words.menu, 3);
    kit.part(
      'karte.tsv',
      dishes
        .map((dish, index) => [index % 3, dish.name, dish.note, dish.price].join('\t'))
        .join('\n'),
      { type: 'text/tab-separated-values' },
    );
    const bundle = kit.bundle(
      'carte',
      `fetch(${kit.source('karte.tsv')}).then(function(r){return r.text()}).then(function(t){var h=document.querySelectorAll('h2[lang]');t.split('\\n').reverse().forEach(function(z){var f=z.split('\\t');h[f[0]].insertAdjacentHTML('afterend','<p><b>'+f[1]+'</b> '+f[2]+' <i>'+f[3]+'</i></p>')})});`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${courses.map((course) => `<h2 lang="${kit.tongue.code}">${course}</h2>`).join('')}<p>${kit.words.footer[0] ?? ''}</p>`)}<script src="${bundle}"></script>`,
      }),
      { expects: dishes.slice(0, 3).map((dish) => dish.note) },
    );
  }),

  needsBrowser('gallery-captions-by-script', (kit) => {
    const photos = kit.items(kit.dice.int(6, 12));
    const figures = photos.map((_, index) => {
      const address = picture(kit, `${kit.mark}-${index}`);
      return {
        address,
        html: `<figure><img src="${address}" alt=""><figcaption></figcaption></figure>`,
      };
    });
    const captions = Object.fromEntries(
      photos.map((photo, index) => [figures[index]?.address ?? '', photo.note]),
    );
    kit.part('legenden.js', `export default ${json(captions)};`);
    const bundle = kit.bundle(
      'bildband',
      `const {default:c}=await import(${kit.source('legenden.js')});for(const f of document.querySelectorAll('figure')){f.lastElementChild.textContent=c[f.firstElementChild.getAttribute('src')]}`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<h1>${kit.title}</h1>${figures.map(({ html }) => html).join('\n')}`)}<script type="module" src="${bundle}"></script>`,
      }),
      { expects: [photos[0]?.note ?? '', photos[2]?.note ?? '', photos[5]?.note ?? ''] },
    );
  }),

  needsBrowser('mini-shop-of-typed-arrays', (kit) => {
    const wares = kit.items(kit.dice.int(4, 8));
    const text = JSON.stringify(wares.map(({ name, note, price }) => [name, note, price]));
    const codes = Array.from(text, (letter) => letter.charCodeAt(0));
    kit.part(
      'w.js',
      `window.w=Uint16Array.of(${codes.join(',')});dispatchEvent(new Event('waren'));`,
    );
    const bundle = kit.bundle(
      'laden',
      `addEventListener('waren',function(){var s='';for(var i=0;i<w.length;i++)s+=String.fromCharCode(w[i]);var d=document.querySelectorAll('main > div')[1];JSON.parse(s).forEach(function(v){['h4','p','mark'].forEach(function(t,i){var e=document.createElement(t);e.textContent=v[i];d.appendChild(e)})})});var q=document.createElement('script');q.src=${kit.source('w.js')};document.body.appendChild(q);`,
    );
    return kit.page(
      kit.document({
        body: `${around(kit, `<main><div><h1>${kit.title}</h1></div><div></div><div><p>${kit.sentence()}</p></div></main>`)}<script src="${bundle}"></script>`,
      }),
      { expects: wares.slice(0, 3).map((one) => one.note) },
    );
  }),
];

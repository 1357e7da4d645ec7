/**
 * Pages of the kinds that are hard to keep: many parts, workers, bodies read as blobs, frames of other
 * origins, shadow roots, styles made by scripts, state of forms, old markup. `other` is another site.
 */
const WORDS =
  'A masonry heater burns a small load of dry wood fast and hot and keeps its warmth in the stone for most of a day'.split(
    ' ',
  );

const paragraph = (seed: number): string =>
  `<p>${Array.from({ length: 45 }, (_, index) => WORDS[(seed * 7 + index * (seed + 3)) % WORDS.length]).join(' ')}.</p>`;

const page = (title: string, head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Some 60 requests of nearly every kind; sets `document.title` to "done" when its scripts have shown all. */
export function wholePage(other: string): string {
  const pictures = Array.from(
    { length: 24 },
    (_, n) =>
      `<img src="/img/${n}.png" width="120" height="90" alt="Picture ${n}"${n > 12 ? ' loading="lazy"' : ''}>`,
  ).join('');
  return page(
    'Whole',
    `<link rel="stylesheet" href="/css/main.css"><link rel="stylesheet" href="/css/print.css" media="print">
     <link rel="preload" as="image" href="/img/40.png"><link rel="icon" href="/img/41.png">
     <link rel="stylesheet" href="${other}/css/other.css">
     <style>.hero{background:url(img/50.png) 0 0/cover;height:120px} .x{background-image:image-set(url("/img/51.png") 1x, url("/img/52.png") 2x);height:60px}</style>`,
    `<header class="hero"><h1>Everything at once</h1></header><div class="x"></div><div class="imported">imported</div><main>
     ${[1, 2, 3, 4].map(paragraph).join('')}<div class="grid">${pictures}</div>
     <img src="/img/60.png" srcset="/img/61.png 2x, /img/60.png 1x" alt="dense">
     <img src="/img/62.png" srcset="/img/63.png 240w, /img/64.png 480w" sizes="240px" alt="wide">
     <picture><source media="(min-width:600px)" srcset="/img/65.png"><img src="/img/66.png" alt="picked"></picture>
     <img src="/gone.png" alt="not there"><img src="/moved.png" alt="moved"><img id="blob" alt="made"><video src="/film.mp4" poster="/img/67.png" width="200" height="100"></video>
     <svg width="80" height="40"><image href="/img/68.png" width="80" height="40"/></svg>
     <p id="posted">…</p><p id="worked">…</p><p id="module">…</p><p id="xhr">…</p><p id="blobbed">…</p>
     <iframe src="${other}/frame" width="300" height="80"></iframe>
     ${[5, 6, 7, 8, 9].map(paragraph).join('')}<img src="/img/69.png" loading="lazy" width="120" height="90" alt="last"></main>
     <script src="/js/plain.js"></script><script type="module" src="/js/module.js"></script>
     <script>
       const say = (id, text) => { document.getElementById(id).textContent = text; };
       const all = [
         fetch('/api/post', { method: 'POST', body: JSON.stringify({ ask: 7 }) }).then((r) => r.text()).then((t) => say('posted', t)),
         fetch('/api/bytes').then((r) => r.blob()).then((b) => say('blobbed', b.size + ' bytes as a blob')),
         fetch('/img/70.png').then((r) => r.blob()).then((b) => new Promise((done) => { const i = document.getElementById('blob'); i.onload = done; i.src = URL.createObjectURL(b); })),
         new Promise((done) => { const w = new Worker('/js/worker.js'); w.onmessage = (e) => { say('worked', e.data); done(); }; }),
         new Promise((done) => { const x = new XMLHttpRequest(); x.open('GET', '/api/xhr?_=' + Date.now()); x.onload = () => { say('xhr', x.responseText); done(); }; x.send(); }),
         new Promise((done) => addEventListener('moduled', done, { once: true })),
       ];
       navigator.serviceWorker?.register('/js/sw.js').catch(() => {});
       navigator.sendBeacon('/api/ping', 'x');
       Promise.all(all).then(() => { document.title = 'done'; });
     </script>`,
  );
}

/** Shadow roots, adopted sheets, rules put in by scripts, a canvas, an element that must be defined to show. */
export const APP_PAGE = page(
  'App',
  `<style>my-card:not(:defined){visibility:hidden} #made{} .made{color:rgb(1,2,3)}</style>`,
  `<my-card><span slot="name">In the slot</span> and light words</my-card><div class="made">made by rules</div>
   <canvas id="c" width="200" height="80">no canvas</canvas><div class="adopted">adopted</div>
   <script>
     class Card extends HTMLElement { constructor() { super();
       const root = this.attachShadow({ mode: 'open' });
       root.innerHTML = '<style>b{color:green}</style><b>In the shadow</b> <slot name="name"></slot> <i class="a">styled</i><inner-box></inner-box><slot></slot>';
       const sheet = new CSSStyleSheet(); sheet.replaceSync('.a{color:rgb(9,8,7);background:url(/img/80.png)}'); root.adoptedStyleSheets = [sheet];
     } }
     class Box extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<p>Deeper still</p>'; } }
     customElements.define('my-card', Card); customElements.define('inner-box', Box);
     document.styleSheets[0].insertRule('.made{border:5px solid rgb(10,20,30)}', 0);
     const sheet = new CSSStyleSheet(); sheet.replaceSync('.adopted{padding:7px}'); document.adoptedStyleSheets = [sheet];
     const g = document.getElementById('c').getContext('2d'); g.fillStyle = 'rgb(200,10,10)'; g.fillRect(0, 0, 100, 80); g.fillStyle = 'rgb(10,10,200)'; g.fillRect(100, 0, 100, 80);
   </script>`,
);

/** Closed shadow roots, pixels of the graphics card, plugins' elements, pictures for other windows. */
export const hiddenPage = (other: string): string =>
  page(
    'Hidden',
    `<link rel="stylesheet" href="${other}/css/dark.css"><style>#gl{display:block} @media (max-width:500px){h1{background:url(/img/93.png)}} @media print{h1{background:url(/img/95.png)}}</style>`,
    `<h1>Hidden</h1><my-safe><b slot="s">in light</b></my-safe><div id="host" style="height:40px"></div><canvas id="gl" width="200" height="80"></canvas>
   <object data="/frame" type="text/html" width="300" height="100"></object><object data="/gone.bin" type="application/x-none" class="stead">In its stead</object>
   <div id="made" style="height:20px"></div>
   <script>
     fetch('/img/96.png').then((r) => r.blob()).then((b) => { made.style.background = 'url(' + URL.createObjectURL(b) + ')'; });
     const shut = (host, html) => { const root = host.attachShadow({ mode: 'closed' }); root.innerHTML = html; return root; };
     customElements.define('my-lid', class extends HTMLElement { constructor() { super(); shut(this, '<i>Deeper shut</i>'); } });
     customElements.define('my-safe', class extends HTMLElement { constructor() { super(); shut(this, '<style>p{color:rgb(7,8,9)}</style><p>Shut away</p><slot name="s"></slot><my-lid></my-lid>'); } });
     shut(host, '<u>Shut in a box</u>');
     const gl = document.getElementById('gl').getContext('webgl');
     if (gl) { gl.clearColor(1, 0, 0, 1); gl.clear(gl.COLOR_BUFFER_BIT); }
   </script>`,
  );

/** What somebody has typed and opened. */
export const FORM_PAGE = page(
  'Form',
  '<style>dialog::backdrop{background:rgba(0,0,0,.5)}</style>',
  `<form><input id="t" value="old"><input id="p" type="password"><input id="k" type="checkbox"><textarea id="a">old</textarea>
   <select id="s"><option>one</option><option>two</option></select></form><details id="d"><summary>More</summary>Inside</details>
   <dialog id="m">A question</dialog><pre>

two lines above</pre><div onclick="alert(1)">handled</div><a href="javascript:alert(1)">run</a><noscript>no scripts</noscript>
   <script>t.value = 'typed'; p.value = 'secret'; k.checked = true; a.value = 'written'; s.selectedIndex = 1; d.open = true; m.showModal();</script>`,
);

/** Frames of two sites, three deep, one without an address and one that has its text in an attribute. */
export const framedPage = (own: string, other: string): string =>
  page(
    'Framed',
    '<style>iframe{width:400px;height:150px;border:1px solid}</style>',
    `<h1>Outside</h1><iframe src="${other}/frame?deep=${encodeURIComponent(own)}"></iframe>
     <iframe srcdoc="&lt;p&gt;In an attribute&lt;/p&gt;&lt;img src='/img/90.png'&gt;"></iframe><iframe></iframe>
     <script>document.querySelectorAll('iframe')[2].contentDocument.body.innerHTML = '<p>Written by a script</p>';</script>`,
  );

export const framePage = (deep: string): string =>
  page(
    'Frame',
    '<link rel="stylesheet" href="/css/frame.css">',
    `<p class="framed">Words in a frame</p><img src="/img/91.png" alt="">${deep === '' ? '' : `<iframe src="${deep}/deepest" width="200" height="60"></iframe>`}`,
  );

/** No doctype, tables, a base, an old encoding (bytes are Latin-1). */
export const OLD_PAGE = `<html><head><meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><title>Old</title><base href="/old/deep/"><link rel=stylesheet href="old.css"></head>
<body bgcolor="#eeeecc" background="tile.png"><table width="600" border="1" background="tile.png"><tr><td><font size="5">Caf\u00e9 au lait</font><td><img src="tile.png"><td>3</table><p>One<p>Two <b>bold <i>both</b> only</i><center>middle</center><a href="next.html">next</a></body></html>`;

/** Text, figures and pictures that come as one scrolls. */
export const ARTICLE_PAGE = page(
  'Article',
  '<link rel="stylesheet" href="/css/main.css">',
  `<article><h1>On heat</h1>${Array.from(
    { length: 30 },
    (_, n) =>
      `${paragraph(n)}${n % 5 === 0 ? `<figure><img loading="lazy" src="/img/${100 + n}.png" width="400" height="300" alt=""><figcaption>Figure ${n}</figcaption></figure>` : ''}`,
  ).join('')}</article>`,
);
